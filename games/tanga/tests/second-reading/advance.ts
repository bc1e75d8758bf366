import { isBound } from './fire.ts'
import { mayStack } from './stacking.ts'
import { fightersAt, ground, leadersAt, neighboursOf, type Party, type Piece, type Spot, type World } from './world.ts'

/** §14.0 read a second time, with rulings T102, T103, T141 and T161. */

const foe = (party: Party): Party => (party === 'british' ? 'german' : 'british')
const ownersOf = (w: World, spot: Spot): Party | undefined => (w.at.get(spot) ?? [])[0]?.party
const own = (w: World, spot: Spot, party: Party): readonly Piece[] =>
  (w.at.get(spot) ?? []).filter((p) => p.party === party)
const isOnMap = (p: Piece): boolean => /^\d{4}$/.test(p.at)

/** How many hexes apart, however far: along a column half a hex is gained with every column that is crossed. */
function hexesApart(a: Spot, b: Spot): number {
  const [ca = 0, cb = 0] = [a, b].map((spot) => Number(spot.slice(0, 2)))
  const [ra = 0, rb = 0] = [a, b].map(
    (spot) => Number(spot.slice(2)) * 2 + (Number(spot.slice(0, 2)) % 2 === 0 ? 1 : 0),
  )
  const across = Math.abs(ca - cb)
  return across + Math.max(0, (Math.abs(ra - rb) - across) / 2)
}

/** §14.1, ruling T141: the attackers who are still in their hex and may act, with the leaders there. */
export function advancers(w: World, from: Spot, attackers: ReadonlySet<string>): readonly Piece[] {
  const units = fightersAt(w, from).filter((p) => attackers.has(p.name) && !p.marked && !isBound(w, p))
  return units.length === 0 ? [] : [...units, ...leadersAt(w, from)]
}

/** §15.6, T39: could they be in that hex, which is next to theirs? */
const mayEnter = (w: World, group: readonly Piece[], to: Spot, party: Party): boolean =>
  ground(to).cost < 99 &&
  !fightersAt(w, to).some((p) => p.party === foe(party)) &&
  mayStack([...own(w, to, party).filter((p) => !group.some((each) => each.name === p.name)), ...group])

/** §14.1: do those who are left advance, now that the melee is over? */
export function isWon(w: World, from: Spot, at: Spot, attackers: ReadonlySet<string>): boolean {
  const group = advancers(w, from, attackers)
  const [first] = group
  return first !== undefined && mayEnter(w, group, at, first.party)
}

/** §14.1: the leaders whose bonus may be added: with them, and theirs (17.1). */
export const whoMayLead = (group: readonly Piece[]): readonly string[] =>
  group
    .filter((p) => p.kind === 'leader' && p.bonus > 0)
    .filter((p) => p.party === 'german' || p.staff || p.formation === group[0]?.formation)
    .map((p) => p.name)

const toNearest = (w: World, party: Party, from: Spot): number =>
  Math.min(...w.pieces.filter((p) => p.party !== party && isOnMap(p)).map((p) => hexesApart(from, p.at)))

/** §14.1: where they may go next: into the hex that was taken, and from there on nearer to the nearest enemy counter. */
export function nextSteps(w: World, group: readonly Piece[], here: Spot, taken: Spot | undefined): readonly Spot[] {
  const party = group[0]?.party ?? 'british'
  return neighboursOf(here)
    .filter((to) => to !== '' && mayEnter(w, group, to, party))
    .filter((to) =>
      taken === undefined
        ? ownersOf(w, to) !== foe(party) && toNearest(w, party, to) < toNearest(w, party, here)
        : to === taken,
    )
}

/** What a step into a hex does to the enemies there and beside it. */
export interface Meeting {
  /** §2.6.3: left in the hex. */
  readonly overrun: readonly string[]
  /** §14.1, ruling T161: is anybody but stevedores beside it? */
  readonly halts: boolean
  /** §14.1, ruling T103: stevedores beside it, if the advance goes on. */
  readonly cutDown: readonly string[]
  /** §17.2.3: leaders alone beside it. */
  readonly caught: readonly string[]
}

/** §14.1: so many hexes are left after this step. */
export function meeting(w: World, party: Party, to: Spot, left: number): Meeting {
  const beside = neighboursOf(to).filter((spot) => spot !== '' && ownersOf(w, spot) === foe(party))
  const all = beside.flatMap((spot) => w.at.get(spot) ?? [])
  const halts = all.some((p) => p.kind !== 'stevedore')
  return {
    overrun: own(w, to, foe(party)).map((p) => p.name),
    halts,
    cutDown: !halts && left > 0 ? all.map((p) => p.name) : [],
    caught: beside
      .filter((spot) => fightersAt(w, spot).length === 0)
      .flatMap((spot) => leadersAt(w, spot))
      .map((p) => p.name),
  }
}
