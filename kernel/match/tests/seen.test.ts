import { toy } from '@boma/testing/toy'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EVERYONE, FIRST, NOBODY, SECOND, SIDES } from '../../side.ts'
import type { LogEntry, Token } from '../log.ts'
import { replay } from '../replay.ts'
import type { Seen } from '../seen.ts'
import { diceFor } from '../setup.ts'
import { cipher, finished, ID, mailed, open, play, wander } from './caravans.ts'

const VIEWERS = [...SIDES, NOBODY]
const dieNumbers = (log: readonly LogEntry[]) =>
  log.flatMap(({ events }) => events.flatMap((e) => e.dice.map((d) => d.n)))

/** Somebody who hears of a match now and then, and keeps his log by what he is sent. */
function reader() {
  const log: LogEntry[] = []
  let read: Token = ''
  return {
    log,
    get read() {
      return read
    },
    hear({ from, log: sent, read: now }: Seen): void {
      log.splice(from, log.length, ...sent)
      read = now
    },
  }
}

describe('what a viewer is given', () => {
  test('is his view, the question, his log, and his own orders in it', () => {
    const match = open()
    play(match, 'load 4', 'load 2', 'march 1')
    const seen = match.seen(FIRST)
    expect(seen).toMatchObject({ viewer: FIRST, from: 0, wanted: undefined, rolls: [] })
    expect(seen.view).toEqual(match.view(FIRST).bytes)
    expect(seen.decision).toEqual(match.decision)
    expect(seen.log).toEqual(match.log(FIRST))
    expect(seen.log.map(({ order }) => order?.actions.length)).toEqual([undefined, 1, undefined, 1])
    expect(match.seen(NOBODY).log.some(({ order }) => order !== undefined)).toBe(false)
  })

  test('says which die is wanted, without its number in the match', () => {
    expect(open({ kind: 'manual' }, 'storm').seen(FIRST).wanted).toBe(6)
  })

  test('says whether his last order may be taken back, as long as he knows of no other since', () => {
    const match = open()
    expect(VIEWERS.map((viewer) => match.seen(viewer).back)).toEqual(['nothing', 'nothing', 'nothing'])
    play(match, 'load 4')
    expect(VIEWERS.map((viewer) => match.seen(viewer).back)).toEqual(['asked', 'not-yours', 'not-yours'])
    play(match, 'load 2', 'march 3', 'march 1', 'march 1', 'march 1', 'march 1')
    expect([match.decision?.prompt, match.seen(FIRST).back]).toEqual(['wells', 'done'])
    play(match, 'water', 'march 1', 'dash')
    expect(match.seen(FIRST).back).toBe('dice')
    expect(finished(5).seen(FIRST).back).toBe('over')
  })

  test('is enough to go on after a lost connection, whatever was ordered and taken back meanwhile', () => {
    const pauses = fc.array(fc.array(fc.nat(10_000), { maxLength: 6 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(pauses, fc.constantFrom(...VIEWERS), (all, viewer) => {
        const match = open(cipher(4), 'storm')
        const far = reader()
        for (const choices of all) {
          wander(match, choices)
          far.hear(match.seen(viewer, far.read))
          expect(far.log).toEqual(match.log(viewer))
        }
        // A match that was closed and opened again knows how far he had read, too.
        const again = replay(toy, mailed(match, true)).seen(viewer, far.read)
        expect([again.from, again.log]).toEqual([far.log.length, []])
      }),
      { numRuns: 100 },
    )
  })

  test('is sent whole to whoever has read something else', () => {
    const match = open()
    play(match, 'load 4', 'load 2')
    const { read, log } = match.seen(FIRST)
    match.undoByConsent(EVERYONE)
    play(match, 'load 3')
    play(match, 'march 1')
    for (const strange of [read, '', '3', 'x', '-1.0', '999.00000000', `0${read}`])
      expect(match.seen(SECOND, strange).from).toBe(0)
    expect(match.seen(FIRST, match.seen(FIRST).read)).toMatchObject({ from: log.length + 1, log: [] })
  })
})

describe('a viewer’s dice', () => {
  test('are numbered one after the other, and those that are void keep their numbers', () => {
    const match = open()
    play(match, 'load 4', 'load 2', 'dash')
    match.undoByConsent(EVERYONE)
    play(match, 'dash')
    for (const viewer of VIEWERS) expect(dieNumbers(match.log(viewer))).toEqual([1])
  })

  test('can be audited when the match is over: each is then known by its number in the record', () => {
    const match = open(cipher(6), 'storm')
    play(match, 'load 1', 'load 1', 'dash')
    match.undoByConsent(EVERYONE)
    for (let n = 8; !match.over; n += 8) {
      expect(match.seen(FIRST).rolls).toEqual([])
      wander(match, [n])
    }
    const { rolls, log } = match.seen(FIRST)
    const told = log.flatMap(({ events }) => events.flatMap((e) => e.dice))
    expect(told.length).toBeGreaterThan(5)
    // The second die of the opening is told to nobody; the first dash is void.
    expect(rolls.slice(0, 3)).toEqual([0, 2, 3])
    const dice = diceFor(toy, { id: ID, scenario: 'storm', dice: cipher(6) })
    for (const { n, sides, shows } of told) expect(dice.draw(rolls[n] ?? -1, sides, 0, 0) + 1).toBe(shows)
  })
})
