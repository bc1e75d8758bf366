import type { SpokenMatch } from '@boma/showing'
import { keptFile } from '../records/beside.ts'
import { makeRoom } from '../records/kept.ts'
import { fullStory, recordWithTrouble, writeBeside } from '../records/rescue.ts'
import type { Terminal } from '../screen/terminal.ts'
import { SELF } from '../screen/words.ts'
import { reason } from '../unusable.ts'
import { againWith } from './again.ts'
import { playOn } from './loop.ts'
import type { Evening } from './session.ts'
import { introduce } from './show.ts'

/** A whole evening: plays, and when people leave, or something breaks, says where the match is. The exit code. */
export async function spendEvening(session: Evening, terminal: Terminal): Promise<number> {
  try {
    introduce(session, terminal)
    if (session.overlay) terminal.say(`Its data are corrected by '${session.overlay.name}'.`)
    if (terminal.person && session.saved !== keptFile()) makeRoom()
    await playOn(session, terminal)
  } catch (caught) {
    terminal.complain(rescued(session.match, caught))
    return 1
  } finally {
    session.courier.end()
  }
  const words = farewell(session)
  if (words !== '') terminal.say(words)
  return 0
}

function rescued(match: SpokenMatch, caught: unknown): string {
  const file = writeBeside('boma-rescued', recordWithTrouble(match, fullStory(caught)))
  const where = file === undefined ? 'could not be saved anywhere' : `is saved in '${file}'`
  return `Something broke inside Boma (${reason(caught)}); the match up to there ${where}.`
}

function farewell(session: Evening): string {
  const { saved, unsaved, kept } = session
  if (unsaved && kept) return `Go on with: ${SELF} resume`
  if (saved === undefined) return unsaved ? 'The match was not saved.' : ''
  const again = [SELF, 'play --load', ...[saved, ...againWith(session)].map(shellWord)].join(' ')
  return unsaved ? `What came after that was not saved; go on from where it was with: ${again}` : `Go on with: ${again}`
}

const shellWord = (text: string): string => (/^[\w./=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`)
