import {
  type Action,
  ALLOWED,
  apply,
  blank,
  check,
  copy,
  Match,
  SIDES,
  type Side,
  searchDice,
  view,
  writeAction,
} from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { act } from '../../actions.ts'
import { asked } from '../../counsel/asked.ts'
import { SCENARIOS } from '../../data/scenarios.ts'
import { PARTS } from '../../data/values.ts'
import { fog } from '../../fog.ts'
import { heart } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { ARMY_LEADER, BRITISH, endOf, firstOf, GERMAN, headOf, type Unit } from '../../roster.ts'
import { isOnTable } from '../../rules/09-units.ts'
import { unitNamed } from '../../rules/17-forces.ts'
import { shooting } from '../../tests/fighting.ts'
import { unit } from '../../tests/given.ts'
import { moving } from '../../tests/moving.ts'
import { judge } from '../blunders.ts'
import { doctrine } from '../index.ts'
import { workIn } from '../work.ts'

/** What the doctrine orders on a table, as players write it. */
function orders(t: Table, side: Side, most = 1): readonly string[] {
  const [first] = doctrine.propose(t, side, doctrine.survey(t, side), most)
  return (first?.order ?? []).map((action) => writeAction(heart.actions, action))
}

/** How many inches a unit's first figure is from the slip of Sphinxhaven, from x 36 to 42 and y 20 to 24. */
function farFromSlip(t: Table, u: Unit): number {
  const x = (t.figures.x[headOf(u)] ?? 0) / PARTS
  const y = (t.figures.y[headOf(u)] ?? 0) / PARTS
  return Math.max(36 - x, x - 42, 20 - y, y - 24, 0)
}

/** A match in which each order is what the doctrine says, or one drawn, one time in so many. */
function played(
  scenario: string,
  seed: number,
  drawnIn: number,
  look: (match: Match<Table>, side: Side) => void = () => undefined,
): Match<Table> {
  const secret = new Uint8Array(16)
  new DataView(secret.buffer).setUint32(0, seed)
  const match = new Match(heart, { scenario, dice: { kind: 'cipher', secret } })
  const surveys = SIDES.map((side) => doctrine.survey(match.table, side))
  const dice = searchDice(seed)
  let n = 0
  for (let d = match.decision; d !== undefined; d = match.decision) {
    look(match, d.side)
    const survey = surveys[d.side]
    if (survey === undefined) break
    const [first] = doctrine.propose(match.view(d.side), d.side, survey, 1)
    const isDrawn = drawnIn > 0 && dice.draw(n, drawnIn, 0, n++) === 0
    const listed = isDrawn ? match.legal() : []
    const order = isDrawn ? [listed[dice.draw(n, listed.length, 0, n++)] as Action] : (first?.order ?? [])
    expect(match.order(d.seat, order).kind).toBe('played')
  }
  return match
}

describe('every question', () => {
  for (const scenario of [...SCENARIOS.map(({ id }) => id), 'free-300', 'free-500'])
    test(`is answered with what is allowed, to the end of the match: ${scenario}`, () => {
      expect(played(scenario, 1, 0).decision).toBeUndefined()
    })

  test('is answered however odd the position', () => {
    for (const [scenario, seed] of [
      ['sphinxhaven', 3],
      ['uganda-railway', 5],
    ] as const)
      expect(played(scenario, seed, 2).decision).toBeUndefined()
  })

  test('is answered on an imagined table as well as on a view, and by a whole order that is allowed', () => {
    const t = blank(heart)
    played('convoy', 6, 3, (match, side) => {
      copy(match.table, t)
      fog.imagine(t, side, searchDice(match.length))
      const [first] = doctrine.propose(t, side, doctrine.survey(t, side), 3)
      const order = first?.order ?? []
      expect(order.length).toBeGreaterThan(0)
      order.forEach((action, i) => {
        const isLast = i === order.length - 1
        const allowed = isLast ? check(heart, t, side, action) : apply(heart, t, side, action, searchDice(1))
        expect(allowed).toBe(ALLOWED)
      })
    })
  })

  test('gets the same answer whatever is hidden from the side (13.2)', () => {
    const other = blank(heart)
    let compared = 0
    played('convoy', 7, 4, (match, side) => {
      if (match.length % 3 !== 0) return
      copy(match.table, other)
      fog.disguise?.(other, side, searchDice(match.length))
      expect(orders(view(heart, other, side), side)).toEqual(orders(match.view(side), side))
      compared++
    })
    expect(compared).toBeGreaterThan(20)
  })
})

describe('a good player of Heart of East Africa', () => {
  test('leaves a machine gun where it has somebody before it (7.5)', () => {
    const g = moving({
      g1: { type: 'mg', figures: 3, width: 3, at: [40, 2], facing: 0 },
      b1: { type: 'soldier', figures: 10, width: 5, at: [40, 13], facing: 8 },
    })
    expect(orders(g.table, GERMAN).join()).toMatch(/^(stand|turn) g1/)
  })

  test('sends Warriors in against Askaris who are near, and Askaris against nobody (6.3, 6.6)', () => {
    const near = {
      g1: { type: 'askari', figures: 8, width: 8, at: [40, 10], facing: 8 },
      b1: { type: 'warrior', figures: 12, width: 6, at: [40, 7], facing: 0 },
    } as const
    expect(orders(moving(near, { phasing: BRITISH, beginner: BRITISH }).table, BRITISH)).toEqual(['charge g1 with b1'])
    expect(orders(moving(near).table, GERMAN).join()).not.toMatch(/charge/)
  })

  test('shoots at whoever is shaken before whoever is fresh (8.7)', () => {
    const g = shooting({
      g1: { type: 'askari', figures: 10, width: 10, at: [38, 24], facing: 0 },
      b1: { type: 'soldier', figures: 8, width: 8, at: [33, 30], facing: 8 },
      b2: { type: 'soldier', figures: 8, width: 8, at: [43, 30], facing: 8, state: 1 },
    })
    expect(orders(g.table, GERMAN)).toEqual(['shoot b2 with g1'])
  })

  test('shoots at those behind whom the army leader falls before others (8.3, 14.4)', () => {
    const targets = (host: string) =>
      shooting({
        g1: { type: 'askari', figures: 10, width: 10, at: [38, 24], facing: 0 },
        b1: { type: 'soldier', figures: 4, width: 4, at: [35, 30], facing: 8 },
        b2: { type: 'soldier', figures: 4, width: 4, at: [41, 30], facing: 8 },
        b3: { type: 'leader', figures: 1, at: [38, 32], facing: 8, attachedTo: host, traits: ARMY_LEADER },
      })
    expect(orders(targets('b1').table, GERMAN)).toEqual(['shoot b1 with g1'])
    expect(orders(targets('b2').table, GERMAN)).toEqual(['shoot b2 with g1'])
  })

  test('keeps the army leader with those who are farthest from the enemy (8.3)', () => {
    let host = 0
    played('salaita', 9, 0, ({ table: t }) => {
      if (t.tracks.turn !== 1 || host > 0) return
      host = t.units.attached[unitNamed(t, 'g-kraut')] ?? 0
      expect(host - 1).toBe(unitNamed(t, 'g-14'))
    })
    expect(host).toBeGreaterThan(0)
  })

  test('sets somebody up in works that decide, where he may (17.4, 17.7)', () => {
    let holders = -1
    played('ngomano', 9, 0, ({ table: t }) => {
      if (t.tracks.turn !== 1 || holders >= 0) return
      holders = 0
      for (let u = firstOf(BRITISH), end = endOf(BRITISH); u !== end; u++) {
        const [x, y] = [(t.figures.x[headOf(u)] ?? 0) / PARTS, (t.figures.y[headOf(u)] ?? 0) / PARTS]
        if (isOnTable(t, u) && (t.units.count[u] ?? 0) >= 4 && x >= 34 && x <= 46 && y >= 14 && y <= 20) holders++
      }
    })
    expect(holders).toBeGreaterThan(0)
  })

  test('has somebody near the place where the enemy has a task to do, from the first turn on (17.8)', () => {
    let least = Number.POSITIVE_INFINITY
    played('sphinxhaven', 9, 0, ({ table: t }) => {
      if (t.tracks.turn !== 1 || least < Number.POSITIVE_INFINITY) return
      for (let u = firstOf(GERMAN), end = endOf(GERMAN); u !== end; u++)
        if (isOnTable(t, u)) least = Math.min(least, farFromSlip(t, u))
    })
    expect(least).toBeLessThanOrEqual(5)
  })

  test('counts whoever could do his task next turn for more (17.8)', () => {
    const worth = (y: number) => {
      const g = moving(
        { b1: { type: 'askari-modern', figures: 10, width: 10, at: [36, y], facing: 0 } },
        { scenario: 'sphinxhaven' },
      )
      return workIn(g.table, unit('b1'))
    }
    expect([worth(25), worth(40)]).toEqual([expect.any(Number), 0])
    expect(worth(25)).toBeGreaterThan(50)
  })

  test('lets the enemy begin, and sees what he does (11.1)', () => {
    let first = ''
    played('cutting', 8, 0, (match, side) => {
      if (first !== '' || asked(match.table) !== 'first') return
      const [order] = orders(match.view(side), side)
      first = `${side === 0 ? 'British' : 'German'} ${order}`
    })
    expect(['British first British', 'German first German']).toContain(first)
  })
})

test('blunders are counted by whoever has the occasion', () => {
  const g = moving({
    g1: { type: 'mg', figures: 3, width: 3, at: [40, 2], facing: 0 },
    b1: { type: 'soldier', figures: 10, width: 5, at: [40, 13], facing: 8 },
  })
  expect(judge(g.table, GERMAN, [act.move(unit('g1'))])).toContainEqual({ name: 'gunMoves', isMade: true })
  expect(judge(g.table, GERMAN, [act.stand(unit('g1'))])).toContainEqual({ name: 'gunMoves', isMade: false })
  const fire = shooting({
    g1: { type: 'askari', figures: 10, width: 10, at: [38, 24], facing: 0 },
    b1: { type: 'soldier', figures: 8, width: 8, at: [38, 30], facing: 8 },
  })
  expect(judge(fire.table, GERMAN, [act.cease()])).toContainEqual({ name: 'firesNot', isMade: true })
})
