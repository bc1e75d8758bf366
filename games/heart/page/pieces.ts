import type { Side } from '@boma/kernel'
import type { Piece, Stance, SymbolLook, Text, Troop } from '@boma/showing'
import { inQuestion } from '../counsel/asked.ts'
import { typeName, unitName } from '../counsel/called.ts'
import { isToPlace, isUnseen } from '../counsel/waiting.ts'
import type { Table } from '../layout.ts'
import {
  BASE,
  CAVALRY,
  type Figure,
  HULL,
  headOf,
  ROUND,
  sideOf,
  TYPE_WORDS,
  type Type,
  UNITS,
  type Unit,
} from '../roster.ts'
import {
  baseOf,
  DESTROYED,
  did,
  FIRED,
  HIDDEN,
  hostOf,
  isIn,
  JAMMED,
  MARKER,
  MOVED,
  NAMED,
  OLD_SMOKE,
  ON_FOOT,
  ON_TABLE,
  SMOKE,
  typeOf,
  WAITING,
} from '../rules/09-units.ts'
import { MOVEMENT } from '../rules/11-turn.ts'
import { name, say } from '../words/words.ts'
import { bodyOf } from './bodies.ts'
import { degreesOf, onPage } from './sheet.ts'
import { readyOf } from './waiting.ts'

const units = Array.from({ length: UNITS }, (_, u) => u as Unit)
/** Is it there to be seen on this view: on the table, or one's own in ambush? */
const isSeen = (t: Table, u: Unit): boolean =>
  (t.units.where[u] === ON_TABLE || (t.units.where[u] === HIDDEN && !isUnseen(t, u))) && t.units.count[u] > 0

/** The figures on the table. */
export const pieces = (t: Table, viewer: Side): readonly Piece<Text>[] =>
  units.flatMap((u) => (isSeen(t, u) ? figuresOf(t, u) : isToPlace(t, u, viewer) ? waiting(t, u) : []))

/** §17.7: those who are still to be set up, faint, where the ready set-up has them: from there they are dragged. */
function waiting(t: Table, u: Unit): readonly Piece<Text>[] {
  const ready = readyOf(t, u)
  const face = faceOf(t, u)
  return (ready?.places ?? []).map(([px, py], k) => {
    const [x, y] = onPage(t, px, py)
    const stands = { x, y, facing: degreesOf(ready?.facing ?? 0), ...shapeOf(t, u) }
    return { ...face(k), id: headOf(u) + k, states: ['waiting'], stands }
  })
}

/** The figures of a unit where they stand. */
function figuresOf(t: Table, u: Unit): readonly Piece<Text>[] {
  const face = faceOf(t, u)
  const facing = degreesOf(t.units.facing[u])
  return Array.from({ length: t.units.count[u] }, (_, k) => {
    const f = (headOf(u) + k) as Figure
    const [x, y] = onPage(t, t.figures.x[f], t.figures.y[f])
    return { ...face(k), id: f, stands: { x, y, facing, ...shapeOf(t, u) } }
  })
}

/** A base, in inches: half of it; stands are two inches square, hulls two by six. */
export const shapeOf = (t: Table, u: Unit): Pick<Stance, 'base' | 'shape'> => shapeOn(baseOf(t, u))
function shapeOn(base: number): Pick<Stance, 'base' | 'shape'> {
  return base === ROUND ? { base: 0.5 } : { base: 1, shape: base === HULL ? 'hull' : 'stand' }
}

/** How each man of a unit looks, wherever he stands. */
export function faceOf(t: Table, u: Unit): (man: number) => Omit<Piece<Text>, 'id' | 'stands'> {
  const called = unitName(t, u)
  const states = statesOf(t, u)
  return (man) => ({
    space: u,
    body: bodyOf(sideOf(u)),
    side: sideOf(u),
    symbol: symbolOf(t, u, man),
    name: called,
    fullName: called,
    about: say('page.about', {
      type: typeName(t, u),
      figures: t.units.count[u],
      size: t.units.size[u],
    }),
    values: '',
    back: '',
    states,
    source: '',
  })
}

/** A figure of a type as it comes out of the box; of a machine gun's crew one has the gun, the others are men. */
export const figureOf = (side: Side, type: Type, man: number): Piece<Text> => ({
  id: 0,
  space: 0,
  body: bodyOf(side),
  side,
  symbol: symbolOfType(type, man),
  name: name('type', type),
  fullName: name('type', type),
  values: '',
  back: '',
  states: [],
  source: '',
  stands: { x: 0, y: 0, facing: 0, ...shapeOn(BASE[type]) },
})

/** What a man wears and carries, by his type; of a gun's crew the first has the gun. */
function symbolOf(t: Table, u: Unit, man: number): SymbolLook {
  return typeOf(t, u) === CAVALRY && isIn(t, u, ON_FOOT) ? 'trooper' : symbolOfType(typeOf(t, u), man)
}
function symbolOfType(of: Type, man: number): SymbolLook {
  const type = TYPE_WORDS[of] ?? ''
  if (of === CAVALRY) return 'rider'
  if ((type === 'mg' || type === 'lmg') && man > 0) return 'crew'
  return SYMBOLS[type] ?? type
}
const SYMBOLS: Readonly<Record<string, SymbolLook>> = {
  volunteer: 'volunteer',
  'volunteer-scout': 'volunteer',
  regular: 'helmet',
  'regular-lm': 'helmet',
  soldier: 'slouch-hat',
  'soldier-lm': 'turban',
  askari: 'tarboosh',
  'askari-modern': 'fez',
  'ruga-ruga': 'feathers',
  musketeer: 'musket',
  warrior: 'warrior',
  scout: 'scout',
  leader: 'leader',
  'standard-bearer': 'standard',
  baggage: 'porter',
  lmg: 'light-gun',
  mg: 'tripod-gun',
  'pom-pom': 'pom-pom',
  artillery: 'field-gun',
  qf: 'field-gun',
  'armoured-car': 'armoured-car',
  gunboat: 'gunboat',
}

function statesOf(t: Table, u: Unit): readonly string[] {
  const isSpent = t.tracks.phase === MOVEMENT && did(t, u, NAMED) && inQuestion(t) !== u
  return [...(inQuestion(t) === u ? ['moving'] : []), ...(isSpent ? ['acted'] : [])]
}

/** The units on the table, with what the table says beside them. */
export const troops = (t: Table, viewer: Side): readonly Troop<Text>[] =>
  units.filter((u) => isSeen(t, u) || isToPlace(t, u, viewer)).map((u) => troop(t, u))

function troop(t: Table, u: Unit): Troop<Text> {
  const lost = t.units.size[u] - t.units.count[u]
  const isAlone = t.units.size[u] === 1
  return {
    space: u,
    name: hostOf(t, u) >= 0 ? '' : unitName(t, u),
    count: isAlone
      ? ''
      : lost > 0
        ? say('page.left', { figures: t.units.count[u], size: t.units.size[u] })
        : String(t.units.count[u]),
    body: bodyOf(sideOf(u)),
    side: sideOf(u),
    states: STATES.filter(([, is]) => is(t, u)).map(([state]) => state),
  }
}
const STATES: readonly (readonly [string, (t: Table, u: Unit) => boolean])[] = [
  ['shaken', (t, u) => isIn(t, u, MARKER)],
  ['smoke', (t, u) => isIn(t, u, SMOKE)],
  ['old-smoke', (t, u) => isIn(t, u, OLD_SMOKE) && !isIn(t, u, SMOKE)],
  ['jammed', (t, u) => isIn(t, u, JAMMED)],
  ['hidden', (t, u) => t.units.where[u] === HIDDEN],
  ['waiting', (t, u) => t.units.where[u] === WAITING],
  ['moved', (t, u) => did(t, u, MOVED)],
  ['fired', (t, u) => did(t, u, FIRED)],
]

/** How many men each unit of several has, wherever it is, unless it is gone: §13.2: so much is known of one in ambush, too. */
export const strengths = (t: Table): readonly { unit: number; name: Text; figures: number }[] =>
  units
    .filter((u) => t.units.size[u] > 1 && t.units.where[u] < DESTROYED)
    .map((u) => ({ unit: u, name: unitName(t, u), figures: t.units.count[u] }))
