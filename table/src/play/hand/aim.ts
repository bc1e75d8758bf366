import { type Action, openKinds, operandsOfKind, type Piece, type Point } from '@boma/kernel'
import { aboutOf, aimsAt } from '@boma/showing'
import { type Accessor, batch, createEffect, createMemo, createSignal, on } from 'solid-js'
import type { Scene } from '../scene/scene.ts'
import type { Refused, Session } from '../session/session.ts'

/** A figure held over a spot of a tabletop: where it would stand, and what that would be, or why it cannot. */
export interface Aim {
  readonly piece: Piece
  readonly x: number
  readonly y: number
  readonly facing: number
  /** What putting it down there would be; undefined when it is forbidden. */
  readonly action: Action | undefined
  readonly refused: Refused | undefined
  /** Was it put there by keys or a finger, to be confirmed? A mouse only hovers. */
  readonly isSet: boolean
}

/** Putting a figure somewhere: any spot may be meant, and the rules say which are allowed. */
export interface Aiming {
  /** The figure that may be put anywhere just now, if the question is open. */
  readonly mover: Accessor<Piece | undefined>
  readonly aim: Accessor<Aim | undefined>
  /** Some of the spots that it may be put on: those that are listed. */
  readonly spots: Accessor<readonly Point[]>
  /** Holds the figure over a spot; `isSet` when that was more than hovering. Undefined puts it back. */
  over(spot: Point | undefined, isSet?: boolean): void
  /** Moves what is held by so many inches. */
  nudge(dx: number, dy: number): void
  /** Turns what is held by so many of the ways that a figure can face. */
  turn(by: number): void
}

interface Held {
  readonly at: Point
  /** Which way it was turned; it looks where it goes when it was not. */
  readonly facing?: number
  readonly isSet: boolean
}

/** The aiming of a person at a session. Inside a component. */
export function aimingAt(session: Session, scene: Scene): Aiming {
  const [held, setHeld] = createSignal<Held>()
  const isOpen = () => scene.board().kind === 'tabletop' && session.offers().length > 0
  const kinds = createMemo(() => (isOpen() ? openKinds(session.game, session.view()) : []))
  const operands = createMemo(() => kinds().flatMap((kind) => operandsOfKind(session.game.actions, kind)))
  const mover = createMemo(() =>
    operands().some((o) => o.role === 'x') ? scene.piece(aboutOf(session.game, session.view()).piece ?? -1) : undefined,
  )
  createEffect(on(session.version, () => setHeld(undefined), { defer: true }))

  const facingOf = (piece: Piece, { at, facing }: Held): number => {
    const [dx, dy] = [at[0] - (piece.stands?.x ?? 0), at[1] - (piece.stands?.y ?? 0)]
    const ahead = Math.hypot(dx, dy) < 1e-6 ? (piece.stands?.facing ?? 0) : (Math.atan2(dx, -dy) * 180) / Math.PI
    return facing ?? ahead
  }

  const aim = createMemo((): Aim | undefined => {
    const piece = mover()
    const over = held()
    if (piece === undefined || over === undefined) return undefined
    const stance = { x: over.at[0], y: over.at[1], facing: facingOf(piece, over) }
    const reasons = aimsAt(session.game, session.view(), piece.id, stance).map((action) => ({
      action,
      refused: session.whyNot(action),
    }))
    const found = reasons.find(({ refused }) => refused === undefined)
    return {
      piece,
      ...stance,
      isSet: over.isSet,
      action: found?.action,
      refused: found ? undefined : reasons[0]?.refused,
    }
  })

  const change = (to: (from: { readonly piece: Piece; readonly held: Held }) => Held) => {
    const piece = mover()
    if (piece?.stands === undefined) return
    const start: Held = { at: [piece.stands.x, piece.stands.y], isSet: true }
    batch(() => setHeld(to({ piece, held: held() ?? start })))
  }

  const spots = createMemo(() => {
    const all = mover() === undefined ? [] : session.offers().flatMap((offer) => (offer.spot ? [offer.spot] : []))
    return [...new Map(all.map((spot) => [spot.join(), spot])).values()]
  })

  return {
    mover,
    aim,
    spots,
    over: (spot, isSet = false) =>
      setHeld((before) => (spot === undefined ? undefined : { ...before, at: spot, isSet })),
    nudge: (dx, dy) => change(({ held: { at, ...rest } }) => ({ ...rest, at: [at[0] + dx, at[1] + dy], isSet: true })),
    turn(by) {
      const ways = operands().find((o) => o.role === 'facing')?.parts ?? 0
      if (ways === 0) return
      const step = 360 / ways
      change(({ piece, held: before }) => ({
        ...before,
        facing: (Math.round(facingOf(piece, before) / step) + by) * step,
      }))
    },
  }
}
