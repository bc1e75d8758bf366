import { askari } from '@boma/askari'
import { heart } from '@boma/heart'
import { lettow } from '@boma/lettow'
import type { Game, Lesson } from '@boma/showing'
import { tanga } from '@boma/tanga'
import { windhoek } from '@boma/windhoek'
import { expect, test } from 'vitest'
import { followLesson, type HandKind } from './follower.ts'
import { useBrowser, visit } from './page.ts'

// Lessons followed to their end by one hand alone: `BOMA_LESSONS=all` for each of them by each hand in each language,
// else one for each hand and language.

useBrowser()

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const GAMES = [windhoek, lettow, askari, tanga, heart] as unknown as readonly Game[]
const WAYS: readonly (readonly [HandKind, string])[] = [
  ['mouse', 'en-GB'],
  ['finger', 'en-GB'],
  ['keyboard', 'en-GB'],
  ['mouse', 'de-DE'],
  ['finger', 'de-DE'],
  ['keyboard', 'de-DE'],
]

type Followed = readonly [name: string, game: Game, lesson: Lesson, hand: HandKind, locale: string]

const lessons = await Promise.all(GAMES.map(async (game) => (await game.lessons?.['en']?.()) ?? []))
const followed = (game: number, lesson: Lesson, way: number): readonly Followed[] => {
  const [box, [hand, locale] = []] = [GAMES[game], WAYS[way]]
  if (box === undefined || hand === undefined || locale === undefined) return []
  return [[`${box.id}, ${lesson.id}, by ${hand}, ${locale}`, box, lesson, hand, locale]]
}
const ALL = lessons.flatMap((each, game) =>
  each.flatMap((lesson) => WAYS.flatMap((_, way) => followed(game, lesson, way))),
)
/** One for each hand and language. */
const BRIEFLY = ['tanga volley', 'heart first-evening', 'askari voi', 'lettow away', 'windhoek gather', 'lettow away']
const SOME = BRIEFLY.flatMap((name, way) => {
  const [id, lesson] = name.split(' ')
  const game = GAMES.findIndex((each) => each.id === id)
  const found = lessons[game]?.find((each) => each.id === lesson)
  return found === undefined ? [] : followed(game, found, way)
})

test.each(process.env['BOMA_LESSONS'] === 'all' ? ALL : SOME)('%s', async (_, game, lesson, hand, locale) => {
  const page = await visit({ to: `#/lesson/${game.id}/${lesson.id}`, locale, ...(hand === 'finger' ? PHONE : {}) })
  expect(await followLesson(page, hand, game, lesson)).toBeGreaterThan(0)
})
