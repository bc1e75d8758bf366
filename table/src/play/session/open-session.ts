import {
  type Action,
  ALLOWED,
  actionName,
  check,
  FIRST,
  type GameEvent,
  NOBODY,
  type Order,
  type Refusal,
  readRefusal,
  SECOND,
  type Seat,
  type Side,
  textIn,
  type Undone,
} from '@boma/kernel'
import { type Forecast, foresee, intentsFor, type SpokenGame, sayQuestion, sayReason, type Target } from '@boma/showing'
import { batch, createMemo, createSignal, onCleanup, untrack } from 'solid-js'
import { asleepIn, withSecret } from '../../referee/pages.ts'
import { legalOn, type Referee, type Wanted } from '../../referee/referee.ts'
import { spokenAt } from '../../words/spoken.ts'
import { type Draft, draftOn, isRun } from './draft.ts'
import { forecastOn } from './forecasts.ts'
import { isPick, offersFor } from './offers.ts'
import { peopleAt, type Seats, seatsFor, viewerOf } from './seats.ts'
import type { Refused, Session, Staked, Told } from './session.ts'
import { standingAt } from './standing.ts'
import { followed } from './told.ts'

/** Opens a session on a match that is new or was kept. Inside a component. */
export function openSession(id: string, referee: Referee, sitters: Seats): Session {
  const { game } = referee
  const seats = seatsFor(game, sitters)
  const people = peopleAt(game, seats)
  const [version, setVersion] = createSignal(0)
  /** Whose logs are followed here: those of the people, and where there is not just one an onlooker's. */
  const watchers = people.length === 1 ? people : [...people, NOBODY]
  const [wanted, setWanted] = createSignal<Wanted>()
  const [draft, setDraft] = createSignal<Draft>()
  const [screenWith, setScreenWith] = createSignal<Side>(NOBODY)
  let undone: readonly Order[] = []
  let left: readonly Action[] = []
  let staked: Staked | undefined
  let lastViewer: Side = NOBODY
  /** How many actions of an order were picks, by how many orders were known before it. */
  const pickedFor = new Map<number, number>()

  /** Something that the referee says, which is no signal itself: asked again whenever the match has changed. */
  const watch = <V>(read: () => V) =>
    createMemo(() => {
      version()
      return read()
    })
  const decision = watch(() => referee.decision)
  const deciding = () => decision()?.side ?? NOBODY
  const viewer = watch(() => {
    lastViewer = viewerOf(people, deciding(), lastViewer)
    return lastViewer
  })
  const known = watch(() => referee.view(viewer()))
  const inWords = spokenAt(() => game, known)
  const view = () => draft()?.view ?? known()
  const toldTo = followed(referee)
  /** By the kind of pick: is each a deed of its own, or do they belong together? */
  const deeds = new Map<string, boolean>()
  const isDeed = (action: Action): boolean => {
    const name = actionName(game.actions, action)
    const kind = `${decision()?.prompt} ${name}`
    if (!deeds.has(kind)) {
      const run = isRun(
        game,
        known(),
        deciding(),
        untrack(pickable).filter((offer) => offer.name === name),
      )
      if (run !== undefined) deeds.set(kind, !run)
    }
    return deeds.get(kind) ?? false
  }
  /** What was picked tells, as the order that it will be. */
  const toldByPicks = createMemo(() => {
    const events = draft()?.told.flat() ?? []
    return events.length > 0 ? [events] : []
  })
  const log = createMemo(
    () => {
      version()
      const told = toldTo(viewer())
      return toldByPicks().length > 0 ? [...told, ...toldByPicks()] : told
    },
    undefined,
    // It is the same list, and longer.
    { equals: false },
  )
  const entries = (side: Side) => toldTo(side).length
  const marks = (): Told['entries'] => new Map(watchers.map((side) => [side, entries(side)]))
  const length = () => referee.heard(people)
  const since = (told: Told): readonly GameEvent[] => {
    const all = toldTo(viewer())
    return [...all.slice(told.entries.get(viewer()) ?? all.length), ...toldByPicks()].flat().slice(told.events)
  }
  const isSecretive = watch(() => people.length === 2 && hidesSomething(referee))
  const curtain = () => (isSecretive() && viewer() !== screenWith() && !referee.over ? viewer() : undefined)
  const isPersons = () => isPerson(seats, decision()?.seat)
  const whoAsks = () => ({ side: deciding(), seat: decision()?.seat ?? (-1 as Seat) })
  const mayDecide = () => isPersons() && wanted() === undefined && curtain() === undefined
  const offers = createMemo(() => {
    version()
    return mayDecide() ? offersFor(inWords(), view(), legalOn(game, view())) : []
  })
  const picked = createMemo(() => offersFor(inWords(), known(), draft()?.actions ?? []))
  const pickable = createMemo(() =>
    (draft() === undefined ? offers() : offersFor(inWords(), known(), legalOn(game, known()))).filter(isPick),
  )

  const heard = () =>
    batch(() => {
      setWanted(referee.wanted)
      // While a die is awaited nothing has happened yet.
      if (referee.wanted !== undefined) return
      setDraft(undefined)
      // Where nothing is hidden the screen is always in the right hands.
      if (!isSecretive()) setScreenWith(viewer())
      setVersion((v) => v + 1)
    })
  onCleanup(referee.onChange(() => standing.arrived(heard)))

  /** The odds of an order: those of its last action, once the others are taken. */
  const stakesOf = (order: readonly Action[]): Forecast | undefined => {
    const last = order.at(-1)
    const page = inWords().page
    const before = order.length > 1 ? foresee(game, known(), deciding(), order.slice(0, -1)) : known()
    return last === undefined || before === undefined ? undefined : page && forecastOn(page, before, last)
  }

  /** Gives what was picked and these actions as one order; what was taken back is forgotten but for the rest. */
  const give = (actions: readonly Action[], redoable: readonly Order[], isByHand = true): Refused | undefined => {
    const before = undone
    undone = redoable
    const picks = draft()?.actions ?? []
    const order = [...picks, ...actions]
    pickedFor.set(length(), actions.length > 0 ? picks.length : 0)
    const odds = isPersons() ? stakesOf(order) : undefined
    // An answer that was given once for all leaves what is staked, and what is left to do, as the last order had it.
    if (isByHand || staked === undefined) staked = odds && { side: deciding(), forecast: odds }
    const { settled } = referee.order(order)
    if (isByHand) left = settled?.kind === 'played' ? (settled.left as readonly Action[]) : []
    if (settled?.kind !== 'refused') return undefined
    undone = before
    return refusedBy(inWords(), settled.refusal)
  }

  const setPicks = (actions: readonly Action[], redoable: readonly Order[]): boolean => {
    const next = actions.length === 0 ? undefined : draftOn(game, known(), deciding(), actions)
    if (actions.length > 0 && next === undefined) return false
    undone = redoable
    batch(() => {
      setDraft(next)
      setVersion((v) => v + 1)
    })
    return true
  }

  const perform = (action: Action, redoable: readonly Order[]): Refused | undefined => {
    // What is a deed of its own is done at once: only picks that belong together wait for one another.
    const isPicked = offers().some((offer) => offer.action === action && isPick(offer)) && !isDeed(action)
    if (isPicked && setPicks([...(draft()?.actions ?? []), action], redoable)) return undefined
    return give([action], redoable)
  }

  const said = (why: Refusal): Refused => refusedBy(inWords(), why)
  const whyNot = (action: Action): Refused | undefined => {
    const seen = draft()?.view ?? referee.view(deciding())
    const refusal = check(game, seen, deciding(), action)
    return refusal === ALLOWED ? undefined : refusedBy(inWords(), refusal)
  }

  /** The first reason with a case of the rules goes before one that says only that the moment is wrong. */
  const whyNothing = (at: Target): Refused | undefined => {
    if (!mayDecide()) return undefined
    const reasons = intentsFor(inWords(), view(), at).flatMap((action) => whyNot(action) ?? [])
    return reasons.find((reason) => reason.rule !== '') ?? reasons[0]
  }

  const page = () => inWords().page
  const answer = (action: Action) => give([action], [], false) === undefined
  const standing = standingAt({ referee, seats, page, viewer, known, mayDecide, entries, marks, answer })

  const undo = (isAgreed = false): Undone | 'ask' | 'ask-dice' => {
    const held = draft()?.actions ?? []
    if (held.length > 0) {
      setPicks(held.slice(0, -1), [...undone, { ...whoAsks(), actions: held.slice(-1) }])
      return 'done'
    }
    const last = referee.last(people)
    if (last === undefined) return length() === 0 ? 'nothing' : 'not-yours'
    if (!isPerson(seats, last.seat)) return 'not-yours'
    const isShared = people.length === 2
    const isOthers = isShared && last.side !== viewer() && !referee.over
    const hasRolled =
      toldTo(viewer())
        .at(-1)
        ?.some((e) => e.dice.length > 0) === true
    const mayAgree = isShared && referee.mayAgree
    if (isOthers && hasRolled && !mayAgree) return 'dice'
    if (isOthers && !isAgreed) return hasRolled ? 'ask-dice' : 'ask'
    const before = undone
    undone = [...undone, last]
    const result = referee.undo(last.seat, isAgreed && isShared)
    if (result === 'done') {
      layAgain(last, before)
      return 'done'
    }
    undone = before
    if (isShared && !isAgreed && result === 'asked') return 'ask'
    return mayAgree && !isAgreed && (result === 'dice' || result === 'reveal') ? 'ask-dice' : result
  }

  /** Picks what was picked for an order that was taken back; to do it again then takes only the rest. */
  const layAgain = (last: Order, before: readonly Order[]): void => {
    const count = pickedFor.get(length()) ?? 0
    const [picks, rest] = [last.actions.slice(0, count), last.actions.slice(count)]
    if (picks.length > 0 && rest.length > 0) setPicks(picks, [...before, { ...last, actions: rest }])
  }

  const redo = (): boolean => {
    const next = undone.at(-1)
    if (next === undefined || next.seat !== decision()?.seat) return false
    const [action, ...more] = next.actions
    const rest = undone.slice(0, -1)
    const isOne = action !== undefined && more.length === 0
    return (isOne ? perform(action, rest) : give(next.actions, rest)) === undefined
  }

  return {
    id,
    get game() {
      return inWords()
    },
    seats,
    version,
    length: watch(length),
    told: watch(() => ({ entries: marks(), events: toldByPicks().flat().length })),
    over: watch(() => referee.over),
    deciding,
    viewer,
    view,
    decision,
    question: watch(() => capital(sayQuestion(inWords(), view()))),
    offers,
    log,
    picked,
    pickable,
    step: (entry) => referee.step(entry, viewer(), people.length === 1 ? viewer() : NOBODY),
    pick: (actions) => setPicks(actions, []),
    since,
    standing,
    lastEvents: watch(() => draft()?.told.at(-1) ?? since({ entries: standing.before(), events: 0 })),
    curtain,
    raise: () => setScreenWith(viewer()),
    wanted,
    typeDie: (face) => standing.follow(() => referee.offer(face)),
    play: (action) => standing.follow(() => perform(action, [])),
    order: (actions) => standing.follow(() => give(actions, [])),
    get left() {
      return left
    },
    get staked() {
      return staked
    },
    isSecretive,
    whyNot,
    inWords: said,
    whyNothing,
    undo: (isAgreed) => standing.follow(() => undo(isAgreed)),
    redo: () => standing.follow(redo),
    canUndo: watch(() => draft() !== undefined || (!referee.over && isPerson(seats, referee.last(people)?.seat))),
    canRedo: watch(() => undone.length > 0),
    record: () => withSecret(textIn(asleepIn(referee.pages)), referee.pages.secret),
  }
}

const isPerson = (seats: Seats, seat: Seat | undefined): boolean => seats[seat ?? -1] === 'person'

/** Do the two sides see different tables? */
function hidesSomething(referee: Referee): boolean {
  const [mine, yours] = [referee.view(FIRST).bytes, referee.view(SECOND).bytes]
  return mine.some((byte, i) => byte !== yours[i])
}

function refusedBy(game: SpokenGame, refusal: Refusal): Refused {
  const rule = readRefusal(game.refusals, refusal)?.rule ?? ''
  return { sentence: `${capital(sayReason(game, refusal))}.`, rule }
}

/** A sentence begins with a capital, whatever the message does. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
