import { seatsOf, writeAction } from '@boma/kernel'
import { type Lesson, LessonMatch, type SpokenGame, type SpokenMatch, type StepWords, sayAction } from '@boma/showing'
import type { Terminal } from '../screen/terminal.ts'
import { bold, SELF } from '../screen/words.ts'
import { wrap } from '../screen/wrap.ts'
import { carryOut } from './effects.ts'
import { parseLine } from './line.ts'
import { type Evening, sitDown } from './session.ts'
import { showDecision, tellNews } from './show.ts'

const WIDEST = 100

/** A lesson at this keyboard. */
interface Learning {
  readonly game: SpokenGame
  readonly lesson: Lesson
  readonly terminal: Terminal
  match: LessonMatch
  session: Evening
}

/** What a learner may type besides orders. */
const DEEDS: Readonly<Record<string, (learning: Learning) => void>> = {
  show(learning) {
    const { match, terminal, game } = learning
    const next = match.state === 'asked' ? match.next : undefined
    if (next === undefined) return lay(learning, match.step)
    terminal.say(`> ${writeAction(game.actions, next)}`)
    match.play(match.decision?.seat, next)
  },
  back: (learning) => takeBack(learning),
  skip: (learning) => lay(learning, Math.min(learning.match.step + 1, learning.lesson.steps.length - 1)),
  'go on'({ match, terminal }) {
    if (match.state === 'aside' && match.canGoOn) match.goOn()
    else terminal.say('The lesson cannot go on from here; type back.')
  },
}

/** Takes a lesson, from a step on; the exit code. */
export async function takeLesson(game: SpokenGame, lesson: Lesson, step: number, person: Terminal): Promise<number> {
  // A lesson is nothing to be resumed as a match: nobody keeps it in the place of one.
  const terminal = { ...person, person: false, width: Math.min(person.width, WIDEST) }
  const match = LessonMatch.begin(game, lesson, step)
  const learning: Learning = { game, lesson, terminal, match, session: eveningOf(game, match, lesson) }
  terminal.say(bold(`${game.tongue.name}: ${lesson.words.title}`), ...wrap([lesson.words.about], terminal.width))
  terminal.say(`Type orders as at the table, or show, back, skip, go on, quit. The dice are the lesson's own.`)
  try {
    while (await nextStep(learning));
  } finally {
    learning.session.courier.end()
  }
  return 0
}

const eveningOf = (game: SpokenGame, match: LessonMatch, { side }: Lesson): Evening =>
  sitDown(
    match as unknown as SpokenMatch,
    seatsOf(game).map((seat) => (seat.side === side ? 'human' : 'idle')),
    new Uint8Array(32),
  )

/** Asks for a step until something changes; false when the learner leaves, or the lesson is over. */
async function nextStep(learning: Learning): Promise<boolean> {
  const { lesson, terminal, session } = learning
  const { side } = lesson
  tellNews(session, side, terminal)
  if (learning.match.isAstray) {
    terminal.say('That does it, too. The table now lies as the lesson has it.')
    lay(learning, learning.match.step)
  }
  const { match } = learning
  terminal.say('', ...linesOf(learning).flatMap((each) => wrap([each], terminal.width)), ...typedAs(learning))
  if (match.state === 'done') return false
  if (match.state === 'asked' && match.decision?.side === side)
    showDecision(learning.session, side, match.legal(), terminal)
  const line = await terminal.ask('lesson> ')
  const deed = DEEDS[line?.trim().toLowerCase() ?? '']
  if (line === undefined || /^(quit|leave)$/i.test(line.trim())) {
    terminal.say(`Go on with: ${SELF} lesson ${learning.game.id} ${lesson.id} --step ${match.step + 1}`)
    return false
  }
  if (deed !== undefined) deed(learning)
  else if (match.state === 'asked') await typed(line, learning)
  else terminal.say('First type back, go on or skip.')
  return true
}

/** Whatever is typed at a table may be typed at a lesson. */
async function typed(line: string, { game, match, session, terminal, lesson }: Learning): Promise<void> {
  await carryOut(parseLine(line, game), { session, side: lesson.side, legal: match.legal(), terminal })
}

function linesOf({ game, lesson, match }: Learning): readonly string[] {
  const step = lesson.steps[match.step]
  const words = (lesson.words.steps as Readonly<Record<string, StepWords | undefined>>)[step?.id ?? '']
  if (match.state === 'done') return [lesson.words.end]
  if (match.state === 'failed') return [`Not this time. ${words?.otherwise ?? ''} Type back to try again, or show.`]
  if (match.state === 'aside') {
    const last = match.deeds.findLast(({ side }) => side === lesson.side)?.actions ?? []
    const did = last.map((action) => sayAction(game, action)).join(', ')
    const on = match.canGoOn ? 'Type back to take it back, or go on.' : 'Type back to take it back.'
    return [`You did something else: ${did}. The rules allow it. ${words?.otherwise ?? ''} ${on}`]
  }
  const place = lesson.steps.length > 1 ? `${match.step + 1}/${lesson.steps.length} ` : ''
  const head = bold(`${place}${words?.title ?? ''}: ${words?.ask ?? ''}`)
  return [`${head} (${step?.rule ?? ''})`, words?.why ?? '']
}

/** What the lesson would type next; whoever solves an exercise is not told. */
function typedAs({ game, lesson, match }: Learning): readonly string[] {
  const next = lesson.kind === 'lesson' && match.state === 'asked' ? match.next : undefined
  return next === undefined ? [] : [`To type it: ${writeAction(game.actions, next)}`]
}

/** Lays the table of a step anew. */
function lay(learning: Learning, step: number): void {
  learning.match = LessonMatch.begin(learning.game, learning.lesson, step)
  learning.session.courier.end()
  learning.session = eveningOf(learning.game, learning.match, learning.lesson)
}

function takeBack(learning: Learning): void {
  const { match, lesson } = learning
  const seat = seatsOf(match.game).findIndex(({ side }) => side === lesson.side)
  if (match.undo(seat as NonNullable<typeof match.decision>['seat']) !== 'done') lay(learning, match.step)
  learning.session.told.set(lesson.side, match.length)
}
