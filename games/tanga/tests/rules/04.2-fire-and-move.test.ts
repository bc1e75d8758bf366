import { describe, expect, test } from 'vitest'
import { given } from '../given.ts'

describe('4.2 what fire and movement have to do with one another', () => {
  test('4.2f the British move whom they like; a machine gun that moves is marked and does not fire', () => {
    const g = given().units({ 'lnl2-a': '1310 NW', 'lnl2-mg': '1411 NW', 'fk1-1': '1012 N' }).phase('britishMovement')
    g.play('march 1411', 'all', 'step to 1311 facing NW', 'halt')
    expect(g.of('lnl2-mg')).toContain('1311 moved')
    expect(g.play('end').of('lnl2-a')).toBe('1310')
  })

  test('4.2j, 4.2k, 19.2.1 a German machine gun that has fired may still move', () => {
    const g = given().units({ 'fk1-mg1': '0310 S', 'lnl2-a': '0311 N' }).phase('germanFire')
    g.dice(5, 5).play('sweep west-east', 'fire 0310', 'at 0311')
    expect(g.asked).toBe('german movement')
    expect(g.why('march 0310')).toBe('')
  })

  test('4.2f, 19.2.1 a British one may not', () => {
    const g = given().units({ 'lnl2-mg': '0310 S', 'fk1-1': '0311 N' }).phase('britishFire')
    g.dice(5, 5).play('sweep west-east', 'fire 0310', 'at 0311')
    expect(g.asked).toBe('british movement')
    expect(g.why('march 0310')).toBe('15.1')
  })
})
