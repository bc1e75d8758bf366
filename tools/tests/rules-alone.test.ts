import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { begin, blank, legal, Moves, type Rules, searchDice } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { importsIn } from '../lint/sources.ts'

const root = join(import.meta.dirname, '..', '..')
const games = readdirSync(join(root, 'games')).filter((id) => existsSync(join(root, 'games', id, 'rules.ts')))

/** Every file that is loaded with one, packages of ours included. */
function loadedWith(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known
  known.add(file)
  for (const { path } of importsIn(readFileSync(file, 'utf8'))) loadedWith(resolved(path, file), known)
  return known
}

function resolved(path: string, from: string): string {
  if (path.startsWith('.')) return resolve(dirname(from), path)
  const [, name] = /^@boma\/([a-z]+)$/.exec(path) ?? []
  if (name === undefined) throw new Error(`'${path}' in ${from} is none of ours`)
  return join(root, name, 'index.ts')
}

test('there are games to look at', () => expect(games).toContain('skirmish'))

describe.each(games)('@boma/%s/rules', (id) => {
  test('brings nothing along but the kernel, what overlays need and its own rules', () => {
    const files = [...loadedWith(join(root, 'games', id, 'rules.ts'))].map((file) => relative(root, file))
    const strange = files.filter((file) => !new RegExp(`^(?:kernel|overlay|games/${id})/`).test(file))
    expect([strange, files.filter((file) => /\/(?:words|page|present|counsel|appraise)\b/.test(file))]).toEqual([
      [],
      [],
    ])
    expect(files.length).toBeGreaterThan(60)
  })

  test('is played alone', async () => {
    const { rules } = (await import(`@boma/${id}/rules`)) as { readonly rules: Rules }
    const t = blank(rules)
    begin(rules, t, { scenario: 0, options: 0 }, searchDice(1))
    expect(legal(rules, t, new Moves())).toBeGreaterThan(0)
  })
})
