import { type Accessor, batch, createMemo, createSignal } from 'solid-js'
import type { Offered } from '../session/offers.ts'
import type { Session } from '../session/session.ts'

/** The action with which games pick everybody. */
const ALL = 'all'

/** What pressing a counter does to the picks: it is added after all, or put back. */
export type Turn = 'add' | 'back'

/**
 * Counters that are picked one by one for one question: a force, an attack, losses. Games take them in the order of the
 * counters, so that there is one way to write a choice; people pick as they like, and change their minds.
 */
export interface Picks {
  /** What pressing a counter would do on which nothing is offered any more; undefined for nothing. */
  turnOf(piece: number): Turn | undefined
  /** Does it: takes the picks back and makes them anew, in the order of the counters. False when that cannot be. */
  turn(piece: number): boolean
  /** An offer is about to be taken. */
  note(offer: Offered): void
}

/** The picks for a question, from the first. */
interface Run {
  readonly question: string
  /** How many actions had been played before the first. */
  readonly from: number
  /** All that could be picked at first. */
  readonly offered: readonly Offered[]
  readonly picked: readonly Offered[]
}

/** The picks of a person at a session. Inside a component. */
export function picksAt(session: Session): Picks {
  const [noted, setNoted] = createSignal<Run>()
  const question = () => `${session.deciding()} ${session.decision()?.prompt}`
  const run: Accessor<Run | undefined> = createMemo(() => {
    const last = noted()
    const count = session.length() - (last?.from ?? 0)
    const isOpen = last?.question === question() && count > 0 && count <= last.picked.length
    return isOpen ? { ...last, picked: last.picked.slice(0, count) } : undefined
  })

  const note = (offer: Offered) => {
    const before = run()
    if (offer.name === ALL && before) takeBack(session, before.picked.length)
    if (!isPick(offer)) return
    const isMore = before !== undefined && before.picked[0]?.name === offer.name
    const offered = session.offers().filter((o) => isPick(o) && o.name === offer.name)
    const fresh = { question: question(), from: session.length(), offered, picked: [] }
    const to = isMore ? before : fresh
    setNoted({ ...to, picked: [...to.picked, offer] })
  }

  const turnOf = (piece: number): Turn | undefined => {
    const now = run()
    if (now?.picked.some((o) => o.piece === piece)) return 'back'
    return now?.offered.some((o) => o.piece === piece) ? 'add' : undefined
  }

  const turn = (piece: number): boolean => {
    const now = run()
    if (now === undefined) return false
    const others = now.picked.filter((o) => o.piece !== piece)
    const added = others.length < now.picked.length ? [] : now.offered.filter((o) => o.piece === piece)
    const wanted = [...others, ...added].sort((a, b) => (a.piece ?? 0) - (b.piece ?? 0))
    return batch(() => {
      if (!takeBack(session, now.picked.length)) return false
      const isDone = playAll(session, wanted)
      if (!isDone) playAll(session, now.picked)
      setNoted({ ...now, picked: isDone ? wanted : now.picked })
      return isDone
    })
  }
  return { turnOf, turn, note }
}

/** Does the offer pick one counter, and nothing else? */
const isPick = (offer: Offered): boolean => offer.piece !== undefined && offer.space === undefined

/** Takes so many actions back, or none. */
function takeBack(session: Session, count: number): boolean {
  for (let i = 0; i < count; i++) {
    if (session.undo() === 'done') continue
    for (let j = 0; j < i; j++) session.redo()
    return false
  }
  return true
}

/** Plays all offers, or none. */
function playAll(session: Session, offers: readonly Offered[]): boolean {
  const at = offers.findIndex((offer) => session.play(offer.action) !== undefined)
  if (at >= 0) takeBack(session, at)
  return at < 0
}
