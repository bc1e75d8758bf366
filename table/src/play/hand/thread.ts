import type { SightLine } from '@boma/showing'
import { type Accessor, createMemo, createSignal } from 'solid-js'
import type { Scene } from '../scene/scene.ts'
import type { Session } from '../session/session.ts'
import { isOwn } from './press.ts'
import type { TakenStack } from './taken.ts'

/** A thread that is laid from space to space, and what it shows. */
export interface LaidThread extends SightLine {
  readonly from: number
  readonly to: number
}

/** The thread by which a person looks what is seen from where: from the stack in the hand, or from any place. */
export interface Thread {
  /** Can there be one at this table? */
  readonly isThere: boolean
  /** Was it taken out, to be laid anywhere? */
  readonly isOut: Accessor<boolean>
  readonly laid: Accessor<LaidThread | undefined>
  /** Takes it out, its end held at a place, or puts it away. */
  toggle(from: number | undefined): void
  /** Somebody presses a place while it is out, or while those in the hand look for a target: true when the thread was meant. */
  press(space: number | undefined, byFinger: boolean): boolean
  /** Puts it away; false when it was not out. */
  putAway(): boolean
}

/** The thread of a person at a session, who points somewhere. Inside a component. */
export function threadAt(session: Session, scene: Scene, taken: TakenStack, pointed: () => number | undefined): Thread {
  const [isOut, setOut] = createSignal(false)
  const [held, setHeld] = createSignal<number>()
  /** Where a finger has laid its other end: a finger cannot point. */
  const [laidTo, setLaidTo] = createSignal<number>()
  const isThere = scene.page.field !== undefined
  const from = () => (isOut() ? held() : taken.reach()?.field ? taken.space() : undefined)
  const end = () => pointed() ?? laidTo() ?? taken.asked()[0]?.goal.space
  /** Somebody holds the end of the thread there, or with a finger lays its other end; a finger lets go where it holds it. */
  const pressOut = (space: number, byFinger: boolean) => {
    const before = held()
    if (before !== undefined) setLaidTo(byFinger ? space : undefined)
    if (before === undefined || !byFinger) setHeld(space)
    else if (before === space) setHeld(undefined)
  }
  return {
    isThere,
    isOut,
    laid: createMemo(() => lineOf(session, scene, from(), end())),
    toggle(at) {
      setOut((out) => isThere && !out)
      setHeld(at)
      setLaidTo(undefined)
    },
    press(space, byFinger) {
      if (space === undefined || (!isOut() && from() === undefined)) return false
      const isAimed = byFinger && isNoWay(scene, taken, space)
      if (isOut()) pressOut(space, byFinger)
      else setLaidTo(isAimed ? space : undefined)
      return isOut() || isAimed
    },
    putAway() {
      const wasOut = isOut()
      setOut(false)
      setLaidTo(undefined)
      return wasOut
    },
  }
}

function lineOf(
  session: Session,
  { page }: Scene,
  from: number | undefined,
  to: number | undefined,
): LaidThread | undefined {
  if (from === undefined || to === undefined || from === to) return undefined
  const line = page.field?.sight(session.view(), from, to)
  return line && { ...line, from, to }
}

/** Can a press there mean no march, and no other stack either? */
const isNoWay = (scene: Scene, taken: TakenStack, space: number): boolean =>
  !taken.goals().has(space) && space !== taken.space() && !isOwn(scene, space)
