/** The rules pages, fetched once for each game and language. */

import { call } from '../api/http';
import type { RulesPage } from '../api/types';
import type { Language } from '../app/languages';

const pages = new Map<string, Promise<RulesPage>>();

export function rulesOf(game: string, language: Language): Promise<RulesPage> {
  const key = `${game}/rules/${language}`;
  let page = pages.get(key);
  if (!page) {
    page = call<RulesPage>('GET', `/games/${key}`);
    page.catch(() => pages.delete(key));
    pages.set(key, page);
  }
  return page;
}
