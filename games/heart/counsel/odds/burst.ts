import { type Modifier, odds } from '@boma/kernel'
import { squareOf } from '../../board.ts'
import type { Table } from '../../layout.ts'
import { type Figure, headOf, UNITS, type Unit, unitOf } from '../../roster.ts'
import { HITS_ON, hitChance } from '../../rules/03-hitting.ts'
import { linesOf, sumOf } from '../../rules/03-modifiers.ts'
import { BLAST, GUN_HITS_ON, rangeOf } from '../../rules/04-ranges.ts'
import { isCounted } from '../../rules/07-hits.ts'
import { NO_SAVE, SAVE_INSIDE, saveOf } from '../../rules/07-saves.ts'
import { squareApart, squareTo } from '../../rules/09-contact.ts'
import { isOnTable } from '../../rules/09-units.ts'
import { houseAt } from '../../rules/10-cover.ts'
import { groupOf } from '../../rules/14-contacts.ts'
import { burstRange } from '../../rules/14-firers.ts'
import { commonBits, gunBits, isSilent, shotBits } from '../../rules/14-shot.ts'

const FACES = 6
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
  return { lines: linesOf(bits), least, chance, under, falls }
}

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
