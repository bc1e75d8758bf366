import { act, toy } from '@boma/testing/toy'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EVERYONE, FIRST, NOBODY, only, SECOND } from '../../side.ts'
import { equal, fingerprint } from '../../table/table.ts'
import { secretOf } from '../course.ts'
import { Match } from '../match.ts'
import { parseRecord } from '../read-record.ts'
import { writeRecord } from '../record.ts'
import { reopen } from '../reopen.ts'
import { replay } from '../replay.ts'
import { keep } from '../seal.ts'
import { MOST_TAKE_BACKS } from '../take-back.ts'
import { cipher, finished, ID, mailed, NORTH, open, play, SOUTH, strolling, wander } from './caravans.ts'

const onTheRoad = () => {
  const match = open()
  play(match, 'load 4', 'load 2')
  return match
}
const choices = fc.array(fc.nat(10_000), { maxLength: 60 })

/** A match on the road in which North may march on day by day. */
const strolled = (...texts: readonly string[]) => {
  const match = new Match(strolling, { id: ID, scenario: 'calm', dice: cipher(1) })
  play(match, 'load 4', 'load 2', ...texts)
  return match
}

describe('free undo', () => {
  test('takes back orders one by one to where the other side was last asked', () => {
    const match = strolled()
    const states = [match.table.bytes.slice()]
    for (let n = 0; n < 3; n++) {
      play(match, 'march 1')
      states.push(match.table.bytes.slice())
    }
    for (let n = 0; n < 3; n++) {
      states.pop()
      expect(match.undo(NORTH)).toBe('done')
      expect(match.table.bytes).toEqual(states.at(-1))
    }
    expect([match.undo(NORTH), match.undo(SOUTH), match.length]).toEqual(['not-yours', 'asked', 2])
  })

  test("is refused for the other side's action", () => {
    const match = onTheRoad()
    expect(match.undo(NORTH)).toBe('not-yours')
    expect(match.length).toBe(2)
  })

  test('ends when the other side is asked', () => {
    const match = strolled('march 1', 'march 2')
    expect([match.decision?.side, match.undo(NORTH)]).toEqual([SECOND, 'asked'])
    play(match, 'march 2')
    expect([match.undo(SOUTH), match.undo(NORTH), match.length]).toEqual(['asked', 'not-yours', 5])
  })

  test('ends at a roll, for what came before it too', () => {
    const match = strolled('march 1', 'dash')
    const before = match.table.bytes.slice()
    expect(match.undo(NORTH)).toBe('dice')
    expect(match.table.bytes).toEqual(before)
    expect(match.length).toBe(4)
  })

  test('ends at a reveal, but not before it', () => {
    const match = new Match(strolling, { id: ID, scenario: 'calm', dice: cipher(1) })
    play(match, 'load 4', 'load 2', 'march 1')
    match.order(NORTH, [act.show(), act.march(1)])
    expect(match.undo(NORTH)).toBe('reveal')
    play(match, 'march 1')
    expect(match.undo(NORTH)).toBe('done')
    expect(match.undo(NORTH)).toBe('reveal')
    expect(match.length).toBe(4)
  })

  test('ends after a thousand in one turn, and begins anew with the next', () => {
    const match = strolled()
    const goBack = () => {
      play(match, 'march 1')
      return match.undo(NORTH)
    }
    for (let n = 0; n < MOST_TAKE_BACKS; n++) expect(goBack()).toBe('done')
    expect(goBack()).toBe('often')
    play(match, 'march 1', 'march 2', 'march 2')
    expect(goBack()).toBe('done')
  })

  test('leaves no trace: journal and record are those of a match in which the order was never given', () => {
    const [match, plain] = [strolled('march 1'), strolled('march 1')]
    for (let n = 0; n < 300; n++) {
      play(match, 'march 1')
      // Whoever looks at it in between finds nothing that he would have to forget.
      if (n % 3 === 0) expect([match.journal().length, match.loose]).toEqual([2, ['north: march 1', 'north: march 1']])
      match.undo(NORTH)
    }
    for (const m of [match, plain]) play(m, 'march 2', 'dash')
    expect(match.record()).toEqual(plain.record())
    expect(match.journal()).toEqual(plain.journal())
    expect(match.loose).toEqual([])
  })

  test('is what an undo by consent comes to where nobody had to be asked', () => {
    const match = strolled('march 1')
    expect(match.undoByConsent(EVERYONE)).toBe('done')
    expect(match.record().entries).toHaveLength(2)
  })
})

describe('what was shown stays known', () => {
  const shown = () => {
    const match = strolled('march 1', 'march 1')
    match.order(NORTH, [act.show()])
    expect(match.undoByConsent(EVERYONE)).toBe('done')
    return match
  }

  test('so that no order before it is free again when all agreed to take it back', () => {
    const match = shown()
    expect([match.undo(NORTH), match.length]).toEqual(['reveal', 4])
    play(match, 'march 1')
    expect([match.undo(NORTH), match.undo(NORTH), match.length]).toEqual(['done', 'reveal', 4])
  })

  test('also in a match that was read from its record', () => {
    const again = replay(strolling, mailed(shown(), true))
    expect([again.undo(NORTH), again.length]).toEqual(['reveal', 4])
  })

  test('also in a match that was asleep', () => {
    const again = reopen(strolling, keep(shown()))
    expect([again.undo(NORTH), again.length]).toEqual(['reveal', 4])
  })
})

test('a record from before, which tells what a side took back alone, still replays and is sound', () => {
  const match = strolled('march 2', 'march 2', 'march 1')
  const text = writeRecord(match.tell().record())
  const before = ['north: march 2', 'south: march 1', '* undo', 'south: march 3', '* undo', '* undo', '']
  const old = parseRecord(text.replace('north: march 2\n', [...before, 'north: march 2', ''].join('\n')))
  const again = replay(strolling, old)
  expect(again.table.bytes).toEqual(match.table.bytes)
  expect(again.record()).toEqual(old)
  const rolled = text.replace('north: march 2\n', 'north: dash\n* undo\nnorth: march 2\n')
  expect(() => replay(strolling, parseRecord(rolled))).toThrow('rolled dice is taken back, and nobody agreed')
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

  test('ends when the secret of the dice is told', () => {
    const match = onTheRoad()
    play(match, 'march 1')
    expect(match.undoByConsent(EVERYONE)).toBe('done')
    match.tell()
    expect(match.undoByConsent(EVERYONE)).toBe('told')
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

  test('takes back whatever there is, order by order', () => {
    const match = onTheRoad()
    play(match, 'show')
    for (let n = 0; n < 3; n++) expect(match.undoByConsent(EVERYONE)).toBe('done')
    expect(match.undoByConsent(EVERYONE)).toBe('nothing')
  })

  test('keeps the dice void when orders before the roll are taken back too', () => {
    const match = onTheRoad()
    play(match, 'march 1', 'dash')
    match.undoByConsent(EVERYONE)
    match.undoByConsent(EVERYONE)
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
