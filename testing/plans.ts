import { type Advised, foresee, type Leaving, type Plan, type Plans, UNCOUNTED } from '@boma/counsel'
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

/** What a test says of a game's marches, read a second time, so that they can be searched action by action. */
export interface MarchReading<T extends TableBase> {
  /** Where a piece is. */
  where(t: T, piece: number): number
  /** Is the action a part of a march of just these pieces? Attacks are none. */
  goes(t: T, action: Action, pieces: readonly number[]): boolean
  /** The way that an action begins or goes on by, as plans call it; '' if they may call it otherwise, undefined if it does not tell. */
  way(t: T, action: Action): string | undefined
  /** The ways, the usual first: where one leads, a later one need not be a plan. */
  readonly ways: readonly string[]
  /** Whom an action attacks, as a space; undefined for all others. */
  attacked(t: T, action: Action): number | undefined
  /** Does the view show who is there, so that odds can be told? */
  shows(t: T, space: number): boolean
  /** What tells apart two positions that a march may come to, besides where its pieces are. */
  key(t: T): string
  /** What an action leaves, UNCOUNTED where nothing is counted; undefined for those that leave what there was. */
  left(t: T, action: Action, pieces: readonly number[]): number | undefined
  /** May the march be over, so that nothing of it is left to decide but an attack? */
  mayEnd(t: T): boolean
  /** Is it over then? If not, more actions of it may follow. */
  readonly ends: boolean
  /** Would there be a fight in a space where the pieces are? */
  fights?(t: T, space: number): boolean
}

/**
 * What is wrong with the plans of the counters of a space: every order must be allowed on the truth and on the view it was
 * made from, end where it says, leave what it says and show what it says, and no search finds an end more.
 */
export function planFaults<T extends TableBase>(
  game: Advised<T>,
  truth: T,
  from: Leaving,
  by: MarchReading<T>,
): readonly string[] {
  const seen = viewOf(game, truth, toDecide(game, truth))
  const plans = game.counsel.plans?.(seen, from)
  if (plans === undefined) return []
  const { via = [] } = from
  const strays = plans.all
    .filter(({ path }) => !leadsBy(path, via))
    .map(({ space }) => `${space}: not by the places named`)
  const orders = plans.all.flatMap((plan) => [
    ...orderFaults({ game, by, plan, plans, name: 'view' }, copyOf(game, seen)),
    ...orderFaults({ game, by, plan, plans, name: 'truth' }, copyOf(game, truth)),
  ])
  return [...strays, ...orders, ...paceFaults(game, seen, from, plans), ...missed({ game, by, plans, via }, seen)]
}

/** Does a way lead by these spaces, in their order? */
function leadsBy(path: readonly number[], via: readonly number[]): boolean {
  let passed = 0
  for (const space of path) if (space === via[passed]) passed++
  return passed === via.length
}

/** Those who are said to hold the others up have by themselves what all have, and without them the others have more. */
function paceFaults<T extends TableBase>(
  game: Advised<T>,
  seen: T,
  { space }: Leaving,
  { pieces, points, slow }: Plans,
): readonly string[] {
  if (slow === undefined) return []
  const pointsOf = (some: readonly number[]) => game.counsel.plans?.(seen, { space, pieces: some })?.points
  const others = pieces.filter((piece) => !slow.pieces.includes(piece))
  const isTrue = pointsOf(slow.pieces) === points && pointsOf(others) === slow.without && slow.without !== points
  return isTrue && others.length > 0 ? [] : [`${slow.pieces}: do not hold the others up as it is said`]
}

/** A plan that is looked at. */
interface Looked<T extends TableBase> {
  readonly game: Advised<T>
  readonly by: MarchReading<T>
  readonly plan: Plan
  readonly plans: Plans
  /** The table that it is tried out on: 'view' or 'truth'. */
  readonly name: string
}

function orderFaults<T extends TableBase>(looked: Looked<T>, t: T): readonly string[] {
  const { game, by, plan, plans, name } = looked
  const side = toDecide(game, t)
  const said = (what: string) => [`${name}: ${plan.order.map((a) => writeAction(game.actions, a)).join('; ')}: ${what}`]
  const dice = searchDice(plan.space + 1)
  let left = UNCOUNTED
  for (const [i, action] of plan.order.entries()) {
    if (isOver(t)) return []
    if (toDecide(game, t) !== side) return said('decided by the other side half-way')
    if (check(game, t, side, action) !== ALLOWED) return said(`action ${i + 1} is refused`)
    left = by.left(t, action, plans.pieces) ?? left
    const isAttack = plan.hostile && i === plan.order.length - 1
    const faults = isAttack ? attackFaults(looked, t, left) : []
    // An attack that is the march itself is carried out; one that follows it may roll dice.
    if (faults.length > 0 || (isAttack && by.ends)) return faults.flatMap(said)
    if (!tryOut(game, t, side, action, dice)) return said(`action ${i + 1} cannot be taken`)
  }
  if (isOver(t)) return []
  if (plan.path.at(-1) !== plan.space) return said('the way ends elsewhere')
  const isOpen = () => legalOn(game, t).some((action) => by.attacked(t, action) !== undefined)
  if (!by.mayEnd(t) && !isOpen()) return said('the march has not ended')
  return standFaults(looked, t, left).flatMap(said)
}

/** Where the force is once it has marched, and what it has left. */
function standFaults<T extends TableBase>({ plan, plans, by }: Looked<T>, t: T, left: number): readonly string[] {
  const stray = plans.pieces.filter((piece) => by.where(t, piece) !== plan.path.at(-1))
  const faults = stray.map((piece) => `piece ${piece} is not at the end of the way`)
  const isLeft = left === (plan.left ?? UNCOUNTED) || plan.path.length === 1
  return isLeft ? faults : [...faults, `leaves ${left}, not ${plan.left}`]
}

function attackFaults<T extends TableBase>(looked: Looked<T>, t: T, left: number): readonly string[] {
  const { game, by, plan } = looked
  const last = plan.order.at(-1) as Action
  const faults = by.attacked(t, last) === plan.space ? [] : ['attacks another space']
  const seen = viewOf(game, t, toDecide(game, t))
  const { odds } = game.counsel
  const hasOdds = odds === undefined || odds(seen, [last]) !== undefined
  const stands = plan.path.at(-1) !== plan.space
  return [
    ...faults,
    ...(hasOdds || !by.shows(seen, plan.space) ? [] : ['has no odds']),
    ...(stands ? standFaults(looked, t, left) : []),
  ]
}

/** A search for what the plans may have left out. */
interface Looking<T extends TableBase> {
  readonly game: Advised<T>
  readonly by: MarchReading<T>
  readonly plans: Plans
  readonly via: readonly number[]
}

/** How far a search has come: the table, what is left, by what way, and how many of the places have been passed. */
interface Searched<T> {
  readonly t: T
  readonly left: number
  readonly way: string
  readonly passed: number
}

/** An end of a march that was found. */
type Ended<T> = Searched<T> & { readonly space: number }

/** Searches all marches of the pieces, action by action, and says what they come to that is no plan, or a worse one. */
function missed<T extends TableBase>(looking: Looking<T>, seen: T): readonly string[] {
  const { game, by, plans, via } = looking
  const best = new Map<string, Ended<T>>()
  const enemies = new Set<number>()
  for (const each of searched(looking, seen)) {
    const { t, left, way, passed } = each
    if (passed < via.length) continue
    if (by.ends) for (const action of legalOn(game, t)) enemies.add(by.attacked(t, action) ?? -1)
    const spaces = new Set(plans.pieces.map((piece) => by.where(t, piece)))
    const [space = -1] = spaces
    const isMoved = plans.pieces.some((piece) => by.where(t, piece) !== by.where(seen, piece))
    if (!by.mayEnd(t) || spaces.size > 1 || !isMoved) continue
    const known = best.get(`${way} ${space}`)
    if (known === undefined || left > known.left) best.set(`${way} ${space}`, { space, ...each })
  }
  const struck = (space: number) => plans.all.some((plan) => plan.hostile && plan.space === space)
  return [
    ...[...best.values()]
      .filter((each) => !isPlanned(looking, each))
      .map(({ space, way, left }) => `missed: space ${space} by ${way} with ${left} left`),
    ...[...enemies].filter((space) => space >= 0 && !struck(space)).map((space) => `missed: enemy at ${space}`),
  ]
}

/** Is there a plan that is as good, or by a way that is more usual? */
function isPlanned<T extends TableBase>({ by, plans }: Looking<T>, { t, space, way, left }: Ended<T>): boolean {
  const isSooner = (one: string): boolean => by.ways.indexOf(one) < by.ways.indexOf(way)
  return plans.all
    .filter((plan) => plan.space === space && plan.hostile === (by.fights?.(t, space) ?? false))
    .some((plan) => isSooner(plan.by) || ((plan.left ?? UNCOUNTED) === left && (way === '' || plan.by === way)))
}

const legalOn = <T extends TableBase>(game: Advised<T>, t: T): readonly Action[] => {
  const moves = new Moves()
  legal(game, t, moves)
  return moves.toArray()
}

function* searched<T extends TableBase>({ game, by, plans, via }: Looking<T>, seen: T): Generator<Searched<T>> {
  const side = toDecide(game, seen)
  const { pieces } = plans
  const known = new Set<string>()
  const queue: Searched<T>[] = [{ t: copyOf(game, seen), left: UNCOUNTED, way: '', passed: 0 }]
  for (const [i, here] of queue.entries()) {
    yield here
    if (isOver(here.t) || toDecide(game, here.t) !== side || (i > 0 && by.ends && by.mayEnd(here.t))) continue
    for (const action of legalOn(game, here.t)) {
      const t = by.goes(here.t, action, pieces) ? foresee(game, here.t, side, [action]) : undefined
      if (t === undefined) continue
      const spaces = new Set(pieces.map((piece) => by.where(t, piece)))
      const passed = here.passed + (here.passed < via.length && spaces.has(via[here.passed] ?? -1) ? 1 : 0)
      const left = by.left(here.t, action, pieces) ?? here.left
      const way = by.way(here.t, action) ?? here.way
      const key = [by.key(t), left, way, passed, ...spaces].join(' ')
      if (known.has(key)) continue
      known.add(key)
      queue.push({ t, left, way, passed })
    }
  }
}
