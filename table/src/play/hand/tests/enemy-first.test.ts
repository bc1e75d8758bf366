import { type Action, Match } from '@boma/kernel'
import { lettow } from '@boma/lettow'
import { type Game, inEnglish } from '@boma/showing'
import { createRoot } from 'solid-js'
import { expect, test, vi } from 'vitest'
import { localReferee } from '../../../referee/local.ts'
import { marchFigure } from '../../prompt/march-words.ts'
import { setScene } from '../../scene/scene.ts'
import { openSession } from '../../session/open-session.ts'
import { handAt } from '../hand.ts'
import { bestFirst } from '../press.ts'
import type { AskedMarch } from '../taken.ts'
import { unhurried } from './unhurried.ts'

const game = lettow as unknown as Game

/** Lettow-Vorbeck where the Allied player moves first: the first answer to each question before it. */
function moving(luck = 0) {
  const match = new Match(game, {
    scenario: game.scenarios[0]?.id ?? '',
    dice: { kind: 'cipher', secret: new Uint8Array(32).fill(luck) },
  })
  return createRoot(() => {
    const session = openSession('test', localReferee(match), ['person', 'person'])
    const scene = setScene(session, () => inEnglish(game).page)
    const isMove = () => session.offers().some(({ name }) => name === 'sail')
    for (let i = 0; i < 40 && !isMove(); i++) {
      session.raise()
      const ready = session.offers().find(({ name }) => name === 'ready') ?? session.offers()[0]
      session.order([ready?.action as Action])
    }
    session.raise()
    return { session, scene, hand: handAt(session, scene, unhurried) }
  })
}

test('an enemy pressed with an empty hand is attacked by the whole stacks that can, not by one of their units', () => {
  const { session, scene, hand } = moving()
  const alone = session.offers().filter(({ name, hostile }) => name === 'sail' && hostile)
  const target = alone[0]?.space ?? -1
  const units = alone.filter(({ space }) => space === target).flatMap(({ piece }) => piece ?? [])
  const homes = Map.groupBy(units, (unit) => scene.piece(unit)?.space ?? -1)
  expect(units.length).toBeGreaterThan(1)
  hand.press({ space: target })
  expect(hand.slip()).toBeUndefined()
  const asked = hand.taken.asked()
  expect(asked.map(({ goal }) => goal.space)).toEqual(asked.map(() => target))
  expect(new Set(asked.map(({ from }) => from))).toEqual(new Set(homes.keys()))
  for (const { from } of asked)
    expect(new Set(hand.taken.reachOf({ space: from })?.pieces)).toEqual(new Set(homes.get(from)))
})

/** The same where an enemy can be attacked from several places, whichever dice that takes. */
function crowded() {
  for (let luck = 0; luck < 100; luck++) {
    const { session, scene, hand } = moving(luck)
    for (const { space = -1 } of session.offers().filter(({ name, hostile }) => name === 'sail' && hostile)) {
      const there = session.offers().filter((offer) => offer.hostile && offer.space === space)
      const homes = new Set(there.map(({ piece }) => scene.piece(piece ?? -1)?.space))
      if (homes.size > 1) return { session, hand, space }
    }
  }
  throw new Error('no enemy can be attacked from several places')
}

test('that several stacks could is said at once, before any odds are reckoned, and none of them is the main answer yet', async () => {
  const { session, hand, space } = crowded()
  const reckons = vi.spyOn(session.game.page.advice as Required<typeof session.game.page.advice>, 'forecast')
  hand.press({ space })
  const asked = hand.taken.asked()
  expect(asked.length).toBeGreaterThan(1)
  expect(reckons).not.toHaveBeenCalled()
  expect(marchFigure(hand, asked[0] as AskedMarch)).toBe('…')
  // Enter waits until it is known which is the best.
  hand.enter()
  expect(hand.taken.space()).toBeUndefined()
  await vi.waitFor(() => expect(hand.odds.areKnown(asked.map(({ goal }) => goal))).toBe(true))
  expect(reckons).toHaveBeenCalled()
  expect(hand.taken.asked()).toEqual(bestFirst(hand.odds, asked))
  expect(marchFigure(hand, asked[0] as AskedMarch)).toMatch(/%/)
  hand.enter()
  expect(hand.taken.space()).toBe(hand.taken.asked()[0]?.from)
})
