import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Hex, nameHex } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { FORD, grid, TERRAIN } from '../../board.ts'
import { KINDS } from '../../data/counters.ts'
import { FIRE, type Kind, MARCH, PER_SIDE, STRENGTH } from '../../roster.ts'

const rulebook = readFileSync(join(import.meta.dirname, '../../rulebook.md'), 'utf8')
const hexes = (letter: string): string[] =>
  TERRAIN.flatMap((terrain, h) => (terrain === letter ? [nameHex(grid, h as Hex)] : []))

describe('1.0 The game', () => {
  test('1.0 the match is about hex 0503', () => {
    expect(nameHex(grid, FORD)).toBe('0503')
  })

  test('1.1 the counters are as the rulebook prints them, six to a side', () => {
    const rows = [...rulebook.matchAll(/^\| (\w+) \| (\d) \| (\d|none) \| (\d) \|$/gm)]
    const printed = rows.map(([, kind, count, fire, march]) => [kind, Number(count), Number(fire) || 0, Number(march)])
    const played = ([1, 2, 3, 4] as Kind[]).map((k) => [KINDS[k], STRENGTH[k], FIRE[k], MARCH[k]])
    expect(played).toEqual(printed)
    expect(printed).toHaveLength(4)
    expect(printed.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(PER_SIDE)
  })

  test('1.2 nine columns of seven hexes, a river in the fifth, four fords through it', () => {
    expect([grid.columns, grid.rows]).toEqual([9, 7])
    expect(hexes('~')).toEqual(['0501', '0506', '0507'])
    expect(hexes('f')).toEqual(['0502', '0503', '0504', '0505'])
  })

  test('1.2 bush grows on both banks alike', () => {
    const across = (name: string) => `0${10 - Number(name.slice(0, 2))}${name.slice(2)}`
    const bush = hexes('b')
    expect(bush).toHaveLength(14)
    expect(bush.map(across).toSorted()).toEqual(bush)
    expect(bush).toContain('0303')
  })
})
