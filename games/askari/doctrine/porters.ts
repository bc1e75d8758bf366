import type { Hex } from '@boma/kernel'
import { isHex } from '../board.ts'
import { BRITISH, CARRIER_MA, GERMAN, GERMAN_NATION } from '../roster.ts'
import { idleCarriers } from '../rules/10.1-force.ts'
import { hexOf } from '../rules/10.1-ground.ts'
import { carriersAt } from '../stacks.ts'
import type { Group } from './front.ts'
import type { Picture } from './picture.ts'
import { FAR, hexAt, type Node } from './reach.ts'
import { SLIGHT } from './weights.ts'

/** Carriers of a side that travel by themselves: any nation's, by land, rail and sea (2.5.3). */
export const portersFrom = (place: Hex, side: number): Group => ({
  place,
  nation: side === GERMAN ? GERMAN_NATION : BRITISH,
  points: CARRIER_MA,
  isCar: false,
  units: [],
})

/** Impulses that Carriers walk to a fist. */
const FARTHEST = 3

/** §7.1.6: British who attack live off the Carriers that they bring: every fist is sent one; those who stand alone where the enemy comes go to friends. */
export function sendPorters(picture: Picture): void {
  const { t, front, fists } = picture
  const wanting = new Set(fists.filter((at) => front.side !== GERMAN && carriersAt(t, front.side, at) === 0))
  for (let place = t.laden.next(0); place >= 0; place = t.laden.next(place + 1)) {
    if (idleCarriers(t, place) === 0 || fists.includes(hexOf(place))) continue
    const group = portersFrom(place, front.side)
    picture.reach.explore(t, front.ground, group, FARTHEST)
    const to = fistFor(picture, wanting)
    if (to >= 0) send(picture, place, to, 1)
    else if (isExposed(picture, hexOf(place))) send(picture, place, friendNear(picture), idleCarriers(t, place))
  }
}

/** Could the enemy come to Carriers that stand there alone? */
function isExposed({ front }: Picture, at: Hex): boolean {
  return isHex(at) && front.ground.ours[at] === 0 && front.pressure[at] > 0 && front.fear > 0
}

/** The nearest fist that wants a Carrier; -1 when none is in reach. It wants none any more. */
function fistFor(picture: Picture, wanting: Set<Hex>): Node {
  let best = -1
  let least = FAR
  for (const at of wanting) {
    const node = picture.nodeIn(at)
    const spent = picture.reach.spent[node] as number
    if (spent < least) {
      least = spent
      best = node
    }
  }
  if (best >= 0) wanting.delete(hexAt(best))
  return best
}

/** The nearest hex with units of ours that is reached in this Impulse; -1 for none. */
function friendNear({ reach, front }: Picture): Node {
  let best = -1
  let least = reach.points + 1
  for (let i = 0; i < reach.count; i++) {
    const node = reach.nodes[i] as Node
    const spent = reach.spent[node] as number
    if (spent < least && spent > 0 && (front.ground.ours[hexAt(node)] as number) > 0) {
      least = spent
      best = node
    }
  }
  return best
}

function send(picture: Picture, place: Hex, goal: Node, carriers: number): void {
  const to = goal < 0 ? -1 : picture.stage(goal)
  if (to < 0) return
  picture.dispatch({ task: 'feed', place, units: [], to, goal: hexAt(goal), carriers, worth: SLIGHT })
}
