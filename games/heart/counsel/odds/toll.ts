import type { odds } from '@boma/counsel'
import type { Table } from '../../layout.ts'
import { ARMY_LEADER, BEARER, CHARISMATIC, type Figure, headOf, NO_UNIT, type Unit, unitOf } from '../../roster.ts'
import { hitsToTest } from '../../rules/07-hits.ts'
import { isTester, lossesToTest } from '../../rules/08-causes.ts'
import { nextAttached } from '../../rules/09-units.ts'

/** What fire at a target may come to: the chances that it is destroyed, must test, or has losses that make no test. */
export interface Toll {
  gone: number
  tests: number
  falls: number
}

/** Nothing yet. */
export const noToll = (): Toll => ({ gone: 0, tests: 0, falls: 0 })

/** Adds what comes of it, with this chance, if those of a target, and of those attached to it, have fallen. */
export function addToll(t: Table, v: Unit, fallen: readonly Figure[], chance: number, toll: Toll): void {
  if (fallen.length === 0) return
  const own = fallen.filter((f) => unitOf(f) === v).length
  if (own >= t.units.count[v]) toll.gone += chance
  else if (isToTest(t, v, own, fallen) && !mustTestAlready(t, v)) toll.tests += chance
  else toll.falls += chance
}

/** §8.5: has the unit lost so many in this turn already that it will test whatever comes? */
export const mustTestAlready = (t: Table, v: Unit): boolean =>
  isTester(t, v) && t.units.began[v] - t.units.count[v] >= lossesToTest(t.units.began[v])

/** §8.5, §8.3: do its losses, or an army leader or standard bearer who falls with it, make the unit test? */
function isToTest(t: Table, v: Unit, own: number, fallen: readonly Figure[]): boolean {
  if (!isTester(t, v) || isSteadiedThen(t, v, own, fallen)) return false
  const isFelt = (f: Figure): boolean =>
    (t.units.traits[unitOf(f)] & ARMY_LEADER) !== 0 || t.units.type[unitOf(f)] === BEARER
  const lost = t.units.began[v] - t.units.count[v] + own
  return lost >= lossesToTest(t.units.began[v]) || fallen.some((f) => unitOf(f) !== v && isFelt(f))
}

/** §5.1, H28: will a Charismatic leader, if he lives, keep it from testing? */
function isSteadiedThen(t: Table, v: Unit, own: number, fallen: readonly Figure[]): boolean {
  if (2 * (t.units.size[v] - t.units.count[v] + own) >= t.units.size[v]) return false
  for (let a = nextAttached(t, v, v); a !== NO_UNIT; a = nextAttached(t, v, a))
    if ((t.units.traits[a] & CHARISMATIC) !== 0 && !fallen.includes(headOf(a))) return true
  return false
}

/** The chance that one of several falls of its own, and which of them do; each falls or stands for himself. */
export function tollOf(
  t: Table,
  v: Unit,
  chances: readonly { readonly figure: Figure; readonly falls: number }[],
): Toll {
  const toll = noToll()
  const attached = chances.filter(({ figure }) => unitOf(figure) !== v)
  const men = chances.filter(({ figure }) => unitOf(figure) === v)
  // How many of the men fall is enough; of those attached it matters who.
  let counts = [1]
  for (const { falls } of men)
    counts = Array.from(
      { length: counts.length + 1 },
      (_, n) => (counts[n] ?? 0) * (1 - falls) + (counts[n - 1] ?? 0) * falls,
    )
  for (let set = 0; set < 1 << attached.length; set++) {
    const isIn = (i: number): boolean => ((set >> i) & 1) === 1
    const chance = attached.reduce((p, { falls }, i) => p * (isIn(i) ? falls : 1 - falls), 1)
    const gone = attached.filter((_, i) => isIn(i)).map(({ figure }) => figure)
    counts.forEach((p, n) => {
      addToll(t, v, [...men.slice(0, n).map(({ figure }) => figure), ...gone], p * chance, toll)
    })
  }
  return toll
}

/** §14.11: what rifle hits on a vehicle or boat come to: a test at each full ten or twenty. */
export function hitToll(t: Table, v: Unit, hits: odds.Distribution): Toll {
  const toll = noToll()
  hits.forEach((p, n) => {
    if (n > 0) toll[n >= hitsToTest(t, v) ? 'tests' : 'falls'] += p
  })
  return toll
}

/** The worst that comes of it for any of several units, each of which fares for itself. */
export function together(tolls: readonly Toll[]): Toll {
  const none = (of: (toll: Toll) => number): number => tolls.reduce((p, toll) => p * (1 - of(toll)), 1)
  const noneGone = none(({ gone }) => gone)
  const noneTests = none(({ gone, tests }) => gone + tests)
  const noneFalls = none(({ gone, tests, falls }) => gone + tests + falls)
  return { gone: 1 - noneGone, tests: noneGone - noneTests, falls: noneTests - noneFalls }
}
