import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { idSet, pile } from '../layout.ts'
import { defineLayout, newTable } from '../table.ts'

const COUNT = 70
const CAPACITY = 6
const layout = defineLayout({ ids: idSet<number>(COUNT), cards: pile(CAPACITY, { below: 2 ** 16 }) })

describe('an id set', () => {
  const deeds = fc.array(fc.tuple(fc.constantFrom('add', 'remove', 'clear'), fc.nat(COUNT - 1)), { maxLength: 60 })

  test('does what a Set does', () => {
    fc.assert(
      fc.property(deeds, (list) => {
        const { ids } = newTable(layout)
        const model = new Set<number>()
        for (const [deed, id] of list) {
          if (deed === 'add') ids.add(id)
          else if (deed === 'remove') ids.remove(id)
          else if (id === 0) ids.clear()
          if (deed === 'add') model.add(id)
          else if (deed === 'remove') model.delete(id)
          else if (id === 0) model.clear()
        }
        const members: number[] = []
        for (let id = ids.first; id >= 0; id = ids.next(id + 1)) members.push(id)
        expect(members).toEqual([...model].sort((a, b) => a - b))
        expect(ids.size).toBe(model.size)
        const listed: number[] = []
        expect(ids.listInto(listed)).toBe(members.length)
        expect(listed).toEqual(members)
        for (let id = 0; id < COUNT; id++) expect(ids.has(id)).toBe(model.has(id))
      }),
      { numRuns: 500 },
    )
  })

  test('leaves the same bytes whatever the order of what was done', () => {
    const a = newTable(layout)
    const b = newTable(layout)
    for (const id of [31, 32, 63, 64, 5]) a.ids.add(id)
    for (const id of [5, 64, 63, 9, 32, 31]) b.ids.add(id)
    b.ids.remove(9)
    expect(b.bytes).toEqual(a.bytes)
  })

  test('has nothing behind its last id', () => {
    const { ids } = newTable(layout)
    ids.add(COUNT - 1)
    expect(ids.next(COUNT - 1)).toBe(COUNT - 1)
    expect(ids.next(COUNT)).toBe(-1)
    expect(ids.next(1000)).toBe(-1)
  })
})

describe('a pile', () => {
  type Deed = readonly ['push' | 'pop' | 'put' | 'clear', number, number]
  const deed = fc.tuple(fc.constantFrom('push', 'push', 'push', 'pop', 'put', 'clear'), fc.nat(65_535), fc.nat(9))

  test('does what an array does, within its capacity', () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 40 }), (list) => {
        const { cards } = newTable(layout)
        const model: number[] = []
        for (const [what, value, i] of list as Deed[]) {
          if (what === 'push' && model.length === CAPACITY) expect(() => cards.push(value)).toThrow(RangeError)
          else if (what === 'push') {
            cards.push(value)
            model.push(value)
          } else if (what === 'pop' && model.length === 0) expect(() => cards.pop()).toThrow('empty')
          else if (what === 'pop') expect(cards.pop()).toBe(model.pop())
          else if (what === 'put' && i < model.length) {
            cards.put(i, value)
            model[i] = value
          } else if (what === 'clear' && i === 0) {
            cards.clear()
            model.length = 0
          }
          expect(Array.from({ length: cards.height }, (_, at) => cards.at(at))).toEqual(model)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('leaves no trace of what was taken off', () => {
    const t = newTable(layout)
    t.cards.push(3)
    const before = t.bytes.slice()
    t.cards.push(7)
    t.cards.pop()
    expect(t.bytes).toEqual(before)
  })

  test('says how much it can hold', () => {
    expect(newTable(layout).cards.capacity).toBe(CAPACITY)
  })
})
