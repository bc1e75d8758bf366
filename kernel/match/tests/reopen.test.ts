import { type Toy, toy } from '@boma/testing/toy'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Rules } from '../../game.ts'
import { EVERYONE, NOBODY, SIDES, type Side } from '../../side.ts'
import { equal } from '../../table/table.ts'
import { ReplayFault } from '../fault.ts'
import { fork } from '../fork.ts'
import { Match } from '../match.ts'
import { parseRecord } from '../read-record.ts'
import { reopen, textIn } from '../reopen.ts'
import { replay } from '../replay.ts'
import { type Asleep, Keeper, keep, sealOf } from '../seal.ts'
import { cipher, finished, ID, NORTH, open, play, SOUTH, strolling, wander } from './caravans.ts'

const VIEWERS: readonly Side[] = [...SIDES, NOBODY]
const choices = fc.array(fc.nat(10_000), { maxLength: 80 })

/** All that anybody can ask of a match. */
const known = (match: Match<Toy>) => ({
  record: match.record(),
  logs: VIEWERS.map((viewer) => match.log(viewer)),
  moments: VIEWERS.map((viewer) => match.log(viewer).map((_, i) => match.moment(viewer, i))),
  seen: VIEWERS.map((viewer) => match.seen(viewer)),
  deeds: match.deeds,
  opening: match.opening,
  before: match.deeds.map((_, i) => match.at(i)),
  legal: match.legal(),
})

const wandered = (list: readonly number[], game: Rules<Toy> = toy): Match<Toy> => {
  const match = new Match(game, { id: ID, scenario: 'storm', dice: cipher(9) })
  wander(match, list)
  return match
}

describe('a match that was kept', () => {
  test('is opened as it was, with its whole log for every viewer', () => {
    fc.assert(
      fc.property(choices, fc.boolean(), (list, isTold) => {
        const match = isTold ? wandered(list).tell() : wandered(list)
        const again = reopen(toy, keep(match))
        expect([again.length, again.told, again.over]).toEqual([match.length, match.told, match.over])
        expect(equal(again.table, match.table)).toBe(true)
        expect(again.head()).toEqual(match.head())
        expect(again.journal()).toEqual(match.journal())
        expect(known(again)).toEqual(known(match))
      }),
      { numRuns: 60 },
    )
  })

  test('goes on like the one that was closed, whether or not somebody asked how it came about', () => {
    fc.assert(
      fc.property(choices, choices, fc.nat(3), fc.constantFrom(toy, strolling), (list, more, asks, game) => {
        const match = wandered(list, game)
        const again = reopen(game, keep(match))
        for (const [i, n] of more.entries()) {
          if (asks > 0 && i === asks) again.log(NOBODY)
          for (const m of [match, again]) wander(m, [n])
        }
        expect(keep(again)).toEqual(keep(match))
        expect(known(again)).toEqual(known(match))
      }),
      { numRuns: 60 },
    )
  })

  test('still forgets without a trace what a side takes back alone', () => {
    const match = wandered([8, 16], strolling)
    play(match, 'march 1', 'march 1')
    const again = reopen(strolling, keep(match))
    expect([again.journal().length, again.loose]).toEqual([2, ['north: march 1', 'north: march 1']])
    expect([0, 1, 2].map(() => again.undo(NORTH))).toEqual(['done', 'done', 'not-yours'])
    expect(again.undo(SOUTH)).toBe('asked')
    expect(keep(again)).toEqual(keep(wandered([8, 16], strolling)))
  })

  test('is told again in the background while it goes on', () => {
    const match = wandered([8, 16, 24, 32, 40])
    const again = reopen(toy, keep(match))
    const telling = again.recall()
    for (const n of [48, 56, 7, 64]) {
      telling.next()
      for (const m of [match, again]) wander(m, [n])
    }
    while (!telling.next().done);
    expect(known(again)).toEqual(known(match))
  })

  test('is told again once, also when somebody cannot wait', () => {
    const again = reopen(toy, keep(finished(5)))
    const telling = again.recall()
    telling.next()
    const [first] = again.log(NOBODY)
    while (!telling.next().done);
    expect(again.log(NOBODY)[0]).toBe(first)
  })

  test('lets all agree to take back what was rolled before: nobody was told the secret', () => {
    const match = open()
    play(match, 'load 1', 'load 1', 'dash')
    const again = reopen(toy, keep(match))
    expect(again.undoByConsent(EVERYONE)).toBe('done')
    expect(match.undoByConsent(EVERYONE)).toBe('done')
    expect(known(again)).toEqual(known(match))
    expect(reopen(toy, keep(match.tell())).undoByConsent(EVERYONE)).toBe('told')
  })

  test('knows the dice that people typed in', () => {
    const match = open({ kind: 'manual' }, 'storm')
    while (match.waiting !== undefined) match.offer(3)
    play(match, 'load 1', 'load 1')
    match.offer(4)
    play(match, 'dash')
    const again = reopen(toy, keep(match))
    again.offer(5)
    play(again, 'dash')
    match.offer(5)
    play(match, 'dash')
    for (const m of [match, again]) {
      expect(m.undoByConsent(EVERYONE)).toBe('done')
      play(m, 'march 1', 'march 1')
    }
    expect(known(again)).toEqual(known(match))
  })

  test('keeps the story of the match that it goes on from', () => {
    const branch = fork(finished(5), { id: ID, dice: cipher(6) }, 6)
    wander(branch, [8, 16])
    const again = reopen(toy, keep(branch))
    expect(known(again)).toEqual(known(branch))
  })

  test('may be one of form 1, whose dice were skipped', () => {
    const old = new Match(toy, { scenario: 'calm', dice: cipher(2), origin: { form: 1, version: toy.version } })
    play(old, 'load 1', 'load 1', 'dash')
    old.undoByConsent(EVERYONE)
    old.skipDice(7)
    const again = reopen(toy, keep(old))
    expect(known(again)).toEqual(known(old))
    for (const m of [old, again]) play(m, 'dash')
    expect(known(again)).toEqual(known(old))
  })

  test('is not replayed before somebody asks', () => {
    const asleep = keep(finished(5))
    const broken = { ...asleep, journal: asleep.journal.replace('load', 'laod') }
    const again = reopen(toy, { ...broken, seal: sealOf(broken) })
    expect(again.over).toBe(true)
    expect(() => again.log(NOBODY)).toThrow('is not an action of')
  })

  test('says so when its orders do not lead to where it stands', () => {
    const [one, other] = [keep(wandered([8, 16, 24])), keep(wandered([8, 16]))]
    const mixed = { ...one, foot: other.foot }
    const again = reopen(toy, { ...mixed, seal: sealOf(mixed) })
    expect(() => again.log(NOBODY)).toThrow('do not lead to where it stands')
  })
})

describe('the seal', () => {
  const asleep = keep(wandered([8, 16, 24, 32, 7, 40]))
  const PARTS = ['head', 'journal', 'foot', 'secret', 'seal'] as const

  test('is broken by any letter that is not as it was written', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PARTS),
        fc.nat(),
        fc.constantFrom('0', 'x', '\n', ' ', 'é', ''),
        (part, at, letter) => {
          const text = asleep[part] ?? ''
          const place = at % text.length
          const spoilt = `${text.slice(0, place)}${letter}${text.slice(place + 1)}`
          fc.pre(spoilt !== text)
          expect(() => reopen(toy, { ...asleep, [part]: spoilt })).toThrow(ReplayFault)
        },
      ),
    )
    expect(() => reopen(toy, { ...asleep, told: true })).toThrow('is not as it was written')
    expect(() => reopen(toy, { ...asleep, journal: `${asleep.head}${asleep.journal}`, head: '' })).toThrow(ReplayFault)
  })

  test('cannot be made without the secret of the dice', () => {
    const forged: Asleep = { ...asleep, journal: '', secret: undefined }
    expect(() => reopen(toy, { ...forged, secret: asleep.secret, seal: sealOf(forged) })).toThrow('as it was written')
  })

  test('grows with the match and is the same as if it had been made at once', () => {
    const match = open(cipher(9), 'storm')
    const keeper = new Keeper(match)
    for (const n of [8, 16, 24, 7, 32, 40]) {
      wander(match, [n])
      expect(keeper.seal()).toBe(sealOf(keep(match)))
    }
  })

  test('says nothing under other rules, nor before the match has begun; what was kept can still be replayed', () => {
    const match = wandered([8, 16, 24])
    const kept = keep(match)
    const later = { ...toy, version: '2.0.0' }
    expect(() => reopen(later, kept)).toThrow('under other rules')
    expect(() => reopen({ ...toy, overlay: 'abc' }, kept)).toThrow('under other rules')
    expect(() => reopen(toy, keep(open({ kind: 'manual' }, 'storm')))).toThrow('under other rules')
    const again = replay(later, parseRecord(textIn(kept)), { secret: kept.secret })
    expect([again.told, again.length]).toEqual([false, match.length])
    expect(equal(again.table, match.table)).toBe(true)
  })
})
