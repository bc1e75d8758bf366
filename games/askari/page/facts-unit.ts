import type { Called } from '@boma/counsel'
import { type Hex, NOBODY, type Side } from '@boma/kernel'
import { type Fact, join, type Text } from '@boma/showing'
import { isHex } from '../board.ts'
import type { Table } from '../layout.ts'
import {
  ARMORED_CAR,
  AV,
  face,
  isGround,
  isVessel,
  MA,
  MV,
  TYPE,
  type Unit,
  WITHDRAW_TURN,
  WITHDRAW_TURN2,
} from '../roster.ts'
import { isWintgens } from '../rules/06.1-effects.ts'
import {
  eachCarrierSource,
  isOpenNode,
  isSupplied,
  lineOf,
  nationOf,
  wishedLineOf,
} from '../rules/07-communications.ts'
import { pointsLeft } from '../rules/10.1-force.ts'
import { VESSEL_POINTS } from '../rules/12.1-waters.ts'
import { bombardment, FINISHED, gunnery, is, isNeutral, quickFire, REDUCED, rifle, SET_OUT, sideOf } from '../stacks.ts'
import { type Message, name, say } from '../words/words.ts'
import { nodeOf, timetable } from './timetable.ts'

/** §2.2, §2.3: what a counter's values are, how far it goes, when it leaves, and how it is supplied. */
export function unitFacts(t: Table, viewer: Side, u: Unit): readonly Fact<Text>[] {
  const fact = (key: Message, text: Text, rule: string): Fact<Text> => ({ name: say(key), text, rule })
  const morale = MV[u] === 0 ? say('fact.noMorale') : String(MV[u])
  return [
    fact('fact.values', values(t, u), isVessel(u) ? '2.3.7' : '2.2.2'),
    ...(isGround(u) ? [fact('fact.morale', morale, '11.3')] : []),
    fact('fact.movement', movement(t, viewer, u), isVessel(u) ? '12.3.4' : '10.1.1'),
    ...leaving(t, u),
    ...(hasSupply(t, viewer, u) ? [line(t, u), ...byWayOf(t, u), ...feeding(t, u)] : []),
  ]
}

function values(t: Table, u: Unit): Text {
  if (isVessel(u)) {
    const av = AV[face(u, is(t, u, REDUCED) ? 1 : 0)]
    return say('fact.shipValues', { gv: String(gunnery(t, u)), av: String(av) })
  }
  return say('fact.unitValues', {
    bv: String(bombardment(t, u)),
    mqv: String(quickFire(t, u)),
    rv: String(rifle(t, u)),
  })
}

function movement(t: Table, viewer: Side, u: Unit): Text {
  if (isVessel(u)) {
    const spent = sideOf(t, u) === t.tracks.phasing ? t.units.spent[u] : 0
    return say('fact.atSea', { left: String(Math.max(0, VESSEL_POINTS - spent)) })
  }
  if (MA[u] === 0) return say('fact.still')
  const points = String(MA[u])
  if (t.force.has(u)) return say('fact.left', { points, left: String(pointsLeft(t, u)) })
  const hasMoved = sideOf(t, u) === t.tracks.phasing && is(t, u, FINISHED | SET_OUT)
  if (hasMoved) return say('fact.moved', { points })
  // §10.1.8: without a line it has a point less, unless a Carrier feeds it, and an armored car has none
  if (!hasSupply(t, viewer, u) || isSupplied(t, u)) return say('fact.allowance', { points })
  return TYPE[u] === ARMORED_CAR ? say('fact.strandedCar', { points }) : say('fact.unfed', { points, left: MA[u] - 1 })
}

/** §8.3: the turn of its next withdrawal. */
function leaving(t: Table, u: Unit): readonly Fact<Text>[] {
  const turn = [WITHDRAW_TURN[u], WITHDRAW_TURN2[u]].find((each) => each > t.tracks.turn)
  if (turn === undefined) return []
  const text = say('fact.leavesOn', { turn: String(turn), month: name('month', turn) })
  return [{ name: say('fact.leaves'), text, rule: '8.3.1' }]
}

const hasSupply = (t: Table, viewer: Side, u: Unit): boolean =>
  isGround(u) && isHex(t.units.where[u]) && !isNeutral(t, u) && (viewer === NOBODY || viewer === sideOf(t, u))

/** §7.1: the source of its line, or the node where the shortest that it could have breaks. */
function line(t: Table, u: Unit): Fact<Text> {
  const fact = (text: Text, tone: 'good' | 'bad', rule = '7.1'): Fact<Text> => ({
    name: say('fact.line'),
    text,
    rule,
    tone,
  })
  if (isWintgens(t, u)) return fact(say('fact.wintgens'), 'good', '6.1.4')
  const [side, nation, at] = [sideOf(t, u), nationOf(t, u), t.units.where[u]]
  const nodes: Hex[] = []
  const length = lineOf(t, side, nation, at, 0, nodes)
  if (length > 0) return fact(say('fact.hasLine', { source: nodeOf(nodes[length - 1] as Hex) }), 'good')
  const wished = wishedLineOf(t, side, nation, at, nodes)
  // From its source on, as supply comes: the first node that does not serve.
  const shut = nodes.slice(0, wished).findLast((node) => !isOpenNode(t, side, node, at))
  return shut === undefined
    ? fact(say('fact.noWay'), 'bad')
    : fact(say('fact.breaks', { hex: nodeOf(shut) }), 'bad', '7.1.2')
}

/** §7.1: the line that it has, or the shortest that it could have, stop by stop. */
function byWayOf(t: Table, u: Unit): readonly Fact<Text>[] {
  const [side, nation, at] = [sideOf(t, u), nationOf(t, u), t.units.where[u]]
  const nodes: Hex[] = []
  if (isWintgens(t, u)) return []
  const length = lineOf(t, side, nation, at, 0, nodes) || wishedLineOf(t, side, nation, at, nodes)
  const stops = timetable(t, side, nodes.slice(0, length))
  return stops.length === 0 ? [] : [{ name: say('fact.by'), text: join(stops), rule: '7.1.1' }]
}

/** §7.2.3: the Carriers that it could use up as sources, when it has no line. */
function feeding(t: Table, u: Unit): readonly Fact<Text>[] {
  const [side, nation, at] = [sideOf(t, u), nationOf(t, u), t.units.where[u]]
  if (isWintgens(t, u) || lineOf(t, side, nation, at, 0, []) > 0) return []
  const places: Called[] = []
  eachCarrierSource(t, side, nation, at, 0, (hex) => places.push(name('hex', hex)))
  if (places.length === 0) return []
  const text = say('fact.carriersIn', { places })
  return [{ name: say('fact.feeds'), text, rule: '7.2.3' }]
}
