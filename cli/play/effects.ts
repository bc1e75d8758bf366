import { type Action, ALLOWED, check, type Refusal, type Side, writeAction, writeRecord } from '@boma/kernel'
import { hintsFor, meant, namedAt, type SpokenMatch, sayRefusal } from '@boma/showing'
import { writeRecordFile } from '../records/file.ts'
import { keep } from '../records/kept.ts'
import type { Terminal } from '../screen/terminal.ts'
import { sentence } from '../screen/words.ts'
import { Unusable } from '../unusable.ts'
import { aboutQuestion } from './about.ts'
import { endByWord } from './end.ts'
import { tableHelp } from './help.ts'
import type { Pick, TypedLine } from './line.ts'
import { loadMatch } from './load.ts'
import { sayMeant } from './meant.ts'
import { reasonLines } from './reasons.ts'
import type { Evening } from './session.ts'
import { showList, showLog, tableLines } from './show.ts'
import { take } from './take.ts'
import { takeBack } from './take-back.ts'

/** What a line led to: the same question again, a new position, or the end of the evening. */
type Outcome = 'ask again' | 'go on' | 'leave'

/** The moment at which a line was typed: whose eyes the screen is for, and what may be done. */
export interface Moment {
  readonly session: Evening
  readonly side: Side
  readonly legal: readonly Action[]
  readonly terminal: Terminal
}

/** Does what a line asks for. What cannot be done is answered with one sentence and changes nothing. */
export async function carryOut(line: TypedLine, moment: Moment): Promise<Outcome> {
  try {
    return await effectOf(line, moment)
  } catch (caught) {
    if (!(caught instanceof Unusable)) throw caught
    moment.terminal.say(caught.message)
    return 'ask again'
  }
}

async function effectOf(line: TypedLine, moment: Moment): Promise<Outcome> {
  const { session, side, legal, terminal } = moment
  const { match } = session
  switch (line.kind) {
    case 'play':
      return playOrder(line.picks, moment)
    case 'why':
      terminal.say(whyNot(match, side, actionOf(line.pick, legal)))
      return 'ask again'
    case 'undo': {
      const back = takeBack(session, side, line.byConsent)
      if (back.done && terminal.person) session.kept = keep(session)
      terminal.say(back.sentence)
      return back.done ? 'go on' : 'ask again'
    }
    case 'end': {
      const why = endByWord(session, line.word, line.isSure)
      if (why !== undefined) terminal.say(why)
      else session.unsaved = true
      if (why === undefined && terminal.person) session.kept = keep(session)
      return why === undefined ? 'go on' : 'ask again'
    }
    case 'log':
      showLog(match, side, line.count, terminal)
      return 'ask again'
    case 'list':
      showList(match, side, legal, line.start, terminal)
      return 'ask again'
    case 'hint':
      terminal.say(...hintLines(match, side))
      return 'ask again'
    case 'reasons':
      terminal.say(...reasonLines(session, side))
      return 'ask again'
    case 'table':
      terminal.say(...tableLines(match, side))
      return 'ask again'
    case 'save':
      save(session, line.file)
      terminal.say(`Saved in '${line.file}'.`)
      return 'ask again'
    case 'load':
      return (await loadMatch(session, line.file, line.dropping, terminal)) ? 'go on' : 'ask again'
    case 'about':
      terminal.say(...(await aboutQuestion(match, side, legal, terminal.width)))
      return 'ask again'
    case 'help':
      terminal.say(...tableHelp(match.game))
      return 'ask again'
    case 'unclear':
      return playAsMeant(line, moment)
    case 'nothing':
      return 'ask again'
    case 'quit':
      return 'leave'
  }
}

/** What the doctrine of the game advises whoever looks, each with its reason. */
function hintLines(match: SpokenMatch, side: Side): readonly string[] {
  const { game } = match
  if (game.counsel.doctrine === undefined) return [`Nobody has thought about good play of ${game.tongue.name} yet.`]
  const hints = hintsFor(game, match.view(side), side)
  if (hints.length === 0) return ['There is nothing to advise here.']
  return hints.map(({ order, why }) => `  ${order.map((a) => writeAction(game.actions, a)).join('; ')}  ${why}`)
}

async function playOrder(picks: readonly Pick[], { session, side, legal, terminal }: Moment): Promise<Outcome> {
  const order = picks.map((pick) => actionOf(pick, legal))
  const taken = await take(session, side, order, terminal)
  if (taken === 'played') return 'go on'
  if (taken === 'left') return 'leave'
  const action = order[taken.at] as Action
  const reason = forbidden(session.match, side, taken.refusal, action)
  const written = writeAction(session.match.game.actions, action)
  terminal.say(order.length === 1 ? reason : `Nothing was done, for '${written}' is not allowed there. ${reason}`)
  return 'ask again'
}

/** The words of the page, too, are understood: 'march Franke to Usakos', 'attack Karibib'. */
async function playAsMeant(line: TypedLine & { readonly kind: 'unclear' }, moment: Moment): Promise<Outcome> {
  const { session, side, legal, terminal } = moment
  const { match } = session
  const said =
    line.text === undefined || legal.length === 0
      ? undefined
      : meant(match.game, match.view(side), side, legal, line.text)
  if (said?.kind === 'order')
    return playOrder(
      said.order.map((action) => ({ action })),
      moment,
    )
  terminal.say(...(said === undefined ? [line.sentence] : sayMeant(match, side, said, line.text ?? '')))
  return 'ask again'
}

function actionOf(pick: Pick, legal: readonly Action[]): Action {
  if ('action' in pick) return pick.action
  if (legal.length === 0) throw new Unusable('The match is over.')
  const action = legal[pick.number - 1]
  if (action === undefined)
    throw new Unusable(`There is no action ${pick.number}; the list goes from 1 to ${legal.length}.`)
  return action
}

function whyNot(match: SpokenMatch, side: Side, action: Action): string {
  const refusal = check(match.game, match.table, side, action)
  return refusal === ALLOWED
    ? `Nothing forbids it: '${writeAction(match.game.actions, action)}' is legal.`
    : forbidden(match, side, refusal, action)
}

const forbidden = (match: SpokenMatch, side: Side, refusal: Refusal, action: Action): string =>
  sentence(sayRefusal(namedAt(match.game, match.view(side)), refusal, action))

function save(session: Evening, file: string): void {
  const { match } = session
  writeRecordFile(file, writeRecord(match.tell().record()))
  session.saved = file
  session.unsaved = false
}
