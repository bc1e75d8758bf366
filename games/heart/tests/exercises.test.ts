import { taughtBy } from '@boma/testing'
import { expect, test } from 'vitest'
import { chargeOdds } from '../counsel/odds/charge.ts'
import { duelOdds } from '../counsel/odds/duel.ts'
import { volleyOdds } from '../counsel/odds/volley.ts'
import { heart } from '../index.ts'
import type { Table } from '../layout.ts'
import { ambush } from '../lessons/ambush.ts'
import { closeQuarters } from '../lessons/close-quarters.ts'
import { leader } from '../lessons/leader.ts'
import { underTheGun } from '../lessons/under-the-gun.ts'
import { unit } from './given.ts'

const percent = (chance: number): number => Math.round(100 * chance)

const WAIT = ['pass', 'pass', 'pass', 'pass']
const SPRUNG = [...WAIT, 'spring g1', 'spring g4', 'pass']

test('13.5 the guard does not run from fire that gives it two tests, nor from half an ambush', () => {
  const ways = [
    [...SPRUNG, 'shoot b1 with g1', 'shoot b1 with g4', 'leave'],
    [...SPRUNG, 'shoot b3 with g1', 'shoot b1 with g4', 'leave'],
    [...WAIT, 'spring g1', 'pass', 'shoot b1 with g1', 'leave'],
    [...WAIT, 'pass'],
  ]
  for (const orders of ways) expect(taughtBy(heart, ambush, orders).state).toBe('failed')
})

/** The chance that the guard fails two tests or more: it takes one, and each of two others with its chance. */
const runs = (losses: number, friends: number): number =>
  losses * friends * 0.5 + (losses * (1 - friends) + friends * (1 - losses)) * 0.25

test('16.2 three tests, and the odds of them: 47 % with the targets as they should be, 39 % the other way round', () => {
  const { table } = taughtBy(heart, ambush, SPRUNG)
  const tests = (by: string) => volleyOdds(table, unit(by), unit('b1'), true).toll.tests
  const gone = (by: string) => volleyOdds(table, unit(by), unit('b3'), true).toll.gone
  expect([runs(tests('g1'), gone('g4')), runs(tests('g4'), gone('g1')), runs(tests('g1'), 0)].map(percent)).toEqual([
    47, 39, 25,
  ])
})

const lost = (t: Table, word: string): number => (t.units.size[unit(word)] ?? 0) - (t.units.count[unit(word)] ?? 0)
const crossed = (...forms: readonly string[]): Table =>
  taughtBy(heart, underTheGun, ['move b5', ...forms, 'halt facing 180', 'pass', 'cease']).table

test('4.11 a shell strikes five in line, eight in a double line, one in dispersed order', () => {
  const forms = [
    'march to 39 34',
    'form at 34 34 facing 180 width 6 close',
    'form at 34 35 facing 180 width 6 dispersed',
  ]
  expect(forms.map((each) => lost(crossed(each), 'b5'))).toEqual([5, 8, 1])
})

const STAND = ['stand b1', 'stand b2', 'stand b4']

test('14.9 a leader who stays is picked out, and so is one who moved with his unit', () => {
  for (const orders of [
    [...STAND, 'pass', 'cease'],
    ['move b1', 'march to 34 18', 'halt facing 270', 'stand b2', 'stand b4', 'cease'],
  ]) {
    const { table } = taughtBy(heart, leader, orders)
    expect(lost(table, 'b6')).toBe(1)
  }
})

test('14.1 a leader by himself is a target like any other', () => {
  const alone = [...STAND, 'move b6', 'march to 45 24', 'halt facing 270', 'cease']
  expect(lost(taughtBy(heart, leader, alone).table, 'b6')).toBe(1)
})

test('12.8 the charge of the lesson is made at 6 or more, and wins 72 fights of 100', () => {
  const { table } = taughtBy(heart, closeQuarters, ['move g1', 'march to 30 26', 'halt facing 0'])
  const { reaches, least } = chargeOdds(table, unit('g6'), unit('b2'))
  const { fells, falls } = duelOdds(2, -1)
  expect([least, percent(reaches), percent(fells), percent(falls)]).toEqual([6, 72, 72, 3])
})
