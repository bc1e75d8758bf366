import { DIRECTIONS, type Hex, type Modifier, neighbour, OFF_MAP, type OffMap, type Side } from '@boma/kernel'
import { grid } from '../../board.ts'
import type { Table } from '../../layout.ts'
import { CF, SIDE_OF, type Unit } from '../../roster.ts'
import { printedMorale } from '../../rules/06.1-morale.ts'
import { isNaturalSix } from '../../rules/10.25-volley.ts'
import { DESTROYED, lotOn, lotsIn, stoodIn } from '../../rules/10.27-naval.ts'
import { isMisfire, isSure, ON_TARGET, strayed } from '../../rules/10.28-scatter.ts'
import { isSomebodyThere, leadership, shellGround } from '../../rules/10.28-shell.ts'
import { type FireText, SHELL } from '../../rules/10-fire.ts'
import {
  DISORGANIZED,
  downHasCombat,
  downHasRetreated,
  faceOf,
  firstCombat,
  holder,
  is,
  nextCombat,
  RETREATED,
} from '../../stacks.ts'
import { chanceOf, effects, hitChance } from './fire.ts'

/**
 * What a shell may bring, exactly, as if no other had hit before it: hits are applied when both sides have fired (4.2N). It
 * ends when those who have to retreat set off (13.3D), or with the checks of 10.27 for a naval shot: whom they carry away and
 * formations that break come on top.
 */
export interface ShellForecast {
  /** What counts for a burst in the hex that is aimed at; none for a naval shot, which needs no roll there. */
  readonly lines: readonly ShellLine[]
  /** The chances that it comes down where it is aimed at; that it is lost: off the map, on the gun or behind it. */
  readonly onTarget: number
  readonly lost: number
  /** The chances of each end, which add up to 1: an enemy unit is eliminated; some are disorganized, none eliminated; none of these, but own units are hurt; all who are hit stand; nobody is hit; units are hit that lie face down (19.7). */
  readonly unit: number
  readonly step: number
  readonly own: number
  readonly stands: number
  readonly nothing: number
  readonly unseen: number
  /** The chance that the gun runs out of ammunition (7.3). */
  readonly empty: number
}
/** A thing that counts for a shell. */
export interface ShellLine extends Modifier {
  readonly text: FireText | 'page.gun' | 'page.factors'
}

/** Where a round may come down: each hex with its chance; the rest of 1 is lost. */
type Landings = ReadonlyMap<Hex, number>

const FACES = [1, 2, 3, 4, 5, 6] as const
const HITS_AIM = ON_TARGET / 6

/** §10.28, §10.27: the round strays by one die for its direction, and another for the hexes, or only one hex. */
function scattered(aim: Hex, distances: readonly number[], isLost: (at: Hex) => boolean): Landings {
  const found = new Map<Hex, number>([[aim, HITS_AIM]])
  const share = (1 - HITS_AIM) / (6 * distances.length)
  for (const die of FACES)
    for (const hexes of distances) {
      const at: Hex | OffMap = strayed(aim, die, hexes)
      if (at !== OFF_MAP && !isLost(at)) found.set(at, (found.get(at) ?? 0) + share)
    }
  return found
}

/** What happens in the end: an enemy unit, a step, own units, all stand, nothing, something unseen. */
type Ends = [unit: number, step: number, own: number, stands: number, nothing: number, unseen: number]

/** The ends of all places where a round may come down. */
function summed(landings: Landings, endsAt: (at: Hex) => Ends): Ends {
  const sum: Ends = [0, 0, 0, 0, 0, 0]
  let down = 0
  for (const [at, chance] of landings) {
    down += chance
    endsAt(at).forEach((end, i) => {
      sum[i] += chance * end
    })
  }
  sum[4] += 1 - down
  return sum
}
const NOTHING: Ends = [0, 0, 0, 0, 1, 0]

/** §19.7: is a stack there that can be hit, and shows no counter? */
const isUnseen = (t: Table, at: Hex): boolean => downHasCombat(t, at) && !downHasRetreated(t, at)

function forecastOf(
  aim: Hex,
  landings: Landings,
  [unit, step, own, stands, nothing, unseen]: Ends,
  rest: Pick<ShellForecast, 'lines' | 'empty'>,
): ShellForecast {
  const lost = 1 - [...landings.values()].reduce((sum, chance) => sum + chance, 0)
  return {
    ...rest,
    onTarget: landings.get(aim) ?? 0,
    lost: Math.max(0, lost),
    unit,
    step,
    own,
    stands,
    nothing,
    unseen,
  }
}

/** §10.28A: what a burst of so many factors does in a hex: two dice, not above them and the ground, and then as any hit (10.25). */
function burstAt(t: Table, side: Side, from: Hex, at: Hex, factor: number): Ends {
  if (!isSomebodyThere(t, at) && !isUnseen(t, at)) return NOTHING
  const need = shellGround(t, from, at).reduce((sum, line) => sum + line.value, factor)
  const hit = hitChance(need)
  if (isUnseen(t, at)) return [0, 0, 0, 0, 1 - hit, hit]
  const { step, eliminated } = effects(t, { kind: SHELL, from, at, facing: 0 }, hit)
  const unit = 1 - (eliminated[0] ?? 1)
  return holder(t, at) === side ? [0, 0, step, hit - step, 1 - hit, 0] : [unit, step - unit, 0, hit - step, 1 - hit, 0]
}

/** §10.26, §10.28: the odds of a gun's round at a hex. */
export function gunForecast(t: Table, gun: Unit, aim: Hex): ShellForecast {
  const from = t.units.where[gun]
  const [factor, leader] = [CF[faceOf(t, gun)], leadership(t, gun)]
  const landings: Landings = isSure(t, from, aim)
    ? new Map([[aim, 1]])
    : scattered(aim, FACES, (at) => isMisfire(t, gun, at))
  const ends = summed(landings, (at) => burstAt(t, SIDE_OF[gun], from, at, factor + leader))
  let rolled = 0
  for (const [at, chance] of landings) if (isSomebodyThere(t, at) || isUnseen(t, at)) rolled += chance
  const lines: readonly ShellLine[] = [
    { text: 'page.gun', value: factor, rule: '10.28a' },
    { text: 'page.leader', value: leader, rule: '17.2.4' },
    ...shellGround(t, from, aim),
  ]
  const empty = rolled * chanceOf((first, second) => isNaturalSix(t, first, second))
  return forecastOf(aim, landings, ends, { lines: lines.filter((line) => line.value !== 0), empty })
}

/** §10.27, option 3: the odds of so many factors at a hex. */
export function salvoForecast(t: Table, side: Side, factors: number, aim: Hex): ShellForecast {
  const landings = scattered(aim, FACES, () => false)
  const ends = summed(landings, (at) => burstAt(t, side, at, at, factors))
  const lines: readonly ShellLine[] = [
    { text: 'page.factors', value: factors, rule: '10.27' },
    ...shellGround(t, aim, aim),
  ]
  return forecastOf(aim, landings, ends, { lines: lines.filter((line) => line.value !== 0), empty: 0 })
}

/** §10.27: the odds of a naval shot at a hex. */
export function shipForecast(t: Table, side: Side, aim: Hex): ShellForecast {
  const landings = scattered(aim, [1], () => false)
  const ends = summed(landings, (at) => navalAt(t, side, at))
  return forecastOf(aim, landings, ends, { lines: [], empty: 0 })
}

/** What becomes of the units around a burst, each by itself. */
interface Toll {
  /** The chances that no enemy is eliminated, that none is hurt at all, that no own unit is. */
  spared: number
  unhurt: number
  safe: number
}
function suffer(toll: Toll, isOwn: boolean, eliminated: number, hurt: number): void {
  if (isOwn) toll.safe *= 1 - hurt
  else {
    toll.spared *= 1 - eliminated
    toll.unhurt *= 1 - hurt
  }
}

/** §10.27: one unit by lot, and a damage die; 1 or 2 eliminates it, and all in the hex and around it check. */
function navalAt(t: Table, side: Side, at: Hex): Ends {
  if (isUnseen(t, at)) return [0, 0, 0, 0, 0, 1]
  if (!isSomebodyThere(t, at)) return NOTHING
  const lots = Math.min(6, lotsIn(t, at))
  const sum: Ends = [0, 0, 0, 0, 0, 0]
  for (let lot = 1; lot <= lots; lot++)
    for (const [isDestroyed, chance] of [
      [true, DESTROYED / 6],
      [false, 1 - DESTROYED / 6],
    ] as const) {
      const toll = tollOf(t, side, at, lotOn(t, at, lot), isDestroyed)
      const share = chance / lots
      sum[0] += share * (1 - toll.spared)
      sum[1] += share * (toll.spared - toll.unhurt)
      sum[2] += share * toll.unhurt * (1 - toll.safe)
      sum[4] += share * toll.unhurt * toll.safe
    }
  return sum
}

function tollOf(t: Table, side: Side, at: Hex, victim: Unit, isDestroyed: boolean): Toll {
  const toll: Toll = { spared: 1, unhurt: 1, safe: 1 }
  for (let u = firstCombat(t, at); u >= 0; u = nextCombat(t, u)) {
    const isOwn = SIDE_OF[u] === side
    // §13.3B: a loss is the end of those who have retreated into the hex
    const isGone = is(t, u, RETREATED) && stoodIn(t, u, at)
    if (u === victim) suffer(toll, isOwn, isDestroyed || isGone || is(t, u, DISORGANIZED) ? 1 : 0, 1)
    else if (isGone) suffer(toll, isOwn, 1, 1)
    else if (isDestroyed) check(t, u, isOwn, toll)
  }
  if (!isDestroyed) return toll
  for (const d of DIRECTIONS) {
    const next = neighbour(grid, at, d)
    if (next === OFF_MAP) continue
    for (let u = firstCombat(t, next); u >= 0; u = nextCombat(t, u)) check(t, u, SIDE_OF[u] === side, toll)
  }
  return toll
}
/** §10.27: one die against bare morale. */
function check(t: Table, u: Unit, isOwn: boolean, toll: Toll): void {
  const fails = 1 - Math.min(6, printedMorale(t, u)) / 6
  suffer(toll, isOwn, is(t, u, DISORGANIZED) ? fails : 0, fails)
}
