import type { Forecast, Goal } from '@boma/showing'
import { attackOdds } from '@boma/showing'
import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js'
import type { Session } from '../session/session.ts'

/** The odds of attacks that a force could make, each reckoned once. */
export interface GoalOdds {
  /** The odds of a goal, reckoned now if they were not yet; undefined where nobody can tell. */
  of(goal: Goal): Forecast | undefined
  /** Those that are reckoned already: `undefined` for a goal is that nobody can tell. */
  readonly known: Accessor<ReadonlyMap<Goal, Forecast | undefined>>
}

/**
 * Reckons the odds of all attacks among goals, one by one when the browser has nothing else to do: lights come first.
 * Inside a component.
 */
export function oddsOf(session: Session, goals: Accessor<readonly Goal[]>): GoalOdds {
  const [known, setKnown] = createSignal<ReadonlyMap<Goal, Forecast | undefined>>(new Map())
  const reckon = (goal: Goal) => attackOdds(session.game, session.view(), session.deciding(), goal)
  const of = (goal: Goal): Forecast | undefined => {
    if (!goal.hostile) return undefined
    if (!known().has(goal)) {
      const found = reckon(goal)
      // Whoever asks is told, and need not be told again.
      queueMicrotask(() => setKnown((before) => new Map(before).set(goal, found)))
      return found
    }
    return known().get(goal)
  }
  let later: ReturnType<typeof soon> | undefined
  const next = (waiting: readonly Goal[]) => {
    const [goal, ...others] = waiting
    if (goal === undefined) return
    later = soon(() => {
      if (!known().has(goal)) setKnown((before) => new Map(before).set(goal, reckon(goal)))
      next(others)
    })
  }
  createEffect(
    on(goals, (all) => {
      later?.stop()
      setKnown(new Map())
      next(all.filter((goal) => goal.hostile))
    }),
  )
  onCleanup(() => later?.stop())
  return { of, known }
}

/** Does something when nothing else is to be done; a browser that cannot tell does it in a moment. */
function soon(then: () => void): { readonly stop: () => void } {
  if (globalThis.requestIdleCallback === undefined) {
    const timer = setTimeout(then, 30)
    return { stop: () => clearTimeout(timer) }
  }
  const id = requestIdleCallback(then, { timeout: 300 })
  return { stop: () => cancelIdleCallback(id) }
}

/** How likely the mover is to win, of the outcomes from his best to his worst: the first, and those that are as much his. */
export function chanceToWin({ outcomes }: Forecast): number {
  const [best] = outcomes
  return outcomes.filter(({ body }) => body === best?.body).reduce((sum, { probability }) => sum + probability, 0)
}
