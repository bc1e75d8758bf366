import { act, type Toy, toy } from '@boma/testing/toy'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Action, parseAction } from '../../actions/action-set.ts'
import { readRefusal } from '../../actions/refusals.ts'
import { d6 } from '../../dice/roll.ts'
import type { Next } from '../../flow/procedure.ts'
import { EVERYONE, FIRST, NOBODY, SECOND, type Seat, SIDES, type Side } from '../../side.ts'
import { secretOf } from '../course.ts'
import { MOST_ACTIONS } from '../gate.ts'
import { Match } from '../match.ts'
import { replay } from '../replay.ts'
import { cipher, mailed, NORTH, open, ordersOf, play, SOUTH, wander } from './caravans.ts'

/** A match in which both have loaded. */
const onTheRoad = () => {
  const match = open()
  play(match, 'load 4', 'load 2')
  return match
}
const actions = (...texts: readonly string[]) => texts.map((text) => parseAction(toy.actions, text) ?? -1)
const order = (match: Match<Toy>, ...texts: readonly string[]) => match.order(match.decision?.seat, actions(...texts))

/** A match whose first caravan has four days behind it, so that a march of one leads to the wells and a second question. */
const nearTheWells = () => {
  const match = onTheRoad()
  play(match, 'march 3', 'march 1', 'march 1', 'march 1')
  return match
}

/** A match in which the wells are asked of the guide, who sits beside North. */
function guided(): Match<Toy> {
  const steps = toy.flow.steps.map((s) =>
    s?.kind === 'question' && s.name === 'wells' ? { ...s, seat: () => 1 as Seat } : s,
  )
  const seats = [
    { id: 'north', name: 'North', side: FIRST },
    { id: 'guide', name: 'The guide', side: FIRST },
    { id: 'south', name: 'South', side: SECOND },
  ]
  return new Match({ ...toy, seats, flow: { ...toy.flow, steps } }, { scenario: 'calm', dice: cipher(1) })
}

/** A match with manual dice in which a question's answers are carried out in another way. */
function changed(question: string, how: (t: Toy, take: (t: Toy) => Next) => Next): Match<Toy> {
  const steps = toy.flow.steps.map((step) => {
    if (step?.kind !== 'question' || step.name !== question) return step
    const choices = step.choices.map((c) => ({ ...c, take: (t: Toy, a: Action) => how(t, (same) => c.take(same, a)) }))
    return { ...step, choices }
  })
  return new Match({ ...toy, flow: { ...toy.flow, steps } }, { scenario: 'calm', dice: { kind: 'manual' } })
}

describe('an order', () => {
  test('of several actions is one entry of log and record, and one step of undo', () => {
    const match = nearTheWells()
    const before = match.table.bytes.slice()
    const { length } = match
    const logged = match.log(FIRST).length
    expect(order(match, 'march 1', 'water')).toMatchObject({ kind: 'played', left: [] })
    expect(match.last).toMatchObject({ side: FIRST, actions: [act.march(1), act.water()] })
    expect(match.length).toBe(length + 1)
    expect(match.log(FIRST, logged).map(({ events }) => events.map((e) => e.kind))).toEqual([['marched', 'watered']])
    expect(ordersOf(match.record()).at(-1)?.order).toBe('march 1; water')
    const again = replay(toy, mailed(match), { secret: secretOf(match) })
    expect(again.table.bytes).toEqual(match.table.bytes)
    expect(match.undoByConsent(EVERYONE)).toBe('done')
    expect(match.table.bytes).toEqual(before)
  })

  test('does the same as its actions one by one', () => {
    const [whole, single] = [nearTheWells(), nearTheWells()]
    order(whole, 'march 1', 'water')
    play(single, 'march 1', 'water')
    expect(whole.table.bytes).toEqual(single.table.bytes)
  })

  test('stops where the other side decides, and hands the rest back', () => {
    const match = onTheRoad()
    expect(order(match, 'march 1', 'march 2')).toMatchObject({ kind: 'played', left: [act.march(2)] })
    expect([match.decision?.side, match.last?.actions]).toEqual([SECOND, [act.march(1)]])
  })

  test('stops where another seat of the same side answers, and hands the rest back', () => {
    const match = guided()
    play(match, 'load 4', 'load 2', 'march 3', 'march 1', 'march 1', 'march 1')
    expect(order(match, 'march 1', 'water')).toMatchObject({ kind: 'played', left: [act.water()] })
    expect(match.decision).toMatchObject({ side: FIRST, seat: 1, prompt: 'wells' })
    expect(match.last?.actions).toEqual([act.march(1)])
  })

  test('goes on past what only the enemy gets to see, and cannot be taken back then', () => {
    const match = onTheRoad()
    expect(order(match, 'show', 'march 1')).toMatchObject({ kind: 'played', left: [] })
    expect(match.last?.actions).toEqual([act.show(), act.march(1)])
    expect(match.undo(NORTH)).toBe('reveal')
  })

  test('stops where its own side gets to see something', () => {
    // Whoever shows his cargo is shown the other one.
    const match = changed('move', (t, take) => {
      const next = take(t)
      const theirs = t.caravans.cargo[SECOND] ?? 0
      if (t.core.reveals > 0 && theirs < 10) t.caravans.cargo[SECOND] = theirs + 10
      return next
    })
    for (const text of ['load 4', 'load 2']) order(match, text)
    expect(order(match, 'show', 'march 1')).toMatchObject({ kind: 'played', left: [act.march(1)] })
  })

  test('stops at any reveal in a game that hides nothing from anybody', () => {
    const { fog: _, ...plain } = toy
    const match = new Match(plain, { scenario: 'calm', dice: cipher(1) })
    play(match, 'load 4', 'load 2')
    expect(order(match, 'show', 'march 1')).toMatchObject({ kind: 'played', left: [act.march(1)] })
  })

  test('stops at a die, though the side decides on', () => {
    // A dash of 1 leads to the wells; the first secrets that roll it are as good as any.
    for (let byte = 1; byte < 50; byte++) {
      const match = open(cipher(byte))
      play(match, 'load 4', 'load 2', 'march 3', 'march 1', 'march 1', 'march 1')
      const played = order(match, 'dash', 'water')
      expect(played).toMatchObject({ kind: 'played', left: [act.water()] })
      if (match.decision?.prompt === 'wells') return
    }
    throw new Error('no dash leads to the wells')
  })

  test.each([
    ['first', ['march 0', 'water'], 0, 'standing'],
    ['second', ['march 1', 'march 2'], 1, 'notNow'],
  ])('whose %s action is refused changes nothing, and says which and why', (_, texts, at, name) => {
    const match = nearTheWells()
    const before = match.table.bytes.slice()
    const { length } = match
    const played = order(match, ...texts)
    expect(played).toMatchObject({ kind: 'refused', at })
    expect(played.kind === 'refused' && readRefusal(toy.refusals, played.refusal)?.name).toBe(name)
    expect(match.table.bytes).toEqual(before)
    expect([match.length, match.journal().length]).toEqual([length, length])
  })

  test('that wants a die at its second action puts all back, and is played when it is given again', () => {
    const match = changed('wells', (t, take) => {
      d6(t)
      return take(t)
    })
    for (const text of ['load 4', 'load 2', 'march 3', 'march 1', 'march 1', 'march 1']) order(match, text)
    const before = match.table.bytes.slice()
    expect(order(match, 'march 1', 'water')).toMatchObject({ kind: 'dice', wanted: { n: 0, sides: 6 } })
    expect([match.table.bytes, match.length]).toEqual([before, 6])
    match.offer(3)
    expect(order(match, 'march 1', 'water')).toMatchObject({ kind: 'played', left: [] })
    expect(ordersOf(match.record()).at(-1)).toMatchObject({ order: 'march 1; water', rolled: [3] })
  })

  test('has one action at least, and no more than anybody needs', () => {
    const why = (order: unknown) => {
      const played = open().order(NORTH, order)
      return played.kind === 'refused' && readRefusal(toy.refusals, played.refusal)?.name
    }
    expect([[], {}, undefined].map(why)).toEqual(['noOrder', 'noOrder', 'noOrder'])
    expect(why(Array(MOST_ACTIONS).fill(act.march(1)))).toBe('notNow')
    expect(why(Array(MOST_ACTIONS + 1).fill(act.load(1)))).toBe('tooLong')
    expect(why([act.load(1), Number.NaN])).toBe('malformed')
  })

  test('of another seat is refused, be it one of the same side', () => {
    const match = guided()
    play(match, 'load 4', 'load 2', 'march 3', 'march 1', 'march 1', 'march 1', 'march 1')
    const before = match.table.bytes.slice()
    const why = (seat: number) => {
      const played = match.play(seat as Seat, act.water())
      return played.kind === 'refused' && readRefusal(toy.refusals, played.refusal)?.name
    }
    expect([0, 2, 3, -1, -0].map(why)).toEqual([
      'notYourSeat',
      'notYourDecision',
      'notYourDecision',
      'notYourDecision',
      'notYourDecision',
    ])
    expect(match.table.bytes).toEqual(before)
    expect(match.play(1 as Seat, act.water()).kind).toBe('played')
  })
})

/** Caravans whose loading nobody else may know of. */
const loadedInSecret = () =>
  changed('load', (t, take) => {
    const { sink } = t
    t.sink = sink && { ...sink, told: (kind, rule, facts, by) => sink.told(kind, rule, facts, by, 'all', t) }
    const next = take(t)
    t.sink = sink
    return next
  })

test('an order that leaves no trace does not show in what may be taken back', () => {
  const match = loadedInSecret()
  match.play(NORTH, act.load(4))
  const before = [match.seen(FIRST), match.undo(NORTH), match.undo(undefined)]
  expect(before).toMatchObject([{ back: 'asked' }, 'asked', 'not-yours'])
  match.play(SOUTH, act.load(2))
  expect(match.seen(FIRST).back).toBe('asked')
  expect([match.undo(NORTH), match.undo(undefined)]).toEqual(before.slice(1))
})

describe('the log', () => {
  test('has no trace of what a viewer may not know, and always what was its own', () => {
    const match = loadedInSecret()
    for (const action of actions('load 4', 'load 2', 'march 1')) match.play(match.decision?.seat, action)
    const told = (viewer: Side) =>
      match.log(viewer).map(({ side, order, events }) => [side, order !== undefined, events.length])
    expect(told(FIRST)).toEqual([
      [NOBODY, false, 0],
      [FIRST, true, 1],
      [FIRST, true, 1],
    ])
    expect(told(SECOND)).toEqual([
      [NOBODY, false, 0],
      [SECOND, true, 1],
      [FIRST, false, 1],
    ])
    expect(told(NOBODY)).toEqual([
      [NOBODY, false, 0],
      [FIRST, false, 1],
    ])
    expect([0, 1, 2].map((entry) => match.moment(SECOND, entry))).toEqual([0, 2, 3])
    expect([-1, 0, 1, 2, 3].map((length) => match.heard(SECOND, length))).toEqual([0, 1, 1, 2, 3])
  })

  test('has an entry of the viewer’s own even when nothing was told of it', () => {
    const match = open({ kind: 'manual' })
    play(match, 'load 1', 'load 1')
    match.offer(6)
    play(match, 'dash')
    const watcher = match.decision?.side ?? NOBODY
    play(match, 'watch')
    expect(match.log(watcher, -1)[0]).toMatchObject({ order: { actions: actions('watch') }, events: [] })
    expect(match.log(watcher === FIRST ? SECOND : FIRST, -1)[0]?.events).not.toEqual([])
  })

  test('grows and shrinks with the match to what a new one would tell', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10_000), { maxLength: 60 }), (choices) => {
        const match = open(cipher(4), 'storm')
        for (const n of choices) {
          wander(match, [n])
          if (n % 5 === 0) for (const side of [...SIDES, NOBODY]) match.log(side)
        }
        const again = replay(toy, mailed(match), { secret: secretOf(match) })
        for (const side of [...SIDES, NOBODY]) {
          expect(match.log(side)).toEqual(again.log(side))
          expect(match.log(side, 3)).toEqual(again.log(side).slice(3))
        }
      }),
      { numRuns: 60 },
    )
  })

  test('tells the opening even when it was typed in after somebody had looked', () => {
    const match = open({ kind: 'manual' }, 'storm')
    expect(match.log(FIRST)[0]?.events).toEqual([])
    match.offer(3)
    match.offer(5)
    expect(match.log(FIRST)[0]?.events.map((e) => e.kind)).toEqual(['windBlew'])
  })
})

test('a match can be looked at as it was after any order', () => {
  const match = open(cipher(4), 'storm')
  const states = [match.table.bytes.slice()]
  for (const n of [8, 16, 24, 32, 40, 48, 56]) {
    wander(match, [n])
    states.push(match.table.bytes.slice())
  }
  for (const [length, bytes] of states.entries()) expect(match.at(length)).toEqual(bytes)
  expect(match.undoByConsent(EVERYONE)).toBe('done')
})
