import { distance, type Hex, nameHex } from '@boma/kernel'
import { given as givenMatch } from '@boma/testing'
import { expect, test } from 'vitest'
import { grid, HEXES, hex, TRENCH_LINE } from '../../board.ts'
import { SCENARIOS, type Zone } from '../../data/scenarios.ts'
import { tanga } from '../../index.ts'
import { FORMATION, GERMAN, IS_COMBAT, isLeader, SIDE_OF, UNITS, type Unit } from '../../roster.ts'
import { suggestion } from '../../rules/03-suggested.ts'
import { bare, drawsOf, scatter } from '../scattered.ts'
import { isInFront, isSeen } from '../second-reading/fire.ts'
import { mayStack } from '../second-reading/stacking.ts'
import {
  ALL,
  fightersAt,
  ground,
  NAMES,
  type Party,
  type Piece,
  type Spot,
  type World,
  worldOf,
} from '../second-reading/world.ts'

// §3.0, §21.0 read a second time: where each counter may be laid down, in the order of the lists, and what that shows.

interface Due {
  readonly name: string
  readonly party: Party
  readonly zone: Zone
}
interface Plan {
  readonly order: readonly Due[]
  readonly isUnseen: boolean
}
const LEADER_NAMES = new Set(worldOf(bare()).pieces.flatMap((p) => (p.kind === 'leader' ? [p.name] : [])))
function planOf(id: string): Plan {
  const scenario = SCENARIOS.find((s) => s.id === id)
  if (scenario === undefined) throw new Error(id)
  const order = (['german', 'british'] as const).flatMap((party) =>
    scenario[party].flatMap(({ units, hexes }) =>
      [...units]
        .sort((a, b) => Number(LEADER_NAMES.has(b)) - Number(LEADER_NAMES.has(a)))
        .map((name) => ({ name, party, zone: hexes })),
    ),
  )
  return { order, isUnseen: scenario.unseen === true }
}

const isPassable = (spot: Spot): boolean => ground(spot).cost < 99
const partiesAt = (w: World, spot: Spot) => new Set((w.at.get(spot) ?? []).map((p) => p.party))
function isIn(w: World, zone: Zone, party: Party, spot: Spot): boolean {
  if (zone === 'with friends') return fightersAt(w, spot).some((p) => p.party === party)
  if (!('columns' in zone)) return zone.includes(spot)
  const column = Number(spot.slice(0, 2))
  return isPassable(spot) && column >= zone.columns[0] && column <= zone.columns[1]
}

/** What Germans look into, from where they lie. */
const watched = (w: World): ReadonlySet<Spot> => {
  const posts = ALL.filter((spot) => fightersAt(w, spot).some((p) => p.party === 'german'))
  return new Set(
    ALL.filter((spot) =>
      posts.some((from) => from !== spot && isInFront(w, from, spot) && isSeen(w, from, spot, false)),
    ),
  )
}

/** How each hex answers: '' where it may lie, else why not. */
function answers(w: World, { order }: Plan, due: Due, seen: ReadonlySet<Spot>): ReadonlyMap<Spot, string> {
  const piece = w.pieces.find((p) => p.name === due.name) as Piece
  const others = (spot: Spot) => (w.at.get(spot) ?? []).filter((p) => p !== piece)
  const isOpen = (spot: Spot) => isPassable(spot) && [...partiesAt(w, spot)].every((party) => party === due.party)
  const room = (spot: Spot) => isOpen(spot) && mayStack([...others(spot), piece])
  const isFree = (spot: Spot) => !seen.has(spot) && room(spot)
  const zone = ALL.filter((spot) => isIn(w, due.zone, due.party, spot))
  const isFull = !zone.some(isFree)
  const area = order.filter((d) => d.party === due.party && d.zone !== 'with friends')
  const allowed = new Set(
    isFull ? [...zone, ...ALL.filter((spot) => area.some((d) => isIn(w, d.zone, due.party, spot)))] : zone,
  )
  return new Map(
    ALL.map((spot) => {
      if (!allowed.has(spot)) return [spot, 'outsideZone']
      if (seen.has(spot)) return [spot, 'inGermanSight']
      if (!isOpen(spot)) return [spot, 'outsideZone']
      return [spot, room(spot) ? '' : 'stack']
    }),
  )
}
const STACK = ['twoFormations', 'tooManyGermans', 'tooManyBritish', 'strangeOfficer', 'nobodyLeads']
const FACINGS = ['N', 'NE', 'SE', 'S', 'SW', 'NW']
/** §8.1, §8.3: the first combat unit of a hex faces as its owner likes, but where all sides are frontal. */
const facesFreely = (w: World, name: string, spot: Spot): boolean =>
  !LEADER_NAMES.has(name) && !ground(spot).allRound && fightersAt(w, spot).length === 0

const SET_UPS = [
  ['two-to-tanga', 1, true],
  ['two-to-tanga', 2, false],
  ['big-push', 3, true],
  ['big-push', 4, true],
  ['campaign', 5, true],
] as const

test.each(SET_UPS)('3.1, 8.1, 9.0, 19.7, 21.1c where everybody may set up: %s, %i', (scenario, seed, isFog) => {
  const plan = planOf(scenario)
  const below = drawsOf(seed + 3_000)
  const g = givenMatch(tanga, { scenario, options: isFog ? ['fog'] : [] }).play('naval-option 1', 'naval-option 1')
  let seen: ReadonlySet<Spot> = new Set()
  const wrong: string[] = []
  for (const [n, due] of plan.order.entries()) {
    const w = worldOf(g.table)
    const isFirst = plan.order[n - 1]?.party !== due.party
    if (isFirst && due.party === 'british' && plan.isUnseen) seen = watched(w)
    expect(g.decision).toMatchObject({ prompt: 'deploy', side: due.party === 'british' ? 0 : 1 })
    const readings = answers(w, plan, due, seen)
    const facingOf = (spot: Spot) => FACINGS[facesFreely(w, due.name, spot) ? below(6) : (w.facing.get(spot) ?? 0)]
    for (const [spot, why] of readings) {
      if (n % 4 !== 0) break
      const said = g.whyName(`deploy to ${spot} facing ${facingOf(spot)}`)
      if (why === 'stack' ? !STACK.includes(said) : said !== why) wrong.push(`${due.name} ${spot}: ${said}, not ${why}`)
    }
    const free = ALL.filter((spot) => readings.get(spot) === '')
    const expected = free.flatMap((spot) =>
      facesFreely(w, due.name, spot)
        ? FACINGS.map((f) => `deploy to ${spot} facing ${f}`)
        : [`deploy to ${spot} facing ${FACINGS[w.facing.get(spot) ?? 0]}`],
    )
    const listed = g.legal().filter((words) => words.startsWith('deploy'))
    if (listed.toSorted().join() !== expected.toSorted().join()) wrong.push(`${due.name}: ${listed.length} listed`)
    const before = g.table.core.reveals
    const [words = ''] = expected.slice(below(expected.length))
    const lone = facesFreely(w, due.name, words.split(' ')[2] ?? '')
    if (!lone && words !== '') {
      const other = words.replace(/\w+$/, FACINGS[((w.facing.get(words.split(' ')[2] ?? '') ?? 0) + 1) % 6] as string)
      if (g.whyName(other) !== 'facingFixed') wrong.push(`${other} of ${due.name}`)
    }
    g.play(words)
    const isLast = plan.order[n + 1]?.party !== due.party
    const spot = words.split(' ')[2] ?? ''
    const after = worldOf(g.table)
    const meets =
      !LEADER_NAMES.has(due.name) &&
      ALL.some((at) => [...partiesAt(after, at)].some((p) => p !== due.party) && isInFront(after, spot, at))
    // Ruling T176: what a set-up brings into sight is not taken back; nor is what is seen when a side is done
    const shows = isFog && meets ? 1 : 0
    const marked = g.table.core.reveals - before
    if (isLast ? marked < shows + 1 : marked !== shows) wrong.push(`${due.name} shows ${marked}, not ${shows}`)
  }
  expect(wrong.slice(0, 8)).toEqual([])
  expect(g.decision?.prompt).not.toBe('deploy')
})

const SCENARIO_IDS = SCENARIOS.map((s) => s.id)
const CENTRE = { british: hex('1511'), german: hex('1111') }
/** What speaks against a hex, in hexes: what is suggested is that with the least. */
function against(w: World, id: string, u: Unit, at: Hex): number {
  const isGerman = SIDE_OF[u] === GERMAN
  const spot = nameHex(grid, at)
  const there = w.at.get(spot) ?? []
  const isWithOwn = there.some((p) => FORMATION[NAMES.indexOf(p.name) as Unit] === FORMATION[u])
  const isOpenDoor = id === 'two-to-tanga' && !fightersAt(w, spot).some((p) => p.party === 'german')
  const trench = isGerman && TRENCH_LINE.includes(at) ? (isOpenDoor ? 40 : IS_COMBAT[u] === 1 ? 3 : 0) : 0
  return (
    distance(grid, at, CENTRE[isGerman ? 'german' : 'british']) +
    2 * fightersAt(w, spot).length +
    (isLeader(u) && there.length > 0 ? 6 : 0) -
    (isWithOwn ? 8 : 0) -
    trench
  )
}

test('3.1 what is suggested for a counter, among hexes drawn from a scattered table: the first of the best', () => {
  const t = bare()
  const wrong: string[] = []
  for (let seed = 1; seed <= 60; seed++) {
    const below = scatter(t, seed + 3_100)
    t.core.scenario = below(SCENARIO_IDS.length)
    const w = worldOf(t)
    const id = SCENARIO_IDS[t.core.scenario] ?? ''
    for (let i = 0; i < 40; i++) {
      const u = (i === 0 ? 0 : i === 1 ? UNITS - 1 : below(UNITS)) as Unit
      const occupied = [...w.at.keys()].flatMap((spot) => (/^\d/.test(spot) ? [hex(spot)] : []))
      const drawn = [
        ...Array.from({ length: 6 }, () => below(HEXES) as Hex),
        ...Array.from({ length: 4 }, () => TRENCH_LINE[below(TRENCH_LINE.length)] as Hex),
        ...Array.from({ length: 12 }, () => occupied[below(occupied.length)] as Hex),
        ...[0, HEXES - 1].slice(below(3)).map((at) => at as Hex),
      ]
      const among = [...new Set(drawn)].sort((a, b) => a - b)
      const best = Math.min(...among.map((at) => against(w, id, u, at)))
      const first = among.find((at) => against(w, id, u, at) === best)
      const said = suggestion(t, u, (at) => among.includes(at))
      if (said !== first) wrong.push(`${seed} ${NAMES[u]}: ${nameHex(grid, said)}, not ${nameHex(grid, first as Hex)}`)
    }
  }
  expect(wrong.slice(0, 8)).toEqual([])
})
