/** Silhouettes and colours of tiles and goods. */

import bank from 'symbol:bank';
import boardingHouse from 'symbol:bed';
import bonus from 'symbol:laurel-crown';
import carpentersWorkshop from 'symbol:hand-saw';
import castle from 'symbol:castle';
import chicken from 'symbol:chicken';
import church from 'symbol:church';
import cityHall from 'symbol:capitol';
import coins from 'symbol:two-coins';
import cow from 'symbol:cow';
import crate from 'symbol:wooden-crate';
import dice from 'symbol:rolling-dices';
import house from 'symbol:house';
import knowledge from 'symbol:scroll-quill';
import market from 'symbol:shop';
import mine from 'symbol:mine-wagon';
import pig from 'symbol:pig';
import purchase from 'symbol:swap-bag';
import sheep from 'symbol:sheep';
import ship from 'symbol:cargo-ship';
import twin from 'symbol:village';
import warehouse from 'symbol:warehouse';
import watchtower from 'symbol:watchtower';
import worker from 'symbol:meeple';
import { FILLS } from './colours';

export { coins as silver, worker };

const KINDS = { castle, ship, mine, knowledge, building: house, animal: sheep };

export const COLOURS: Record<string, { fill: string; ink: string; symbol: string }> = Object.fromEntries(
  Object.entries(KINDS).map(([colour, symbol]) => [colour, { ...FILLS[colour]!, symbol }]),
);

/** Each kind of goods shows the number of its die. */
export const GOODS: Record<string, { fill: string; ink: string }> = {
  turquoise: { fill: '#4fc4c0', ink: '#06211f' },
  violet: { fill: '#6b3f96', ink: '#fff' },
  pink: { fill: '#f3a6c3', ink: '#330d1c' },
  red: { fill: '#b3261e', ink: '#fff' },
  brown: { fill: '#6d4423', ink: '#fff' },
  orange: { fill: '#f0923a', ink: '#2c1500' },
};

const BUILDINGS: Record<string, string> = {
  warehouse,
  watchtower,
  carpenters_workshop: carpentersWorkshop,
  church,
  market,
  boarding_house: boardingHouse,
  bank,
  city_hall: cityHall,
};
const ANIMALS: Record<string, string> = { cow, sheep, pig, chicken };

/** The subject of each knowledge tile, 1 to 26. */
const KNOWLEDGE = [
  twin, mine, coins, worker, ship, purchase, cow, dice, house, ship, castle, dice, coins, worker,
  crate, warehouse, watchtower, carpentersWorkshop, church, market, boardingHouse, bank, cityHall,
  sheep, crate, bonus,
];

export function symbolOf(tile: string): string {
  const [kind, number] = tile.split('_');
  if (kind === 'knowledge') return KNOWLEDGE[Number(number) - 1] ?? knowledge;
  return BUILDINGS[tile] ?? ANIMALS[kind!] ?? COLOURS[tile]?.symbol ?? house;
}
