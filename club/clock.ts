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
  /** It rests because all have agreed to it. */
  readonly rest?: ClockRest
  /** When those who sit here are away: by the day, nobody's time runs then. */
  readonly absent?: readonly SeatAbsence[]
}

/** A rest: whose time runs on after it, from when at the latest, and who has said that he is back. */
export interface ClockRest {
  readonly seat: number
  /** Until all are back, or whoever is asked orders something, where that is left out. */
  readonly until?: number
  readonly back: readonly number[]
}

/** From when until when somebody on a seat is away. */
export interface SeatAbsence {
  readonly seat: number
  readonly from: number
  readonly until: number
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
  // An order that leaves the decision where it is may be hidden: it must not end a rest.
  if (clock.rest !== undefined && clock.rest.seat === seat) return clock
  const going = resumed(clock, now)
  const { pace, running } = going
  if (pace.kind === 'none' || running?.seat === seat) return going
  const seats = going.seats.map((time, i) =>
    i === running?.seat ? refilled(pace, spent(time, ranFor(going, now))) : time,
  )
  return { ...going, seats, running: seat === undefined ? undefined : { seat, since: now } }
}

/** The clock when all have agreed to a rest, until a time or until they are back; undefined where no time runs. */
export function adjourned(clock: MatchClock, until: number | undefined, now: number): MatchClock | undefined {
  const { running } = clock
  if (running === undefined || clock.pace.kind === 'none') return undefined
  const seats = clock.seats.map((time, i) => (i === running.seat ? spent(time, ranFor(clock, now)) : time))
  const rest = { seat: running.seat, back: [], ...(until !== undefined && { until }) }
  return { ...clock, seats, running: undefined, rest }
}

/** The clock when the rest is over, if there was one. */
export function resumed(clock: MatchClock, now: number): MatchClock {
  const { rest, ...going } = clock
  return rest === undefined
    ? clock
    : { ...going, running: { seat: rest.seat, since: Math.min(now, rest.until ?? now) } }
}

/** A rest ends by itself at its time, whether anybody looks or not. */
const asOf = (clock: MatchClock, now: number): MatchClock =>
  (clock.rest?.until ?? Number.POSITIVE_INFINITY) <= now ? resumed(clock, now) : clock

/** How long the time of whoever is asked has run: not while he is away, where it is counted by the day. */
function ranFor({ pace, running, absent = [] }: MatchClock, now: number): number {
  if (running === undefined) return 0
  const { seat, since } = running
  const away = pace.kind === 'days' ? absent.filter((each) => each.seat === seat) : []
  const missed = away.reduce(
    (sum, { from, until }) => sum + Math.max(0, Math.min(until, now) - Math.max(from, since)),
    0,
  )
  return Math.max(0, now - since - missed)
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
export function left(clock: MatchClock, seat: number, now: number): SeatTime | undefined {
  const going = asOf(clock, now)
  const time = going.seats[seat]
  if (going.pace.kind === 'none' || time === undefined) return undefined
  return going.running?.seat === seat ? spent(time, ranFor(going, now)) : time
}

/** Is somebody on a seat away at a time? Until when. */
export const awayUntil = ({ absent = [] }: MatchClock, seat: number, now: number): number | undefined =>
  absent.find((each) => each.seat === seat && each.from <= now && now < each.until)?.until

/** Whose time is over at a time; nobody's when left out. */
export function outOfTime(clock: MatchClock, now: number): number | undefined {
  const { running } = asOf(clock, now)
  const time = running && left(clock, running.seat, now)
  return time !== undefined && time.turn + time.reserve <= 0 ? running?.seat : undefined
}

/** When the time of whoever is asked will be over; never when left out. */
export function deadline(clock: MatchClock): number | undefined {
  const { pace, rest } = clock
  const { running } = rest?.until === undefined ? clock : resumed(clock, rest.until)
  const time = running && clock.seats[running.seat]
  if (pace.kind === 'none' || running === undefined || time === undefined) return undefined
  return postponed(clock, running.seat, running.since, running.since + time.turn + time.reserve)
}

/** When so much has run since a time, the days away of a seat not counted. */
function postponed({ pace, absent = [] }: MatchClock, seat: number, since: number, end: number): number {
  const away = pace.kind === 'days' ? absent.filter((each) => each.seat === seat) : []
  return away
    .toSorted((a, b) => a.from - b.from)
    .reduce((at, { from, until }) => (from < at ? at + Math.max(0, until - Math.max(from, since)) : at), end)
}
