import { bestLeader, type Fire, firers, isBound, need } from './fire.ts'
import { apart, fightersAt, leadersAt, type Piece, type Spot, type World } from './world.ts'

/** §10.25 read a second time: what dice make of a volley, told as the game tells it. */

/** A volley: from where, at whom, and who moves there in Opportunity Fire. */
export interface Shot {
  readonly from: Spot
  readonly at: Spot
  readonly fire: Fire
  readonly movers?: { readonly names: ReadonlySet<string>; readonly facing: number; readonly cover: number }
}

/** What must be told of a volley until its own checks are over; undefined when dice are missing. */
export function story(w: World, shot: Shot, dice: readonly number[], totalSix: boolean): readonly string[] | undefined {
  const told: string[] = []
  let i = 0
  const die = () => dice[i++] ?? Number.NaN
  const [first, second] = [die(), die()]
  const all = firers(w, shot.from, shot.at, shot.fire)
  const needed = Math.max(0, need(w, shot.from, shot.at, shot.fire, shot.movers) ?? 0)
  told.push(`fired ${needed}`)
  // §7.3, §19.4: as they lie in the table's order
  const inOrder = (w.at.get(shot.from) ?? []).filter((p) => all.includes(p))
  if (totalSix ? first + second === 6 : first === 6 || second === 6)
    for (const p of inOrder) told.push(`ranOut ${p.name}`)
  if (inOrder.some((p) => p.m71)) told.push('smoked')
  if (first + second > needed) return [...told, 'missed']
  told.push('hit')
  if (shot.fire !== 'opportunity' && ((w.works.get(shot.at) ?? 0) & 2) !== 0) told.push('digFailed')

  const isThere = (p: Piece) => shot.movers === undefined || shot.movers.names.has(p.name)
  const present = fightersAt(w, shot.at).filter(isThere)
  const byTop = present.toSorted((a, b) => Number(a.marked) - Number(b.marked) || a.rank - b.rank)
  const struck = shot.fire === 'defensive' ? byTop.slice(0, 1) : present
  const sects = (p: Piece) => p.sect !== '' && present.some((q) => q.sect !== '' && q.sect !== p.sect)
  const steady = (p: Piece, morale: number): number => {
    if (shot.fire === 'opportunity' && p.kind === 'machine-gun' && p.party === 'british') return 1
    const base = p.defence > 0 ? p.defence : morale
    return sects(p) ? Math.max(1, base - 1) : base
  }

  const leaders = leadersAt(w, shot.at).filter(isThere)
  const alive = leaders.filter((l) => {
    const falls = [2, 7, 12].includes(die() + die())
    told.push(`${falls ? 'leaderFell' : 'leaderSurvived'} ${l.name}`)
    return !falls
  })
  // Whom he must be fit to lead: in stacks as they should be all are of one formation
  const bonus = bestLeader(
    w,
    shot.at,
    [...struck].toSorted((a, b) => w.pieces.indexOf(a) - w.pieces.indexOf(b)).slice(0, 1),
    alive,
  )
  const sum = struck.reduce((total, p) => total + steady(p, p.morale), 0)
  if ((die() + die()) * struck.length <= sum + bonus * struck.length) return [...told, 'stood']
  told.push('wavered')
  const dead = new Set<string>()
  const flipped = new Set<string>()
  const kill = (p: Piece) => {
    dead.add(p.name)
    told.push(`eliminated ${p.name}`)
  }
  const flip = (p: Piece) => {
    flipped.add(p.name)
    told.push(`disorganized ${p.name}`)
  }
  if (shot.fire !== 'opportunity')
    for (const p of w.at.get(shot.at) ?? []) if (p.marked && p.kind !== 'leader' && p.kind !== 'stevedore') kill(p)
  const top = struck.filter((p) => !dead.has(p.name)).toSorted((a, b) => a.rank - b.rank)[0]
  if (top !== undefined) (top.disorganized ? kill : flip)(top)
  for (const p of struck.toSorted((a, b) => a.rank - b.rank)) {
    if (dead.has(p.name)) continue
    const back = flipped.has(p.name) ? backOf(p) : p.morale
    const fails = die() > steady(p, back) + bonus
    told.push(`${fails ? 'lostNerve' : 'keptNerve'} ${p.name}`)
    if (fails) (p === top || p.disorganized ? kill : flip)(p)
  }
  return i > dice.length ? undefined : told
}

let backs: ReadonlyMap<string, number> = new Map()
/** The morale on the disorganized side of each unit, read off the data. */
export function learnBacks(of: ReadonlyMap<string, number>): void {
  backs = of
}
const backOf = (p: Piece): number => backs.get(p.name) ?? p.morale

/** §6.3.3: what a formation has lost. */
export const losses = (w: World, formation: string): number =>
  w.pieces
    .filter((p) => p.formation === formation)
    .reduce((sum, p) => {
      if (p.lost) return sum + (p.kind === 'leader' ? 1 : 2)
      return sum + (p.disorganized && p.at !== 'aboard' && p.at !== 'to-come' ? 1 : 0)
    }, 0)

/** §6.3.4E: who stands beside a formation that breaks. */
export const beside = (w: World, formation: string): readonly string[] => {
  const own = w.pieces.filter((p) => p.formation === formation && p.kind !== 'leader' && /^\d/.test(p.at))
  const party = own[0]?.party
  return w.pieces
    .filter(
      (p) =>
        p.formation !== formation &&
        p.kind !== 'leader' &&
        p.kind !== 'stevedore' &&
        p.party === party &&
        !isBound(w, p) &&
        /^\d/.test(p.at),
    )
    .filter((p) => own.some((o) => apart(o.at, p.at) <= 1))
    .map((p) => p.name)
}
