import { blank, parseAction, type Side, searchDice } from '@boma/kernel'
import { Breakdown, type Headway, type Inquiry, onTheSpot, PLAYERS, type PlayerName } from '@boma/opponents'
import type { GameMatch } from '@boma/showing'
import { describe, expect, test } from 'vitest'
import type { Seats } from '../../play/session/seats.ts'
import { localReferee } from '../../referee/local.ts'
import { played, skirmish } from '../../store/tests/played.ts'
import { Computer, type ComputerParts, type ComputerState, type Stumble } from '../computer.ts'

type Ask = (inquiry: Inquiry) => Promise<readonly number[]>

/** A courier who asks this, and no worker. */
const asking = (ask: Ask, end = () => {}): ComputerParts['courier'] => ({
  ask(inquiry, heard) {
    ask(inquiry).then(
      (order) => heard({ order, why: { key: 'any', facts: {} }, spent: 0 }),
      (caught: Breakdown) => heard({ mishap: caught.mishap, problem: caught.message }),
    )
  },
  hurry() {},
  dismiss() {},
  end,
})

/** Thinks on the spot. */
const directly: Ask = async ({ player, view, side, key }) => {
  const seen = blank(skirmish)
  seen.bytes.set(view)
  return onTheSpot(skirmish, PLAYERS[player as PlayerName], seen, side as Side, searchDice(key)).order
}

const FIRST_PLACE = parseAction(skirmish.actions, 'place rifles at 0402') ?? 0

const ticks = async (count: number) => {
  for (let i = 0; i < count; i++) await new Promise((resolve) => setTimeout(resolve))
}

interface Parts {
  readonly ask?: Ask
  readonly end?: () => void
  readonly match?: GameMatch
  readonly onStumble?: (stumble: Stumble) => void
}

function table(seats: Seats, { ask = directly, end, match = played(0), onStumble }: Parts = {}) {
  const states: ComputerState[] = []
  const stumbles: Stumble[] = []
  const waits: number[] = []
  const headways: Headway[] = []
  const reasons: unknown[] = []
  let isHeldUp = false
  let chances = 0
  const computer = new Computer({
    id: 'match',
    referee: localReferee(match),
    seats,
    courier: asking(ask, end),
    async order(actions) {
      if (match.order(match.decision?.seat, actions).kind === 'refused') return 'it is refused'
      computer.look()
      return undefined
    },
    isHeldUp: () => isHeldUp,
    pace: () => 650,
    tell: (state) => states.push(state),
    tellHeadway: (headway) => headways.push(headway),
    noteReason(side, why) {
      reasons.push([side, why.key])
      return () => reasons.pop()
    },
    tellStumble(stumble) {
      stumbles.push(stumble)
      onStumble?.(stumble)
    },
    wait: async (milliseconds) => void waits.push(milliseconds),
    chance: () => (chances += 77),
  })
  const holdUp = (held: boolean) => {
    isHeldUp = held
  }
  return { computer, match, states, stumbles, waits, holdUp, headways, reasons }
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
    let asked = 0
    const ask: Ask = async () => (asked++ === 0 ? order : new Promise(() => {}))
    const { computer } = table(['random', 'person'], { ask, match })
    computer.look()
    await ticks(1)
    expect([match.length, match.last]).toEqual([1, expect.objectContaining({ side, actions: order })])
    computer.leave()
  })

  test('says why it orders something, and takes that back where it is refused', async () => {
    const { computer, match, reasons } = table(['random', 'person'])
    computer.look()
    while (match.decision?.side === 0) await ticks(1)
    expect(reasons).toEqual(Array.from({ length: match.length }, () => [0, 'any']))
    const refused = table(['random', 'person'], { ask: async () => [FIRST_PLACE, -5] })
    refused.computer.look()
    await ticks(9)
    expect(refused.reasons).toEqual([])
  })

  test('is hurried with the first order of a turn alone', async () => {
    const soon: (number | undefined)[] = []
    const ask: Ask = (inquiry) => {
      soon.push(inquiry.soon)
      return directly(inquiry)
    }
    const { computer, match } = table(['random', 'person'], { ask })
    computer.look()
    while (match.decision?.side === 0) await ticks(1)
    expect(soon.length).toBeGreaterThan(2)
    expect(soon.map((each) => each !== undefined)).toEqual(soon.map((_, i) => i === 0))
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
    const ask: Ask = () => (asked++ === 0 ? late.promise : never)
    const { computer } = table(['random', 'random'], { ask, match })
    computer.look()
    computer.look()
    late.keep([first])
    await ticks(3)
    expect(match.length).toBe(0)
  })

  test('does nothing more once it has left, and needs no courier any more', async () => {
    let isEnded = false
    const end = () => {
      isEnded = true
    }
    const { computer, match } = table(['random', 'random'], { end })
    computer.look()
    computer.leave()
    await ticks(5)
    expect(match.length).toBe(0)
    expect(isEnded).toBe(true)
  })

  test('is told only what its side may see', async () => {
    const match = played(30)
    const side = match.decision?.side ?? (0 as never)
    let seen: Inquiry | undefined
    const ask: Ask = (inquiry) => {
      seen = inquiry
      return new Promise(() => {})
    }
    table(['random', 'random'], { ask, match }).computer.look()
    expect(seen?.view).toEqual(match.view(side).bytes)
    expect(seen?.view).not.toEqual(match.table.bytes)
    expect(seen?.log).toEqual(match.log(side).map(({ events }) => events))
    expect([seen?.side, seen?.seats]).toEqual([side, [side]])
  })
})

describe('a player that never comes', () => {
  const absent = (): { ask: Ask; mend(): void } => {
    let isAbsent = true
    return {
      ask: (inquiry) => (isAbsent ? Promise.reject(new Breakdown('absent', 'no connection')) : directly(inquiry)),
      mend() {
        isAbsent = false
      },
    }
  }

  test('is reported after a second try, and the match is as it was', async () => {
    const { computer, match, states, stumbles } = table(['random', 'person'], absent())
    computer.look()
    await ticks(3)
    expect(states.at(-1)).toEqual({ kind: 'broken', seat: 0, reason: 'no connection' })
    expect([match.length, stumbles]).toEqual([0, []])
  })

  test('may try again', async () => {
    const { ask, mend } = absent()
    const { computer, match } = table(['random', 'person'], { ask })
    computer.look()
    await ticks(3)
    mend()
    computer.tryAgain()
    await ticks(3)
    expect(match.length).toBeGreaterThan(0)
  })

  test('may move at random instead, to the end', async () => {
    const { computer, match } = table(['greedy', 'random'], absent())
    computer.look()
    await ticks(3)
    computer.moveAtRandom()
    while (!match.over) {
      await ticks(10)
      computer.moveAtRandom()
    }
    expect(match.over).toBe(true)
  })
})

describe('a player that breaks down', () => {
  /** Breaks down at some of its questions, counted from 1. */
  const breaking = (isAt: (question: number) => boolean, problem = new Breakdown('silent', 'no answer')) => {
    let asked = 0
    const ask: Ask = (inquiry) => (isAt(++asked) ? Promise.reject(problem) : directly(inquiry))
    return { ask, asked: () => asked }
  }
  const ended = async ({ computer, match }: ReturnType<typeof table>) => {
    computer.look()
    for (let i = 0; i < 2000 && !match.over; i++) await ticks(1)
    return match.over
  }

  test('once is asked again, and the player at the screen is told', async () => {
    const { ask } = breaking((question) => question === 1)
    const at = table(['random', 'random'], { ask })
    expect(await ended(at)).toBe(true)
    expect(at.stumbles).toEqual([{ seat: 0, kind: 'silent', reason: 'no answer', next: 'again' }])
  })

  test('twice is answered for this once, and asked again at the next decision', async () => {
    const { ask, asked } = breaking((question) => question <= 2)
    const at = table(['random', 'random'], { ask })
    expect(await ended(at)).toBe(true)
    expect(at.stumbles.map(({ next }) => next)).toEqual(['again', 'simply'])
    expect(asked()).toBe(at.match.length + 1)
  })

  test('at every question moves at random from its second decision on, without being waited for', async () => {
    const { ask, asked } = breaking(() => true)
    const at = table(['greedy', 'person'], { ask })
    at.computer.look()
    await ticks(40)
    expect(at.match.length).toBeGreaterThan(3)
    expect(at.stumbles.map(({ next }) => next)).toEqual(['again', 'simply', 'again', 'simplyOn'])
    expect(asked()).toBe(4)
    at.computer.leave()
  })

  test('with an error of its own is no different, and may be let think again', async () => {
    const { ask, asked } = breaking((question) => question <= 4, new Breakdown('failed', 'out of memory'))
    const at = table(['greedy', 'person'], { ask, onStumble: ({ next }) => next === 'simplyOn' && at.holdUp(true) })
    at.computer.look()
    await ticks(5)
    expect(at.stumbles.at(-1)).toEqual({ seat: 0, kind: 'failed', reason: 'out of memory', next: 'simplyOn' })
    expect(asked()).toBe(4)
    at.computer.tryAgain()
    at.holdUp(false)
    at.computer.look()
    await ticks(5)
    expect(asked()).toBeGreaterThan(4)
    expect(at.stumbles).toHaveLength(4)
  })

  test.each([[[-5]], [[]], [[FIRST_PLACE, -5]], [[FIRST_PLACE, FIRST_PLACE]]])(
    'by ordering %j, which is forbidden, is answered for, and nothing of its order is played',
    async (order) => {
      const at = table(['random', 'person'], { ask: async () => order })
      at.computer.look()
      await ticks(6)
      expect(at.stumbles.map(({ kind, next }) => [kind, next]).slice(0, 2)).toEqual([
        ['forbidden', 'again'],
        ['forbidden', 'simply'],
      ])
      expect(at.match.length).toBeGreaterThan(0)
      expect(at.match.last?.actions).toHaveLength(1)
      at.computer.leave()
    },
  )
})
