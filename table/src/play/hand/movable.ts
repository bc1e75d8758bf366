import { openKinds, operandsOfKind } from '@boma/kernel'
import type { Deployed, NamedForm, Piece, Point, Stance, Target } from '@boma/showing'
import { aboutOf, aimsAt } from '@boma/showing'
import { type Accessor, createMemo } from 'solid-js'
import { middleOf } from '../../map/tabletop/ring.ts'
import type { Scene } from '../scene/scene.ts'
import type { Refused, Session } from '../session/session.ts'

/** How a figure or a unit is held over a tabletop. */
export interface Hold {
  /** Where its middle is. */
  readonly at: Point
  /** Which way it was turned; a figure by itself looks where it goes when it was not. */
  readonly facing?: number
  readonly wider?: number
  readonly isReordered?: boolean
  /** Was it put there by keys or a finger, to be confirmed? A mouse only hovers. */
  readonly isSet: boolean
}

/** Who may be put on any spot of a tabletop just now. */
export interface Movable {
  /** What the question is about; else the unit in the hand, which may be named by where it is put. */
  readonly about: Accessor<Target>
  /** Where its figures stand already; a unit that waits has nobody there yet. */
  readonly from: Accessor<readonly Stance[]>
  readonly middle: Accessor<Point | undefined>
  /** The figure, or the first of the unit, if the question is open. */
  readonly mover: Accessor<Piece | undefined>
  /** Is it a unit, which can stand wider or narrower? */
  readonly isTroop: Accessor<boolean>
  /** The forms with names that it may take. */
  readonly forms: Accessor<readonly NamedForm[]>
  /** In how many ways it can be turned. */
  readonly ways: Accessor<number>
  /** What putting it down so may be. */
  deployed(hold: Hold): readonly Deployed[]
}

/** The ways in which units of a tabletop are turned by keys. */
const WAYS = 16
/** How often the way to a forbidden place is halved to find the last place that is allowed. */
const HALVINGS = 9

/** Who may be put somewhere by a person at a session, who has taken up the unit of a space. Inside a component. */
export function movableAt(session: Session, scene: Scene, inHand: Accessor<number | undefined>): Movable {
  const isOpen = () => scene.board().kind === 'tabletop' && session.offers().length > 0
  const kinds = createMemo(() => (isOpen() ? openKinds(session.game, session.view()) : []))
  const operands = createMemo(() => kinds().flatMap((kind) => operandsOfKind(session.game.actions, kind)))
  const about = createMemo((): Target => {
    const asked = isOpen() ? aboutOf(session.game, session.view()) : {}
    const space = asked.space ?? (isOpen() && scene.page.tabletop !== undefined ? inHand() : undefined)
    return space === undefined ? asked : { ...asked, space }
  })
  const standing = createMemo((): readonly Piece[] => {
    const { piece, space } = about()
    if (piece !== undefined) return [scene.piece(piece)].flatMap((p) => p ?? [])
    return space === undefined ? [] : scene.piecesAt(space)
  })
  const from = () => standing().flatMap(({ stands }) => stands ?? [])
  const middle = createMemo((): Point | undefined => {
    const spots = from().map(({ x, y }): Point => [x, y])
    return spots.length === 0 ? undefined : middleOf(spots)
  })
  const deployed = (hold: Hold): readonly Deployed[] => {
    const { space } = about()
    return scene.page.tabletop !== undefined && space !== undefined
      ? deployedUnit(session, scene, space, { hold, first: from()[0], middle: middle() })
      : deployedFigure(session, scene, standing()[0], hold)
  }
  const mover = createMemo((): Piece | undefined => {
    if (scene.page.tabletop === undefined) return operands().some((o) => o.role === 'x') ? standing()[0] : undefined
    const tryOut = deployed({ at: middle() ?? [0, 0], isSet: false })[0]
    return tryOut && (standing()[0] ?? tryOut.figures[0])
  })
  const isTroop = () => scene.page.tabletop !== undefined && mover() !== undefined
  const ways = () => (isTroop() ? WAYS : (operands().find((o) => o.role === 'facing')?.parts ?? 0))
  const forms = createMemo((): readonly NamedForm[] => {
    const { space } = about()
    return isTroop() && space !== undefined ? (scene.page.tabletop?.forms(session.view(), space) ?? []) : []
  })
  return { about, from, middle, mover, isTroop, forms, ways, deployed }
}

interface HeldUnit {
  readonly hold: Hold
  readonly first: Stance | undefined
  readonly middle: Point | undefined
}

/** A unit is held by its middle, and put by its first figure. */
function deployedUnit(session: Session, scene: Scene, space: number, held: HeldUnit): readonly Deployed[] {
  const { hold, first, middle } = held
  const { at, isSet: _, ...how } = hold
  const spot: Point = first && middle ? [at[0] + first.x - middle[0], at[1] + first.y - middle[1]] : at
  return scene.page.tabletop?.deploy(session.view(), { space, spot, ...how }) ?? []
}

function deployedFigure(session: Session, scene: Scene, piece: Piece | undefined, hold: Hold): readonly Deployed[] {
  if (piece?.stands === undefined) return []
  const stance = { x: hold.at[0], y: hold.at[1], facing: facingOf(scene, piece, hold) }
  const figures = [{ ...piece, stands: { ...piece.stands, ...stance } }]
  return aimsAt(session.game, session.view(), piece.id, stance).map((action) => ({ action, figures }))
}

/** Which way what is held so would face. */
export function facingOf(scene: Scene, { stands }: Piece, { at, facing }: Hold): number {
  const now = stands?.facing ?? 0
  if (facing !== undefined || scene.page.tabletop !== undefined) return facing ?? now
  const [dx, dy] = [at[0] - (stands?.x ?? 0), at[1] - (stands?.y ?? 0)]
  return Math.hypot(dx, dy) < 1e-6 ? now : (Math.atan2(dx, -dy) * 180) / Math.PI
}

/** What putting it down may be, and why not. */
interface Tried extends Deployed {
  readonly refused: Refused | undefined
}

/** All that putting it down so may be. */
export const tried = (session: Session, movable: Movable, hold: Hold): readonly Tried[] =>
  movable.deployed(hold).map((deployed) => ({ ...deployed, refused: session.whyNot(deployed.action) }))

/** The last place of a unit on the straight way there that is allowed. */
export function nearestTo(
  session: Session,
  scene: Scene,
  movable: Movable,
  hold: Hold,
): (Deployed & { readonly at: Point }) | undefined {
  const start = movable.middle()
  if (start === undefined || scene.page.tabletop === undefined) return undefined
  let found: (Deployed & { readonly at: Point }) | undefined
  let [near, far] = [0, 1]
  for (let i = 0; i < HALVINGS; i++) {
    const part = (near + far) / 2
    const at: Point = [start[0] + (hold.at[0] - start[0]) * part, start[1] + (hold.at[1] - start[1]) * part]
    const there = tried(session, movable, { ...hold, at }).find(({ refused }) => refused === undefined)
    if (there) found = { ...there, at }
    if (there) near = part
    else far = part
  }
  return found
}
