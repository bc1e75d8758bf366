import {
  type Action,
  type Decision,
  type Order,
  type Seat,
  type Seen,
  type ShownLink,
  SIDES,
  type Side,
  type Token,
} from '@boma/kernel'
import type {
  Bulletin,
  Dispatch,
  Errand,
  ErrandAnswer,
  News,
  SeatChain,
  Settled,
  SettledBack,
  SettledEnd,
} from './dispatch.ts'

/** A match at hand, as far as a page far away can have errands done at it; each is settled at once. */
export interface AtHand {
  readonly decision: Decision | undefined
  state(viewer: Side, read?: Token): Seen
  heard(sides: readonly Side[]): number
  last(sides: readonly Side[]): Order | undefined
  order(actions: readonly Action[], link?: ShownLink): Outcome<Settled>
  /** How far a seat's chain was shown, where it has one. */
  chainOf?(seat: Seat): { readonly end: string; readonly used: number } | undefined
  undo(seat: Seat, isAgreed?: boolean): Outcome<SettledBack>
  giveUp(seat: Seat): Outcome<SettledEnd>
  offer(face: number): Outcome<Settled>
  onChange(heard: () => void): () => void
}

/** What came of something; nothing as long as that is not known. */
interface Outcome<O> {
  readonly settled: O | undefined
}

/** Who sits at a page: through whose eyes it sees, and for which seats it may ask for something; all where that is left out. */
export interface Guests {
  readonly viewers: readonly Side[]
  readonly seats?: readonly Seat[]
}

/**
 * Whoever opens the letters of a page far away and has its errands done by a referee at hand: each once, in the order in
 * which it was given, and only upon the story that it was given upon. A page has one of its own for as long as it lives,
 * also when its connection was lost.
 */
export class Orderly {
  readonly #referee: AtHand
  readonly #viewers: readonly Side[]
  readonly #seats: readonly Seat[] | undefined
  readonly #write: (letter: Bulletin) => void
  /** The last errand that was done. */
  #done: number
  /** What came of errands of which the page may not know yet. */
  #answers: readonly ErrandAnswer[] = []
  #read: ReadonlyMap<Side, Token> = new Map()
  #told: readonly News[] = []
  #moment = 0
  #isBusy = false
  readonly #deaf: () => void

  /**
   * Writes to the page what its guests may know, whenever there is something new, and when it has asked. What it has done
   * for that page before it knows by the number of the last errand.
   */
  constructor(referee: AtHand, guests: Guests, write: (letter: Bulletin) => void, done = 0) {
    this.#referee = referee
    this.#viewers = guests.viewers
    this.#seats = guests.seats
    this.#write = write
    this.#done = done
    this.#deaf = referee.onChange(() => this.#look())
  }

  /** Hears of nothing any more: the page is gone. */
  leave(): void {
    this.#deaf()
  }

  /** The last errand that it has done. */
  get done(): number {
    return this.#done
  }

  #look(): void {
    // What comes of an errand is written together with the answer to it.
    if (this.#isBusy) return
    const before = this.#moment
    const letter = this.tell()
    if (letter.moment > before) this.#write(letter)
  }

  /** Does what a letter asks for and was not done yet, and writes back. */
  receive({ errands, open, read }: Dispatch): void {
    this.#isBusy = true
    this.#read = read
    this.#answers = this.#answers.filter(({ number }) => number >= open)
    // A letter that comes late may ask for what was done long ago.
    for (const errand of errands.filter(({ number }) => number > this.#done)) {
      this.#done = errand.number
      const isTheirs = this.#isTheirs(errand) && !this.#isLate(errand)
      const outcome = isTheirs ? this.#carryOut(errand) : lateOf(errand)
      const { moment } = this.tell()
      this.#answers = [...this.#answers, { number: errand.number, moment, outcome }]
    }
    this.#isBusy = false
    this.#write(this.tell())
  }

  /** What the page is written now. Its moments are its own: what it may not know of is none. */
  tell(): Bulletin {
    const news = this.#viewers.map((viewer) => this.#newsOf(viewer, this.#read.get(viewer) ?? ''))
    if (!news.every((each, i) => isSame(each, this.#told[i]))) this.#moment++
    this.#told = news
    const chains = this.#chains()
    return {
      moment: this.#moment,
      news,
      together: SIDES.every((side) => this.#viewers.includes(side)) ? this.#together() : undefined,
      answers: this.#answers,
      ...(chains.length > 0 && { chains }),
    }
  }

  #chains(): readonly SeatChain[] {
    return (this.#seats ?? []).flatMap((seat) => {
      const chain = this.#referee.chainOf?.(seat)
      return chain === undefined ? [] : [{ seat, end: chain.end, used: chain.used }]
    })
  }

  #together(): Bulletin['together'] {
    const last = this.#referee.last(SIDES)
    return {
      heard: this.#referee.heard(SIDES),
      last: last && { side: last.side, seat: last.seat, actions: last.actions },
    }
  }

  #newsOf(viewer: Side, since: Token): News {
    const seen = this.#referee.state(viewer, since)
    return { ...seen, since: seen.from === 0 ? '' : since, heard: this.#referee.heard([viewer]) }
  }

  /** Whoever asks for something upon another's story, or for a seat that is not his, is answered as one who comes too late. */
  #isTheirs(errand: Errand): boolean {
    if (!this.#viewers.includes(errand.side)) return false
    const { decision } = this.#referee
    const seat = errand.kind === 'die' ? decision?.seat : errand.seat
    return this.#seats === undefined || this.#seats.some((own) => Object.is(own, seat))
  }

  #isLate(errand: Errand): boolean {
    const { decision } = this.#referee
    if (errand.kind === 'order' && decision?.seat !== errand.seat) return true
    return this.#referee.state(errand.side, errand.after).read !== errand.after
  }

  #carryOut(errand: Errand): ErrandAnswer['outcome'] {
    const referee = this.#referee
    const asked = () => {
      if (errand.kind === 'order') return referee.order(errand.actions, errand.link)
      if (errand.kind === 'undo') return referee.undo(errand.seat, errand.isAgreed)
      return errand.kind === 'giveUp' ? referee.giveUp(errand.seat) : referee.offer(errand.face)
    }
    return asked().settled ?? lateOf(errand)
  }
}

const lateOf = ({ kind }: Errand): ErrandAnswer['outcome'] =>
  kind === 'undo' || kind === 'giveUp' ? 'late' : { kind: 'late' }

/** Does a viewer know no more and no less than before? */
const isSame = (now: News, before: News | undefined): boolean =>
  before !== undefined &&
  now.read === before.read &&
  now.back === before.back &&
  now.wanted === before.wanted &&
  now.decision?.prompt === before.decision?.prompt &&
  now.decision?.seat === before.decision?.seat &&
  now.view.every((byte, i) => byte === before.view[i])
