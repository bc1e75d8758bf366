import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { strew } from '../bench/crowded-page.ts'

test('counters are strewn over Windhoek for the bench, however its presence is written', () => {
  const page = join(import.meta.dirname, '..', '..', 'games', 'windhoek', 'page', 'index.ts')
  expect(strew.transform(readFileSync(page, 'utf8'), page)).toContain('pieces: crowded({ board, pieces }),')
})
