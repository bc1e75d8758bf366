import { type Hex, NOBODY, SIDES, type Side } from '@boma/kernel'
import { type Layer, type SupplyLine, sideAlone, type Text } from '@boma/showing'
import { LINE_HEXES, LINES, type Line, SECTIONS, type SectionId } from '../board/lines.ts'
import { isHex, TOWN_HEX, TOWNS, type Town } from '../board.ts'
import { RAIL } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import { GROUND, type Unit } from '../roster.ts'
import { controls } from '../rules/04-control.ts'
import { isSupplied } from '../rules/07-communications.ts'
import { isOpen } from '../rules/10.2-rail.ts'
import { isNeutral, sideOf } from '../stacks.ts'
import { name, say } from '../words/words.ts'
import { bodyOf } from './bodies.ts'
import { supply as supplyOf } from './supply.ts'

type Toned = ReturnType<Layer<Table>['spaces']>

const seen = (viewer: Side): readonly Side[] => (viewer === NOBODY ? SIDES : [viewer])

/** The units on the map that belong to one of the sides. */
function unitsOf(t: Table, sides: readonly Side[]): readonly Unit[] {
  const found: Unit[] = []
  for (let u = 0 as Unit; u < GROUND; u++)
    if (isHex(t.units.where[u]) && !isNeutral(t, u) && sides.includes(sideOf(t, u))) found.push(u)
  return found
}

/** §7.0: which stacks of the viewer's have a line of communications, and the lines. */
const communications: Layer<Table, Text> = {
  id: 'supply',
  name: say('page.lines'),
  legend: [
    { tone: 'good', text: say('legend.linked') },
    { tone: 'bad', text: say('legend.cut') },
  ],
  spaces: (t, viewer): Toned => {
    const linked = new Map<Hex, boolean>()
    for (const u of unitsOf(t, seen(viewer)))
      linked.set(t.units.where[u], linked.get(t.units.where[u]) !== false && isSupplied(t, u))
    return [...linked].map(([space, isLinked]) => ({ space, tone: isLinked ? 'good' : 'bad' }))
  },
  lines: (t, viewer) => {
    const found = new Map<Hex, SupplyLine>()
    for (const u of unitsOf(t, seen(viewer))) {
      const line = found.has(t.units.where[u]) ? undefined : supplyOf(t, viewer, u)
      if (line !== undefined) found.set(t.units.where[u], line)
    }
    return [...found.values()]
  },
}

/** §4.0: who controls each town. */
const towns: Layer<Table, Text> = {
  id: 'control',
  name: say('page.control'),
  legend: SIDES.map((side) => ({ tone: bodyOf(side), text: sideAlone(side) })),
  spaces: (t): Toned =>
    Array.from({ length: TOWNS }, (_, town) => town as Town)
      .filter((town) => t.towns.holder[town] <= 1)
      .map((town) => ({ space: TOWN_HEX[town], tone: bodyOf(t.towns.holder[town] as Side) })),
}

/** §10.2, ruling 11: who controls the railways, hex by hex. */
const railways: Layer<Table, Text> = {
  id: 'railways',
  name: say('page.railways'),
  counts: (t) => seatsLeft(t),
  legend: SIDES.map((side) => ({ tone: bodyOf(side), text: sideAlone(side) })),
  spaces: (t): Toned =>
    LINE_HEXES.flat().flatMap((space) => {
      const holder = SIDES.find((side) => controls(t, side, space))
      return holder === undefined ? [] : [{ space, tone: bodyOf(holder) }]
    }),
}

/** §10.2.2, §10.2.5: how many units can still ride on each line in this Impulse, of those that the side can ride on at all. */
const seatsLeft = (t: Table): readonly (readonly [Text, Text])[] =>
  Array.from({ length: LINES }, (_, line) => line as Line)
    .filter((line) =>
      SECTIONS.some((section, id) => section.line === line && isOpen(t, t.tracks.phasing, id as SectionId)),
    )
    .map((line) => {
      const left = Math.max(0, RAIL.capacity.units - t.lines.ridden[line])
      return [name('line', line), say('page.seatsLeft', { left: String(left), most: String(RAIL.capacity.units) })]
    })

/** What a player may want drawn over the map. */
export const layers: readonly Layer<Table, Text>[] = [communications, towns, railways]
