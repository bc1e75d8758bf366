import { type Hex, NOBODY, SIDES, type Side } from '@boma/kernel'
import { type Fact, join, sideAlone, type Target, type Text } from '@boma/showing'
import { SECTIONS, sectionsAt } from '../board/lines.ts'
import {
  BODIES_AT,
  type Body,
  bodyOf,
  boxOf,
  CLOSED_TO_CARS,
  COST,
  GREAT_BODIES,
  isBox,
  isHex,
  TERRAIN_AT,
  TOWN,
  TOWN_VP,
} from '../board.ts'
import { RAIL } from '../data/charts.ts'
import { TERRAIN_EFFECTS } from '../data/in-force.ts'
import type { Table } from '../layout.ts'
import { GERMAN, GERMAN_NATION, NATION_COUNT, type Nation, UNITS, type Unit } from '../roster.ts'
import { bodyHolder } from '../rules/04-control.ts'
import { isGroundHex } from '../rules/10.1-ground.ts'
import { isOpen } from '../rules/10.2-rail.ts'
import { roomOn, transportValue } from '../rules/10.3-capacity.ts'
import { NEITHER } from '../stacks.ts'
import { type Message, name, say } from '../words/words.ts'
import { unitFacts } from './facts-unit.ts'

/** What is worth knowing about a hex, a Patrol Box or a counter. */
export function facts(t: Table, viewer: Side, at: Target): readonly Fact<Text>[] {
  if (at.piece !== undefined) return at.piece < UNITS ? unitFacts(t, viewer, at.piece as Unit) : []
  const space = at.space as Hex | undefined
  if (space === undefined) return []
  if (isBox(space)) return waters(t, viewer, bodyOf(space))
  if (!isHex(space)) return []
  return [...ground(space), ...town(t, space), ...rails(t, viewer, space), ...shores(t, viewer, space)]
}

const TERRAINS = ['water', 'open', 'arid', 'bush', 'highland', 'forest', 'mountain', 'swamp'] as const
const HELPS: Readonly<Record<'none' | 'rifle' | 'all', Message>> = {
  none: 'fact.plain',
  rifle: 'fact.rifles',
  all: 'fact.allFire',
}

/** §10.1.4, the chart of terrain: what it costs to enter, and what it does for a defender. */
function ground(at: Hex): readonly Fact<Text>[] {
  const enter = { name: say('fact.enter'), rule: '10.1.4' }
  if (!isGroundHex(at)) return [{ ...enter, text: say('fact.noEntry') }]
  const { battle } = TERRAIN_EFFECTS[TERRAINS[TERRAIN_AT[at]] ?? 'open']
  const cars = CLOSED_TO_CARS[at] === 1 ? [say('fact.notForCars')] : []
  return [
    { ...enter, text: join([say('fact.points', { points: String(COST[at]) }), ...cars]) },
    {
      name: say('fact.ground'),
      text: say(HELPS[battle]),
      rule: battle === 'all' ? '11.8' : '11.10',
    },
  ]
}

/** §4.1.4: who controls the town, and whether it is worth a point (13.1.2). */
function town(t: Table, at: Hex): readonly Fact<Text>[] {
  const here = TOWN[at]
  if (here < 0) return []
  const holder = t.towns.holder[here]
  const side = holder === NEITHER ? say('fact.neutral') : sideAlone(holder as Side)
  const isWorth = TOWN_VP[here] === 1 && holder !== GERMAN && holder !== NEITHER
  const text = isWorth ? say('fact.worth', { side }) : side
  return [{ name: say('fact.town'), text, rule: isWorth ? '13.1.2' : '4.1.4' }]
}

/** §10.2.2, §10.2.5: each section here: may the side ride on it, and how many more in this Impulse? */
function rails(t: Table, viewer: Side, at: Hex): readonly Fact<Text>[] {
  const sides = viewer === NOBODY ? SIDES : [viewer]
  return sectionsAt(at).flatMap((section) =>
    sides.map((side): Fact<Text> => {
      const { line } = SECTIONS[section] ?? { line: 0 }
      const isUsable = isOpen(t, side, section)
      const ridden = side === t.tracks.phasing ? t.lines.ridden[line as keyof typeof t.lines.ridden & number] : 0
      const text = say(isUsable ? 'fact.open' : 'fact.shut', {
        line: name('line', line),
        stretch: name('stretch', section),
        side: name('side', side),
        left: String(Math.max(0, RAIL.capacity.units - ridden)),
      })
      return {
        name: say('fact.rail'),
        text,
        rule: isUsable ? '10.2.5' : '10.2.2',
        tone: isUsable ? 'good' : 'bad',
      }
    }),
  )
}

/** The great waters that the hex holds part of. */
const shores = (t: Table, viewer: Side, at: Hex): readonly Fact<Text>[] =>
  Array.from({ length: GREAT_BODIES }, (_, body) => body as Body)
    .filter((body) => (BODIES_AT[at] & (1 << body)) !== 0)
    .flatMap((body) => waters(t, viewer, body))

/** §10.3.3, §12.1: who controls the water; §10.3.8: what each nation can still ship on it. */
function waters(t: Table, viewer: Side, body: Body): readonly Fact<Text>[] {
  const holder = bodyHolder(t, body)
  const water = name('hex', boxOf(body))
  const held = say(holder === NOBODY ? 'fact.contested' : 'fact.heldWater', {
    water,
    side: holder === NOBODY ? '' : name('side', holder),
  })
  const tone =
    holder === NOBODY || viewer === NOBODY ? {} : { tone: holder === viewer ? ('good' as const) : ('bad' as const) }
  return [{ name: say('fact.water'), text: held, rule: '10.3.3', ...tone }, ...transports(t, viewer, body)]
}

const NATIONS: readonly Message[] = ['nation.british', 'nation.belgian', 'nation.portuguese', 'nation.german']

const transports = (t: Table, viewer: Side, body: Body): readonly Fact<Text>[] =>
  Array.from({ length: NATION_COUNT }, (_, nation) => nation as Nation)
    .filter((nation) => viewer === NOBODY || (nation === GERMAN_NATION) === (viewer === GERMAN))
    .filter((nation) => transportValue(t, nation, body) > 0)
    .map((nation) => ({
      name: say('fact.transport'),
      text: say('fact.room', {
        nation: say(NATIONS[nation] ?? 'nation.british'),
        water: name('hex', boxOf(body)),
        left: String(roomOn(t, nation, body)),
        all: String(transportValue(t, nation, body)),
      }),
      rule: '10.3.8',
    }))
