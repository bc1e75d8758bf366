import { apply, begin, blank, isOver, legal, Moves, searchDice, toDecide } from '@boma/kernel'
import { lettow } from './index.ts'

const t = blank(lettow)
const moves = new Moves()
let word = 1
let games = 0

function pick(n: number): number {
  word = (Math.imul(word ^ (word >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0
  return (word >>> 1) % n
}

const dice = searchDice(1916)

/** One random action: the legal ones listed, one drawn, checked again and carried out. */
function randomAction(): void {
  if (isOver(t) || t.core.depth === 0)
    begin(lettow, t, { scenario: 0, options: games++ & 7 }, searchDice([1916, games]))
  apply(lettow, t, toDecide(lettow, t), moves.at(pick(legal(lettow, t, moves))), dice)
}

/** The game's speed. */
export const lettowBenches: readonly { name: string; target: string; run: () => void; unit?: 'ops/s' }[] = [
  { name: 'lettow: random actions, listed and checked', target: '>= 500,000 ops/s', run: randomAction, unit: 'ops/s' },
]
