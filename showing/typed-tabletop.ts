import { type Action, ALLOWED, check, operandOfKind, type Side, type TableBase } from '@boma/kernel'
import { called } from './called.ts'
import type { SpokenGame } from './game.ts'
import type { Held } from './presence/piece.ts'
import type { Length, Meant } from './typed.ts'

const MEASURING = /^(?:measure|mi(?:ss|ß)|messe)\s+(.+)$/iu
const MOVING = /^(?:move|march|go|ziehe|marschiere)\s+(.+?)\s+(?:by|um)\s+(-?[\d.,]+)\s+(-?[\d.,]+)$/iu
const FORMING = /^(?:form|formiere)\s+(.+?)(?:\s+(?:face|facing|front)\s+(?:nach\s+)?(\S+))?$/iu

/** The sixteen ways of a compass, from the north on; in German the east is O. */
const COMPASS = 'N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW'.split(' ')

/** What a tabletop is spoken of with. */
interface Spoken<T extends TableBase> {
  readonly game: SpokenGame<T>
  readonly view: T
  readonly side: Side
}

/**
 * What is meant by 'measure 5sai 14fk', by 'move 5sai by 1 6', so many inches to the east and to the north, and by 'form 5sai
 * line face N'; undefined when it is nothing of the kind, or the game is not played on a tabletop.
 */
export function onTabletop<T extends TableBase>(spoken: Spoken<T>, text: string): Meant | undefined {
  if (spoken.game.page.tabletop === undefined) return undefined
  const [, measured] = MEASURING.exec(text) ?? []
  if (measured !== undefined) return measure(spoken, measured)
  const [, mover, east, north] = MOVING.exec(text) ?? []
  if (mover !== undefined) return moved(spoken, mover, inches(east), inches(north))
  const [, former, way] = FORMING.exec(text) ?? []
  return former === undefined || former.startsWith('at ') ? undefined : formed(spoken, former, way)
}

const inches = (typed = ''): number => Number(typed.replace(',', '.'))

/** Units on the table, by what they are called and by what players write. */
function unitsOf<T extends TableBase>({ game, view, side }: Spoken<T>): readonly (readonly [string, number])[] {
  const { tabletop } = game.page
  if (tabletop === undefined) return []
  const names = tabletop.names(view)[tabletop.unit] ?? []
  const operand = operandOfKind(game.actions, tabletop.unit)
  const wordsOf = (unit: number) => [operand?.write(unit as never) ?? '', names[unit] ?? '']
  return tabletop.troops(view, side).flatMap(({ space }) => wordsOf(space).map((word) => [word, space] as const))
}

/** The front of a line as a unit, as much of it as can be, and what is left. */
function unitIn<T extends TableBase>(
  spoken: Spoken<T>,
  text: string,
): readonly [unit: number, rest: string] | undefined {
  const words = text.trim().split(/\s+/)
  const units = unitsOf(spoken)
  for (let n = words.length; n > 0; n--) {
    const unit = called(words.slice(0, n).join(' '), units)
    if (unit !== undefined) return [unit, words.slice(n).join(' ')]
  }
  return undefined
}

function nameOf<T extends TableBase>({ game, view }: Spoken<T>, unit: number): string {
  const { tabletop } = game.page
  return tabletop?.names(view)[tabletop.unit]?.[unit] ?? ''
}

const unknown = (name: string): Meant => ({ kind: 'unknown', name, what: 'counter' })

function measure<T extends TableBase>(spoken: Spoken<T>, text: string): Meant {
  const from = unitIn(spoken, text)
  if (from === undefined) return unknown(text)
  const [unit, rest] = from
  const to = rest === '' ? undefined : unitIn(spoken, rest.replace(/^(?:to|bis|nach)\s+/iu, ''))
  if (rest !== '' && to === undefined) return unknown(rest)
  return { kind: 'measured', from: nameOf(spoken, unit), lengths: lengthsFrom(spoken, unit, to?.[0]) }
}

/** How far it is to a unit, or to all that are not its side's, the nearest first. */
function lengthsFrom<T extends TableBase>(spoken: Spoken<T>, from: number, to: number | undefined): readonly Length[] {
  const { game, view, side } = spoken
  const { tabletop } = game.page
  if (tabletop === undefined) return []
  const others = tabletop.troops(view, side).filter(({ space }) => tabletop.sideOf(space) !== tabletop.sideOf(from))
  return (to === undefined ? others.map(({ space }) => space) : [to])
    .map((unit) => ({ to: nameOf(spoken, unit), inches: tabletop.apart(view, from, unit) }))
    .toSorted((a, b) => a.inches - b.inches)
}

/** Where its first figure stands on the page. */
function firstOf<T extends TableBase>({ game, view, side }: Spoken<T>, unit: number): Held['spot'] | undefined {
  const stands = game.page.pieces(view, side).find(({ space }) => space === unit)?.stands
  return stands && [stands.x, stands.y]
}

function moved<T extends TableBase>(spoken: Spoken<T>, name: string, east: number, north: number): Meant {
  const [unit, rest] = unitIn(spoken, name) ?? []
  const first = unit === undefined || rest !== '' ? undefined : firstOf(spoken, unit)
  if (unit === undefined || first === undefined) return unknown(name)
  return put(spoken, name, { space: unit, spot: [first[0] + east, first[1] - north] })
}

function formed<T extends TableBase>(spoken: Spoken<T>, text: string, way: string | undefined): Meant {
  const [unit, form = ''] = unitIn(spoken, text) ?? []
  const spot = unit === undefined ? undefined : firstOf(spoken, unit)
  if (unit === undefined || spot === undefined) return unknown(text)
  const forms = spoken.game.page.tabletop?.forms(spoken.view, unit) ?? []
  const wider = called(
    form,
    forms.map((each) => [each.name, each.wider] as const),
  )
  if (form !== '' && wider === undefined) return unknown(form)
  const facing = way === undefined ? undefined : degreesOf(way)
  if (way !== undefined && facing === undefined) return unknown(way)
  return put(spoken, text, {
    ...{ space: unit, spot },
    ...(wider === undefined ? {} : { wider }),
    ...(facing === undefined ? {} : { facing }),
  })
}

function degreesOf(way: string): number | undefined {
  const at = COMPASS.indexOf(way.toUpperCase().replaceAll('O', 'E'))
  if (at >= 0) return (360 * at) / COMPASS.length
  return /^\d{1,3}([.,]\d+)?$/.test(way) ? inches(way) % 360 : undefined
}

/** The first of what it may be that is allowed; where nothing is, the likeliest, so that it is said why not. */
function put<T extends TableBase>({ game, view, side }: Spoken<T>, name: string, held: Held): Meant {
  const actions: readonly Action[] = (game.page.tabletop?.deploy(view, held) ?? []).map(({ action }) => action)
  const found = actions.find((action) => check(game, view, side, action) === ALLOWED) ?? actions[0]
  return found === undefined ? { kind: 'stuck', name, isPlace: false } : { kind: 'order', order: [found] }
}
