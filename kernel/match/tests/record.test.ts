import { act } from '@boma/testing/toy'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EVERYONE } from '../../side.ts'
import { NewerRecord, RecordFault } from '../fault.ts'
import { parseRecord } from '../read-record.ts'
import { type MatchRecord, writeFoot, writeHead, writeRecord } from '../record.ts'
import { cipher, finished, mailed, NORTH, open, ordersOf, play, wander } from './caravans.ts'

const hex = (least: number, most: number) =>
  fc
    .uint8Array({ minLength: least, maxLength: most })
    .map((bytes) => [...bytes].map((b) => b.toString(16).padStart(2, '0')).join(''))
const word = fc.stringMatching(/^[a-z][a-z0-9.-]{0,8}$/)
const faces = fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 4 })

const side = fc.constantFrom('north', 'south-west', 'österreich', 'france-&-belgium')
const anyEntry = fc.oneof(
  fc.record(
    {
      side,
      order: fc.stringMatching(/^[a-zA-Z][a-z0-9:;* -]{0,20}[a-z0-9]$/),
      dice: fc.nat(10_000),
      rolled: faces.filter((f) => f.length > 0),
      hash: hex(8, 8),
      table: hex(1, 20),
    },
    { requiredKeys: ['side', 'order'] },
  ),
  fc.record({ undo: fc.array(side, { maxLength: 2 }) }),
  fc.record({ end: fc.constantFrom('resign' as const, 'adjudge' as const), who: side }),
  fc.constant({ end: 'agree' as const, who: '' }),
)
const anyRecord: fc.Arbitrary<MatchRecord> = fc.record(
  {
    form: fc.constant(1 as const),
    id: fc.constant(''),
    game: word,
    version: word,
    layout: hex(4, 4),
    scenario: word,
    options: fc.array(word, { maxLength: 3 }),
    overlay: fc.oneof(fc.constant(''), hex(4, 32)),
    dice: fc.oneof(
      fc.record({ kind: fc.constant('manual' as const), opening: faces }),
      fc.record(
        {
          kind: fc.constant('cipher' as const),
          commitment: hex(32, 32),
          secret: hex(16, 32),
          contributions: fc.array(hex(0, 9)),
        },
        { requiredKeys: ['kind', 'commitment', 'contributions'] },
      ),
    ),
    start: hex(0, 40),
    entries: fc.array(anyEntry, { maxLength: 8 }),
    rolls: fc.nat(10_000),
    result: word,
    table: hex(0, 40),
  },
  { requiredKeys: ['form', 'id', 'game', 'version', 'layout', 'scenario', 'options', 'overlay', 'dice', 'entries'] },
) as fc.Arbitrary<MatchRecord>

/** The same as a journal: form 2 has an id, and skips no dice. */
const asJournal = ({ rolls: _, ...record }: MatchRecord, id: string): MatchRecord => ({
  ...record,
  form: 2,
  id,
  entries: record.entries.map((entry) => {
    if (!('order' in entry)) return entry
    const { dice: __, ...rest } = entry
    return rest
  }),
})

describe('a record as text', () => {
  test('reads back as what was written, with the line ends of any system', () => {
    fc.assert(
      fc.property(anyRecord, fc.option(hex(8, 32), { nil: undefined }), fc.boolean(), (old, id = '', isOld) => {
        const record = isOld ? old : asJournal(old, id)
        const text = writeRecord(record)
        expect(parseRecord(text)).toEqual(record)
        expect(parseRecord(text.replaceAll('\n', '\r\n'))).toEqual(record)
      }),
      { numRuns: 500 },
    )
  })

  test('holds real matches, finished or not, with voids and with secrets', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10_000), { maxLength: 60 }), fc.boolean(), (choices, tell) => {
        const match = open(cipher(7), 'storm')
        wander(match, choices)
        expect(mailed(match, tell)).toEqual(match.record())
      }),
      { numRuns: 100 },
    )
  })

  test('looks like this', () => {
    const match = open(cipher(7), 'storm')
    play(match, 'load 5', 'load 6', 'dash')
    match.undoByConsent(EVERYONE)
    match.order(NORTH, [act.march(3)])
    expect(writeRecord(match.tell().record())).toMatchInlineSnapshot(`
      "boma record 2
      match 00112233445566778899aabbccddeeff
      game caravans 1.0.0
      layout 2665a20b
      scenario storm
      options wells
      overlay -
      dice cipher c1717aa77352a4ab891afcfea425b126a951536f8892037c60e5c46be02794be
      secret 0707070707070707070707070707070707070707070707070707070707070707
      contribution 01010101010101010101010101010101
      contribution 03030303030303030303030303030303

      north: load 5
      south: load 6
      north: dash
      * undo by north south
      north: march 3
      table 0001031301010301010301020301030f0104ef020101030101030103030403000506
      "
    `)
  })

  test('has comments and empty lines that mean nothing', () => {
    const text = writeRecord(finished(2).record())
    expect(parseRecord(text.replaceAll('\n', '\n\n# so it went\n  '))).toEqual(parseRecord(text))
  })

  test('tells the secret only on demand, or when the match is over', () => {
    const secret = (r: MatchRecord) => r.dice.kind === 'cipher' && r.dice.secret
    const match = open(cipher(7))
    expect(secret(match.record())).toBeUndefined()
    expect(secret(match.tell().record())).toBe('07'.repeat(32))
    expect(secret(finished(7).record())).toBe('07'.repeat(32))
  })

  test('carries a fingerprint every sixteen orders', () => {
    const match = Array.from({ length: 99 }, (_, seed) => finished(seed + 1)).find((m) => m.length > 32)
    const marked = ordersOf((match ?? open()).record()).flatMap((e, i) => (e.hash === undefined ? [] : [i + 1]))
    expect(marked).toEqual([16, 32])
  })

  test('is the head, the journal and the foot, of which the journal only grows', () => {
    const match = open(cipher(7), 'storm')
    const head = writeHead(match.head())
    const kept: string[] = []
    const keep = () => kept.push(...match.journal(kept.length))
    for (const n of [3, 5, 7, 11, 16, 23, 7, 8, 15, 32, 40, 48, 55, 63, 64, 72, 80, 88, 96, 104, 112, 120]) {
      wander(match, [n])
      if (n % 3 === 0) keep()
    }
    keep()
    expect(writeHead(match.head())).toEqual(head)
    const text = [...head, '', ...kept, ...match.loose, ...writeFoot(match.foot()), ''].join('\n')
    expect(text).toBe(writeRecord(match.record()))
    expect(kept).toContain('* undo by north south')
  })
})

describe('a damaged record', () => {
  const text = writeRecord(open(cipher(7)).tell().record())
  const lines = text.split('\n')
  const line = (start: string) => lines.findIndex((l) => l.startsWith(start)) + 1
  const fault = (damaged: string) => {
    try {
      parseRecord(damaged)
    } catch (caught) {
      return caught instanceof RecordFault ? caught.message : `${caught}`
    }
    return 'no fault'
  }

  test.each([
    ['no first line', ''],
    ['another form', 'boma record x\n'],
    ['another file', '{"game":"caravans"}'],
  ])('with %s is refused', (_, damaged) =>
    expect(fault(damaged)).toBe("line 1: a record starts with 'boma record 2', or 1 if it is an old one"),
  )

  test('of a form to come is not called damaged, but newer', () => {
    expect(() => parseRecord('boma record 3\nwhatever\n')).toThrow(NewerRecord)
    expect(fault('boma record 12\n')).toBe('line 1: the record is of form 12, which only a newer Boma reads')
  })

  test.each([
    ['match', 'match 0011'],
    ['match', 'match'],
    ['game', 'game caravans'],
    ['game', 'game caravans 1.0 beta'],
    ['layout', 'layout'],
    ['scenario', 'scenario'],
    ['scenario', 'scenario calm storm'],
    ['options', 'options'],
    ['overlay', 'overlay'],
    ['overlay', 'overlay ab cd'],
    ['dice', 'dice'],
    ['dice', 'dice loaded'],
    ['dice', 'dice cipher 1234'],
    ['dice', 'dice manual 3 x'],
    ['dice', 'dice manual 0'],
    ['dice', 'dice manual 2.5'],
    ['secret', 'secret xyz'],
    ['secret', 'secret 123'],
    ['contribution', 'contribution 12 34'],
    ['table', 'table 0'],
    ['layout', 'weather fine'],
    ['layout', 'north march 2'],
    ['layout', 'north: '],
  ])("whose '%s' line reads '%s' is refused, with the line", (start, bad) => {
    const at = line(start)
    const damaged = lines.with(at - 1, bad).join('\n')
    expect(fault(damaged)).toMatch(new RegExp(`^line ${at}: `))
  })

  test.each([
    '* hash 0123456789abcdef',
    '* hash 0123',
    '* hash',
    '* table 0',
    '* table 00',
    '* undo 2',
    '* undo by',
    '* undo north',
    '* dice 7',
    '* rolled',
    '* rolled 1 x',
    '* rolled 0',
    '* rolled 2.5',
    '* weather 3',
    '*',
  ])("with the mark '%s' before any action is refused, with the line", (mark) => {
    const at = line('table')
    const damaged = lines.toSpliced(at - 1, 0, mark).join('\n')
    expect(fault(damaged)).toMatch(new RegExp(`^line ${at}: `))
  })

  test('with a secret for dice that people roll themselves is refused', () => {
    const manual = writeRecord(open({ kind: 'manual' }).record()).split('\n')
    const at = manual.findIndex((l) => l.startsWith('dice manual')) + 1
    for (const extra of ['secret 00112233445566778899aabbccddeeff', 'contribution 01'])
      expect(fault(manual.toSpliced(at, 0, extra).join('\n'))).toMatch(new RegExp(`^line ${at + 1}: '${extra}'`))
  })

  test.each([
    ['options', 'options', `options ${'a '.repeat(5e5)}`],
    ['names', 'table', `* undo by ${'north '.repeat(5e5)}`],
    ['dice', 'table', `* rolled ${'1 '.repeat(5e5)}`],
    ['digits', 'table', `table ${'0'.repeat(1e6 + 1)}`],
  ])('with a million %s is refused in a short sentence', (_, start, bad) => {
    const damaged = lines.with(line(start) - 1, bad).join('\n')
    expect(fault(damaged)).toMatch(/^line \d+: .{1,120}$/)
  })

  test.each([
    ['2', '* hash 0123456789abcdef'],
    ['2', '* table 00'],
    ['2', '* rolled 3'],
    ['1', '* dice 7'],
  ])("of form %s that has '%s' twice of the same order is refused, with the line", (form, mark) => {
    const given = [`boma record ${form}`, ...lines.slice(1, line('table') - 1), 'north: load 1', mark]
    expect(fault([...given, mark].join('\n'))).toBe(
      `line ${given.length + 1}: '${mark.split(' ', 2).join(' ')}' was said before of the same order`,
    )
    const next = [...given, 'south: load 1', mark, 'north: march 1', lines[line('table') - 1]]
    expect(fault(next.join('\n'))).toBe('no fault')
  })

  test('with dice typed in for no order is refused', () => {
    expect(fault(`${text}* rolled 3\n`)).toContain('* rolled')
  })

  test.each(['match', 'game', 'layout', 'scenario', 'options', 'overlay', 'dice', 'secret', 'table'])(
    "that says its '%s' twice is refused, with the line",
    (start) => {
      const again = lines[line(start) - 1] ?? ''
      expect(fault(`${text}${again}\n`)).toBe(`line ${lines.length}: '${start}' was said before`)
    },
  )

  test.each(['match', 'game', 'layout', 'scenario', 'dice'])("that lacks its '%s' is refused", (start) => {
    const without = lines.filter((l) => !new RegExp(`^(${start}|secret|contribution) `).test(`${l} `))
    expect(fault(without.join('\n'))).toMatch(/^the record /)
  })

  test('cut off or garbled anywhere is read or refused, but never fails otherwise', () => {
    const whole = writeRecord(finished(2).record())
    fc.assert(
      fc.property(fc.nat(whole.length), fc.nat(whole.length), fc.string(), (from, length, noise) => {
        const damaged = whole.slice(0, from) + noise + whole.slice(from + length)
        expect(fault(damaged)).toMatch(/^(no fault|line \d+: .*|the record .*)$/s)
      }),
      { numRuns: 1000 },
    )
  })
})
