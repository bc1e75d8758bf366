import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { count, named } from '../../actions/operand.ts'
import { d6 } from '../../dice/roll.ts'
import { EVERYONE, FIRST, NOBODY, only, SECOND, SIDES, type Side, type Sides } from '../../side.ts'
import { defineLayout, newTable } from '../../table/table.ts'
import { deedPart, event, eventSet, eventsCited, eventWords, headingOf, hiding, secretly } from '../event-set.ts'
import { Chronicle, logFor, markReveal, seenEvent } from '../log.ts'

const unit = named<number>()('unit', ['FK-1', 'FK-2'])
const hex = count('hex', 99)
const tell = eventSet({
  marched: event('13.1', unit, hex.as('from'), hex.as('to')).in('march'),
  placed: hiding(event('2.1', unit, hex).in('reinforcement', 'tells'), 'unit'),
  plotted: secretly(event('9.2', hex).apart()),
  ended: event('5.1').heads('turn'),
  full: event('1.1', hex.as('a'), hex.as('b'), hex.as('c'), hex.as('d'), hex.as('e')).apart(),
})
const retreated = tell.marched.under('16.2', { kind: 'battle', tells: true })

/** A table that somebody listens to, and what is heard. */
function listening() {
  const heard = new Chronicle()
  const t = newTable(defineLayout({}))
  t.sink = heard
  t.dice = { draw: (n) => n % 6 }
  return { t, heard }
}

describe('telling', () => {
  test('an event carries its name, its case and its facts', () => {
    const { t, heard } = listening()
    tell.marched(t, 1, 20, 30)
    tell.full(t, 1, 2, 3, 4, 5)
    tell.ended(t)
    expect(heard.events.map((e) => [e.kind, e.rule, e.facts])).toEqual([
      ['marched', '13.1', { unit: 1, from: 20, to: 30 }],
      ['full', '1.1', { a: 1, b: 2, c: 3, d: 4, e: 5 }],
      ['ended', '5.1', {}],
    ])
    expect(heard.events.map((e) => e.seenBy)).toEqual([EVERYONE, EVERYONE, EVERYONE])
  })

  test('an event can be told under another case, and both are cited', () => {
    const { t, heard } = listening()
    retreated(t, 0, 1, 2)
    retreated.to(only(FIRST), t, 0, 1, 2)
    tell.marched(t, 0, 1, 2)
    expect(heard.events.map((e) => [e.kind, e.rule])).toEqual([
      ['marched', '16.2'],
      ['marched', '16.2'],
      ['marched', '13.1'],
    ])
    const marched = eventsCited(tell).filter((e) => e.name === 'marched')
    expect(marched.map((e) => e.rule)).toEqual(['13.1', '16.2'])
    expect(eventsCited(tell).map((e) => e.name)).toEqual(['marched', 'marched', 'placed', 'plotted', 'ended', 'full'])
  })

  test('an event is the part of a deed that it was declared as, under another case perhaps another one', () => {
    const part = (kind: string, rule: string) => deedPart(tell, { kind, rule })
    expect(part('placed', '2.1')).toEqual({ kind: 'reinforcement', tells: true })
    expect(part('marched', '13.1')).toEqual({ kind: 'march' })
    expect(part('marched', '16.2')).toEqual({ kind: 'battle', tells: true })
    expect(part('plotted', '9.2')).toBeUndefined()
    expect(part('marched', '99.9')).toEqual({ kind: 'march' })
    expect(part('unheard-of', '13.1')).toBeUndefined()
  })

  test('the same event under the same case is not two parts', () => {
    expect(() => tell.marched.under('16.2')).toThrow("'marched' is two different parts of deeds under 16.2")
    expect(() => tell.marched.under('13.1')).not.toThrow()
  })

  test('by an event one counter is lost, so that nobody counts who beat it', () => {
    const piece = unit.in('piece')
    expect(() => eventSet({ fell: event('5.2', piece, hex).in('battle', 'lost') })).not.toThrow()
    for (const fell of [event('5.2', piece.as('by'), piece), event('5.2', hex)])
      expect(() => eventSet({ fell: fell.in('battle', 'lost') })).toThrow("by the event 'fell' a counter is lost")
    const troop = unit.in('space')
    expect(() => eventSet({ fell: event('5.2', troop).in('battle', 'lost') }), 'on a tabletop').not.toThrow()
    expect(() => eventSet({ fell: event('5.2', troop, troop.as('by')).in('battle', 'lost') })).toThrow('one and no')
    const both = eventSet({ fell: event('5.2', piece.as('by'), piece).in('battle') })
    expect(() => both.fell.under('5.3', { lost: true })).toThrow('it must name one and no other')
  })

  test('an event says whether a turn or a phase begins with it', () => {
    expect(['ended', 'marched', 'plotted', 'unheard-of'].map((kind) => headingOf(tell, { kind }))).toEqual([
      ...['turn', undefined, undefined, undefined],
    ])
  })

  test('an event carries the phase that was under way, for everybody who learns of it', () => {
    const phases = ['march', undefined]
    const heard = new Chronicle({ phases })
    const { t } = listening()
    t.sink = heard
    t.core.depth = 1
    tell.placed.to(only(FIRST), t, 1, 12)
    t.flow[0] = 1
    tell.placed.to(only(FIRST), t, 1, 12)
    expect(heard.events.map((e) => e.phase)).toEqual(['march', undefined])
    for (const viewer of SIDES)
      expect(logFor(heard.events, viewer).map((e) => ('phase' in e ? e.phase : 'none'))).toEqual(['march', 'none'])
  })

  test('an event carries the dice rolled since the one before', () => {
    const { t, heard } = listening()
    d6(t)
    d6(t)
    tell.ended(t)
    tell.ended(t)
    d6(t)
    expect(heard.events.map((e) => e.dice)).toEqual([
      [
        { n: 0, sides: 6, shows: 1 },
        { n: 1, sides: 6, shows: 2 },
      ],
      [],
    ])
    expect(heard.loose).toEqual([{ n: 2, sides: 6, shows: 3 }])
  })

  test('nothing is told when nobody listens', () => {
    const { t, heard } = listening()
    t.sink = undefined
    tell.marched(t, 1, 2, 3)
    tell.plotted.to(only(FIRST), t, 1)
    expect(heard.events).toEqual([])
  })

  test('facts are written as players write them, and those that fog hides are left out', () => {
    const { t, heard } = listening()
    tell.placed.to(only(FIRST), t, 1, 12)
    const [e] = heard.events
    if (e === undefined) throw new Error('an event was told')
    expect(eventWords(tell, e)).toEqual({ unit: 'FK-2', hex: '12' })
    expect(eventWords(tell, { ...e, facts: { hex: 12 } })).toEqual({ hex: '12' })
    expect(eventWords(tell, { ...e, kind: 'unheard-of' })).toEqual({})
  })

  test('an event with six facts is refused', () => {
    const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((n) => hex.as(n))
    expect(() => eventSet({ big: event('1.0', ...six).apart() })).toThrow('more than five facts')
  })
})

describe('the log of a viewer', () => {
  /** The facts of one told event that a viewer gets; undefined when it gets nothing. */
  function seen(what: keyof typeof tell, to: Sides, viewer: Side) {
    const { t, heard } = listening()
    if (what === 'placed') tell.placed.to(to, t, 1, 12)
    else if (what === 'plotted') tell.plotted.to(to, t, 12)
    else tell.marched.to(to, t, 1, 2, 3)
    const [e] = heard.events
    return e && seenEvent(e, viewer)?.facts
  }

  test.each([
    // told to whom, and what first side, second side and onlooker get
    [only(FIRST), [{ unit: 1, hex: 12 }, { hex: 12 }, { hex: 12 }]],
    [only(SECOND), [{ hex: 12 }, { unit: 1, hex: 12 }, { hex: 12 }]],
    [EVERYONE, Array(3).fill({ unit: 1, hex: 12 })],
    [0, Array(3).fill({ hex: 12 })],
  ])('a hiding event told to %i keeps its secret facts from the others', (to, facts) => {
    expect([FIRST, SECOND, NOBODY].map((viewer) => seen('placed', to, viewer))).toEqual(facts)
  })

  test.each([
    [only(FIRST), [{ hex: 12 }, undefined, undefined]],
    [only(SECOND), [undefined, { hex: 12 }, undefined]],
    [EVERYONE, Array(3).fill({ hex: 12 })],
    [0, [undefined, undefined, undefined]],
  ])('a secret event told to %i never happened for the others', (to, facts) => {
    expect([FIRST, SECOND, NOBODY].map((viewer) => seen('plotted', to, viewer))).toEqual(facts)
  })

  test('an open event is seen by all, whoever it was told to', () => {
    for (const to of [0, 1, 2, 3])
      for (const viewer of [...SIDES, NOBODY]) expect(seen('marched', to, viewer)).toEqual({ unit: 1, from: 2, to: 3 })
  })

  test('numbers the dice that the viewer was told of, and says nothing of who knows more', () => {
    const { t, heard } = listening()
    tell.plotted.to(only(FIRST), t, d6(t))
    tell.marched(t, d6(t) % 2, d6(t), 3)
    tell.placed.to(only(FIRST), t, d6(t) % 2, 12)
    tell.ended(t)
    const numbers = (viewer: Side) => logFor(heard.events, viewer, 7).map((e) => e.dice.map((die) => die.n))
    expect(numbers(FIRST)).toEqual([[7], [8, 9], [10], []])
    expect(numbers(SECOND)).toEqual([[7, 8], [], []])
    expect(numbers(NOBODY)).toEqual(numbers(SECOND))
    for (const viewer of [...SIDES, NOBODY])
      for (const e of logFor(heard.events, viewer)) expect(Object.keys(e)).toEqual(['kind', 'rule', 'facts', 'dice'])
  })

  test('shows no dice that decided what is hidden', () => {
    const { t, heard } = listening()
    tell.placed.to(only(FIRST), t, d6(t) % 2, 12)
    expect(logFor(heard.events, FIRST)[0]?.dice).toHaveLength(1)
    expect([SECOND, NOBODY].map((viewer) => logFor(heard.events, viewer)[0]?.dice)).toEqual([[], []])
  })

  test('is the same for two secrets that the viewer may not know', () => {
    const story = fc.array(fc.tuple(fc.nat(2), fc.nat(1), fc.nat(99), fc.nat(1), fc.nat(99)), { maxLength: 12 })
    fc.assert(
      fc.property(story, fc.constantFrom(FIRST, NOBODY), (chapters, viewer) => {
        const tellings = [0, 1].map((version) => {
          const { t, heard } = listening()
          for (const [what, u, h, u2, h2] of chapters) {
            if (what === 0) tell.placed.to(only(SECOND), t, version === 0 ? u : u2, h)
            else if (what === 1) tell.plotted.to(only(SECOND), t, version === 0 ? h : h2)
            else tell.marched(t, u, h, h)
          }
          return logFor(heard.events, viewer)
        })
        expect(tellings[0]).toEqual(tellings[1])
      }),
    )
  })

  test('leaves the events themselves as they were', () => {
    const { t, heard } = listening()
    tell.placed.to(only(FIRST), t, 1, 12)
    logFor(heard.events, SECOND)
    expect(heard.events[0]?.facts).toEqual({ unit: 1, hex: 12 })
  })
})

test('a reveal is counted in the table', () => {
  const { t } = listening()
  markReveal(t)
  markReveal(t)
  expect(t.core.reveals).toBe(2)
})
