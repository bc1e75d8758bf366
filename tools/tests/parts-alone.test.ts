import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { Advised } from '@boma/counsel'
import { begin, blank, FIRST, legal, Moves, type Rules, searchDice } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { importsIn } from '../lint/sources.ts'

const root = join(import.meta.dirname, '..', '..')
const games = readdirSync(join(root, 'games')).filter((id) => existsSync(join(root, 'games', id, 'rules.ts')))

/** Every file that is loaded with one, packages of ours included. */
function loadedWith(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known
  known.add(file)
  for (const { path, isType } of importsIn(readFileSync(file, 'utf8')))
    if (!isType) loadedWith(resolved(path, file), known)
  return known
}

/** The same for a file of a game, as paths from the root. */
const filesWith = (id: string, file: string): readonly string[] =>
  [...loadedWith(join(root, 'games', id, file))].map((path) => relative(root, path))

function resolved(path: string, from: string): string {
  if (path.startsWith('.')) return resolve(dirname(from), path)
  const [, name] = /^@boma\/([a-z]+)$/.exec(path) ?? []
  if (name === undefined) throw new Error(`'${path}' in ${from} is none of ours`)
  return join(root, name, 'index.ts')
}

test('there are games to look at', () => expect(games).toContain('skirmish'))

describe.each(games)('@boma/%s/rules', (id) => {
  test('brings nothing along but the kernel, what overlays need and its own rules', () => {
    const files = filesWith(id, 'rules.ts')
    const strange = files.filter((file) => !new RegExp(`^(?:kernel|overlay|games/${id})/`).test(file))
    expect([strange, files.filter((file) => /\/(?:words|page|counsel)\//.test(file))]).toEqual([[], []])
    expect(files.length).toBeGreaterThan(60)
  })

  test('is played alone', async () => {
    const { rules } = (await import(`@boma/${id}/rules`)) as { readonly rules: Rules }
    const t = blank(rules)
    begin(rules, t, { scenario: 0, options: 0 }, searchDice(1))
    expect(legal(rules, t, new Moves())).toBeGreaterThan(0)
  })
})

describe.each(games)('@boma/%s/counsel', (id) => {
  test('brings nothing along but the rules and the counsel, and no word of any language', () => {
    const files = filesWith(id, 'counsel/index.ts')
    const strange = files.filter((file) => !new RegExp(`^(?:kernel|overlay|counsel|games/${id})/`).test(file))
    expect([strange, files.filter((file) => /\/(?:words|page)\//.test(file))]).toEqual([[], []])
    expect(files).toContain(`games/${id}/rules.ts`)
  })

  test('is advised alone, and is what the whole game has', async () => {
    const { advised } = (await import(`@boma/${id}/counsel`)) as { readonly advised: Advised }
    const game = ((await import(`@boma/${id}`)) as Readonly<Record<string, Advised>>)[id]
    expect(game?.counsel).toBe(advised.counsel)
    const t = blank(advised)
    begin(advised, t, { scenario: 0, options: 0 }, searchDice(1))
    expect(Math.abs(advised.counsel.appraise(t, FIRST))).toBeLessThanOrEqual(1)
  })
})
