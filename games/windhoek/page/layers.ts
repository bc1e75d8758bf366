import { type Hex, NOBODY, other, SIDES, type Side } from '@boma/kernel'
import { type Layer, type SupplyLine, sideAlone, type Text } from '@boma/showing'
import { HEXES, TOWN_HEXES } from '../board.ts'
import { supply as supplyOf } from '../counsel/supply.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import { ALLIED, afterLast, firstUnit, GERMAN, type Unit } from '../roster.ts'
import { inEzoc } from '../rules/11-zones.ts'
import { inSupply } from '../rules/18-supply.ts'
import { hasRail, isWorking } from '../rules/21-railroads.ts'
import { controller, isOnMap } from '../stacks.ts'
import { say } from '../words/words.ts'
import { bodyOf } from './bodies.ts'

type Toned = ReturnType<Layer<Table>['spaces']>
const HEX_LIST: readonly Hex[] = Array.from({ length: HEXES }, (_, hex) => hex as Hex)

/** §18.0: where the viewer's units are in supply; bad where one of them is not. Onlookers see both sides' or, in fog, nobody's. */
const supply: Layer<Table, Text> = {
  id: 'supply',
  name: say('page.supply'),
  legend: [
    { tone: 'good', text: say('legend.fed') },
    { tone: 'bad', text: say('legend.hungry') },
  ],
  lines: (t, viewer) => linesOf(t, sidesSeen(t, viewer)),
  spaces: (t, viewer) => {
    const fed = new Map<Hex, boolean>()
    for (const side of sidesSeen(t, viewer))
      for (let u: Unit = firstUnit(side); u < afterLast(side); u++)
        if (isOnMap(t, u)) fed.set(t.units.where[u], inSupply(t, u) && fed.get(t.units.where[u]) !== false)
    return [...fed].map(([space, isFed]) => ({ space, tone: isFed ? 'good' : 'bad' }))
  },
}

/** §18.2: a line for each stack that has one, whole or broken. */
function linesOf(t: Table, sides: readonly Side[]): readonly SupplyLine[] {
  return sides.flatMap((side) => {
    const found = new Map<Hex, SupplyLine>()
    for (let u: Unit = firstUnit(side); u < afterLast(side); u++) {
      const line = isOnMap(t, u) && !found.has(t.units.where[u]) ? supplyOf(t, side, u) : undefined
      if (line !== undefined) found.set(t.units.where[u], line)
    }
    return [...found.values()]
  })
}

function sidesSeen(t: Table, viewer: Side): readonly Side[] {
  if (viewer !== NOBODY) return [viewer]
  return has(t, 'fog') ? [] : SIDES
}

/** §11.0: where a side's zones of control reach; fog does not hide them (W42). */
const zones = (side: Side): Layer<Table, Text> => ({
  id: side === ALLIED ? 'zones-allied' : 'zones-german',
  name: say(side === ALLIED ? 'page.alliedZones' : 'page.germanZones'),
  legend: [{ tone: bodyOf(side), text: say('legend.zone') }],
  spaces: (t): Toned =>
    HEX_LIST.filter((hex) => inEzoc(t, other(side), hex)).map((space) => ({ space, tone: bodyOf(side) })),
})

/** §4.0 + §5.2: who holds each town; those that nobody holds stay as they are. */
const control: Layer<Table, Text> = {
  id: 'control',
  name: say('page.control'),
  legend: SIDES.map((side) => ({ tone: bodyOf(side), text: sideAlone(side) })),
  spaces: (t): Toned =>
    TOWN_HEXES.filter((town) => controller(t, town) !== NOBODY).map((space) => ({
      space,
      tone: bodyOf(controller(t, space)),
    })),
}

/** §21.3: where railroads work, and where they are broken. */
const railroads: Layer<Table, Text> = {
  id: 'railroads',
  name: say('page.railroads'),
  legend: [
    { tone: 'good', text: say('legend.works') },
    { tone: 'bad', text: say('legend.broken') },
  ],
  spaces: (t): Toned =>
    HEX_LIST.filter((hex) => hasRail(t, hex)).map((space) => ({ space, tone: isWorking(t, space) ? 'good' : 'bad' })),
}

/** What a player may want drawn over the map; all of it from what he may know. */
export const layers: readonly Layer<Table, Text>[] = [supply, zones(ALLIED), zones(GERMAN), control, railroads]
