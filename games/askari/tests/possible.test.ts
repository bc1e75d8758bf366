import { type Hex, impossible, type Side } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { BOX_OCEAN, BOX_VICTORIA, hex, PILE, town } from '../board.ts'
import { askari } from '../index.ts'
import type { Table } from '../layout.ts'
import { UNITS, type Unit, unit } from '../roster.ts'
import { addCarriers, ENTRENCHED, GERMAN_HELD, mark, NEITHER, put, REDUCED, SECOND } from '../stacks.ts'
import { given } from './given.ts'

const why = (t: Table) => impossible(askari, t)

test('an empty map is possible; conformance asks it of every position of a match', () => {
  expect(why(given().t)).toBe(undefined)
})

const tracks = (to: Partial<Table['tracks']>) => (t: Table) => void Object.assign(t.tracks, to)
const holder = (name: string, who: number) => (t: Table) => {
  t.towns.holder[town(name)] = who
}
const unnoted = (t: Table) => {
  t.places.germanCarriers[hex('2506')] = 1
}

const WRONG: readonly (readonly [says: string, edit: (t: Table) => void])[] = [
  ['tracks.segment is 4, not from 0 to 3', tracks({ segment: 4 })],
  ['tracks.phasing is 2, not from 0 to 1', tracks({ phasing: 2 as Side })],
  ['the scenario has no turn 6', tracks({ turn: 6 })],
  ['a vessel was lost in a turn to come', tracks({ konigsbergLost: 3 })],
  [`an id of force is ${UNITS}, not from 0 to ${UNITS - 1}`, (t) => t.force.add(UNITS as Unit)],
  ['1-FK cannot be where it is', (t) => put(t, unit('1-FK'), hex('1306'))],
  ['Hedwig cannot be where it is', (t) => put(t, unit('Hedwig'), BOX_OCEAN)],
  ['Hedwig cannot be where it is', (t) => put(t, unit('Hedwig'), PILE)],
  ['Königsberg cannot be where it is', (t) => put(t, unit('Königsberg'), BOX_VICTORIA)],
  ['Königsberg cannot be where it is', (t) => put(t, unit('Königsberg'), hex('2506'))],
  ['Naval-1 has no reduced side', (t) => mark(t, unit('Naval-1'), REDUCED)],
  ['1-FK cannot be entrenched', (t) => mark(t, unit('1-FK'), ENTRENCHED)],
  ['1-FK is on a shore that is none', (t) => mark(t, unit('1-FK'), SECOND)],
  ['1/3-KAR is in the wrong hands', (t) => mark(t, unit('1/3-KAR'), GERMAN_HELD)],
  ['21-Inf is in the wrong hands', (t) => mark(t, unit('21-Inf'), GERMAN_HELD)],
  ['Carriers lie in open water', (t) => addCarriers(t, 0 as Side, hex('1306'), 1)],
  ['Carriers lie where none are noted, or are noted where none lie', unnoted],
  ['somebody must hold Tabora', holder('Tabora', NEITHER)],
  [`towns.holder of ${town('Tabora')} is 3, not from 0 to 2`, holder('Tabora', 3)],
]

describe('what cannot be is refused', () => {
  test.each(WRONG)('%s', (says, edit) => {
    expect(why(given().arrange(edit).t)).toBe(says)
  })

  test('a counter that lies in two places, or none', () => {
    const lost = given().arrange((t) => {
      t.units.where[unit('1-FK')] = hex('2506') as Hex
    })
    expect(why(lost.t)).toBeTypeOf('string')
  })
})
