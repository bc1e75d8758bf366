import type { Game } from '@boma/showing'
import { guideFaults } from '@boma/testing'
import { expect, test } from 'vitest'
import { guide as english } from '../guide/english/index.ts'
import { guide as german } from '../guide/german/index.ts'
import { heart } from '../index.ts'
import { ledger } from '../ledger.ts'
import { german as tongue } from '../words/german/index.ts'

test('every question has its help, every abbreviation its entry, every scenario its page, in both languages', () => {
  const guides = [
    { guide: english, tongue: heart.english },
    { guide: german, tongue },
  ]
  expect(guideFaults(heart as unknown as Game, ledger, guides)).toEqual([])
})

test('the guides are fetched when somebody wants them', async () => {
  expect([await heart.guides?.['en']?.(), await heart.guides?.['de']?.()]).toEqual([english, german])
})
