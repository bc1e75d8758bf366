import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { licenceOf, packageFolder, written } from '../licences.ts'

const place = mkdtempSync(join(tmpdir(), 'boma-licences-'))
afterAll(() => rmSync(place, { recursive: true }))

function packageWith(name: string, manifest: object, files: Readonly<Record<string, string>>): string {
  const folder = join(place, name)
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.2.3', ...manifest }))
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  return folder
}

describe('what the page is made of', () => {
  test.each([
    ['/b/node_modules/idb/build/index.js', '/b/node_modules/idb'],
    ['/b/node_modules/solid-js/web/dist/web.js?x', '/b/node_modules/solid-js'],
    ['/b/node_modules/@fontsource/one/files/one.woff2', '/b/node_modules/@fontsource/one'],
    ['/b/node_modules/a/node_modules/@c/d/e.js', '/b/node_modules/a/node_modules/@c/d'],
    ['C:\\b\\node_modules\\@c\\d\\e.js', 'C:\\b\\node_modules\\@c\\d'],
    ['/b/table/src/main.tsx', undefined],
    ['\0vite/preload-helper.js', join('/b/node_modules', 'vite')],
    ['\0rolldown/runtime.js', join('/b/node_modules', 'rolldown')],
  ])('%j came from %s', (id, folder) => expect(packageFolder(id, '/b/node_modules')).toBe(folder))

  test('is not built of modules that nobody knows', () =>
    expect(() => packageFolder('\0somewhere', '/b')).toThrow("whose the module 'somewhere' is"))

  test.each(['LICENSE', 'LICENCE.md', 'license.txt', 'COPYING'])('has its licence in %s', (file) => {
    const folder = packageWith(`with-${file}`, { license: 'MIT' }, { [file]: 'Do what you like.\n', 'README.md': '' })
    expect(licenceOf(folder)).toEqual({
      name: `with-${file}`,
      version: '1.2.3',
      license: 'MIT',
      text: 'Do what you like.',
    })
  })

  test.each([
    ['no-text', { license: 'MIT' }, {}],
    ['no-name', {}, { LICENSE: 'Do what you like.' }],
  ])('is not built without a licence: %s', (name, manifest, files) =>
    expect(() => licenceOf(packageWith(name, manifest, files))).toThrow(`${name} comes without a licence`),
  )

  test('is written down, our own licence first', () => {
    const text = written(
      ['idb', 'boma', '@a/b'].map((name) => ({ name, version: '1', license: 'MIT', text: `of ${name}` })),
    )
    expect(text.match(/^\S+ 1: MIT\n\nof \S+$/gm)).toEqual([
      'boma 1: MIT\n\nof boma',
      '@a/b 1: MIT\n\nof @a/b',
      'idb 1: MIT\n\nof idb',
    ])
  })
})
