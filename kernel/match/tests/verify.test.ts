import { verify } from '@boma/club'
import { act, type Toy, toy } from '@boma/testing/toy'
import { describe, expect, test } from 'vitest'
import { commit } from '../../dice/commitment.ts'
import { fromHexadecimal } from '../../dice/hexadecimal.ts'
import type { Rules } from '../../game.ts'
import { EVERYONE } from '../../side.ts'
import { RecordFault } from '../fault.ts'
import { fork, resume } from '../fork.ts'
import { packBytes } from '../marks.ts'
import { Match } from '../match.ts'
import { parseRecord } from '../read-record.ts'
import { type MatchRecord, writeRecord } from '../record.ts'
import { replay } from '../replay.ts'
import { diceFor } from '../setup.ts'
import { cipher, finished, ID, mailed, open, ordersOf, play, wander } from './caravans.ts'

const match = finished(4)
const record = mailed(match)
const text = writeRecord(record)
const game = toy as unknown as Rules
const [DASH, RAID] = [act.dash(), act.raid()]
/** What two seats added to the secret, and what neither did. */
const [ONE, TWO, OTHER] = ['01', '03', '04'].map((byte) => byte.repeat(16))
const verdict = (r: MatchRecord) => verify(game, r).verdict
/** What is said against a record whose text somebody changed, or that it is none. */
const objection = (changed: string): string => {
  expect(changed).not.toBe(text)
  try {
    const audit = verify(game, parseRecord(changed))
    return `${audit.verdict}: ${audit.findings.at(-1)}`
  } catch (caught) {
    if (caught instanceof RecordFault) return `no record: ${caught.message}`
    throw caught
  }
}
const changedEntry = (i: number, change: object): MatchRecord => ({
  ...record,
  entries: record.entries.map((e, k) => (k === i ? { ...e, ...change } : e)),
})
const withDice = (change: object, r = record) => ({ ...r, dice: { ...r.dice, ...change } }) as MatchRecord
/** A match of form 1, as it was played before records were journals. */
const old = (byte: number, scenario = 'calm'): Match<Toy> =>
  new Match(toy, { scenario, dice: cipher(byte), origin: { form: 1, version: toy.version } })

describe('a record is sound', () => {
  test('when all of it is proven, and the audit says what it has checked', () => {
    expect(verify(game, record)).toMatchObject({
      verdict: 'sound',
      findings: [
        'The secret of the dice is the one that was committed to.',
        `All ${match.length} orders are legal, and all ${match.table.core.rolls} dice fall as recorded.`,
      ],
    })
  })

  test('also when somebody took back what needs no consent', () => {
    const short = open(cipher(4))
    play(short, 'load 1', 'load 1')
    const { entries, ...rest } = mailed(short, true)
    const undone = { ...rest, entries: [...entries.slice(0, 1), { undo: [] }, ...entries] }
    expect(verify(game, undone).findings).toEqual(verify(game, { ...rest, entries }).findings)
  })
})

describe('a record is unproven, and says why,', () => {
  const because = (r: MatchRecord, g = game): readonly string[] => {
    const audit = verify(g, r)
    expect(audit.verdict).toBe('unproven')
    return audit.findings
  }

  test('when it starts from a position of its own, be it one move before victory', () => {
    const near = replay(toy, record, { to: record.entries.length - 1 })
    const branch = fork(near, { id: ID, dice: cipher(4) })
    while (!branch.over) wander(branch, [8])
    const rolls = near.deeds.reduce((sum, { dice }) => sum + dice.length, near.openingDice.length)
    const told = `its ${near.length} orders up to there are legal, but its ${rolls} dice are what the record says.`
    expect(because(mailed(branch))).toContain(`The match goes on from one that was begun elsewhere: ${told}`)
    // Of a story that is of other rules and does not hold by these nothing is proven.
    const { story, ...rest } = mailed(branch)
    const lost = { ...rest, ...(story && { story: { ...story, entries: story.entries.slice(1) } }) }
    const newer = { ...toy, version: 'newer' }
    const unknown = 'The match starts from a position that the record brings along: nobody knows how it came about.'
    expect(verify(newer, lost).findings).toContain(unknown)
    expect(verify(newer, lost).findings.join()).not.toContain('up to there are legal')
  })

  test('and dice that were rolled before that position are not counted', () => {
    const near = replay(toy, record, { to: record.entries.length - 1 })
    expect(near.table.core.rolls).toBeGreaterThan(0)
    const branch = fork(near, { id: ID, dice: cipher(4) })
    expect(because(mailed(branch, true))).toContain('All 0 orders are legal, and all 0 dice fall as recorded.')
  })

  test('when dice were rolled by hand', () => {
    const manual = open({ kind: 'manual' })
    play(manual, 'load 1', 'load 2')
    expect(because(mailed(manual))[0]).toBe('The dice were rolled by hand: what they showed is what the record says.')
  })

  test('when its secret is not told yet', () => {
    const half = open()
    play(half, 'load 1')
    expect(because(mailed(half)).at(-1)).toContain('The secret of the dice is not told yet')
  })

  test('when the match is on though its secret is told', () => {
    expect(because(mailed(replay(toy, record, { to: 4 }), true)).at(-1)).toContain('knows the dice to come')
  })

  test('when a player added nothing to the secret', () => {
    const alone = new Match(toy, {
      id: ID,
      scenario: 'storm',
      dice: { kind: 'cipher', secret: new Uint8Array(32).fill(4), contributions: [Uint8Array.of(1), Uint8Array.of()] },
    })
    while (!alone.over) wander(alone, [16])
    expect(because(mailed(alone)).filter((f) => f.includes('added nothing'))).toEqual([
      "'south' added nothing to the secret of the dice: it may have been chosen.",
    ])
  })

  test('when what a player added could have been foreseen', () => {
    const short = new Match(toy, {
      id: ID,
      scenario: 'storm',
      dice: { kind: 'cipher', secret: new Uint8Array(32).fill(4), contributions: [Uint8Array.of(1), Uint8Array.of(3)] },
    })
    while (!short.over) wander(short, [16])
    expect(because(mailed(short))).toContain(
      "'north' added 1 bytes to the secret of the dice: so few could be foreseen.",
    )
  })

  test('when the match has no id', () => {
    const nameless = new Match(toy, { scenario: 'storm', dice: cipher(4) })
    while (!nameless.over) wander(nameless, [16])
    expect(because(mailed(nameless))[0]).toContain('no id')
  })

  test('when its rules have another version', () => {
    const later = { ...game, version: '2.0.0' }
    expect(because(record, later)[0]).toBe("The record was played under version '1.0.0' of the rules; this is 2.0.0.")
  })

  test('when its last position is missing, or of another layout', () => {
    const { table: _, ...without } = record
    expect(because(without).at(-1)).toContain('no last position')
    expect(because({ ...record, layout: '00000000' }).at(-1)).toContain('no last position')
  })

  test('when dice are void: it names the order that rolled them, and who agreed', () => {
    const undone = open(cipher(4), 'storm')
    play(undone, 'load 1', 'load 1', 'dash')
    undone.undoByConsent(EVERYONE)
    while (!undone.over) wander(undone, [8])
    expect(because(mailed(undone))).toContain(
      "Entry 3, 'north: dash', was taken back, and its dice (1) are void; north and south agreed, says the record.",
    )
  })

  test('when all are said to have agreed, though no dice were rolled', () => {
    const undone = open(cipher(4), 'storm')
    play(undone, 'load 1')
    undone.undoByConsent(EVERYONE)
    while (!undone.over) wander(undone, [8])
    expect(because(mailed(undone))[1]).toBe(
      "Entry 1, 'north: load 1', was taken back; north and south agreed, says the record.",
    )
  })

  test('when it is of form 1, whose dice are bound to no match', () => {
    const whole = old(4)
    while (!whole.over) wander(whole, [16])
    expect(because(mailed(whole))[0]).toContain('The record is of form 1')
  })
})

describe('none of these forgeries is sound:', () => {
  test('dice passed over until they please (92 sixes of 101 dice)', () => {
    const lucky = old(4)
    const dice = diceFor(toy, { scenario: 'storm', dice: cipher(4), origin: { form: 1, version: toy.version } })
    play(lucky, 'load 1', 'load 1')
    const faces: (number | undefined)[] = []
    while (!lucky.over && faces.length < 101) {
      const wanted = faces.length % 11 === 10 ? 1 : 6
      const { rolls } = lucky.table.core
      let n = rolls
      while (dice.draw(n, 6, 0, 0) + 1 !== wanted) n++
      if (n > rolls) lucky.skipDice(n)
      const played = lucky.play(
        lucky.decision?.seat,
        lucky.legal().find((a) => a === DASH || a === RAID) ?? lucky.legal()[0] ?? 0,
      )
      if (played.kind === 'played') faces.push(...(lucky.deeds.at(-1)?.dice.map((d) => d.shows) ?? []))
    }
    const audit = verify(game, mailed(lucky, true))
    expect(faces.filter((face) => face === 6).length).toBeGreaterThan(faces.length / 2)
    expect(audit.verdict).toBe('unproven')
    expect(audit.findings).toContainEqual(expect.stringMatching(/dice, from number \d+ on, were passed over/))
    // A journal has no line for it.
    expect(() => parseRecord(text.replace(/^north: /m, '* dice 30\nnorth: '))).toThrow(RecordFault)
  })

  const NOT_COMMITTED = 'broken: the secret of the dice is not the one that was committed to for this match.'
  const truly = packBytes(replay(toy, record, { to: 16 }).table.bytes)
  test.each([
    ['another commitment', /^dice cipher ..../m, 'dice cipher 0000', NOT_COMMITTED],
    ['another secret', /^secret ..../m, 'secret 0000', NOT_COMMITTED],
    [
      'a secret cut short',
      /^secret .*/m,
      'secret 0404',
      'no record: line 9: a secret of 2 bytes could be guessed: 16 are the least',
    ],
    ['another id', /^match ..../m, 'match 9999', NOT_COMMITTED],
    ['no id', /^match .*/m, 'match -', NOT_COMMITTED],
    ['another scenario', 'scenario storm', 'scenario calm', NOT_COMMITTED],
    ['other options', 'options wells', 'options wells night', NOT_COMMITTED],
    ['another version', 'game caravans 1.0.0', 'game caravans 0.9.0', NOT_COMMITTED],
    ['a start', '\n\n', `\nstart ${record.table}\n\n`, NOT_COMMITTED],
    ['form 1 instead of 2', /^boma record 2\nmatch .*/, 'boma record 1', NOT_COMMITTED],
    [
      'another contribution',
      `contribution ${ONE}`,
      `contribution ${OTHER}`,
      "broken: entry 1: 'load 1' is not legal there.",
    ],
    ['a contribution fewer', `contribution ${ONE}\n`, '', "broken: entry 4: 'watch' is not legal there."],
    [
      'a contribution more',
      `contribution ${TWO}\n`,
      `$&contribution ${OTHER}\n`,
      'broken: More was added to the secret of the dice than there are players.',
    ],
    [
      'contributions in another order',
      /(contribution (?:01)+)\n(contribution (?:03)+)/,
      '$2\n$1',
      "broken: entry 1: 'load 1' is not legal there.",
    ],
    ['another result', 'result north', 'result south', "broken: The match ends with 'north', not 'south'."],
    ['no result', 'result north\n', '', "broken: The match ends with 'north', not 'no result'."],
    [
      'another last position',
      /^(table .*)..$/m,
      '$1ff',
      'broken: The last position in the record is not the one that its orders lead to.',
    ],
    [
      'another mark',
      /^\* hash ..../m,
      '* hash 0000',
      'broken: entry 16: the table after it is not the one that was recorded.',
    ],
    [
      'a mark fewer',
      /^\* hash .*\n/m,
      '',
      'broken: entry 16: marks of the table stand after every 16 orders, and nowhere else.',
    ],
    [
      'a true mark that hides a false one',
      /^\* hash .*$/m,
      `* hash ${'0'.repeat(16)}\n$&`,
      "no record: line 30: '* hash' was said before of the same order",
    ],
    [
      'a position that is not the true one',
      /^\* hash .*$/m,
      `$&\n* table ${record.table}`,
      'broken: entry 16: the position after it is not the one that was recorded.',
    ],
    [
      'a true position that hides a false one',
      /^\* hash .*$/m,
      `$&\n* table ${record.table}\n* table ${truly}`,
      "no record: line 31: '* table' was said before of the same order",
    ],
    [
      'an undo without names',
      /^.*: dash$/m,
      '$&\n* undo',
      'broken: entry 4: an order that rolled dice is taken back, and nobody agreed.',
    ],
    [
      'an undo of one who agreed with himself',
      /^.*: dash$/m,
      '$&\n* undo by north\n$&',
      'broken: entry 4: an order is taken back, and not all have agreed.',
    ],
    [
      'an undo of one who agreed twice',
      /^.*: dash$/m,
      '$&\n* undo by north north\n$&',
      'broken: entry 4: an order is taken back, and not all have agreed.',
    ],
    [
      'an undo by strangers',
      /^.*: dash$/m,
      '$&\n* undo by alice bob\n$&',
      "broken: entry 4: there is no side 'alice'.",
    ],
    [
      'an undo of two orders by one consent',
      /^.*: dash$/m,
      '$&\n* undo 2 by north south',
      "no record: line 16: '* undo 2 by north south' is not a mark that a record has there",
    ],
    [
      'an undo after the end',
      /^result .*$/m,
      '* undo by north south\n$&',
      'broken: entry 29: an order is taken back after the end of the match.',
    ],
    ['an undo of nothing', '\n\n', '\n\n* undo\n', 'broken: entry 1: there is no order to take back.'],
    [
      'an undone roll played again',
      /^.*: dash$/m,
      '$&\n* undo by north south\n$&',
      "broken: entry 6: 'watch' is not legal there.",
    ],
  ])('%s', (_, what, by, said) => {
    expect(objection(text.replace(what, by))).toBe(said)
  })

  test('a regretted order that all are said to have taken back', () => {
    const regretted = text.replace(/^.*: march 2\n(?=.*\nresult)/m, 'south: march 1\n* undo by north south\n$&')
    expect(verify(game, parseRecord(regretted))).toMatchObject({
      verdict: 'unproven',
      findings: expect.arrayContaining([
        "Entry 27, 'south: march 1', was taken back; north and south agreed, says the record.",
      ]),
    })
    // What a player takes back alone needs nobody's word.
    expect(verdict(parseRecord(regretted.replace('* undo by north south', '* undo')))).toBe('sound')
  })

  test('any two orders in another order, and any one left out', () => {
    const lines = text.split('\n')
    const at = lines.flatMap((line, i) => (/^(north|south): /.test(line) ? [i] : []))
    for (const i of at) expect(objection(lines.toSpliced(i, 1).join('\n'))).toMatch(/^broken: /)
    for (const [k, i] of at.entries()) {
      const next = at[k + 1]
      if (next === undefined || lines[i] === lines[next]) continue
      expect(
        objection(
          lines
            .with(i, lines[next] ?? '')
            .with(next, lines[i] ?? '')
            .join('\n'),
        ),
      ).toMatch(/^broken: /)
    }
  })

  test('any action exchanged for another', () => {
    for (const [i, { order }] of ordersOf(record).entries())
      for (const other of ['march 1', 'march 2', 'dash', 'raid', 'watch', 'load 8'])
        if (other !== order) expect(verdict(changedEntry(i, { order: other })), `${order}, ${other}`).toBe('broken')
  })

  test('one secret serving two matches', () => {
    const other = new Match(toy, { id: 'ff'.repeat(8), scenario: 'storm', dice: cipher(4) })
    while (!other.over) wander(other, [16])
    const [mine, yours] = [record.dice, mailed(other).dice]
    if (mine.kind !== 'cipher' || yours.kind !== 'cipher') throw new Error('no cipher')
    expect(yours.commitment).not.toBe(mine.commitment)
    expect(verdict(withDice({ commitment: mine.commitment }, mailed(other)))).toBe('broken')
    const rolls = [ID, 'ff'.repeat(8)]
      .map((id) => diceFor(toy, { id, scenario: 'storm', dice: cipher(4) }))
      .map((dice) => Array.from({ length: 30 }, (_, n) => dice.draw(n, 6, 0, 0)))
    expect(rolls[0]).not.toEqual(rolls[1])
    // Nor does the unbound commitment of form 1 pass for one that is bound.
    expect(verdict(withDice({ commitment: commit(fromHexadecimal(mine.secret ?? '')) }))).toBe('broken')
  })

  test('a wrong commitment, which no client can be made to replace by a right one', () => {
    for (const whole of [record, mailed(old(4), true)]) {
      const wrong = withDice({ commitment: '00'.repeat(32) }, whole)
      expect(() => replay(toy, wrong)).toThrow('not the one that was committed to')
    }
    const branch = resume(toy, withDice({ commitment: '00'.repeat(32) }, mailed(replay(toy, record, { to: 4 }))), {
      id: ID,
      dice: cipher(9),
    })
    expect(verify(game, mailed(branch, true)).findings[0]).toContain('starts from a position')
  })

  test('any start that a record may claim', () => {
    for (let byte = 0; byte < 256; byte++) {
      const garbage = Array.from({ length: 60 }, (_, i) => ((byte * 7 + i * 13) % 256).toString(16).padStart(2, '0'))
      expect(verdict({ ...record, start: `003c${garbage.join('')}` })).toBe('broken')
    }
  })
})

test('a secret that could be guessed is refused when a match is opened, and when a record is read', () => {
  const short = { kind: 'cipher' as const, secret: new Uint8Array(15) }
  expect(() => new Match(toy, { scenario: 'calm', dice: short })).toThrow('15 bytes could be guessed')
  expect(() => parseRecord(text.replace(/^secret .*/m, 'secret 0404'))).toThrow('a secret of 2 bytes could be guessed')
})

test('the id of a match is a number that is long enough', () => {
  for (const id of ['1', 'my match', '0011223344556677 8', 'AABBCCDDEEFF0011'])
    expect(() => new Match(toy, { id, scenario: 'calm', dice: cipher(1) })).toThrow('16 to 64 hexadecimal digits')
})
