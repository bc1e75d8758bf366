import type { Action } from '@boma/kernel'
import type { Point, Target } from '@boma/showing'
import type { Scene } from '../scene/scene.ts'
import { type Offered, offersFor } from '../session/offers.ts'
import type { Refused, Session } from '../session/session.ts'
import type { Aiming } from './aim.ts'

/** A unit of a tabletop that is dragged: who has it in the hand, and where it is let go. */
export interface Pulling {
  /** Somebody begins to drag a unit; true when it comes along. */
  grab(at: Target): boolean
  /** It is let go of; false when none was dragged. */
  drop(at: Target | undefined, byFinger: boolean): boolean
  /** What is held is put down by a press or a key; true when that only names it, and where it goes is asked next. */
  press(): boolean
  /** Is one dragged just now? */
  isPulling(): boolean
  /** The match has gone on: where a unit was dragged before its dice were rolled, it is held there now. */
  settle(): void
}

interface Around {
  readonly aiming: Aiming
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
export function pullingAt(session: Session, scene: Scene, around: Around): Pulling {
  const { aiming, takeUp, offersAt, onRefused } = around
  let pulled: { readonly space: number; readonly from: Point } | undefined
  let wish: Wish | undefined

  const isHeld = (space: number) => aiming.isTroop() && aiming.mover()?.space === space
  const grab = ({ space, piece }: Target): boolean => {
    pulled = undefined
    const stands = scene.piece(piece ?? -1)?.stands
    if (scene.page.tabletop === undefined || space === undefined || stands === undefined) return false
    // Of units that wait to be set up only some are offered: any other may be taken up all the same.
    const isOffered = offersAt(space).some((offer) => offer.begins === true)
    const isWaiting = scene.piece(piece ?? -1)?.states.includes('waiting')
    if (!isHeld(space) && (isOffered || isWaiting)) takeUp(space)
    if (!isHeld(space)) return false
    const from: Point = [stands.x, stands.y]
    pulled = { space, from }
    aiming.grip(from)
    return true
  }
  const spotOf = (at: Target): Point | undefined => {
    const stands = scene.piece(at.piece ?? -1)?.stands
    return at.spot ?? (stands && [stands.x, stands.y])
  }
  /** Does the action only name the unit, so that where it goes is asked next? */
  const isBeginning = (action: Action) => offersFor(session.game, session.view(), [action])[0]?.begins === true
  /** It is held as far along as it may come; where it was to go is remembered, as there may be a way round. */
  const cutShort = (at: Point, wished: Point) => {
    aiming.over(at, true)
    aiming.wish(wished)
  }
  const letGo = ({ space }: { readonly space: number }, byFinger: boolean) => {
    const aim = aiming.aim()
    aiming.grip(undefined)
    if (aim === undefined) return
    const middle = scene.space(space)
    if (aim.action !== undefined && isBeginning(aim.action)) {
      wish = middle && { space, by: [aim.x - middle.x, aim.y - middle.y] }
      const refused = session.play(aim.action)
      if (refused) onRefused({ space }, refused)
    } else if (aim.action !== undefined && !byFinger) session.play(aim.action)
    else if (aim.action !== undefined) aiming.over([aim.x, aim.y], true)
    else if (aim.nearest !== undefined) cutShort(aim.nearest.at, [aim.x, aim.y])
    else if (aim.refused) onRefused({ piece: aim.piece.id }, aim.refused)
  }
  const drop = (at: Target | undefined, byFinger: boolean): boolean => {
    const unit = pulled
    pulled = undefined
    if (unit === undefined) return false
    const spot = at && spotOf(at)
    aiming.over(spot)
    if (spot !== undefined) letGo(unit, byFinger)
    return true
  }
  const settle = () => {
    const wished = wish
    wish = undefined
    const middle = wished && isHeld(wished.space) ? scene.space(wished.space) : undefined
    if (wished === undefined || middle === undefined) return
    aiming.over([middle.x + wished.by[0], middle.y + wished.by[1]], true)
    const aim = aiming.aim()
    const { action } = aim ?? {}
    // The dice are enough: it goes there, and may still be taken back to where they fell.
    if (action !== undefined) queueMicrotask(() => session.play(action))
    else if (aim?.nearest) cutShort(aim.nearest.at, [aim.x, aim.y])
  }
  /** A press on the ground names a unit that is only in the hand, with that spot in mind. */
  const press = (): boolean => {
    const aim = aiming.aim()
    const space = aim?.piece.space
    if (aim?.action === undefined || space === undefined || !isBeginning(aim.action)) return false
    letGo({ space }, false)
    return true
  }
  return { grab, drop, settle, press, isPulling: () => pulled !== undefined }
}
