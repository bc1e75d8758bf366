import {
  type Action,
  apply,
  asked,
  blank,
  copy,
  type Dice,
  legal,
  Moves,
  NOBODY,
  type Side,
  type Sink,
  searchDice,
  toDecide,
} from '@boma/kernel'
import { act } from '../actions.ts'
import type { Table } from '../layout.ts'
import { STEPS, type Unit } from '../roster.ts'
import { attacking, OPEN_TYPE, shellValue } from '../rules/11-forces.ts'
import { rules } from '../rules.ts'
import { flow } from '../sequence.ts'
import { is, quickFire, REDUCED, rifle, SUPPRESSED, sideOf } from '../stacks.ts'

/**
 * What a battle may bring if both sides answer as `answerFor` does. The tree of a battle is far too wide for exact odds,
 * so it is played out by the rules themselves, with search dice that are the same every time.
 */
export interface BattleForecast {
  /** The chances of the attacker: he wins, he does not (11.11), or the defender withdraws first (11.5). */
  readonly win: number
  readonly lose: number
  readonly withdrawn: number
  /** The chance of each number of steps lost to fire, from none up: attacker, defender. */
  readonly steps: readonly [attacker: readonly number[], defender: readonly number[]]
  /** How many battles were played, and how far a chance may be off, with nineteen in twenty certainty. */
  readonly played: number
  readonly range: number
}

/** Battles that a forecast plays. */
export const PLAYED = 600
/** Twice the standard error of a chance near one half. */
const rangeOf = (played: number): number => 1 / Math.sqrt(played)

/** What is noted of a battle while it is played. */
class Reporter implements Sink {
  winner: Side = NOBODY
  isWithdrawn = false
  /** Ruling 113: nobody was left to win. */
  isUndecided = false
  isBegun = false
  /** Steps lost to fire, by side. */
  readonly lost: [number, number] = [0, 0]
  readonly #t: Table

  constructor(t: Table) {
    this.#t = t
  }

  reset(): void {
    this.winner = NOBODY
    this.isWithdrawn = false
    this.isUndecided = false
    this.isBegun = false
    this.lost[0] = 0
    this.lost[1] = 0
  }

  get isOver(): boolean {
    return this.winner !== NOBODY || this.isWithdrawn || this.isUndecided
  }

  rolled(): void {}

  told(kind: string, rule: string, { side, unit }: Record<string, number>): void {
    if (this.isOver) return
    if (kind === 'battleBegan') this.isBegun = true
    else if (kind === 'battleWon') this.winner = side as Side
    else if (kind === 'withdrew') this.isWithdrawn = true
    else if (kind === 'nobodyLeft') this.isUndecided = true
    else if (BY_FIRE.includes(rule) && (kind === 'reduced' || kind === 'eliminated'))
      this.lost[sideOf(this.#t, unit as Unit) as 0 | 1]++
  }
}
/** §11.2.2, §11.4.4: the cases under which fire takes steps. */
const BY_FIRE: readonly string[] = ['11.2.2', '11.4.4']

const moves = new Moves()

/** How many answers the question has that is asked now; 1 when none is. */
export const answersNow = (t: Table): number => Math.max(1, legal(rules, t, moves))

/** The best of the answers of a question by a measure; the first of equals. */
function best(t: Table, worth: (unit: Unit, a: Action) => number, unitOf: (a: Action) => Unit): Action {
  legal(rules, t, moves)
  let found = moves.at(0)
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < moves.count; i++) {
    const a = moves.at(i)
    const w = worth(unitOf(a), a)
    if (w > most) {
      most = w
      found = a
    }
  }
  return found
}

/** How much a piece's fire is worth, as it lies. */
const firepower = (t: Table, unit: Unit): number => shellValue(t, unit) + quickFire(t, unit) + rifle(t, unit)

/** Guns look for the strongest whom they can still suppress, then for a full unit. */
const targetWorth = (t: Table, unit: Unit): number => (is(t, unit, SUPPRESSED) ? 0 : 100) + firepower(t, unit)
/** Hits are taken by full units before reduced ones, the weakest of them first. */
const lossWorth = (t: Table, unit: Unit): number =>
  (STEPS[unit] === 2 && !is(t, unit, REDUCED) ? 100 : 0) - firepower(t, unit)

/**
 * What both sides are taken to answer: they stand and fight with what is there. Nobody is sought at sea or brought up by rail, no
 * Carrier is used up, no leader comes; guns bombard, the strongest first, at the strongest whom they can suppress; all
 * fire at enemies in the open while there are any; hits are taken by full units first, the weakest of them. Undefined
 * for a question that no battle asks, or that comes after it is decided.
 */
export function answerFor(t: Table): Action | undefined {
  switch (asked(flow, t)?.name) {
    case 'assault':
      return act.fight()
    case 'seek':
      return act.lieLow()
    case 'withdraw':
      return act.stand()
    case 'reinforce':
    case 'battle-supply':
    case 'lead':
      return act.end()
    case 'deploy':
    case 'rifles':
      return act.go()
    case 'gun':
    case 'firer':
      return best(t, (unit) => firepower(t, unit), act.fire.unit)
    case 'target':
      return best(t, (unit) => targetWorth(t, unit), act.bombard.unit)
    case 'type':
      return act.aim(OPEN_TYPE)
    case 'loss':
      return best(t, (unit) => lossWorth(t, unit), act.lose.unit)
    default:
      return undefined
  }
}

/** More answers than any battle asks for. */
const MOST_ANSWERS = 2_000

/** Plays an action and the battle that follows from it or is under way; false when no battle comes of it. */
function playOut(t: Table, first: Action, dice: Dice, report: Reporter): boolean {
  let action: Action | undefined = first
  for (let n = 0; action !== undefined && n < MOST_ANSWERS; n++) {
    apply(rules, t, toDecide(rules, t), action, dice, report)
    if (report.isOver) return true
    action = answerFor(t)
  }
  return false
}

/**
 * The odds of the battle under way, or of the one that the action begins, if that action is taken and both then answer
 * as `answerFor` does; undefined when no battle comes of it. The same position has the same odds every time.
 */
export function battleForecast(t: Table, action: Action, key = 1914, played = PLAYED): BattleForecast | undefined {
  const trial = blank(rules)
  const report = new Reporter(trial)
  const ends = { win: 0, lose: 0, withdrawn: 0 }
  const steps: [number[], number[]] = [[], []]
  let attacker = NOBODY
  for (let i = 0; i < played; i++) {
    copy(t, trial)
    report.reset()
    if (!playOut(trial, action, searchDice([key, i]), report)) return undefined
    if (attacker === NOBODY) attacker = attackerIn(t, report)
    const defender = (1 - attacker) as Side
    if (report.isWithdrawn) ends.withdrawn++
    else if (report.winner === attacker) ends.win++
    else ends.lose++
    count(steps[0], report.lost[attacker])
    count(steps[1], report.lost[defender])
  }
  const share = (n: number): number => n / played
  return {
    win: share(ends.win),
    lose: share(ends.lose),
    withdrawn: share(ends.withdrawn),
    steps: [filled(steps[0], share), filled(steps[1], share)],
    played,
    range: rangeOf(played),
  }
}

/** Who attacks: in the battle under way, or in the one that began during the trial, whose attacker moves. */
const attackerIn = (t: Table, report: Reporter): Side => (report.isBegun ? t.tracks.phasing : attacking(t))

function count(chances: number[], n: number): void {
  chances[n] = (chances[n] ?? 0) + 1
}

const filled = (counts: readonly number[], share: (n: number) => number): readonly number[] =>
  Array.from({ length: counts.length }, (_, n) => share(counts[n] ?? 0))
