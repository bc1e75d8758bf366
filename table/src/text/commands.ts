import { type Action, notationOf, notations, openKinds, parseAction, question, writeAction } from '@boma/kernel'
import { type Guide, hintsFor, meant, sayEvent, weighedOn } from '@boma/showing'
import { pieceWords } from '../play/scene/piece-words.ts'
import { terrainWords } from '../play/scene/terrain-words.ts'
import { isPriced, type Offered } from '../play/session/offers.ts'
import { nameOfSeat } from '../play/session/seats.ts'
import type { Answered, Refused, Session, TakenBack, Told } from '../play/session/session.ts'
import { t } from '../words/words.ts'
import { always } from './always.ts'
import { sayMeant } from './marches.ts'
import { neighbourLines } from './neighbours.ts'
import { placeNamed } from './places.ts'

/** What the text mode answers: lines to be read out. */
type Answer = readonly string[]

/** Actions read out at once; more on demand. */
const AT_ONCE = 12

/** Who else has to do with it. */
interface Others {
  /** Tells what the others did: whoever knows the table. */
  readonly retell?: () => Answer
  /** Is told what came of it where the referee is far away. */
  readonly later?: Later
  /** Is nobody advised at this match? */
  readonly isUnadvised?: boolean
  /** The guide to the game, if it has come. */
  readonly guide?: Guide | undefined
}
type Later = (lines: Answer) => void

/**
 * Carries out one typed command: a word of the text mode, a number of the list, or an action as players write it. What is
 * known of it only later is told then.
 */
export function obey(
  session: Session,
  typed: string,
  { retell = () => [], later = () => {}, isUnadvised, guide }: Others = {},
): Answer {
  const text = typed.trim()
  const [word = '', ...rest] = text.split(/\s+/)
  const others = rest.join(' ')
  if (session.wanted() !== undefined) return typeDie(session, text, later)
  switch (word.toLowerCase()) {
    case '':
      return []
    case '?':
      return aboutLines(session, guide)
    case 'help':
      return others === '' ? t('text.help').split('\n') : notations(session.game.actions)
    case 'list':
    case 'l':
      return [...listOffers(session.offers(), others), ...sayOpen(session)]
    case 'describe':
    case 'table':
    case 'at':
      return others === '' ? session.game.page.describe(session.view(), session.viewer()) : whatIsAt(session, others)
    case 'choose':
      return act(session, others, later)
    case 'log':
      return lastLines(session, Number(others) || 5)
    case 'recap':
      return retell()
    case 'hint':
      return isUnadvised === true ? [t('hint.off')] : hintLines(session)
    case 'why':
      return [whyNot(session, others)]
    case 'always':
      return withEvents(session, () => always(session, others))
    case 'undo':
      return answerTo((answered) => void session.undo(false, answered), undone, later)
    case 'undo!':
      return answerTo((answered) => void session.undo(true, answered), undone, later)
    case 'redo':
      return answerTo((answered) => void session.redo(answered), redone, later)
    default:
      return act(session, text, later)
  }
}

/** What the question is, what to weigh and what is usual, with the figures of this position. */
function aboutLines(session: Session, guide: Guide | undefined): Answer {
  const answers = session.offers().map(({ action }) => action)
  const help = guide?.questions[question(session.game, session.view())?.name ?? '']
  if (help === undefined || answers.length === 0) return t('text.help').split('\n')
  const figures = weighedOn(session.game, session.view(), answers).map((line) => `${line.head}: ${line.text}`)
  return [help.what, help.weigh, `${t('guide.usual')} ${help.usual}`, ...figures]
}

/** What the doctrine of the game advises whoever decides, by what he sees. */
function hintLines(session: Session): Answer {
  if (session.offers().length === 0) return [t('text.nothingToDo')]
  const hints = hintsFor(session.game, session.view(), session.viewer())
  if (hints.length === 0) return [t('hint.none')]
  return hints.map(({ does, why }, i) => `${i + 1}. ${does}. ${why}`)
}

const priceOf = (offer: Offered): string => (isPriced(offer) ? `, ${offer.cost}` : '')

/** The offers as a numbered list: the first few, 'all', or those that have a word in them. */
function listOffers(offers: readonly Offered[], which: string): Answer {
  const word = which === 'all' ? '' : which.toLowerCase()
  const found = offers
    .map((offer, i) => ({ label: offer.label, line: `${i + 1}. ${offer.label}${priceOf(offer)}` }))
    .filter((entry) => entry.label.toLowerCase().includes(word))
  if (offers.length === 0) return [t('text.nothingToDo')]
  if (found.length === 0) return [t('text.noneLike', { word })]
  const most = which === '' ? AT_ONCE : found.length
  const lines = found.slice(0, most).map((entry) => entry.line)
  return found.length > most ? [...lines, t('text.more', { count: String(found.length - most) })] : lines
}

/** Of an open choice only some answers are listed: says how to write any other. */
function sayOpen({ game, offers, view }: Session): Answer {
  const ways = offers().length === 0 ? [] : openKinds(game, view()).map((kind) => notationOf(game.actions, kind))
  return ways.length === 0 ? [] : [t('text.open', { ways: ways.join(', ') })]
}

/** An action by its number in the list, or as players write it. */
const actionIn = ({ game, offers }: Session, text: string): Action | undefined =>
  (/^\d{1,4}$/.test(text) ? offers()[Number(text) - 1]?.action : undefined) ?? parseAction(game.actions, text)

/** One action, or several with semicolons between them as one order. Numbers are those of the list as it is now. */
function act(session: Session, text: string, later: Later): Answer {
  const words = text.split(';').map((part) => part.trim())
  const actions = words.map((part) => actionIn(session, part))
  const unknown = words.find((_, i) => actions[i] === undefined)
  if (unknown !== undefined && words.length === 1) return actAsMeant(session, unknown, later)
  if (unknown !== undefined) return [t('text.unknown', { text: unknown })]
  const order = actions.filter((action) => action !== undefined)
  const [only, ...more] = order
  const isOne = only !== undefined && more.length === 0
  return tell(
    session,
    (answered) => void (isOne ? session.play(only, answered) : session.order(order, answered)),
    later,
  )
}

/** What the words of the page mean: a label, 'reach 2118', 'march Franke to Usakos', 'attack Karibib from Usakos'. */
function actAsMeant(session: Session, text: string, later: Later): Answer {
  const legal = session.offers().map(({ action }) => action)
  const said = meant(session.game, session.view(), session.viewer(), legal, text)
  if (said === undefined) return [t('text.unknown', { text })]
  if (said.kind !== 'order') return sayMeant(session, said, text)
  return tell(session, (answered) => void session.order(said.order, answered), later)
}

function typeDie(session: Session, text: string, later: Later): Answer {
  const sides = session.wanted()?.sides ?? 0
  const face = Number(text)
  if (!Number.isInteger(face) || face < 1 || face > sides) return [t('dice.ask', { sides: String(sides) })]
  return tell(session, (answered) => session.typeDie(face, answered), later)
}

/** Does something, and says what came of it once all of that has happened: at once, or later. */
function answerTo<O>(deed: (answered: Answered<O>) => void, say: (outcome: O) => Answer, later: Later): Answer {
  let known: { readonly outcome: O } | undefined
  let isLater = false
  deed((outcome) => {
    known = { outcome }
    if (isLater) later(say(outcome))
  })
  isLater = true
  return known === undefined ? [] : say(known.outcome)
}

/** Does something, and tells all that came of it. */
function tell(session: Session, deed: (answered: Answered<Refused | undefined>) => void, later: Later): Answer {
  const before = session.told()
  return answerTo(deed, (refused) => tellOf(session, before, refused), later)
}

function tellOf(session: Session, before: Told, refused: Refused | undefined): Answer {
  if (refused) return [t('text.refused', { reason: reason(refused) })]
  const wanted = session.wanted()
  if (wanted) return [t('dice.ask', { sides: String(wanted.sides) })]
  const left = session.left.map((action) => writeAction(session.game.actions, action))
  return [...sayEvents(session, before), ...(left.length > 0 ? [t('text.left', { words: left.join('; ') })] : [])]
}

/** Answers, and tells what came of it. */
function withEvents(session: Session, answer: () => Answer): Answer {
  const before = session.told()
  const said = answer()
  const wanted = session.wanted()
  return [...said, ...(wanted ? [t('dice.ask', { sides: String(wanted.sides) })] : sayEvents(session, before))]
}

/** What was told after the log had come so far, in sentences. */
export const sayEvents = (session: Session, after: Told): Answer =>
  session.since(after).map((e) => sayEvent(session.game, e))

const reason = ({ sentence, rule }: Refused): string => (rule === '' ? sentence : `${sentence} (${rule})`)

function whyNot(session: Session, text: string): string {
  const action = actionIn(session, text)
  if (action === undefined) return t('text.unknown', { text })
  const refused = session.whyNot(action)
  return refused ? reason(refused) : t('text.nothingForbids')
}

const undone = (result: TakenBack): Answer => [result === 'done' ? t('text.undone') : t(`undo.${result}`)]
const redone = (isDone: boolean): Answer => [t(isDone ? 'text.redone' : 'text.nothingToRedo')]

function whatIsAt(session: Session, name: string): Answer {
  const page = session.game.page
  const view = session.view()
  const board = page?.board(view)
  const id = placeNamed(session, name)
  if (page === undefined || board === undefined || id === undefined) return [t('text.noSuchSpace', { name })]
  const space = board.spaces.find((each) => each.id === id)
  const box = board.boxes.find((each) => each.space === id)
  const townName = board.towns.find((x) => x.space === id)?.name ?? ''
  const heading = [space?.name ?? box?.name ?? '', townName, terrainWords(space?.terrain ?? '')].filter(
    (word) => word !== '',
  )
  const pieces = page.pieces(view, session.viewer())
  const here = pieces.filter((piece) => piece.space === id)
  return [
    heading.join(', '),
    ...(here.length > 0 ? here.map(pieceWords) : [t('text.nobodyThere')]),
    ...neighbourLines(session, board, id, pieces),
  ]
}

function lastLines(session: Session, count: number): Answer {
  return session
    .log()
    .flat()
    .slice(-count)
    .map((e) => sayEvent(session.game, e))
}

/** The question in one sentence, as it is announced; '' while the computer answers it. */
export function announce(session: Session): string {
  const seat = session.decision()?.seat
  if (seat === undefined) return t('play.over')
  if (session.seats[seat] !== 'person') return ''
  return t('text.toDecide', { side: nameOfSeat(session.game, seat), question: session.question() })
}
