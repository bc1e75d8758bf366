import {
  ALLOWED,
  check,
  type Game,
  logFor,
  parseAction,
  type Side,
  sayEvent,
  sayRefusal,
  type TableBase,
} from '@boma/kernel'
import type { Offered } from '../play/offers.ts'
import type { Session } from '../play/session.ts'
import { t } from '../words/words.ts'

/** What the text mode answers: lines to be read out. */
export type Answer = readonly string[]

/** Actions read out at once; more on demand. */
const AT_ONCE = 12

/** Carries out one typed command: a word of the text mode, a number of the list, or an action as players write it. */
export function obey(session: Session, typed: string, listed: readonly Offered[]): Answer {
  const text = typed.trim()
  const [word = '', ...rest] = text.split(/\s+/)
  const others = rest.join(' ')
  switch (word.toLowerCase()) {
    case '':
      return []
    case 'help':
    case '?':
      return t('text.help').split('\n')
    case 'list':
    case 'l':
      return listOffers(listed, others === 'all' ? Number.POSITIVE_INFINITY : AT_ONCE)
    case 'table':
      return session.game.present.describe(session.view(), session.viewer())
    case 'at':
      return whatIsAt(session, others)
    case 'log':
      return lastLines(session, Number(others) || 5)
    case 'why':
      return [whyNot(session, others)]
    case 'undo':
      return [undone(session.undo())]
    case 'redo':
      return [session.redo() ? t('text.redone') : t('text.nothingToRedo')]
    default:
      return act(session, text, listed)
  }
}

/** The offers as a numbered list. */
export function listOffers(listed: readonly Offered[], most: number = AT_ONCE): Answer {
  if (listed.length === 0) return [t('text.nothingToDo')]
  const lines = listed.slice(0, most).map((offer, i) => `${i + 1}. ${offer.label}`)
  return listed.length > most ? [...lines, t('text.more', { count: String(listed.length - most) })] : lines
}

function act(session: Session, text: string, listed: readonly Offered[]): Answer {
  const byNumber = /^\d{1,4}$/.test(text) ? listed[Number(text) - 1] : undefined
  const action = byNumber?.action ?? parseAction(session.game.actions, text)
  if (action === undefined) return [t('text.unknown', { text })]
  const before = session.log().length
  const refused = session.play(action)
  if (refused) return [refused.rule === '' ? refused.sentence : t('text.refused', { sentence: refused.sentence })]
  return session
    .log()
    .slice(before)
    .flatMap((events) => events.map((e) => sayEvent(session.game, e)))
}

function whyNot(session: Session, text: string): string {
  const action = parseAction(session.game.actions, text)
  if (action === undefined) return t('text.unknown', { text })
  const refusal = check(session.game, session.truth(), session.deciding(), action)
  return refusal === ALLOWED ? t('text.nothingForbids') : sayRefusal(session.game, refusal)
}

function undone(problem: string | undefined): string {
  return problem === undefined ? t('text.undone') : t(`undo.${problem}` as Parameters<typeof t>[0])
}

function whatIsAt(session: Session, name: string): Answer {
  const page = session.game.present.page
  const view = session.view()
  const space = page?.board(view).spaces.find((s) => s.name.toLowerCase() === name.toLowerCase())
  if (page === undefined || space === undefined) return [t('text.noSuchSpace', { name })]
  const town = page.board(view).towns.find((x) => x.space === space.id)
  const here = page.pieces(view, session.viewer()).filter((piece) => piece.space === space.id)
  const heading = [space.name, town?.name ?? '', space.terrain].filter((word) => word !== '').join(', ')
  const lines = here.map((piece) => [piece.fullName, piece.values, ...piece.states].filter((w) => w !== '').join(', '))
  return [heading, ...(lines.length > 0 ? lines : [t('text.nobodyThere')])]
}

function lastLines(session: Session, count: number): Answer {
  const events = session.log().flat()
  return logFor(events, session.viewer())
    .slice(-count)
    .map((e) => sayEvent(session.game, e))
}

/** The question in one sentence, as it is announced. */
export function announce(game: Game, side: Side, prompt: string, _view: TableBase): string {
  return t('text.toDecide', {
    side: game.sides[side] ?? '',
    question: game.present.messages[`ask.${prompt}`] ?? prompt,
  })
}
