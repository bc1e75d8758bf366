import {
  type Action,
  ALLOWED,
  check,
  copyOf,
  isOver,
  legal,
  Moves,
  searchDice,
  type TableBase,
  toDecide,
  tryOut,
  view as viewOf,
  writeAction,
} from '@boma/kernel'
import {
  foresee,
  type Game,
  type Goal,
  inEnglish,
  type Leaving,
  leadsBy,
  type Reach,
  type SpokenGame,
} from '@boma/showing'

/** What a test says of a game's marches, so that they can be searched action by action. */
export interface Marching<T extends TableBase> {
  /** Where a piece is. */
  where(t: T, piece: number): number
  /** Is the action a part of a march of just these pieces? Attacks are none. */
  goes(t: T, action: Action, of: Reach): boolean
  /** The way that an action begins or goes on by, as goals call it; '' if they may call it otherwise, undefined if it does not tell. */
  way(t: T, action: Action): string | undefined
  /** The ways, the usual first: where one leads, a later one need not be a goal. */
  readonly ways: readonly string[]
  /** Whom an action attacks, as a space; undefined for all others. */
  attacked(t: T, action: Action): number | undefined
  /** Does the view show who is there, so that odds can be told? */
  shows(t: T, space: number): boolean
  /** What tells apart two positions that a march may come to, besides where its pieces are. */
  key(t: T): string
  /** What an action leaves, as a number to compare and in words; undefined for those that leave what there was. */
  left(t: T, action: Action, of: Reach): readonly [points: number, word: string] | undefined
  /** May the march be over, so that nothing of it is left to decide but an attack? */
  mayEnd(t: T): boolean
  /** Is it over then? If not, more actions of it may follow. */
  readonly ends: boolean
  /** Would there be a fight in a space where the pieces are? */
  fights?(t: T, space: number): boolean
}

/**
 * What is wrong with how far a game says that the counters of a space get from here: every order must be allowed on the
 * truth and on the view it was made from, end where it says and leave what it says, and no search finds a goal more.
 */
export function reachFaults<T extends TableBase>(
  silent: Game<T>,
  truth: T,
  from: Leaving,
  by: Marching<T>,
): readonly string[] {
  const game = inEnglish(silent)
  const seen = viewOf(game, truth, toDecide(game, truth))
  const reach = game.page.advice.reach?.(seen, from)
  if (reach === undefined) return []
  const { via = [] } = from
  const strays = reach.goals
    .filter(({ path }) => !leadsBy(path, via))
    .map(({ space }) => `${space}: not by the places named`)
  const orders = reach.goals.flatMap((goal) => [
    ...orderFaults(game, seen, goal, reach, by, 'view'),
    ...orderFaults(game, copyOf(game, truth), goal, reach, by, 'truth'),
  ])
  return [...strays, ...orders, ...paceFaults(game, seen, from, reach), ...missed(game, seen, reach, by, via)]
}

/** Those who are said to hold the others up have by themselves what all have, and without them the others have more. */
function paceFaults<T extends TableBase>(
  game: SpokenGame<T>,
  seen: T,
  { space }: Leaving,
  { pieces, points, slow }: Reach,
): readonly string[] {
  if (slow === undefined) return []
  const pointsOf = (some: readonly number[]) => game.page.advice.reach?.(seen, { space, pieces: some })?.points
  const others = pieces.filter((piece) => !slow.pieces.includes(piece))
  const isTrue = pointsOf(slow.pieces) === points && pointsOf(others) === slow.without && slow.without !== points
  return isTrue && others.length > 0 ? [] : [`${slow.pieces}: do not hold the others up as it is said`]
}

function orderFaults<T extends TableBase>(
  game: SpokenGame<T>,
  given: T,
  goal: Goal,
  reach: Reach,
  by: Marching<T>,
  name: string,
): readonly string[] {
  const t = name === 'view' ? copyOf(game, given) : given
  const side = toDecide(game, t)
  const said = (what: string) => [`${name}: ${goal.order.map((a) => writeAction(game.actions, a)).join('; ')}: ${what}`]
  const dice = searchDice(goal.space + 1)
  let left = ''
  for (const [i, action] of goal.order.entries()) {
    if (isOver(t)) return []
    if (toDecide(game, t) !== side) return said('decided by the other side half-way')
    if (check(game, t, side, action) !== ALLOWED) return said(`action ${i + 1} is refused`)
    left = by.left(t, action, reach)?.[1] ?? left
    const isAttack = goal.hostile && i === goal.order.length - 1
    const faults = isAttack ? attackFaults(game, t, goal, reach, by, left) : []
    // An attack that is the march itself is carried out; one that follows it may roll dice.
    if (faults.length > 0 || (isAttack && by.ends)) return faults.flatMap(said)
    if (!tryOut(game, t, side, action, dice)) return said(`action ${i + 1} cannot be taken`)
  }
  if (isOver(t)) return []
  if (goal.path.at(-1) !== goal.space) return said('the way ends elsewhere')
  const isOpen = () => legalOn(game, t).some((action) => by.attacked(t, action) !== undefined)
  if (!by.mayEnd(t) && !isOpen()) return said('the march has not ended')
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
  game: SpokenGame<T>,
  t: T,
  goal: Goal,
  reach: Reach,
  by: Marching<T>,
  left: string,
): readonly string[] {
  const last = goal.order.at(-1) as Action
  const faults = by.attacked(t, last) === goal.space ? [] : ['attacks another space']
  const { page } = game
  const seen = viewOf(game, t, toDecide(game, t))
  const hasOdds = page.advice.forecast?.(seen, last) !== undefined || page.advice.forecast === undefined
  const odds = hasOdds || !by.shows(seen, goal.space) ? [] : ['has no odds']
  const stands = goal.path.at(-1) !== goal.space
  return [...faults, ...odds, ...(stands ? standFaults(t, goal, reach, by as never, left) : [])]
}

/** How far a search has come: the table, what is left, by what way, and how many of the places have been passed. */
interface Searched<T> {
  readonly t: T
  readonly left: readonly [points: number, word: string]
  readonly way: string
  readonly passed: number
}

/** Searches all marches of the pieces, action by action, and says what they come to that is no goal, or a worse one. */
function missed<T extends TableBase>(
  game: SpokenGame<T>,
  seen: T,
  reach: Reach,
  by: Marching<T>,
  via: readonly number[],
): readonly string[] {
  const best = new Map<string, { readonly space: number } & Searched<T>>()
  const enemies = new Set<number>()
  for (const each of searched(game, seen, reach, by, via)) {
    const { t, left, way, passed } = each
    if (passed < via.length) continue
    if (by.ends) for (const action of legalOn(game, t)) enemies.add(by.attacked(t, action) ?? -1)
    const spaces = new Set(reach.pieces.map((piece) => by.where(t, piece)))
    const [space = -1] = spaces
    const isMoved = reach.pieces.some((piece) => by.where(t, piece) !== by.where(seen, piece))
    if (!by.mayEnd(t) || spaces.size > 1 || !isMoved) continue
    const known = best.get(`${way} ${space}`)
    if (known === undefined || left[0] > known.left[0]) best.set(`${way} ${space}`, { space, ...each })
  }
  const goalsAt = (space: number, hostile: boolean) =>
    reach.goals.filter((goal) => goal.space === space && goal.hostile === hostile)
  const isSooner = (one: string, other: string): boolean => by.ways.indexOf(one) < by.ways.indexOf(other)
  const isGoal = ({ t, space, way, left }: Searched<T> & { readonly space: number }): boolean =>
    goalsAt(space, by.fights?.(t, space) ?? false).some(
      (goal) => isSooner(goal.by, way) || (goal.left === left[1] && (way === '' || goal.by === way)),
    )
  const places = [...best.values()].filter((each) => !isGoal(each))
  return [
    ...places.map(({ space, way, left }) => `missed: space ${space} by ${way} with '${left[1]}' left`),
    ...[...enemies]
      .filter((space) => space >= 0 && goalsAt(space, true).length === 0)
      .map((space) => `missed: enemy at ${space}`),
  ]
}

const legalOn = <T extends TableBase>(game: SpokenGame<T>, t: T): readonly Action[] => {
  const moves = new Moves()
  legal(game, t, moves)
  return moves.toArray()
}

function* searched<T extends TableBase>(
  game: SpokenGame<T>,
  seen: T,
  reach: Reach,
  by: Marching<T>,
  via: readonly number[],
): Generator<Searched<T>> {
  const side = toDecide(game, seen)
  const known = new Set<string>()
  const queue: Searched<T>[] = [{ t: copyOf(game, seen), left: [-1, ''], way: '', passed: 0 }]
  for (const [i, here] of queue.entries()) {
    yield here
    if (isOver(here.t) || toDecide(game, here.t) !== side || (i > 0 && by.ends && by.mayEnd(here.t))) continue
    for (const action of legalOn(game, here.t)) {
      if (!by.goes(here.t, action, reach)) continue
      const t = foresee(game, here.t, side, [action])
      if (t === undefined) continue
      const spaces = new Set(reach.pieces.map((piece) => by.where(t, piece)))
      const passed = here.passed + (here.passed < via.length && spaces.has(via[here.passed] ?? -1) ? 1 : 0)
      const left = by.left(here.t, action, reach) ?? here.left
      const way = by.way(here.t, action) ?? here.way
      const key = [by.key(t), left[0], way, passed, ...spaces].join(' ')
      if (known.has(key)) continue
      known.add(key)
      queue.push({ t, left, way, passed })
    }
  }
}
