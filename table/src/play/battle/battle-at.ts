import { type Forecast, NOBODY, type Piece, SIDES, type Side } from '@boma/kernel'
import { type Accessor, createComputed, createEffect, createMemo, createSignal, on, untrack } from 'solid-js'
import type { Scene } from '../scene/scene.ts'
import type { Session } from '../session/session.ts'
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
  /** A counter of it as it was when it began. */
  faceOf(piece: number): Piece | undefined
  /** Lays the board aside to look at the map, or takes it out again; undefined when there is none. */
  readonly fold: Accessor<(() => void) | undefined>
  readonly unfold: Accessor<(() => void) | undefined>
  /** Puts a fight away that was seen to its end. */
  putAway(): void
  /** Goes back to the map: puts away what is over, and lays aside what is not. */
  leave(): void
}

/** The board of fights at a session's table; `isDeaf` where a person hears of them instead. Inside a component. */
export function battleAt(session: Session, scene: Scene, isDeaf: Accessor<boolean>): Battle {
  const owner = (piece: number) => scene.page.owner?.(piece)
  const slices = createMemo(() => fightsIn(scene.page, session.log()))
  const count = () => slices().length
  const hasPanel = () => scene.panel() !== undefined
  /** Those that are over when somebody sits down were seen before. */
  const over = () => count() - (hasPanel() ? 1 : 0)
  const begun = untrack(over)
  const [isFolded, setFolded] = createSignal(false)
  const [away, setAway] = createSignal<ReadonlyMap<Side, number>>(new Map())
  /** Puts so many away: for whoever has the screen, or for all where they see the same. */
  const setSeen = (fights: number) => {
    const whose = session.isSecretive() ? [session.viewer()] : [...SIDES, NOBODY]
    setAway((before) => new Map([...before, ...whose.map((side) => [side, fights] as const)]))
  }
  const at = () => {
    // Who only looks on has nothing to put away.
    if (session.viewer() === NOBODY) return over()
    return Math.min(away().get(session.viewer()) ?? begun, count())
  }
  // Nor has who only listens.
  createEffect(() => isDeaf() && over() > untrack(at) && setSeen(over()))
  const fight = createMemo(() => {
    const slice = slices()[at()]
    return slice && fightOf(slice, owner)
  })
  const isUnderWay = () => hasPanel() && at() >= count() - 1
  const isThere = () => (fight() !== undefined || (hasPanel() && count() === 0)) && session.curtain() === undefined
  const isOpen = () => isThere() && !isFolded() && !isDeaf()

  const key = createMemo(() => `${session.isSecretive() ? session.viewer() : ''} ${at()}`)
  createComputed(on(key, () => setFolded(false), { defer: true }))
  const stages = playOut(fight, key, isOpen)
  const faces = facesSeen(scene.pieces, session.viewer, count)
  const odds = oddsBefore(session, slices, owner, hasPanel)
  return {
    ...stages,
    isOpen,
    fight,
    isUnderWay,
    odds: () => odds(at()),
    faceOf: (piece) => faces.before(at(), piece, fight()?.landings ?? []),
    fold: () => (isOpen() ? () => setFolded(true) : undefined),
    unfold: () => (isThere() && isFolded() ? () => setFolded(false) : undefined),
    putAway: () => setSeen(at() + 1),
    leave: () => (isUnderWay() ? setFolded(true) : setSeen(at() + 1)),
  }
}
