import { NOBODY, type Side } from '@boma/kernel'
import type { Forecast } from '@boma/showing'
import { expect, test } from 'vitest'
import type { Fight } from '../fights.ts'
import { diceOfSide, whatCame } from '../luck.ts'

const [MINE, YOURS] = [0 as Side, 1 as Side]
const bodyOf = (side: Side) => (side === MINE ? 'union' : 'german')
const odds = (...chances: readonly number[]): Forecast => ({
  title: '',
  rule: '',
  exact: true,
  histograms: [],
  lines: [],
  outcomes: chances.map((probability, i) => ({ name: '', probability, body: ['union', '', 'german'][i] ?? '' })),
})
const ended = (winner: Side | undefined): Fight =>
  ({ began: { kind: 'battleBegan' }, end: { event: {}, winner }, rounds: [], landings: [] }) as unknown as Fight
const luck = (winner: Side | undefined, ...chances: readonly number[]) =>
  whatCame(odds(...chances), ended(winner), bodyOf)

test('a day is as good as the chance to do as well is small', () => {
  expect(luck(MINE, 0.58, 0.42, 0)).toEqual({ outcome: 0, asWell: 0.58, asBadly: 1, luck: 'ordinary' })
  expect(luck(MINE, 0.15, 0.5, 0.35)?.luck).toBe('good')
  expect(luck(MINE, 0.04, 0.5, 0.46)?.luck).toBe('rare')
  expect(luck(YOURS, 0.58, 0.4, 0.02)).toMatchObject({ outcome: 2, luck: 'bad' })
  expect(luck(NOBODY, 0.1, 0.5, 0.4)?.luck).toBe('ordinary')
})

test('of two outcomes the worse one is told by how often it comes, and is a bad day only when that is seldom', () => {
  expect(luck(YOURS, 0.4, 0, 0.6)).toEqual({ outcome: 2, asWell: 1, asBadly: 0.6, luck: 'ordinary' })
  expect(luck(YOURS, 0.9, 0, 0.1)).toMatchObject({ asBadly: 0.1, luck: 'bad' })
})

test('a draw that was the best to be had is no bad day', () => {
  expect(luck(NOBODY, 0, 0.9, 0.1)).toMatchObject({ asWell: 0.9, asBadly: 1, luck: 'ordinary' })
})

test('who could not do better has had no bad day', () => {
  expect(luck(MINE, 0.95, 0.05, 0)?.luck).toBe('ordinary')
})

test('what the odds did not reckon with was neither luck nor ill luck', () => {
  expect(luck(undefined, 0.5, 0.5, 0)).toBeUndefined()
  expect(whatCame(odds(0.5, 0.5), { ...ended(MINE), end: undefined }, bodyOf)).toBeUndefined()
})

test('an outcome that another fight decides, at sea or ashore, is not what came of this one', () => {
  const landing = odds(0.02, 0, 0.75, 0.23)
  const outcomes = landing.outcomes
    .filter((_, i) => i !== 1)
    .map((o, i) => ({ ...o, body: i === 0 ? 'union' : 'german', decidedIn: i === 2 ? 'atSea' : 'battleBegan' }))
  const came = (kind: string, winner: Side) =>
    whatCame({ ...landing, outcomes }, { ...ended(winner), began: { kind } } as Fight, bodyOf)
  expect(came('atSea', YOURS)).toMatchObject({ outcome: 2, asBadly: 0.23, luck: 'ordinary' })
  // They are through, and have still to fight ashore.
  expect(came('atSea', MINE)).toBeUndefined()
  expect(came('battleBegan', YOURS)).toMatchObject({ outcome: 1, luck: 'ordinary' })
  expect(came('battleBegan', MINE)).toMatchObject({ outcome: 0, luck: 'rare' })
})

test('dice that could hit are counted with what was to be expected of them', () => {
  const die = (by: Side, hitsOn: number | undefined, hits: boolean) => ({ by, hitsOn, hits, shows: 1, sides: 6 })
  const thrown = [die(MINE, 3, true), die(MINE, 2, false), die(MINE, undefined, false), die(YOURS, 6, true)]
  const fight = { rounds: [{ thrown }] } as unknown as Fight
  expect(diceOfSide(fight, MINE)).toEqual({ dice: 2, hits: 1, expected: expect.closeTo(5 / 6) })
})
