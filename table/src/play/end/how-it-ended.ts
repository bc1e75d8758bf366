import type { GameEvent, Side } from '@boma/kernel'
import { sayNews } from '@boma/showing'
import type { Scene } from '../scene/scene.ts'
import type { Session } from '../session/session.ts'
import { lostIn } from '../story/telling.ts'

/** So many sentences say what a match was ended by. */
const SENTENCES = 2

/** By what the match ended, in the last sentences of its log; that a side has won stands over them. */
export function endedBy({ log, game }: Session): readonly string[] {
  const last = log().at(-1) ?? []
  return last
    .filter((e) => !isOnlyWho(e))
    .slice(-SENTENCES)
    .map((e) => sayNews(game, e))
}

const isOnlyWho = ({ kind, facts }: GameEvent): boolean =>
  kind === 'won' && Object.keys(facts).every((f) => f === 'side')

/** The names of a side's units that were lost in the course of a match, each once. */
export function lostBy(scene: Scene, events: readonly GameEvent[], side: Side): readonly string[] {
  const lost = lostIn(scene, { kind: undefined, lines: events.map((event) => ({ event })) })
  return [...new Map(lost.map((each) => [each.piece, each])).values()]
    .filter((each) => each.side === side)
    .map(({ name }) => name)
}
