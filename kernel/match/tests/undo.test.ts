import { toy } from '@boma/testing/toy'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EVERYONE, FIRST, NOBODY, only, SECOND } from '../../side.ts'
import { equal, fingerprint } from '../../table/table.ts'
import { replay } from '../replay.ts'
import { secretOf } from '../seal.ts'
import { cipher, finished, mailed, NORTH, open, play, SOUTH, wander } from './caravans.ts'

const onTheRoad = () => {
  const match = open()
  play(match, 'load 4', 'load 2')
  return match
}
const choices = fc.array(fc.nat(10_000), { maxLength: 60 })

describe('free undo', () => {
  test('takes back actions one by one to the start, as long as nothing was rolled or shown', () => {
    const match = open()
    const states = [match.table.bytes.slice()]
    for (const text of ['load 4', 'load 2', 'march 2', 'march 3', 'march 3', 'water']) {
      play(match, text)
      states.push(match.table.bytes.slice())
    }
    for (const seat of [NORTH, NORTH, SOUTH, NORTH, SOUTH, NORTH]) {
      states.pop()
      expect(match.undo(seat)).toBe('done')
      expect(match.table.bytes).toEqual(states.at(-1))
      expect(match.length).toBe(states.length - 1)
    }
    expect(match.undo(NORTH)).toBe('nothing')
  })

  test("is refused for the other side's action", () => {
    const match = onTheRoad()
    expect(match.undo(NORTH)).toBe('not-yours')
    expect(match.length).toBe(2)
  })

  test('ends at a roll', () => {
    const match = onTheRoad()
    play(match, 'dash')
    const before = match.table.bytes.slice()
    expect(match.undo(NORTH)).toBe('dice')
    expect(match.table.bytes).toEqual(before)
    expect(match.length).toBe(3)
  })

  test('ends at a reveal, but not before it', () => {
    const match = onTheRoad()
    play(match, 'show')
    expect(match.undo(NORTH)).toBe('reveal')
    play(match, 'march 1')
    expect(match.undo(NORTH)).toBe('done')
    expect(match.undo(NORTH)).toBe('reveal')
    expect(match.length).toBe(3)
  })
})

describe('after the end', () => {
  // Only matches that end without a roll or a reveal show that it is the end itself which stands in the way.
  const ended = () => {
    for (let seed = 1; seed < 200; seed++) {
      const match = finished(seed)
      const last = match.log(NOBODY, -1)[0]?.events ?? []
      if (last.every((event) => event.dice.length === 0)) return match
    }
    throw new Error('every match ends with a roll')
  }

  test('nobody takes anything back alone: the secret of the dice has been told', () => {
    const match = ended()
    const before = match.table.bytes.slice()
    expect([NORTH, SOUTH].map((seat) => match.undo(seat))).toEqual(['over', 'over'])
    expect(match.table.bytes).toEqual(before)
    expect(match.record().dice).toHaveProperty('secret')
  })

  test('nor do both players together', () => {
    const match = ended()
    const before = match.table.bytes.slice()
    expect(match.undoByConsent(EVERYONE)).toBe('over')
    expect(match.table.bytes).toEqual(before)
  })
})

describe('undo by consent', () => {
  test('takes back a roll, whose die is void: the next roll is another', () => {
    const match = onTheRoad()
    const numbers: (number | undefined)[] = []
    for (let i = 0; i < 5; i++) {
      play(match, 'dash')
      numbers.push(match.deeds.at(-1)?.dice[0]?.n)
      expect(match.undoByConsent(EVERYONE)).toBe('done')
      expect(match.decision?.prompt).toBe('move')
    }
    expect(numbers).toEqual([0, 1, 2, 3, 4])
    expect(match.table.core.rolls).toBe(5)
  })

  test('needs the consent of all, and takes back one order', () => {
    const match = onTheRoad()
    play(match, 'dash')
    const before = match.table.bytes.slice()
    for (const by of [0, only(FIRST), only(SECOND)]) expect(match.undoByConsent(by)).toBe('no-consent')
    expect(match.table.bytes).toEqual(before)
    expect(match.undoByConsent(EVERYONE)).toBe('done')
    expect(match.length).toBe(2)
  })

  test('ends when the secret of the dice is told, and free undo does not', () => {
    const match = onTheRoad()
    play(match, 'march 1')
    expect(match.undoByConsent(EVERYONE)).toBe('done')
    match.tell()
    expect(match.undoByConsent(EVERYONE)).toBe('told')
    expect(match.undo(SOUTH)).toBe('done')
    expect(replay(toy, mailed(match)).undoByConsent(EVERYONE)).toBe('told')
  })

  test('goes on after the match was written and, with its secret beside it, read again: to write is not to tell', () => {
    const match = onTheRoad()
    play(match, 'dash')
    match.record()
    const again = replay(toy, mailed(match), { secret: secretOf(match) })
    for (const m of [match, again]) {
      expect([m.told, m.record().dice]).toEqual([false, expect.not.objectContaining({ secret: expect.anything() })])
      expect(m.undoByConsent(EVERYONE)).toBe('done')
    }
    expect(again.record()).toEqual(match.record())
  })

  test('never ends where people roll their own dice and no secret can be told', () => {
    const match = open({ kind: 'manual' })
    play(match, 'load 1')
    match.tell()
    expect(match.told).toBe(false)
    expect(match.undoByConsent(EVERYONE)).toBe('done')
  })

  test('takes back a reveal, and free undo goes on from there', () => {
    const match = onTheRoad()
    play(match, 'show')
    expect(match.undoByConsent(EVERYONE)).toBe('done')
    expect(match.undo(SOUTH)).toBe('done')
    expect(match.undoByConsent(EVERYONE)).toBe('done')
    expect(match.undoByConsent(EVERYONE)).toBe('nothing')
  })

  test('keeps the dice void when actions before the roll are taken back freely', () => {
    const match = onTheRoad()
    play(match, 'march 1', 'dash')
    match.undoByConsent(EVERYONE)
    match.undo(NORTH)
    play(match, 'dash')
    expect(match.deeds.at(-1)?.dice[0]?.n).toBe(1)
  })

  test('leaves the position as it was before, but for the count of rolls', () => {
    fc.assert(
      fc.property(choices, (list) => {
        const match = open(cipher(4), 'storm')
        wander(match, list)
        if (match.over || match.length === 0) return
        const before = match.table.bytes.slice()
        match.play(match.decision?.seat, match.legal()[0])
        const { rolls } = match.table.core
        expect(match.undoByConsent(EVERYONE)).toBe('done')
        expect(match.table.core.rolls).toBe(rolls)
        match.table.core.rolls = new Int32Array(before.buffer)[0] ?? -1
        expect(match.table.bytes).toEqual(before)
      }),
      { numRuns: 200 },
    )
  })

  test('rolls no die twice, in this match or in one read from its record', () => {
    fc.assert(
      fc.property(choices, choices, (list, more) => {
        const match = open(cipher(9), 'storm')
        wander(match, list)
        const again = replay(toy, mailed(match), { secret: secretOf(match) })
        expect(again.length).toBe(match.length)
        expect(fingerprint(again.table)).toBe(fingerprint(match.table))
        wander(match, more)
        wander(again, more)
        expect(equal(again.table, match.table)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test('of the only action, or of the last, leaves a record that replays', () => {
    const match = onTheRoad()
    play(match, 'dash')
    match.undoByConsent(EVERYONE)
    const again = replay(toy, mailed(match, true))
    expect(fingerprint(again.table)).toBe(fingerprint(match.table))
    play(again, 'dash')
    expect(again.deeds.at(-1)?.dice[0]?.n).toBe(1)
  })

  test('leaves a record that can be replayed in part, as it was before the dice were void', () => {
    const match = onTheRoad()
    play(match, 'march 1', 'dash')
    match.undoByConsent(EVERYONE)
    const rolls = [2, 4, 5].map((count) => replay(toy, mailed(match, true), { to: count }).table.core.rolls)
    expect(rolls).toEqual([0, 1, 1])
  })

  test('cannot be made to roll a die again by moving the dice back', () => {
    const match = onTheRoad()
    play(match, 'dash')
    expect(() => match.skipDice(0)).toThrow('roll 0 was made already')
    match.skipDice(5)
    expect(match.table.core.rolls).toBe(5)
  })
})
