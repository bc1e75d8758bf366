import { given, scriptedDice } from '@boma/testing'
import { act, LAST_ROUND, type Toy, toy } from '@boma/testing/toy'
import { describe, expect, test } from 'vitest'
import type { Action } from '../actions/action-set.ts'
import { Moves } from '../actions/moves.ts'
import { ALLOWED, readRefusal } from '../actions/refusals.ts'
import { diceWanted, noDice } from '../dice/dice.ts'
import { Chronicle } from '../events/log.ts'
import { type Answer, type Choice, flowFor } from '../flow/procedure.ts'
import { blank } from '../fog.ts'
import { hasOption, optionBits, type Rules, scenarioOf, seatsOf } from '../game.ts'
import {
  apply,
  begin,
  check,
  draw,
  finish,
  isMain,
  isOver,
  isPass,
  legal,
  openKinds,
  playListed,
  toAnswer,
  toDecide,
  winner,
} from '../play.ts'
import { FIRST, NOBODY, SECOND, type Seat, type Side } from '../side.ts'

const { question } = flowFor<Toy>()
const onTheRoad = () => given(toy).play('load 4', 'load 2').table
const nameOf = (game: Rules<Toy>, t: Toy, side: Side, action: number) =>
  readRefusal(game.refusals, check(game, t, side, action))?.name ?? ''

/** The game with every choice changed. */
function withChoices(change: (c: Answer<Toy>) => Choice<Toy>): Rules<Toy> {
  const steps = toy.flow.steps.map((s) =>
    s?.kind === 'question' ? question({ ...s, choices: s.choices.map(change) }) : s,
  )
  return { ...toy, flow: { ...toy.flow, steps } }
}

const listed = (game: Rules<Toy>, t: Toy): Action[] => {
  const moves = new Moves()
  legal(game, t, moves)
  return moves.toArray()
}

describe('legal', () => {
  test('lists the choices in order, without what a rule forbids', () => {
    expect(listed(toy, onTheRoad())).toEqual([act.march(1), act.march(2), act.march(3), act.dash(), act.show()])
  })

  test('forgets what was in the list before', () => {
    const moves = new Moves()
    for (let i = 0; i < 3; i++) expect(legal(toy, onTheRoad(), moves)).toBe(5)
  })

  test('lists nothing when the match is over', () => {
    const t = onTheRoad()
    finish(t, FIRST)
    t.core.depth = 0
    expect(listed(toy, t)).toEqual([])
  })

  test('asks no rule again where the list is exact', () => {
    const trusting = withChoices((c) => ({ ...c, exact: true }))
    expect(listed(trusting, onTheRoad())[0]).toBe(act.march(0))
  })
})

describe('draw', () => {
  const room = new Moves()

  test('draws from what is listed, each as likely as any other', () => {
    const drawn: Action[] = []
    // Every first number, and every second one should the first be refused.
    for (let first = 0; first < 6; first++)
      for (let second = 0; second < 5; second++) {
        const picks = [first, second]
        drawn.push(draw(toy, onTheRoad(), () => picks.shift() ?? -1, room))
      }
    const times = listed(toy, onTheRoad()).map((a) => drawn.filter((each) => each === a).length)
    expect(times).toEqual([6, 6, 6, 6, 6])
  })

  test('asks the rules about no more than it draws, and about nothing that is sure', () => {
    const asked: Action[] = []
    const watched = withChoices(({ glance: _, ...c }) => ({
      ...c,
      exact: c.action === act.dash,
      whyNot(t: Toy, a: Action) {
        asked.push(a)
        return c.whyNot(t, a)
      },
    }))
    expect(draw(watched, onTheRoad(), () => 2, room)).toBe(act.march(2))
    expect(draw(watched, onTheRoad(), () => 4, room)).toBe(act.dash())
    expect(asked).toEqual([act.march(2)])
  })

  test('takes a glance in place of a list, and asks about what it sees', () => {
    const glancing = withChoices(({ glance: _, ...c }) =>
      c.action === act.march
        ? {
            ...c,
            exact: true,
            glance(_t: Toy, out: Moves) {
              for (const days of [0, 3]) out.add(act.march(days))
            },
          }
        : c,
    )
    const firsts = [0, 0]
    expect(draw(glancing, onTheRoad(), () => firsts.shift() ?? 0, room)).toBe(act.show())
    expect(draw(glancing, onTheRoad(), () => 1, room)).toBe(act.march(3))
  })

  test('has nothing to draw from when the match is over', () => {
    const t = onTheRoad()
    finish(t, FIRST)
    t.core.depth = 0
    expect(() => draw(toy, t, () => 0, room)).toThrow('nothing to draw from')
  })
})

describe('check', () => {
  test('refuses, in this order, after the end, for the other side, nonsense, no answer, and what a rule forbids', () => {
    const t = onTheRoad()
    expect(nameOf(toy, t, SECOND, -1)).toBe('notYourDecision')
    expect(nameOf(toy, t, FIRST, -1)).toBe('malformed')
    expect(nameOf(toy, t, FIRST, act.water())).toBe('notNow')
    expect(nameOf(toy, t, FIRST, act.march(0))).toBe('standing')
    expect(nameOf(toy, t, FIRST, act.march(1))).toBe('')
    t.core.depth = 0
    expect(nameOf(toy, t, FIRST, act.march(1))).toBe('over')
  })

  test('refuses what is not listed, where no rule gives a reason', () => {
    const silent = withChoices(({ whyNot: _, ...c }) => ({
      ...c,
      ...(c.action === act.march ? { among: (_t: Toy, out: Moves) => out.add(act.march(2)) } : {}),
    }))
    const t = onTheRoad()
    expect([0, 1, 2, 3].map((days) => nameOf(silent, t, FIRST, act.march(days)))).toEqual([
      'notNow',
      'notNow',
      '',
      'notNow',
    ])
    expect(nameOf(silent, t, FIRST, act.dash())).toBe('')
  })
})

test('check remembers nothing of what it listed before', () => {
  const silent = withChoices(({ whyNot: _, ...c }) => ({
    ...c,
    ...(c.action === act.march ? { among: (t: Toy, out: Moves) => out.add(act.march(t.tracks.wind)) } : {}),
  }))
  const t = onTheRoad()
  t.tracks.wind = 2
  expect(nameOf(silent, t, FIRST, act.march(2))).toBe('')
  t.tracks.wind = 3
  expect(nameOf(silent, t, FIRST, act.march(2))).toBe('notNow')
})

describe('an answer', () => {
  const mains = (t: Toy) => listed(toy, t).filter((a) => isMain(toy, t, a))
  const passes = (t: Toy) => listed(toy, t).filter((a) => isPass(toy, t, a))

  test('is the main one where it is declared so', () => {
    const t = onTheRoad()
    expect([mains(t), passes(t)]).toEqual([[act.march(1)], []])
  })

  test('passes where it is declared so, and in that question alone', () => {
    const t = onTheRoad()
    expect(isPass(toy, t, act.watch())).toBe(false)
    expect(apply(toy, t, FIRST, act.dash(), { draw: () => 5 })).toBe(ALLOWED)
    expect([mains(t), passes(t)]).toEqual([[act.watch()], [act.watch()]])
  })

  test('is neither when the match is over', () => {
    const t = onTheRoad()
    t.core.depth = 0
    expect([isMain(toy, t, act.march(1)), isPass(toy, t, act.watch())]).toEqual([false, false])
  })
})

describe('apply', () => {
  test('gives dice and listener to the rules only while they act', () => {
    const t = onTheRoad()
    const heard = new Chronicle()
    expect(apply(toy, t, FIRST, act.dash(), scriptedDice([3]), heard)).toBe(ALLOWED)
    expect(heard.events).toHaveLength(1)
    expect([t.dice, t.sink]).toEqual([noDice, undefined])
  })

  test('takes them away even when a die is missing', () => {
    const t = onTheRoad()
    const none = {
      draw(n: number, sides: number): number {
        throw diceWanted(n, sides)
      },
    }
    expect(() => apply(toy, t, FIRST, act.dash(), none, new Chronicle())).toThrow(expect.objectContaining({ sides: 6 }))
    expect([t.dice, t.sink]).toEqual([noDice, undefined])
  })

  test('changes no byte when it refuses', () => {
    const t = onTheRoad()
    const before = t.bytes.slice()
    expect(apply(toy, t, FIRST, act.march(0), noDice)).not.toBe(ALLOWED)
    expect(t.bytes).toEqual(before)
  })
})

describe('playListed', () => {
  test('does what apply does, to the byte and the word', () => {
    const [checked, unchecked] = [onTheRoad(), onTheRoad()]
    const [heard, overheard] = [new Chronicle(), new Chronicle()]
    apply(toy, checked, FIRST, act.dash(), scriptedDice([3]), heard)
    playListed(toy, unchecked, act.dash(), scriptedDice([3]), overheard)
    expect(unchecked.bytes).toEqual(checked.bytes)
    expect(overheard.events).toEqual(heard.events)
    expect([unchecked.dice, unchecked.sink]).toEqual([noDice, undefined])
  })

  test('asks no rule again', () => {
    const strict = withChoices((c) => ({
      ...c,
      whyNot() {
        throw new Error('asked')
      },
    }))
    const t = onTheRoad()
    expect(() => check(strict, t, FIRST, act.march(2))).toThrow('asked')
    playListed(strict, t, act.march(2), noDice)
    expect(t.caravans.days[FIRST]).toBe(2)
  })

  test('takes no action that answers something else', () => {
    expect(() => playListed(toy, onTheRoad(), act.water(), noDice)).toThrow('answers nothing')
  })
})

describe('begin', () => {
  test('starts from an empty table whatever lay there, with scenario and options in it', () => {
    const t = blank(toy)
    t.bytes.fill(0x7f)
    begin(toy, t, { scenario: 1, options: 2 }, scriptedDice([3, 4]))
    const clean = given(toy, { scenario: 'storm', options: ['night'], opening: [3, 4] }).table
    expect(t.bytes).toEqual(clean.bytes)
    expect([t.dice, t.sink]).toEqual([noDice, undefined])
  })

  test('needs a sequence of play', () => {
    const flow = { procedures: [], steps: [], firsts: [], phases: [] }
    expect(() => begin({ ...toy, flow }, blank(toy), { scenario: 0, options: 0 }, noDice)).toThrow(
      'no sequence of play',
    )
  })
})

describe('the end', () => {
  test.each([
    [FIRST, FIRST],
    [SECOND, SECOND],
    [NOBODY, NOBODY],
  ])('is over, and %i has won', (who, won) => {
    const t = blank(toy)
    expect([isOver(t), winner(t)]).toEqual([false, NOBODY])
    finish(t, who)
    expect([isOver(t), winner(t)]).toEqual([true, won])
  })

  test('leaves nobody to decide', () => {
    const g = given(toy).play('load 4', 'load 2')
    expect(toDecide(toy, g.table)).toBe(FIRST)
    g.arrange((t) => {
      t.tracks.rounds = LAST_ROUND - 1
    })
    g.play('march 1')
    expect([isOver(g.table), winner(g.table), toDecide(toy, g.table)]).toEqual([true, NOBODY, NOBODY])
  })
})

describe('scenarios and options', () => {
  test('are known by their ids', () => {
    expect(scenarioOf(toy, 'storm')).toBe(1)
    expect([optionBits(toy), optionBits(toy, []), optionBits(toy, ['night', 'wells'])]).toEqual([1, 0, 3])
    const { table } = given(toy, { options: ['night'] })
    expect([hasOption(table, 0), hasOption(table, 1)]).toEqual([false, true])
  })

  test('that do not exist are refused with those that do', () => {
    expect(() => scenarioOf(toy, 'flood')).toThrow('it has calm, storm')
    expect(() => optionBits(toy, ['fog'])).toThrow('it has wells, night')
  })
})

describe('an open choice', () => {
  const sampled = withChoices((c) =>
    c.action === act.march ? { ...c, open: true, among: (_t: Toy, out: Moves) => out.add(act.march(3)) } : c,
  )

  test('lists a sample, and allows whatever no rule forbids', () => {
    const t = onTheRoad()
    expect(listed(sampled, t)).toEqual([act.march(3), act.dash(), act.show()])
    expect([0, 1, 2, 3].map((days) => nameOf(sampled, t, FIRST, act.march(days)))).toEqual(['standing', '', '', ''])
    expect(apply(sampled, t, FIRST, act.march(1), noDice)).toBe(ALLOWED)
  })

  test('is known for what it is', () => {
    expect(openKinds(sampled, onTheRoad())).toEqual([act.march])
    expect(openKinds(toy, onTheRoad())).toEqual([])
  })

  test('cannot do without a rule, nor without a sample', () => {
    const bare = { action: act.dash, take: () => 0 as const, open: true }
    expect(() => question({ name: 'q', rule: '1.0', who: () => FIRST, choices: [bare] })).toThrow(
      'an open choice needs',
    )
  })
})

describe('a seat', () => {
  const seats = [
    { id: 'north', side: FIRST },
    { id: 'guide', side: FIRST },
    { id: 'south', side: SECOND },
  ]
  const steps = toy.flow.steps.map((s) => (s?.kind === 'question' && s.name === 'move' ? { ...s, seat: guideIn } : s))
  function guideIn(t: Toy): Seat {
    return (t.tracks.mover === FIRST ? 1 : 2) as Seat
  }
  const shared = { ...toy, seats, flow: { ...toy.flow, steps } }

  test('answers the questions that are its own; all others are the first of its side', () => {
    const t = given(shared).table
    expect([toDecide(shared, t), toAnswer(shared, t)]).toEqual([FIRST, 0])
    apply(shared, t, FIRST, act.load(4), noDice)
    expect([toDecide(shared, t), toAnswer(shared, t)]).toEqual([SECOND, 2])
    apply(shared, t, SECOND, act.load(4), noDice)
    expect([toDecide(shared, t), toAnswer(shared, t)]).toEqual([FIRST, 1])
    finish(t, FIRST)
    t.core.depth = 0
    expect(toAnswer(shared, t)).toBe(NOBODY)
  })

  test('is a side when nobody shares it', () => {
    expect(seatsOf(toy)).toEqual([
      { id: 'north', side: FIRST },
      { id: 'south', side: SECOND },
    ])
    expect(toAnswer(toy, onTheRoad())).toBe(FIRST)
  })
})
