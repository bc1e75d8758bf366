import type { Column } from '@boma/kernel'
import type { Table } from '../layout.ts'
import { COMBAT_BACK, IS_ARTILLERY, UNITS, type Unit } from '../roster.ts'
import { combatFactor, hasTwoSteps, isDisrupted } from '../stacks.ts'

// The exact odds of §15.5.4, for whoever asks a thousand times a turn: both sides lose their weakest steps first and keep
// one strong unit in good order to the last, so that a force is known by the number of hits it has taken.

/** The most steps that one hex holds: twelve mobile Germans, and what stands still beside them. */
const MOST = 30
/** One more than the most hits that one round of fire scores. */
const WIDE = 18
const FACES = 6

/** A force by the hits it has taken. */
export interface Line {
  /** The hits it can take. */
  steps: number
  /** Chances of so many hits by artillery and by all others: WIDE of them for each number of hits taken. */
  readonly guns: Float64Array
  readonly close: Float64Array
  /** 1 while somebody is in good order (17.1). */
  readonly order: Uint8Array
  /** The hits that it scores on average. */
  readonly power: Float64Array
}

/** A line that is yet to be drawn up. */
export const makeLine = (): Line => ({
  steps: 0,
  guns: new Float64Array((MOST + 1) * WIDE),
  close: new Float64Array((MOST + 1) * WIDE),
  order: new Uint8Array(MOST + 1),
  power: new Float64Array(MOST + 1),
})

const factors = new Uint8Array(MOST)
const backs = new Uint8Array(MOST)
const isGun = new Uint8Array(MOST)
const isHurt = new Uint8Array(MOST)
const hitOrder = new Uint8Array(2 * MOST)

/** Units that are disrupted though the table does not show it. */
let hidden: Column<Unit>
const NOBODY_HURT = new Uint8Array(UNITS) as Column<Unit>
const isHurtNow = (t: Table, u: Unit): boolean => isDisrupted(t, u) || (hidden[u] === 1 && hasTwoSteps(u))
const factorOf = (t: Table, u: Unit): number =>
  hidden[u] === 1 && hasTwoSteps(u) ? COMBAT_BACK[u] : combatFactor(t, u)

/** Draws up units in the order of their losses; `halved` is what the enemy's ground makes of their fire (16.5), `ships` the factor of a naval gun (23.5). */
export function lineUp(
  line: Line,
  t: Table,
  units: readonly Unit[],
  halved: boolean,
  ships: number,
  hurt: Column<Unit> = NOBODY_HURT,
): Line {
  hidden = hurt
  const n = Math.min(units.length, MOST / 2)
  const sorted = units.slice(0, n).sort((a, b) => factorOf(t, a) - factorOf(t, b) || a - b)
  const steps = orderHits(t, sorted)
  line.steps = steps
  for (let i = 0; i < n; i++) readUnit(t, sorted[i] as Unit, i)
  for (let taken = 0; taken <= steps; taken++) {
    if (taken > 0) takeHit(hitOrder[taken - 1], t, sorted)
    line.order[taken] = anyInOrder(n)
    volleyOf(line.guns, taken, n, 1, ships, halved)
    volleyOf(line.close, taken, n, 0, 0, halved)
    line.power[taken] = meanOf(line.guns, taken) + meanOf(line.close, taken)
  }
  return line
}

function meanOf(dice: Float64Array, taken: number): number {
  let sum = 0
  for (let hits = 1; hits < WIDE; hits++) sum += hits * dice[taken * WIDE + hits]
  return sum
}

function readUnit(t: Table, u: Unit, i: number): void {
  factors[i] = factorOf(t, u)
  backs[i] = COMBAT_BACK[u]
  isGun[i] = IS_ARTILLERY[u]
  // 2 stands for the dead.
  isHurt[i] = isHurtNow(t, u) ? 1 : 0
}

/** Who takes the first hit, the second and so on: all but the strongest are disrupted, then they die, then the strongest goes. */
function orderHits(t: Table, sorted: readonly Unit[]): number {
  const whole = (u: Unit): boolean => hasTwoSteps(u) && !isHurtNow(t, u)
  let keeper = -1
  for (let i = 0; i < sorted.length; i++) if (!isHurtNow(t, sorted[i] as Unit)) keeper = i
  let steps = 0
  for (let i = 0; i < sorted.length; i++) if (i !== keeper && whole(sorted[i] as Unit)) hitOrder[steps++] = i
  for (let i = 0; i < sorted.length; i++) if (i !== keeper) hitOrder[steps++] = i
  if (keeper >= 0 && whole(sorted[keeper] as Unit)) hitOrder[steps++] = keeper
  if (keeper >= 0) hitOrder[steps++] = keeper
  return Math.min(steps, MOST)
}

function takeHit(i: number, t: Table, sorted: readonly Unit[]): void {
  const isFlipped = isHurt[i] === 0 && hasTwoSteps(sorted[i] as Unit) && !isHurtNow(t, sorted[i] as Unit)
  isHurt[i] = isFlipped ? 1 : 2
  factors[i] = isFlipped ? backs[i] : 0
}

function anyInOrder(n: number): number {
  for (let i = 0; i < n; i++) if (isHurt[i] === 0) return 1
  return 0
}

/** The chances of every number of hits that the arm scores with those who are left. */
function volleyOf(out: Float64Array, taken: number, n: number, arm: number, ships: number, halved: boolean): void {
  const from = taken * WIDE
  out.fill(0, from, from + WIDE)
  out[from] = 1
  let most = 0
  for (let i = 0; i < n; i++) if (isGun[i] === arm && factors[i] > 0) addDie(out, from, most++, factors[i])
  if (ships > 0) addDie(out, from, most++, ships)
  if (!halved) return
  // §16.5: half the losses, rounded up
  for (let hits = 2; hits <= most; hits++) {
    const chance = out[from + hits]
    out[from + hits] = 0
    out[from + ((hits + 1) >> 1)] += chance
  }
}

function addDie(out: Float64Array, from: number, most: number, factor: number): void {
  const hit = factor / FACES
  for (let hits = Math.min(most, WIDE - 2); hits >= 0; hits--) {
    const chance = out[from + hits]
    out[from + hits] = chance * (1 - hit)
    out[from + hits + 1] += chance * hit
  }
}

/** The chance that a die with so much added beats another: level ones go to the defender where the ground says so. */
export function chanceToLead(lead: number, tiesDefend: boolean): number {
  let ways = 0
  for (let a = 1; a <= FACES; a++)
    for (let d = 1; d <= FACES; d++) if (a + lead > d || (a + lead === d && !tiesDefend)) ways++
  return ways / FACES ** 2
}

let now = new Float64Array((MOST + 1) * (MOST + 1))
let then = new Float64Array((MOST + 1) * (MOST + 1))

/** §16.1: one side fires, in every case that `now` holds. */
function fire(attack: Line, defence: Line, byAttacker: boolean, dice: Float64Array): void {
  const row = defence.steps + 1
  const size = (attack.steps + 1) * row
  then.fill(0, 0, size)
  for (let a = 0, i = 0; a <= attack.steps; a++)
    for (let d = 0; d < row; d++, i++) {
      const chance = now[i]
      if (chance === 0) continue
      // W159: nobody fires once a side is gone
      if (a === attack.steps || d === defence.steps) {
        then[i] += chance
        continue
      }
      const from = (byAttacker ? a : d) * WIDE
      const room = byAttacker ? defence.steps - d : attack.steps - a
      const step = byAttacker ? 1 : row
      for (let hits = 0; hits < WIDE; hits++) {
        const share = dice[from + hits]
        if (share !== 0) then[i + step * (hits < room ? hits : room)] += chance * share
      }
    }
  const old = now
  now = then
  then = old
}

/** §15.5.4: the four rounds, when the attacker leads or follows. */
function rounds(attack: Line, defence: Line, leads: boolean): void {
  fire(attack, defence, leads, leads ? attack.guns : defence.guns)
  fire(attack, defence, !leads, leads ? defence.guns : attack.guns)
  fire(attack, defence, leads, leads ? attack.close : defence.close)
  fire(attack, defence, !leads, leads ? defence.close : attack.close)
}

/** What an attack brings: chances of the attacker, and the steps that each side loses on average. */
export interface Outcome {
  win: number
  lose: number
  lost: number
  dealt: number
}

/** The odds of one attack, if it is fought out: `lead` is the chance that the attacker has the advantage. */
export function strike(attack: Line, defence: Line, lead: number): Outcome {
  const out: Outcome = { win: 0, lose: 0, lost: 0, dealt: 0 }
  if (lead > 0) tally(attack, defence, true, lead, out)
  if (lead < 1) tally(attack, defence, false, 1 - lead, out)
  return out
}

function tally(attack: Line, defence: Line, leads: boolean, weight: number, out: Outcome): void {
  const row = defence.steps + 1
  now.fill(0, 0, (attack.steps + 1) * row)
  now[0] = weight
  rounds(attack, defence, leads)
  for (let a = 0, i = 0; a <= attack.steps; a++)
    for (let d = 0; d < row; d++, i++) {
      const chance = now[i]
      if (chance === 0) continue
      out.lost += chance * a
      out.dealt += chance * d
      const isFirm = d < defence.steps && defence.order[d] === 1
      const isStrong = a < attack.steps && attack.order[a] === 1
      if (isStrong && !isFirm) out.win += chance
      if (isFirm && !isStrong) out.lose += chance
    }
}

/** A stack that attacks again and again, and how likely it has taken how many hits. */
export interface Hammer {
  readonly line: Line
  readonly lead: number
  /** Chances of its hits taken, without those where it is beaten. */
  readonly taken: Float64Array
}

/** A stack before its first attack. */
export function makeHammer(line: Line, lead: number): Hammer {
  const taken = new Float64Array(MOST + 1)
  taken[0] = 1
  return { line, lead, taken }
}

/** What a series of attacks comes to: by the number of attacks, from none on, the chance that the hex is won. */
export interface Series {
  readonly won: number[]
  /** Steps that each side has lost at the end of it. */
  lost: number
  dealt: number
}

/**
 * §15.6: attacks by the stacks that stand around a hex, the strongest next, each an action point. `isTrench` says that the
 * beaten may stay (17.4), so that all of them must fall; `taken` that the defence has taken so many hits already.
 */
export function series(
  hammers: readonly Hammer[],
  defence: Line,
  attacks: number,
  isTrench: boolean,
  taken = 0,
): Series {
  const left = new Float64Array(MOST + 1)
  left[Math.max(0, Math.min(taken, defence.steps - 1))] = 1
  const out: Series = { won: [0], lost: 0, dealt: -taken }
  let won = 0
  for (let n = 0; n < attacks && won < SURE; n++) {
    const next = strongest(hammers)
    if (next === undefined) break
    won += blow(next, defence, left, isTrench)
    out.won.push(won)
  }
  for (const hammer of hammers) for (let a = 0; a <= hammer.line.steps; a++) out.lost += hammer.taken[a] * a
  for (let d = 0; d <= defence.steps; d++) out.dealt += left[d] * d
  out.dealt += won * defence.steps
  return out
}
/** Beyond this chance nothing more is weighed. */
const SURE = 0.99

/** The stack that hits hardest now; undefined when none can attack any more. */
function strongest(hammers: readonly Hammer[]): Hammer | undefined {
  let best: Hammer | undefined
  let most = 0.05
  for (const hammer of hammers) {
    const power = powerOf(hammer)
    if (power > most) {
      most = power
      best = hammer
    }
  }
  return best
}

/** Who has nobody in good order has been beaten, and is gone (17.4). */
function powerOf({ line, taken }: Hammer): number {
  let sum = 0
  for (let a = 0; a < line.steps; a++) if (line.order[a] === 1) sum += taken[a] * line.power[a]
  return sum
}

const after = new Float64Array(MOST + 1)
const before = new Float64Array(MOST + 1)

/** One attack of a series: changes what is left of both, and says by how much likelier the hex is won. */
function blow(hammer: Hammer, defence: Line, left: Float64Array, isTrench: boolean): number {
  const { line, lead, taken } = hammer
  after.fill(0)
  before.fill(0)
  let firm = 0
  for (let d = 0; d <= defence.steps; d++) firm += left[d]
  if (firm <= 0) return 0
  // The beaten attack no more, and leave the defence as it is.
  for (let a = 0; a <= line.steps; a++) {
    if (a < line.steps && line.order[a] === 1) {
      before[a] = taken[a]
      taken[a] = 0
    } else for (let d = 0; d <= defence.steps; d++) after[d] += taken[a] * left[d]
  }
  const won =
    halfBlow(hammer, defence, left, isTrench, true, lead, firm) +
    halfBlow(hammer, defence, left, isTrench, false, 1 - lead, firm)
  left.set(after)
  return won
}

/** The attack as it goes if the attacker leads, or does not. */
function halfBlow(
  { line, taken }: Hammer,
  defence: Line,
  left: Float64Array,
  isTrench: boolean,
  leads: boolean,
  share: number,
  firm: number,
): number {
  if (share === 0) return 0
  const row = defence.steps + 1
  let won = 0
  for (let a = 0, i = 0; a <= line.steps; a++) for (let d = 0; d < row; d++, i++) now[i] = before[a] * left[d] * share
  rounds(line, defence, leads)
  for (let a = 0, i = 0; a <= line.steps; a++)
    for (let d = 0; d < row; d++, i++) {
      const chance = now[i]
      if (chance === 0) continue
      const isStrong = a < line.steps && line.order[a] === 1
      const isGone = d === defence.steps || (!isTrench && defence.order[d] === 0)
      if (isStrong && isGone) won += chance
      else after[d] += chance
      taken[a] += chance / firm
    }
  return won
}
