import { odds } from '@boma/kernel'
import { CF, IS_FAST, type Unit } from './roster.ts'

/** A combat that is fought to its end: nobody retreats, and each side gives up its weakest units first. */
export interface Combat {
  readonly attack: readonly Unit[]
  readonly defence: readonly Unit[]
  /** What each adds to its die for superiority, beside the point for more fast units. */
  readonly adds: readonly [attacker: number, defender: number]
  readonly rounds: number
  /** What is known of the first round: who is superior, or what the attacker adds in that round alone. */
  readonly first?: { readonly attackerIsSuperior?: boolean; readonly adds?: number }
}

/** How it may end. */
export interface CombatOdds {
  /** The attacker alone is left, both are, the defender alone is. */
  readonly win: number
  readonly undecided: number
  readonly lose: number
  /** How many units each side loses: entry i is the chance of i. */
  readonly lost: readonly [attacker: readonly number[], defender: readonly number[]]
}

const fastIn = (units: readonly Unit[]): number => units.reduce((sum, u) => sum + IS_FAST[u], 0)

/** §13.0: does the first of two forces have more fast units? */
export const isFaster = (mine: readonly Unit[], yours: readonly Unit[]): boolean => fastIn(mine) > fastIn(yours)

/** §14.2: the owner chooses; the weakest go first, and of those the slow ones. */
const inOrderOfLoss = (units: readonly Unit[]): readonly Unit[] =>
  units.toSorted((a, b) => CF[a] - CF[b] || IS_FAST[a] - IS_FAST[b])

/** §13.0: the chance that the attacker's die and what it adds beat the defender's. */
function chanceOfSuperiority(ahead: number): number {
  let better = 0
  for (let mine = 1; mine <= 6; mine++) for (let yours = 1; yours <= 6; yours++) if (mine + ahead > yours) better++
  return better / 36
}

/** A force in the order of its losses, and the hits that it deals by how many it has lost. */
interface Force {
  readonly units: readonly Unit[]
  readonly hits: readonly (readonly number[])[]
}

function forceOf(all: readonly Unit[]): Force {
  const units = inOrderOfLoss(all)
  const hitsOf = (left: readonly Unit[]) => [...odds.hits(left.map((u) => CF[u] / 6))]
  return { units, hits: Array.from({ length: units.length + 1 }, (_, lost) => hitsOf(units.slice(lost))) }
}

/** Losses of two forces, and how likely they are. */
type Losses = (first: number, second: number, chance: number) => void

/** §14.1 to §14.3: one force fires, then the survivors of the other. */
function exchange(first: Force, second: Force, [f, s]: readonly [number, number], tell: Losses): void {
  first.hits[f].forEach((chance, hits) => {
    const struck = Math.min(second.units.length, s + hits)
    second.hits[struck].forEach((back, answer) => {
      tell(Math.min(first.units.length, f + answer), struck, chance * back)
    })
  })
}

/** The exact odds of a combat, round by round. */
export function combatOdds(combat: Combat): CombatOdds {
  const [attack, defence] = [forceOf(combat.attack), forceOf(combat.defence)]
  let chances = grid(attack, defence)
  chances[0][0] = 1
  for (let round = 0; round < combat.rounds; round++) chances = fought(combat, attack, defence, chances, round === 0)
  return outcome(chances)
}

/** Chances by the units that attacker and defender have lost. */
const grid = (attack: Force, defence: Force): number[][] => attack.hits.map(() => defence.hits.map(() => 0))

/** The chances after one more round. */
function fought(combat: Combat, attack: Force, defence: Force, before: number[][], isFirst: boolean): number[][] {
  const after = grid(attack, defence)
  before.forEach((row, a) => {
    row.forEach((chance, d) => {
      const [mine, yours] = [attack.units.slice(a), defence.units.slice(d)]
      // §12.3: it is over when one of them is gone
      if (chance === 0 || mine.length === 0 || yours.length === 0) {
        after[a][d] += chance
        return
      }
      const superior = superiority(combat, mine, yours, isFirst)
      exchange(attack, defence, [a, d], (f, s, share) => {
        after[f][s] += chance * superior * share
      })
      exchange(defence, attack, [d, a], (f, s, share) => {
        after[s][f] += chance * (1 - superior) * share
      })
    })
  })
  return after
}

/** The chance that the attacker is superior in a round. */
function superiority(combat: Combat, mine: readonly Unit[], yours: readonly Unit[], isFirst: boolean): number {
  const known = isFirst ? combat.first?.attackerIsSuperior : undefined
  if (known !== undefined) return known ? 1 : 0
  const fast = Number(isFaster(mine, yours)) - Number(isFaster(yours, mine))
  const extra = isFirst ? (combat.first?.adds ?? 0) : 0
  return chanceOfSuperiority(combat.adds[0] - combat.adds[1] + fast + extra)
}

function outcome(chances: readonly (readonly number[])[]): CombatOdds {
  const [m, n] = [chances.length - 1, chances[0].length - 1]
  const sum = (holds: (a: number, d: number) => boolean): number =>
    chances.reduce((all, row, a) => all + row.reduce((part, p, d) => part + (holds(a, d) ? p : 0), 0), 0)
  return {
    win: sum((a, d) => d === n && a < m),
    undecided: sum((a, d) => a < m && d < n),
    lose: sum((a) => a === m),
    lost: [chances.map((_, lost) => sum((a) => a === lost)), chances[0].map((_, lost) => sum((_a, d) => d === lost))],
  }
}
