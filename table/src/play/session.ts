import {
  type Action,
  ALLOWED,
  check,
  type DiceWanted,
  type Game,
  type GameEvent,
  type Match,
  type MatchRecord,
  NOBODY,
  parseRecord,
  type Refusal,
  readRefusal,
  replay,
  type Side,
  sayRefusal,
  showsFace,
  type TableBase,
  type Target,
  toDecide,
  writeRecord,
} from '@boma/kernel'
import { type Accessor, batch, createMemo, createSignal } from 'solid-js'
import { type Offered, offersFor } from './offers.ts'
import { type Seats, viewerOf } from './seats.ts'

/** Why something cannot be done, as a person reads it. */
export interface Refused {
  readonly sentence: string
  /** The rule's case; '' when only the moment is wrong. */
  readonly rule: string
  readonly at: Target
}

/** What came of choosing a space or a piece. */
export type Chosen =
  | { readonly kind: 'played' }
  | { readonly kind: 'several'; readonly offers: readonly Offered[] }
  | { readonly kind: 'refused'; readonly refused: Refused }
  | { readonly kind: 'nothing' }

/** A match on this screen: the table, whose eyes see it, and what may be done. Knows nothing of how it is drawn. */
export interface Session {
  readonly id: string
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
  /** What the deciding person may do; empty while the computer thinks. */
  readonly offers: Accessor<readonly Offered[]>
  /** What happened, one list per action, as the viewer may know it. */
  readonly log: Accessor<readonly (readonly GameEvent[])[]>
  /** What the last action brought. */
  readonly lastEvents: Accessor<readonly GameEvent[]>
  /** The die that somebody has to roll and type in before the action under way goes on. */
  readonly wanted: Accessor<DiceWanted | undefined>
  /** Types in what the wanted die shows; false when such a die cannot show that. */
  typeDie(face: number): boolean
  /** Plays an action for whoever decides; says why not otherwise. */
  play(action: Action): Refused | undefined
  /** Does the one thing that is offered there, or says what is, or why nothing is. */
  choose(at: Target): Chosen
  /** Takes the last action back, and plays it again; says what stands in the way. */
  undo(): string | undefined
  redo(): boolean
  readonly canRedo: Accessor<boolean>
  record(): string
  /** The true position: for checks and odds, never to be drawn. */
  truth(): TableBase
}

/** Opens a session on a match that is new or was kept. */
export function openSession(id: string, match: Match, seats: Seats, onChange: (session: Session) => void): Session {
  const { game } = match
  const [version, setVersion] = createSignal(0)
  const [lastEvents, setLastEvents] = createSignal<readonly GameEvent[]>(match.opening)
  const [wanted, setWanted] = createSignal<DiceWanted | undefined>(undefined)
  /** The action that waits for its dice. */
  let halfPlayed: Action | undefined
  const undone: { side: Side; action: Action }[] = []
  const played: { side: Side; action: Action }[] = []
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
  const isPersons = () => deciding() !== NOBODY && seats[deciding()] === 'person'
  const offers = watch(() => (isPersons() && !wanted() ? offersFor(game, view(), match.legal()) : []))

  const refusedBy = (refusal: Refusal, at: Target): Refused => ({
    sentence: sayRefusal(game, refusal),
    rule: readRefusal(game.refusals, refusal)?.rule ?? '',
    at,
  })

  const changed = (events: readonly GameEvent[]) => {
    batch(() => {
      setLastEvents(events)
      setVersion((v) => v + 1)
    })
    onChange(session)
  }

  const play = (action: Action): Refused | undefined => {
    const side = toDecide(game, match.table)
    const result = match.play(side, action)
    if (result.kind === 'refused') return refusedBy(result.refusal, {})
    halfPlayed = result.kind === 'dice' ? action : undefined
    setWanted(result.kind === 'dice' ? result.wanted : undefined)
    if (result.kind === 'dice') return undefined
    undone.length = 0
    played.push({ side, action })
    changed(result.events)
    return undefined
  }

  const typeDie = (face: number): boolean => {
    const die = wanted()
    if (die === undefined || halfPlayed === undefined || !showsFace(die.sides, face)) return false
    match.offer(face)
    play(halfPlayed)
    return true
  }

  const choose = (at: Target): Chosen => {
    const there = offers().filter((o) => isThere(o, at))
    if (there.length > 1) return { kind: 'several', offers: there }
    const [only] = there
    if (only) {
      const refused = play(only.action)
      return refused ? { kind: 'refused', refused } : { kind: 'played' }
    }
    const refused = isPersons() ? whyNot(at) : undefined
    return refused ? { kind: 'refused', refused } : { kind: 'nothing' }
  }

  /** The first reason, among the things that a click there may have meant. */
  const whyNot = (at: Target): Refused | undefined => {
    for (const action of game.present.page?.intents(view(), at) ?? []) {
      const refusal = check(game, match.table, deciding(), action)
      if (refusal !== ALLOWED) return refusedBy(refusal, at)
    }
    return undefined
  }

  const undo = (): string | undefined => {
    if (halfPlayed !== undefined) {
      halfPlayed = undefined
      setWanted(undefined)
      return undefined
    }
    const last = played.at(-1)
    if (last === undefined) return 'nothing'
    const result = match.undo(last.side)
    if (result !== 'done') return result
    undone.push(last)
    played.pop()
    changed([])
    return undefined
  }

  const redo = (): boolean => {
    const next = undone.pop()
    if (next === undefined) return false
    const rest = [...undone]
    const result = match.play(next.side, next.action)
    if (result.kind !== 'played') return false
    undone.push(...rest.slice(undone.length))
    played.push(next)
    changed(result.events)
    return true
  }

  const session: Session = {
    id,
    game,
    seats,
    version,
    length: watch(() => match.length),
    over: watch(() => match.over),
    deciding,
    viewer,
    view,
    decision: watch(() => match.decision),
    offers,
    log: watch(() => match.log(viewer())),
    lastEvents,
    wanted,
    typeDie,
    play,
    choose,
    undo,
    redo,
    canRedo: watch(() => undone.length > 0),
    record: () => writeRecord(match.record(true)),
    truth: () => match.table,
  }
  return session
}

const isThere = (offer: Offered, at: Target): boolean =>
  (at.piece !== undefined && offer.piece === at.piece) ||
  (at.piece === undefined && at.space !== undefined && offer.space === at.space)

/** A match out of a record's text; throws what is wrong with it as a sentence. */
export function matchFrom(game: Game, text: string): { match: Match; record: MatchRecord } {
  const record = parseRecord(text)
  return { match: replay(game, record), record }
}
