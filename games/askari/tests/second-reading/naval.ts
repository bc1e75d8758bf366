/**
 * Interception and naval battle once more (12.4, 12.5 and the rulings on them), in plain objects: read from the rulebook,
 * with no line of the game's rules. What is decided goes by the notation of the game, so that both can be asked the same.
 */

/** A vessel, a unit or Carrier on its transport, or a coastal defence. */
export interface Piece {
  readonly name: string
  readonly side: 'german' | 'entente'
  readonly kind: 'vessel' | 'cargo' | 'carrier' | 'defence'
  readonly values: readonly { readonly guns: number; readonly armour: number }[]
  /** Which of its values holds: 0 full, 1 reduced; as many as it has when it is gone. */
  step: number
  readonly british: boolean
  /** A blockade runner that has just come from the east edge. */
  readonly justIn: boolean
}

/** A space into which some have come. */
export interface Encounter {
  readonly mover: 'german' | 'entente'
  readonly place: 'box' | 'coast' | 'rufiji'
  /** The chart's value for the water: 3 or 4 in the box, one more on the coast. */
  readonly chart: number
  /** Who had the Patrol Box for himself before they came. */
  readonly holder: 'german' | 'entente' | 'nobody'
  readonly driven: boolean
  readonly aircraft: boolean
  readonly came: readonly Piece[]
  /** Vessels of the same side that were there before. */
  readonly waiting: readonly Piece[]
  readonly there: readonly Piece[]
  /** Coastal defences in the hex. */
  readonly defences: readonly Piece[]
}

/** Who is asked, and what may be answered. */
export interface Asked {
  readonly side: 'german' | 'entente'
  readonly options: readonly string[]
}

interface Group {
  readonly members: Piece[]
  seeks: boolean
  target?: Group | undefined
  met: boolean
}

type Asking<R> = Generator<Asked, R, string>
type Roll = () => number

const now = (p: Piece) => p.values[p.step] ?? { guns: 0, armour: 0 }
const alive = (p: Piece) => p.step < p.values.length
const isShip = (p: Piece) => p.kind === 'vessel'
const isTransport = (p: Piece) => p.kind === 'cargo' || p.kind === 'carrier'
const hasGuns = (pieces: readonly Piece[]) => pieces.some((p) => isShip(p) && now(p).guns > 0)
const foe = (side: 'german' | 'entente') => (side === 'german' ? 'entente' : 'german')

/** All of 12.4 and 12.5 for one entry. */
export function* encounter(e: Encounter, roll: Roll): Asking<void> {
  if (e.there.length === 0) return
  const moverMaySeek = !e.driven && hasGuns([...e.came, ...e.waiting])
  if (!moverMaySeek && !hasGuns(e.there)) return
  const movers = yield* declare(e, e.mover, e.came, e.waiting, !e.driven)
  if (!movers.some((g) => g.seeks) && !hasGuns(e.there)) return
  const others = yield* declare(e, foe(e.mover), e.there, [], true)
  if (![...movers, ...others].some((g) => g.seeks)) return
  yield* aim(e.mover, movers, others)
  yield* aim(foe(e.mover), others, movers)
  for (const [mine, theirs] of [
    [movers, others],
    [others, movers],
  ] as const)
    for (const group of mine.filter((g) => g.seeks)) seekOut(e, group, theirs, roll)
  const fighters = [...movers, ...others].filter((g) => g.met).flatMap((g) => g.members)
  if (fighters.length > 0) yield* fight(e, fighters, roll)
}

/** 12.4.7a. */
function* declare(
  e: Encounter,
  side: 'german' | 'entente',
  given: readonly Piece[],
  waiting: readonly Piece[],
  maySeek: boolean,
): Asking<Group[]> {
  const pool = [...given]
  const idle = [...waiting]
  if (pool.length < 2 && idle.length === 0 && !(maySeek && hasGuns(pool))) return [group(pool, false)]
  let floor = -1
  for (;;) {
    const bringable = idle.filter((p) => waiting.indexOf(p) > floor)
    const answer = yield {
      side,
      options: [
        ...bringable.map((p) => `bring ${p.name}`),
        ...(maySeek && hasGuns(pool) ? ['seek'] : []),
        'lie-low',
        ...(pool.length > 1 ? ['divide'] : []),
      ],
    }
    if (answer === 'seek' || answer === 'lie-low') return [group(pool, answer === 'seek')]
    if (answer === 'divide') return yield* divide(side, inOrder(e, pool), maySeek)
    const joined = idle.find((p) => answer === `bring ${p.name}`) as Piece
    floor = waiting.indexOf(joined)
    idle.splice(idle.indexOf(joined), 1)
    pool.push(joined)
  }
}
const group = (members: readonly Piece[], seeks: boolean): Group => ({ members: [...members], seeks, met: false })

/** Counters in the game's order, Carriers last. */
function inOrder(e: Encounter, pool: readonly Piece[]): readonly Piece[] {
  const all = [...e.came, ...e.waiting, ...e.there]
  return [...pool].sort((a, b) => rank(a, all) - rank(b, all))
}
const rank = (p: Piece, all: readonly Piece[]) => (p.kind === 'carrier' ? 1e6 : order(p)) + all.indexOf(p) / 1e6
const order = (p: Piece) => ORDER.get(p.name) ?? 0
/** The order of the counters, which the comparison fills in. */
export const ORDER = new Map<string, number>()

/** Splitting: the first that has no group begins one; others follow in their order, Carriers by number. */
function* divide(side: 'german' | 'entente', all: readonly Piece[], maySeek: boolean): Asking<Group[]> {
  const groups: Group[] = []
  let left = [...all]
  let largest = Number.POSITIVE_INFINITY
  while (left.length > 0) {
    const counters = left.filter((p) => p.kind !== 'carrier')
    if (counters.length === 0) {
      const n = left.length === 1 ? 1 : yield* howMany(side, left.length, largest, groups.length === 0)
      largest = n
      groups.push(group(left.slice(0, n), false))
      left = left.slice(n)
      continue
    }
    const members = [counters[0] as Piece]
    left.splice(left.indexOf(members[0] as Piece), 1)
    groups.push(yield* fill(side, members, left, maySeek, groups.length === 0))
  }
  return groups
}

function* howMany(side: 'german' | 'entente', left: number, largest: number, first: boolean): Asking<number> {
  const options = Array.from({ length: Math.min(left, largest) }, (_, i) => i + 1).filter((n) => !first || n < left)
  const answer = yield { side, options: options.map((n) => `group-carriers ${n}`) }
  return Number(answer.split(' ')[1])
}

function* fill(
  side: 'german' | 'entente',
  members: Piece[],
  left: Piece[],
  maySeek: boolean,
  first: boolean,
): Asking<Group> {
  let loaded = false
  for (;;) {
    const seeks = maySeek && hasGuns(members)
    if (left.length === 0 && !seeks && !loaded && members.length === 1) return group(members, false)
    const last = members[members.length - 1] as Piece
    const counters = left.filter((p) => p.kind !== 'carrier' && order(p) > order(last))
    const carriers = left.filter((p) => p.kind === 'carrier')
    const mayAdd = (n: number) => !loaded && (!first || left.length > n)
    const answer = yield {
      side,
      options: [
        ...(mayAdd(1) ? counters.map((p) => `group ${p.name}`) : []),
        ...carriers
          .map((_, i) => i + 1)
          .filter(mayAdd)
          .map((n) => `group-carriers ${n}`),
        ...(seeks ? ['seek'] : []),
        'lie-low',
      ],
    }
    if (answer === 'seek' || answer === 'lie-low') return group(members, answer === 'seek')
    const added = answer.startsWith('group-carriers')
      ? carriers.slice(0, Number(answer.split(' ')[1]))
      : counters.filter((p) => answer === `group ${p.name}`)
    if (answer.startsWith('group-carriers')) loaded = true
    for (const p of added) left.splice(left.indexOf(p), 1)
    // Carriers are not counted among those whose order matters.
    members.push(...added.filter((p) => p.kind !== 'carrier'))
    members.unshift(...added.filter((p) => p.kind === 'carrier'))
  }
}

/** 12.4.7b. */
function* aim(side: 'german' | 'entente', mine: readonly Group[], theirs: readonly Group[]): Asking<void> {
  for (const each of mine.filter((g) => g.seeks)) {
    if (theirs.length === 1) {
      each.target = theirs[0]
      continue
    }
    const answer = yield { side, options: theirs.map((_, i) => `chase ${i + 1}`) }
    each.target = theirs[Number(answer.split(' ')[1]) - 1]
  }
}

/** 12.4.5 to 12.4.8, chart 4.4. */
function seekOut(e: Encounter, seekers: Group, others: readonly Group[], roll: Roll): void {
  const target = seekers.target as Group
  if (!others.includes(target)) throw new Error('a group of the enemy is sought')
  if (target.seeks || succeeds(e, seekers, target, roll())) {
    seekers.met = true
    target.met = true
  }
}

function succeeds(e: Encounter, seekers: Group, target: Group, die: number): boolean {
  if (die === 1) return true
  if (die === 6) return false
  let modified = die
  if (seekers.members.filter(isShip).length >= 3) modified -= 1
  if (target.members.some(isTransport)) modified -= 1
  if (e.holder === seekers.members.find(isShip)?.side) modified -= 1
  if (target.members.length === 1) modified += 1
  if (e.place === 'rufiji') modified += 1
  if (e.place === 'box' && target.members.some((p) => p.justIn)) modified += 1
  if (e.aircraft && seekers.members.some((p) => isShip(p) && p.british)) modified -= 1
  return modified <= e.chart
}

/** 12.5. */
function* fight(e: Encounter, fighters: readonly Piece[], roll: Roll): Asking<void> {
  let engaged = [...fighters]
  const sides = [e.mover, foe(e.mover)] as const
  const afloat = (side: string) => engaged.some((p) => p.side === side && p.kind !== 'defence')
  engaged.push(...e.defences.filter((d) => afloat(d.side)))
  let round = Math.max(...engaged.filter(isShip).map((p) => now(p).guns))
  for (;;) {
    const hits = new Map<Piece, number>()
    for (const side of sides) yield* salvo(e, side, { engaged, round, hits, roll })
    for (const p of inCounterOrder(hits)) engaged = suffer(p, hits.get(p) ?? 0, engaged)
    for (const p of inCounterOrder(hits))
      if (isShip(p) && alive(p) && hits.get(p) === 1 && roll() === 6) engaged = engaged.filter((x) => x !== p)
    if (!afloat(sides[0]) || !afloat(sides[1]) || round === 1) return
    const guarded = engaged.find((p) => p.kind === 'defence')?.side
    const first = guarded === sides[0] ? sides[1] : sides[0]
    const options = ['break-off', 'fight-on']
    if ((yield { side: first, options }) === 'break-off') {
      if ((yield { side: foe(first), options }) === 'break-off') return
      engaged = engaged.filter((p) => p.kind !== 'defence' || p.side === first)
    }
    round -= 1
  }
}
const inCounterOrder = (hits: ReadonlyMap<Piece, number>) => [...hits.keys()].sort((a, b) => order(a) - order(b))

function suffer(p: Piece, hits: number, engaged: Piece[]): Piece[] {
  p.step = isTransport(p) ? p.values.length : p.step + hits
  return alive(p) ? engaged : engaged.filter((x) => x !== p)
}

interface Round {
  readonly engaged: readonly Piece[]
  readonly round: number
  readonly hits: Map<Piece, number>
  readonly roll: Roll
}

/** 12.5.3, 12.5.4: one side fires all it has in this round. */
function* salvo(e: Encounter, side: 'german' | 'entente', { engaged, round, hits, roll }: Round): Asking<void> {
  let firers = engaged.filter((p) => p.side === side && !isTransport(p) && now(p).guns >= round)
  firers.sort((a, b) => order(a) - order(b))
  const targets = engaged.filter((p) => p.side !== side && (p.kind !== 'defence' || now(p).guns >= round))
  const carriers = targets.filter((p) => p.kind === 'carrier')
  const counters = targets.filter((p) => p.kind !== 'carrier')
  // 2.5.6: whoever has somebody ashore takes the Carriers that come in, if nobody of theirs does.
  const isAshore = side !== e.mover && e.defences.some((p) => p.side === side && alive(p))
  // 12.5.3: sinking her brings guns, or ends the battle before a coastal defence can be hit.
  const spared =
    (isAshore && carriers.length > 0) ||
    engaged.some((p) => p.side !== side && (p.name === 'Königsberg' || (p.kind === 'defence' && !targets.includes(p))))
  while (firers.length > 0) {
    const shooting = yield* shot(side, firers, counters, carriers, { hits, spared })
    if (shooting === undefined) return
    const [firer, target] = shooting
    firers = firers.filter((p) => p !== firer)
    const isHit =
      roll() + (isTransport(target) ? -1 : target.kind === 'defence' ? 1 : now(target).armour) <= now(firer).guns
    if (isHit) hits.set(target, (hits.get(target) ?? 0) + 1)
  }
}

function* shot(
  side: 'german' | 'entente',
  firers: readonly Piece[],
  counters: readonly Piece[],
  carriers: readonly Piece[],
  { hits, spared }: { readonly hits: ReadonlyMap<Piece, number>; readonly spared: boolean },
): Asking<readonly [Piece, Piece] | undefined> {
  // Carriers are alike: a shot goes at one that is not hit yet, if there is one.
  const carrier = carriers.find((p) => !hits.has(p)) ?? carriers[0]
  if (!spared && counters.length === 0 && carrier !== undefined) return [firers[0] as Piece, carrier]
  if (!spared && counters.length === 1 && carrier === undefined) return [firers[0] as Piece, counters[0] as Piece]
  const options = firers.flatMap((f) => [
    ...counters.map((c) => `shell ${c.name} with ${f.name}`),
    ...(carrier === undefined ? [] : [`shell-carriers with ${f.name}`]),
  ])
  const answer = yield { side, options: spared ? [...options, 'hold-fire'] : options }
  if (answer === 'hold-fire') return undefined
  const firer = firers.find((f) => answer.endsWith(` with ${f.name}`)) as Piece
  if (carrier !== undefined && answer.startsWith('shell-carriers')) return [firer, carrier]
  return [firer, counters.find((c) => answer === `shell ${c.name} with ${firer.name}`) as Piece]
}
