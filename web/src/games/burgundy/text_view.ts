/** The text view of The Castles of Burgundy; the estates are grids. */

import { plainly, seatsFrom, type Area, type Cell, type Line, type DescribeTable } from '../../text_view/description';
import { capital, number, t, together, worded } from '../../words/words.svelte';
import { FILLS } from './colours';
import { groundOf, type Ground } from './estate/ground';
import { PHASES, colourOf, hexPlaces, knowledgeTile, type Material } from './printed';
import type { BurgundyView, DepotView, PlayerView } from './view';
import { called, goodInWords, goodsInWords, tileInWords } from './names';

export const describeTable: DescribeTable<BurgundyView, Material> = ({ view, material, near, names }) => [
  course(view, material, names),
  ...(view.effect || view.surplus || view.loading.length ? [waiting(view)] : []),
  ...seatsFrom(near, names.length).slice(0, 1).map((seat) => player(view, material, seat, names, true)),
  depots(view, material),
  bonuses(view, material, names),
  ...seatsFrom(near, names.length).slice(1).map((seat) => player(view, material, seat, names, false)),
];

function course(view: BurgundyView, material: Material, names: string[]): Area {
  const phase = PHASES.indexOf(view.phase);
  const named = (seats: number[]): string => seats.map((seat) => names[seat]).join(', ');
  const order = view.order.map((seat) => ({ says: t('burgundy-words-track', { player: names[seat] ?? '', space: view.players[seat]?.track ?? 0 }), thing: `marker:${seat}` }));
  return {
    id: 'course',
    title: phase < 0 ? t('burgundy-table-choosing') : t('burgundy-table-phase', { phase: called(view.phase), round: view.round }),
    brief: view.over ? t('web-over') : t('burgundy-words-turn', { player: names[view.seat] ?? '' }),
    lines: [
      ...plainly(
        phase < 0 ? t('burgundy-table-choosing-hint') : t('burgundy-words-phase', { phase: called(view.phase), points: material.phase_points[phase] ?? 0 }),
        phase < 0 ? t('burgundy-words-round', { round: view.round }) : '',
        view.white_die ? t('burgundy-words-white-die', { number: view.white_die }) : '',
        view.bought ? t('burgundy-words-bought') : '',
      ),
      ...(view.round_goods.length
        ? [{ says: t('burgundy-words-coming'), under: view.round_goods.map((good, n) => ({ says: t('burgundy-board-coming', { round: view.round + n + 1, good: called(good) }) })) }]
        : []),
      { says: t('burgundy-board-order'), under: order },
      ...plainly(t('burgundy-words-round-order', { players: named(view.round_order), turn: view.turn })),
      { says: t('burgundy-board-phases'), under: PHASES.map((id, place) => ({ says: t('burgundy-board-phase-points', { phase: called(id), points: material.phase_points[place] ?? 0 }) })) },
      ...plainly(t('burgundy-words-edition', { edition: view.edition })),
    ],
  };
}

/** The mandatory next decision. */
function waiting(view: BurgundyView): Area {
  const fresh: Record<string, number> = {};
  for (const depot of view.loading) {
    for (const [good, count] of Object.entries(view.depots[depot - 1]?.goods ?? {})) fresh[good] = (fresh[good] ?? 0) + count;
  }
  return {
    id: 'waiting',
    title: t('burgundy-words-waiting'),
    lines: [
      ...plainly(
        view.effect ? worded('burgundy-table-effect', { tile: view.effect }) : '',
        view.surplus ? t('burgundy-table-surplus', { tile: tileInWords(view.surplus) }) : '',
        view.loading.length ? t('burgundy-words-loading', { number: view.loading.length, depots: together(view.loading.map(String)) }) : '',
      ),
      ...Object.entries(fresh).map(([good, count]) => ({ says: goodInWords(good, count), thing: `fresh:${good}` })),
    ],
  };
}

function depots(view: BurgundyView, material: Material): Area {
  const shown = view.depots.slice(0, -1);
  const black = view.depots.at(-1)!;
  return {
    id: 'depots',
    title: t('burgundy-words-depots'),
    areas: [
      ...shown.map((depot, place) =>
        depotArea(`depot-${place + 1}`, t('burgundy-board-depot-name', { depot: place + 1 }), depot, `${place + 1}`, material, (space) => material.depots[place]?.[space]?.[0] ?? ''),
      ),
      depotArea('depot-black', t('burgundy-board-black'), black, 'black', material, () => ''),
      {
        id: 'removed',
        title: t('burgundy-words-removed'),
        brief: number(Object.values(view.removed).reduce((sum, count) => sum + count, 0)),
        closed: true,
        lines: Object.entries(view.removed).map(([tile, count]) => ({ says: t('burgundy-words-count', { count, tile: called(tile) }) })),
      },
    ],
  };
}

function depotArea(id: string, title: string, depot: DepotView, name: string, material: Material, colour: (space: number) => string): Area {
  const tiles = depot.spaces.flatMap((tile, space) => (depot.used[space] && tile ? [called(tile)] : []));
  const spaces = depot.spaces.flatMap((tile, space): Line[] => {
    if (!depot.used[space]) return [];
    const empty = colour(space) ? t('burgundy-board-empty-space', { colour: called(colour(space)) }) : t('burgundy-board-empty-black');
    const says = tile ? t('burgundy-words-tile', { tile: tileInWords(tile), colour: called(colourOf(material, tile)) }) : empty;
    return [{ says: t('burgundy-words-space', { space: space + 1, says }), thing: `space:${name}.${space + 1}` }];
  });
  const goods: Line[] = name === 'black' ? [] : [{ says: t('burgundy-words-depot-goods', { goods: goodsInWords(depot.goods) }), thing: `depot:${name}` }];
  const held = Object.entries(depot.goods).map(([good, count]) => worded('burgundy-words-goods-in-depot', { count, good }));
  return { id, title, brief: [...tiles, ...held].join(', ') || t('burgundy-words-empty'), lines: [...spaces, ...goods] };
}

function bonuses(view: BurgundyView, material: Material, names: string[]): Area {
  const worth = { large: material.large_bonus_points[view.players.length] ?? 0, small: material.small_bonus_points[view.players.length] ?? 0 };
  const lines = material.colours.map((colour): Line => {
    const left = view.bonus_tiles[colour] ?? [];
    const race = view.players.map(({ estate, hexes }, seat) => {
      const missing = groundOf(material, estate).colours.filter((one, hex) => one === colour && !hexes[hex]).length;
      return t('burgundy-board-race', { player: names[seat] ?? '', missing });
    });
    return {
      says: t('burgundy-board-bonus-left', {
        colour: capital(called(colour)),
        large: left.includes('large') ? worth.large : 0,
        small: left.includes('small') ? worth.small : 0,
        pile: view.piles[colour] ?? 0,
      }),
      under: view.phase ? plainly(race.join('. ')) : [],
    };
  });
  const others = Object.entries(view.piles).filter(([pile]) => !material.colours.includes(pile));
  return {
    id: 'bonuses',
    title: t('burgundy-board-bonus-tiles'),
    closed: true,
    lines: [...lines, ...others.map(([, tiles]) => ({ says: t('burgundy-words-black-pile', { tiles }) }))],
  };
}

function player(view: BurgundyView, material: Material, seat: number, names: string[], near: boolean): Area {
  const has = view.players[seat]!;
  const id = `seat-${seat}`;
  const holdings = { points: has.points, workers: has.workers, silver: has.silver };
  return {
    id,
    title: names[seat] ?? '',
    brief: t('burgundy-words-holdings', holdings),
    lines: [
      ...has.dice.map(({ number: shown, used }, place) => ({
        says: t(used ? 'burgundy-board-die-used' : 'burgundy-board-die', { number: shown }),
        thing: `die:${seat}.${place}`,
      })),
      { says: t('burgundy-board-workers', { workers: has.workers }), thing: `workers:${seat}` },
      { says: t('burgundy-board-silver', { silver: has.silver }), thing: `silver:${seat}` },
      { says: t('burgundy-words-storage'), under: has.storage.map((tile, place) => ({ says: tile ? tileInWords(tile) : t('burgundy-board-empty-storage', { storage: place + 1 }), thing: `storage:${seat}.${place + 1}` })) },
      Object.keys(has.goods).length
        ? { says: t('burgundy-words-goods'), under: Object.entries(has.goods).map(([good, count]) => ({ says: goodInWords(good, count), thing: `good:${seat}.${good}` })) }
        : { says: t('burgundy-words-no-goods') },
      ...plainly(Object.keys(has.sold).length ? t('burgundy-board-sold-goods', { goods: goodsInWords(has.sold) }) : ''),
      ...(has.knowledge.length ? [{ says: t('burgundy-words-knowledge'), under: has.knowledge.map((one) => ({ says: tileInWords(knowledgeTile(one)) })) }] : []),
      ...Object.entries(has.bonus_tiles).map(([colour, size]) => ({
        says: t('burgundy-board-bonus', { colour: called(colour), points: (size === 'large' ? material.large_bonus_points : material.small_bonus_points)[view.players.length] ?? 0 }),
      })),
    ],
    areas: estates(view, material, has, seat, id, near),
  };
}

/** The estate with its regions, or those to choose from. */
function estates(view: BurgundyView, material: Material, has: PlayerView, seat: number, id: string, near: boolean): Area[] {
  const choices = has.choices.map((estate): Area => {
    const ground = groundOf(material, estate);
    const empty = ground.colours.map(() => '');
    return {
      id: `${id}-choice-${estate}`,
      title: called(estate),
      brief: t('burgundy-words-to-choose'),
      closed: !near,
      grid: {
        label: called(estate),
        rows: grid(material, ground, empty, view.phase, -1, (hex) => (near && ground.colours[hex] === 'castle' ? `castle:${estate}.${hex}` : '')),
      },
    };
  });
  if (!has.estate) return [...choices, ...(has.choices.length ? [] : [{ id: `${id}-estate`, title: t('burgundy-board-no-estate') }])];
  const ground = groundOf(material, has.estate);
  const filled = has.hexes.filter(Boolean).length;
  return [
    ...choices,
    {
      id: `${id}-estate`,
      title: called(has.estate),
      brief: t('burgundy-words-filled', { filled, hexes: has.hexes.length }),
      closed: !near,
      grid: { label: called(has.estate), rows: grid(material, ground, has.hexes, view.phase, has.start_castle, (hex) => `hex:${seat}.${hex}`) },
    },
    {
      id: `${id}-regions`,
      title: t('burgundy-board-regions'),
      brief: number(ground.regions.length),
      closed: true,
      lines: ground.regions.map((_, region) => ({ says: capital(regionInWords(material, ground, has.hexes, view.phase, region)) })),
    },
  ];
}

/** `building, 2 of 4 filled; filling the region scores 10 points now, 8 in the next phase`. */
function regionInWords(material: Material, ground: Ground, hexes: readonly string[], phase: string, region: number): string {
  const { colour, hexes: inside } = ground.regions[region]!;
  const filled = inside.filter((hex) => hexes[hex]).length;
  const size = inside.length;
  if (filled === size) return worded('burgundy-words-region-full', { colour, size });
  const [now, next] = [0, 1].map((later) => {
    const more = material.phase_points[Math.max(0, PHASES.indexOf(phase)) + later];
    return more === undefined ? 0 : (material.region_points[size - 1] ?? 0) + more;
  });
  return t('burgundy-board-region', { colour: called(colour), filled, size, now: now!, next: next! });
}

/** The sides of a hex, from the upper right on clockwise, as `Ground.neighbours` has them. */
const SIDES = ['upper-right', 'right', 'lower-right', 'lower-left', 'left', 'upper-left'];
/** From the left on clockwise, the natural order for reading around a hex. */
const AROUND = [4, 5, 0, 1, 2, 3];

function grid(material: Material, ground: Ground, hexes: readonly string[], phase: string, start: number, thing: (hex: number) => string): Cell[][] {
  const rows: Cell[][] = material.rows.map(() => []);
  const short = (hex: number): string => (hexes[hex] ? called(hexes[hex]) : t('burgundy-words-hex-empty', { colour: called(ground.colours[hex]!), number: material.numbers[hex] ?? 0 }));
  hexPlaces(material).forEach(({ half, row }, hex) => {
    const tile = hexes[hex] ?? '';
    const colour = ground.colours[hex]!;
    const around = AROUND.flatMap((side) => {
      const other = ground.neighbours[hex]![side]!;
      return other < 0 ? [] : [t('burgundy-words-neighbour', { side: SIDES[side]!, hex: short(other) })];
    });
    const says = [
      capital(t('burgundy-words-hex', { hex, number: material.numbers[hex] ?? 0, what: tile ? tileInWords(tile) : t('burgundy-words-hex-free', { colour: called(colour) }) })),
      hex === start ? t('burgundy-words-start-castle') : '',
      t('burgundy-words-in-region', { region: regionInWords(material, ground, hexes, phase, ground.regionOf[hex]!) }),
      t('burgundy-words-around', { neighbours: around.join(', ') }),
    ].filter(Boolean);
    rows[row]!.push({
      says: says.join('. '),
      short: tile ? called(tile) : `${material.numbers[hex]} ${called(colour)}`,
      at: half,
      edge: FILLS[colour]!.fill,
      ...(thing(hex) ? { thing: thing(hex) } : {}),
    });
  });
  return rows;
}
