import { type Action, kindsOf, type Side, type TableBase } from '@boma/kernel'
import { called, plain } from './called.ts'
import type { SpokenGame } from './game.ts'
import type { Goal, Leaving, Reach } from './presence/choosing.ts'
import type { Dangers, Detour, SightLine } from './presence/field.ts'
import type { Page } from './presence/presence.ts'
import { actionNamed } from './typed-action.ts'
import { facedOrSeen } from './typed-field.ts'
import { onTabletop } from './typed-tabletop.ts'

/** What a typed line comes to. */
export type Meant =
  | { readonly kind: 'order'; readonly order: readonly Action[] }
  /** Several could attack: from where? */
  | { readonly kind: 'which'; readonly places: readonly string[] }
  /** How far they get was asked. */
  | { readonly kind: 'reach'; readonly reach: Reach }
  /** There is an enemy: whoever is sent there is told the odds, and how to attack. */
  | { readonly kind: 'enemy'; readonly goal: Goal; readonly from: string; readonly to: string }
  /** What is seen of one place from another was asked; undefined where nothing is to be said of it. */
  | { readonly kind: 'sight'; readonly line: SightLine | undefined }
  /** They cannot face so: the ways they may, none where they cannot be turned at all. */
  | { readonly kind: 'facing'; readonly space: number; readonly ways: readonly string[] }
  /** Who could fire on a way was asked, before it is gone; with another from the same place that is less dangerous. */
  | {
      readonly kind: 'plan'
      readonly dangers: Dangers | undefined
      readonly detour: Detour | undefined
      readonly from: number
    }
  /** How far it is from a unit of a tabletop to others was asked, in inches. */
  | { readonly kind: 'measured'; readonly from: string; readonly lengths: readonly Length[] }
  /** Nothing on the map is called so; or no counter of the place that was named. */
  | { readonly kind: 'unknown'; readonly name: string; readonly what: 'place' | 'counter' }
  /** Nobody of a place, or of the counters that were named, can go anywhere now. */
  | { readonly kind: 'stuck'; readonly name: string; readonly isPlace: boolean }
  /** No way leads there, or no attack from where it was to come; from anywhere when nobody said. */
  | { readonly kind: 'out-of-reach'; readonly space: number; readonly hostile: boolean; readonly from: string }

/** How far it is to somebody. */
export interface Length {
  readonly to: string
  readonly inches: number
}

/** A line taken apart: what is to be done by whom, from where or with which counters, where to, and by which places. */
interface Said {
  readonly deed: 'reach' | 'go' | 'attack' | 'plan'
  /** A counter or a place; whoever can when left out. */
  readonly who?: string
  readonly to?: string
  readonly names: readonly string[]
  readonly places: readonly string[]
  /** Are all places of the way named, one after the other? */
  readonly isWhole?: boolean
  /** How goals call the way; any when left out. */
  readonly by?: string
}

/** What may be said of ways, and how goals call them; any way when left out. */
const WAYS: Readonly<Record<string, string | undefined>> = {
  ...{ march: undefined, move: undefined, go: undefined, send: undefined, marschiere: undefined, ziehe: undefined },
  ...{ rail: 'rail', ride: 'rail', fahre: 'rail', sail: 'sea', ship: 'sea', segle: 'sea' },
}
const REACH = /^(?:reach|reichweite)\s+(.+)$/iu
const GOING = /^(\p{L}+)\s+(.+?)\s+(?:to|nach)\s+(.+)$/iu
const ATTACKING = /^(?:attack|greife)\s+(.+?)(?:\s+an)?(?:\s+(?:from|von)\s+(.+?))?(?:\s+an)?$/iu
const FIRING = /^(?:fire|feuere?)(?:\s+(?!(?:at|auf)\s)(\S+)|(?=\s+(?:at|auf)\s))\s+(?:(?:at|auf)\s+)?(\S+)$/iu
const WITH = /^(.*?)\s+(?:with|mit)\s+(.+?)(?:\s+an)?$/iu
const BY = /^(.*?)\s+(?:by|über)\s+(.+)$/iu

/**
 * What a person means who types the words of the page instead of the notation: the label of a choice, 'reach Usakos',
 * 'march Franke to Usakos', 'attack Karibib', 'attack Karibib from Usakos'; each march may end in 'by 2219' and 'with RMLI,
 * DLI'. Undefined when it is nothing of the kind.
 */
export function meant<T extends TableBase>(
  game: SpokenGame<T>,
  view: T,
  side: Side,
  legal: readonly Action[],
  text: string,
): Meant | undefined {
  const { page } = game
  const words = plain(text)
  const chosen = legal.filter((action) => plain(page.offer(view, action).label ?? '') === words)
  if (chosen.length === 1) return { kind: 'order', order: chosen }
  const named = actionNamed(game, text.trim(), (name) => spaceNamed(page, view, name))
  if (named !== undefined && legal.includes(named)) return { kind: 'order', order: [named] }
  const scene = { page, view, side, isAsked: legal.length > 0, idOf: idsIn(game) }
  const found =
    onTabletop({ game, view, side }, text.trim()) ??
    facedOrSeen(page, view, text.trim(), (name) => spaceNamed(page, view, name))
  if (found !== undefined) return found
  const said = stepByStep(scene, text.trim()) ?? takenApart(text.trim())
  // Of a game that plans no marches nobody knows how far its counters get.
  if (said !== undefined && page.advice.reach !== undefined) return understood(scene, said)
  // What no rule allows now is refused with its reason.
  return named === undefined ? undefined : { kind: 'order', order: [named] }
}

/** How players write the counters of a game: '1-FK'. */
function idsIn<T extends TableBase>({ actions }: SpokenGame<T>): (piece: number) => string {
  const operands = kindsOf(actions).flatMap(({ fields }) => fields.map(({ operand }) => operand))
  const piece = operands.find(({ role }) => role === 'piece')
  return (id) => (piece === undefined || id >= piece.size ? '' : piece.write(id))
}

/** 'march 1508 1607 1708': all places of a way, or 'plan' before it to hear who could fire on it. */
function stepByStep<T extends TableBase>({ page, view }: Scene<T>, text: string): Said | undefined {
  const [verb = '', ...names] = text.split(/\s+/)
  const deed = /^plane?$/iu.test(verb) ? 'plan' : 'go'
  const isWay = deed === 'plan' || Object.hasOwn(WAYS, verb.toLowerCase())
  if (!isWay || names.length < 2 || names.some((name) => spaceNamed(page, view, name) === undefined)) return undefined
  const [who = '', ...way] = names
  return { deed, who, to: way.at(-1) ?? '', names: [], places: way.slice(0, -1), isWhole: true }
}

function takenApart(text: string): Said | undefined {
  const [front, names] = cut(text, WITH)
  const [rest, places] = cut(front, BY)
  const lists = { names, places }
  const [, here] = REACH.exec(rest) ?? []
  if (here !== undefined) return { deed: 'reach', who: here, ...lists }
  const [, verb = '', who = '', to = ''] = GOING.exec(rest) ?? []
  const by = WAYS[verb.toLowerCase()]
  if (Object.hasOwn(WAYS, verb.toLowerCase())) return { deed: 'go', who, to, ...lists, ...(by && { by }) }
  const [, firer, aim] = FIRING.exec(rest) ?? []
  if (aim !== undefined) return { deed: 'attack', to: aim, ...lists, ...(firer && { who: firer }) }
  const [, target, base] = ATTACKING.exec(rest) ?? []
  return target === undefined ? undefined : { deed: 'attack', to: target, ...lists, ...(base && { who: base }) }
}

/** The front of a line, and the list behind a word of it. */
function cut(text: string, form: RegExp): readonly [string, readonly string[]] {
  const [, front, list] = form.exec(text) ?? []
  return front === undefined || list === undefined ? [text, []] : [front, list.split(',').map((word) => word.trim())]
}

/** What the words are about. */
interface Scene<T extends TableBase> {
  readonly page: Page<T>
  readonly view: T
  readonly side: Side
  /** Has the side to answer anything now? */
  readonly isAsked: boolean
  /** How players write a counter. */
  idOf(piece: number): string
}

function understood<T extends TableBase>(scene: Scene<T>, said: Said): Meant {
  const from = leaving(scene, said)
  if (from !== undefined && 'kind' in from) return from
  const named = [...(said.to === undefined ? [] : [said.to]), ...said.places]
  const spaces = named.map((name) => spaceNamed(scene.page, scene.view, name))
  const stranger = named.find((_, i) => spaces[i] === undefined)
  if (stranger !== undefined) return { kind: 'unknown', name: stranger, what: 'place' }
  const known = spaces.filter((space) => space !== undefined)
  const via = known.slice(named.length - said.places.length)
  const [to = 0] = known
  if (from === undefined) return byWhoeverCan(scene, to, via)
  if (said.isWhole) return stepped(scene, said, from, [...via, to])
  const reach = reachOf(scene, from, via)
  const who = said.who ?? said.names.join(', ')
  if (reach === undefined) return { kind: 'stuck', name: who, isPlace: from.pieces === undefined }
  return said.deed === 'reach' ? { kind: 'reach', reach } : carriedOut(said, reach, to, who)
}

/** A way that was named step by step: gone, or looked at. */
function stepped<T extends TableBase>(scene: Scene<T>, said: Said, from: Leaving, via: readonly number[]): Meant {
  const reach = reachOf(scene, from, via)
  const [space = 0] = via.slice(-1)
  if (reach === undefined) return { kind: 'stuck', name: said.who ?? '', isPlace: from.pieces === undefined }
  const goal =
    reach.planned ?? reachOf(scene, from, via.slice(0, -1))?.goals.find((each) => each.space === space && !each.hostile)
  if (goal === undefined) return { kind: 'out-of-reach', space, hostile: false, from: said.who ?? '' }
  if (said.deed !== 'plan') return { kind: 'order', order: goal.order }
  const dangers = scene.page.field?.dangers(scene.view, goal)
  return { kind: 'plan', dangers, detour: scene.page.field?.detour(scene.view, { ...from, via }), from: from.space }
}

const reachOf = <T extends TableBase>({ page, view, isAsked }: Scene<T>, from: Leaving, via: readonly number[]) =>
  isAsked ? page.advice.reach?.(view, { ...from, via }) : undefined

function carriedOut({ deed, by, to = '' }: Said, { goals }: Reach, space: number, from: string): Meant {
  const there = goals.filter((goal) => goal.space === space)
  const isAttack = deed === 'attack'
  const wanted = there.find((goal) => goal.hostile === isAttack && (by === undefined || goal.by === by))
  if (wanted !== undefined) return { kind: 'order', order: wanted.order }
  const enemy = isAttack ? undefined : there.find((goal) => goal.hostile)
  return enemy ? { kind: 'enemy', goal: enemy, from, to } : { kind: 'out-of-reach', space, hostile: isAttack, from }
}

/** An attack by whoever reaches the enemy; who of several is to be asked. */
function byWhoeverCan<T extends TableBase>(scene: Scene<T>, space: number, via: readonly number[]): Meant {
  const found = stacksOf(scene).flatMap((from) => {
    const goal = reachOf(scene, { space: from }, via)?.goals.find((each) => each.space === space && each.hostile)
    return goal === undefined ? [] : [{ from, goal }]
  })
  const [only] = found
  if (only === undefined) return { kind: 'out-of-reach', space, hostile: true, from: '' }
  if (found.length === 1) return { kind: 'order', order: only.goal.order }
  return { kind: 'which', places: found.map(({ from }) => nameOfSpace(scene.page, scene.view, from)) }
}

/** The space that a name means: of a town, a space or a box; '2816', 'Windhoek' and 'Windhoek 2816' are the same. */
export function spaceNamed<T extends TableBase>(page: Page<T>, view: T, name: string): number | undefined {
  const board = page.board(view)
  // The log says 'the Indian Ocean', and so do people.
  const wanted = name
    .trim()
    .replace(/^(?:the|der|die|das|dem|den) /iu, '')
    .replace(/ \(.*\)$/, '')
  return called(wanted, [
    ...board.towns.map(({ name: town, space }) => [town, space] as const),
    ...board.towns.map(({ space }) => [nameOfSpace(page, view, space), space] as const),
    ...board.spaces.map(({ name: number, id }) => [number, id] as const),
    ...board.boxes.map(({ name: box, space }) => [box, space] as const),
  ])
}

const ownPieces = <T extends TableBase>({ page, view, side }: Scene<T>) =>
  page.pieces(view, side).filter((piece) => piece.side === side)

/** Who is to set out: counters by their names, or all that can of a place; undefined when that is left open. */
function leaving<T extends TableBase>(scene: Scene<T>, { who, names }: Said): Leaving | Meant | undefined {
  const [first, ...others] = who === undefined ? names : [who, ...names]
  if (first === undefined) return undefined
  const named = spaceNamed(scene.page, scene.view, first)
  const leader = named === undefined ? pieceNamed(scene, first) : undefined
  const space = named ?? leader?.space
  if (space === undefined) return { kind: 'unknown', name: first, what: 'place' }
  const here = others.map((name) => pieceNamed(scene, name, space))
  const absent = others.find((_, i) => here[i] === undefined)
  if (absent !== undefined) return { kind: 'unknown', name: absent, what: 'counter' }
  const pieces = [leader, ...here].flatMap((piece) => (piece === undefined ? [] : [piece.id]))
  return pieces.length === 0 ? { space } : { space, pieces }
}

/** A counter of the side by its name or by part of what it is called, if that is clear; perhaps in a space. */
function pieceNamed<T extends TableBase>(scene: Scene<T>, name: string, space?: number) {
  const own = ownPieces(scene).filter((piece) => space === undefined || piece.space === space)
  const wanted = plain(name)
  const exact = own.filter(({ id, name: short, fullName }) =>
    [short, fullName, scene.idOf(id)].some((each) => plain(each) === wanted),
  )
  const some =
    exact.length > 0 ? exact : own.filter((piece) => plain(`${piece.fullName} ${piece.about ?? ''}`).includes(wanted))
  return some.length === 1 ? some[0] : undefined
}

/** Every place where the side has counters, once. */
const stacksOf = <T extends TableBase>(scene: Scene<T>): readonly number[] => [
  ...new Set(ownPieces(scene).map((piece) => piece.space)),
]

/** What a space is called: its town with its number, its number alone, or as its box is called. */
export function nameOfSpace<T extends TableBase>(page: Page<T>, view: T, id: number): string {
  const board = page.board(view)
  const number =
    board.spaces.find((each) => each.id === id)?.name ?? board.boxes.find((b) => b.space === id)?.name ?? ''
  const town = board.towns.find((each) => each.space === id)?.name ?? ''
  return town === '' || town === number ? number : `${town} ${number}`
}
