import { asked, type Hex, isUnderWay } from '@boma/kernel'
import { ABOARD, GONE, HEXES, IS_PASSABLE, isHex, OFF_WEST, TO_COME } from './board.ts'
import type { Table } from './layout.ts'
import { BRITISH, IS_COMBAT, isLeader, NAMES, SIDE_OF, UNITS, type Unit } from './roster.ts'
import { LOTS } from './rules/03-lots.ts'
import { lastTurn } from './rules/04-clock.ts'
import { movementPhase } from './rules/15-movement.ts'
import { flow } from './sequence.ts'
import { combatUnits, DISORGANIZED, is, LOST } from './stacks.ts'

/** What does not go together in this position, in a sentence; undefined when all does. */
export const possible = (t: Table): string | undefined =>
  wrongScenario(t) ?? wrongMarch(t) ?? wrongUnit(t) ?? wrongHex(t)

/** §21.0: each scenario has its turns and its set-up. */
function wrongScenario(t: Table): string | undefined {
  const lots = LOTS[t.core.scenario] ?? []
  const { turn, placing } = t.tracks
  if (turn > lastTurn(t)) return `the scenario has no turn ${turn}`
  if (placing > (turn > 0 ? 0 : lots.length + 1)) return 'the set-up is at an end'
  return wrongLanding(t)
}

/** §5.2B: a group that lands has its beach, and nobody has one besides. */
function wrongLanding({ landing, tracks }: Table): string | undefined {
  if (landing.last > tracks.turn) return 'somebody landed in a turn to come'
  return landing.group > 0 === landing.beach > 0 ? undefined : 'a group lands on no beach, or nobody on one'
}

/** §15.1: between two marches nobody is on one. */
function wrongMarch(t: Table): string | undefined {
  const isEmpty = t.group.next(0) < 0
  if (!isEmpty && isUnderWay(flow, t, movementPhase)) return 'somebody goes, and nobody marches'
  return isEmpty && isHex(t.march.at) && asked(flow, t)?.name === 'step'
    ? 'somebody marches, and nobody goes'
    : undefined
}

/** Who may be where: on the map where it is passable, aboard if British, behind the west edge if German. */
function mayBeAt(u: Unit, at: Hex): boolean {
  if (isHex(at)) return IS_PASSABLE[at] === 1
  if (at === ABOARD) return SIDE_OF[u] === BRITISH
  return at === GONE || at === TO_COME || (at === OFF_WEST && SIDE_OF[u] !== BRITISH)
}
function wrongUnit(t: Table): string | undefined {
  for (let u = 0 as Unit; u < UNITS; u++) {
    const wrong = wrongState(t, u)
    if (wrong !== undefined) return `${NAMES[u]} ${wrong}`
  }
  return undefined
}
function wrongState(t: Table, u: Unit): string | undefined {
  const at = t.units.where[u]
  if (!mayBeAt(u, at)) return 'cannot be where it is'
  if (is(t, u, LOST) && at !== GONE) return 'is lost and there'
  if (IS_COMBAT[u] === 0 && is(t, u, DISORGANIZED)) return 'has no disorganized side'
  if (t.units.exit[u] > 0 && at !== OFF_WEST) return 'has left by no edge'
  const most = IS_COMBAT[u] === 1 && isHex(at) ? combatUnits(t, at) : 1
  return t.units.rank[u] < most ? undefined : 'lies in no stack'
}

function wrongHex(t: Table): string | undefined {
  for (let at = 0 as Hex; at < HEXES; at++) {
    const wrong = wrongStack(t, at)
    if (wrong !== undefined) return wrong
  }
  return undefined
}
function wrongStack(t: Table, at: Hex): string | undefined {
  const first = t.stacks.firstIn(at)
  let ranks = 0
  for (let u = first; u >= 0; u = t.stacks.nextIn(u)) {
    if (SIDE_OF[u] !== SIDE_OF[first]) return 'both sides are in one hex'
    if (IS_COMBAT[u] === 0 || isLeader(u)) continue
    if ((ranks >> t.units.rank[u]) & 1) return 'two units lie in one place of a stack'
    ranks |= 1 << t.units.rank[u]
  }
  return undefined
}
