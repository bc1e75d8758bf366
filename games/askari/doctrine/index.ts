import { type Doctrine, type Proposal, reason, type Task } from '@boma/counsel'
import { type Action, ALLOWED, check, type Hex, type Side } from '@boma/kernel'
import { act } from '../actions.ts'
import { isHex, TO_COME } from '../board.ts'
import { appraise } from '../counsel/appraise.ts'
import { asked } from '../counsel/asked.ts'
import { place, unitCalled } from '../counsel/note.ts'
import type { Table } from '../layout.ts'
import { UNITS, type Unit } from '../roster.ts'
import { hasGround } from '../rules/11-forces.ts'
import { rules } from '../rules.ts'
import { REDUCED, sideOf } from '../stacks.ts'
import { support } from './assaults.ts'
import * as battle from './battle.ts'
import { Front } from './front.ts'
import * as logistics from './logistics.ts'
import { orderFor } from './orders.ts'
import type { Mission, Party, Picture } from './picture.ts'
import { planFor } from './plan.ts'
import { hexAt } from './reach.ts'
import * as sea from './sea.ts'
import { setUp } from './set-up.ts'

/** What a side has made of the table: a plan once there is something to plan. */
export interface Survey {
  readonly sign: number
  front: Front | undefined
  plan: Picture | undefined
  /** Missions that have been ordered, or could not be. */
  readonly done: Set<Mission>
  /** Those who were to land beside others, and have been called. */
  readonly landed: Set<Party>
}

/** What the enemy's doings and dice change: where his units are, and who of either side is whole. */
function signOf(t: Table, side: Side): number {
  let sum = t.tracks.turn * 64 + t.tracks.segment * 16 + t.tracks.phasing * 8
  for (let u = 0 as Unit; u < UNITS; u++) {
    const whole = t.units.state[u] & REDUCED
    const at = sideOf(t, u) === side ? (t.units.where[u] < TO_COME ? 1 : 2) : t.units.where[u]
    sum = (Math.imul(sum, 31) + at * 2 + whole) | 0
  }
  return sum
}

/** The questions at which the picture must be that of the moment. */
const LOOKS = new Set(['impulse', 'arrive', 'withdraw', 'reinforce', 'retreat'])

const frontOf = (t: Table, side: Side, survey: Survey): Front => {
  if (survey.front === undefined) {
    survey.front = new Front()
    survey.front.read(t, side)
  }
  return survey.front
}

/** What there is to be seen just now, which nobody keeps. */
function pictureOf(t: Table, side: Side): Front {
  const front = new Front()
  front.read(t, side)
  return front
}

function one(action: Action, task: Task, at?: Hex, chance?: number): readonly Proposal[] {
  const grounds = { ...(at !== undefined && isHex(at) && { at: place(at) }), ...(chance !== undefined && { chance }) }
  return [{ order: [action], worth: 0, why: reason(task, grounds) }]
}

/** §9.1.2: vessels first, for they open the water; then attacks, runners, and the rest. */
function impulse(t: Table, side: Side, survey: Survey): readonly Proposal[] {
  const sailing = sea.putOut(t, side)
  if (sailing !== undefined && check(rules, t, side, sailing[0]) === ALLOWED)
    return [{ order: sailing, worth: 1, why: reason('screen') }]
  survey.plan ??= planFor(t, side)
  const { plan } = survey
  plan.front.ground.read(t, side)
  for (const mission of plan.missions) {
    if (survey.done.has(mission)) continue
    survey.done.add(mission)
    const order = orderFor(t, side, plan.front.ground, mission)
    if (order !== undefined) return [{ order, worth: mission.worth, why: whyOf(mission) }]
    // §10.2.5, §10.3.8: where there is no room for all, some go
    if (mission.task !== 'strike' && mission.units.length > 1) {
      const some = { ...mission, units: mission.units.slice(1) }
      plan.missions.splice(plan.missions.indexOf(mission) + 1, 0, some)
    }
  }
  return one(act.end(), 'wait')
}

const whyOf = ({ task, goal, units, chance }: Mission) =>
  reason(task, {
    at: place(goal),
    ...(units[0] !== undefined && { who: unitCalled(units[0]) }),
    ...(chance !== undefined && { chance }),
  })

/** §10.3.4, rulings 78, 123: those come in who were told off for the assault, then vessels in its support; then it is fought. */
function assault(t: Table, side: Side, survey: Survey): readonly Proposal[] {
  const { at, attacker } = t.battle
  const mission = survey.plan?.missions.find(({ task, goal }) => task === 'strike' && goal === at)
  for (const party of mission?.others ?? []) {
    if (survey.landed.has(party)) continue
    survey.landed.add(party)
    const ground = survey.plan?.front.ground
    ground?.read(t, side)
    const order = ground && orderFor(t, side, ground, party)
    if (order !== undefined) return [{ order, worth: 0, why: reason('land', { at: place(at) }) }]
  }
  const vessel = support(t, side)
  if (vessel !== undefined && hasGround(t, attacker)) return one(vessel, 'land', at)
  return one(hasGround(t, attacker) ? act.fight() : act.end(), 'strike', at)
}

/** Who is on the march goes on to where he was sent. */
function onMarch(t: Table, side: Side, survey: Survey): readonly Proposal[] {
  const lead = t.force.next(0)
  const mission = survey.plan?.missions.find(({ units }) => units.includes(lead))
  const goal = mission === undefined ? undefined : hexAt(mission.to)
  if (asked(t) === 'landing') return one(landAt(t, side, goal, frontOf(t, side, survey)), 'land', goal)
  if (asked(t) === 'form')
    return one(
      logistics.best(t, (a) => (act.go.is(a) ? 2 : act.all.is(a) ? 1 : 0)),
      'gather',
    )
  if (asked(t) === 'supply') return one(act.end(), 'wait')
  return one(act.halt(), 'wait')
}

function landAt(t: Table, side: Side, goal: Hex | undefined, front: Front): Action {
  if (goal !== undefined && check(rules, t, side, act.land(goal)) === ALLOWED) return act.land(goal)
  return logistics.best(t, (a) => {
    if (!act.land.is(a)) return -10
    const at = act.land.hex(a)
    if (!isHex(at)) return -5
    return (front.ground.foes[at] as number) > 0
      ? -6
      : front.points[at] * (front.held[at] === 1 ? 0.3 : 1) - 0.1 * front.pressure[at]
  })
}

type Answer = (t: Table, side: Side, survey: Survey) => readonly Proposal[]
const ANSWERS: Readonly<Record<string, Answer>> = {
  impulse,
  form: onMarch,
  supply: onMarch,
  step: onMarch,
  landing: onMarch,
  entrench: () => one(act.all(), 'hold'),
  assault,
  withdraw: (t, side, s) => one(battle.withdraw(t, frontOf(t, side, s)), 'hold', t.battle.at),
  reinforce: (t, side, s) => one(battle.reinforce(t, frontOf(t, side, s)), 'relieve', t.battle.at),
  'battle-supply': (t, side) => one(battle.feed(t, side), 'feed', t.battle.at),
  lead: (t, side) => one(battle.lead(t, side), 'strike', t.battle.at),
  retreat: (t, side, s) => one(battle.retreat(t, side, frontOf(t, side, s)), 'fallBack', t.battle.at),
  seek: (t, side) => one(sea.seek(t, side), 'screen'),
  retire: (t, side) => one(sea.retire(t, side), 'strike'),
  arrive: (t, side, s) => one(logistics.arrive(t, frontOf(t, side, s)), 'hold'),
  replace: (t) => one(logistics.replace(t), 'raise'),
  victims: (t, side) =>
    one(
      logistics.strike(t, (u) => sideOf(t, u) === side),
      'strike',
    ),
  attrition: (t, side) =>
    one(
      logistics.strike(t, (u) => sideOf(t, u) === side),
      'strike',
    ),
  drafts: (t) => one(logistics.drafts(t), 'raise'),
  setUp: (t, side) => one(setUp(t, side, pictureOf(t, side)), 'hold'),
  setUpCarrier: () => one(act.historical(), 'hold'),
  unload: (t) =>
    one(
      logistics.best(t, (a) => (act.unload.is(a) ? 1 : 0)),
      'feed',
    ),
}

/** How a good player plays Guns of the Askari. */
export const doctrine: Doctrine<Table, Survey> = {
  clock: (t) => t.tracks.turn * 8 + t.tracks.segment * 2 + t.tracks.phasing,
  survey: (t, side) => ({
    sign: signOf(t, side),
    front: undefined,
    plan: undefined,
    done: new Set(),
    landed: new Set(),
  }),
  holds: (t, side, survey) => !LOOKS.has(asked(t)) || signOf(t, side) === survey.sign,
  propose(t, side, survey) {
    const question = asked(t)
    const known = ANSWERS[question]?.(t, side, survey)
    if (known !== undefined) return known
    const usual = battle.asUsual(t)
    return usual === undefined ? one(logistics.first(t), 'wait') : one(usual, 'strike')
  },
  worth: appraise,
}
