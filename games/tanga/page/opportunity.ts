import type { NoteFact } from '@boma/counsel'
import { type Action, distance, type Hex } from '@boma/kernel'
import { type QuickQuestion, type StandingAnswer, type Text, text } from '@boma/showing'
import { act } from '../actions.ts'
import { grid } from '../board.ts'
import { asked } from '../counsel/asked.ts'
import { type FireForecast, volleyOdds } from '../counsel/odds/fire.ts'
import type { Table } from '../layout.ts'
import { IS_COMBAT, NO_UNIT, type Unit } from '../roster.ts'
import { leadingUnit, OPPORTUNITY } from '../rules/10-fire.ts'
import { firstCombat, nextCombat } from '../stacks.ts'
import { name, say } from '../words/words.ts'
import { signed } from './signed.ts'
import { answers } from './tried.ts'

/** A hex that may fire at those who move, with its odds. */
interface Chance {
  readonly action: Action
  readonly from: Hex
  readonly odds: FireForecast
}

/** §10.3C: the hexes that may fire just now, the best chance first. */
function chancesOf(t: Table): readonly Chance[] {
  return answers(t)
    .filter((action) => act.fire.is(action))
    .map((action) => {
      const from = act.fire.hex(action)
      return { action, from, odds: volleyOdds(t, OPPORTUNITY, from, t.march.at) }
    })
    .sort((a, b) => b.odds.hit - a.odds.hit || rangeOf(t, a) - rangeOf(t, b))
}

const rangeOf = (t: Table, { from }: Chance): number => distance(grid, from, t.march.at)

/** §10.3C: who moves where, who could fire at them, what that needs, and how likely it is. */
export function quick(t: Table): QuickQuestion<Text> | undefined {
  if (asked(t) !== 'opportunity') return undefined
  return {
    space: t.march.at,
    title: say('page.fireNow', { units: moversOf(t), hex: name('hex', t.march.at) }),
    answers: chancesOf(t).map((chance) => ({
      action: chance.action,
      piece: leaderOf(t, chance.from),
      label: say('page.fire'),
      who: whoFires(t, chance),
      needs: needsOf(chance),
      chance: chance.odds.hit,
    })),
    note: say('page.holdKeeps'),
  }
}

/** The combat units that move, by their names, or how many they are. */
function moversOf(t: Table): NoteFact {
  const found: NoteFact[] = []
  for (let u = t.group.next(0); u >= 0; u = t.group.next(u + 1)) if (IS_COMBAT[u] === 1) found.push(name('unit', u))
  return found.length > MOST_NAMED ? say('page.manyMovers', { count: found.length }) : found
}
const MOST_NAMED = 2

const volleyFrom = (t: Table, from: Hex) => ({ kind: OPPORTUNITY, from, at: t.march.at, facing: t.march.facing })
const leaderOf = (t: Table, from: Hex): Unit => leadingUnit(t, volleyFrom(t, from))

/** 'C/13 Rajput and 1 more in 1808, 1 hex away'. */
function whoFires(t: Table, chance: Chance): Text {
  const top = leaderOf(t, chance.from)
  let others = -1
  for (let u = firstCombat(t, chance.from); u >= 0; u = nextCombat(t, u)) others++
  const facts = {
    unit: top === NO_UNIT ? '' : name('unit', top),
    others,
    hex: name('hex', chance.from),
    range: rangeOf(t, chance),
  }
  const range = say(rangeOf(t, chance) === 1 ? 'page.nextToThem' : 'page.hexesAway', facts)
  return text`${say(others > 0 ? 'page.firersIn' : 'page.firerIn', facts)}, ${range}`
}

/** 'Top unit +5, cover on the move −1: needs 4 or less'. */
const needsOf = ({ odds: { lines, need } }: Chance): Text =>
  say('page.needs', {
    lines: lines.map(({ text: key, value }) => text`${say(key)} ${signed(value)}`),
    need,
  })

/** Fire is worth while from this chance on. */
const GOOD = 0.5

/** §10.3C: ways to answer it until the phase ends: by range, by chance, or not at all. */
export function standingAnswers(t: Table): readonly StandingAnswer<Table, Text>[] {
  if (asked(t) !== 'opportunity') return []
  const { turn, phase, phasing } = t.tracks
  const holds = (now: Table): boolean =>
    now.tracks.turn === turn && now.tracks.phase === phase && now.tracks.phasing === phasing
  const movers: Unit[] = []
  for (let u = t.group.next(0); u >= 0; u = t.group.next(u + 1)) movers.push(u)
  const range = Math.min(...chancesOf(t).map((chance) => rangeOf(t, chance)))
  const isAsked = (now: Table): boolean => asked(now) === 'opportunity'
  return [
    {
      id: 'range',
      label: say(range === 1 ? 'page.fireBeside' : 'page.fireWithin', { range }),
      holds,
      answer: (now) =>
        isAsked(now) ? chancesOf(now).find((chance) => rangeOf(now, chance) <= range)?.action : undefined,
    },
    {
      id: 'good',
      label: say('page.fireIfGood', { chance: 100 * GOOD }),
      holds,
      answer: (now) =>
        isAsked(now) ? (chancesOf(now).find(({ odds }) => odds.hit >= GOOD)?.action ?? act.hold()) : undefined,
    },
    {
      id: 'hold-march',
      label: say('page.holdMarch'),
      holds: (now) => holds(now) && movers.some((u) => now.group.has(u)),
      answer: (now) => (isAsked(now) && movers.some((u) => now.group.has(u)) ? act.hold() : undefined),
    },
    {
      id: 'hold',
      label: say('page.holdPhase'),
      holds,
      answer: (now) => (isAsked(now) ? act.hold() : undefined),
    },
  ]
}
