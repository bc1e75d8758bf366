import { apply, begin, blank, type Dice, isOver, legal, Moves, searchDice, toDecide } from '@boma/kernel'
import { windhoek } from '../index.ts'
import type { Table } from '../layout.ts'
import { options } from '../options.ts'

/** Plays random matches, and shows every position of them; with other mixes of options each, those given always on. */
export function everyPosition(
  run: { readonly seeds: number; readonly options?: number },
  look: (t: Table, n: number) => void,
): void {
  const t = blank(windhoek)
  const moves = new Moves()
  for (let seed = 1; seed <= run.seeds; seed++) {
    const source = searchDice(seed)
    const dice: Dice = { draw: (n, sides) => source.draw(n, sides, 0, n) }
    const mix = Math.imul(seed, 0x9e3779b9) >>> (32 - options.length)
    begin(windhoek, t, { scenario: 0, options: mix | (run.options ?? 0) }, dice)
    for (let n = 0; !isOver(t); n++) {
      look(t, n)
      apply(windhoek, t, toDecide(windhoek, t), moves.at(source.draw(n, legal(windhoek, t, moves), 1, n)), dice)
    }
    look(t, 0)
  }
}
