import type { LeftAnswer, LeftBehind, LeftSentence, WhyNot } from '@boma/club'
import { type Action, type Match, STANDING, seatsOf } from '@boma/kernel'
import type { Deputies } from '../thinking/deputies.ts'
import type { ClubSeat } from './guest.ts'
import type { Judge } from './judge.ts'
import type { Ruled } from './rules-shelf.ts'

/** What a deputy at a match needs of the house. */
export interface DeputyParts {
  readonly judge: Judge
  readonly chairs: readonly ClubSeat[]
  readonly deputies: Pick<Deputies, 'answer' | 'fits'>
  /** The rules that the match is played under. */
  readonly ruled: Ruled
  now(): number
  /** When all that has happened so far is kept; rejects when it could not be. */
  kept(): Promise<void>
  /** Keeps what somebody left behind, and tells him of it. */
  keep(person: string, left: LeftBehind): void
  /** It has nothing more to do for now. */
  rest(): void
}

const NOTHING: LeftBehind = { sentences: [], answered: [] }
/** Answers that are told of at most. */
const TOLD = 50

/**
 * Answers for people who are away by what they left behind, as soon as they are asked, and from what their side sees. To
 * everybody else it is an order like any other: only the one who left it hears how it came about.
 */
export class Deputy {
  readonly #parts: DeputyParts
  readonly #left: Map<string, LeftBehind>
  /** Counts the decisions it has looked at: an answer to an earlier one is of no use. */
  #looked = 0
  #isBusy = false

  constructor(parts: DeputyParts, left: ReadonlyMap<string, LeftBehind>) {
    this.#parts = parts
    this.#left = new Map(left)
  }

  get isBusy(): boolean {
    return this.#isBusy
  }

  of(person: string): LeftBehind {
    return this.#left.get(person) ?? NOTHING
  }

  /** Somebody leaves something behind, for all his seats; it holds at once. */
  async instruct(person: string, sentences: readonly LeftSentence[]): Promise<WhyNot | undefined> {
    const { judge, chairs, deputies, keep } = this.#parts
    const { game, over } = judge.match
    const seat = chairs.findIndex((chair) => chair.person?.id === person)
    const side = seatsOf(game)[seat]?.side
    if (over || side === undefined) return 'not-yours'
    if (!(await deputies.fits({ game: this.#parts.ruled.file ?? game.id, side, sentences }))) return 'malformed'
    const left = { sentences, answered: this.of(person).answered }
    this.#left.set(person, left)
    keep(person, left)
    this.look()
    return undefined
  }

  /** Looks whether it has to answer now: after every change of the match, and when that wakes. */
  look(): void {
    const wasBusy = this.#isBusy
    this.#looked++
    const person = this.#asked()
    this.#isBusy = person !== undefined
    if (person !== undefined) void this.#answer(person, this.#looked)
    else if (wasBusy) this.#parts.rest()
  }

  /** Nothing it does is of use any more. */
  leave(): void {
    this.#looked++
    this.#isBusy = false
  }

  /** Who is asked, if he has left anything behind. */
  #asked(): string | undefined {
    const { judge, chairs } = this.#parts
    const person = this.#left.size === 0 ? undefined : chairs[judge.match.decision?.seat ?? -1]?.person?.id
    return person === undefined || this.of(person).sentences.length === 0 ? undefined : person
  }

  async #answer(person: string, looked: number): Promise<void> {
    const { judge, deputies, kept } = this.#parts
    const { match } = judge
    const decision = match.decision
    if (decision === undefined) return
    const { side, prompt, rule } = decision
    const { sentences } = this.of(person)
    const view = match.view(side).bytes.slice()
    const action = await deputies.answer({ game: this.#parts.ruled.file ?? match.game.id, side, sentences }, view)
    // What could not be kept has not happened, and nothing is answered upon it.
    const isKept = await kept().then(
      () => true,
      () => false,
    )
    if (looked !== this.#looked) return
    this.#isBusy = false
    if (action !== undefined && isKept) this.#give(person, action, { prompt, rule })
    this.#parts.rest()
  }

  #give(person: string, action: Action, asked: Pick<LeftAnswer, 'prompt' | 'rule'>): void {
    const { judge, keep, now } = this.#parts
    const seat = judge.match.decision?.seat
    if (seat === undefined || judge.order([action], linkFor(judge.match, seat)).settled.kind !== 'played') return
    const { sentences, answered } = this.of(person)
    const left = { sentences, answered: [...answered, { ...asked, action, at: now() }].slice(-TOLD) }
    this.#left.set(person, left)
    keep(person, left)
  }
}

/** The player's device shows no link for it: the record says so. */
const linkFor = (match: Match, seat: number) =>
  match.chainOf(seat as never) === undefined ? undefined : { link: STANDING }
