import type { Counting, Note, Weighed } from '@boma/counsel'
import { type Action, apply, copy, newTable, noDice, other, type Side } from '@boma/kernel'
import { act } from '../actions.ts'
import { layout, type Table } from '../layout.ts'
import {
  couldSeek,
  ENTERING,
  groupOf,
  groupsOf,
  type Role,
  roleIn,
  roleOf,
  sideIn as sideOfRole,
  THERE,
  unite,
} from '../rules/12.4.7-groups.ts'
import { chartValue, chasedBy, modifiersOf, neededToFind, seekerHere } from '../rules/12.4.7-interception.ts'
import { neededToHit, neededToSink } from '../rules/12.5.4-fire.ts'
import { rules } from '../rules.ts'
import type { Message } from '../words/words.ts'
import { asked, deciding } from './asked.ts'
import { note, place } from './note.ts'

const FACES = 6

/** What may come of seeking, of sailing where the enemy may seek, and of a shot. */
export function navalOdds(t: Table, action: Action): Weighed | undefined {
  if (act.steer.is(action)) return ofSailing(t, action)
  if (act.chase.is(action)) return ofChase(t, action)
  if (act.seek.is(action)) return asked(t) === 'seek' ? ofSeeking(t) : undefined
  if (act.shell.is(action)) return ofShot(t, neededToHit(t, act.shell.unit(action), act.shell.target(action)))
  if (act.shellCarriers.is(action)) return ofShot(t, neededToSink(t, act.shellCarriers.unit(action)))
  return undefined
}

/** A table to suppose things on. */
const supposed = newTable(layout) as Table

/** §12.4.7b: a group names its target, and all groups are known. */
const ofChase = (t: Table, action: Action): Weighed =>
  ofFinding(t, seekerHere(t), chasedBy(t, act.chase.group(action)), false)

/** §12.4.6: all seek in one group. Whoever entered decides first, and has to suppose what the others do. */
function ofSeeking(t: Table): Weighed | undefined {
  const role = roleOf(t, deciding(t))
  if (role === THERE && groupsOf(t, ENTERING) > 1) return undefined
  copy(t, supposed)
  unite(supposed, role, true)
  if (role === ENTERING) unite(supposed, THERE, false)
  return ofFinding(supposed, groupOf(role, 0), groupOf((1 - role) as Role, 0), role === ENTERING)
}

function ofFinding(t: Table, seekers: number, target: number, isSupposed: boolean): Weighed {
  const side = sideOfRole(t, roleIn(seekers))
  // §12.4.5: both seek
  const isSure = t.groups.seeks[target] === 1
  const chance = isSure ? 1 : neededToFind(t, seekers, target) / FACES
  return {
    title: note('page.ifWeSeek'),
    rule: '12.4.6',
    ...twoWays(side, chance, note(isSure ? 'page.weMeet' : 'page.weFind'), note('page.theyElude')),
    assumes: isSupposed ? [note('page.assumesLyingLow')] : [],
    counts: isSure ? [] : counts(t, seekers, target),
  }
}

/** §12.4.1: a stack sails to where the enemy is: he may seek it there, or in the box that it is driven to (12.3.9). */
function ofSailing(t: Table, action: Action): Weighed | undefined {
  copy(t, supposed)
  const mover = deciding(t)
  // Nothing is rolled before somebody has decided to seek.
  apply(rules, supposed, mover, action, noDice)
  if (asked(supposed) !== 'seek' || !couldSeek(supposed, THERE)) return undefined
  if (deciding(supposed) === mover) unite(supposed, ENTERING, false)
  unite(supposed, THERE, true)
  const [seekers, target] = [groupOf(THERE, 0), groupOf(ENTERING, 0)]
  const chance = neededToFind(supposed, seekers, target) / FACES
  return {
    title: note('page.ifTheySeekAt', { hex: place(supposed.entry.at) }),
    rule: '12.4.6',
    ...twoWays(mover, 1 - chance, note('page.weElude'), note('page.theyFind')),
    assumes: [note('page.assumesSought')],
    counts: counts(supposed, seekers, target),
  }
}

/** §12.5.4: a shot hits or does not. */
const ofShot = (t: Table, needed: number): Weighed => ({
  title: note('page.shot'),
  rule: '12.5.4',
  ...twoWays(deciding(t), needed / FACES, note('page.shotHits'), note('page.shotMisses')),
  assumes: [],
  counts: [],
})

/** What is good for a side, and what is not: exact, for one die decides it. */
const twoWays = (
  side: Side,
  chance: number,
  good: Note,
  bad: Note,
): Pick<Weighed, 'outcomes' | 'exact' | 'losses'> => ({
  outcomes: [
    { name: good, chance, side },
    { name: bad, chance: 1 - chance, side: other(side) },
  ],
  exact: true,
  losses: [],
})

/** Chart 4.4: its value, and what counts; a line that helps lowers the roll. */
const counts = (t: Table, seekers: number, target: number): readonly Counting[] => [
  { text: note('page.chartValue'), is: upTo(chartValue(t)), rule: '12.4.7c' },
  ...modifiersOf(t, seekers, target).map(({ text, value, rule }) => ({
    text: note(text as Message),
    adds: value,
    rule,
  })),
]

/** The faces up to the highest that serves. */
const upTo = (needed: number): Note => (needed === 0 ? note('page.navalNever') : note('page.navalUpTo', { needed }))
