import { verify } from '@boma/club'
import { act, type Toy, toy } from '@boma/testing/toy'
import { describe, expect, test } from 'vitest'
import { readRefusal } from '../../actions/refusals.ts'
import type { Rules } from '../../game.ts'
import { winner } from '../../play.ts'
import { EVERYONE, FIRST, NOBODY, only, SECOND, type Seat, SIDES, type Side } from '../../side.ts'
import { fingerprint } from '../../table/table.ts'
import type { Ending } from '../ending.ts'
import { fork } from '../fork.ts'
import { Match } from '../match.ts'
import { parseRecord } from '../read-record.ts'
import { writeRecord } from '../record.ts'
import { reopen } from '../reopen.ts'
import { replay } from '../replay.ts'
import { keep } from '../seal.ts'
import { retell } from '../story.ts'
import { cipher, ID, mailed, NORTH, open, play, SOUTH } from './caravans.ts'

const onTheRoad = () => {
  const match = open()
  play(match, 'load 4', 'load 2', 'march 1', 'dash')
  return match
}
const told = (match: Match<Toy>) => match.log(NOBODY, -1)[0]?.events.map(({ kind, facts }) => [kind, facts])

describe('a match is ended by a word', () => {
  const ways: readonly [string, Ending, Side, string, object, string][] = [
    ['who resigns has lost', { end: 'resign', seat: NORTH }, SECOND, 'matchResigned', { seat: 0 }, '* resign north'],
    ['who agree have drawn', { end: 'agree', by: EVERYONE }, NOBODY, 'matchAgreed', {}, '* agree'],
    ['it is adjudged', { end: 'adjudge', winner: FIRST }, FIRST, 'matchAdjudged', { side: 0 }, '* adjudge north'],
    ['or to nobody', { end: 'adjudge', winner: NOBODY }, NOBODY, 'matchDrawn', {}, '* adjudge draw'],
  ]

  test.each(ways)('%s: in log, journal and result, and nothing follows', (_, ending, won, kind, facts, line) => {
    const match = onTheRoad()
    expect(match.end(ending)).toBe('done')
    expect([match.over, winner(match.table), match.decision]).toEqual([true, won, undefined])
    expect(told(match)).toEqual([[kind, facts]])
    expect(match.journal().at(-1)).toBe(line)
    expect([match.end(ending), match.undo(SOUTH), match.undoByConsent(EVERYONE)]).toEqual(['over', 'over', 'over'])
    const played = match.play(SOUTH, act.march(1))
    expect(played.kind === 'refused' && readRefusal(toy.refusals, played.refusal)?.name).toBe('over')
    expect(match.told).toBe(true)
  })

  test.each(ways)('%s: also when it is replayed, reopened or told again', (_, ending) => {
    const match = onTheRoad()
    match.end(ending)
    const text = writeRecord(match.record())
    for (const again of [replay(toy, parseRecord(text)), reopen(toy, keep(match))]) {
      expect([again.length, fingerprint(again.table)]).toEqual([match.length, fingerprint(match.table)])
      expect(writeRecord(again.record())).toBe(text)
      for (const viewer of [...SIDES, NOBODY]) expect(again.log(viewer)).toEqual(match.log(viewer))
    }
    expect(told(retell(match))).toEqual(told(match))
    expect(winner(retell(match).table)).toBe(winner(match.table))
  })

  test.each(ways)('%s: which only the record says, and no rule can prove', (_, ending, __, ___, ____, line) => {
    const match = onTheRoad()
    match.end(ending)
    const { verdict, findings } = verify(toy, mailed(match))
    expect(verdict).toBe('unproven')
    expect(findings).toContain(`No rule ended the match, but a word, says the record: '${line}'.`)
    expect(
      verify(toy, { ...mailed(match), result: 'south' === mailed(match).result ? 'north' : 'south' }).verdict,
    ).toBe('broken')
  })

  test('but not by anybody: by a seat of the game, by all who play, for a side of it, and once it has begun', () => {
    const match = onTheRoad()
    const before = match.table.bytes.slice()
    for (const seat of [2, -1, -0, 0.5, Number.NaN, '0', undefined, {}])
      expect(match.end({ end: 'resign', seat: seat as Seat })).toBe('no-seat')
    for (const by of [0, only(FIRST), only(SECOND)]) expect(match.end({ end: 'agree', by })).toBe('no-consent')
    expect(match.end({ end: 'adjudge', winner: 2 as Side })).toBe('no-seat')
    expect([match.table.bytes, match.length]).toEqual([before, 4])
    const waiting = open({ kind: 'manual' }, 'storm')
    expect(waiting.end({ end: 'resign', seat: NORTH })).toBe('not-begun')
  })

  test('and can be played on from the moment before', () => {
    const match = onTheRoad()
    match.end({ end: 'resign', seat: NORTH })
    const branch = fork(match, { dice: cipher(9) }, match.length - 1)
    expect([branch.over, branch.decision?.side]).toEqual([false, FIRST])
  })

  test.each(['* resign west', '* adjudge west', '* resign north\n* agree', '* resign north\n* undo by north south'])(
    'and not by %j in a record',
    (lines) => {
      const text = writeRecord(onTheRoad().tell().record()).replace(/\ntable /, `\n${lines}\ntable `)
      expect(() => replay(toy, parseRecord(text))).toThrow(/^entry \d/)
    },
  )
})

describe('a match that goes on longer than any of its scenario', () => {
  const short: Rules<Toy> = { ...toy, scenarios: toy.scenarios.map((s) => ({ ...s, mostActions: 6 })) }
  const opened = () => new Match(short, { id: ID, scenario: 'calm', dice: cipher(1) })

  test('ends undecided with its last action, and says so', () => {
    const match = opened()
    play(match, 'load 4', 'load 2', 'march 2', 'march 1', 'march 1')
    expect(match.over).toBe(false)
    play(match, 'march 1')
    expect([match.over, winner(match.table), match.record().result]).toEqual([true, NOBODY, 'draw'])
    expect(told(match)?.at(-1)).toEqual(['matchRanOut', {}])
    const again = replay(short, mailed(match))
    expect([again.over, again.table.bytes]).toEqual([true, match.table.bytes])
    expect(verify(short, mailed(match)).verdict).toBe('sound')
  })

  test('counts what stands, also after it was reopened, and not what was taken back', () => {
    const match = opened()
    play(match, 'load 4', 'load 2', 'march 2', 'march 1')
    for (let n = 0; n < 4; n++) {
      play(match, 'march 1')
      match.undoByConsent(EVERYONE)
    }
    const again = reopen(short, keep(match))
    for (const each of [match, again]) {
      play(each, 'march 1')
      expect(each.over).toBe(false)
      play(each, 'march 1')
      expect(each.over).toBe(true)
    }
  })
})
