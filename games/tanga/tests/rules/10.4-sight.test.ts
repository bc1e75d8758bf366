import type { Hex } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { hex } from '../../board.ts'
import { sees, willSee } from '../../rules/10.4-sight.ts'
import { britishFire } from '../firing.ts'
import { given, type Position } from '../given.ts'

/** May the unit in the one hex fire at the other? The case that forbids it, or ''. */
function whyNot(
  from: string,
  at: string,
  more: Readonly<Record<string, string>> = {},
  change = (g: Position) => g,
): string {
  // Somebody else is near and in front, so that the question is asked
  const g = change(given().units({ 'lnl2-mg': from, 'fk6-1': at, ...more })).phase('britishFire')
  if (!/^british (sweep|fire)$/.test(g.asked)) return 'nothing to fire at'
  g.play('sweep west-east', `fire ${from.slice(0, 4)}`)
  return g.why(`at ${at.slice(0, 4)}`)
}

describe('10.4 line of sight', () => {
  test('10.4 range and sight are two things: seen at six hexes, and out of the range of five', () => {
    const lay = { 'schk6-1': '0312 N', 'lnl2-a': '0311 S' }
    const g = given()
      .units({ ...lay, 'kash2-a': '0114 NE', 'fk6-1': '0613 NW', 'fk6-2': '0113 S' })
      .phase('britishFire')
    g.play('sweep west-east', 'fire 0114')
    expect(g.why('at 0613')).toBe('')
    const far = given().units({ 'kash2-a': '0114 NE', 'fk6-1': '0710 NW', 'fk6-2': '0113 S' }).phase('britishFire')
    far.play('sweep west-east', 'fire 0114')
    expect(far.why('at 0710')).toBe('10.4')
  })
  test('10.4.2, 10.4.5, 10.4.6 blocking ground between: plantation, embankment; but one sees into the first of it, and out of it', () => {
    const near = { 'fk1-1': '1209 SE' }
    // 1108 sees 1109 and not 1110 along the embankment (ruling T55)
    expect(whyNot('1108 S', '1110 N', { 'fk1-1': '1208 NW' })).toBe('10.4.2')
    expect(whyNot('1108 S', '1109 N', {})).toBe('')
    // From the plantation at 1509 to 1409's foliage, not beyond
    expect(whyNot('1509 NW', '1408 SE', near)).toBe('')
    expect(whyNot('1509 NW', '1308 SE', { 'fk1-1': '1408 SE' })).toBe('10.4.2')
  })
  test('10.4.3 along hexsides: blocked where both sides block, and at the edge of the map (ruling T52)', () => {
    expect(whyNot('1217 NE', '1417 NW', { 'fk1-1': '1216 S' })).toBe('10.4.2')
    // 1211 to 1411 runs between 1311 and 1312: both ditch, both clear
    expect(whyNot('1211 NE', '1411 NW')).toBe('')
  })
  test('10.4.4 units of either side, leaders and stevedores too, are in the way of rifles and machine guns', () => {
    for (const name of ['fk1-1', 'lnl2-a', 'adler', 'stev-1'])
      expect(whyNot('0311 S', '0313 N', { [name]: '0312 N', 'fk6-2': '0411 N' })).toBe('10.4.4')
    expect(whyNot('0311 S', '0313 N')).toBe('')
  })
  test('10.4.4 units in the ditch are in the way of those alone who are in it too', () => {
    expect(whyNot('1211 NE', '1410 SW', { 'lnl2-a': '1311 N' })).toBe('')
    expect(whyNot('1310 S', '1312 N', { 'lnl2-a': '1311 N', 'fk6-2': '1210 N' })).toBe('10.4.4')
  })
  test('19.6c in the rain one sees into the next hex alone', () => {
    expect(whyNot('0311 S', '0313 N', { 'fk6-2': '0312 N' }, (g) => g.rain())).toBe('19.6c')
    expect(whyNot('0311 S', '0312 N', {}, (g) => g.rain())).toBe('')
  })
  test('20.7 at night nobody fires farther than two hexes', () => {
    expect(whyNot('0311 S', '0314 N', { 'fk6-2': '0411 N' }, (g) => g.at(3, 20))).toBe('20.7')
    expect(whyNot('0311 S', '0313 N', {}, (g) => g.at(3, 20))).toBe('')
    expect(whyNot('0311 S', '0314 N')).toBe('')
  })
  test('10.4.3 a refusal says that the line runs between two hexes that both block it', () => {
    const between = { 'fk1-1': '0410 N', 'fk1-2': '0411 N' }
    expect(whyNot('0311 SE', '0511 NW', between)).toBe('10.4.3')
    expect(whyNot('0311 SE', '0511 NW', { 'fk1-1': '0411 N' })).toBe('')
  })
  test('10.4.4 guns fire over units: in defence, within two hexes (10.22)', () => {
    const g = given().units({ 'mb28-1': '0311 S', 'fk6-1': '0312 N' }).phase('britishDefence')
    expect(g.asked).toBe('british fire')
  })
  test('10.4.4 a refusal names the hex in the way', () => {
    const g = given().units({ 'lnl2-a': '0311 S', 'fk6-1': '0312 N', 'fk6-2': '0313 N' })
    britishFire(g, '0311', '0312', 5, 5)
    g.phase('britishFire').play('sweep west-east', 'fire 0311')
    expect(g.why('at 0313')).toBe('10.4.4')
  })
})

test('10.4.4, 11.2b counters that are about to leave their hex block nobody’s sight; as long as they stay they do', () => {
  const { t } = given().units({ 'fk6-1': '0310 N', 'lnl2-a': '0309 S', 'lnl2-b': '0308 S' })
  const [from, between, to] = ['0310', '0309', '0308'].map(hex) as [Hex, Hex, Hex]
  expect([sees(t, from, to), willSee(t, from, to, between), willSee(t, from, to, to), sees(t, from, to)]).toEqual([
    ...[false, true, false, false],
  ])
})
