import { EVERYONE, impossible, type Side, setLocal, writeAction } from '@boma/kernel'
import { given } from '@boma/testing'
import { expect, test } from 'vitest'
import { kindNamed } from '../../board/ground.ts'
import { doctrine } from '../../doctrine/index.ts'
import { heart } from '../../index.ts'
import { ground } from '../../rules/10-ground.ts'
import { facts, told } from '../fighting.ts'

const GERMAN = 0 as Side
const BRITISH = 1 as Side
const cellsOf = (n: number) => Array.from({ length: n }, () => [3, 4]).flat()
/** A plantation in the first cell and a road; nothing at all; a swamp in the second cell and a stream. */
const PLANTATION = [1, 1, 3, 4, ...cellsOf(11), 4]
const BARE = [...cellsOf(12), 1]
const SWAMP = [3, 4, 5, 6, 2, 5, ...cellsOf(10), 5]
/** The objective, and who attacks: they are rolled when the ground is agreed on. */
const REST = [1, 2, 6]

/** A free game with ready lists whose first table has been diced. */
const laid = (dice: readonly number[] = PLANTATION, options: readonly string[] = ['agreed-ground']) =>
  given(heart, { scenario: 'free-500', options, impossible: (t) => impossible(heart, t) })
    .play('list schutztruppe')
    .dice(...dice)
    .play('list kar-column')
const asks = (side: Side) => ({ side, rule: '17.6', prompt: 'ground' })

test('17.6 ground is agreed on by the first side, then the second, before objective and attacker are diced for', () => {
  const g = laid()
  expect(g.decision).toEqual(asks(GERMAN))
  expect(g.legal()).toEqual(['keep ground', 'other ground'])
  expect([told(g, 'objectiveDrawn'), told(g, 'attacks'), told(g, 'lineLaid').length]).toEqual([[], [], 1])
  g.play('keep ground')
  expect([g.decision, told(g, 'objectiveDrawn')]).toEqual([asks(BRITISH), []])
  g.dice(...REST).play('keep ground')
  expect(g.decision).toEqual({ side: GERMAN, rule: '17.6', prompt: 'edge' })
  expect(told(g, 'groundKept').map(({ rule, facts, seenBy }) => [rule, facts['side'], seenBy])).toEqual([
    ['17.6', GERMAN, EVERYONE],
    ['17.6', BRITISH, EVERYONE],
  ])
  expect(ground(g.table).names).toEqual(['hold-0', 'cell-1', 'line-0'])
})

test('17.6 without the option nobody is asked: the dice decide', () => {
  expect(laid([...PLANTATION, ...REST], []).decision).toEqual({ side: GERMAN, rule: '17.6', prompt: 'edge' })
})

test('17.6 whoever asks for other ground has all of it diced anew, and both are asked again', () => {
  const g = laid().play('keep ground')
  g.dice(...SWAMP).play('other ground')
  expect(
    told(g, 'groundRefused').map(({ rule, facts, seenBy }) => [rule, facts['side'], facts['left'], seenBy]),
  ).toEqual([['17.6', BRITISH, 2, EVERYONE]])
  expect(facts(g, 'groundLaid', 'kind')).toEqual(['plantation', 'swamp'].map(kindNamed))
  expect(ground(g.table).names).toEqual(['cell-2', 'line-0'])
  // Of the plantation nothing is left, not even the dice of its corner
  const { feature, dx, dy } = g.table.cells
  expect([feature[0], dx[0], dy[0], feature[1], dx[1], dy[1]]).toEqual([7, 0, 0, 11, 2, 5])
  expect(g.decision).toEqual(asks(GERMAN))
  g.dice(...REST).play('keep ground', 'keep ground')
  expect(g.decision?.prompt).toBe('edge')
})

test('17.6 each side asks for other ground three times at most and is then asked no more; the seventh table is played on', () => {
  const g = laid()
  const refuse = (dice: readonly number[] = BARE) => g.dice(...dice).play('other ground')
  refuse()
  refuse()
  expect(g.decision).toEqual(asks(GERMAN))
  refuse()
  expect(g.decision).toEqual(asks(BRITISH))
  refuse()
  refuse()
  expect(g.decision).toEqual(asks(BRITISH))
  refuse([...SWAMP, ...REST])
  expect(g.decision?.prompt).toBe('edge')
  expect(facts(g, 'groundRefused', 'side')).toEqual([0, 0, 0, 1, 1, 1])
  expect(facts(g, 'groundRefused', 'left')).toEqual([2, 1, 0, 2, 1, 0])
  expect(ground(g.table).names).toEqual(['hold-0', 'cell-2', 'line-0'])
})

test('17.6 a lake stays where it is, whatever ground is asked for', () => {
  const nine = [...cellsOf(9), 1]
  const g = laid(nine, ['agreed-ground', 'lake'])
  g.dice(...nine).play('other ground')
  expect([ground(g.table).names, g.table.cells.feature[0]]).toEqual([['lake'], 0])
})

test('17.6 more refusals than three, or fewer than none, there cannot be', () => {
  for (const [side, n] of [
    [GERMAN, 4],
    [BRITISH, 4],
    [GERMAN, -1],
  ] as const) {
    const { table } = laid()
    setLocal(table, side, n)
    expect(impossible(heart, table)).toBe('nobody has asked for other ground so often')
  }
})

test('17.6 the computer, who knows neither its edge nor its task yet, plays on the ground as it lies', () => {
  const { table } = laid()
  const [first] = doctrine.propose(table, GERMAN, doctrine.survey(table, GERMAN), 1)
  expect(first?.order.map((action) => writeAction(heart.actions, action))).toEqual(['keep ground'])
})
