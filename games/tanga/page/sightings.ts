import { type GameEvent, type Hex, other, type Side } from '@boma/kernel'
import type { Learned, Piece, Sighting, Text } from '@boma/showing'
import { HIDDEN, isHex } from '../board.ts'
import type { Table } from '../layout.ts'
import { options } from '../options.ts'
import { IS_COMBAT, SIDE_OF, type Unit } from '../roster.ts'
import { combatUnits, DISORGANIZED, holder, isFaceDown, NO_AMMUNITION } from '../stacks.ts'
import { pieceOf } from './pieces.ts'

/** Where an enemy unit was in the fight, and what was seen on it. */
interface Known {
  readonly hex: Hex
  readonly states: ReadonlySet<string>
}

/** What a side has come to know of the enemy's units while a fight went on. */
interface Scout {
  readonly known: Map<Unit, Known>
  readonly gone: Set<Unit>
}

type Hearing = (s: Scout, unit: Unit, facts: Readonly<Record<string, number>>) => void

const marks =
  (state: string): Hearing =>
  ({ known }, unit) => {
    const before = known.get(unit)
    if (before !== undefined) known.set(unit, { ...before, states: new Set([...before.states, state]) })
  }

/** §13.2, §14.1, §9.6: whoever runs, advances or is put elsewhere in a fight is seen there. */
const goes: Hearing = ({ known, gone }, unit, { to, hex = to }) => {
  if (hex === undefined || !isHex(hex as Hex)) lose({ known, gone }, unit, {})
  else known.set(unit, { states: new Set(), ...known.get(unit), hex: hex as Hex })
}

const lose: Hearing = ({ known, gone }, unit) => {
  known.delete(unit)
  gone.add(unit)
}

/** §19.7: what each kind of event tells of a unit that it names. */
const HEARD: Readonly<Record<string, Hearing>> = {
  sighted: ({ known }, unit, { hex, lying }) =>
    void known.set(unit, { hex: hex as Hex, states: new Set(lying === 1 ? ['disorganized'] : []) }),
  disorganized: marks('disorganized'),
  ranOut: marks('emptied'),
  ...{ retreated: goes, withdrew: goes, advanced: goes, unstacked: goes, displaced: goes, moved: goes, escaped: goes },
  ...{ leaderFell: lose, eliminated: lose, gunsThrownAway: lose, leftTheMap: lose, noWayOut: lose, noRoom: lose },
  ...{ overrun: lose, caught: lose, cutDown: lose, gotAway: lose, captured: lose, crowdedOut: lose },
}

/** §19.7: what one deed showed a side of the enemy: who fired or was in a melee, and where it was when that was over. */
export function learned(deed: readonly GameEvent[], viewer: Side): Learned {
  const scout: Scout = { known: new Map(), gone: new Set() }
  for (const { kind, facts } of deed) {
    const unit = facts['unit'] as Unit | undefined
    if (unit !== undefined && SIDE_OF[unit] === other(viewer)) HEARD[kind]?.(scout, unit, facts)
  }
  const seen = [...scout.known].map(([piece, { hex, states }]) => ({ piece, space: hex, states: [...states] }))
  return { seen, gone: [...scout.gone], looked: [] }
}

/** A unit as it was seen; undefined where no stack of its side lies any more, which is always known (ruling T56). */
export function sighted(t: Table, { piece, space, states }: Sighting): Piece<Text> | undefined {
  const unit = piece as Unit
  if (holder(t, space as Hex) !== SIDE_OF[unit]) return undefined
  return { ...pieceOf(unit, states.includes('disorganized')), space, states }
}

/** §19.7: as if those who were seen lay there still, under whoever is seen now, and nobody else. */
export function suppose(t: Table, seen: readonly Sighting[]): void {
  for (const { space } of seen) if (isFaceDown(t, space as Hex)) t.places.first[space as Hex] = 0
  for (const { piece, space, states } of seen) {
    const unit = piece as Unit
    if (t.units.where[unit] !== HIDDEN) continue
    t.units.rank[unit] = IS_COMBAT[unit] === 1 ? combatUnits(t, space as Hex) : 0
    t.stacks.put(unit, space as Hex)
    if (states.includes('disorganized')) t.units.state[unit] |= DISORGANIZED
    if (states.includes('emptied')) t.units.state[unit] |= NO_AMMUNITION
  }
  t.core.options &= ~FOG
}
const FOG = 1 << options.findIndex(({ id }) => id === 'fog')
