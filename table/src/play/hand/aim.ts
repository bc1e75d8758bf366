import type { Action, Refusal } from '@boma/kernel'
import type { Deployed, DeployedDetail, NamedForm, Piece, Point, Stance } from '@boma/showing'
import { type Accessor, batch, createMemo, createSignal } from 'solid-js'
import type { Scene } from '../scene/scene.ts'
import type { Refused, Session } from '../session/session.ts'
import { facingOf, type Hold, type Movable, movableAt, nearestTo, tried } from './movable.ts'
import { type WayRound, wayRound } from './way-round.ts'

/** A figure of a unit that cannot go where the others may. */
interface Barred {
  readonly piece: number
  readonly refused: Refused
}

/** What there is to know of a unit that is held over a tabletop. */
interface AimDetail extends Pick<DeployedDetail, 'way' | 'spending' | 'facts'> {
  /** Those of its figures who cannot go where it is held; nobody where the whole unit may not. */
  readonly barred: readonly Barred[]
}

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
  /** The forms with names that it may take, and which of them it is held in. */
  readonly forms: Accessor<readonly (NamedForm & { readonly isHeld: boolean })[]>
  /** Takes one of them. */
  form(form: NamedForm): void
  /** Dispersed, or close again. */
  reorder(): void
  /** The match has gone on: nothing is held. */
  settle(): void
}

/** The aiming of a person at a session, who has taken up the unit of a space. Inside a component. */
export function aimingAt(session: Session, scene: Scene, inHand: Accessor<number | undefined>): Aiming {
  const movable = movableAt(session, scene, inHand)
  const { held, wished, ...transitions } = holdingOver(scene, movable)
  const aim = createMemo((): Aim | undefined => {
    const piece = movable.mover()
    const hold = held()
    return piece && hold && aimOf(session, scene, movable, piece, hold)
  })
  const round = createMemo(() => {
    const over = aim()
    const { space } = movable.about()
    const to = wished() ?? (over?.isSet && over.action === undefined ? ([over.x, over.y] as const) : undefined)
    const isPlain = held()?.facing === undefined && !held()?.wider && !held()?.isReordered
    return to && isPlain && space !== undefined && movable.isTroop() ? wayRound(session, scene, space, to) : undefined
  })
  return {
    ...transitions,
    mover: movable.mover,
    isTroop: movable.isTroop,
    aim,
    spots: createMemo(() => (movable.mover() === undefined ? [] : spotsOf(session))),
    forms: createMemo(() => movable.forms().map((form) => ({ ...form, isHeld: form.wider === (held()?.wider ?? 0) }))),
    form: ({ wider }) => transitions.widen(wider - (held()?.wider ?? 0)),
    round,
    goRound() {
      const found = round()
      return found !== undefined && session.order(found.legs) === undefined
    },
  }
}

const spotsOf = (session: Session): readonly Point[] => {
  const all = session.offers().flatMap((offer) => (offer.spot ? [offer.spot] : []))
  return [...new Map(all.map((spot) => [spot.join(), spot])).values()]
}

/** How what may be put somewhere is held, where it was to go, and how both change. */
interface Holding
  extends Pick<Aiming, 'wish' | 'grip' | 'over' | 'nudge' | 'turn' | 'face' | 'widen' | 'reorder' | 'settle'> {
  readonly held: Accessor<Hold | undefined>
  readonly wished: Accessor<Point | undefined>
}

function holdingOver(scene: Scene, { mover, middle, isTroop, ways }: Movable): Holding {
  const [held, setHeld] = createSignal<Hold>()
  const [wished, wish] = createSignal<Point>()
  const [gripped, setGripped] = createSignal<Point>([0, 0])
  const hold = (as: Hold | undefined) =>
    batch(() => {
      wish(undefined)
      setHeld(as)
    })
  const change = (to: (from: Hold, piece: Piece) => Hold) => {
    const piece = mover()
    if (piece === undefined) return
    const { width, height } = scene.board()
    hold(to(held() ?? { at: middle() ?? [width / 2, height / 2], isSet: true }, piece))
  }
  const grip = (spot: Point | undefined) => {
    const centre = middle()
    setGripped(spot && centre ? [centre[0] - spot[0], centre[1] - spot[1]] : [0, 0])
  }
  return {
    held,
    wished,
    wish,
    grip,
    over(spot, isSet = false) {
      const [dx, dy] = gripped()
      hold(spot && { ...held(), at: [spot[0] + dx, spot[1] + dy], isSet })
    },
    nudge: (dx, dy) => change(({ at: [x, y], ...rest }) => ({ ...rest, at: [x + dx, y + dy], isSet: true })),
    turn: (by) =>
      ways() > 0 && change((from, piece) => ({ ...from, facing: turned(facingOf(scene, piece, from), by, ways()) })),
    face: (facing) => change((from) => ({ ...from, facing })),
    widen: (by) => isTroop() && change((from) => ({ ...from, wider: (from.wider ?? 0) + by })),
    reorder: () => isTroop() && change((from) => ({ ...from, isReordered: !from.isReordered })),
    settle() {
      hold(undefined)
      grip(undefined)
    },
  }
}

/** A direction so many of the ways farther that a figure can face. */
function turned(facing: number, by: number, ways: number): number {
  const step = 360 / ways
  return (Math.round(facing / step) + by) * step
}

/** What is held so: what putting it down would be, or why it cannot be, and how far along it may come then. */
function aimOf(session: Session, scene: Scene, movable: Movable, piece: Piece, hold: Hold): Aim {
  const reasons = tried(session, movable, hold)
  const found = reasons.find(({ refused }) => refused === undefined)
  const nearest = found ? undefined : nearestTo(session, scene, movable, hold)
  const meant = found ?? reasons[0]
  return {
    ...aimDetail(meant, found ?? nearest, session.inWords),
    piece,
    x: hold.at[0],
    y: hold.at[1],
    facing: facingOf(scene, piece, hold),
    from: movable.from(),
    figures: meant?.figures ?? [],
    isSet: hold.isSet,
    action: found?.action,
    refused: found ? undefined : meant?.refused,
    nearest,
  }
}

/**
 * Of what is held, who bars it; of what may be put down, there or as far along as it may be, the way, what that uses up,
 * and what is to be known of the place.
 */
function aimDetail(
  held: Deployed | undefined,
  placed: Deployed | undefined,
  inWords: (why: Refusal) => Refused,
): AimDetail {
  const wished = held?.detail?.()
  const reached = placed === held ? wished : placed?.detail?.()
  const { way, spending } = reached ?? wished ?? {}
  return {
    barred: (wished?.barred ?? []).map(({ piece, why }) => ({ piece, refused: inWords(why) })),
    ...(way === undefined ? {} : { way }),
    ...(spending === undefined ? {} : { spending }),
    facts: reached?.facts ?? [],
  }
}

/** The reason that bars most of them. */
export function mostlyBarred(barred: readonly Barred[]): Refused | undefined {
  const byRule = [...Map.groupBy(barred, ({ refused }) => refused.rule).values()]
  return byRule.toSorted((a, b) => b.length - a.length)[0]?.[0]?.refused
}
