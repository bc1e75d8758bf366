import { type Lesson, lessonsOf, type SpokenGame } from '@boma/showing'
import type { Command } from '../args.ts'
import { gameNamed } from '../games.ts'
import { inLanguage, languageOption } from '../language.ts'
import { takeLesson } from '../play/lesson.ts'
import { bold, SELF } from '../screen/words.ts'
import { Unusable } from '../unusable.ts'

/** `boma lesson`: the first evening with a game, step by step. */
export const lesson: Command = {
  name: 'lesson',
  takes: ['GAME', '[LESSON]'],
  summary: 'learn a game step by step: its first evening, or the exercise LESSON',
  options: {
    step: { value: 'N', says: 'begin at this step; the first when left out' },
    list: { says: 'list the lessons and exercises' },
    ...languageOption,
  },
  notes: [`As in '${SELF} lesson lettow' and '${SELF} lesson lettow raid --language de'.`],
  async run(given, terminal) {
    const [id = '', wanted] = given.words
    const game = await inLanguage(await gameNamed(id), given.text('language'))
    const lessons = (await lessonsOf(game)) ?? []
    if (lessons.length === 0) throw new Unusable(`${game.english.name} has no lessons.`)
    if (given.flag('list')) {
      terminal.say(...lessons.map(({ id: name, words }) => `${bold(name)}: ${words.title}. ${words.about}`))
      return 0
    }
    const found = lessonNamed(game, lessons, wanted)
    return takeLesson(game, found, stepIn(found, given.text('step')), terminal)
  },
}

function lessonNamed(game: SpokenGame, lessons: readonly Lesson[], id: string | undefined): Lesson {
  const found = id === undefined ? lessons[0] : lessons.find((each) => each.id === id)
  const known = lessons.map((each) => each.id).join(', ')
  if (found === undefined) throw new Unusable(`${game.english.name} has no lesson '${id}'; there are ${known}.`)
  return found
}

function stepIn({ steps }: Lesson, text = '1'): number {
  const step = /^\d{1,3}$/.test(text) ? Number(text) : 0
  if (step < 1 || step > steps.length)
    throw new Unusable(`--step is a number from 1 to ${steps.length}, not '${text}'.`)
  return step - 1
}
