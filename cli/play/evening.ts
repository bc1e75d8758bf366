import { type Match, seatsOf } from '@boma/kernel'
import { languageWords } from '../language.ts'
import { fullStory, recordWithTrouble, writeBeside } from '../records/rescue.ts'
import type { Terminal } from '../screen/terminal.ts'
import { SELF } from '../screen/words.ts'
import { reason } from '../unusable.ts'
import { playOn } from './loop.ts'
import type { Session } from './session.ts'
import { introduce } from './show.ts'

/** A whole evening: plays, and when people leave, or something breaks, says where the match is. The exit code. */
export async function spendEvening(session: Session, terminal: Terminal): Promise<number> {
  try {
    introduce(session.match, terminal)
    if (session.overlay) terminal.say(`Its data are corrected by '${session.overlay.name}'.`)
    await playOn(session, terminal)
  } catch (caught) {
    terminal.complain(rescued(session.match, caught))
    return 1
  }
  const words = farewell(session)
  if (words !== '') terminal.say(words)
  return 0
}

function rescued(match: Match, caught: unknown): string {
  const file = writeBeside('boma-rescued', recordWithTrouble(match, fullStory(caught)))
  const where = file === undefined ? 'could not be saved anywhere' : `is saved in '${file}'`
  return `Something broke inside Boma (${reason(caught)}); the match up to there ${where}.`
}

function farewell({ match, seats, overlay, saved, unsaved }: Session): string {
  if (saved === undefined) return unsaved ? 'The match was not saved.' : ''
  const computers = seatsOf(match.game).flatMap(({ id }, i) =>
    seats[i] === 'human' ? [] : [` --side ${id}=${seats[i]}`],
  )
  // Another game may have been loaded since, which the corrections are not for.
  const isCorrected = overlay !== undefined && overlay.hash === match.game.overlay
  const corrected = isCorrected ? ` --overlay ${shellWord(overlay.file)}` : ''
  const again = `${SELF} play --load ${shellWord(saved.file)}${computers.join('')}${languageWords(match.game)}${corrected}`
  return unsaved
    ? `What came after order ${saved.length} was not saved; go on from there with: ${again}`
    : `Go on with: ${again}`
}

const shellWord = (text: string): string => (/^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`)
