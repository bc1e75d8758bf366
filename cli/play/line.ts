import { type Action, notations, parseAction } from '@boma/kernel'
import { type SpokenGame, strayWord } from '@boma/showing'
import { nearest, orList } from '../near.ts'
import type { EndingWord } from './end.ts'
import { usageOf } from './help.ts'

/** An action as a person names it: by its number in the list, or in notation. */
export type Pick = { readonly number: number } | { readonly action: Action }

/** What a person wants, out of one line of text. */
export type TypedLine =
  | { readonly kind: 'nothing' | 'table' | 'help' | 'about' | 'hint' | 'reasons' | 'quit' }
  | { readonly kind: 'play'; readonly picks: readonly Pick[] }
  | { readonly kind: 'why'; readonly pick: Pick }
  | { readonly kind: 'undo'; readonly byConsent: boolean }
  | { readonly kind: 'end'; readonly word: EndingWord; readonly isSure: boolean }
  | { readonly kind: 'log'; readonly count: number }
  | { readonly kind: 'list'; readonly start: string }
  | { readonly kind: 'save'; readonly file: string }
  | { readonly kind: 'load'; readonly file: string; readonly dropping: boolean }
  | { readonly kind: 'unclear'; readonly sentence: string; readonly text?: string }

const LOG_COUNT = 20

/** Reads a line. What is an action of the game is never taken for anything else. */
export function parseLine(text: string, game: SpokenGame): TypedLine {
  const line = text.trim()
  if (line === '') return { kind: 'nothing' }
  const picks = picksOf(line, game)
  if (picks !== undefined) return { kind: 'play', picks }
  const space = line.search(/\s/)
  const word = (space < 0 ? line : line.slice(0, space)).toLowerCase()
  return command(word, space < 0 ? '' : line.slice(space).trim(), game) ?? unclear(line, word, game)
}

/** One action, or several with semicolons between them; undefined when one of them is none. */
function picksOf(text: string, game: SpokenGame): readonly Pick[] | undefined {
  const picks = text.split(';').map((part) => pickOf(part.trim(), game))
  return picks.includes(undefined) ? undefined : picks.filter((pick) => pick !== undefined)
}

function pickOf(text: string, game: SpokenGame): Pick | undefined {
  if (/^\d{1,9}$/.test(text)) return { number: Number(text) }
  const action = parseAction(game.actions, text)
  return action === undefined ? undefined : { action }
}

function command(word: string, rest: string, game: SpokenGame): TypedLine | undefined {
  switch (word) {
    case 'why':
      return why(rest, game)
    case 'log':
      return log(rest)
    case 'list':
      return { kind: 'list', start: rest }
    case 'save':
      return rest === '' ? needsFile(word) : { kind: 'save', file: rest }
    case 'load':
    case 'load!':
      return rest === '' ? needsFile(word) : { kind: 'load', file: rest, dropping: word === 'load!' }
    default:
      return rest === '' ? plainWord(word) : undefined
  }
}

function plainWord(word: string): TypedLine | undefined {
  switch (word) {
    case 'table':
    case 'help':
    case 'hint':
    case 'reasons':
    case 'quit':
      return { kind: word }
    case 'exit':
      return { kind: 'quit' }
    case '?':
      return { kind: 'about' }
    case 'undo':
    case 'undo!':
      return { kind: 'undo', byConsent: word === 'undo!' }
    case 'resign':
    case 'resign!':
      return { kind: 'end', word: 'resign', isSure: word === 'resign!' }
    case 'draw':
    case 'draw!':
      return { kind: 'end', word: 'draw', isSure: word === 'draw!' }
    default:
      return undefined
  }
}

function why(rest: string, game: SpokenGame): TypedLine {
  const pick = pickOf(rest, game)
  if (pick !== undefined) return { kind: 'why', pick }
  const example = `'why 3', or 'why' and an action in words`
  const sentence = rest === '' ? `Why what? Write ${example}.` : notAnAction(rest, game)
  return { kind: 'unclear', sentence }
}

function log(rest: string): TypedLine {
  if (rest === '') return { kind: 'log', count: LOG_COUNT }
  if (/^[1-9]\d{0,5}$/.test(rest)) return { kind: 'log', count: Number(rest) }
  return { kind: 'unclear', sentence: `'log' takes a number of lines, not '${rest}'.` }
}

const needsFile = (word: string): TypedLine => ({
  kind: 'unclear',
  sentence: `'${word}' needs the name of a file, as in '${word} match.boma'.`,
})

function unclear(line: string, word: string, game: SpokenGame): TypedLine {
  const parts = line.split(';').map((part) => part.trim())
  // Of an order, the first action that is none.
  const wrong = parts.find((part) => pickOf(part, game) === undefined) ?? line
  const usage = usageOf(word, game)
  const sentence =
    parts.length > 1 || notationOf(word, game)
      ? notAnAction(wrong, game)
      : usage === undefined
        ? `'${line}' is neither an action nor a command; 'help' lists both.`
        : `'${line}' is not the whole of it: write '${usage}'.`
  return { kind: 'unclear', sentence, ...(parts.length === 1 ? { text: line } : {}) }
}

function notAnAction(text: string, game: SpokenGame): string {
  const notation = notationOf(text.split(/\s/)[0] ?? '', game)
  return notation === undefined
    ? `'${text}' is not an action of ${game.tongue.name}; 'help' lists them all.`
    : `'${text}' is not an action; it is written '${notation}'${strayIn(text, game)}`
}

/** ', and there is no place 'Fory'. Did you mean Fort?'; a full stop alone where no single word is amiss. */
function strayIn(text: string, game: SpokenGame): string {
  const stray = strayWord(game, text)
  if (stray === undefined) return '.'
  // Numbers are all near to one another.
  const near = /\p{L}/u.test(stray.word) ? nearest(stray.word, stray.values) : []
  return `, and there is no ${stray.kind} '${stray.word}'.${near.length === 0 ? '' : ` Did you mean ${orList(near)}?`}`
}

const notationOf = (word: string, game: SpokenGame): string | undefined =>
  notations(game.actions).find((notation) => notation.split(' ')[0]?.toLowerCase() === word.toLowerCase())
