import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { sourcesUnder } from './sources.ts'

/** Lines that a person reads in an hour: what the kernel may have in all, without its tests and what measures it. */
export const AN_HOUR = 6600
/** Lines that a file of the kernel may have. */
export const A_FILE = 300

/** Complaints about a kernel that no longer reads in an hour. */
export function lengthFaults(root: string): string[] {
  const files = sourcesUnder(join(root, 'kernel'))
    .map((file) => relative(root, file).replaceAll(sep, '/'))
    .filter((file) => !file.includes('/tests/') && !file.startsWith('kernel/bench/'))
    .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n').length - 1 }))
  const total = files.reduce((sum, { lines }) => sum + lines, 0)
  return [
    ...files
      .filter(({ lines }) => lines > A_FILE)
      .map(({ file, lines }) => `${file}: ${lines} lines, and ${A_FILE} are the most`),
    ...(total > AN_HOUR ? [`kernel: ${total} lines, and ${AN_HOUR} are what one reads in an hour`] : []),
  ]
}
