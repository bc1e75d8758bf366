import { type Direction, type GameEvent, type Hex, neighbour, OFF_MAP, type Side } from '@boma/kernel'
import type { Learned, Sighting } from '@boma/showing'
import { grid, HEXES, HIDDEN, isHex } from '../board.ts'
import type { Table } from '../layout.ts'
import { options } from '../options.ts'
import { COUNTER, SIDE_OF, type Unit } from '../roster.ts'
import { COLUMN, DISRUPTED } from '../stacks.ts'

/** What a side has come to know of the enemy's units while a deed went on. */
interface Scout {
  readonly viewer: Side
  readonly known: Map<Unit, { readonly hex: Hex; readonly isDisrupted: boolean }>
  readonly gone: Set<Unit>
  readonly looked: Set<Hex>
  field: { readonly attacker: Side; readonly from: Hex; readonly at: Hex } | undefined
  /** Whose force marches. */
  mover: Side | undefined
}

type Facts = Readonly<Record<string, number>>

/** What each kind of event tells of enemy units; `unit` is one of them wherever the event names one. */
const HEARD: Readonly<Record<string, (s: Scout, facts: Facts, unit: Unit, hex: Hex) => void>> = {
  // §26.1: whoever enters a hex sees that nobody is left there
  marchBegan(s, { side }) {
    s.mover = side as Side
  },
  stepped: enter,
  rode: enter,
  sailed: enter,
  battleBegan(s, { side, from, at }) {
    s.field = { attacker: side as Side, from: from as Hex, at: at as Hex }
  },
  // §15.5.1: whoever is lined up is shown
  linedUp(s, { factor }, unit) {
    if (s.field === undefined) return
    const { attacker, from, at } = s.field
    const attacks = SIDE_OF[unit] === attacker
    s.known.set(unit, { hex: attacks ? from : at, isDisrupted: isWeak(unit, factor) })
    // §15.2: all who are in the hex defend it, but some may stay behind an attack
    if (!attacks) s.looked.add(at)
  },
  // §23.2, event-10, event-11
  seen: (s, { disrupted }, unit, hex) => void s.known.set(unit, { hex, isDisrupted: disrupted === 1 }),
  scoutedClear(s, { side }, _, hex) {
    if (side === s.viewer) for (const each of around(hex)) s.looked.add(each)
  },
  looked(s, { side }) {
    if (side === s.viewer) for (let hex = 0 as Hex; hex < HEXES; hex++) s.looked.add(hex)
  },
  disrupted(s, _, unit) {
    const before = s.known.get(unit)
    if (before) s.known.set(unit, { ...before, isDisrupted: true })
  },
  eliminated: (s, _, unit) => lose(s, unit),
  // §10.4: whoever comes anew is not where its counter was before
  deployed: (s, _, unit) => lose(s, unit),
  advanced: (s, _, unit, hex) => move(s, unit, hex),
  came: (s, { to }, unit) => move(s, unit, to as Hex),
  // §16.4: the whole force goes together
  fellBack(s, { side, from, to }) {
    for (const [unit, { hex }] of s.known)
      if (SIDE_OF[unit] === side && hex === from) isHex(to as Hex) ? move(s, unit, to as Hex) : lose(s, unit)
  },
}

/** §26.0: what one deed showed a side of the enemy: by scouting (23.2), intelligence (event-10), or in battle (15.5.1). */
export function learned(deed: readonly GameEvent[], viewer: Side): Learned {
  const scout: Scout = {
    viewer,
    known: new Map(),
    gone: new Set(),
    looked: new Set(),
    field: undefined,
    mover: undefined,
  }
  for (const { kind, facts } of deed) {
    const { unit, hex } = facts as { readonly unit?: Unit; readonly hex?: Hex }
    const isOwn = unit !== undefined && SIDE_OF[unit] === viewer
    if (!isOwn) HEARD[kind]?.(scout, facts, unit as Unit, hex as Hex)
    else if (kind === 'advanced') scout.looked.add(hex as Hex)
  }
  return { seen: [...scout.known].map(sighting), gone: [...scout.gone], looked: [...scout.looked] }
}

const sighting = ([piece, { hex, isDisrupted }]: readonly [Unit, { hex: Hex; isDisrupted: boolean }]): Sighting => ({
  piece,
  space: hex,
  states: isDisrupted ? ['disrupted'] : [],
})

function enter(s: Scout, { to }: Facts): void {
  if (s.mover === s.viewer) s.looked.add(to as Hex)
}

function move(s: Scout, unit: Unit, hex: Hex): void {
  s.known.set(unit, { isDisrupted: false, ...s.known.get(unit), hex })
}

function lose(s: Scout, unit: Unit): void {
  s.known.delete(unit)
  s.gone.add(unit)
}

/** A hex and those next to it. */
function around(hex: Hex): readonly Hex[] {
  const next = Array.from({ length: 6 }, (_, d) => neighbour(grid, hex, d as Direction))
  return [hex, ...next.filter((each): each is Hex => each !== OFF_MAP)]
}

/** Does it line up with the factor of its disrupted face? */
function isWeak(unit: Unit, factor: number): boolean {
  const { front, back, turnsInto } = COUNTER[unit]
  const figure = (face: string | undefined) => Number.parseInt(face ?? '', 10)
  return turnsInto === undefined && factor === figure(back) && factor !== figure(front)
}

/** §26.0: as if those who were seen lay there face up, and nobody else: what is reckoned so is against them alone. */
export function suppose(t: Table, seen: readonly Sighting[]): void {
  for (const { space } of seen) if (t.places.first[space as Hex] >= COLUMN) t.places.first[space as Hex] = 0
  for (const { piece, space, states } of seen) {
    const unit = piece as Unit
    if (t.units.where[unit] !== HIDDEN) continue
    t.stacks.put(unit, space as Hex)
    if (states.includes('disrupted')) t.units.state[unit] |= DISRUPTED
  }
  // What lies in a hex that is not open would be hidden still.
  t.core.options &= ~FOG
}
const FOG = 1 << options.findIndex(({ id }) => id === 'fog')
