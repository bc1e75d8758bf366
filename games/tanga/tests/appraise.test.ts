import type { Hex } from '@boma/kernel'
import { expect, test } from 'vitest'
import { appraise } from '../appraise.ts'
import { BRITISH, GERMAN, unit } from '../roster.ts'
import { DIGGING, putOnTop } from '../stacks.ts'
import { given, type Position } from './given.ts'

const worth = (g: Position): number => appraise(g.t, BRITISH)
const line = (more: Readonly<Record<string, string>> = {}) =>
  given('two-to-tanga').units({
    'raj13-a': '1510 NW',
    'raj13-b': '1511 NW',
    'fk1-1': '1110 SE',
    'fk1-2': '1111 SE',
    ...more,
  })

test('what one side gains the other loses', () => {
  expect(appraise(line().t, GERMAN)).toBeCloseTo(-worth(line()), 10)
})

test('units count, in good order more than disorganized, and not when lost', () => {
  const disorganized = worth(line({ 'raj13-a': '1510 NW disorganized' }))
  expect(worth(line())).toBeGreaterThan(disorganized)
  expect(disorganized).toBeGreaterThan(worth(line({ 'raj13-a': 'gone lost' })))
  expect(worth(line({ 'fk1-1': 'gone lost' }))).toBeGreaterThan(worth(line()))
})

test('the British gain by coming nearer, and most by being through', () => {
  const nearer = worth(line({ 'raj13-a': '1410 NW' }))
  expect(nearer).toBeGreaterThan(worth(line()))
  expect(worth(line({ 'raj13-a': '1109 NW' }))).toBeGreaterThan(nearer + 0.1)
})

test('who has the enemy in front is better off than who shows him his flank', () => {
  const near = { 'raj13-a': '1310 NW' }
  expect(worth(line(near))).toBeGreaterThan(worth(line({ 'raj13-a': '1310 SE' })))
})

test('ammunition, and who is ashore, count', () => {
  expect(worth(line())).toBeGreaterThan(worth(line({ 'raj13-b': '1511 NW ooa' })))
  const aboard = given().units({ 'raj13-a': 'aboard' })
  expect(worth(given().units({ 'raj13-a': '2506 NW' }))).toBeGreaterThan(worth(aboard))
})

test('a position is worth the same whatever was looked at before', () => {
  const others = [
    line({ 'raj13-a': '1109 NW', 'fk1-1': '1210 SE' }),
    line({ 'raj13-b': '1510 SW', 'fk1-2': 'gone lost' }),
    line({ 'fk1-2': '1110 SE', 'raj13-a': '1111 NW disorganized' }),
    given('campaign').units({ 'raj13-a': '0909 NW', 'fk1-1': '1008 SE', lettow: '0712' }),
  ]
  const [first, ...rest] = [line(), ...others, line()].map(worth)
  expect(rest.at(-1)).toBe(first)
  expect(new Set([first, ...rest]).size).toBe(1 + others.length)
})

test('turning, digging and lying on top are seen, so that nobody must look further for what came of them', () => {
  const pair = line({ 'raj13-b': '1510 NW' })
  const before = worth(pair)
  const after = (change: (g: Position['t']) => void): number => worth(line({ 'raj13-b': '1510 NW' }).arrange(change))
  const at = pair.t.units.where[unit('raj13-a')] as Hex
  const changes = [
    after((t) => {
      t.places.facing[at] = 1
    }),
    after((t) => {
      t.places.works[at] = DIGGING
    }),
    after((t) => putOnTop(t, unit('raj13-b'))),
    after((t) => t.fired.add(at)),
  ]
  for (const changed of changes) expect(changed).not.toBe(before)
})

test('a victory is worth all', () => {
  const g = line().arrange((t) => {
    t.core.result = 1 + GERMAN
  })
  expect([appraise(g.t, GERMAN), appraise(g.t, BRITISH)]).toEqual([1, -1])
})
