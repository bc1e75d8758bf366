import { type Action, apply, blank, copy, NOBODY, type Side, type Sink, searchDice, toDecide } from '@boma/kernel'
import type { Table } from '../layout.ts'
import type { Unit } from '../roster.ts'
import { rules } from '../rules.ts'
import { sideOf } from '../stacks.ts'
import { answerFor, isAskedAtSea } from './answers.ts'

/** What is noted while an encounter is played, ashore and at sea. */
export class Reporter implements Sink {
  /** Who has won a land battle; NOBODY while it is not decided, or nobody has. */
  winner: Side = NOBODY
  isWithdrawn = false
  /** Ruling 113: nobody was left to win. */
  isUndecided = false
  isBegun = false
  /** §12.4, §12.5: did somebody seek, has a naval battle begun, and who alone was left afloat in it? */
  isSought = false
  isMet = false
  swept: Side = NOBODY
  /** Steps lost to fire on land, and at sea with Carriers and cargo, by side. */
  readonly lost: [number, number] = [0, 0]
  readonly sunk: [number, number] = [0, 0]
  /** Carriers among these. */
  readonly carriers: [number, number] = [0, 0]
  /** Is the table to be kept as it was when both had laid their forces out (11.7.4)? */
  keeps = false
  /** The table when both had laid their forces out (11.7.4), if they have. */
  laid: Table | undefined
  readonly #t: Table

  constructor(t: Table) {
    this.#t = t
  }

  reset(): void {
    this.winner = NOBODY
    this.isWithdrawn = false
    this.isUndecided = false
    this.isBegun = false
    this.isSought = false
    this.isMet = false
    this.swept = NOBODY
    this.lost.fill(0)
    this.sunk.fill(0)
    this.carriers.fill(0)
  }

  /** Is a land battle decided? */
  get isOver(): boolean {
    return this.winner !== NOBODY || this.isWithdrawn || this.isUndecided
  }

  /** Steps lost by a side, ashore and at sea: Carriers are none. */
  stepsOf(side: 0 | 1): number {
    return this.lost[side] + this.sunk[side] - this.carriers[side]
  }

  rolled(): void {}

  told(kind: string, rule: string, { side, unit, carriers }: Record<string, number>): void {
    if (this.isOver) return
    if (kind === 'battleBegan') this.isBegun = true
    else if (kind === 'deployed') this.#keep()
    else if (kind === 'battleWon') this.winner = side as Side
    else if (kind === 'withdrew') this.isWithdrawn = true
    else if (kind === 'nobodyLeft') this.isUndecided = true
    else if (kind === 'sought') this.isSought = true
    else if (kind === 'navalBattleBegan') this.isMet = true
    else if (kind === 'navalBattleWon') this.swept = side as Side
    else if (kind === 'carriersSunk') this.#drown(side as 0 | 1, carriers ?? 0)
    else if (kind === 'reduced' || kind === 'eliminated') this.#count(rule, unit as Unit)
  }

  /** Each who is laid out is told of, before the first die of the battle. */
  #keep(): void {
    if (!this.keeps) return
    this.laid ??= blank(rules)
    copy(this.#t, this.laid)
  }

  #drown(side: 0 | 1, carriers: number): void {
    this.sunk[side] += carriers
    this.carriers[side] += carriers
  }

  #count(rule: string, unit: Unit): void {
    const lost = rule.startsWith('12.5.4') ? this.sunk : BY_FIRE.includes(rule) ? this.lost : undefined
    if (lost !== undefined) lost[sideOf(this.#t, unit) as 0 | 1]++
  }
}
/** §11.2.2, §11.4.4: the cases under which fire takes steps. */
const BY_FIRE: readonly string[] = ['11.2.2', '11.4.4']

/** More answers than any encounter asks for. */
const MOST_ANSWERS = 2_000

/** How far an encounter is played: until a land battle is decided, or until nothing more is asked at sea. */
export type Until = 'decided' | 'ashore'

/** Plays an action and what follows from it if both answer as `answerFor` does. */
function playOut(t: Table, first: Action, seed: readonly [number, number], report: Reporter, until: Until): void {
  const dice = searchDice(seed)
  let action: Action | undefined = first
  for (let n = 0; action !== undefined && n < MOST_ANSWERS; n++) {
    apply(rules, t, toDecide(rules, t), action, dice, report)
    if (report.isOver || (until === 'ashore' && !isAskedAtSea(t))) return
    action = answerFor(t)
  }
}

/** Plays an action and what follows so many times, each with dice of its own that are the same every time; `see` looks at how each ended. */
export function rehearse(
  t: Table,
  action: Action,
  { played, until, key = KEY }: { readonly played: number; readonly until: Until; readonly key?: number },
  see: (report: Reporter, end: Table) => boolean | undefined,
): boolean {
  const trial = blank(rules)
  const report = new Reporter(trial)
  for (let i = 0; i < played; i++) {
    copy(t, trial)
    report.reset()
    playOut(trial, action, [key, i], report, until)
    if (see(report, trial) === false) return false
  }
  return true
}
/** The table as the forces of the battle are laid out to which an action leads (11.7.4); undefined where it leads to none. */
export function laidOut(t: Table, action: Action): Table | undefined {
  const trial = blank(rules)
  const report = new Reporter(trial)
  copy(t, trial)
  report.keeps = true
  playOut(trial, action, [KEY, 0], report, 'decided')
  return report.laid
}

/** The dice of all forecasts. */
export const KEY = 1914

/** How often each number came, from none up, as chances. */
export class Tally {
  readonly #counts: number[] = []
  #all = 0

  add(n: number): void {
    this.#counts[n] = (this.#counts[n] ?? 0) + 1
    this.#all++
  }

  get chances(): readonly number[] {
    return Array.from({ length: this.#counts.length }, (_, n) => (this.#counts[n] ?? 0) / this.#all)
  }
}

/** Twice the standard error of a chance near one half. */
export const rangeOf = (played: number): number => 1 / Math.sqrt(played)
