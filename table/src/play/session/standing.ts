import { type Action, ALLOWED, check, type Seat, type Side, seatsOf, type TableBase } from '@boma/kernel'
import type { Page, StandingAnswer } from '@boma/showing'
import { type Accessor, batch, createMemo, createSignal } from 'solid-js'
import type { Referee } from '../../referee/referee.ts'
import { t } from '../../words/words.ts'
import type { Notes } from '../log/chapters.ts'
import type { Seats } from './seats.ts'

/** Questions that people answer once for all: what stands, and what may. */
export interface Standing {
  /** What may be answered from now on to the question that is open; nothing while no person here is asked. */
  readonly offered: Accessor<readonly StandingAnswer[]>
  /** What stands for the viewer's side, the latest first; nobody else is told of it. */
  readonly kept: Accessor<readonly StandingAnswer[]>
  /** What was answered so for the viewer since the last deed of anybody, in sentences. */
  readonly said: Accessor<readonly string[]>
  /** The same for the log, by its entry. */
  readonly notes: Accessor<Notes>
  /** Answers so from now on, the open question included. */
  keep(id: string): void
  /** Asks again where that stood; with no name, wherever the open question has been answered once for all. */
  retract(id?: string): void
}

/** What of a session they rest on. */
interface Around {
  readonly referee: Referee
  readonly seats: Seats
  readonly page: Accessor<Page>
  readonly viewer: Accessor<Side>
  /** The viewer's table, asked again with every change. */
  readonly known: Accessor<TableBase>
  /** May a person at this screen answer just now? */
  readonly mayDecide: Accessor<boolean>
  /** How many entries a viewer's log has. */
  readonly entries: (viewer: Side) => number
  /** The same of all logs at this screen. */
  readonly marks: () => ReadonlyMap<Side, number>
  /** Answers what is asked; false when that is refused. */
  readonly answer: (action: Action) => boolean
}

/** Who has said it, which of the answers, and on what table: in another language it has another label. */
interface Kept {
  readonly seat: Seat
  readonly id: string
  readonly given: TableBase
}

/** What stands at a session, with what makes it answer. Inside a component. */
export function standingAt(around: Around): Standing & {
  /** Does something at the session, and then what people have said to answer to it: all of it is seen at once. */
  follow<V>(deed: () => V): V
  /** The same for what was done somewhere else, and has come only now: a server answers when it likes. */
  arrived(show: () => void): void
  /** How long the logs at this screen were before that. */
  before(): ReadonlyMap<Side, number>
} {
  const { referee, seats, page, viewer } = around
  const { game } = referee
  const [kept, setKept] = createSignal<readonly Kept[]>([])
  const [said, setSaid] = createSignal<readonly (readonly [Side, string])[]>([])
  const { marks } = around
  /** Where each log ends but for its last entry. */
  const withoutLast = () => new Map([...marks()].map(([side, count]) => [side, count - 1] as const))
  let before: ReadonlyMap<Side, number> = withoutLast()
  /** What was answered to. */
  let seen = marks()
  let isFollowing = false
  /** Has anything come of a deed? What nobody here may know of makes no log longer, and may still end in a question. */
  let hasChanged = false
  /** Whose log it was, and how long, when it was answered last: a server takes an answer up and carries it out later. */
  let answeredAt: string | undefined
  const notes = new Map<Side, Map<number, string>>()
  const notesOf = (side: Side): Map<number, string> => {
    const mine = notes.get(side) ?? new Map<number, string>()
    notes.set(side, mine)
    return mine
  }
  const sideOf = (seat: Seat): Side => seatsOf(game)[seat]?.side ?? viewer()
  const all = (view: TableBase): readonly StandingAnswer[] => page().advice.standingAnswers?.(view) ?? []
  const answerIn = ({ id, given }: Kept): StandingAnswer | undefined => all(given).find((each) => each.id === id)
  const offered = createMemo(() => (around.mayDecide() ? all(around.known()) : []))

  /** The answer to what is asked now, if somebody has said it. */
  const found = (): { readonly side: Side; readonly action: Action; readonly label: string } | undefined => {
    const { decision } = referee
    if (decision === undefined || referee.wanted !== undefined || seats[decision.seat] !== 'person') return undefined
    const { side, seat } = decision
    const view = referee.view(side)
    for (const each of kept().filter((it) => it.seat === seat)) {
      const standing = answerIn(each)
      const action = standing?.answer(view)
      if (standing && action !== undefined && check(game, view, side, action) === ALLOWED)
        return { side, action, label: standing.label }
    }
    return undefined
  }
  const lapse = () => {
    const still = kept().filter((each) => answerIn(each)?.holds(referee.view(sideOf(each.seat))))
    if (still.length < kept().length) setKept(still)
  }
  const answer = () => {
    lapse()
    for (let next = found(); next !== undefined; next = found()) {
      const { side, action, label } = next
      const entry = around.entries(side)
      const words = t('standing.answered', { label })
      if (answeredAt === `${side} ${entry}`) return
      answeredAt = `${side} ${entry}`
      // The note comes first, so that it is there when the log is told.
      notesOf(side).set(entry, words)
      if (!around.answer(action)) {
        notesOf(side).delete(entry)
        return
      }
      setSaid((some) => [...some, [side, words]])
      lapse()
    }
  }
  /** What was taken back was not answered: something else may come in its place. */
  const forget = () => {
    before = withoutLast()
    answeredAt = undefined
    lapse()
    for (const [side, mine] of notes)
      for (const entry of [...mine.keys()]) if (entry >= around.entries(side)) mine.delete(entry)
  }
  const isShorterThan = (then: ReadonlyMap<Side, number>) =>
    [...marks()].some(([side, count]) => count < (then.get(side) ?? 0))
  const follow = <V>(deed: () => V, since = marks()): V =>
    batch(() => {
      const was = before
      before = since
      isFollowing = true
      hasChanged = false
      setSaid([])
      try {
        const result = deed()
        // Whoever has taken something back wants to stay there.
        if (isShorterThan(since)) forget()
        else if (hasChanged) answer()
        else before = was
        return result
      } finally {
        isFollowing = false
        seen = marks()
      }
    })
  const isOfOpen = ({ seat, id }: Kept): boolean =>
    seat === referee.decision?.seat && offered().some((each) => each.id === id)
  return {
    offered,
    kept: createMemo(() =>
      kept()
        .filter(({ seat }) => sideOf(seat) === viewer())
        .flatMap((each) => answerIn(each) ?? []),
    ),
    said: createMemo(() => said().flatMap(([side, words]) => (side === viewer() ? words : []))),
    notes: () => notesOf(viewer()),
    keep(id) {
      const seat = referee.decision?.seat
      if (seat === undefined || !offered().some((each) => each.id === id)) return
      const others = kept().filter((each) => !isOfOpen(each))
      follow(() => {
        setKept([{ seat, id, given: around.known() }, ...others])
        answeredAt = undefined
        answer()
      })
    },
    retract(id) {
      const isMeant = (each: Kept) => (id === undefined ? isOfOpen(each) : each.id === id)
      setKept(kept().filter((each) => sideOf(each.seat) !== viewer() || !isMeant(each)))
    },
    follow: (deed) => follow(deed),
    arrived: (show) => {
      const shown = () => {
        hasChanged = true
        show()
      }
      if (isFollowing) shown()
      else follow(shown, seen)
    },
    before: () => before,
  }
}
