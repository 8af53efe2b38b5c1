/** The text view of The Builders. */

import { plainly, seatsFrom, type Area, type Line, type DescribeTable } from '../../text_view/description';
import { labelled, number, small, t } from '../../words/words.svelte';
import { MATERIALS } from './materials';
import { building, missingAt, type Material } from './printed';
import type { BuildersView, RowView, SiteView } from './view';
import { amountsInWords, buildingInWords, called, idleOf, unitInWords } from './names';

const RANKS = ['apprentice', 'labourer', 'craftsman', 'master'] as const;

export const describeTable: DescribeTable<BuildersView, Material> = ({ view, material, near, names }) => [
  course(view, names),
  row(view.buildings, 'buildings', 'building', (card) => buildingInWords(material, card)),
  row(view.workers, 'workers', 'unit', (card) => unitInWords(material, card)),
  ...seatsFrom(near, names.length).map((seat) => player(view, material, seat, names[seat] ?? '', seat === near)),
  guide(material),
];

function course(view: BuildersView, names: string[]): Area {
  return {
    id: 'course',
    title: t('builders-words-round', { round: view.round }),
    brief: view.over ? t('web-over') : t('builders-words-turn', { player: names[view.seat] ?? '', actions: view.actions }),
    lines: plainly(
      t('builders-words-first', { player: names[view.first_player] ?? '' }),
      view.ending ? t('builders-words-ending') : '',
      view.ended_by ? t(`builders-words-ended-${view.ended_by}`) : '',
    ),
  };
}

function row(cards: RowView, id: string, kind: string, inWords: (card: string) => string): Area {
  const open = cards.places.map((card): Line => (card ? { says: inWords(card), thing: `${kind}:${card}` } : { says: t('builders-words-gap') }));
  const top: Line[] = cards.top ? [{ says: t('builders-board-top', { card: inWords(cards.top) }), thing: `${kind}:${cards.top}` }] : [];
  return {
    id,
    title: t(`builders-table-${id}`),
    brief: cards.places.filter(Boolean).map(called).join(', '),
    lines: [...open, ...top, { says: t('builders-board-deck', { cards: cards.deck }) }],
  };
}

function player(view: BuildersView, material: Material, seat: number, name: string, near: boolean): Area {
  const has = view.players[seat]!;
  const end = material.points_to_end;
  const id = `seat-${seat}`;
  const part = (key: string, title: string, lines: Line[], areas: Area[] = []): Area => ({
    id: `${id}-${key}`,
    title,
    brief: number(lines.length + areas.length),
    lines,
    areas,
  });
  return {
    id,
    title: name,
    brief: t('builders-table-holdings', { coins: has.coins, points: has.points }),
    lines: plainly(view.over ? '' : t('builders-board-points', { points: has.points, end })),
    areas: [
      part('sites', t('builders-board-sites'), [], has.sites.map((site) => siteArea(id, material, site, view.seat === seat))),
      part('idle', t('builders-board-idle'), idleOf(material, has).map((unit) => ({ says: unitInWords(material, unit), thing: `unit:${unit}` }))),
      part('finished', t('builders-board-street'), has.finished.map((card) => ({ says: buildingInWords(material, card) }))),
    ].map((area) => (near ? area : { ...area, closed: area.id.endsWith('finished') })),
  };
}

/** Delivered and missing materials, workers and reward. */
function siteArea(of: string, material: Material, site: SiteView, acting: boolean): Area {
  const { needs, points, coins } = building(material, site.building);
  const missing = missingAt(site);
  const come = MATERIALS.flatMap(({ id }, column) =>
    needs[column] || missing[column]
      ? [{ says: t('builders-board-come', { material: called(id), come: (needs[column] ?? 0) - missing[column]!, needs: needs[column] ?? 0 }) }]
      : [],
  );
  return {
    id: `${of}-site-${site.building}`,
    title: called(site.building),
    brief: t('builders-words-missing', { missing: amountsInWords(missing) }),
    lines: [
      { says: t('builders-words-site', { building: called(site.building), coins, points }), thing: `building:${site.building}` },
      { says: t('builders-words-come'), under: come },
      site.crew.length
        ? { says: t('builders-words-crew'), under: site.crew.map((unit) => ({ says: unitInWords(material, unit), thing: `unit:${unit}` })) }
        : { says: t('builders-words-no-crew') },
      { says: t(acting ? 'builders-board-next-worker' : 'builders-words-next-worker', { actions: site.next_worker_actions }) },
    ],
  };
}

/** General information about the cards, as in the guide of the drawn table. */
function guide(material: Material): Area {
  const ranks = RANKS.map((rank): Line => {
    const all = material.workers.filter((worker) => worker.rank === rank);
    const makes = all[0]!.produces.reduce((sum, amount) => sum + amount, 0);
    return {
      says: t('builders-words-rank', {
        rank: t(`builders-guide-rank-${rank}`),
        works: t('builders-guide-works', { amount: makes, cards: all.length }),
        wage: all[0]!.wage,
      }),
    };
  });
  return {
    id: 'guide',
    title: t('builders-guide'),
    closed: true,
    lines: [
      { says: t('builders-guide-materials'), under: MATERIALS.map(({ id }) => ({ says: labelled(called(id), t(`builders-guide-${id}`)) })) },
      { says: t('builders-table-workers'), under: [...ranks, { says: labelled(t('builders-guide-machines'), small(t('builders-guide-machine'))) }] },
      { says: t('builders-guide-turn', { end: material.points_to_end }) },
    ],
  };
}
