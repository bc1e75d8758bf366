import type { TerrainEffect } from '../data/charts.ts'
import type { DataSet } from '../data/data-set.ts'
import { CORRECTED } from './corrected.ts'
import type { Overlay, TerrainCorrection } from './overlay-form.ts'

/** A table with some of its lines corrected. */
function mergeLines<K extends string, T, C>(
  lines: Readonly<Record<K, T>>,
  given: Readonly<Partial<Record<K, C>>> | undefined,
  change: (line: T, by: C) => T,
): Readonly<Record<K, T>> {
  const entries = (Object.entries(lines) as [K, T][]).map(([key, line]) => {
    const by = given?.[key]
    return [key, by === undefined ? line : change(line, by)]
  })
  return Object.fromEntries(entries)
}

/** Movement points, or undefined where nobody may go. */
const points = (given: number | 'prohibited' | undefined, before: number | undefined): number | undefined =>
  given === undefined ? before : given === 'prohibited' ? undefined : given

const correctedTerrain = (effect: TerrainEffect, by: TerrainCorrection): TerrainEffect => ({
  ...effect,
  ...by,
  dry: points(by.dry, effect.dry),
  rain: points(by.rain, effect.rain),
  source: { dry: CORRECTED, rain: CORRECTED, tie: CORRECTED, rest: CORRECTED },
})

type Tie = 'attacker' | 'defender'
const defends = (tie: Tie | undefined, before: boolean): boolean => (tie === undefined ? before : tie === 'defender')

/** Lays an overlay's charts over the data. */
export function mergeCharts(data: DataSet, charts: Overlay['charts'] = {}): DataSet {
  const { river, townTie, captures } = charts
  const { town, riverInRain } = data.featureEffects
  return {
    ...data,
    terrainEffects: mergeLines(data.terrainEffects, charts.terrain, correctedTerrain),
    recruits: mergeLines(data.recruits, charts.recruits, (line, by) => ({
      ...line,
      ...by,
      source: { cost: CORRECTED, deploy: CORRECTED },
    })),
    featureEffects: {
      ...data.featureEffects,
      town: { ...town, tieDefender: defends(townTie, town.tieDefender) },
      riverInRain: {
        ...riverInRain,
        extraMovement: river?.extraInRain ?? riverInRain.extraMovement,
        tieDefender: defends(river?.tieInRain, riverInRain.tieDefender),
      },
    },
    rainTurns: charts.rainTurns ?? data.rainTurns,
    airRecycling: charts.airRecycling ?? data.airRecycling,
    captures: {
      german: { ...data.captures.german, ...captures?.german },
      allied: { ...data.captures.allied, ...captures?.allied },
    },
  }
}
