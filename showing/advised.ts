import {
  type Counsel,
  type Counting,
  type Instruction,
  join,
  type NoteFact,
  type Odds,
  type Plan,
  type Plans,
  sideAlone,
  text,
} from '@boma/counsel'
import { type BySide, NOBODY, type Side, type TableBase } from '@boma/kernel'
import { BLANK_MARK, type Goal, type InstructionForm, type Reach } from './presence/choosing.ts'
import type { Shade } from './presence/field.ts'
import type { Forecast } from './presence/fight.ts'
import type { Advice } from './presence/presence.ts'
import type { Text } from './text.ts'

/** What a game adds to its counsel where that is shown. */
export interface Looks {
  /** The look that stands for each side. */
  readonly bodies: BySide<string>
  /** Points as players count them; a number as it is when left out. */
  points?(points: number): string
  /** The same for what is left on arrival. */
  left?(points: number): string
}

/** What a game's counsel works out, to be read. */
export function adviceOf<T extends TableBase>(counsel: Counsel<T>, looks: Looks): Advice<T> {
  const { plans, whyNot, odds, stakes, standing, customs, instructions } = counsel
  return {
    ...(plans && { reach: (t, from) => optional(plans(t, from), (found) => reachOf(found, looks)) }),
    ...(whyNot && { whyNot }),
    ...(odds && { forecast: (t, action) => optional(odds(t, [action]), (found) => forecastOf(found, looks)) }),
    ...(stakes && { stakes }),
    ...(standing && { standing }),
    ...(instructions && { instructions: (side) => instructions(side).map(formOf) }),
    ...(customs && {
      standingAnswers: (given) =>
        customs.flatMap(({ key, offered, holds, answer, says }) => {
          const terms = offered(given)
          if (terms === undefined) return []
          const label = says?.(terms) ?? { key: `custom.${key}`, facts: terms }
          return [{ id: key, label, holds: (t) => holds(t, terms), answer: (t) => answer(t, terms) }]
        }),
    }),
  }
}

const formOf = ({ key, rule, blanks }: Pick<Instruction, 'key' | 'rule' | 'blanks'>): InstructionForm<Text> => ({
  ...{ id: key, rule },
  sentence: { key: `instruct.${key}`, facts: mapped(blanks, (name) => `${BLANK_MARK}${name}${BLANK_MARK}`) },
  blanks: Object.entries(blanks).map(([name, { kind, values, usually }]) => ({
    ...{ name, usually },
    options: values.map((value) => ({ value, label: blankWord(kind, value, `instruct.${key}.${name}.${value}`) })),
  })),
})

function blankWord(kind: string, value: number, key: string): Text {
  if (kind === 'percent') return `${value}\u00a0%`
  if (kind === 'number') return String(value)
  return kind === 'word' ? { key } : { kind, value }
}

const mapped = (of: object, as: (name: string) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(of).map((name) => [name, as(name)]))

const optional = <V, W>(value: V | undefined, then: (value: V) => W): W | undefined =>
  value === undefined ? undefined : then(value)

const pointsOf = (points: number, looks: Looks): string => looks.points?.(points) ?? String(points)

function reachOf({ pieces, mobile, points, slow, halt, all, planned, field }: Plans, looks: Looks): Reach<Text> {
  return {
    ...{ pieces, mobile },
    ...(points === undefined ? {} : { points: pointsOf(points, looks) }),
    ...(slow && { slow: { pieces: slow.pieces, without: pointsOf(slow.without, looks) } }),
    ...(halt && { halt }),
    goals: all.map((plan) => goalOf(plan, looks)),
    ...(planned && { planned: goalOf(planned, looks) }),
    ...(field && { field: shadesOf(field) }),
  }
}

/** What counters could strike at, and what they only see, as the map has it. */
export const shadesOf = (field: NonNullable<Plans['field']>): readonly Shade[] =>
  field.map((each) => ({ ...each, tone: each.chance === undefined ? 'good' : 'fire' }))

const goalOf = ({ space, by, order, path, left, price, halts, hostile }: Plan, looks: Looks): Goal<Text> => ({
  ...{ space, by, order, path, left: left === undefined ? '' : (looks.left?.(left) ?? pointsOf(left, looks)) },
  ...(price && { price }),
  ...{ halts, hostile },
})

/** The look of a side, or of what is nobody's. */
const bodyOf = (side: Side, { bodies }: Looks, isVain = false): string =>
  side === NOBODY ? (isVain ? 'marker' : '') : bodies[side]

function forecastOf({ title, rule, outcomes, exact, assumes, losses, counts }: Odds, looks: Looks): Forecast<Text> {
  return {
    ...{ title, rule },
    outcomes: outcomes.map(({ name, chance, side, isVain, decidedIn }) => ({
      ...{ name, probability: chance, body: bodyOf(side, looks, isVain) },
      ...(decidedIn !== undefined && { decidedIn }),
    })),
    exact,
    ...(assumes.length > 0 && { assumes: join(assumes, ' ') }),
    histograms: losses.map(({ name, side, chances }) => ({ name, body: bodyOf(side, looks), chances })),
    lines: counts.map(lineOf),
  }
}

/** One thing that counts, as odds and boards of fights have it. */
export const lineOf = ({ text: said, side, adds, is, rule }: Counting): Forecast<Text>['lines'][number] => ({
  text: side === undefined ? asText(said) : text`${sideAlone(side)}: ${said}`,
  value: adds === undefined ? (is === undefined ? '' : asText(is)) : signed(adds),
  rule,
})

const asText = (fact: NoteFact): Text => join([fact])

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')
