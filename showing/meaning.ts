import {
  type Action,
  type AnyActionKind,
  actionOf,
  actionOperands,
  eventOperands,
  type GameEvent,
  legal,
  Moves,
  type Operand,
  openKinds,
  operandOfKind,
  operandsOfKind,
  other,
  question,
  type Role,
  type Rules,
  type Side,
  type TableBase,
  toDecide,
} from '@boma/kernel'
import type { SpokenGame } from './game.ts'
import type { Point } from './presence/board.ts'
import type { Lights, Target } from './presence/layer.ts'
import type { Piece, Stance } from './presence/piece.ts'

// What actions and events mean at the table, read off the roles of their operands: games say only what differs.

type Facts = readonly (readonly [Operand, number])[]

const inRole = (facts: Facts, ...roles: readonly Role[]): readonly number[] =>
  facts.flatMap(([o, value]) => (o.role !== undefined && roles.includes(o.role) ? [value] : []))

/** The first of them in such a role: an action by itself is read for every place that is pressed. */
const firstIn = (facts: Facts, role: Role): number | undefined => facts.find(([o]) => o.role === role)?.[1]

/** A distance along an edge in inches, or a bearing in degrees. */
const measured = ({ role, parts }: Operand, value: number): number =>
  role === 'facing' ? (value * 360) / parts : value / parts

function spotIn(facts: Facts): Point | undefined {
  const at = (role: Role) => facts.find(([o]) => o.role === role)
  const [x, y] = [at('x'), at('y')]
  return x && y && [measured(...x), measured(...y)]
}

/** Where an action is chosen: at the piece, the space or the spot that it names; nowhere when it names none. */
export function targetOf(game: Rules, action: Action): Target {
  const facts = actionOperands(game.actions, action)
  const piece = firstIn(facts, 'piece')
  const space = firstIn(facts, 'to') ?? firstIn(facts, 'space')
  const spot = spotIn(facts)
  return {
    ...(space === undefined ? {} : { space }),
    ...(piece === undefined ? {} : { piece }),
    ...(spot === undefined ? {} : { spot }),
  }
}

/** The spaces that an order names, one after the other, and the pieces. */
export function namedBy(game: Rules, order: readonly Action[]): Pick<Lights, 'spaces' | 'pieces'> {
  const facts = order.map((action) => actionOperands(game.actions, action))
  const spaces = facts.flatMap((each) => inRole(each, 'from', 'space', 'to'))
  return {
    spaces: spaces.filter((space, i) => space !== spaces[i - 1]),
    pieces: [...new Set(facts.flatMap((each) => inRole(each, 'piece')))],
  }
}

/**
 * What an event lights up: what it names, the way between the two ends it has, and whose dice they were, or as the game
 * says. Where counters change hands, the table says whose they are.
 */
export function lightsFor<T extends TableBase>(game: SpokenGame<T>, e: GameEvent, t?: T): Lights {
  const { page } = game
  const facts = eventOperands(game.events, e)
  const [from] = inRole(facts, 'from')
  const [to] = inRole(facts, 'to')
  const [piece] = inRole(facts, 'piece')
  const spot = spotIn(facts)
  const side =
    (inRole(facts, 'side')[0] as Side | undefined) ?? (piece === undefined ? undefined : page.owner(piece, t))
  return {
    spaces: inRole(facts, 'space', 'to'),
    pieces: inRole(facts, 'piece'),
    path: from === undefined || to === undefined ? [] : [from, to],
    ...(spot === undefined ? {} : { spots: [spot] }),
    ...(e.dice.length === 0 || side === undefined ? {} : { roller: side }),
    ...page.lights(e),
  }
}

/** What the open question is about: the counter that waits to be placed, the hex under attack. */
export function aboutOf<T extends TableBase>(game: Rules<T>, t: T): Target {
  const q = question(game, t)
  if (q === undefined) return {}
  const known = q.choices.flatMap((c) => operandsOfKind(game.actions, c.action))
  const facts = Object.entries(q.about(t)).flatMap(([kind, value]) => {
    const operand = known.find((o) => o.kind === kind) ?? operandOfKind(game.actions, kind)
    return operand === undefined ? [] : [[operand, value] as const]
  })
  const [piece] = inRole(facts, 'piece')
  const [space] = inRole(facts, 'space', 'to')
  return { ...(piece === undefined ? {} : { piece }), ...(space === undefined ? {} : { space }) }
}

/** Combinations of operands that are looked into at the most, for one kind of action. */
const MOST = 64

/**
 * What a person may have meant by choosing a place where nothing is offered: the answers to the open question that name
 * it, as the question has them, and last those that name nothing. Operands that the place does not tell have the values
 * that they have in what is listed.
 */
export function intentsFor<T extends TableBase>(game: SpokenGame<T>, t: T, at: Target): readonly Action[] {
  const { page } = game
  const moves = new Moves()
  legal(game, t, moves)
  const listed = moves.toArray()
  if (listed.some((action) => isAt(targetOf(game, action), at))) return []
  const side = toDecide(game, t)
  const pieces = page.pieces(t, side)
  // Whoever points at an enemy means where it stands, unless it is one of those to choose from.
  const isEnemys = at.piece !== undefined && page.owner(at.piece, t) === other(side)
  const space = at.space ?? pieces.find((p) => p.id === at.piece)?.space
  const meantAt = isEnemys && space !== undefined ? { ...at, space } : at
  const kinds = question(game, t)?.choices.map((c) => c.action) ?? []
  const meant = kinds.flatMap((kind) => meantBy(game, kind, meantAt, listed, pieces))
  const bare = kinds
    .filter((kind) => operandsOfKind(game.actions, kind).length === 0)
    .map((kind) => kind.first as Action)
  return [...page.intents(t, at), ...meant, ...bare].filter((action) => !listed.includes(action))
}

/** Is an action that is chosen at `a` offered at `b`? One of a piece is offered on the piece alone. */
const isAt = (a: Target, b: Target): boolean =>
  b.piece === undefined ? a.piece === undefined && a.space !== undefined && a.space === b.space : a.piece === b.piece

function meantBy(
  game: Rules,
  kind: AnyActionKind,
  at: Target,
  listed: readonly Action[],
  pieces: readonly Pick<Piece, 'id' | 'space'>[],
): readonly Action[] {
  const operands = operandsOfKind(game.actions, kind)
  if (!operands.some((o) => o.role === 'piece' || o.role === 'space' || o.role === 'to')) return []
  const alike = listed.filter((a) => kind.is(a))
  const hasBoth = operands.some((o) => o.role === 'piece') && operands.some((o) => o.role !== 'piece')
  const inListed = (o: Operand) => [
    ...new Set(alike.map((a) => actionOperands(game.actions, a).find(([other]) => other.name === o.name)?.[1] ?? 0)),
  ]
  const space = at.space ?? pieces.find((p) => p.id === at.piece)?.space
  const here = at.piece === undefined ? pieces.filter((p) => p.space === at.space).map((p) => p.id) : [at.piece]
  const valuesOf = (o: Operand): readonly number[] => {
    if (o.role === 'piece') return hasBoth && at.space !== undefined ? [...inListed(o), ...here] : here
    if (o.role === 'space' || o.role === 'to')
      return hasBoth && at.space === undefined
        ? [...inListed(o), ...(space === undefined ? [] : [space])]
        : [space ?? -1]
    const some = inListed(o)
    return some.length > 0 ? some : [0]
  }
  const values = operands
    .map(valuesOf)
    .reduce<readonly (readonly number[])[]>(
      (lists, next) => lists.flatMap((list) => next.map((value) => [...list, value])).slice(0, MOST),
      [[]],
    )
  return values.flatMap((list) => actionOf(game.actions, kind, list) ?? [])
}

/** What putting a piece down on a tabletop would be, for each open kind of action that takes a spot. */
export function aimsAt<T extends TableBase>(
  game: Rules<T>,
  t: T,
  piece: number | undefined,
  stance: Pick<Stance, 'x' | 'y' | 'facing'>,
): readonly Action[] {
  return openKinds(game, t).flatMap((kind) => {
    const values = operandsOfKind(game.actions, kind).map((o) => valueAt(o, piece, stance))
    return actionOf(game.actions, kind, values) ?? []
  })
}

function valueAt({ role, parts }: Operand, piece = -1, stance: Pick<Stance, 'x' | 'y' | 'facing'>): number {
  if (role === 'piece') return piece
  if (role === 'x' || role === 'y') return Math.round(stance[role] * parts)
  if (role === 'facing') return ((Math.round((stance.facing * parts) / 360) % parts) + parts) % parts
  return 0
}

/** Where an action puts its piece on a tabletop; undefined when it puts nothing anywhere. */
export function stanceOf(
  game: SpokenGame,
  action: Action,
): (Pick<Stance, 'x' | 'y'> & { readonly facing?: number }) | undefined {
  const facts = actionOperands(game.actions, action)
  const spot = spotIn(facts)
  const facing = facts.find(([o]) => o.role === 'facing')
  return spot && { x: spot[0], y: spot[1], ...(facing ? { facing: measured(...facing) } : {}) }
}
