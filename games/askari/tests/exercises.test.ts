import { Match, parseAction } from '@boma/kernel'
import type { LessonPlan } from '@boma/showing'
import { expect, test } from 'vitest'
import { landOdds } from '../counsel/odds.ts'
import { askari } from '../index.ts'
import type { Table } from '../layout.ts'
import { line, sea, voi } from '../lessons/plans.ts'
import { NAMES, type Unit } from '../roster.ts'
import { isSupplied } from '../rules/07-communications.ts'

// What the exercises say of other ways, and the figures in their last words.

type Played = Match<Table, typeof askari>

/** The position of an exercise, after these orders with these dice. */
function after({ scenario, before = [] }: LessonPlan<Table>, orders: readonly string[], dice: readonly number[] = []) {
  const match = new Match(askari, { scenario, options: [], dice: { kind: 'manual' } })
  let rolled = 0
  for (const words of [...before, ...orders]) {
    const action = parseAction(askari.actions, words.replace(/^\w+: /, ''))
    const order = () => match.order(match.decision?.seat, [action])
    let played = order()
    for (; played.kind === 'dice'; played = order()) match.offer(dice[rolled++] ?? 6)
    if (played.kind !== 'played') throw new Error(`'${words}' cannot be done`)
  }
  return match
}

const asks = (match: Played): string | undefined => match.decision?.prompt

test.each([
  [['step to 2911', 'step to 3011', 'step to 3111'], false],
  [['step to 2911', 'step to 3011'], true],
  [['step to 3009'], true],
  [['step to 2909'], true],
  [['step to 2909', 'step to 3009'], true],
  [['step to 2909', 'step to 3008'], true],
] as const)('7.1.2 a company that goes %s leaves Voi supplied: %s', (way, isFed) => {
  const match = after(line, ['march from 2910', 'take 7-SK', 'go', ...way, 'halt'])
  expect(isSupplied(match.table, NAMES.indexOf('KAR-DET-1') as Unit)).toBe(isFed)
})

const CRUISERS = ['sail Astraea', 'consort Hyacinth', 'steer for ocean']

test('10.3.3 nobody boards before the cruisers have sailed', () => {
  expect(() => after(sea, ['march from 2506', 'all', 'ride to 3412', 'board ocean'])).toThrow('board')
})

test.each([1, 2, 3, 4, 5, 6])('12.4.7c two cruisers in a group find a single ship on 2 or less: %i', (die) => {
  const match = after(sea, [...CRUISERS, 'seek', 'lie-low'], [die])
  expect(asks(match)).toBe(die <= 2 ? 'shell' : 'impulse')
})

test.each([1, 2, 3, 4, 5, 6])('12.4.7c she finds transports that go together on 4 or less: %i', (die) => {
  const lying = [...CRUISERS, 'lie-low', 'lie-low']
  const riding = ['march from 2506', 'all', 'ride to 3412', 'board ocean', 'lie-low', 'seek']
  expect(asks(after(sea, [...lying, ...riding], [die]))).toBe(die <= 4 ? 'shell' : 'landing')
})

test.each(['Astraea', 'Hyacinth'])('12.5.4b %s hits her on 3 or less', (ship) => {
  const match = after(sea, [...CRUISERS, 'seek', 'lie-low', `shell Königsberg with ${ship}`], [1, 1])
  const shots = match.log(sea.side).flatMap(({ events }) => events.filter(({ kind }) => kind === 'struck'))
  expect(shots.map(({ facts }) => facts)).toEqual([expect.objectContaining({ needed: 3 })])
})

const ATTACK = ['march from 2910', 'all', 'step to 3010']
const CUT = ['march from 2910', 'take 7-SK', 'go', 'step to 2911', 'step to 3011', 'step to 3111', 'halt']

/** How often an answer wins the battle under way, of 100. */
function wins(orders: readonly string[], answer: string): number {
  const match = after(voi, orders)
  const action = parseAction(askari.actions, answer)
  const odds = action === undefined ? undefined : landOdds(match.table, action, 10_000)
  return 100 * (odds?.outcomes.find(({ side }) => side === voi.side)?.chance ?? Number.NaN)
}

test.each([
  [[...ATTACK, 'end', 'consume 3010'], 'lead', 35],
  [[...ATTACK, 'end', 'consume 3010'], 'end', 21],
  [[...ATTACK, 'end'], 'end', 11],
  [[...CUT, ...ATTACK, 'end', 'consume 3010', 'end'], 'lead', 14],
] as const)('11.13.2 after %j the answer %s wins in %i of 100', (orders, answer, chance) => {
  expect(Math.abs(wins(orders, answer) - chance)).toBeLessThan(1.5)
})
