import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeRecord } from '@boma/kernel'
import type { SpokenMatch } from '@boma/showing'

/** A record that also tells, in remarks that every reader skips, what went wrong at its end. */
export function recordWithTrouble(match: SpokenMatch, trouble: string): string {
  const remarks = trouble.split('\n').map((line) => `# ${line}`)
  return `${writeRecord(match.tell().record())}${remarks.join('\n')}\n`
}

/** All that is known about something thrown: for whoever has to mend it. */
export const fullStory = (caught: unknown): string =>
  caught instanceof Error ? (caught.stack ?? caught.message) : String(caught)

/** Writes the text to the first free file name here, or in the folder for temporary files; undefined when neither works. */
export function writeBeside(name: string, text: string): string | undefined {
  for (const folder of ['', tmpdir()])
    for (let n = 1; n < 1000; n++) {
      const file = join(folder, `${name}-${n}.boma`)
      const written = writeNew(file, text)
      if (written === 'done') return file
      if (written === 'no') break
    }
  return undefined
}

function writeNew(file: string, text: string): 'done' | 'taken' | 'no' {
  try {
    writeFileSync(file, text, { flag: 'wx' })
    return 'done'
  } catch (caught) {
    return caught instanceof Error && 'code' in caught && caught.code === 'EEXIST' ? 'taken' : 'no'
  }
}
