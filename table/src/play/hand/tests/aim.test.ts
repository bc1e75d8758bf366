import { Match, writeAction } from '@boma/kernel'
import { picket } from '@boma/picket'
import type { GameMatch } from '@boma/showing'
import { createRoot } from 'solid-js'
import { expect, test } from 'vitest'
import { localReferee } from '../../../referee/local.ts'
import { setScene } from '../../scene/scene.ts'
import { openSession } from '../../session/open-session.ts'
import { handAt } from '../hand.ts'
import { unhurried } from './unhurried.ts'

/** A hand at the tabletop sample, with P1 taken up unless it is said otherwise. */
function atTheTable(isTaken = true) {
  const match = new Match(picket, { scenario: 'dawn', dice: { kind: 'cipher', secret: new Uint8Array(32) } })
  const session = createRoot(() =>
    openSession('test', localReferee(match as unknown as GameMatch), ['person', 'person']),
  )
  const page = session.game.page
  if (page === undefined) throw new Error('the sample has a page')
  const scene = createRoot(() => setScene(session, () => page))
  const hand = createRoot(() => handAt(session, scene, unhurried))
  if (isTaken) hand.press({ piece: 0 })
  const written = () => {
    const action = hand.aiming.aim()?.action
    return action === undefined ? '' : writeAction(picket.actions, action)
  }
  return { session, scene, hand, written }
}

test('a figure is held over the spot that is pointed at, and looks where it goes', () => {
  const { hand, written } = atTheTable()
  expect(hand.aiming.mover()?.name).toBe('P1')
  hand.point({ spot: [6, 4] })
  expect(written()).toBe('move to 6 4 facing 90')
  hand.point({ spot: [3, 1] })
  expect(written()).toBe('move to 3 1 facing 0')
  hand.aiming.turn(-1)
  expect(written()).toBe('move to 3 1 facing 337.5')
  hand.point(undefined)
  expect(hand.aiming.aim()).toBeUndefined()
})

test('a press puts it down; where it may not stand the case is told, and nothing is played', () => {
  const { session, hand } = atTheTable()
  const before = session.length()
  hand.press({ spot: [12, 4] })
  expect(session.length()).toBe(before)
  const slip = hand.slip()
  expect(slip?.kind === 'note' && slip.refused.rule).toBe('4.1')
  hand.press({ spot: [8, 4.02] })
  expect(session.length()).toBe(before + 1)
  expect(session.lastEvents()[0]).toMatchObject({ kind: 'moved', facts: { x: 128, y: 64 } })
})

test('a finger holds it there first, keys by inches, and both are confirmed', () => {
  const { session, hand, written } = atTheTable()
  const before = session.length()
  hand.press({ spot: [7, 4] }, { byFinger: true })
  expect(session.length()).toBe(before)
  expect(hand.aiming.aim()).toMatchObject({ isSet: true, refused: undefined })
  hand.aiming.nudge(1, 0)
  hand.aiming.nudge(0, -0.25)
  expect(written()).toBe('move to 8 3.75 facing 90')
  expect(hand.places().buttons.map((offer) => [offer.name, offer.main])).toEqual([
    ['stay', false],
    ['move', true],
  ])
  hand.putDown()
  expect(session.length()).toBe(before + 1)
})

test('the second tap on a figure that is held over a spot puts it down', () => {
  const { session, hand } = atTheTable()
  const before = session.length()
  hand.press({ spot: [7, 4] }, { byFinger: true })
  hand.press({ spot: [6, 3] }, { byFinger: true })
  expect(session.length()).toBe(before)
  hand.press({ spot: [6.3, 3.3] }, { byFinger: true })
  expect(session.lastEvents()[0]).toMatchObject({ kind: 'moved', facts: { x: 96, y: 48 } })
})

test('nothing is held where nothing is open', () => {
  const { hand } = atTheTable(false)
  hand.point({ spot: [6, 4] })
  hand.aiming.nudge(1, 1)
  expect(hand.aiming.mover()).toBeUndefined()
  expect(hand.aiming.aim()).toBeUndefined()
  expect(hand.aiming.spots()).toEqual([])
})

test('of the many spots some are listed for those who choose by lists, and none is a button', () => {
  const { session, hand } = atTheTable()
  expect(hand.aiming.spots().length).toBeGreaterThan(10)
  expect(hand.places().buttons.map((offer) => offer.name)).toEqual(['stay'])
  expect(session.offers().filter((offer) => offer.spot).length).toBeGreaterThanOrEqual(hand.aiming.spots().length)
})

test('figures are places of their own: they can be come to by keys and aimed at', () => {
  const { scene } = atTheTable()
  expect(scene.board().spaces.map((space) => space.name)).toEqual(['P1', 'P2', 'P3', 'R1', 'R2', 'R3'])
  expect(scene.piecesAt(0).map((piece) => piece.name)).toEqual(['P1'])
})
