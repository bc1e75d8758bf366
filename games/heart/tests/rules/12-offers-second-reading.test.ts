import {
  type Action,
  ALLOWED,
  actionName,
  apply,
  check,
  legal,
  Moves,
  question,
  type Side,
  searchDice,
  writeAction,
} from '@boma/kernel'
import { inEnglish } from '@boma/showing'
import { expect, test } from 'vitest'
import { act } from '../../actions.ts'
import { FACINGS } from '../../data/facings.ts'
import { SCENARIOS } from '../../data/scenarios.ts'
import { heart } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { TYPE_WORDS, type Unit } from '../../roster.ts'
import { goalFrom } from '../../rules/17.4-goals.ts'
import { type Below, drawsOf } from '../forecasts/scattered.ts'
import { type Troops, unit } from '../given.ts'
import { moving } from '../moving.ts'

/** Of the many legs, forms and facings a few are offered: which, by the words of 12-samples.ts, and asked one by one. */

const STEPS = FACINGS.map(({ step: [x, y] }) => ({ x, y, length: Math.ceil(Math.hypot(x, y)) }))
const TYPES = [
  'regular',
  'askari',
  'warrior',
  'scout',
  'cavalry',
  'mg',
  'artillery',
  'armoured-car',
  'baggage',
] as const
const PLACES = [
  { scenario: 'salaita', x: 12, y: 12 },
  { scenario: 'salaita', x: 2, y: 30 },
  { scenario: 'cutting', x: 30, y: 24 },
  { scenario: 'jassin', x: 26, y: 16 },
  { scenario: 'uganda-railway', x: 36, y: 36 },
  { scenario: 'uganda-railway', x: 66, y: 3 },
  { scenario: 'convoy', x: 66, y: 22 },
  { scenario: 'lukuledi', x: 30, y: 44 },
  { scenario: 'uganda-railway', x: 2, y: 2 },
  { scenario: 'cutting', x: 68, y: 45 },
  { scenario: 'jassin', x: 57, y: 1 },
  { scenario: 'uganda-railway', x: 1, y: 45 },
] as const
type Spot = (typeof PLACES)[number]

/** One who moves, friends and enemies close about him on all sides, and an enemy far away. */
function troopsAt(below: Below, { x, y }: Spot, mover: string, own: string, foe: string) {
  const body = (dx: number, dy: number): Troops => {
    const type = TYPES[below(TYPES.length)] ?? 'regular'
    const isOne = ['artillery', 'armoured-car', 'scout'].includes(type)
    const figures = isOne ? 1 : type === 'mg' ? 3 : 1 + below(6)
    const within = (n: number, most: number) => Math.max(0, Math.min(most, n + below(32) / 16))
    const at = [within(x + dx, 72), within(y + dy, 48)] as const
    return { type, figures, width: 1 + below(figures), at, facing: below(16), open: !isOne && below(6) === 0 }
  }
  const about = [body(-9, -1), body(7, 1), body(-1, 6), body(1, -7), body(-5, 5), body(5, 5)]
  const others = about.flatMap((each, i): [string, Troops][] =>
    below(3) === 0 ? [] : [below(2) === 0 ? [`${own}${i + 10}`, each] : [`${foe}${i + 1}`, each]],
  )
  const away: Troops = { type: 'warrior', figures: 2, at: [below(72), below(48)] }
  return { [mover]: body(0, 0), ...Object.fromEntries(others), ...(below(4) > 0 ? { [`${foe}9`]: away } : {}) }
}

type Place = readonly [x: number, y: number]
const head = (t: Table, u: number) =>
  [t.figures.x[(u * 20) as never] ?? 0, t.figures.y[(u * 20) as never] ?? 0] as const

/** The way of those that look there at all that looks most there. */
function mostTowards(dx: number, dy: number): number {
  const looks = STEPS.map(({ x, y, length }) => (x * dx + y * dy) / length)
  return looks.findIndex((look) => look >= 0 && look === Math.max(...looks))
}

/** At the nearest enemy who is on the table, by the first figure of each, else straight on. */
function ahead(t: Table, u: number): number {
  const [x, y] = head(t, u)
  const foes = Array.from({ length: 24 }, (_, i) => (u < 24 ? 24 : 0) + i).filter(
    (v) => t.units.where[v as never] === 2,
  )
  if (foes.length === 0) return t.units.facing[u as never] ?? 0
  const far = (v: number) => (head(t, v)[0] - x) ** 2 + (head(t, v)[1] - y) ** 2
  const nearest = foes.reduce((best, v) => (far(v) < far(best) ? v : best))
  return mostTowards(head(t, nearest)[0] - x, head(t, nearest)[1] - y)
}

/** From that figure of the unit that is nearest to where it wants to be the way there; undefined for nowhere. */
function errand(t: Table, u: number): readonly [number, number] | undefined {
  const goal = goalFrom(t, u as Unit, ...head(t, u))
  if (goal === undefined) return undefined
  const ways = Array.from({ length: t.units.count[u as never] ?? 0 }, (_, k) => {
    const [x, y] = [t.figures.x[(u * 20 + k) as never] ?? 0, t.figures.y[(u * 20 + k) as never] ?? 0]
    return [Math.min(Math.max(x, goal.x0), goal.x1) - x, Math.min(Math.max(y, goal.y0), goal.y1) - y] as const
  })
  const square = ([dx, dy]: readonly [number, number]) => dx * dx + dy * dy
  return ways.reduce((best, way) => (square(way) < square(best) ? way : best))
}

/** All that should be offered to the unit that moves. */
function offers(t: Table, side: Side): readonly Action[] {
  const u = t.move.unit - 1
  const of = (column: keyof Table['units']): number => t.units[column][u as never] ?? 0
  const [facing, count, open] = [of('facing'), of('count'), of('open')]
  const isBoat = TYPE_WORDS[of('type')] === 'gunboat'
  const { w, h } = SCENARIOS[t.core.scenario]?.table ?? { w: 0, h: 0 }
  const [x, y] = head(t, u)
  const left = 256 * t.move.open * t.move.cover - t.move.spent
  const inOpen = Math.trunc(left / t.move.cover / 16) - 1
  const inCover = Math.trunc(left / t.move.open / 16) - 1
  const offered: Action[] = []
  const add = ([ax, ay]: Place, make: (ax: number, ay: number) => Action): boolean => {
    if (ax < 0 || ay < 0 || ax > 16 * w || ay > 16 * h) return false
    const a = make(ax, ay)
    if (!offered.includes(a)) {
      if (check(heart, t, side, a) !== ALLOWED) return false
      offered.push(a)
    }
    return true
  }
  const to = (way: number, far: number): Place => {
    const { x: dx, y: dy, length } = STEPS[way % 16] as (typeof STEPS)[number]
    return [x + Math.trunc((dx * far) / length), y + Math.trunc((dy * far) / length)]
  }
  const on = ahead(t, u)
  const want = errand(t, u)
  const march = (place: Place) => add(place, act.march)
  if (inOpen >= 2 && t.move.found === 0) {
    if (!march(to(on, inOpen))) march(to(on, inCover))
    const [dx, dy] = want ?? [0, 0]
    const length = Math.ceil(Math.sqrt(dx * dx + dy * dy))
    const part = (far: number): Place => {
      const share = Math.min(1, far / length)
      return [x + Math.trunc(dx * share), y + Math.trunc(dy * share)]
    }
    if (length > 0 && !march(part(inOpen))) march(part(inCover))
    march(to(facing, inOpen))
    if (t.move.legs === 0 || isBoat) {
      march(to(on, inOpen >> 1))
      march(to(on + (u % 2 === 0 ? 3 : 13), inOpen))
      march(to(on + 8, inOpen >> 1))
    }
  }
  const form = (way: number, far: number, wide: number, order: number) =>
    add(to(way, far), (ax, ay) => act.form(ax, ay, way, Math.min(wide, count), order))
  if (count >= 2 && t.move.legs === 0 && t.move.found === 0 && !isBoat) {
    form(on, inOpen >> 1, Math.ceil(count / 2), open)
    form(on, inOpen >> 1, 2, open)
    form(facing, 0, of('width'), 1 - open)
  }
  const ways = isBoat ? [facing] : [facing, on, want === undefined ? on : mostTowards(...want), on + 4, on + 8]
  for (const way of ways) add([0, 0], () => act.halt(way % 16))
  return offered
}

const moves = new Moves()
const words = (all: readonly Action[]) => all.map((a) => writeAction(inEnglish(heart).actions, a))
const nameOf = (a: Action) => actionName(heart.actions, a)
/** What may be done. */
function listed(t: Table): readonly Action[] {
  legal(heart, t, moves)
  return moves.toArray()
}
/** What is drawn from by those who want no list, as far as it is allowed. */
const glanced = (t: Table, side: Side): readonly Action[] =>
  (question(heart, t)?.choices ?? []).flatMap((choice) => {
    moves.clear()
    choice.glance(t, moves)
    return moves.toArray().filter((a) => check(heart, t, side, a) === ALLOWED)
  })
const sorted = (all: readonly Action[]) => all.toSorted((a, b) => a - b)

test('12.4, 12.5, 12.14, 9.4, 9.12, 9.13, 17.4 a second reading of the few legs that are offered, on crowded ground', () => {
  const met = { marches: 0, later: 0 }
  for (let seed = 0; seed < 360; seed++) {
    const below = drawsOf(seed)
    const spot = PLACES[seed % PLACES.length] ?? PLACES[0]
    const side = below(2) as Side
    const [own, foe] = side === 0 ? (['g', 'b'] as const) : (['b', 'g'] as const)
    const mover = `${own}${1 + below(8)}`
    const { table: t } = moving(troopsAt(below, spot, mover, own, foe), {
      scenario: spot.scenario,
      phasing: side,
      beginner: side,
    })
    expect(sorted(glanced(t, side)), `${seed}`).toEqual(sorted(listed(t)))
    const action = act.move(unit(mover))
    if (check(heart, t, side, action) !== ALLOWED) continue
    apply(heart, t, side, action, searchDice(seed))
    for (let leg = 0; leg < 2 && question(heart, t)?.name === 'legs'; leg++) {
      const plain = offers(t, side)
      const all = listed(t)
      expect(words(all.filter((a) => ['march', 'form', 'halt'].includes(nameOf(a)))), `${seed}, leg ${leg}`).toEqual(
        words(plain),
      )
      expect(sorted(glanced(t, side)), `${seed}`).toEqual(sorted(all))
      met.marches += plain.filter((a) => nameOf(a) === 'march').length
      if (leg > 0) met.later++
      const next = plain[below(plain.length)]
      if (next === undefined || nameOf(next) === 'halt') break
      apply(heart, t, side, next, searchDice(seed))
    }
  }
  expect([met.marches > 500, met.later > 60]).toEqual([true, true])
})
