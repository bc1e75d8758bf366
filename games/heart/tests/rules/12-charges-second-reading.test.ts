import { ALLOWED, apply, Chronicle, check, copyOf, searchDice } from '@boma/kernel'
import { expect, test } from 'vitest'
import { act } from '../../actions.ts'
import { heart } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { noteAllLoose } from '../../rules/09-coherency.ts'
import { isIn, LOOSE } from '../../rules/09-units.ts'
import { type Below, drawsOf } from '../forecasts/scattered.ts'
import { type Troops, unit } from '../given.ts'
import { moving } from '../moving.ts'
import { isChain } from '../oracle.ts'
import { charge, march, rejoin } from '../second-reading/legs.ts'

/** Charges and marches on crowded ground: bush, trench, ditch and town, with friends and other enemies in the way. */

const CHARGERS = ['warrior', 'ruga-ruga', 'regular', 'soldier', 'askari', 'cavalry', 'scout'] as const
const GROUND = [
  { scenario: 'salaita', x: 10, y: 10 },
  { scenario: 'salaita', x: 34, y: 18 },
  { scenario: 'cutting', x: 30, y: 24 },
  { scenario: 'jassin', x: 26, y: 16 },
  { scenario: 'lukuledi', x: 30, y: 20 },
] as const

/** Two units of each side within some inches; a leader goes with the first now and then. */
function crowd(below: Below, x: number, y: number): Readonly<Record<string, Troops>> {
  const man = (): string => CHARGERS[below(CHARGERS.length)] ?? 'warrior'
  const place = (dx: number, dy: number): readonly [number, number] => [
    x + dx + below(64) / 16,
    y + dy + below(64) / 16,
  ]
  const body = (at: readonly [number, number]): Troops => {
    const figures = 1 + below(7)
    return { type: man(), figures, width: 1 + below(figures), at, facing: below(16), open: below(5) === 0 }
  }
  const first = body(place(0, 0))
  const lead = below(2) === 0 ? { g4: { type: 'leader', at: [first.at[0] + 1.5, first.at[1]], attachedTo: 'g1' } } : {}
  return {
    g1: first,
    b1: body(place(-2 + below(5), 4)),
    b2: body(place(-6 + below(13), 7)),
    g2: body(place(-7 + below(15), 2)),
    ...(lead as Readonly<Record<string, Troops>>),
  }
}
/** Do no two figures stand in one another, and no two enemies touch? */
function isRoomy(t: Table): boolean {
  const all = Array.from({ length: t.figures.x.length }, (_, f) => f)
    .map((f) => [t.figures.x[f as never] ?? 0, t.figures.y[f as never] ?? 0, f < 24 * 20] as const)
    .filter(([x, y]) => x > 0 && y > 0)
  return all.every(([ax, ay, a], i) =>
    all.every(([bx, by, b], k) => i >= k || (ax - bx) ** 2 + (ay - by) ** 2 >= (a === b ? 16 ** 2 : 18 ** 2 + 1)),
  )
}
function scenes(
  from: number,
  n: number,
): readonly { readonly seed: number; readonly t: Table; readonly below: Below }[] {
  const found = []
  for (let seed = from; seed < from + n; seed++) {
    const below = drawsOf(seed)
    const { scenario, x, y } = GROUND[seed % GROUND.length] ?? GROUND[0]
    const { table: t } = moving(crowd(below, x, y), { scenario })
    if (isRoomy(t)) found.push({ seed, t, below })
  }
  return found
}

test('12.8, 9.12, 9.13, 2.1-2.6 whom a charge reaches, and where everybody comes to stand, on crowded ground', () => {
  const met = { home: 0, short: 0 }
  for (const { seed, t } of scenes(0, 400))
    for (const target of ['b1', 'b2']) {
      const [after, heard] = [copyOf(heart, t), new Chronicle(heart.flow)]
      const action = act.charge(unit('g1'), unit(target))
      if (check(heart, t, 0 as never, action) !== ALLOWED) continue
      apply(heart, after, 0 as never, action, searchDice(seed), heard)
      const rolled = heard.events.find(({ kind }) => kind === 'rolled')?.facts
      const plain = charge(t, unit('g1'), unit(target), rolled?.['open'] ?? 0, rolled?.['cover'] ?? 0)
      if (plain === undefined || heard.events.some(({ kind }) => kind === 'found' || kind === 'freeRoll')) continue
      met[plain.reached ? 'home' : 'short']++
      const came = plain.who.map((f) => [after.figures.x[f as never], after.figures.y[f as never]])
      expect(
        heard.events.some(({ kind }) => kind === 'contacted'),
        `${seed} ${target}`,
      ).toBe(plain.reached)
      // 9.4: who has lost his unit comes back to it, which is not read again here
      const link = (t.units.open[unit('g1')] === 1 ? 48 : 32) ** 2
      if (
        isChain(
          plain.to.map((p) => p ?? [0, 0]),
          link,
        )
      )
        expect(came, `${seed} ${target}`).toEqual(plain.to)
    }
  expect(Math.min(met.home, met.short)).toBeGreaterThan(20)
})

test('12.2, 12.4, 12.6, 9.4, 9.12, 9.13 where a unit may march, and where its men come to stand, on crowded ground', () => {
  const met = { allowed: 0, refused: 0 }
  for (const { seed, t, below } of scenes(1_000, 120)) {
    apply(heart, t, 0 as never, act.move(unit('g1')), searchDice(seed))
    if (t.move.unit !== unit('g1') + 1) continue
    for (let i = 0; i < 12; i++) {
      const by = [below(97) - 48, below(97) - 48] as const
      const [x, y] = [(t.figures.x[0 as never] ?? 0) + by[0], (t.figures.y[0 as never] ?? 0) + by[1]]
      const plain = march(t, by)
      if (plain === undefined) continue
      const action = act.march(x, y)
      const isAllowed = check(heart, t, 0 as never, action) === ALLOWED
      expect(isAllowed, `${seed} by ${by}`).toBe(plain !== 'refused')
      met[isAllowed ? 'allowed' : 'refused']++
      if (plain === 'refused') continue
      const after = copyOf(heart, t)
      apply(heart, after, 0 as never, action, searchDice(seed))
      if (after.move.found !== 0) continue
      const came = plain.map((_, k) => (k < (t.units.count[0 as never] ?? 0) ? k : 3 * 20))
      expect(
        came.map((f) => [after.figures.x[f as never], after.figures.y[f as never]]),
        `${seed} by ${by}`,
      ).toEqual(plain)
    }
  }
  expect(Math.min(met.allowed, met.refused)).toBeGreaterThan(50)
})

test('9.4, 12.4, 12.6 where those come to stand who close up with the largest group, on crowded ground', () => {
  const met = { whole: 0, torn: 0 }
  for (const { seed, t, below } of scenes(3_000, 300)) {
    // Losses have torn gaps into the first unit
    for (let f = 0; f < (t.units.count[0 as never] ?? 0); f++) {
      t.figures.x[f as never] = (t.figures.x[f as never] ?? 0) + 16 * (below(9) - (below(4) === 0 ? 13 : 4))
      t.figures.y[f as never] = (t.figures.y[f as never] ?? 0) - 16 * below(3)
    }
    noteAllLoose(t)
    if (!isRoomy(t) || !isIn(t, unit('g1'), LOOSE)) continue
    apply(heart, t, 0 as never, act.move(unit('g1')), searchDice(seed))
    if (t.move.unit !== unit('g1') + 1 || check(heart, t, 0 as never, act.rejoin()) !== ALLOWED) continue
    const plain = rejoin(t)
    apply(heart, t, 0 as never, act.rejoin(), searchDice(seed))
    const came = plain.map((_, k) => (k < (t.units.count[0 as never] ?? 0) ? k : 3 * 20))
    expect(
      came.map((f) => [t.figures.x[f as never], t.figures.y[f as never]]),
      `${seed}`,
    ).toEqual(plain)
    met[isIn(t, unit('g1'), LOOSE) ? 'torn' : 'whole']++
  }
  expect(Math.min(met.whole, met.torn)).toBeGreaterThan(10)
})
