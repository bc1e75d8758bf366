import { DIRECTIONS, directionTo, type Hex, neighbour, OFF_MAP } from '@boma/kernel'
import { canCross, grid, HEXES, RIVER, TERRAIN_AT, TOWN } from '../board.ts'
import { FEATURE_EFFECTS, TERRAIN_EFFECTS } from '../data/in-force.ts'
import type { Table } from '../layout.ts'
import { BELGIAN, face, GERMAN_NATION, isGround, MA, NATION, type Unit } from '../roster.ts'
import { ENTRENCHED, firstIn, is, nextIn, REDUCED, sideOf } from '../stacks.ts'
import { defenceOf, type Front } from './front.ts'
import { forecast, foresee } from './odds.ts'
import type { Column, Picture } from './picture.ts'
import { FAR, MOST_IMPULSES } from './reach.ts'
import { ATTACK, DEFENCE, KILL_WORTH } from './weights.ts'

/** An enemy garrison that is to be driven out, and where those come together who are to do it. */
interface Target {
  readonly at: Hex
  readonly worth: number
  /** What it counts by itself: no more than a share of it is put at risk for it. */
  readonly points: number
  /** The attack that it takes for a good chance, in KAR battalions. */
  readonly need: number
  readonly assembly: Hex
  /** Harbour guns never leave. */
  readonly isFixed: boolean
}

/** What an attack adds on each ground, and where trenches are missing. */
const TERRAINS = ['water', 'open', 'arid', 'bush', 'highland', 'forest', 'mountain', 'swamp'] as const
const HARDER = { none: 1, rifle: 1.4, all: 1.55 } as const
const UNDUG = 0.75
/** From an even chance to a good one; British without a Carrier on the spot are not counted on. */
const SURE = 1.3
/** A garrison that takes more than this is left alone: there is more to be had elsewhere. */
const MOST_NEEDED = 16
const MOST_HUNTED = 30

/** How many KAR battalions it takes to drive out all who stand in a hex. */
function needAt(t: Table, at: Hex): number {
  let sum = 0
  for (let u = firstIn(t, at); u >= 0 && isGround(u); u = nextIn(t, u)) {
    const worth = DEFENCE[face(u, is(t, u, REDUCED) ? 1 : 0)] * (is(t, u, ENTRENCHED) ? 1 : UNDUG)
    sum += worth
  }
  return sum * HARDER[TERRAIN_EFFECTS[TERRAINS[TERRAIN_AT[at]] ?? 'open'].battle] * SURE
}

/** What a unit adds to an attack, as it lies. */
export const attackOf = (t: Table, unit: Unit): number => ATTACK[face(unit, is(t, unit, REDUCED) ? 1 : 0)]

/** The strength of a side's units in a hex that can attack from it. */
function strengthIn(t: Table, front: Front, at: Hex): number {
  let sum = 0
  for (let u = firstIn(t, at); u >= 0 && isGround(u); u = nextIn(t, u))
    if (sideOf(t, u) === front.side) sum += attackOf(t, u)
  return sum
}

/** Have they dug in? Whoever is on the move is somewhere else by the time that others have gathered. */
function isSettled(t: Table, at: Hex): boolean {
  for (let u = firstIn(t, at); u >= 0 && isGround(u); u = nextIn(t, u)) if (!is(t, u, ENTRENCHED)) return false
  return true
}

/** Ruling 21: are there only guns that never move? */
function isFixed(t: Table, at: Hex): boolean {
  for (let u = firstIn(t, at); u >= 0 && isGround(u); u = nextIn(t, u)) if (MA[u] > 0) return false
  return true
}

/** The garrisons that are worth driving out, those first that give most for the trouble. */
function targetsOf(t: Table, front: Front): readonly Target[] {
  const found: Target[] = []
  for (let at = 0 as Hex; at < HEXES; at++) {
    if ((front.ground.foes[at] as number) === 0 || front.points[at] === 0 || front.ground.barred[at] === 1) continue
    if (!isSettled(t, at) && !(front.presses && TOWN[at] >= 0)) continue
    const need = needAt(t, at)
    const assembly = need > (front.presses ? MOST_HUNTED : MOST_NEEDED) ? (-1 as Hex) : assemblyFor(t, front, at)
    const prey = front.presses && front.turnsLeft > 0 ? KILL_WORTH * (front.ground.foes[at] as number) : 0
    if (assembly >= 0)
      found.push({
        at,
        worth: front.points[at] + prey,
        points: front.points[at],
        need,
        assembly,
        isFixed: isFixed(t, at),
      })
  }
  return found.sort((a, b) => b.worth / b.need - a.worth / a.need || a.at - b.at)
}

/** The hex beside a garrison from which to attack it: where most of ours are, by rail or from a town, not over a river. */
function assemblyFor(t: Table, front: Front, at: Hex): Hex {
  let best = -1 as Hex
  let most = Number.NEGATIVE_INFINITY
  for (const d of DIRECTIONS) {
    const next = neighbour(grid, at, d)
    if (next === OFF_MAP || !(canCross(at, d, 0) || canCross(at, d, 1))) continue
    if ((front.ground.foes[next] as number) > 0 || front.ground.barred[next] === 1) continue
    const wet = RIVER(at, d) ? FEATURE_EFFECTS.river.attackerRifle : 0
    const worth = strengthIn(t, front, next) + (TOWN[next] >= 0 ? 0.6 : 0) - 5 * wet - 0.1 * front.pressure[next]
    if (worth > most) {
      most = worth
      best = next
    }
  }
  return best
}

/** Impulses within which those must be at hand who gather; against those who never move, and who might. */
const FOR_GUNS = 4
const FOR_OTHERS = 2
/** The same for those who hunt the enemy down: by the turns that are left. */
const FOR_HUNTERS: readonly number[] = [1, 4, 5]
const LONG_HUNT = 6
/** How much of a target may be put at risk elsewhere for it, by one who leaves and by all. */
const RISKED = 0.35
const ALL_RISKED = 0.8
/** From this share of what it takes on, it is looked at closely. */
const NEARLY = 0.7

/** Where a garrison is to be driven out, as many come together as that takes, if there are so many near. */
export function gather(picture: Picture): void {
  const { front, columns } = picture
  if (front.hope === 0) return
  const targets = targetsOf(picture.t, front)
  const away = columns.map((column) => awayFrom(picture, column, targets))
  targets.forEach((target, i) => {
    const near = columns
      .map((column, c) => ({ column, away: away[c]?.[i] ?? FAR }))
      .filter((each) => each.away <= horizonOf(front, target) && each.column.free.length > 0)
      .sort((x, y) => x.away - y.away || y.column.free.length - x.column.free.length)
    muster(picture, target, near)
  })
  if (front.presses && front.turnsLeft >= LONG)
    for (const [c, column] of columns.entries()) march(picture, column, targets, away[c] as Uint8Array)
}

function horizonOf(front: Front, { isFixed }: Target): number {
  const others = front.presses ? (FOR_HUNTERS[front.turnsLeft] ?? LONG_HUNT) : FOR_OTHERS
  return isFixed ? Math.max(FOR_GUNS, others) : others
}

/** In how many Impulses a column is at each assembly: 0 for who is there. */
function awayFrom(picture: Picture, column: Column, targets: readonly Target[]): Uint8Array {
  const away = new Uint8Array(targets.length).fill(FAR)
  if (column.free.length === 0) return away
  picture.explore(column, picture.front.presses ? MOST_IMPULSES : FOR_GUNS)
  targets.forEach(({ assembly }, i) => {
    const spent = picture.reach.spent[picture.nodeIn(assembly)] as number
    if (spent !== FAR) away[i] = Math.ceil(spent / picture.reach.points)
  })
  return away
}

/** Turns that a march across the map is worth while for. */
const LONG = 4
/** There are five Impulses in two turns. */
const IMPULSES_A_TURN = 2.5
/** Who is needed less than this where he stands goes to the war. */
const IDLE = 0.12

/** Whoever is of no use where he is marches to where most is to be done, however far, if he comes in time. */
function march(picture: Picture, column: Column, targets: readonly Target[], away: Uint8Array): void {
  const { front, t } = picture
  const inTime = IMPULSES_A_TURN * front.turnsLeft + front.hope
  let best = -1
  let most = 0
  targets.forEach((target, i) => {
    const impulses = away[i] as number
    const worth = impulses === FAR || impulses > inTime ? 0 : target.worth / (2 + impulses)
    if (worth > most) {
      most = worth
      best = i
    }
  })
  const target = targets[best]
  if (target === undefined) return
  const isThere = away[best] === 0
  if (isThere || (away[best] === 1 && isTooBold(picture, target, column))) return
  for (const unit of [...column.free]) {
    if (attackOf(t, unit) === 0 || picture.leaving(column, unit) > IDLE) continue
    picture.sendTowards(column, unit, target.assembly, { goal: target.at, worth: most })
  }
}

/** Would those who come to an assembly be fallen upon there before the others are? */
function isTooBold({ front, t }: Picture, { assembly }: Target, { free }: Column): boolean {
  const guard = free.reduce((sum, u) => sum + defenceOf(t, u), front.guard[assembly])
  return front.pressure[assembly] > guard
}

interface Near {
  readonly column: Column
  readonly away: number
}

/** Who takes part, the nearest first, until it is enough; nobody when it never is. */
function muster(picture: Picture, target: Target, near: readonly Near[]): void {
  const chosen: (Near & { readonly unit: Unit })[] = []
  let strength = 0
  let risked = 0
  let isEnough = false
  for (const { column, away } of near)
    for (const unit of column.free) {
      const attack = attackOf(picture.t, unit)
      const risk = away === 0 ? 0 : picture.leaving(column, unit)
      if (isEnough || attack === 0 || risk > RISKED * target.points) continue
      if (risked + risk > ALL_RISKED * target.points) continue
      risked += risk
      chosen.push({ column, away, unit })
      strength += attack
      isEnough = strength >= NEARLY * target.need && wouldWin(picture, target, chosen)
    }
  if (!isEnough) return
  picture.fists.push(target.assembly)
  for (const { column, unit, away } of chosen) {
    if (away === 0) column.free = column.free.filter((each) => each !== unit)
    else picture.sendTowards(column, unit, target.assembly, { goal: target.at, worth: target.worth })
  }
}

/** Would they win, if they came without a Carrier? */
function wouldWin(
  { t, front }: Picture,
  { at, assembly }: Target,
  chosen: readonly { readonly unit: Unit }[],
): boolean {
  const units = chosen.map(({ unit }) => unit)
  const d = directionTo(grid, assembly, at)
  const isHard = d !== undefined && RIVER(assembly, d)
  const nation = NATION[units[0] as Unit]
  const isFed = nation === GERMAN_NATION || nation === BELGIAN
  foresee(t, front.side, units, at, { isFed, isHard, isLed: false })
  return forecast.win >= front.goodChance
}
