import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { columns, idSet, stacks, u8 } from '../layout.ts'
import { defineLayout, newTable } from '../table.ts'

const UNITS = 9
const PLACES = 5
const LISTED = 4
const layout = defineLayout({
  units: columns<number>()(UNITS, { where: u8({ below: PLACES }), next: u8({ most: UNITS }) }),
  places: columns<number>()(PLACES, { first: u8({ most: UNITS }) }),
  heads: idSet<number>(UNITS),
  stacks: stacks<number, number>({ units: 'units', places: 'places', heads: 'heads', listed: LISTED }),
})

function ready() {
  const t = newTable(layout)
  for (let u = 0; u < UNITS; u++) t.stacks.put(u, 0)
  return t
}
type Table = ReturnType<typeof ready>

function inPlace(t: Table, place: number): number[] {
  const found: number[] = []
  for (let u = t.stacks.firstIn(place); u >= 0; u = t.stacks.nextIn(u)) found.push(u)
  return found
}

const anyWalk = fc.array(fc.tuple(fc.nat(UNITS - 1), fc.nat(PLACES - 1)), { maxLength: 40 })

describe('stacks', () => {
  test('hold every counter in its place in the order of ids, whoever comes and goes', () => {
    fc.assert(
      fc.property(anyWalk, (walk) => {
        const t = ready()
        const where = Array<number>(UNITS).fill(0)
        for (const [unit, to] of walk) {
          t.stacks.take(unit)
          t.stacks.put(unit, to)
          where[unit] = to
        }
        const places = Array.from({ length: PLACES }, (_, place) => where.flatMap((at, u) => (at === place ? [u] : [])))
        expect(places.map((_, place) => inPlace(t, place))).toEqual(places)
        const heads = Array.from({ length: UNITS }, (_, u) => u).filter((u) => t.heads.has(u))
        expect(heads).toEqual(
          places
            .slice(0, LISTED)
            .flatMap((units) => units.slice(0, 1))
            .toSorted((a, b) => a - b),
        )
        expect(t.stacks.fault()).toBeUndefined()
      }),
    )
  })

  test('have nobody in what is no place', () => {
    const t = ready()
    expect([t.stacks.firstIn(-1), t.stacks.firstIn(PLACES)]).toEqual([-1, -1])
  })

  test('take no room of their own', () => {
    const { stacks: _, ...bare } = layout.sections
    expect(defineLayout(bare).text).toBe(layout.text)
  })

  test('show nobody where a game hides a stack', () => {
    const t = ready()
    t.places.first[3] = 255
    expect(inPlace(t, 3)).toEqual([])
  })

  test.each([
    ['a ring', (t: Table) => Object.assign(t.units.next, { 8: 1 }), 'out of order'],
    ['a counter that there is not', (t: Table) => Object.assign(t.units.next, { 8: 200 }), 'out of order'],
    ['a counter in a strange stack', (t: Table) => Object.assign(t.units.where, { 2: 1 }), 'where it is not'],
    ['a counter in no stack', (t: Table) => Object.assign(t.units.next, { 4: 0 }), '4 counters are in no stack'],
    ['a head too many', (t: Table) => t.heads.add(3), 'wrongly taken'],
    ['a head too few', (t: Table) => t.heads.remove(0), 'wrongly taken'],
  ])('name what is wrong: %s', (_, spoil, told) => {
    const t = ready()
    spoil(t)
    expect(t.stacks.fault()).toContain(told)
  })

  test('want their columns', () => {
    const bad = defineLayout({ stacks: stacks<number, number>({ units: 'units', places: 'p', heads: 'h', listed: 1 }) })
    expect(() => newTable(bad)).toThrow("stacks want columns 'units.where'")
  })
})
