import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { heart } from '@boma/heart'
import {
  type Action,
  FIRST,
  fingerprint,
  type MatchRecord,
  parseAction,
  parseRecord,
  replay,
  SECOND,
  writeRecord,
} from '@boma/kernel'
import { expect, test } from 'vitest'
import { useBrowser, visit } from './page.ts'
import { openRecord } from './records.ts'

// Heart measures and looks in integers so that every machine agrees: matches that were played in Node are opened in the
// page, which plays them again and holds its own position after every order against the hash that Node wrote there.

useBrowser()

type OrderEntry = Extract<MatchRecord['entries'][number], { readonly order: string }>
const RECORDS = join(import.meta.dirname, '../../games/heart/tests/playthroughs')

/** A recorded match with the hash of the position after every order, as Node has it. */
function marked(name: string): MatchRecord {
  const record = parseRecord(readFileSync(join(RECORDS, `${name}.boma`), 'utf8'))
  const match = replay(heart, record, { to: 0 })
  const entries = (record.entries as readonly OrderEntry[]).map((entry) => {
    for (const face of entry.rolled ?? []) match.offer(face)
    const actions = entry.order.split(';').map((words) => parseAction(heart.actions, words) as Action)
    expect(match.give(entry.side === 'german' ? FIRST : SECOND, actions).kind).toBe('played')
    return { ...entry, hash: fingerprint(match.table) }
  })
  expect(match.over).toBe(true)
  return { ...record, version: heart.version, entries }
}

test('a match of each scenario of Heart has the same hash after every order in Node and in Chromium', async () => {
  const page = await visit()
  const sheet = page.getByRole('dialog')
  // Of the free games one is recorded.
  for (const { id } of heart.scenarios.filter((scenario) => !/free-(?!500)/.test(scenario.id))) {
    await openRecord(page, writeRecord(marked(`${id}-german`)))
    await sheet.getByRole('button', { name: 'Watch it', exact: true }).waitFor()
    expect(await sheet.innerText(), id).not.toMatch(/cannot be played again|other rules/)
    await sheet.getByRole('button', { name: 'Cancel' }).click()
    await sheet.waitFor({ state: 'detached' })
  }

  // Another hash after any order would be noticed.
  const record = marked('cutting-german')
  const n = 17
  const entries = record.entries.map((entry, i) => (i === n ? { ...entry, hash: '0123456789abcdef' } : entry))
  await openRecord(page, writeRecord({ ...record, entries }))
  await sheet.getByText(`It cannot be played again beyond entry ${n} of`).waitFor()
})
