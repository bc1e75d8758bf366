import { type Game, inEnglish } from '@boma/showing'
import { skirmish } from '@boma/skirmish'
import { createRoot } from 'solid-js'
import { expect, test } from 'vitest'
import { localReferee } from '../../../referee/local.ts'
import { setScene } from '../../scene/scene.ts'
import { openSession } from '../../session/open-session.ts'
import { actionOf, PLACES } from '../../session/tests/table.ts'
import { begun } from '../../story/tests/stage.ts'
import { recapAt } from '../recap.ts'

test('a recap is told once for a turn, not anew with every order given in it', () => {
  const game = skirmish as unknown as Game
  const { page } = inEnglish(game)
  if (page === undefined) throw new Error('the game has a page')
  const [session, recap] = createRoot(() => {
    const sitting = openSession('test', localReferee(begun(game, { scenario: 'ford' })), ['person', 'person'])
    const scene = setScene(sitting, () => page)
    const manner = { comes: () => true, waits: () => false, plays: () => false, stay: () => 0 }
    return [sitting, recapAt(sitting, scene, manner)] as const
  })
  const play = (...orders: readonly string[]) => {
    for (const text of orders) {
      session.raise()
      const refused = session.order([actionOf(text)])
      if (refused) throw new Error(refused.sentence)
    }
  }
  play(...PLACES, 'activate B4', 'march to 0301', 'halt', 'end')
  const told = recap.steps()
  expect(told.map(({ kind }) => kind)).toEqual(['march'])
  play('activate R4', 'march to 0701')
  expect(recap.steps()).toBe(told)
  play('halt', 'end')
  expect(recap.steps()).not.toBe(told)
})
