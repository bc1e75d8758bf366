import { taughtBy } from '@boma/testing'
import { expect, test } from 'vitest'
import { hex } from '../board.ts'
import { volleyOdds } from '../counsel/odds/fire.ts'
import { type MeleeForecast, meleeForecast } from '../counsel/odds/melee.ts'
import { tanga } from '../index.ts'
import { flank } from '../lessons/flank.ts'
import { holdFire } from '../lessons/hold-fire.ts'
import { storm, volley } from '../lessons/plans.ts'
import { lay } from '../lessons/positions.ts'
import { DEFENSIVE, OFFENSIVE, OPPORTUNITY } from '../rules/10-fire.ts'

const percent = (chance: number): number => Math.round(100 * chance)

test('10.3c who fires early has no second fire at the group, and it charges', () => {
  const ways = [
    ['fire 1113', 'fire 1112', 'fire 1111', 'hold', 'end'],
    ['hold', 'fire 1113', 'fire 1112', 'hold', 'end'],
    ['hold', 'hold', 'fire 1112', 'hold', 'end'],
    ['hold', 'hold', 'hold', 'end'],
  ]
  for (const orders of ways) expect(taughtBy(tanga, holdFire, orders).state).toBe('failed')
})

test('12.1 on the flank of whoever comes to 1211 the machine gun needs 12, and less before', () => {
  const at = (holds: number, from: string, to: string) => {
    const { table } = taughtBy(tanga, holdFire, Array<string>(holds).fill('hold'))
    const { need, step } = volleyOdds(table, OPPORTUNITY, hex(from), hex(to))
    return [need, percent(step)]
  }
  expect([at(0, '1113', '1411'), at(1, '1113', '1311'), at(2, '1113', '1211')]).toEqual([
    [5, 24],
    [4, 14],
    [12, 85],
  ])
  expect([at(2, '1112', '1211')[0], at(2, '1111', '1211')[0]]).toEqual([6, 4])
  const early = ['1109', '1110', '1111', '1112', '1113'].reduce((none, from) => {
    const { table } = taughtBy(tanga, holdFire, [])
    return none * (1 - volleyOdds(table, OPPORTUNITY, hex(from), hex('1411')).step)
  }, 1)
  expect(percent(1 - early)).toBe(62)
})

const needOf = ({ attack }: MeleeForecast): number => attack.reduce((sum, { value }) => sum + value, 0)

const WAY = ['march 1407', 'all', 'step to 1307 facing SW', 'step to 1207 facing SW', 'step to 1208 facing SW']

test('12.3 from the flank the storm succeeds that fails in front', () => {
  const { table } = taughtBy(tanga, flank, [...WAY, 'step to 1109 facing S', 'halt', 'end'])
  const flanked = meleeForecast(table, hex('1109'), hex('1110'))
  expect([needOf(flanked), percent(flanked.win)]).toEqual([18, 47])
  const { table: inFront } = taughtBy(tanga, flank, [])
  lay(inFront, { '1209': ['SW', 'kash2-a', 'kash2-b', 'kash2-co'] })
  const front = meleeForecast(inFront, hex('1209'), hex('1110'))
  expect([needOf(front), percent(front.win)]).toEqual([8, 13])
})

test('8.1 in the wrong hex the whole line sees who comes', () => {
  const seenAt = (way: readonly string[]) => taughtBy(tanga, flank, way).deeds.at(-1)?.side === 1
  expect(seenAt(['march 1407', 'all', 'step to 1308 facing SW'])).toBe(true)
  const frontal = [...WAY, 'step to 1209 facing SW']
  expect(taughtBy(tanga, flank, frontal).state).not.toBe('done')
})

const NEARER = ['march 1311', 'all', 'step to 1211 facing NW']

test('11.2b the storm wins in 63 of 100, and fire before it makes that 69 and empties rifles in 31', () => {
  const { table } = taughtBy(tanga, storm, ['end', ...NEARER, 'halt', 'end', 'charge 1211'])
  const { win } = meleeForecast(table, hex('1211'), hex('1111'))
  const { step, empty } = volleyOdds(taughtBy(tanga, storm, []).table, OFFENSIVE, hex('1311'), hex('1111'))
  expect([win, step, empty, step + (1 - step) * win].map(percent)).toEqual([63, 14, 31, 69])
})

test('10.1 who has shot the trench empty walks in, and that counts', () => {
  const lucky = { ...storm, steps: storm.steps.map((step) => ({ ...step, dice: [2, 2, 5, 6] })) }
  const walked = ['fire 1311', 'at 1111', ...NEARER, 'step to 1111 facing NW']
  expect(taughtBy(tanga, lucky, walked).state).toBe('done')
  expect(taughtBy(tanga, storm, ['end', 'end', 'end']).state).toBe('failed')
})

test('10.3b the late volley shakes them in 35 of 100', () => {
  const { table } = taughtBy(tanga, volley, [])
  expect(percent(volleyOdds(table, DEFENSIVE, hex('1112'), hex('1211')).step)).toBe(35)
})
