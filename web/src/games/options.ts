/** The setup of a table. */

import type { GameInfo, OptionInfo } from '../api/types';
import { labelled, t, words } from '../words/words.svelte';

export type Options = Record<string, string | number>;

const written = (id: string | number): string => String(id).replaceAll('_', '-');
export const optionName = (game: string, option: string): string => t(`${game}-option-${written(option)}`);
export const valueName = (game: string, option: string, value: string | number): string =>
  t(`${game}-option-${written(option)}-${written(value)}`);

/** Whether an option has an effect with the other settings. */
export const matters = ({ needs }: OptionInfo, options: Options): boolean =>
  Object.entries(needs).every(([other, values]) => values.includes(options[other]!));

export const usual = ({ options }: GameInfo): Options =>
  Object.fromEntries(options.map(({ name, default: value }) => [name, value]));

const same = (one: Options, other: Options): boolean =>
  Object.keys(one).every((name) => one[name] === other[name]);

/** The texts of the options, part of the game's page. */
export const needOptions = (game: string): Promise<void> => words.needPage(game);

/**
 * The setup of a table in a few words: its preset, or unusual options; empty if it is the default.
 */
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
