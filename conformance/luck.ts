import {
  type Action,
  apply,
  Chronicle,
  copy,
  type Dice,
  type Side,
  seenEvent,
  type TableBase,
  toDecide,
} from '@boma/kernel'
import type { Probe } from './probe.ts'

/** What came of an action that was tried on a copy of a table, as a side would know it. */
export interface Tried {
  /** What its dice showed, and of which of them the side was told. */
  readonly faces: readonly number[]
  readonly isTold: readonly boolean[]
  /** Was the side told of anything that a die decided, be it without the die? */
  readonly isDecided: boolean
  /** Was something hidden shown to somebody? */
  readonly isShown: boolean
}

/** Tries an action with dice that show these faces, as far as a die has them. `p.b` is spoilt. */
export function tryWith<T extends TableBase>(
  { game, b }: Probe<T>,
  from: T,
  action: Action,
  viewer: Side,
  face: (die: number) => number,
): Tried {
  copy(from, b)
  const { rolls, reveals } = from.core
  const heard = new Chronicle()
  const dice: Dice = { draw: (n, sides) => (face(n - rolls) - 1) % sides }
  apply(game, b, toDecide(game, b), action, dice, heard)
  const told = heard.events.filter((e) => e.dice.length > 0).map((e) => [e, seenEvent(e, viewer)] as const)
  const numbers = new Set(told.flatMap(([e, seen]) => (seen?.dice.length ? e.dice.map(({ n }) => n) : [])))
  return {
    faces: heard.dice.map(({ shows }) => shows),
    isTold: heard.dice.map(({ n }) => numbers.has(n)),
    isDecided: told.some(([, seen]) => seen !== undefined),
    isShown: b.core.reveals !== reveals,
  }
}

/** Faces that any die can be made to show: a whole number of turns for the usual ones. */
export const anyFace = (pick: (n: number) => number): number => 1 + pick(60)

/** How often it is tried to give the dice that a side is told of the faces that they have in another world. */
const TRIES = 8

/**
 * Tries an action that was tried in another world, with the same luck: the dice that the side is told of show the same, one
 * by one, whatever is rolled between them unheard. Which these are shows only when they are rolled, so it takes some tries.
 */
export function tryAlike<T extends TableBase>(p: Probe<T>, from: T, action: Action, viewer: Side, other: Tried): Tried {
  const told = other.faces.filter((_, die) => other.isTold[die])
  const unheard: number[] = [...other.faces]
  let tried = other
  for (let i = 0; i < TRIES; i++) {
    const { isTold } = tried
    const place = (die: number): number => isTold.slice(0, die).filter(Boolean).length
    tried = tryWith(p, from, action, viewer, (die) => {
      unheard[die] ??= anyFace(p.pick)
      return (isTold[die] ? told[place(die)] : undefined) ?? (unheard[die] as number)
    })
    if (tried.isTold.every((is, die) => is === (isTold[die] ?? false))) break
  }
  return tried
}
