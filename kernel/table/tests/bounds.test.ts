import { describe, expect, test } from 'vitest'
import { outOfBounds } from '../bounds.ts'
import { columns, FLAG, i32, idSet, pile, stacks, tracks, u8, u16 } from '../layout.ts'
import { CORE, defineLayout, newTable, type TableOf } from '../table.ts'

const UNITS = 5
const PLACES = 7
const layout = defineLayout({
  units: columns<number>()(UNITS, {
    where: u16({ below: PLACES }),
    next: u8({ most: UNITS }),
    strength: u8({ least: 1, most: 6, or: 99 }),
  }),
  places: columns<number>()(PLACES, { first: u8({ most: UNITS }) }),
  heads: idSet<number>(UNITS),
  stacks: stacks<number, number>({ units: 'units', places: 'places', heads: 'heads', listed: PLACES }),
  acted: idSet<number>(UNITS),
  deck: pile(4, { below: 52 }),
  tracks: tracks({ turn: i32({ least: -2, below: 9 }), isNight: i32(FLAG) }),
})
type Battle = TableOf<typeof layout>

function ready(): Battle {
  const t = newTable(layout)
  for (let u = 0; u < UNITS; u++) {
    t.stacks.put(u, u % 2)
    t.units.strength[u] = 1 + u
  }
  t.deck.push(51)
  t.deck.push(0)
  return t
}

const WRONG: readonly (readonly [says: string, spoil: (t: Battle) => void])[] = [
  ['units.where of 3 is 7, not from 0 to 6', (t) => Object.assign(t.units.where, { 3: 7 })],
  ['units.strength of 0 is 0, not from 1 to 6 or 99', (t) => Object.assign(t.units.strength, { 0: 0 })],
  ['units.strength of 4 is 98, not from 1 to 6 or 99', (t) => Object.assign(t.units.strength, { 4: 98 })],
  ['places.first of 6 is 6, not from 0 to 5', (t) => Object.assign(t.places.first, { 6: 6 })],
  ['tracks.turn is 9, not from -2 to 8', (t) => Object.assign(t.tracks, { turn: 9 })],
  ['tracks.turn is -3, not from -2 to 8', (t) => Object.assign(t.tracks, { turn: -3 })],
  ['tracks.isNight is 2, not from 0 to 1', (t) => Object.assign(t.tracks, { isNight: 2 })],
  ['an id of acted is 5, not from 0 to 4', (t) => t.acted.add(UNITS)],
  ['an id of acted is 31, not from 0 to 4', (t) => t.acted.add(31)],
  ['deck of 1 is 52, not from 0 to 51', (t) => t.deck.put(1, 52)],
  ['something lies above the pile deck', (t) => t.deck.put(2, 3)],
  ['counter 4 is in the stack of place 0, where it is not', (t) => Object.assign(t.units.where, { 4: 1 })],
  ['something lies behind the table', (t) => t.bytes.set([1], t.bytes.length - 1)],
]

describe('a table from outside', () => {
  test('is within bounds when every field is', () => {
    const t = ready()
    Object.assign(t.units.strength, { 2: 99 })
    Object.assign(t.tracks, { turn: -2 })
    expect(outOfBounds(layout, t)).toBe(undefined)
  })

  test.each(WRONG)('is not: %s', (says, spoil) => {
    const t = ready()
    spoil(t)
    expect(outOfBounds(layout, t)).toBe(says)
  })

  test('is not when a pile is higher than it can be', () => {
    const t = ready()
    const { at } = layout.slots.find(({ section }) => section === 'deck') ?? { at: 0 }
    t.bytes[at] = 5
    expect(outOfBounds(layout, t)).toBe('the height of deck is 5, not from 0 to 4')
  })

  test('is looked at by the same rule in what belongs to the kernel', () => {
    const t = ready()
    expect(outOfBounds(CORE, t)).toBe(undefined)
    t.core.result = 3
    expect(outOfBounds(CORE, t)).toBe('core.result is 3, not from 0 to 2 or 255')
  })

  test('whatever its bytes are, has an answer', () => {
    const t = newTable(layout)
    for (let n = 0; n < 3_000; n++) {
      t.bytes.forEach((_, i) => {
        t.bytes[i] = Math.imul(n * 977 + i, 0x9e3779b1) >>> (24 + (n % 8))
      })
      expect(() => outOfBounds(layout, t)).not.toThrow()
    }
  })
})
