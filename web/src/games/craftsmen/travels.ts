/** Cubes and discs have no ids: two positions are compared to find their movements. */

import type { CraftsmenView } from './view';
import type { Flight } from '../game';

const cube = (seat: number, from: string, to: string): Flight => ({ piece: { shape: 'cube', seat }, from, to });

export function travels(before: CraftsmenView, after: CraftsmenView): Flight[] {
  if (before.year !== after.year || before.season !== after.season) return [];
  return [...helpers(before, after), ...inputs(before, after), ...deliveries(before, after)];
}

function helpers(before: CraftsmenView, after: CraftsmenView): Flight[] {
  return after.guilds.flatMap(({ guild, discs }, n) =>
    discs.flatMap((field, place) =>
      field.slice(before.guilds[n]!.discs[place]!.length).map(({ seat }) => ({
        piece: { shape: 'disc' as const, seat },
        from: `seat:${seat}`,
        to: `field:${guild}.${place + 1}`,
      })),
    ),
  );
}

/** Cubes placed on the icons of buildings, from the fair or from the producing building. */
function inputs(before: CraftsmenView, after: CraftsmenView): Flight[] {
  return after.players.flatMap((player, seat) => {
    const was = before.players[seat]!;
    const fromFair = player.fair < was.fair;
    return player.row.flatMap(({ card, cubes }) => {
      const earlier = was.row.find((built) => built.card.id === card.id);
      return card.inputs.flatMap((good, place) => {
        if (!cubes[place] || !earlier || earlier.cubes[place]) return [];
        const source = player.row.find((built) => built.card.makes === good);
        const from = fromFair ? `fair:${seat}` : source ? `card:${source.card.id}` : `granary:${good}`;
        return [cube(seat, from, `card:${card.id}`)];
      });
    });
  });
}

/** Cubes that arrived at the fair, the granary and the ships. */
function deliveries(before: CraftsmenView, after: CraftsmenView): Flight[] {
  const maker = (seat: number, good: string): string => {
    const built = after.players[seat]?.row.find(({ card }) => card.makes === good);
    return built ? `card:${built.card.id}` : `seat:${seat}`;
  };
  const fair = after.players.flatMap(({ fair: cubes }, seat) =>
    cubes > before.players[seat]!.fair ? [cube(seat, `seat:${seat}`, `fair:${seat}`)] : [],
  );
  const granary = after.granary.flatMap(({ good, cubes }, n) => {
    const top = cubes.at(-1);
    const changed = cubes.join() !== before.granary[n]!.cubes.join() && cubes.length >= before.granary[n]!.cubes.length;
    return changed && top && top !== 'natural' ? [cube(Number(top), maker(Number(top), good), `granary:${good}`)] : [];
  });
  const ships = after.ships.flatMap(({ holds }, n) =>
    holds.flatMap(({ product, cubes }, place) => {
      const was = before.ships[n]!.holds[place]!.cubes;
      const seat = cubes.at(-1);
      const changed = seat !== undefined && cubes.join() !== was.join() && cubes.length >= was.length;
      return changed ? [cube(seat, maker(seat, product), `ship:${n + 1}`)] : [];
    }),
  );
  return [...fair, ...granary, ...ships];
}
