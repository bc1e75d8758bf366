import type { Words } from './words.ts'

/** What is asked (`ask.`), offered (`do.`), told (`tell.`) and refused (`no.`), and what the page says besides. */
export const messages = {
  'ask.act': 'march or attack with a counter, or end your turn',
  'do.march': 'March {unit} to {hex}',
  'do.attack': 'Attack {hex} with {unit}',
  'do.end': 'End the turn',
  'tell.turnBegan': 'Turn {turn}.',
  'tell.sideBegan': '{side} acts.',
  'tell.marched': '{unit} marches from {from} to {to}.',
  'tell.attacked': '{unit} attacks {hex} ({least} or more hits).',
  'tell.held': '{unit} holds.',
  'tell.fell': '{unit} falls.',
  'tell.won': '{side} wins.',
  'tell.drawn': 'Nobody wins: nobody stands at the well.',
  'no.notYours': '{unit} is not yours: choose a counter of your own',
  'no.gone': '{unit} is gone: only counters on the map act',
  'no.hasActed': '{unit} has acted this turn: it acts again in the next',
  'no.tooFar': '{hex} is not next to the counter: it marches one hex',
  'no.thorns': 'nobody enters the thorns in {hex}: go around them',
  'no.occupied': 'somebody stands in {hex}: it must be empty',
  'no.notBeside': '{hex} is not next to the counter: attack a hex beside it',
  'no.noEnemy': 'no enemy is in {hex}: attack one that an enemy holds',
  'page.turn': 'Turn {turn} of {turns}',
  'page.well': 'The well',
  'page.ifAttacks': 'If {unit} attacks {target}',
  'page.falls': '{target} falls',
  'page.holds': '{target} holds',
  'page.needed': 'the die',
  'page.orMore': '{least} or more',
  'page.wouldWin': '{side} would win as things are.',
  'page.mustTake': '{side} must stand at the well at the end.',
  'page.turnsLeft': 'turns left: {count}',
  'table.turn': 'Turn {turn} of {turns}, the well is in {hex}.',
  'table.unit': '{unit} in {hex}{acted}',
  'table.acted': ', has acted',
} as const

const SIDES = ['Blue', 'Red'] as const

/** The game in English. */
export const english: Words = {
  language: 'en',
  name: 'The outpost',
  sides: SIDES,
  scenarios: { well: 'The well', relief: 'The relief' },
  options: {},
  messages,
  names: { side: SIDES },
}
