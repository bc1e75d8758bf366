import type { Hex } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { hex, OFF_WEST } from '../../board.ts'
import { askFacing, faceAs } from '../../rules/08-facing-anew.ts'
import { britishFire, needed } from '../firing.ts'
import { given } from '../given.ts'

const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const
/** The neighbours of 0311, from the north by the clock. */
const AROUND = ['0310', '0410', '0411', '0312', '0211', '0210'] as const

describe('8.1, 8.2 three sides are the front', () => {
  test.each(DIRECTIONS.map((facing, i) => [facing, i] as const))('8.2 who faces %s', (facing, i) => {
    const ahead = AROUND.map((at) => {
      const g = given()
        .units({ 'lnl2-a': `0311 ${facing}`, 'fk6-1': `${at} S` })
        .phase('britishFire')
      return g.asked === 'british fire'
    })
    expect(ahead).toEqual(AROUND.map((_, d) => [0, 1, 5].includes((d - i + 6) % 6)))
  })
  test('10.23, 10.4.1 fire leaves by the front alone, and the refusal says so', () => {
    const g = given().units({ 'lnl2-a': '0311 N', 'fk6-1': '0310 S', 'fk6-2': '0312 N' }).phase('britishFire')
    g.play('sweep west-east', 'fire 0311')
    expect(g.why('at 0312')).toBe('10.23')
    expect(g.why('at 0310')).toBe('')
  })
  test('10.4.1 a line through the corner between front and flank is within the front (ruling T50)', () => {
    // 0511 lies exactly east of 0311: through the corner of NE and SE
    const lay = (facing: string) =>
      given()
        .units({ 'lnl2-a': `0311 ${facing}`, 'fk6-1': '0511 NW' })
        .phase('britishFire').asked
    expect(lay('N')).toBe('british fire')
    expect(lay('S')).toBe('british fire')
    expect(lay('NW')).not.toBe('british fire')
  })
  test('8.3 European Tanga and the Boma face all round: they fire everywhere, again and again, and have no flank', () => {
    const g = given().units({ 'lnl2-a': '0909 N', 'fk6-1': '1009 N', 'fk6-2': '0910 N' }).phase('britishFire')
    g.dice(5, 5, 5, 5).play('sweep west-east', 'fire 0909', 'at 1009', 'fire 0909', 'at 0910')
    expect(needed(g)).toBe(6 - 3)
    expect(g.why('fire 0909')).toBe('')
    // Elsewhere once
    const once = given().units({ 'lnl2-a': '0311 N', 'fk6-1': '0310 S' })
    expect(britishFire(once, '0311', '0310', 5, 5).asked).not.toBe('british fire')
  })
})

test('8.1, 8.3 who comes to a hex is asked which way he faces, but not where all sides are frontal, nor off the map', () => {
  const asked = (at: Hex) => {
    const g = given().units({ 'lnl2-a': '0909 N', 'lnl2-b': '0311 N' }).phase('britishMovement')
    const depth = g.t.core.depth
    faceAs(g.t, at)
    return g.t.core.depth > depth
  }
  expect([asked(hex('0311')), asked(hex('0909')), asked(OFF_WEST)]).toEqual([true, false, false])
  const first = (isFirst: boolean) => {
    const g = given().units({ 'lnl2-b': '0311 N' }).phase('britishMovement')
    const depth = g.t.core.depth
    askFacing(g.t, hex('0311'), isFirst)
    return g.t.core.depth > depth
  }
  expect([first(true), first(false)]).toEqual([true, false])
})

describe('12.0 flanks', () => {
  test.each(DIRECTIONS.map((facing, i) => [facing, i] as const))('12.1, 12.2 fire at who faces %s', (facing, i) => {
    const needs = AROUND.map((at, d) => {
      const g = given().units({ 'lnl2-a': `${at} ${DIRECTIONS[(d + 3) % 6]}`, 'fk6-1': `0311 ${facing}` })
      return needed(britishFire(g, at, '0311', 6, 6, ...([0, 1, 5].includes((d - i + 6) % 6) ? [] : [1, 1])))
    })
    expect(needs).toEqual(AROUND.map((_, d) => ([0, 1, 5].includes((d - i + 6) % 6) ? 6 : 12)))
  })
  test('12.2 a line that comes in through a corner of a flank side flanks (ruling T51)', () => {
    const from = (facing: string) =>
      needed(
        britishFire(
          given().units({ 'lnl2-a': '0511 NW', 'fk6-1': `0311 ${facing}` }),
          '0511',
          '0311',
          6,
          6,
          ...(facing === 'NE' ? [] : [1, 1]),
        ),
      )
    expect(from('NE')).toBe(6)
    expect(from('N')).toBe(12)
  })
})
