import { ALLOWED, choose, NEXT, RESTART, type Refusal, type Side } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import {
  GEA,
  IS_CENTER,
  IS_OCEAN_PORT,
  isOnMap,
  KONIGSBERG,
  OCEAN_BOX,
  POOL,
  REGION_OF,
  SPACES,
  type Space,
  space,
} from '../board.ts'
import { automatic, choice, phase, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import {
  ALLIED,
  BELGIAN,
  CONTINGENT_OF,
  card,
  FORT_OF,
  GERMAN,
  IS_FORT,
  IS_GARRISON,
  IS_KAR,
  PORTUGAL,
  SIDE_OF,
  UNITS,
  type Unit,
  unit,
} from '../roster.ts'
import { hasEnemy, isBritish, occupies, putAt } from './03-map.ts'
import { whyNotStack } from './11-stacking.ts'

const NONE = -1 as Unit
const KON_A = unit('KonA')
const KONIGSBERG_CARD = card('G1')
const RIFLES_EXPAND = card('A4')
const OFF_THE_LAND = card('G7')
const GUERRILLA = card('G8')
const BELGIAN_CONGO = space('Belgian-Congo')
const MOZAMBIQUE = space('Mozambique')

/** How many counters of a side's pool `counts` counts. */
function inPool(t: Table, side: Side, kar: boolean): number {
  let n = 0
  for (let u = 0 as Unit; u < UNITS; u++) if (isInPool(t, side, u) && (!kar || IS_KAR[u] === 1)) n++
  return n
}
const isInPool = (t: Table, side: Side, u: Unit): boolean => SIDE_OF[u] === side && t.units.where[u] === POOL + side

/** Card G1: does it land KonA now? */
const isShipDue = (t: Table): boolean => t.tracks.card === KONIGSBERG_CARD && comesByShip(t, KON_A)

/** §9.1: draws the next counter at random. */
const draw = automatic('9.1', (t) => {
  const side = t.tracks.phasing
  // Card G1, first play: KonA lands before anything else
  if (isShipDue(t)) {
    t.tracks.drawn = KON_A
    return
  }
  t.tracks.drawn = NONE
  if (t.tracks.draws === 0) return
  t.tracks.draws--
  // Card A4: the first of its two draws is a KAR battalion, if there is one
  const kar = t.tracks.card === RIFLES_EXPAND && t.tracks.draws === 1 && inPool(t, side, true) > 0
  const n = inPool(t, side, kar)
  // §9.4: an empty pool gives nothing
  if (n === 0) {
    t.tracks.draws = 0
    tell.nobodyToDraw(t, side)
    return
  }
  t.tracks.drawn = pick(t, side, kar, choose(t, n))
  tell.drew(t, t.tracks.drawn)
})

function pick(t: Table, side: Side, kar: boolean, n: number): Unit {
  let left = n
  for (let u = 0 as Unit; ; u++) if (isInPool(t, side, u) && (!kar || IS_KAR[u] === 1) && left-- === 0) return u
}

/** May the counter just drawn be placed there? */
export function whyNotDeploy(t: Table, at: Space): Refusal {
  const u = t.tracks.drawn
  const side = SIDE_OF[u]
  // §27.1: never where enemies are
  if (isOnMap(at) && hasEnemy(t, side, at)) return refuse.enemyThere(at)
  // §22.1 + §9.6: a fort where a friendly unit builds it
  if (IS_FORT[u] === 1) return isOnMap(at) && occupies(t, side, at) ? ALLOWED : refuse.noFortThere(at)
  if (side === GERMAN ? !isGermanPlace(t, u, at) : !isAlliedPlace(t, u, at)) return whyNotHere(t, u, at)
  return whyNotStack(t, u, at)
}

/** The case that keeps a counter from a place. */
function whyNotHere(t: Table, u: Unit, at: Space): Refusal {
  if (comesByShip(t, u)) return refuse.notByShip(u, at)
  if (SIDE_OF[u] === GERMAN) return refuse.notByGermanPlacement(u, at)
  // §9.5: British garrisons are bound more closely than 27.3 binds others
  return IS_GARRISON[u] === 1 && isBritish(u) ? refuse.notForGarrison(u, at) : refuse.notByPlacement(u, at)
}

/** Card G1, first play: is it KonA, still aboard? */
const comesByShip = (t: Table, u: Unit): boolean => u === KON_A && t.units.where[u] === KONIGSBERG

/** §27.2: supply centers and forts that Germans occupy; cards G1, G7 and G8 say otherwise. */
function isGermanPlace(t: Table, u: Unit, at: Space): boolean {
  if (!isOnMap(at) || t.places.german[at] === 0) return false
  if (comesByShip(t, u)) return IS_OCEAN_PORT[at] === 1 && REGION_OF[at] === GEA
  if (t.tracks.card === GUERRILLA) return true
  if (t.tracks.card === OFF_THE_LAND && REGION_OF[at] === GEA) return true
  return IS_CENTER[at] === 1 || t.units.where[FORT_OF[GERMAN]] === at
}

/** §27.3: by contingent; garrisons by 9.5. §22.5: an Allied fort takes no recruits. */
function isAlliedPlace(t: Table, u: Unit, at: Space): boolean {
  if (CONTINGENT_OF[u] === BELGIAN) return at === BELGIAN_CONGO
  if (CONTINGENT_OF[u] === PORTUGAL) return at === MOZAMBIQUE
  if (at === OCEAN_BOX) return isBritish(u)
  if (!isOnMap(at) || t.places.allied[at] === 0) return false
  // §9.5: a British garrison in a supply center only
  return IS_CENTER[at] === 1 || (IS_GARRISON[u] === 0 && IS_OCEAN_PORT[at] === 1)
}

const hasPlace = (t: Table): boolean => {
  for (let s = 0 as Space; s <= OCEAN_BOX; s++) if (whyNotDeploy(t, s) === ALLOWED) return true
  return false
}

/** §9.3: a counter without a place goes back, and the draw is lost. */
const sendBack = automatic('9.3', (t) => {
  const u = t.tracks.drawn
  if (u === NONE || hasPlace(t)) return
  if (comesByShip(t, u)) putAt(t, u, (POOL + GERMAN) as Space)
  t.tracks.drawn = NONE
  tell.returned(t, u)
})

const alliedArrives = tell.deployed.under('27.3')
const shipLands = tell.deployed.under('27.1')

const deploy = question({
  name: 'deploy',
  rule: '9.2',
  when: (t) => t.tracks.drawn !== NONE,
  who: (t) => t.tracks.phasing,
  about: (t) => ({ unit: t.tracks.drawn }),
  choices: [
    choice({
      action: act.deploy,
      among(t, out) {
        const side = t.tracks.phasing
        // §27.2, §27.3: nobody comes anywhere but to friends, to a supply center or to the box
        for (let s = 0 as Space; s < SPACES; s++) if (IS_CENTER[s] === 1 || occupies(t, side, s)) out.add(act.deploy(s))
        out.add(act.deploy(OCEAN_BOX))
      },
      whyNot: (t, a) => whyNotDeploy(t, act.deploy.space(a)),
      take(t, a) {
        arrive(t, t.tracks.drawn, act.deploy.space(a))
        t.tracks.drawn = NONE
        return NEXT
      },
    }),
  ],
})

function arrive(t: Table, u: Unit, at: Space): void {
  const byShip = comesByShip(t, u)
  putAt(t, u, at)
  if (IS_FORT[u] === 1) tell.fortBuilt(t, at)
  else if (byShip) shipLands(t, u, at)
  else if (SIDE_OF[u] === ALLIED) alliedArrives(t, u, at)
  else tell.deployed(t, u, at)
}

const drawAgain = automatic('9.1', (t) => (t.tracks.draws > 0 || isShipDue(t) ? RESTART : NEXT))

/** §7.0 (c): the reinforcements of a player turn. */
export const reinforcements = phase('reinforcements', 'reinforcements', '9.0', [draw, sendBack, deploy, drawAgain])
