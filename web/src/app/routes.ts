import type { Component } from 'svelte';

// Each page has its own properties.
type LoadPage = () => Promise<{ default: Component<any> }>;

/**
 * All pages: the pattern of an address, and the component that shows it.
 *
 * A page receives the named parts of its address as properties. The build reads this table too:
 * to preload what a page needs (first/plugin.ts), and to list all pages for the server.
 */
export const ROUTES: Record<string, LoadPage> = {
  '/': () => import('../home/HomePage.svelte'),
  '/games/:name': () => import('../home/GamePage.svelte'),
  '/waiting': () => import('../home/WaitingTablesPage.svelte'),
  '/table/:id': () => import('../table/TablePage.svelte'),
  '/replay/:id/:studies?': () => import('../replay/ReplayPage.svelte'),
  '/learn/:name?/:chapter?': () => import('../learn/LearnPage.svelte'),
  '/puzzles/:name?/:number?': () => import('../puzzles/PuzzlesPage.svelte'),
  '/tournaments': () => import('../tournaments/TournamentsPage.svelte'),
  '/tournaments/:id': () => import('../tournaments/TournamentPage.svelte'),
  '/clubs': () => import('../clubs/ClubsPage.svelte'),
  '/clubs/:id/:key?': () => import('../clubs/ClubPage.svelte'),
  '/ratings/:name': () => import('../players/LeaderboardPage.svelte'),
  '/players/:id': () => import('../players/ProfilePage.svelte'),
  '/account': () => import('../account/AccountPage.svelte'),
  '/reset': () => import('../account/ResetPasswordPage.svelte'),
  '/emails': () => import('../account/UnsubscribePage.svelte'),
  // E-mails that were sent before 0.2 link here.
  '/letters': () => import('../account/UnsubscribePage.svelte'),
  '/about': () => import('../layout/AboutPage.svelte'),
};
if (import.meta.env.DEV) ROUTES['/art'] = () => import('../art/ArtPage.svelte');

export interface Match {
  load: LoadPage;
  props: Record<string, string>;
  /** A page with another identity is mounted again. */
  identity: string;
}

/** Find the page of an address and the named parts of the address. */
export function match(path: string): Match | undefined {
  const parts = path.split('/').slice(1);
  for (const [pattern, load] of Object.entries(ROUTES)) {
    const names = pattern.split('/').slice(1);
    const fits = names.every((name, n) => (name.startsWith(':') ? parts[n] || name.endsWith('?') : parts[n] === name));
    if (!fits || parts.slice(names.length).some(Boolean)) continue;
    const named = names.flatMap((name, n) => (name.startsWith(':') ? [[name.replace(/[:?]/g, ''), parts[n] ?? '']] : []));
    return { load, props: Object.fromEntries(named), identity: `${pattern} ${named[0]?.[1] ?? ''}` };
  }
  return undefined;
}
