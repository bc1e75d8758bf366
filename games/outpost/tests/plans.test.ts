import { type Action, isOver, legal, Moves } from '@boma/kernel'
import { everyPosition } from '@boma/testing'
import { expect, test } from 'vitest'
import { act } from '../actions.ts'
import { outpost } from '../index.ts'

const { counsel } = outpost
const moves = new Moves()

/** What an action is as a plan: where it leads, whether it attacks, and the action itself. */
const planned = (action: Action) =>
  act.attack.is(action) ? [act.attack.hex(action), true, [action]] : [act.march.hex(action), false, [action]]

test('4.1, 5.1 every march and attack that is allowed is a plan of its counter, and no other is', () => {
  everyPosition(outpost, { seeds: 5 }, (t) => {
    if (isOver(t)) return
    legal(outpost, t, moves)
    const allowed = moves.toArray().filter((action) => !act.end.is(action))
    const plans = counsel.stations?.(t).flatMap((space) => counsel.plans?.(t, { space })?.all ?? []) ?? []
    expect(plans).toHaveLength(allowed.length)
    expect(plans.map(({ space, hostile, order }) => [space, hostile, order])).toEqual(
      expect.arrayContaining(allowed.map(planned)),
    )
  })
})
