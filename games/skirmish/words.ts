import { type BySide, fill } from '@boma/kernel'
import { KINDS } from './data/counters.ts'

const messages = {
  'ask.place': 'place your next counter in your home columns',
  'ask.activate': 'activate a counter, or end your phase',
  'ask.march': 'march, fire, rally or halt with {unit}',
  'ask.react': '{unit} is under fire: stand, or fall back',
  'do.place': 'Place {kind} at {hex}',
  'do.activate': 'Activate {unit}',
  'do.march': 'March to {hex}',
  'do.fire': 'Fire at {hex}',
  'do.rally': 'Rally',
  'do.halt': 'Halt',
  'do.stand': 'Stand',
  'do.fallBack': 'Fall back to {hex}',
  'do.end': 'End the phase',
  'tell.placed': '{unit}[ ({kind})] is placed at {hex}.',
  'tell.turnBegan': 'Turn {turn}.',
  'tell.activated': '{unit} acts.',
  'tell.marched': '{unit} marches from {from} to {to}.',
  'tell.fired': '{unit} ({kind}) opens fire at {hex}.',
  'tell.fellBack': '{unit} falls back from {from} to {to}.',
  'tell.stood': '{unit} ({kind}) stands.',
  'tell.missed': '{unit} is missed ({needed} or less would hit).',
  'tell.disrupted': '{unit} is disrupted ({needed} or less hits).',
  'tell.eliminated': '{unit} is eliminated ({needed} or less hits).',
  'tell.exposed': '{unit} was a dummy.',
  'tell.rallied': '{unit} rallies.',
  'tell.stayedDisrupted': '{unit} does not rally.',
  'tell.fordTaken': '{side} takes the ford.',
  'tell.won': '{side} wins.',
  'no.notHome': '{hex} is not in your home columns',
  'no.noneLeft': 'you have no {kind} left to place',
  'no.full': '{hex} holds a counter already',
  'no.enemyCounter': '{unit} is not yours to activate',
  'no.gone': '{unit} is not on the map',
  'no.actedAlready': '{unit} has acted this turn',
  'no.tooFar': '{hex} is not the next hex',
  'no.tooDear': '{hex} costs {cost} and {left} points are left',
  'no.river': '{hex} is river',
  'no.occupied': '{hex} holds a counter',
  'no.mustHalt': '{unit} has come next to an enemy and must halt',
  'no.nobodyThere': 'no enemy stands in {hex}',
  'no.outOfRange': '{hex} is not adjacent',
  'no.dummyFires': '{unit} is a dummy and cannot fire',
  'no.towardsEnemy': '{hex} is next to the firer',
  'no.notDisrupted': '{unit} is in good order',
  'no.hasMoved': '{unit} has marched and can no longer rally this turn',
  'page.setUp': 'Set-up',
  'page.turn': 'Turn {turn}, {side} holds the ford',
  'page.contact': 'Contact with the enemy',
  'page.river': 'River',
  'page.mainFord': 'Main ford',
  'page.ford': 'Ford',
  'page.fireAt': 'Fire at {hex}',
  'page.inBush': '{unit} fires at {target} in bush.',
  'page.inOpen': '{unit} fires at {target} in the open.',
  'page.fire': 'Fire',
  'page.returnFire': 'Return fire',
  'page.ifFires': 'If {unit} fires at {target}',
  'page.isDisrupted': '{unit} disrupted',
  'page.isEliminated': '{unit} eliminated',
  'page.isHit': '{unit} hit',
  'page.nobodyHit': 'nobody hit',
  'page.fireValue': 'fire value',
  'page.targetInBush': 'target in bush',
  'page.firerDisrupted': 'firer disrupted',
  'page.hitsOn': 'hits on',
  'page.orLess': '{needed} or less',
  'table.turn': 'Turn {turn}. {side} holds the ford.',
  'table.disrupted': ', disrupted',
  'table.acted': ', has acted',
} as const

/** All that the game says, in one language. */
export interface Words {
  readonly language: string
  readonly messages: Readonly<Record<keyof typeof messages, string>>
  readonly sides: BySide<string>
  /** The kinds of counter, by number. */
  readonly kinds: readonly string[]
}

/** The game in English. */
export const english: Words = { language: 'en', messages, sides: ['Blue', 'Red'], kinds: KINDS }

/** A message with its facts filled in. */
export const say = (words: Words, key: keyof typeof messages, facts: Readonly<Record<string, string>> = {}): string =>
  fill(words.messages[key], facts)
