import { Match } from '@boma/kernel'
import type { SpokenMatch } from '@boma/showing'
import type { Arguments, Command } from '../args.ts'
import { diceOf, optionsOf, scenarioNamed, seatedAt } from '../choices.ts'
import { gameNamed } from '../games.ts'
import { inLanguage, languageOption } from '../language.ts'
import { fits, layOverlay, overlayOption } from '../overlay.ts'
import { spendEvening } from '../play/evening.ts'
import { matchFrom } from '../play/load.ts'
import { changeMatch, type Evening, sitDown } from '../play/session.ts'
import type { Terminal } from '../screen/terminal.ts'
import { SELF } from '../screen/words.ts'
import { matchId, secretBytes } from '../secrets.ts'
import { Unusable } from '../unusable.ts'

/** `boma play`: a match at this keyboard. */
export const play: Command = {
  name: 'play',
  takes: ['[GAME]'],
  summary: 'play a match: two people at one keyboard, or against the computer',
  options: {
    scenario: { value: 'ID', says: `the scenario; the game's first when left out` },
    options: { value: 'LIST', says: `optional rules: 'fog,weather', 'all' or 'none'; the usual ones when left out` },
    side: {
      value: 'NAME=WHO',
      repeatable: true,
      says: `who plays a side, or one seat of it: 'human' (unless you say otherwise), 'planner', 'greedy', 'random' or 'idle'`,
    },
    dice: { value: 'KIND', says: `'cipher' (the program rolls) or 'manual' (you roll and type it in)` },
    seed: { value: 'TEXT', says: 'the same text gives the same dice and the same computer player' },
    load: { value: 'FILE', says: 'go on with a saved match' },
    ...languageOption,
    ...overlayOption,
  },
  notes: [
    'Examples:',
    `  ${SELF} play skirmish --side red=greedy`,
    `  ${SELF} play skirmish --scenario raid --options none --dice manual`,
    `  ${SELF} play --load match.boma`,
    `  ${SELF} play windhoek --language de`,
    `At the table, 'help' says what you can type.`,
  ],
  async run(given, terminal) {
    const session = await openSession(given, terminal)
    return session === undefined ? 1 : spendEvening(session, terminal)
  },
}

async function openSession(given: Arguments, terminal: Terminal): Promise<Evening | undefined> {
  const overlay = await layOverlay(given)
  const file = given.text('load')
  const match = await (file === undefined ? newMatch(given) : loaded(file, given, terminal))
  if (match === undefined) return undefined
  fits(overlay, match.game)
  const luck = secretBytes('computer player', given.text('seed'))
  const seats = seatedAt(match.game, given.texts('side'))
  const session = sitDown(match, seats, luck, { overlay, thread: terminal.person })
  if (file !== undefined) changeMatch(session, match, file)
  return session
}

async function newMatch(given: Arguments): Promise<SpokenMatch> {
  const id = given.words[0]
  if (id === undefined)
    throw new Unusable(`Which game? Write '${SELF} play GAME'; '${SELF} games --all' lists what there is.`)
  const game = await inLanguage(await gameNamed(id), given.text('language'))
  const scenario = scenarioNamed(game, given.text('scenario')) ?? game.scenarios[0]?.id ?? ''
  const dice = diceOf(given.text('dice') ?? 'cipher', given.text('seed'))
  const options = optionsOf(game, given.text('options'))
  return new Match(game, { id: matchId(given.text('seed')), scenario, dice, ...(options && { options }) })
}

async function loaded(file: string, given: Arguments, terminal: Terminal): Promise<SpokenMatch | undefined> {
  const clash = ['scenario', 'options', 'dice'].find((option) => given.text(option) !== undefined)
  if (clash !== undefined) throw new Unusable(`--${clash} does not go with --load: the record says what it is.`)
  const match = await matchFrom(file, { seed: given.text('seed'), language: given.text('language') }, terminal)
  const id = given.words[0]
  if (match !== undefined && id !== undefined && (await gameNamed(id)).id !== match.game.id)
    throw new Unusable(`'${file}' is a record of '${match.game.id}', not of '${id}'.`)
  return match
}
