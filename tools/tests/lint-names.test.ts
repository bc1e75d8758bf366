import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nameFaults } from '../lint/names.ts'

let project: string

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'boma-names-'))
})

afterEach(() => rmSync(project, { recursive: true }))

function write(file: string, source: string): void {
  mkdirSync(dirname(join(project, file)), { recursive: true })
  writeFileSync(join(project, file), source)
}

test('types of one name in two files are complained about, be they interfaces or not', () => {
  write('kernel/flow.ts', 'export interface Step {\n}\n')
  write('table/src/zoom.tsx', "export type Step = 'near' | 'far'\n")
  expect(nameFaults(project)).toEqual(['kernel/flow.ts, table/src/zoom.tsx: each exports a type Step'])
})

test('a class is a type, too', () => {
  write('kernel/flow.ts', 'export abstract class Step {\n}\n')
  write('table/src/zoom.tsx', "export type Step = 'near' | 'far'\n")
  write('server/stairs.ts', 'export class Step {\n}\n')
  expect(nameFaults(project)).toEqual([
    'kernel/flow.ts, server/stairs.ts, table/src/zoom.tsx: each exports a type Step',
  ])
})

test('a type that a file keeps to itself may be called as it likes, and so may one of a game', () => {
  write('kernel/flow.ts', 'export interface Step {\n}\n')
  write('table/src/zoom.tsx', "type Step = 'near' | 'far'\n")
  write('games/one/rules/march.ts', 'export interface Step {\n}\n')
  write('table/src/again.ts', "export type { Step } from './zoom.tsx'\n")
  expect(nameFaults(project)).toEqual([])
})

test('our own types have names of their own', () => {
  expect(nameFaults(join(import.meta.dirname, '..', '..'))).toEqual([])
})
