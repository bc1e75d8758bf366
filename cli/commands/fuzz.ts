import { toHexadecimal } from '@boma/kernel'
import type { Game } from '@boma/showing'
import { type Arguments, type Command, wholeNumber } from '../args.ts'
import { optionsOf, scenarioNamed } from '../choices.ts'
import { type FuzzPlan, search } from '../fuzz/search.ts'
import { gameNamed } from '../games.ts'
import { fits, layOverlay, overlayOption } from '../overlay.ts'
import { progress } from '../screen/progress.ts'
import { SELF } from '../screen/words.ts'
import { secretBytes } from '../secrets.ts'
import { Unusable } from '../unusable.ts'

const GAMES = '20'

/** `boma fuzz`: random matches, in search of a hole in the rules. */
export const fuzz: Command = {
  name: 'fuzz',
  takes: ['GAME'],
  summary: 'play random matches and report every promise of the kernel that the rules break',
  options: {
    games: { value: 'N', says: `how many matches; ${GAMES} when left out` },
    scenario: { value: 'ID', says: 'only this scenario; all in turn when left out' },
    options: {
      value: 'LIST',
      says: `only these optional rules: 'fog,weather', 'all' or 'none'; all kinds of mix when left out`,
    },
    seed: { value: 'TEXT', says: 'the same text gives the same matches; another one each time when left out' },
    sweep: { value: 'full', says: 'try every answer of every kind in every position, which takes long' },
    every: {
      value: 'N',
      says: 'examine one position in N, the others only for what takes no time; each when left out',
    },
    play: {
      value: 'eager',
      says: 'go for what the game appraises highest, for at random large armies hardly meet',
    },
    worlds: {
      value: 'N',
      says: 'only compare so many pairs of worlds that a side cannot tell apart, played on with the same actions',
    },
    ...overlayOption,
  },
  notes: [
    'In every position all that could be answered is held against the list, views and imagined positions against the truth,',
    'and whatever is played against its record, its undo and its copies; now and then a record is replayed in a process of',
    `its own. A match that breaks something is written to a file here, for '${SELF} replay FILE' and '${SELF} play --load FILE'. At the end`,
    'it says what no match came to. Where only one position in N is examined, lists and checks still agree in all others, each is',
    'possible and new, dice are told, and every match ends and replays.',
    'Worlds that a side cannot tell apart are one in which something that it cannot know is otherwise: what the side is given of',
    'both must be the same to the byte, until a die that it hears of or something that is shown tells which of them is true.',
    'Exit code 0 when nothing was found, 1 otherwise.',
  ],
  async run(given, terminal) {
    const overlay = await layOverlay(given)
    const game = await gameNamed(given.words[0] ?? '')
    fits(overlay, game)
    const plan = planOf(game, given)
    const bar = plan.worlds === undefined ? progress(plan.games, 'matches') : progress(plan.worlds, 'pairs')
    return search(game, plan, terminal, bar) === 0 ? 0 : 1
  },
}

function planOf(game: Game, given: Arguments): FuzzPlan {
  const sweep = given.text('sweep')
  if (sweep !== undefined && sweep !== 'full') throw new Unusable(`--sweep can only be 'full', not '${sweep}'.`)
  const play = given.text('play')
  if (play !== undefined && play !== 'eager') throw new Unusable(`--play can only be 'eager', not '${play}'.`)
  const worlds = given.text('worlds')
  return {
    worlds: worlds === undefined ? undefined : wholeNumber('worlds', worlds),
    eager: play === 'eager',
    full: sweep === 'full',
    every: wholeNumber('every', given.text('every') ?? '1'),
    overlay: given.text('overlay'),
    games: wholeNumber('games', given.text('games') ?? GAMES),
    scenario: scenarioNamed(game, given.text('scenario')),
    options: optionsOf(game, given.text('options')),
    seed: given.text('seed') ?? toHexadecimal(secretBytes('fuzz', undefined).subarray(0, 4)),
  }
}
