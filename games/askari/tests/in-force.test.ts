import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { askari } from '../index.ts'

const HOME = join(import.meta.dirname, '..')
/** What an overlay may correct: rules must read it from data/in-force.ts, never from the data as we wrote them. */
const CORRECTABLE =
  /\b(TERRAIN|TERRITORY|TOWNS|RIVERS|RAILS|BODIES|ALL_WATER_SIDES|COUNTERS|TERRAIN_EFFECTS|FEATURE_EFFECTS|FIRE_MODIFIERS|INTERCEPTION|TRANSPORT|EVENTS|CARRIERS_1914|HISTORY)\b/

/** Every file of the game that plays or draws it. */
const sources = readdirSync(HOME, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !/(^|\/)(tests|data|overlay|node_modules)\b/.test(file),
)

test('without an overlay the game names none', () => {
  expect(askari.overlay).toBe('')
})

test('nothing but data/in-force.ts reads data that an overlay may correct', () => {
  expect(sources).toContain('board.ts')
  const imports = /^import (?:type )?\{([^}]*)\} from '[./]*\/data\/(?!in-force)[\w-]+\.ts'$/gm
  const wrong = sources.flatMap((file) => {
    const text = readFileSync(join(HOME, file), 'utf8')
    return [...text.matchAll(imports)].filter(([, names = '']) => CORRECTABLE.test(names)).map(() => file)
  })
  expect(wrong).toEqual([])
})
