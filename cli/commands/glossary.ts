import { guideTo } from '@boma/showing'
import type { Command } from '../args.ts'
import { gameNamed } from '../games.ts'
import { inLanguage, languageOption } from '../language.ts'
import { bold, SELF } from '../screen/words.ts'
import { wrap } from '../screen/wrap.ts'
import { Unusable } from '../unusable.ts'

const WIDEST = 100

/** `boma glossary`: what the words and abbreviations of a game mean. */
export const glossary: Command = {
  name: 'glossary',
  takes: ['GAME', '[WORD]'],
  summary: 'say what the words and abbreviations of a game mean; without WORD list them all',
  options: languageOption,
  notes: [`As in '${SELF} glossary lettow KAR'.`],
  async run(given, terminal) {
    const [id = '', word] = given.words
    const game = await inLanguage(await gameNamed(id), given.text('language'))
    const terms = (await guideTo(game))?.terms ?? []
    const isMeant = (each: string) => each.toLowerCase() === word?.toLowerCase()
    const found = terms.filter(({ term, also = [] }) => word === undefined || [term, ...also].some(isMeant))
    if (found.length === 0)
      throw new Unusable(
        `The glossary of ${game.english.name} has no '${word}'; '${SELF} glossary ${id}' lists it all.`,
      )
    const sorted = found.toSorted((a, b) => a.term.localeCompare(b.term, game.tongue.language))
    const width = Math.min(terminal.width, WIDEST)
    terminal.say(...sorted.flatMap(({ term, means, rule }) => wrap([`${bold(term)}: ${means} (${rule})`], width)))
    return 0
  },
}
