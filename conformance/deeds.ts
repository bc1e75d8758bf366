import {
  type Action,
  ALLOWED,
  apply,
  Chronicle,
  check,
  copy,
  copyOf,
  entriesOf,
  equal,
  eventOperands,
  hash,
  logFor,
  other,
  playListed,
  question,
  type Rules,
  SIDES,
  type Side,
  type Slot,
  type TableBase,
  type TrueEvent,
  toDecide,
  view,
  writeAction,
} from '@boma/kernel'
import { allowedOf } from './draw.ts'
import { countAlike, LIKENESSES, type Likeness, liken, rowsApart, rowsWhere } from './fog.ts'
import { isPoint, mayDiffer, mayUnheardDiffer } from './given.ts'
import { heardBy, tryAlike, tryWith } from './luck.ts'
import type { ProbedDeed } from './probe.ts'

/** Every check of one action that was carried out, but for `checkTold`. */
export function checkDeed<T extends TableBase>(d: ProbedDeed<T>): void {
  checkPurity(d)
  for (const viewer of SIDES) checkNamed(d, viewer)
  if (d.game.fog === undefined) return
  for (const viewer of SIDES) {
    checkMarked(d, viewer)
    checkUnheard(d, viewer)
    for (const how of LIKENESSES) checkShown(d, how, viewer)
  }
  for (let i = 0; i < SIBLINGS; i++) checkSibling(d, other(d.side))
}

/** An event names nothing to a side that is unseen before and after it, unless that is its point. */
function checkNamed<T extends TableBase>({ game, t, before, events, fault }: ProbedDeed<T>, viewer: Side): void {
  const { unseen, shows } = game.fog ?? {}
  if (unseen === undefined) return
  for (const e of logFor(events, viewer))
    for (const [{ kind }, value] of eventOperands(game.events, e))
      if (!isPoint(shows, e) && unseen(before, viewer, kind, value) && unseen(t, viewer, kind, value))
        fault('events leak nothing', `'${e.kind}' names to ${game.sides[viewer]} a ${kind} that it cannot see`)
}

/** Other actions that are tried for each that was played. */
const SIBLINGS = 2

/** The same action with the same dice on a new table must do the same, whether anyone listens or not. */
function checkPurity<T extends TableBase>(d: ProbedDeed<T>): void {
  const fresh = copyOf(d.game, d.before)
  apply(d.game, fresh, d.side, d.action, d.dice)
  const notation = writeAction(d.game.actions, d.action)
  if (!equal(fresh, d.t))
    d.fault('no state beside the table', `'${notation}' does something else on a copy of the table`)
  checkUnchecked(d, notation)
  if (hash(d.before) === hash(d.t))
    d.fault('every action moves the game on', `'${notation}' leaves the table as it was`)
}

/**
 * An action does what it says, not what a check before it has worked out: unchecked, and after others were asked about here
 * and elsewhere, it must do and tell the same.
 */
function checkUnchecked<T extends TableBase>(d: ProbedDeed<T>, notation: string): void {
  const fresh = copyOf(d.game, d.before)
  const heard = new Chronicle(d.game.flow)
  d.lookElsewhere()
  for (let i = 0; i < d.moves.count; i++) if (d.moves.at(i) !== d.action) check(d.game, fresh, d.side, d.moves.at(i))
  playListed(d.game, fresh, d.action, d.dice, heard)
  if (!equal(fresh, d.t) || JSON.stringify(heard.events) !== JSON.stringify(d.events))
    d.fault('no state beside the table', `'${notation}' does something else when others were checked before it`)
}

/** Dice and events of an action are told, under cases that exist. */
export function checkTold<T extends TableBase>(d: ProbedDeed<T>): void {
  if (d.untold > 0)
    d.fault('every die is told', `'${writeAction(d.game.actions, d.action)}' rolled dice that no event tells of`)
  for (const e of d.events) {
    if (!d.game.cases.includes(e.rule)) d.fault('cases exist', `the event '${e.kind}' cites ${e.rule}`)
    if (d.game.tongue !== undefined && !(`tell.${e.kind}` in d.game.tongue.messages))
      d.fault('messages exist', `nothing is said for the event '${e.kind}'`)
  }
}

/**
 * What a side is told of an action, sees after it and finds asked follows from what it could see before, as far as neither
 * dice nor something shown tell it more (`mayDiffer`): it must be the same on a table that looks the same to it, with the
 * same luck.
 */
function checkShown<T extends TableBase>(d: ProbedDeed<T>, how: Likeness, viewer: Side): void {
  const { game, a, b, before, side, action } = d
  if (!liken(d, how, before, viewer, a)) return
  countAlike(before, a)
  if (equal(before, a)) return
  if (check(game, a, side, action) !== ALLOWED) {
    if (viewer === side) d.fault('fog leaks nothing', 'something that a side cannot know forbids it an action')
    return
  }
  const here = { ...heardBy(d, viewer), isShown: hasShown(d) }
  const there = tryAlike(d, a, action, viewer, here, b)
  if (mayDiffer(d.game.fog?.shows, viewer, here, there)) return
  compare(d, viewer, there.events, `'${writeAction(game.actions, action)}', on a table that looks the same (${how}),`)
}

/** Dice that a side is not told of decide nothing that it is told or sees: with others all must be the same. */
function checkUnheard<T extends TableBase>(d: ProbedDeed<T>, viewer: Side): void {
  const { faces, isTold } = heardBy(d, viewer)
  if (isTold.every(Boolean)) return
  const here = tryWith(d, d.before, d.action, viewer, (die) => faces[die] ?? 1, d.b)
  const there = tryAlike(d, d.before, d.action, viewer, here, d.b)
  if (mayUnheardDiffer(d.game.fog?.shows, viewer, here, there)) return
  compare(d, viewer, there.events, `'${writeAction(d.game.actions, d.action)}', with other dice that are not told of,`)
}

const hasShown = <T extends TableBase>({ t, before }: ProbedDeed<T>): boolean => t.core.reveals !== before.core.reveals

/** Where nothing is marked as shown and nothing was rolled, nothing that was hidden is seen, just as it was. */
function checkMarked<T extends TableBase>(d: ProbedDeed<T>, viewer: Side): void {
  const { game, t, before, b, c } = d
  if (hasShown(d) || t.core.rolls !== before.core.rolls) return
  view(game, before, viewer, b)
  view(game, t, viewer, c)
  const isOut = (each: Slot): boolean => {
    const [is, was, hidden, seen] = [t, before, b, c].map(({ bytes }) => entriesOf(each, bytes.buffer))
    return is?.some((value, row) => value === was?.[row] && value !== hidden?.[row] && value === seen?.[row]) ?? false
  }
  const slot = game.layout.slots.find((each) => !isLink(game, each) && isOut(each))
  if (slot === undefined) return
  const what = `${slot.section}.${slot.column}`
  const notation = writeAction(game.actions, d.action)
  d.fault('what is shown is marked', `'${notation}' shows ${game.sides[viewer]} hidden ${what}, and marks no reveal`)
}

/** Does it only say who lies with whom in a stack? That follows from where they are. */
const isLink = <T extends TableBase>({ layout }: Rules<T>, { section, column }: Slot): boolean =>
  Object.values(layout.sections).some(
    (spec) =>
      spec.kind === 'stacks' &&
      ((section === spec.units && column === 'next') ||
        (section === spec.places && column === 'first') ||
        section === spec.heads),
  )

/** What dice decide may rest on what is hidden, and tell of it. `d.a` holds a table on which something else was played. */
const hasRolled = <T extends TableBase>({ t, a, before }: ProbedDeed<T>): boolean =>
  t.core.rolls !== before.core.rolls || a.core.rolls !== before.core.rolls

/**
 * Two actions after which the table looks the same to the other side must sound the same to it: as long as they change
 * nothing but what it could not see before, or cannot see now and saw nothing of. Who fought in the open and is then out of
 * sight was seen when it went there, and what changes nothing hidden was done in the open.
 */
function checkSibling<T extends TableBase>(d: ProbedDeed<T>, viewer: Side): void {
  const { game, a, b, c, before, t } = d
  const sibling = siblingOf(d)
  const seen = view(game, before, viewer, c)
  if (sibling === d.action || hasShown(d) || !isUnseen(d, seen, t, viewer)) return
  copy(before, a)
  const heard = new Chronicle(game.flow)
  if (apply(game, a, d.side, sibling, d.dice, heard) !== ALLOWED || hasRolled(d)) return
  if (a.core.reveals !== t.core.reveals || !isUnseen(d, seen, a, viewer)) return
  const told = [logFor(d.events, viewer), logFor(heard.events, viewer)] as const
  if (JSON.stringify(told[0]) === JSON.stringify(told[1])) return
  const isOpen = (after: T): boolean => !isSecret(game, before, seen, after, view(game, after, viewer, b))
  if ([t, a].some((after, i) => told[i]?.length !== 0 && isOpen(after))) return
  if (!equal(view(game, t, viewer, b), view(game, a, viewer, c))) return
  d.fault(
    'events leak nothing',
    `${game.sides[viewer]} sees no difference between '${writeAction(game.actions, d.action)}' and ` +
      `'${writeAction(game.actions, sibling)}', but is told of one`,
  )
}

/** Has nothing changed but what the side could not see before, or cannot see now and saw nothing of? `d.b` is spoilt. */
function isUnseen<T extends TableBase>({ game, b, before }: ProbedDeed<T>, seen: T, after: T, viewer: Side): boolean {
  const now = view(game, after, viewer, b)
  const [hidden, gone] = [rowsApart(game, before, seen), rowsApart(game, after, now)]
  const left = rowsWhere(game, (byte) => isLost(byte, before, seen, after, now))
  return [...rowsApart(game, before, after)].every((row) => hidden.has(row) || (gone.has(row) && !left.has(row)))
}

/** Was something of the byte seen that no longer is? */
const isLost = (byte: number, before: TableBase, seen: TableBase, after: TableBase, now: TableBase): boolean =>
  before.bytes[byte] === seen.bytes[byte] &&
  after.bytes[byte] !== now.bytes[byte] &&
  before.bytes[byte] !== now.bytes[byte]

/** Has anything changed that the side could not see before, or cannot see now? */
function isSecret<T extends TableBase>({ layout }: Rules<T>, before: T, seen: T, after: T, now: T): boolean {
  const first = layout.slots.reduce((least, { at }) => Math.min(least, at), layout.byteLength)
  const isHidden = (i: number): boolean => before.bytes[i] !== seen.bytes[i] || after.bytes[i] !== now.bytes[i]
  return after.bytes.some((byte, i) => i >= first && byte !== before.bytes[i] && isHidden(i))
}

/** Another answer: one that is listed, or of an open choice any that is allowed. */
function siblingOf<T extends TableBase>(d: ProbedDeed<T>): Action {
  const open = d.q.choices.find((choice) => choice.open && choice.action.is(d.action))
  const anywhere = open && d.pick(2) === 0 ? allowedOf({ ...d, t: d.before }, open.action) : undefined
  return anywhere ?? d.moves.at(d.pick(d.moves.count))
}

/** `d.b` holds the table that the action led to from one that looked the same; `events` are what was told there. */
function compare<T extends TableBase>(
  d: ProbedDeed<T>,
  viewer: Side,
  events: readonly TrueEvent[],
  what: string,
): void {
  const { game, b, c, t } = d
  const name = game.sides[viewer]
  if (JSON.stringify(logFor(d.events, viewer)) !== JSON.stringify(logFor(events, viewer)))
    d.fault('events leak nothing', `${what} tells ${name} something else`)
  if (question(game, b) !== question(game, t) || toDecide(game, b) !== toDecide(game, t))
    d.fault('questions leak nothing', `${what} leads to another question, and ${name} can see that`)
  if (!equal(view(game, t, viewer, c), view(game, b, viewer, b)))
    d.fault('what is shown is marked', `${what} shows ${name} something else, and marks no reveal`)
}
