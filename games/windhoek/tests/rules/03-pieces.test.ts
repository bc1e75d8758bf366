import { describe, expect, test } from 'vitest'
import { hex } from '../../board.ts'
import { unit } from '../../roster.ts'
import { throwsZone } from '../../rules/11-zones.ts'
import { mobileIn, whyNotStack } from '../../rules/14-stacking.ts'
import { disrupt, HIT } from '../../rules/16-losses.ts'
import { allowance, combatFactor, isMobile, isStatic } from '../../stacks.ts'
import { given } from '../given.ts'

describe('3.3 units', () => {
  test('3.3 the back is the weaker, disrupted side, without a zone', () => {
    const g = given().units({ 'SAMR-1': '3425' })
    expect([combatFactor(g.t, unit('SAMR-1')), allowance(g.t, unit('SAMR-1'))]).toEqual([3, 14])
    expect(throwsZone(g.t, unit('SAMR-1'))).toBe(true)
    disrupt(g.t, unit('SAMR-1'), HIT)
    expect(g.at('SAMR-1')).toBe('3425 disrupted')
    expect([combatFactor(g.t, unit('SAMR-1')), allowance(g.t, unit('SAMR-1'))]).toEqual([2, 14])
    expect(throwsZone(g.t, unit('SAMR-1'))).toBe(false)
  })

  test('3.3 whatever would disrupt a unit of one step eliminates it, mounted militia too', () => {
    const g = given().units({ 'Patrol-1': '3425', 'Mil-5': '3033', 'Wireless-1': '2117', 'G-Mil-1': '2117' })
    g.units({ 'G-Mil-2': ['2515', 'converted'] })
    for (const name of ['Patrol-1', 'Mil-5', 'Wireless-1', 'G-Mil-1', 'G-Mil-2']) disrupt(g.t, unit(name), HIT)
    expect(['Patrol-1', 'Mil-5'].map((name) => g.at(name))).toEqual(['recruits', 'recruits'])
    expect(['Wireless-1', 'G-Mil-1', 'G-Mil-2'].map((name) => g.at(name))).toEqual(Array(3).fill('eliminated'))
  })

  test('3.3 militia and wireless stations are static, mounted militia is not, support never stands on the map', () => {
    const g = given().units({ 'G-Mil-1': '2117', 'G-Mil-2': ['2515', 'converted'], 'Wireless-1': '2117' })
    expect(['G-Mil-1', 'Wireless-1', 'Mil-5'].every((name) => isStatic(g.t, unit(name)))).toBe(true)
    expect(isMobile(g.t, unit('G-Mil-2'))).toBe(true)
    expect([combatFactor(g.t, unit('G-Mil-2')), allowance(g.t, unit('G-Mil-2'))]).toEqual([1, 14])
    expect(['FDK-1', 'RN'].some((name) => isMobile(g.t, unit(name)) || isStatic(g.t, unit(name)))).toBe(false)
  })
})

test('3.4 markers are no units: twelve more fit beside them, and they are nobody to recruit', () => {
  const twelve = ['FK-1', 'FK-2', 'FK-3', 'FK-4', 'FK-5', 'FK-6', 'FK-7', 'FK-8', 'FK-9', 'FK-10', 'FK-11']
  const g = given().units(Object.fromEntries(twelve.map((name) => [name, '2515'])))
  g.marks({ '2515': ['entrenched', 'broken', 'device'] })
  expect(mobileIn(g.t, hex('2515'))).toBe(11)
  expect(whyNotStack(g.t, unit('FK-12'), hex('2515'))).toBe(0)
})
