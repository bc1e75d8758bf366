import { ROUNDS } from '../../data/charts.ts'

/** A force, as far as an estimate goes. */
export interface Host {
  units: number
  /** The sum of the factors. */
  factors: number
  fast: number
}

/** A force of nobody. */
export const nobody = (): Host => ({ units: 0, factors: 0, fast: 0 })

/** How often the attacker's total is the higher one, by what he has more in modifiers, from -2 to 2 (13.0). */
const SUPERIOR = [6 / 36, 10 / 36, 15 / 36, 21 / 36, 26 / 36]
/** What a host left over weighs against the other when neither is beaten: the attacker has to leave (16.0). */
const DEFENDER_STAYS = 1.3

/** What is expected of a combat. */
export const outcome = { attackers: 0, defenders: 0, taken: 0 }

/** Fights a combat with averages for dice: who is left of each side, and how likely the attacker has the space. */
export function clash(attack: Host, defence: Host, rounds: number = ROUNDS): void {
  let [a, d] = [attack.units, defence.units]
  const [hitsOfA, hitsOfD] = [attack.factors / (6 * (a || 1)), defence.factors / (6 * (d || 1))]
  const first = SUPERIOR[2 + Math.sign(attack.fast - defence.fast)]
  for (let i = 0; i < rounds && a > 0 && d > 0; i++) {
    const dWhenSecond = Math.max(0, d - a * hitsOfA)
    const aWhenFirst = Math.max(0, a - dWhenSecond * hitsOfD)
    const aWhenSecond = Math.max(0, a - d * hitsOfD)
    const dWhenFirst = Math.max(0, d - aWhenSecond * hitsOfA)
    a = first * aWhenFirst + (1 - first) * aWhenSecond
    d = first * dWhenSecond + (1 - first) * dWhenFirst
  }
  outcome.attackers = a
  outcome.defenders = d
  const [left, against] = [a * a, DEFENDER_STAYS * d * d]
  outcome.taken = left / (left + against + 1e-6)
}
