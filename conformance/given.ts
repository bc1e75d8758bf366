import { type GameEvent, type Side, seenEvent, type TrueEvent } from '@boma/kernel'
import type { Tried } from './luck.ts'

/** What came of an action in one of two worlds. */
type Outcome = Pick<Tried, 'events' | 'isShown'>

/** An event as a side is told of it, and whether a die decided it, be it one that the side is not told of. */
interface Heard {
  readonly seen: GameEvent
  readonly isDecided: boolean
  /** Its place among all events. */
  readonly place: number
}

/**
 * May what a side is given of an action differ between two worlds that it could not tell apart? Not before it is told of
 * something that a die decided, and that turned out otherwise with the same die, or by an event whose point is to show what
 * is unseen, or something was marked as shown. Whatever comes after may follow from that; but what is shown is never told
 * by mere repetition, for that counts what is hidden.
 */
export function mayDiffer(shows: readonly string[] | undefined, viewer: Side, one: Outcome, two: Outcome): boolean {
  const isShown = one.isShown || two.isShown
  const [here, there] = [heardBy(one.events, viewer), heardBy(two.events, viewer)]
  const at = firstDifference(here, there)
  // What it hears is the same: then only what was shown may look different, or what its dice may have decided. Those cannot
  // be taken back in any case, so that what they show besides need not be marked.
  if (at < 0) return isShown || here.some(({ isDecided }) => isDecided)
  const differing = [here[at], there[at]].filter((heard) => heard !== undefined)
  if (differing.some(({ isDecided, seen }) => isDecided || isPoint(shows, seen))) return true
  return isShown && ![here, there].some((heard) => isRepetition(heard, at))
}

/** Is it the point of the event, or of the event under its case, to show what is unseen? */
export const isPoint = (
  shows: readonly string[] | undefined,
  { kind, rule }: Pick<GameEvent, 'kind' | 'rule'>,
): boolean => shows !== undefined && (shows.includes(kind) || shows.includes(`${kind} ${rule}`))

/**
 * The same of two worlds that were one until dice fell of which the side is not told: there what is marked as shown excuses
 * only what is told after it.
 */
export function mayUnheardDiffer(shows: readonly string[] | undefined, viewer: Side, one: Tried, two: Tried): boolean {
  const [here, there] = [heardBy(one.events, viewer), heardBy(two.events, viewer)]
  const at = firstDifference(here, there)
  const until = (world: Tried, heard: readonly Heard[]): Outcome =>
    at < 0 ? world : { ...world, isShown: world.isShownBefore[heard[at]?.place ?? -1] ?? false }
  return mayDiffer(shows, viewer, until(one, here), until(two, there))
}

function firstDifference(here: readonly Heard[], there: readonly Heard[]): number {
  const [longer, shorter] = here.length > there.length ? [here, there] : [there, here]
  return longer.findIndex(({ seen }, i) => !isSame(seen, shorter[i]?.seen))
}

const isSame = (one: GameEvent, two: GameEvent | undefined): boolean => JSON.stringify(one) === JSON.stringify(two)

/** Is the event there the one before it once more, without a fact? */
function isRepetition(heard: readonly Heard[], at: number): boolean {
  const seen = heard[at]?.seen
  return seen !== undefined && Object.keys(seen.facts).length === 0 && isSame(seen, heard[at - 1]?.seen)
}

/** The events that a side hears of; its dice are numbered by itself. */
function heardBy(events: readonly TrueEvent[], viewer: Side): readonly Heard[] {
  let told = 0
  return events.flatMap((e, place) => {
    const seen = seenEvent(e, viewer, told)
    told += seen?.dice.length ?? 0
    return seen === undefined ? [] : [{ seen, isDecided: e.dice.length > 0, place }]
  })
}
