import { ALLOWED, apply, Chronicle, check, copyOf, searchDice } from '@boma/kernel'
import { expect, test } from 'vitest'
import { act } from '../../actions.ts'
import { heart } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { type Below, drawsOf } from '../forecasts/scattered.ts'
import { type Troops, unit } from '../given.ts'
import { moving } from '../moving.ts'
import { isChain } from '../oracle.ts'
import { areOver, areTouching, baseOf, charge, march } from '../second-reading/legs.ts'
import { of, SLOTS, sideOf, slotOf, typeOf } from '../second-reading/men.ts'

/** Charges and marches where guns, cars and boats are about, on shores, in streets, and where huts have been burned down. */

const MEN = ['warrior', 'regular', 'askari', 'cavalry'] as const
const GUNS = ['artillery', 'pom-pom', 'qf', 'mg'] as const
/** Sphinxhaven: the lake is south of y 20, its village (the sixth piece) x 28-38, y 30-37. */
const BURNED = 1 << 5
const GROUND = [
  { scenario: 'sphinxhaven', x: 32, y: 33, burned: BURNED },
  { scenario: 'sphinxhaven', x: 27, y: 31, burned: 0 },
  { scenario: 'sphinxhaven', x: 21, y: 21, burned: 0 },
  { scenario: 'salaita', x: 10, y: 9, burned: 0 },
  { scenario: 'cutting', x: 27, y: 22, burned: 0 },
] as const

const among = <T>(below: Below, all: readonly T[]): T => all[below(all.length)] as T
/** A body of men, a gun or a car at about a place. */
function body(below: Below, types: readonly string[], x: number, y: number): Troops {
  const type = among(below, types)
  const figures = type === 'mg' ? 3 : MEN.some((each) => each === type) ? 1 + below(5) : 1
  const at = [x + below(48) / 16, y + below(48) / 16] as const
  return { type, figures, width: 1 + below(figures), at, facing: below(16) }
}
const boat = (below: Below, x: number): Troops => ({
  type: 'gunboat',
  at: [x - 4 + below(128) / 16, 15 + below(64) / 16],
  facing: among(below, [3, 4, 5, 11, 12, 13]),
})

/** May everybody stand where he does? */
function isRoomy(t: Table): boolean {
  const all = SLOTS.flatMap((s) => Array.from({ length: of(t, 'count', s) }, (_, k) => s * 20 + k))
  return all.every((a, i) =>
    all.slice(i + 1).every((b) => {
      const [one, other] = [baseOf(t, a), baseOf(t, b)]
      return !areOver(one, other) && (sideOf(slotOf(a)) === sideOf(slotOf(b)) || !areTouching(one, other))
    }),
  )
}

/** The same seed gives the same scene: the one who moves, a leader with him now and then, a friend, two enemies. */
function sceneOf(seed: number, movers: readonly string[], targets: readonly string[]): Table {
  const below = drawsOf(seed)
  const { scenario, x, y, burned } = GROUND[seed % GROUND.length] ?? GROUND[0]
  const [sx, sy] = [among(below, [-1, 1]), among(below, [-1, 1])]
  const isAfloat = y === 21
  const first = body(below, movers, x, y)
  const lead: Readonly<Record<string, Troops>> =
    below(2) === 0 ? { g4: { type: 'leader', at: [first.at[0] + 1.75, first.at[1]], attachedTo: 'g1' } } : {}
  const troops: Readonly<Record<string, Troops>> = {
    g1: isAfloat && movers.includes('gunboat') ? boat(below, x) : first,
    g2: body(below, [...MEN, ...GUNS], x - 3 * sx, y + 1),
    b1: body(below, targets, x + sx * (1 + below(4)), y + (isAfloat ? 1 : sy) * (3 + below(7))),
    b2: isAfloat ? boat(below, x + 9) : body(below, [...MEN, ...GUNS, 'armoured-car'], x - 5 + below(10), y + 5 * sy),
    ...(isAfloat && movers.includes('gunboat') ? {} : lead),
  }
  return moving(troops, {
    scenario,
    arrange(t) {
      t.tracks.burned = burned
    },
  }).table
}

/** Where somebody stands. */
const placeIn = (t: Table, f: number): readonly number[] => [t.figures.x[f as never] ?? 0, t.figures.y[f as never] ?? 0]

test('12.8, 9.12, 12.6, 10.10 whom a charge at a gun reaches, past cars and boats, over burned huts', () => {
  const met = { home: 0, short: 0 }
  for (let seed = 0; seed < 260; seed++) {
    const t = sceneOf(seed, MEN, GUNS)
    const action = act.charge(unit('g1'), unit('b1'))
    if (!isRoomy(t) || check(heart, t, 0 as never, action) !== ALLOWED) continue
    const [after, heard] = [copyOf(heart, t), new Chronicle(heart.flow)]
    apply(heart, after, 0 as never, action, searchDice(seed), heard)
    const rolled = heard.events.find(({ kind }) => kind === 'rolled')?.facts
    const plain = charge(t, unit('g1'), unit('b1'), rolled?.['open'] ?? 0, rolled?.['cover'] ?? 0)
    met[plain.reached ? 'home' : 'short']++
    const isHome = heard.events.some(({ kind }) => kind === 'contacted')
    expect(isHome, `${seed}`).toBe(plain.reached)
    // 9.4: who has lost his unit comes back to it, which is not read again here
    const to = plain.to.map((p): readonly [number, number] => p ?? [0, 0])
    if (isChain(to, 32 ** 2))
      expect(
        plain.who.map((f) => placeIn(after, f)),
        `${seed}`,
      ).toEqual(to)
  }
  expect(Math.min(met.home, met.short)).toBeGreaterThan(20)
})

test('12.4, 12.6, 12.12, 12.13, 9.12, 9.13, 10.9, 10.10 where guns, cars and boats may go, and men among them', () => {
  const met = new Map<string, number>()
  for (let seed = 0; seed < 130; seed++) {
    const t = sceneOf(
      5_000 + seed,
      [...GUNS, 'armoured-car', 'armoured-car', 'gunboat', ...MEN],
      [...GUNS, 'armoured-car'],
    )
    const below = drawsOf(9_000 + seed)
    const action = act.move(unit('g1'))
    if (!isRoomy(t) || check(heart, t, 0 as never, action) !== ALLOWED) continue
    apply(heart, t, 0 as never, action, searchDice(seed))
    if (t.move.unit !== unit('g1') + 1) continue
    for (let i = 0; i < 14; i++) {
      const by = [below(129) - 64, below(129) - 64] as const
      const [x = 0, y = 0] = placeIn(t, 0)
      const plain = march(t, by)
      if (plain === undefined) continue
      const to = act.march(x + by[0], y + by[1])
      const isAllowed = check(heart, t, 0 as never, to) === ALLOWED
      expect(isAllowed, `${seed} by ${by}`).toBe(plain !== 'refused')
      const kind = `${typeOf(t, 0).id} ${isAllowed ? 'goes' : 'may not'}`
      met.set(kind, (met.get(kind) ?? 0) + 1)
      if (plain === 'refused') continue
      const after = copyOf(heart, t)
      apply(heart, after, 0 as never, to, searchDice(seed))
      const came = plain.map((_, k) => placeIn(after, k < of(t, 'count', 0) ? k : 3 * 20))
      expect(came, `${seed} by ${by}`).toEqual(plain)
    }
  }
  for (const type of [...GUNS, 'armoured-car', 'gunboat'])
    expect(met.get(`${type} goes`) ?? 0, type).toBeGreaterThan(20)
  expect([...met].filter(([kind]) => kind.endsWith('not')).reduce((sum, [, n]) => sum + n, 0)).toBeGreaterThan(200)
})
