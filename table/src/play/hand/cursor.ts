import type { Board, Space } from '@boma/showing'
import { type Accessor, createSignal } from 'solid-js'
import type { MapControl } from '../../map/map-view.tsx'
import type { Scene } from '../scene/scene.ts'
import type { Hand } from './hand.ts'
import type { Places } from './places.ts'

/** Where on the map the keyboard is. */
export interface Cursor {
  readonly space: Accessor<number | undefined>
  set(space: number | undefined): void
  /** Points there, and brings it into view; nowhere when there is no such place. */
  goTo(space: number | undefined): void
  /** Goes to the next thing that can be chosen, or the one before. */
  turn(by: 1 | -1): void
  /** Goes to the next place that way; where a march is thought out it is led there. */
  step(way: CursorWay): void
  /** Where it is, or would begin. */
  begin(): number | undefined
  /** Can something be chosen where it is? */
  isOnOffer(): boolean
}

/** The keyboard's place on the map of a person's hand. Inside a component. */
export function cursorAt(scene: Scene, hand: Hand, map: Accessor<MapControl | undefined>): Cursor {
  const [space, setSpace] = createSignal<number>()
  /** What was offered when it came there. */
  let offeredThen: Places | undefined
  const set = (to: number | undefined) => {
    offeredThen = hand.places()
    setSpace(to)
  }
  const goTo = (to: number | undefined) => {
    if (to === undefined) return
    set(to)
    hand.point({ space: to })
    map()?.follow(to)
  }
  return {
    space,
    set,
    goTo,
    turn: (by) => goTo(turnedTo(scene, hand, space(), offeredThen === hand.places(), by)),
    step(way) {
      const led = lead(scene, hand, way)
      const from = space()
      goTo(led ?? (from === undefined ? startOf(scene, hand) : (neighbourTo(scene.board(), from, way) ?? from)))
    },
    begin: () => space() ?? startOf(scene, hand),
    isOnOffer: () => offered(scene, hand).has(space() ?? -1),
  }
}

/** Where something can be chosen: where the stack in the hand can go, or where the offers lie. */
function offered(scene: Scene, hand: Hand): ReadonlySet<number> {
  const goals = hand.taken.goals()
  if (goals.size > 0 && !hand.taken.isUnderWay()) return new Set(goals.keys())
  const { spaces, pieces } = hand.places()
  const under = [...pieces.keys()].flatMap((piece) => scene.piece(piece)?.space ?? [])
  return new Set([...goals.keys(), ...spaces.keys(), ...under])
}

/** Enemies whom the stack in the hand can attack, or whom something offered would strike. */
function enemies({ taken, places }: Hand): ReadonlySet<number> {
  const targets = taken.targets()
  if (targets.size > 0) return targets
  return new Set([...places().spaces].flatMap(([space, offers]) => (offers.some((o) => o.hostile) ? [space] : [])))
}

/** The next thing that can be chosen; enemies to attack come first, and a cursor from before does not stand behind them. */
function turnedTo(scene: Scene, hand: Hand, at: number | undefined, isOfNow: boolean, by: 1 | -1): number | undefined {
  const [targets, all] = [enemies(hand), offered(scene, hand)]
  if (targets.size === 0) return nextOf(scene.board(), all, at, by)
  const others = new Set([...all].filter((space) => !targets.has(space)))
  const from = isOfNow ? (at ?? -1) : -1
  const [mine, yours] = others.has(from) ? [others, targets] : [targets, others]
  const next = nextOf(scene.board(), mine, from, by)
  const isRound = mine.has(from) && next === nextOf(scene.board(), mine, undefined, by)
  return isRound && yours.size > 0 ? nextOf(scene.board(), yours, undefined, by) : next
}

/** Where the keyboard begins: what was looked into, who moves, or the first thing offered. */
const startOf = (scene: Scene, hand: Hand): number | undefined =>
  hand.taken.space() ??
  hand.selected() ??
  scene.pieces().find((piece) => piece.states.includes('moving'))?.space ??
  nextOf(scene.board(), offered(scene, hand), undefined, 1) ??
  scene.board().spaces[0]?.id

/** Where a march is thought out the keys lead it, from its end on; back over the last step they take it back. */
function lead(scene: Scene, { taken, plan, thread }: Hand, way: CursorWay): number | undefined {
  const path = plan.goal()?.path ?? [taken.space() ?? -1]
  const to = neighbourTo(scene.board(), path.at(-1) ?? -1, way)
  if (to === undefined || taken.space() === undefined || thread.isOut()) return undefined
  const isLed = to === path.at(-2) ? plan.cut(path.length - 2) : plan.stepTo(to)
  return isLed ? to : undefined
}

/** The six ways out of a flat-top hex, as keys name them. */
const WAYS = {
  north: [0, -1],
  'north-east': [Math.sqrt(3) / 2, -0.5],
  'south-east': [Math.sqrt(3) / 2, 0.5],
  south: [0, 1],
  'south-west': [-Math.sqrt(3) / 2, 0.5],
  'north-west': [-Math.sqrt(3) / 2, -0.5],
} as const satisfies Readonly<Record<string, readonly [number, number]>>

/** One of the six ways. */
export type CursorWay = keyof typeof WAYS

/** Is it one of the six ways? */
export const isWay = (word: string): word is CursorWay => Object.hasOwn(WAYS, word)

/** The space that lies that way of another: the next hex, or on other maps the nearest within the sixth of the circle. */
export function neighbourTo(board: Board, from: number, way: CursorWay): number | undefined {
  const here = board.spaces.find((space) => space.id === from)
  if (here === undefined) return undefined
  const [ux, uy] = WAYS[way]
  const ahead = board.spaces.filter((space) => space !== here && isAhead(space, here, ux, uy))
  // A road that goes that way is meant before a place beside it that is nearer.
  const linked = ahead.filter((space) => isLinked(board, from, space.id))
  const nearest = (linked.length > 0 ? linked : ahead).toSorted((a, b) => distance(a, here) - distance(b, here))[0]
  if (nearest === undefined || (board.kind === 'hexes' && distance(nearest, here) > 1.01)) return undefined
  return nearest.id
}

const isLinked = ({ links = [] }: Board, a: number, b: number): boolean =>
  links.some(({ from, to }) => (from === a && to === b) || (from === b && to === a))

const distance = (a: Space, b: Space): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Within thirty degrees of the way. */
function isAhead(space: Space, from: Space, ux: number, uy: number): boolean {
  const [dx, dy] = [space.x - from.x, space.y - from.y]
  return dx * ux + dy * uy >= Math.cos(Math.PI / 6) * Math.hypot(dx, dy) - 1e-9
}

/** The next of some spaces after the present one, down the columns as their numbers run; the first when there is none. */
export function nextOf(
  board: Board,
  spaces: ReadonlySet<number>,
  from: number | undefined,
  by: 1 | -1,
): number | undefined {
  const order = board.spaces.filter((space) => spaces.has(space.id)).map((space) => space.id)
  if (order.length === 0) return undefined
  const at = from === undefined ? -1 : order.indexOf(from)
  if (at < 0) return by === 1 ? order[0] : order.at(-1)
  return order[(at + by + order.length) % order.length]
}
