import type { Action } from '@boma/kernel'
import type { Point, Target } from '@boma/showing'
import type { Scene } from '../scene/scene.ts'
import { type Offered, offersFor } from '../session/offers.ts'
import type { Refused, Session } from '../session/session.ts'
import type { Aim, Aiming } from './aim.ts'
import type { Haste } from './haste.ts'

/** A figure or a unit of a tabletop that is dragged or put down. */
export interface Pulling {
  /** Somebody begins to drag a unit; true when it comes along. */
  grab(at: Target): boolean
  /** It is let go of; false when none was dragged. */
  drop(at: Target | undefined, byFinger: boolean): boolean
  /** Puts down what is held, or says why it cannot stand there. A finger only holds it over a spot first. */
  putDown(spot: Point | undefined, byFinger: boolean): void
  /** Is one dragged just now? */
  isPulling(): boolean
  /** The match has gone on: where a unit was dragged before its dice were rolled, it is held there now. */
  settle(): void
}

interface Around {
  readonly session: Session
  readonly scene: Scene
  readonly aiming: Aiming
  readonly haste: Haste
  readonly takeUp: (space: number) => boolean
  readonly offersAt: (space: number) => readonly Offered[]
  readonly onRefused: (at: Target, refused: Refused) => void
}

/** A wish to have a unit somewhere, by so many inches from where it stands. */
interface Wish {
  readonly space: number
  readonly by: Point
}

/**
 * How units are dragged by a person at a session. One that the question is about goes where it is let go; one that is to
 * be named first is named by that, and what its dice do not allow is cut short and waits for Enter.
 */
export function pullingAt(around: Around): Pulling {
  const { session, scene, aiming, onRefused } = around
  let pulled: number | undefined
  let wish: Wish | undefined
  /** Names a unit with a spot in mind: where it goes is asked next. */
  const begin = (space: number, { x, y }: Aim, action: Action) => {
    const middle = scene.space(space)
    aiming.grip(undefined)
    wish = middle && { space, by: [x - middle.x, y - middle.y] }
    const refused = session.play(action)
    if (refused) onRefused({ space }, refused)
  }
  return {
    grab(at) {
      pulled = comesAlong(around, at) ? at.space : undefined
      if (pulled !== undefined) aiming.grip(standOf(scene, at))
      return pulled !== undefined
    },
    drop(at, byFinger) {
      const unit = pulled
      pulled = undefined
      if (unit === undefined) return false
      const spot = at && (at.spot ?? standOf(scene, at))
      aiming.over(spot)
      if (spot !== undefined) letGo(around, byFinger, (aim, action) => begin(unit, aim, action))
      return true
    },
    putDown: (spot, byFinger) => putDown(around, spot, byFinger, (aim, action) => begin(aim.piece.space, aim, action)),
    isPulling: () => pulled !== undefined,
    settle() {
      const wished = wish
      wish = undefined
      if (wished !== undefined) goAsWished(around, wished)
    },
  }
}

/** Does a unit come along that is dragged? One in the hand does, and one that may be taken up. */
function comesAlong({ scene, aiming, takeUp, offersAt }: Around, { space, piece = -1 }: Target): boolean {
  const counter = scene.piece(piece)
  if (scene.page.tabletop === undefined || space === undefined || counter?.stands === undefined) return false
  // Of units that wait to be set up only some are offered: any other may be taken up all the same.
  const isOffered = offersAt(space).some((offer) => offer.begins === true)
  if (!isHeld(aiming, space) && (isOffered || counter.states.includes('waiting'))) takeUp(space)
  return isHeld(aiming, space)
}

const isHeld = (aiming: Aiming, space: number) => aiming.isTroop() && aiming.mover()?.space === space

/** Where a figure stands. */
function standOf(scene: Scene, { piece = -1 }: Target): Point | undefined {
  const stands = scene.piece(piece)?.stands
  return stands && [stands.x, stands.y]
}

/** Does the action only name the unit, so that where it goes is asked next? */
const isBeginning = ({ session }: Around, action: Action) =>
  offersFor(session.game, session.view(), [action])[0]?.begins === true

type Begin = (aim: Aim, action: Action) => void

/** What was dragged goes where it is let go of, or as far along as it may; a finger still has to say so. */
function letGo(around: Around, byFinger: boolean, begin: Begin): void {
  const { session, aiming, onRefused } = around
  const aim = aiming.aim()
  aiming.grip(undefined)
  if (aim === undefined) return
  if (aim.action !== undefined && isBeginning(around, aim.action)) begin(aim, aim.action)
  else if (aim.action !== undefined && !byFinger) session.play(aim.action)
  else if (aim.action !== undefined) aiming.over([aim.x, aim.y], true)
  else if (aim.nearest !== undefined) cutShort(aiming, aim, aim.nearest.at)
  else if (aim.refused) onRefused({ piece: aim.piece.id }, aim.refused)
}

/** It is held as far along as it may come; where it was to go is remembered, as there may be a way round. */
function cutShort(aiming: Aiming, { x, y }: Aim, at: Point): void {
  aiming.over(at, true)
  aiming.wish([x, y])
}

function putDown(around: Around, spot: Point | undefined, byFinger: boolean, begin: Begin): void {
  const { session, aiming, haste, onRefused } = around
  const before = aiming.aim()
  const isSecond = before?.isSet && spot !== undefined && isOnBase(before, spot)
  if (isSecond && haste.isNew()) return
  if (spot !== undefined && !isSecond) {
    aiming.over(spot, byFinger)
    haste.renew()
  }
  const aim = aiming.aim()
  if (aim === undefined || (byFinger && !isSecond && aim.action !== undefined)) return
  if (aim.action !== undefined && isBeginning(around, aim.action)) begin(aim, aim.action)
  else if (aim.action !== undefined) session.play(aim.action)
  else if (spot === undefined && aim.nearest) session.play(aim.nearest.action)
  else if (aim.refused) onRefused({ piece: aim.piece.id }, aim.refused)
}

/** Does a finger come down where the figure is held already? Fingers are broad. */
const isOnBase = ({ piece, x, y }: Aim, [px, py]: Point): boolean =>
  Math.hypot(px - x, py - y) <= 1.5 * (piece.stands?.base ?? 0)

/** The unit was named, and its dice are rolled: it goes where it was dragged, or is held as far along as it may come. */
function goAsWished({ session, scene, aiming }: Around, { space, by }: Wish): void {
  const middle = isHeld(aiming, space) ? scene.space(space) : undefined
  if (middle === undefined) return
  aiming.over([middle.x + by[0], middle.y + by[1]], true)
  const aim = aiming.aim()
  const { action } = aim ?? {}
  // The dice are enough: it goes there, and may still be taken back to where they fell.
  if (action !== undefined) queueMicrotask(() => session.play(action))
  else if (aim?.nearest) cutShort(aiming, aim, aim.nearest.at)
}
