import { expect, test } from 'vitest'
import { agoInWords } from '../ago.ts'

const NOW = Date.UTC(1915, 6, 9, 12)
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each([
  [20_000, 'now', 'jetzt'],
  [5 * MINUTE, '5 minutes ago', 'vor 5 Minuten'],
  [3 * HOUR, '3 hours ago', 'vor 3 Stunden'],
  [DAY, 'yesterday', 'gestern'],
  [9 * DAY, '9 days ago', 'vor 9 Tagen'],
  [60 * DAY, 'May 10, 1915', '10. Mai 1915'],
  // A clock that was set back is no reason to speak of the future.
  [-HOUR, 'now', 'jetzt'],
])('%i milliseconds ago is %s, %s', (passed, english, german) => {
  expect(agoInWords(NOW - passed, NOW, 'en')).toBe(english)
  expect(agoInWords(NOW - passed, NOW, 'de')).toBe(german)
})
