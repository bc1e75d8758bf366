import { bearing, count, inches, named, operand, type Side } from '@boma/kernel'
import { WAYS } from '../board.ts'
import { CHARACTERISTICS, DEEPEST, MOST_FIGURES, PARTS, WIDEST } from '../data/values.ts'
import { FIGURE_WORDS, type Figure, TYPE_WORDS, type Type, UNIT_WORDS, type Unit } from '../roster.ts'

/** A unit, an independent figure or a baggage group, by its slot. */
export const unit = named<Unit>()('unit', UNIT_WORDS).in('space')
/** Another, which something is done to. */
export const target = unit.as('target').in('to')
/** One figure: g3.0. */
export const figure = named<Figure>()('figure', FIGURE_WORDS).in('piece')
/** A side. */
export const side = named<Side>()('side', ['German', 'British']).in('side')
/** §9.1: a place, in inches to a sixteenth from the west and the south edge. */
export const x = inches('x', 'x', WIDEST, PARTS)
export const y = inches('y', 'y', DEEPEST, PARTS)
/** §9.7: one of sixteen ways to face, in degrees from the north. */
export const facing = bearing('facing', WAYS)
/** §9.5: figures abreast. */
export const width = count('width', MOST_FIGURES)
/** §9.6: close or dispersed order. */
export const order = named<number>()('order', ['close', 'dispersed'])
/** A type of troops. */
export const type = named<Type>()('type', TYPE_WORDS)
/** §5: what a leader is. */
export const characteristic = named<number>()('characteristic', CHARACTERISTICS)
/** Turns, inches, figures, points, dice. */
export const turn = count('turn', 20)
export const open = count('open', 24)
export const cover = count('cover', 24)
export const figures = count('figures', 40)
/** §17.4: objective points: an army may have lost more than it won. */
export const LOWEST_POINTS = -30
export const points = operand(
  'points',
  130,
  (value: number) => String(value + LOWEST_POINTS),
  (word) => (/^-?\d{1,2}$/.test(word) ? Math.max(0, Number(word) - LOWEST_POINTS) : undefined),
)
/** §4: how far somebody shoots. */
export const range = count('range', 100)
export const die = count('die', 12)
export const least = count('least', 12)
/** §6: a score in close combat: may be a little below 0. */
export const LOWEST_SCORE = -5
export const score = operand(
  'score',
  32,
  (value: number) => String(value + LOWEST_SCORE),
  (word) => (/^-?\d{1,2}$/.test(word) ? Math.max(0, Math.min(31, Number(word) - LOWEST_SCORE)) : undefined),
)
