/** Which things a person points at for a move, and which move pointing at things would be. */

import type { LegalMove } from '../../api/types';
import type { CraftsmenView } from '../../api/views/craftsmen';

/** The open capital cards; two of a kind are two things. */
export function openThings(view: CraftsmenView): { kind: string; thing: string }[] {
  const [first, second] = view.capital_open;
  return view.capital_open.map((kind, place) => ({
    kind,
    thing: `open:${kind}${place === 1 && first === second ? '.2' : ''}`,
  }));
}

/** The first building in the row of the acting player that makes a raw material. */
function sourceOf(view: CraftsmenView, good: string): string[] {
  const source = view.players[view.seat]?.row.find(({ card }) => card.makes === good);
  return source ? [`card:${source.card.id}`] : [];
}

/** A helper is sent to the first free field of a queue. */
function freeField(view: CraftsmenView, guild: string): number {
  const queue = view.guilds.find((one) => one.guild === guild);
  return (queue?.discs.findIndex((discs) => discs.length === 0) ?? 0) + 1;
}

export function things({ text }: LegalMove, view: CraftsmenView): string[] {
  const me = view.seat;
  const [verb, first = '', second = ''] = text.split(' ') as [string, string, string];
  const to = second === 'fair' ? `fair:${me}` : `card:${second}`;
  switch (verb) {
    case 'send':
      return [`field:${first}.${freeField(view, first)}`];
    case 'cover':
      return [`field:${first}.${second}`];
    case 'take':
      return first === 'both' ? openThings(view).map(({ thing }) => thing) : [`open:${first}`];
    case 'draw':
      return ['deck:capital'];
    case 'pay':
    case 'discard':
    case 'invest':
      return [`capital:${first}`];
    case 'build':
    case 'defy':
      return [`card:${first}`, `end:${second}`];
    case 'exchange':
    case 'swap':
    case 'buy':
    case 'auction':
    case 'lay':
    case 'put':
    case 'lose':
      return [`card:${first}`];
    case 'bid':
      return [`bid:${first}`];
    case 'search':
      return [`deck:${first}`];
    case 'make':
      return [...sourceOf(view, first), to];
    case 'fetch':
      return [`fair:${me}`, to];
    case 'process':
      return [`card:${first}`, second === 'granary' ? `granary:${productOf(view, first)}` : to];
    case 'load':
    case 'bribe':
      return [`card:${first}`, `ship:${second}`];
    case 'purchase':
      return [`granary:${first}`, to];
    case 'barter':
      return [`fair:${me}`, `granary:${first}`, to];
    case 'work':
      return [`work:${me}`];
    case 'token':
      return [`pool:${first}`];
    case 'change':
      return ['track:change'];
    default:
      return [];
  }
}

const productOf = (view: CraftsmenView, building: string): string =>
  view.players[view.seat]?.row.find(({ card }) => card.id === building)?.card.makes ?? '';

/** The nearest move with what was pointed at last; the server says why it cannot be. */
export function wish(pointed: string[], view: CraftsmenView): string | null {
  const mine = view.players[view.seat];
  if (!mine) return null;
  const found = (kind: string): string | undefined =>
    pointed.findLast((thing) => thing.startsWith(`${kind}:`))?.slice(kind.length + 1);
  const [kind, id] = pointed.at(-1)!.split(':') as [string, string];
  switch (kind) {
    case 'field': {
      const [guild, field] = id.split('.') as [string, string];
      const discs = view.guilds.find((one) => one.guild === guild)?.discs[Number(field) - 1];
      return discs?.length ? `cover ${guild} ${field}` : `send ${guild}`;
    }
    case 'open':
      return `take ${id.replace('.2', '')}`;
    case 'capital':
      return `${view.decision === 'invest' ? 'invest' : view.price ? 'pay' : 'discard'} ${id}`;
    case 'deck':
      return id === 'capital' ? 'draw' : `search ${id}`;
    case 'end': {
      const card = found('card') ?? view.hand_buildings[0]?.id;
      return card ? `build ${card} ${id}` : null;
    }
    case 'ship':
      return found('card') ? `load ${found('card')} ${id}` : null;
    case 'granary':
      return found('card') ? `purchase ${id} ${found('card')}` : null;
    case 'pool':
      return `token ${id}`;
    case 'track':
      return 'change order';
    case 'work':
      return Number(id) === view.seat ? 'work' : null;
    case 'bid':
      return `bid ${id}`;
    case 'card':
      return cardWish(id, view, pointed.slice(0, -1));
    default:
      return null;
  }
}

function cardWish(id: string, view: CraftsmenView, before: string[]): string | null {
  if (view.markets.some(({ open }) => open.some((card) => card?.id === id))) return `buy ${id}`;
  if (view.hand_buildings.some((card) => card.id === id)) return `build ${id} left`;
  const built = view.players[view.seat]!.row.find(({ card }) => card.id === id)?.card;
  if (!built) return null;
  if (built.inputs.length === 0) return `make ${built.makes} fair`;
  const picked = before.at(-1) ?? '';
  const source = view.players[view.seat]!.row.find(({ card }) => `card:${card.id}` === picked)?.card;
  if (source && source.inputs.length === 0) return `make ${source.makes} ${id}`;
  if (source) return `process ${source.id} ${id}`;
  if (picked.startsWith('fair:')) return `fetch ${built.inputs[0]} ${id}`;
  if (picked.startsWith('granary:')) return `purchase ${picked.slice('granary:'.length)} ${id}`;
  const ship = view.ships.findIndex(({ holds }) => holds.some(({ product }) => product === built.makes));
  return ship >= 0 ? `load ${id} ${ship + 1}` : `process ${id} granary`;
}
