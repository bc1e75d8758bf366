import { type Match, parseAction } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import type { Seats } from '../../play/session/seats.ts'
import { localReferee } from '../../referee/local.ts'
import { played, skirmish } from '../../store/tests/played.ts'
import { type ComputerState, computerAt } from '../computer.ts'
import type { Counsel } from '../counsel.ts'
import { think } from '../think.ts'

/** Counsel without a worker. */
const directly: Counsel = {
  async ask(question) {
    const answer = await think({ ...question, id: 1 }, async () => skirmish)
    if ('failed' in answer) throw new Error(answer.failed)
    return answer.order
  },
  dismiss() {},
  end() {},
}

const FIRST_PLACE = parseAction(skirmish.actions, 'place rifles at 0402') ?? 0

const ticks = async (count: number) => {
  for (let i = 0; i < count; i++) await new Promise((resolve) => setTimeout(resolve))
}

function table(seats: Seats, { counsel = directly, match = played(0) }: { counsel?: Counsel; match?: Match } = {}) {
  const states: ComputerState[] = []
  const waits: number[] = []
  let isHeldUp = false
  let chances = 0
  const computer = computerAt({
    referee: localReferee(match),
    seats,
    counsel,
    order(actions) {
      if (match.order(match.decision?.side ?? (0 as never), actions).kind === 'refused') return 'it is refused'
      computer.look()
      return undefined
    },
    isHeldUp: () => isHeldUp,
    pace: () => 650,
    tell: (state) => states.push(state),
    wait: async (milliseconds) => void waits.push(milliseconds),
    chance: () => (chances += 77),
  })
  const holdUp = (held: boolean) => {
    isHeldUp = held
  }
  return { computer, match, states, waits, holdUp }
}

/** A promise that the test keeps. */
function promised<V>() {
  let keep: (value: V) => void = () => {}
  const promise = new Promise<V>((resolve) => {
    keep = resolve
  })
  return { promise, keep }
}

describe('the computer at the table', () => {
  test('plays a whole match against itself', async () => {
    const { computer, match } = table(['greedy', 'random'])
    computer.look()
    while (!match.over) await ticks(10)
    expect(match.over).toBe(true)
  })

  test('moves only for its own seat', async () => {
    const { computer, match, states } = table(['person', 'random'])
    computer.look()
    await ticks(3)
    expect(match.length).toBe(0)
    expect(states).toEqual([{ kind: 'idle' }])
  })

  test('takes its time, so that people can follow', async () => {
    const { computer, waits } = table(['random', 'person'])
    computer.look()
    await ticks(1)
    expect(waits[0]).toBe(650)
  })

  test('may answer with an order of several actions, which is one', async () => {
    const match = played(0)
    const side = match.decision?.side ?? (0 as never)
    const order = ['place rifles at 0402', 'place rifles at 0403'].map(
      (text) => parseAction(skirmish.actions, text) ?? 0,
    )
    const counsel: Counsel = { ask: async () => order, dismiss() {}, end() {} }
    const { computer } = table(['random', 'person'], { counsel, match })
    computer.look()
    await ticks(1)
    expect([match.length, match.last]).toEqual([1, expect.objectContaining({ side, actions: order })])
    computer.leave()
  })

  test('waits while a die has to be typed in', async () => {
    const { computer, match, holdUp } = table(['random', 'random'])
    holdUp(true)
    computer.look()
    await ticks(3)
    expect(match.length).toBe(0)
    holdUp(false)
    computer.look()
    await ticks(3)
    expect(match.length).toBeGreaterThan(0)
  })

  test('forgets what it thought about when the match has changed meanwhile', async () => {
    const match = played(0)
    const first = match.legal()[0] ?? 0
    const late = promised<readonly number[]>()
    const never = new Promise<readonly number[]>(() => {})
    let asked = 0
    const counsel: Counsel = { ask: () => (asked++ === 0 ? late.promise : never), dismiss() {}, end() {} }
    const { computer } = table(['random', 'random'], { counsel, match })
    computer.look()
    computer.look()
    late.keep([first])
    await ticks(3)
    expect(match.length).toBe(0)
  })

  test('does nothing more once it has left, and needs no counsel any more', async () => {
    let isEnded = false
    const counsel: Counsel = {
      ...directly,
      end() {
        isEnded = true
      },
    }
    const { computer, match } = table(['random', 'random'], { counsel })
    computer.look()
    computer.leave()
    await ticks(5)
    expect(match.length).toBe(0)
    expect(isEnded).toBe(true)
  })

  test('is told only what its side may see', async () => {
    const match = played(30)
    const side = match.decision?.side ?? (0 as never)
    let seen: Uint8Array | undefined
    const counsel: Counsel = {
      ask(question) {
        seen = question.view
        return new Promise(() => {})
      },
      dismiss() {},
      end() {},
    }
    table(['random', 'random'], { counsel, match }).computer.look()
    expect([...(seen ?? [])]).toEqual([...match.view(side).bytes])
    expect([...(seen ?? [])]).not.toEqual([...match.table.bytes])
  })
})

describe('a player that breaks down', () => {
  const broken = (): { counsel: Counsel; mend(): void } => {
    let isBroken = true
    return {
      counsel: {
        ask: (q) => (isBroken ? Promise.reject(new Error('out of memory')) : directly.ask(q)),
        dismiss() {},
        end() {},
      },
      mend() {
        isBroken = false
      },
    }
  }

  test('is reported, and the match is as it was', async () => {
    const { computer, match, states } = table(['random', 'person'], broken())
    computer.look()
    await ticks(3)
    expect(states.at(-1)).toEqual({ kind: 'broken', seat: 0, reason: 'out of memory' })
    expect(match.length).toBe(0)
  })

  test('may try again', async () => {
    const { counsel, mend } = broken()
    const { computer, match } = table(['random', 'person'], { counsel })
    computer.look()
    await ticks(3)
    mend()
    computer.tryAgain()
    await ticks(3)
    expect(match.length).toBeGreaterThan(0)
  })

  test('may move at random instead, to the end', async () => {
    const { computer, match } = table(['greedy', 'random'], broken())
    computer.look()
    await ticks(3)
    computer.moveAtRandom()
    while (!match.over) {
      await ticks(10)
      computer.moveAtRandom()
    }
    expect(match.over).toBe(true)
  })

  test.each([[[-5]], [[]], [[FIRST_PLACE, -5]], [[FIRST_PLACE, FIRST_PLACE]]])(
    'that orders %j, which is forbidden, has broken down, and nothing of it is played',
    async (order) => {
      const counsel: Counsel = { ask: async () => order, dismiss() {}, end() {} }
      const { computer, match, states } = table(['random', 'person'], { counsel })
      computer.look()
      await ticks(3)
      expect(states.at(-1)?.kind).toBe('broken')
      expect(match.length).toBe(0)
    },
  )
})
