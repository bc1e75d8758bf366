import { describe, expect, test } from 'vitest'
import { faultsIn, filesOn, type Hop, isNaming, namesIn } from './walk.ts'

// Who wants to know how a click becomes a picture follows it from definition to definition. These are the ways he goes and
// the files he opens, each counted once. A hop leads to where the name is defined that is called, or to where the name is
// read that is given. Behind an interface it leads to whoever implements it here, and from a prop to where it is declared and
// read, as in an editor; so it passes over components that only hand a prop on, and over an index that only exports again.
// A file that puts together what others have, as the index of a game's page does, counts. What is worked out beside the way
// is no hop, where one sees without opening it how the way goes on: what a press may have meant, what the gate lets in.
// A way that is no longer true fails, and is to be written down anew.

const PAGE = 'table/src'

/** From the pointer to the session: a stack in the hand goes to the space that is pressed. */
const STACK: readonly Hop[] = [
  { file: `${PAGE}/map/hands.ts`, calls: 'onChoose' },
  { file: `${PAGE}/play/hand/hand.ts`, calls: 'pressStack' },
  { file: `${PAGE}/play/hand/press.ts`, calls: 'go' },
  { file: `${PAGE}/play/hand/march.ts`, calls: 'order' },
  { file: `${PAGE}/play/session/open-session.ts`, calls: 'give' },
]

/** The same of a unit in the hand, and a spot of the tabletop. */
const UNIT: readonly Hop[] = [
  { file: `${PAGE}/map/hands.ts`, calls: 'onChoose' },
  { file: `${PAGE}/play/hand/hand.ts`, calls: 'putDown' },
  { file: `${PAGE}/play/hand/pull.ts`, calls: 'play' },
  { file: `${PAGE}/play/session/open-session.ts`, calls: 'perform' },
]

/** From the session to the rule that the game has for the order. */
const ORDER: readonly Hop[] = [
  { file: `${PAGE}/play/session/orders.ts`, calls: 'order' },
  { file: `${PAGE}/referee/local.ts`, calls: 'order' },
  { file: 'kernel/match/match.ts', calls: 'carryOut' },
  { file: 'kernel/match/course.ts', calls: 'carryOut' },
  { file: 'kernel/match/carry-out.ts', calls: 'apply' },
  { file: 'kernel/play.ts', calls: 'take' },
]

/** When the table has changed the session hears of it. */
const HEARD: readonly Hop[] = [
  { file: `${PAGE}/referee/local.ts`, gives: 'onChange' },
  { file: `${PAGE}/play/session/open-session.ts`, calls: 'changed' },
  { file: `${PAGE}/play/session/seeing.ts` },
]

/** It looks at its view again, the game says what lies there, and that is drawn. */
const picture = (game: string): readonly Hop[] => [
  { file: `${PAGE}/play/session/seeing.ts`, calls: 'view' },
  { file: `${PAGE}/referee/local.ts`, calls: 'view' },
  { file: 'kernel/match/match.ts', calls: 'view' },
  { file: 'kernel/fog.ts', gives: 'view' },
  { file: 'kernel/match/match.ts', gives: 'view' },
  { file: `${PAGE}/referee/local.ts`, gives: 'view' },
  { file: `${PAGE}/play/session/seeing.ts`, gives: 'known' },
  { file: `${PAGE}/play/session/picking.ts`, gives: 'view' },
  { file: `${PAGE}/play/session/open-session.ts`, gives: 'view' },
  { file: `${PAGE}/play/scene/scene.ts`, calls: 'pieces' },
  { file: `games/${game}/page/index.ts`, calls: 'pieces' },
  { file: `games/${game}/page/pieces.ts`, gives: 'pieces' },
  { file: `${PAGE}/play/scene/scene.ts`, gives: 'pieces' },
  { file: `${PAGE}/play/ground/table-view.tsx`, gives: 'pieces' },
  { file: `${PAGE}/map/arrangement.ts`, calls: 'layOut' },
  { file: `${PAGE}/counters/stacks.ts`, gives: 'layOut' },
  { file: `${PAGE}/map/arrangement.ts`, gives: 'spread' },
  { file: `${PAGE}/map/planes.tsx`, calls: 'Counters' },
  { file: `${PAGE}/counters/counters.tsx` },
]

/** A click that marches: what leads to the rules, and their files down to the one that writes the table. */
interface March {
  readonly game: string
  readonly press: readonly Hop[]
  readonly rules: readonly Hop[]
}

const MARCHES: readonly March[] = [
  {
    game: 'windhoek',
    press: STACK,
    rules: [
      { file: 'games/windhoek/rules/12-march/step.ts', calls: 'moveForce' },
      { file: 'games/windhoek/rules/12-march/force.ts', calls: 'moveTogether' },
      { file: 'games/windhoek/rules/04-control.ts' },
    ],
  },
  {
    game: 'askari',
    press: STACK,
    rules: [
      { file: 'games/askari/rules/10.1-step.ts', calls: 'moveForce' },
      { file: 'games/askari/rules/10.1-force.ts', calls: 'lay' },
      { file: 'games/askari/rules/10.1-ground.ts' },
    ],
  },
  {
    game: 'heart',
    press: UNIT,
    rules: [
      { file: 'games/heart/rules/12-moving.ts', calls: 'march' },
      { file: 'games/heart/rules/12-leg.ts', calls: 'putGroup' },
      { file: 'games/heart/rules/09-room.ts' },
    ],
  },
]

/** From the pointer to the rules: nothing is offered where it is pressed, and it is asked why. */
const NOTHING: readonly Hop[] = [
  { file: `${PAGE}/map/hands.ts`, calls: 'onChoose' },
  { file: `${PAGE}/play/hand/hand.ts`, calls: 'pressOffer' },
  { file: `${PAGE}/play/hand/choosing.ts`, calls: 'whyNothing' },
  { file: `${PAGE}/play/session/open-session.ts`, calls: 'check' },
  { file: 'kernel/play.ts', calls: 'whyNot' },
]

/** A unit in the hand is pressed down on a spot where it may not stand. */
const SPOT: readonly Hop[] = [
  { file: `${PAGE}/map/hands.ts`, calls: 'onChoose' },
  { file: `${PAGE}/play/hand/hand.ts`, calls: 'putDown' },
  { file: `${PAGE}/play/hand/pull.ts`, calls: 'aim' },
  { file: `${PAGE}/play/hand/aim.ts`, calls: 'tried' },
  { file: `${PAGE}/play/hand/movable.ts`, calls: 'whyNot' },
  { file: `${PAGE}/play/session/open-session.ts`, calls: 'check' },
  { file: 'kernel/play.ts', calls: 'whyNot' },
]

/** The way back from where it was asked to the slip of paper. */
const OFFER_BACK: readonly Hop[] = [
  { file: `${PAGE}/play/session/open-session.ts`, gives: 'whyNothing' },
  { file: `${PAGE}/play/hand/choosing.ts`, gives: 'slip' },
  { file: `${PAGE}/play/paper/slips.tsx` },
]

const SPOT_BACK: readonly Hop[] = [
  { file: `${PAGE}/play/session/open-session.ts`, gives: 'whyNot' },
  { file: `${PAGE}/play/hand/movable.ts`, gives: 'tried' },
  { file: `${PAGE}/play/hand/aim.ts`, gives: 'aim' },
  { file: `${PAGE}/play/hand/pull.ts`, calls: 'onRefused' },
  { file: `${PAGE}/play/hand/hand.ts`, calls: 'show' },
  { file: `${PAGE}/play/hand/choosing.ts`, gives: 'slip' },
  { file: `${PAGE}/play/paper/slips.tsx` },
]

/** From the refusal to the sentence on paper. */
const sentence = (back: readonly Hop[]): readonly Hop[] => [
  { file: `${PAGE}/play/session/open-session.ts`, calls: 'refusedBy' },
  { file: 'showing/say.ts', gives: 'refusedBy' },
  ...back,
]

/** A click that is refused: its guard is in the last file of the rules; its words are found by the refusal's name. */
interface Refused {
  readonly what: string
  readonly most: number
  readonly press: readonly Hop[]
  readonly rules: readonly Hop[]
  readonly refusal: string
  readonly words: string
  readonly back: readonly Hop[]
}

const REFUSALS: readonly Refused[] = [
  {
    what: 'Windhoek: a hex that is not next to the force',
    most: 10,
    press: NOTHING,
    rules: [
      { file: 'games/windhoek/rules/12-march/step.ts', calls: 'whyNotCross' },
      { file: 'games/windhoek/rules/13-movement.ts' },
    ],
    refusal: 'notAdjacent',
    words: 'games/windhoek/words/english/march.ts',
    back: OFFER_BACK,
  },
  {
    what: 'Askari: a hex that is not next to the stack',
    most: 10,
    press: NOTHING,
    rules: [{ file: 'games/askari/rules/10.1-step.ts' }],
    refusal: 'notAdjacent',
    words: 'games/askari/words/english/march.ts',
    back: OFFER_BACK,
  },
  {
    what: 'Heart: a unit that has been named already',
    most: 10,
    press: NOTHING,
    rules: [
      { file: 'games/heart/rules/12-movement.ts', calls: 'whyNotName' },
      { file: 'games/heart/rules/12-naming.ts' },
    ],
    refusal: 'namedAlready',
    words: 'games/heart/words/english/move.ts',
    back: OFFER_BACK,
  },
  // Over a tabletop a unit is held first, and all that it might do there is weighed: that is a longer way.
  {
    what: 'Heart: a spot that is too many legs away',
    most: 13,
    press: SPOT,
    rules: [{ file: 'games/heart/rules/12-moving.ts', calls: 'whyNotMarch' }, { file: 'games/heart/rules/12-leg.ts' }],
    refusal: 'noLegLeft',
    words: 'games/heart/words/english/move.ts',
    back: SPOT_BACK,
  },
]

describe.each(MARCHES)('a click that marches in $game', ({ game, press, rules }) => {
  const order = [...press, ...ORDER, ...rules]

  test('goes this way to the table, and from there to the picture', () => {
    expect([order, HEARD, picture(game)].flatMap(faultsIn)).toEqual([])
  })

  test('is followed through 25 files at most', () => {
    expect(filesOn([...order, ...HEARD, ...picture(game)])).toBeLessThanOrEqual(25)
  })
})

describe.each(REFUSALS)('a click that is refused. $what', ({ most, press, rules, refusal, words, back }) => {
  const question = [...press, ...rules]
  const answer = sentence(back)

  test('goes this way to its guard, and from there to the sentence', () => {
    expect([...faultsIn(question), ...faultsIn(answer)]).toEqual([])
    expect(namesIn(rules.at(-1)?.file ?? '')).toSatisfy(isNaming(refusal))
    expect([...namesIn(words).keys()]).toContain(`no.${refusal}`)
  })

  test(`is followed through ${most} files at most`, () => {
    expect(filesOn([...question, ...answer, { file: words }])).toBeLessThanOrEqual(most)
  })
})

test('a way is not true that leads to nothing, comes from nowhere, or has nothing to do with how it was come by', () => {
  const [hands, hand, press] = STACK as readonly [Hop, Hop, Hop]
  expect(faultsIn([hands, { file: press.file }])).toEqual([`${press.file} does not define 'onChoose'`])
  expect(faultsIn([{ file: press.file, calls: 'onChoose' }, { file: hand.file }])).toEqual([
    `${press.file} does not refer to 'onChoose'`,
  ])
  const [apply, glance] = [ORDER[4] as Hop, { file: 'kernel/play.ts', calls: 'glance' }]
  expect(faultsIn([apply, glance, { file: 'games/askari/rules/10.1-step.ts' }])).toEqual([
    "kernel/play.ts: 'apply' and 'glance' have nothing to do with one another",
  ])
})
