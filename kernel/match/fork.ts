import type { Rules } from '../game.ts'
import type { TableBase } from '../table/table.ts'
import { faultOf, ReplayFault } from './fault.ts'
import { Match } from './match.ts'
import type { MatchRecord } from './record.ts'
import { positionIn } from './replay.ts'
import type { MatchSetup } from './setup.ts'
import { atOnce, type Steps } from './steps.ts'
import { storyOf } from './story.ts'

/** What a match that goes on from another needs of its own. */
export type Fresh = Pick<MatchSetup, 'id' | 'dice'>

/** A new match from any point of another, with dice and an id of its own; it keeps the story so far. */
export function fork<T extends TableBase, R extends Rules<T>>(
  match: Match<T, R>,
  fresh: Fresh,
  length: number = match.length,
): Match<T, R> {
  const { game, options, setup } = match
  const story = storyOf(match, length)
  const told = story === undefined ? {} : { story }
  return new Match(game, { ...fresh, scenario: setup.scenario, options, start: match.at(length), ...told })
}

/** A match that goes on from the last position of a record, without replaying what led there (its rules may have changed). */
export const resume = <T extends TableBase, R extends Rules<T>>(
  game: R & Rules<T>,
  record: MatchRecord,
  fresh: Fresh,
): Match<T, R> => atOnce(resumption(game, record))(fresh)

/** The same in steps: the position is looked at first, and then a match can go on from it as often as one likes. */
export function* resumption<T extends TableBase, R extends Rules<T>>(
  game: R & Rules<T>,
  record: MatchRecord,
): Steps<(fresh: Fresh) => Match<T, R>> {
  const { scenario, options, table } = record
  if (table === undefined) throw new ReplayFault(0, faultOf('noPosition'))
  try {
    const start = yield* positionIn(game, record, table)
    const go = (fresh: Fresh) => new Match<T, R>(game, { ...fresh, scenario, options, start })
    // What is wrong with scenario or options shows at once.
    go({ dice: { kind: 'manual' } })
    return go
  } catch (caught) {
    throw ReplayFault.at(0, caught)
  }
}
