import type { Doctrine, Proposal } from '@boma/counsel'
import { hash, type TableBase } from '@boma/kernel'
import { greedyPlayer } from './greedy.ts'
import { intentOf, Surveyor } from './planner.ts'
import { Purse } from './purse.ts'
import { SandTable } from './sand-table.ts'
import type { Chair, Headway, Intent, Nudge, Seated, Situation, Thinker } from './thinker.ts'

/** How far somebody looks ahead. */
export interface Outlook {
  readonly name: string
  /** Orders that are tried at a question at most, beside those of other postures. */
  readonly candidates: number
  /** Turns of either side that a trial is played on for, by the doctrine for both: two are the rest of this and the enemy's next. */
  readonly turns: number
  /** For all questions of one turn, in thousandths of a second as the game's doctrine reckons its pace. */
  readonly budget: number
}

/**
 * A planner who tries out what else could be ordered: each candidate in the same imagined worlds with the same dice, played on
 * by the doctrine for both sides to the same moment. The better half goes on to the next worlds, and the planner's own choice
 * stands unless another is better by more than chance explains. An iteration is a thousandth of a second, at the pace that the
 * game's doctrine says it has: no clock is read, and the same budget is the same thought everywhere.
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

/** An order that is tried out, with the plan that it belongs to, and what came of it. */
interface Candidate {
  readonly proposal: Proposal
  readonly posture: number
  /** What the table looks like in that posture. */
  readonly survey: unknown
  /** What it led to in each world. */
  readonly values: number[]
}

/** Worlds in which every candidate is tried first. */
const FIRST_WORLDS = 4
/** How many standard errors better something must be than what the planner would do. */
const SURE = 1.3
/** What a question may take of the trials that are left for its turn: one that a whole turn is planned at, and any other. */
const FOR_A_PLAN = 0.6
const FOR_AN_ANSWER = 0.15
/** What the first of a turn may take at most, so that somebody who watches sees something happen. */
const FIRST_ORDER = 1000
/** The pace of games that do not say theirs. */
const USUAL_PACE = 20

/** Somebody who looks ahead, with all he needs for it. */
class LookingAhead<T extends TableBase> {
  readonly #chair: Chair<T>
  readonly #doctrine: Doctrine<T>
  readonly #outlook: Outlook
  readonly #sand: SandTable<T>
  readonly #surveyor: Surveyor<T>
  readonly #purse: Purse<T>
  /** Was the turn planned in haste, so that somebody who watches saw something happen? Then it is thought over at the next order. */
  #isHasty = false

  constructor(chair: Chair<T>, doctrine: Doctrine<T>, outlook: Outlook) {
    this.#chair = chair
    this.#doctrine = doctrine
    this.#outlook = outlook
    this.#sand = new SandTable(chair, doctrine)
    this.#surveyor = new Surveyor(doctrine, chair.side)
    this.#purse = new Purse(chair.game)
  }

  *think(
    at: Situation<T>,
    otherwise: () => ReturnType<Seated<T>['think']>,
  ): Generator<Headway | Intent, Intent, Nudge> {
    const candidates = this.#candidates(at.view)
    const [first] = candidates
    if (first === undefined) return (yield* asked(otherwise())) as Intent
    const chosen = candidates.length === 1 ? first : yield* this.#compare(at, candidates)
    this.#surveyor.adopt(chosen.survey, chosen.posture)
    return intentOf(chosen.proposal)
  }

  /** What the doctrine proposes as it stands, and what it would order first in each other posture. */
  #candidates(view: T): readonly Candidate[] {
    const own = this.#surveyor.propose(view, this.#outlook.candidates)
    const { posture, survey } = this.#surveyor
    const candidates = own.map((proposal): Candidate => ({ proposal, posture, survey, values: [] }))
    if (own.length === 0 || !this.#isPlanning) return candidates
    for (let p = 0; p < (this.#doctrine.postures ?? 1); p++) {
      if (p === posture) continue
      const survey = this.#doctrine.survey(view, this.#chair.side, p, this.#surveyor.survey)
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
    const price = (this.#doctrine.pace ?? USUAL_PACE) * this.#outlook.turns
    const most = Math.floor(this.#allowed(view, budget) / price)
    const key = dice.draw(0, 2 ** 30, 0, 0)
    const until = this.#doctrine.clock(view) + this.#outlook.turns
    // With little left fewer are tried, and with nothing none: what is tried once or twice is not known.
    let still: readonly Candidate[] = candidates.slice(0, Math.floor(most / FIRST_WORLDS))
    let [done, world, isHurried] = [0, 0, false]
    for (let worlds = FIRST_WORLDS; !isHurried && done < most && still.length > 1; worlds *= 2) {
      for (; world < worlds && !isHurried && done < most; world++) {
        const ends = new Set<number>()
        for (const each of still) {
          each.values.push(this.#tried(view, each, key, world, until))
          const end = hash(this.#sand.t)
          // Two plans that come to the same table are one.
          if (world === 0 && ends.has(end)) still = still.filter((one) => one !== each)
          ends.add(end)
          isHurried = (yield { done: ++done * price, of: most * price }) === 'hurry'
        }
      }
      still = better(still, planned)
    }
    this.#purse.spend(done * price)
    return best(still, planned)
  }

  /** Is this a question at which a whole turn is planned, or thought over once more? */
  get #isPlanning(): boolean {
    return (this.#surveyor.isFresh || this.#isHasty) && (this.#doctrine.postures ?? 1) > 1
  }

  /** What may be spent on a question. */
  #allowed(view: T, budget: number): number {
    const left = this.#purse.open(view, budget)
    const share = left * (this.#isPlanning ? FOR_A_PLAN : FOR_AN_ANSWER)
    this.#isHasty = this.#isPlanning && this.#purse.isFull && share > FIRST_ORDER
    return this.#purse.isFull ? Math.min(share, FIRST_ORDER) : share
  }

  /** What an order leads to in one world. */
  #tried(view: T, { proposal, posture, survey }: Candidate, key: number, world: number, until: number): number {
    this.#sand.lay(view, key, world)
    this.#sand.adopt(survey, posture)
    this.#sand.carryOut(this.#chair.side, proposal.order)
    this.#sand.playOn(until)
    return this.#sand.worth()
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
