import type { GameEvent, Side, TableBase } from '@boma/kernel'
import { type Page, partOf } from '@boma/showing'
import type { Scene } from '../scene/scene.ts'
import type { ToldDeed } from './deeds.ts'
import { countersIn, type LostCounter, lostIn } from './telling.ts'

/** A place that changed hands. */
export interface PlaceTurned {
  readonly space: number
  readonly name: string
  /** Whose it was and whose it is; NOBODY for nobody's, undefined where the game does not count it. */
  readonly before: Side | undefined
  readonly after: Side | undefined
}

/** Something that is counted and has changed: points, centres held, men. */
export interface CountChanged {
  readonly name: string
  readonly before: number
  readonly after: number
}

/** What came of all that was told, in towns, points and losses. */
export interface Account {
  /** The counters that were lost, each once. */
  readonly lost: readonly LostCounter[]
  /** What else it cost, event by event: steps, stores, what changed hands. */
  readonly besides: readonly GameEvent[]
  readonly places: readonly PlaceTurned[]
  readonly counts: readonly CountChanged[]
  /** On a tabletop, the units that are there before and after with another number of men. */
  readonly men: readonly CountChanged[]
}

/** Two tables as a viewer saw them, before and after. */
export interface TurnSpan {
  readonly before: TableBase
  readonly after: TableBase
}

/** What deeds came to. Places and points are read off the two tables, where both are known. */
export function accountOf(scene: Scene, deeds: readonly ToldDeed[], span: TurnSpan | undefined): Account {
  const lost = new Map(deeds.flatMap((deed) => lostIn(scene, deed)).map((each) => [each.piece, each]))
  const events = deeds.flatMap(({ lines }) => lines.map(({ event }) => event))
  // As long as the sides set up, nobody holds or counts anything that could change.
  const isUnderWay = span !== undefined && scene.page.status(span.before).now >= 0
  const isGone = (e: GameEvent) => countersIn(scene, e).some((counter) => lost.has(counter))
  return {
    lost: [...lost.values()],
    besides: events.filter((e) => partOf(scene.game, e)?.costs && !isGone(e)),
    places: isUnderWay ? placesTurned(scene.page, span) : [],
    counts: isUnderWay ? countsChanged(scene.page, span) : [],
    men: isUnderWay ? menChanged(scene.page, span) : [],
  }
}

function placesTurned(page: Page, { before, after }: TurnSpan): readonly PlaceTurned[] {
  const [was, is] = [before, after].map(
    (t) => new Map(page.advice.standing?.(t)?.places.map((place) => [place.space, place])),
  )
  return [...new Map([...(was ?? []), ...(is ?? [])]).values()]
    .map(({ space, name }) => ({ space, name, before: was?.get(space)?.side, after: is?.get(space)?.side }))
    .filter((place) => place.before !== place.after)
}

function countsChanged(page: Page, { before, after }: TurnSpan): readonly CountChanged[] {
  const [was, is] = [countsOn(page, before), countsOn(page, after)]
  return [...new Map([...was, ...is])]
    .map(([key, { name }]) => ({ name, before: was.get(key)?.value ?? 0, after: is.get(key)?.value ?? 0 }))
    .filter((count) => count.before !== count.after)
}

function menChanged(page: Page, { before, after }: TurnSpan): readonly CountChanged[] {
  const was = new Map(page.tabletop?.strengths(before).map(({ unit, figures }) => [unit, figures]))
  return (page.tabletop?.strengths(after) ?? [])
    .map(({ unit, name, figures }) => ({ name, before: was.get(unit) ?? figures, after: figures }))
    .filter((count) => count.before !== count.after)
}

interface Count {
  readonly name: string
  readonly value: number
}

/** All that is counted on a table, by its name and, where several go by one, which of them it is. */
function countsOn(page: Page, t: TableBase): ReadonlyMap<string, Count> {
  const counts: readonly Count[] = [
    ...page.status(t).meters,
    ...(page.advice.standing?.(t)?.sums ?? []).map(({ text, points }) => ({ name: text, value: points })),
  ]
  const named = Map.groupBy(counts, ({ name }) => name)
  return new Map(
    [...named.values()].flatMap((alike) => alike.map((count, i) => [`${count.name} ${i}`, count] as const)),
  )
}
