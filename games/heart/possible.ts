import { asked, FIRST, local, SECOND } from '@boma/kernel'
import { MOST_REFUSALS } from './actions/muster.ts'
import type { Table } from './layout.ts'
import { impossibleFight, isAskable } from './possible/fight.ts'
import { impossiblePlaces } from './possible/places.ts'
import { impossibleUnits } from './possible/units.ts'
import { leftOver } from './rules/12-leg.ts'
import { lastTurn } from './rules/17-victory.ts'
import { flow } from './sequence.ts'

/** What does not go together in a position, in a sentence; undefined when all does. */
export const possible = (t: Table): string | undefined =>
  impossibleMove(t) ?? impossibleFight(t) ?? impossibleUnits(t) ?? impossiblePlaces(t) ?? impossibleQuestion(t)

function impossibleMove(t: Table): string | undefined {
  if (t.tracks.turn > lastTurn(t)) return `there is no turn ${t.tracks.turn}`
  if (leftOver(t) < 0) return 'more of the move has been used than there is'
  const { unit, open, cover, spent, legs, gone, half, turned, found, facing, order, contact } = t.move
  const noted = open + cover + spent + legs + gone + half + turned + found + facing + order + contact
  return unit === 0 && noted > 0 ? 'nobody moves' : undefined
}

const isRefusals = (n: number): boolean => n >= 0 && n <= MOST_REFUSALS

function impossibleQuestion(t: Table): string | undefined {
  const question = asked(flow, t)
  if (question === undefined) return undefined
  // §14.12: whom a gun may aim at is noted only while it is laid
  if (t.marks.next(0) >= 0 && question.name !== 'aim' && question.name !== 'role') return 'nobody aims at those marks'
  // H63: three refusals each
  if (question.name === 'ground' && !(isRefusals(local(t, FIRST)) && isRefusals(local(t, SECOND))))
    return 'nobody has asked for other ground so often'
  return isAskable(t, question) ? undefined : 'nobody is there to be asked about'
}
