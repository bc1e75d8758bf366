import { inEnglish } from '@boma/showing'
import { told } from '@boma/testing'
import { expect, test } from 'vitest'
import { tell } from '../../actions.ts'
import { lettow } from '../../index.ts'

const { page } = inEnglish(lettow)

const phase = (kind: string) => page.telling?.phase(told(kind))

test('7.0 the log has a heading for each phase of a player turn', () => {
  expect(['starved', 'drew', 'sailed', 'fought'].map(phase)).toEqual(['Supply', 'Reinforcements', 'Movement', 'Combat'])
})

test('7.0 what may happen in several phases begins none', () => {
  expect(['lost', 'turned', 'shuffled', 'won'].map(phase)).toEqual(['', '', '', ''])
  expect(Object.keys(tell)).toEqual(expect.arrayContaining(['lost', 'turned', 'shuffled', 'won', 'starved', 'sailed']))
})
