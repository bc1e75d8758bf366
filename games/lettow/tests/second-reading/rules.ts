import { RAILS, SPACES, TRAILS } from '../../data/spaces.ts'
import type { Camp, Piece, Spot, World } from './world.ts'

// The rules of movement, stacking, supply, combat and retreat once more, from the rulebook and the data alone: slow and
// plain. Whatever forbids something is named by its case; nothing is forbidden when no case is named.

/** What forbids something: cases of the rulebook. */
export type Objections = readonly string[]

const DATA = new Map(SPACES.map((s) => [s.id, s]))
const dataOf = (at: Spot) => DATA.get(at)
/** §3.5: is it a space of the map? */
export const onMap = (at: Spot): boolean => dataOf(at) !== undefined
const otherCamp = (camp: Camp): Camp => (camp === 'allied' ? 'german' : 'allied')

const joined = (links: readonly (readonly [string, string])[], at: Spot): readonly Spot[] =>
  links.flatMap(([a, b]) => (a === at ? [b] : b === at ? [a] : []))
const RAILS_FROM = new Map(SPACES.map((s) => [s.id, joined(RAILS, s.id)]))
const railsFrom = (at: Spot): readonly Spot[] => RAILS_FROM.get(at) ?? []
/** §3.1: a rail is a trail as well. */
const NEXT_TO = new Map(SPACES.map((s) => [s.id, [...joined(TRAILS, s.id), ...railsFrom(s.id)]]))
const nextTo = (at: Spot): readonly Spot[] => NEXT_TO.get(at) ?? []

/** The units of a side in a place. */
export const unitsAt = (w: World, camp: Camp, at: Spot): readonly Piece[] =>
  w.units.filter((p) => p.camp === camp && p.at === at)
const holds = (w: World, camp: Camp, at: Spot): boolean => unitsAt(w, camp, at).length > 0
export const isHostile = (w: World, camp: Camp, at: Spot): boolean => holds(w, otherCamp(camp), at)

/** §28.1: Belgian Congo and Portuguese East Africa are closed until they are at war. */
export const isClosed = (w: World, at: Spot): boolean => !w.war && ['BC', 'PEA'].includes(dataOf(at)?.region ?? '')
export const isNeutral = (w: World, p: Piece): boolean =>
  !w.war && (p.contingent === 'Belgian' || p.contingent === 'Portuguese')

/** §4.2: light and mounted infantry and the armored car. */
const isFast = (p: Piece): boolean => p.type === 'light' || p.type === 'mounted' || p.type === 'armored'

/** §11.0, §29.0: what forbids a unit to be with those in a space. */
export function againstStaying(w: World, p: Piece, at: Spot): Objections {
  if (!onMap(at)) return []
  const friends = unitsAt(w, p.camp, at).filter((other) => other.name !== p.name)
  const crowd = friends.filter((other) => other.type !== 'garrison').length
  return [
    ...(friends.some((other) => other.contingent !== p.contingent) ? ['29.0'] : []),
    ...(p.type !== 'garrison' && crowd >= 5 ? ['11.0'] : []),
  ]
}

/** §10.1, §24.3, the cards' own words: the points that a unit has at the beginning of movement. */
export function pointsOf(w: World, p: Piece, printed: Readonly<Record<string, number>>): number {
  if (p.camp !== w.phasing || p.type === 'garrison' || isNeutral(w, p)) return 0
  const isChosen = p.at === w.stack
  if ((w.card === 'A8' || w.card === 'G9') && !isChosen) return 0
  if (w.card === 'G2' && isChosen) return 4
  if (w.card === 'G5' && isNearBritish(p.at)) return 3
  return printed[p.type === 'armored' ? 'mounted' : p.type] ?? 0
}

/** Card G5: within two spaces of British East Africa. */
function isNearBritish(at: Spot): boolean {
  const near = [at, ...nextTo(at), ...nextTo(at).flatMap(nextTo)]
  return near.some((s) => dataOf(s)?.region === 'BEA')
}

/** Card G5: shut to Allied trains. */
const isTorn = (w: World, camp: Camp, at: Spot): boolean => camp === 'allied' && w.torn.includes(at)

/** §28.3: every space that one ride leads to, up to the first enemy. */
function ridesFrom(w: World, camp: Camp, from: Spot): readonly Spot[] {
  const found: Spot[] = []
  const go = (at: Spot): void => {
    for (const next of railsFrom(at)) {
      if (next === from || found.includes(next) || isTorn(w, camp, next)) continue
      found.push(next)
      if (!isHostile(w, camp, next)) go(next)
    }
  }
  if (!isTorn(w, camp, from)) go(from)
  return found
}

/** A piece is of one position alone, and asked about for every place. */
const REACH = new WeakMap<Piece, ReadonlySet<Spot>>()

/** §11.0: a move goes on for another point where the unit may pass and not stay. */
function reachOf(w: World, p: Piece): ReadonlySet<Spot> {
  const known = REACH.get(p)
  if (known !== undefined) return known
  const reached = new Set<Spot>()
  REACH.set(p, reached)
  let from: readonly Spot[] = [p.at]
  for (let point = 0; point < p.points; point++) {
    const next = from.flatMap((at) => [...nextTo(at), ...ridesFrom(w, p.camp, at)])
    const open = next.filter((at) => at !== p.at && !isClosed(w, at))
    for (const at of open) reached.add(at)
    from = open.filter((at) => againstStaying(w, p, at).length > 0 && !isHostile(w, p.camp, at))
  }
  return reached
}

/** §28.3, card G5: what stops a train between two spaces that a railway joins. */
function againstTrain(w: World, camp: Camp, from: Spot, to: Spot): Objections {
  const line = lineFrom(from, to, [])
  const cases = line.flatMap((at) => [
    ...(isTorn(w, camp, at) ? ['5.2'] : []),
    ...(at !== to && isHostile(w, camp, at) ? ['28.3'] : []),
  ])
  return line.length > 1 ? cases : []
}

/** The spaces of a railway from one to another, both included; none where no railway joins them. */
function lineFrom(from: Spot, to: Spot, been: readonly Spot[]): readonly Spot[] {
  if (from === to) return [to]
  for (const next of railsFrom(from).filter((at) => !been.includes(at))) {
    const rest = lineFrom(next, to, [...been, from])
    if (rest.length > 0) return [from, ...rest]
  }
  return []
}

const when = (holdsTrue: boolean, id: string): Objections => (holdsTrue ? [id] : [])

/** §10.0: what forbids a unit to march or ride to a place in one move. */
export function againstMove(w: World, p: Piece, to: Spot): Objections {
  const bars = [
    ...when(p.camp !== w.phasing, '10.1'),
    ...when(isNeutral(w, p), '28.1'),
    ...when(!onMap(p.at) || !onMap(to), '10.1'),
    ...when(p.type === 'garrison', '4.5'),
    ...when(w.card === 'A5', '5.2'),
    ...when(onMap(p.at) && isHostile(w, p.camp, p.at), '10.3'),
    ...when(p.points === 0, '10.8'),
    ...when(isClosed(w, to), '28.1'),
  ]
  if (bars.length > 0) return bars
  if (reachOf(w, p).has(to)) return againstStaying(w, p, to)
  const train = againstTrain(w, p.camp, p.at, to)
  return train.length > 0 ? train : ['10.2']
}

const isPort = (at: Spot): boolean => dataOf(at)?.ocean === true

/** §28.2: what forbids a unit to cross water to a place. */
export function againstSail(w: World, p: Piece, to: Spot): Objections {
  const mayLeaveBox = p.type === 'garrison' && p.at === 'ocean'
  const bars = [
    ...when(p.camp !== w.phasing, '10.1'),
    ...when(isNeutral(w, p), '28.1'),
    // §9.5: but for a garrison that leaves the Indian Ocean box, once
    ...when(p.type === 'garrison' && !mayLeaveBox, '4.5'),
    ...when(p.moved && !mayLeaveBox, '10.7'),
    ...when(p.points === 0 && !mayLeaveBox, '10.8'),
    ...when(isClosed(w, to), '28.1'),
    ...againstWater(w, p, to),
  ]
  return bars.length > 0 ? bars : againstStaying(w, p, to)
}

function againstWater(w: World, p: Piece, to: Spot): Objections {
  const [here, there] = [dataOf(p.at), dataOf(to)]
  if (to === p.at || there === undefined) return ['28.2']
  if (here?.lake !== undefined && here.lake === there.lake) return when(p.camp === 'german' && w.lakesShut, '5.2')
  if (!(p.at === 'ocean' || isPort(p.at)) || !isPort(to) || p.camp === 'german') return ['28.2']
  return when(w.oceanShut, '5.2')
}

/** §30.2: a supply center or fort that the side occupies. */
const isSource = (w: World, camp: Camp, at: Spot): boolean =>
  holds(w, camp, at) && (dataOf(at)?.center === true || w.forts[camp] === at)

/** §30.2: is the unit in supply? */
export function isSupplied(w: World, p: Piece): boolean {
  if (p.camp === 'german' && dataOf(p.at)?.region === 'GEA') return true
  const isOpen = (at: Spot): boolean => !isHostile(w, p.camp, at) && !isClosed(w, at)
  const one = nextTo(p.at).filter(isOpen)
  const two = one.flatMap(nextTo).filter(isOpen)
  if ([p.at, ...one, ...two].some((at) => isSource(w, p.camp, at))) return true
  const line = new Set<Spot>(railsFrom(p.at).length > 0 ? [p.at] : [])
  for (const at of line) for (const next of railsFrom(at)) if (isOpen(next)) line.add(next)
  return [...line].some((at) => isSource(w, p.camp, at))
}

/** §21.0: the units of the phasing side that are rolled for. */
export const hungryOf = (w: World): readonly Piece[] =>
  w.supply && w.card !== 'G7'
    ? w.units.filter(
        (p) =>
          p.camp === w.phasing &&
          onMap(p.at) &&
          !isNeutral(w, p) &&
          !isSupplied(w, p) &&
          unitsAt(w, p.camp, p.at).length > 2,
      )
    : []

/** §12.1: the spaces with both sides. */
export const meetings = (w: World): readonly Spot[] =>
  SPACES.map((s) => s.id).filter((at) => holds(w, 'allied', at) && holds(w, 'german', at))

/** §18.0: who may break off after the dice for superiority; undefined when nobody may. */
export function breaksOff(w: World, at: Spot, superior: Camp): Camp | undefined {
  const allFast = (camp: Camp): boolean => unitsAt(w, camp, at).every(isFast)
  if (!w.breakOff) return undefined
  if (allFast(superior)) return superior
  return w.card === 'G6' && superior === 'allied' && allFast('german') ? 'german' : undefined
}

/** §15.0: may a side leave? Not when it is of garrisons alone. */
export const mayLeave = (w: World, camp: Camp, at: Spot): boolean =>
  unitsAt(w, camp, at).some((p) => p.type !== 'garrison')

/** §17.1: what forbids a unit to fall back from a combat to a place. */
export function againstRetreat(w: World, p: Piece, from: Spot, to: Spot): Objections {
  const noWay = !nextTo(from).includes(to) || isHostile(w, p.camp, to) || isClosed(w, to)
  return noWay ? ['17.1'] : againstStaying(w, p, to)
}

/** §14.2: what forbids to take a unit as a loss in a combat. */
export const againstLoss = (p: Piece, camp: Camp, at: Spot): Objections => when(p.camp !== camp || p.at !== at, '14.2')

/** §27.2, §27.3, §9.5, §22.1, cards G7 and G8: what forbids to place a counter that was drawn. */
export function againstPlacing(w: World, p: Piece, to: Spot): Objections {
  const bars = [...when(onMap(to) && isHostile(w, p.camp, to), '27.1'), ...againstPlace(w, p, to)]
  return bars.length > 0 ? bars : p.type === 'fort' ? [] : againstStaying(w, p, to)
}

function againstPlace(w: World, p: Piece, to: Spot): Objections {
  const isOurs = onMap(to) && holds(w, p.camp, to)
  const isCenter = dataOf(to)?.center === true
  const region = dataOf(to)?.region
  if (p.type === 'fort') return when(!isOurs, '22.1')
  if (p.at === 'konigsberg') return when(!(isOurs && isPort(to) && region === 'GEA'), '5.2')
  if (p.camp === 'german') {
    const byCard = w.card === 'G8' || (w.card === 'G7' && region === 'GEA')
    return when(!(isOurs && (isCenter || w.forts.german === to || byCard)), '27.2')
  }
  if (p.contingent === 'Belgian') return when(to !== 'Belgian-Congo', '27.3')
  if (p.contingent === 'Portuguese') return when(to !== 'Mozambique', '27.3')
  if (p.type === 'garrison') return when(to !== 'ocean' && !(isOurs && isCenter), '9.5')
  return when(to !== 'ocean' && !(isOurs && (isCenter || isPort(to))), '27.3')
}
