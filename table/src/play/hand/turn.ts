import type { Action } from '@boma/kernel'
import type { Facings, Leaving, Target } from '@boma/showing'
import { aboutOf } from '@boma/showing'
import { type Accessor, batch, createMemo, createSignal } from 'solid-js'
import type { Scene } from '../scene/scene.ts'
import type { Session } from '../session/session.ts'
import type { Hand } from './hand.ts'
import type { OrderedMarch } from './march.ts'
import type { MarchPlan } from './plan.ts'
import type { TakenStack } from './taken.ts'

/** Which way the stack in the hand, or the one that is asked about, faces; and how a hand turns it. */
export interface Turning {
  readonly facings: Accessor<Facings | undefined>
  /** Is the ring of ways laid out for fingers? At a desk it always is. */
  readonly isOpen: Accessor<boolean>
  open(isOpen: boolean): void
  /** Lets them face so; false where they cannot. */
  turnTo(turned: number): boolean
  /** Turns them by one way, clockwise or back; false where nothing can be turned. */
  turn(by: 1 | -1): boolean
}

/** The last turn, which may be thought better of as long as nothing else was ordered. */
interface Turned {
  readonly from: Facings
  readonly to: number
  /** How many orders stood after it. */
  readonly length: number
}

interface Stack {
  readonly taken: TakenStack
  readonly plan: MarchPlan
  readonly march: OrderedMarch
}

/** How counters are turned by a person at a session. Inside a component. */
export function turningAt(session: Session, scene: Scene, { taken, plan, march }: Stack): Turning {
  const [last, setLast] = createSignal<Turned>()
  const [isOpen, open] = createSignal(false)
  const leaving = (): Leaving | undefined => {
    const { space } = aboutOf(session.game, session.view())
    return taken.leaving() ?? (space === undefined ? undefined : { space })
  }
  const facings = createMemo((): Facings | undefined => {
    const { field } = scene.page
    const of = field === undefined || session.offers().length === 0 ? undefined : leaving()
    if (of === undefined) return undefined
    const again = undone(session, last(), of)
    return again === undefined ? field?.facings(session.view(), of) : { ...again.from, turned: again.to }
  })
  const turnInPlace = (now: Facings, before: Turned | undefined, { turned, order }: Facings['ways'][number]) => {
    const held = taken.space()
    turnAgain(session, order, before !== undefined, (isDone) => {
      march.keep(held)
      if (isDone) setLast({ from: before?.from ?? now, to: turned, length: session.length() })
    })
  }
  const turnTo = (turned: number): boolean => {
    const [now, of] = [facings(), leaving()]
    const way = now?.ways.find((each) => each.turned === turned)
    if (now === undefined || of === undefined || way === undefined) return false
    const before = undone(session, last(), of)
    if (turned === now.turned && (way.order.length === 0 || before !== undefined)) return true
    // A way that is only thought out costs nothing to end otherwise.
    if (hasWay(of)) plan.face(turned)
    else turnInPlace(now, before, way)
    return true
  }
  const turn = (by: 1 | -1) => {
    const now = facings()
    return now !== undefined && turnTo(wayBeside(now, by))
  }
  return { facings, isOpen, open, turnTo, turn }
}

const hasWay = ({ via = [] }: Leaving): boolean => via.length > 0

/** The last turn, if it is the stack in the hand that was turned and nothing came after it. */
function undone(session: Session, turned: Turned | undefined, of: Leaving): Turned | undefined {
  const isLast = turned !== undefined && session.length() === turned.length && session.canUndo()
  return isLast && !hasWay(of) && turned.from.space === of.space ? turned : undefined
}

/** The way next to the one that they face, clockwise or back. */
function wayBeside({ ways, turned }: Facings, by: 1 | -1): number {
  const at = ways.findIndex((way) => way.turned === turned)
  return ways[(at + by + ways.length) % ways.length]?.turned ?? turned
}

/**
 * A turn is ordered at once. Who turns on takes it back first: only the way they face in the end was meant. With every step
 * of that the table changes, where the referee is far away.
 */
function turnAgain(
  session: Session,
  order: readonly Action[],
  isSecond: boolean,
  stepped: (isDone: boolean) => void,
): void {
  const give = () => {
    stepped(order.length === 0)
    if (order.length > 0) session.order(order, (refused) => refused ?? stepped(true))
  }
  batch(() => (isSecond ? session.undo(false, (result) => result === 'done' && give()) : give()))
}

/**
 * The wheel is turned over the map: true when that turns something, be it not a whole notch yet. With Shift it turns what is
 * in the hand, and without only what lies under the pointer, for elsewhere it brings the map nearer.
 */
export function turnedBy(
  { turning, aiming }: Pick<Hand, 'turning' | 'aiming'>,
  by: number,
  at: Target | undefined,
  isShift: boolean,
): boolean {
  const facings = turning.facings()
  if (facings !== undefined && (isShift || at?.space === facings.space)) {
    if (by !== 0) turning.turn(by < 0 ? -1 : 1)
    return true
  }
  if (!isShift || aiming.mover() === undefined) return false
  if (by !== 0) aiming.turn(by < 0 ? -1 : 1)
  return true
}
