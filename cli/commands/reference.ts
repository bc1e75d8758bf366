import { type Block, excerptsOf, plain, readMarkdown, type Span, sectionsOf } from '@boma/rulebook'
import type { Command } from '../args.ts'
import { gameNamed } from '../games.ts'
import { inLanguage, languageOption } from '../language.ts'
import { bookText } from '../rules/sources.ts'
import { bold, SELF } from '../screen/words.ts'
import { WIDEST, wrap } from '../screen/wrap.ts'
import { Unusable } from '../unusable.ts'

/** `boma reference`: what one has beside one when playing, cut from the rulebook. */
export const reference: Command = {
  name: 'reference',
  takes: ['GAME'],
  summary: 'the quick reference of a game: sequence, charts, modifiers, who wins, each with its case',
  options: languageOption,
  notes: [
    `As in '${SELF} reference windhoek'. ° marks what is our reconstruction.`,
    "'npm run sheets -- windhoek' prints it, and the whole box, into PDF files.",
  ],
  async run(given, terminal) {
    const game = await inLanguage(await gameNamed(given.words[0] ?? ''), given.text('language'))
    const { box } = game.page
    if (box === undefined) throw new Unusable(`${game.tongue.name} has no quick reference.`)
    const language = game.tongue.language === 'de' ? 'de' : 'en'
    const sections = sectionsOf(readMarkdown(bookText(game.id, language) ?? ''))
    const width = Math.min(terminal.width, WIDEST)
    for (const { title, number, blocks } of excerptsOf(sections, box.reference.flat())) {
      if (title !== '') terminal.say('', bold([number, title].filter((part) => part !== '').join(' ')))
      terminal.say(...blocks.flatMap((block) => linesOf(block, width)))
    }
    return 0
  },
}

const words = (cell: readonly Span[]): string => cell.map(({ text }) => text).join('')

function linesOf(block: Block, width: number): readonly string[] {
  if (block.kind === 'list') return block.items.flatMap((item) => wrap([`- ${words(item)}`], width))
  return block.kind === 'table' ? rowsOf([block.head, ...block.rows], width) : wrap([plain(block)], width)
}

/** A row of a table in a line, its columns under one another where they fit, else behind one another. */
function rowsOf(rows: readonly (readonly (readonly Span[])[])[], width: number): readonly string[] {
  const cells = rows.map((row) => row.map(words))
  const wide = (cells[0] ?? []).map((_, i) => Math.max(...cells.map((row) => row[i]?.length ?? 0)))
  const fits = wide.reduce((sum, each) => sum + each + 2, 0) <= width
  return cells.flatMap((row) =>
    fits
      ? [
          row
            .map((cell, i) => cell.padEnd((wide[i] ?? 0) + 2))
            .join('')
            .trimEnd(),
        ]
      : wrap([row.filter((cell) => cell !== '').join(' · ')], width),
  )
}
