import type { Goal, Target } from '@boma/showing'
import { batch, createEffect } from 'solid-js'
import type { Scene } from '../scene/scene.ts'
import type { Offered } from '../session/offers.ts'
import type { Haste, LastPress } from './haste.ts'
import type { OrderedMarch } from './march.ts'
import { chanceToWin, type GoalOdds } from './odds.ts'
import type { MarchPlan } from './plan.ts'
import { stationsOf } from './ready-reaches.ts'
import { type AskedMarch, spaceOf, type TakenStack } from './taken.ts'

// How a person's gestures are read that have to do with stacks and where they go.

/** What a press is like, besides where it is. */
export interface PressManner {
  /** A finger cannot point first: what it presses is shown, and done at the second press. */
  readonly byFinger?: boolean
  /** The way is to lead by there. */
  readonly isVia?: boolean
  /** The counter lies by itself, in a fan or beside the map, so that this one is meant and not its stack. */
  readonly isSpread?: boolean
  /** A finger cannot tell it from others that lie under it. */
  readonly isPile?: boolean
}

/** What they are read by. */
export interface HeldStack {
  readonly scene: Scene
  readonly taken: TakenStack
  readonly plan: MarchPlan
  readonly march: OrderedMarch
  readonly odds: GoalOdds
  readonly haste: Haste
  readonly last: LastPress
  /** Does the person want to be asked about what cannot be taken back? */
  readonly confirms: () => boolean
  /** Is something else offered there, as the question has it? */
  readonly isOffered: (at: Target) => boolean
  /** What is offered at a space. */
  readonly offersAt: (space: number) => readonly Offered[]
  /** Says what is in the way of the stack that is taken up to a space; false where nothing is to be said. */
  readonly sayWhy: (space: number) => boolean
}

/** Reads a press on the table: true when it had to do with stacks and where they go. */
export function pressStack(on: HeldStack, at: Target, manner: PressManner): boolean {
  const { scene, taken, plan, isOffered } = on
  if (scene.page.advice.reach === undefined) return false
  const there = spaceOf(scene, at)
  const held = taken.space()
  if (there === undefined) return taken.putDown()
  if (held !== undefined && there === held && manner.isSpread && at.piece !== undefined) {
    taken.turn(at.piece)
    return true
  }
  const planned = plan.goal()
  if (planned !== undefined && isBead(planned, there, held)) return pressBead(on, planned, there)
  if (taken.goals().has(there)) {
    pressGoals(on, there, manner)
    return true
  }
  if (there === held) return withdraw(on)
  if (isOwn(scene, there) && taken.takeUp(there)) return true
  if (held === undefined && isEnemys(scene, there) && (!isOffered(at) || isOfStacks(on, there)))
    return attack(on, there)
  // Whoever presses what is out of reach is told why, and keeps in his hand what he has there.
  if (held !== undefined && !isOffered(at) && on.sayWhy(there)) return true
  return taken.putDown() && !isOffered(at)
}

/** Does the planned way lead by there, or end there? */
const isBead = ({ space, path }: Goal, there: number, from: number | undefined): boolean =>
  there === space || (there !== from && path.includes(there))

/** A press on the last bead of a planned way goes it; one on another takes back those after it. */
function pressBead({ plan, march, haste }: HeldStack, planned: Goal, there: number): boolean {
  if (there !== planned.space) return plan.cut(planned.path.indexOf(there))
  if (!haste.isNew()) march.go(planned)
  return true
}

/** Goes one of the ways to a goal, thinks it out, or asks about it. */
function pressGoals(
  { taken, plan, march, odds, haste, last, confirms }: HeldStack,
  there: number,
  { isVia, byFinger }: PressManner,
): void {
  const goals = taken.goals().get(there) ?? []
  const [usual] = goals
  const from = taken.space() ?? -1
  if (usual === undefined) return
  const set = taken.asked().find((about) => goals.includes(about.goal))
  const isAsked = () => usual.price !== undefined || (confirms() && odds.isFinal(usual))
  if (isVia && goals.some((goal) => !goal.hostile)) plan.leadBy(there)
  else if (set !== undefined) haste.isNew() || march.go(set.goal)
  else if (!usual.hostile && plan.think(usual.path.slice(1))) return
  else if (byFinger || goals.length > 1 || isAsked())
    taken.ask(
      bestFirst(
        odds,
        goals.map((goal) => ({ from, goal })),
      ),
    )
  // What began by the last press is gone on with by a press elsewhere, or by one that comes a moment later.
  else if (!haste.isNew() || !(last.isAgain({ space: there }) || odds.isFinal(usual))) {
    last.note({ space: there })
    march.go(usual)
  }
}

/** Takes one of what is asked about: goes there, or takes up the stack that is to attack and asks again. */
function chooseMarch({ taken, march }: HeldStack, { from, goal }: AskedMarch): void {
  if (taken.space() === from) march.go(goal)
  else
    batch(() => {
      taken.hold({ space: from, via: [] })
      const same = (taken.goals().get(goal.space) ?? []).find((g) => g.by === goal.by)
      taken.ask(same ? [{ from, goal: same }] : [])
    })
}

/** Takes one of them by its button, which may have come up under the finger only just now. */
export function answerMarch(on: HeldStack, about: AskedMarch): void {
  if (!on.haste.isNew()) chooseMarch(on, about)
}

/** With nothing in the hand an enemy is pressed: the only stack that can attack him is taken up, or it is asked which. */
function attack(on: HeldStack, at: number): boolean {
  const found = attackers(on, at)
  const [first] = found
  if (first === undefined) return false
  if (found.length === 1) chooseMarch(on, first)
  // Whom to ask about is known at once; their odds come one by one, and with the last of them the best comes first.
  else on.taken.ask(isWeighed(on.odds, found) ? bestFirst(on.odds, found) : found)
  return true
}

/** Is all that is offered there an attack by single counters whose whole stack can go? Then the stack is what is meant. */
function isOfStacks(on: HeldStack, at: number): boolean {
  const able = new Set(attackers(on, at).flatMap(({ from }) => on.taken.reachOf({ space: from })?.pieces ?? []))
  return on.offersAt(at).every(({ hostile, piece }) => hostile && piece !== undefined && able.has(piece))
}

/** Attacks from the likeliest to be won, for Enter takes the first: nobody means 2 % where 23 can be had. What has a price comes last. */
export function bestFirst(odds: Pick<GoalOdds, 'of'>, marches: readonly AskedMarch[]): readonly AskedMarch[] {
  if (marches.length < 2 || !marches.every(({ goal }) => goal.hostile)) return marches
  const worth = ({ goal }: AskedMarch): number => {
    const forecast = odds.of(goal)
    return (forecast === undefined ? UNKNOWN : chanceToWin(forecast)) - (goal.price === undefined ? 0 : 1)
  }
  return marches
    .map((march) => ({ march, worth: worth(march) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ march }) => march)
}
/** Puts the likeliest of several stacks first once all their odds are reckoned. Inside a component. */
export function useBestFirst(taken: TakenStack, odds: GoalOdds): void {
  createEffect(() => {
    const asked = taken.asked()
    if (taken.space() !== undefined || !isWeighed(odds, asked)) return
    const sorted = bestFirst(odds, asked)
    if (sorted.some((march, i) => march !== asked[i])) taken.ask(sorted)
  })
}

/** Is it known which of them is the best? Until then none is the main answer. */
export const isWeighed = (odds: GoalOdds, marches: readonly AskedMarch[]): boolean =>
  marches.length < 2 || odds.areKnown(marches.map(({ goal }) => goal))

/** Nobody can tell: after whatever has a chance, before what surely fails. */
const UNKNOWN = 0.001

/** Every stack that could attack an enemy, each by its usual way. */
function attackers({ scene, taken }: HeldStack, at: number): readonly AskedMarch[] {
  return stationsOf(scene).flatMap((from) => {
    const goal = taken.reachOf({ space: from })?.goals.find((g) => g.hostile && g.space === at)
    return goal ? [{ from, goal }] : []
  })
}

/** Somebody begins to drag from there: true when the stack, or the counter that lies by itself, comes along. */
export function grabStack({ scene, taken }: HeldStack, at: Target, { byFinger, isSpread }: PressManner): boolean {
  const from = spaceOf(scene, at)
  if (from === undefined || scene.page.advice.reach === undefined) return false
  if (from === taken.space()) return true
  // A finger draws the map from anywhere but the stack that it has taken up.
  if (byFinger || !isOwn(scene, from) || !taken.takeUp(from)) return false
  const { piece } = at
  if (isSpread && piece !== undefined && taken.reach()?.mobile.includes(piece))
    taken.hold({ space: from, pieces: [piece], via: [] })
  return true
}

/** What was dragged is let go of: it goes there if it can, and is put down elsewhere. */
export function dropStack(on: HeldStack, at: Target | undefined): void {
  const { scene, taken } = on
  const to = at && spaceOf(scene, at)
  if (to !== undefined && taken.goals().has(to)) pressGoals(on, to, {})
  else if (to !== taken.space() && !(to !== undefined && on.sayWhy(to))) taken.putDown()
}

/** Does what Enter means: what is under the cursor, or asked about. False when it means nothing here. */
export function enterMarch(on: HeldStack): boolean {
  const { scene, taken, plan, march, haste } = on
  const planned = plan.goal()
  if (planned !== undefined) {
    if (!haste.isNew()) march.go(planned)
    return true
  }
  const goal = plan.eyed()
  const [first] = taken.asked()
  if (goal !== undefined && taken.space() !== undefined) pressGoals(on, goal.space, {})
  else if (first && isWeighed(on.odds, taken.asked())) answerMarch(on, first)
  // A unit of a tabletop has an answer of its own, that it moves; a stack goes nowhere by itself.
  const isStack = taken.space() !== undefined && !taken.isUnderWay() && scene.page.tabletop === undefined
  return goal !== undefined || first !== undefined || isStack
}

/** Puts away what is asked about, or else the planned way, or else the stack; false when there is none of them. */
export function withdraw({ taken, plan }: HeldStack): boolean {
  if (taken.asked().length === 0) return plan.goal() === undefined ? taken.putDown() : plan.think([])
  taken.ask([])
  return true
}

/** Has the viewer a counter there? */
export const isOwn = (scene: Scene, space: number): boolean =>
  scene.piecesAt(space).some((piece) => piece.side === scene.viewer())

const isEnemys = (scene: Scene, space: number) => scene.piecesAt(space).length > 0 && !isOwn(scene, space)
