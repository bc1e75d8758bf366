import { BRITISH } from '../../data/counters-british.ts'
import { GERMAN } from '../../data/counters-german.ts'
import { bestLeader, firers, isBound } from './fire.ts'
import { mayStack } from './stacking.ts'
import { ALL, fightersAt, ground, isWay, neighboursOf, type Party, type Piece, type Spot, type World } from './world.ts'

/** §11.0, §12.3 and §10.28 read a second time. */

const foe = (party: Party): Party => (party === 'british' ? 'german' : 'british')
const partyAt = (w: World, spot: Spot): Party | undefined => (w.at.get(spot) ?? [])[0]?.party
const hasTrench = (w: World, spot: Spot): boolean => ((w.works.get(spot) ?? 0) & 1) !== 0
const isDigging = (w: World, spot: Spot): boolean => ((w.works.get(spot) ?? 0) & 2) !== 0

/** §13.3B: may the hex be attacked? */
const isVictim = (w: World, spot: Spot, of: Party): boolean =>
  fightersAt(w, spot).some((p) => p.party === foe(of) && !p.marked)

/** §11.1: whom the units of a hex may attack, when nobody has attacked yet; none if they may not attack at all. */
export function victims(w: World, from: Spot, party: Party): readonly Spot[] {
  const units = fightersAt(w, from)
  if (units.length === 0 || units[0]?.party !== party || isDigging(w, from)) return []
  if (units.some((p) => isBound(w, p))) return []
  // §11.2A: it takes more than machine guns
  if (!units.some((p) => !p.marked && p.kind !== 'machine-gun')) return []
  return neighboursOf(from).filter((at) => at !== '' && isVictim(w, at, party))
}

/** §9.7, ruling T34: morale in an average. */
const steadiness = (p: Piece, all: readonly Piece[]): number =>
  p.sect !== '' && all.some((o) => o.sect !== '' && o.sect !== p.sect) ? Math.max(1, p.morale - 1) : p.morale
const strength = (p: Piece): number => (p.defence > 0 ? p.defence : p.factor)

/** §11.2A, §11.2B: the highest rolls that still succeed. */
export function needs(w: World, from: Spot, at: Spot): readonly [attack: number, defence: number] {
  const all = fightersAt(w, from)
  const attackers = all.filter((p) => !p.marked)
  const foot = attackers.filter((p) => p.kind !== 'machine-gun')
  const defenders = fightersAt(w, at)
  const fresh = defenders.filter((p) => !p.marked)
  const side = neighboursOf(at).indexOf(from)
  const isFlank = !ground(at).allRound && [2, 3, 4].includes((side - (w.facing.get(at) ?? 0) + 6) % 6)
  const force = foot.length === 0 ? 0 : strength(foot[0] as Piece) + foot.length - 1
  const average = attackers.length === 0 ? 0 : foot.reduce((sum, p) => sum + steadiness(p, all), 0) / attackers.length
  const attack = average + force * (isFlank ? 2 : 1) + bestLeader(w, from) + covered(w, from, at)
  const line = fresh.length === 0 ? 0 : strength(fresh[0] as Piece) + fresh.length - 1
  const nerve = defenders.reduce((sum, p) => sum + steadiness(p, defenders), 0) / defenders.length
  const highest = (need: number): number =>
    Math.max(0, ...Array.from({ length: 60 }, (_, i) => i).filter((i) => i <= need + 1e-9))
  return [highest(attack), highest(nerve + line + bestLeader(w, at))]
}

/** §11.2A, §18.5: what covers those in one neighbouring hex against those in the other. */
function covered(w: World, from: Spot, at: Spot): number {
  const [here, there] = [ground(at), ground(from)]
  const grounds = [here.cover, here.ditch && !there.ditch ? -2 : 0, here.bank && !there.bank ? -2 : 0]
  return Math.min(...grounds) + (hasTrench(w, at) && !hasTrench(w, from) && !w.rain ? -2 : 0)
}

const MOVES: ReadonlyMap<string, readonly [good: number, bad: number]> = new Map(
  [...BRITISH, ...GERMAN].map((c) => [
    c.id,
    [c.front, c.back ?? c.front].map((side) => Number(side.split('-')[3])) as [number, number],
  ]),
)

/** §11.2, ruling T95: where a unit that leaves a melee goes: the hexes among which its owner may choose. */
export function refuges(w: World, p: Piece): readonly Spot[] {
  const most = MOVES.get(p.name)?.[p.disorganized ? 1 : 0] ?? 0
  const cost = new Map<Spot, number>([[p.at, 0]])
  // As often as anything gets cheaper: nothing clever
  for (let again = true; again; ) {
    again = false
    for (const [spot, so] of [...cost])
      for (const next of neighboursOf(spot)) {
        if (next === '' || ground(next).cost >= 99 || partyAt(w, next) === foe(p.party)) continue
        const whole = so + (isWay(spot, next) ? 1 : ground(next).cost)
        if (whole > most || whole >= (cost.get(next) ?? 1e9)) continue
        cost.set(next, whole)
        again = true
      }
  }
  const gone: World = { ...w, at: new Map([...w.at, [p.at, (w.at.get(p.at) ?? []).filter((o) => o.name !== p.name)]]) }
  const enemies = ALL.filter((spot) => partyAt(w, spot) === foe(p.party))
  const isSafe = (spot: Spot): boolean =>
    !enemies.some((e) => firers(gone, e, spot, 'opportunity').some((o) => o.kind !== 'artillery'))
  const inOrder = [...cost].filter(([spot]) => spot !== p.at).toSorted((a, b) => a[1] - b[1])
  const found: Spot[] = []
  let least = 1e9
  for (const [spot, so] of inOrder) {
    if (so > least) break
    if (!mayStack([...(w.at.get(spot) ?? []), p]) || !isSafe(spot)) continue
    least = so
    found.push(spot)
  }
  return found.toSorted()
}

/** §10.28B: the scatter table as printed, 5 at the top, 1 and 4 beneath, 2 and 3, 6: so many hexes that way; '' off the map. */
export function strays(target: Spot, direction: number, hexes: number): Spot {
  const clock = { 5: 0, 4: 1, 3: 2, 6: 3, 2: 4, 1: 5 }[direction] ?? 0
  let at = target
  for (let i = 0; i < hexes && at !== ''; i++) at = neighboursOf(at)[clock] ?? ''
  return at
}
