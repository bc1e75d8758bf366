import { type Doctrine, foresee, type Proposal, reason } from '@boma/counsel'
import { type Action, ALLOWED, legal, Moves, other, type Side } from '@boma/kernel'
import { act } from '../actions.ts'
import { IS_CENTER, NEXT_TO, type Space, space } from '../board.ts'
import { asked } from '../counsel/asked.ts'
import { place, unitCalled } from '../counsel/note.ts'
import { ROUNDS } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import { type Unit, unit } from '../roster.ts'
import { whyNotStack } from '../rules/11-stacking.ts'
import { rules } from '../rules.ts'
import { aheadAt, fieldOf } from './field.ts'
import { CLASS_OF, clash, type Force, ONE, worthOf } from './force.ts'
import { Plan } from './plan.ts'
import { usualPoints } from './reach.ts'
import { AIR_FROM, AIR_TO, CENTER_WORTH, LAST, mourned, POSTURE_COUNT } from './weights.ts'
import { worthFor } from './worth.ts'

/** What a side makes of the table: its movement, once it is its turn to move. */
interface Survey {
  readonly turn: number
  readonly question: string
  readonly plan: Plan | undefined
}

/** How a good player plays Lettow-Vorbeck. */
export const doctrine: Doctrine<Table, Survey> = {
  clock: (t) => 2 * t.tracks.turn + t.tracks.phasing,
  pace: 0.5,
  postures: POSTURE_COUNT,
  survey(t, side, posture = 0) {
    const question = asked(t)
    return {
      turn: t.tracks.turn,
      question,
      plan: question === 'move' ? new Plan(t, side, (u) => t.units.left[u], posture) : undefined,
    }
  },
  holds: (t, _, { turn, question }) => turn === t.tracks.turn && question === asked(t),
  propose(t, side, survey, most) {
    const answer = ANSWERS[survey.question]
    return answer === undefined ? [] : answer(t, side, survey).slice(0, most)
  },
  worth: worthFor,
}

type Answer = (t: Table, side: Side, survey: Survey) => readonly Proposal[]

const one = (action: Action, why: Proposal['why'], worth = 0): Proposal => ({ order: [action], worth, why })
const best = (some: readonly Proposal[]): readonly Proposal[] => some.toSorted((a, b) => b.worth - a.worth)

const moves = new Moves()
/** What may be answered. */
function listed(t: Table): readonly Action[] {
  moves.clear()
  legal(rules, t, moves)
  return moves.toArray()
}

/** §25.0: five in one center with a port, the sixth on the railway behind it; the Allies where they cover Mombasa and can sail. */
const SET_UP: ReadonlyMap<Unit, Space> = new Map([
  [unit('1/KAR'), space('Mombasa')],
  [unit('Vol/LF'), space('Mombasa')],
  [unit('1-FKA'), space('Dar-es-Salaam')],
  [unit('2-FKA'), space('Dar-es-Salaam')],
  [unit('3-FKA'), space('Dar-es-Salaam')],
  [unit('4-FKA'), space('Dar-es-Salaam')],
  [unit('SK'), space('Dar-es-Salaam')],
  [unit('FW'), space('Tabora')],
])

function setUp(t: Table): readonly Proposal[] {
  for (const a of listed(t)) {
    if (!act.place.is(a)) continue
    const at = SET_UP.get(act.place.unit(a))
    if (at === act.place.space(a)) return [one(a, reason('hold', { at: place(at) }))]
  }
  return [one(act.ready(), reason('gather'))]
}

/** §9.0: a recruit goes where the whole position is best with it. */
function deploy(t: Table, side: Side): readonly Proposal[] {
  const drawn = t.tracks.drawn
  const before = t.units.where[drawn]
  const options = listed(t).map((a) => {
    const at = act.deploy.space(a)
    const worth = worthWith(t, side, at)
    return one(a, reason('raise', { at: place(at), who: unitCalled(drawn) }), worth)
  })
  t.units.where[drawn] = before
  return best(options)
}

/** What a side's position is worth when a unit stands in a place, and all move as in a plan that is gone over once. */
function worthWith(t: Table, side: Side, at: Space): number {
  const there = foresee(rules, t, side, [act.deploy(at)])
  return there === undefined ? -1 : new Plan(there, side, usualPoints, 0, 1).worth()
}

/** §10.9: the stack whose moving makes the best plan. */
function lead(t: Table, side: Side): readonly Proposal[] {
  return best(
    listed(t).map((a) => {
      const at = act.lead.space(a)
      const plan = new Plan(t, side, (u) => (t.units.where[u] === at ? usualPoints(u) + 1 : 0))
      return one(a, reason('gather', { at: place(at) }), plan.worth())
    }),
  )
}

/** §10.0: the plan of this movement, unit by unit: first those who attack. */
function move(t: Table, side: Side, { plan }: Survey): readonly Proposal[] {
  if (plan !== undefined)
    for (const isAttack of [true, false])
      for (const [i, u] of plan.units.entries()) {
        const goal = plan.goals[i] as Space
        if (goal === t.units.where[u] || (plan.enemy.there[goal] !== 0) !== isAttack) continue
        const order = marchOf(t, side, u, plan.wayOf(i))
        if (order !== undefined) return [{ order, worth: 0, why: whyOf(t, side, plan, goal) }]
      }
  return [one(act.end(), reason('wait'))]
}

function whyOf(t: Table, side: Side, plan: Plan, goal: Space): Proposal['why'] {
  const foe = plan.enemy.there[goal] as Force
  if (foe === 0) return reason(IS_CENTER[goal] === 1 ? 'hold' : 'gather', { at: place(goal) })
  const force = plan.units.reduce((sum, u, i) => sum + (plan.goals[i] === goal ? (ONE[u] as Force) : 0), 0)
  const chance = clash(force, foe, aheadAt(t, side, goal, true)).take
  return reason(IS_CENTER[goal] === 1 ? 'take' : 'strike', { at: place(goal), chance })
}

/** The actions that take a unit along a way: where it may not stay it passes. Undefined where that is not allowed now. */
function marchOf(t: Table, side: Side, u: Unit, way: readonly Space[]): readonly Action[] | undefined {
  const goal = way.at(-1)
  if (goal === undefined) return undefined
  if (way.length === 1) {
    const sails = [act.sail(u, goal)]
    const marches = [act.move(u, goal)]
    return foresee(rules, t, side, marches) ? marches : foresee(rules, t, side, sails) ? sails : undefined
  }
  const stops = way.filter((s) => s === goal || whyNotStack(t, u, s) === ALLOWED)
  const order = stops.map((s) => act.move(u, s))
  return foresee(rules, t, side, order) ? order : undefined
}

/** Both forces in a space. */
function forcesAt(t: Table, side: Side, at: Space): readonly [own: Force, foe: Force] {
  return [fieldOf(t, side).there[at] as Force, fieldOf(t, other(side)).there[at] as Force]
}

/** §12.1: the surest fight first. */
function fight(t: Table, side: Side): readonly Proposal[] {
  return best(
    listed(t).map((a) => {
      const at = act.fight.space(a)
      const [own, foe] = forcesAt(t, side, at)
      const { take } = clash(own, foe, aheadAt(t, side, at, true))
      return one(a, reason('strike', { at: place(at), chance: take }), take)
    }),
  )
}

/** §24.4: aeroplanes for a fight that is open. */
function air(t: Table, side: Side): readonly Proposal[] {
  const { take } = clashNow(t, side, ROUNDS - t.combat.round + 1)
  const at = place(t.combat.at)
  const fly = one(act.air(), reason('strike', { at, chance: take }))
  const spare = one(act.decline(), reason('spare', { at, chance: take }))
  return take > AIR_FROM && take < AIR_TO ? [fly, spare] : [spare, fly]
}

/** What comes of the combat under way in the rounds that are left. */
function clashNow(t: Table, side: Side, rounds: number) {
  const attacker = t.tracks.phasing
  const [own, foe] = forcesAt(t, side, t.combat.at)
  const [attack, defence] = attacker === side ? [own, foe] : [foe, own]
  return clash(attack, defence, aheadAt(t, attacker, t.combat.at, true), rounds)
}

/** What a side gains by fighting on for so many rounds, against leaving the space now. */
function gainByStaying(t: Table, side: Side, rounds: number): number {
  const attacker = t.tracks.phasing
  const { take, attackers, defenders } = clashNow(t, side, rounds)
  const turn = t.tracks.turn
  const space = t.combat.at
  const center = IS_CENTER[space] === 1 ? (turn >= LAST ? 3 : CENTER_WORTH) : 0.1
  if (side === attacker) return take * center + mourned(other(side), turn) * defenders - mourned(side, turn) * attackers
  const garrison = worthOf(forcesAt(t, side, space)[0] & 7)
  return (1 - take) * center + garrison + mourned(attacker, turn) * attackers - mourned(side, turn) * defenders
}

function stay(t: Table, side: Side): readonly Proposal[] {
  const rounds = ROUNDS - t.combat.round
  const at = place(t.combat.at)
  const isAttacker = side === t.tracks.phasing
  const { take } = clashNow(t, side, rounds)
  if (rounds === 0 && isAttacker) return [one(act.retreat(), reason('fallBack', { at }))]
  const chance = isAttacker ? take : 1 - take
  const on = one(act.stay(), reason(isAttacker ? 'strike' : 'hold', { at, chance }))
  const away = one(act.retreat(), reason('fallBack', { at, chance }))
  return gainByStaying(t, side, rounds) > 0 ? [on, away] : [away, on]
}

function breakOff(t: Table, side: Side): readonly Proposal[] {
  const at = place(t.combat.at)
  const on = one(act.decline(), reason('hold', { at }))
  const away = one(act.breakOff(), reason('fallBack', { at }))
  return gainByStaying(t, side, ROUNDS - t.combat.round + 1) > 0 ? [on, away] : [away, on]
}

/** §14.2: the weak first, of those the slow. */
function lose(t: Table): readonly Proposal[] {
  return best(
    listed(t).map((a) =>
      one(a, reason('spare', { who: unitCalled(act.lose.unit(a)) }), -(CLASS_OF[act.lose.unit(a)] as number)),
    ),
  )
}

/** §17.1: to where the enemy's next turn costs least: into company, into a center, out of reach. */
function fallBack(t: Table, side: Side): readonly Proposal[] {
  const enemy = fieldOf(t, other(side))
  const own = fieldOf(t, side)
  return best(
    listed(t).map((a) => {
      const at = act.fallBack.space(a)
      const force = (own.there[at] as Force) + (ONE[act.fallBack.unit(a)] as Force)
      const comes = enemy.comes[at] as Force
      const risk = comes === 0 ? 0 : clash(comes, force, 0).take
      const exits = (NEXT_TO[at] as readonly Space[]).filter((s) => enemy.there[s] === 0).length
      const center = IS_CENTER[at] === 1 ? 0.3 : 0
      return one(a, reason('fallBack', { at: place(at) }), center - risk + 0.01 * exits)
    }),
  )
}

/** What is said at each question, by its name. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  place: setUp,
  deploy,
  lead,
  move,
  fight,
  air,
  'break-off': breakOff,
  lose,
  stay,
  fallBack,
}
