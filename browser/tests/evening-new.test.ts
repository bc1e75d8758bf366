import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureBuilt } from '../../tools/serve/built.ts'
import { copyOfProject, runIn } from '../../tools/tests/copy.ts'
import { type Served, serve } from '../open.ts'
import { sitDown, useBrowser, visit } from './page.ts'
import { playAtRandom } from './random-player.ts'

useBrowser()

let copy: string
let served: Served
beforeAll(async () => {
  copy = copyOfProject()
  runIn(copy, 'cli/boma.ts', ['new', 'drill2', '--name', 'Drill two'])
  if (!ensureBuilt(copy, () => {})) throw new Error('The page could not be built with a new game.')
  served = await serve(join(copy, 'dist', 'table'))
}, 240_000)
afterAll(() => {
  served?.close()
  rmSync(copy, { recursive: true, force: true })
})

test.each([
  ['A person', 'A person'],
  ['A person', 'Computer, Recruit'],
] as const)(
  'a game that was just written is on the shelf, and %s and %s play it to its end at random',
  async (...seats) => {
    const page = await visit({ at: served.address, to: '?sample', seed: 23 })
    await sitDown(page, 'Drill two', seats)
    const { deeds } = await playAtRandom(page, { haste: 0.2, keys: 0.3, seed: 23 })
    expect(deeds).toBeGreaterThan(5)
  },
)
