import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pastInForce } from '@boma/testing'
import { expect, test } from 'vitest'
import * as inForce from '../data/in-force.ts'
import { tanga } from '../index.ts'

const HOME = join(import.meta.dirname, '..')
/** What an overlay may correct: rules must read it from data/in-force.ts, never from the data as we wrote them. */
const CORRECTABLE = Object.keys(inForce)

const files = readdirSync(HOME, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.includes('node_modules'))
  .map((path) => ({ path, text: readFileSync(join(HOME, path), 'utf8') }))

test('without an overlay the game names none', () => {
  expect(tanga.overlay).toBe('')
})

test('nothing but data/in-force.ts reads data that an overlay may correct', () => {
  expect(files.map((file) => file.path)).toContain('board.ts')
  expect(pastInForce(files, CORRECTABLE)).toEqual([])
})
