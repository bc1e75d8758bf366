import { conformance } from '@boma/conformance'
import {
  apply,
  begin,
  blank,
  type Choice,
  Chronicle,
  flowFor,
  optionBits,
  type Rules,
  restore,
  snapshot,
  toDecide,
} from '@boma/kernel'
import { act, GOAL, type Toy, toy } from '@boma/testing/toy'
import { describe, expect, test } from 'vitest'
import type { Property } from '../probe.ts'
import { Scouts } from '../scouts.ts'

const { question } = flowFor<Toy>()
const { english: _, counsel: __, ...rules } = toy

/** Scouts who have given so many orders, and what they complained of. */
function roamed(game: Rules<Toy>, orders: number, rare?: readonly Uint8Array[]) {
  const told: { property: Property; problem: string; record: string }[] = []
  const scouts = new Scouts(game, { matches: 2, seed: 5, rare }, (property, problem, record) =>
    told.push({ property, problem, record }),
  )
  scouts.roam(orders)
  return { scouts, told }
}

/** A position of Caravans before its last march. */
function almostThere(): Uint8Array {
  const t = blank(rules)
  begin(rules, t, { scenario: 0, options: optionBits(rules) }, { draw: () => 0 })
  for (const cargo of [1, 2]) apply(rules, t, toDecide(rules, t), act.load(cargo), { draw: () => 0 })
  t.caravans.days.fill(GOAL - 1)
  return snapshot(t)
}

describe('scouts', () => {
  test('bring back orders by which what they heard of comes about once more, another each time', () => {
    const { scouts, told } = roamed(rules, 3000)
    const t = blank(rules)
    const heard = new Set<string>()
    for (let i = 0; i < 40; i++) {
      const found = scouts.draw()
      if (found?.action === undefined) throw new Error('they brought back nothing')
      restore(t, found.start)
      const events = new Chronicle(rules.flow)
      apply(rules, t, toDecide(rules, t), found.action, { draw: (n, sides) => n % sides }, events)
      for (const { kind } of events.events) heard.add(kind)
    }
    expect(told).toEqual([])
    expect([...heard].sort()).toEqual(['arrived', 'dashed', 'loaded', 'marched', 'raided', 'showed', 'watered'])
  })

  test('begin with positions that they are told of', () => {
    const start = almostThere()
    const { scouts } = roamed(rules, 500, [start])
    expect(scouts.draw()).toEqual({ scenario: 0, options: expect.any(Number), start })
    expect(scouts.draw()?.action).toBeDefined()
  })

  test('say what is allowed and not listed where they come by, once and with a record', () => {
    const { told } = roamed(withoutLastStep, 20_000)
    expect(told).toEqual([
      {
        property: 'what is allowed is listed',
        problem: expect.stringContaining("'march 3'"),
        record: expect.stringMatching(/^boma record/),
      },
    ])
  })
})

const withoutLast = (march: Choice<Toy>): Choice<Toy> => ({
  ...march,
  among(t, out) {
    march.among?.(t, out)
    if (t.caravans.days[t.tracks.mover] === GOAL - 1) out.count--
  },
})
/** Caravans in which a long last march is not listed. */
const withoutLastStep: Rules<Toy> = {
  ...rules,
  flow: {
    ...rules.flow,
    steps: rules.flow.steps.map((step) =>
      step?.kind === 'question' && step.name === 'move'
        ? question({ ...step, choices: step.choices.map((c) => (c.action === act.march ? withoutLast(c) : c)) })
        : step,
    ),
  },
}

test('a match begins in each of the positions that a game says are rare', () => {
  const found = (rare?: readonly Uint8Array[]) =>
    conformance(withoutLastStep, { matches: 1, seed: 5, scenario: 'storm', rare }).flatMap(({ match, property }) =>
      match > 0 ? property : [],
    )
  expect(found()).toEqual([])
  expect(found([almostThere()])).toContain('what is allowed is listed')
})
