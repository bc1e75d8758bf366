import { FIRST, type Hex, nameHex, parseHex, SECOND, type Side } from '@boma/kernel'
import { type Given, given, type OpenProcedure } from '@boma/testing'
import { CLOSED, COST, grid, NOWHERE } from '../board.ts'
import { KINDS } from '../data/counters.ts'
import { skirmish } from '../index.ts'
import type { Table } from '../layout.ts'
import { type Kind, MARCH, PER_SIDE, STRENGTH, UNIT_NAMES, UNITS, type Unit } from '../roster.ts'
import { owner, putAt } from '../rules/04-march.ts'
import { canFight } from '../rules/08-victory.ts'

const SIDE_NAMES = ['Blue', 'Red'] as const

/** What a scene may have besides its counters. */
export interface Scene {
  readonly scenario?: 'ford' | 'raid'
  readonly options?: readonly 'fog'[]
  readonly turn?: number
  /** Who holds the ford; Blue when left out. */
  readonly ford?: 'Blue' | 'Red'
  /** Whose phase it is; Blue's when left out, or that of the active counter. */
  readonly phase?: 'Blue' | 'Red'
  /** The counter that is about to march, fire, rally or halt; left out, the side is asked for one. */
  readonly active?: string
}

/** The number of a counter, by its name. */
export const unit = (name: string): Unit => UNIT_NAMES.indexOf(name) as Unit

/** A hex, by its number. */
const hex = (text: string): Hex => {
  const found = parseHex(grid, text)
  if (found === undefined) throw new Error(`there is no hex ${text}`)
  return found
}

/**
 * A position in the middle of a match: `scene({ B1: 'rifles 0402', R2: 'gun 0403 disrupted' }, { active: 'B1' })`. A
 * counter that is not named has been eliminated; 'shown' means that both sides know one.
 */
export function scene(counters: Readonly<Record<string, string>>, more: Scene = {}): Given<Table> {
  const phase = more.active === undefined ? SIDE_NAMES.indexOf(more.phase ?? 'Blue') : owner(unit(more.active))
  const { scenario = 'ford', options = ['fog'] } = more
  return given(skirmish, { scenario, options, impossible })
    .arrange((t) => {
      t.tracks.turn = more.turn ?? 1
      t.tracks.placed = UNITS
      t.tracks.phasing = phase as Side
      t.tracks.ford = SIDE_NAMES.indexOf(more.ford ?? 'Blue') as Side
      for (let i = 0; i < t.pool.left.length; i++) t.pool.left[i] = 0
      for (const [name, state] of Object.entries(counters)) putCounter(t, unit(name), state)
      buryTheOthers(t)
      if (more.active !== undefined) t.acted.add(unit(more.active))
    })
    .ask(...framesOf(phase as Side, more.active))
}

function framesOf(phase: Side, active: string | undefined): OpenProcedure[] {
  const turn = [{ procedure: 'match' }, { procedure: 'turn', at: phase === FIRST ? 2 : 4 }]
  return active === undefined ? turn : [...turn, { procedure: 'activation', at: 'march', locals: [unit(active)] }]
}

function putCounter(t: Table, u: Unit, state: string): void {
  const [kind = '', where = '', ...marks] = state.split(' ')
  if (u < 0) throw new Error('counters are called B1 to B6 and R1 to R6')
  t.units.kind[u] = (KINDS as readonly string[]).indexOf(kind) as Kind
  putAt(t, u, hex(where))
  if (marks.includes('disrupted')) t.units.disrupted[u] = 1
  if (marks.includes('shown')) t.shown.add(u)
}

/** Every counter that is not on the map was something, too, and fought before it was eliminated. */
function buryTheOthers(t: Table): void {
  for (let u = 0 as Unit; u < UNITS; u++)
    if (t.units.where[u] === NOWHERE) {
      t.units.kind[u] = missing(t, owner(u))
      t.shown.add(u)
    }
}

const counted = (t: Table, side: Side, kind: Kind): number =>
  countersOf(side).filter((u) => t.units.kind[u] === kind).length

const countersOf = (side: Side): Unit[] => Array.from({ length: PER_SIDE }, (_, i) => (side * PER_SIDE + i) as Unit)

/** A kind that the side has more of than the scene says. */
function missing(t: Table, side: Side): Kind {
  const kinds = [1, 2, 3, 4] as Kind[]
  return kinds.find((kind) => counted(t, side, kind) < (STRENGTH[kind] ?? 0)) ?? (0 as Kind)
}

/** What no match could ever come to. */
function impossible(t: Table): string | undefined {
  for (const side of [FIRST, SECOND]) {
    const kind = ([1, 2, 3, 4] as Kind[]).find((k) => counted(t, side, k) !== STRENGTH[k])
    if (kind !== undefined) return `${SIDE_NAMES[side]} has ${counted(t, side, kind)} counters that are ${KINDS[kind]}`
    if (t.core.result === 0 && !canFight(t, side)) return `${SIDE_NAMES[side]} has nobody left to fight (8.2)`
  }
  for (let u = 0 as Unit; u < UNITS; u++) {
    const where = t.units.where[u] ?? NOWHERE
    if (where === NOWHERE) continue
    if (t.hexes.unit[where] !== u + 1) return `two counters stand in ${nameHex(grid, where)} (2.2)`
    if (COST[where] === CLOSED) return `${UNIT_NAMES[u]} stands in the river (4.3)`
    if ((t.units.spent[u] ?? 0) > (MARCH[t.units.kind[u] as Kind] ?? 0)) return `${UNIT_NAMES[u]} marched too far (4.2)`
  }
  return undefined
}

/** A counter as a test wants to see it: 'rifles 0402 disrupted', or 'gone'. */
export function counter(g: Given<Table>, name: string): string {
  const u = unit(name)
  const where = g.table.units.where[u] ?? NOWHERE
  if (where === NOWHERE) return 'gone'
  const disrupted = g.table.units.disrupted[u] === 1 ? ' disrupted' : ''
  return `${KINDS[g.table.units.kind[u] ?? 0]} ${nameHex(grid, where)}${disrupted}`
}
