import { describe, expect, test } from 'vitest'
import { FACINGS } from '../data/facings.ts'
import { CHARACTERISTIC_POINTS, FIGURES, LIMITS, POINTS, RANDOM_FORCE } from '../data/force-builder.ts'
import { GROUND } from '../data/ground.ts'
import type { ForceUnit, ScenarioData } from '../data/kind.ts'
import { LISTS } from '../data/lists.ts'
import { FEATURES, FREE_OBJECTIVES, LINES } from '../data/random-table.ts'
import { SCENARIOS } from '../data/scenarios.ts'
import { TYPES } from '../data/types.ts'
import { scenarioNames } from '../words/english/names.ts'
import { rows } from './book.ts'

const typeOf = (id: string) => TYPES.find((type) => type.id === id)
const BY_THE_PIECE = ['mg', 'lmg', 'pom-pom', 'artillery', 'qf', 'armoured-car', 'gunboat']
/** What a list costs (17.10). */
const cost = (units: readonly Omit<ForceUnit, 'id'>[]): number =>
  units.reduce((sum, { type, figures, characteristics = [] }) => {
    const points = typeOf(type)?.points ?? Number.NaN
    return sum + points * (BY_THE_PIECE.includes(type) ? 1 : figures) + CHARACTERISTIC_POINTS * characteristics.length
  }, 0)

describe('troop types', () => {
  test('every figure says where it comes from', () => {
    for (const { id, source } of TYPES) {
      expect([
        id,
        ...['move', 'range', 'shootBonus', 'closeBonus', 'moralePass', 'points'].filter((k) => !source[k]),
      ]).toEqual([id])
      expect(
        Object.values(source).filter((s) => !/^(?:printed|derived) \d\.\d+$|^ours(?: (?:H?\d+[.\d]*))?$/.test(s)),
      ).toEqual([])
    }
  })

  test('each is called something else', () => expect(new Set(TYPES.map(({ id }) => id)).size).toBe(TYPES.length))
})

test('9.5, 9.7 the sixteen facings turn by quarters: each is its opposite reversed, and a quarter turn of the fourth before it', () => {
  expect(FACINGS).toHaveLength(16)
  FACINGS.forEach(({ step: [x, y], open: [ox, oy], touch: [tx, ty] }, i) => {
    const quarter = FACINGS[(i + 4) % 16]
    expect([quarter?.step, quarter?.open, quarter?.touch]).toEqual([
      [y, 0 - x],
      [oy, 0 - ox],
      [ty, 0 - tx],
    ])
  })
})

describe.each(SCENARIOS.map((scenario) => [scenario.id, scenario] as const))('%s', (id, scenario) => {
  const armies = [scenario.forces.german, scenario.forces.british]

  test('17.3 its points are those of the rulebook', () => {
    const row = rows('## Appendix D').find(([name]) => name === scenarioNames[id])
    expect([id, row?.[5], row?.[6]]).toEqual([id, ...armies.map((force) => String(cost(force)))])
    expect([row?.[2], row?.[3]]).toEqual([`${scenario.table.w} x ${scenario.table.h}`, String(scenario.turns)])
  })

  test('its units are of known types and sizes, one of each side is army leader', () => {
    for (const force of armies) {
      expect(force.filter((u) => u.armyLeader)).toHaveLength(1)
      for (const { type, figures } of force) {
        const [, most] = FIGURES[type] ?? [1, 20]
        expect([type, typeOf(type) !== undefined, figures <= most]).toEqual([type, true, true])
      }
      expect(new Set(force.map((u) => u.id)).size).toBe(force.length)
    }
  })

  test('what it names exists', () => {
    expect(namesUnknown(scenario)).toEqual([])
  })

  test('17.7 the ready set-up places everybody who is neither late nor afloat, once', () => {
    const afloat = scenario.landing.flatMap(({ units }) => units)
    for (const army of ['german', 'british'] as const)
      expect(scenario.suggested[army].map(({ unit }) => unit).toSorted()).toEqual(
        scenario.forces[army]
          .filter((u) => !u.late && !afloat.includes(u.id))
          .map((u) => u.id)
          .toSorted(),
      )
  })
})

/** Pieces of ground and units that a scenario names and does not have. */
function namesUnknown({
  terrain,
  forces,
  deploy,
  ambush,
  arrivals,
  landing,
  exits,
  tasks,
  special,
  objectives,
}: ScenarioData): string[] {
  const ground = new Set(terrain.map(({ id }) => id))
  const units = new Set([...forces.german, ...forces.british].map(({ id }) => id))
  const zones = [...deploy.german, ...deploy.british]
  const grounds = [
    ...zones.flatMap((zone) => zone.in.filter((place) => typeof place === 'string')),
    ...[...zones, ambush.german, ambush.british].flatMap(({ minFrom = [] }) => minFrom.map((m) => m.terrain)),
    ...tasks.map(({ place }) => place),
    ...special.flatMap(({ place = [] }) => place),
    ...objectives.flatMap(({ test: { areas = [], near, terrain: place = [] } }) =>
      [areas, near?.terrain ?? [], place].flat(),
    ),
  ]
  const named = [
    ...[...zones, ...arrivals, ...landing, ...exits].flatMap((z) => z.units),
    ...tasks.flatMap(({ units: of = [] }) => of),
    ...special.flatMap(({ unit = [] }) => unit),
    ...objectives.flatMap(({ test: { unit = [], units: of = [] } }) => [unit, of].flat()),
    ...(ambush.german.mg ?? []),
  ]
  const kinds = new Set(GROUND.map(({ id }) => id))
  return [
    ...grounds.filter((name) => !ground.has(name)),
    ...named.filter((name) => name !== '*' && !units.has(name)),
    ...terrain.filter(({ kind }) => !kinds.has(kind)).map(({ kind }) => kind),
  ]
}

describe('the free game', () => {
  test.each(LISTS.map((list) => [list.id, list] as const))(
    '17.10 the list %s keeps all limits',
    (_, { units, points }) => {
      expect(cost(units)).toBe(points)
      expect(points).toBeGreaterThanOrEqual(POINTS.min)
      expect(points).toBeLessThanOrEqual(POINTS.usual)
      for (const { types, perPoints, mostFigures, most, least = 0, lake } of LIMITS) {
        const of = units.filter(({ type }) => types.includes(type))
        expect(of.length).toBeGreaterThanOrEqual(least)
        if (perPoints) expect(of.length).toBeLessThanOrEqual(Math.max(least, Math.floor(POINTS.usual / perPoints)))
        if (mostFigures) expect(of.reduce((sum, u) => sum + u.figures, 0)).toBeLessThanOrEqual(mostFigures)
        if (most !== undefined) expect(of.length).toBeLessThanOrEqual(most)
        if (lake) expect(of).toEqual([])
      }
      for (const { type, figures, characteristics = [] } of units) {
        const [fewest, most] = FIGURES[type] ?? [0, 0]
        expect([type, figures >= fewest && figures <= most, characteristics.length <= 2]).toEqual([type, true, true])
      }
    },
  )

  test('17.6 its charts are those of the rulebook', () => {
    const named = (id: string) => typeOf(id)?.name
    expect(rows('### A random force').map((row) => row.slice(1))).toEqual(
      Array.from({ length: 11 }, (_, i) =>
        [RANDOM_FORCE.german[i], RANDOM_FORCE.british[i], RANDOM_FORCE.irregular[i]].map(
          (entry) => `${named(entry?.[0] ?? '')} ${entry?.[1]}`,
        ),
      ),
    )
    expect(rows('### A random table').map(([, , size]) => size)).toEqual(
      FEATURES.map((f) => (f ? `${f[1]} x ${f[2]}` : '-')),
    )
    expect(rows('### Objectives').map(([, , points]) => Number.parseInt(points ?? '', 10))).toEqual(
      FREE_OBJECTIVES.map(({ points }) => points),
    )
    expect(LINES).toHaveLength(6)
  })
})
