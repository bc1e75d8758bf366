import type { Counting, Loss, Note, Outcome, Weighed } from '@boma/counsel'
import { type Action, ALLOWED, copy, type EventName, type Hex, NOBODY, newTable, other, type Side } from '@boma/kernel'
import { act, type tell } from '../actions.ts'
import { GONE, PILE } from '../board.ts'
import { layout, type Table } from '../layout.ts'
import { porters } from '../rules/10.1-force.ts'
import { hasFoe, hexOf } from '../rules/10.1-ground.ts'
import { isDefence } from '../rules/12.1-waters.ts'
import { ENTERING, groupOf, groupsOf, type Role, roleOf, THERE, unite, whyNotSeek } from '../rules/12.4.7-groups.ts'
import { chartValue, chasedBy, modifiersOf, neededToFind, seekerHere } from '../rules/12.4.7-interception.ts'
import { neededToHit, neededToSink } from '../rules/12.5.4-fire.ts'
import { sideOf } from '../stacks.ts'
import type { Message } from '../words/words.ts'
import { asked, deciding } from './asked.ts'
import { note, sideCalled } from './note.ts'
import { type Reporter, rangeOf, rehearse, Tally } from './trial.ts'

const FACES = 6
/** How a naval battle begins. */
export const AT_SEA: EventName<typeof tell> = 'navalBattleBegan'
/** What no winner tells, as whether all got there or only some. */
export const UNTOLD = ''

/** Encounters that a forecast at sea plays. */
const PLAYED = 600

/** What may come of seeking and of letting be, of a round more or retiring, of a voyage where the enemy may seek, and of a shot. */
export function navalOdds(t: Table, action: Action, played = PLAYED): Weighed | undefined {
  if (act.shell.is(action)) return ofShot(t, neededToHit(t, act.shell.unit(action), act.shell.target(action)))
  if (act.shellCarriers.is(action)) return ofShot(t, neededToSink(t, act.shellCarriers.unit(action)))
  if (isVoyage(t, action)) return ofVoyage(t, action, played)
  const title = titleOf(t, action)
  return title && ofEncounter(t, action, title, played)
}

/** §12.5.4: a shot hits or does not. */
const ofShot = (t: Table, needed: number): Weighed => ({
  title: note('page.shot'),
  rule: '12.5.4',
  outcomes: [
    { name: note('page.shotHits'), chance: needed / FACES, side: deciding(t), decidedIn: UNTOLD },
    { name: note('page.shotMisses'), chance: 1 - needed / FACES, side: other(deciding(t)), decidedIn: UNTOLD },
  ],
  exact: true,
  assumes: [],
  losses: [],
  counts: [],
})

/** What an answer in an interception or a naval battle is called; undefined of what is no such answer. */
function titleOf(t: Table, action: Action): Note | undefined {
  if (asked(t) === 'seek' && act.seek.is(action)) return note('page.ifWeSeek')
  if (asked(t) === 'seek' && act.lieLow.is(action)) return note('page.ifWeLieLow')
  if (act.chase.is(action)) return note('page.ifWeSeek')
  if (act.holdFire.is(action)) return note('page.ifWeHold')
  if (act.fightOn.is(action)) return note('page.ifWeFightOn')
  return act.breakOff.is(action) ? note('page.ifWeRetire') : undefined
}

/** §12.4, §12.5: what comes of the encounter, as the side that decides sees it. */
function ofEncounter(t: Table, action: Action, title: Note, played: number): Weighed {
  const mover = deciding(t)
  const ends = { won: 0, none: 0, both: 0, lost: 0 }
  const steps = [new Tally(), new Tally()] as const
  rehearse(t, action, { played, until: 'ashore' }, (report) => {
    ends[endOf(t, report, mover)]++
    for (const side of [0, 1] as const) steps[side].add(report.stepsOf(side))
    return true
  })
  const outcomes = inOrder(action, mover, (end) => ends[end] / played)
  // §12.5.6: whoever retires after the enemy has said that he would ends the battle, and nothing is left to reckon with
  if (act.breakOff.is(action) && ends.both === played)
    return { title, rule: '12.5.6', outcomes, exact: true, assumes: [], losses: [], counts: [] }
  return {
    title,
    rule: t.sea.round > 0 ? '12.5' : '12.4.6',
    outcomes,
    ...reckoned(steps, mover, played, supposedOf(t, action)),
    counts: findingOf(t, action),
  }
}

type End = 'won' | 'none' | 'both' | 'lost'

function endOf(t: Table, report: Reporter, mover: Side): End {
  if (!report.isMet && t.sea.round === 0) return 'none'
  if (report.swept === NOBODY) return 'both'
  return report.swept === mover ? 'won' : 'lost'
}

/** From the best to the worst: who seeks hopes to win, who does not hopes to be let be. What cannot come is left out. */
function inOrder(action: Action, mover: Side, chance: (end: End) => number): readonly Outcome[] {
  const all: readonly (readonly [End, Message, Side])[] = [
    ['won', 'page.seaWon', mover],
    ['none', 'page.noBattle', NOBODY],
    ['both', 'page.bothAfloat', NOBODY],
    ['lost', 'page.seaLost', other(mover)],
  ]
  const sorted = act.lieLow.is(action) ? [all[1], all[0], all[2], all[3]] : all
  return sorted
    .flatMap((each) => (each === undefined || chance(each[0]) === 0 ? [] : [each]))
    .map(([end, name, side]) => ({
      name: note(name),
      chance: chance(end),
      side,
      decidedIn: AT_SEA,
      ...(end === 'none' && { isVain: true }),
    }))
}

/**
 * What is taken for granted besides: who seeks, until a battle is on; §12.5.6: that the enemy stays, and that his coastal
 * defences go, so that whoever would retire may fare better than who fights on.
 */
function supposedOf(t: Table, action: Action): readonly Message[] {
  if (t.sea.round === 0) return ['page.ifAllSeek']
  if (!act.breakOff.is(action)) return []
  return ['page.ifHeFightsOn', ...(isDefended(t, other(deciding(t))) ? (['page.defencesGo'] as const) : [])]
}

/** Has the side coastal defences in the battle? */
function isDefended(t: Table, side: Side): boolean {
  for (let u = t.engaged.next(0); u >= 0; u = t.engaged.next(u + 1))
    if (isDefence(u) && sideOf(t, u) === side) return true
  return false
}

/** What all forecasts of an encounter say: how it was reckoned, and what each side may lose. */
const reckoned = (
  steps: readonly [Tally, Tally],
  mover: Side,
  played: number,
  supposed: readonly Message[] = [],
): Pick<Weighed, 'exact' | 'assumes' | 'losses'> => ({
  exact: false,
  assumes: [
    ...supposed.map((each) => note(each)),
    note('page.ifAllFire'),
    note('page.playedOut', { played, range: Math.ceil(rangeOf(played) * 100) }),
  ],
  losses: ([mover, other(mover)] as const).map(
    (side): Loss => ({
      name: note('page.stepsLost', { side: sideCalled(side) }),
      side,
      chances: steps[side as 0 | 1].chances,
    }),
  ),
})

/** §10.3.7, §12.4.1: a stack boards, lands where no enemy unit is, or sails. */
const isVoyage = (t: Table, action: Action): boolean =>
  act.steer.is(action) ||
  act.board.is(action) ||
  (act.land.is(action) && !hasFoe(t, t.tracks.phasing, hexOf(act.land.hex(action))))

/** §12.4.10: whether those who sail or are carried get there; undefined where nobody may meet them. */
function ofVoyage(t: Table, action: Action, played: number): Weighed | undefined {
  const mover = deciding(t)
  const ends = { whole: 0, some: 0, none: 0 }
  const steps = [new Tally(), new Tally()] as const
  // Whether anybody seeks no die decides.
  const isSought = !rehearse(t, action, { played: 1, until: 'ashore' }, (report) => !report.isSought)
  if (!isSought) return undefined
  rehearse(t, action, { played, until: 'ashore' }, (report, end) => {
    const lost = report.sunk[mover as 0 | 1]
    ends[lost === 0 ? 'whole' : isAnybodyLeft(t, end, report) ? 'some' : 'none']++
    for (const side of [0, 1] as const) steps[side].add(report.stepsOf(side))
    return true
  })
  const chance = (end: keyof typeof ends): number => ends[end] / played
  return {
    title: note('page.ifSought'),
    rule: '12.4.6',
    outcomes: [
      { name: note('page.through'), chance: chance('whole'), side: mover, decidedIn: UNTOLD },
      { name: note('page.throughWithLoss'), chance: chance('some'), side: NOBODY, decidedIn: UNTOLD },
      { name: note('page.noneThrough'), chance: chance('none'), side: other(mover), decidedIn: AT_SEA },
    ],
    arrives: 1 - chance('none'),
    ...reckoned(steps, mover, played, ['page.ifAllSeek']),
    counts: [],
  }
}

/** Is any of those who set out on a voyage still in play, or any of their Carriers? */
function isAnybodyLeft(t: Table, end: Table, report: Reporter): boolean {
  const sent = t.entering.next(0) >= 0 ? t.entering : t.force
  for (let u = sent.next(0); u >= 0; u = sent.next(u + 1)) if (!LOST.includes(end.units.where[u])) return true
  return porters(t) > report.carriers[deciding(t) as 0 | 1]
}
const LOST: readonly Hex[] = [PILE, GONE]

/** §12.4.6: with what those who seek find the enemy, and what counts for it; nothing where both seek, or a battle is on. */
function findingOf(t: Table, action: Action): readonly Counting[] {
  if (act.chase.is(action)) return finding(t, seekerHere(t), chasedBy(t, act.chase.group(action)))
  if (asked(t) !== 'seek') return []
  const role = roleOf(t, deciding(t))
  const foe = (1 - role) as Role
  if (role === THERE && groupsOf(t, ENTERING) > 1) return []
  copy(t, supposed)
  unite(supposed, role, act.seek.is(action))
  if (role === ENTERING) unite(supposed, THERE, whyNotSeek(t, THERE) === ALLOWED)
  const isSought = supposed.groups.seeks[groupOf(foe, 0)] === 1
  return act.seek.is(action)
    ? finding(supposed, groupOf(role, 0), groupOf(foe, 0))
    : isSought
      ? finding(supposed, groupOf(foe, 0), groupOf(role, 0))
      : []
}
/** A table to suppose things on. */
const supposed = newTable(layout) as Table

/** Chart 4.4: the die that finds them, its value by the chart, and what counts; a line that helps lowers the roll. */
function finding(t: Table, seekers: number, target: number): readonly Counting[] {
  // §12.4.5: both seek
  if (t.groups.seeks[target] === 1) return []
  return [
    { text: note('page.foundWith'), is: upTo(neededToFind(t, seekers, target)), rule: '12.4.6' },
    { text: note('page.chartValue'), is: upTo(chartValue(t)), rule: '12.4.7c' },
    ...modifiersOf(t, seekers, target).map(({ text, value, rule }) => ({
      text: note(text as Message),
      adds: value,
      rule,
    })),
  ]
}

/** The faces up to the highest that serves. */
const upTo = (needed: number): Note => (needed === 0 ? note('page.navalNever') : note('page.navalUpTo', { needed }))
