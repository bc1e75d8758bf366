import { FIRST, Match, NOBODY, SECOND, type Seat, SIDES } from '@boma/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localReferee } from '../../../referee/local.ts'
import { followed } from '../told.ts'
import { act, plain } from './muster.ts'

/** What may be ordered at any time: it is the same list of actions for both sides, and some are refused. */
const ORDERS = [act.dig(0), act.dig(3), act.all(), act.march(2), act.march(5)]

test('what a viewer was told is what the referee tells, however much was ordered and taken back meanwhile', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -3, max: ORDERS.length * 3 }), { maxLength: 40 }), (steps) => {
      const match = new Match(plain, { scenario: 'plain', dice: { kind: 'cipher', secret: new Uint8Array(32) } })
      const referee = localReferee(match)
      const toldTo = followed(referee)
      for (const step of steps) {
        const order = ORDERS[step % ORDERS.length]
        if (step < 0) for (let i = 0; i > step; i--) referee.undo(referee.last(SIDES)?.seat ?? (0 as Seat))
        else if (order !== undefined) referee.order([order])
        // Not every change is looked at.
        if (step % 3 === 0)
          for (const viewer of [FIRST, SECOND, NOBODY]) expect(toldTo(viewer)).toEqual(referee.log(viewer))
      }
    }),
  )
})
