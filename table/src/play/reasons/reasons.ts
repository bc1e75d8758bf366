import type { Note } from '@boma/counsel'
import { question, SIDES, type Side } from '@boma/kernel'
import { type SpokenGame, sayWhy } from '@boma/showing'
import { type Accessor, createSignal } from 'solid-js'
import type { Referee } from '../../referee/referee.ts'
import type { KeptReason, ReasonShelf } from '../../store/reasons.ts'

/**
 * Why the computer gave its orders. A reason is its own side's: another side reads it where both saw the same table when it was
 * thought of, and all of them once the match is over.
 */
export interface Reasons {
  /** Why the order was given that an entry of the viewer's log tells of, in a sentence; '' where none may be read. */
  at(entry: number): string
  /** Is there one that the viewer may not read yet? */
  isClosed(entry: number): boolean
}

/** The reasons of what these lines of a log tell, each once, in the order in which they were given. */
export const whyOf = (reasons: Reasons, lines: readonly { readonly action: number }[]): readonly string[] =>
  [...new Set(lines.map(({ action }) => action))].map((entry) => reasons.at(entry)).filter(isNew)

const isNew = (words: string, i: number, all: readonly string[]): boolean => words !== '' && all.indexOf(words) === i

/** Nobody has said why. */
export const NO_REASONS: Reasons = { at: () => '', isClosed: () => false }

/** May a viewer read it? */
export const mayRead = ({ side, isOpen }: KeptReason, viewer: Side, isOver: boolean): boolean =>
  isOver || isOpen || side === viewer

/** Whoever reads reasons, and where. */
export interface ReasonReader {
  readonly game: Accessor<SpokenGame>
  readonly viewer: Accessor<Side>
  readonly over: Accessor<boolean>
  /** The order that an entry of the viewer's log tells of, counting all from 0. */
  orderOf(entry: number): number
}

/** Reasons as somebody reads them. */
export function reasonsFor(book: Accessor<ReadonlyMap<number, KeptReason>>, reader: ReasonReader): Reasons {
  const found = (entry: number) => book().get(reader.orderOf(entry))
  return {
    at(entry) {
      const reason = found(entry)
      if (reason === undefined || !mayRead(reason, reader.viewer(), reader.over())) return ''
      return isSaid(book(), reason) ? '' : sayWhy(reader.game(), reason.why)
    },
    isClosed(entry) {
      const reason = found(entry)
      return reason !== undefined && !mayRead(reason, reader.viewer(), reader.over())
    },
  }
}

/** Was the same said of the order before it? A march of several orders has one reason. */
function isSaid(book: ReadonlyMap<number, KeptReason>, { order, side, why }: KeptReason): boolean {
  const before = book.get(order - 1)
  return before?.side === side && JSON.stringify(before.why) === JSON.stringify(why)
}

/** The reasons of a match under way, as they are written down. */
export interface ReasonBook {
  readonly all: Accessor<ReadonlyMap<number, KeptReason>>
  /** Writes down why a side gives the order that it is about to give; hands out what takes that back. */
  note(side: Side, why: Note): () => void
  /** Forgets those of orders that were taken back. To be called after every change of the match. */
  follow(): void
}

/** A book for a match, with what was written down before. */
export function reasonBook(id: string, referee: Referee, shelf: ReasonShelf): ReasonBook {
  const [all, setAll] = createSignal(new Map<number, KeptReason>(), { equals: false })
  const given = () => referee.heard(SIDES)
  let length = given()
  const cut = (from: number) => {
    setAll((before) => new Map([...before].filter(([order]) => order < from)))
    void shelf.cut(id, from)
  }
  void shelf.of(id).then((kept) => {
    const before = kept.filter(({ order }) => order < length)
    setAll((now) => new Map([...before.map((reason) => [reason.order, reason] as const), ...now]))
  })
  return {
    all,
    note(side, why) {
      const order = given()
      const reason = { order, side, why, isOpen: isOpenNow(referee) }
      setAll((before) => before.set(order, reason))
      void shelf.put(id, reason)
      return () => cut(order)
    },
    follow() {
      const now = given()
      if (now < length) cut(now)
      length = now
    },
  }
}

/** Do both sides see the same table, and is no answer asked for that the other may not know? */
function isOpenNow(referee: Referee): boolean {
  const [mine, yours] = SIDES.map((side) => referee.view(side))
  if (mine === undefined || question(referee.game, mine)?.hides(mine) === true) return false
  return mine.bytes.every((byte, i) => byte === yours?.bytes[i])
}
