import type { Game } from '@boma/showing'
import { guideFaults } from '@boma/testing'
import { expect, test } from 'vitest'
import { guide as english } from '../guide/english.ts'
import { guide as german } from '../guide/german.ts'
import { picket } from '../index.ts'
import { ledger } from '../ledger.ts'
import { german as tongue } from '../words/german.ts'

test('every question has its help, every abbreviation its entry, every scenario its page, in both languages', () => {
  const guides = [
    { guide: english, tongue: picket.english },
    { guide: german, tongue },
  ]
  expect(guideFaults(picket as unknown as Game, ledger, guides)).toEqual([])
})

test('the guides are fetched when somebody wants them', async () => {
  expect([await picket.guides?.['en']?.(), await picket.guides?.['de']?.()]).toEqual([english, german])
})
