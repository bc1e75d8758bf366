import type { AnswerOdds } from '@boma/counsel'
import { NOBODY } from '@boma/kernel'
import { act } from '../actions.ts'
import type { Table } from '../layout.ts'
import { FIGURE_NAMES } from '../roster.ts'
import { owner } from '../rules/01-table.ts'
import { chanceToHit, isNear, leastToHit } from '../rules/05-shooting.ts'
import { taken } from '../sequence.ts'
import { note } from './note.ts'

/** §5.4: one die decides. */
export const oddsOf: AnswerOdds<Table> = (t, action) => {
  const figure = taken(t)
  if (figure === undefined || !act.shoot.is(action)) return undefined
  const target = act.shoot.figure(action)
  const facts = { figure: FIGURE_NAMES[figure], target: FIGURE_NAMES[target] }
  const hit = chanceToHit(t, figure, target)
  return {
    title: note('page.ifShoots', facts),
    rule: '5.4',
    outcomes: [
      { name: note('page.hit', facts), chance: hit, side: owner(figure) },
      { name: note('page.missed'), chance: 1 - hit, side: NOBODY },
    ],
    exact: true,
    assumes: [],
    losses: [],
    counts: [
      {
        text: note(isNear(t, figure, target) ? 'page.near' : 'page.far'),
        is: note('page.orMore', { least: leastToHit(t, figure, target) }),
        rule: '5.4',
      },
    ],
  }
}
