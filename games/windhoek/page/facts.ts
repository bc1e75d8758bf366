import { copy, type Direction, type Hex, NOBODY, neighbour, newTable, OFF_MAP, other, type Side } from '@boma/kernel'
import { type Fact, sideAlone, type Target, type Text } from '@boma/showing'
import { grid, isHex, SEA, TERRAIN_AT } from '../board.ts'
import { fedBy } from '../counsel/supply.ts'
import { layout, type Table } from '../layout.ts'
import { COUNTER, IS_ENGINEER, IS_TRAIN, SIDE_OF, UNITS, type Unit } from '../roster.ts'
import { inEzoc, throwsRailZone, throwsZone } from '../rules/11-zones.ts'
import { BRIDGED, canCross, type Gait, gaitOf, stepCost } from '../rules/13-movement.ts'
import { halvedBy, tiesDefendBy } from '../rules/16.5-ground.ts'
import { inSupply } from '../rules/18-supply.ts'
import { isRoad } from '../rules/21-railroads.ts'
import {
  allowance,
  combatFactor,
  controller,
  hasEnemy,
  hasTwoSteps,
  isConverted,
  isDisrupted,
  isMobile,
  isOnMap,
} from '../stacks.ts'
import { type Message, pointsWord, say } from '../words/words.ts'
import { unitWord } from './bodies.ts'

/** What is worth knowing about a hex, for a force that may go there, or about a counter. */
export function facts(t: Table, viewer: Side, at: Target, force: readonly number[]): readonly Fact<Text>[] {
  if (at.piece !== undefined) return at.piece < UNITS ? ofUnit(t, viewer, at.piece as Unit) : []
  const hex = at.space as Hex
  if (hex === undefined || !isHex(hex)) return []
  const units = force
    .filter((piece) => piece < UNITS)
    .map((piece) => piece as Unit)
    .filter((u) => isMobile(t, u))
  return [
    ground(t, hex),
    ...toEnter(t, hex, units),
    held(t, hex),
    ...zones(t, viewer, hex),
    ...supplyThere(t, hex, units),
  ]
}

const supposed = newTable(layout)

/** §18.0: how the force would be fed there; of several the first that would not, for the others do not help it. */
function supplyThere(t: Table, hex: Hex, force: readonly Unit[]): readonly Fact<Text>[] {
  if (force.length === 0 || TERRAIN_AT[hex] === SEA || hasEnemy(t, SIDE_OF[force[0] as Unit], hex)) return []
  copy(t, supposed)
  for (const u of force) {
    supposed.stacks.take(u)
    supposed.stacks.put(u, hex)
  }
  const hungry = force.find((u) => !inSupply(supposed, u))
  return [fed(supposed, hungry ?? (force[0] as Unit))]
}

/** §15.5.2 + §16.5: what the ground does for whoever defends it. */
function ground(t: Table, hex: Hex): Fact<Text> {
  const ties = tiesDefendBy(t, hex, false)
  const half = halvedBy(t, hex, false)
  const helps = [...(ties === '' ? [] : [say('fact.ties')]), ...(half === undefined ? [] : [say('fact.halves')])]
  const [one = say('fact.plain'), second] = helps
  return {
    name: say('fact.ground'),
    text: second === undefined ? one : say('fact.and', { one, other: second }),
    rule: half === undefined && ties !== '' ? ties : '16.5',
  }
}

/** §13.4: what it costs the force to come in, over each side by which it may. */
function toEnter(t: Table, hex: Hex, force: readonly Unit[]): readonly Fact<Text>[] {
  const [lead, ...others] = force
  if (lead === undefined) return []
  const sides: { readonly cost: number; readonly byRail: boolean }[] = []
  for (let d = 0; d < 6; d++) {
    const from = neighbour(grid, hex, d as Direction)
    if (from === OFF_MAP || TERRAIN_AT[from] === SEA) continue
    if (canCross(t, lead, from, ((d + 3) % 6) as Direction, hex))
      sides.push({ cost: costFor(t, force, from, hex), byRail: isRoad(t, from, hex) })
  }
  const who = others.length === 0 ? unitWord(lead) : say('fact.together', { count: String(force.length) })
  return [
    {
      name: say('fact.enter'),
      text: sides.length === 0 ? say('fact.noEntry') : say('fact.forForce', { cost: costWords(sides), force: who }),
      rule: '13.4',
    },
  ]
}

/** §13.2 + §24.1: what the dearest of the force pays for a step; rivers are free to all who march with an engineer. */
function costFor(t: Table, force: readonly Unit[], from: Hex, to: Hex): number {
  const bridged: Gait = force.some((u) => IS_ENGINEER[u] === 1) ? BRIDGED : 0
  return Math.max(...force.map((u) => stepCost(t, gaitOf(u) | bridged, from, to)))
}

function costWords(sides: readonly { readonly cost: number; readonly byRail: boolean }[]): Text {
  const costs = (byRail: boolean) => sides.filter((side) => side.byRail === byRail).map(({ cost }) => cost)
  const [rail, land] = [costs(true), costs(false)]
  const range = (of: readonly number[]): Text => {
    const [least, most] = [Math.min(...of), Math.max(...of)]
    if (least === most) return say('fact.points', { points: pointsWord(least) })
    return say('fact.fromSides', { least: pointsWord(least), most: pointsWord(most) })
  }
  if (rail.length === 0) return range(land)
  if (land.length === 0) return range(rail)
  return say('fact.byRail', { points: pointsWord(Math.min(...rail)), ground: range(land) })
}

/** §4.0: who controls the hex. */
function held(t: Table, hex: Hex): Fact<Text> {
  const side = controller(t, hex)
  return {
    name: say('fact.held'),
    text: side === NOBODY ? say('fact.nobody') : sideAlone(side),
    rule: '4.0',
  }
}

/** §11.0: whose zones reach the hex; an enemy one halts. An onlooker has no enemy. */
function zones(t: Table, viewer: Side, hex: Hex): readonly Fact<Text>[] {
  const sides = ([0, 1] as Side[]).filter((side) => inEzoc(t, other(side), hex))
  const zone = say('fact.zone')
  if (sides.length === 0) return [{ name: zone, text: say('fact.noZone'), rule: '11.0' }]
  return sides.map((side): Fact<Text> => {
    const isEnemy = viewer !== NOBODY && side !== viewer
    const text = say(isEnemy ? 'fact.enemyZone' : 'fact.ownZone', { side: sideAlone(side) })
    return { name: zone, text, rule: isEnemy ? '11.4' : '11.0', ...(isEnemy ? { tone: 'bad' as const } : {}) }
  })
}

/** §3.3: what a counter is, what its values do, and how it fares. */
function ofUnit(t: Table, viewer: Side, u: Unit): readonly Fact<Text>[] {
  const counter = COUNTER[u]
  const type = isConverted(t, u) ? (counter.turnsInto ?? counter.type) : counter.type
  const fact = (key: Message, text: Text, rule: string): Fact<Text> => ({ name: say(key), text, rule })
  return [
    fact('fact.type', say(`type.${type}`), '3.3'),
    fact('fact.combat', hits(combatFactor(t, u)), '16.1'),
    fact('fact.movement', moves(t, u), '13.2'),
    fact('fact.zone', say(zoneOf(t, u)), '11.1'),
    fact('fact.steps', steps(t, u), '16.3'),
    ...(isOnMap(t, u) && (viewer === NOBODY || viewer === SIDE_OF[u]) ? [fed(t, u)] : []),
  ]
}

const hits = (factor: number): Text =>
  factor === 0
    ? say('fact.fightsNot')
    : say('fact.hits', {
        factor: String(factor),
        rolls: factor === 1 ? '1' : say('page.upTo', { most: String(factor) }),
      })

function moves(t: Table, u: Unit): Text {
  if (!isMobile(t, u)) return say('fact.still')
  if (IS_TRAIN[u] === 1) return say('fact.railOnly')
  const points = pointsWord(allowance(t, u))
  if (!t.force.has(u)) return say('fact.allowance', { points })
  return say('fact.marching', { points, left: pointsWord(allowance(t, u) - t.units.spent[u]) })
}

const zoneOf = (t: Table, u: Unit): Message =>
  throwsZone(t, u) ? 'fact.zoneAround' : throwsRailZone(t, u) ? 'fact.zoneRail' : 'fact.noZone'

function steps(t: Table, u: Unit): Text {
  const { front, back = '' } = COUNTER[u]
  if (!hasTwoSteps(u)) return say('fact.oneStep')
  return isDisrupted(t, u) ? say('fact.lastStep', { front }) : say('fact.twoSteps', { back })
}

function fed(t: Table, u: Unit): Fact<Text> {
  const { isFed, text } = fedBy(t, u)
  return { name: say('fact.supply'), text, rule: '18.0', tone: isFed ? 'good' : 'bad' }
}
