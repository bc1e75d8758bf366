import { copyOf, type Side, type TableBase } from '@boma/kernel'
import { attackOdds, type Forecast, type Goal, type SpokenGame } from '@boma/showing'
import type { Sighted } from '../../map/highlights.ts'
import { t } from '../../words/words.ts'

/** The odds of an attack on a stack that nobody sees, if those lie there who were seen there last; undefined where none were. */
export function oddsAsSeen(
  game: SpokenGame,
  view: TableBase,
  side: Side,
  goal: Goal,
  ghosts: readonly Sighted[],
): Forecast | undefined {
  const { memory } = game.page
  const there = ghosts.filter(({ piece }) => piece.space === goal.space)
  const [first] = there
  if (!goal.hostile || memory === undefined || first === undefined) return undefined
  const supposed = copyOf(game, view)
  memory.suppose(
    supposed,
    there.map(({ piece: { id, space, states } }) => ({ piece: id, space, states })),
  )
  const found = attackOdds(game, supposed, side, goal)
  if (found === undefined) return undefined
  const asSeen = t('march.asSeen', { who: there.map(({ piece }) => piece.name).join(', '), when: first.when })
  return { ...found, asSeen: true, assumes: [asSeen, found.assumes].filter(Boolean).join(' ') }
}
