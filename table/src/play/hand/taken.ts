import type { Goal, Leaving, Piece, Reach, Target } from '@boma/showing'
import { type Accessor, batch, createMemo, createSignal } from 'solid-js'
import type { Scene } from '../scene/scene.ts'
import { reachOn } from '../session/reaches.ts'
import type { Session } from '../session/session.ts'

/** A stack that could go somewhere, with the place. */
export interface AskedMarch {
  readonly from: number
  readonly goal: Goal
}

/** Who is in the hand, and by where they are to go. */
export interface InHand extends Leaving {
  readonly via: readonly number[]
}

/** The stack in a person's hand: who of it goes, how far it gets, and what is asked about it. */
export interface TakenStack {
  /** Who is in the hand; undefined while it is empty. */
  readonly leaving: Accessor<InHand | undefined>
  /** Where they were taken up. */
  readonly space: Accessor<number | undefined>
  readonly reach: Accessor<Reach | undefined>
  /** Its goals by where they are chosen, the usual way first. */
  readonly goals: Accessor<ReadonlyMap<number, readonly Goal[]>>
  /** Where enemies are whom it can attack. */
  readonly targets: Accessor<ReadonlySet<number>>
  /** What is asked about before it is done: one goal by several ways, an attack, an enemy whom several stacks can attack. */
  readonly asked: Accessor<readonly AskedMarch[]>
  /** Is it a force on its way, which the question is about, rather than one that was taken up? */
  readonly isUnderWay: Accessor<boolean>
  /** How far these would get. */
  reachOf(leaving: Leaving): Reach | undefined
  /** Takes up the counters of a space that can go; false when none can. */
  takeUp(space: number, isForced?: boolean): boolean
  /** Leaves one of the counters, or takes it in again. */
  turn(piece: number): void
  /** Holds these, who are to go so; what is asked about stays. */
  hold(leaving: InHand | undefined): void
  ask(marches: readonly AskedMarch[]): void
  /** Empties the hand; false when it was empty and nothing was asked about. */
  putDown(): boolean
}

/** The stack in the hand of a person at a session. Inside a component. */
export function takenAt(session: Session, scene: Scene): TakenStack {
  const [leaving, hold] = createSignal<InHand>()
  const [asked, ask] = createSignal<readonly AskedMarch[]>([], { equals: isSameAsked })
  const reachOf = (of: Leaving | undefined): Reach | undefined =>
    of === undefined || session.offers().length === 0 ? undefined : reachOn(scene.page, session.view(), of)
  const reach = createMemo(() => reachOf(leaving()))
  const space = () => leaving()?.space
  /** Others are in the hand than those about whom it was asked. */
  const change = (to: InHand | undefined) =>
    batch(() => {
      ask([])
      hold(to)
    })
  return {
    leaving,
    space,
    reach,
    goals: createMemo(() => Map.groupBy(reach()?.goals ?? [], (goal) => goal.space)),
    targets: () => new Set((reach()?.goals ?? []).filter((goal) => goal.hostile).map((goal) => goal.space)),
    asked,
    isUnderWay: () => scene.piecesAt(space() ?? -1).some((piece) => isMover(scene, piece)),
    reachOf,
    takeUp(from, isForced = false) {
      const isTaken = canBeTaken(session, scene, from, reachOf({ space: from }), isForced)
      if (isTaken) change({ space: from, via: [] })
      return isTaken
    },
    turn(piece) {
      const [before, now] = [leaving(), reach()]
      if (before !== undefined && now?.mobile.includes(piece)) change(turned(before, now.pieces, piece, reachOf))
    },
    hold,
    ask,
    putDown() {
      const had = leaving() !== undefined || asked().length > 0
      change(undefined)
      return had
    },
  }
}

/** Who presses the same once more is asked nothing new, and nothing at all is never news. */
const isSameAsked = (before: readonly AskedMarch[], now: readonly AskedMarch[]): boolean =>
  before.length === now.length && before.every(({ from, goal }, i) => now[i]?.from === from && now[i]?.goal === goal)

/** Who can go nowhere may still be turned, and a unit of a tabletop is put on spots, which are no goals. */
function canBeTaken(
  session: Session,
  scene: Scene,
  from: number,
  found: Reach | undefined,
  isForced: boolean,
): boolean {
  const { field, tabletop } = scene.page
  const goes = found !== undefined && (found.goals.length > 0 || tabletop !== undefined)
  const isTurned = () => session.offers().length > 0 && field?.facings(session.view(), { space: from }) !== undefined
  return (goes || isTurned()) && (found === undefined || isForced || !isPicking(session, scene, from, found))
}

/**
 * Does the question have counters of the space picked one by one? Then a press on them means that. Those who could go
 * instead of the others, as vessels do from a port, are taken in hand with them.
 */
function isPicking(session: Session, scene: Scene, from: number, { goals, mobile, pieces }: Reach): boolean {
  const instead = new Set(mobile.filter((piece) => !pieces.includes(piece)))
  const here = new Set(scene.piecesAt(from).flatMap(({ id }) => (instead.has(id) ? [] : [id])))
  const begins = new Set(goals.map((goal) => goal.order[0]))
  const picks = session.pickable().filter(({ piece, action }) => here.has(piece ?? -1) && !begins.has(action))
  return session.picked().length > 0 || picks.length > 0
}

/** Those in the hand with a counter more, or fewer; a way that is now too long leads by nowhere. */
function turned(
  before: InHand,
  going: readonly number[],
  piece: number,
  reachOf: TakenStack['reachOf'],
): InHand | undefined {
  const pieces = going.includes(piece) ? going.filter((p) => p !== piece) : [...going, piece]
  // Whoever leaves the last one has put all of them down.
  if (pieces.length === 0) return undefined
  const ways: readonly InHand[] = [
    { ...before, pieces },
    { space: before.space, pieces, via: [] },
  ]
  return ways.find((way) => reachOf(way) !== undefined) ?? before
}

/** Is it one of the viewer's counters that are on their way? */
export const isMover = (scene: Scene, piece: Piece): boolean =>
  piece.side === scene.viewer() && piece.states.includes('moving')

/** The space of a place that is pressed or pointed at. */
export const spaceOf = (scene: Scene, at: Target): number | undefined => at.space ?? scene.piece(at.piece ?? -1)?.space
