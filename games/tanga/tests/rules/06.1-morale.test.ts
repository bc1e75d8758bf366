import { expect, test } from 'vitest'
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
