import { readFileSync } from 'node:fs'
import type { NoticeHabits } from '@boma/club'

/** What may be told of a match to anybody: its game, who sits opposite, and what is left. */
export interface PublicFacts {
  readonly match: string
  readonly game: string
  readonly against: string
  /** Milliseconds; undefined where there is no clock. */
  readonly left: number | undefined
}

/** What is sent: no more than these facts. */
export interface NoticeMessage {
  readonly subject: string
  readonly lines: readonly string[]
  readonly address: string
  readonly facts: readonly PublicFacts[]
}

const SENTENCES = {
  en: {
    one: 'Your move: {game}',
    several: 'Your move in {count} matches',
    line: '{game}, against {against}: your move.',
    left: '{hours} h left.',
    code: 'Your code for notices of Boma',
    codeLine: 'Type this code on the page, to be told by mail when a match waits for you: {code}',
  },
  de: {
    one: 'Dein Zug: {game}',
    several: 'Dein Zug in {count} Partien',
    line: '{game}, gegen {against}: dein Zug.',
    left: 'Noch {hours} h.',
    code: 'Dein Code für Nachrichten von Boma',
    codeLine:
      'Gib diesen Code auf der Seite ein, damit dir per Mail gesagt wird, wenn eine Partie auf dich wartet: {code}',
  },
} as const

const filled = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '')

/** That matches wait for somebody. */
export function messageOf(
  facts: readonly PublicFacts[],
  language: NoticeHabits['language'],
  club: string,
): NoticeMessage {
  const say = SENTENCES[language]
  const [first] = facts
  const lines = facts.map(({ game, against, left }) =>
    [
      filled(say.line, { game: nameOf(game), against }),
      left === undefined ? '' : filled(say.left, { hours: String(Math.max(0, Math.floor(left / 3_600_000))) }),
    ]
      .join(' ')
      .trim(),
  )
  const subject =
    facts.length === 1
      ? filled(say.one, { game: nameOf(first?.game ?? '') })
      : filled(say.several, { count: String(facts.length) })
  return { subject, lines, facts, address: `${club}/#/${facts.length === 1 ? `far/${first?.match}` : 'club'}` }
}

/** The code by which somebody shows that an address is his. */
export const codeMessage = (code: string, language: NoticeHabits['language'], club: string): NoticeMessage => ({
  ...{ subject: SENTENCES[language].code, lines: [filled(SENTENCES[language].codeLine, { code })], facts: [] },
  address: `${club}/#/club`,
})

/** What stands on the box. */
function nameOf(game: string): string {
  try {
    const box = readFileSync(new URL(`../../games/${game}/box.json`, import.meta.url), 'utf8')
    return (JSON.parse(box) as { readonly name: string }).name
  } catch {
    return game
  }
}
