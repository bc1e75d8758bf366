// How the time of a match is counted. It is told what time it is; milliseconds throughout.

/** What was agreed upon about time. */
export type TimeControl =
  /** Nobody hurries anybody. */
  | { readonly kind: 'none' }
  /** So much for the whole match, and so much more with each order that ends a seat's decisions. */
  | { readonly kind: 'live'; readonly main: number; readonly more: number }
  /** So much for each turn, and a reserve that is used when that is spent, and never refilled. */
  | { readonly kind: 'days'; readonly turn: number; readonly reserve: number }

/** What a seat has left: of this turn, and beyond it. */
export interface SeatTime {
  readonly turn: number
  readonly reserve: number
}

/** The clock of a match at one moment. */
export interface MatchClock {
  readonly pace: TimeControl
  readonly seats: readonly SeatTime[]
  /** Whose time runs, and since when; nobody's before a match begins, when it is over and while somebody is away. */
  readonly running: { readonly seat: number; readonly since: number } | undefined
}

/** A clock before anybody is asked. */
export const clockFor = (pace: TimeControl, seats: number): MatchClock => ({
  pace,
  seats: Array.from({ length: seats }, () => fullTime(pace)),
  running: undefined,
})

function fullTime(pace: TimeControl): SeatTime {
  if (pace.kind === 'live') return { turn: 0, reserve: pace.main }
  return pace.kind === 'days' ? { turn: pace.turn, reserve: pace.reserve } : { turn: 0, reserve: 0 }
}

/** The clock when somebody else is asked, or nobody, at a time; who is asked on has his time run on. */
export function press(clock: MatchClock, seat: number | undefined, now: number): MatchClock {
  const { pace, running } = clock
  if (pace.kind === 'none' || running?.seat === seat) return clock
  const seats = clock.seats.map((time, i) =>
    i === running?.seat ? refilled(pace, spent(time, now - running.since)) : time,
  )
  return { pace, seats, running: seat === undefined ? undefined : { seat, since: now } }
}

/** First what the turn allows, then the reserve. A clock of the machine that went back has taken nobody's time. */
function spent({ turn, reserve }: SeatTime, milliseconds: number): SeatTime {
  const used = Math.max(0, milliseconds)
  const beyond = Math.max(0, used - turn)
  return { turn: Math.max(0, turn - used), reserve: Math.max(0, reserve - beyond) }
}

function refilled(pace: TimeControl, time: SeatTime): SeatTime {
  if (pace.kind === 'live') return { ...time, reserve: time.reserve + pace.more }
  return pace.kind === 'days' ? { ...time, turn: pace.turn } : time
}

/** What a seat has left at a time. */
export function left({ pace, seats, running }: MatchClock, seat: number, now: number): SeatTime | undefined {
  const time = seats[seat]
  if (pace.kind === 'none' || time === undefined) return undefined
  return running?.seat === seat ? spent(time, now - running.since) : time
}

/** Whose time is over at a time; nobody's when left out. */
export function outOfTime(clock: MatchClock, now: number): number | undefined {
  const { running } = clock
  const time = running && left(clock, running.seat, now)
  return time !== undefined && time.turn + time.reserve <= 0 ? running?.seat : undefined
}

/** When the time of whoever is asked will be over; never when left out. */
export function deadline(clock: MatchClock): number | undefined {
  const { pace, running } = clock
  const time = running && clock.seats[running.seat]
  return pace.kind === 'none' || running === undefined || time === undefined
    ? undefined
    : running.since + time.turn + time.reserve
}
