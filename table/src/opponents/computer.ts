import { type Action, ALLOWED, check, type Seat, type Side, seatsOf } from '@boma/kernel'
import { Breakdown, type Courier, type Mishap } from '@boma/opponents'
import type { Seats, Sitter } from '../play/session/seats.ts'
import { type Decision, legalNow, type Referee } from '../referee/referee.ts'

/** A seat that the computer takes. */
type ComputerSeat = Exclude<Sitter, 'person'>

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
  /** What the match is called. */
  readonly id: string
  readonly referee: Referee
  readonly seats: Seats
  /** Carries questions to whoever thinks. */
  readonly courier: Pick<Courier, 'ask' | 'dismiss' | 'end'>
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
/** Milliseconds after which a player is told to come to an end. On the slowest phone in use a decision takes a tenth of that. */
const PATIENCE = 30_000

/** Seats the computer at a table. */
export function computerAt(parts: ComputerParts): Computer {
  const { referee, seats, courier, tell } = parts
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
    courier.dismiss()
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
        if (refused !== undefined) throw new Breakdown('forbidden', refused)
        if (!isSimple) simple.delete(seat)
        return
      } catch (caught) {
        if (decision === begun) stumble(seat, brokenBy(caught), tries, isSimple)
      }
    }
  }

  /** Goes on as well as can be; only where a player never came, or no answer is legal, somebody has to say what to do. */
  function stumble(seat: Seat, { mishap: kind, message: reason }: Breakdown, tries: number, isSimple: boolean): void {
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
    const order = await answerOf(side, player)
    const [first = -1] = order
    // Of open choices only some are listed.
    if (check(referee.game, referee.view(side), side, first) !== ALLOWED)
      throw new Breakdown('forbidden', 'it chose something that is not allowed')
    return order
  }

  const answerOf = (side: Side, player: ComputerSeat) =>
    new Promise<readonly Action[]>((resolve, reject) => {
      const { game } = referee
      const isOwn = (seat: number) => seatsOf(game)[seat]?.side === side && seats[seat] === player
      const inquiry = {
        match: parts.id,
        game: game.id,
        player,
        side,
        seats: [...seats.keys()].filter(isOwn),
        view: referee.view(side).bytes.slice(),
        log: referee.log(side),
        key: [parts.chance(), parts.chance()] as const,
        patience: PATIENCE,
      }
      courier.ask(inquiry, (word) => {
        if ('order' in word) resolve(word.order as readonly Action[])
        else reject(new Breakdown(word.mishap, word.problem))
      })
    })

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
      courier.end()
    },
  }
}

const brokenBy = (caught: unknown): Breakdown =>
  caught instanceof Breakdown
    ? caught
    : new Breakdown('failed', caught instanceof Error ? caught.message : String(caught))
