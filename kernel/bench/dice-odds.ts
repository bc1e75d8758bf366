import { cipherDice } from '../dice/cipher.ts'
import { searchDice } from '../dice/search.ts'
import { battleOdds } from '../odds/battle.ts'
import { type Fighter, type Force, spread } from '../odds/force.ts'

const cipher = cipherDice(Uint8Array.from({ length: 32 }, (_, i) => i))
const search = searchDice(1916)

function twoSteppers(count: number, whole: number, reduced: number): Force {
  const fighters = Array.from({ length: count }, (): Fighter => ({ chances: [whole, reduced] }))
  return { fighters, losses: spread(fighters) }
}

const SIX_AGAINST_EIGHT = {
  forces: [twoSteppers(6, 3 / 6, 2 / 6), twoSteppers(8, 2 / 6, 1 / 6)],
  round: [[{ by: 0 }], [{ by: 1 }]],
} as const

let n = 0
/** Written so that no roll can be optimised away. */
const seen = new Int32Array(1)

/** What dice and odds may cost: each run is one operation. */
export const diceBenches: readonly { name: string; target: string; run: () => void }[] = [
  {
    name: 'one cipher roll (amortised)',
    target: '<= 100 ns',
    run: () => {
      seen[0] ^= cipher.draw(n++ >>> 0, 6, 0, 0)
    },
  },
  {
    name: 'one search roll',
    target: '<= 10 ns',
    run: () => {
      seen[0] ^= search.draw(0, 6, 7, n++)
    },
  },
  {
    name: '6 against 8 battle odds',
    target: '<= 0.5 ms',
    run: () => {
      battleOdds(SIX_AGAINST_EIGHT)
    },
  },
]
