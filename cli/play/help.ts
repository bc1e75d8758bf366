import { notations } from '@boma/kernel'
import type { SpokenGame } from '@boma/showing'

const COMMANDS: readonly (readonly [string, string])[] = [
  ['3', 'play the action with that number'],
  ['3; end', 'play several at once, up to the first die or surprise; one undo takes them back'],
  ['march WHO to PLACE', 'send a counter, or all of a place, the whole way'],
  ['attack PLACE', 'attack it with whoever reaches it; with several, add: from PLACE'],
  ['... by PLACE', 'by what way'],
  ['... with WHO, WHO', 'and who'],
  ['reach PLACE', 'how far those there get, and whom they can attack'],
  ['?', 'what the question is, what to weigh, and what is usual'],
  ['why ACTION', 'which rule forbids an action (its number, or its words), if any does'],
  ['hint', 'the three best orders for your side, as the computer sees it, and why'],
  ['reasons', 'why the computer gave its last orders, where that tells nothing hidden'],
  ['list [WORDS]', 'all legal actions, or those that begin with these words'],
  ['table', 'the table once more'],
  ['log [N]', 'the last things that happened'],
  ['undo', 'take your last action back, until a die is rolled, something is shown or the other side is asked'],
  ['undo!', 'take the last action back with the consent of both players'],
  ['resign!', 'give the match up: your side has lost'],
  ['draw!', 'end the match undecided, with the consent of both players'],
  ['save FILE', 'keep the match in a file'],
  ['load FILE', 'go on with a match from a file'],
  ['quit', 'leave the table'],
]

/** On a tabletop, and only there. */
const ON_A_TABLETOP: typeof COMMANDS = [
  ['measure UNIT UNIT', 'how far apart they are; with one unit, how far all enemies are'],
  ['move UNIT by 1 6', 'so many inches to the east and to the north'],
  ['form UNIT line', 'the form that it takes; add: face N'],
]

const commandsOf = ({ page }: SpokenGame): typeof COMMANDS =>
  page.tabletop === undefined ? COMMANDS : [...COMMANDS, ...ON_A_TABLETOP]

/** How a command is written that begins with this word and wants more; undefined where there is none. */
export const usageOf = (word: string, game: SpokenGame): string | undefined =>
  commandsOf(game).find(([usage]) => usage.startsWith(`${word} `))?.[0]

/** What a person can type at the table. */
export function tableHelp(game: SpokenGame): string[] {
  return [
    'You can type:',
    ...commandsOf(game).map(([what, does]) => `  ${what.padEnd(20)}${does}`),
    `Or an action of ${game.tongue.name} in words:`,
    ...notations(game.actions).map((notation) => `  ${notation}`),
  ]
}
