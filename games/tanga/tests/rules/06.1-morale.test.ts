import { expect, test } from 'vitest'
import { unit } from '../../roster.ts'
import { moraleInCombat, printedMorale } from '../../rules/06.1-morale.ts'
import { germanFire } from '../firing.ts'
import { given } from '../given.ts'

const lay = () =>
  given().units({ 'fk1-1': '0311 NE', 'fk1-2': '0311', merensky: '0311', 'raj13-a': '0410 SW', 'raj13-co': '0410' })

test('6.1, 6.11, 6.13, 6.14 two dice after a hit: the morale itself passes, one more fails', () => {
  // 3, and the officer's 1
  expect(germanFire(lay(), '0311', '0410', 1, 1, 1, 2, 2, 2).told).toContain('stood')
  expect(germanFire(lay(), '0311', '0410', 1, 1, 1, 2, 2, 3, 1).told).toContain('wavered')
})
test('6.12 one die in all other checks: 10.25d', () => {
  const g = germanFire(lay(), '0311', '0410', 1, 1, 1, 2, 2, 3, 3)
  expect(g.events.filter((e) => e.kind === 'keptNerve')).toHaveLength(1)
})
test('2.6.5 a starred unit is better on its back: the Polizei check with 8', () => {
  const g = given().units({ 'lnl2-a': '0410 SW', 'lnl2-b': '0410', 'lnl2-co': '0410', 'aura-pol': '0311 NE' })
  g.phase('britishFire').dice(1, 1, 4, 4, 6).play('sweep west-east', 'fire 0410', 'at 0311')
  expect(g.of('aura-pol')).toBe('0311 disorganized')
})

test('6.1, 19.5 the guns of Hering have a morale of one under fire and in melee, whichever side lies up; all others their own', () => {
  const { t } = given().units({
    'hering-hermann': '0310 N',
    'hering-dorothea': '0312 N disorganized',
    'mb28-1': '1511 N',
  })
  const inCombat = (name: string) => moraleInCombat(t, unit(name))
  const printed = (name: string) => printedMorale(t, unit(name))
  expect(['hering-hermann', 'hering-dorothea'].map(inCombat)).toEqual([1, 1])
  expect(['hering-hermann', 'hering-dorothea'].map(printed)).not.toContain(1)
  expect([inCombat('mb28-1'), inCombat('lnl2-a')]).toEqual([printed('mb28-1'), printed('lnl2-a')])
})
