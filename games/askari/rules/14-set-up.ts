import {
  ALLOWED,
  choose,
  DONE,
  type Hex,
  local,
  NEXT,
  type Next,
  other,
  RESTART,
  type Refusal,
  type Side,
  setLocal,
} from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { CLOSED_TO_CARS, GONE, isHex, OWNER, PEA, PORT_AMELIA } from '../board.ts'
import { SCENARIOS } from '../data/scenarios.ts'
import { automatic, choice, phase, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import {
  ARMORED_CAR,
  ENTENTE,
  GERMAN,
  GROUND,
  isGround,
  isVessel,
  NATION,
  NO_UNIT,
  PORTUGUESE,
  TYPE,
  type Unit,
} from '../roster.ts'
import { addCarriers, hasEnemy, nextIn, put } from '../stacks.ts'
import { seatOf, seatOfSide } from './01-seats.ts'
import { firstVesselIn, settle } from './04-control.ts'
import { scenario } from './05-calendar.ts'
import { hexOf, layAt, type Spot } from './08.1-spots.ts'
import { boxBy, isVesselOf } from './12.1-waters.ts'
import { PORTUGUESE_1916 } from './14-areas.ts'
import { carrierSpot, unitSpot } from './14-history.ts'
import { DRAWS, LOTS, type Lot } from './14-lots.ts'

/** The local with the lot that is to be placed. */
const LOT = 0

/** The lot to be placed; undefined when all are. */
export const lotOf = (t: Table): Lot | undefined => LOTS[scenario(t)][local(t, LOT)]
const lot = (t: Table): Lot => lotOf(t) ?? NO_LOT
const NO_LOT: Lot = { side: ENTENTE, unit: NO_UNIT, area: PORTUGUESE_1916 }

/** May what is asked about be set up there? */
function whyNotDeploy(t: Table, spot: Spot): Refusal {
  const { unit, area } = lot(t)
  return area.holds.has(spot) ? whyNotWithin(t, lot(t), spot) : area.why(Math.max(unit, 0) as Unit, spot)
}

/** May the lot be set up in this spot of its area? */
function whyNotWithin(t: Table, { unit, area, side }: Lot, spot: Spot): Refusal {
  if (unit === NO_UNIT) return ALLOWED
  const at = hexOf(spot)
  // §2.2.1, ruling 20: armored cars keep out of forest, mountain and swamp
  if (TYPE[unit] === ARMORED_CAR && CLOSED_TO_CARS[at] === 1) return refuse.carsStayOut(unit, spot)
  // §14.2.7c, ruling 145: no boat among enemies
  if (isVessel(unit) && isHex(at) && hasEnemy(t, side, at)) return refuse.enemyThere(spot)
  // §14.2.4: Portugal is neutral, and no coast of hers is anybody's to moor on
  if (isVessel(unit) && isHex(at) && OWNER[at] === PEA) return refuse.neutralCoast(spot)
  // §14.2.6e: one Portuguese at least in Port Amelia
  if (area === PORTUGUESE_1916 && at !== PORT_AMELIA && isLastForAmelia(t, unit)) return refuse.portAmeliaFirst(spot)
  return ALLOWED
}

/** §14.2.6e: is nobody in Port Amelia yet, and this the last who could be? */
function isLastForAmelia(t: Table, unit: Unit): boolean {
  const first = t.stacks.firstIn(PORT_AMELIA)
  if (first >= 0 && isGround(first)) return false
  return !LOTS[scenario(t)].some((each) => each.unit > unit && each.unit < GROUND && NATION[each.unit] === PORTUGUESE)
}

/** Lays the lot down. */
function deploy(t: Table, { side, unit }: Lot, spot: Spot): void {
  if (unit === NO_UNIT) {
    addCarriers(t, side, spot, 1)
    tell.carrierDeployed(t, side, spot)
    return
  }
  layAt(t, unit, spot)
  tell.setUpIn(t, unit, spot)
  if (!isGround(unit)) return
  settle(t, hexOf(spot))
  clearHarbour(t, side, hexOf(spot))
}

/** §12.3.9: boats that the Germans, who are first, have moored where the Entente's units now stand lie in the Patrol Box. */
function clearHarbour(t: Table, side: Side, at: Hex): void {
  for (let u = firstVesselIn(t, at), following: Unit; u >= 0; u = following) {
    following = nextIn(t, u)
    if (!isVesselOf(t, other(side), u)) continue
    put(t, u, boxBy(at))
    tell.drivenOff(t, u, at, boxBy(at))
  }
}

function next(t: Table): void {
  setLocal(t, LOT, local(t, LOT) + 1)
}

const deployThere = choice({
  action: act.deploy,
  exact: true,
  among(t, out) {
    const now = lot(t)
    for (const spot of now.area.spots) if (whyNotWithin(t, now, spot) === ALLOWED) out.add(act.deploy(spot))
  },
  whyNot: (t, a) => whyNotDeploy(t, act.deploy.hex(a)),
  take(t, a) {
    deploy(t, lot(t), act.deploy.hex(a))
    next(t)
    return RESTART
  },
})

/** All that the side has still to place lies as history, or we, had it. */
const asInHistory = choice({ action: act.historical, main: true, take: layAsInHistory })

function layAsInHistory(t: Table): Next {
  const { side } = lot(t)
  for (let carrier = laidBefore(t); lotOf(t)?.side === side; next(t)) {
    const each = lot(t)
    if (isOut(t, each)) continue
    deploy(
      t,
      each,
      each.unit === NO_UNIT ? carrierSpot(scenario(t), side, carrier++) : unitSpot(scenario(t), each.unit),
    )
  }
  return RESTART
}

/** How many of the side's Carriers lie already. */
function laidBefore(t: Table): number {
  const { side } = lot(t)
  return LOTS[scenario(t)].slice(0, local(t, LOT)).filter((each) => each.side === side && each.unit === NO_UNIT).length
}

const isOut = (t: Table, { unit }: Lot): boolean => unit !== NO_UNIT && t.units.where[unit] === GONE

const placeUnit = question({
  name: 'setUp',
  rule: '14.0',
  about: (t) => ({ unit: lot(t).unit }),
  when: (t) => lot(t).unit !== NO_UNIT,
  who: (t): Side => lot(t).side,
  seat: (t) => seatOf(t, lot(t).unit),
  choices: [deployThere, asInHistory],
})

const placeCarrier = question({
  name: 'setUpCarrier',
  rule: '14.0',
  when: (t) => lotOf(t)?.unit === NO_UNIT,
  who: (t): Side => lot(t).side,
  seat: (t) => seatOfSide(lot(t).side),
  choices: [deployThere, asInHistory],
})

/** §14.2.7a: when the Germans are set up, six British ships are drawn by lot and leave the game. */
function drawShips(t: Table): void {
  const { count, from } = DRAWS[scenario(t)]
  const left = [...from]
  for (let n = count; n > 0; n--) {
    const [ship] = left.splice(choose(t, left.length), 1)
    if (ship === undefined) return
    put(t, ship, GONE)
    tell.drawnOut(t, ship)
  }
}
const haveBeenDrawn = (t: Table): boolean => DRAWS[scenario(t)].from.some((ship) => t.units.where[ship] === GONE)

/** Goes on to the next lot; behind the last the first turn begins. */
const goOn = automatic('14.0', (t) => {
  if (lot(t).side !== GERMAN && !haveBeenDrawn(t)) drawShips(t)
  while (lotOf(t) !== undefined && isOut(t, lot(t))) next(t)
  if (lotOf(t) !== undefined) return NEXT
  t.tracks.turn = SCENARIOS[scenario(t)].first - 1
  return DONE
})

/** §14.0: the scenario is set up, in the order of ruling 140. */
export const setUp = phase('set-up', 'set-up', '14.0', [goOn, placeUnit, placeCarrier])
