import type { GameEvent, Hex } from '@boma/kernel'
import type { DeedPart } from '@boma/showing'
import { type Message, placeIn, say, type Words } from '../words/words.ts'

const goesOn = (kind: DeedPart['kind']): DeedPart => ({ kind })
const begins = (kind: DeedPart['kind']): DeedPart => ({ kind, begins: true })
const tells = (kind: DeedPart['kind']): DeedPart => ({ kind, tells: true })
/** It comes of whatever is under way. */
const joins = (kind: DeedPart['kind']): DeedPart => ({ kind, joins: true, tells: true })

/** What the events are parts of, by their names. */
const PARTS: Readonly<Record<string, DeedPart>> = {
  // §12.0, §20.3
  marchBegan: begins('march'),
  joined: goesOn('march'),
  stepped: goesOn('march'),
  rode: goesOn('march'),
  sailed: goesOn('march'),
  halted: goesOn('march'),
  dropped: goesOn('march'),
  concentrated: { kind: 'march', begins: true, tells: true },
  came: goesOn('march'),
  // §15.0, §16.0, §17.0
  battleBegan: begins('battle'),
  linedUp: goesOn('battle'),
  trainStoodBy: goesOn('battle'),
  gunCommitted: goesOn('battle'),
  aeroplaneCommitted: goesOn('battle'),
  pointSpent: goesOn('battle'),
  rolledForAdvantage: goesOn('battle'),
  advantageGained: goesOn('battle'),
  fought: goesOn('battle'),
  scored: goesOn('battle'),
  missed: goesOn('battle'),
  hitsFell: goesOn('battle'),
  fellBack: goesOn('battle'),
  heldTogether: goesOn('battle'),
  battleLost: goesOn('battle'),
  withdrew: tells('battle'),
  retreated: tells('battle'),
  battleWon: tells('battle'),
  battleDrawn: tells('battle'),
  heldTrench: tells('battle'),
  advanced: tells('battle'),
  majorBattle: tells('battle'),
  disrupted: joins('loss'),
  eliminated: { ...joins('loss'), lost: true },
  // §23.3: after a battle and after scouting alike
  aeroplaneReady: { kind: 'event', joins: true },
  aeroplaneLaidUp: { kind: 'event', joins: true },
  aeroplaneLost: { ...joins('loss'), lost: true },
  pointsGained: joins('event'),
  pointsLost: joins('event'),
  // §8.0, §23.2
  eventRolled: begins('event'),
  noEffect: tells('event'),
  pointsGone: tells('event'),
  portugalEntered: tells('event'),
  rebelsRose: tells('event'),
  looked: tells('event'),
  seen: goesOn('event'),
  scoutedClear: { kind: 'event', begins: true, tells: true },
  scoutedBlind: { kind: 'event', begins: true, tells: true },
  squadronCame: tells('event'),
  squadronStayed: tells('event'),
  squadronLost: { ...tells('event'), lost: true },
  landingLost: { ...tells('event'), lost: true },
  townCaptured: { kind: 'event', begins: true, tells: true },
  lengthChanged: joins('event'),
  // §24.2, §25.0, §32.0
  lineMended: begins('rail'),
  deviceCleared: begins('rail'),
  lineBroken: begins('rail'),
  deviceLaid: begins('rail'),
  trackLaid: goesOn('rail'),
  entrenched: begins('works'),
  // §10.0
  recruited: goesOn('reinforcement'),
  deployed: { kind: 'reinforcement', joins: true },
  readied: goesOn('reinforcement'),
  mended: goesOn('reinforcement'),
  converted: goesOn('reinforcement'),
  // §18.0
  endured: goesOn('supply'),
}

/** What an event of a turn is a part of; set-up is nothing to tell. */
export const partIn =
  (words: Words) =>
  (e: GameEvent): DeedPart | undefined => {
    const part = PARTS[e.kind]
    if (part === undefined) return undefined
    const name = nameOf(e, words)
    // §18.5: hunger comes after all marches and is no part of the last
    const isHunger = e.rule.startsWith('18.')
    // §8.0: whoever comes by an event is a part of it
    const isOfEvent = e.rule.startsWith('event-')
    return {
      ...part,
      ...(isHunger ? { kind: 'supply', joins: false } : {}),
      ...(isOfEvent && !part.begins ? { joins: true, tells: true } : {}),
      ...(name === '' ? {} : { name }),
    }
  }

/** What people call what it begins: a battle by its place, an event as the chart does. */
function nameOf({ kind, facts: { at, total } }: GameEvent, words: Words): string {
  if (kind === 'battleBegan' && at !== undefined) return say(words, 'page.battleOf', { hex: placeIn(words, at as Hex) })
  if (kind === 'eventRolled' && total !== undefined) return say(words, EVENTS[total] ?? 'event.12')
  if (kind === 'scoutedClear' || kind === 'scoutedBlind') return say(words, 'page.scouting')
  return kind === 'townCaptured' ? say(words, 'page.townCaptured') : ''
}

/** §8.0: the events by their sums. */
const EVENTS: Readonly<Record<number, Message>> = {
  2: 'event.2',
  3: 'event.3',
  4: 'event.4',
  5: 'event.5',
  6: 'event.6',
  7: 'event.7',
  8: 'event.8',
  9: 'event.9',
  10: 'event.10',
  11: 'event.11',
  12: 'event.12',
}
