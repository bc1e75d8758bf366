import { conformance } from '@boma/conformance'
import { d6, event, eventSet, flowFor, markReveal, NEXT, only, other, type Rules, secretly } from '@boma/kernel'
import { act, type Toy, toy } from '@boma/testing/toy'
import { describe, expect, test } from 'vitest'

const { question } = flowFor<Toy>()
const { english: _, counsel: __, ...rules } = toy
const tell = eventSet({ waved: event('3.1').apart(), hesitated: secretly(event('3.1').apart()) })

/** Caravans in which whoever lies in ambush may do something else than wait: the table looks the same to the other after it. */
const withWaving = (wave: (t: Toy) => void): Rules<Toy> => ({
  ...rules,
  flow: {
    ...rules.flow,
    steps: rules.flow.steps.map((step) =>
      step?.kind === 'question' && step.name === 'ambush'
        ? question({
            ...step,
            choices: [
              ...step.choices,
              {
                action: act.water,
                take(t: Toy) {
                  wave(t)
                  return NEXT
                },
              },
            ],
          })
        : step,
    ),
  },
})

/** What matches break; what Caravans leaves undeclared is another matter. */
const broken = (game: Rules<Toy>) =>
  conformance(game, { matches: 40, seed: 3, scenario: 'calm' }).flatMap(({ match, property, problem }) =>
    match > 0 ? `${property}: ${problem}` : [],
  )

describe('what leaves the table looking the same to a side', () => {
  test('may be told when it was done in the open', () => {
    expect(broken(withWaving((t) => tell.waved(t)))).toEqual([])
  })

  test('is a leak when it changed something hidden', () => {
    // Who waves puts something else into his own caravan.
    const stow = (t: Toy) => {
      const side = other(t.tracks.mover)
      const cargo = t.caravans.cargo[side] ?? 0
      if (cargo > 9) return
      t.caravans.cargo[side] = cargo === 1 ? 2 : 1
      tell.waved(t)
    }
    expect(broken(withWaving(stow))).toContainEqual(
      expect.stringMatching(/^events leak nothing: .* but is told of one$/),
    )
  })
})

describe('what a die decides that only its owner is told of', () => {
  const rollUnheard = (t: Toy): boolean => {
    const isHigh = d6(t) > 3
    tell.hesitated.to(only(other(t.tracks.mover)), t)
    return isHigh
  }
  const leak = expect.stringMatching(/^events leak nothing: .* with other dice that are not told of, tells/)

  test('is a leak when it is told before anything is shown', () => {
    const wave = (t: Toy) => {
      if (rollUnheard(t)) tell.waved(t)
      markReveal(t)
    }
    expect(broken(withWaving(wave))).toContainEqual(leak)
  })

  test('may be told once something is shown', () => {
    const wave = (t: Toy) => {
      const isHigh = rollUnheard(t)
      markReveal(t)
      if (isHigh) tell.waved(t)
    }
    expect(broken(withWaving(wave))).not.toContainEqual(leak)
  })
})
