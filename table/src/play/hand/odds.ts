import type { Forecast, Goal } from '@boma/showing'
import { attackOdds } from '@boma/showing'
import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js'
import type { Scene } from '../scene/scene.ts'
import { isFinal, isSeen } from '../session/foresee.ts'
import type { Offered } from '../session/offers.ts'
import type { Session } from '../session/session.ts'
import { oddsAsSeen } from './as-seen.ts'
import type { Hand } from './hand.ts'

/** What it would risk to go to a goal: the odds of attacks, each reckoned once, and whether it can be taken back. */
export interface GoalOdds {
  /** The odds of a goal, reckoned now if they were not yet; undefined where nobody can tell. */
  of(goal: Goal): Forecast | undefined
  /** Those that are reckoned already: `undefined` for a goal is that nobody can tell. */
  readonly known: Accessor<ReadonlyMap<Goal, Forecast | undefined>>
  /** Are they all reckoned, of those that may go ill? */
  areKnown(goals: readonly Goal[]): boolean
  /** Does it commit whoever goes there: by dice, because somebody else answers, or as an attack that shows who is there? */
  isFinal(goal: Goal): boolean
  /** Does the enemy see the stack go, so that it cannot be taken back either? */
  isSeen(goal: Goal): boolean
}

/**
 * Reckons the odds of all attacks among goals, one by one when the browser has nothing else to do: lights come first.
 * Inside a component.
 */
export function oddsOf(session: Session, scene: Pick<Scene, 'ghosts'>, goals: Accessor<readonly Goal[]>): GoalOdds {
  const [known, setKnown] = createSignal<ReadonlyMap<Goal, Forecast | undefined>>(new Map())
  const now = () => [session.game, session.view(), session.deciding()] as const
  const reckon = (goal: Goal) => attackOdds(...now(), goal) ?? oddsAsSeen(...now(), goal, scene.ghosts())
  const of = (goal: Goal): Forecast | undefined => {
    if (!isRisky(goal)) return undefined
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
      // What is only asked about in another order is not reckoned again.
      setKnown((before) => new Map([...before].filter(([goal]) => all.includes(goal))))
      next(all.filter((goal) => goal.hostile))
    }),
  )
  onCleanup(() => later?.stop())
  return {
    of,
    known,
    areKnown: (all) => all.every((goal) => !isRisky(goal) || known().has(goal)),
    isFinal: ({ order, hostile }) => isFinal(...now(), order) || (hostile && isSeen(...now(), order)),
    isSeen: ({ order }) => isSeen(...now(), order),
  }
}

/** May it go ill: an attack, or a voyage on which one may be met? */
const isRisky = ({ hostile, by }: Goal): boolean => hostile || by === 'sea'

/** Does something when nothing else is to be done; a browser that cannot tell does it in a moment. */
export function soon(then: () => void, timeout = 300): { readonly stop: () => void } {
  if (globalThis.requestIdleCallback === undefined) {
    const timer = setTimeout(then, 30)
    return { stop: () => clearTimeout(timer) }
  }
  const id = requestIdleCallback(then, { timeout })
  return { stop: () => cancelIdleCallback(id) }
}

/** How likely the mover is to win, of the outcomes from his best to his worst: the first, and those that are as much his. */
export function chanceToWin({ outcomes }: Forecast): number {
  const [best] = outcomes
  return outcomes.filter(({ body }) => body === best?.body).reduce((sum, { probability }) => sum + probability, 0)
}

/** Neither fire nor a charge on a tabletop is won: what the chance is for is said with it. */
export const isHope = ({ by }: Goal): boolean => HOPES.includes(by)
const HOPES: readonly string[] = ['fire', 'volley', 'charge']

/** The only attack that can be made, if there is but one; else the main answer, or the one that means a fight. */
function onlyDanger(hand: Hand): Offered | undefined {
  const { spaces, pieces, buttons } = hand.places()
  const all = [...[...spaces.values()].flat(), ...[...pieces.values()].flat()].filter((offer) => offer.hostile)
  return all.length === 1 ? all[0] : (buttons.find((offer) => offer.main) ?? buttons.find((offer) => offer.hostile))
}

/** The odds of what is under the pointer, if it has any; else those of the only attack there is. Inside a component. */
export const forecastAt = (scene: Scene, hand: Hand): Accessor<Forecast | undefined> =>
  createMemo(() => {
    const goal = hand.plan.eyed()
    if (goal !== undefined) return hand.odds.of(goal)
    const offers = [hand.weighed(), onlyDanger(hand)].filter((offer) => offer !== undefined)
    return offers.flatMap((offer) => scene.forecast(offer.action) ?? [])[0]
  })
