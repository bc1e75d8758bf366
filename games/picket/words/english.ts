import type { Words } from './words.ts'

/** What is asked, offered, told and refused, and what the page says besides. */
export const messages = {
  'ask.take': 'take up a figure, or end your turn',
  'ask.act': 'move {figure}, shoot with it, or let it stay',
  'do.take': 'Take up {figure}',
  'do.move': 'Move to {x}, {y}, facing {facing}°',
  'do.shoot': 'Shoot at {figure}',
  'do.stay': 'Stay',
  'do.end': 'End the turn',
  'tell.turnBegan': 'Turn {turn}.',
  'tell.moved': '{figure} moves to {x}, {y} and faces {facing}°.',
  'tell.stayed': '{figure} stays.',
  'tell.missed': '{figure} shoots at {target} and misses ({least} or more hits).',
  'tell.hit': '{figure} shoots at {target} and hits ({least} or more hits).',
  'tell.won': '{side} win: nobody is left of the others.',
  'tell.wonByNumbers': '{side} win: they have more figures left.',
  'tell.drawn': 'Nobody wins: both have as many figures left.',
  'no.notYours': '{figure} is not yours: take up a figure of your own',
  'no.isDown': '{figure} is down: only figures on the table act',
  'no.actedAlready': '{figure} has acted this turn: it acts again only in the next',
  'no.tooFar': 'that is more than six inches from {figure}: put it nearer',
  'no.offTable': 'a base must lie on the table wholly',
  'no.onFigure': 'the base would lie on that of {figure}: it must stand clear of it',
  'no.throughRocks': 'rocks are in the way: the straight way must lead past them',
  'no.noEnemy': '{figure} is no enemy on the table: shoot only at one that is',
  'no.outOfRange': '{figure} is more than ten inches away: it must be nearer',
  'no.notInFront': '{figure} is not in front: it must be within 45 degrees of where the shooter faces',
  'no.outOfSight': 'something hides {figure}: neither rocks nor another base may lie on the line between',
  'page.turn': 'Turn {turn} of {turns}',
  'page.rocks': 'Rocks',
  'page.range': 'How far a rifle carries',
  'page.ifShoots': 'If {figure} shoots at {target}',
  'page.hit': '{target} down',
  'page.missed': 'a miss',
  'page.near': 'within five inches',
  'page.far': 'beyond five inches',
  'page.orMore': '{least} or more',
  'page.idle': '{figures} could still act.',
  'page.endIdle': '{end}? {idle}',
  'page.notUsed': 'not used',
  'table.turn': 'Turn {turn}.',
  'table.figure': '{figure} at {x}, {y}, facing {facing}°{acted}',
  'table.acted': ', has acted',
} as const

const SIDES = ['Picket', 'Raiders'] as const

/** The game in English. */
export const english: Words = {
  language: 'en',
  name: 'The picket',
  sides: SIDES,
  scenarios: { dawn: 'Before dawn' },
  options: {},
  messages,
  names: { side: SIDES },
}
