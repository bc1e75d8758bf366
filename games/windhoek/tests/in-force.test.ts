import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pastInForce } from '@boma/testing'
import { expect, test } from 'vitest'
import { windhoek } from '../index.ts'

const HOME = join(import.meta.dirname, '..')
/** What an overlay may correct: rules must read it from data/in-force.ts, never from the data as we wrote them. */
const CORRECTABLE = [
  'GRID',
  'TERRAIN',
  'TERRITORY',
  'COASTAL',
  'ALL_SEA_SIDES',
  'CAPE_ENTRY',
  'PLACES',
  'RIVERS',
  'RAILS',
  'COUNTERS',
  'TERRAIN_EFFECTS',
  'FEATURE_EFFECTS',
  'RECRUITS',
  'TURNS',
  'AIR_RECYCLING',
  'AWARDS',
  'GERMAN_DEFAULT',
  'ALLIED_DEFAULT',
  'GERMAN_HISTORICAL',
  'ALLIED_HISTORICAL',
]

const files = readdirSync(HOME, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.includes('node_modules'))
  .map((path) => ({ path, text: readFileSync(join(HOME, path), 'utf8') }))

test('without an overlay the game names none', () => {
  expect(windhoek.overlay).toBe('')
})

test('nothing but data/in-force.ts reads data that an overlay may correct', () => {
  expect(files.map((file) => file.path)).toContain('board.ts')
  expect(pastInForce(files, CORRECTABLE)).toEqual([])
})
