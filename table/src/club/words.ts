import type { ListedMatch, SeatTime, TimeControl } from '@boma/club'
import type { Key } from '../words/en.ts'
import { t } from '../words/words.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The paces that are offered. */
export const PACES: Readonly<Record<'none' | 'days' | 'live', TimeControl>> = {
  none: { kind: 'none' },
  days: { kind: 'days', turn: 3 * DAY, reserve: 5 * DAY },
  live: { kind: 'live', main: 90 * MINUTE, more: 30_000 },
}

export const paceWords = ({ kind }: TimeControl): string => t(`club.pace.${kind}`)

const KNOWN: ReadonlySet<string> = new Set([
  ...['no-name', 'too-often', 'gone', 'own', 'taken', 'no-credentials', 'name-taken', 'wrong'],
])

/** Why the club did not do something, in a sentence. */
export function whyWords(why: string): string {
  if (why === 'offline') return t('club.offline')
  if (why === 'no-club') return t('club.noClub')
  return KNOWN.has(why) ? t(`club.why.${why}` as Key) : t('club.why.other', { why })
}

/** Time that is left: under an hour in minutes, or by the second where it is short; under two days in hours. */
export function timeWords(milliseconds: number): string {
  const left = Math.max(0, milliseconds)
  if (left < HOUR) return `${Math.floor(left / MINUTE)}:${String(Math.floor((left % MINUTE) / 1000)).padStart(2, '0')}`
  if (left < 2 * DAY) return t('club.hours', { n: String(Math.floor(left / HOUR)) })
  return t('club.days', { days: String(Math.floor(left / DAY)), hours: String(Math.floor((left % DAY) / HOUR)) })
}

/** What a seat has left: of its turn, and in reserve. */
export const leftWords = ({ turn, reserve }: SeatTime): string =>
  turn > 0 ? t('club.reserve', { time: timeWords(turn), reserve: timeWords(reserve) }) : timeWords(reserve)

/** The others at a match, by their names. */
export const othersAt = ({ seats }: ListedMatch): string =>
  [...new Set(seats.filter(({ isMine, kind }) => !isMine && kind !== 'empty').map(({ name }) => name))].join(', ')

/** Is it for this person to decide? */
export const isMyMove = ({ state, asked, seats }: ListedMatch): boolean =>
  state === 'running' && asked !== undefined && seats[asked]?.isMine === true
