import {
  AGAIN,
  ALLOWED,
  DIRECTIONS,
  type Hex,
  NEXT,
  neighbour,
  OFF_MAP,
  other,
  type Refusal,
  type Side,
} from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { LINE_HEXES, type Line, RAIL_LINE, RAIL_MILE, SECTIONS, sectionsAt } from '../board/lines.ts'
import { ALL_WATER, grid, isHex } from '../board.ts'
import { RAIL } from '../data/charts.ts'
import { automatic, choice, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { BELGIAN, isGround, MA, NATION, type Unit } from '../roster.ts'
import { firstIn, hasUnit, is, isNeutral, mark, nextIn, put, REINFORCED, sideOf } from '../stacks.ts'
import { leaveTrench } from './02-steps.ts'
import { controls, controlsTown } from './04-control.ts'
import { isHeldBack, isShutToBelgians } from './06.1-effects.ts'
import { commandOf } from './11-command.ts'
import { defending } from './11-forces.ts'

const { units: MOST_UNITS, hexes: MOST_HEXES } = RAIL.reinforcement

/** Ruling 97: no enemy in a hex of the way or next to it; those who attack in the battle's own hex do not count. */
function isThreatened(t: Table, side: Side, hex: Hex): boolean {
  if (hex === t.battle.at) return false
  const enemy = other(side)
  if (hasUnit(t, enemy, hex)) return true
  for (const d of DIRECTIONS) {
    const next = neighbour(grid, hex, d)
    if (next !== OFF_MAP && next !== t.battle.at && !ALL_WATER(hex, d) && hasUnit(t, enemy, next)) return true
  }
  return false
}

/** §10.2.4: does the side hold the end towns of the section that joins two hexes of a line? */
function worksSection(t: Table, side: Side, one: Hex, two: Hex): boolean {
  for (const s of sectionsAt(one)) {
    const section = SECTIONS[s]
    if (section === undefined || !section.hexes.includes(two)) continue
    for (const end of section.ends) if (!controlsTown(t, side, end)) return false
    return true
  }
  return false
}

/** §11.6.1: the first hex on the way from a mile of the line to the battle that stops the train; -1 when it gets through. */
function brokenAt(t: Table, side: Side, line: Line, from: number): Hex {
  const hexes = LINE_HEXES[line] ?? []
  const goal = RAIL_MILE[t.battle.at]
  const step = Math.sign(goal - from)
  for (let mile = from; ; mile += step) {
    const hex = hexes[mile] as Hex
    if (!controls(t, side, hex) || isThreatened(t, side, hex)) return hex
    if (mile === goal) return -1 as Hex
    if (!worksSection(t, side, hex, hexes[mile + step] as Hex)) return hex
  }
}

/** §6.1.4: is it a Belgian, with a hex on the way that a quarrel shuts? */
function isShutOut(t: Table, unit: Unit, line: Line, from: number): boolean {
  if (NATION[unit] !== BELGIAN) return false
  const goal = RAIL_MILE[t.battle.at]
  const step = Math.sign(goal - from)
  for (let mile = from + step; mile !== goal + step; mile += step)
    if (isShutToBelgians(t, (LINE_HEXES[line] ?? [])[mile] as Hex)) return true
  return false
}

/** §11.6: may this unit come by rail? */
function whyNotReinforce(t: Table, unit: Unit): Refusal {
  const side = defending(t)
  const { at, pickFrom } = t.battle
  const from = t.units.where[unit]
  if (!isGround(unit) || sideOf(t, unit) !== side || isNeutral(t, unit) || !isHex(from))
    return refuse.notOfDefender(unit)
  // §11.6.1: from elsewhere on the line that runs through the battle's hex
  const line = RAIL_LINE[at]
  if (line < 0 || from === at || RAIL_LINE[from] !== line) return refuse.offTheLine(unit)
  // Ruling 21: harbour guns stay
  if (MA[unit] === 0) return refuse.cannotRide(unit)
  // §11.6.2: nine hexes, six units on a line in an Impulse
  if (Math.abs(RAIL_MILE[from] - RAIL_MILE[at]) > MOST_HEXES) return refuse.tooFarByRail(unit)
  if (t.lines.reinforced[line] >= MOST_UNITS) return refuse.lineExhausted(line)
  // §11.6.4: once in a Segment
  if (is(t, unit, REINFORCED)) return refuse.cameAlready(unit)
  // §6.1.4: who may not move in this Segment does not come, nor do Belgians where a quarrel shuts the way
  if (isHeldBack(t, unit)) return refuse.heldBack(unit)
  if (isShutOut(t, unit, line, RAIL_MILE[from])) return refuse.closedGround(at)
  const broken = brokenAt(t, side, line, RAIL_MILE[from])
  if (broken >= 0) return refuse.railwayBroken(unit, broken)
  return unit < pickFrom ? refuse.reinforceUpwards(unit) : ALLOWED
}

/** Calls `visit` for every unit on the line within nine hexes; true as soon as it says so. */
function someNearby(t: Table, visit: (unit: Unit) => boolean): boolean {
  const { at } = t.battle
  const line = LINE_HEXES[RAIL_LINE[at]]
  if (line === undefined) return false
  const last = Math.min(line.length - 1, RAIL_MILE[at] + MOST_HEXES)
  for (let mile = Math.max(0, RAIL_MILE[at] - MOST_HEXES); mile <= last; mile++)
    for (let u = firstIn(t, line[mile] as Hex); u >= 0 && isGround(u); u = nextIn(t, u)) if (visit(u)) return true
  return false
}

/** §11.6.3: the unit is in the battle's hex at once, out of any trench it was in (ruling 98). */
function reinforce(t: Table, unit: Unit): void {
  const { at } = t.battle
  const from = t.units.where[unit]
  put(t, unit, at)
  leaveTrench(t, unit)
  mark(t, unit, REINFORCED)
  t.defenders.add(unit)
  t.lines.reinforced[RAIL_LINE[at]]++
  t.battle.pickFrom = (unit + 1) as Unit
  tell.reinforced(t, unit, from, at)
}

/** §11.6: the defender may bring units up by rail. */
export const reinforcement = [
  question({
    name: 'reinforce',
    rule: '11.6.1',
    about: (t) => ({ hex: t.battle.at }),
    who: defending,
    seat: commandOf(defending),
    when: (t) => someNearby(t, (u) => whyNotReinforce(t, u) === ALLOWED),
    choices: [
      choice({ action: act.end, passes: true, main: true, take: () => NEXT }),
      choice({
        action: act.reinforce,
        among(t, out) {
          someNearby(t, (u) => {
            out.add(act.reinforce(u))
            return false
          })
        },
        whyNot: (t, a) => whyNotReinforce(t, act.reinforce.unit(a)),
        take(t, a) {
          reinforce(t, act.reinforce.unit(a))
          return AGAIN
        },
      }),
    ],
  }),
  automatic('11.6.3', (t) => {
    t.battle.pickFrom = 0 as Unit
  }),
]
