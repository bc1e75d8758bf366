import type { Settled } from '@boma/club'
import {
  type Action,
  blank,
  type Ended,
  EVERYONE,
  type GameEvent,
  Keeper,
  NOBODY,
  type Order,
  restore,
  type Seat,
  type Seen,
  type Side,
  secretOf,
  type TableBase,
  type Token,
  type Undone,
  view,
} from '@boma/kernel'
import type { Game, GameMatch } from '@boma/showing'
import type { Pages } from './pages.ts'
import { stepOf } from './reel.ts'
import type { Referee, Ticket, ToDecide, Wanted } from './referee.ts'

/** A match in this very page as its own referee. */
export const localReferee = (match: GameMatch): Referee => new Local(match)

const NOTHING_DONE: Settled = { kind: 'played', left: [] }

/** It answers at once: every ticket is settled when it is handed out, and nothing can come in between. */
class Local implements Referee {
  readonly game: Game
  readonly mayAgree: boolean
  readonly pages: Pages
  moment = 0
  wanted: Wanted | undefined
  readonly #match: GameMatch
  readonly #heard = new Set<() => void>()
  /** The order that waits for a die. */
  #awaiting: readonly Action[] = []

  constructor(match: GameMatch) {
    this.#match = match
    this.game = match.game
    this.mayAgree = match.setup.dice.kind === 'manual'
    this.pages = pagesOf(match)
  }

  get over(): boolean {
    return this.#match.over
  }

  get decision(): ToDecide | undefined {
    return this.#match.decision
  }

  state(viewer: Side, read?: Token): Seen {
    return { ...this.#match.seen(viewer, read), wanted: this.wanted?.sides }
  }

  /** Both sides together know of every order; one knows of what left a trace in its log. */
  heard([viewer = NOBODY, other]: readonly Side[]): number {
    const match = this.#match
    return other === undefined ? match.heard(viewer, match.length) - match.heard(viewer, 0) : match.length
  }

  /** The last order, if it is of these sides; otherwise one after which the side that gave it knows of no other. */
  last(sides: readonly Side[]): Order | undefined {
    const { last } = this.#match
    // What it told and rolled is left out here too: else it would show that the enemy has done something unseen since.
    if (last !== undefined && sides.includes(last.side)) {
      const { side, seat, actions } = last
      return { side, seat, actions }
    }
    return sides.map((side) => this.#match.log(side, -1)[0]?.order).find((order) => order !== undefined)
  }

  view(viewer: Side): TableBase {
    return this.#match.view(viewer)
  }

  log(viewer: Side, from?: number): readonly (readonly GameEvent[])[] {
    return this.#match.log(viewer, from).map(({ events }) => events)
  }

  earlier(viewer: Side, entries: number): TableBase | undefined {
    const match = this.#match
    if (entries < match.heard(viewer, 0) || entries > match.heard(viewer, match.length)) return undefined
    const table = blank(match.game)
    restore(table, match.at(match.moment(viewer, entries - 1)))
    return view(match.game, table, viewer)
  }

  step(entry: number, viewer: Side, watcher: Side): number {
    return stepOf(this.#match, watcher, this.#match.moment(viewer, entry))
  }

  orderOf(entry: number, viewer: Side): number {
    return this.#match.moment(viewer, entry) - 1
  }

  order(actions: readonly Action[]): Ticket {
    const { decision } = this.#match
    return { settled: decision === undefined || actions.length === 0 ? NOTHING_DONE : this.#order(decision, actions) }
  }

  /** Plays for whoever decides; a die that is missing is asked for, and the order waits for it. */
  #order({ seat }: ToDecide, actions: readonly Action[]): Settled {
    const played = this.#match.order(seat, actions)
    if (played.kind === 'refused') return played
    const isPlayed = played.kind === 'played'
    this.wanted = isPlayed ? undefined : { sides: played.wanted.sides }
    this.#awaiting = isPlayed ? [] : actions
    this.#changed()
    return isPlayed ? played : { kind: 'dice' }
  }

  undo(seat: Seat, isAgreed = false): Ticket<Undone> {
    const result = this.#match.undo(seat)
    const isLet = result !== 'done' && isAgreed && this.#undoByConsent(seat, result)
    if (result !== 'done' && !isLet) return { settled: result }
    this.wanted = undefined
    this.#changed()
    return { settled: 'done' }
  }

  /** Where nothing was rolled or shown nobody learns anything of what comes: to agree is enough. */
  #undoByConsent(seat: Seat, otherwise: Undone): boolean {
    const match = this.#match
    const mayBeAgreed = match.last?.seat === seat && (this.mayAgree || otherwise === 'asked')
    return mayBeAgreed && match.undoByConsent(EVERYONE) === 'done'
  }

  giveUp(seat: Seat): Ticket<Ended> {
    const settled = this.#match.end({ end: 'resign', seat })
    if (settled === 'done') {
      this.wanted = undefined
      this.#changed()
    }
    return { settled }
  }

  offer(face: number): Ticket {
    if (this.wanted === undefined) return { settled: NOTHING_DONE }
    this.#match.offer(face)
    return this.order(this.#awaiting)
  }

  tell(): void {
    this.#match.tell()
  }

  onChange(listener: () => void): () => void {
    this.#heard.add(listener)
    return () => void this.#heard.delete(listener)
  }

  #changed(): void {
    this.moment++
    for (const listener of [...this.#heard]) listener()
  }
}

/** The record of a match, as it is now whenever it is asked. */
function pagesOf(match: GameMatch): Pages {
  const keeper = new Keeper(match)
  return {
    get head() {
      return keeper.head
    },
    get foot() {
      return keeper.foot
    },
    lines: (since) => match.journal(since),
    get loose() {
      return match.loose
    },
    secret: secretOf(match),
    get told() {
      return match.told
    },
    get seal() {
      return keeper.seal()
    },
  }
}
