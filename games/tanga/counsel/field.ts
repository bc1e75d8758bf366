import type { Plans } from '@boma/counsel'
import { DIRECTIONS, type Hex, other } from '@boma/kernel'
import { HEXES, IS_PASSABLE, isHex } from '../board.ts'
import type { Table } from '../layout.ts'
import { NO_UNIT, SIDE_OF } from '../roster.ts'
import { isFlanked, isInArc } from '../rules/08-facing.ts'
import { sees } from '../rules/10.4-sight.ts'
import { DEFENSIVE, firerAt, needOf, OFFENSIVE } from '../rules/10-fire.ts'
import { firstCombat, holder } from '../stacks.ts'
import { asked } from './asked.ts'
import { hitChance } from './odds/fire.ts'

/** §10.4: what is seen from a hex, and the chance to hit whoever is there, or would be: one who faces whoever fires. */
export function fieldOf(t: Table, from: Hex): NonNullable<Plans['field']> {
  if (!isHex(from)) return []
  const gunner = firstCombat(t, from)
  const found: { space: number; chance?: number }[] = []
  for (let at = 0 as Hex; at < HEXES; at++) {
    if (at === from || !sees(t, from, at)) continue
    if (gunner >= 0 && isTarget(t, from, at)) found.push({ space: at, chance: chanceAt(t, from, at) })
    else if (gunner < 0 || isInArc(t, from, at)) found.push({ space: at })
  }
  return found
}

/** §10.3: who has just his own phase fires offensively, everybody else at any time as in defence. */
const kindOf = (t: Table, from: Hex): number =>
  asked(t) === 'fire' && SIDE_OF[firstCombat(t, from)] === t.tracks.phasing ? OFFENSIVE : DEFENSIVE

/** Can those in a hex fire at another where enemies are or could be? */
function isTarget(t: Table, from: Hex, at: Hex): boolean {
  const side = SIDE_OF[firstCombat(t, from)]
  const isOpen = IS_PASSABLE[at] === 1 && (t.stacks.firstIn(at) < 0 || holder(t, at) === other(side))
  return isOpen && firerAt(t, from, kindOf(t, from), at) !== NO_UNIT
}

function chanceAt(t: Table, from: Hex, at: Hex): number {
  const facing = firstCombat(t, at) >= 0 ? t.places.facing[at] : (DIRECTIONS.find((d) => !isFlanked(at, d, from)) ?? 0)
  return hitChance(needOf(t, { kind: kindOf(t, from), from, at, facing }))
}
