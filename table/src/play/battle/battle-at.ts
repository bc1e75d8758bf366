import { type GameEvent, NOBODY, SIDES, type Side } from '@boma/kernel'
import type { Counted, Forecast, Piece } from '@boma/showing'
import { type Accessor, createComputed, createEffect, createMemo, createSignal, on, untrack } from 'solid-js'
import type { Scene } from '../scene/scene.ts'
import type { Session } from '../session/session.ts'
import { countedAt } from './counted-at.ts'
import { facesSeen } from './faces.ts'
import { type Fight, fightOf, fightsIn } from './fights.ts'
import { oddsBefore } from './odds-before.ts'
import { playOut, type Stages } from './stages.ts'

/** The board of fights at a table: which lies on it, how far it is played out, and when it goes away. */
export interface Battle extends Stages {
  /** Does a board lie over the table? */
  readonly isOpen: Accessor<boolean>
  /** The fight on it, as the viewer's log tells it. */
  readonly fight: Accessor<Fight | undefined>
  /** Is it still under way, with something on its board to decide? */
  readonly isUnderWay: Accessor<boolean>
  /** The odds as they were before its first die. */
  readonly odds: Accessor<Forecast | undefined>
  /** What counted for its first dice, as far as that was to be seen. */
  readonly counted: Accessor<Counted | undefined>
  /** A counter of it as it was when it began. */
  faceOf(piece: number): Piece | undefined
  /** Those of a side who stood in a space when it began. */
  standing(space: number, side: Side): readonly number[]
  /** Lays the board aside to look at the map, or takes it out again; undefined when there is none. */
  readonly fold: Accessor<(() => void) | undefined>
  readonly unfold: Accessor<(() => void) | undefined>
  /** Lays the board aside until something has been decided on the map. */
  toMap(): void
  /** Plays out again the fight that these events were a part of; false when it was fought before anybody sat down here. */
  again(events: readonly GameEvent[]): boolean
  /** Puts a fight away that was seen to its end. */
  putAway(): void
  /** Goes back to the map: puts away what is over, and lays aside what is not. */
  leave(): void
}

/** What else goes on at the table. */
interface Around {
  /** Does a person hear of fights instead of seeing them? */
  readonly isDeaf: Accessor<boolean>
  /** Is what is asked just now decided on the map? */
  readonly isOnMap: Accessor<boolean>
}

/** The board of fights at a session's table. Inside a component. */
export function battleAt(session: Session, scene: Scene, { isDeaf, isOnMap }: Around): Battle {
  const owner = (piece: number) => scene.ownerOf(piece)
  const hasPanel = () => scene.panel() !== undefined
  const { slices, count, over, begun, next, setSeen } = fightsToSee(session, scene)
  /** Why the board is laid aside: by hand, or for as long as something is decided on the map. */
  const [folded, setFolded] = createSignal<'by-hand' | 'for-map'>()
  /** The fight that is seen once more. */
  const [again, setAgain] = createSignal<number>()
  const at = () => again() ?? next()
  // Who only listens has nothing to put away.
  createEffect(() => isDeaf() && over() > untrack(next) && setSeen(over()))
  const fight = createMemo(() => {
    const slice = slices()[at()]
    return slice && fightOf(slice, owner)
  })
  const isUnderWay = () => again() === undefined && hasPanel() && at() >= over()
  const isThere = () => (fight() !== undefined || (hasPanel() && at() >= count())) && session.curtain() === undefined
  const isOpen = () => isThere() && folded() === undefined && !isDeaf()

  const key = createMemo(() => `${session.isSecretive() ? session.viewer() : ''} ${next()} ${again()}`)
  createComputed(on(key, () => setFolded(undefined), { defer: true }))
  // What was decided on the map is over: the board comes back if more is asked on it, and goes if nothing is.
  createEffect(() => {
    if (folded() !== 'for-map' || session.curtain() !== undefined) return
    if (!isUnderWay()) putAway()
    else if (session.offers().length > 0 && !isOnMap()) setFolded(undefined)
  })
  const putAway = () => (again() === undefined ? setSeen(at() + 1) : setAgain(undefined))
  return {
    ...playOut(fight, key, isOpen),
    ...asItBegan(session, scene, { slices, count, at, fight }),
    isOpen,
    fight,
    isUnderWay,
    fold: () => (isOpen() ? () => setFolded('by-hand') : undefined),
    unfold: () => (isThere() && folded() !== undefined ? () => setFolded(undefined) : undefined),
    toMap: () => setFolded('for-map'),
    again(events) {
      const found = slices().findLastIndex((slice) => slice.some(([event]) => events.includes(event)))
      if (found < begun) return false
      setAgain(found)
      return true
    },
    putAway,
    leave: () => (isUnderWay() ? setFolded('by-hand') : putAway()),
  }
}

/** The fights that the viewer's log tells of, and which of them he has put away. */
function fightsToSee(session: Session, scene: Scene) {
  /** Is the fight on the panel one that the log tells of, the last one? */
  const isTold = createMemo(() => scene.panel() !== undefined && scene.panel()?.isAhead !== true)
  const slices = createMemo(() => fightsIn(scene.page, session.log(), isTold()))
  const count = () => slices().length
  /** Those that are over when somebody sits down were seen before. */
  const over = () => count() - (isTold() ? 1 : 0)
  const begun = untrack(over)
  const [away, setAway] = createSignal<ReadonlyMap<Side, number>>(new Map())
  /** Puts so many away: for whoever has the screen, or for all where they see the same. */
  const setSeen = (fights: number) => {
    const whose = session.isSecretive() ? [session.viewer()] : [...SIDES, NOBODY]
    setAway((before) => new Map([...before, ...whose.map((side) => [side, fights] as const)]))
  }
  /** The first that was not put away. */
  const next = () => {
    // Who only looks on has nothing to put away.
    if (session.viewer() === NOBODY) return over()
    return Math.min(away().get(session.viewer()) ?? begun, count())
  }
  return { slices, count, over, begun, next, setSeen }
}

/** What is known of a fight from before its first die: its counters as they were, its odds, what counted. */
function asItBegan(
  session: Session,
  scene: Scene,
  of: Pick<ReturnType<typeof fightsToSee>, 'slices' | 'count'> & {
    readonly at: Accessor<number>
    readonly fight: Accessor<Fight | undefined>
  },
): Pick<Battle, 'odds' | 'counted' | 'faceOf' | 'standing'> {
  const { slices, count, at, fight } = of
  // Where all see the same, whoever comes to the screen has seen it too.
  const eyes = () => (session.isSecretive() ? session.viewer() : NOBODY)
  const faces = facesSeen(scene.pieces, eyes, count)
  const counted = countedAt(session, scene, slices)
  const odds = oddsBefore(session, slices, (piece) => scene.ownerOf(piece))
  return {
    odds: () => odds(at()),
    counted: () => counted(at()),
    faceOf: (piece) => faces.before(at(), piece, fight()?.landings ?? []),
    standing: (space, side) => faces.standing(at(), space, side),
  }
}
