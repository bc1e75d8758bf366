import type { Action, Goal, Piece, Reach } from '@boma/kernel'
import { foresee } from '../play/session/foresee.ts'
import type { Session } from '../play/session/session.ts'
import { t } from '../words/words.ts'
import { placeNamed, spaceWord } from './places.ts'

/** What a command about marches comes to: lines to be read out, or an order to give. */
export interface Marched {
  readonly said?: readonly string[]
  readonly order?: readonly Action[]
}

/** 'reach 2118'; 'go 2118 to 2217'; 'attack 2117 from 2118'; each may end in 'by 2219' and 'with RMLI, DLI'. */
const REACH = /^reach (.+)$/i
const GO = /^go (.+?) to (.+)$/i
const ATTACK = /^attack (.+?) from (.+)$/i
const WITH = /^(.*?)\s+with\s+(.+)$/i
const BY = /^(.*?)\s+by\s+(.+)$/i

/** Carries out a command about how far a stack gets; undefined when it is none. */
export function marchTyped(session: Session, typed: string): Marched | undefined {
  const [text, names] = cut(typed, WITH)
  const [rest, places] = cut(text, BY)
  const [, from] = REACH.exec(rest) ?? []
  if (from !== undefined)
    return asking(session, { from, names, places }, (reach) => ({ said: tellReach(session, reach) }))
  const [, start, end] = GO.exec(rest) ?? []
  if (start !== undefined && end !== undefined)
    return asking(session, { from: start, to: end, names, places }, (reach, to) =>
      going(session, reach, to, { from: start, name: end }),
    )
  const [, enemy, base] = ATTACK.exec(rest) ?? []
  if (enemy === undefined || base === undefined) return undefined
  return asking(session, { from: base, to: enemy, names, places }, (reach, to) => attacking(reach, to, enemy))
}

/** The front of a command, and the list behind a word of it. */
function cut(text: string, form: RegExp): readonly [string, readonly string[]] {
  const [, front, list] = form.exec(text) ?? []
  return front === undefined || list === undefined ? [text, []] : [front, list.split(',').map((word) => word.trim())]
}

interface Typed {
  readonly from: string
  readonly to?: string
  readonly names: readonly string[]
  readonly places: readonly string[]
}

/** Finds the places and counters that were typed, and how far they get; says what it does not know. */
function asking(session: Session, typed: Typed, then: (reach: Reach, to: number) => Marched): Marched {
  const said = (line: string): Marched => ({ said: [line] })
  const spaces = [typed.from, typed.to ?? typed.from, ...typed.places]
  const unknown = spaces.find((name) => placeNamed(session, name) === undefined)
  if (unknown !== undefined) return said(t('text.noSuchSpace', { name: unknown }))
  const [space = 0, to = 0, ...via] = spaces.map((name) => placeNamed(session, name) ?? 0)
  const here =
    session.game.present.page?.pieces(session.view(), session.viewer()).filter((p) => p.space === space) ?? []
  const stranger = typed.names.find((name) => !here.some((piece) => isCalled(piece, name)))
  if (stranger !== undefined) return said(t('text.notThere', { name: stranger }))
  const pieces = here.filter((piece) => typed.names.some((name) => isCalled(piece, name))).map(({ id }) => id)
  const reach =
    session.offers().length === 0
      ? undefined
      : session.game.present.page?.reach?.(session.view(), { space, via, ...(pieces.length > 0 && { pieces }) })
  return reach === undefined ? said(t('text.nobodyGoes', { name: typed.from })) : then(reach, to)
}

const isCalled = ({ name, fullName }: Piece, word: string): boolean =>
  [name, fullName].some((known) => known.toLowerCase() === word.toLowerCase())

/** Who goes; whom they can attack, with the odds; and everywhere else, with what is left there. */
function tellReach(session: Session, reach: Reach): readonly string[] {
  const targets = reach.goals.filter((goal) => goal.hostile)
  const places = reach.goals.filter((goal) => !goal.hostile)
  return [
    t('text.whoGoes', { count: String(reach.pieces.length), all: String(reach.mobile.length) }),
    ...targets.map(
      (goal) => `${t('text.canAttack', { place: spaceWord(session, goal.space) })}: ${oddsIn(session, goal)}`,
    ),
    places.length === 0 ? t('text.nowhere') : places.map((goal) => placeIn(session, goal)).join(', '),
  ]
}

function placeIn(session: Session, { space, left, halts }: Goal): string {
  const facts = [left === '' ? '' : t('text.pointsLeft', { left }), halts ? t('text.halted') : ''].filter(
    (f) => f !== '',
  )
  return facts.length === 0 ? spaceWord(session, space) : `${spaceWord(session, space)} (${facts.join(', ')})`
}

/** How an attack stands: the table is tried out up to the attack itself, and its odds are those of the forecast. */
function oddsIn(session: Session, goal: Goal): string {
  const last = goal.order.at(-1)
  const before = foresee(session.game, session.view(), session.deciding(), goal.order.slice(0, -1))
  const odds = before && last !== undefined ? session.game.present.page?.forecast?.(before, last) : undefined
  if (odds === undefined) return t('text.unseen')
  return odds.outcomes.map(({ name, probability }) => `${name} ${Math.round(100 * probability)} %`).join(', ')
}

/** Marches there; who would attack is told the odds first, and how to do it. */
function going(
  session: Session,
  { goals }: Reach,
  to: number,
  { from, name }: { from: string; name: string },
): Marched {
  const peaceful = goals.find((goal) => goal.space === to && !goal.hostile)
  if (peaceful !== undefined) return { order: peaceful.order }
  const hostile = goals.find((goal) => goal.space === to)
  const place = spaceWord(session, to)
  if (hostile === undefined) return { said: [t('text.outOfReach', { place })] }
  return { said: [t('text.sayAttack', { place, from, to: name, odds: oddsIn(session, hostile) })] }
}

function attacking({ goals }: Reach, to: number, name: string): Marched {
  const goal = goals.find((each) => each.space === to && each.hostile)
  return goal === undefined ? { said: [t('text.cannotAttack', { place: name })] } : { order: goal.order }
}
