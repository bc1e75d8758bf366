import { deadline, left, type MatchClock, type NoticeTopic, type Petition } from '@boma/club'
import type { Store } from '../store/store.ts'
import type { PublicFacts } from './sentences.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How much is left of somebody's time when he is told that it runs out: by the day half a day, live five minutes, and never more than a quarter. */
function lowTime({ pace }: MatchClock): number {
  if (pace.kind === 'none') return 0
  if (pace.kind === 'live') return Math.min(5 * MINUTE, pace.main / 4)
  return Math.min(12 * HOUR, (pace.turn + pace.reserve) / 4)
}

/** When whoever is asked has little time left; never where there is no clock. */
export function runsLowAt(clock: MatchClock): number | undefined {
  const end = deadline(clock)
  return end === undefined ? undefined : end - lowTime(clock)
}

/** What is to be told of a match, and about what. */
export interface ToTell {
  readonly match: string
  readonly topic: NoticeTopic
}

/** What anybody may know of it; when it may be told, where that is later; undefined when there is nothing to be told any more. */
export type ToTellNow = PublicFacts | { readonly later: number } | undefined

/** What may be told to somebody of matches at a time, in the order in which it is asked for. */
export async function factsOf(
  { books }: Store,
  person: string,
  tellings: readonly ToTell[],
  now: number,
): Promise<readonly ToTellNow[]> {
  const ids = tellings.map(({ match }) => match)
  const matches = await books
    .selectFrom('matches')
    .select(['id', 'game', 'state', 'asked', 'clock', 'petition'])
    .where('id', 'in', ids)
    .execute()
  const seats = await books
    .selectFrom('seats')
    .leftJoin('people', 'people.id', 'seats.person')
    .select(['match', 'seat', 'person', 'computer', 'people.name'])
    .where('match', 'in', ids)
    .orderBy('seat')
    .execute()
  return tellings.map(({ match, topic }) => {
    const row = matches.find(({ id }) => id === match)
    return (
      row &&
      tellingOf(
        row,
        topic,
        person,
        seats.filter((seat) => seat.match === match),
        now,
      )
    )
  })
}

interface ToldRow {
  readonly id: string
  readonly game: string
  readonly state: string
  readonly asked: number | null
  readonly clock: string
  readonly petition: string | null
}

interface ToldSeat {
  readonly seat: number
  readonly person: string | null
  readonly computer: string | null
  readonly name: string | null
}

function tellingOf(
  { id, game, state, asked, clock, petition }: ToldRow,
  topic: NoticeTopic,
  person: string,
  seats: readonly ToldSeat[],
  now: number,
): ToTellNow {
  const isMine = (seat: number | null | undefined) => seats.find((each) => each.seat === seat)?.person === person
  const others = seats.filter((seat) => seat.person !== person).map(({ name, computer }) => name ?? computer ?? '')
  const told = { match: id, game, topic, against: [...new Set(others)].join(', ') }
  if (topic === 'over') return state === 'over' ? told : undefined
  if (topic === 'talk') return told
  if (state !== 'running') return undefined
  if (topic === 'joined') return told
  if (topic === 'offer') {
    const offered = petition === null ? undefined : (JSON.parse(petition) as Petition)
    const hasAnswered = offered?.agreed?.some(isMine) === true
    return offered === undefined || hasAnswered || isMine(offered.seat) ? undefined : { ...told, what: offered.what }
  }
  if (asked === null || !isMine(asked)) return undefined
  const time = JSON.parse(clock) as MatchClock
  const low = runsLowAt(time)
  // He has moved and was asked again, or was away: his time runs out later now.
  if (topic === 'time' && (low === undefined || low > now)) return low === undefined ? undefined : { later: low }
  const mine = left(time, asked, now)
  return { ...told, left: mine && mine.turn + mine.reserve }
}
