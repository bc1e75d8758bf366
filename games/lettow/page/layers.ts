import { ALLOWED, NOBODY, SIDES, type Side } from '@boma/kernel'
import { type Layer, type SupplyLine, sideAlone, type Text } from '@boma/showing'
import { SPACES, type Space } from '../board.ts'
import { asked } from '../counsel/asked.ts'
import { CENTERS } from '../counsel/standing.ts'
import { supply as supplyOf, wantsSupply } from '../counsel/supply.ts'
import type { Table } from '../layout.ts'
import { afterLast, firstOf, type Unit } from '../roster.ts'
import { hasEnemy, occupies } from '../rules/03-map.ts'
import { whyNotMove, whyNotSail } from '../rules/10-movement.ts'
import { inSupply } from '../rules/21-supply.ts'
import { type Message, say } from '../words/words.ts'
import { bodyOf } from './bodies.ts'

type Toned = ReturnType<Layer<Table>['spaces']>
const MAP: readonly Space[] = Array.from({ length: SPACES }, (_, s) => s as Space)

function unitsOfSide(side: Side): readonly Unit[] {
  const units: Unit[] = []
  for (let u = firstOf(side); u < afterLast(side); u++) units.push(u)
  return units
}

/** An onlooker sees both sides'. */
const seen = (viewer: Side): readonly Unit[] => (viewer === NOBODY ? SIDES : [viewer]).flatMap(unitsOfSide)

/** §30.2: where the viewer's units are in supply, and where one of them is not. */
function supply(t: Table, viewer: Side): Toned {
  const fed = new Map<Space, boolean>()
  for (const u of seen(viewer).filter((each) => wantsSupply(t, each)))
    fed.set(t.units.where[u], inSupply(t, u) && fed.get(t.units.where[u]) !== false)
  return [...fed].map(([space, isFed]) => ({ space, tone: isFed ? 'good' : 'bad' }))
}

/** §21.2: a line for each stack that has one, whole or broken. */
function linesOf(t: Table, viewer: Side): readonly SupplyLine[] {
  const found = new Map<Space, SupplyLine>()
  for (const u of seen(viewer)) {
    const line = found.has(t.units.where[u]) ? undefined : supplyOf(t, viewer, u)
    if (line !== undefined) found.set(t.units.where[u], line)
  }
  return [...found.values()]
}

/** §3.4: who occupies these; where both are, there will be combat. */
const heldOf =
  (places: readonly Space[]) =>
  (t: Table): Toned =>
    places.flatMap((space) =>
      SIDES.filter((side) => occupies(t, side, space)).map((side) => ({ space, tone: bodyOf(side) })),
    )

/** §10.1: where one of the viewer's units can go with its next point, and where an enemy waits for it. */
function reach(t: Table, viewer: Side): Toned {
  if (asked(t) !== 'move') return []
  const units = seen(viewer)
  const isReached = (space: Space): boolean =>
    units.some((u) => whyNotMove(t, u, space) === ALLOWED || whyNotSail(t, u, space) === ALLOWED)
  return MAP.filter(isReached).map((space) => ({
    space,
    tone: hasEnemy(t, t.tracks.phasing, space) ? 'bad' : 'good',
  }))
}

const layer = (
  id: string,
  title: Message,
  spaces: Layer<Table, Text>['spaces'],
  legend: Layer<Table, Text>['legend'] = [],
): Layer<Table, Text> => ({ id, name: say(title), spaces, legend })

const tones = (good: Message, bad: Message) => [
  { tone: 'good', text: say(good) },
  { tone: 'bad', text: say(bad) },
]
const sides = SIDES.map((side) => ({ tone: bodyOf(side), text: sideAlone(side) }))

/** What a player may want drawn over the map. */
export const layers: readonly Layer<Table, Text>[] = [
  layer('reach', 'page.reach', reach, tones('legend.free', 'legend.enemy')),
  { ...layer('supply', 'page.supply', supply, tones('legend.fed', 'legend.hungry')), lines: linesOf },
  layer('centers', 'page.heldCenters', heldOf(CENTERS), sides),
  layer('control', 'page.control', heldOf(MAP), sides),
]
