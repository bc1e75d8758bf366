import type { AtHand, Settled } from '@boma/club'
import {
  type Action,
  type Decision,
  type Ended,
  EVERYONE,
  type Match,
  NOBODY,
  type Order,
  type Seat,
  type Seen,
  type ShownLink,
  type Side,
  seatsOf,
  type Token,
  type Undone,
} from '@boma/kernel'

/** A match of the club as its referee: it answers at once, and tells whoever listens when something has changed. */
export class Judge implements AtHand {
  readonly match: Match
  readonly #heard = new Set<() => void>()

  constructor(match: Match) {
    this.match = match
  }

  get decision(): Decision | undefined {
    return this.match.decision
  }

  state(viewer: Side, read?: Token): Seen {
    return this.match.seen(viewer, read)
  }

  /** Whoever plays both sides knows of every order; one side knows of what left a trace in its log. */
  heard([viewer = NOBODY, other]: readonly Side[]): number {
    const { match } = this
    return other === undefined ? match.heard(viewer, match.length) - match.heard(viewer, 0) : match.length
  }

  last(sides: readonly Side[]): Order | undefined {
    const { last } = this.match
    if (sides.length > 1 && last !== undefined) return last
    return sides.map((side) => this.match.log(side, -1)[0]?.order).find((order) => order !== undefined)
  }

  /** An order that carries another link than the next one of its seat's chain comes as if too late: its page is told which it is. */
  order(actions: readonly Action[], link?: ShownLink): { readonly settled: Settled } {
    const seat = this.match.decision?.seat
    if (seat !== undefined && this.match.linkFault(seat, link) !== undefined) return { settled: { kind: 'late' } }
    const played = this.match.order(seat, actions, link)
    if (played.kind === 'played') this.changed()
    // The club rolls its own dice, so that nobody is ever asked for one.
    return { settled: played.kind === 'dice' ? { kind: 'late' } : played }
  }

  chainOf(seat: Seat): { readonly end: string; readonly used: number } | undefined {
    return this.match.chainOf(seat)
  }

  /** A seat takes back what it may take back alone; whether others agree is not for a page to say. */
  undo(seat: Seat): { readonly settled: Undone } {
    const settled = this.match.undo(seat)
    if (settled === 'done') this.changed()
    return { settled }
  }

  /**
   * Takes back a seat's last order because all have agreed to it, with what computers have answered since, and what others have
   * ordered since of which its side was told nothing; false when there is none, or when it is too late.
   */
  undoAgreed(seat: Seat, isComputer: (seat: Seat) => boolean): boolean {
    const { match } = this
    const isOwn = () => match.last?.seat === seat
    const side = seatsOf(match.game)[seat]?.side ?? NOBODY
    const log = match.log(side)
    if (!log.some(({ order }) => order?.seat === seat)) return false
    // What its side was told nothing of goes back, too: or else whoever asked would learn that there was something.
    const isLastHeard = log.at(-1)?.order?.seat === seat
    while (match.last !== undefined && !isOwn() && (isLastHeard || isComputer(match.last.seat)))
      if (match.undoByConsent(EVERYONE) !== 'done') break
    const isDone = isOwn() && match.undoByConsent(EVERYONE) === 'done'
    if (isDone) this.changed()
    return isDone
  }

  giveUp(seat: Seat): { readonly settled: Ended } {
    return { settled: this.end({ end: 'resign', seat }) }
  }

  /** Ends the match by somebody's word. */
  end(ending: Parameters<Match['end']>[0]): Ended {
    const settled = this.match.end(ending)
    if (settled === 'done') this.changed()
    return settled
  }

  offer(): { readonly settled: Settled } {
    return { settled: { kind: 'late' } }
  }

  onChange(listener: () => void): () => void {
    this.#heard.add(listener)
    return () => void this.#heard.delete(listener)
  }

  changed(): void {
    for (const listener of [...this.#heard]) listener()
  }
}
