import { type Hex, SIDES, type Side } from '@boma/kernel'
import { GOVERNMENT, HEXES } from '../../board.ts'
import { SCENARIOS } from '../../data/in-force.ts'
import type { Scenario } from '../../data/scenarios.ts'
import type { Condition } from '../../data/victory.ts'
import type { Table } from '../../layout.ts'
import { BRITISH, type Unit, unit } from '../../roster.ts'
import { turnsIn } from '../../rules/04-clock.ts'
import { hexesOf, sideNamed } from '../../rules/21-conditions.ts'

/** What the victories of a scenario make of its ground and its counters, as far as a glance minds them. */
export interface Aims {
  /** The hexes that the British must take. */
  readonly goals: readonly Hex[]
  /** Those, and all others where a British unit counts. */
  readonly footholds: readonly Hex[]
  /** Is it over as soon as anybody is there? */
  readonly isOneEnough: boolean
  /** Do government hexes count that are held, and how many garrisons and broken formations decide; 0 for none? */
  readonly areHeld: boolean
  readonly garrisons: number
  readonly broken: number
  /** Whose fall decides for whom, and whether that of the stevedores does. */
  readonly hunted: readonly { readonly unit: Unit; readonly by: Side }[]
  readonly areStevedoresHunted: boolean
  /** Is there little time? */
  readonly isShort: boolean
}

const ALL: readonly Hex[] = Array.from({ length: HEXES }, (_, at) => at as Hex)
/** So many turns are few. */
const SHORT = 12

type Kind = Condition['kind']
const ofKind = <K extends Kind>(asked: readonly Condition[], kind: K): readonly Extract<Condition, { kind: K }>[] =>
  asked.filter((each): each is Extract<Condition, { kind: K }> => each.kind === kind)

function aimsOf(scenario: Scenario): Aims {
  const { victories } = scenario
  const asksOf = (side: Side) =>
    victories.filter((each) => each.side !== 'nobody' && sideNamed(each.side) === side).flatMap(({ asks }) => asks)
  const asked = victories.flatMap(({ asks }) => asks)
  const british = asksOf(BRITISH)
  const there = hexesOf(ofKind(british, 'unit-in').flatMap(({ areas }) => areas))
  const [garrisons] = ofKind(british, 'garrisons')
  const areHeld = ofKind(british, 'holds-all').length > 0
  const footholds = ALL.filter((at) => there[at] === 1)
  const goals = areHeld || garrisons !== undefined ? GOVERNMENT : footholds
  return {
    goals,
    footholds: [...new Set([...goals, ...footholds])],
    isOneEnough: victories.some(
      ({ side, when, asks }) =>
        side === 'british' && when === 'german-melee' && asks.every(({ kind }) => kind === 'unit-in'),
    ),
    areHeld,
    garrisons: garrisons?.least ?? 0,
    broken: ofKind(asked, 'broken')[0]?.least ?? 0,
    hunted: SIDES.flatMap((by) => ofKind(asksOf(by), 'falls').map((falls) => ({ unit: unit(falls.unit), by }))),
    areStevedoresHunted: ofKind(asked, 'stevedores-lost').length > 0,
    isShort: turnsIn(scenario) <= SHORT,
  }
}

const AIMS: readonly Aims[] = SCENARIOS.map(aimsOf)
const NONE: Aims = aimsOf({ ...SCENARIOS[0], victories: [] })

/** What decides the scenario that is played. */
export const aimsIn = (t: Table): Aims => AIMS[t.core.scenario] ?? NONE
