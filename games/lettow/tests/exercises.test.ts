import { taughtBy } from '@boma/testing'
import { expect, test } from 'vitest'
import { space } from '../board.ts'
import { allRounds, fightAt, fightOdds, fightUnderWay, roundsLeft } from '../counsel/combat.ts'
import { lettow } from '../index.ts'
import { away, landing, raid } from '../lessons/plans.ts'
import { unit } from '../roster.ts'

// What the exercises say of other ways, and the figures in their last words.

const percent = (chance: number): number => Math.round(100 * chance)

test('10.3 at Taveta the raid ends, and one station is too few', () => {
  expect(() => taughtBy(lettow, raid, ['move 1-FKA to Taveta', 'move 1-FKA to Voi'])).toThrow('Voi')
  expect(taughtBy(lettow, raid, ['move 3-FKA to Mombasa', 'end', 'fight at Mombasa']).state).toBe('failed')
})

test('5.2 two of the three points lead to Nairobi, and there the garrison stops whoever has come', () => {
  const there = ['move 1-FKA to Arusha', 'move 1-FKA to Nairobi']
  const { state, table } = taughtBy(lettow, raid, there)
  expect([state, table.units.left[unit('1-FKA')]]).toEqual(['asked', 1])
  expect(() => taughtBy(lettow, raid, [...there, 'move 1-FKA to Kisumu'])).toThrow('Kisumu')
})

const LANDED = ['B-IEF', 'C-IEF', 'EAD', '2/KAR']
const AT = 'Dar-es-Salaam'

test('12.0 two take the capital in 41 of 100, three in 82, four in 97', () => {
  const taken = [2, 3, 4].map((count) => {
    const sailing = LANDED.slice(0, count).map((unit) => `sail ${unit} to ${AT}`)
    const { table } = taughtBy(lettow, landing, sailing)
    return percent(fightOdds(table, fightAt(table, space(AT)), allRounds).win)
  })
  expect(taken).toEqual([41, 82, 97])
})

test('28.2 with the dice that are rolled, two land in vain', () => {
  const two = ['sail B-IEF to Dar-es-Salaam', 'sail C-IEF to Dar-es-Salaam', 'end', `fight at ${AT}`, 'decline']
  const match = taughtBy(lettow, landing, [...two, 'lose B-IEF', 'retreat', 'fall-back C-IEF to Kilwa'])
  expect(match.state).toBe('failed')
})

test('18.0 who does not break off holds Moshi in 71 of 100, and loses somebody in 53', () => {
  const { table } = taughtBy(lettow, away, [])
  const odds = fightOdds(table, fightUnderWay(table), { ...roundsLeft(table), superior: table.combat.superior })
  const [, ours] = odds.lost
  expect([percent(1 - odds.win), percent(1 - (ours[0] ?? 0))]).toEqual([71, 53])
})

test('17.1 whoever falls back elsewhere is not at Korogwe', () => {
  for (const to of ['Arusha', 'Taveta'])
    expect(taughtBy(lettow, away, ['break-off', `fall-back 1-FKA to ${to}`, `fall-back 2-FKA to ${to}`]).state).toBe(
      'failed',
    )
  expect(taughtBy(lettow, away, ['decline', 'lose 1-FKA']).state).not.toBe('done')
})
