import {
  type Action,
  apply,
  blank,
  copy,
  equal,
  FIRST,
  legal,
  Match,
  Moves,
  noDice,
  SIDES,
  searchDice,
  type TableBase,
  tryOut,
  view,
} from '@boma/kernel'
import { skirmish } from '@boma/skirmish'
import { windhoek } from '@boma/windhoek'
import { describe, expect, test } from 'vitest'
import {
  type Aide,
  type Chair,
  type Heard,
  type Intent,
  onTheSpot,
  randomPlayer,
  type Situation,
  seatedAt,
  type Thinker,
  type Thinking,
  windowOn,
} from '../index.ts'
import { act, type Bets, bets } from './bets.ts'
import { disguise, positions, questionIn } from './positions.ts'

const why = { key: 'test', facts: {} }
const means = { dice: searchDice(1) }

/** Somebody who thinks so. */
function thinking(
  think: <T extends TableBase>(at: Situation<T>, chair: Chair<T>) => Thinking,
  { budget = 100, sat = () => {} } = {},
): Thinker {
  const sit = <T extends TableBase>(chair: Chair<T>) => {
    sat()
    return { think: (at: Situation<T>) => think(at, chair) }
  }
  return { name: 'tester', budget, sit }
}

/** Actions that can be done one after another on what is seen, without a die. */
function planOn<T extends TableBase>({ view: seen }: Situation<T>, { game, side }: Chair<T>, length: number): Action[] {
  const t = blank(game)
  const moves = new Moves()
  copy(seen, t)
  return Array.from({ length }, () => {
    legal(game, t, moves)
    const action = moves.at(moves.count - 1)
    apply(game, t, side, action, noDice)
    return action
  })
}

const newMatch = () =>
  new Match(skirmish, { scenario: 'ford', dice: { kind: 'cipher', secret: new Uint8Array(16).fill(3) } })

/** Asks an aide for so many orders in a row, and has each carried out. */
function orders(aide: Aide<never>, match: ReturnType<typeof newMatch>, count: number): readonly (readonly Action[])[] {
  return Array.from({ length: count }, () => {
    const { order } = aide.decide(windowOn(match) as never, means)
    expect(match.order(match.decision?.seat, order)).toMatchObject({ kind: 'played', left: [] })
    return order
  })
}

describe('a plan', () => {
  /** Plans three orders at a time, and counts how often it plans. */
  function planner() {
    let plans = 0
    let drops = 0
    const thinker = thinking(function* (at, chair) {
      plans++
      try {
        yield { done: 0, of: 3 }
        const [first, second, third] = planOn(at, chair, 3) as [Action, Action, Action]
        yield { order: [first], why }
        yield { order: [second], why }
        return { order: [third], why }
      } finally {
        drops++
      }
    })
    return { thinker, plans: () => plans, drops: () => drops }
  }

  test('is carried out order by order, and thought over when it is at its end', () => {
    const { thinker, plans, drops } = planner()
    const match = newMatch()
    const aide = seatedAt(skirmish, FIRST, thinker)
    const first = orders(aide as never, match, 2)
    expect([plans(), drops()]).toEqual([1, 0])
    const rest = orders(aide as never, match, 4)
    expect([plans(), drops()]).toEqual([2, 2])
    expect(new Set([...first, ...rest].flat()).size).toBe(6)
  })

  test('is dropped when the picture is another than was foreseen', () => {
    const { thinker, plans, drops } = planner()
    const match = newMatch()
    const aide = seatedAt(skirmish, FIRST, thinker)
    orders(aide as never, match, 1)
    // Somebody else orders for the side.
    match.order(match.decision?.seat, onTheSpot(skirmish, randomPlayer, match.view(FIRST), FIRST, searchDice(1)).order)
    orders(aide as never, match, 1)
    expect([plans(), drops()]).toEqual([2, 1])
  })

  test('is dropped when dice fell, for nobody foresees them', () => {
    const game = bets([['die'], ['die']])
    let plans = 0
    const thinker = thinking(function* () {
      plans++
      yield { order: [act.open(0)], why }
      return { order: [act.end()], why }
    })
    const match = new Match(game, { scenario: 'only', dice: { kind: 'cipher', secret: new Uint8Array(16) } })
    const aide = seatedAt(game, FIRST, thinker)
    for (let n = 1; n <= 2; n++) {
      match.order(match.decision?.seat, aide.decide(windowOn(match), means).order)
      match.play(match.decision?.seat, act.answer(0))
      expect(plans).toBe(n)
    }
  })

  test('is dropped when the enemy has decided, unless whoever planned it finds that it holds', () => {
    const plans = (answer: number, holds?: (pot: number) => boolean) => {
      const game = bets([[0, 10]])
      let count = 0
      const thinker = thinking(function* (at) {
        count++
        const pot = () => (at.view as unknown as Bets).tracks.pot
        yield { order: [act.open(0)], why, ...(holds && { holds: () => holds(pot()) }) }
        yield { order: [act.open(0)], why }
        return { order: [act.end()], why }
      })
      const match = new Match(game, { scenario: 'only', dice: { kind: 'cipher', secret: new Uint8Array(16) } })
      const aide = seatedAt(game, FIRST, thinker)
      for (let n = 1; n <= 2; n++) {
        match.order(match.decision?.seat, aide.decide(windowOn(match), means).order)
        match.play(match.decision?.seat, act.answer(answer))
      }
      return count
    }
    const isPoor = (pot: number) => pot === 0
    expect([plans(0), plans(1)]).toEqual([2, 2])
    expect([plans(0, isPoor), plans(1, isPoor)]).toEqual([1, 2])
  })

  test('goes on in the fog wherever its order left nothing unforeseen to be seen', () => {
    let plans = 0
    // Orders one thing and then another, both by chance.
    const thinker = thinking(function* ({ view: seen, dice }, { game }) {
      plans++
      const moves = new Moves()
      const draw = (k: number) => moves.at(dice.draw(0, legal(game, seen, moves), 0, k))
      yield { order: [draw(1)], why }
      return { order: [draw(2)], why }
    })
    const match = new Match(windhoek, { scenario: 'standard', dice: { kind: 'cipher', secret: new Uint8Array(16) } })
    const aides = SIDES.map((side) => seatedAt(windhoek, side, thinker))
    const counts = { foreseen: 0, inTheFog: 0, resumed: 0 }
    for (let d = match.decision; d !== undefined && match.length < 300; d = match.decision) {
      const { side, seat } = d
      const aide = aides[side] as Aide<(typeof match)['table']>
      aide.drop()
      const t = match.view(side)
      const { order } = aide.decide(windowOn(match), { dice: searchDice(match.length) })
      const isTold = tryOut(windhoek, t, side, order[0] ?? -1)
      match.order(seat, order)
      if (match.decision?.side !== side) continue
      const before = plans
      aide.decide(windowOn(match), { dice: searchDice(match.length) })
      if (plans === before) counts.resumed++
      const isForeseen = isTold && equal(view(windhoek, t, side), match.view(side))
      if (isForeseen) counts.foreseen++
      if (isForeseen && !equal(t, match.view(side))) counts.inTheFog++
    }
    expect(counts.resumed).toBe(counts.foreseen)
    expect(counts.inTheFog).toBeGreaterThan(5)
  })

  test('may be at its end without a word, once something was ordered; the next has the dice of its own question', () => {
    const rolled: number[] = []
    const thinker = thinking(function* (at, chair) {
      rolled.push(at.dice.draw(0, 1_000_000, 0, 0))
      for (const action of planOn(at, chair, 2)) yield { order: [action], why }
      return undefined
    })
    const match = newMatch()
    const aide = seatedAt(skirmish, FIRST, thinker)
    for (let n = 0; n < 6; n++)
      match.order(match.decision?.seat, aide.decide(windowOn(match), { dice: searchDice(n) }).order)
    expect(rolled).toEqual([0, 2, 4].map((n) => searchDice(n).draw(0, 1_000_000, 0, 0)))
  })

  test('may have orders of several actions', () => {
    const thinker = thinking(function* (at, chair) {
      const [a, b, c] = planOn(at, chair, 3) as [Action, Action, Action]
      yield { order: [a, b], why }
      return { order: [c], why }
    })
    expect(orders(seatedAt(skirmish, FIRST, thinker) as never, newMatch(), 2).map(({ length }) => length)).toEqual([
      2, 1,
    ])
  })

  test('is resumed with what has come of it in view, on the very same table', () => {
    const seen: Uint8Array[] = []
    const tables = new Set<TableBase>()
    const thinker = thinking(function* (at, chair) {
      for (const action of planOn(at, chair, 3)) {
        seen.push(at.view.bytes.slice())
        tables.add(at.view)
        yield { order: [action], why }
      }
      return undefined
    })
    const match = newMatch()
    const views = [match.view(FIRST).bytes]
    const aide = seatedAt(skirmish, FIRST, thinker)
    for (let n = 0; n < 3; n++) {
      orders(aide as never, match, 1)
      views.push(match.view(FIRST).bytes)
    }
    expect(seen).toEqual(views.slice(0, 3))
    expect(tables.size).toBe(1)
  })
})

describe('whoever breaks down', () => {
  /** What is heard in the end of somebody who thinks so, at the first question of the sample. */
  function heardOf(
    think: <T extends TableBase>(at: Situation<T>, chair: Chair<T>) => Thinking,
    how: Parameters<Aide['ask']>[1] = means,
  ): Heard {
    const aide = seatedAt(skirmish, FIRST, thinking(think))
    aide.ask(windowOn(newMatch()), how)
    for (;;) {
      const heard = aide.step()
      if (heard.kind !== 'thinking') return heard
    }
  }
  const ordering = (order: readonly number[]) => () => ({
    next: () => ({ done: true, value: { order, why } as Intent }) as const,
  })

  test('by an error is heard to have failed', () => {
    const heard = heardOf(() => {
      throw new Error('lost the thread')
    })
    expect(heard).toEqual({ kind: 'fails', mishap: 'failed', problem: 'lost the thread' })
  })

  test('in the midst of a thought, too', () => {
    const heard = heardOf(function* () {
      yield { done: 1, of: 2 }
      throw new Error('lost the thread')
    })
    expect(heard).toMatchObject({ mishap: 'failed' })
  })

  test('by ordering nothing is heard to be wordless', () => {
    const heard = heardOf(function* () {
      yield { done: 1, of: 1 }
      return undefined
    })
    expect(heard).toMatchObject({ mishap: 'wordless' })
  })

  test.each([[[]], [[-5]], [[0.5]], [[2 ** 31]], [[Number.NaN]], [['end']], [[undefined]]])(
    'by ordering %j is heard to order what is forbidden',
    (order) => {
      expect(heardOf(ordering(order as never))).toMatchObject({ kind: 'fails', mishap: 'forbidden' })
    },
  )

  test('by an order whose second action is forbidden, too', () => {
    const heard = heardOf((at, chair) => {
      const [first = 0] = planOn(at, chair, 1)
      return ordering([first, first])()
    })
    expect(heard).toMatchObject({ mishap: 'forbidden' })
  })

  test('by thinking on for ever is told to hurry when its budget is spent, and then given up', () => {
    const nudges: string[] = []
    const heard = heardOf(function* () {
      for (let done = 1; ; done++) nudges.push(yield { done, of: 100 })
    })
    expect(heard).toMatchObject({ mishap: 'silent' })
    expect(nudges.indexOf('hurry')).toBe(100)
    expect(nudges.length).toBeLessThan(2000)
  })

  test('by thinking on for ever without getting on is told so by the clock', () => {
    let now = 0
    const nudges: string[] = []
    const heard = heardOf(
      function* () {
        for (;;) nudges.push(yield { done: 0, of: 1 })
      },
      { ...means, watch: { now: () => now++, hurry: 10, end: 20 } },
    )
    expect(heard).toMatchObject({ mishap: 'silent' })
    expect([nudges.indexOf('hurry'), nudges.length]).toEqual([8, 18])
  })

  test('is asked again as somebody who has just sat down, and nothing is lost', () => {
    let sittings = 0
    let thoughts = 0
    const thinker = thinking(
      (at, chair) => {
        if (thoughts++ === 0) throw new Error('lost the thread')
        return ordering(planOn(at, chair, 1))()
      },
      { sat: () => sittings++ },
    )
    const match = newMatch()
    const aide = seatedAt(skirmish, FIRST, thinker)
    expect(() => aide.decide(windowOn(match), means)).toThrow('tester: lost the thread')
    expect(aide.decide(windowOn(match), means).order).toHaveLength(1)
    aide.decide(windowOn(match), means)
    expect(sittings).toBe(2)
  })

  test('even when it is sent away', () => {
    const heard = heardOf(() => ({
      next: () => ({ done: false, value: { order: [], why } }),
      return: () => {
        throw new Error('will not go')
      },
    }))
    expect(heard).toMatchObject({ mishap: 'forbidden' })
  })
})

test('whoever is told to hurry may answer at once, and says after how many iterations', () => {
  const thinker = thinking(function* (at, chair) {
    for (let done = 1; ; done++) if ((yield { done, of: 1000 }) === 'hurry') return { order: planOn(at, chair, 1), why }
  })
  const aide = seatedAt(skirmish, FIRST, thinker)
  aide.ask(windowOn(newMatch()), means)
  for (let n = 0; n < 7; n++) expect(aide.step().kind).toBe('thinking')
  aide.hurry()
  expect(aide.step()).toMatchObject({ kind: 'orders', spent: 7 })
})

test('whoever was told to hurry once is not at the next question', () => {
  const nudges: string[] = []
  const thinker = thinking(function* (at, chair) {
    nudges.push(yield { done: 1, of: 1 })
    for (const action of planOn(at, chair, 2)) nudges.push(yield { order: [action], why })
    return undefined
  })
  const match = newMatch()
  const aide = seatedAt(skirmish, FIRST, thinker)
  aide.ask(windowOn(match), means)
  aide.step()
  aide.hurry()
  const heard = aide.step()
  if (heard.kind === 'orders') match.order(match.decision?.seat, heard.order)
  aide.decide(windowOn(match), means)
  expect(nudges).toEqual(['hurry', 'on'])
})

describe('what a thinker is given', () => {
  test('is its side’s own log, from where it wants it', () => {
    const match = newMatch()
    for (let d = match.decision; d !== undefined && match.length < 60; d = match.decision)
      match.order(d.seat, onTheSpot(skirmish, randomPlayer, match.view(d.side), d.side, searchDice(match.length)).order)
    const side = match.decision?.side ?? FIRST
    const logs: unknown[] = []
    const thinker = thinking((at, chair) => {
      logs.push(at.log(), at.log(5), at.log(-1))
      return { next: () => ({ done: true, value: { order: planOn(at, chair, 1), why } }) }
    })
    seatedAt(skirmish, side, thinker).decide(windowOn(match), means)
    const own = match.log(side).map(({ events }) => events)
    expect(logs).toEqual([own, own.slice(5), own.slice(-1)])
  })

  test('is the same in worlds that its side cannot tell apart, and so is what it orders and why', () => {
    /** Orders by every byte that it sees, and by luck. */
    const curious = thinking((at, { game }) => {
      const moves = new Moves()
      const count = legal(game, at.view, moves)
      const sum = at.view.bytes.reduce((a, b) => (Math.imul(a, 31) + b) | 0, at.dice.draw(0, 1000, 0, 0))
      const facts = { sum }
      return {
        next: () => ({ done: true, value: { order: [moves.at((sum >>> 0) % count)], why: { key: 'sum', facts } } }),
      }
    })
    let changed = 0
    for (const [n, t] of positions(skirmish, 6, 5).entries()) {
      const { side } = questionIn(skirmish, t)
      const answerIn = (world: typeof t) =>
        seatedAt(skirmish, side, curious).decide(
          { view: (who, into) => void view(skirmish, world, who, into), log: () => [] },
          { dice: searchDice(n) },
        )
      const other = disguise(skirmish, t, side, n)
      expect(answerIn(other)).toEqual(answerIn(t))
      if (!other.bytes.every((byte, i) => byte === t.bytes[i])) changed++
    }
    expect(changed).toBeGreaterThan(5)
  })
})
