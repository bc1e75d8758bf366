import { ALLOWED, check, readRefusal, toDecide } from '@boma/kernel'
import { inEnglish, intentsFor } from '@boma/showing'
import { expect, test } from 'vitest'
import { refuse } from '../actions.ts'
import { HEXES, hex } from '../board.ts'
import { counsel } from '../counsel/index.ts'
import { tanga } from '../index.ts'
import { given, type Position } from './given.ts'

/** The case, and the message, that keep those of a hex from another. */
function why(g: Position, from: string, to: string): string {
  const { rule = '', name = '' } =
    readRefusal(refuse, counsel.whyNot?.(g.t, { space: hex(from) }, hex(to)) ?? ALLOWED) ?? {}
  return `${rule} ${name}`.trim()
}

test('20.5, 15.2 what is in the way of those who move: the night, the water, the enemy or the cost', () => {
  const units = { 'lnl2-a': '2010 NW', 'lnl2-b': '2010', 'lnl2-co': '2010', 'fk6-1': '1809 SE' }
  const night = given().at(3, 22).units(units).phase('britishMovement')
  expect(why(night, '2010', '1811')).toBe('20.5 oneHexAtNight')
  expect(why(night, '2010', '1910')).toBe('')
  const day = given().units(units).phase('britishMovement')
  expect([why(day, '2010', '0112'), why(day, '2010', '1809')]).toEqual(['15.2 tooDear', '15.2 enemyThere'])
  expect(why(day, '2010', '1601')).toBe('15.2 closed')
})

test('15.2 something is in the way to every hex that no plan leads to, and to no other', () => {
  const units = { 'lnl2-a': '1510 NW', 'lnl2-b': '1510', 'lnl2-co': '1510', 'fk6-1': '1309 SE', 'fk6-2': '1412 N' }
  for (const hour of [10, 22]) {
    const { t } = given().at(3, hour).units(units).phase('britishMovement')
    const goals = new Set(counsel.plans?.(t, { space: hex('1510') })?.all.map(({ space }) => space))
    for (let at = 0; at < HEXES; at++)
      if (at !== hex('1510'))
        expect(counsel.whyNot?.(t, { space: hex('1510') }, at) === ALLOWED, `${at}`).toBe(goals.has(at))
  }
})

test('15.1 whoever points elsewhere before somebody is picked is told to pick, also where all cannot go together', () => {
  const units = { 'raj13-a': '2010 NW', 'raj13-b': '2010', 'raj13-c': '2010', 'raj13-co': '2010' }
  const g = given().units(units).phase('britishMovement').play('march 2010')
  expect([g.asked, g.why('all')]).toEqual(['british take', '9.3'])
  const [first = 0] = intentsFor(inEnglish(tanga), g.t, { space: hex('0112') })
  expect(readRefusal(refuse, check(tanga, g.t, toDecide(tanga, g.t), first))).toMatchObject({
    ...{ rule: '15.1', name: 'nobodyPicked' },
  })
})

test('10.4, 11.1 what is in the way of those who fire or attack is what the rules say of the target', () => {
  const g = given().units({ 'lnl2-a': '1311 NW', 'fk6-1': '1210 SE', 'fk6-2': '1411 SE' }).phase('britishFire')
  g.play('sweep west-east')
  expect(why(g, '1311', '1411')).toBe(`${g.play('fire 1311').why('at 1411')} ${g.whyName('at 1411')}`)
  const melee = given().units({ 'lnl2-a': '1311 NW', 'fk6-1': '1210 SE', 'fk6-2': '1009 SE' }).phase('britishMelee')
  expect(why(melee, '1311', '1009')).toBe(
    `${melee.play('charge 1311').why('storm 1009')} ${melee.whyName('storm 1009')}`,
  )
})
