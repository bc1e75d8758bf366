import { expect, test } from 'vitest'
import { type Deed, march, playUntil, SITTERS } from './evening.ts'
import { sitDown, useBrowser, visit } from './page.ts'

// Three whole turns against the computer: set up, move, fight, see what came of it, and what the others did.

useBrowser()

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const AT = /Move/

const deeds: readonly Deed[] = [
  {
    turn: /^1914 II$/,
    at: AT,
    async act(page, sitter) {
      await sitter.takeUp('Vol/LF')
      await march(page, sitter, 'Korogwe')
    },
    told: /Vol\/LF.* Korogwe/,
  },
]

test.each([
  ['by mouse', 'mouse', {}],
  ['by keyboard alone', 'keyboard', {}],
  ['by touch, on a phone', 'finger', PHONE],
] as const)(
  'three turns of Lettow-Vorbeck %s',
  async (_, by, options) => {
    const page = await visit({ seed: 3, recap: true, ...options })
    await sitDown(page, 'Lettow-Vorbeck', ['A person', 'Computer, at random'])
    const seen = await playUntil(page, SITTERS[by](page), /^1915 II$/, deeds)
    expect(seen.results[0]).toMatch(/side alone is left at Korogwe/)
    expect(seen.recaps).toHaveLength(3)
    for (const recap of seen.recaps) expect(recap).toMatch(/^Step 1 of \d+: \S/)
  },
  120_000,
)
