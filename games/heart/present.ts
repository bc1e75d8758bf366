import { SIDES, type Side } from '@boma/kernel'
import type { Present } from '@boma/showing'
import type { Terrain } from './data/kind.ts'
import { SCENARIOS } from './data/scenarios.ts'
import { PARTS } from './data/values.ts'
import type { Table } from './layout.ts'
import { pageIn } from './page/index.ts'
import { typeName, unitName } from './page/names.ts'
import { degreesOf } from './page/sheet.ts'
import { standing } from './page/standing.ts'
import { status } from './page/status.ts'
import { firstOf, headOf, PER_SIDE, UNIT_WORDS, type Unit } from './roster.ts'
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
} from './rules/09-units.ts'
import { unitInAreaCover } from './rules/10-cover.ts'
import { freeTerrain } from './rules/17-free-ground.ts'
import { type Message, namesIn, say, type Words } from './words/words.ts'

/** The position in lines of text. Units go by their names, with what players type in brackets. */
const describe = (t: Table, words: Words): readonly string[] => [
  status(t, words).heading,
  ...scoreLines(t, words),
  ...groundLines(t, words),
  ...SIDES.flatMap((side) => sideLines(t, side, words)),
]

/** §17.4: who is ahead, and for what. */
function scoreLines(t: Table, words: Words): readonly string[] {
  const score = standing(t, words)
  if (score === undefined) return []
  const sums = (score.sums ?? []).map(({ text, points }) => `${text} (${points})`)
  return [say(words, 'table.score', { points: score.claims.map(({ text }) => text).join(', '), sums: sums.join('; ') })]
}

function groundLines(t: Table, words: Words): readonly string[] {
  const data = SCENARIOS[t.core.scenario]
  const pieces = (data?.terrain ?? freeTerrain(t)).map((piece) => {
    const name = words.places[data?.id ?? '']?.[piece.id] ?? words.ground[piece.kind] ?? piece.kind
    return `${name} ${whereIs(piece, words)}`
  })
  return pieces.length === 0 ? [] : [say(words, 'table.ground', { pieces: pieces.join('; ') })]
}
function whereIs(piece: Terrain, words: Words): string {
  if (piece.shape !== 'rect') return piece.points.map((point) => point.join(', ')).join(' – ')
  const { x, y, w, h } = piece
  return say(words, 'table.between', { from: `${x}, ${y}`, to: `${x + w}, ${y + h}` })
}

function sideLines(t: Table, side: Side, words: Words): readonly string[] {
  const units = Array.from({ length: PER_SIDE }, (_, i) => (firstOf(side) + i) as Unit)
  const seen = units.filter((u) => (isOnTable(t, u) || isHidden(t, u)) && t.units.count[u] > 0)
  const later = units.filter((u) => LATER.includes(t.units.where[u])).map((u) => calledOf(t, u, words))
  return [
    say(words, 'table.units', { side: words.sides[side] }),
    ...seen.map((u) => `  ${unitLine(t, u, words)}`),
    ...(later.length === 0 ? [] : [`  ${say(words, 'table.later', { units: later.join(', ') })}`]),
  ]
}
const LATER: readonly number[] = [WAITING, LATE, AFLOAT, EMBARKED]
/** Some have what players type in their names: another unit is called so too. */
function calledOf(t: Table, u: Unit, words: Words): string {
  const [name, slot] = [unitName(t, u, words), `(${UNIT_WORDS[u]})`]
  return name.toLowerCase().endsWith(slot) ? name : `${name} ${slot}`
}

function unitLine(t: Table, u: Unit, words: Words): string {
  const [x, y] = [t.figures.x[headOf(u)] / PARTS, t.figures.y[headOf(u)] / PARTS]
  const host = hostOf(t, u)
  const facing = `${words.facings[t.units.facing[u]] ?? ''} (${degreesOf(t.units.facing[u])})`
  return [
    `${calledOf(t, u, words)}: ${menIn(t, u, words)}`,
    say(words, 'table.stands', { x: String(x), y: String(y), facing }),
    ...(t.units.count[u] > 1 ? [say(words, 'table.abreast', { width: String(t.units.width[u]) })] : []),
    ...(t.units.open[u] === 1 ? [words.orders[1] ?? ''] : []),
    ...STATES.filter(([, is]) => is(t, u)).map(([message]) => say(words, message)),
    ...(host >= 0 ? [say(words, 'table.with', { unit: unitName(t, host, words) })] : []),
  ].join(', ')
}
const menIn = (t: Table, u: Unit, words: Words): string =>
  t.units.size[u] === 1
    ? typeName(t, u, words)
    : say(words, 'page.about', {
        type: typeName(t, u, words),
        figures: String(t.units.count[u]),
        size: String(t.units.size[u]),
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

/** How the game speaks to people, in the words of a language. */
export const presentIn = (words: Words): Present<Table> => ({
  language: words.language,
  messages: words.messages,
  names: namesIn(words),
  page: { ...pageIn(words), describe: (t) => describe(t, words) },
})
