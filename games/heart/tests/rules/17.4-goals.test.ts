import { blank } from '@boma/kernel'
import { given } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import { sixteenths } from '../../board.ts'
import { FREE_OBJECTIVES } from '../../data/random-table.ts'
import { heart } from '../../index.ts'
import type { Table } from '../../layout.ts'
import type { Unit } from '../../roster.ts'
import { goalFrom, squareToGoal } from '../../rules/17.4-goals.ts'
import { happens } from '../../rules/17-events.ts'
import { slotOf } from '../../rules/17-forces.ts'

const inScenario = (scenario: string): Table => given(heart, { scenario }).table
const named = (t: Table, id: string): Unit =>
  Array.from({ length: 48 }, (_, u) => u as Unit).find((u) => slotOf(t, u)?.id === id) ?? (-1 as Unit)
/** Where a unit at a place wants to be, in inches, and how much. */
function wanted(t: Table, u: Unit, x: number, y: number): string {
  const goal = goalFrom(t, u, sixteenths(x), sixteenths(y))
  if (goal === undefined) return 'nowhere'
  return `${[goal.x0, goal.y0, goal.x1, goal.y1].map((n) => n / 16).join(' ')}: ${goal.weight}`
}

describe('where the objectives of a scenario draw its units', () => {
  test('17.4 to the nearest place that decides; the side whose objective it is not wants it less', () => {
    const t = inScenario('cutting')
    const towns = ['6 12 12 16', '10 24 15 29', '8 34 14 38']
    const from = [
      [8, 8],
      [36, 24],
      [8, 40],
    ] as const
    for (const [i, [x, y]] of from.entries()) {
      expect(wanted(t, named(t, 'b-lnl'), x, y)).toBe(`${towns[i]}: 1`)
      expect(wanted(t, named(t, 'g-6fk'), x, y)).toBe(`${towns[i]}: 0.6`)
    }
    const fort = inScenario('jassin')
    expect(['g-1', 'b-2k'].map((id) => wanted(fort, named(fort, id), 8, 8))).toEqual([
      '26 20 34 28: 1',
      '26 20 34 28: 1',
    ])
  })

  test('17.4, 17.8 to the place of a task: most of all those who can do it, the enemy least', () => {
    const t = inScenario('uganda-railway')
    const who = ['g-port', 'g-pat1', 'b-guard'].map((id) => named(t, id))
    expect(who.map((u) => wanted(t, u, 36, 10))).toEqual(['34 37 38 41: 2', '34 37 38 41: 1', '34 37 38 41: 0.5'])
    // When it is done the Germans go home, and nothing draws the British there
    happens(t, 'culvert-blown')
    expect(who.map((u) => wanted(t, u, 36, 10))).toEqual(['0 0 72 0: 1.5', '0 0 72 0: 1.5', 'nowhere'])
    const lake = inScenario('sphinxhaven')
    expect(['b-vol', 'b-gun', 'g-rr'].map((id) => wanted(lake, named(lake, id), 8, 40))).toEqual([
      '36 20 42 24: 1',
      '36 20 42 24: 1',
      '36 20 42 24: 0.5',
    ])
  })

  test('17.4, 12.14 those whose leaving counts want to the edge by which they may leave, and no others', () => {
    const t = inScenario('convoy')
    expect(['b-por1', 'b-por2', 'b-kar1', 'g-fk1'].map((id) => wanted(t, named(t, id), 8, 8))).toEqual([
      '72 16 72 28: 1.5',
      '72 16 72 28: 1.5',
      'nowhere',
      'nowhere',
    ])
  })

  test('17.6 in a free game to the place that its die has given', () => {
    for (const [i, { hold = [] }] of FREE_OBJECTIVES.entries()) {
      const t = blank(heart)
      t.core.scenario = heart.scenarios.length - 1
      t.tracks.objective = i + 1
      for (const { x, y, w, h } of hold)
        for (const u of [0 as Unit, 24 as Unit]) expect(wanted(t, u, x, y)).toBe(`${x} ${y} ${x + w} ${y + h}: 1`)
      if (hold.length === 0 && i !== 3) expect(wanted(t, 0 as Unit, 36, 24)).toBe('nowhere')
    }
  })

  test('9.3, 17.4 how far it is to a goal: to its nearest edge, and nothing within it', () => {
    const goal = { x0: 100, y0: 200, x1: 300, y1: 400, weight: 1 }
    const far = (x: number, y: number) => Math.sqrt(squareToGoal(goal, x, y))
    expect([far(97, 196), far(303, 404), far(200, 196), far(97, 300), far(303, 300), far(200, 404)]).toEqual([
      5, 5, 4, 3, 3, 4,
    ])
    expect([far(100, 200), far(300, 400), far(200, 300)]).toEqual([0, 0, 0])
  })
})
