import type { Danger, Dangers, Detour } from '@boma/showing'
import { type Accessor, createMemo } from 'solid-js'
import type { Scene } from '../scene/scene.ts'
import { reachOn } from '../session/reaches.ts'
import type { Session } from '../session/session.ts'
import type { MarchPlan } from './plan.ts'
import type { TakenStack } from './taken.ts'

/** Who could fire at those who go the planned way. Inside a component. */
export function dangersOf(session: Session, scene: Scene, plan: MarchPlan): Accessor<Dangers | undefined> {
  return createMemo(() => {
    const goal = plan.goal()
    return goal && scene.page.field?.dangers(session.view(), goal)
  })
}

/** How those who march as planned might fear less. */
export interface Prudence {
  /** So many steps of the way are cheap, at this risk; undefined where stopping early is no help. */
  readonly cheap: Accessor<{ readonly steps: number; readonly risk: number } | undefined>
  /** Another way to the same place. */
  readonly detour: Accessor<Detour | undefined>
  /** Stops at the last cheap step, or goes the other way; false when that cannot be. */
  stop(): boolean
  goAround(): boolean
}

/** The same for the plan of a person at a session. Inside a component. */
export function prudenceAt(
  session: Session,
  { page }: Scene,
  { taken, plan }: { readonly taken: TakenStack; readonly plan: MarchPlan },
  dangers: Accessor<Dangers | undefined>,
): Prudence {
  const cheap = createMemo(() => {
    const steps = cheapSteps(dangers()?.stops ?? [])
    const [leaving, goal] = [taken.leaving(), plan.goal()]
    if (steps === 0 || leaving === undefined || goal === undefined) return undefined
    const { facing: _, ...before } = leaving
    const short = reachOn(page, session.view(), { ...before, via: goal.path.slice(1, 1 + steps) })?.planned
    const risk = short && page.field?.dangers(session.view(), short)?.risk
    return risk === undefined ? undefined : { steps, risk }
  })
  const detour = createMemo(() => {
    const leaving = plan.goal() && taken.leaving()
    return leaving && page.field?.detour(session.view(), leaving)
  })
  return {
    cheap,
    detour,
    stop() {
      const found = cheap()
      return found !== undefined && plan.cut(found.steps)
    },
    goAround() {
      const found = detour()
      // They face at its end as they were to.
      return found !== undefined && plan.think(found.via, taken.leaving()?.facing)
    },
  }
}

/** How many steps of a way are cheap: those before the first that is more than half as dangerous as the worst; 0 when none is. */
export function cheapSteps(stops: readonly Danger[]): number {
  const worst = Math.max(0, ...stops.map(({ chance }) => chance))
  const first = stops.findIndex(({ chance }) => chance > worst / 2)
  return worst === 0 ? 0 : Math.max(0, first)
}
