import type { Goal, Target } from '@boma/showing'
import { type Accessor, createMemo } from 'solid-js'
import type { Scene } from '../scene/scene.ts'
import { spaceOf, type TakenStack } from './taken.ts'

/** Where those in the hand are to go: by a way that is thought out step by step, or to the goal that is pointed at. */
export interface MarchPlan {
  /** The march that is thought out and not made yet; undefined where there is none. */
  readonly goal: Accessor<Goal | undefined>
  /** The goal under the pointer or the cursor, else the one asked about, else the planned one. */
  readonly eyed: Accessor<Goal | undefined>
  /** By where a way is to lead that is not thought out. */
  readonly via: Accessor<readonly number[]>
  /** Thinks out the way by these and no others; facing as set before, if so wished. False when nobody could go it. */
  think(via: readonly number[], facing?: number): boolean
  /** Leads the planned way on by one space, or begins it; false when no step leads there. */
  stepTo(space: number): boolean
  /** Leaves of the planned way only so many steps; false when there is none. */
  cut(steps: number): boolean
  /** The way, whichever it be, is to lead by there. */
  leadBy(space: number): void
  /** How those who march are to face at the end of the way. */
  face(turned: number): void
}

/** The plan for the stack in the hand of a person, who points somewhere. Inside a component. */
export function planAt(scene: Scene, taken: TakenStack, pointed: Accessor<Target | undefined>): MarchPlan {
  const { leaving, hold } = taken
  const goal = () => (leaving()?.via.length ? taken.reach()?.planned : undefined)
  const eyed = createMemo((): Goal | undefined => {
    const at = pointed()
    const there = at && taken.goals().get(spaceOf(scene, at) ?? -1)
    const about = taken.asked()
    const isAsked = (g: Goal) => about.some((march) => march.goal === g)
    return there?.find(isAsked) ?? there?.[0] ?? about[0]?.goal ?? goal()
  })
  const think = (via: readonly number[], facing?: number): boolean => {
    const now = leaving()
    if (now === undefined || scene.page.field === undefined) return false
    const { facing: _, ...before } = now
    const isPossible = via.length === 0 || taken.reachOf({ ...before, via })?.planned !== undefined
    if (isPossible) hold({ ...before, via, ...(facing === undefined ? {} : { facing }) })
    return isPossible
  }
  return {
    goal,
    eyed,
    via: () => (goal() === undefined ? (leaving()?.via ?? []) : []),
    think,
    stepTo: (to) => think([...(goal()?.path.slice(1) ?? []), to]),
    cut: (steps) => goal() !== undefined && think(goal()?.path.slice(1, 1 + steps) ?? []),
    leadBy(by) {
      const now = leaving()
      const next = now && { ...now, via: [...now.via, by] }
      if (next && taken.reachOf(next) !== undefined) hold(next)
    },
    face(facing) {
      const now = leaving()
      if (now !== undefined) hold({ ...now, facing })
    },
  }
}
