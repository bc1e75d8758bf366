import { directionTo, type Hex } from '@boma/kernel'
import { grid, isHex, RIVER, TOWN } from '../board.ts'
import { BELGIAN, GERMAN, GERMAN_NATION, type Unit } from '../roster.ts'
import { ATTACKING, hasLine } from '../rules/07-communications.ts'
import { idleCarriers } from '../rules/10.1-force.ts'
import { hexOf } from '../rules/10.1-ground.ts'
import { landersAt, supportersAt } from './assaults.ts'
import { attackOf } from './assembly.ts'
import type { Front } from './front.ts'
import { forecast, foresee, type Onset } from './odds.ts'
import type { Column, Mission, Party, Picture } from './picture.ts'
import { FAR, hexAt, type Node } from './reach.ts'
import { run } from './runs.ts'
import {
  ALL_BUT_CERTAIN,
  CALLED_UPON,
  DROWNED,
  KILL_WORTH,
  LAST_CHANCE,
  NOTHING_TO_LOSE,
  SLIGHT,
  STEP_WORTH,
} from './weights.ts'

/** Attacks that are worth it, the best first; nobody is in two of them, and nobody is attacked twice before it is seen what came of it. */
export function attack(picture: Picture): void {
  const places = new Set(picture.columns.map(({ group }) => group.place))
  weighOtherwise(picture)
  const found = [...places].flatMap((place) => attacksFrom(picture, place))
  found.sort((a, b) => b.worth - a.worth || a.to - b.to || a.place - b.place)
  for (const mission of found) {
    const isFree = (u: Unit): boolean => picture.columns.some(({ free }) => free.includes(u))
    const all = [mission, ...(mission.others ?? [])].flatMap(({ units }) => units)
    if (!all.every(isFree) || picture.missions.some(({ goal }) => goal === mission.goal)) continue
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
  const lead: Party = { place, units: columns.flatMap(({ group }) => group.units), to, carriers }
  const helpers = landersAt(picture, at, goal, ({ group }) => group.place === place)
  const onset = onsetOf(picture, first, to, overSea, carriers)
  const best = bestForce(picture, [lead, ...helpers], { at, overSea }, onset)
  if (best === undefined) return undefined
  const { hope } = picture.front
  if (best.worth <= SLIGHT * (0.1 + 0.9 * hope)) return undefined
  const [{ units = [] } = lead, ...others] = best.parties
  return { task: 'strike', place, units, to, goal: at, carriers, worth: best.worth, chance: best.chance, others }
}

/** Where an attack goes, and whether by sea. */
interface Way {
  readonly at: Hex
  readonly overSea: boolean
}

interface Force {
  readonly units: readonly Unit[]
  readonly parties: readonly Party[]
  readonly worth: number
  readonly chance: number
}

/** How many of them attack, the strongest first, and only then those who join them: as many as are worth most, when that is a good chance. */
function bestForce(picture: Picture, parties: readonly Party[], way: Way, onset: Onset): Force | undefined {
  const { t, front, elsewhere } = picture
  const least = leastChance(front)
  const use = (u: Unit): number => attackOf(t, u) - DEARER * (elsewhere.get(u) ?? 0)
  const ranked = parties.flatMap(({ units }) => units.toSorted((a, b) => use(b) - use(a) || a - b))
  const lead = parties[0]?.units.length ?? 0
  let best: Force | undefined
  for (let n = 1; n <= ranked.length; n++) {
    const units = ranked.slice(0, n)
    foresee(t, front.side, units.toReversed(), way.at, n > lead ? { ...onset, isHard: true } : onset)
    const chance = forecast.win
    if (chance >= least) {
      const going = parties.flatMap((party) => partOf(party, units))
      const worth = worthOf(picture, going, way) - forgone(picture, units)
      if (worth > (best?.worth ?? 0)) best = { units, parties: going, worth, chance }
    }
    if (chance >= ALL_BUT_CERTAIN) break
  }
  return best
}

/** The chance below which nobody attacks. */
function leastChance({ hope, presses, goodChance }: Front): number {
  if (hope === 0) return NOTHING_TO_LOSE
  return hope < 1 || presses ? LAST_CHANCE : goodChance
}

/** Those of a party who are among so many. */
function partOf(party: Party, among: readonly Unit[]): readonly Party[] {
  const units = party.units.filter((u) => among.includes(u)).sort((a, b) => a - b)
  return units.length === 0 ? [] : [{ ...party, units }]
}

/** §7.1.7: British and Portuguese fight from a Carrier of their own; Germans and Belgians live off the next hex (7.1.8). */
const livesOffLand = ({ group }: Column): boolean => group.nation === GERMAN_NATION || group.nation === BELGIAN
function carriersWith({ t }: Picture, column: Column): number {
  const { place } = column.group
  return livesOffLand(column) || !isHex(hexOf(place)) ? 0 : Math.min(1, idleCarriers(t, place))
}

function onsetOf(picture: Picture, column: Column, to: Node, overSea: boolean, carriers: number): Onset {
  const { t, front } = picture
  const isFed = overSea
    ? carriers > 0 && comesWithLine(picture, column)
    : (livesOffLand(column) || carriers > 0) && hasLine(t, front.side, BELGIAN, hexAt(to), ATTACKING)
  const { germanLeadership, ententeLeadership } = t.tracks
  const isLed = (front.side === GERMAN ? germanLeadership : ententeLeadership) > 0
  const ships = supportersAt(t, front.side, hexAt(to))
  return { isFed, isHard: overSea || isOverRiver(picture, to), isLed, ships }
}

/** §8.1.3, §10.3.5: who lands with a Carrier has the line that he put to sea with. */
const comesWithLine = ({ t, front }: Picture, { group: { place, nation } }: Column): boolean =>
  !isHex(hexOf(place)) || hasLine(t, front.side, nation, hexOf(place))

function isOverRiver({ reach }: Picture, to: Node): boolean {
  const from = reach.before[to] as Node
  const d = from < 0 ? undefined : directionTo(grid, hexAt(from), hexAt(to))
  return d !== undefined && RIVER(hexAt(from), d)
}

/** What an attack is worth of which `forecast` speaks. */
function worthOf(picture: Picture, parties: readonly Party[], { at, overSea }: Way): number {
  const { front } = picture
  const { win, own, theirs } = forecast
  const count = parties.reduce((sum, { units }) => sum + units.length, 0)
  const danger = picture.dangerTo(at, overSea)
  const isOurs = front.held[at] === 1 && TOWN[at] >= 0
  const prize = isOurs ? 0 : front.points[at] * (1 - front.risk(at, Math.min(ENOUGH, count)) / 2)
  const patience = Math.min(1, (front.turnsLeft + front.hope) / 2)
  const foes = front.ground.foes[at] as number
  const losses = patience * (win * KILL_WORTH * foes + STEP_WORTH * (theirs - 2 * own))
  return (1 - danger) * (win * prize + losses) - leftBy(picture, parties) - danger * DROWNED * count
}

/** So many hold what they have taken. */
const ENOUGH = 4

/** What is lost where they leave. */
function leftBy({ t, front }: Picture, parties: readonly Party[]): number {
  let sum = 0
  for (const { place, units } of parties) {
    const from = hexOf(place)
    if (!isHex(from)) continue
    sum += front.leaving(
      from,
      units.reduce((guard, u) => guard + front.guardOf(t, u), 0),
    )
  }
  return sum
}

/** By so much more strength than he gains elsewhere is somebody taken along. */
const DEARER = 2

/** Finds what each unit would gain on a run if nobody attacked: others see to what it leaves only as far as there are others. */
function weighOtherwise(picture: Picture): void {
  for (const { unit, worth } of picture.rehearse(() => run(picture, SLIGHT))) picture.elsewhere.set(unit, worth)
}

/** What so many forgo by an attack: their runs, and to be at hand. */
function forgone({ front, elsewhere }: Picture, units: readonly Unit[]): number {
  const onCall = CALLED_UPON * (0.05 + 0.95 * front.hope)
  return units.reduce((sum, u) => sum + onCall + (elsewhere.get(u) ?? 0), 0)
}
