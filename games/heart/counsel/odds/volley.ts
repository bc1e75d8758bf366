import { odds } from '@boma/counsel'
import type { Modifier } from '@boma/kernel'
import type { Table } from '../../layout.ts'
import { type Figure, headOf, NO_UNIT, SHOTS, type Unit, unitOf } from '../../roster.ts'
import { HITS_ON, hitChance } from '../../rules/03-hitting.ts'
import { linesOf, sumOf } from '../../rules/03-modifiers.ts'
import { rangeOf } from '../../rules/04-ranges.ts'
import { isCounted } from '../../rules/07-hits.ts'
import { saveOf } from '../../rules/07-saves.ts'
import { nextAttached } from '../../rules/09-units.ts'
import { firersOf } from '../../rules/14-firers.ts'
import { lookAt, marksOf, nearestMark } from '../../rules/14-marks.ts'
import { commonBits, isSilent, shotBits } from '../../rules/14-shot.ts'
import { addToll, hitToll, noToll, type Toll } from './toll.ts'

const FACES = 6

/** One figure's shot: what counts for it, and the chance that it hits. */
export interface ShotForecast {
  readonly shooter: Figure
  readonly mark: Figure
  readonly lines: readonly Modifier[]
  readonly chance: number
}

/**
 * What a volley may bring, exactly: as if it alone were fired in this phase at a target that has lost nobody, with no six
 * given to a leader (14.9). A target that may still declare counts as one that fires (3.7).
 */
export interface VolleyForecast {
  readonly shots: readonly ShotForecast[]
  /** The chance of each number of hits. */
  readonly hits: odds.Distribution
  /** The chance of each number of figures that fall, attached ones counted; of vehicles and boats nobody falls. */
  readonly falls: odds.Distribution
  /** What that comes to: destroyed, a test, losses without one. */
  readonly toll: Toll
  /** The chance that each figure falls. */
  readonly fates: readonly { readonly figure: Figure; readonly falls: number }[]
}

/** The shooters of a unit in the order in which they roll (14.13). */
function shootersOf(t: Table, u: Unit): readonly Figure[] {
  const own = Array.from({ length: firersOf(t, u) }, (_, k) => (headOf(u) + k) as Figure)
  const attached: Figure[] = []
  for (let a = nextAttached(t, u, u); a !== NO_UNIT; a = nextAttached(t, u, a))
    if (SHOTS[t.units.type[a]] > 0) attached.push(headOf(a))
  return [...own, ...attached]
}

/** §3.7: will the target be silent? Only if its side can no longer declare. */
const willBeSilent = (t: Table, v: Unit, mayDeclare: boolean): boolean =>
  isSilent(t, v) && !(mayDeclare && t.units.sees[v] !== 0)

/** The shots of a unit at another, line by line. */
export function shotsAt(t: Table, u: Unit, v: Unit, mayDeclare: boolean): readonly ShotForecast[] {
  const common = commonBits(t, u, v)
  const silent = willBeSilent(t, v, mayDeclare)
  return shootersOf(t, u).flatMap((shooter): ShotForecast[] => {
    const inches = rangeOf(t, unitOf(shooter))
    lookAt(t, u, v)
    const mark = nearestMark(t, shooter, v, inches)
    if (mark < 0) return []
    const bits = common | shotBits(t, u, v, shooter, mark, inches, silent)
    return [{ shooter, mark, lines: linesOf(bits), chance: hitChance(sumOf(bits), HITS_ON) }]
  })
}

/** The chance that a save fails. */
const unsaved = (t: Table, m: Figure, by: Unit): number => Math.min(FACES, saveOf(t, m, by) - 1) / FACES

/** The odds of a unit's fire at another. `mayDeclare`: the target's side may still declare. */
export function volleyOdds(t: Table, u: Unit, v: Unit, mayDeclare: boolean): VolleyForecast {
  const shots = shotsAt(t, u, v, mayDeclare)
  const hits = odds.hits(shots.map(({ chance }) => chance))
  if (isCounted(t, v)) return { shots, hits, falls: odds.certain(0), toll: hitToll(t, v, hits), fates: [] }
  // Each set of those who have fallen, with its chance; a hit takes the shooter's nearest who stands
  let states = new Map<bigint, number>([[0n, 1]])
  const seen: Figure[] = []
  const bitOf = (m: Figure): bigint => {
    if (!seen.includes(m)) seen.push(m)
    return 1n << BigInt(seen.indexOf(m))
  }
  for (const { shooter, chance } of shots) {
    const marks = marksOf(t, shooter, v, rangeOf(t, unitOf(shooter)))
    const next = new Map<bigint, number>()
    const add = (set: bigint, p: number): void => void next.set(set, (next.get(set) ?? 0) + p)
    for (const [set, p] of states) {
      const m = marks.find((each) => (set & bitOf(each)) === 0n)
      const falls = m === undefined ? 0 : chance * unsaved(t, m, unitOf(shooter))
      if (falls < 1) add(set, p * (1 - falls))
      if (m !== undefined && falls > 0) add(set | bitOf(m), p * falls)
    }
    states = next
  }
  return { shots, hits, ...outcome(t, v, states, seen) }
}

function outcome(
  t: Table,
  v: Unit,
  states: ReadonlyMap<bigint, number>,
  seen: readonly Figure[],
): Pick<VolleyForecast, 'falls' | 'fates' | 'toll'> {
  const toll = noToll()
  const falls = new Float64Array(seen.length + 1)
  const each = new Float64Array(seen.length)
  for (const [set, p] of states) {
    let n = 0
    for (let i = 0; i < seen.length; i++)
      if (((set >> BigInt(i)) & 1n) === 1n) {
        n++
        each[i] += p
      }
    falls[n] += p
    const fallen = seen.filter((_, i) => ((set >> BigInt(i)) & 1n) === 1n)
    addToll(t, v, fallen, p, toll)
  }
  return { falls, toll, fates: seen.map((figure, i) => ({ figure, falls: each[i] })) }
}
