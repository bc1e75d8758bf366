// The thread in which a record that somebody brought is played again. It has limits of time and memory, and what comes out
// of it was made here: of the record itself nothing is believed but what the rules bear out.
import { parentPort, workerData } from 'node:worker_threads'
import {
  faultOf,
  fork,
  layoutMark,
  type Match,
  type MatchRecord,
  NewerRecord,
  packBytes,
  parseRecord,
  RecordFault,
  ReplayFault,
  type Rules,
  replay,
  writeHead,
} from '@boma/kernel'
import { rulesNamed } from '../hall/rules-shelf.ts'
import type { RecordRead } from './reader.ts'

parentPort?.postMessage(await readOf(String(workerData)))

async function readOf(text: string): Promise<RecordRead> {
  try {
    const record = parseRecord(text)
    const rules = await rulesNamed(record.game)
    if (rules === undefined) return { why: 'no-game' }
    return whyNotRead(rules, record) ?? goingOn(rules, record)
  } catch (caught) {
    if (caught instanceof NewerRecord) return { why: 'newer' }
    if (caught instanceof RecordFault) return { why: 'no-record', fault: caught.fault, entry: 0 }
    throw caught
  }
}

/** What shows before anything is played. */
function whyNotRead(rules: Rules, { overlay, result, dice }: MatchRecord): RecordRead | undefined {
  if (overlay !== rules.overlay) return { why: 'overlay' }
  if (result !== undefined) return { why: 'over' }
  if (dice.kind === 'cipher' && dice.secret === undefined) return { why: 'no-secret' }
  return undefined
}

/** The head of a match that goes on from where the record ends, with all that led there and with other dice. */
function goingOn(rules: Rules, record: MatchRecord): RecordRead {
  try {
    const match = replay(rules, record)
    const why = whyNotOn(match, record)
    if (why !== undefined) return why
    const { scenario, options } = record
    const on = fork(match, { dice: { kind: 'manual' } })
    if (on.setup.story === undefined) return { why: 'no-story' }
    return { game: rules.id, version: rules.version, scenario, options, head: writeHead(on.head()).join('\n') }
  } catch (caught) {
    if (!(caught instanceof ReplayFault)) throw caught
    // Rules that were corrected meanwhile are no forgery.
    const why = record.version === rules.version ? 'does-not-hold' : 'other-version'
    return { why, fault: caught.fault, entry: caught.entry }
  }
}

function whyNotOn(match: Match, { start, table, layout }: MatchRecord): RecordRead | undefined {
  const { game, over, lacking, setup } = match
  if (over) return { why: 'over' }
  if (lacking.length > 0) return { why: 'not-begun' }
  // The club takes a position from nobody: it follows from orders, up to the first of all.
  const story = setup.story?.match
  if (start !== undefined && (story === undefined || story.setup.start !== undefined)) return { why: 'no-story' }
  if (table !== undefined && layout === layoutMark(game) && table !== packBytes(match.table.bytes))
    throw new ReplayFault(0, faultOf('otherEnd'))
  return undefined
}
