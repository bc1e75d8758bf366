import {
  type Action,
  actionOperands,
  type Case,
  impossible,
  parseAction,
  type Seat,
  searchDice,
  seatsOf,
  type TableBase,
  wordFor,
  writeAction,
} from '@boma/kernel'
import {
  casesIn,
  type Game,
  type Lesson,
  LessonMatch,
  type LessonPlan,
  type StepWords,
  type Tongue,
} from '@boma/showing'

/** Lessons, and the language in which they are written. */
interface LessonsIn<T extends TableBase> {
  readonly lessons: readonly Lesson<T>[]
  readonly tongue: Tongue
}

/** As many acts as a step takes at the most. */
const MOST_ACTS = 60

/**
 * What is wrong with the lessons of a game: a step whose own answer does not reach its aim, words that are missing or do
 * not name what is to be done, cases that there are not, and languages that teach different things.
 */
export function lessonFaults<T extends TableBase>(
  game: Game<T>,
  ledger: readonly Case[],
  languages: readonly LessonsIn<T>[],
): readonly string[] {
  const cases = new Set(ledger.map(({ id }) => id))
  return languages.flatMap(({ lessons, tongue }) => [
    ...unlikeFaults(languages[0]?.lessons ?? [], lessons),
    ...countFaults(lessons).map((fault) => `${tongue.language}: ${fault}`),
    ...lessons.flatMap((lesson) =>
      [...playFaults(game, lesson), ...wordFaults(game, tongue, lesson), ...caseFaults(cases, lesson)].map(
        (fault) => `${tongue.language}, ${lesson.id}: ${fault}`,
      ),
    ),
  ])
}

/** A game has an evening to begin with, and three to five exercises, each of one step that can fail. */
function countFaults(lessons: readonly Lesson[]): readonly string[] {
  const exercises = lessons.filter(({ kind }) => kind === 'exercise')
  const cannotFail = exercises.filter(({ steps: [step, ...more] }) => step?.fails === undefined || more.length > 0)
  return [
    ...(lessons[0]?.kind === 'lesson' ? [] : ['there is no lesson to begin with']),
    ...(exercises.length < 3 || exercises.length > 5 ? [`${exercises.length} exercises, not three to five`] : []),
    ...cannotFail.map(({ id }) => `the exercise ${id} cannot fail`),
  ]
}

/** Follows a lesson by its own words, an act at a time, as somebody types them; gives what came of it. */
function playFaults<T extends TableBase>(game: Game<T>, lesson: Lesson<T>): readonly string[] {
  try {
    LessonMatch.begin(game, lesson, lesson.steps.length)
    const match = LessonMatch.begin(game, lesson)
    const wrong = impossible(game, match.table)
    const fault = wrong ?? followed(match)
    return fault === undefined ? [] : [fault]
  } catch (caught) {
    return [String(caught)]
  }
}

/** Plays a lesson to its end as it says itself; what went wrong, if anything did. A step that needs a table of its own gets it. */
function followed<T extends TableBase>(begun: LessonMatch<T>, mayStray = false): string | undefined {
  const { game, plan } = begun
  let match = begun
  for (let acts = 0; match.state !== 'done'; acts++) {
    const id = plan.steps[match.step]?.id
    if (acts > MOST_ACTS * plan.steps.length) return `'${id}' has no end`
    const { next } = match
    if (next === undefined) return `'${id}': nothing is left to do, and its aim is not reached`
    const typed = parseAction(game.actions, writeAction(game.actions, next))
    if (match.play(match.decision?.seat, typed).kind !== 'played') return `'${id}': it cannot be done as it is written`
    if (match.state === 'aside' || (match.isAstray && !mayStray)) return `'${id}': its own answer leads astray`
    if (match.isAstray) match = LessonMatch.begin(game, plan, match.step)
  }
  return undefined
}

function wordFaults<T extends TableBase>(game: Game<T>, { names = {} }: Tongue, lesson: Lesson<T>): readonly string[] {
  const steps: Readonly<Record<string, StepWords | undefined>> = lesson.words.steps
  return lesson.steps.flatMap(({ id, answer }) => {
    const words = steps[id]
    if (words === undefined) return [`'${id}' has no words`]
    const read = `${words.ask} ${words.why} ${lesson.kind === 'exercise' ? lesson.words.end : ''}`.toLowerCase()
    const isSentence = [words.ask, words.why, words.otherwise].every((text) => /[.!?]$/.test(text))
    const mine = answer.flatMap((line) => (line.includes(': ') ? [] : (parseAction(game.actions, line) ?? [])))
    const named = [...new Set(mine.flatMap((action) => calledIn(game, action, names)))]
    return [
      ...(isSentence ? [] : [`'${id}': what is said is no sentence`]),
      ...named.filter((name) => !isNamed(read, name)).map((name) => `'${id}' does not name ${name}`),
    ]
  })
}

/** What people call the counters and places that an action names. */
const calledIn = (game: Game, action: Action, names: Tongue['names'] = {}): readonly string[] =>
  actionOperands(game.actions, action).flatMap(([operand, value]) =>
    operand.role === 'piece' || operand.role === 'space' || operand.role === 'to'
      ? [wordFor(operand, value, names)]
      : [],
  )

/** A name stands in a text when all its longer words do, however they end; of 'Swakopmund (2117)' either will do. */
const isNamed = (text: string, name: string): boolean => {
  const [, called = name, number = called] = /^(.*) \((.*)\)$/.exec(name.toLowerCase()) ?? [name, name.toLowerCase()]
  return [called, number].some((each) =>
    each
      .split(/[^\p{L}\p{N}/]+/u)
      .filter((word) => /\d/.test(word) || word.length > 3)
      .every((word) => text.includes(word.length > 6 ? word.slice(0, -2) : word)),
  )
}

/** All that is read of a lesson, in order. */
const readIn = ({ words, steps }: Lesson): readonly string[] => {
  const each: Readonly<Record<string, StepWords | undefined>> = words.steps
  const said = steps.map(({ id, rule }) => {
    const { ask = '', why = '', otherwise = '' } = each[id] ?? {}
    return `(${rule}) ${ask} ${why} ${otherwise}`
  })
  return [words.about, ...said, words.end]
}

const caseFaults = (cases: ReadonlySet<string>, lesson: Lesson): readonly string[] =>
  readIn(lesson)
    .flatMap(casesIn)
    .filter((id) => !cases.has(id) && !id.endsWith('.0'))
    .map((id) => `${id} is cited, and no case`)

/** Languages teach the same: the same plans, and the same cases in each sentence. */
function unlikeFaults(first: readonly Lesson[], other: readonly Lesson[]): readonly string[] {
  const plansOf = (lessons: readonly Lesson[]) => lessons.map(({ id }) => id).join(' ')
  if (plansOf(first) !== plansOf(other)) return [`other lessons: ${plansOf(other)}`]
  return first.flatMap((lesson, i) => {
    const casesOf = (each: Lesson | undefined) =>
      (each === undefined ? [] : readIn(each)).map((text) => casesIn(text).join(' '))
    const [here, there] = [casesOf(lesson), casesOf(other[i])]
    return here.flatMap((cases, at) =>
      cases === there[at] ? [] : [`${lesson.id}: '${cases}' is cited in one language, '${there[at]}' in another`],
    )
  })
}

/** How a lesson stands after these orders of the learner, one after the other. */
export function taughtBy<T extends TableBase>(
  game: Game<T>,
  plan: LessonPlan<T>,
  orders: readonly string[],
): LessonMatch<T> {
  const match = LessonMatch.begin(game, plan)
  for (const words of orders) {
    const played = match.play(match.decision?.seat, parseAction(game.actions, words))
    if (played.kind !== 'played') throw new Error(`'${words}' cannot be done: ${played.kind}`)
  }
  return match
}

/**
 * Somebody who does anything at all: what is legal, what is not, takes back, goes on. However he ends, the lesson goes on:
 * the step can be asked for again, and followed to the end. What is wrong, if anything is.
 */
export function clickedAtRandom<T extends TableBase>(
  game: Game<T>,
  lesson: Lesson<T>,
  seed: number,
): string | undefined {
  const dice = searchDice([seed, 0])
  let rolls = 0
  const pick = (n: number) => dice.draw(rolls, n, 0, rolls++)
  let match = LessonMatch.begin(game, lesson)
  for (let acts = 0; acts < 30 && match.state !== 'done'; acts++) {
    if (match.isAstray) match = LessonMatch.begin(game, lesson, match.step)
    const fault = actedAtRandom(match, pick)
    if (fault !== undefined) return `seed ${seed}, act ${acts}: ${fault}`
  }
  const again = LessonMatch.begin(game, lesson, Math.min(match.step, lesson.steps.length - 1))
  const rest = match.state === 'asked' && !match.isAstray && match.canGoOn ? match : again
  const fault = followed(rest, true)
  return fault === undefined ? undefined : `seed ${seed}, afterwards: ${fault}`
}

function actedAtRandom<T extends TableBase>(match: LessonMatch<T>, pick: (n: number) => number): string | undefined {
  const { side } = match.plan
  const seat = seatsOf(match.game).findIndex((each) => each.side === side) as Seat
  if (match.state === 'aside' || match.state === 'failed') return mended(match, seat, pick)
  const act = pick(8)
  if (act === 0) match.undo(seat)
  else if (act === 1) match.play(seat, pick(1 << 20))
  else {
    const legal = match.legal()
    match.play(match.decision?.seat, legal[pick(legal.length)])
  }
  return match.state === 'asked' && !match.isAstray ? notAsked(match) : undefined
}

/** Takes back what went wrong, or goes on from there. */
function mended<T extends TableBase>(
  match: LessonMatch<T>,
  seat: Seat,
  pick: (n: number) => number,
): string | undefined {
  // A match that is over is laid anew.
  if (match.over) return undefined
  // What has failed is tried again; one goes on from something else alone.
  if (match.state === 'aside' && match.canGoOn && pick(3) === 0) match.goOn()
  else if (match.undo(seat) !== 'done') return 'what went wrong cannot be taken back'
  return match.state === 'failed' ? 'it is taken back, and the step is not asked again' : notAsked(match)
}

const notAsked = <T extends TableBase>(match: LessonMatch<T>): string | undefined =>
  match.decision?.side === match.plan.side && match.legal().length > 0 ? undefined : 'the learner is not asked'
