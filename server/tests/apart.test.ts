import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, test } from 'vitest'
import { goesAway, keepsNotes, rests, showsSides, swapsSides } from './apart.ts'

const folders: string[] = []
const fresh = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'boma-apart-'))
  folders.push(folder)
  return folder
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

test('what somebody notes about a match is his own', () => keepsNotes(fresh()))
test('a rematch has the sides swapped, and the other finds it', () => swapsSides(fresh()))
test('a rest that all agreed to stops the clocks until all are back', () => rests(fresh()))
test('days away stop the clocks by the day, ten of them within a year', () => goesAway(fresh()))
test('onlookers see with the eyes of a side while all who play agree', () => showsSides(fresh()))
