import type { TerrainEffect } from '../data/charts.ts'
import type { DataSet } from '../data/data-set.ts'
import type { Terrain } from '../data/map.ts'
import type { Overlay, TerrainCorrection } from './overlay-form.ts'

function effect(ours: TerrainEffect, by: TerrainCorrection | undefined): TerrainEffect {
  if (by === undefined) return ours
  const { cost = ours.cost, ...rest } = by
  return { ...ours, ...rest, cost: cost === 'prohibited' ? undefined : cost, source: 'corrected' }
}

/** Lays an overlay's charts over the data. */
export function mergeCharts(data: DataSet, charts: Overlay['charts'] = {}): DataSet {
  const { terrain, river, landing, fire = {}, interception = {}, transport, events } = charts
  const { featureEffects, fireModifiers } = data
  const { patrolBox, coastalHex, seekersMany, ...modifiers } = interception
  return {
    ...data,
    terrainEffects: Object.fromEntries(
      Object.entries(data.terrainEffects).map(([name, ours]) => [name, effect(ours, terrain?.[name as Terrain])]),
    ) as DataSet['terrainEffects'],
    featureEffects: {
      ...featureEffects,
      river: { ...featureEffects.river, attackerRifle: river ?? featureEffects.river.attackerRifle },
      landing: { ...featureEffects.landing, attackerRifle: landing ?? featureEffects.landing.attackerRifle },
    },
    fireModifiers: {
      ...fireModifiers,
      mountain: { ...fireModifiers.mountain, add: fire.mountain ?? fireModifiers.mountain.add },
      bombardment: { ...fireModifiers.bombardment, ...fire.bombardment },
      machineGun: { ...fireModifiers.machineGun, ...fire.machineGun },
      rifle: { ...fireModifiers.rifle, ...fire.rifle },
    },
    interception: {
      ...data.interception,
      ...(patrolBox === undefined ? {} : { patrolBox: fourOf(patrolBox) }),
      ...(coastalHex === undefined ? {} : { coastalHex: fourOf(coastalHex) }),
      modifiers: {
        ...data.interception.modifiers,
        ...modifiers,
        seekersMany: { ...data.interception.modifiers.seekersMany, ...seekersMany },
      },
    },
    transport: { ...data.transport, ...transport },
    events: { ...data.events, ...events },
  }
}

/** The ocean and the three great lakes; the form has counted them. */
const fourOf = ([ocean = 0, victoria = 0, tanganyika = 0, nyasa = 0]: readonly number[]) =>
  [ocean, victoria, tanganyika, nyasa] as const
