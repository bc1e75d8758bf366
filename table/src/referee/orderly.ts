import { SIDES, type Side, type Token } from '@boma/kernel'
import type { Bulletin, Dispatch, Errand, ErrandAnswer, News } from './dispatch.ts'
import type { Referee } from './referee.ts'

/**
 * Whoever opens the letters of a page far away and has its errands done by a referee at hand: each once, in the order in
 * which it was given, and only upon the story that it was given upon. A page has one of its own for as long as it lives,
 * also when its connection was lost.
 */
export class Orderly {
  readonly #referee: Referee
  readonly #viewers: readonly Side[]
  readonly #write: (letter: Bulletin) => void
  /** The last errand that was done. */
  #done = 0
  /** What came of errands of which the page may not know yet. */
  #answers: readonly ErrandAnswer[] = []
  #read: ReadonlyMap<Side, Token> = new Map()
  #told: readonly News[] = []
  #moment = 0
  #isBusy = false

  /** Writes to the page what these viewers may know, whenever there is something new, and when it has asked. */
  constructor(referee: Referee, viewers: readonly Side[], write: (letter: Bulletin) => void) {
    this.#referee = referee
    this.#viewers = viewers
    this.#write = write
    referee.onChange(() => this.#look())
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
      const outcome = this.#isLate(errand) ? lateOf(errand) : this.#carryOut(errand)
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
    return {
      moment: this.#moment,
      news,
      together: SIDES.every((side) => this.#viewers.includes(side)) ? this.#together() : undefined,
      answers: this.#answers,
    }
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

  #isLate(errand: Errand): boolean {
    const { decision } = this.#referee
    if (errand.kind === 'order' && decision?.seat !== errand.seat) return true
    return this.#referee.state(errand.side, errand.after).read !== errand.after
  }

  #carryOut(errand: Errand): ErrandAnswer['outcome'] {
    const referee = this.#referee
    const asked = () => {
      if (errand.kind === 'order') return referee.order(errand.actions)
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
