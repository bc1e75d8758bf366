import { type Action, openKinds, operandsOfKind } from '@boma/kernel'
import type { Deployed, Piece, Point, Stance, Target } from '@boma/showing'
import { aboutOf, aimsAt } from '@boma/showing'
import { type Accessor, batch, createMemo, createSignal } from 'solid-js'
import { middleOf } from '../../map/tabletop/ring.ts'
import type { Scene } from '../scene/scene.ts'
import type { Refused, Session } from '../session/session.ts'
import { type AimDetail, aimDetail } from './aim-detail.ts'
import { type WayRound, wayRound } from './way-round.ts'

/** A unit or a figure held over a tabletop: where it would stand, and what that would be, or why it cannot. */
export interface Aim extends AimDetail {
  /** The figure, or the first of the unit. */
  readonly piece: Piece
  /** Where its middle is held, and which way it would face. */
  readonly x: number
  readonly y: number
  readonly facing: number
  /** Where its figures stand now, and where they would. */
  readonly from: readonly Stance[]
  readonly figures: readonly Piece[]
  /** What putting it down there would be; undefined when it is forbidden. */
  readonly action: Action | undefined
  readonly refused: Refused | undefined
  /** Where it is forbidden: as far along as the unit may go instead. */
  readonly nearest: (Deployed & { readonly at: Point }) | undefined
  /** Was it put there by keys or a finger, to be confirmed? A mouse only hovers. */
  readonly isSet: boolean
}

/** Putting a figure or a unit somewhere: any spot may be meant, and the rules say which are allowed. */
export interface Aiming {
  /** The figure that may be put anywhere just now, or the first of the unit, if the question is open. */
  readonly mover: Accessor<Piece | undefined>
  readonly aim: Accessor<Aim | undefined>
  /** Some of the spots that it may be put on: those that are listed. */
  readonly spots: Accessor<readonly Point[]>
  /** Where a unit may not go straight: a way round. */
  readonly round: Accessor<WayRound | undefined>
  /** Goes it; false when there is none. */
  goRound(): boolean
  /** Remembers where it was to go, though it is held as far along as it may come. */
  wish(spot: Point): void
  /** Can the unit stand wider or narrower? */
  readonly isTroop: Accessor<boolean>
  /** Takes it by a spot: from now on that one is under the pointer, and not its middle. */
  grip(spot: Point | undefined): void
  /** Holds it over a spot; `isSet` when that was more than hovering. Undefined puts it back. */
  over(spot: Point | undefined, isSet?: boolean): void
  /** Moves what is held by so many inches. */
  nudge(dx: number, dy: number): void
  /** Turns what is held by so many of the ways that a figure can face. */
  turn(by: number): void
  /** Lets what is held face so, in degrees clockwise from the top. */
  face(degrees: number): void
  /** So many abreast more, or fewer. */
  widen(by: number): void
  /** Dispersed, or close again. */
  reorder(): void
  /** The match has gone on: nothing is held. */
  settle(): void
}

interface Hold {
  readonly at: Point
  /** Which way it was turned; a figure by itself looks where it goes when it was not. */
  readonly facing?: number
  readonly wider?: number
  readonly isReordered?: boolean
  readonly isSet: boolean
}

/** The ways in which units of a tabletop are turned by keys. */
const WAYS = 16
/** How often the way to a forbidden place is halved to find the last place that is allowed. */
const HALVINGS = 9

/** The aiming of a person at a session. Inside a component. */
export function aimingAt(session: Session, scene: Scene, inHand: Accessor<number | undefined>): Aiming {
  const [held, setHeld] = createSignal<Hold>()
  const [wished, setWished] = createSignal<Point>()
  const [gripped, setGripped] = createSignal<Point>([0, 0])
  const isOpen = () => scene.board().kind === 'tabletop' && session.offers().length > 0
  const kinds = createMemo(() => (isOpen() ? openKinds(session.game, session.view()) : []))
  const operands = createMemo(() => kinds().flatMap((kind) => operandsOfKind(session.game.actions, kind)))
  /** What the question is about; else the unit in the hand, which may be named by where it is put. */
  const about = createMemo((): Target => {
    const asked = isOpen() ? aboutOf(session.game, session.view()) : {}
    const space = asked.space ?? (isOpen() && scene.page.tabletop !== undefined ? inHand() : undefined)
    return space === undefined ? asked : { ...asked, space }
  })
  const isTroop = () => scene.page.tabletop !== undefined && mover() !== undefined
  /** Those who stand already; a unit that waits has nobody there yet. */
  const standing = createMemo((): readonly Piece[] => {
    const { piece, space } = about()
    if (piece !== undefined) return [scene.piece(piece)].flatMap((p) => p ?? [])
    return space === undefined ? [] : scene.piecesAt(space)
  })
  const from = (): readonly Stance[] => standing().flatMap(({ stands }) => stands ?? [])
  const middle = createMemo((): Point | undefined => {
    const spots = from().map(({ x, y }): Point => [x, y])
    return spots.length === 0 ? undefined : middleOf(spots)
  })
  const facingOf = (piece: Piece, { at, facing }: Hold): number => {
    const now = piece.stands?.facing ?? 0
    if (facing !== undefined || scene.page.tabletop !== undefined) return facing ?? now
    const [dx, dy] = [at[0] - (piece.stands?.x ?? 0), at[1] - (piece.stands?.y ?? 0)]
    return Math.hypot(dx, dy) < 1e-6 ? now : (Math.atan2(dx, -dy) * 180) / Math.PI
  }

  /** What putting it down there may be. */
  const deployedAt = (hold: Hold): readonly Deployed[] => {
    const { page } = scene
    const { space } = about()
    if (page.tabletop !== undefined && space !== undefined) {
      const [first] = from()
      const centre = middle()
      const spot: Point =
        first && centre ? [hold.at[0] + first.x - centre[0], hold.at[1] + first.y - centre[1]] : hold.at
      const { at: _, isSet: __, ...how } = hold
      return page.tabletop?.deploy(session.view(), { space, spot, ...how })
    }
    const piece = standing()[0]
    if (piece?.stands === undefined) return []
    const stance = { x: hold.at[0], y: hold.at[1], facing: facingOf(piece, hold) }
    const figures = [{ ...piece, stands: { ...piece.stands, ...stance } }]
    return aimsAt(session.game, session.view(), piece.id, stance).map((action) => ({ action, figures }))
  }
  const mover = createMemo((): Piece | undefined => {
    if (scene.page.tabletop === undefined) return operands().some((o) => o.role === 'x') ? standing()[0] : undefined
    const tryOut = deployedAt({ at: middle() ?? [0, 0], isSet: false })[0]
    return tryOut && (standing()[0] ?? tryOut.figures[0])
  })
  const letGo = () =>
    batch(() => {
      setHeld(undefined)
      setWished(undefined)
      setGripped([0, 0])
    })

  const tried = (hold: Hold) =>
    deployedAt(hold).map((deployed) => ({ ...deployed, refused: session.whyNot(deployed.action) }))
  const allowedAt = (hold: Hold) => tried(hold).find(({ refused }) => refused === undefined)

  /** The last place on the straight way there that is allowed. */
  const nearestTo = (hold: Hold): Aim['nearest'] => {
    const start = middle()
    if (start === undefined || scene.page.tabletop === undefined) return undefined
    let found: Aim['nearest']
    let [near, far] = [0, 1]
    for (let i = 0; i < HALVINGS; i++) {
      const part = (near + far) / 2
      const at: Point = [start[0] + (hold.at[0] - start[0]) * part, start[1] + (hold.at[1] - start[1]) * part]
      const there = allowedAt({ ...hold, at })
      if (there) found = { ...there, at }
      if (there) near = part
      else far = part
    }
    return found
  }

  const aim = createMemo((): Aim | undefined => {
    const piece = mover()
    const over = held()
    if (piece === undefined || over === undefined) return undefined
    const reasons = tried(over)
    const found = reasons.find(({ refused }) => refused === undefined)
    const nearest = found ? undefined : nearestTo(over)
    return {
      ...aimDetail(found ?? reasons[0], found ?? nearest, session.inWords),
      piece,
      x: over.at[0],
      y: over.at[1],
      facing: facingOf(piece, over),
      from: from(),
      figures: (found ?? reasons[0])?.figures ?? [],
      isSet: over.isSet,
      action: found?.action,
      refused: found ? undefined : reasons[0]?.refused,
      nearest,
    }
  })

  const round = createMemo(() => {
    const over = aim()
    const { space } = about()
    const to = wished() ?? (over?.isSet && over.action === undefined ? ([over.x, over.y] as const) : undefined)
    const isPlain = held()?.facing === undefined && !held()?.wider && !held()?.isReordered
    return to && isPlain && space !== undefined && isTroop() ? wayRound(session, scene, space, to) : undefined
  })

  const change = (to: (from: { readonly piece: Piece; readonly held: Hold }) => Hold) => {
    const piece = mover()
    if (piece === undefined) return
    const { width, height } = scene.board()
    const start: Hold = { at: middle() ?? [width / 2, height / 2], isSet: true }
    batch(() => {
      setWished(undefined)
      setHeld(to({ piece, held: held() ?? start }))
    })
  }

  const spots = createMemo(() => {
    const all = mover() === undefined ? [] : session.offers().flatMap((offer) => (offer.spot ? [offer.spot] : []))
    return [...new Map(all.map((spot) => [spot.join(), spot])).values()]
  })

  return {
    mover,
    aim,
    spots,
    isTroop,
    round,
    goRound() {
      const found = round()
      return found !== undefined && session.order(found.legs) === undefined
    },
    wish: (spot) => setWished(spot),
    grip(spot) {
      const centre = middle()
      setGripped(spot && centre ? [centre[0] - spot[0], centre[1] - spot[1]] : [0, 0])
    },
    over(spot, isSet = false) {
      const [dx, dy] = gripped()
      const at: Point | undefined = spot && [spot[0] + dx, spot[1] + dy]
      batch(() => {
        setWished(undefined)
        setHeld((before) => (at === undefined ? undefined : { ...before, at, isSet }))
      })
    },
    nudge: (dx, dy) => change(({ held: { at, ...rest } }) => ({ ...rest, at: [at[0] + dx, at[1] + dy], isSet: true })),
    turn(by) {
      const ways = isTroop() ? WAYS : (operands().find((o) => o.role === 'facing')?.parts ?? 0)
      if (ways === 0) return
      const step = 360 / ways
      change(({ piece, held: before }) => ({
        ...before,
        facing: (Math.round(facingOf(piece, before) / step) + by) * step,
      }))
    },
    face: (degrees) => change(({ held: before }) => ({ ...before, facing: degrees })),
    widen: (by) => isTroop() && change(({ held: before }) => ({ ...before, wider: (before.wider ?? 0) + by })),
    settle: letGo,
    reorder: () => isTroop() && change(({ held: before }) => ({ ...before, isReordered: !before.isReordered })),
  }
}
