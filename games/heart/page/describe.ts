import { SIDES, type Side } from '@boma/kernel'
import { join, sideAlone, type Text, text } from '@boma/showing'
import { typeName, unitName } from '../counsel/called.ts'
import { standing } from '../counsel/standing.ts'
import { isUnseen } from '../counsel/waiting.ts'
import type { Terrain } from '../data/kind.ts'
import { SCENARIOS } from '../data/scenarios.ts'
import { PARTS } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { firstOf, headOf, PER_SIDE, type Unit } from '../roster.ts'
import {
  AFLOAT,
  AGROUND,
  EMBARKED,
  HIDDEN,
  hostOf,
  IMMOBILE,
  isHidden,
  isIn,
  isMounted,
  isOnTable,
  JAMMED,
  LATE,
  MARKER,
  SMOKE,
  WAITING,
} from '../rules/09-units.ts'
import { unitInAreaCover } from '../rules/10-cover.ts'
import { objectIn } from '../rules/14-specials.ts'
import { freeTerrain } from '../rules/17-free-ground.ts'
import { type Message, name, say } from '../words/words.ts'
import { formName } from './forms.ts'
import { groundName, placeName, typedName } from './names.ts'
import { recruitSheet } from './recruiting.ts'
import { degreesOf } from './sheet.ts'
import { status } from './status.ts'

/** The position in lines of text. Units go by their names, with what players type in brackets. */
export const describe = (t: Table): readonly Text[] => [
  status(t).heading,
  ...scoreLines(t),
  ...musterLines(t),
  ...groundLines(t),
  ...SIDES.flatMap((side) => sideLines(t, side)),
]

/** §17.4: who is ahead, and for what. */
function scoreLines(t: Table): readonly Text[] {
  const score = standing(t)
  if (score === undefined) return []
  const sums = (score.sums ?? []).map((sum) => text`${sum.text} (${String(sum.points)})`)
  return [
    say('table.score', { points: score.claims.map((claim) => claim.text), sums: join(sums, '; ') }),
    ...objectLines(t),
  ]
}

/** §17.10: while a list is made, what is left to spend, and who is on it. */
function musterLines(t: Table): readonly Text[] {
  const sheet = recruitSheet(t)
  if (sheet === undefined) return []
  const { left, points, taken } = sheet
  const list = taken.map(({ name: who, cost }) => text`${who} (${cost})`)
  return [
    say('table.muster', { left, points }),
    ...(list.length === 0 ? [] : [say('table.listed', { units: join(list, '; ') })]),
  ]
}

/** Sphinxhaven: how far the steamer is wrecked. */
function objectLines(t: Table): readonly Text[] {
  const most = objectIn(t)?.hits
  return most === undefined
    ? []
    : [text`${say('page.steamer')}: ${say('page.wreckedOf', { hits: t.tracks.object, most })}.`]
}

function groundLines(t: Table): readonly Text[] {
  const terrain = SCENARIOS[t.core.scenario]?.terrain ?? freeTerrain(t)
  const pieces = terrain.map((piece) => text`${placeName(piece) ?? groundName(piece)} ${whereIs(piece)}`)
  return pieces.length === 0 ? [] : [say('table.ground', { pieces: join(pieces, '; ') })]
}
function whereIs(piece: Terrain): Text {
  if (piece.shape !== 'rect') return piece.points.map((point) => point.join(', ')).join(' – ')
  const { x, y, w, h } = piece
  return say('table.between', { from: `${x}, ${y}`, to: `${x + w}, ${y + h}` })
}

function sideLines(t: Table, side: Side): readonly Text[] {
  const units = Array.from({ length: PER_SIDE }, (_, i) => (firstOf(side) + i) as Unit)
  const here = units.filter((u) => (isOnTable(t, u) || isHidden(t, u)) && t.units.count[u] > 0)
  const seen = here.filter((u) => !isUnseen(t, u))
  const unseen = here.filter((u) => isUnseen(t, u)).map((u) => text`${typedName(t, u)}: ${menIn(t, u)}`)
  const later = units.filter((u) => LATER.includes(t.units.where[u])).map((u) => typedName(t, u))
  return [
    say('table.units', { side: sideAlone(side) }),
    ...seen.map((u) => text`  ${unitLine(t, u)}`),
    ...(unseen.length === 0 ? [] : [text`  ${say('table.unseen', { units: join(unseen, '; ') })}`]),
    ...(later.length === 0 ? [] : [text`  ${say('table.later', { units: later })}`]),
  ]
}
const LATER: readonly number[] = [WAITING, LATE, AFLOAT, EMBARKED]

function unitLine(t: Table, u: Unit): Text {
  const [x, y] = [t.figures.x[headOf(u)] / PARTS, t.figures.y[headOf(u)] / PARTS]
  const host = hostOf(t, u)
  const facing = text`${name('facing', t.units.facing[u])} (${degreesOf(t.units.facing[u])})`
  return join([
    text`${typedName(t, u)}: ${menIn(t, u)}`,
    say('table.stands', { x, y, facing }),
    ...(t.units.count[u] > 1 ? [formName(t.units.count[u], t.units.width[u])] : []),
    ...(t.units.open[u] === 1 ? [name('order', 1)] : []),
    ...STATES.filter(([, is]) => is(t, u)).map(([message]) => say(message)),
    ...(host >= 0 ? [say('table.with', { unit: unitName(t, host) })] : []),
  ])
}
const menIn = (t: Table, u: Unit): Text =>
  t.units.size[u] === 1
    ? typeName(t, u)
    : say('page.about', {
        type: typeName(t, u),
        figures: t.units.count[u],
        size: t.units.size[u],
      })
const STATES: readonly (readonly [Message, (t: Table, u: Unit) => boolean])[] = [
  ['table.ambush', (t, u) => t.units.where[u] === HIDDEN],
  ['table.cover', unitInAreaCover],
  ['table.mounted', isMounted],
  ['table.marker', (t, u) => isIn(t, u, MARKER)],
  ['table.smoke', (t, u) => isIn(t, u, SMOKE)],
  ['page.jammed', (t, u) => isIn(t, u, JAMMED)],
  ['table.immobile', (t, u) => isIn(t, u, IMMOBILE)],
  ['table.aground', (t, u) => isIn(t, u, AGROUND)],
]
