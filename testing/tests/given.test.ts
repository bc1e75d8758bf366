import { type Action, FIRST, FLOW_DEPTH, flowFor, type Moves, SECOND } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { given } from '../given.ts'
import { act, type Toy, toy } from '../toy.ts'

/** Puts North so many days from home. */
const northAt = (days: number) => (t: Toy) => {
  t.caravans.days[FIRST] = days
}

const onTheRoad = () =>
  given(toy)
    .arrange((t) => {
      t.caravans.cargo[FIRST] = 4
      t.caravans.cargo[SECOND] = 2
    })
    .ask({ procedure: 'match' }, { procedure: 'round', at: 'move' })

const ambushed = () =>
  onTheRoad().ask(
    { procedure: 'match' },
    { procedure: 'round', at: 'wells' },
    { procedure: 'ambush', at: 0, locals: [FIRST, 6] },
  )

describe('a position by hand', () => {
  test('begins as the scenario does, with its opening dice', () => {
    const g = given(toy, { scenario: 'storm', options: ['night'], opening: [3, 5] })
    expect(g.table.tracks.wind).toBe(5)
    expect(g.table.core.options).toBe(2)
    expect(g.cites).toEqual(['1.0'])
    expect(g.decision).toEqual({ side: FIRST, rule: '1.1', prompt: 'load' })
    expect(() => given(toy, { opening: [3] })).toThrow('never rolled: 3')
    expect(() => given(toy, { scenario: 'storm', opening: [3] })).toThrow('die 2 is missing')
  })

  test('takes the first scenario and the usual options when none are named', () => {
    const { core } = given(toy).table
    expect([core.scenario, core.options]).toEqual([0, 1])
  })

  test('refuses what the game calls impossible, when arranged and when played', () => {
    const impossible = (t: Toy) => ((t.caravans.days[FIRST] ?? 0) > 2 ? 'too far' : undefined)
    const g = given(toy, { impossible }).play('load 3', 'load 4', 'march 2', 'march 3')
    expect(() => g.play('march 1')).toThrow('an impossible position: too far')
    expect(() => given(toy, { impossible }).arrange(northAt(3))).toThrow('too far')
  })

  test('forgets what happened before it was arranged', () => {
    const g = given(toy).play('load 3')
    expect(g.events).toHaveLength(1)
    expect(g.arrange(() => {}).events).toEqual([])
  })
})

describe('the sequence of play by hand', () => {
  test('asks the question of the innermost frame, which knows its locals', () => {
    const g = ambushed()
    expect(g.decision).toEqual({ side: SECOND, rule: '3.1', prompt: 'ambush' })
    g.play('watch')
    expect(g.decision).toEqual({ side: SECOND, rule: '2.0', prompt: 'move' })
  })

  test('leaves nothing of what was under way before', () => {
    const move = [{ procedure: 'match' }, { procedure: 'round', at: 'move' }]
    expect(ambushed().ask(...move).table.bytes).toEqual(onTheRoad().ask(...move).table.bytes)
  })

  test('goes on from the frames below', () => {
    const g = ambushed().arrange(northAt(5))
    expect(g.play('watch').decision).toMatchObject({ side: FIRST, prompt: 'wells' })
  })

  test.each([
    ['an unknown procedure', [{ procedure: 'siege' }], "no procedure is called 'siege'"],
    ['an unknown question', [{ procedure: 'round', at: 'load' }], "'round' never asks 'load'"],
    ['a step too far', [{ procedure: 'round', at: 4 }], "'round' has no step 4"],
    ['a step before the first', [{ procedure: 'round', at: -1 }], "'round' has no step -1"],
    ['half a step', [{ procedure: 'round', at: 0.5 }], "'round' has no step 0.5"],
    ['no question', [{ procedure: 'round', at: 2 }], "nobody is asked anything in step 2 of 'round'"],
    ['the end of a procedure', [{ procedure: 'round' }], "nobody is asked anything at the end of 'round'"],
    ['no frame', [], 'nobody is asked anything outside all procedures'],
    ['a question that is passed over', [{ procedure: 'round', at: 'wells' }], "'wells' is not asked"],
    ['too many locals', [{ procedure: 'round', at: 0, locals: [1, 2, 3, 4, 5, 6, 7, 8] }], '7 locals at most'],
    ['too many frames', Array(FLOW_DEPTH + 1).fill({ procedure: 'round', at: 0 }), `${FLOW_DEPTH + 1} procedures`],
  ])('refuses %s', (_, frames, problem) => {
    expect(() => given(toy).ask(...frames)).toThrow(problem)
  })

  test('refuses a question that the procedure asks twice, unless it is told in which step', () => {
    const [match, round] = toy.flow.procedures
    const [move] = round?.steps ?? []
    if (!match || !round || !move) throw new Error('the toy has a round that starts with a move')
    const flow = flowFor<Toy>().sequence([
      { ...match, entry: -1 },
      { ...round, entry: -1, steps: [move, move] },
    ])
    const g = given({ ...toy, flow })
    expect(() => g.ask({ procedure: 'round', at: 'move' })).toThrow("'round' asks 'move' in steps 0, 1: say in which")
    expect(g.ask({ procedure: 'round', at: 1 }).decision).toMatchObject({ prompt: 'move' })
  })
})

describe('playing an example', () => {
  test('plays each action for whoever has to decide, and tells what happened', () => {
    const g = onTheRoad().dice(6, 2).play('dash', 'raid', 'march 2')
    expect(g.cites).toEqual(['2.2', '3.1', '2.1'])
    expect(g.table.caravans.days).toEqual(Uint8Array.of(4, 2))
    expect(g.events[1]).toMatchObject({ kind: 'raided', facts: { side: FIRST, days: 2 }, dice: [{ shows: 2 }] })
  })

  test('a die too few or too many fails', () => {
    expect(() => onTheRoad().dice(6).play('dash', 'raid')).toThrow('die 2 is missing')
    expect(() => onTheRoad().dice(6, 2, 1).play('dash', 'raid')).toThrow('never rolled: 1')
    expect(() => onTheRoad().dice(1).play('march 2')).toThrow('never rolled: 1')
  })

  test('dice may be added, and belong to the next play alone', () => {
    const g = onTheRoad().dice(6).dice(2).play('dash', 'raid')
    expect(() => g.play('dash')).toThrow('die 1 is missing')
  })

  test('a refused action fails with the refusal', () => {
    const g = onTheRoad()
    expect(() => g.play('march 0')).toThrow('march 0 - 2.1 standing')
    expect(() => g.play('load 1')).toThrow('load 1 - notNow')
    expect(() => g.play('fly 1')).toThrow("'fly 1' is not an action of caravans")
    expect(() => g.play('load gould')).toThrow("'load gould' is not an action of caravans: there is no cargo 'gould'")
  })

  test('an action that is allowed fails if it is not listed, unless its choice is open', () => {
    const forgetful = (open: boolean) => ({
      ...toy,
      flow: {
        ...toy.flow,
        steps: toy.flow.steps.map((step) =>
          step?.kind !== 'question' || step.name !== 'move'
            ? step
            : {
                ...step,
                choices: step.choices.map((c) => ({ ...c, open, among: () => {}, glance: () => {} })),
              },
        ),
      },
    })
    const ready = (open: boolean) =>
      given(forgetful(open)).arrange(northAt(1)).ask({ procedure: 'match' }, { procedure: 'round', at: 'move' })
    expect(() => ready(false).play('march 2')).toThrow("'march 2' is allowed and not listed")
    expect(ready(true).play('march 2').cites).toEqual(['2.1'])
  })

  test('an action that is listed fails if nobody could draw it', () => {
    const steps = toy.flow.steps.map((step) =>
      step?.kind === 'question' && step.name === 'move'
        ? { ...step, choices: step.choices.map((c) => ({ ...c, glance: () => {} })) }
        : step,
    )
    const blind = { ...toy, flow: { ...toy.flow, steps } }
    const g = given(blind).arrange(northAt(1)).ask({ procedure: 'match' }, { procedure: 'round', at: 'move' })
    expect(() => g.play('march 2')).toThrow("'march 2' is listed and cannot be drawn")
  })

  test('whatever is played, all else that is allowed must be listed, and nothing else', () => {
    const lists = (among: (t: Toy, out: Moves) => void, exact: boolean) => {
      const steps = toy.flow.steps.map((step) =>
        step?.kind === 'question' && step.name === 'move'
          ? {
              ...step,
              choices: step.choices.map((c) =>
                c.action === act.march ? { ...c, among, glance: among, exact, sure: exact } : c,
              ),
            }
          : step,
      )
      return given({ ...toy, flow: { ...toy.flow, steps } })
        .arrange(northAt(1))
        .ask({ procedure: 'match' }, { procedure: 'round', at: 'move' })
    }
    const days = (from: number, to: number) => (_: Toy, out: Moves) => {
      for (let n = from; n <= to; n++) out.add(act.march(n))
    }
    expect(() => lists(days(2, 2), false).play('march 2')).toThrow('march 1 is allowed and not listed')
    expect(() => lists(days(0, 3), true).play('march 2')).toThrow('is listed and refused')
  })

  test('an action fails that carries out what was checked last, and not itself', () => {
    let planned = act.march(1)
    const steps = toy.flow.steps.map((step) =>
      step?.kind === 'question' && step.name === 'move'
        ? {
            ...step,
            choices: step.choices.map((c) =>
              c.action !== act.march
                ? c
                : {
                    ...c,
                    exact: false,
                    sure: false,
                    whyNot(t: Toy, a: Action) {
                      planned = a
                      return c.whyNot(t, a)
                    },
                    take: (t: Toy) => c.take(t, planned),
                  },
            ),
          }
        : step,
    )
    const g = given({ ...toy, flow: { ...toy.flow, steps } })
      .arrange(northAt(1))
      .ask({ procedure: 'match' }, { procedure: 'round', at: 'move' })
    expect(() => g.play('march 1')).toThrow("'march 1' comes to something else where it is not checked first")
  })

  test('what was possible fails if it leads to what is not', () => {
    const possible = (t: Toy) => (t.caravans.days[FIRST] === 2 ? 'nobody gets that far' : undefined)
    const ready = (days: number) =>
      given({ ...toy, possible })
        .arrange(northAt(days))
        .ask({ procedure: 'match' }, { procedure: 'round', at: 'move' })
    expect(() => ready(0).play('march 2')).toThrow("'march 2' leads to an impossible position: nobody gets that far")
    expect(ready(0).play('march 1').cites).toEqual(['2.1'])
    expect(ready(2).play('march 1').cites).toEqual(['2.1'])
  })

  test('why gives the case, or the name of what the kernel refuses', () => {
    const g = onTheRoad()
    expect([g.why('march 0'), g.whyName('march 0')]).toEqual(['2.1', 'standing'])
    expect([g.why('march 1'), g.whyName('march 1')]).toEqual(['', ''])
    expect([g.why('raid'), g.whyName('raid')]).toEqual(['notNow', 'notNow'])
    expect(g.why('march 1', SECOND)).toBe('notYourDecision')
  })

  test('lists what may be done as players write it', () => {
    expect(onTheRoad().legal()).toEqual(['march 1', 'march 2', 'march 3', 'dash', 'show'])
  })
})
