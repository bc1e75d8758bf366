import {
  type Action,
  ALLOWED,
  actionName,
  check,
  equal,
  legal,
  Match,
  type Rules,
  restore,
  type Seen,
  SIDES,
  type Side,
  type TableBase,
  type Token,
  toDecide,
  writeAction,
  writeRecord,
} from '@boma/kernel'
import { countAlike, LIKENESSES, type Likeness, liken, whereTheyDiffer } from './fog.ts'
import { mayDiffer } from './given.ts'
import { anyFace, type Tried, tryAlike, tryWith } from './luck.ts'
import type { Probe } from './probe.ts'

/** How far two worlds are played on, where a run says nothing else. */
const ACTIONS = 24
/** Actions that are looked at for one that is allowed in both. */
const LOOKED_AT = 16
/** One order in so many is taken back, where that is free. */
const BACK_EVERY = 4

/** A match of which a side should be given the same as of another. */
interface World<T extends TableBase> {
  readonly match: Match<T>
  /** How far the side has read its log. */
  read: Token
}

/** Two worlds that a side cannot tell apart, and how the second was made. */
interface Pair<T extends TableBase> {
  readonly viewer: Side
  readonly how: Likeness
  readonly one: World<T>
  readonly two: World<T>
  /** What others would tell the side differently by now. */
  readonly others: () => string
}

/**
 * Plays two worlds on that a side cannot tell apart, with the same actions and, as far as the side hears of it, the same
 * luck. What it is given stays the same, to the byte and by count, until what it hears of a die or of something shown may
 * tell it which of them is true (`mayDiffer`). The first action may be given.
 */
export function checkWorlds<T extends TableBase>(p: Probe<T>, first?: Action): void {
  const pair = pairAt(p)
  if (pair === undefined) return
  p.coverage.worlds.pairs++
  if (first !== undefined && !playBoth(p, pair, isCommon(p, pair, first) ? first : undefined)) return
  const { ahead = ACTIONS } = p
  for (let n = 0; n < ahead && playBoth(p, pair, commonAction(p, pair)); n++);
}

function pairAt<T extends TableBase>(p: Probe<T>): Pair<T> | undefined {
  const { game, t, a, pick } = p
  const viewer = SIDES[pick(2)] as Side
  const how = LIKENESSES[pick(2)] as Likeness
  if (game.fog === undefined || !liken(p, how, t, viewer, a)) return undefined
  countAlike(t, a)
  if (equal(t, a)) return undefined
  const [one, two] = [worldOf(game, t), worldOf(game, a)]
  const others = p.follow?.(one.match as unknown as Match, two.match as unknown as Match, viewer) ?? (() => '')
  return { viewer, how, one, two, others }
}

/** A match from a position on, with dice that are typed in. */
function worldOf<T extends TableBase>(game: Rules<T>, t: T): World<T> {
  const scenario = game.scenarios[t.core.scenario]?.id ?? ''
  const options = game.options.filter((_, i) => (t.core.options >> i) & 1).map(({ id }) => id)
  return { match: new Match(game, { scenario, options, start: t.bytes.slice(), dice: { kind: 'manual' } }), read: '' }
}

/** Plays an action in both; false when there is nothing more to compare. */
function playBoth<T extends TableBase>(p: Probe<T>, pair: Pair<T>, action: Action | undefined): boolean {
  const { viewer, one, two } = pair
  if (action === undefined) return false
  const first = tryWith(p, one.match.table, action, viewer, () => anyFace(p.pick), p.b)
  const second = tryAlike(p, two.match.table, action, viewer, first, p.b)
  play(one, action, first)
  play(two, action, second)
  note(p, first, second)
  // The end tells everything.
  if (one.match.over && two.match.over) return false
  const [here, there] = [look(one, viewer), look(two, viewer)]
  const difference = whatDiffers(p.game, here, there)
  const others = difference === '' ? pair.others() : ''
  if (others !== '') complain(p, pair, `'${writeAction(p.game.actions, action)}'`, others)
  if (difference === '') return others === '' && (p.pick(BACK_EVERY) > 0 || takeBackBoth(p, pair))
  if (!mayDiffer(p.game.fog?.shows, viewer, first, second) || isSameButForCounts(p, here, there))
    complain(p, pair, `'${writeAction(p.game.actions, action)}'`, difference)
  return false
}

/** Takes the last order back in both, where its seat may in both; false when the side is not given the same then. */
function takeBackBoth<T extends TableBase>(p: Probe<T>, pair: Pair<T>): boolean {
  const { viewer, one, two } = pair
  const { seat } = one.match.last ?? {}
  if (one.match.whyNotUndo(seat) !== 'done' || two.match.whyNotUndo(seat) !== 'done') return true
  one.match.undo(seat)
  two.match.undo(seat)
  const difference = whatDiffers(p.game, look(one, viewer), look(two, viewer)) || pair.others()
  if (difference !== '') complain(p, pair, 'the last order was taken back', difference)
  return difference === ''
}

/** Something that is listed in one world and allowed in both: as often of any kind as anything. */
function commonAction<T extends TableBase>(p: Probe<T>, pair: Pair<T>): Action | undefined {
  const { game, spareMoves, pick } = p
  const kinds = Map.groupBy(listed(p, pair.one.match.table), (action) => actionName(game.actions, action))
  const lists = pick(2) === 0 ? [...kinds.values()] : [spareMoves.toArray()]
  for (let i = 0; i < LOOKED_AT; i++) {
    const some = lists[pick(lists.length)] as Action[]
    const action = some[pick(some.length)] as Action
    if (isCommon(p, pair, action)) return action
  }
  return undefined
}

/** Is what is allowed in one world allowed in the other, too? It must be for whoever cannot tell them apart. */
function isCommon<T extends TableBase>(p: Probe<T>, { viewer, two: { match } }: Pair<T>, action: Action): boolean {
  const side = toDecide(p.game, match.table)
  if (check(p.game, match.table, side, action) === ALLOWED) return true
  if (side === viewer) p.fault('fog leaks nothing', 'something that a side cannot know forbids it an action')
  return false
}

function listed<T extends TableBase>({ game, spareMoves }: Probe<T>, t: T): Action[] {
  legal(game, t, spareMoves)
  return spareMoves.toArray()
}

function play<T extends TableBase>({ match }: World<T>, action: Action, { faces }: Tried): void {
  for (const face of faces) match.offer(face)
  const { kind } = match.play(match.decision?.seat, action)
  if (kind !== 'played') throw new Error(`'${writeAction(match.game.actions, action)}' cannot be played again`)
}

/** What the side is given that it had not before. */
function look<T extends TableBase>(world: World<T>, viewer: Side): Seen {
  const seen = world.match.seen(viewer, world.read)
  world.read = seen.read
  return seen
}

function note<T extends TableBase>({ coverage: { worlds } }: Probe<T>, first: Tried, second: Tried): void {
  worlds.actions++
  const rolled = [first, second].filter(({ faces }) => faces.length > 0)
  if (rolled.length > 0) worlds.rolled++
  if (rolled.some(({ isTold }) => isTold.includes(false))) worlds.unheard++
}

/** What of the things given in two worlds is not the same in both; '' when all is. */
function whatDiffers<T extends TableBase>(
  game: Rules<T>,
  { view: seen, ...one }: Seen,
  { view, ...two }: Seen,
): string {
  if (seen.some((byte, i) => byte !== view[i])) return `sees other ${whereTheyDiffer(game, seen, view)}`
  const part = (Object.keys(one) as (keyof typeof one)[]).find(
    (name) => JSON.stringify(one[name]) !== JSON.stringify(two[name]),
  )
  return part === undefined ? '' : `is given another '${part}'`
}

/** Are they the same but for numbers that count what is hidden? Those are never to be told. */
function isSameButForCounts<T extends TableBase>({ a, b }: Probe<T>, one: Seen, two: Seen): boolean {
  const story = ({ log, decision }: Seen) => JSON.stringify([log, decision], (key, value) => (key === 'n' ? 0 : value))
  restore(a, one.view)
  restore(b, two.view)
  countAlike(a, b)
  return story(one) === story(two) && equal(a, b)
}

function complain<T extends TableBase>(p: Probe<T>, pair: Pair<T>, what: string, difference: string): void {
  const { game } = p
  const { viewer, how, one } = pair
  const problem = `after ${what} ${game.sides[viewer]} ${difference} than in a world that it cannot tell apart (${how})`
  p.fault('what is given leaks nothing', problem, { record: writeRecord(one.match.record()) })
}
