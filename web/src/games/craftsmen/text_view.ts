/** The text view of Craftsmen. */

import { plainly, seatsFrom, type Area, type Line, type DescribeTable } from '../../text_view/description';
import { hasName, inWords, number, person, t, words } from '../../words/words.svelte';
import { stageOf, TYPE_OF, type Material } from './printed';
import type { BuiltView, CardView, CraftsmenView, DiscView, GuildView, MarketView, PlayerView } from './view';
import { called, capitalInWords, cardInWords, counted, kindName, planInWords, single } from './names';

export const describeTable: DescribeTable<CraftsmenView, Material> = ({ view, material, near, names }) => {
  const [mine, ...others] = seatsFrom(near, names.length).map((seat) => player(view, material, seat, names, seat === near));
  return [course(view, names), ...stake(view, names), mine!, guilds(view, names), market(view, material), harbour(view, names), ...others, chart(view, material, near)];
};

const named = (seats: readonly number[], names: string[]): string => seats.map((seat) => names[seat] ?? '').join(', ');

function course(view: CraftsmenView, names: string[]): Area {
  return {
    id: 'course',
    title: t('craftsmen-table-calendar', { year: view.year, season: called(view.season) }),
    brief: view.over ? t('web-over') : t('craftsmen-words-decides', { player: names[view.seat] ?? '', decision: called(`decision_${view.decision}`) }),
    lines: plainly(
      t('craftsmen-words-phase', { phase: view.phase }),
      view.stage ? t('craftsmen-words-stage', { guild: called(view.stage) }) : '',
      view.actor >= 0 ? t('craftsmen-words-actor', person('player', names[view.actor] ?? '')) : '',
      view.begun ? t('craftsmen-words-begun') : '',
      t('craftsmen-table-order', { players: named(view.order, names) }),
      view.order_change.length ? t('craftsmen-words-order-change', { players: named(view.order_change, names) }) : '',
      view.passed.length ? t('craftsmen-words-passed', { players: named(view.passed, names) }) : '',
      view.privilege_used ? t('craftsmen-words-privilege-used') : '',
      view.work_points ? t('craftsmen-table-work-points', { points: view.work_points }) : '',
      view.raws_left ? t('craftsmen-words-raws-left', { raws: view.raws_left }) : '',
    ),
  };
}

/** Auction, payment, search: the subject of the decision. */
function stake(view: CraftsmenView, names: string[]): Area[] {
  const bidders = view.players.flatMap((_, seat) => {
    const [bid, inside] = [view.bids[seat] ?? 0, view.bidding.includes(seat)];
    if (!bid && !inside && !view.lot) return [];
    return [t('craftsmen-words-bidder', { player: names[seat] ?? '', bid, inside: inside ? 1 : 0 })];
  });
  const lines: Line[] = [
    ...(view.lot ? [{ says: cardInWords(view.lot) }] : []),
    ...plainly(
      view.bid ? t('craftsmen-words-bid', { bid: view.bid }) : '',
      view.bidder >= 0 ? t('craftsmen-words-highest', { player: names[view.bidder] ?? '' }) : '',
      ...bidders,
      view.mayor.length || view.mayor_bid ? `${t('craftsmen-board-mayor', { bid: view.mayor_bid })} ${capitalInWords(view.mayor)}` : '',
      view.price ? t('craftsmen-words-price', { price: view.price }) : '',
      view.payable_with.length ? `${t('craftsmen-board-payable')} ${view.payable_with.map(called).join(', ')}` : '',
      view.paid.length ? `${t('craftsmen-board-paid')} ${capitalInWords(view.paid)}` : '',
      view.paid_value ? t('craftsmen-words-paid-value', { value: view.paid_value }) : '',
      view.cards_left ? t('craftsmen-words-cards-left', { cards: view.cards_left }) : '',
      view.waiting_move ? t('craftsmen-words-waiting', { move: moveInShort(view.waiting_move) }) : '',
      view.looking_hidden ? t('craftsmen-words-looking-hidden', { cards: view.looking_hidden }) : '',
      view.put_below ? t('craftsmen-words-put-below') : '',
    ),
    ...(view.looking.length ? [{ says: t('craftsmen-words-looking'), under: cards(view.looking) }] : []),
  ];
  return lines.length ? [{ id: 'stake', title: t('craftsmen-words-stake'), lines }] : [];
}

/** `purchase flour bakery` as text: its kind, and the names of its parts. */
function moveInShort(text: string): string {
  const [verb = '', ...things] = text.split(' ');
  const kind = `craftsmen-group-${verb.replaceAll('_', '-')}`;
  return [words.has(kind) ? t(kind) : verb, ...things.map((thing) => (hasName('craftsmen', thing) ? called(thing) : thing))].join(', ');
}

const cards = (list: readonly CardView[]): Line[] => list.map((card) => ({ says: cardInWords(card), thing: `card:${card.id}` }));

function guilds(view: CraftsmenView, names: string[]): Area {
  return {
    id: 'guilds',
    title: t('craftsmen-table-guilds'),
    areas: view.guilds.map((guild) => guildArea(guild, names)),
  };
}

function guildArea(guild: GuildView, names: string[]): Area {
  const inside = guild.discs.flat().map(({ seat }) => names[seat] ?? '');
  const key = guild.guild.replaceAll('_', '-');
  return {
    id: `guild-${guild.guild}`,
    title: t(`craftsmen-board-short-${key}`),
    brief: inside.join(', ') || t('craftsmen-board-nobody'),
    lines: [
      { says: t(`craftsmen-board-guild-${key}`) },
      ...guild.fields.map((kind, field) => ({
        says: t('craftsmen-words-field', { field: field + 1, kind: t(`craftsmen-table-${kind}`), helpers: helpers(guild.discs[field] ?? [], names) }),
        thing: `field:${guild.guild}.${field + 1}`,
      })),
    ],
  };
}

/** The discs on a field; the upper one covers the lower one. */
function helpers(discs: readonly DiscView[], names: string[]): string {
  const described = discs.map(({ seat, used_privilege, acting }) =>
    t('craftsmen-words-disc', { player: names[seat] ?? '', used: used_privilege ? 1 : 0, acting: acting ? 1 : 0 }),
  );
  if (described.length < 2) return described[0] ?? t('craftsmen-board-nobody');
  return t('craftsmen-words-covered', { lower: described[0]!, upper: described[1]! });
}

function market(view: CraftsmenView, material: Material): Area {
  const open = view.capital_open.map((kind, place) => ({
    says: called(kind),
    thing: `open:${kind}${view.capital_open.indexOf(kind) < place ? '.2' : ''}`,
  }));
  const deck = t('craftsmen-board-capital-deck', { cards: view.capital_deck, discard: capitalInWords(view.capital_discard) });
  return {
    id: 'market',
    title: t('craftsmen-area-market'),
    areas: [
      { id: 'capital', title: t('craftsmen-board-capital'), brief: view.capital_open.map(called).join(', '), lines: [...open, { says: deck, thing: 'deck:capital' }] },
      ...view.markets.map((one) => marketArea(one, material)),
      {
        id: 'pool',
        title: t('craftsmen-board-pool'),
        lines: [
          { says: t('craftsmen-board-privilege-pool', { tokens: view.privilege_tokens }), thing: 'pool:privilege' },
          { says: t('craftsmen-board-work-pool', { tokens: view.work_tokens }), thing: 'pool:work' },
          ...(view.players.length > 2 ? [{ says: t('craftsmen-board-order-change'), thing: 'track:change' }] : []),
          ...(view.box.length ? [{ says: t('craftsmen-words-box'), under: cards(view.box) }] : []),
          { says: t('craftsmen-board-bonus-tip'), under: Object.entries(view.bonus_tokens).map(([good, points]) => ({ says: t('craftsmen-board-bonus', { good: called(good), points }) })) },
        ],
      },
    ],
  };
}

function marketArea({ type, open, deck }: MarketView, material: Material): Area {
  const known = (card: string): string => (['house', 'plain', 'unknown'].includes(card) ? t(`craftsmen-words-deck-${card}`) : called(card));
  return {
    id: `market-${type}`,
    title: t('craftsmen-words-market', { type: called(type), price: material.price[type] ?? 0 }),
    brief: open.flatMap((card) => (card ? [kindName(card.id)] : [])).join(', ') || t('craftsmen-words-no-buildings'),
    lines: [
      ...open.flatMap((card) => (card ? cards([card]) : [{ says: t('craftsmen-words-gap') }])),
      { says: t('craftsmen-words-deck', { cards: deck.length }), thing: `deck:${type}`, under: plainly(runs(deck.map(known)).join(', ')) },
    ],
  };
}

/** Repetitions are combined, with their number: `2 × unknown`. */
function runs(described: string[]): string[] {
  const found: [string, number][] = [];
  for (const one of described) {
    const last = found.at(-1);
    if (last?.[0] === one) last[1] += 1;
    else found.push([one, 1]);
  }
  return found.map(([one, count]) => (count > 1 ? `${number(count)} × ${one}` : one));
}

function harbour(view: CraftsmenView, names: string[]): Area {
  const owner = (cube: string): string => (cube === 'natural' ? t('craftsmen-board-natural') : (names[Number(cube)] ?? ''));
  return {
    id: 'harbour',
    title: t('craftsmen-area-harbour'),
    areas: [
      {
        id: 'fair',
        title: t('craftsmen-board-fair'),
        lines: view.players.map(({ fair }, seat) => ({ says: t('craftsmen-board-fair-cubes', { ...person('player', names[seat] ?? ''), cubes: fair }), thing: `fair:${seat}` })),
      },
      {
        id: 'granary',
        title: t('craftsmen-board-granary'),
        lines: view.granary.map(({ good, cubes }) => ({
          says: t('craftsmen-board-column', { good: called(good), cubes: cubes.map(owner).join(', ') || t('craftsmen-board-nobody') }),
          thing: `granary:${good}`,
        })),
      },
      ...view.ships.map(({ bonuses, holds }, place): Area => ({
        id: `ship-${place + 1}`,
        title: t('craftsmen-words-ship', { ship: place + 1 }),
        brief: holds.map(({ product, cubes }) => `${called(product)} ${number(cubes.length)}/2`).join(', '),
        lines: [
          { says: t('craftsmen-board-ship', { ship: place + 1, bonuses: bonuses.join(', ') }), thing: `ship:${place + 1}` },
          ...holds.map(({ product, points, cubes }) => ({
            says: t('craftsmen-board-hold', { good: called(product), points, cubes: named(cubes, names) || t('craftsmen-board-nobody') }),
          })),
        ],
      })),
    ],
  };
}

function player(view: CraftsmenView, material: Material, seat: number, names: string[], near: boolean): Area {
  const has = view.players[seat]!;
  const own = view.viewer === seat;
  const id = `seat-${seat}`;
  const cost = (card: CardView): number => material.cost[TYPE_OF[stageOf(material, card.makes)]] ?? 0;
  const building = near && view.seat === seat && view.decision === 'build';
  const end = (side: string): Line[] => (building ? [{ says: t('craftsmen-board-end', { side: called(side) }), thing: `end:${side}` }] : []);
  return {
    id,
    title: names[seat] ?? '',
    brief: t('craftsmen-words-holdings', { points: has.points, helpers: has.helpers, capital: has.capital_cards }),
    lines: plainly(
      t('craftsmen-board-helpers', { helpers: has.helpers }),
      t('craftsmen-board-capital-cards', { cards: has.capital_cards }),
      t('craftsmen-board-building-cards', { cards: has.building_cards }),
      t('craftsmen-board-privileges', { tokens: has.privilege_tokens }),
    )
      .concat({ says: t('craftsmen-board-works', { tokens: has.work_tokens }), ...(near ? { thing: `work:${seat}` } : {}) })
      .concat(
        plainly(
          t('craftsmen-board-cubes', { cubes: has.cubes }),
          ...has.bonus_tokens.map((good) => t('craftsmen-board-bonus-token', { good: called(good) })),
        ),
      ),
    areas: [
      ...(own && near ? hand(view, id, cost) : []),
      { id: `${id}-row`, title: t('craftsmen-board-row'), brief: number(has.row.length), closed: !near, lines: [...end('left'), ...row(has), ...end('right')] },
      ...known(has, id, own && near),
    ],
  };
}

/** The row from the left, with the missing goods of each workshop and their producers. */
function row({ row: built }: PlayerView): Line[] {
  return built.map(({ card, cubes }: BuiltView, place) => ({
    says: t('craftsmen-words-place', { place: place + 1, card: cardInWords(card) }),
    thing: `card:${card.id}`,
    under: card.inputs.map((good, input) => {
      const maker = built.findIndex((other) => other.card.makes === good);
      return {
        says: t('craftsmen-words-input', {
          ...inWords('craftsmen', { good }),
          there: cubes[input] ? 1 : 0,
          place: maker + 1,
          maker: maker < 0 ? '' : kindName(built[maker]!.card.id),
        }),
      };
    }),
  }));
}

function hand(view: CraftsmenView, id: string, cost: (card: CardView) => number): Area[] {
  return [
    {
      id: `${id}-capital`,
      title: t('craftsmen-board-hand-capital'),
      brief: [capitalInWords(view.hand_capital), view.hand_value ? t('craftsmen-board-worth', { value: view.hand_value }) : ''].filter(Boolean).join(', '),
      lines: single(view.hand_capital).map(({ id: thing, kind }) => ({ says: called(kind), thing })),
    },
    {
      id: `${id}-plans`,
      title: t('craftsmen-board-hand-buildings'),
      brief: view.hand_buildings.map(({ id: card }) => kindName(card)).join(', ') || t('craftsmen-board-none'),
      lines: view.hand_buildings.map((card) => ({ says: planInWords(card, cost(card)), thing: `card:${card.id}` })),
    },
  ];
}

/** The publicly known cards of a hand. */
function known(has: PlayerView, id: string, mine: boolean): Area[] {
  if (!has.capital_seen.length && !has.buildings_seen.length) return [];
  return [
    {
      id: `${id}-known`,
      title: t(mine ? 'craftsmen-words-known-of-you' : 'craftsmen-words-known'),
      closed: mine,
      lines: [
        ...counted(has.capital_seen).map(([kind, count]) => ({ says: capitalInWords(Array(count).fill(kind)) })),
        ...has.buildings_seen.map((card) => ({ says: cardInWords(card) })),
      ],
    },
  ];
}

/** The goods chart: each product with its inputs and its destination. */
function chart(view: CraftsmenView, material: Material, near: number): Area {
  const mine = new Set(view.players[near]!.row.map(({ card }) => card.makes));
  const open = new Set(view.markets.flatMap((one) => one.open.map((card) => card?.makes)));
  const product = ({ kind, makes, from, points }: Material['recipes']['kinds'][number]): Line => {
    const ships = material.ships.ships.flatMap(({ holds }, n) =>
      holds.flatMap((hold) => (hold.product === makes ? [t('craftsmen-chart-ship', { ship: n + 1, points: hold.points })] : [])),
    );
    const bonus = material.bonus_tokens.points[makes];
    const marks = [mine.has(makes) ? t('craftsmen-chart-mine') : '', open.has(makes) ? t('craftsmen-chart-open') : ''];
    return {
      says: t('craftsmen-words-product', { good: called(makes), kind: kindName(kind), from: from.map(called).join(', '), inputs: from.length, points }),
      under: plainly(...marks, ...ships, bonus !== undefined && view.bonus_tokens[makes] !== undefined ? t('craftsmen-board-bonus', { good: called(makes), points: bonus }) : ''),
    };
  };
  const costs = Object.values(TYPE_OF).map((type) => t('craftsmen-chart-costs', { type: called(type), price: material.price[type], cost: material.cost[type] }));
  return { id: 'chart', title: t('craftsmen-chart'), closed: true, lines: [...material.recipes.kinds.map(product), ...plainly(...costs, t('craftsmen-board-reconstructed'))] };
}
