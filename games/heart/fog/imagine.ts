import { ALLOWED, type Dice, other, type Side } from '@boma/kernel'
import { HIDES } from '../board/ground.ts'
import { WAYS } from '../board.ts'
import type { Table } from '../layout.ts'
import { firstOf, headOf, INDEPENDENT, PER_SIDE, RANK, type Unit } from '../roster.ts'
import { HIDDEN, isHidden, nextOnTable } from '../rules/09-units.ts'
import { ground } from '../rules/10-ground.ts'
import { isFoundBy } from '../rules/13-finding.ts'
import { placeUnit, whyNotPlace } from '../rules/17-placing.ts'

/** How often a place is drawn before the best that can be had is taken. */
const TRIES = 60

/** Puts the hidden units of a side somewhere that its enemy could not tell from the truth. */
export function fill(t: Table, side: Side, dice: Dice): void {
  let n = 0
  const draw = (below: number): number => dice.draw(t.core.rolls, below, side + 1, n++)
  const first = firstOf(side)
  for (let u = first; u < first + PER_SIDE; u++)
    if (isHidden(t, u) && RANK[t.units.type[u]] !== INDEPENDENT) lay(t, u, draw)
  for (let u = first; u < first + PER_SIDE; u++)
    if (isHidden(t, u) && RANK[t.units.type[u]] === INDEPENDENT) join(t, u, draw)
}

/** A hidden unit lies in an area that hides, where nobody would have found it. */
function lay(t: Table, u: Unit, draw: (below: number) => number): void {
  const { areas } = ground(t)
  const lairs: number[] = []
  for (let i = 0; i < areas.count; i++) if (HIDES[areas.kind[i]] === 1) lairs.push(i)
  const n = t.units.count[u]
  for (let i = 0; i < TRIES && lairs.length > 0; i++) {
    const at = lairs[draw(lairs.length)] ?? 0
    const x = areas.x0[at] + draw(areas.x1[at] - areas.x0[at] + 1)
    const y = areas.y0[at] + draw(areas.y1[at] - areas.y0[at] + 1)
    const facing = draw(WAYS)
    const width = 1 + draw(n)
    if (whyNotPlace(t, u, true, x, y, facing, width, 0) !== ALLOWED) continue
    placeUnit(t, u, HIDDEN, facing, width, 0)
    if (!isFound(t, u)) return
  }
}

function isFound(t: Table, u: Unit): boolean {
  const enemy = other((u < PER_SIDE ? 0 : 1) as Side)
  for (let v = nextOnTable(t, enemy, 0); v >= 0; v = nextOnTable(t, enemy, v + 1)) if (isFoundBy(t, v, u)) return true
  return false
}

/** §9.8, §13.1: a hidden figure is with a hidden unit. */
function join(t: Table, u: Unit, draw: (below: number) => number): void {
  const first = firstOf((u < PER_SIDE ? 0 : 1) as Side)
  const hosts: Unit[] = []
  for (let v = first; v < first + PER_SIDE; v++)
    if (isHidden(t, v) && RANK[t.units.type[v]] !== INDEPENDENT) hosts.push(v)
  const host = hosts[draw(Math.max(1, hosts.length))]
  if (host === undefined) return
  t.units.attached[u] = host + 1
  const [x, y] = [t.figures.x[headOf(host)], t.figures.y[headOf(host)]]
  for (let i = 0; i < TRIES; i++) {
    const [dx, dy] = [draw(65) - 32, draw(65) - 32]
    if (dx * dx + dy * dy > 32 * 32 || x + dx < 0 || y + dy < 0) continue
    if (whyNotPlace(t, u, true, x + dx, y + dy, 0, 1, 0) !== ALLOWED) continue
    placeUnit(t, u, HIDDEN, 0, 1, 0)
    return
  }
  t.figures.x[headOf(u)] = x
  t.figures.y[headOf(u)] = y
}
