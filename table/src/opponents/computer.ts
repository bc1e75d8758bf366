import { type Action, ALLOWED, check, type Seat, type Side } from '@boma/kernel'
import type { Seats } from '../play/session/seats.ts'
import { type Decision, legalNow, type Referee } from '../referee/referee.ts'
import type { Counsel } from './counsel.ts'
import type { ComputerSeat } from './protocol.ts'

/** What the computer is doing at the table. */
export type ComputerState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'thinking'; readonly seat: Seat }
  | { readonly kind: 'broken'; readonly seat: Seat; readonly reason: string }

/** The computer at a table: it moves whenever one of its seats decides. */
export interface Computer {
  /** Looks whether it has to decide now. To be called after every change of the match. */
  look(): void
  /** After a breakdown: asks the same player again. */
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
  wait(milliseconds: number): Promise<void>
  /** Chance for the players, 32 bits at a time. */
  chance(): number
}

/** Seats the computer at a table. */
export function computerAt(parts: ComputerParts): Computer {
  const { referee, seats, counsel, tell } = parts
  const atRandom = new Set<Seat>()
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
    try {
      const order = atRandom.has(seat) ? [anyAction()] : await ask(side, sitter)
      await pause
      const refused = decision === begun ? parts.order(order) : undefined
      if (refused !== undefined) throw new RangeError(refused)
    } catch (caught) {
      if (decision === begun) breakDown(seat, caught)
    }
  }

  function breakDown(seat: Seat, caught: unknown): void {
    isBroken = true
    tell({ kind: 'broken', seat, reason: caught instanceof Error ? caught.message : String(caught) })
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
      throw new RangeError('it chose something that is not allowed')
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
