import type { Tongue } from '@boma/showing'
import { describe, expect, test } from 'vitest'
import { SHELF } from '../../games.ts'

/**
 * Signs that a refusal says what would have to be different, and not only what is wrong: a rule behind a colon, or words
 * that bind what may be done to something. A sentence may have one of them and say nothing; none without any says it.
 */
const REMEDY = {
  en: /[:;]|\b(?:only|must|needs?|takes|until|before|unless|first|no more than)\b|, (?:and (?!cannot)|which )|\bnot (?:to|at|in) \{/i,
  de: /[:;]|\b(?:nur|muss|müssen|braucht|bis|erst|zuerst|höchstens|wenigstens)\b|, und das ist|, nicht (?:in|nach)|fehlt eines/i,
} as const

const GERMAN = 'de'
const refusals = (tongue: Tongue) => Object.entries(tongue.messages).filter(([key]) => key.startsWith('no.'))

describe.each(SHELF)('every refusal of $name', async ({ load }) => {
  const game = await load()
  const tongue = await game.tongues?.[GERMAN]?.()

  test('says in English what would have to be different', () => {
    const all = refusals(game.english)
    expect(all.length).toBeGreaterThan(5)
    expect(all.filter(([, sentence]) => !REMEDY.en.test(sentence))).toEqual([])
  })

  test('says so in German, too', () => {
    const all = tongue === undefined ? [] : refusals(tongue)
    expect(all.length).toBeGreaterThan(5)
    expect(all.filter(([, sentence]) => !REMEDY.de.test(sentence))).toEqual([])
  })
})
