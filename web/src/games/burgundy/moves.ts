/** Which things a person points at for a move, and which move pointing at things would be. */

import type { LegalMove } from '../../api/types';
import type { BurgundyView } from '../../api/views/burgundy';

/** The number of the only die that is left to choose, or 0. */
export function dieInHand(view: BurgundyView): number {
  const numbers = new Set(unused(view).map(({ number }) => number));
  return numbers.size === 1 ? [...numbers][0]! : 0;
}

const unused = (view: BurgundyView) => (view.players[view.seat]?.dice ?? []).filter(({ used }) => !used);

function dieThing(view: BurgundyView, number: number): string[] {
  if (dieInHand(view)) return [];
  const place = view.players[view.seat]!.dice.findIndex((die) => !die.used && die.number === number);
  return [`die:${view.seat}.${place}`];
}

export function things({ text }: LegalMove, view: BurgundyView): string[] {
  const me = view.seat;
  const [rest, by] = text.split(' with ') as [string, string | undefined];
  const die = by ? dieThing(view, Number(by)) : [];
  const [verb, first, second] = rest.split(' ') as [string, string, string];
  switch (verb) {
    case 'choose':
      return [`castle:${first}.${second.slice(1)}`];
    case 'take':
      return [...die, `space:${first}`];
    case 'place':
      return [...die, `storage:${me}.${first}`, `hex:${me}.${second.slice(1)}`];
    case 'sell':
      return [...die, `good:${me}.${first}`];
    case 'workers':
      return [...die, `workers:${me}`];
    case 'buy':
      return [...purse(text, view), `space:${first}`];
    case 'load':
      return first.split('+').map((depot) => `depot:${depot}`);
    case 'keep':
      return rest.split(' ').slice(1).map((good) => `fresh:${good}`);
    case 'discard':
      return [`storage:${me}.${first}`];
    default:
      return [];
  }
}

/** What a purchase is paid from: pointed at only where the tile alone would not say it. */
function purse(text: string, view: BurgundyView): string[] {
  if (text.endsWith('for workers')) return [`workers:${view.seat}`];
  const manyWays = view.players[view.seat]!.knowledge.includes(6);
  return manyWays ? [`silver:${view.seat}`] : [];
}

/** The nearest moves with what was pointed at last; the server says why they cannot be. */
export function wishes(pointed: string[], view: BurgundyView): string[] {
  if (!view.players[view.seat]) return [];
  const found = (kind: string): string | undefined =>
    pointed.findLast((thing) => thing.startsWith(`${kind}:`))?.slice(kind.length + 1);
  const own = (kind: string): string | undefined => found(kind)?.split('.')[1];
  const die = pickedDie(own('die'), view);
  const by = view.effect ? '' : ` with ${die}`;
  const [kind, id] = pointed.at(-1)!.split(':') as [string, string];
  if (kind === 'space') {
    return [id.startsWith('black') || found('silver') ? `buy ${id}` : `take ${id}${by}`];
  }
  const [seat, rest] = id.split('.') as [string, string];
  if (kind === 'depot') return [`load ${id}`];
  if (Number(seat) !== view.seat) return [];
  if (kind === 'hex') {
    const picked = own('storage');
    return (picked ? [picked] : stored(view)).map((storage) => `place ${storage} h${rest}${by}`);
  }
  if (kind === 'storage') return [own('hex') ? `place ${rest} h${own('hex')}${by}` : `discard ${rest}`];
  if (kind === 'good') return [`sell ${rest}${by}`];
  if (kind === 'workers') return [`workers${by}`];
  if (kind === 'die') return [`workers with ${view.players[view.seat]!.dice[Number(rest)]!.number}`];
  return [];
}

function pickedDie(place: string | undefined, view: BurgundyView): number {
  const { dice } = view.players[view.seat]!;
  return (place === undefined ? (unused(view)[0] ?? dice[0]) : dice[Number(place)])?.number ?? 1;
}

/** The storage spaces with a tile; with none the first, which is then said to be empty. */
function stored(view: BurgundyView): (string | number)[] {
  const places = view.players[view.seat]!.storage.flatMap((tile, place) => (tile ? [place + 1] : []));
  return places.length ? places : [1];
}
