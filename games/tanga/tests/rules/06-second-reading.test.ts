import { ALLOWED } from '@boma/kernel'
import { expect, test } from 'vitest'
import { FORMATIONS as BREAKPOINTS } from '../../data/formations.ts'
import {
  FORMATION,
  FORMATION_IDS,
  FORMATIONS,
  type Formation,
  IS_COMBAT,
  NAMES,
  UNITS,
  type Unit,
} from '../../roster.ts'
import { isDivided, moraleUnderFire, printedMorale } from '../../rules/06.1-morale.ts'
import { rallyNeed, whyNotRally } from '../../rules/06.2-rally.ts'
import { isBreaking } from '../../rules/06.3-collapse.ts'
import { recover, recoverAtOnce } from '../../rules/06.3-recovery.ts'
import { noteNeighbours } from '../../rules/06.3-rout.ts'
import {
  BREAKS_WITH,
  breakpointOf,
  brokenFormations,
  COLLAPSED,
  isBound,
  isBroken,
  isWithOwn,
  lossesOf,
  noteLosses,
  RECOVERED,
} from '../../rules/06.3-standing.ts'
import { DEFENSIVE, OFFENSIVE, OPPORTUNITY } from '../../rules/10-fire.ts'
import { DISORGANIZED, mark } from '../../stacks.ts'
import { given } from '../given.ts'
import { type Below, drawsOf, scatterAnew } from '../scattered.ts'
import { isBound as isBoundAgain } from '../second-reading/fire.ts'
import { losses } from '../second-reading/hit.ts'
import { apart, fightersAt, leadersAt, type Piece, type World, worldOf } from '../second-reading/world.ts'

// §6.0 read a second time: morale, who rallies and on what, what breaks a formation, who is bound, who stands beside.

const SCATTERED = 60
const ALL_UNITS = Array.from({ length: UNITS }, (_, u) => u as Unit)
const ALL_FORMATIONS = Array.from({ length: FORMATIONS }, (_, f) => f as Formation)
const isFighter = (p: Piece) => p.kind !== 'leader' && p.kind !== 'stevedore'

const g = given()
/** Compares on scattered positions, and says where the two readings differ. */
function compared(
  from: number,
  compare: (w: World, below: Below) => Readonly<Record<string, readonly unknown[]>>,
): string[] {
  const wrong: string[] = []
  for (let seed = from; seed < from + SCATTERED; seed++) {
    scatterAnew(g.t, seed)
    const below = drawsOf(seed + 60_000)
    for (const [what, [first, second]] of Object.entries(compare(worldOf(g.t), below)))
      if (JSON.stringify(first) !== JSON.stringify(second))
        wrong.push(`${seed} ${what}: ${JSON.stringify(first)}, read again ${JSON.stringify(second)}`)
  }
  return wrong
}
const both = (what: string, first: unknown, second: unknown) => [[what, [first, second]]] as const
const perPiece = (w: World, of: (p: Piece, u: Unit) => readonly (readonly [string, readonly unknown[]])[]) =>
  Object.fromEntries(
    ALL_UNITS.flatMap((u) => of(w.pieces[u] as Piece, u).map(([what, pair]) => [`${w.pieces[u]?.name} ${what}`, pair])),
  )

/** §9.7: is somebody of another sect among them? */
const areOthers = (p: Piece, among: readonly Piece[]) =>
  p.sect !== '' && among.some((q) => q.sect !== '' && q.sect !== p.sect)

test('6.1, 9.7, 19.2.1, 19.5 the morale of every counter, printed and under fire', () => {
  const wrong = compared(6_000, (w, below) =>
    perPiece(w, (p, u) => {
      if (!isFighter(p)) return []
      if (below(2) === 0) g.t.group.add(u)
      const movers = fightersAt(w, p.at).filter((q) => g.t.group.has(w.pieces.indexOf(q) as Unit))
      const isIn = below(2) === 0
      const base = p.defence > 0 ? p.defence : p.morale
      const less = isIn ? Math.max(1, base - 1) : base
      const isCaught = p.kind === 'machine-gun' && p.party === 'british'
      return [
        ...both('printed', printedMorale(g.t, u), p.morale),
        ...both('standing', moraleUnderFire(g.t, u, OFFENSIVE, isIn), less),
        ...both('defending', moraleUnderFire(g.t, u, DEFENSIVE, isIn), less),
        ...both('moving', moraleUnderFire(g.t, u, OPPORTUNITY, isIn), isCaught ? 1 : less),
        ...both('among sects', isDivided(g.t, u, false), areOthers(p, fightersAt(w, p.at))),
        ...both('among sects that move', isDivided(g.t, u, true), areOthers(p, movers)),
      ]
    }),
  )
  expect(wrong.slice(0, 8)).toEqual([])
})

/** §6.2.2: what the die must not exceed; 0 where he may not try. */
function rallies(w: World, p: Piece): number {
  const leaders = leadersAt(w, p.at)
  const isOfficer = leaders.some((l) => p.party === 'german' || l.formation === p.formation)
  const isStaff = leaders.some((l) => l.staff)
  if (p.party === 'british' && !isOfficer && !isStaff) return 0
  const morale = areOthers(p, fightersAt(w, p.at)) ? Math.max(1, p.morale - 1) : p.morale
  return Math.max(1, isOfficer ? morale : morale - 1)
}

test('6.2, 6.2.2a to 6.2.2f, 17.1 who may try to rally, and on what', () => {
  const wrong = compared(6_100, (w, below) => {
    const party = below(2) === 0 ? 'british' : 'german'
    const tried = new Set(ALL_UNITS.filter(() => below(8) === 0))
    for (const u of tried) g.t.tried.add(u)
    setParty(party)
    return perPiece(w, (p, u) => {
      const mayTry =
        p.party === party && isFighter(p) && (/^\d/.test(p.at) || p.at === 'west') && p.disorganized && !tried.has(u)
      const off = ['aboard', 'to-come', 'gone'].includes(p.at)
      const need = isFighter(p) && !off ? both('needs', rallyNeed(g.t, u), rallies(w, p)) : []
      return [...need, ...both('may try', whyNotRally(g.t, u) === ALLOWED, mayTry && rallies(w, p) > 0)]
    })
  })
  expect(wrong.slice(0, 8)).toEqual([])
})

/** Whose rolls are made stands in the first local of the procedure. */
function setParty(party: 'british' | 'german'): void {
  g.t.flow.fill(0)
  g.t.core.depth = 1
  g.t.flow[1] = party === 'british' ? 0 : 1
}

const isThere = (p: Piece) => p.at !== 'gone' || p.lost
function breaksAt(w: World, id: string): number {
  const data = BREAKPOINTS.find((f) => f.id === id)
  const missing = data?.partial?.without.every((name) => !isThere(w.pieces.find((p) => p.name === name) as Piece))
  return (missing === true ? data?.partial?.breakpoint : data?.breakpoint) ?? 0
}
/** Formations that have lost something since, and enough, and are not broken (ruling T112). */
function breaking(w: World, before: readonly number[]): readonly string[] {
  return FORMATION_IDS.filter((id, f) => {
    const standing = w.standing.get(id)
    const lost = losses(w, id)
    return (standing === 'firm' || standing === 'recovered') && lost > (before[f] ?? 0) && lost >= breaksAt(w, id)
  })
}

/** Kills and flips more, so that much is near its breakpoint; whole formations now and then. */
function batter(below: Below): void {
  const { t } = g
  const often = 1 + below(4)
  for (const u of ALL_UNITS) {
    if (below(4) < often) continue
    if (below(2) === 0) g.units({ [NAMES[u] ?? '']: 'gone lost' })
    else if (IS_COMBAT[u] === 1) mark(t, u, DISORGANIZED)
  }
}

test('6.3, 6.3.3, 6.3.4, 6.3.5 what formations have lost, which of them break, and who is asked which goes first', () => {
  let asked = 0
  let quiet = 0
  const wrong = compared(6_200, (_, below) => {
    batter(below)
    const w = worldOf(g.t)
    noteLosses(g.t)
    const noted = ALL_FORMATIONS.map((each) => g.t.formations.before[each])
    for (const f of ALL_FORMATIONS) if (below(3) > 0) g.t.formations.before[f] = Math.max(0, (noted[f] ?? 0) - below(3))
    // Now and then two or three alone, the first, the last or those that follow one another, with heavy losses
    const f = below(FORMATIONS)
    const few = [
      [0, f],
      [0, 1],
      [f, f + 1],
      [f, FORMATIONS - 1],
      [f, f + 2],
    ][below(8)]
    if (few !== undefined) {
      for (const u of ALL_UNITS) if (few.includes(FORMATION[u] ?? -1)) g.units({ [NAMES[u] ?? '']: 'gone lost' })
      for (const each of ALL_FORMATIONS) g.t.formations.standing[each] = few.includes(each) ? below(2) * 2 : 1
      for (const each of ALL_FORMATIONS) g.t.formations.before[each] = 0
    }
    const again = worldOf(g.t)
    const those = breaking(
      again,
      ALL_FORMATIONS.map((f) => g.t.formations.before[f] ?? 0),
    )
    const partyOf = (id: string) => BREAKPOINTS.find((f) => f.id === id)?.side ?? 'british'
    const phasing = g.t.tracks.phasing === 0 ? 'british' : 'german'
    const first = those.some((id) => partyOf(id) === phasing) ? phasing : phasing === 'british' ? 'german' : 'british'
    const ofFirst = those.filter((id) => partyOf(id) === first)
    g.t.flow.fill(0)
    const isAsked = asksWhich()
    if (isAsked) asked++
    else quiet++
    return {
      losses: [ALL_FORMATIONS.map((f) => lossesOf(g.t, f)), FORMATION_IDS.map((id) => losses(again, id))],
      noted: [noted, FORMATION_IDS.map((id) => losses(w, id))],
      breakpoints: [ALL_FORMATIONS.map((f) => breakpointOf(g.t, f)), FORMATION_IDS.map((id) => breaksAt(again, id))],
      breaking: [ALL_FORMATIONS.filter((f) => isBreaking(g.t, f)).map((f) => FORMATION_IDS[f]), those],
      asked: [isAsked, ofFirst.length > 1],
      ...(isAsked
        ? {
            who: [g.asked, `${first} break`],
            listed: [g.legal, ofFirst.map((id) => `break ${id}`)],
            checked: [FORMATION_IDS.filter((id) => g.why(`break ${id}`) === ''), ofFirst],
          }
        : {}),
    }
  })
  expect(wrong.slice(0, 8)).toEqual([])
  expect([asked > 10, quiet > 10]).toEqual([true, true])
})
function asksWhich(): boolean {
  try {
    g.given.ask({ procedure: 'collapses', at: 'break' })
    return true
  } catch {
    return false
  }
}

/** §20.0, §4.1: the turn that begins at 0600 next; the first begins at 2200 on 2 November. */
function dawnAfter(turn: number): number {
  const hour = ((22 + turn - 2) % 24) + 1
  return turn + ((6 - hour + 23) % 24) + 1
}

test('6.3.4c, 6.3.4e, 6.3.4j, 6.3.4k who is bound, who stands beside those who break, and who recovers', () => {
  const wrong = compared(6_300, (w, below) => {
    const broken = (p: Piece) => isBoundAgain(w, { ...p, swept: false })
    const pairs = perPiece(w, (p, u) => {
      const own = fightersAt(w, p.at).some((q) => q.formation === p.formation && p.formation !== '')
      return [
        ...both('broken', isBroken(g.t, u), p.formation !== '' && broken(p)),
        ...both('bound', isBound(g.t, u), p.swept || (p.formation !== '' && broken(p))),
        ...both(
          'broken as a bit',
          (brokenFormations(g.t) & (BREAKS_WITH[u] ?? 0)) !== 0,
          p.formation !== '' && broken(p),
        ),
        ...(p.kind === 'leader' && /^\d/.test(p.at) ? both('with his own', isWithOwn(g.t, u), own) : []),
      ]
    })
    const [runner, other] = [0, below(UNITS)].map((n) => w.pieces[below(3) === 0 ? n : below(UNITS)] as Piece)
    const beside = [runner, other].map((r) => {
      g.t.neighbours.clear()
      noteNeighbours(g.t, w.pieces.indexOf(r as Piece) as Unit)
      return ALL_UNITS.filter((u) => g.t.neighbours.has(u)).map((u) => w.pieces[u]?.name)
    })
    const near = [runner, other].map((r) =>
      w.pieces
        .filter((p) => p !== r && isFighter(p) && p.party === r?.party && !p.swept && !broken(p))
        .filter((p) => /^\d/.test(p.at) && apart(p.at, r?.at ?? '') <= 1)
        .map((p) => p.name),
    )
    const rises = FORMATION_IDS.filter((id) => w.standing.get(id) === 'collapsed' && losses(w, id) < breaksAt(w, id))
    // The turn before which they had to recover, now and then the one under way
    const { standing, actsFrom } = g.t.formations
    for (const f of ALL_FORMATIONS) if (standing[f] === COLLAPSED) actsFrom[f] = Math.max(1, w.turn + below(5) - 2)
    const late = new Map(FORMATION_IDS.map((id, f) => [id, w.turn >= (actsFrom[f as Formation] ?? 0)]))
    const isAtOnce = below(2) === 0
    if (isAtOnce) recoverAtOnce(g.t)
    else recover(g.t)
    const risen = ALL_FORMATIONS.filter(
      (f) => w.standing.get(FORMATION_IDS[f] ?? '') === 'collapsed' && standing[f] === RECOVERED,
    )
    return {
      ...pairs,
      beside: [beside, near],
      risen: [risen.map((f) => FORMATION_IDS[f]), rises],
      acts: [
        risen.map((f) => actsFrom[f]),
        rises.map((id) => (late.get(id) === true && !isAtOnce ? dawnAfter(w.turn) : 0)),
      ],
    }
  })
  expect(wrong.slice(0, 8)).toEqual([])
})
