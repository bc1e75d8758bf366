import type { Hex } from '@boma/kernel'
import { expect, test } from 'vitest'
import { appraise } from '../counsel/appraise.ts'
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

test('who has no enemy near looks to where the enemy is: the British west, Germans east', () => {
  const FACINGS = ['N', 'NE', 'SE', 'S', 'SW', 'NW']
  const best = (of: string, at: string, side: typeof BRITISH) =>
    FACINGS.map((facing) => [appraise(given('campaign').units({ [of]: `${at} ${facing}` }).t, side), facing] as const)
      .toSorted(([a], [b]) => b - a)
      .slice(0, 2)
      .map(([, facing]) => facing)
  expect(best('raj13-a', '2009', BRITISH)).toEqual(['NW', 'SW'])
  expect(best('fk6-1', '0410', GERMAN)).toEqual(['SE', 'NE'])
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

/** Grenadiers who have lost nothing, and Rajputs whom one more loss would break. */
const spent = { 'raj13-c': 'gone lost', 'raj13-d': 'gone lost', 'raj13-e': 'gone lost', 'raj13-f': '2409 disorganized' }
const push = (more: Readonly<Record<string, string>> = {}) =>
  given('campaign').units({
    ...spent,
    'raj13-a': '1612 NW',
    'gren101-a': '1609 NW',
    'fk1-1': '1111 SE',
    'fk1-2': '1111 SE',
    'fk1-mg1': '1111 SE',
    merensky: '1111',
    ...more,
  })

test('who can lose something leads; who is near his breakpoint hangs back, and keeps out of sight (6.3.4)', () => {
  const gain = (who: string, from: string, to: string, more = {}): number =>
    worth(push({ [who]: `${to} NW`, ...more })) - worth(push({ [who]: `${from} NW`, ...more }))
  const followed = gain('raj13-a', '1812', '1712')
  expect(followed).toBeGreaterThan(0)
  expect(gain('gren101-a', '1809', '1709')).toBeGreaterThan(2 * followed)
  // The edge of the foliage is seen from the embankment; what lies behind it is not
  const empty = { 'fk1-1': '1111 SE ooa', 'fk1-2': '1111 SE ooa', 'fk1-mg1': '1111 SE ooa' }
  const fear = (who: string): number => gain(who, '1511', '1411', empty) - gain(who, '1511', '1411')
  expect(gain('gren101-a', '1511', '1411')).toBeGreaterThan(0)
  expect(gain('raj13-a', '1511', '1411')).toBeLessThan(0)
  expect(fear('raj13-a')).toBeGreaterThan(3 * fear('gren101-a'))
})

test('a formation that is near its breakpoint is better off with no other next to it (6.3.4E)', () => {
  const beside = (more: Readonly<Record<string, string>>) =>
    worth(push({ 'raj13-a': '1610 NW', ...more })) -
    worth(push({ 'raj13-a': '1610 NW', 'gren101-a': '1608 NW', ...more }))
  const fresh = Object.fromEntries(Object.keys(spent).map((name) => [name, 'gone']))
  expect(beside({})).toBeLessThan(0)
  expect(beside({})).toBeLessThan(beside(fresh))
})

test('who stands where there is no room for him makes room (9.5)', () => {
  const gainByParting = (more: Readonly<Record<string, string>>): number => {
    const pair = (at: string) => given('campaign').units({ 'raj13-a': '2506 NW', 'raj13-b': `${at} NW`, ...more })
    return worth(pair('2507')) - worth(pair('2506'))
  }
  expect(gainByParting({})).toBeGreaterThan(0)
  expect(gainByParting({})).toBeGreaterThan(2 * gainByParting({ 'raj13-co': '2506' }))
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

test('a position is worth the same whatever was looked at before: a crowd that stood where a leader goes alone is forgotten', () => {
  const alone = given().units({ wapshare: '1511', 'raj13-c': '2010 N', 'fk6-1': '0510 SE' })
  alone.phase('britishMovement').play('march 1511', 'all')
  const crowded = given().units({ 'raj13-a': '1511 NW', 'raj13-b': '1511', 'raj13-c': '2010 N', 'fk6-1': '0510 SE' })
  const before = worth(alone)
  worth(crowded)
  expect(worth(alone)).toBe(before)
})
