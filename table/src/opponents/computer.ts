import { type Action, ALLOWED, check, type Seat, type Side } from '@boma/kernel'
import type { Seats } from '../play/session/seats.ts'
import { type Decision, legalNow, type Referee } from '../referee/referee.ts'
import { Breakdown, type Counsel, type Mishap } from './counsel.ts'
import type { ComputerSeat } from './protocol.ts'

/** What the computer is doing at the table. */
export type ComputerState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'thinking'; readonly seat: Seat }
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

/** The computer at a table: it moves whenever one of its seats decides. */
export interface Computer {
  /** Looks whether it has to decide now. To be called after every change of the match. */
  look(): void
  /** After a breakdown: asks the same player again, now or at its next decision. */
  tryAgain(): void
  /** After a breakdown: moves at random on that seat from now on, without any worker. */
  moveAtRandom(): void
  /** Leaves the table. */
  leave(): void
}

/** What the computer works with. */
export interface ComputerParts {
  readonly referee: Referee
  readonly seats: Seats
  readonly counsel: Counsel
  /** Gives an order for whoever decides; says what is wrong with it otherwise. */
  order(actions: readonly Action[]): string | undefined
  /** Is the match waiting for something else, a typed die perhaps? */
  isHeldUp(): boolean
  /** How long a move takes at least, in milliseconds, so that people can follow. */
  pace(): number
  tell(state: ComputerState): void
  /** A player broke down, and the match goes on nevertheless. */
  tellStumble(stumble: Stumble): void
  wait(milliseconds: number): Promise<void>
  /** Chance for the players, 32 bits at a time. */
  chance(): number
}

/** How often a question is put before any legal answer must do, and after how many such answers nobody is asked any more. */
const TRIES = 2
const PATIENT_FOR = 2

/** Seats the computer at a table. */
export function computerAt(parts: ComputerParts): Computer {
  const { referee, seats, counsel, tell } = parts
  const atRandom = new Set<Seat>()
  /** How many simple answers in a row were given for a seat whose player broke down. */
  const simple = new Map<Seat, number>()
  let hasLeft = false
  let isBroken = false
  /** Counts the decisions it began: an answer to an earlier one is of no use. */
  let begun = 0

  const sitterOn = (seat: Seat): ComputerSeat | undefined => {
    const sitter = seats[seat]
    return sitter === 'person' ? undefined : sitter
  }

  function look(): void {
    begun++
    isBroken = false
    counsel.dismiss()
    const { decision } = referee
    const sitter = decision && sitterOn(decision.seat)
    if (hasLeft || decision === undefined || sitter === undefined || parts.isHeldUp()) tell({ kind: 'idle' })
    else void decide(decision, sitter, begun)
  }

  async function decide({ side, seat }: Decision, sitter: ComputerSeat, decision: number): Promise<void> {
    tell({ kind: 'thinking', seat })
    const pause = parts.wait(parts.pace())
    for (let tries = 1; decision === begun && !isBroken; tries++) {
      const isSimple = atRandom.has(seat) || tries > TRIES
      try {
        const order = isSimple ? [anyAction()] : await ask(side, sitter)
        await pause
        if (decision !== begun) return
        const refused = parts.order(order)
        if (refused !== undefined) throw new Breakdown('failed', refused)
        if (!isSimple) simple.delete(seat)
        return
      } catch (caught) {
        if (decision === begun) stumble(seat, brokenBy(caught), tries, isSimple)
      }
    }
  }

  /** Goes on as well as can be; only where a player never came, or no answer is legal, somebody has to say what to do. */
  function stumble(seat: Seat, { kind, message: reason }: Breakdown, tries: number, isSimple: boolean): void {
    const isLast = tries >= TRIES
    if (isSimple || (kind === 'absent' && isLast)) {
      isBroken = true
      tell({ kind: 'broken', seat, reason })
    } else if (!isLast) {
      if (kind !== 'absent') parts.tellStumble({ seat, kind, reason, next: 'again' })
    } else {
      const inRow = (simple.get(seat) ?? 0) + 1
      simple.set(seat, inRow)
      if (inRow >= PATIENT_FOR) atRandom.add(seat)
      parts.tellStumble({ seat, kind, reason, next: inRow >= PATIENT_FOR ? 'simplyOn' : 'simply' })
    }
  }

  async function ask(side: Side, player: ComputerSeat): Promise<readonly Action[]> {
    const { game } = referee
    const legal = legalNow(referee)
    const seen = referee.view(side)
    const view = seen.bytes.slice()
    const key = [parts.chance(), parts.chance()] as const
    const order = (await counsel.ask({ game: game.id, player, view, side, legal, key })) as readonly Action[]
    // Of open choices only some are listed.
    if (order.length === 0 || check(game, seen, side, order[0] ?? -1) !== ALLOWED)
      throw new Breakdown('failed', 'it chose something that is not allowed')
    return order
  }

  function anyAction(): Action {
    const legal = legalNow(referee)
    const action = legal[parts.chance() % legal.length]
    if (action === undefined) throw new RangeError('there is nothing to choose from')
    return action
  }

  return {
    look,
    tryAgain() {
      atRandom.clear()
      simple.clear()
      if (isBroken) look()
    },
    moveAtRandom() {
      if (!isBroken || referee.decision === undefined) return
      atRandom.add(referee.decision.seat)
      look()
    },
    leave() {
      hasLeft = true
      look()
      counsel.end()
    },
  }
}

const brokenBy = (caught: unknown): Breakdown =>
  caught instanceof Breakdown
    ? caught
    : new Breakdown('failed', caught instanceof Error ? caught.message : String(caught))
