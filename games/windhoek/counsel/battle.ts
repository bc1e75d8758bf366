import { odds } from '@boma/counsel'
import { ALLOWED, type Hex, IdSet, type Side } from '@boma/kernel'
import { isHex } from '../board.ts'
import type { Table } from '../layout.ts'
import { COMBAT, COMBAT_BACK, IS_ARTILLERY, UNITS, type Unit } from '../roster.ts'
import { whyNotAttackWith } from '../rules/15.2-forces.ts'
import { advantageModifier, type Stake, type Stand } from '../rules/15.5.2-advantage.ts'
import { crossesRiver, halve, halvedBy, isEntrenched, tiesDefendBy } from '../rules/16.5-ground.ts'
import { gunOf } from '../rules/23-support.ts'
import { isHidden } from '../rules/26-fog.ts'
import { combatFactor, firstIn, hasEnemy, hasTwoSteps, holder, isDisrupted, isMobile, nextIn } from '../stacks.ts'

/** What a battle may bring if it is fought: chances from 0 to 1, units on average; the attacker's come first. */
export interface BattleForecast {
  /** The chance that the attacker gets the battlefield advantage (15.5.2). */
  readonly advantage: number
  /** The chances of the attacker (17.1 to 17.3). A landing takes the hex or loses everyone: it is never drawn (31.0). */
  readonly win: number
  readonly draw: number
  readonly lose: number
  /** Units that fire eliminates, or the sea if a landing fails, and units that are disrupted after it. */
  readonly eliminated: readonly [attacker: number, defender: number]
  readonly disrupted: readonly [attacker: number, defender: number]
  /** The chance of each number of steps lost, from none up. */
  readonly steps: readonly [attacker: readonly number[], defender: readonly number[]]
}

/** What is put into a battle; whatever is left out is not. */
export interface Commitment {
  /** The units that attack: all that may, when left out. */
  readonly force?: readonly Unit[]
  /** The attacker's naval gun fires (23.5). */
  readonly gun?: boolean
  /** The attack comes from the sea, and so over no river; it clears the hex or is lost (31.0). */
  readonly landing?: boolean
  /** Aeroplanes and action points for each die (15.5.2). */
  readonly stakes?: readonly [attacker: Stake, defender: Stake]
  /** Who has the advantage, 0 the attacker, when the dice have been rolled. */
  readonly leads?: 0 | 1
  /** Sides that would rather retreat than lose a unit while another is unhurt (see `lossOrder`). */
  readonly spares?: readonly [attacker: boolean, defender: boolean]
}

/**
 * The exact odds of an attack from one hex on another if both sides fight it out; undefined when there is nobody to
 * attack, or nobody that the attacker can see. Both sides take their hits as `lossOrder` says, and whoever is beaten in
 * his trench by a landing stays there, which destroys it (17.4, W90).
 */
export function battleForecast(t: Table, from: Hex, at: Hex, put: Commitment = {}): BattleForecast | undefined {
  const side = holder(t, from)
  const attack = put.force ?? attackersIn(t, from, at)
  const defence = seenIn(t, side, at)
  if (attack.length === 0 || defence.length === 0) return undefined
  const overRiver = crossesRiver(t, from, at, put.landing === true)
  const halved = halvedBy(t, at, overRiver) !== undefined
  const lines = [
    lineOf(t, lossOrder(t, attack, put.spares?.[0]), halved, put.gun === true ? COMBAT[gunOf(t, side)] : 0),
    lineOf(t, lossOrder(t, defence, put.spares?.[1]), false, 0),
  ] as const
  const [ours, theirs] = put.stakes ?? [NO_STAKE, NO_STAKE]
  const lead =
    advantageModifier(t, standIn(attack, at, false, ours)) - advantageModifier(t, standIn(defence, at, true, theirs))
  const rolled = chanceToLead(lead, tiesDefendBy(t, at, overRiver) !== '')
  const advantage = put.leads === undefined ? rolled : 1 - put.leads
  const ending = endingOf(t, at, put.landing === true)
  return sumUp(advantage, lines, fightOut(lines, 0), fightOut(lines, 1), ending)
}

/** §31.0: a landing takes an empty hex or is lost. */
const endingOf = (t: Table, at: Hex, landing: boolean): Ending =>
  landing ? (isEntrenched(t, at) ? endAtTrench : endOfLanding) : endOfBattle

/**
 * §16.2: the exact odds of what is left of the battle under way if this unit takes the next of the hits that are due;
 * all others are taken as `lossOrder` says, and both sides fight on. Steps are counted from those hits on.
 */
export function hitForecast(t: Table, unit: Unit): BattleForecast {
  const { at, round, hits, landing, advantage, attacker } = t.battle
  const forces = [membersOf(t.attackers), membersOf(t.defenders)] as const
  const struck = forces[0].includes(unit) ? 0 : 1
  const orders = forces.map((force, side) =>
    side === struck ? [unit, ...lossOrder(t, force, false, unit)] : lossOrder(t, force),
  )
  const halved = halvedBy(t, at, crossesRiver(t, t.battle.from, at, landing === 1)) !== undefined
  const gun = t.battle.gun === 1 ? COMBAT[gunOf(t, attacker)] : 0
  const lines = [lineOf(t, orders[0], halved, gun), lineOf(t, orders[1], false, 0)] as const
  const taken = struck === 0 ? ([hits, 0] as const) : ([0, hits] as const)
  const rest = fightOut(lines, advantage === attacker ? 0 : 1, taken, round + 1)
  return sumUp(1, lines, rest, rest, endingOf(t, at, landing === 1))
}

function membersOf(force: IdSet<Unit>): readonly Unit[] {
  const found: Unit[] = []
  for (let u = force.next(0); u >= 0; u = force.next(u + 1)) found.push(u)
  return found
}

const NO_STAKE: Stake = { flies: false, pays: false }

/** All that counts for the die of a force that attacks or defends a hex (15.5.2). */
export const standIn = (force: readonly Unit[], at: Hex, defends: boolean, stake: Stake): Stand => ({
  force: setOf(force),
  at,
  defends,
  ...stake,
})

/** §12.4: everyone in the hex who may attack; in the Cape, everyone who may land. */
function attackersIn(t: Table, from: Hex, at: Hex): Unit[] {
  const found: Unit[] = []
  for (let u = firstIn(t, from); u >= 0; u = nextIn(t, u))
    if (isHex(from) ? whyNotAttackWith(t, u, from, at) === ALLOWED : isMobile(t, u)) found.push(u)
  return found
}

/** The enemies in a hex, none of them if one is hidden. */
function seenIn(t: Table, side: Side, at: Hex): Unit[] {
  const found: Unit[] = []
  if (!hasEnemy(t, side, at)) return found
  for (let u = firstIn(t, at); u >= 0; u = nextIn(t, u)) {
    if (isHidden(t, u)) return []
    found.push(u)
  }
  return found
}

function setOf(units: readonly Unit[]): IdSet<Unit> {
  const set = new IdSet<Unit>(new Int32Array(Math.ceil(UNITS / 32)))
  for (const u of units) set.add(u)
  return set
}

const FACES = 6

/** The chance that a die with so much more added beats another, or equals it where ties go to the first. */
function chanceToLead(lead: number, tiesLose: boolean): number {
  let ways = 0
  for (let a = 1; a <= FACES; a++)
    for (let d = 1; d <= FACES; d++) if (a + lead > d || (a + lead === d && !tiesLose)) ways++
  return ways / FACES ** 2
}

/**
 * Who is expected to take the first hit, the second and so on, the weak before the strong. The strongest unit keeps its
 * good order to the last, which is what saves a battle (17.2), unless the side spares its units: then none dies while
 * another is unhurt. `hit` is a unit that has taken one more hit than the table shows.
 */
export function lossOrder(t: Table, units: readonly Unit[], spares = false, hit?: Unit): readonly Unit[] {
  const isWhole = (u: Unit): boolean => u !== hit && hasBothSteps(t, u)
  const isHurt = (u: Unit): boolean => u === hit || isDisrupted(t, u)
  const factor = (u: Unit): number => (u === hit ? COMBAT_BACK[u] : combatFactor(t, u))
  const left = units.filter((u) => u !== hit || hasBothSteps(t, u))
  const weakFirst = left.toSorted((a, b) => factor(a) - factor(b) || a - b)
  const keeper = spares ? undefined : weakFirst.findLast((u) => !isHurt(u))
  const others = weakFirst.filter((u) => u !== keeper)
  const flipped = others.filter(isWhole)
  const last = keeper === undefined ? [] : isWhole(keeper) ? [keeper, keeper] : [keeper]
  return [...flipped, ...others, ...last]
}

const hasBothSteps = (t: Table, unit: Unit): boolean => hasTwoSteps(unit) && !isDisrupted(t, unit)

/** A unit that is still there: its combat factor by now, and whether it is disrupted. */
interface Standing {
  readonly unit: Unit
  readonly factor: number
  readonly disrupted: boolean
}

/** Who of a force still stands after these hits. */
function standing(t: Table, units: readonly Unit[], hits: readonly Unit[]): readonly Standing[] {
  return units.flatMap((unit) => {
    const taken = hits.filter((u) => u === unit).length
    if (taken === 0) return [{ unit, factor: combatFactor(t, unit), disrupted: isDisrupted(t, unit) }]
    return taken === 1 && hasBothSteps(t, unit) ? [{ unit, factor: COMBAT_BACK[unit], disrupted: true }] : []
  })
}

/** A force by the hits it has taken. */
interface Line {
  /** The hits that it can take. */
  readonly steps: number
  readonly standing: readonly (readonly Standing[])[]
  /** The hits that its artillery scores, and that all others do. */
  readonly artillery: readonly odds.Distribution[]
  readonly close: readonly odds.Distribution[]
}

/** Lines a force up; `halved` is what the ground makes of its fire (16.5), `gun` the factor of its ships (23.5). */
function lineOf(t: Table, order: readonly Unit[], halved: boolean, gun: number): Line {
  const units = order.filter((u, i) => order.indexOf(u) === i)
  const states = Array.from({ length: order.length + 1 }, (_, taken) => standing(t, units, order.slice(0, taken)))
  const fireOf = (factors: readonly number[]) => {
    const rolled = odds.hits(factors.map((factor) => factor / FACES))
    return halved ? odds.mapped(rolled, halve) : rolled
  }
  const ships = gun > 0 ? [gun] : []
  return {
    steps: order.length,
    standing: states,
    artillery: states.map((left) => fireOf([...factorsOf(left, 1), ...ships])),
    close: states.map((left) => fireOf(factorsOf(left, 0))),
  }
}

const factorsOf = (left: readonly Standing[], artillery: number): number[] =>
  left.filter(({ unit }) => IS_ARTILLERY[unit] === artillery).map(({ factor }) => factor)

type Lines = readonly [Line, Line]

/**
 * §15.5.4: the chance of every pair of hits taken, attacker's row by row, when this side leads each kind of fire; from a
 * round on, when so many hits are taken before it.
 */
function fightOut(
  lines: Lines,
  leads: 0 | 1,
  taken: readonly [attacker: number, defender: number] = [0, 0],
  from = 0,
): Float64Array {
  const sides = leads === 0 ? ([0, 1] as const) : ([1, 0] as const)
  const rounds = [
    ...sides.map((by) => [by, lines[by].artillery] as const),
    ...sides.map((by) => [by, lines[by].close] as const),
  ]
  let chances: Float64Array = new Float64Array((lines[0].steps + 1) * (lines[1].steps + 1))
  chances[taken[0] * (lines[1].steps + 1) + taken[1]] = 1
  for (const [by, fire] of rounds.slice(from)) chances = volley(lines, by, fire, chances)
  return chances
}

/** §16.1: one side fires; nobody does once a side is gone (W159). */
function volley(lines: Lines, by: 0 | 1, fire: readonly odds.Distribution[], before: Float64Array): Float64Array {
  const after = new Float64Array(before.length)
  const row = lines[1].steps + 1
  for (let i = 0; i < before.length; i++) {
    if (before[i] === 0) continue
    const [a, d] = [Math.trunc(i / row), i % row]
    const over = a === lines[0].steps || d === lines[1].steps
    const hits = over ? MISS : fire[by === 0 ? a : d]
    for (let n = 0; n < hits.length; n++) {
      const struck = by === 0 ? a * row + Math.min(d + n, lines[1].steps) : Math.min(a + n, lines[0].steps) * row + d
      after[struck] += before[i] * hits[n]
    }
  }
  return after
}
const MISS = odds.certain(0)

/** Weighs both ways in which the battle can go, and counts what is left. */
function sumUp(
  advantage: number,
  lines: Lines,
  led: Float64Array,
  followed: Float64Array,
  ending: Ending,
): BattleForecast {
  const row = lines[1].steps + 1
  const ends = { win: 0, draw: 0, lose: 0 }
  const eliminated: [number, number] = [0, 0]
  const disrupted: [number, number] = [0, 0]
  const steps = [new Array<number>(lines[0].steps + 1).fill(0), new Array<number>(row).fill(0)] as const
  for (let i = 0; i < led.length; i++) {
    const chance = advantage * led[i] + (1 - advantage) * followed[i]
    const fired = [lines[0].standing[Math.trunc(i / row)], lines[1].standing[i % row]] as const
    const end = ending(fired[0], fired[1])
    const isDrowned = end === 'lose' && ending !== endOfBattle
    const left = [isDrowned ? [] : fired[0], fired[1]] as const
    ends[end] += chance
    steps[0][isDrowned ? lines[0].steps : Math.trunc(i / row)] += chance
    steps[1][i % row] += chance
    for (const side of [0, 1] as const) {
      eliminated[side] += chance * (lines[side].standing[0].length - left[side].length)
      disrupted[side] += chance * left[side].filter((unit) => unit.disrupted).length
    }
  }
  return { advantage, ...ends, eliminated, disrupted, steps }
}

/** What becomes of the attack when these are left. */
type Ending = (attack: readonly Standing[], defence: readonly Standing[]) => 'win' | 'draw' | 'lose'

/** §17.1 to §17.3: good order on one side alone wins. */
const endOfBattle: Ending = (attack, defence) => {
  const [a, d] = [attack.some(isInOrder), defence.some(isInOrder)]
  return a === d ? 'draw' : a ? 'win' : 'lose'
}
const isInOrder = ({ disrupted }: Standing): boolean => !disrupted

/** §31.0: whoever lands takes a hex that is empty, at a trench or elsewhere; else he is lost, whatever the battle is called. */
const endAtTrench: Ending = (attack, defence) => (attack.length > 0 && defence.length === 0 ? 'win' : 'lose')
/** §31.0 + §17.4: a beaten defender retreats and leaves the hex empty, if he has no trench to stay in (W90). */
const endOfLanding: Ending = (attack, defence) =>
  endOfBattle(attack, defence) === 'win' ? 'win' : endAtTrench(attack, defence)
