import { adoptRecord } from '../store/adopt.ts'
import { readRecord } from '../store/reading.ts'
import { spokenBoxOf } from '../words/spoken.ts'
import { recordOf } from './post.ts'

/** What a match of the club goes by on this device, once it was brought here. */
const brought = new Map<string, string>()

/** Brings the record of a match that is over to this device, to be watched and audited; undefined when that cannot be. */
export async function bringHome(id: string): Promise<string | undefined> {
  const known = brought.get(id)
  if (known !== undefined) return known
  const text = await recordOf(id).catch(() => undefined)
  const reading = text === undefined ? undefined : await readRecord(text, spokenBoxOf)
  if (text === undefined || (reading?.kind !== 'sound' && reading?.kind !== 'stuck')) return undefined
  const kept = await adoptRecord(text, reading, ['person', 'person'])
  brought.set(id, kept)
  return kept
}
