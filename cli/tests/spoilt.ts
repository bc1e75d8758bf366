import type { Answer, Question, Step, TableBase } from '@boma/kernel'
import type { Game } from '@boma/showing'
import { skirmish } from '@boma/skirmish'

type AnyQuestion = Question<TableBase>

/** Skirmish with one of its questions spoilt. */
function spoilt(name: string, spoil: (question: AnyQuestion) => AnyQuestion): Game {
  const game: Game = skirmish
  const change = (step: Step<TableBase> | undefined) =>
    step?.kind === 'question' && step.name === name ? spoil(step) : step
  return { ...game, flow: { ...game.flow, steps: game.flow.steps.map(change) } }
}

const everyChoice = (change: Partial<Answer<TableBase>>) => (question: AnyQuestion) => ({
  ...question,
  choices: question.choices.map((choice) => ({ ...choice, ...change })),
})

/** Its rules throw when a counter is activated. */
export const crashing = spoilt(
  'activate',
  everyChoice({
    take() {
      throw new TypeError('a counter fell off the table')
    },
  }),
)

/** Nothing may be done once all counters are placed. */
export const deadEnd = spoilt('activate', (question) => ({ ...question, choices: [] }))

/** It lists every way to place a counter as legal without asking the rule. */
export const refusing = spoilt('place', everyChoice({ exact: true }))

/** It says that a match takes five actions. */
export const overLong: Game = {
  ...skirmish,
  scenarios: skirmish.scenarios.map((scenario) => ({ ...scenario, mostActions: 5 })),
}

let setUps = 0
/** No two of its matches begin alike, so no record of one replays. */
export const fickle: Game = {
  ...skirmish,
  setUp(t: TableBase) {
    const game: Game = skirmish
    game.setUp(t)
    t.bytes[t.bytes.length - 4] = ++setUps % 200
  },
}

/** It cannot even be set up. */
export const stillborn: Game = {
  ...skirmish,
  setUp() {
    throw new Error('the map is torn')
  },
}
