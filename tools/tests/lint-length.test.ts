import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { A_FILE, AN_HOUR, lengthFaults } from '../lint/length.ts'

let project: string

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'boma-length-'))
})

afterEach(() => rmSync(project, { recursive: true }))

function write(file: string, lines: number): void {
  mkdirSync(dirname(join(project, file)), { recursive: true })
  writeFileSync(join(project, file), '//\n'.repeat(lines))
}

test('a kernel of as many lines as one reads in an hour is let pass, whatever its tests have', () => {
  for (let i = 0; i < AN_HOUR / A_FILE; i++) write(`kernel/hex/${i}.ts`, A_FILE)
  write('kernel/hex/tests/long.test.ts', 10 * A_FILE)
  expect(lengthFaults(project)).toEqual([])
})

test('one line more is too many', () => {
  for (let i = 0; i < AN_HOUR / A_FILE; i++) write(`kernel/hex/${i}.ts`, A_FILE)
  write('kernel/more.ts', 1)
  expect(lengthFaults(project)).toEqual(['kernel: 6601 lines, and 6600 are what one reads in an hour'])
})

test('so is a line more than a file may have', () => {
  write('kernel/hex/long.ts', A_FILE + 1)
  expect(lengthFaults(project)).toEqual(['kernel/hex/long.ts: 301 lines, and 300 are the most'])
})

test('our own kernel reads in an hour', () => {
  expect(lengthFaults(join(import.meta.dirname, '..', '..'))).toEqual([])
})
