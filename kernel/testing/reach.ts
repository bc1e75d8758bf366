import { type Action, writeAction } from '../actions/action-set.ts'
import { Moves } from '../actions/moves.ts'
import { ALLOWED } from '../actions/refusals.ts'
import { type Dice, noDice } from '../dice/dice.ts'
import { searchDice } from '../dice/search.ts'
import { blank, view as viewOf } from '../fog.ts'
import type { Game } from '../game.ts'
import { apply, check, isOver, legal, toDecide } from '../play.ts'
import type { Goal, Leaving, Reach } from '../show/choosing.ts'
import { copy, type TableBase } from '../table/table.ts'

/** What a test says of a game's marches, so that they can be searched action by action. */
export interface Marching<T extends TableBase> {
  /** Where a piece is. */
  where(t: T, piece: number): number
  /** Is the action a part of a march of just these pieces? Attacks are none. */
  goes(t: T, action: Action, of: Reach): boolean
  /** Whom an action attacks, as a space; undefined for all others. */
  attacked(t: T, action: Action): number | undefined
  /** Does the view show who is there, so that odds can be told? */
  shows(t: T, space: number): boolean
  /** What tells apart two positions that a march may come to, besides where its pieces are. */
  key(t: T): string
  /** What an action leaves, as a number to compare and in words; undefined for those that leave what there was. */
  left(t: T, action: Action): readonly [points: number, word: string] | undefined
  /** Has the march ended, so that nothing of it is left to decide but an attack? */
  hasEnded(t: T): boolean
}

const cloneOf = <T extends TableBase>(game: Game<T>, t: T): T => {
  const same = blank(game)
  copy(t, same)
  return same
}

/** Applies an action; false when it is refused or breaks off for want of a die, or of what a view does not show. */
function isTaken<T extends TableBase>(game: Game<T>, t: T, action: Action, dice: Dice = noDice): boolean {
  try {
    return apply(game, t, toDecide(game, t), action, dice) === ALLOWED
  } catch {
    return false
  }
}

/**
 * What is wrong with how far a game says that the counters of a space get from here: every order must be allowed on the
 * truth and on the view it was made from, end where it says and leave what it says, and no search finds a goal more.
 */
export function reachFaults<T extends TableBase>(
  game: Game<T>,
  truth: T,
  from: Leaving,
  by: Marching<T>,
): readonly string[] {
  const seen = viewOf(game, truth, toDecide(game, truth))
  const reach = game.present.page?.reach?.(seen, from)
  if (reach === undefined) return []
  const orders = reach.goals.flatMap((goal) => [
    ...orderFaults(game, seen, goal, reach, by, 'view'),
    ...orderFaults(game, cloneOf(game, truth), goal, reach, by, 'truth'),
  ])
  return [...orders, ...(from.via === undefined ? missed(game, seen, reach, by) : [])]
}

function orderFaults<T extends TableBase>(
  game: Game<T>,
  given: T,
  goal: Goal,
  reach: Reach,
  by: Marching<T>,
  name: string,
): readonly string[] {
  const t = name === 'view' ? cloneOf(game, given) : given
  const side = toDecide(game, t)
  const said = (what: string) => [`${name}: ${goal.order.map((a) => writeAction(game.actions, a)).join('; ')}: ${what}`]
  const dice = searchDice(goal.space + 1)
  let left = ''
  for (const [i, action] of goal.order.entries()) {
    if (isOver(t)) return []
    if (toDecide(game, t) !== side) return said('decided by the other side half-way')
    if (check(game, t, side, action) !== ALLOWED) return said(`action ${i + 1} is refused`)
    left = by.left(t, action)?.[1] ?? left
    const isAttack = goal.hostile && i === goal.order.length - 1
    if (isAttack) return attackFaults(game, t, goal, reach, by, left).flatMap(said)
    if (!isTaken(game, t, action, dice)) return said(`action ${i + 1} cannot be taken`)
  }
  if (isOver(t)) return []
  if (goal.path.at(-1) !== goal.space) return said('the way ends elsewhere')
  return standFaults(t, goal, reach, by, left).flatMap(said)
}

/** Where the force is once it has marched, and what it has left. */
function standFaults<T>(
  t: T & TableBase,
  goal: Goal,
  reach: Reach,
  by: Marching<T & TableBase>,
  left: string,
): readonly string[] {
  const stray = reach.pieces.filter((piece) => by.where(t, piece) !== goal.path.at(-1))
  const faults = stray.map((piece) => `piece ${piece} is not at the end of the way`)
  return left === goal.left || goal.path.length === 1 ? faults : [...faults, `leaves '${left}', not '${goal.left}'`]
}

function attackFaults<T extends TableBase>(
  game: Game<T>,
  t: T,
  goal: Goal,
  reach: Reach,
  by: Marching<T>,
  left: string,
): readonly string[] {
  const last = goal.order.at(-1) as Action
  const faults = by.attacked(t, last) === goal.space ? [] : ['attacks another space']
  const { page } = game.present
  const seen = viewOf(game, t, toDecide(game, t))
  const hasOdds = page?.forecast?.(seen, last) !== undefined || page?.forecast === undefined
  const odds = hasOdds || !by.shows(seen, goal.space) ? [] : ['has no odds']
  const stands = goal.path.length > 0 && by.where(t, reach.pieces[0] ?? -1) !== goal.space
  return [...faults, ...odds, ...(stands ? standFaults(t, goal, reach, by as never, left) : [])]
}

/** Searches all marches of the pieces, action by action, and says what they come to that is no goal, or a worse one. */
function missed<T extends TableBase>(game: Game<T>, seen: T, reach: Reach, by: Marching<T>): readonly string[] {
  const faults = new Set<string>()
  const best = new Map<string, readonly [number, string]>()
  const enemies = new Set<number>()
  const moves = new Moves()
  const known = new Set<string>()
  const queue = [{ t: cloneOf(game, seen), left: [-1, ''] as readonly [number, string], hasEnded: false }]
  const start = reach.pieces.map((piece) => by.where(seen, piece))
  for (const { t, left, hasEnded } of queue) {
    legal(game, t, moves)
    for (const action of moves.toArray()) {
      const enemy = by.attacked(t, action)
      if (enemy !== undefined) enemies.add(enemy)
      if (enemy !== undefined || hasEnded || !by.goes(t, action, reach)) continue
      const next = cloneOf(game, t)
      const after = by.left(t, action) ?? left
      if (!isTaken(game, next, action) || isOver(next)) continue
      const spaces = new Set(reach.pieces.map((piece) => by.where(next, piece)))
      const key = [by.key(next), after[0], ...spaces].join(' ')
      if (known.has(key)) continue
      known.add(key)
      const [space = -1] = spaces
      const moved = reach.pieces.some((piece, i) => by.where(next, piece) !== start[i])
      const place = `${space}${after[1] === '' ? ' uncounted' : ''}`
      if (by.hasEnded(next) && spaces.size === 1 && moved && after[0] > (best.get(place)?.[0] ?? -2))
        best.set(place, after)
      if (toDecide(game, next) === toDecide(game, seen))
        queue.push({ t: next, left: after, hasEnded: by.hasEnded(next) })
    }
  }
  for (const [place, [, word]] of best)
    if (!reach.goals.some((goal) => !goal.hostile && goal.space === Number.parseInt(place, 10) && goal.left === word))
      faults.add(`missed: space ${place} with '${word}' left`)
  for (const space of enemies)
    if (!reach.goals.some((goal) => goal.hostile && goal.space === space)) faults.add(`missed: the enemy at ${space}`)
  return [...faults]
}
