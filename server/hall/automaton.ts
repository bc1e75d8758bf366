import { type Action, ALLOWED, type Match, type Seat, type Side, seatsOf } from '@boma/kernel'
import { type Inquiry, LEVELS, type PlayerName, type Word } from '@boma/opponents'
import type { RulesNamed } from '../thinking/thoughts.ts'
import type { ClubSeat } from './guest.ts'
import type { Ruled } from './rules-shelf.ts'

/** What a computer at a match needs of the house. */
export interface AutomatonParts {
  readonly match: Match
  readonly chairs: readonly ClubSeat[]
  readonly ruled: Ruled
  /** Has somebody think about it. */
  ask(inquiry: Inquiry, under: RulesNamed): Promise<Word>
  /** What was asked is of no use any more. */
  drop(): void
  /** When all that has happened so far is kept; rejects when it could not be. */
  kept(): Promise<void>
  order(actions: readonly Action[]): boolean
  /** It has nothing more to do for now. */
  rest(): void
}

/** How often a question is put before any legal answer must do. */
const TRIES = 2
/** Milliseconds after which a player is told to come to an end. */
const PATIENCE = 30_000

/** Who plays on a seat that a computer holds; undefined for a name at which nobody can be met. */
export const playerOf = (name: string | undefined): PlayerName | undefined =>
  LEVELS.find(({ player }) => player === name)?.player

/** The computer at a match: it orders whenever a seat of its decides, from what that seat's side sees and nothing else. */
export class Automaton {
  readonly #parts: AutomatonParts
  /** Counts the decisions it has looked at: an answer to an earlier one is of no use. */
  #looked = 0
  #isThinking = false

  constructor(parts: AutomatonParts) {
    this.#parts = parts
  }

  get isThinking(): boolean {
    return this.#isThinking
  }

  /** Looks whether it has to decide now: after every change of the match, and when that wakes. */
  look(): void {
    this.#looked++
    const wasThinking = this.#isThinking
    if (wasThinking) this.#parts.drop()
    const { decision } = this.#parts.match
    const player = decision && playerOf(this.#parts.chairs[decision.seat]?.computer)
    const isIdle = decision === undefined || player === undefined
    this.#isThinking = !isIdle
    if (!isIdle) void this.#decide(decision.side, player, this.#looked)
    else if (wasThinking) this.#parts.rest()
  }

  /** Nothing it does is of use any more. */
  leave(): void {
    this.#looked++
    if (this.#isThinking) this.#parts.drop()
    this.#isThinking = false
  }

  async #decide(side: Side, player: PlayerName, looked: number): Promise<void> {
    const { id, version } = this.#parts.ruled.rules
    for (let tries = 1; tries <= TRIES; tries++) {
      const word = await this.#parts.ask(this.#inquiry(side, player), { game: id, version })
      if (!(await this.#isUpToDate(looked))) return
      if ('order' in word && this.#give(side, word.order as readonly Action[])) return
    }
    // Whatever broke down there, the match goes on with something that is allowed.
    const { match, order } = this.#parts
    const legal = match.legal()
    order([legal[chance() % legal.length] as Action])
  }

  /** What could not be kept has not happened, and nothing is ordered upon it. */
  async #isUpToDate(looked: number): Promise<boolean> {
    const isKept = await this.#parts.kept().then(
      () => true,
      () => false,
    )
    return isKept && looked === this.#looked
  }

  #give(side: Side, actions: readonly Action[]): boolean {
    const { match, order } = this.#parts
    return (
      this.#parts.ruled.kernel.check(match.game, match.view(side), side, actions[0] ?? -1) === ALLOWED && order(actions)
    )
  }

  #inquiry(side: Side, player: PlayerName): Inquiry {
    const { match, chairs, ruled } = this.#parts
    const isOwn = (seat: number) =>
      seatsOf(match.game)[seat]?.side === side && playerOf(chairs[seat]?.computer) === player
    return {
      ...{ match: match.setup.id ?? '', game: ruled.file ?? match.game.id, player, side },
      seats: [...chairs.keys()].filter(isOwn) as Seat[],
      view: match.view(side).bytes.slice(),
      log: match.log(side).map(({ events }) => events),
      key: [chance(), chance()],
      patience: PATIENCE,
    }
  }
}

const chance = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
