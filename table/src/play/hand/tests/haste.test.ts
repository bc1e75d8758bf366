import { createRoot } from 'solid-js'
import { describe, expect, test } from 'vitest'
import { setScene } from '../../scene/scene.ts'
import { hexOf, seated } from '../../session/tests/table.ts'
import { type Hand, handAt } from '../hand.ts'
import { hasteAt, lastPress, MOMENT, notedAt } from '../haste.ts'
import { mainOf } from '../places.ts'
import { handClock } from './hand-clock.ts'

/** A hand at the sample's first turn, where counters can still act, and the clock that it lives by. */
function hurried() {
  const session = seated()
  const clock = handClock()
  const hand = createRoot(() =>
    handAt(
      session,
      setScene(session, () => session.game.page),
      { haste: hasteAt(clock.later) },
    ),
  )
  clock.pass(MOMENT)
  return { session, hand, clock }
}

const main = ({ places }: Hand) => {
  const offer = mainOf(places().buttons)
  if (offer === undefined) throw new Error('there is no main answer')
  return offer
}

describe('a double click', () => {
  test.each([30, 150, MOMENT - 1])('does not pass its own warning (%i ms)', (apart) => {
    const { session, hand, clock } = hurried()
    const before = session.length()
    hand.take(main(hand))
    expect(hand.reminder()).toBeDefined()
    clock.pass(apart)
    hand.take(main(hand))
    expect(session.length()).toBe(before)
    clock.pass(MOMENT - apart)
    hand.take(main(hand))
    expect(session.length()).toBe(before + 1)
  })

  test('does not answer the question after the one that it answers', () => {
    const { session, hand, clock } = hurried()
    hand.take(main(hand))
    clock.pass(MOMENT)
    hand.take(main(hand))
    const after = session.length()
    clock.pass(150)
    for (const offer of hand.places().buttons) hand.take(offer)
    expect([session.length(), hand.reminder()]).toEqual([after, undefined])
  })
})

test('what comes up under a finger is new, though nothing was ordered', () => {
  const { session, hand, clock } = hurried()
  hand.haste.renew()
  hand.take(main(hand))
  expect(hand.reminder()).toBeUndefined()
  clock.pass(MOMENT)
  hand.take(main(hand))
  expect(hand.reminder()).toBeDefined()
  expect(session.length()).toBeGreaterThan(0)
})

test('a key that has answered presses no place in the same haste that came up under it; one that did nothing still may', () => {
  const session = seated({ fog: true })
  const scene = createRoot(() => setScene(session, () => session.game.page))
  const [here, there] = [hexOf(session, '0402'), hexOf(session, '0403')].map((space) => ({ space }))
  if (here === undefined || there === undefined) throw new Error('the sample has other hexes')
  const last = lastPress(session, scene)
  notedAt(last, here, undefined)
  expect([last.isAgain(here), last.isAgain(there)]).toEqual([true, false])
  notedAt(last, there, false)
  expect([last.isAgain(here), last.isAgain(there)]).toEqual([true, false])
})
