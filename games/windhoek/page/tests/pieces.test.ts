import { begin, blank, newTable, type Side, searchDice, view } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { hex } from '../../board.ts'
import { windhoek } from '../../index.ts'
import { layout, type Table } from '../../layout.ts'
import { ALLIED, COUNTER, GERMAN, UNITS, unit } from '../../roster.ts'
import { layOutCounters } from '../../rules/06-set-up/counters.ts'
import { BROKEN, COLUMN, CONVERTED, DEVICE, DISRUPTED, ENTRENCHED, PORTUGUESE_COLUMN } from '../../stacks.ts'
import { marching } from '../../tests/marching.ts'
import { shortName } from '../../words/words.ts'
import { marks } from '../pieces.ts'
import { page } from './english.ts'

/** The fog option, which is the first. */
const FOG = 1

function table(where: Readonly<Record<string, string>>): Table {
  const t = newTable(layout)
  layOutCounters(t)
  for (const [name, place] of Object.entries(where)) {
    const u = unit(name)
    t.stacks.take(u)
    t.stacks.put(u, hex(place))
  }
  return t
}
const seen = (t: Table, name: string) => page.pieces(t, ALLIED).find((p) => p.id === unit(name))

describe('a counter', () => {
  test('shows its contingent, type and figures', () => {
    const t = table({ 'FK-6': '2515', VK: '3429', ILH: '4029', 'RN-Cars': '2118', CP: '2002' })
    const shown = seen(t, 'FK-6')
    expect(shown).toMatchObject({ space: hex('2515'), body: 'german', symbol: 'mounted-rifles', values: '2-7' })
    expect(shown).toMatchObject({ name: '6 FK', fullName: '6. Feldkompanie', back: '1-7', states: [], side: GERMAN })
    expect(['VK', 'ILH', 'RN-Cars', 'CP'].map((name) => seen(t, name)?.body)).toEqual([
      'boer',
      'union',
      'british',
      'portuguese',
    ])
  })

  test('disrupted shows its back', () => {
    const t = table({ 'FK-6': '2515' })
    t.units.state[unit('FK-6')] = DISRUPTED
    expect(seen(t, 'FK-6')).toMatchObject({ values: '1-7', back: '2-7', states: ['disrupted'] })
  })

  test('of militia that was mounted is mounted rifles', () => {
    const t = table({ 'G-Mil-1': '2816' })
    expect(seen(t, 'G-Mil-1')).toMatchObject({ symbol: 'militia', values: '1-0' })
    t.units.state[unit('G-Mil-1')] = CONVERTED
    expect(seen(t, 'G-Mil-1')).toMatchObject({ symbol: 'mounted-rifles', values: '1-7' })
  })

  test('that marches says so', () => {
    const t = table({ 'FK-6': '2515' })
    t.force.add(unit('FK-6'))
    expect(seen(t, 'FK-6')?.states).toEqual(['moving'])
  })

  test('that attacks is marked while others may still join the attack (15.2)', () => {
    const g = marching('allied', { 'SAMR-1': '3425', 'SAMR-2': '3425', 'FK-6': '3424' })
    g.play('march from 3425').play('join SAMR-1').play('go').play('stop').play('attack 3424')
    expect(g.legal).toContain('join SAMR-2')
    expect(['SAMR-1', 'SAMR-2', 'FK-6'].map((name) => seen(g.t, name)?.states)).toEqual([['moving'], [], []])
    g.play('go')
    expect(seen(g.t, 'SAMR-1')?.states).toEqual([])
  })

  test('of a naval gun has acted in the turn in which it fired, and in no other (23.5)', () => {
    const t = table({})
    const gun = COUNTER.findIndex((counter) => counter.type === 'naval-support' && counter.contingent === 'british')
    const states = () => page.pieces(t, ALLIED).find((p) => p.id === gun)?.states
    t.tracks.turn = 3
    expect(states()).toEqual([])
    t.tracks.alliedGunUsed = 3
    expect(states()).toEqual(['acted'])
    t.tracks.turn = 4
    expect(states()).toEqual([])
  })

  test('has a name that fits its band', () => {
    expect(['FK-6', 'G-Mil-1', 'SA-Field-2', 'Mil-Springbok', 'Mil-5', 'MEK-Art', 'Botha'].map(shortName)).toEqual([
      '6 FK',
      '1 Mil',
      '2 Field',
      'Springbok',
      '5 Mil',
      'MEK Art',
      'Botha',
    ])
    for (const counter of COUNTER) expect(shortName(counter.id).length, counter.id).toBeLessThanOrEqual(11)
  })
})

test('26.0 a stack that a view does not show is a column: where it is, whose, and nothing else', () => {
  const t = table({})
  t.places.first[hex('2002')] = PORTUGUESE_COLUMN
  t.places.first[hex('2515')] = COLUMN + GERMAN
  t.places.first[hex('4029')] = COLUMN + ALLIED
  const hidden = page.pieces(t, ALLIED).filter((p) => p.id >= UNITS)
  expect(hidden.map((p) => [p.space, p.side, p.body, p.symbol, p.values])).toEqual([
    [hex('2002'), ALLIED, 'portuguese', '', ''],
    [hex('2515'), GERMAN, 'german', '', ''],
    [hex('4029'), ALLIED, 'union', '', ''],
  ])
})

test('26.0 which counter is set up next is shown to its own side; to all when nothing is hidden', () => {
  const moving = (options: number, viewer: Side) => {
    const t = blank(windhoek)
    begin(windhoek, t, { scenario: 0, options }, searchDice(1))
    return page.pieces(view(windhoek, t, viewer), viewer).filter((p) => p.states.includes('moving')).length
  }
  expect([moving(FOG, GERMAN), moving(FOG, ALLIED), moving(0, ALLIED)]).toEqual([1, 0, 1])
})

test('markers lie where the table has them, railheads at the end of what is laid', () => {
  const t = table({})
  t.places.marks[hex('2117')] = ENTRENCHED | DEVICE
  t.places.marks[hex('2715')] = BROKEN
  t.tracks.route2 = 3
  expect(marks(t)).toEqual([
    { space: hex('2117'), kind: 'entrenchment' },
    { space: hex('2117'), kind: 'device' },
    { space: hex('2715'), kind: 'break' },
    { space: hex('3829'), kind: 'railhead' },
  ])
})
