import type { Game } from '@boma/showing'
import { guideFaults } from '@boma/testing'
import { expect, test } from 'vitest'
import { guide as english } from '../guide/english.ts'
import { guide as german } from '../guide/german.ts'
import { skirmish } from '../index.ts'
import { ledger } from '../ledger.ts'
import { german as tongue } from '../words/german.ts'

test('every question has its help, every abbreviation its entry, every scenario its page, in both languages', () => {
  const guides = [
    { guide: english, tongue: skirmish.english },
    { guide: german, tongue },
  ]
  expect(guideFaults(skirmish as unknown as Game, ledger, guides)).toEqual([])
})

test('the guides are fetched when somebody wants them', async () => {
  expect([await skirmish.guides?.['en']?.(), await skirmish.guides?.['de']?.()]).toEqual([english, german])
})
