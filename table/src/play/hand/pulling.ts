import type { Point, Target } from '@boma/kernel'
import type { Scene } from '../scene/scene.ts'
import type { Offered } from '../session/offers.ts'
import type { Refused, Session } from '../session/session.ts'
import type { Aiming } from './aim.ts'

/** A unit of a tabletop that is dragged: who has it in the hand, and where it is let go. */
export interface Pulling {
  /** Somebody begins to drag a unit; true when it comes along. */
  grab(at: Target): boolean
  /** It is let go of; false when none was dragged. */
  drop(at: Target | undefined, byFinger: boolean): boolean
  /** Is one dragged just now? */
  isPulling(): boolean
  /** The match has gone on: where a unit was dragged before its dice were rolled, it is held there now. */
  settle(): void
}

interface Around {
  readonly aiming: Aiming
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
export function pullingAt(session: Session, scene: Scene, { aiming, offersAt, onRefused }: Around): Pulling {
  let pulled: { readonly space: number; readonly from: Point; readonly begins: Offered | undefined } | undefined
  let wish: Wish | undefined

  const isAsked = (space: number) => aiming.isTroop() && aiming.mover()?.space === space
  const grab = ({ space, piece }: Target): boolean => {
    pulled = undefined
    if (scene.page.deploy === undefined || space === undefined) return false
    const stands = scene.piece(piece ?? -1)?.stands
    if (stands === undefined) return false
    const from: Point = [stands.x, stands.y]
    const begins = isAsked(space) ? undefined : offersAt(space).find((offer) => offer.begins === true)
    if (!isAsked(space) && begins === undefined) return false
    pulled = { space, from, begins }
    if (begins === undefined) aiming.grip(from)
    return true
  }
  const spotOf = (at: Target): Point | undefined => {
    const stands = scene.piece(at.piece ?? -1)?.stands
    return at.spot ?? (stands && [stands.x, stands.y])
  }
  const putDown = (byFinger: boolean) => {
    const aim = aiming.aim()
    const at = aim?.action === undefined ? aim?.nearest?.at : undefined
    aiming.grip(undefined)
    if (aim === undefined) return
    if (aim.action !== undefined && !byFinger) session.play(aim.action)
    else if (at !== undefined) aiming.over(at, true)
    else if (aim.action !== undefined) aiming.over([aim.x, aim.y], true)
    else if (aim.refused) onRefused({ piece: aim.piece.id }, aim.refused)
  }
  const drop = (at: Target | undefined, byFinger: boolean): boolean => {
    const unit = pulled
    pulled = undefined
    if (unit === undefined) return false
    const spot = at && spotOf(at)
    if (unit.begins === undefined) {
      if (spot === undefined) aiming.over(undefined)
      else {
        aiming.over(spot)
        putDown(byFinger)
      }
    } else if (spot !== undefined) {
      wish = { space: unit.space, by: [spot[0] - unit.from[0], spot[1] - unit.from[1]] }
      const refused = session.play(unit.begins.action)
      if (refused) onRefused({ space: unit.space }, refused)
      if (refused) wish = undefined
    }
    return true
  }
  const settle = () => {
    const wished = wish
    wish = undefined
    if (wished === undefined || !isAsked(wished.space)) return
    const middle = scene.space(wished.space)
    if (middle === undefined) return
    aiming.over([middle.x + wished.by[0], middle.y + wished.by[1]], true)
    const aim = aiming.aim()
    if (aim?.action === undefined && aim?.nearest) aiming.over(aim.nearest.at, true)
  }
  return { grab, drop, settle, isPulling: () => pulled !== undefined }
}
