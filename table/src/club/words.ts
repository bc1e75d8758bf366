import type { ListedMatch, ListedSeat, SeatTime, ShownRating, TimeControl } from '@boma/club'
import { awayUntil, type Company } from '@boma/club'
import { en, type Key } from '../words/en.ts'
import { t } from '../words/words.ts'

export const MINUTE = 60_000
const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** How time is counted, in words. */
export function paceWords(pace: TimeControl): string {
  if (pace.kind === 'days')
    return t('club.pace.days', { days: daysWords(pace.turn), reserve: String(Math.round(pace.reserve / DAY)) })
  if (pace.kind === 'live')
    return t('club.pace.live', { minutes: String(Math.round(pace.main / MINUTE)), seconds: String(pace.more / 1000) })
  return t('club.pace.none')
}

const daysWords = (milliseconds: number): string => {
  const n = Math.round(milliseconds / DAY)
  return t(n === 1 ? 'club.oneDay' : 'club.someDays', { n: String(n) })
}

/** What somebody at a match is called: a computer by its level. */
export const nameAt = ({ kind, name }: { readonly kind: string; readonly name: string }): string =>
  kind === 'computer' ? t('open.computer', { level: t(`level.${name}` as Key) }) : name

const KNOWN: ReadonlySet<string> = new Set([
  ...['no-name', 'too-often', 'gone', 'own', 'taken', 'no-credentials', 'name-taken', 'wrong', 'too-many-open'],
  ...['too-many-waiting', 'begun', 'wrong-password'],
])

const OF_PEOPLE: ReadonlySet<string> = new Set([
  'rated-guest',
  'rated-clock',
  'rated-computer',
  'rated-alone',
  'apart',
  'no-report',
  'nothing-here',
])

const OF_FAR: ReadonlySet<string> = new Set(['no-days', 'no-rematch'])

/** Why the club did not do something, in a sentence. */
export function whyWords(why: string): string {
  if (why === 'offline') return t('club.offline')
  if (why === 'no-club') return t('club.noClub')
  if (Object.hasOwn(en, `account.why.${why}`)) return t(`account.why.${why}` as Key)
  if (Object.hasOwn(en, `move.why.${why}`)) return t(`move.why.${why}` as Key)
  if (OF_FAR.has(why)) return t(`far.why.${why}` as Key)
  if (OF_PEOPLE.has(why)) return t(`people.why.${why}` as Key)
  return KNOWN.has(why) ? t(`club.why.${why}` as Key) : t('club.why.other', { why })
}

/** Time that is left: under an hour in minutes, or by the second where it is short; under two days in hours. */
export function timeWords(milliseconds: number): string {
  const left = Math.max(0, milliseconds)
  if (left < HOUR) return `${Math.floor(left / MINUTE)}:${String(Math.floor((left % MINUTE) / 1000)).padStart(2, '0')}`
  if (left < 2 * DAY) return t('club.hours', { n: String(Math.floor(left / HOUR)) })
  const [days, hours] = [Math.floor(left / DAY), Math.floor((left % DAY) / HOUR)].map(String)
  return hours === '0'
    ? t('club.someDays', { n: days ?? '' })
    : t('club.days', { days: days ?? '', hours: hours ?? '' })
}

/** What a seat has left: of its turn, and in reserve. */
export const leftWords = ({ turn, reserve }: SeatTime): string =>
  turn > 0 ? t('club.reserve', { time: timeWords(turn), reserve: timeWords(reserve) }) : timeWords(reserve)

/** The others at a match, by their names. */
export const othersAt = ({ seats }: ListedMatch): string =>
  [...new Set(seats.filter(({ isMine, kind }) => !isMine && kind !== 'empty').map(nameAndStanding))].join(', ')

/** Somebody with what is known of his strength: 'Ruth (1498 ± 55)'. */
const nameAndStanding = (seat: ListedSeat): string =>
  seat.standing === undefined ? nameAt(seat) : `${nameAt(seat)} (${standingWords(seat.standing)})`

const standingWords = ({ rating, error }: ShownRating): string =>
  error === 0 ? String(rating) : `${rating} ${t('people.error', { error: String(error) })}`

/** Is it for this person to decide? */
export const isMyMove = ({ state, asked, seats }: ListedMatch): boolean =>
  state === 'running' && asked !== undefined && seats[asked]?.isMine === true

/** Until when somebody on a seat is away, in words; '' when he is not. */
export function awayWords(company: Company | undefined, seat: number, now: number): string {
  const until = company && awayUntil(company.clock, seat, now)
  return until === undefined ? '' : t('far.awayUntil', { date: dateWords(until) })
}

/** A day and an hour, as they are written here. */
export const dateWords = (at: number): string =>
  new Date(at).toLocaleString(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' })
