import { expect, test } from 'vitest'
import { type EveningDeed, march, playUntil, SITTERS } from './evening.ts'
import { volunteersAtTaveta } from './moments.ts'
import { useBrowser, visit } from './page.ts'
import { playOnFrom } from './records.ts'

// Three whole turns against the computer: move, fight, see what came of it, and what the others did.

useBrowser()

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const AT = /Move/

const deeds: readonly EveningDeed[] = [
  {
    turn: /^1914 II$/,
    at: AT,
    async act(page, sitter) {
      await sitter.takeUp('Vol/LF')
      await march(page, sitter, 'Moshi')
    },
    told: /Vol\/LF.* Moshi/,
  },
]

test.each([
  ['by mouse', 'mouse', 1, {}],
  ['by keyboard alone', 'keyboard', 2, {}],
  ['by touch, on a phone', 'finger', 3, PHONE],
] as const)('three turns of Lettow-Vorbeck %s', async (_, by, seed, options) => {
  const page = await visit({ seed, recap: true, ...options })
  await playOnFrom(page, volunteersAtTaveta(seed))
  const seen = await playUntil(page, SITTERS[by](page), /^1915 II$/, deeds)
  expect(seen.results[0]).toMatch(/side (alone is left at Moshi|retreats)/)
  for (const recap of seen.recaps) expect(recap).toMatch(/^Step 1 of \d+: \S/)
})
