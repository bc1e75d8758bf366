import { answerLeft } from '@boma/counsel'
import { ALLOWED, blank, check, copyOf, Match, restore, SIDES, type Side, writeAction } from '@boma/kernel'
import { inEnglish, speak } from '@boma/showing'
import type { Given } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import { act } from '../actions.ts'
import { instructions } from '../counsel/instructions.ts'
import { heart } from '../index.ts'
import type { Table } from '../layout.ts'
import { DISCIPLINARIAN, ELOQUENT } from '../roster.ts'
import { AMBUSH } from '../rules/08-causes.ts'
import { HIDDEN, MARKER } from '../rules/09-units.ts'
import { german } from '../words/german/index.ts'
import { fighting, type Roll, shooting, testing } from './fighting.ts'
import { type Scene, scene, type Troops, unit, within } from './given.ts'

const OPEN: Scene = { scenario: 'cutting', turn: 10 }
const REST: Roll = {
  g9: { type: 'warrior', figures: 20, width: 4, at: [4, 46], facing: 0 },
  b9: { type: 'warrior', figures: 20, width: 4, at: [68, 24], facing: 0 },
}

/** What a sentence says on a table, as players write it; it is asked of a copy, and changes nothing. */
function said({ table }: Given<Table>, key: string, terms: Readonly<Record<string, number>> = {}): string {
  const before = table.bytes.slice()
  const action = instructions()
    .find((each) => each.key === key)
    ?.answer(copyOf(heart, table), terms)
  expect(table.bytes).toEqual(before)
  return action === undefined ? '' : writeAction(act, action)
}

describe('13.3 an ambush', () => {
  const LURKERS: Troops = { type: 'askari', figures: 4, width: 4, at: [20, 16], facing: 0, where: HIDDEN }
  const lying = (y: number) =>
    scene(
      {
        g1: LURKERS,
        g2: { ...LURKERS, at: [40, 6] },
        b1: { type: 'soldier', figures: 2, at: [20, y], facing: 8 },
        ...REST,
      },
      {
        ...{ scenario: 'convoy', turn: 12, beginner: 0 as Side },
        run: [
          { procedure: 'match', at: 5 },
          { procedure: 'turn', at: 12 },
          { procedure: 'fire-ambushes', at: 0 },
        ],
      },
    )
  test('13.3 opens fire at whoever has come as near as is written, and lies low before', () => {
    expect([24, 24.125].map((y) => said(lying(y), 'ambush', { range: 8 }))).toEqual(['spring g1', 'pass'])
    expect(said(lying(24.125), 'ambush', { range: 10 })).toBe('spring g1')
  })
})

describe('a combat', () => {
  const two: Roll = {
    g1: { type: 'warrior', figures: 1, at: [38, 30], facing: 0 },
    b1: { type: 'askari', figures: 2, width: 2, at: [37.5, 31], facing: 0 },
    ...REST,
  }
  test('15.2 those of the side that was charged who are left over join in, or keep out of it', () => {
    const g = fighting(two, OPEN)
    expect(said(g, 'combat', { over: 0 }), 'the attacker answers himself').toBe('')
    g.play('pair g1.0 against b1.0')
    expect([0, 1].map((over) => said(g, 'combat', { over }))).toEqual(['rest', 'refrain'])
  })
  test('15.3 whoever of that side is matched by two fights them as they stand', () => {
    const g = fighting(two, { ...OPEN, beginner: 1 as Side }).play('pair b1.0 against g1.0', 'join b1.1 against g1.0')
    expect(said(g, 'combat', { over: 0 })).toBe('rest')
  })
  test('15.8 after it nobody closes up', () => {
    const g = fighting(two, OPEN).play('pair g1.0 against b1.0', 'join b1.1 against g1.0')
    expect(said(g, 'stay')).toBe('')
    g.dice(2, 4, 1, 5).play('strike b1.0')
    expect(said(g, 'stay')).toBe('pass')
  })
  test('12.9 who leaves it is struck at: a leader first, or whoever falls most easily', () => {
    const g = fighting(
      {
        g1: { type: 'baggage', figures: 1, at: [38, 30] },
        g2: { type: 'leader', at: [39, 30], attachedTo: 'g1' },
        b1: { type: 'baggage', figures: 1, at: [38.5, 30.9375] },
        ...REST,
      },
      { ...OPEN, run: [...within('movement-phase', 0), { procedure: 'free-rolls', at: 0, locals: [unit('g1')] }] },
    )
    expect([0, 1].map((whom) => said(g, 'freeRoll', { whom }))).toEqual(['strike g2.0', 'strike g1.0'])
  })
})

describe('courage', () => {
  test('16.6 beside a Disciplinarian a test that would pass less often than is written is ignored, any other taken', () => {
    const g = testing(
      {
        g1: { type: 'askari', figures: 4, at: [38, 24] },
        g2: { type: 'leader', at: [38, 28], traits: DISCIPLINARIAN },
        ...REST,
      },
      {
        ...OPEN,
        arrange: (t) => {
          t.units.causes[unit('g1')] = AMBUSH
        },
      },
    )
    expect([0, 90].map((chance) => said(g, 'tests', { chance }))).toEqual(['endure', 'ignore'])
  })
  test('16.1 units test one after the other', () => {
    const g = testing(
      { g1: { type: 'askari', figures: 4, at: [38, 24] }, g2: { type: 'askari', figures: 4, at: [30, 24] }, ...REST },
      {
        ...OPEN,
        arrange: (t) => {
          for (const word of ['g1', 'g2']) t.units.causes[unit(word)] = AMBUSH
        },
      },
    )
    expect(said(g, 'tests', { chance: 60 })).toBe('test g1')
  })
  test('8.8 the surest leader rallies the most men', () => {
    const shaken: Troops = { type: 'askari', figures: 2, at: [38, 24], state: MARKER }
    const g = testing(
      {
        g1: shaken,
        g2: { ...shaken, figures: 6, at: [30, 24] },
        g3: { type: 'leader', at: [36, 30] },
        g4: { type: 'leader', at: [38, 30], traits: ELOQUENT },
        ...REST,
      },
      OPEN,
    )
    expect(said(g, 'rally')).toBe('rally g2 by g4')
  })
})

test('14.9 a six goes to the leader, or to the men around him', () => {
  const g = shooting(
    {
      b1: { type: 'scout', at: [38, 24], facing: 0 },
      g1: { type: 'warrior', figures: 12, width: 6, at: [38, 34], facing: 8 },
      g2: { type: 'leader', at: [38, 33], attachedTo: 'g1' },
      g9: { type: 'askari', at: [66, 24], facing: 0 },
      b9: { type: 'baggage', at: [66, 26] },
    },
    { beginner: 1 as Side },
  )
    .play('shoot g1 with b1')
    .dice(6)
    .play('cease')
  expect([0, 1].map((whom) => said(g, 'pick', { whom }))).toEqual(['pick g2.0', 'spare'])
})

test('whatever is left behind is answered from the view alone, and is allowed at the table', () => {
  const left = instructions().map(({ key, blanks }) => ({
    key,
    terms: Object.fromEntries(Object.entries(blanks).map(([name, { usually }]) => [name, usually])),
  }))
  const answered = new Map<string, number>()
  const view = blank(heart)
  const scenarios = ['convoy', 'jassin', 'salaita', 'lukuledi', 'ngomano']
  for (const [seed, scenario] of [...scenarios, ...scenarios].entries()) {
    const dice = { kind: 'cipher', secret: new Uint8Array(32).fill(seed) } as const
    const match = new Match(heart, { id: 'ab'.repeat(8), scenario, options: [], dice })
    let state = 7
    const pick = (n: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((state / 2_147_483_648) * n)
    }
    for (let n = 0; n < 400 && match.decision !== undefined; n++) {
      const { side, seat } = match.decision
      restore(view, match.seen(side).view)
      const action = answerLeft(heart, instructions(), left, { view, side })
      if (action !== undefined) {
        const name = writeAction(act, action).split(' ')[0] ?? ''
        answered.set(name, (answered.get(name) ?? 0) + 1)
        expect(check(heart, match.table, side, action)).toBe(ALLOWED)
      }
      const legal = match.legal()
      match.play(seat, action ?? (legal[pick(legal.length)] as never))
    }
  }
  expect([...answered.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(60)
})

test('every sentence and every word of it has words in both languages', () => {
  for (const game of [inEnglish(heart), speak(heart, german)])
    for (const side of SIDES)
      for (const { sentence, blanks } of game.page.advice.instructions?.(side) ?? []) {
        expect([sentence, ...blanks.flatMap(({ options }) => options.map(({ label }) => label))].join()).not.toMatch(
          /instruct\./,
        )
        expect(blanks.every(({ name }) => sentence.includes(name))).toBe(true)
      }
})
