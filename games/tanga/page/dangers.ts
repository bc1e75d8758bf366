import { type Action, copyOf, distance, type Hex, nameHex, other, tryOut } from '@boma/kernel'
import type { Danger, Dangers, Goal, Text, Threat } from '@boma/showing'
import { act } from '../actions.ts'
import { grid, HEXES, isHex } from '../board.ts'
import { deciding } from '../counsel/asked.ts'
import { volleyOdds } from '../counsel/odds/fire.ts'
import type { Table } from '../layout.ts'
import { IS_COMBAT, TITLES } from '../roster.ts'
import { isNight } from '../rules/04-clock.ts'
import { isInArc } from '../rules/08-facing.ts'
import { countShot } from '../rules/10.3-opportunity.ts'
import { sees } from '../rules/10.4-sight.ts'
import { canFireAt, FARTHEST, OPPORTUNITY } from '../rules/10-fire.ts'
import { downHasCombat, downHasRetreated, firstCombat, holder, isFaceDown, nextCombat } from '../stacks.ts'
import { say } from '../words/words.ts'
import { answers, heldFire, isUnderFire, rules } from './tried.ts'

/** §10.3C: who could fire at each hex of a move, as far as the one who plans it sees. */
export function dangers(t: Table, goal: Goal): Dangers<Text> | undefined {
  const hurts: number[] = []
  const stops: Danger<Text>[] = []
  rehearse(t, goal.order, (then) => {
    const threats = isUnderFire(then) ? threatsTo(then) : []
    stops.push({
      space: then.march.at,
      chance: Math.max(0, ...threats.map(({ chance }) => chance)),
      by: [...threats.map(({ hurt: _, ...threat }) => threat), ...unseenThreats(then)],
    })
    hurts.push(together(threats))
  })
  if (stops.length === 0) return undefined
  const { at, risk } = worstFor(t, goal.order, hurts)
  return {
    stops: stops.map((stop, i) => (at.includes(i) ? { ...stop, isWorst: true } : stop)),
    risk,
    assumes: { text: say('danger.assumes'), rule: '10.3c' },
    sums: risk === 0 ? [] : sumsOf(at, risk),
  }
}

/** §10.3C: the chance that it costs a step to go so, if the enemy fires as well as he can. */
export function riskOf(t: Table, order: readonly Action[]): number {
  const hurts: number[] = []
  rehearse(t, order, (then) => hurts.push(hurtOf(then)))
  return worstFor(t, order, hurts).risk
}

/** The chance that those who have just come to a hex lose a step if all fire at them who can. */
export const hurtOf = (t: Table): number => (isUnderFire(t) ? together(threatsTo(t)) : 0)

const together = (threats: readonly { readonly hurt: number }[]): number =>
  1 - threats.reduce((unhurt, { hurt }) => unhurt * (1 - hurt), 1)

/** The move is tried out on a copy, step by step: nobody fires, but is looked at what he could do. */
function rehearse(t: Table, order: readonly Action[], look: (then: Table, step: number) => void): void {
  const then = copyOf(rules, t)
  const side = deciding(t)
  let step = 0
  for (const action of order) {
    if (!tryOut(rules, then, side, action)) return
    if (!act.step.is(action)) continue
    look(then, step++)
    heldFire(then)
  }
}

const threatsTo = (t: Table): readonly (Threat<Text> & { readonly hurt: number })[] =>
  answers(t)
    .filter((action) => act.fire.is(action))
    .map((action) => threatFrom(t, act.fire.hex(action)))
    .sort((a, b) => b.chance - a.chance)

function threatFrom(t: Table, from: Hex): Threat<Text> & { readonly hurt: number } {
  const { need, hit, step } = volleyOdds(t, OPPORTUNITY, from, t.march.at)
  const names: string[] = []
  for (let u = firstCombat(t, from); u >= 0; u = nextCombat(t, u))
    if (canFireAt(t, u, OPPORTUNITY, t.march.at)) names.push(TITLES[u] ?? '')
  return {
    space: from,
    who: `${names.join(', ')}, ${nameHex(grid, from)}`,
    needs: String(need),
    chance: hit,
    hurt: step,
  }
}

/** §19.7, §10.3C: stacks that lie face down and look at those who move: whether they can fire, and how well, nobody can tell. */
function unseenThreats(t: Table): readonly Threat<Text>[] {
  const to = t.march.at
  // Who was fired on already has some peace: from then on only those count of whom one can tell.
  if (!isHex(to) || !isFresh(t)) return []
  const farthest = isNight(t) ? BY_NIGHT : FARTHEST
  const mayFire = (at: Hex): boolean =>
    isFaceDown(t, at) && downHasCombat(t, at) && !downHasRetreated(t, at) && holder(t, at) === other(t.tracks.phasing)
  return HEXES_OF_MAP.filter(
    (at) => mayFire(at) && distance(grid, at, to) <= farthest && isInArc(t, at, to) && sees(t, at, to),
  )
    .sort((a, b) => distance(grid, a, to) - distance(grid, b, to))
    .map((space) => ({
      space,
      who: say('danger.unseen', { hex: nameHex(grid, space) }),
      ...{ needs: '?', chance: 0, isUnknown: true },
    }))
}
/** §10.3C: was none of the combat units that move fired on yet? */
function isFresh(t: Table): boolean {
  for (let u = t.group.next(0); u >= 0; u = t.group.next(u + 1))
    if (IS_COMBAT[u] === 1 && t.units.shots[u] === 0) return true
  return false
}
const HEXES_OF_MAP: readonly Hex[] = Array.from({ length: HEXES }, (_, at) => at as Hex)
/** §20.7: so far anybody fires at night. */
const BY_NIGHT = 2

/** Ruling T62: fired on once, then three hexes of peace, then once more: where that hurts most, and the chance that it does. */
function worstFor(
  t: Table,
  order: readonly Action[],
  hurts: readonly number[],
): { at: readonly number[]; risk: number } {
  let worst: { at: readonly number[]; risk: number } = { at: [], risk: 0 }
  for (const [first, hurt] of hurts.entries()) {
    if (hurt === 0) continue
    if (hurt > worst.risk) worst = { at: [first], risk: hurt }
    for (const second of againAfter(t, order, first)) {
      const risk = 1 - (1 - hurt) * (1 - (hurts[second] ?? 0))
      if (risk > worst.risk + 1e-9) worst = { at: [first, second], risk }
    }
  }
  return worst
}

/** Where they may be fired on again who were fired on, unhurt, at a step. */
function againAfter(t: Table, order: readonly Action[], fired: number): readonly number[] {
  const found: number[] = []
  rehearse(t, order, (then, step) => {
    if (step === fired) countShot(then)
    else if (step > fired && isUnderFire(then)) found.push(step)
  })
  return found
}

function sumsOf(at: readonly number[], risk: number): Dangers<Text>['sums'] {
  const [first = 0, second] = at.map((step) => step + 1)
  const where = second === undefined ? say('danger.once', { first }) : say('danger.twice', { first, second })
  const percent = (chance: number): string => `${Math.round(100 * chance)} %`
  return [
    { text: say('danger.firedOn'), value: where },
    { text: say('danger.step'), value: percent(risk) },
    { text: say('danger.unhurt'), value: percent(1 - risk) },
  ]
}
