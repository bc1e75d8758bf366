import { type Action, Match } from '@boma/kernel'
import { lettow } from '@boma/lettow'
import { type Game, inEnglish } from '@boma/showing'
import { createRoot } from 'solid-js'
import { expect, test } from 'vitest'
import { localReferee } from '../../../referee/local.ts'
import { setScene } from '../../scene/scene.ts'
import { openSession } from '../../session/open-session.ts'
import { handAt } from '../hand.ts'
import { unhurried } from './unhurried.ts'

const game = lettow as unknown as Game

/** Lettow-Vorbeck where the Allied player moves first: the first answer to each question before it. */
function moving() {
  const match = new Match(game, {
    scenario: game.scenarios[0]?.id ?? '',
    dice: { kind: 'cipher', secret: new Uint8Array(32) },
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

test('an enemy pressed with an empty hand is attacked by the whole stack that can, not by one of its units', () => {
  const { session, scene, hand } = moving()
  const alone = session.offers().filter(({ name, hostile }) => name === 'sail' && hostile)
  const target = alone[0]?.space ?? -1
  const units = alone.filter(({ space }) => space === target).flatMap(({ piece }) => piece ?? [])
  expect(units.length).toBeGreaterThan(1)
  hand.press({ space: target })
  expect(hand.slip()).toBeUndefined()
  expect(hand.taken.space()).toBe(scene.piece(units[0] ?? -1)?.space)
  expect(new Set(hand.taken.reach()?.pieces)).toEqual(new Set(units))
  expect(hand.taken.asked().map(({ goal }) => goal.space)).toEqual([target])
})
