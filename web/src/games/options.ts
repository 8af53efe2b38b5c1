/** How a table is set up. */

import type { GameInfo, OptionInfo } from '../api/types';
import { labelled, t, words } from '../words/words.svelte';

export type Options = Record<string, string | number>;

const written = (id: string | number): string => String(id).replaceAll('_', '-');
export const optionName = (game: string, option: string): string => t(`${game}-option-${written(option)}`);
export const valueName = (game: string, option: string, value: string | number): string =>
  t(`${game}-option-${written(option)}-${written(value)}`);

/** Whether an option changes anything, as the others are set. */
export const matters = ({ needs }: OptionInfo, options: Options): boolean =>
  Object.entries(needs).every(([other, values]) => values.includes(options[other]!));

export const usual = ({ options }: GameInfo): Options =>
  Object.fromEntries(options.map(({ name, default: value }) => [name, value]));

const same = (one: Options, other: Options): boolean =>
  Object.keys(one).every((name) => one[name] === other[name]);

/** The words of the options, which the page of the game has. */
export const needOptions = (game: string): Promise<void> => words.needPage(game);

/** A table's set-up in a few words: its preset, or what is otherwise; nothing where it is usual. */
export function setUpInWords(info: GameInfo | undefined, options: Options): string {
  if (!info || same(usual(info), options)) return '';
  const preset = info.presets.find((one) => same(one.options, options));
  if (preset && words.has(`${info.name}-preset-${preset.name}`)) return t(`${info.name}-preset-${preset.name}`);
  return info.options
    .filter((option) => options[option.name] !== option.default && matters(option, options))
    .filter(({ name }) => words.has(`${info.name}-option-${written(name)}`))
    .map(({ name }) => labelled(optionName(info.name, name), valueName(info.name, name, options[name]!)))
    .join(' · ');
}
