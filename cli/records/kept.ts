import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { secretOf, writeRecord } from '@boma/kernel'
import { againWith } from '../play/again.ts'
import type { Evening } from '../play/session.ts'
import { SELF } from '../screen/words.ts'
import { Unusable } from '../unusable.ts'
import { keptFile, previousFile, secretRemark } from './beside.ts'
import { writeRecordFile } from './file.ts'

/** It holds the secret of the dice and both sides' secrets: others who use this machine do not read it. */
const MINE = 0o600

/** The remark at the end of a kept match that says who sat where. */
const REMARK = '# resume '

/** Makes room for the match of a new evening: that of the one before stays beside it. */
export function makeRoom(): void {
  try {
    mkdirSync(dirname(keptFile()), { recursive: true, mode: 0o700 })
    if (existsSync(keptFile())) renameSync(keptFile(), previousFile())
  } catch {
    // Who has no folder to keep a match in can still play, and save it by hand.
  }
}

/** Keeps the match as it is now; false when that is not possible. */
export function keep(session: Evening): boolean {
  const { match } = session
  const secret = secretOf(match)
  const beside = match.told || secret === undefined ? '' : secretRemark(secret)
  try {
    const text = `${writeRecord(match.record())}${beside}${REMARK}${JSON.stringify(againWith(session))}\n`
    writeRecordFile(keptFile(), text, MINE)
    return true
  } catch (caught) {
    if (caught instanceof Unusable) return false
    throw caught
  }
}

/** What 'boma play' is to be given to go on with the match that was kept. */
export function resumeArgs(): readonly string[] {
  const file = keptFile()
  if (!existsSync(file)) throw new Unusable(`There is no match to resume; '${SELF} play GAME' begins one.`)
  const remark = readFileSync(file, 'utf8').trimEnd().split('\n').at(-1) ?? ''
  return ['--load', file, ...(remark.startsWith(REMARK) ? wordsIn(remark.slice(REMARK.length)) : [])]
}

function wordsIn(json: string): readonly string[] {
  try {
    const words: unknown = JSON.parse(json)
    return Array.isArray(words) ? words.filter((word) => typeof word === 'string') : []
  } catch {
    return []
  }
}
