import { type Lesson, lessonsOf } from '@boma/showing'
import { expect, test } from 'vitest'
import { dispatch } from '../dispatch.ts'
import { gameNamed } from '../games.ts'
import { inLanguage } from '../language.ts'
import { fakeTerminal } from './fake-terminal.ts'
import { bomaHere } from './run.ts'

/** Types what the lesson says last, until it says no more. */
function* obedient(shown: () => readonly string[]): Generator<string> {
  for (let i = 0; i < 80; i++)
    yield shown()
      .findLast((line) => line.startsWith('To type it: '))
      ?.slice(12) ?? ''
}

test.each(['en', 'de'])('a lesson is followed to its end by what it says (%s)', async (language) => {
  let shown: readonly string[] = []
  const terminal = fakeTerminal(obedient(() => shown))
  shown = terminal.shown
  await dispatch(['lesson', 'lettow', '--language', language], terminal)
  const game = await inLanguage(await gameNamed('lettow'), language)
  const [first] = ((await lessonsOf(game)) ?? []) as readonly Lesson[]
  expect(terminal.shown.join(' ').includes(first?.words.end.slice(0, 30) ?? '?')).toBe(true)
})

test('what else is done is answered and taken back; a step is shown, skipped, and gone back to', async () => {
  const lines = ['place 1/KAR at Voi', 'place Vol/LF at Voi', 'back', 'show', 'skip', 'back', 'quit']
  const { out } = await bomaHere(['lesson', 'lettow'], lines)
  expect(out).toContain('You did something else: Set up 1/KAR at Voi.')
  expect(out).toContain('First type back')
  expect(out).toContain('> place 1/KAR at Mombasa')
  expect(out).toContain('3/15')
  expect(out).toContain('boma lesson lettow first-evening --step 2')
})

test('an exercise is solved, and says why that is the best known answer', async () => {
  const { out } = await bomaHere(['lesson', 'lettow', 'raid'], ['show', 'show', 'show'])
  expect(out).toContain('Best known')
})

test('what there is not is said in a sentence', async () => {
  expect((await bomaHere(['lesson', 'skirmish'])).err).toContain('has no lessons')
  expect((await bomaHere(['lesson', 'lettow', 'none'])).err).toContain(
    `no lesson 'none'; there are first-evening, raid`,
  )
  expect((await bomaHere(['lesson', 'lettow', '--step', '99'])).err).toContain('a number from 1 to 15')
  expect((await bomaHere(['lesson', 'lettow', '--list'])).out).toContain('raid: Cut the Uganda Railway.')
})
