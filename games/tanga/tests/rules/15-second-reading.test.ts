import { expect, test } from 'vitest'
import { hex } from '../../board.ts'
import { BRITISH } from '../../data/counters-british.ts'
import { GERMAN } from '../../data/counters-german.ts'
import { NO_UNIT, type Unit } from '../../roster.ts'
import { HALTED, HAS_FIRED, is, mark } from '../../stacks.ts'
import { given } from '../given.ts'
import { type Below, drawsOf, scatterAnew } from '../scattered.ts'
import { isBound } from '../second-reading/fire.ts'
import { mayStack } from '../second-reading/stacking.ts'
import {
  ground,
  isWay,
  neighboursOf,
  type Party,
  type Piece,
  type Spot,
  type World,
  worldOf,
} from '../second-reading/world.ts'

// §15.0 read a second time: which hexes may march, who of them may be picked, and where those who go may step.

const SCATTERED = 60
const WAYS = ['N', 'NE', 'SE', 'S', 'SW', 'NW']
const g = given()
const { t } = g

/** §15.2: the movement factors on either side of a counter; leaders have twelve (17.2.2). */
const FACTORS: ReadonlyMap<string, readonly [number, number]> = new Map(
  [...BRITISH, ...GERMAN].map((c) => [
    c.id,
    [Number(c.front.split('-')[3]), Number((c.back ?? c.front).split('-')[3])],
  ]),
)
const idOf = (w: World, p: Piece): Unit => w.pieces.indexOf(p) as Unit
const isFighter = (p: Piece): boolean => p.kind !== 'leader' && p.kind !== 'stevedore'

/** §15.1, §15.8, §6.3.4C, §18.1, §19.2.1: is he free to move? */
function isFree(w: World, p: Piece): boolean {
  const u = idOf(w, p)
  if (p.kind === 'stevedore' || is(t, u, HALTED) || isBound(w, p)) return false
  if (p.kind === 'machine-gun' && p.party === 'british' && is(t, u, HAS_FIRED)) return false
  return !(isFighter(p) && ((w.works.get(p.at) ?? 0) & 2) !== 0)
}
/** §15.2, §20.2, §20.5: can he pay for a step? */
function canPay(w: World, p: Piece, from: Spot, to: Spot): boolean {
  const spent = t.units.spent[idOf(w, p)] ?? 0
  if (w.night && p.party === 'british') return spent === 0
  const printed = FACTORS.get(p.name)?.[p.disorganized ? 1 : 0] ?? 12
  const most = w.night ? Math.floor(printed / 2) : printed
  return spent + (isWay(from, to) ? 1 : ground(to).cost) <= most
}
/** §9.0, but for who holds them together: that is asked when the phase ends (ruling T43). */
function areOneStack(w: World, group: readonly Piece[]): boolean {
  const holds = w.pieces.find((p) => p.name === (group[0]?.party === 'british' ? 'aitken' : 'lettow')) as Piece
  return group.length === 1 || mayStack(group.filter(isFighter).length > 1 ? [...group, holds] : group)
}
/** §15.1, §15.2, §15.8: where they may step together; it takes a combat unit to overrun anybody (rulings T75, T133). */
function steps(w: World, group: readonly Piece[], from: Spot): readonly Spot[] {
  if (!areOneStack(w, group)) return []
  const party = group[0]?.party
  return neighboursOf(from).filter((to) => {
    if (to === '' || ground(to).cost > 90) return false
    const enemies = (w.at.get(to) ?? []).filter((p) => p.party !== party)
    if (enemies.some(isFighter) || (enemies.length > 0 && !group.some(isFighter))) return false
    return group.every((p) => canPay(w, p, from, to))
  })
}
const canGo = (w: World, group: readonly Piece[], from: Spot): boolean => steps(w, group, from).length > 0

/** Scatters; some have moved, some are halted. */
function lay(seed: number): { w: World; party: Party; below: Below; posts: readonly Spot[] } {
  scatterAnew(t, seed)
  const below = drawsOf(seed + 15_000)
  const all = worldOf(t).pieces
  const often = 2 + below(6)
  for (const [u, p] of all.entries()) {
    if (!/^\d/.test(p.at)) continue
    if (below(often) === 0) t.units.spent[u as Unit] = below(9)
    if (below(8) === 0) mark(t, u as Unit, HALTED)
  }
  t.tracks.weather = 0
  const w = worldOf(t)
  const party = t.tracks.phasing === 0 ? 'british' : 'german'
  const posts = [...w.at.keys()].filter((at) => /^\d/.test(at) && w.at.get(at)?.[0]?.party === party)
  return { w, party, below, posts }
}
const frames = (procedure: string, at: string) =>
  g.given.ask({ procedure: 'match', at: 1 }, { procedure: 'turn', at: 16 }, { procedure, at })
const sorted = (words: readonly string[]): string => words.toSorted().join()

test('15.1, 15.2, 15.3, 15.8, 6.3.4c, 18.1, 19.2.1, 20.2, 20.5 which hexes may march', () => {
  const wrong: string[] = []
  let can = 0
  for (let seed = 15_000; seed < 15_000 + SCATTERED; seed++) {
    const { w, posts } = lay(seed)
    frames('movement-phase', 'movement')
    const read = posts.filter((at) => (w.at.get(at) ?? []).some((p) => isFree(w, p) && canGo(w, [p], at)))
    can += read.length
    const listed = g.legal.filter((words) => /^march \d/.test(words))
    if (sorted(listed) !== sorted(read.map((at) => `march ${at}`))) wrong.push(`${seed}: ${listed}, not ${read}`)
    for (const at of w.at.keys())
      if (/^\d/.test(at) && (g.why(`march ${at}`) === '') !== read.includes(at)) wrong.push(`${seed}: march ${at}`)
  }
  expect(wrong.slice(0, 6)).toEqual([])
  expect(can).toBeGreaterThan(400)
})

test('15.1, 15.2, 9.0 who of a hex may be picked to go, one after the other, and who may go together', () => {
  const wrong: string[] = []
  const count = { take: 0, all: 0, go: 0, not: 0 }
  for (let seed = 15_100; seed < 15_100 + SCATTERED; seed++) {
    const { w, posts, below } = lay(seed)
    const crowds = posts.filter((at) => (w.at.get(at)?.length ?? 0) > 1)
    for (const at of [crowds[below(crowds.length)], crowds[below(crowds.length)], posts[below(posts.length)]]) {
      const here = [...(at === undefined ? [] : (w.at.get(at) ?? []))].sort((a, b) => idOf(w, a) - idOf(w, b))
      if (at === undefined || !here.some((p) => isFree(w, p) && canGo(w, [p], at))) continue
      const free = here.filter((p) => isFree(w, p))
      const picked: Piece[] = []
      t.group.clear()
      for (const p of free) if (below(3) === 0 && canGo(w, [...picked, p], at)) picked.push(p)
      for (const p of picked) t.group.add(idOf(w, p))
      t.march.at = hex(at)
      const last = picked.at(-1)
      t.march.picked = last === undefined ? NO_UNIT : idOf(w, last)
      frames('march', 'take')
      const takes = free.filter((p) => idOf(w, p) > t.march.picked && canGo(w, [...picked, p], at))
      const all = picked.length === 0 && canGo(w, free, at) ? ['all'] : []
      const go = picked.length > 0 && canGo(w, picked, at) ? ['go'] : []
      const read = [...takes.map((p) => `take ${p.name}`), ...all, ...go]
      if (sorted(g.legal) !== sorted(read)) wrong.push(`${seed} ${at}: ${g.legal}, not ${read}`)
      for (const p of here)
        if ((g.why(`take ${p.name}`) === '') !== takes.includes(p)) wrong.push(`${seed} ${at}: take ${p.name}`)
      count.take += takes.length
      count.all += all.length
      count.go += go.length
      if (free.length > takes.length) count.not++
    }
  }
  expect(wrong.slice(0, 6)).toEqual([])
  expect(Math.min(...Object.values(count))).toBeGreaterThan(5)
})

test('15.1, 15.2, 15.5, 15.7, 15.8, 8.1, 8.3, 20.2, 20.5 where those who go may step, how they face, and what it takes', () => {
  const wrong: string[] = []
  let [open, went] = [0, 0]
  for (let seed = 15_200; seed < 15_200 + 2 * SCATTERED; seed++) {
    const { w, posts, below } = lay(seed)
    const [some, other] = [posts[below(posts.length)], posts[below(posts.length)]]
    for (const at of new Set([some, other])) {
      const free = (at === undefined ? [] : (w.at.get(at) ?? [])).filter((p) => isFree(w, p))
      const group = free.filter(() => below(3) > 0)
      if (at === undefined || group.length === 0) continue
      t.group.clear()
      for (const p of group) t.group.add(idOf(w, p))
      t.march.at = hex(at)
      frames('march', 'step')
      const to = steps(w, group, at)
      const isArmed = group.some(isFighter)
      const read = to.flatMap((spot) =>
        (isArmed && !ground(spot).allRound ? WAYS : ['N']).map((way) => `step to ${spot} facing ${way}`),
      )
      open += to.length
      const listed = g.legal.filter((words) => words.startsWith('step '))
      if (sorted(listed) !== sorted(read)) wrong.push(`${seed} ${at}: ${listed}, not ${read}`)
      for (const spot of neighboursOf(at))
        for (const way of ['N', 'SE'])
          if (
            spot !== '' &&
            (g.why(`step to ${spot} facing ${way}`) === '') !== read.includes(`step to ${spot} facing ${way}`)
          )
            wrong.push(`${seed} ${at}: step to ${spot} facing ${way}`)
      const words = read[below(read.length)]
      // Whoever is overrun may end the match
      const goal = words?.slice(8, 12) ?? ''
      if (words === undefined || (w.at.get(goal) ?? []).some((p) => p.party !== group[0]?.party)) continue
      const before = group.map((p) => t.units.spent[idOf(w, p)] ?? 0)
      g.play(words)
      if (!/(opportunity|step|take|movement)$/.test(g.asked)) break
      went++
      const cost = (p: Piece) => (w.night && p.party === 'british' ? 1 : isWay(at, goal) ? 1 : ground(goal).cost)
      for (const [i, p] of group.entries()) {
        const after = worldOf(t).pieces[idOf(w, p)]
        if (after?.at !== goal || after.marked) wrong.push(`${seed} ${p.name} is in ${after?.at}`)
        const spent = t.units.spent[idOf(w, p)]
        if (spent !== (before[i] ?? 0) + cost(p)) wrong.push(`${seed} ${p.name} has spent ${spent}`)
        if ((p.kind === 'machine-gun' && p.party === 'british') !== after?.moved)
          wrong.push(`${seed} ${p.name} has moved`)
      }
      const others = (w.at.get(goal) ?? []).some(isFighter)
      const facing = WAYS[worldOf(t).facing.get(goal) ?? -1]
      if (isArmed && !others && facing !== words.split(' ').at(-1)) wrong.push(`${seed} faces ${facing}: ${words}`)
      if (others && facing !== WAYS[w.facing.get(goal) ?? -1]) wrong.push(`${seed} turns others: ${words}`)
      break
    }
  }
  expect(wrong.slice(0, 6)).toEqual([])
  expect([open > 200, went > 40]).toEqual([true, true])
})
