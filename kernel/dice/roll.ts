import type { TableBase } from '../table/table.ts'

/** Rolls one die of so many sides: 1 to `sides`. */
export function roll(t: TableBase, sides: number): number {
  const n = t.core.rolls
  t.core.rolls = n + 1
  const shows = t.dice.draw(n, sides, t.core.subject, n - t.core.subjectFrom) + 1
  if (t.sink !== undefined) t.sink.rolled({ n, sides, shows })
  return shows
}

/** Rolls a six-sided die. */
export const d6 = (t: TableBase): number => roll(t, 6)

/** Rolls two six-sided dice and adds them. */
export const twoD6 = (t: TableBase): number => d6(t) + d6(t)

/** One of `n` equally likely things: 0 to n - 1. A choice of one needs no die. */
export const choose = (t: TableBase, n: number): number => (n > 1 ? roll(t, n) - 1 : 0)

/**
 * Says what the next rolls are about (a battle's hex and turn, say). Search dice key on it, so that the same battle
 * reached by two plans meets the same luck; the dice of a match take no notice.
 */
export function about(t: TableBase, subject: number): void {
  t.core.subject = subject
  t.core.subjectFrom = t.core.rolls
}
