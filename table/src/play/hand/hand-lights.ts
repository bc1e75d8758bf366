import { type Dangers, type Goal, percent } from '@boma/showing'
import type { Bead, HeldFigures, Highlights, Reached, Tag, ThreatLine } from '../../map/highlights.ts'
import { t } from '../../words/words.ts'
import { type Aim, mostlyBarred } from './aim.ts'
import type { Hand } from './hand.ts'
import { chanceToWin, isHope } from './odds.ts'
import type { TakenStack } from './taken.ts'
import type { WayRound } from './way-round.ts'

// What the stack in the hand lights up; undefined where the hand is empty and the question's own lights hold.

/** Every place that it can go to, with what is left there. */
export function reachOfTaken(taken: TakenStack): readonly Reached[] | undefined {
  if (taken.reach() === undefined) return taken.asked().length > 0 ? [] : undefined
  return [...taken.goals()].flatMap(([space, goals]) => {
    const usual = goals.find((goal) => !goal.hostile)
    return usual ? [{ space, text: usual.left, halts: usual.halts }] : []
  })
}

/** Every enemy whom it can attack; or the one about whom it is asked which stack does. */
export function targetsOfTaken(taken: TakenStack): readonly number[] | undefined {
  const goals = taken.reach()?.goals ?? taken.asked().map(({ goal }) => goal)
  if (taken.reach() === undefined && goals.length === 0) return undefined
  return [...new Set(goals.filter(isHostile).map((goal) => goal.space))]
}

/** The odds at each of these, as far as they are reckoned. */
export function tagsOf({ taken, plan, odds }: Hand): readonly Tag[] {
  const known = odds.known()
  const eyed = plan.eyed()
  return [...taken.goals()].flatMap(([space, goals]): readonly Tag[] => {
    const goal = goals.find((g) => g === eyed) ?? goals.find(isHostile)
    if (goal === undefined || !goal.hostile || !known.has(goal)) return []
    const forecast = known.get(goal)
    // What is left of movement says nothing about an attack; where none is counted, it is how far off the enemy is.
    if (forecast === undefined && goal.left !== '' && taken.reach()?.points === undefined)
      return [{ space, kind: 'odds', text: goal.left }]
    if (forecast === undefined) return [{ space, kind: 'unseen', text: t('march.tag.unseen') }]
    const chance = percent(chanceToWin(forecast))
    if (forecast.asSeen) return [{ space, kind: 'unseen', text: t('march.tag.asSeen', { chance }) }]
    if (goal !== eyed || isHope(goal)) return [{ space, kind: goal === eyed ? 'aim' : 'odds', text: chance }]
    return [{ space, kind: 'aim', text: t('march.tag.win', { chance }) }]
  })
}

/** The way to the goal under the pointer. */
export function wayOfTaken({ plan }: Hand): Highlights['path'] {
  const goal = plan.eyed()
  if (goal === undefined) return undefined
  return {
    spaces: goal.path,
    // What is left stands in the space already.
    text: '',
    strikes: goal.hostile ? goal.space : undefined,
    isMarch: true,
    isBeaded: goal === plan.goal(),
  }
}

/** The counters that go. */
export const chosenOf = (taken: TakenStack): readonly number[] => taken.reach()?.pieces ?? []

/** The same where some could stay: a single one needs no tick. */
export const tickedOf = (taken: TakenStack): ReadonlySet<number> =>
  (taken.reach()?.mobile.length ?? 0) > 1 ? new Set(chosenOf(taken)) : new Set()

/** The planned way, step by step. */
export const beadsOf = ({ plan }: Hand): readonly Bead[] =>
  (plan.goal()?.path ?? []).slice(1).map((space, i) => ({ space, text: String(i + 1) }))

/** The best chance to be hit at each of them; a question mark where only those look on of whom nobody can tell it. */
export const dangerTags = (dangers: Dangers | undefined): readonly Tag[] =>
  (dangers?.stops ?? [])
    .filter(({ by }) => by.length > 0)
    .map(({ space, chance }) => ({ space, kind: 'danger', text: chance > 0 ? percent(chance) : '?' }))

/** From whom: all of them where it hurts most, elsewhere the best, or nobody could tell the threads apart. */
export const threatLines = (dangers: Dangers | undefined): readonly ThreatLine[] =>
  (dangers?.stops ?? []).flatMap(({ space, by, isWorst = false }) =>
    (isWorst ? by : by.slice(0, 1)).map((threat) => ({
      from: threat.space,
      to: space,
      chance: threat.chance,
      isSolid: isWorst,
    })),
  )

/** How what is held over a tabletop is drawn. */
export function ghostOf(aim: Aim | undefined, round?: WayRound): HeldFigures | undefined {
  return (
    aim && {
      from: aim.from,
      figures: aim.figures,
      nearest: aim.nearest?.figures,
      isBarred: aim.action === undefined,
      barred: new Set(aim.barred.map(({ piece }) => piece)),
      way: aim.way,
      round: round?.points,
      note: noteOf(aim),
    }
  )
}

/** Who of a unit cannot go there, and why; of a figure by itself the prompt says it. */
function noteOf({ barred, refused, figures }: Aim): HeldFigures['note'] {
  const why = mostlyBarred(barred) ?? refused
  if (why === undefined || figures.length < 2) return undefined
  // Whoever goes with the unit is none of its men.
  const [men, all] = [barred.filter(({ piece }) => figures.some(({ id }) => id === piece)).length, figures.length]
  const title =
    men === 0 || men === all ? t('troop.noneGoes') : t('troop.someStay', { men: String(men), all: String(all) })
  return { title, text: why.sentence, rule: why.rule }
}

const isHostile = (goal: Goal): boolean => goal.hostile
