import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { backUp, restore } from '../store/backup.ts'
import { openStore } from '../store/open.ts'
import { openMatchOf, playOn } from './crashes.ts'
import { openHouse, Visitor } from './house.ts'

/** A club is backed up while it is open and restored elsewhere: the match goes on there, and a second backup is the same. */
export async function movesBooks(from: string, to: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'boma-backup-'))
  const file = (name: string) => join(folder, name)
  const house = await openHouse(from)
  const [anna, ben] = [await new Visitor(house).arrive('Anna'), await new Visitor(house).arrive('Ben')]
  const { id } = await openMatchOf(anna, ben)
  const calls = [await anna.call(), await ben.call()] as const
  for (const [i, call] of calls.entries()) await call.sit(id, `${i}a`.repeat(16))
  await playOn(id, calls, 8)
  calls[0].send({ kind: 'say', match: id, text: 'Habari “ü”', key: 'ab'.repeat(16) })
  await calls[1].until(() => calls[1].talk.length > 0)
  const open = await openStore(from)
  const count = await backUp(open, file('first'))
  await house.close()
  const store = await openStore(to)
  writeFileSync(file('half'), readFileSync(file('first'), 'utf8').split('\n').slice(0, -3).join('\n'))
  await expect(restore(store, file('half'))).rejects.toThrow('not whole')
  writeFileSync(file('other'), '{"boma":"something else"}\n')
  await expect(restore(store, file('other'))).rejects.toThrow('no backup of a club')
  expect(await restore(store, file('first'))).toBe(count)
  await expect(restore(store, file('first'))).rejects.toThrow('already')
  await backUp(store, file('second'))
  const sorted = (name: string) => readFileSync(file(name), 'utf8').split('\n').map(inOrder).sort()
  expect(sorted('second')).toEqual(sorted('first'))
  for (const each of [open, store]) await each.close()
  const there = await openHouse(to)
  for (const visitor of [anna, ben]) visitor.house = there
  const again = [await anna.call(), await ben.call()] as const
  for (const [i, call] of again.entries()) await call.sit(id, `${i}c`.repeat(16))
  expect(again.map(({ log }) => log)).toEqual(calls.map(({ log }) => log))
  expect(await playOn(id, again, 4)).toBeGreaterThan(0)
  again[0].send({ kind: 'say', match: id, text: 'Habari tena', key: 'cd'.repeat(16) })
  await again[1].until(() => again[1].talk.some(({ text }) => text === 'Habari tena'))
  await there.close()
  rmSync(folder, { recursive: true })
}

/** A line whose columns stand in one order, whichever database wrote it. */
function inOrder(line: string): string {
  if (!line.includes('"row"')) return line
  const { table, row } = JSON.parse(line) as { table: string; row: Record<string, unknown> }
  return JSON.stringify([table, Object.entries(row).sort()])
}
