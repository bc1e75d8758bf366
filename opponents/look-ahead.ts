import type { Doctrine, Proposal } from '@boma/counsel'
import {
  type Action,
  blank,
  copy,
  type Dice,
  imagine,
  isOver,
  legal,
  Moves,
  other,
  playListed,
  type Side,
  searchDice,
  type TableBase,
  toDecide,
  winner,
} from '@boma/kernel'
import { greedyPlayer } from './greedy.ts'
import { intentOf, Staff } from './planner.ts'
import type { Chair, Headway, Intent, Nudge, Seated, Situation, Thinker } from './thinker.ts'

/** How far somebody looks ahead. */
export interface Outlook {
  readonly name: string
  /** Orders that are tried at a question at most, beside those of other postures. */
  readonly candidates: number
  /** Turns of either side that a trial is played on for, by the doctrine for both: two are the rest of this and the enemy's next. */
  readonly turns: number
  /** Trials for all questions of one turn. */
  readonly budget: number
}

/**
 * A planner who tries out what else could be ordered: each candidate in the same imagined worlds with the same dice, played on
 * by the doctrine for both sides to the same moment. The better half goes on to the next worlds, and the planner's own choice
 * stands unless another is better by more than chance explains. An iteration is one such trial.
 */
export function lookAheadPlayer(outlook: Outlook): Thinker {
  const greedy = greedyPlayer()
  return {
    name: outlook.name,
    budget: outlook.budget,
    sit<T extends TableBase>(chair: Chair<T>): Seated<T> {
      const { doctrine } = chair.game.counsel
      const otherwise = greedy.sit(chair)
      if (doctrine === undefined) return otherwise
      const desk = new LookingAhead(chair, doctrine, outlook)
      return { think: (at) => desk.think(at, () => otherwise.think(at)) }
    },
  }
}

/** An order that is tried out, and what came of it. */
interface Candidate {
  readonly proposal: Proposal
  readonly posture: number
  /** What the table looks like in that posture. */
  readonly survey: unknown
  /** What it led to in each world. */
  readonly values: number[]
}

/** Decisions after which a trial stops, wherever it is. */
const LONGEST = 3000
/** Worlds in which every candidate is tried first. */
const FIRST_WORLDS = 4
/** How many standard errors better something must be than what the planner would do. */
const SURE = 1.3

/** Somebody who looks ahead, with all he needs for it. */
class LookingAhead<T extends TableBase> {
  readonly #chair: Chair<T>
  readonly #doctrine: Doctrine<T>
  readonly #outlook: Outlook
  readonly #world: T
  readonly #stage: T
  readonly #moves = new Moves()
  /** Who plans for whom: what stands for this side at the table, and both sides in trials. */
  readonly #staff: Staff<T>
  readonly #trial: readonly [Staff<T>, Staff<T>]
  #clock = -1
  /** Trials that are left for this turn. */
  #left = 0

  constructor(chair: Chair<T>, doctrine: Doctrine<T>, outlook: Outlook) {
    this.#chair = chair
    this.#doctrine = doctrine
    this.#outlook = outlook
    this.#world = blank(chair.game)
    this.#stage = blank(chair.game)
    this.#staff = new Staff(doctrine, chair.side)
    this.#trial = [new Staff(doctrine, 0 as Side), new Staff(doctrine, 1 as Side)]
  }

  *think(
    at: Situation<T>,
    otherwise: () => ReturnType<Seated<T>['think']>,
  ): Generator<Headway | Intent, Intent, Nudge> {
    const candidates = this.#candidates(at.view)
    const [first] = candidates
    if (first === undefined) return (yield* asked(otherwise())) as Intent
    const chosen = candidates.length === 1 ? first : yield* this.#compare(at, candidates)
    this.#staff.adopt(chosen.survey, chosen.posture)
    return intentOf(chosen.proposal)
  }

  /** What the doctrine proposes as it stands, and what it would order first in each other posture. */
  #candidates(view: T): readonly Candidate[] {
    const own = this.#staff.propose(view, this.#outlook.candidates)
    const { posture, survey } = this.#staff
    const candidates = own.map((proposal): Candidate => ({ proposal, posture, survey, values: [] }))
    if (own.length === 0 || !this.#staff.isFresh) return candidates
    for (let p = 0; p < (this.#doctrine.postures ?? 1); p++) {
      if (p === posture) continue
      const survey = this.#doctrine.survey(view, this.#chair.side, p)
      const [proposal] = this.#doctrine.propose(view, this.#chair.side, survey, 1)
      if (proposal !== undefined) candidates.push({ proposal, posture: p, survey, values: [] })
    }
    return candidates
  }

  *#compare(
    { view, dice, budget }: Situation<T>,
    candidates: readonly Candidate[],
  ): Generator<Headway, Candidate, Nudge> {
    const [planned] = candidates as readonly [Candidate]
    const clock = this.#doctrine.clock(view)
    if (clock !== this.#clock) this.#left = budget
    this.#clock = clock
    // A turn has many questions: none takes more than a third of what is left for it.
    const most = Math.max(candidates.length * FIRST_WORLDS, Math.floor(this.#left / 3))
    const key = dice.draw(0, 2 ** 30, 0, 0)
    let [still, done, world, isHurried] = [candidates, 0, 0, false]
    let until = FIRST_WORLDS
    while (!isHurried && done < most && still.length > 1) {
      for (; world < until && !isHurried && done < most; world++)
        for (const each of still) {
          each.values.push(this.#tried(view, each, key, world, clock + this.#outlook.turns))
          isHurried = (yield { done: ++done, of: most }) === 'hurry'
        }
      still = better(still, planned)
      until *= 2
    }
    this.#left -= done
    return best(still, planned)
  }

  /** What an order leads to in one world. */
  #tried(view: T, { proposal, posture, survey }: Candidate, key: number, world: number, until: number): number {
    const { game, side } = this.#chair
    const t = this.#stage
    imagine(game, view, side, searchDice([key, world]), this.#world)
    copy(this.#world, t)
    const dice = searchDice([key + 1, world])
    const [mine, yours] = [this.#trial[side] as Staff<T>, this.#trial[other(side)] as Staff<T>]
    mine.adopt(survey, posture)
    yours.forget()
    for (const action of proposal.order) if (!this.#play(t, side, action, dice)) break
    this.#playOn(t, dice, until)
    if (!isOver(t)) return this.#doctrine.worth(t, side)
    const won = winner(t)
    return won === side ? 1 : won === other(side) ? -1 : 0
  }

  /** Plays an action if it is still this side's to play and allowed: an order may come to its end early. */
  #play(t: T, side: Side, action: Action, dice: Dice): boolean {
    const { game } = this.#chair
    if (isOver(t) || toDecide(game, t) !== side) return false
    legal(game, t, this.#moves)
    if (!this.#moves.has(action)) return false
    playListed(game, t, action, dice)
    return true
  }

  #playOn(t: T, dice: Dice, until: number): void {
    const { game } = this.#chair
    for (let n = 0; n < LONGEST && !isOver(t) && this.#doctrine.clock(t) < until; n++) {
      const side = toDecide(game, t)
      const [first] = (this.#trial[side] as Staff<T>).propose(t, 1)
      if (first !== undefined && this.#playAll(t, side, first.order, dice)) continue
      legal(game, t, this.#moves)
      playListed(game, t, this.#moves.at(n % this.#moves.count), dice)
    }
  }

  #playAll(t: T, side: Side, order: readonly Action[], dice: Dice): boolean {
    let n = 0
    while (n < order.length && this.#play(t, side, order[n] as Action, dice)) n++
    return n > 0
  }
}

/** Lets somebody else think, and answers with what he orders. */
function* asked(
  thinking: ReturnType<Seated<TableBase>['think']>,
): Generator<Headway | Intent, Intent | undefined, Nudge> {
  let nudge: Nudge = 'on'
  for (;;) {
    const { value, done } = thinking.next(nudge)
    if (done === true) return value
    nudge = yield value
  }
}

const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length

/** The better half, and always the planner's own choice. */
function better(candidates: readonly Candidate[], planned: Candidate): readonly Candidate[] {
  const ranked = candidates.filter((each) => each !== planned).toSorted((a, b) => mean(b.values) - mean(a.values))
  return [planned, ...ranked.slice(0, Math.ceil(ranked.length / 2))]
}

/** The best, if it is better than the planner's own choice by more than the scatter of their differences explains. */
function best(candidates: readonly Candidate[], planned: Candidate): Candidate {
  let chosen = planned
  let most = 0
  for (const each of candidates) {
    if (each === planned || each.values.length === 0) continue
    const differences = each.values.map((value, world) => value - (planned.values[world] as number))
    const lead = mean(differences)
    const scatter = differences.reduce((sum, d) => sum + (d - lead) * (d - lead), 0) / differences.length
    const error = Math.sqrt((scatter + LEAST_SCATTER) / differences.length)
    if (lead > SURE * error && lead > most) {
      chosen = each
      most = lead
    }
  }
  return chosen
}

/** A few worlds that agree prove little: as if they scattered at least so much. */
const LEAST_SCATTER = 1e-4
