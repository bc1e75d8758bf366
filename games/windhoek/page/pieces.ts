import type { Hex, Side } from '@boma/kernel'
import type { BodyLook, Mark, Piece, Sighting, Text } from '@boma/showing'
import { ALL_PLACES, ASIDE, HEXES, HIDDEN, ROUTES } from '../board.ts'
import { asked } from '../counsel/asked.ts'
import type { Contingent, Counter, CounterSource } from '../data/counter.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import { COUNTER, GERMAN, IS_GUN, NO_UNIT, SIDE_OF, UNITS, type Unit } from '../roster.ts'
import { nextToPlace } from '../rules/06-set-up/placing.ts'
import { builtOf } from '../rules/21-railroads.ts'
import { isGunUsed } from '../rules/23-support.ts'
import { BROKEN, COLUMN, DEVICE, ENTRENCHED, holder, isConverted, isDisrupted, PORTUGUESE_COLUMN } from '../stacks.ts'
import { name, shortName } from '../words/words.ts'

/** The look of each contingent's counters. */
const BODIES: Readonly<Record<Contingent, BodyLook>> = {
  german: 'german',
  boer: 'boer',
  'south-african': 'union',
  british: 'british',
  portuguese: 'portuguese',
}

/** The counters that the viewer may see, wherever they lie, and the columns of which he knows only that they are there. */
export function pieces(t: Table, viewer: Side): readonly Piece<Text>[] {
  const next = awaited(t, viewer)
  const isForming = asked(t) === 'join'
  const isMeant = (u: Unit) => u === next || (isForming && attacks(t, u))
  const seen = COUNTER.map((counter, u) => piece(t, u as Unit, counter, isMeant)).filter(isToBeSeen)
  return [...seen, ...columns(t)]
}

/** §26.0: a unit as it was seen; that militia was mounted is known of the unseen too (W170). */
export function sighted(t: Table, { piece: id, space, states }: Sighting): Piece<Text> {
  const unit = id as Unit
  const face = piece(t, unit, COUNTER[unit], () => false)
  const isBack = states.includes('disrupted') && face.back !== '' && !isConverted(t, unit)
  return { ...face, space, states, ...(isBack ? { values: face.back, back: face.values } : {}) }
}

/** Out of the game, or nobody knows where: nothing to show, unless it is about to be set up. */
const isToBeSeen = ({ space, states }: Piece<Text>) =>
  states.includes('moving') || (space !== ASIDE && space !== HIDDEN)

/** The counter that the question is about, if it waits off the map: to be set up (6.0) or deployed (10.4). */
function awaited(t: Table, viewer: Side): Unit {
  const question = asked(t)
  const next = question === 'place' ? nextToPlace(t) : question === 'deploy' ? t.tracks.arriving : NO_UNIT
  // §26.0: where the enemy begins to put what is not his to know
  return next >= 0 && has(t, 'fog') && SIDE_OF[next] !== viewer ? NO_UNIT : next
}

/** §15.2: is the unit part of the attack, as far as the viewer sees where it is? */
const attacks = (t: Table, u: Unit): boolean => t.attackers.has(u) && t.units.where[u] === t.battle.from

function piece(t: Table, u: Unit, counter: Counter, isMeant: (u: Unit) => boolean): Piece<Text> {
  const isBack = isDisrupted(t, u) || isConverted(t, u)
  const [front, back] = [counter.front, counter.back ?? '']
  return {
    id: u,
    space: t.units.where[u],
    body: BODIES[counter.contingent],
    side: SIDE_OF[u],
    symbol: isConverted(t, u) ? (counter.turnsInto ?? counter.type) : counter.type,
    name: shortName(counter.id),
    fullName: name('unit', u),
    values: counter.type === 'aeroplane' ? 'Air' : isBack ? back : front,
    back: counter.type === 'aeroplane' ? '' : isBack ? front : back,
    states: statesOf(t, u, isMeant(u)),
    source: weakest(counter.source),
  }
}

/** A counter as it is printed, whatever it is doing. */
export const asPrinted = (t: Table, u: number): Piece<Text> => piece(t, u as Unit, COUNTER[u as Unit], () => false)

const statesOf = (t: Table, u: Unit, isMeant: boolean): readonly string[] => [
  ...(isDisrupted(t, u) ? ['disrupted'] : []),
  ...(t.force.has(u) || isMeant ? ['moving'] : []),
  ...(hasFired(t, u) ? ['acted'] : []),
]

/** §23.5: a naval gun fires once a turn; all others may march as often as there are points for it (12.3). */
const hasFired = (t: Table, u: Unit): boolean => IS_GUN[u] === 1 && isGunUsed(t, SIDE_OF[u])

/** A figure is as sure as the least sure of its two faces. */
function weakest({ front, back }: CounterSource): string {
  const kinds = [front, back].map((source) => source.split(' ')[0])
  return ['reconstructed', 'derived'].find((kind) => kinds.includes(kind)) ?? 'printed'
}

/** §26.0: stacks of which the viewer knows only where they are and whose. */
function columns(t: Table): readonly Piece<Text>[] {
  return Array.from({ length: ALL_PLACES }, (_, place) => place as Hex)
    .filter((place) => t.places.first[place] >= COLUMN)
    .map((place) => column(t, place))
}

const column = (t: Table, place: Hex): Piece<Text> => ({
  id: UNITS + place,
  space: place,
  body: bodyOfColumn(t, place),
  side: holder(t, place),
  symbol: '',
  name: '',
  fullName: '',
  values: '',
  back: '',
  states: ['hidden'],
  source: '',
})

const bodyOfColumn = (t: Table, place: Hex): BodyLook =>
  t.places.first[place] === PORTUGUESE_COLUMN ? 'portuguese' : holder(t, place) === GERMAN ? 'german' : 'union'

const MARKS = [
  [ENTRENCHED, 'entrenchment'],
  [BROKEN, 'break'],
  [DEVICE, 'device'],
] as const

/** Entrenchments, broken track, infernal devices, and the railheads of lines under construction. */
export function marks(t: Table): readonly Mark[] {
  const found: Mark[] = []
  for (let space = 0 as Hex; space < HEXES; space++)
    for (const [bit, kind] of MARKS) if ((t.places.marks[space] & bit) !== 0) found.push({ space, kind })
  return [...found, ...railheads(t)]
}

/** §32.1: the last hex to which each line has been laid. */
function railheads(t: Table): readonly Mark[] {
  return ROUTES.flatMap((line, i): readonly Mark[] => {
    const built = builtOf(t, i)
    return built > 0 && built < line.length ? [{ space: line[built - 1], kind: 'railhead' }] : []
  })
}
