import type { GameEvent, Side } from '@boma/kernel'
import { isHeading, partOf, sayNews, turnBegunBy } from '@boma/showing'
import { placeName } from '../scene/place-words.ts'
import type { Scene } from '../scene/scene.ts'
import type { Session } from '../session/session.ts'
import { deedsOf } from '../story/deeds.ts'
import { headOf, type LostCounter, listed, lostIn, readerFor } from '../story/telling.ts'

/** So many sentences say what a match was ended by. */
const SENTENCES = 2

/**
 * By what the match ended, in the last sentences of its log: what somebody did just before, or which phase it was, is not
 * why. That a side has won stands over them.
 */
export function endedBy({ log, game }: Session): readonly string[] {
  const last = log().at(-1) ?? []
  return last
    .filter((e) => !isOnlyWho(e) && !isHeading(game, e) && partOf(game, e) === undefined)
    .slice(-SENTENCES)
    .map((e) => sayNews(game, e))
}

const isOnlyWho = ({ kind, facts }: GameEvent): boolean =>
  kind === 'won' && Object.keys(facts).every((f) => f === 'side')

/** The names of a side's units that were lost in the course of a match, each once. */
export function lostBy(scene: Scene, events: readonly GameEvent[], side: Side): readonly string[] {
  return eachOnce(lostIn(scene, { kind: undefined, lines: events.map((event) => ({ event })) }))
    .filter((each) => each.side === side)
    .map(({ name }) => name)
}

/** So many are told. */
const POINTS = 3

/** Something by which a match turned: what it was, in which turn, and with which entry of the log it began. */
export interface TurningPoint {
  readonly entry: number
  /** As the log heads the turn; '' before the first. */
  readonly when: string
  readonly what: string
  readonly lost: string
}

/** What cost the most units in the course of a match, in the order of time; the later of two that cost as much. */
export function turningPoints(scene: Scene, log: readonly (readonly GameEvent[])[]): readonly TurningPoint[] {
  const lines = log.flatMap((events, entry) => events.map((event) => ({ event, entry })))
  const dear = deedsOf(lines, readerFor(scene.game)).flatMap((deed) => {
    const lost = eachOnce(lostIn(scene, deed))
    return lost.length === 0 ? [] : [{ deed, lost }]
  })
  return dear
    .toReversed()
    .toSorted((a, b) => b.lost.length - a.lost.length)
    .slice(0, POINTS)
    .map(({ deed, lost }) => ({
      entry: deed.lines[0]?.entry ?? 0,
      when: turnOf(scene, log, deed.lines[0]),
      what: whatAndWhere(headOf(scene, deed), placeOf(scene, deed.lines)),
      lost: listed(lost.map(({ name }) => name)),
    }))
    .toSorted((a, b) => a.entry - b.entry)
}

/** The heading under which the log has it. */
function turnOf(
  { game }: Scene,
  log: readonly (readonly GameEvent[])[],
  first: { readonly event: GameEvent; readonly entry: number } | undefined,
): string {
  const before = log.slice(0, (first?.entry ?? -1) + 1).flat()
  const upTo = first === undefined ? before : before.slice(0, before.lastIndexOf(first.event))
  const begun = upTo.findLast((event) => turnBegunBy(game, event) !== undefined)
  return begun === undefined ? '' : sayNews(game, begun).replace(/\.$/, '')
}

const eachOnce = (lost: readonly LostCounter[]) => [...new Map(lost.map((each) => [each.piece, each])).values()]

/** Some games name the place with the deed. */
const whatAndWhere = (what: string, where: string): string =>
  what.includes(where) ? what : [what, where].filter((words) => words !== '').join(', ')

/** Where it was; '' on a tabletop, where no place has a name. */
function placeOf(scene: Scene, lines: readonly { readonly event: GameEvent }[]): string {
  if (scene.page.tabletop !== undefined) return ''
  const space = lines.flatMap(({ event }) => scene.lights(event).spaces).find((id) => scene.space(id) !== undefined)
  return space === undefined ? '' : placeName(scene, space)
}
