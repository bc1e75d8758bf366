import { OPEN_X, OPEN_Y, STEP_X, STEP_Y } from '../board.ts'
import type { Table } from '../layout.ts'
import { headOf, type Type, type Unit } from '../roster.ts'
import { placeX, placeY } from '../rules/09-formation.ts'
import { ON_TABLE, tailOf } from '../rules/09-units.ts'

/** Figures that tell for all of a unit. */
const MOST_SAMPLES = 5

/**
 * A unit as it stands, or as it would stand: where a few of its figures are, evenly chosen, and the two ends of its first
 * rank. It is weighed at many places, so it is small.
 */
export interface Body {
  readonly unit: Unit
  readonly type: Type
  readonly men: number
  readonly xs: readonly number[]
  readonly ys: readonly number[]
  readonly facing: number
  readonly open: number
  /** The ends of the first rank. */
  readonly left: readonly [x: number, y: number]
  readonly right: readonly [x: number, y: number]
}

const samplesOf = (men: number): number => Math.min(men, MOST_SAMPLES)
/** The number of the i-th figure that tells. */
const sampled = (men: number, i: number): number =>
  samplesOf(men) === 1 ? 0 : Math.round((i * (men - 1)) / (samplesOf(men) - 1))

/** A unit where it stands now. */
export function bodyOf(t: Table, u: Unit): Body {
  const { x, y } = t.figures
  const men = t.units.count[u]
  const head = headOf(u)
  const xs: number[] = []
  const ys: number[] = []
  for (let i = 0; i < samplesOf(men); i++) {
    xs.push(x[(head + sampled(men, i)) as never])
    ys.push(y[(head + sampled(men, i)) as never])
  }
  const last = (head + Math.min(t.units.width[u], men) - 1) as never
  const body = { unit: u, type: t.units.type[u], men, xs, ys, facing: t.units.facing[u], open: t.units.open[u] }
  return { ...body, left: [x[head], y[head]], right: [x[last], y[last]] }
}

/** The same unit shifted. */
export function shifted(body: Body, dx: number, dy: number): Body {
  const { unit, type, men, facing, open, left, right } = body
  const xs: number[] = []
  const ys: number[] = []
  for (let i = 0; i < body.xs.length; i++) {
    xs.push(body.xs[i] + dx)
    ys.push(body.ys[i] + dy)
  }
  const ends = { left: [left[0] + dx, left[1] + dy], right: [right[0] + dx, right[1] + dy] } as const
  return { unit, type, men, xs, ys, facing, open, ...ends }
}

/** The same unit facing another way. */
export const turned = (body: Body, facing: number): Body => ({ ...body, facing })

/** The unit in a form with its anchor there (9.5). */
export function formed(body: Body, x: number, y: number, facing: number, width: number, open: number): Body {
  const { men } = body
  const at = (k: number): readonly [number, number] => [
    x + placeX(k, width, facing, open),
    y + placeY(k, width, facing, open),
  ]
  const samples = Array.from({ length: samplesOf(men) }, (_, i) => at(sampled(men, i)))
  return {
    ...body,
    xs: samples.map(([px]) => px),
    ys: samples.map(([, py]) => py),
    facing,
    open,
    left: at(0),
    right: at(width - 1),
  }
}

/** §9.7: where the arc of a facing looks. */
export const aheadX = (facing: number): number => STEP_X[facing]
export const aheadY = (facing: number): number => STEP_Y[facing]
/** §9.6: how far apart two abreast stand, squared, in that order. */
export const gapOf = (facing: number, open: number): number =>
  open === 1 ? OPEN_X[facing] ** 2 + OPEN_Y[facing] ** 2 : STEP_X[facing] ** 2 + STEP_Y[facing] ** 2

/** The middle of a unit. */
export function middleOf({ xs, ys }: Body): readonly [x: number, y: number] {
  let x = 0
  let y = 0
  for (let i = 0; i < xs.length; i++) {
    x += xs[i]
    y += ys[i]
  }
  return [Math.round(x / xs.length), Math.round(y / xs.length)]
}

/** How far two units are apart, in sixteenths, by the figures that tell. */
export function apart(a: Body, b: Body): number {
  let least = Number.MAX_SAFE_INTEGER
  for (let i = 0; i < a.xs.length; i++)
    for (let k = 0; k < b.xs.length; k++) {
      const dx = a.xs[i] - b.xs[k]
      const dy = a.ys[i] - b.ys[k]
      least = Math.min(least, dx * dx + dy * dy)
    }
  return Math.sqrt(least)
}

/** Puts a unit down on a table that is merely imagined, in a form with its anchor there. */
export function putDown(t: Table, u: Unit, x: number, y: number, facing: number, width: number): void {
  t.units.where[u] = ON_TABLE
  t.units.facing[u] = facing
  t.units.width[u] = width
  t.units.open[u] = 0
  const head = headOf(u)
  for (let f = head, end = tailOf(t, u); f !== end; f++) {
    t.figures.x[f] = Math.max(0, x + placeX(f - head, width, facing, 0))
    t.figures.y[f] = Math.max(0, y + placeY(f - head, width, facing, 0))
  }
}
