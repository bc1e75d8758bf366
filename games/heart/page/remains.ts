import type { GameEvent, Mark } from '@boma/kernel'
import type { Table } from '../layout.ts'
import { BASE, type Figure, ROUND, sideOf, unitOf } from '../roster.ts'
import { bodyOf } from './bodies.ts'
import { onPage } from './sheet.ts'

/** What tells that somebody fell, by fire (14.4) or in close combat (6.7), and where he stood. */
const FALLS = ['fell', 'killed']
/** So that no two lie alike. */
const TURNED = 137

/** Who fell lies where he stood for the rest of the match; of a gun nothing is left. */
export function remains({ kind, facts }: GameEvent, t: Table): readonly Mark[] {
  const { figure, x = 0, y = 0 } = facts
  if (!FALLS.includes(kind) || figure === undefined) return []
  const u = unitOf(figure as Figure)
  if (BASE[t.units.type[u]] !== ROUND) return []
  return [
    {
      kind: 'fallen',
      space: u,
      body: bodyOf(sideOf(u)),
      spot: onPage(t, x, y),
      turned: (figure * TURNED + x) % 360,
    },
  ]
}
