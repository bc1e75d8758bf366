import { taughtBy } from '@boma/testing'
import { expect, test } from 'vitest'
import { hex } from '../board.ts'
import { battleForecast } from '../counsel/battle.ts'
import { windhoek } from '../index.ts'
import { gather, line, port } from '../lessons/plans.ts'
import { ALLIED, GERMAN, unit } from '../roster.ts'

// What the exercises say of other ways, and the figures in their last words.

const percent = (chance = -1): number => Math.round(100 * chance)

const COMPANIES = ['FK-1', 'FK-2', 'FK-3']
const GUNS = ['G-Art-1', 'G-Art-2']
const OTHERS = ['SWAPC', 'G-Sup-1']

test('15.5 everybody beats the patrol in 97 of 100, the companies without the guns in 75', () => {
  const { table } = taughtBy(windhoek, line, [])
  const wins = (names: readonly string[]) =>
    percent(battleForecast(table, hex('2515'), hex('2415'), { force: names.map(unit) })?.win)
  expect([wins([...COMPANIES, ...GUNS, ...OTHERS, 'Franke']), wins([...COMPANIES, 'Franke'])]).toEqual([97, 75])
})

test('12.1 whoever ends the turn without a battle has not beaten it', () => {
  expect(taughtBy(windhoek, line, ['end', 'end']).state).toBe('failed')
})

const TWO = ['SAMR-1', 'DLI']
const CAPE = ['SAMR-1', 'SAMR-2', 'SAMR-3', 'SAMR-4', 'DEOR', 'DLI', 'SA-Horse-1', 'SAEC', 'A-Sup-1']

test('16.5 all nine win 96 of 100 attacks from the sea, two of them 55, and without the gun none', () => {
  const wins = (names: readonly string[], gun: boolean) => {
    const aboard = names.length === CAPE.length ? ['all'] : [...names.map((each) => `join ${each}`), 'go']
    const { table } = taughtBy(windhoek, port, ['ship from cape', ...aboard, 'land at 2425'])
    return percent(battleForecast(table, hex('2425'), hex('2426'), { force: names.map(unit), gun })?.win)
  }
  expect([wins(CAPE, true), wins(TWO, true), wins(TWO, false)]).toEqual([96, 55, 0])
})

test('22.2 the voyage costs two points, whoever sails', () => {
  for (const aboard of [['all'], ['join DLI', 'go']]) {
    const { table } = taughtBy(windhoek, port, ['ship from cape', ...aboard])
    expect(table.ap.points[ALLIED]).toBe(8)
  }
})

test('20.3 three marches would cost three points, and the call costs one', () => {
  const called = taughtBy(windhoek, gather, ['concentrate on Franke', 'come FK-1', 'come FK-2'])
  expect(called.table.ap.points[GERMAN]).toBe(10)
  expect(called.state).toBe('asked')
  expect(taughtBy(windhoek, gather, ['concentrate on Franke', 'come FK-1', 'go', 'end', 'end']).state).toBe('failed')
})

test('17.5 who does not advance at once may march in afterwards', () => {
  const attack = ['ship from cape', 'all', 'land at 2425', 'attack 2426', 'gun', 'end', 'fight', 'end']
  const stayed = taughtBy(windhoek, port, attack)
  expect(stayed.state).toBe('asked')
  const marched = [...attack, 'march from 2425', 'join DLI', 'go', 'step to 2426']
  expect(taughtBy(windhoek, port, marched).state).toBe('done')
})
