import { act, toy } from '@boma/testing/toy'
import { describe, expect, test } from 'vitest'
import { readRefusal } from '../../actions/refusals.ts'
import { FIRST, NOBODY, SECOND, type Seat, type Side } from '../../side.ts'
import { Match } from '../match.ts'
import { cipher, finished, NORTH, open, play, SOUTH } from './caravans.ts'

const onTheRoad = () => {
  const match = open()
  play(match, 'load 4', 'load 2')
  return match
}

describe('a match', () => {
  test('begins with what the scenario rolls, and waits for the first decision', () => {
    const match = open(cipher(1), 'storm')
    expect(match.opening.map((e) => e.kind)).toEqual(['windBlew'])
    expect(match.table.core.rolls).toBe(2)
    expect(match.decision).toEqual({ side: FIRST, seat: 0, rule: '1.1', prompt: 'load' })
    expect([match.over, match.length, match.waiting]).toEqual([false, 0, undefined])
  })

  test('refuses a scenario or an option that the game does not have', () => {
    const dice = cipher(1)
    expect(() => new Match(toy, { scenario: 'flood', dice })).toThrow("no scenario 'flood'; it has calm, storm")
    expect(() => new Match(toy, { scenario: 'calm', options: ['fog'], dice })).toThrow("no option 'fog'")
  })

  test('plays what is legal, and tells what happened', () => {
    const match = onTheRoad()
    expect(play(match, 'march 3').kind).toBe('played')
    expect(match.log(SECOND, -1)[0]?.events).toMatchObject([{ kind: 'marched', facts: { side: FIRST, days: 3 } }])
    expect(match.length).toBe(3)
    expect(match.decision?.side).toBe(SECOND)
  })

  test('lists what may be done, and plays every one of it', () => {
    const count = onTheRoad().legal().length
    expect(count).toBe(5)
    for (let i = 0; i < count; i++) {
      const match = onTheRoad()
      expect(match.play(NORTH, match.legal()[i] ?? -1).kind).toBe('played')
    }
  })

  test.each([
    ['what a rule forbids', NORTH, act.march(0), 'standing'],
    ['what is no answer', NORTH, act.raid(), 'notNow'],
    ['what is no action', NORTH, 2 ** 30 - 1, 'malformed'],
    ['what is no integer', NORTH, act.march(1) + 0.5, 'malformed'],
    ['an action of the other side', SOUTH, act.march(1), 'notYourDecision'],
    ['an action of an onlooker', -1 as Seat, act.march(1), 'notYourDecision'],
  ])('refuses %s and changes nothing', (_, seat: Seat, action: number, name) => {
    const match = onTheRoad()
    const before = match.table.bytes.slice()
    const played = match.play(seat, action)
    expect(played.kind === 'refused' && readRefusal(toy.refusals, played.refusal)?.name).toBe(name)
    expect(match.table.bytes).toEqual(before)
    expect(match.length).toBe(2)
  })

  test('ends, and then refuses everything', () => {
    const match = finished(3)
    const played = match.play(NORTH, act.march(1))
    expect(match.decision).toBeUndefined()
    expect(match.legal()).toEqual([])
    expect(played.kind === 'refused' && readRefusal(toy.refusals, played.refusal)?.name).toBe('over')
  })

  test('puts the table back when the rules themselves fail', () => {
    const failing = (): undefined => {
      throw new Error('no such hex')
    }
    const steps = toy.flow.steps.map((s) => (s?.kind === 'automatic' && s.rule === '5.1' ? { ...s, run: failing } : s))
    const broken = { ...toy, flow: { ...toy.flow, steps } }
    const match = new Match(broken, { scenario: 'calm', dice: cipher(1) })
    play(match, 'load 4', 'load 2')
    const before = match.table.bytes.slice()
    expect(() => match.play(NORTH, act.march(1))).toThrow('no such hex')
    expect(match.table.bytes).toEqual(before)
    expect(match.length).toBe(2)
  })

  test('rolls the same dice for the same secret, and others for another', () => {
    const dash = (byte: number, contributions: readonly Uint8Array[]) => {
      const match = open({ kind: 'cipher', secret: new Uint8Array(32).fill(byte), contributions })
      play(match, 'load 1', 'load 1', 'dash')
      return match.table.caravans.days[FIRST]
    }
    const bytes = Array.from({ length: 12 }, (_, byte) => byte)
    const bySecret = bytes.map((byte) => dash(byte, []))
    expect(bytes.map((byte) => dash(byte, []))).toEqual(bySecret)
    expect(new Set(bySecret).size).toBeGreaterThan(1)
    expect(bytes.map((byte) => dash(byte, [Uint8Array.of(7)]))).not.toEqual(bySecret)
  })
})

describe('what a match shows', () => {
  test('a view hides the other side from each, and both from an onlooker', () => {
    const match = onTheRoad()
    const cargoes = (side: Side) => [...(match.view(side).caravans.cargo as unknown as Uint8Array)]
    expect(cargoes(FIRST)).toEqual([4, 9])
    expect(cargoes(SECOND)).toEqual([9, 2])
    expect(cargoes(NOBODY)).toEqual([9, 9])
    expect([match.table.caravans.cargo[FIRST], match.table.caravans.cargo[SECOND]]).toEqual([4, 2])
  })

  test('a view is written to a table that somebody keeps, whatever lay there before', () => {
    const match = onTheRoad()
    const kept = match.view(FIRST)
    expect(match.view(SECOND, kept)).toBe(kept)
    expect(kept.bytes).toEqual(match.view(SECOND).bytes)
  })

  test('the log has an entry for the opening and one for each order, as the viewer may know them', () => {
    const match = open(cipher(1), 'storm')
    play(match, 'load 7')
    expect(match.log(FIRST).map(({ events }) => events.map((e) => e.kind))).toEqual([['windBlew'], ['loaded']])
    const facts = [FIRST, SECOND, NOBODY].map((viewer) => match.log(viewer)[1]?.events[0]?.facts)
    expect(facts).toEqual([{ side: FIRST, cargo: 7 }, { side: FIRST }, { side: FIRST }])
  })
})
