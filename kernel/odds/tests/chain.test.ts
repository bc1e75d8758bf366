import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { absorption, type Moves } from '../chain.ts'

describe('hand-computed chains', () => {
  test('an end is where it is', () => {
    expect(absorption(5, () => {})).toEqual({ ends: new Map([[5, 1]]), steps: 0 })
    expect(absorption(5, (state, emit) => emit(state, 1))).toEqual({ ends: new Map([[5, 1]]), steps: 0 })
  })

  test('waiting for a six takes six rolls', () => {
    const { ends, steps } = absorption(0, (state, emit) => {
      if (state === 1) return
      emit(0, 5 / 6)
      emit(1, 1 / 6)
    })
    expect([...ends.keys()]).toEqual([1])
    expect(ends.get(1)).toBeCloseTo(1, 14)
    expect(steps).toBeCloseTo(6, 12)
  })

  test('two heads in a row take six tosses', () => {
    const { steps } = absorption(0, (heads, emit) => {
      if (heads === 2) return
      emit(0, 1 / 2)
      emit(heads + 1, 1 / 2)
    })
    expect(steps).toBeCloseTo(6, 12)
  })

  test('moves without cycles: two steps of a d2 along a track of three spaces or more', () => {
    const { ends, steps } = absorption(0, (space, emit) => {
      if (space >= 3) return
      emit(space + 1, 1 / 2)
      emit(space + 2, 1 / 2)
    })
    expect(ends.get(3)).toBeCloseTo(5 / 8, 14)
    expect(ends.get(4)).toBeCloseTo(3 / 8, 14)
    expect(steps).toBeCloseTo(2.25, 14)
  })

  test('the same state emitted twice counts twice', () => {
    const { ends } = absorption(0, (state, emit) => {
      if (state > 0) return
      emit(1, 1 / 4)
      emit(2, 1 / 2)
      emit(1, 1 / 4)
    })
    expect(ends).toEqual(
      new Map([
        [1, 1 / 2],
        [2, 1 / 2],
      ]),
    )
  })

  test("a gambler's ruin, from any stake, with any odds", () => {
    const goal = 30
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: goal - 1 }),
        fc.double({ min: 0.51, max: 0.7, noNaN: true }),
        (stake, p) => {
          const { ends, steps } = absorption(stake, (coins, emit) => {
            if (coins === 0 || coins === goal) return
            emit(coins + 1, p)
            emit(coins - 1, 1 - p)
          })
          const ratio = (1 - p) / p
          const rich = (1 - ratio ** stake) / (1 - ratio ** goal)
          expect(ends.get(goal)).toBeCloseTo(rich, 12)
          expect(ends.get(0)).toBeCloseTo(1 - rich, 12)
          expect(steps).toBeCloseTo((goal * rich - stake) / (2 * p - 1), 8)
        },
      ),
    )
  })
})

test('any small chain ends where following it for a long time ends', () => {
  const STATES = 5
  const row = fc.array(fc.nat({ max: 9 }), { minLength: STATES + 2, maxLength: STATES + 2 })
  fc.assert(
    fc.property(fc.array(row, { minLength: STATES, maxLength: STATES }), (weights) => {
      // The two last columns are the ends; one of them stays possible, so that the chain ends soon.
      const chances = weights.map((w) => {
        const all = w.map((x, i) => (i === STATES ? x + 4 : x))
        const total = all.reduce((a, b) => a + b)
        return all.map((x) => x / total)
      })
      const moves: Moves = (state, emit) => {
        for (const [to, p] of (chances[state] ?? []).entries()) emit(to, p)
      }
      const { ends, steps } = absorption(0, moves)
      const followed = follow(chances)
      expect(ends.get(STATES) ?? 0).toBeCloseTo(followed.ends[0], 11)
      expect(ends.get(STATES + 1) ?? 0).toBeCloseTo(followed.ends[1], 11)
      expect(steps).toBeCloseTo(followed.steps, 9)
    }),
  )
})

/** Carries the mass on move by move until nothing is left to carry. */
function follow(chances: readonly (readonly number[])[]): { ends: [number, number]; steps: number } {
  let mass: number[] = chances.map((_, i) => (i === 0 ? 1 : 0))
  const ends: [number, number] = [0, 0]
  let steps = 0
  for (let move = 0; move < 2000; move++) {
    const flow = (to: number) => mass.reduce((total, m, from) => total + m * (chances[from]?.[to] ?? 0), 0)
    steps += mass.reduce((a, b) => a + b)
    ends[0] += flow(chances.length)
    ends[1] += flow(chances.length + 1)
    mass = mass.map((_, to) => flow(to))
  }
  return { ends, steps }
}

test('tiny chances keep their digits', () => {
  const tiny = 1e-13
  const { ends, steps } = absorption(0, (state, emit) => {
    if (state > 1) return
    emit(1 - state, 1 - 4 * tiny)
    emit(2, tiny)
    emit(3, 3 * tiny)
  })
  expect(ends.get(2)).toBeCloseTo(1 / 4, 14)
  expect(ends.get(3)).toBeCloseTo(3 / 4, 14)
  expect(steps * 4 * tiny).toBeCloseTo(1, 14)
})

test('a long chain without cycles is one sweep', () => {
  const LENGTH = 100_000
  const { ends, steps } = absorption(0, (state, emit) => {
    if (state < LENGTH) emit(state + 1, 1)
  })
  expect(ends.get(LENGTH)).toBe(1)
  expect(steps).toBe(LENGTH)
})

describe('what is no chain that ends is refused', () => {
  test('a cycle without a way out', () => {
    expect(() => absorption(0, (state, emit) => emit(1 - state, 1))).toThrow('never ends')
    const trap: Moves = (state, emit) => {
      if (state === 0) {
        emit(1, 1 / 2)
        emit(3, 1 / 2)
      } else if (state < 3) emit(3 - state, 1)
    }
    expect(() => absorption(0, trap)).toThrow('never ends')
  })

  test('chances that do not add up', () => {
    expect(() => absorption(0, (state, emit) => state === 0 && emit(1, 0.9))).toThrow('add up to 0.9')
    expect(() => absorption(0, (state, emit) => state === 0 && emit(1, -1))).toThrow('with chance -1')
    expect(() => absorption(0, (state, emit) => state === 0 && emit(1, Number.NaN))).toThrow('with chance NaN')
  })
})
