import { type GameEvent, type Hex, NOBODY, other, type Side } from '@boma/kernel'
import { type Beat, entryOf, FALLEN, type OnBoard, type Text } from '@boma/showing'
import type { tell } from '../actions.ts'
import { IS_ARTILLERY, SIDE_OF, type Unit } from '../roster.ts'
import { name, say } from '../words/words.ts'
import { ARMS_OF } from './panel.ts'

type Facts = GameEvent['facts']
type Telling = (facts: Facts, e: GameEvent) => readonly Beat<Text>[]

const TELLS: readonly Beat<Text>[] = [{ part: 'tells' }]
const FOLLOWS: readonly Beat<Text>[] = [{ part: 'follows' }]
const tells: Telling = () => TELLS
const follows: Telling = () => FOLLOWS

/** §15.5.4: a unit fires in the round of its side and its arm. */
const shot =
  (hits: boolean): Telling =>
  ({ unit: id, factor }, _) => {
    const unit = id as Unit
    const round = say(ARMS_OF[IS_ARTILLERY[unit] === 1 ? 1 : 0], { side: name('side', SIDE_OF[unit]) })
    return [{ part: 'throws', round, throws: [{ piece: unit, hitsOn: factor, hits }] }]
  }

/** §16.3: a hit in fire. What is lost else, on the way back or in the surf, the odds reckon otherwise. */
const struck =
  (state: string): Telling =>
  ({ unit: piece }, { rule }) => {
    if (rule === '16.3') return [{ part: 'lands', piece, state }]
    return AFTERWARDS.includes(rule) ? [{ part: 'lands', piece, state, beside: true }] : []
  }

/** §16.4, §17.4, §21.6, §31.0: the cases under which a battle takes units after the fire. */
const AFTERWARDS: readonly string[] = ['16.4.1', '16.4.2', '17.4', '21.6', '31.0']

/** §17.6, §30.1: what a battle brings. */
const earned: Telling = (_, { rule }) => (rule === '17.6' || rule === '30.1' ? FOLLOWS : [])

const BEATS: OnBoard<typeof tell, Telling> = {
  battleBegan: ({ side, at }, _) => [
    {
      part: 'begins',
      title: say('page.battleOf', { hex: name('place', at as Hex) }),
      space: at,
      attacker: side as Side,
    },
  ],
  linedUp: ({ unit: piece, factor: hitsOn }) => [{ part: 'joins', piece, hitsOn }],
  trainStoodBy: tells,
  gunCommitted: tells,
  aeroplaneCommitted: tells,
  pointSpent: tells,
  rolledForAdvantage: ({ side, modifier, total }, { dice }) => [
    {
      part: 'throws',
      round: say('page.advantage'),
      throws: [
        { by: side as Side, note: modifier === 0 ? `${total}` : `${dice[0]?.shows ?? ''} + ${modifier} = ${total}` },
      ],
    },
  ],
  advantageGained: tells,
  aeroplaneReady: tells,
  aeroplaneLaidUp: tells,
  aeroplaneLost: tells,
  fought: tells,
  scored: shot(true),
  missed: shot(false),
  hitsFell: tells,
  disrupted: struck('disrupted'),
  eliminated: struck(FALLEN),
  battleWon: ({ side }) => [{ part: 'ends', winner: side as Side }],
  // §17.2: the same end, seen from the other side
  battleLost: ({ side }) => [{ part: 'ends', winner: other(side as Side) }],
  battleDrawn: () => [{ part: 'ends', winner: NOBODY }],
  // §16.4: whoever withdraws has not fought it out
  withdrew: () => [{ part: 'ends' }],
  retreated: follows,
  fellBack: follows,
  heldTogether: follows,
  heldTrench: follows,
  advanced: follows,
  // §30.2: as the victor comes into it
  townCaptured: follows,
  majorBattle: follows,
  pointsGained: earned,
  pointsLost: earned,
}

/** §15.5: what an event is in a battle. */
export const beats = (e: GameEvent): readonly Beat<Text>[] => entryOf(BEATS, e)?.(e.facts, e) ?? []
