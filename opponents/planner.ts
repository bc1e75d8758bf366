import type { Doctrine, Proposal } from '@boma/counsel'
import type { Side, TableBase } from '@boma/kernel'
import { greedyPlayer } from './greedy.ts'
import { atOnce, type Chair, type Intent, type Seated, type Thinker } from './thinker.ts'

/** A player who follows the doctrine of the game, and where that says nothing, looks one small step ahead as the greedy do. */
export function plannerPlayer(): Thinker {
  const greedy = greedyPlayer()
  return {
    name: 'planner',
    budget: greedy.budget,
    sit<T extends TableBase>(chair: Chair<T>): Seated<T> {
      const { doctrine } = chair.game.counsel
      const otherwise = greedy.sit(chair)
      if (doctrine === undefined) return otherwise
      const surveyor = new Surveyor(doctrine, chair.side)
      return {
        think(at) {
          const [first] = surveyor.propose(at.view, 1)
          return first === undefined ? otherwise.think(at) : atOnce(intentOf(first))
        },
      }
    },
  }
}

/** What a proposal comes to when it is taken. */
export const intentOf = ({ order, why }: Proposal): Intent => ({ order, why })

/** Keeps what a side made of the table for as long as it holds. */
export class Surveyor<T extends TableBase> {
  readonly #doctrine: Doctrine<T>
  readonly #side: Side
  #survey: unknown = undefined
  #isSurveyed = false
  /** The posture in which the table was surveyed. */
  posture = 0
  /** Was the table surveyed just now, rather than before? */
  isFresh = false

  constructor(doctrine: Doctrine<T>, side: Side) {
    this.#doctrine = doctrine
    this.#side = side
  }

  /** Forgets the table that it has surveyed: another is coming. */
  forget(): void {
    this.#survey = undefined
    this.#isSurveyed = false
  }

  /** What was made of the table. */
  get survey(): unknown {
    return this.#survey
  }

  /** Takes over what somebody made of the table in a posture, to which it keeps for as long as that holds. */
  adopt(survey: unknown, posture: number): void {
    this.#survey = survey
    this.posture = posture
    this.#isSurveyed = true
  }

  /** What the doctrine proposes at the question that waits. */
  propose(t: T, most: number): readonly Proposal[] {
    this.isFresh = !this.#isSurveyed || !this.#doctrine.holds(t, this.#side, this.#survey)
    if (this.isFresh) {
      this.adopt(this.#doctrine.survey(t, this.#side, 0, this.#survey), 0)
    }
    return this.#doctrine.propose(t, this.#side, this.#survey, most)
  }
}
