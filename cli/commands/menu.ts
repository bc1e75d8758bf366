import { type BySide, Match, seatsOf } from '@boma/kernel'
import { type Game, type SpokenGame, scenarioName } from '@boma/showing'
import type { Command } from '../args.ts'
import { gamesOnOffer, isSample } from '../games.ts'
import { inLanguage, languageOption } from '../language.ts'
import { spendEvening } from '../play/evening.ts'
import { type Evening, type Occupant, sitDown } from '../play/session.ts'
import { choose } from '../screen/choose.ts'
import type { Terminal } from '../screen/terminal.ts'
import { bold, SELF } from '../screen/words.ts'
import { diceSecret, matchId, secretBytes } from '../secrets.ts'
import { overview } from './help.ts'

/** `boma menu`: a welcome and a menu for people, the help for everything else. */
export function menuOf(commands: () => readonly Command[]): Command {
  return {
    name: 'menu',
    takes: [],
    summary: 'choose a game from a menu and play it',
    options: languageOption,
    async run(given, terminal) {
      if (!terminal.person) {
        terminal.say(...overview(commands()))
        return 0
      }
      terminal.say(`${bold('Welcome to Boma.')} ('${SELF} help' lists all that it can do.)`)
      const session = await askAll(given.text('language'), terminal)
      return session === undefined ? 0 : spendEvening(session, terminal)
    },
  }
}

async function askAll(language: string | undefined, terminal: Terminal): Promise<Evening | undefined> {
  const chosen = await choose('Which game?', (await gamesOnOffer(false)).map(entryOf), terminal)
  if (chosen === undefined) return undefined
  const game = await inLanguage(chosen, language)
  const scenario = await choose(
    'Which scenario?',
    game.scenarios.map((s) => [scenarioName(game, s.id), s.id] as const),
    terminal,
  )
  if (scenario === undefined) return undefined
  const seats = await choose('Who plays?', seatings(game), terminal)
  if (seats === undefined) return undefined
  const match = new Match(game, {
    id: matchId(undefined),
    scenario,
    dice: { kind: 'cipher', secret: diceSecret(undefined) },
  })
  const places = seatsOf(game).map(({ side }) => seats[side] ?? 'human')
  return sitDown(match, places, secretBytes('computer player', undefined))
}

const entryOf = (game: Game): readonly [string, Game] => {
  const { name } = game.english
  return [isSample(game) ? `${name} (a sample)` : name, game]
}

function seatings({
  tongue: {
    sides: [first, second],
  },
}: SpokenGame): readonly (readonly [string, BySide<Occupant>])[] {
  return [
    [`you play ${first}, the computer plays ${second}`, ['human', 'planner']],
    [`you play ${second}, the computer plays ${first}`, ['planner', 'human']],
    ['two people at this keyboard', ['human', 'human']],
  ]
}
