import { type BookLanguage, type Finding, indexOf, readMarkdown, type Section, sectionsOf } from '@boma/rulebook'
import type { Game } from '@boma/showing'
import type { Command } from '../args.ts'
import { gameNamed } from '../games.ts'
import { languageOption } from '../language.ts'
import { bookText, registerText } from '../rules/sources.ts'
import { bold, faint, SELF } from '../screen/words.ts'
import { WIDEST, wrap } from '../screen/wrap.ts'
import { Unusable } from '../unusable.ts'

/** So many answers are read at a glance. */
const SHOWN = 5

/** `boma ask`: which cases of a rulebook answer a question in ordinary words. */
export const ask: Command = {
  name: 'ask',
  takes: ['GAME', 'QUESTION...'],
  summary: 'ask the rules in ordinary words; the cases that answer best come first',
  options: languageOption,
  notes: [
    `As in '${SELF} ask askari can cavalry retreat across a lake'; '${SELF} rule askari 12.3' then shows a case whole.`,
  ],
  async run(given, terminal) {
    const [id = '', ...words] = given.words
    const game = await gameNamed(id)
    const language = languageOf(game, given.text('language'))
    const index = indexOf(bookOf(game, language), language, registerText(game.id, language))
    const { findings, isPartial } = index.find(words.join(' '))
    if (findings.length === 0) throw new Unusable(nothing(game, words.join(' ')))
    const width = Math.min(terminal.width, WIDEST)
    if (isPartial) terminal.say('No case has all these words; these have most of them.')
    terminal.say(...findings.slice(0, SHOWN).flatMap((finding) => answer(finding, width)))
    return 0
  },
}

function languageOf(game: Game, code = 'en'): BookLanguage {
  if (code === 'en' || (code === 'de' && bookText(game.id, 'de') !== undefined)) return code
  throw new Unusable(`The rulebook of ${game.english.name} is not there in '${code}'; it is in en and de.`)
}

function bookOf(game: Game, language: BookLanguage): readonly Section[] {
  const rules = sectionsOf(readMarkdown(bookText(game.id, language) ?? ''))
  return [...rules, ...sectionsOf(readMarkdown(bookText(game.id, 'rulings') ?? ''), 'ruling')]
}

const answer = ({ section: { number, title }, excerpt }: Finding, width: number): readonly string[] => [
  bold([number.replace('-', ' '), title].filter((part) => part !== '').join(' ')),
  ...wrap([excerpt], width, '  ').map(faint),
]

const nothing = ({ english, id }: Game, question: string): string =>
  `No case of ${english.name} has any of the words of '${question}'; '${SELF} rule ${id}' lists all cases.`
