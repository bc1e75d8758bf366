import { keep, Match, NOBODY, reopen, SIDES } from '@boma/kernel'
import { quickPick } from '@boma/testing'
import { expect, test } from 'vitest'
import { askari } from '../index.ts'

test.each([300, 4000])('a campaign of %i orders sleeps in less than 100 KB, and wakes with its whole log', (orders) => {
  const match = new Match(askari, { scenario: 'campaign', dice: { kind: 'cipher', secret: new Uint8Array(32) } })
  const pick = quickPick()
  while (match.length < orders) {
    const listed = match.legal()
    match.play(match.decision?.seat, listed[pick(listed.length)])
  }
  const asleep = keep(match)
  expect(JSON.stringify(asleep).length).toBeLessThan(100 * 1024)
  const again = reopen(askari, asleep)
  expect([again.length, again.told]).toEqual([orders, false])
  expect(again.table.bytes).toEqual(match.table.bytes)
  for (const viewer of [...SIDES, NOBODY]) expect(again.log(viewer)).toEqual(match.log(viewer))
})
