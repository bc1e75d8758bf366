import { describe, expect, test } from 'vitest'
import { action, actionSet } from '../../actions/action-set.ts'
import { finish } from '../../play.ts'
import { FIRST, SECOND, type Side } from '../../side.ts'
import { i32, pile, tracks } from '../../table/layout.ts'
import { defineLayout, FLOW_DEPTH, FRAME, newTable, type TableOf } from '../../table/table.ts'
import { AGAIN, call, DONE, type Flow, flowFor, local, NEXT, type Next, RESTART, setLocal } from '../procedure.ts'
import { advance, asked, isUnderWay, phaseOf, run } from '../run.ts'

const layout = defineLayout({
  trace: pile(200, { below: 2 ** 16 }),
  tracks: tracks({ left: i32({ most: 9 }), reacts: i32({ most: 9 }) }),
})
type Table = TableOf<typeof layout>
const { automatic, perform, procedure, question, sequence } = flowFor<Table>()
const act = actionSet({ go: action('go') })

/** A step that leaves a mark and goes on as told. */
const mark = (n: number, next: Next | ((t: Table) => Next) = NEXT) =>
  automatic('1.0', (t) => {
    t.trace.push(n)
    return typeof next === 'function' ? next(t) : next
  })

/** A question that is asked when `when` says so, and answered as told. */
const ask = (name: string, who: Side = FIRST, when?: (t: Table) => boolean, next: Next = NEXT) =>
  question({
    name,
    rule: '2.0',
    ...(when ? { when } : {}),
    who: () => who,
    choices: [{ action: act.go, take: () => next }],
  })

const over = automatic('9.0', (t) => finish(t, SECOND))
const countDown = (going: Next, done: Next) => (t: Table) => (--t.tracks.left > 0 ? going : done)

/** A new table at the start of a flow, run to its first question. */
function start(flow: Flow<Table>, edit: (t: Table) => void = () => {}): Table {
  const t = newTable(layout)
  edit(t)
  const [first] = flow.procedures
  if (first) call(t, first)
  run(flow, t)
  return t
}

/** Answers the question that waits. */
function answer(flow: Flow<Table>, t: Table): void {
  const choice = asked(flow, t)?.choices[0]
  if (choice === undefined) throw new Error('nobody is asked anything')
  const frame = t.core.depth - 1
  advance(flow, t, frame, choice.take(t, act.go()))
  run(flow, t)
}

const traceOf = (t: Table) => Array.from({ length: t.trace.height }, (_, i) => t.trace.at(i))

describe('the steps of a procedure', () => {
  test('follow one another until somebody has to decide', () => {
    const flow = sequence([procedure('match', '1.0', [mark(1), mark(2), ask('first'), mark(3), over])])
    const t = start(flow)
    expect(traceOf(t)).toEqual([1, 2])
    expect(asked(flow, t)).toMatchObject({ name: 'first', rule: '2.0' })
    answer(flow, t)
    expect(traceOf(t)).toEqual([1, 2, 3])
    expect(asked(flow, t)).toBeUndefined()
  })

  test('AGAIN repeats one, RESTART all, DONE leaves out the rest', () => {
    const left = (t: Table) => {
      t.tracks.left = 3
    }
    const again = sequence([procedure('match', '1.0', [mark(1), mark(2, countDown(AGAIN, NEXT)), over])])
    expect(traceOf(start(again, left))).toEqual([1, 2, 2, 2])
    const restart = sequence([procedure('match', '1.0', [mark(1), mark(2, countDown(RESTART, NEXT)), over])])
    expect(traceOf(start(restart, left))).toEqual([1, 2, 1, 2, 1, 2])
    const sub = procedure('sub', '3.0', [mark(2), mark(3, DONE), mark(4), ask('never')])
    const done = sequence([procedure('match', '1.0', [mark(1), perform(sub), mark(5), over]), sub])
    expect(traceOf(start(done))).toEqual([1, 2, 3, 5])
  })

  test('RESTART goes back to the start of its own procedure, not of the match', () => {
    const sub = procedure('sub', '3.0', [mark(2), mark(3, countDown(RESTART, NEXT))])
    const flow = sequence([
      procedure('match', '1.0', [mark(1), perform(sub), over]),
      procedure('other', '4.0', [mark(9)]),
      sub,
    ])
    const t = start(flow, (table) => {
      table.tracks.left = 2
    })
    expect(traceOf(t)).toEqual([1, 2, 3, 2, 3])
  })

  test('a question with AGAIN is asked again', () => {
    const flow = sequence([procedure('match', '1.0', [ask('more', FIRST, undefined, AGAIN), over])])
    const t = start(flow)
    answer(flow, t)
    expect(asked(flow, t)?.name).toBe('more')
  })

  test('a question is passed over when there is nothing to decide', () => {
    const onlyIf = (wanted: number) => (t: Table) => t.tracks.reacts === wanted
    const flow = sequence([
      procedure('match', '1.0', [ask('a', FIRST, onlyIf(1)), mark(1), ask('b', SECOND, onlyIf(0)), over]),
    ])
    const t = start(flow)
    expect(traceOf(t)).toEqual([1])
    expect(asked(flow, t)?.name).toBe('b')
    const u = start(flow, (table) => {
      table.tracks.reacts = 1
    })
    expect(asked(flow, u)?.name).toBe('a')
    answer(flow, u)
    expect(asked(flow, u)).toBeUndefined()
  })
})

describe('procedures within procedures', () => {
  const inner = procedure('inner', '3.1', [
    automatic('3.1', (t) => {
      t.trace.push(local(t, 0))
      t.trace.push(local(t, 2))
      for (let i = 0; i < FRAME - 1; i++) setLocal(t, i, 70 + i)
    }),
    ask('inner'),
  ])
  const outer = procedure('outer', '3.0', [
    automatic('3.0', (t) => setLocal(t, 1, 5)),
    perform(inner, 11, 12, 13),
    automatic('3.0', (t) => void t.trace.push(local(t, 1))),
    automatic('3.0', (t) => call(t, inner)),
    ask('outer'),
  ])
  const flow = sequence([procedure('match', '1.0', [perform(outer), over]), outer, inner])

  test('have locals of their own, and start with those they are given', () => {
    const t = start(flow)
    expect(traceOf(t)).toEqual([11, 13])
    expect(t.core.depth).toBe(3)
    answer(flow, t)
    // The outer procedure still has its own; the inner one starts anew without any.
    expect(traceOf(t)).toEqual([11, 13, 5, 0, 0])
  })

  test('take up to seven locals, and no number that does not fit one', () => {
    const seen: number[] = []
    const look = automatic('3.0', (t) => void seen.push(...Array.from({ length: 7 }, (_, i) => local(t, i))))
    const sub = procedure('sub', '3.0', [look, ask('wait')])
    const t = start(sequence([procedure('match', '1.0', [perform(sub, 1, -2, 3, -32_768, 5, 32_767, 7)]), sub]))
    expect(seen).toEqual([1, -2, 3, -32_768, 5, 32_767, 7])
    for (const value of [32_768, -32_769, 0.5]) expect(() => setLocal(t, 6, value)).toThrow(`${value} is too large`)
  })

  test('leave nothing of their locals behind', () => {
    const t = start(flow)
    answer(flow, t)
    answer(flow, t)
    expect(asked(flow, t)?.name).toBe('outer')
    expect([...t.flow.subarray(t.core.depth * FRAME)].every((word) => word === 0)).toBe(true)
    answer(flow, t)
    expect(t.core.depth).toBe(0)
    expect(t.flow.every((word) => word === 0)).toBe(true)
  })

  test('that a question calls ask before the question goes on: a reaction', () => {
    const reaction = procedure('reaction', '5.0', [mark(2), ask('react', SECOND, (t) => t.tracks.reacts > 0), mark(3)])
    const attack = question({
      name: 'attack',
      rule: '4.0',
      who: () => FIRST,
      choices: [
        {
          action: act.go,
          take(t) {
            t.trace.push(1)
            call(t, reaction)
            return t.tracks.left-- > 0 ? AGAIN : DONE
          },
        },
      ],
    })
    const fight = procedure('fight', '4.0', [attack, mark(99)])
    const wholeFlow = sequence([procedure('match', '1.0', [perform(fight), mark(4), over]), fight, reaction])
    const t = start(wholeFlow, (table) => {
      table.tracks.left = 1
      table.tracks.reacts = 1
    })
    answer(wholeFlow, t)
    expect(asked(wholeFlow, t)).toMatchObject({ name: 'react' })
    expect(asked(wholeFlow, t)?.who(t)).toBe(SECOND)
    answer(wholeFlow, t)
    expect(asked(wholeFlow, t)?.name).toBe('attack')
    t.tracks.reacts = 0
    answer(wholeFlow, t)
    // DONE left the fight, but only after the reaction, in which nobody had to decide.
    expect(traceOf(t)).toEqual([1, 2, 3, 1, 2, 3, 4])
  })

  test('can be performed more than once', () => {
    const sub = procedure('sub', '3.0', [mark(1)])
    const twice = sequence([procedure('match', '1.0', [perform(sub), mark(2), perform(sub), over]), sub])
    expect(traceOf(start(twice))).toEqual([1, 2, 1])
  })

  test('cannot stand in two places: one sequence loaded beside another would break it', () => {
    const sub = procedure('sub', '3.0', [mark(1), mark(2)])
    const flow = sequence([procedure('match', '1.0', [perform(sub), over]), sub])
    expect(() => sequence([procedure('other', '1.0', [mark(7), perform(sub), over]), sub])).toThrow(
      "'sub' stands elsewhere in a sequence already",
    )
    expect(traceOf(start(flow))).toEqual([1, 2])
    const longer = sequence([...flow.procedures, procedure('more', '4.0', [mark(3)])])
    expect([traceOf(start(longer)), traceOf(start(flow))]).toEqual([
      [1, 2],
      [1, 2],
    ])
  })

  test('must be part of the sequence', () => {
    const forgotten = procedure('forgotten', '3.0', [mark(1)])
    const bad = sequence([procedure('match', '1.0', [perform(forgotten), over])])
    expect(() => start(bad)).toThrow("'forgotten' is not in its game's sequence")
  })

  test('cannot go deeper than there are frames', () => {
    let deepest = 0
    const deeper = procedure('deeper', '3.0', [
      automatic('3.0', (t) => {
        deepest = t.core.depth
        call(t, deeper)
      }),
    ])
    const down = sequence([procedure('match', '1.0', [perform(deeper)]), deeper])
    expect(() => start(down)).toThrow('at once: match > deeper > deeper')
    expect(deepest).toBe(FLOW_DEPTH)
  })
})

describe('the end of the match', () => {
  test('stops the flow at once and clears it', () => {
    const sub = procedure('sub', '3.0', [automatic('3.0', (t) => setLocal(t, 3, 7)), over, mark(1), ask('never')])
    const flow = sequence([procedure('match', '1.0', [perform(sub), mark(2)]), sub])
    const t = start(flow)
    expect(traceOf(t)).toEqual([])
    expect(t.core.depth).toBe(0)
    expect(t.flow.every((word) => word === 0)).toBe(true)
    expect(asked(flow, t)).toBeUndefined()
  })

  test('must come before the sequence of play does', () => {
    const flow = sequence([procedure('match', '1.0', [mark(1)])])
    expect(() => start(flow)).toThrow('ran out before the match had a result')
  })

  test('a sequence that never asks anyone is found out', () => {
    for (const next of [AGAIN, RESTART]) {
      const loop = automatic('1.0', () => next)
      const flow = sequence([procedure('match', '1.0', [ask('never', FIRST, () => false), loop])])
      expect(() => start(flow)).toThrow('goes round without asking anyone')
    }
  })
})

test('only the innermost procedure is under way, from its first step to its last', () => {
  const sub = procedure('sub', '3.0', [ask('first'), ask('second')])
  const match = procedure('match', '1.0', [perform(sub), ask('third'), over])
  const flow = sequence([match, sub])
  const t = start(flow)
  const underWay = () => flow.procedures.filter((p) => isUnderWay(flow, t, p)).map((p) => p.name)
  const seen = [underWay()]
  for (let i = 0; i < 3; i++) {
    answer(flow, t)
    seen.push(underWay())
  }
  expect(seen).toEqual([['sub'], ['sub'], ['match'], []])
})

test('the phase under way is that of the innermost procedure or step that is one', () => {
  const { automatic, perform, phase, procedure, sequence } = flowFor<Table, 'march' | 'rest' | 'alarm'>()
  const seen: (string | undefined)[] = []
  const look = automatic('2.0', (t) => void seen.push(phaseOf(flow, t)))
  const sub = procedure('sub', '3.0', [look])
  const alarm = phase('alarm', 'alarm', '4.0', [look, perform(sub)])
  const march = phase('march', 'march', '5.0', [look, perform(sub), perform(alarm), look, ask('go')])
  const rest = automatic('6.0', (t) => void seen.push(phaseOf(flow, t)), 'rest')
  const match = procedure('match', '1.0', [look, perform(march), rest, look, over])
  const flow: Flow<Table> = sequence([match, march, sub, alarm])
  const t = start(flow)
  expect([...seen, phaseOf(flow, t)]).toEqual([undefined, 'march', 'march', 'alarm', 'alarm', 'march', 'march'])
  answer(flow, t)
  expect(seen.slice(-2)).toEqual(['rest', undefined])
})

test('every step knows the first step of its procedure', () => {
  const sub = procedure('sub', '3.0', [mark(1), mark(2)])
  const empty = procedure('empty', '4.0', [])
  const flow = sequence([procedure('match', '1.0', [mark(0)]), sub, empty])
  expect(flow.steps.map((s) => s !== undefined)).toEqual([true, false, true, true, false, false])
  expect(flow.firsts).toEqual([0, 0, 2, 2, 2, 5])
  expect(flow.procedures.map((p) => p.entry)).toEqual([0, 2, 5])
})
