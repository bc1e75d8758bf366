import type { Side } from '@boma/kernel'
import type { Table } from '../layout.ts'
import { Front } from './front.ts'
import { planFor } from './movement.ts'
import type { March, Plan } from './plan.ts'

/** What a side makes of the table: the plan of a Movement Phase, and how far it has come. */
export interface Survey {
  readonly side: Side
  /** The phase that the plan is for; -1 before the first. */
  phase: number
  plan: Plan | undefined
  /** Marches that have been ordered, or could not be. */
  readonly done: Set<March>
  /** The one that is under way. */
  current: March | undefined
}

/** A survey of a table on which nothing is planned yet. */
export const surveyFor = (side: Side): Survey => ({
  side,
  phase: -1,
  plan: undefined,
  done: new Set(),
  current: undefined,
})

/** Phases that have begun. */
const phaseOf = (t: Table): number => t.tracks.turn * 16 + t.tracks.phase

/** The front as it is at this moment. */
export const frontFor = (t: Table, { side }: Survey): Front => new Front(t, side)

/** Is the plan of a survey for the phase that goes on? */
export const isPlanned = (t: Table, survey: Survey): boolean => survey.plan !== undefined && survey.phase === phaseOf(t)

/** The plan of the Movement Phase that goes on. */
export function planned(t: Table, survey: Survey): Plan {
  if (survey.plan !== undefined && isPlanned(t, survey)) return survey.plan
  return adopt(t, survey, planFor(frontFor(t, survey)))
}

/** Goes by a plan in the Movement Phase that goes on. */
export function adopt(t: Table, survey: Survey, plan: Plan): Plan {
  survey.plan = plan
  survey.phase = phaseOf(t)
  survey.done.clear()
  survey.current = undefined
  return plan
}
