import { messageFaults } from '@boma/testing'
import { expect, test } from 'vitest'
import { tanga } from '../index.ts'

test('every message that a question, an event or a refusal needs is there, and no other but for labels', () => {
  expect(messageFaults(tanga)).toEqual([])
})
