import { heart } from '@boma/heart'
import { FIRST } from '@boma/kernel'
import { type Game, inEnglish } from '@boma/showing'
import { createRoot } from 'solid-js'
import { beforeAll, expect, test } from 'vitest'
import { setScene } from '../../play/scene/scene.ts'
import type { Session } from '../../play/session/session.ts'
import { PLACES, seated } from '../../play/session/tests/table.ts'
import { begun, sceneOf, told } from '../../play/story/tests/stage.ts'
import { language } from '../../words/words.ts'
import { obey } from '../commands.ts'
import { retold } from '../retold.ts'

beforeAll(() => language.set('en'))

const BLUE = ['activate B4', 'march to 0301', 'halt', 'activate B1', 'march to 0502', 'halt', 'end']

/** What is read out to whoever types 'recap'. */
function heard(session: Session): readonly string[] {
  const { page } = session.game
  if (page === undefined) throw new Error('the sample has a page')
  const scene = createRoot(() => setScene(session, () => page))
  return obey(session, 'Recap', { retell: () => retold(session, scene) })
}

test('reads out what the others did in their turn, step by step', () => {
  const lines = heard(seated({ played: [...PLACES, ...BLUE] }))
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/^Step 1 of 2: March. From 0302 to 0301: B4\.$/)
  expect(lines[1]).toMatch(/^Step 2 of 2: March. From 0402 to Ford: B1\.$/)
})

test('does not say that the others have still to come where both sides share their turns, and tells the last that is over', () => {
  const game = inEnglish(heart as unknown as Game)
  const shared = { game, log: () => [[told('turnBegan', { turn: 1 })]], viewer: () => FIRST } as unknown as Session
  expect(retold(shared, undefined)).toEqual(['No turn is over yet: the log tells what has happened.'])
  const turn = (n: number) => [told('turnBegan', { turn: n })]
  const log = [turn(1), [told('marched', { unit: 30, x: 16, y: 16 })], turn(2)]
  const over = { ...shared, log: () => log } as unknown as Session
  const scene = sceneOf(begun(heart as unknown as Game, { scenario: 'uganda-railway' }), FIRST)
  expect(retold(over, scene)).toEqual(['Step 1 of 1: March. B7 marches; its first figure is at 1, 1.'])
})

test('says so when nobody else has had a turn, or did nothing in it', () => {
  expect(heard(seated())).toEqual(['The others have not had their turn yet.'])
  expect(heard(seated({ played: [...PLACES, 'end'] }))).toEqual(['The others did nothing that you could see.'])
})
