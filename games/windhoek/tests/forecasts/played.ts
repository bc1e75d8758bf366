import {
  type Action,
  apply,
  asked as askedIn,
  blank,
  copy,
  legal,
  Moves,
  type Side,
  type Sink,
  searchDice,
  toDecide,
} from '@boma/kernel'
import { act } from '../../actions.ts'
import { lossOrder } from '../../counsel/battle.ts'
import { type Fight, listOf } from '../../counsel/fight.ts'
import { windhoek } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { SIDE_OF, type Unit } from '../../roster.ts'
import { hasTwoSteps, isDisrupted } from '../../stacks.ts'

/** What came of battles that were fought: how often the attacker won, drew and lost, and each number of steps lost. */
export interface Fought {
  readonly win: number
  readonly draw: number
  readonly lose: number
  readonly steps: readonly [attacker: readonly number[], defender: readonly number[]]
}

const stepsOf = (t: Table, u: Unit): number => (hasTwoSteps(u) && !isDisrupted(t, u) ? 2 : 1)

/** Follows a battle by what is told of it: who has won, and who has lost how much when the fire is over. */
class Follower implements Sink {
  readonly #left: Map<number, number>
  readonly #fight: Fight
  readonly lost: [number, number] = [0, 0]
  winner: Side | undefined
  isJudged = false
  isAshore = false

  constructor(t: Table, fight: Fight) {
    this.#fight = fight
    this.#left = new Map([...fight.attack, ...fight.defence].map((u) => [u, stepsOf(t, u)]))
  }
  rolled(): void {}
  told(kind: string, rule: string, { unit = -1, side = -1 }: Record<string, number>): void {
    if (kind === 'battleWon') this.winner = side as Side
    if (kind === 'battleWon' || kind === 'battleDrawn') this.isJudged = true
    // §31.0: whoever lands and does not clear the hex is lost after it
    if (kind === 'advanced' && rule === '31.0') this.isAshore = true
    if (kind === 'disrupted' && !this.isJudged) this.#note(unit, 1)
    if (kind === 'eliminated' && (!this.isJudged || rule === '31.0')) this.#note(unit, 0)
  }
  #note(unit: number, left: number): void {
    const before = this.#left.get(unit)
    if (before === undefined || before <= left) return
    this.#left.set(unit, left)
    this.lost[SIDE_OF[unit as Unit] === this.#fight.attacker ? 0 : 1] += before - left
  }
  /** How it ended for the attacker. */
  get end(): 'win' | 'draw' | 'lose' {
    if (this.#fight.landing) return this.isAshore ? 'win' : 'lose'
    return this.winner === undefined ? 'draw' : this.winner === this.#fight.attacker ? 'win' : 'lose'
  }
}

const asked = (t: Table): string => askedIn(windhoek.flow, t)?.name ?? ''
/** Questions of a battle up to its outcome; a landing goes on until it is ashore or lost. */
const FIRE = ['join', 'gun', 'aeroplane', 'bid', 'withdraw', 'hits']
const LANDING = [...FIRE, 'trench', 'fall-back', 'advance']

/** Plays an action so often, and the battle after it as the sentence beside its forecast says. */
export function fought(t: Table, action: Action, fight: Fight, times: number, key: number): Fought {
  const trial = blank(windhoek)
  const ends = { win: 0, draw: 0, lose: 0 }
  const steps: [number[], number[]] = [[], []]
  const orders = ordersOf(t, action, fight)
  const wholes = new Map([...fight.attack, ...fight.defence].map((u) => [u, stepsOf(t, u)]))
  for (let i = 0; i < times; i++) {
    copy(t, trial)
    const follower = new Follower(t, fight)
    const dice = searchDice([key, i])
    let next: Action | undefined = action
    for (; next !== undefined; next = answerTo(trial, fight, orders, wholes, follower))
      if (apply(windhoek, trial, toDecide(windhoek, trial), next, dice, follower) !== 0) throw new Error('refused')
    ends[follower.end] += 1 / times
    for (const side of [0, 1] as const)
      steps[side][follower.lost[side]] = (steps[side][follower.lost[side]] ?? 0) + 1 / times
  }
  return { ...ends, steps }
}

/** Who takes which hit: the weakest first, the strongest keeps good order to the last; whoever is chosen now comes first. */
function ordersOf(t: Table, action: Action, { attack, defence }: Fight): readonly (readonly Unit[])[] {
  const hit = act.hit.is(action) ? act.hit.unit(action) : undefined
  return [attack, defence].map((force) =>
    hit !== undefined && force.includes(hit) ? [hit, ...lossOrder(t, force, false, hit)] : lossOrder(t, force),
  )
}

function answerTo(
  t: Table,
  fight: Fight,
  orders: readonly (readonly Unit[])[],
  wholes: ReadonlyMap<Unit, number>,
  { isJudged }: Follower,
): Action | undefined {
  const name = asked(t)
  const isOver = isJudged && !(fight.landing && t.battle.landing === 1)
  if (isOver || !(fight.landing ? LANDING : FIRE).includes(name)) return undefined
  if (name === 'join') return act.go()
  if (name === 'withdraw') return act.fight()
  // §17.4, W90: a beaten defender stays in his trench
  if (name === 'trench') return act.stay()
  if (name === 'fall-back') return first(t)
  if (name !== 'hits') return act.end()
  const order = orders[toDecide(windhoek, t) === fight.attacker ? 0 : 1] ?? []
  const living = new Set([...listOf(t.attackers), ...listOf(t.defenders)])
  const lost = (u: Unit): number => (wholes.get(u) ?? 0) - (living.has(u) ? stepsOf(t, u) : 0)
  const taken = [...new Set(order)].reduce((sum, u) => sum + lost(u), 0)
  const due = order.slice(0, taken + t.battle.hits)
  const next = [...new Set(due)].sort((a, b) => a - b).find((u) => due.filter((d) => d === u).length > lost(u))
  return act.hit(next ?? (0 as Unit))
}

const moves = new Moves()
function first(t: Table): Action {
  legal(windhoek, t, moves)
  return moves.at(0)
}
