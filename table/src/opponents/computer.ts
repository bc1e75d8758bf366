import type { Note } from '@boma/counsel'
import { type Action, ALLOWED, check, type Seat, type Side, seatsOf } from '@boma/kernel'
import { Breakdown, type Courier, type Headway, type Inquiry, type Mishap, type Word } from '@boma/opponents'
import type { Seats, Sitter } from '../play/session/seats.ts'
import { legalNow, type Referee, type ToDecide } from '../referee/referee.ts'

/** A seat that the computer takes. */
export type ComputerSeat = Exclude<Sitter, 'person'>

/** What the computer is doing at the table. */
export type ComputerState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'thinking'; readonly seat: Seat; readonly player: ComputerSeat }
  | { readonly kind: 'broken'; readonly seat: Seat; readonly reason: string }

/** A player of the computer's that broke down, and how the match goes on. */
export interface Stumble {
  readonly seat: Seat
  /** How it broke down, and what was said of it. */
  readonly kind: Mishap
  readonly reason: string
  /** A new one thinks it over again; or the simplest answer was given, this once or from now on. */
  readonly next: 'again' | 'simply' | 'simplyOn'
}

/** What the computer works with. */
export interface ComputerParts {
  /** What the match is called. */
  readonly id: string
  readonly referee: Referee
  readonly seats: Seats
  /** Carries questions to whoever thinks. */
  readonly courier: Pick<Courier, 'ask' | 'hurry' | 'dismiss' | 'end'>
  /** Gives an order for whoever decides; says what is wrong with it otherwise, once that is known. */
  order(actions: readonly Action[]): Promise<string | undefined>
  /** Is the match waiting for something else, a typed die perhaps, or the answer of a referee far away? */
  isHeldUp(): boolean
  /** How long a move takes at least, in milliseconds, so that people can follow. */
  pace(): number
  tell(state: ComputerState): void
  /** How far a thought has come. */
  tellHeadway(headway: Headway): void
  /** Why a side gives the order that it is about to give; it hands out what takes that back, if the order is refused. */
  noteReason(side: Side, why: Note): () => void
  /** A player broke down, and the match goes on nevertheless. */
  tellStumble(stumble: Stumble): void
  wait(milliseconds: number): Promise<void>
  /** Chance for the players, 32 bits at a time. */
  chance(): number
}

/** How often a question is put before any legal answer must do, and after how many such answers nobody is asked any more. */
const TRIES = 2
const PATIENT_FOR = 2
/** Milliseconds after which a player is told to come to an end. On the slowest phone in use a decision takes a tenth of that. */
const PATIENCE = 30_000
/** The first order of a turn comes sooner: the rest is thought over while that is seen. */
const FIRST_SIGN = 1800

/** An order, and why it is given. */
interface Ordered {
  readonly order: readonly Action[]
  readonly why: Note
}

/** The computer at a table: it moves whenever one of its seats decides. */
export class Computer {
  readonly #parts: ComputerParts
  readonly #atRandom = new Set<Seat>()
  /** How many simple answers in a row were given for a seat whose player broke down. */
  readonly #simple = new Map<Seat, number>()
  #hasLeft = false
  #isBroken = false
  /** Counts the decisions it began: an answer to an earlier one is of no use. */
  #begun = 0
  /** The seat that has given orders since anybody else had to decide. */
  #inTurn: Seat | undefined

  constructor(parts: ComputerParts) {
    this.#parts = parts
  }

  /** Looks whether it has to decide now. To be called after every change of the match. */
  look(): void {
    const { referee, seats, courier, isHeldUp, tell } = this.#parts
    this.#begun++
    this.#isBroken = false
    courier.dismiss()
    const { decision } = referee
    const sitter = decision && seats[decision.seat]
    if (decision?.seat !== this.#inTurn) this.#inTurn = undefined
    if (this.#hasLeft || decision === undefined || sitter === undefined || sitter === 'person' || isHeldUp())
      tell({ kind: 'idle' })
    else void this.#decide(decision, sitter, this.#begun)
  }

  /** After a breakdown: asks the same player again, now or at its next decision. */
  tryAgain(): void {
    this.#atRandom.clear()
    this.#simple.clear()
    if (this.#isBroken) this.look()
  }

  /** After a breakdown: moves at random on that seat from now on, without any worker. */
  moveAtRandom(): void {
    const { decision } = this.#parts.referee
    if (!this.#isBroken || decision === undefined) return
    this.#atRandom.add(decision.seat)
    this.look()
  }

  /** Has whoever thinks just now give the best order that he has found so far. */
  hurry(): void {
    this.#parts.courier.hurry()
  }

  /** Leaves the table. */
  leave(): void {
    this.#hasLeft = true
    this.look()
    this.#parts.courier.end()
  }

  async #decide({ side, seat }: ToDecide, sitter: ComputerSeat, decision: number): Promise<void> {
    const { tell, wait, pace } = this.#parts
    tell({ kind: 'thinking', seat, player: sitter })
    const pause = wait(pace())
    for (let tries = 1; decision === this.#begun && !this.#isBroken; tries++) {
      const isSimple = this.#atRandom.has(seat) || tries > TRIES
      try {
        const { order, why } = isSimple ? { order: [this.#anyAction()], why: undefined } : await this.#ask(side, sitter)
        await pause
        // What the match waits for changes it, or is told: then it is looked at again.
        if (decision !== this.#begun || this.#parts.isHeldUp()) return
        this.#inTurn = seat
        await this.#give(order, why && this.#parts.noteReason(side, why))
        if (!isSimple) this.#simple.delete(seat)
        return
      } catch (caught) {
        if (decision === this.#begun) this.#stumble(seat, brokenBy(caught), tries, isSimple)
      }
    }
  }

  async #give(order: readonly Action[], forget: (() => void) | undefined): Promise<void> {
    const refused = await this.#parts.order(order)
    if (refused === undefined) return
    forget?.()
    throw new Breakdown('forbidden', refused)
  }

  /** Goes on as well as can be; only where a player never came, or no answer is legal, somebody has to say what to do. */
  #stumble(seat: Seat, { mishap: kind, message: reason }: Breakdown, tries: number, isSimple: boolean): void {
    const { tell, tellStumble } = this.#parts
    const isLast = tries >= TRIES
    if (isSimple || (kind === 'absent' && isLast)) {
      this.#isBroken = true
      tell({ kind: 'broken', seat, reason })
    } else if (!isLast) {
      if (kind !== 'absent') tellStumble({ seat, kind, reason, next: 'again' })
    } else {
      const inRow = (this.#simple.get(seat) ?? 0) + 1
      this.#simple.set(seat, inRow)
      if (inRow >= PATIENT_FOR) this.#atRandom.add(seat)
      tellStumble({ seat, kind, reason, next: inRow >= PATIENT_FOR ? 'simplyOn' : 'simply' })
    }
  }

  async #ask(side: Side, player: ComputerSeat): Promise<Ordered> {
    const { referee } = this.#parts
    const { order, why } = await this.#answer(this.inquiry(side, player))
    // Of open choices only some are listed.
    if (check(referee.game, referee.view(side), side, order[0] ?? -1) !== ALLOWED)
      throw new Breakdown('forbidden', 'it chose something that is not allowed')
    return { order, why }
  }

  #answer(inquiry: Inquiry): Promise<Ordered> {
    const { courier, tellHeadway } = this.#parts
    return new Promise((resolve, reject) => {
      const heard = (word: Word) => {
        if ('order' in word) resolve({ order: word.order as readonly Action[], why: word.why })
        else reject(new Breakdown(word.mishap, word.problem))
      }
      courier.ask(inquiry, heard, tellHeadway)
    })
  }

  /** All that a player is told: what its side sees, and was told. */
  inquiry(side: Side, player: ComputerSeat): Inquiry {
    const { id, referee, seats, chance } = this.#parts
    const isOwn = (seat: number) => seatsOf(referee.game)[seat]?.side === side && seats[seat] === player
    return {
      match: id,
      game: referee.game.id,
      player,
      side,
      seats: [...seats.keys()].filter(isOwn),
      view: referee.view(side).bytes.slice(),
      log: referee.log(side),
      key: [chance(), chance()],
      patience: PATIENCE,
      ...(this.#inTurn === undefined && { soon: FIRST_SIGN }),
    }
  }

  #anyAction(): Action {
    const { referee, chance } = this.#parts
    const legal = legalNow(referee)
    const action = legal[chance() % legal.length]
    if (action === undefined) throw new RangeError('there is nothing to choose from')
    return action
  }
}

const brokenBy = (caught: unknown): Breakdown =>
  caught instanceof Breakdown
    ? caught
    : new Breakdown('failed', caught instanceof Error ? caught.message : String(caught))
