/** A short description of a tournament. */

import type { Entrant, TournamentInfo } from '../api/types';
import { paceInWords } from '../table/side/time_control';
import { levelName, personName } from '../table/connection/seating.svelte';
import { t, words } from '../words/words.svelte';

export const aboutInWords = (info: TournamentInfo): string =>
  [
    t(`${info.game}-title`),
    t('web-tournament-kind-of', { kind: info.kind }),
    t('web-tournament-tables', { players: info.seats }),
    paceInWords(info),
    info.rated && t('web-rated-mark'),
  ]
    .filter(Boolean)
    .join(' · ');

export const stateInWords = (info: TournamentInfo): string =>
  [
    t('web-tournament-status', { status: info.status }),
    info.status === 'open' && info.most
      ? t('web-tournament-players-of', { players: info.entrants, most: info.most })
      : t('web-tournament-players', { players: info.entrants }),
    info.status === 'open' && info.begins && t('web-tournament-begins', { time: moment(info.begins) }),
    info.round > 0 && t('web-tournament-round-of', { round: info.round, rounds: info.rounds }),
  ]
    .filter(Boolean)
    .join(' · ');

const moment = (time: number): string =>
  new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);

export const entrantName = ({ number, person, bot }: Entrant): string =>
  bot ? t('web-bot-name', { number, level: levelName(bot) }) : (person && personName(person)) || t('web-former-player');
