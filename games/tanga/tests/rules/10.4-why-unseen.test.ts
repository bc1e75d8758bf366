import { distance, type Hex } from '@boma/kernel'
import { expect, test } from 'vitest'
import { blockedAt } from '../../board/sight.ts'
import { BLOCKS, grid, HEXES, hex, IS_DITCH } from '../../board.ts'
import type { Table } from '../../layout.ts'
import { sees, seesOver, sightBlockedAt, whyUnseen } from '../../rules/10.4-sight.ts'
import { given } from '../given.ts'
import { bare, scatter } from '../scattered.ts'

const isGround = (at: Hex) => BLOCKS[at] === 1
const isManned = (t: Table, from: Hex) => (at: Hex) =>
  t.places.first[at] !== 0 && (IS_DITCH[at] === 0 || IS_DITCH[from] === 1)

/** What is wrong with what is said of a line: it must say so just where there is no sight, and name what stands there. */
function faultOf(t: Table, from: Hex, to: Hex): string {
  const said = whyUnseen(t, from, to)
  const ofGuns = whyUnseen(t, from, to, true)
  if ((said === undefined) !== sees(t, from, to) || (ofGuns === undefined) !== seesOver(t, from, to)) return 'sight'
  if (said === undefined || said.by === 'rain') return ''
  const blocks = (at: Hex) => isGround(at) || isManned(t, from)(at)
  if (!said.hexes.includes(sightBlockedAt(t, from, to)) || !said.hexes.every(blocks)) return 'where'
  if (said.hexes.some(isGround) !== (said.by === 'ground')) return 'why'
  // §10.4.5: without those hexes the line goes on, and whoever is before them is seen
  return blockedAt(from, to, (at) => blocks(at) && !said.hexes.includes(at)) === sightBlockedAt(t, from, to) ? 'on' : ''
}

test('10.4 why a line of sight breaks is told just where it does, on scattered positions', () => {
  const wrong: string[] = []
  let lines = 0
  for (let seed = 1; seed <= 6; seed++) {
    const t = bare()
    scatter(t, seed)
    for (let from = (seed * 5) as Hex; from < HEXES; from = (from + 23) as Hex)
      for (let to = 0 as Hex; to < HEXES; to++) {
        if (from === to || distance(grid, from, to) > 12) continue
        lines++
        const fault = faultOf(t, from, to)
        if (fault !== '') wrong.push(`${seed}: ${from} ${to}: ${fault}`)
      }
  }
  expect(lines).toBeGreaterThan(20_000)
  expect(wrong).toEqual([])
})

test.each([
  ['10.4.2 ground between', '1108', '1110', {}, { by: 'ground', hexes: ['1109'], rule: '10.4.2' }],
  ['10.4.4 counters between', '0311', '0313', { adler: '0312 N' }, { by: 'units', hexes: ['0312'], rule: '10.4.4' }],
  ['10.4.3 the one hex at the edge of the map', '1217', '1417', {}, { by: 'ground', hexes: ['1317'], rule: '10.4.2' }],
] as const)('%s breaks the line', (_, from, to, units, broken) => {
  const { t } = given().units({ 'lnl2-mg': `${from} N`, ...units })
  expect(whyUnseen(t, hex(from), hex(to))).toEqual({ ...broken, hexes: broken.hexes.map((at) => hex(at)) })
})

test('10.4.3 a line between two hexes that both block names both', () => {
  const { t } = given().units({ 'lnl2-mg': '1211 NE', adler: '1311 N', 'fk1-1': '1312 N' })
  // §10.4.4: those in the ditch lie too low to be in the way of who is not
  expect(whyUnseen(t, hex('1211'), hex('1411'))).toBe(undefined)
  const open = given().units({ 'lnl2-mg': '0311 NE', adler: '0411 N', 'fk1-1': '0410 N' }).t
  const broken = whyUnseen(open, hex('0311'), hex('0511'))
  expect([broken?.rule, broken?.hexes.length]).toEqual(['10.4.3', 2])
})

test('19.6c in the rain one sees no farther than the next hex', () => {
  const { t } = given().units({ 'lnl2-mg': '0311 N' }).rain()
  expect(whyUnseen(t, hex('0311'), hex('0313'))?.rule).toBe('19.6c')
  expect(whyUnseen(t, hex('0311'), hex('0312'))).toBe(undefined)
})
