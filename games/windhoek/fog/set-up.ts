import { ALLOWED, type Dice, type Hex, type Side } from '@boma/kernel'
import { CAPE, HEXES, HIDDEN } from '../board.ts'
import type { Table } from '../layout.ts'
import { ALLIED, afterLast, firstUnit, type Unit } from '../roster.ts'
import { whyNotPost } from '../rules/06-set-up/placing.ts'
import { type Post, setUpList } from '../rules/06-set-up/posts.ts'
import { LINE_OF, SITES } from '../rules/10-recruiting/lines.ts'
import { whyNotPut } from '../rules/10-recruiting/sites.ts'
import { rebuildZones } from '../rules/11-zones.ts'
import { isEntrenched } from '../rules/16.5-ground.ts'
import { isEmpty, nextIn } from '../stacks.ts'

/**
 * §6.0: puts the unseen units of a side that is setting up where they might be: the first of its list anywhere that
 * they may go, then what it has bought, and somebody into every entrenchment, which is all that shows of them.
 */
export function imagineSetUp(t: Table, side: Side, dice: Dice): void {
  let drawn = 0
  const draw = (below: number): number => (below > 1 ? dice.draw(drawn, below, 0, drawn++) : 0)
  if (side === ALLIED) t.places.first[CAPE] = 0
  const { posts } = setUpList(t, side)
  const placed = posts.slice(0, t.tracks.setUp)
  for (const post of placed) putAnywhere(t, post.unit, post.sites.places, (at) => whyNotPost(t, post, at), draw)
  for (let u = firstUnit(side); u < afterLast(side); u++)
    if (t.units.where[u] === HIDDEN) {
      const sites = SITES[LINE_OF[u]]
      putAnywhere(t, u, sites.places, (at) => whyNotPut(t, u, sites, at), draw)
    }
  for (let hex = 0 as Hex; hex < HEXES; hex++) if (isEntrenched(t, hex) && isEmpty(t, hex)) manTrench(t, hex, placed)
  rebuildZones(t, HEXES)
}

type WhyNot = (at: Hex) => number

function putAnywhere(
  t: Table,
  unit: Unit,
  places: readonly Hex[],
  whyNot: WhyNot,
  draw: (below: number) => number,
): void {
  const free = places.filter((at) => whyNot(at) === ALLOWED)
  t.stacks.put(unit, free[draw(free.length)] ?? places[0])
}

/** Moves somebody into an empty entrenchment who leaves none behind. */
function manTrench(t: Table, hex: Hex, placed: readonly Post[]): void {
  const digger = placed.find((post) => !holdsTrench(t, post.unit) && whyNotPost(t, post, hex) === ALLOWED)
  if (digger === undefined) return
  t.stacks.take(digger.unit)
  t.stacks.put(digger.unit, hex)
}

/** Is it the only unit in its entrenchment? */
function holdsTrench(t: Table, unit: Unit): boolean {
  const at = t.units.where[unit]
  return at < HEXES && isEntrenched(t, at) && t.places.first[at] === unit + 1 && nextIn(t, unit) < 0
}
