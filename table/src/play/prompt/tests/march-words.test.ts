import type { Goal } from '@boma/showing'
import { beforeAll, expect, test } from 'vitest'
import { language } from '../../../words/words.ts'
import type { Hand } from '../../hand/hand.ts'
import type { Scene } from '../../scene/scene.ts'
import { marchHelp } from '../march-words.ts'

beforeAll(() => language.set('en'))

/** What is said of the signs on the map while a stack is in the hand that can go there. */
function signs(goals: readonly Partial<Goal>[]): string | undefined {
  const reach = { goals: goals.map((goal) => ({ left: '', halts: false, hostile: false, ...goal })) }
  const taken = { space: () => 5, reach: () => reach, isUnderWay: () => false }
  const plan = { eyed: () => undefined, goal: () => undefined, via: () => [] }
  const scene = { board: () => ({ kind: 'points' }) } as unknown as Scene
  return marchHelp(scene, { taken, plan } as unknown as Hand, [])
}

test.each([
  [[{}], 'Choose a bright place.'],
  [[{ left: '2' }], 'Numbers: movement left.'],
  [[{}, { hostile: true }], 'Red brackets: can be attacked.'],
  [[{ left: '2' }, { left: '1', halts: true }], 'Numbers: movement left; octagon: halt.'],
  [
    [{ left: '2', halts: true }, { hostile: true }],
    'Numbers: movement left; octagon: halt; red brackets: can be attacked.',
  ],
])('only signs that are there are explained: %j', (goals, sentence) => {
  expect(signs(goals)).toBe(sentence)
})
