import {
  type Action,
  ALLOWED,
  check,
  NOBODY,
  question,
  type Seat,
  type TableBase,
  textIn,
  toDecide,
} from '@boma/kernel'
import { capital, foresee, intentsFor, refusedBy, sayQuestion, type Target } from '@boma/showing'
import { batch, createSignal, onCleanup } from 'solid-js'
import { asleepIn, withSecret } from '../../referee/pages.ts'
import type { Referee, Wanted } from '../../referee/referee.ts'
import { Orders } from './orders.ts'
import { type Picking, pickingAt } from './picking.ts'
import type { SeatsAnywhere } from './seats.ts'
import { isPerson, type Seeing, seeingAt } from './seeing.ts'
import type { Refused, Session } from './session.ts'
import { type StandingAnswers, standingAt } from './standing.ts'
import { TakeBacks } from './take-backs.ts'
import { type UnderWay, underWayAt } from './under-way.ts'

/** How a session differs from others. */
interface SessionWays {
  /** Is everything asked each time, and nothing answered once for all? So it is in lessons. */
  readonly asksEachTime?: boolean
}

/** Opens a session on a match that is new or was kept. Inside a component. */
export function openSession(id: string, referee: Referee, sitters: SeatsAnywhere, ways: SessionWays = {}): Session {
  const seeing = seeingAt(referee, sitters)
  const underWay = underWayAt()
  const [wanted, setWanted] = createSignal<Wanted>()
  const mayDecide = () =>
    seeing.isPersons() && wanted() === undefined && seeing.curtain() === undefined && !underWay.isOpen()
  const picking = pickingAt(seeing, mayDecide)
  const orders = new Orders(seeing, picking, underWay)
  const back = new TakeBacks(seeing, orders, underWay)
  const standing = standingAt({
    ...{ seeing, isUnderWay: underWay.isOpen, mayDecide: () => !ways.asksEachTime && mayDecide() },
    answer: (action, answered) => void orders.give([action], [], answered, 'once-for-all'),
  })
  const heard = () =>
    batch(() => {
      setWanted(referee.wanted)
      // While a die is awaited nothing has happened yet.
      if (referee.wanted !== undefined) return
      picking.lay([])
      seeing.changed()
    })
  let { moment } = referee
  const arrived = () => {
    // Where nothing is new, something has been refused.
    if (moment === referee.moment) return batch(underWay.look)
    moment = referee.moment
    standing.arrived(() => {
      heard()
      underWay.look()
    })
  }
  onCleanup(referee.onChange(arrived))
  return {
    id,
    ...seenBy(seeing, picking, standing),
    ...reasonsAt(seeing, picking, mayDecide),
    standing,
    wanted,
    ...{ isUnderWay: underWay.isOpen, isLong: underWay.isLong },
    refusal: orders.refusal,
    get game() {
      return seeing.inWords()
    },
    get left() {
      return orders.left
    },
    get staked() {
      return orders.staked
    },
    pick: (actions) => orders.pick(actions, []),
    play: (action, answered) => standing.follow(() => orders.perform(action, [], answered)),
    order: (actions, answered) => standing.follow(() => orders.give(actions, [], answered)),
    typeDie: (face, answered) => standing.follow(() => orders.typeDie(face, answered)),
    undo: (isAgreed = false, answered) => standing.follow(() => back.undo(isAgreed, answered)),
    redo: (answered) => standing.follow(() => back.redo(answered)),
    giveUp: (seat) => standing.follow(() => giveUp(referee, underWay, seat)),
    canRedo: seeing.watch(() => orders.undone.length > 0),
    record: () => withSecret(textIn(asleepIn(referee.pages)), referee.pages.secret),
  }
}

/** What is under way still is answered first, whatever comes of it. */
const giveUp = (referee: Referee, underWay: UnderWay, seat: Seat): void =>
  underWay.afterwards(() => underWay.await(referee.giveUp(seat), (result) => result === 'done'))

/** What can be seen and read at a session. */
function seenBy(seeing: Seeing, picking: Picking, standing: StandingAnswers) {
  const { referee, seats, people, version, deciding, decision, viewer, isSecretive, curtain, raise, watch } = seeing
  const { view, offers, picked, pickable, log, since, draft, told } = picking
  return {
    ...{ seats, version, deciding, decision, viewer, isSecretive, curtain, raise },
    ...{ view, offers, picked, pickable, log, since },
    length: watch(seeing.length),
    told: watch(() => ({ entries: seeing.marks(), events: told().length })),
    over: watch(() => referee.over),
    question: watch(() => capital(sayQuestion(seeing.inWords(), view()))),
    lastEvents: watch(() => draft()?.told.at(-1) ?? since({ entries: standing.before(), events: 0 })),
    canUndo: watch(() => draft() !== undefined || (!referee.over && isPerson(seats, referee.last(people)?.seat))),
    mayTakeBack: () => referee.state(viewer()).back === 'done',
    earlier: (entries: number) => referee.earlier(viewer(), entries),
    step: (entry: number) => referee.step(entry, viewer(), people.length === 1 ? viewer() : NOBODY),
  }
}

/** Why something cannot be done at a session. */
function reasonsAt(
  { referee, deciding, inWords }: Seeing,
  { draft, view }: Picking,
  mayDecide: () => boolean,
): Pick<Session, 'whyNot' | 'inWords' | 'whyNothing' | 'whyNotThere'> {
  const whyNot = (action: Action): Refused | undefined => {
    const seen = draft()?.view ?? referee.view(deciding())
    const refusal = check(referee.game, seen, deciding(), action)
    return refusal === ALLOWED ? undefined : refusedBy(inWords(), refusal, action)
  }
  /** Only answers to what is asked can be in the way: what belongs to another moment nobody has tried to do. */
  const whyNothing = (at: Target): Refused | undefined => {
    const { choices = [] } = (mayDecide() && question(referee.game, view())) || {}
    const isAnswer = (action: Action) => choices.some((choice) => choice.action.is(action))
    const tried = choices.length === 0 ? [] : intentsFor(inWords(), view(), at).filter(isAnswer)
    return tried.flatMap((action) => whyNot(action) ?? []).find(({ rule }) => rule !== '')
  }
  const whyNotThere: Session['whyNotThere'] = (begun, at) => {
    const { game } = referee
    const isAskedSame = (seen: TableBase) => question(game, seen)?.name === question(game, view())?.name
    for (const actions of mayDecide() ? begun : []) {
      const seen = actions.length === 0 ? view() : foresee(game, view(), deciding(), actions)
      if (seen === undefined || toDecide(game, seen) !== deciding()) continue
      // An order that is carried out leads back to the question that it answers.
      if (actions.length > 0 && isAskedSame(seen)) continue
      for (const action of intentsFor(inWords(), seen, at)) {
        const why = check(game, seen, deciding(), action)
        const refused = why === ALLOWED ? undefined : refusedBy(inWords(), why, action)
        if (refused !== undefined && refused.rule !== '') return refused
      }
    }
    return undefined
  }
  return { whyNot, whyNothing, whyNotThere, inWords: (why) => refusedBy(inWords(), why) }
}
