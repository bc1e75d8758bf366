import { NOBODY, type Side, writeAction } from '@boma/kernel'
import type { Terminal } from '../screen/terminal.ts'
import { computerDecides } from './computer.ts'
import { askDie } from './dice.ts'
import { carryOut, type Moment } from './effects.ts'
import { parseLine } from './line.ts'
import { type Evening, onlooker, people, sharesSecrets } from './session.ts'
import { askedIn, resultLine, showDecision, tableLines, tellNews } from './show.ts'

/** Plays until everybody has left the table. */
export async function playOn(session: Evening, terminal: Terminal): Promise<void> {
  while (await nextDecision(session, terminal));
}

/** Gets one decision made; false when the person at the keyboard leaves. */
async function nextDecision(session: Evening, terminal: Terminal): Promise<boolean> {
  const { match, seats } = session
  if (match.waiting !== undefined) return openingDie(session, terminal)
  const { decision } = match
  if (decision === undefined) return afterTheEnd(session, terminal)
  const legal = match.legal()
  if (legal.length === 0)
    throw new Error(
      `${match.game.tongue.sides[decision.side]} has to decide (${decision.rule}), but no action is legal`,
    )
  const moment = { session, side: decision.side, legal, terminal }
  const seat = seats[decision.seat] ?? 'human'
  return seat === 'human' ? personDecides(moment) : computerDecides(seat, moment)
}

async function openingDie({ match }: Evening, terminal: Terminal): Promise<boolean> {
  const face = match.waiting && (await askDie(match.waiting, 'Set-up', terminal))
  if (face !== undefined) match.offer(face)
  return face !== undefined
}

async function personDecides(moment: Moment): Promise<boolean> {
  const { session, side, legal, terminal } = moment
  if (!(await passKeyboard(session, side, terminal))) return false
  tellNews(session, side, terminal)
  showDecision(session, side, legal, terminal)
  return converse(moment)
}

/** Gives people the last word: they may look, save, or take back. */
async function afterTheEnd(session: Evening, terminal: Terminal): Promise<boolean> {
  const side = onlooker(session)
  const some = people(session).length
  // Two people have both seen the end; one, or an onlooker, may not have.
  if (some < 2) tellNews(session, side, terminal)
  terminal.say('', ...tableLines(session.match, side), '', resultLine(session.match))
  if (some === 0 && !terminal.person) return false
  return converse({ session, side, legal: [], terminal })
}

/** Takes one line after the other until one of them changes the table; false when the person leaves. */
async function converse(moment: Moment): Promise<boolean> {
  const { session, side, legal, terminal } = moment
  const { game } = session.match
  const prompt = side === NOBODY || session.match.over ? '> ' : `${askedIn(session.match)}> `
  const words = legal.map((action) => writeAction(game.actions, action))
  for (;;) {
    const text = await terminal.ask(prompt, words)
    if (text === undefined) return false
    const outcome = await carryOut(parseLine(text, game), moment)
    if (outcome !== 'ask again') return outcome === 'go on'
  }
}

/** Keeps two people at one keyboard from seeing each other's secrets; false when they leave. */
async function passKeyboard(session: Evening, side: Side, terminal: Terminal): Promise<boolean> {
  const { match, keyboard } = session
  session.keyboard = side
  const isStart = keyboard === NOBODY && match.length === 0
  if (keyboard === side || isStart || !terminal.person || !sharesSecrets(session)) return true
  const name = match.game.tongue.sides[side]
  if (keyboard !== NOBODY && (await terminal.ask(`Press Enter to clear the screen for ${name}. `)) === undefined)
    return false
  terminal.clear()
  session.shown.clear()
  const taken = await terminal.ask(`Pass the keyboard to ${name}. ${name}, press Enter. `)
  terminal.clear()
  return taken !== undefined
}
