import { eventOperands, type GameEvent, NOBODY, type Side, type TableBase } from '@boma/kernel'
import type { Game } from './game.ts'
import { lightsFor } from './meaning.ts'
import type { DeedPart } from './presence/story.ts'

/** What an event is a part of: as the game says; where it says nothing of any event, a way is a march. */
export function partOf<T extends TableBase>(game: Game<T>, e: GameEvent): DeedPart | undefined {
  const { page } = game.present
  if (page?.part !== undefined) return page.part(e)
  return lightsFor(game, e).path.length > 1 ? { kind: 'march' } : undefined
}

/** Events called so begin a turn: 'turnBegan', 'playerTurnBegan'. */
const TURN_BEGAN = /(?:^t|T)urnBegan$/

/** The side whose turn an event begins, NOBODY where it is everybody's; undefined for any other event. */
export function turnBegunBy<T extends TableBase>(game: Game<T>, e: GameEvent): Side | undefined {
  if (!TURN_BEGAN.test(e.kind)) return undefined
  const side = eventOperands(game.events, e).find(([o]) => o.role === 'side')
  return side === undefined ? NOBODY : (side[1] as Side)
}
