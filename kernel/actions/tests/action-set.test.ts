import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Action,
  type ActionSpec,
  action,
  actionFacts,
  actionName,
  actionSet,
  actionWords,
  anyAction,
  isAction,
  notations,
  operandOfKind,
  parseAction,
  writeAction,
} from '../action-set.ts'
import { count, named, type Operand, operand } from '../operand.ts'

const unit = named<number>()('unit', ['SAMR-1', 'FK-3', 'Löwe'])
const hex = count('hex', 99)
const act = actionSet({
  march: action('march {unit} to {hex}', unit, hex),
  swap: action('swap {to} {from}', hex.as('from'), hex.as('to')),
  pass: action('pass'),
})

/** One to three operands under random names, sizes and ways to write them. */
const anyOperands: fc.Arbitrary<readonly Operand[]> = fc
  .array(
    fc.oneof(
      fc.nat(255).map((most) => count('n', most)),
      fc
        .uniqueArray(fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9-]{0,6}$/), {
          minLength: 1,
          maxLength: 40,
          selector: (word) => word.toLowerCase(),
        })
        .map((names) => named<number>()('n', names)),
    ),
    { maxLength: 3 },
  )
  .map((list) => list.map((o, i) => o.as(`o${i}`)))

/** A set of random actions; each has a first word of its own, in either case, and operands among plain words. */
const anySet = fc
  .array(fc.tuple(anyOperands, fc.boolean(), fc.boolean()), { minLength: 1, maxLength: 12 })
  .map((list) => {
    const specs: Record<string, ActionSpec> = {}
    for (const [i, [operands, loud, reversed]] of list.entries()) {
      const places = operands.map((o, k) => (k === 0 ? `{${o.name}}` : `To {${o.name}}`))
      const first = loud ? `DO${i}` : `do${i}`
      specs[`kind${i}`] = action([first, ...(reversed ? places.toReversed() : places)].join(' '), ...operands)
    }
    return actionSet(specs)
  })
const anyPick = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })).map((stream) => {
  return (n: number) => Math.floor((stream.next().value ?? 0) * n)
})

describe('notation', () => {
  test('reads back what it writes, for any action of any set, in either case', () => {
    fc.assert(
      fc.property(anySet, anyPick, (set, pick) => {
        const a = anyAction(set, pick)
        const text = writeAction(set, a)
        expect(isAction(set, a)).toBe(true)
        expect(parseAction(set, text)).toBe(a)
        expect(parseAction(set, text.toUpperCase())).toBe(a)
        expect(parseAction(set, `  ${text.toLowerCase().replaceAll(' ', '   ')} `)).toBe(a)
      }),
      { numRuns: 1000 },
    )
  })

  test('writes operands where the notation has them', () => {
    expect(writeAction(act, act.march(1, 7))).toBe('march FK-3 to 7')
    expect(writeAction(act, act.swap(3, 4))).toBe('swap 4 3')
    expect(parseAction(act, 'swap 4 3')).toBe(act.swap(3, 4))
    expect(parseAction(act, 'MARCH LÖWE TO 07')).toBe(act.march(2, 7))
  })

  test.each([
    '',
    'march',
    'march FK-3 7',
    'march FK-3 at 7',
    'march FK-4 to 7',
    'march FK-3 to 100',
    'march FK-3 to -1',
  ])("takes no action out of '%s'", (text) => expect(parseAction(act, text)).toBeUndefined())

  test.each(['march FK-3 to 7 8', 'march FK-3 to 1.5', 'march FK-3 to 0x7', 'pas', 'pass now', '?0', '{unit}'])(
    "takes no action out of '%s'",
    (text) => expect(parseAction(act, text)).toBeUndefined(),
  )

  test('never takes an action out of noise that the set could not have made', () => {
    const word = fc.constantFrom('march', 'to', 'swap', 'pass', 'FK-3', '7', '100', '-1', '1e1', '{hex}', 'constructor')
    fc.assert(
      fc.property(fc.array(fc.oneof(word, fc.string()), { maxLength: 6 }), (words) => {
        const a = parseAction(act, words.join(' '))
        if (a !== undefined) expect(isAction(act, a)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test('lists how the actions are written', () => {
    expect(notations(act)).toEqual(['march {unit} to {hex}', 'swap {to} {from}', 'pass'])
  })

  test('marks an integer that is no action', () => {
    expect(writeAction(act, act.march(2, 99))).not.toContain('?')
    expect(writeAction(act, 0x3fffffff as Action)).toBe('?1073741823')
    expect(actionName(act, 0x3fffffff as Action)).toBe('?')
    expect(actionFacts(act, 0x3fffffff as Action)).toEqual({})
  })
})

describe('an action', () => {
  test('gives back the operands it was made of', () => {
    fc.assert(
      fc.property(fc.nat(2), fc.nat(99), (u, h) => {
        const a = act.march(u, h)
        expect([act.march.unit(a), act.march.hex(a)]).toEqual([u, h])
        expect(actionFacts(act, a)).toEqual({ unit: u, hex: h })
        expect([act.march.is(a), act.swap.is(a), act.pass.is(a)]).toEqual([true, false, false])
        expect(actionName(act, a)).toBe('march')
      }),
    )
  })

  test('sorts by kind, then by its operands in order', () => {
    const sorted = [act.march(0, 99), act.march(1, 0), act.march(1, 1), act.swap(0, 9), act.swap(1, 0), act.pass()]
    expect(sorted.toSorted((a, b) => a - b)).toEqual(sorted)
  })

  test.each([
    ['too large', 3],
    ['negative', -1],
  ])('cannot be made of an operand that is %s', (_, u) => {
    expect(() => act.march(u, 0)).toThrow(`'march' cannot have unit ${u}`)
  })
})

describe('isAction', () => {
  test('accepts exactly what the constructors can make', () => {
    const all = new Set<number>([act.pass()])
    for (let h = 0; h < 100; h++) {
      for (let u = 0; u < 3; u++) all.add(act.march(u, h))
      for (let h2 = 0; h2 < 100; h2++) all.add(act.swap(h, h2))
    }
    expect(all.size).toBe(act.march.size + act.swap.size + act.pass.size)
    for (let n = 0; n < 3 * all.size; n++) expect(isAction(act, n)).toBe(all.has(n))
  })

  test('finds the actions of a kind side by side, from its first on', () => {
    const marches = Array.from({ length: act.march.size }, (_, i) => act.march.first + i)
    expect(new Set(marches)).toEqual(
      new Set([0, 1, 2].flatMap((u) => Array.from({ length: 100 }, (_, h) => act.march(u, h)))),
    )
    expect(act.swap.first).toBe(act.march.first + act.march.size)
  })

  test('refuses a stray bit above them', () => {
    for (let bit = 14; bit < 32; bit++) expect(isAction(act, act.swap(1, 1) + 2 ** bit)).toBe(false)
  })

  test('refuses whatever is no small whole number', () => {
    const a = act.swap(1, 1)
    for (const odd of [-1, -a, a + 0.5, a + 2 ** 32, a + 2 ** 40, 2 ** 53, Number.NaN, Infinity, -Infinity])
      expect(isAction(act, odd), String(odd)).toBe(false)
    for (const odd of ['1', undefined, {}, [a], true]) expect(isAction(act, odd as number)).toBe(false)
  })
})

describe('the declaration of a set', () => {
  test.each([
    ['the same word', 'go {hex}', 'go'],
    ['the same word in another case', 'go {hex}', 'GO'],
  ])('refuses two actions that start with %s', (_, one, two) => {
    expect(() => actionSet({ one: action(one, hex), two: action(two) })).toThrow('no two actions may start with')
  })

  test('refuses an action that starts with an operand', () => {
    expect(() => actionSet({ one: action('{hex}', hex) })).toThrow('no two actions may start with')
  })

  test.each([
    ['lacks an operand', action('go', hex)],
    ['has one too many', action('go {hex} {unit}', hex)],
    ['names one twice', action('go {hex} {hex}', hex)],
    ['names two alike', action('go {hex} {hex}', hex, hex)],
  ])('refuses a notation that %s', (_, spec) => {
    expect(() => actionSet({ go: spec })).toThrow('must name')
  })

  test.each(['is', 'code', 'first', 'size'])("refuses an operand called '%s'", (name) => {
    expect(() => actionSet({ go: action(`go {${name}}`, hex.as(name)) })).toThrow('every kind of action has that')
  })

  test('takes as many operands as fit, each read back', () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((n, i) => count(n, 2 + i))
    const set = actionSet({ stay: action('stay'), go: action('go {a} {b} {c} {d} {e}', ...many) })
    expect(set.go.size).toBe(3 * 4 * 5 * 6 * 7)
    const made = (set.go as unknown as (...values: number[]) => Action)(2, 1, 3, 0, 6)
    expect(actionFacts(set, made)).toEqual({ a: 2, b: 1, c: 3, d: 0, e: 6 })
    expect(writeAction(set, made)).toBe('go 2 1 3 0 6')
    expect(parseAction(set, 'go 2 1 3 0 6')).toBe(made)
  })

  test('has room for a spot on a tabletop of 72 by 48 inches to a sixteenth, and a facing', () => {
    const spot = [count('x', 72 * 16), count('y', 48 * 16), count('facing', 23)] as const
    const set = actionSet({ stay: action('stay'), move: action('move {x} {y} {facing}', ...spot) })
    const a = set.move(1152, 768, 23)
    expect([set.move.x(a), set.move.y(a), set.move.facing(a)]).toEqual([1152, 768, 23])
    expect(a).toBe(set.move.size)
  })

  test('says which kind there is no room for', () => {
    const wide = [count('a', 2 ** 15 - 1), count('b', 2 ** 15 - 1)]
    expect(() => actionSet({ go: action('go {a} {b}', ...wide) })).not.toThrow()
    expect(() => actionSet({ stay: action('stay'), go: action('go {a} {b}', ...wide) })).toThrow("no room for 'go'")
  })

  test('takes any number of kinds', () => {
    const kinds = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`k${i}`, action(`do${i} {hex}`, hex)]))
    const full = actionSet(kinds)
    const last = parseAction(full, 'do499 99')
    expect(last && isAction(full, last) && writeAction(full, last)).toBe('do499 99')
    expect(last && actionName(full, last)).toBe('k499')
  })
})

describe('an operand', () => {
  test('that is a number reads plain digits up to its most', () => {
    const points = count('points', 12)
    expect(['0', '7', '012', '12'].map((word) => points.read(word))).toEqual([0, 7, 12, 12])
    for (const odd of ['13', '-1', '1.5', '1e1', '0x1', '', 'x']) expect(points.read(odd), odd).toBeUndefined()
  })

  test('with names refuses two that differ in case alone, and such as are not one word', () => {
    expect(() => named<number>()('unit', ['FK', 'fk'])).toThrow('the same name')
    expect(() => named<number>()('unit', ['FK 3'])).toThrow('not one word')
    expect(() => named<number>()('unit', ['FK;3'])).toThrow('not one word')
    expect(() => named<number>()('unit', [''])).toThrow('not one word')
  })

  test('may have its own way of writing, and other names for itself', () => {
    const even = operand<number, 'even'>(
      'even',
      5,
      (v) => `e${v * 2}`,
      (w) => Number(w.slice(1)) / 2,
    )
    const set = actionSet({ go: action('go {odd}', even.as('odd')) })
    expect(writeAction(set, set.go(3))).toBe('go e6')
    expect(set.go.odd(set.go(3))).toBe(3)
  })

  test('has the names of its kind, whatever it is called in an action', () => {
    const way = actionSet({ swap: action('swap {to} {from}', hex.as('from'), hex.as('to')) })
    const names = { hex: ['', 'Windhoek'], from: ['no', 'never'] }
    expect(actionWords(way, way.swap(1, 2), names)).toEqual({ from: 'Windhoek', to: '2' })
    expect(operandOfKind(way, 'hex')?.size).toBe(100)
    expect(operandOfKind(way, 'from')).toBeUndefined()
    expect(hex.as('from').as('to').kind).toBe('hex')
  })

  test('whose way of reading goes wrong makes no action', () => {
    const wild = operand<number, 'n'>('n', 4, String, Number)
    const set = actionSet({ go: action('go {n} {hex}', wild, hex) })
    for (const odd of ['4', '-1', '0.5', 'x', '1e9']) expect(parseAction(set, `go ${odd} 1`), odd).toBeUndefined()
    expect(parseAction(set, 'go 3 1')).toBe(set.go(3, 1))
  })
})
