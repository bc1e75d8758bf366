import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type MatchRecord, parseRecord, RecordFault, writeRecord } from '../record.ts'
import { cipher, finished, mailed, open, play, wander } from './caravans.ts'

const hex = (least: number, most: number) =>
  fc
    .uint8Array({ minLength: least, maxLength: most })
    .map((bytes) => [...bytes].map((b) => b.toString(16).padStart(2, '0')).join(''))
const word = fc.stringMatching(/^[a-z][a-z0-9.-]{0,8}$/)
const faces = fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 4 })

const anyEntry = fc.record(
  {
    side: fc.constantFrom('north', 'south-west', 'österreich', 'france-&-belgium'),
    action: fc.stringMatching(/^[a-zA-Z][a-z0-9:* -]{0,20}[a-z0-9]$/),
    dice: fc.nat(10_000),
    rolled: faces.filter((f) => f.length > 0),
    hash: hex(8, 8),
  },
  { requiredKeys: ['side', 'action'] },
)
const anyRecord: fc.Arbitrary<MatchRecord> = fc.record(
  {
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
  { requiredKeys: ['game', 'version', 'layout', 'scenario', 'options', 'overlay', 'dice', 'entries'] },
) as fc.Arbitrary<MatchRecord>

describe('a record as text', () => {
  test('reads back as what was written, with the line ends of any system', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
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
        expect(mailed(match, tell)).toEqual(match.record(tell))
      }),
      { numRuns: 100 },
    )
  })

  test('looks like this', () => {
    const match = open(cipher(7), 'storm')
    play(match, 'load 4', 'load 5', 'dash')
    match.undoByConsent()
    play(match, 'march 2')
    expect(writeRecord(match.record(true))).toMatchInlineSnapshot(`
      "boma record 1
      game caravans 1.0.0
      layout 314d9083
      scenario storm
      options wells
      overlay -
      dice cipher 8bd82e14614a72e8927762381b82ecadc9a8365ebae784f139f5dd6215985f0a
      secret 0707070707070707070707070707070707070707070707070707070707070707
      contribution 0102
      contribution

      north: load 4
      south: load 5
      * dice 3
      north: march 2
      * hash 364675574e26a3c9
      table 0001031301010301010301020301031f0104df020101030101030103030402000405
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
    expect(secret(match.record(true))).toBe('07'.repeat(32))
    expect(secret(finished(7).record())).toBe('07'.repeat(32))
  })

  test('carries a fingerprint every sixteen actions, and after the last', () => {
    const match = finished(5)
    const marked = match.record().entries.flatMap((e, i) => (e.hash === undefined ? [] : [i + 1]))
    expect(match.length).toBe(33)
    expect(marked).toEqual([16, 32, 33])
  })
})

describe('a damaged record', () => {
  const text = writeRecord(open(cipher(7)).record(true))
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
    ['no first line', '', "line 1: a record starts with 'boma record 1'"],
    ['another form', 'boma record 2\n', "line 1: a record starts with 'boma record 1'"],
    ['another file', '{"game":"caravans"}', "line 1: a record starts with 'boma record 1'"],
  ])('with %s is refused', (_, damaged, problem) => expect(fault(damaged)).toBe(problem))

  test.each([
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
    '* dice',
    '* dice 1 2',
    '* dice -1',
    '* dice 1e3',
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

  test('with dice typed in for no action is refused', () => {
    expect(fault(`${text}* rolled 3\n`)).toContain('* rolled')
  })

  test.each(['game', 'layout', 'scenario', 'options', 'overlay', 'dice', 'secret', 'table'])(
    "that says its '%s' twice is refused, with the line",
    (start) => {
      const again = lines[line(start) - 1] ?? ''
      expect(fault(`${text}${again}\n`)).toBe(`line ${lines.length}: '${start}' was said before`)
    },
  )

  test.each(['game', 'layout', 'scenario', 'dice'])("that lacks its '%s' is refused", (start) => {
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
