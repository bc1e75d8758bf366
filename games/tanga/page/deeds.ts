import type { GameEvent, Hex } from '@boma/kernel'
import type { DeedPart } from '@boma/showing'
import { type Message, placeIn, say, type Words } from '../words/words.ts'

const all = (kinds: string, part: DeedPart): Readonly<Record<string, DeedPart>> =>
  Object.fromEntries(kinds.split(' ').map((kind) => [kind, part]))

const MARCH: DeedPart = { kind: 'march' }
const BATTLE: DeedPart = { kind: 'battle' }
const TELLS: DeedPart = { kind: 'battle', tells: true }

/** What each event is a part of; phases and set-up are nothing to tell. */
const PARTS: Readonly<Record<string, DeedPart>> = {
  ...all('moved followed halted turned laidOnTop left', MARCH),
  ...all('overrun caught', { kind: 'loss', joins: true, lost: true }),
  ...all('digs dug digFailed', { kind: 'works' }),
  // §10, §11: a volley, a shell or a charge, and all that comes of it
  ...all('fired charged gunFired shipFired salvoFired', { kind: 'battle', begins: true }),
  ...all('missed stood', TELLS),
  ...all('hit ranOut smoked leaderSurvived keptNerve gunsSaved passedSteadily neighbourStood', BATTLE),
  ...all('routPassed onTarget offTarget offTheMap misfired nobodyHit shellBurst hitVoid stoodShell', BATTLE),
  ...all('clashed stoodMelee brokeOff advanceWon faced unstacked retreated withdrew advanced', BATTLE),
  ...all('wavered lostNerve carriedAway sweptAlong neighbourBroke collapsed removed', TELLS),
  ...all('shellHit shelled shipHit failedShell failedMelee meleeOver escaped gotAway', TELLS),
  ...all('disorganized gunsThrownAway', { kind: 'loss', joins: true }),
  ...all('eliminated leaderFell noWayOut noRoom cutDown captured', { kind: 'loss', joins: true, lost: true }),
  // §5, §4.2I
  ...all('debarked wentAshore landedWell landedBadly groupLanded arrived', { kind: 'reinforcement' }),
  ...all('rallied notRallied ralliedByNight recovered actsAgain', { kind: 'event' }),
  ...all('restocked stillShort supplied cutOff', { kind: 'supply' }),
  ...all('seized rainBegins rainEnds', { kind: 'event', tells: true }),
}

/** What people call what an event begins: a volley by whom it strikes, a melee by its hex. */
const NAMED: Readonly<Record<string, Message>> = {
  fired: 'page.fireAt',
  charged: 'page.meleeIn',
  gunFired: 'page.shellsAt',
  shipFired: 'page.shellsAt',
  salvoFired: 'page.shellsAt',
}

/** What an event of a turn is a part of. */
export const partIn =
  (words: Words) =>
  ({ kind, facts: { to, hex } }: GameEvent): DeedPart | undefined => {
    const part = PARTS[kind]
    const name = NAMED[kind]
    const at = to ?? hex
    if (part === undefined || name === undefined || at === undefined) return part
    return { ...part, name: say(words, name, { hex: placeIn(words, at as Hex) }) }
  }
