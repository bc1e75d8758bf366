import type { GameEvent } from '@boma/kernel'
import type { DeedPart } from '@boma/showing'
import { say, type Words } from '../words/words.ts'

const goesOn = (kind: DeedPart['kind']): DeedPart => ({ kind })
const tells = (kind: DeedPart['kind']): DeedPart => ({ kind, tells: true })
/** It comes of whatever is under way: a card, a combat. */
const joins = (kind: DeedPart['kind']): DeedPart => ({ kind, joins: true, tells: true })

/** What the events are parts of, by their names. */
const PARTS: Readonly<Record<string, DeedPart>> = {
  // §5.3
  turned: { kind: 'event', begins: true },
  intervened: joins('event'),
  oceanShut: joins('event'),
  lakesShut: joins('event'),
  fever: joins('event'),
  raided: { kind: 'rail', begins: true, tells: true },
  lost: { ...joins('loss'), lost: true },
  // §27.0, §22.0
  drew: goesOn('reinforcement'),
  deployed: goesOn('reinforcement'),
  returned: goesOn('reinforcement'),
  arrived: goesOn('reinforcement'),
  fortBuilt: tells('works'),
  fortGone: { ...joins('loss'), lost: true },
  // §10.0, §28.0
  led: { kind: 'march', begins: true },
  moved: goesOn('march'),
  rode: goesOn('march'),
  sailed: goesOn('march'),
  // §12.0
  fought: { kind: 'battle', begins: true },
  engaged: goesOn('battle'),
  airHelps: goesOn('battle'),
  airFails: goesOn('battle'),
  airLost: tells('battle'),
  superiority: goesOn('battle'),
  fired: goesOn('battle'),
  stayed: goesOn('battle'),
  brokeOff: tells('battle'),
  retreats: tells('battle'),
  mustRetreat: tells('battle'),
  fellBack: goesOn('battle'),
  leftBehind: { ...tells('battle'), lost: true },
  held: tells('battle'),
  // §21.3
  hungry: goesOn('supply'),
  starved: { kind: 'supply', lost: true },
}

/** What an event of a turn is a part of. */
export const partIn =
  (words: Words) =>
  ({ kind, facts: { card, space } }: GameEvent): DeedPart | undefined => {
    const part = PARTS[kind]
    if (part === undefined) return undefined
    if (kind === 'turned' && card !== undefined) return { ...part, card, name: words.cards[card]?.title ?? '' }
    if (kind === 'fought' && space !== undefined)
      return { ...part, name: say(words, 'page.combat', { space: words.places[space] ?? '' }) }
    return part
  }
