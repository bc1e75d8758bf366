import type { Goal } from '@boma/showing'
import type { Highlights, Reached, Tag } from '../../map/highlights.ts'
import { t } from '../../words/words.ts'
import { percent } from '../battle/percent.ts'
import { chanceToWin } from './odds.ts'
import type { Taken } from './taken.ts'

// What the stack in the hand lights up; undefined where the hand is empty and the question's own lights hold.

/** Every place that it can go to, with what is left there. */
export function reachOfTaken(taken: Taken): readonly Reached[] | undefined {
  if (taken.reach() === undefined) return taken.asked().length > 0 ? [] : undefined
  return [...taken.goals()].flatMap(([space, goals]) => {
    const usual = goals.find((goal) => !goal.hostile)
    return usual ? [{ space, text: usual.left, halts: usual.halts }] : []
  })
}

/** Every enemy whom it can attack; or the one about whom it is asked which stack does. */
export function targetsOfTaken(taken: Taken): readonly number[] | undefined {
  const goals = taken.reach()?.goals ?? taken.asked().map(({ goal }) => goal)
  if (taken.reach() === undefined && goals.length === 0) return undefined
  return [...new Set(goals.filter(isHostile).map((goal) => goal.space))]
}

/** The odds at each of these, as far as they are reckoned. */
export function tagsOf(taken: Taken): readonly Tag[] {
  const known = taken.odds.known()
  const eyed = taken.eyed()
  return [...taken.goals()].flatMap(([space, goals]): readonly Tag[] => {
    const goal = goals.find((g) => g === eyed) ?? goals.find(isHostile)
    if (goal === undefined || !goal.hostile || !known.has(goal)) return []
    const odds = known.get(goal)
    if (odds === undefined && goal.left !== '') return [{ space, kind: 'odds', text: goal.left }]
    if (odds === undefined) return [{ space, kind: 'unseen', text: t('march.tag.unseen') }]
    const chance = percent(chanceToWin(odds))
    if (goal !== eyed || goal.by === 'volley') return [{ space, kind: goal === eyed ? 'aim' : 'odds', text: chance }]
    return [{ space, kind: 'aim', text: t('march.tag.win', { chance }) }]
  })
}

/** The way to the goal under the pointer. */
export function wayOfTaken(taken: Taken): Highlights['path'] {
  const goal = taken.eyed()
  if (goal === undefined) return undefined
  return {
    spaces: goal.path,
    // What is left stands in the space already.
    text: '',
    strikes: goal.hostile ? goal.space : undefined,
    isMarch: true,
    isBeaded: goal === taken.plan(),
  }
}

/** The counters that go. */
export const chosenOf = (taken: Taken): readonly number[] => taken.reach()?.pieces ?? []

/** The same where some could stay: a single one needs no tick. */
export const tickedOf = (taken: Taken): ReadonlySet<number> =>
  (taken.reach()?.mobile.length ?? 0) > 1 ? new Set(chosenOf(taken)) : new Set()

const isHostile = (goal: Goal): boolean => goal.hostile
