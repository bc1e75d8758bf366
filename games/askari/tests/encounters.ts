import { COAST } from '../board.ts'
import { COUNTERS } from '../data/counters.ts'
import { NAMES, unit } from '../roster.ts'
import { AIRCRAFT } from '../rules/06.1-effects.ts'
import { FROM_EAST, GERMAN_HELD, mark, REDUCED, unmark, WITH_ENTENTE, WITH_GERMANS } from '../stacks.ts'
import { enter, impulse, wordOf } from './at-sea.ts'
import type { Position } from './given.ts'
import { type Below, drawsOf } from './scattered.ts'
import { type Encounter, ORDER, type Piece } from './second-reading/naval.ts'

type Side = 'german' | 'entente'

for (const [i, name] of NAMES.entries()) ORDER.set(name, i)

const WATERS = [
  { box: 'ocean', value: 3, kind: 'ship', coast: 0 },
  { box: 'victoria', value: 4, kind: 'boat', coast: 1 },
  { box: 'tanganyika', value: 3, kind: 'boat', coast: 2 },
  { box: 'nyasa', value: 4, kind: 'boat', coast: 3 },
] as const

/** What lies where before anybody enters: vessels, transports, coastal defences, strewn as no play would leave them. */
export interface Scene {
  readonly at: string
  readonly box: string
  readonly mover: Side
  readonly encounter: Encounter
  /** Vessels in the Patrol Box, when the encounter is on the coast. */
  readonly offshore: readonly Piece[]
  readonly carriers: { readonly came: number; readonly there: number }
  readonly portugal: 'entente' | 'german'
}

function pieceOf(name: string, below: Below, portugal: Side, isInBox: boolean): Piece {
  const counter = COUNTERS.find((c) => c.id === name)
  if (counter === undefined) throw new Error(name)
  const side = counter.nation === 'german' ? 'german' : counter.nation === 'portuguese' ? portugal : 'entente'
  const kind = counter.kind !== 'unit' ? 'vessel' : counter.type === 'coastal' ? 'defence' : 'cargo'
  const faces = [counter.full, ...(counter.reduced === undefined ? [] : [counter.reduced])]
  const values = faces.map((text) => {
    const [guns = 0, armour = 0] = text.split('-').map(Number)
    return { guns: kind === 'cargo' ? 0 : guns, armour: kind === 'vessel' ? armour : 0 }
  })
  return {
    name,
    side,
    kind,
    values,
    step: values.length > 1 && below(4) === 0 ? 1 : 0,
    british: counter.nation === 'british',
    justIn: counter.runner === true && isInBox && below(2) === 0,
  }
}
const carrierOf = (side: Side): Piece => ({
  ...{ name: 'carrier', side, kind: 'carrier', values: [{ guns: 0, armour: 0 }] },
  ...{ step: 0, british: false, justIn: false },
})

/** A scene that follows from a seed alone. */
export function sceneOf(seed: number): Scene {
  const below = drawsOf(seed)
  const water = WATERS[below(3) === 0 ? 1 + below(3) : 0] ?? WATERS[0]
  const isInBox = below(2) === 0
  const coast = COAST[water.coast] ?? []
  const anywhere = wordOf(coast[below(coast.length)] as number)
  const at = isInBox
    ? water.box
    : water.box === 'ocean' && below(4) === 0
      ? (['3223', '3323'][below(2)] ?? '')
      : anywhere
  const mover: Side = below(2) === 0 ? 'german' : 'entente'
  const portugal: Side = below(2) === 0 ? 'german' : 'entente'
  const pieces = (kind: string, chance: number) =>
    // The first of all counters often, as cargo: what begins behind it would pass it over
    COUNTERS.filter((c, i) => c.kind === kind && below(i === 0 ? 2 : chance) === 0).map((c) =>
      pieceOf(c.id, below, portugal, isInBox),
    )
  const vessels = pieces(water.kind, 3)
  const of = (mine: boolean) => vessels.filter((p) => (p.side === mover) === mine)
  const waits = new Set(vessels.filter(() => below(4) === 0))
  const offshore = isInBox ? [] : vessels.filter((p) => !waits.has(p) && p.side !== mover && below(3) === 0)
  const cargo = pieces('unit', 60).filter((p) => p.kind === 'cargo')
  const carriers = { came: below(3) === 0 ? below(4) : 0, there: isInBox && below(3) === 0 ? below(4) : 0 }
  const defences =
    isInBox || below(3) > 0 ? [] : pieces('unit', 1).filter((p) => p.kind === 'defence' && below(3) === 0)
  const oneSided = defences.filter((d) => d.side === defences[0]?.side)
  const crowd = (side: Side, n: number) => Array.from({ length: n }, () => carrierOf(side))
  const came = [...cargo.filter((p) => p.side === mover), ...of(true).filter((p) => !waits.has(p))]
  const there = [
    ...(isInBox ? cargo.filter((p) => p.side !== mover) : []),
    ...of(false).filter((p) => !offshore.includes(p)),
  ]
  const waiting = of(true).filter((p) => waits.has(p))
  const inBox = isInBox ? [...waiting, ...there] : [...came, ...offshore]
  const holders = new Set(inBox.filter((p) => p.kind === 'vessel').map((p) => p.side))
  const [holder = 'nobody'] = holders.size === 1 ? holders : []
  return {
    at,
    box: water.box,
    mover,
    offshore,
    carriers,
    portugal,
    encounter: {
      mover,
      place: isInBox ? 'box' : at === '3223' || at === '3323' ? 'rufiji' : 'coast',
      chart: water.value + (isInBox ? 0 : 1),
      holder,
      driven: isInBox && below(6) === 0,
      aircraft: below(4) === 0,
      came: [...came, ...crowd(mover, carriers.came)],
      waiting,
      there: [...there, ...crowd(mover === 'german' ? 'entente' : 'german', carriers.there)],
      defences: oneSided,
    },
  }
}

/** Lays out those who are there. */
export function layOut(scene: Scene): Position {
  const { encounter: e, at } = scene
  const lie = [...e.waiting, ...e.there, ...e.defences].filter((p) => p.kind !== 'carrier')
  const g = impulse(scene.mover, {
    ...Object.fromEntries(lie.map((p) => [p.name, at])),
    ...Object.fromEntries(scene.offshore.map((p) => [p.name, scene.box])),
  })
  const foe = scene.mover === 'german' ? 'entente' : 'german'
  g.carriers(foe, ...Array.from({ length: scene.carriers.there }, () => at))
  g.arrange((t) => {
    // The runners have yielded their Carriers: what one yields when sunk is no matter of battle (12.7).
    t.tracks.runners = 3
    t.events.lasting = e.aircraft ? AIRCRAFT : 0
    t.tracks.portugal = scene.portugal === 'german' ? WITH_GERMANS : WITH_ENTENTE
    for (const p of [...e.came, ...lie, ...scene.offshore]) {
      if (p.kind === 'carrier') continue
      const u = unit(p.name)
      if (p.side === 'german') mark(t, u, GERMAN_HELD)
      else unmark(t, u, GERMAN_HELD)
      if (p.step === 1) mark(t, u, REDUCED)
      if (p.justIn) mark(t, u, FROM_EAST)
    }
  })
  return g.holding()
}

/** Those who come in come in. */
export function begin(g: Position, scene: Scene): Position {
  const { came, driven } = scene.encounter
  const names = came.filter((p) => p.kind !== 'carrier').map((p) => p.name)
  return enter(g, scene.mover, scene.at, names.join(' '), { carriers: scene.carriers.came, forced: driven })
}
