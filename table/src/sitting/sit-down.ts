import { Courier, type Headway } from '@boma/opponents'
import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js'
import { Computer, type ComputerState, type Stumble } from '../opponents/computer.ts'
import { hireWorker, secondsAwake } from '../opponents/hire.ts'
import { enclosureFor } from '../overlays/laid.ts'
import type { Adviser } from '../play/hints/hints.ts'
import { type ReasonBook, type Reasons, reasonBook, reasonsFor } from '../play/reasons/reasons.ts'
import { openSession } from '../play/session/open-session.ts'
import { type Seats, seatsFor } from '../play/session/seats.ts'
import type { Session } from '../play/session/session.ts'
import type { Referee } from '../referee/referee.ts'
import { usePace } from '../shell/pace.ts'
import { autosave } from '../store/autosave.ts'
import { type Keeping, wholeOf } from '../store/cupboard.ts'
import { saveAsFile } from '../store/export.ts'
import { keepingOf } from '../store/kept-of.ts'
import { matches, type Trouble } from '../store/matches.ts'
import { keptReasons } from '../store/reasons.ts'
import { newBeat, type Pace } from './beat.ts'
import { pace } from './pace.ts'

/** A match under way at this screen: kept at every action, with the computer in its seats. */
export interface Sitting {
  readonly session: Session
  readonly computer: Computer
  readonly computerState: Accessor<ComputerState>
  /** How far whoever thinks has come; undefined before he says so. */
  readonly headway: Accessor<Headway | undefined>
  /** Why it gave its orders, as the viewer may read it. */
  readonly reasons: Reasons
  /** Asks what is advised to whoever decides, by what that side sees. */
  readonly advise: Adviser
  /** The beat at which the computer moves. */
  readonly beat: Pace
  /** How a player of the computer's broke down last, though the match went on. */
  readonly stumble: Accessor<Stumble | undefined>
  /** Who sits where. */
  readonly seats: Seats
  /** Why the match is not kept just now. */
  readonly trouble: Accessor<Trouble | undefined>
  /** The match as it would be kept now. */
  present(): Keeping
  /** Tries again to keep it. */
  save(): void
  /** Hands it to the person as a file; whoever has that has the secret of the dice, too. */
  handOut(): void
}

/** Sits down at a match. Inside a component: everything ends with it, and nothing is lost. */
export function sitDown(id: string, referee: Referee, sitters: Seats): Sitting {
  const seats = seatsFor(referee.game, sitters)
  const [trouble, setTrouble] = createSignal<Trouble | undefined>(undefined)
  const present = () => keepingOf(id, referee, seats, Date.now())
  const saving = autosave({ present, keep: matches.keep, leave: matches.leave, tell: setTrouble })
  const session = openSession(id, referee, seats)
  const book = reasonBook(id, referee, keptReasons)
  const { computer, ...ofComputer } = computerAt(id, referee, seats, session, book)
  onCleanup(
    referee.onChange(() => {
      saving.changed()
      book.follow()
      computer.look()
    }),
  )
  // It was played today, and if it cannot be kept, better to know now.
  saving.changed()
  usePace()
  computer.look()
  // The shelf says what happened last in the words of the game.
  createEffect(
    on(
      () => session.game,
      () => saving.changed(),
      { defer: true },
    ),
  )
  const handOut = () => {
    referee.tell()
    saving.changed()
    saveAsFile(wholeOf(present()))
  }
  useParting(saving.parting, () => computer.leave())
  const save = () => saving.changed()
  const reasons = reasonsFor(book.all, {
    ...{ game: () => session.game, viewer: session.viewer, over: session.over },
    orderOf: (entry) => referee.orderOf(entry, session.viewer()),
  })
  return { session, computer, ...ofComputer, reasons, seats, trouble, present, save, handOut }
}

/** The computer in its seats, and what is to be seen of it. */
function computerAt(
  id: string,
  referee: Referee,
  seats: Seats,
  session: Session,
  book: ReasonBook,
): Pick<Sitting, 'computer' | 'computerState' | 'headway' | 'stumble' | 'beat' | 'advise'> {
  const [computerState, setComputerState] = createSignal<ComputerState>({ kind: 'idle' })
  const [headway, setHeadway] = createSignal<Headway | undefined>(undefined)
  const [stumble, setStumble] = createSignal<Stumble | undefined>(undefined)
  const beat = newBeat()
  const courier = new Courier(hireWorker(enclosureFor(referee.game)), secondsAwake)
  const computer = new Computer({
    id,
    referee,
    seats,
    courier,
    order: (actions) => new Promise((tell) => session.order(actions, (refused) => tell(refused?.sentence))),
    isHeldUp: () => session.wanted() !== undefined || session.isUnderWay(),
    pace: () => pace(session.lastEvents().filter((e) => e.dice.length > 0).length),
    tell(state) {
      setHeadway(undefined)
      setComputerState(state)
    },
    tellHeadway: setHeadway,
    noteReason: book.note,
    tellStumble: setStumble,
    wait: beat.wait,
    chance: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
  })
  const advise: Adviser = (most, heard) => courier.advise(computer.inquiry(session.deciding(), 'planner'), most, heard)
  return { computer, computerState, headway, stumble, beat, advise }
}

/** What is done whenever the page may end, and what when one leaves the table. */
function useParting(part: () => void, leave: () => void): void {
  addEventListener('pagehide', part)
  document.addEventListener('visibilitychange', part)
  onCleanup(() => {
    removeEventListener('pagehide', part)
    document.removeEventListener('visibilitychange', part)
    part()
    leave()
  })
}
