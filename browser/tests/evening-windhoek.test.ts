import { expect, test } from 'vitest'
import { type EveningDeed, march, playUntil, SITTERS } from './evening.ts'
import { germansInSwakopmund } from './moments.ts'
import { answer, useBrowser, visit } from './page.ts'
import { playOnFrom } from './records.ts'

// Three whole turns against the computer: set up, march, fight, see what came of it, and what the others did.

useBrowser()

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const AT = /March, concentrate/

/** A march from a place that something is offered in. */
const from =
  (start: string, end: string): EveningDeed['act'] =>
  async (page, sitter) => {
    await sitter.choose(start)
    await march(page, sitter, end)
  }

const deeds: readonly EveningDeed[] = [
  { turn: /September 1914/, at: AT, act: from('Cape Colony', '3033'), told: / to Port Nolloth \(3033\)/ },
  { turn: /September 1914/, at: AT, act: from('2118', '2117'), told: /The Allies attack Swakopmund/ },
  // Rebels at home may leave the Allies without points.
  { turn: /October 1914/, at: AT, act: from('3033', '3032'), told: / to .*3032/, given: '3033' },
]

test.each([
  ['by mouse', 'mouse', 1, {}],
  ['by keyboard alone', 'keyboard', 2, {}],
  ['by touch, on a phone', 'finger', 3, PHONE],
] as const)('three turns of Windhoek %s', async (_, by, seed, options) => {
  const page = await visit({ seed, recap: true, ...options })
  await playOnFrom(page, germansInSwakopmund(seed))
  const sitter = SITTERS[by](page)
  await sitter.press(answer(page, 'Take the ready-made set-up'))
  const seen = await playUntil(page, sitter, /December 1914/, deeds)
  expect(seen.results[0]).toMatch(/The (Germans|Allies) (withdraw|have (won|lost))|drawn/)
  for (const recap of seen.recaps) expect(recap).toMatch(/^Step 1 of \d+: \S/)
})
