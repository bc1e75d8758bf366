import {
  type Action,
  ALLOWED,
  check,
  type DiceWanted,
  FIRST,
  type Game,
  type GameEvent,
  intentsFor,
  NOBODY,
  type Order,
  type Refusal,
  readRefusal,
  SECOND,
  type Side,
  sayQuestion,
  sayReason,
  type TableBase,
  type Target,
  type Undone,
} from '@boma/kernel'
import { type Accessor, batch, createMemo, createSignal, onCleanup } from 'solid-js'
import { type Decision, legalOn, type Referee } from '../../referee/referee.ts'
import { spoken } from '../../words/spoken.ts'
import { type Offered, offersFor } from './offers.ts'
import { peopleAt, type Seats, viewerOf } from './seats.ts'

/** Why something cannot be done, as a person reads it. */
export interface Refused {
  readonly sentence: string
  /** The rule's case; '' when only the moment is wrong. */
  readonly rule: string
}

/** A match on this screen: the table, whose eyes see it, and what may be done. Knows nothing of how it is drawn. */
export interface Session {
  readonly id: string
  /** The game, in the language in use. */
  readonly game: Game
  readonly seats: Seats
  /** Counts up with every change of the match: what is drawn depends on it. */
  readonly version: Accessor<number>
  /** How many orders stand. */
  readonly length: Accessor<number>
  readonly over: Accessor<boolean>
  readonly deciding: Accessor<Side>
  readonly viewer: Accessor<Side>
  /** The table as the viewer may see it. */
  readonly view: Accessor<TableBase>
  readonly decision: Accessor<Decision | undefined>
  /** What is to be decided, in a sentence; '' when the match is over. */
  readonly question: Accessor<string>
  /** What the deciding person may do; empty while the computer thinks, a die is awaited or the curtain is down. */
  readonly offers: Accessor<readonly Offered[]>
  /** What happened, one list for each order of which the viewer may know, the first for what came before any. */
  readonly log: Accessor<readonly (readonly GameEvent[])[]>
  /** What happened after so many orders, as the viewer may know it. */
  since(length: number): readonly GameEvent[]
  /** After how many orders an entry of the log was told. */
  moment(entry: number): number
  /** What the last order brought, as the viewer may know it. */
  readonly lastEvents: Accessor<readonly GameEvent[]>
  /** Who must take the screen before anything is shown: two people share it, and something is hidden from one of them. */
  readonly curtain: Accessor<Side | undefined>
  /** The person is there: shows the table. */
  raise(): void
  /** The die that a person has to type in before the last choice can be carried out. */
  readonly wanted: Accessor<DiceWanted | undefined>
  /** Types in that die; the choice is carried out when it was the last one. */
  typeDie(face: number): void
  /** Plays an action for whoever decides; says why not otherwise. */
  play(action: Action): Refused | undefined
  /** The rule that forbids an action now; undefined when nothing does. */
  whyNot(action: Action): Refused | undefined
  /** Why what a person may have meant by choosing this cannot be done; undefined when nobody knows what it meant. */
  whyNothing(at: Target): Refused | undefined
  /** Takes the last action back; says what stands in the way. */
  undo(): Undone
  /** Plays what was taken back once more; false when there is nothing. */
  redo(): boolean
  readonly canUndo: Accessor<boolean>
  readonly canRedo: Accessor<boolean>
  /** The match as a record's text, with the secret of its dice. */
  record(): string
}

/** Opens a session on a match that is new or was kept. Inside a component. */
export function openSession(id: string, referee: Referee, seats: Seats): Session {
  const { game } = referee
  const inWords = createMemo(() => spoken(game))
  const [version, setVersion] = createSignal(0)
  const [wanted, setWanted] = createSignal<DiceWanted>()
  const [screenWith, setScreenWith] = createSignal<Side>(NOBODY)
  let undone: readonly Order[] = []
  let lastViewer: Side = NOBODY

  /** Something that the referee says, which is no signal itself: asked again whenever the match has changed. */
  const watch = <V>(read: () => V) =>
    createMemo(() => {
      version()
      return read()
    })
  const decision = watch(() => referee.decision)
  const deciding = () => decision()?.side ?? NOBODY
  const viewer = watch(() => {
    lastViewer = viewerOf(seats, deciding(), lastViewer)
    return lastViewer
  })
  const view = watch(() => referee.view(viewer()))
  const log = watch(() => referee.log(viewer()))
  const since = (length: number) => referee.since(viewer(), length)
  const isSecretive = watch(() => peopleAt(seats).length === 2 && hidesSomething(referee))
  const curtain = () => (isSecretive() && viewer() !== screenWith() && !referee.over ? viewer() : undefined)
  const isPersons = () => deciding() !== NOBODY && seats[deciding()] === 'person'
  const mayDecide = () => isPersons() && wanted() === undefined && curtain() === undefined
  const offers = createMemo(() => {
    version()
    return mayDecide() ? offersFor(inWords(), view(), legalOn(game, view())) : []
  })

  const heard = () =>
    batch(() => {
      setWanted(referee.wanted)
      // While a die is awaited nothing has happened yet.
      if (referee.wanted !== undefined) return
      // Where nothing is hidden the screen is always in the right hands.
      if (!isSecretive()) setScreenWith(viewer())
      setVersion((v) => v + 1)
    })
  onCleanup(referee.onChange(heard))

  /** Gives an order; what was taken back before can be given again only as long as nothing else is ordered. */
  const order = (actions: readonly Action[], redoable: readonly Order[]): Refused | undefined => {
    const before = undone
    undone = redoable
    const refusal = referee.order(actions)
    if (refusal === ALLOWED) return undefined
    undone = before
    return refusedBy(inWords(), refusal)
  }

  const play = (action: Action) => order([action], [])

  const whyNot = (action: Action): Refused | undefined => {
    const refusal = check(game, referee.view(deciding()), deciding(), action)
    return refusal === ALLOWED ? undefined : refusedBy(inWords(), refusal)
  }

  /** The first reason with a case of the rules goes before one that says only that the moment is wrong. */
  const whyNothing = (at: Target): Refused | undefined => {
    if (!mayDecide()) return undefined
    const reasons = intentsFor(game, view(), at).flatMap((action) => whyNot(action) ?? [])
    return reasons.find((reason) => reason.rule !== '') ?? reasons[0]
  }

  const undo = (): Undone => {
    const { last } = referee
    if (last === undefined) return 'nothing'
    if (seats[last.side] !== 'person') return 'not-yours'
    const before = undone
    undone = [...undone, last]
    const result = referee.undo()
    if (result !== 'done') undone = before
    return result
  }

  const redo = (): boolean => {
    const next = undone.at(-1)
    return next !== undefined && next.side === deciding() && order(next.actions, undone.slice(0, -1)) === undefined
  }

  return {
    id,
    get game() {
      return inWords()
    },
    seats,
    version,
    length: watch(() => referee.length),
    over: watch(() => referee.over),
    deciding,
    viewer,
    view,
    decision,
    question: watch(() => capital(sayQuestion(inWords(), view()))),
    offers,
    log,
    since,
    moment: (entry) => referee.moment(viewer(), entry),
    lastEvents: watch(() => since(referee.length - 1)),
    curtain,
    raise: () => setScreenWith(viewer()),
    wanted,
    typeDie: (face) => referee.offer(face),
    play,
    whyNot,
    whyNothing,
    undo,
    redo,
    canUndo: watch(() => !referee.over && seats[referee.last?.side ?? NOBODY] === 'person'),
    canRedo: watch(() => undone.length > 0),
    record: () => referee.record(),
  }
}

/** Do the two sides see different tables? */
function hidesSomething(referee: Referee): boolean {
  const [mine, yours] = [referee.view(FIRST).bytes, referee.view(SECOND).bytes]
  return mine.some((byte, i) => byte !== yours[i])
}

function refusedBy(game: Game, refusal: Refusal): Refused {
  const rule = readRefusal(game.refusals, refusal)?.rule ?? ''
  return { sentence: `${capital(sayReason(game, refusal))}.`, rule }
}

/** A sentence begins with a capital, whatever the message does. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
