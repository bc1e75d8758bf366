import { FIRST } from '@boma/kernel'
import { strengthOf } from '@boma/opponents'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SITTERS } from '../../play/session/seats.ts'
import { language } from '../../words/words.ts'
import { sitterName, sitterWords } from '../level-words.ts'

beforeAll(() => language.set('en'))
afterAll(() => language.set('en'))

const lettow = { game: 'lettow', scenario: 'campaign', side: FIRST }

describe('what is said of a level before one chooses it', () => {
  test('is what it was measured to score from this side, against whom', () => {
    const { rated, record } = strengthOf({ ...lettow, player: 'planner' }, 0)
    const words = sitterWords('planner', lettow)
    expect(words).toContain(`Rating ${rated?.rating} ± ${rated?.error} in this scenario.`)
    expect(words).toContain(`beats Recruit in ${record?.points} of ${record?.matches}.`)
  })

  test('is that nobody has measured it where that is so, never a figure', () => {
    const words = sitterWords('planner', { ...lettow, scenario: 'elsewhere' })
    expect(words).toContain('has not been measured')
    expect(words).not.toMatch(/\d/)
  })

  test('is said of everybody who may sit there, in both languages', () => {
    for (const each of ['en', 'de'] as const) {
      language.set(each)
      for (const sitter of SITTERS) expect([sitterName(sitter), sitterWords(sitter, lettow)]).not.toContain('')
    }
  })
})
