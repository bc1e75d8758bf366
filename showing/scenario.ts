import { type BySide, Match, NOBODY, type TableBase } from '@boma/kernel'
import { type SpokenGame, scenarioName } from './game.ts'
import type { Guide } from './guide.ts'

/** What is said of a scenario before it is played: a heading, and sentences under it. */
export interface ScenarioPart {
  readonly id: keyof ScenarioWords['heads']
  readonly head: string
  readonly lines: readonly string[]
}

/** How long matches of a scenario were and how they ended, between two equal computers. */
export interface MeasuredLength {
  readonly matches: number
  /** Orders of both sides together, as a rule. */
  readonly orders: number
  readonly points: BySide<number>
}

/** A person takes about so many seconds for an order: a rule of thumb, and said to be one. */
const SECONDS = 15

/** The scenario as it lies on the table when the match begins, as an onlooker sees it; its dice are always the same. */
export function scenarioTable<T extends TableBase>(game: SpokenGame<T>, scenario: string): T {
  const match = new Match(game, { scenario, dice: { kind: 'cipher', secret: new Uint8Array(32) } })
  return match.view(NOBODY)
}

/** All that a newcomer wants to know of a scenario: the same sentences on the page and in the terminal. */
export function scenarioParts<T extends TableBase>(
  game: SpokenGame<T>,
  scenario: string,
  { scenarios, first }: Guide,
  length: MeasuredLength | undefined,
): readonly ScenarioPart[] {
  const { history, needs, sides } = scenarios[scenario] ?? { history: '', needs: ['', ''], sides: ['', ''] }
  const words = WORDS[game.tongue.language] ?? english
  const t = scenarioTable(game, scenario)
  const parts = {
    history: [history],
    needs: [...needs, ...worths(game, t, words), until(game, t, words)],
    length: [length === undefined ? words.unmeasured : words.length(length, time(length, words))],
    even: [evenness(game.tongue.sides, length, words)],
    hard: [...sides, first === scenario ? beginning(game, words) : words.other(scenarioName(game, first))],
  }
  return (Object.keys(parts) as (keyof typeof parts)[]).map((id) => ({
    id,
    head: words.heads[id],
    lines: parts[id].filter((line) => line !== ''),
  }))
}

/** That this is the one to play first, where there are others. */
const beginning = <T extends TableBase>(game: SpokenGame<T>, words: ScenarioWords): string =>
  game.scenarios.length > 1 ? words.first : ''

/** What each objective brings, where a scenario has several. */
const worths = <T extends TableBase>(game: SpokenGame<T>, t: T, words: ScenarioWords): readonly string[] =>
  (game.page.advice.standing?.(t)?.sums ?? []).flatMap(({ text, worth, rule }) =>
    worth === undefined ? [] : [words.worth(text, worth, rule)],
  )

/** When it ends at the latest. */
function until<T extends TableBase>(game: SpokenGame<T>, t: T, words: ScenarioWords): string {
  const { timeline, last = timeline.at(-1)?.label ?? '' } = game.page.status(t)
  return words.until(last === String(timeline.length) ? '' : last, timeline.length)
}

/** Fewer matches than these say how long it takes, but not how even it is. */
const ENOUGH = 10

function evenness(sides: readonly string[], length: MeasuredLength | undefined, words: ScenarioWords): string {
  if (length === undefined) return words.unmeasured
  return length.matches < ENOUGH ? words.few(length.matches) : words.score(sides, length)
}

/** In minutes up to an hour and a half, then in hours. */
function time({ orders }: MeasuredLength, words: ScenarioWords): string {
  const minutes = Math.max(5, Math.round((orders * SECONDS) / 60 / 5) * 5)
  return minutes <= 90 ? words.minutes(minutes) : words.hours(Math.round(minutes / 60))
}

interface ScenarioWords {
  readonly heads: Readonly<Record<'history' | 'needs' | 'length' | 'even' | 'hard', string>>
  readonly first: string
  readonly unmeasured: string
  other(name: string): string
  worth(text: string, worth: number, rule: string): string
  until(turn: string, turns: number): string
  length(measured: MeasuredLength, time: string): string
  few(matches: number): string
  score(sides: readonly string[], measured: MeasuredLength): string
  minutes(count: number): string
  hours(count: number): string
}

const english: ScenarioWords = {
  heads: {
    history: 'What happened there',
    needs: 'Who needs what',
    length: 'How long it takes',
    even: 'How even it is',
    hard: 'How hard each side is',
  },
  first: 'Play this one first.',
  other: (name) => `Play “${name}” first.`,
  unmeasured: 'That has not been measured.',
  worth: (text, worth, rule) => `${text}: ${points(worth, 'point')} (${rule}).`,
  until: (turn, turns) =>
    `It ends after ${points(turns, 'turn')} at the latest${turn === '' ? '' : `; the last is ${turn}`}.`,
  length: ({ orders, matches }, time) =>
    `About ${orders} orders on both sides together: ${time} at fifteen seconds an order. Measured in ${points(matches, 'match')} between computers.`,
  few: (matches) =>
    `Nobody knows yet: ${points(matches, 'match')} between computers ${matches === 1 ? 'was' : 'were'} measured, too few to tell.`,
  score: (sides, { points: [first, second], matches }) =>
    `Between two equal computers: ${sides[0]} ${first}, ${sides[1]} ${second}, of ${points(matches, 'match')}.`,
  minutes: (count) => `${count} minutes`,
  hours: (count) => `${count} hours`,
}

/** '1 point', '3 matches'. */
const points = (count: number, word: string): string =>
  `${count} ${Math.abs(count) === 1 ? word : word.endsWith('ch') ? `${word}es` : `${word}s`}`

const german: ScenarioWords = {
  heads: {
    history: 'Was dort geschah',
    needs: 'Wer was braucht',
    length: 'Wie lange es dauert',
    even: 'Wie ausgeglichen es ist',
    hard: 'Wie schwer jede Seite ist',
  },
  first: 'Spielen Sie dieses zuerst.',
  other: (name) => `Spielen Sie zuerst „${name}“.`,
  unmeasured: 'Das ist nicht gemessen.',
  worth: (text, worth, rule) => `${text}: ${worth} ${Math.abs(worth) === 1 ? 'Punkt' : 'Punkte'} (${rule}).`,
  until: (turn, turns) =>
    `Spätestens nach ${turns} ${turns === 1 ? 'Runde' : 'Runden'} ist es zu Ende${turn === '' ? '' : `; die letzte ist ${turn}`}.`,
  length: ({ orders, matches }, time) =>
    `Etwa ${orders} Befehle beider Seiten zusammen: ${time} bei fünfzehn Sekunden je Befehl. Gemessen in ${inGerman(matches)} zwischen Computern.`,
  few: (matches) => `Das weiß noch niemand: Gemessen sind ${inGerman(matches)} zwischen Computern, zu wenige.`,
  score: (sides, { points: [first, second], matches }) =>
    `Zwischen zwei gleichen Computern: ${sides[0]} ${decimal(first)}, ${sides[1]} ${decimal(second)}, von ${inGerman(matches)}.`,
  minutes: (count) => `${count} Minuten`,
  hours: (count) => `${count} Stunden`,
}

const inGerman = (matches: number): string => `${matches} ${matches === 1 ? 'Partie' : 'Partien'}`
const decimal = (value: number): string => String(value).replace('.', ',')

const WORDS: Readonly<Record<string, ScenarioWords>> = { en: english, de: german }
