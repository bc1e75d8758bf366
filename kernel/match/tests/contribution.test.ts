import { verify } from '@boma/club'
import { act, type Toy, toy } from '@boma/testing/toy'
import { describe, expect, test } from 'vitest'
import { readRefusal } from '../../actions/refusals.ts'
import type { Seat } from '../../side.ts'
import { fingerprint } from '../../table/table.ts'
import { secretOf } from '../course.ts'
import { Match } from '../match.ts'
import { parseRecord } from '../read-record.ts'
import { writeRecord } from '../record.ts'
import { replay } from '../replay.ts'
import { diceFor } from '../setup.ts'
import { ID, NORTH, SOUTH } from './caravans.ts'

const secret = new Uint8Array(32).fill(7)
const bytes = (byte: number, length = 16) => new Uint8Array(length).fill(byte)
const waiting = () => new Match(toy, { id: ID, scenario: 'storm', dice: { kind: 'cipher', secret, added: {} } })
const begun = (north = bytes(1), south = bytes(2)): Match<Toy> => {
  const match = waiting()
  match.contribute(NORTH, north)
  match.contribute(SOUTH, south)
  return match
}
const faces = (match: Match<Toy>) => match.openingDice.map((die) => die.shows)
/** The first dice of a match to which the seats add these bytes. */
const rolls = (north: Uint8Array, south: Uint8Array) => {
  const dice = diceFor(toy, { id: ID, scenario: 'storm', dice: { kind: 'cipher', secret, added: { north, south } } })
  return Array.from({ length: 30 }, (_, n) => dice.draw(n, 6, 0, 0) + 1)
}

describe('a match to whose dice every seat adds something', () => {
  test('is committed to first, waits for all of them, and begins with the last', () => {
    const match = waiting()
    const { dice } = match.head()
    expect(dice).toMatchObject({ kind: 'cipher', contributions: ['north -', 'south -'] })
    expect([match.lacking, match.decision, match.over, match.legal()]).toEqual([[NORTH, SOUTH], undefined, false, []])
    const played = match.play(NORTH, act.load(1))
    expect(played.kind === 'refused' && readRefusal(toy.refusals, played.refusal)?.name).toBe('notBegun')
    expect([match.contribute(SOUTH, bytes(2)), match.lacking, match.decision]).toEqual(['done', [NORTH], undefined])
    expect([match.contribute(NORTH, bytes(1)), match.lacking, match.decision?.prompt]).toEqual(['done', [], 'load'])
    expect(match.head().dice).toMatchObject({ commitment: dice.kind === 'cipher' ? dice.commitment : '' })
    expect(faces(match)).toHaveLength(2)
  })

  test('takes from each seat enough bytes, not too many, and once', () => {
    const match = waiting()
    for (const odd of [bytes(1, 15), bytes(1, 65), [...bytes(1)], '0'.repeat(32), undefined, {}])
      expect(match.contribute(NORTH, odd)).toBe('no-bytes')
    for (const seat of [2, -1, -0.5, '0', undefined, {}])
      expect(match.contribute(seat as Seat, bytes(1))).toBe('not-wanted')
    expect([match.contribute(NORTH, bytes(1)), match.contribute(NORTH, bytes(3))]).toEqual(['done', 'not-wanted'])
    match.contribute(SOUTH, bytes(2))
    expect(match.contribute(SOUTH, bytes(3))).toBe('not-wanted')
  })

  test('keeps what it was given, whatever becomes of it outside', () => {
    const [match, mine] = [waiting(), bytes(1)]
    match.contribute(NORTH, mine)
    mine.fill(9)
    match.contribute(SOUTH, bytes(2))
    expect(faces(match)).toEqual(rolls(bytes(1), bytes(2)).slice(0, 2))
    expect(match.head().dice).toEqual(begun().head().dice)
  })

  test('rolls other dice when anything of it is another, or another seat’s', () => {
    const all = [
      rolls(bytes(1), bytes(2)),
      rolls(bytes(3), bytes(2)),
      rolls(bytes(1), bytes(3)),
      rolls(bytes(2), bytes(1)),
    ]
    expect(new Set([...all, rolls(bytes(1, 17), bytes(2))].map(String)).size).toBe(5)
  })

  test('is read from its record, be it still waiting, and is sound when it is over', () => {
    const half = waiting()
    half.contribute(SOUTH, bytes(2))
    const again = replay(toy, parseRecord(writeRecord(half.record())), { secret: secretOf(half) })
    expect(again.lacking).toEqual([NORTH])
    for (const match of [half, again]) match.contribute(NORTH, bytes(1))
    expect(fingerprint(again.table)).toBe(fingerprint(half.table))
    for (let n = 0; !again.over; n++) again.play(again.decision?.seat, again.legal()[n % again.legal().length])
    const record = parseRecord(writeRecord(again.record()))
    expect(writeRecord(record)).toContain(
      `\ncontribution north ${'01'.repeat(16)}\ncontribution south ${'02'.repeat(16)}\n`,
    )
    expect(verify(toy, record).verdict).toBe('sound')
    const text = writeRecord(record)
    const swapped = text.replace('contribution north 01', 'contribution north 02')
    expect(verify(toy, parseRecord(swapped)).verdict).toBe('broken')
    expect(verify(toy, parseRecord(text.replace('contribution south', 'contribution west'))).verdict).toBe('broken')
    expect(verify(toy, parseRecord(text.replace('contribution south', 'contribution north'))).verdict).toBe('broken')
  })
})

test('neither the key nor the secret of the dice is a member of a match', () => {
  const match = begun()
  const members = new Set<string>()
  for (let o: object | null = match; o !== null && o !== Object.prototype; o = Object.getPrototypeOf(o))
    for (const name of Object.getOwnPropertyNames(o)) members.add(name)
  expect([...members].filter((name) => ['dice', 'secret', 'key', 'tray'].includes(name))).toEqual([])
  expect(JSON.stringify(match.setup)).toBe(JSON.stringify({ id: ID, scenario: 'storm', dice: { kind: 'cipher' } }))
  expect(JSON.stringify([match.head(), match.head(true), match.record()])).not.toContain('07'.repeat(32))
})
