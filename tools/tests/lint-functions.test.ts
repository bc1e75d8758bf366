import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { A_FUNCTION, A_GLANCE, EXCEPTIONS, functionFaults } from '../lint/functions.ts'

let project: string

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'boma-functions-'))
})

afterEach(() => rmSync(project, { recursive: true }))

function write(file: string, source: string): void {
  mkdirSync(dirname(join(project, file)), { recursive: true })
  writeFileSync(join(project, file), source)
}

/** A function of so many lines. */
const lasting = (lines: number): string => `{\n${'  //\n'.repeat(lines - 2)}}`

test('a function of as many lines as one may have is let pass', () => {
  write('kernel/march.ts', `export function march() ${lasting(A_FUNCTION)}\n`)
  expect(functionFaults(project)).toEqual([])
})

test('one line more is too many, whatever kind of function it is', () => {
  const body = lasting(A_FUNCTION + 1)
  write('a.ts', `export function march() ${body}\n`)
  write('b.tsx', `export const Map = () => ${body}\nexport const shown = <p>{() => <b>{1}</b>}</p>\n`)
  write('c.ts', `export const hand = { take() ${body} }\n`)
  write('d.ts', `export const taken = [1].map(() => ${body})\n`)
  expect(functionFaults(project)).toEqual([
    'a.ts march has 61 lines, and a function has 60 at most',
    'b.tsx Map has 61 lines, and a function has 60 at most',
    'c.ts take has 61 lines, and a function has 60 at most',
    'd.ts taken has 61 lines, and a function has 60 at most',
  ])
})

test('tests and data may be as long as they like', () => {
  const body = lasting(2 * A_FUNCTION)
  write('kernel/tests/march.test.ts', `test('1 marches', () => ${body})\n`)
  write('games/one/data/map.ts', `export const map = () => ${body}\n`)
  expect(functionFaults(project)).toEqual([])
})

test('only so many functions are longer than a glance', () => {
  for (let i = 0; i < EXCEPTIONS; i++) write(`kernel/${i}.ts`, `export function march() ${lasting(A_GLANCE + 1)}\n`)
  write('kernel/short.ts', `export function march() ${lasting(A_GLANCE)}\n`)
  expect(functionFaults(project)).toEqual([])
  write('kernel/more.ts', `export function march() ${lasting(A_GLANCE + 1)}\n`)
  expect(functionFaults(project)[0]).toBe(
    `${EXCEPTIONS + 1} functions have more than 40 lines, and ${EXCEPTIONS} are the most`,
  )
})

test('our own functions are short', () => {
  expect(functionFaults(join(import.meta.dirname, '..', '..'))).toEqual([])
})
