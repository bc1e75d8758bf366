import { readFileSync } from 'node:fs'
import type { NoticeHabits, NoticeTopic, Petition } from '@boma/club'

/** What may be told of a match to anybody: its game, who sits opposite, what it is about, and what is left. */
export interface PublicFacts {
  readonly match: string
  readonly game: string
  readonly against: string
  readonly topic: NoticeTopic
  /** What is asked of the reader. */
  readonly what?: Petition['what']
  /** Milliseconds; left out where there is no clock, and where time is not the matter. */
  readonly left?: number | undefined
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
    'one.move': 'Your move: {game}',
    'one.joined': 'Your match has begun: {game}',
    'one.offer': 'You are asked: {game}',
    'one.talk': 'You were written to: {game}',
    'one.time': 'Your time runs out: {game}',
    'one.over': 'It is over: {game}',
    moves: 'Your move in {count} matches',
    several: '{count} things of your matches',
    move: '{game}, against {against}: your move.',
    joined: '{game}: {against} sat down.',
    'offer.draw': '{game}: {against} offers a draw.',
    'offer.take-back': '{game}: {against} asks to take an order back.',
    'offer.adjourn': '{game}: {against} asks for a rest.',
    'offer.home': '{game}: {against} asks to end the match at the club and go on at home.',
    talk: '{game}: {against} wrote to you.',
    time: '{game}, against {against}: your time runs out.',
    over: '{game}, against {against}: the match is over.',
    hours: '{hours} h left.',
    minutes: '{minutes} min left.',
    code: 'Your code for notices of Boma',
    codeLine: 'Type this code on the page, to be told by mail when a match waits for you: {code}',
  },
  de: {
    'one.move': 'Sie sind am Zug: {game}',
    'one.joined': 'Ihre Partie hat begonnen: {game}',
    'one.offer': 'Sie werden gefragt: {game}',
    'one.talk': 'Ihnen wurde geschrieben: {game}',
    'one.time': 'Ihre Zeit läuft ab: {game}',
    'one.over': 'Sie ist zu Ende: {game}',
    moves: 'Sie sind am Zug in {count} Partien',
    several: '{count} Neuigkeiten aus Ihren Partien',
    move: '{game}, gegen {against}: Sie sind am Zug.',
    joined: '{game}: {against} hat sich gesetzt.',
    'offer.draw': '{game}: {against} bietet ein Unentschieden an.',
    'offer.take-back': '{game}: {against} möchte einen Befehl zurücknehmen.',
    'offer.adjourn': '{game}: {against} bittet um eine Pause.',
    'offer.home': '{game}: {against} möchte die Partie im Club beenden und zu Hause weiterspielen.',
    talk: '{game}: {against} hat Ihnen geschrieben.',
    time: '{game}, gegen {against}: Ihre Zeit läuft ab.',
    over: '{game}, gegen {against}: die Partie ist zu Ende.',
    hours: 'Noch {hours} h.',
    minutes: 'Noch {minutes} min.',
    code: 'Ihr Code für Nachrichten von Boma',
    codeLine:
      'Geben Sie diesen Code auf der Seite ein, damit Ihnen per Mail gesagt wird, wenn eine Partie auf Sie wartet: {code}',
  },
} as const

type Sentences = (typeof SENTENCES)[NoticeHabits['language']]

const filled = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '')

/** What is told of matches to somebody who is away. */
export function messageOf(
  all: readonly PublicFacts[],
  language: NoticeHabits['language'],
  club: string,
): NoticeMessage {
  const say = SENTENCES[language]
  // Whose time runs out knows that it is his move.
  const isLate = (match: string) => all.some((each) => each.match === match && each.topic === 'time')
  const facts = all.filter(({ match, topic }) => topic !== 'move' || !isLate(match))
  const [first] = facts
  const isOneMatch = new Set(facts.map(({ match }) => match)).size === 1
  return {
    subject: subjectOf(facts, say),
    lines: facts.map((each) => lineOf(each, say)),
    facts,
    address: `${club}/#/${isOneMatch ? `far/${first?.match}` : 'club'}`,
  }
}

function subjectOf(facts: readonly PublicFacts[], say: Sentences): string {
  const [first] = facts
  if (first !== undefined && facts.length === 1) return filled(say[`one.${first.topic}`], { game: nameOf(first.game) })
  const areMoves = facts.every(({ topic }) => topic === 'move' || topic === 'time')
  return filled(areMoves ? say.moves : say.several, { count: String(facts.length) })
}

function lineOf({ game, against, topic, what, left }: PublicFacts, say: Sentences): string {
  const sentence = topic === 'offer' ? say[`offer.${what ?? 'draw'}`] : say[topic]
  return [filled(sentence, { game: nameOf(game), against }), ...leftWords(left, say)].join(' ')
}

/** What is left of somebody's time: by the hour, and at the end by the minute. */
function leftWords(left: number | undefined, say: Sentences): readonly string[] {
  if (left === undefined) return []
  const [hours, minutes] = [3_600_000, 60_000].map((unit) => String(Math.max(0, Math.floor(left / unit))))
  return [
    left < 3_600_000 ? filled(say.minutes, { minutes: minutes ?? '' }) : filled(say.hours, { hours: hours ?? '' }),
  ]
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
