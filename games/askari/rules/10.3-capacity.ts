import type { Hex } from '@boma/kernel'
import { type Body, boxOf, COASTAL_ON, GREAT_BODIES, isHex } from '../board.ts'
import { CALENDAR } from '../data/charts.ts'
import { NATIONS } from '../data/counter.ts'
import { TRANSPORT } from '../data/in-force.ts'
import { type Table, transportOf } from '../layout.ts'
import { BOOST, DHANIS, GOTZEN, NATION, NATION_COUNT, type Nation, type Unit } from '../roster.ts'

/** The transport chart by turn, nation and body. */
const CHART = Uint8Array.from({ length: (CALENDAR.last + 2) * NATION_COUNT * GREAT_BODIES }, (_, i) => {
  const body = i % GREAT_BODIES
  const nation = NATIONS[Math.trunc(i / GREAT_BODIES) % NATION_COUNT] ?? 'british'
  const turn = Math.max(1, Math.trunc(i / GREAT_BODIES / NATION_COUNT))
  return TRANSPORT[nation].findLast(({ from }) => from <= turn)?.units[body] ?? 0
})

/** §2.3.6: is the vessel on that body of water? */
export function isOn(t: Table, vessel: Unit, body: Body): boolean {
  const where: Hex = t.units.where[vessel]
  return where === boxOf(body) || (isHex(where) && ((COASTAL_ON[where] >> body) & 1) === 1)
}

/** §10.3.8 + §10.3.9: how many units the nation can ship on that body in an Impulse; the same again for retreats from each battle (ruling 87). */
export function transportValue(t: Table, nation: Nation, body: Body): number {
  if (nation === NATION[GOTZEN] && isOn(t, GOTZEN, body)) return BOOST[GOTZEN]
  if (nation === NATION[DHANIS] && isOn(t, DHANIS, body)) return BOOST[DHANIS]
  return CHART[(t.tracks.turn * NATION_COUNT + nation) * GREAT_BODIES + body]
}

/** §10.3.8: room that is left to the nation on that body in this Impulse. */
export const roomOn = (t: Table, nation: Nation, body: Body): number =>
  Math.max(0, transportValue(t, nation, body) - t.transport.boarded[transportOf(nation, body)])
