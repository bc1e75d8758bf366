import { cipherDice } from '../dice/cipher.ts'
import { searchDice } from '../dice/search.ts'

const cipher = cipherDice(Uint8Array.from({ length: 32 }, (_, i) => i))
const search = searchDice(1916)

let n = 0
/** Written so that no roll can be optimised away. */
const seen = new Int32Array(1)

/** As many of the fast ones in one run as hide what the call of a run costs: that is as much as a roll. */
const ROLLS = 100

/** What dice may cost. */
export const diceBenches: readonly { name: string; target: string; run: () => void; ops?: number }[] = [
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
      for (let i = 0; i < ROLLS; i++) seen[0] ^= search.draw(0, 6, 7, n++)
    },
    ops: ROLLS,
  },
]
