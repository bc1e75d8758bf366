import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { count, named } from '../operand.ts'
import { ALLOWED, kernelRefusals, type Refusal, readRefusal, refusal, refusalSet, refusalsCited } from '../refusals.ts'

const unit = named<number>()('unit', ['FK-1', 'FK-2', 'FK-3'])
const refuse = refusalSet({
  occupied: refusal('13.3', unit),
  tooDear: refusal('13.4', count('hex', 999), count('cost', 7), count('left', 7)),
  never: refusal('13.5'),
})

describe('a refusal', () => {
  test('spells out its case, its message and its facts', () => {
    fc.assert(
      fc.property(fc.nat(999), fc.nat(7), fc.nat(7), (hex, cost, left) => {
        const words = { hex: String(hex), cost: String(cost), left: String(left) }
        expect(readRefusal(refuse, refuse.tooDear(hex, cost, left))).toEqual({
          rule: '13.4',
          name: 'tooDear',
          facts: { hex, cost, left },
          words,
        })
      }),
    )
    expect(readRefusal(refuse, refuse.occupied(2))).toMatchObject({ rule: '13.3', words: { unit: 'FK-3' } })
  })

  test('is never ALLOWED, not even without facts or with all of them 0', () => {
    for (const r of [refuse.occupied(0), refuse.tooDear(0, 0, 0), refuse.never(), kernelRefusals.over()])
      expect(r).toBeGreaterThan(ALLOWED)
  })

  test('holds a fact that is too large or negative at the border, and stays the refusal it is', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.integer(), (hex, cost, left) => {
        const within = (n: number, most: number) => Math.max(0, Math.min(most, n))
        expect(readRefusal(refuse, refuse.tooDear(hex, cost, left))).toMatchObject({
          name: 'tooDear',
          facts: { hex: within(hex, 999), cost: within(cost, 7), left: within(left, 7) },
        })
      }),
      { numRuns: 500 },
    )
  })

  test('of the kernel cites no case', () => {
    const names = ['over', 'notYourDecision', 'malformed', 'notNow'] as const
    const read = names.map((name) => readRefusal(refuse, kernelRefusals[name](0)))
    expect(read.map((r) => [r?.name, r?.rule])).toEqual(names.map((name) => [name, '']))
    expect(readRefusal(refuse, kernelRefusals.notYourDecision(1))?.facts).toEqual({ side: 1 })
  })

  test('cannot be read out of ALLOWED or of an integer that is none', () => {
    for (const none of [ALLOWED, -1, 15, refuse.never() + 1, 2 ** 29])
      expect(readRefusal(refuse, none as Refusal)).toBeUndefined()
  })
})

describe('a set of refusals', () => {
  test('lists what it cites', () => {
    expect(refusalsCited(refuse)).toMatchObject([
      { name: 'occupied', rule: '13.3', operands: [{ name: 'unit' }] },
      { name: 'tooDear', rule: '13.4', operands: [{ name: 'hex' }, { name: 'cost' }, { name: 'left' }] },
      { name: 'never', rule: '13.5', operands: [] },
    ])
  })

  test('may be as large as a rulebook wants it, each of them readable', () => {
    const specs = Array.from({ length: 1000 }, (_, i) => [`r${i}`, refusal(`${i}.0`, unit)])
    const full = refusalSet(Object.fromEntries(specs))
    for (const [i, { name }] of refusalsCited(full).entries()) {
      const r = full[name]?.(1) ?? ALLOWED
      expect(r).toBeGreaterThan(0)
      expect(readRefusal(full, r)).toMatchObject({ name: `r${i}`, facts: { unit: 1 } })
    }
  })
})
