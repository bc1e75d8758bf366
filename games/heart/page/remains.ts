import type { GameEvent } from '@boma/kernel'
import type { Mark, Point } from '@boma/showing'
import { sixteenths } from '../board.ts'
import type { Table } from '../layout.ts'
import { BASE, type Figure, ROUND, sideOf, unitOf } from '../roster.ts'
import { objectIn } from '../rules/14-specials.ts'
import { bodyOf } from './bodies.ts'
import { onPage } from './sheet.ts'

/** What tells that somebody fell, by fire (14.4) or in close combat (6.7), and where he stood. */
const FALLS = ['fell', 'killed']
/** So that no two lie alike. */
const TURNED = 137

/** Who fell lies where he stood for the rest of the match, and a shell's burst stays seen; of a gun nothing is left. */
export function remains({ kind, facts }: GameEvent, t: Table): readonly Mark[] {
  const { figure, unit = 0, x = 0, y = 0 } = facts
  if (kind === 'shellHit') return [burst(unit, onPage(t, x, y))]
  if (kind === 'objectHit') return [burst(unit, objectOf(t))]
  if (!FALLS.includes(kind) || figure === undefined) return []
  const u = unitOf(figure as Figure)
  if (BASE[t.units.type[u]] !== ROUND) return []
  return [
    {
      kind: 'fallen',
      space: u,
      body: bodyOf(sideOf(u)),
      spot: onPage(t, x, y),
      turned: turnedBy(figure + x),
    },
  ]
}

/** §14.10, §14.12: where a shell burst. */
const burst = (space: number, spot: Point): Mark => ({
  kind: 'burst',
  space,
  spot,
  turned: turnedBy(spot[0] + spot[1]),
})
const turnedBy = (number: number): number => Math.round(number * TURNED) % 360

function objectOf(t: Table): Point {
  const [x, y] = objectIn(t)?.aim ?? [0, 0]
  return onPage(t, sixteenths(x), sixteenths(y))
}
