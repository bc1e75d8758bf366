import type { Column } from '@boma/kernel'
import { ROUNDS } from '../data/charts.ts'
import { CF, IS_FAST, UNITS, type Unit } from '../roster.ts'
import { isAttackerSuperior } from '../rules/13-superiority.ts'
import { UNIT_WORTH } from './weights.ts'

/** Classes of units in the order in which an owner gives them up (14.2): the weak first, of those the slow. */
const CLASSES = 5
/** Units of a class in a force take so many bits. */
const BITS = 3

/** The class of each unit: a garrison, slow 2, fast 2, slow 3, fast 3. */
export const CLASS_OF: Column<Unit> = Uint8Array.from({ length: UNITS }, (_, u) => {
  const unit = u as Unit
  return CF[unit] <= 1 ? 0 : 2 * CF[unit] - 3 + IS_FAST[unit]
}) as Column<Unit>

/** A force: how many units of each class, packed. */
export type Force = number
/** A force of this one unit; forces are added up. */
export const ONE: readonly Force[] = Array.from(
  { length: UNITS },
  (_, u) => 1 << (BITS * (CLASS_OF[u as Unit] as number)),
)

/** How many units of a class a force has. */
const ofClass = (force: Force, c: number): number => (force >>> (BITS * c)) & ((1 << BITS) - 1)

/** What its units are worth. */
export function worthOf(force: Force): number {
  let sum = 0
  for (let c = 0; c < CLASSES; c++) sum += ofClass(force, c) * (UNIT_WORTH[c] as number)
  return sum
}

/** What comes of a fight to its end, nobody retreating: the chance to take the space, and what each side loses. */
export interface Clash {
  /** The attacker alone is left. */
  readonly take: number
  /** Nobody of the attackers is left. */
  readonly wiped: number
  /** The worth that each loses. */
  readonly attackers: number
  readonly defenders: number
}

const known = new Map<number, Clash>()

/**
 * The odds of a fight by the rules of chapters 12 to 16, in so many rounds. `ahead` is what the attacker adds to his die more
 * than the defender, the majority in fast units aside.
 */
export function clash(attack: Force, defence: Force, ahead: number, rounds: number = ROUNDS): Clash {
  const key = ((attack * 2 ** 15 + defence) * 8 + (ahead + 4)) * 4 + rounds
  let found = known.get(key)
  if (found === undefined) {
    found = reckoned(lineOf(attack), lineOf(defence), ahead, rounds)
    known.set(key, found)
  }
  return found
}

/** The classes of a force's units, in the order in which they are given up. */
function lineOf(force: Force): readonly number[] {
  const line: number[] = []
  for (let c = 0; c < CLASSES; c++) for (let n = ofClass(force, c); n > 0; n--) line.push(c)
  return line
}

/** The chance to hit by class (14.1): its strength of six. */
const HIT: readonly number[] = [1 / 6, 2 / 6, 2 / 6, 3 / 6, 3 / 6]
const isFast = (c: number): boolean => c === 2 || c === 4

/** §13.0: the chance that the attacker is superior when he adds so much more. */
const SUPERIOR: readonly number[] = Array.from({ length: 9 }, (_, i) => {
  let better = 0
  for (let mine = 1; mine <= 6; mine++)
    for (let yours = 1; yours <= 6; yours++) if (isAttackerSuperior(mine + i - 4, yours)) better++
  return better / 36
})

/** The chances of 0, 1, ... hits by those of a line who are left. */
function hitsOf(line: readonly number[], lost: number): readonly number[] {
  let chances = [1]
  for (const c of line.slice(lost)) {
    const hit = HIT[c] as number
    chances = [...chances, 0].map((chance, n) => chance * (1 - hit) + (n > 0 ? (chances[n - 1] as number) * hit : 0))
  }
  return chances
}

/** One side of a fight: its line, its hits and its fast units by how many it has lost. */
interface Line {
  readonly size: number
  readonly hits: readonly (readonly number[])[]
  readonly fast: readonly number[]
  readonly worth: readonly number[]
}

function sideOf(line: readonly number[]): Line {
  const each = Array.from({ length: line.length + 1 }, (_, lost) => line.slice(lost))
  return {
    size: line.length,
    hits: each.map((_, lost) => hitsOf(line, lost)),
    fast: each.map((left) => left.filter(isFast).length),
    worth: each.map((left) => left.reduce((sum, c) => sum + (UNIT_WORTH[c] as number), 0)),
  }
}

function reckoned(attack: readonly number[], defence: readonly number[], ahead: number, rounds: number): Clash {
  const [a, d] = [sideOf(attack), sideOf(defence)]
  const wide = d.size + 1
  let chances = new Float64Array((a.size + 1) * wide)
  chances[0] = 1
  for (let round = 0; round < rounds; round++) chances = afterRound(a, d, ahead, chances)
  let [take, wiped, attackers, defenders] = [0, 0, 0, 0]
  for (let i = 0; i <= a.size; i++)
    for (let j = 0; j <= d.size; j++) {
      const chance = chances[i * wide + j] as number
      if (j === d.size && i < a.size) take += chance
      if (i === a.size) wiped += chance
      attackers += chance * ((a.worth[0] as number) - (a.worth[i] as number))
      defenders += chance * ((d.worth[0] as number) - (d.worth[j] as number))
    }
  return { take, wiped, attackers, defenders }
}

function afterRound(a: Line, d: Line, ahead: number, before: Float64Array): Float64Array<ArrayBuffer> {
  const wide = d.size + 1
  const after = new Float64Array(before.length)
  for (let i = 0; i <= a.size; i++)
    for (let j = 0; j <= d.size; j++) {
      const chance = before[i * wide + j] as number
      if (chance === 0) continue
      if (i === a.size || j === d.size) {
        after[i * wide + j] = (after[i * wide + j] as number) + chance
        continue
      }
      const superior = SUPERIOR[majority(a.fast[i] as number, d.fast[j] as number) + ahead + 4] as number
      exchange(a, i, d, j, (lostA, lostD, share) => {
        after[lostA * wide + lostD] = (after[lostA * wide + lostD] as number) + chance * superior * share
      })
      exchange(d, j, a, i, (lostD, lostA, share) => {
        after[lostA * wide + lostD] = (after[lostA * wide + lostD] as number) + chance * (1 - superior) * share
      })
    }
  return after
}

const majority = (mine: number, yours: number): number => (mine > yours ? 1 : mine < yours ? -1 : 0)

/** §14.1 to §14.3: one side fires, then the survivors of the other. */
function exchange(
  first: Line,
  f: number,
  second: Line,
  s: number,
  tell: (f: number, s: number, share: number) => void,
): void {
  for (const [hits, chance] of (first.hits[f] as readonly number[]).entries()) {
    const struck = Math.min(second.size, s + hits)
    for (const [answer, back] of (second.hits[struck] as readonly number[]).entries())
      tell(Math.min(first.size, f + answer), struck, chance * back)
  }
}
