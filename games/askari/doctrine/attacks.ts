import { directionTo, type Hex } from '@boma/kernel'
import { grid, isHex, RIVER, TOWN } from '../board.ts'
import { BELGIAN, GERMAN, GERMAN_NATION, type Unit } from '../roster.ts'
import { ATTACKING, hasLine } from '../rules/07-communications.ts'
import { idleCarriers } from '../rules/10.1-force.ts'
import { hexOf } from '../rules/10.1-ground.ts'
import { attackOf } from './assembly.ts'
import { defenceOf } from './front.ts'
import { forecast, foresee, type Onset } from './odds.ts'
import type { Column, Mission, Picture } from './picture.ts'
import { FAR, hexAt, type Node } from './reach.ts'
import {
  ALL_BUT_CERTAIN,
  CALLED_UPON,
  DROWNED,
  GOOD_CHANCE,
  KILL_WORTH,
  LAST_CHANCE,
  SLIGHT,
  STEP_WORTH,
} from './weights.ts'

/** Attacks that are worth it, the best first; nobody is in two of them, and nobody is attacked twice before it is seen what came of it. */
export function attack(picture: Picture): void {
  const places = new Set(picture.columns.map(({ group }) => group.place))
  const found = [...places].flatMap((place) => attacksFrom(picture, place))
  found.sort((a, b) => b.worth - a.worth || a.to - b.to || a.place - b.place)
  for (const mission of found) {
    const isFree = (u: Unit): boolean => picture.columns.some(({ free }) => free.includes(u))
    if (!mission.units.every(isFree) || picture.missions.some(({ goal }) => goal === mission.goal)) continue
    picture.dispatch(mission)
    picture.front.held[mission.goal] = 1
  }
}

function attacksFrom(picture: Picture, place: Hex): readonly Mission[] {
  const columns = picture.columns.filter(({ group }) => group.place === place)
  return picture.goals.flatMap((at, i) => {
    if (!picture.isHeldAgainst(at)) return []
    const able = columns.filter(({ spent }) => spent[i] !== FAR)
    const mission = able.length === 0 ? undefined : weigh(picture, able, at, i)
    return mission === undefined ? [] : [mission]
  })
}

function weigh(picture: Picture, columns: readonly Column[], at: Hex, goal: number): Mission | undefined {
  const [first] = columns as [Column]
  const { place } = first.group
  picture.explore(first, 1)
  const to = picture.nodeIn(at)
  const overSea = first.overSea[goal] === 1
  const carriers = carriersWith(picture, first)
  const all = columns.flatMap(({ group }) => group.units)
  const best = bestForce(picture, all, { place, at, overSea }, onsetOf(picture, first, to, overSea, carriers))
  if (best === undefined || best.worth <= otherwise(picture, columns, best.units) + SLIGHT) return undefined
  const units = best.units.toSorted((a, b) => a - b)
  return { task: 'strike', place, units, to, goal: at, carriers, worth: best.worth, chance: best.chance }
}

/** Where an attack comes from and goes. */
interface Way {
  readonly place: Hex
  readonly at: Hex
  readonly overSea: boolean
}

/** How many of them attack, the strongest first: as many as are worth most, when that is a good chance. */
function bestForce(picture: Picture, all: readonly Unit[], way: Way, onset: Onset) {
  const { t, front } = picture
  const least = front.hope < 1 ? LAST_CHANCE : GOOD_CHANCE
  const ranked = all.toSorted((a, b) => attackOf(t, b) - attackOf(t, a) || a - b)
  let best: { readonly units: readonly Unit[]; readonly worth: number; readonly chance: number } | undefined
  for (let n = 1; n <= ranked.length; n++) {
    const units = ranked.slice(0, n)
    foresee(t, front.side, units.toReversed(), way.at, onset)
    const chance = forecast.win
    const worth = chance < least ? 0 : worthOf(picture, way.place, units, way.at, way.overSea) - n * CALLED_UPON
    if (worth > (best?.worth ?? 0)) best = { units, worth, chance }
    if (chance >= ALL_BUT_CERTAIN) break
  }
  return best
}

/** §7.1.7: British and Portuguese fight from a Carrier of their own; Germans and Belgians live off the next hex (7.1.8). */
const livesOffLand = ({ group }: Column): boolean => group.nation === GERMAN_NATION || group.nation === BELGIAN
function carriersWith({ t }: Picture, column: Column): number {
  const { place } = column.group
  return livesOffLand(column) || !isHex(hexOf(place)) ? 0 : Math.min(1, idleCarriers(t, place))
}

function onsetOf(picture: Picture, column: Column, to: Node, overSea: boolean, carriers: number): Onset {
  const { t, front } = picture
  const isFed = livesOffLand(column)
    ? !overSea && hasLine(t, front.side, column.group.nation, hexAt(to), ATTACKING)
    : carriers > 0
  const isLed = front.side === GERMAN && t.tracks.germanLeadership > 0
  return { isFed, isHard: overSea || isOverRiver(picture, to), isLed }
}

function isOverRiver({ reach }: Picture, to: Node): boolean {
  const from = reach.before[to] as Node
  const d = from < 0 ? undefined : directionTo(grid, hexAt(from), hexAt(to))
  return d !== undefined && RIVER(hexAt(from), d)
}

/** What an attack is worth of which `forecast` speaks. */
function worthOf(picture: Picture, place: Hex, units: readonly Unit[], at: Hex, overSea: boolean): number {
  const { t, front } = picture
  const { win, own, theirs } = forecast
  const danger = picture.dangerTo(at, overSea)
  const isOurs = front.held[at] === 1 && TOWN[at] >= 0
  const prize = isOurs ? 0 : front.points[at] * (1 - front.risk(at, units.length) / 2)
  const patience = Math.min(1, (front.turnsLeft + front.hope) / 2)
  const guard = units.reduce((sum, u) => sum + defenceOf(t, u), 0)
  const left = isHex(hexOf(place)) ? front.leaving(hexOf(place), guard) : 0
  const foes = front.ground.foes[at] as number
  const losses = patience * (win * KILL_WORTH * foes + STEP_WORTH * (theirs - 2 * own))
  return (1 - danger) * (win * prize + losses) - left - danger * DROWNED * units.length
}

/** What so many would gain one by one if they did not attack; less, for others could see to some of it. */
function otherwise(picture: Picture, columns: readonly Column[], units: readonly Unit[]): number {
  const gains: number[] = []
  for (let i = 0; i < picture.goals.length; i++) {
    const at = picture.goals[i] as Hex
    if (picture.isHeldAgainst(at)) continue
    let best = 0
    for (const { spent, overSea } of columns)
      if (spent[i] !== FAR) best = Math.max(best, picture.gain(at, units[0] as Unit, overSea[i] === 1))
    if (best > 0) gains.push(best)
  }
  gains.sort((a, b) => b - a)
  return gains.slice(0, units.length).reduce((sum, gain) => sum + BY_OTHERS * gain, 0)
}
const BY_OTHERS = 0.6
