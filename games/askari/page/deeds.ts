import type { GameEvent, Hex } from '@boma/kernel'
import type { DeedPart } from '@boma/showing'
import { EVENT_NAMES } from '../actions/turn.ts'
import { placeIn, say, type Words } from '../words/words.ts'

const goesOn = (kind: DeedPart['kind']): DeedPart => ({ kind })
const begins = (kind: DeedPart['kind']): DeedPart => ({ kind, begins: true })
const tells = (kind: DeedPart['kind']): DeedPart => ({ kind, tells: true })
const toldAlone = (kind: DeedPart['kind']): DeedPart => ({ kind, begins: true, tells: true })
/** It comes of whatever is under way. */
const joins = (kind: DeedPart['kind']): DeedPart => ({ kind, joins: true, tells: true })
const all = (kinds: string, part: DeedPart): Readonly<Record<string, DeedPart>> =>
  Object.fromEntries(kinds.split(' ').map((kind) => [kind, part]))

/** What the events are parts of, by their names. */
const PARTS: Readonly<Record<string, DeedPart>> = {
  // §10.0, §12.3
  ...all('marchBegan', begins('march')),
  ...all('joined carriersJoined stepped rode boarded cameByEast landed dropped carriersLeft', goesOn('march')),
  ...all('halted unsupplied sailed', goesOn('march')),
  ...all('departed', tells('march')),
  ...all('cameRound', toldAlone('march')),
  ...all('drivenOff', joins('march')),
  // §11.0
  ...all('battleBegan', begins('battle')),
  ...all('assaultAnnounced', begins('battle')),
  ...all('cameUp assaultCalledOff stoodToFight withdrawalFailed reinforced deployed withheld', goesOn('battle')),
  ...all('suppressed rodeOut shelled shellsMissed quickFireHit quickFireMissed', goesOn('battle')),
  ...all('rifleHit rifleMissed hitsFell steady broke fellBack putToSea', goesOn('battle')),
  ...all('withdrew leadershipInvoked battleWon nobodyLeft gunCaptured', tells('battle')),
  // §12.4, §12.5
  ...all('sought layLow grouped carriersGrouped groupSeeks groupLiesLow chased', goesOn('battle')),
  ...all('cleared carriersAfloat defenceJoined roundBegan struck overshot struckCarriers', goesOn('battle')),
  ...all('overshotCarriers heldOn leftBattle wouldRetire foughtOn defenceLeft', goesOn('battle')),
  ...all('met found eluded retired navalBattleEnded', tells('battle')),
  ...all('navalBattleBegan', begins('battle')),
  // §2.4: what it costs, whatever it comes of
  ...all('reduced', joins('loss')),
  ...all('eliminated gunLost', { ...joins('loss'), lost: true }),
  ...all('carriersSunk carrierLost', joins('loss')),
  ...all('townTaken carriersTaken carrierUsed', joins('event')),
  ...all('portugalJoined', toldAlone('event')),
  // §6.1
  ...all('eventRolled', begins('event')),
  ...all('eventDie eventVoid sameRoll', goesOn('event')),
  ...all('raided favoured', tells('event')),
  ...all('tallied scored won', toldAlone('event')),
  // §8.1, §8.2, §8.3
  ...all('arrived waits carriersCame carrierLanded cargoKept gunLanded', goesOn('reinforcement')),
  ...all('converted rebuilt consolidated restored', goesOn('reinforcement')),
  ...all('removed', { kind: 'loss', lost: true }),
  ...all('entrenched', goesOn('works')),
}

/** What an event of a turn is a part of; set-up is nothing to tell. */
export const partIn =
  (words: Words) =>
  (e: GameEvent): DeedPart | undefined => {
    const part = PARTS[e.kind]
    if (part === undefined) return undefined
    const name = nameOf(e, words)
    // §6.2: attrition is rolled for nobody's deed
    const isAttrition = e.rule.startsWith('6.2')
    return { ...part, ...(isAttrition ? { joins: false } : {}), ...(name === '' ? {} : { name }) }
  }

/** What people call what it begins: a battle by its place, an event as the chart does. */
function nameOf({ kind, facts: { at, hex, event } }: GameEvent, words: Words): string {
  if (kind === 'battleBegan' && at !== undefined) return say(words, 'page.battleOf', { hex: placeIn(words, at as Hex) })
  if (kind === 'navalBattleBegan' && hex !== undefined)
    return say(words, 'page.navalBattleAt', { hex: placeIn(words, hex as Hex) })
  const happening = kind === 'eventRolled' && event !== undefined ? EVENT_NAMES[event] : undefined
  // The name is what stands before the colon; what it does comes after.
  return happening === undefined ? '' : (words.events[happening].split(':')[0] ?? '')
}
