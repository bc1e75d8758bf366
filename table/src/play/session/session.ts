import {
  type Action,
  ALLOWED,
  check,
  type DiceWanted,
  FIRST,
  type Game,
  type GameEvent,
  type Match,
  NOBODY,
  parseAction,
  type Refusal,
  readRefusal,
  SECOND,
  SIDES,
  type Side,
  sayQuestion,
  sayReason,
  sideWord,
  type TableBase,
  type Target,
  toDecide,
  type Undone,
  writeRecord,
} from '@boma/kernel'
import { type Accessor, batch, createMemo, createSignal } from 'solid-js'
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
  /** How many actions were played. */
  readonly length: Accessor<number>
  readonly over: Accessor<boolean>
  readonly deciding: Accessor<Side>
  readonly viewer: Accessor<Side>
  /** The table as the viewer may see it. */
  readonly view: Accessor<TableBase>
  readonly decision: Accessor<{ readonly side: Side; readonly rule: string; readonly prompt: string } | undefined>
  /** What is to be decided, in a sentence; '' when the match is over. */
  readonly question: Accessor<string>
  /** What the deciding person may do; empty while the computer thinks, a die is awaited or the curtain is down. */
  readonly offers: Accessor<readonly Offered[]>
  /** What happened, one list per action, as the viewer may know it. */
  readonly log: Accessor<readonly (readonly GameEvent[])[]>
  /** What the last action brought, as the viewer may know it. */
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

interface Deed {
  readonly side: Side
  readonly action: Action
}

/** Opens a session on a match that is new or was kept. */
export function openSession(id: string, match: Match, seats: Seats, onChange: (session: Session) => void): Session {
  const { game } = match
  const inWords = createMemo(() => spoken(game))
  const [version, setVersion] = createSignal(0)
  const [wanted, setWanted] = createSignal<DiceWanted>()
  const [screenWith, setScreenWith] = createSignal<Side>(NOBODY)
  const played: Deed[] = deedsOf(match)
  let undone: readonly Deed[] = []
  let awaiting: Action | undefined
  let lastViewer: Side = NOBODY

  /** Something read off the match, which is no signal itself: read again whenever the match has changed. */
  const watch = <V>(read: () => V) =>
    createMemo(() => {
      version()
      return read()
    })
  const deciding = watch(() => toDecide(game, match.table))
  const viewer = watch(() => {
    lastViewer = viewerOf(seats, deciding(), lastViewer)
    return lastViewer
  })
  const view = watch(() => match.view(viewer()))
  const log = watch(() => match.log(viewer()))
  const isSecretive = watch(() => peopleAt(seats).length === 2 && hidesSomething(match))
  const curtain = () => (isSecretive() && viewer() !== screenWith() && !match.over ? viewer() : undefined)
  const isPersons = () => deciding() !== NOBODY && seats[deciding()] === 'person'
  const mayDecide = () => isPersons() && wanted() === undefined && curtain() === undefined
  const offers = createMemo(() => {
    version()
    return mayDecide() ? offersFor(inWords(), view(), match.legal()) : []
  })

  const changed = () => {
    batch(() => {
      setWanted(undefined)
      // Where nothing is hidden the screen is always in the right hands.
      if (!isSecretive()) setScreenWith(viewer())
      setVersion((v) => v + 1)
    })
    onChange(session)
  }

  /** Plays for whoever decides; a die that is missing is asked for, and the action waits for it. */
  const perform = (action: Action, redoable: readonly Deed[]): Refused | undefined => {
    const side = toDecide(game, match.table)
    const result = match.play(side, action)
    if (result.kind === 'refused') return refusedBy(inWords(), result.refusal)
    if (result.kind === 'dice') {
      awaiting = action
      setWanted(result.wanted)
      return undefined
    }
    awaiting = undefined
    played.push({ side, action })
    undone = redoable
    changed()
    return undefined
  }

  const play = (action: Action) => perform(action, [])

  const typeDie = (face: number) => {
    if (awaiting === undefined) return
    match.offer(face)
    play(awaiting)
  }

  const whyNot = (action: Action): Refused | undefined => {
    const refusal = check(game, match.table, deciding(), action)
    return refusal === ALLOWED ? undefined : refusedBy(inWords(), refusal)
  }

  /** The first reason with a case of the rules goes before one that says only that the moment is wrong. */
  const whyNothing = (at: Target): Refused | undefined => {
    if (!mayDecide()) return undefined
    const reasons = (game.present.page?.intents(view(), at) ?? []).flatMap((action) => whyNot(action) ?? [])
    return reasons.find((reason) => reason.rule !== '') ?? reasons[0]
  }

  const undo = (): Undone => {
    const last = played.at(-1)
    if (last === undefined) return 'nothing'
    if (seats[last.side] !== 'person') return 'not-yours'
    const result = match.undo(last.side)
    if (result !== 'done') return result
    undone = [...undone, last]
    played.pop()
    changed()
    return 'done'
  }

  const redo = (): boolean => {
    const next = undone.at(-1)
    return next !== undefined && next.side === deciding() && perform(next.action, undone.slice(0, -1)) === undefined
  }

  const session: Session = {
    id,
    get game() {
      return inWords()
    },
    seats,
    version,
    length: watch(() => match.length),
    over: watch(() => match.over),
    deciding,
    viewer,
    view,
    decision: watch(() => match.decision),
    question: watch(() => capital(sayQuestion(inWords(), view()))),
    offers,
    log,
    lastEvents: () => log().at(-1) ?? [],
    curtain,
    raise: () => setScreenWith(viewer()),
    wanted,
    typeDie,
    play,
    whyNot,
    whyNothing,
    undo,
    redo,
    canUndo: watch(() => !match.over && played.length > 0 && seats[played.at(-1)?.side ?? NOBODY] === 'person'),
    canRedo: watch(() => undone.length > 0),
    record: () => writeRecord(match.record(true)),
  }
  return session
}

/** What was played before the session began, so that it can be taken back as well. */
function deedsOf(match: Match): Deed[] {
  return match.record(true).entries.flatMap((entry) => {
    const side = SIDES.find((s) => sideWord(match.game, s) === entry.side)
    const action = parseAction(match.game.actions, entry.action)
    return side === undefined || action === undefined ? [] : [{ side, action }]
  })
}

/** Do the two sides see different tables? */
function hidesSomething(match: Match): boolean {
  const [mine, yours] = [match.view(FIRST).bytes, match.view(SECOND).bytes]
  return mine.some((byte, i) => byte !== yours[i])
}

function refusedBy(game: Game, refusal: Refusal): Refused {
  const rule = readRefusal(game.refusals, refusal)?.rule ?? ''
  return { sentence: `${capital(sayReason(game, refusal))}.`, rule }
}

/** A sentence begins with a capital, whatever the message does. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
