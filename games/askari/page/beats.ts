import type { EventIn, EventName, GameEvent, Hex, Side } from '@boma/kernel'
import { type Beat, entryOf, FALLEN, type Text } from '@boma/showing'
import type { tell } from '../actions.ts'
import { BOMBARDMENT, QUICK_FIRE, RIFLE_FIRE } from '../rules/11-forces.ts'
import { name, say } from '../words/words.ts'
import { roundName } from './fire.ts'
import type { AtSea } from './naval-beats.ts'

type Telling = (e: GameEvent) => readonly Beat<Text>[]

const TELLS: readonly Beat<Text>[] = [{ part: 'tells' }]
const FOLLOWS: readonly Beat<Text>[] = [{ part: 'follows' }]
const tells: Telling = () => TELLS
const follows: Telling = () => FOLLOWS
const none: Telling = () => []

/** A piece fires in the round of its side: who that is the event says. */
const shot =
  (round: number, hits: boolean): Telling =>
  ({ facts: { side, unit: piece = 0, need: hitsOn = 0 } }) => [
    {
      part: 'throws',
      round: roundName({ round, side: side as Side }),
      throws: [{ by: side as Side, piece, hitsOn, hits }],
    },
  ]

/** §11.2.2, §11.4.4: steps that fire takes; what is lost on the way back the odds do not reckon with (11.12). */
const struck =
  (state: string): Telling =>
  ({ facts: { unit: piece = 0 }, rule }) => {
    if (rule === '11.2.2' || rule === '11.4.4') return [{ part: 'lands', piece, state }]
    return rule.startsWith('11.12') ? [{ part: 'lands', piece, state, beside: true }] : []
  }

/** §11.5.2: the die against KAR and Belgians, if one was thrown. */
const withdrawal = ({ facts: { side }, dice }: GameEvent): readonly Beat<Text>[] =>
  dice.length === 0
    ? []
    : [
        {
          part: 'throws',
          round: say('page.withdrawal'),
          throws: [{ by: side as Side, note: `${dice[0]?.shows ?? ''}` }],
        },
      ]

/** Every part of a battle and every loss, but for what only happens at sea. */
type Ashore = Exclude<EventIn<typeof tell, 'battle' | 'loss'>, AtSea>

const BEATS: Readonly<Record<Ashore, Telling> & Partial<Record<EventName<typeof tell>, Telling>>> = {
  battleBegan: ({ facts: { at = 0, side } }) => [
    {
      part: 'begins',
      title: say('page.battleOf', { hex: name('hex', at as Hex) }),
      space: at,
      attacker: side as Side,
    },
  ],
  stoodToFight: tells,
  withdrawalFailed: (e) => [...withdrawal(e), ...TELLS],
  // §11.5.4: whoever withdraws has not fought it out
  withdrew: (e) => [...withdrawal(e), { part: 'ends' }],
  reinforced: tells,
  withheld: tells,
  // A gun may be the other side's when the battle is over (11.12.4): its dice are those of who had it here.
  deployed: ({ facts: { unit: piece = 0, side } }) => [{ part: 'joins', piece, side: side as Side }],
  leadershipInvoked: tells,
  suppressed: tells,
  rodeOut: tells,
  shelled: shot(BOMBARDMENT, true),
  shellsMissed: shot(BOMBARDMENT, false),
  quickFireHit: shot(QUICK_FIRE, true),
  quickFireMissed: shot(QUICK_FIRE, false),
  rifleHit: shot(RIFLE_FIRE, true),
  rifleMissed: shot(RIFLE_FIRE, false),
  hitsFell: tells,
  reduced: struck('reduced'),
  eliminated: struck(FALLEN),
  steady: tells,
  broke: tells,
  battleWon: ({ facts: { side } }) => [{ part: 'ends', winner: side as Side }],
  nobodyLeft: () => [...TELLS, { part: 'ends' }],
  gunCaptured: follows,
  // §2.5.6, §4.1.4: what falls to the winner with the hex
  carriersTaken: follows,
  townTaken: follows,
  fellBack: follows,
  putToSea: follows,
  // §12.3.11: before the battle; §8.3, §8.1.8, §6.1: losses of no battle
  assaultAnnounced: none,
  assaultCalledOff: none,
  cameUp: none,
  removed: none,
  gunLost: none,
  carrierLost: none,
}

/** §11: what an event is in a land battle. */
export const landBeats = (e: GameEvent): readonly Beat<Text>[] => entryOf(BEATS, e)?.(e) ?? []
