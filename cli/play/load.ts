import type { SpokenMatch } from '@boma/showing'
import { inLanguage } from '../language.ts'
import { readRecordFile } from '../records/file.ts'
import { openRecord } from '../records/open.ts'
import type { Terminal } from '../screen/terminal.ts'
import { diceSecret } from '../secrets.ts'
import { Unusable } from '../unusable.ts'
import { changeMatch, type Evening } from './session.ts'
import { introduce } from './show.ts'

/** Puts the match from a file on the table, unless that would lose the one that lies there; false when it stays away. */
export async function loadMatch(
  session: Evening,
  file: string,
  dropping: boolean,
  terminal: Terminal,
): Promise<boolean> {
  if (session.unsaved && !dropping)
    throw new Unusable(`This match is not saved; 'save' it first, or type 'load! ${file}' to drop it.`)
  const match = await matchFrom(file, { language: session.match.game.tongue.language }, terminal)
  if (match === undefined) return false
  changeMatch(session, match, file)
  introduce(session, terminal)
  return true
}

/** The match from a file. When it does not replay, asks whether to go on from its last position; undefined when not. */
export async function matchFrom(
  file: string,
  { seed, language }: { readonly seed?: string | undefined; readonly language: string | undefined },
  terminal: Terminal,
): Promise<SpokenMatch | undefined> {
  const read = await readRecordFile(file)
  const opened = await openRecord({ ...read, game: await inLanguage(read.game, language) }, terminal)
  if (opened.kind === 'replayed') {
    if (opened.remark !== '') terminal.say(opened.remark)
    return opened.match
  }
  terminal.say(`'${file}': ${opened.sentence}`)
  const answer = await terminal.ask('Go on from its last position, with new dice? (yes or no) ')
  if (!/^y(es)?$/i.test(answer?.trim() ?? '')) return undefined
  return opened.resume(diceSecret(seed))
}
