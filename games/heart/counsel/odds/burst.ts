import { odds } from '@boma/counsel'
import { copyOf, type Modifier, type Rules } from '@boma/kernel'
import { squareOf } from '../../board.ts'
import { layout, type Table } from '../../layout.ts'
import { type Figure, headOf, POM_POM, sideOf, UNITS, type Unit, unitOf } from '../../roster.ts'
import { HITS_ON, hitChance } from '../../rules/03-hitting.ts'
import { linesOf, sumOf } from '../../rules/03-modifiers.ts'
import { BLAST, GUN_HITS_ON, rangeOf } from '../../rules/04-ranges.ts'
import { isCounted, testsByShell } from '../../rules/07-hits.ts'
import { NO_SAVE, SAVE_INSIDE, saveOf } from '../../rules/07-saves.ts'
import { squareApart, squareTo } from '../../rules/09-contact.ts'
import { isOnTable } from '../../rules/09-units.ts'
import { houseAt } from '../../rules/10-cover.ts'
import { aimOf, aimsTaken, aimsWanted, nextAim, takeAim } from '../../rules/14-aiming.ts'
import { groupOf } from '../../rules/14-contacts.ts'
import { burstRange } from '../../rules/14-firers.ts'
import { commonBits, gunBits, isSilent, shotBits } from '../../rules/14-shot.ts'
import { hitToll, noToll, type Toll, together, tollOf } from './toll.ts'

const FACES = 6
const board = { layout } as unknown as Rules<Table>
const unsaved = (least: number): number => Math.min(FACES, least - 1) / FACES

/** What one shot of a machine gun at a figure needs. */
export interface AimForecast {
  readonly lines: readonly Modifier[]
  readonly chance: number
  /** The chance that he falls; 0 for vehicles and boats, whose hits are counted. */
  readonly falls: number
}

/** §7.5: one shot of a machine gun at a figure. A target that may still declare counts as one that fires (3.7). */
export function aimOdds(t: Table, u: Unit, m: Figure, mayDeclare: boolean): AimForecast {
  const v = groupOf(t, unitOf(m))
  const silent = isSilent(t, v) && !(mayDeclare && t.units.sees[v] !== 0)
  const bits = commonBits(t, u, v) | shotBits(t, u, v, headOf(u), m, burstRange(t, u), silent)
  const chance = hitChance(sumOf(bits), HITS_ON)
  return {
    lines: linesOf(bits),
    chance,
    falls: isCounted(t, unitOf(m)) ? 0 : chance * unsaved(saveOf(t, m, u)),
  }
}

/** What a whole burst may bring. */
export interface BurstForecast {
  /** The figures that it names, one for each shot. */
  readonly named: readonly Figure[]
  /** The chance of each number of figures that fall; of hits, where it names a vehicle or boat alone. */
  readonly falls: odds.Distribution
  readonly toll: Toll
  /** §7.6: the chance that a pom-pom jams; 0 for all others. */
  readonly jams: number
}

/** §7.5, H18: the whole burst of the gun that is laid, if it names that figure next (-1: nobody) and then the rest as they stand nearest. */
export function wholeBurst(t: Table, u: Unit, next: number, mayDeclare: boolean): BurstForecast {
  const there = copyOf(board, t)
  if (next >= 0) takeAim(there, u, next)
  while (aimsTaken(there, u) < aimsWanted(there, u, true)) takeAim(there, u, nextAim(there, u, true))
  const named = Array.from({ length: aimsTaken(there, u) }, (_, i) => aimOf(there, u, i) as Figure)
  const jams = t.units.type[u] === POM_POM ? jamChance(named.length) : 0
  return { named, falls: burstOdds(t, u, named, mayDeclare), toll: burstToll(t, u, named, mayDeclare), jams }
}

/** What comes of it for the units that it names: the worst for any of them. */
function burstToll(t: Table, u: Unit, named: readonly Figure[], mayDeclare: boolean): Toll {
  const hosts = Map.groupBy(new Set(named), (m) => groupOf(t, unitOf(m)))
  return together(
    [...hosts].map(([v, figures]) => {
      const times = (m: Figure): number => named.filter((each) => each === m).length
      if (isCounted(t, v))
        return countedToll(
          t,
          u,
          v,
          figures.flatMap((m) => Array(times(m)).fill(m)),
          mayDeclare,
        )
      const fates = figures.map((figure) => ({
        figure,
        falls: 1 - (1 - aimOdds(t, u, figure, mayDeclare).falls) ** times(figure),
      }))
      return tollOf(t, v, fates)
    }),
  )
}
/** §14.11: hits on a vehicle or boat are added up. */
function countedToll(t: Table, u: Unit, v: Unit, named: readonly Figure[], mayDeclare: boolean): Toll {
  return hitToll(t, v, odds.hits(named.map((m) => aimOdds(t, u, m, mayDeclare).chance)))
}

/** §7.6: more natural ones than sixes among so many dice. */
export function jamChance(shots: number): number {
  // By how many ones there are more than sixes.
  let chances = new Map([[0, 1]])
  for (let i = 0; i < shots; i++) {
    const next = new Map<number, number>()
    for (const [more, p] of chances)
      for (const [by, share] of [
        [1, 1],
        [-1, 1],
        [0, FACES - 2],
      ] as const)
        next.set(more + by, (next.get(more + by) ?? 0) + (p * share) / FACES)
    chances = next
  }
  return [...chances].reduce((sum, [more, p]) => (more > 0 ? sum + p : sum), 0)
}

/** §7.5: what a burst brings, by what it names: the chance of each number of figures that fall. */
export function burstOdds(t: Table, u: Unit, named: readonly Figure[], mayDeclare: boolean): odds.Distribution {
  const figures = [...new Set(named)]
  return odds.hits(
    figures.map((m) => {
      const { falls } = aimOdds(t, u, m, mayDeclare)
      return 1 - (1 - falls) ** named.filter((each) => each === m).length
    }),
  )
}

/** What one shell at a figure may bring. */
export interface ShellForecast {
  readonly lines: readonly Modifier[]
  /** The least that die and modifiers must come to. */
  readonly least: number
  readonly chance: number
  /** All under the blast, friend or foe, and the chance that each falls if it hits; vehicles and boats are counted instead. */
  readonly under: readonly { readonly figure: Figure; readonly falls: number }[]
  /** The chance of each number of figures that fall, friends among them. */
  readonly falls: odds.Distribution
  /** What it comes to for the enemies under it, the worst for any of them; and the chance that a friend falls. */
  readonly toll: Toll
  readonly friends: number
}

/** §4.11, §7.4, §14.10, H1, H2: one shell at a figure, as if nobody had fallen in this phase. */
export function shellOdds(t: Table, u: Unit, aimed: Figure): ShellForecast {
  const type = t.units.type[u]
  const bits = gunBits(t, u, squareApart(t, headOf(u), aimed), rangeOf(t, u))
  const least = GUN_HITS_ON[type]
  const chance = hitChance(sumOf(bits), least)
  const under = blastOn(t, u, aimed, squareOf(BLAST[type]))
  const felled = odds.hits(under.map(({ falls }) => falls))
  const falls = Float64Array.from(felled, (p, n) => p * chance + (n === 0 ? 1 - chance : 0))
  const [own = [], foes = []] = [true, false].map((is) => under.filter(({ figure }) => isFriend(u, figure) === is))
  const friends = chance * (1 - own.reduce((p, { falls: each }) => p * (1 - each), 1))
  return { lines: linesOf(bits), least, chance, under, falls, toll: shellToll(t, foes, chance), friends }
}
const isFriend = (u: Unit, m: Figure): boolean => sideOf(u) === sideOf(unitOf(m))

/** §14.10, §14.11: a shell that hits strikes each unit under it for itself; a car or boat counts its hit. */
function shellToll(t: Table, foes: ShellForecast['under'], chance: number): Toll {
  const hosts = Map.groupBy(foes, ({ figure }) => groupOf(t, unitOf(figure)))
  const toll = together([...hosts].map(([v, fates]) => (isCounted(t, v) ? struckToll(t, v) : tollOf(t, v, fates))))
  return { gone: chance * toll.gone, tests: chance * toll.tests, falls: chance * toll.falls }
}
const struckToll = (t: Table, v: Unit): Toll => ({ ...noToll(), [testsByShell(t, v) ? 'tests' : 'falls']: 1 })

function blastOn(t: Table, by: Unit, aimed: Figure, radius: number): ShellForecast['under'] {
  const { x, y } = t.figures
  const house = houseAt(t, x[aimed], y[aimed])
  const found: { figure: Figure; falls: number }[] = []
  for (let u = 0 as Unit; u < UNITS; u++) {
    if (!isOnTable(t, u)) continue
    for (let m = headOf(u); m < headOf(u) + t.units.count[u]; m++) {
      if (m !== aimed && squareTo(t, m, x[aimed], y[aimed]) > radius) continue
      if (houseAt(t, x[m], y[m]) !== house) continue
      const save = house < 0 ? saveOf(t, m, by) : Math.min(saveOf(t, m, by), SAVE_INSIDE)
      found.push({ figure: m, falls: isCounted(t, u) ? 0 : unsaved(Math.min(save, NO_SAVE)) })
    }
  }
  return found
}
