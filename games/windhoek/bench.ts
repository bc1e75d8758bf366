import { apply, begin, blank, type Dice, isOver, legal, Match, Moves, searchDice, toDecide } from '@boma/kernel'
import { windhoek } from './index.ts'

const t = blank(windhoek)
const moves = new Moves()
const source = searchDice(1915)
/** Keyed on the roll alone: what a match is about must not make every game the same. */
const dice: Dice = { draw: (n, sides) => source.draw(n, sides, games, n) }
let word = 1
let games = 0

function pick(n: number): number {
  word = (Math.imul(word ^ (word >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0
  return (word >>> 1) % n
}

/** One random action under all mixes of options: the legal ones listed, one drawn, checked again and carried out. */
function randomAction(): void {
  if (isOver(t) || t.core.depth === 0)
    begin(
      windhoek,
      t,
      { scenario: 0, options: Math.imul(++games, 0x9e3779b9) >>> (32 - windhoek.options.length) },
      dice,
    )
  apply(windhoek, t, toDecide(windhoek, t), moves.at(pick(legal(windhoek, t, moves))), dice)
}

/** A whole random match, and its actions to play again. */
function record(): readonly { side: number; action: number }[] {
  const match = new Match(windhoek, { scenario: 'standard', dice: { kind: 'cipher', secret: new Uint8Array(16) } })
  const turns: { side: number; action: number }[] = []
  for (let d = match.decision; d !== undefined; d = match.decision) {
    const listed = match.legal()
    const action = listed[pick(listed.length)] ?? 0
    turns.push({ side: d.side, action })
    match.play(d.side, action)
  }
  return turns
}
const played = record()

function replayMatch(): void {
  const match = new Match(windhoek, { scenario: 'standard', dice: { kind: 'cipher', secret: new Uint8Array(16) } })
  for (const { side, action } of played) match.play(side as 0 as never, action)
}

/** The game's speed and size. */
export const windhoekBenches: readonly { name: string; target: string; run: () => void; unit?: 'ops/s' }[] = [
  {
    name: 'windhoek: random actions, listed and checked',
    target: '>= 300,000 ops/s',
    run: randomAction,
    unit: 'ops/s',
  },
  { name: `windhoek: replay of a match of ${played.length} actions`, target: '<= 50 ms', run: replayMatch },
]
