import type { Action } from '../actions/action-set.ts'
import type { Game } from '../game.ts'
import type { Side } from '../side.ts'
import type { TableBase } from '../table/table.ts'
import type { Goal, Leaving } from './choosing.ts'
import type { Page } from './page.ts'

/** What a typed line means: an order, or one of several places that it could be carried out from. */
export type Meant =
  | { readonly kind: 'order'; readonly order: readonly Action[] }
  | { readonly kind: 'which'; readonly places: readonly string[] }

/** What may be said of ways, and how goals call them; any way when left out. */
const WAYS: Readonly<Record<string, string | undefined>> = {
  ...{ march: undefined, move: undefined, go: undefined, send: undefined, marschiere: undefined, ziehe: undefined },
  ...{ rail: 'rail', ride: 'rail', fahre: 'rail', sail: 'sea', ship: 'sea', segle: 'sea' },
}
const GOING = /^(\p{L}+)\s+(.+?)\s+(?:to|nach)\s+(.+)$/iu
const ATTACKING = /^(?:attack|greife)\s+(.+?)(?:\s+(?:with|from|mit|von)\s+(.+?))?(?:\s+an)?$/iu

/**
 * What a person means who types the words of the page instead of the notation: the label of a choice, 'march Franke to
 * Usakos', 'attack Karibib', 'attack Karibib with Franke'. Undefined when it means nothing that could be done now.
 */
export function meant<T extends TableBase>(
  game: Game<T>,
  view: T,
  side: Side,
  legal: readonly Action[],
  text: string,
): Meant | undefined {
  const { page } = game.present
  if (page === undefined) return undefined
  const words = plain(text)
  const chosen = legal.filter((action) => plain(page.offer?.(view, action).label ?? '') === words)
  if (chosen.length === 1) return { kind: 'order', order: chosen }
  const [, verb = '', who = '', where = ''] = GOING.exec(text.trim()) ?? []
  if (Object.hasOwn(WAYS, verb.toLowerCase()))
    return going(page, view, side, { who, where, by: WAYS[verb.toLowerCase()] })
  const [, target, attacker] = ATTACKING.exec(text.trim()) ?? []
  return target === undefined ? undefined : attacking(page, view, side, target, attacker)
}

const plain = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ')

/** The space that a name means: of a town, a space or a box; '2816' and 'Windhoek' are the same. */
export function spaceNamed<T extends TableBase>(page: Page<T>, view: T, name: string): number | undefined {
  const board = page.board(view)
  const wanted = plain(name).replace(/ \(.*\)$/, '')
  const town = board.towns.find((each) => plain(each.name) === wanted)?.space
  const space = board.spaces.find((each) => plain(each.name) === wanted)?.id
  return town ?? space ?? board.boxes.find((each) => plain(each.name) === wanted)?.space
}

/** Who is to set out: one of the side's counters by its name, or all that can of a place. */
function leaving<T extends TableBase>(page: Page<T>, view: T, side: Side, name: string): Leaving | undefined {
  const space = spaceNamed(page, view, name)
  if (space !== undefined) return { space }
  const own = page.pieces(view, side).filter((piece) => piece.side === side)
  const wanted = plain(name)
  const exact = own.filter((piece) => plain(piece.name) === wanted || plain(piece.fullName) === wanted)
  const some =
    exact.length > 0 ? exact : own.filter((piece) => plain(`${piece.fullName} ${piece.about ?? ''}`).includes(wanted))
  const [piece] = some
  return piece !== undefined && some.length === 1 ? { space: piece.space, pieces: [piece.id] } : undefined
}

function going<T extends TableBase>(
  page: Page<T>,
  view: T,
  side: Side,
  said: { readonly who: string; readonly where: string; readonly by: string | undefined },
): Meant | undefined {
  const from = leaving(page, view, side, said.who)
  const to = spaceNamed(page, view, said.where)
  if (from === undefined || to === undefined) return undefined
  const goal = page
    .reach?.(view, from)
    ?.goals.find((each) => each.space === to && !each.hostile && (said.by === undefined || each.by === said.by))
  return goal && { kind: 'order', order: goal.order }
}

function attacking<T extends TableBase>(
  page: Page<T>,
  view: T,
  side: Side,
  target: string,
  attacker: string | undefined,
): Meant | undefined {
  const at = spaceNamed(page, view, target)
  if (at === undefined) return undefined
  const froms = attacker === undefined ? stacksOf(page, view, side) : [leaving(page, view, side, attacker)]
  const found: { readonly from: Leaving; readonly goal: Goal }[] = []
  for (const from of froms) {
    const goal = from && page.reach?.(view, from)?.goals.find((each) => each.space === at && each.hostile)
    if (from && goal) found.push({ from, goal })
  }
  const [only] = found
  if (only === undefined) return undefined
  if (found.length === 1) return { kind: 'order', order: only.goal.order }
  return { kind: 'which', places: found.map(({ from }) => nameOf(page, view, from.space)) }
}

/** Every place where the side has counters, once. */
const stacksOf = <T extends TableBase>(page: Page<T>, view: T, side: Side): readonly Leaving[] =>
  [...new Set(page.pieces(view, side).flatMap((piece) => (piece.side === side ? [piece.space] : [])))].map((space) => ({
    space,
  }))

function nameOf<T extends TableBase>(page: Page<T>, view: T, space: number): string {
  const { towns, spaces, boxes } = page.board(view)
  const own = towns.find((each) => each.space === space) ?? spaces.find((each) => each.id === space)
  return own?.name ?? boxes.find((each) => each.space === space)?.name ?? String(space)
}
