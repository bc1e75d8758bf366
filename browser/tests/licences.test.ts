import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { useBrowser, visit } from './page.ts'

useBrowser()

const root = join(import.meta.dirname, '..', '..')

test('every package and typeface that the page is built of goes with its licence', async () => {
  const text = await (await fetch(`${inject('address')}licences.txt`)).text()
  const { dependencies } = JSON.parse(readFileSync(join(root, 'table', 'package.json'), 'utf8'))
  const packages = Object.entries<string>(dependencies).filter(([name]) => !name.startsWith('@boma/'))
  expect(packages.length).toBeGreaterThan(3)
  for (const [name, version] of packages) expect(text).toContain(`\n${name} ${version}: `)
  const fonts = readdirSync(join(inject('folder'), 'assets')).filter((file) => file.endsWith('.woff2'))
  const families = new Set(fonts.map((file) => file.replace(/-(?:latin|latin-ext)-.*/, '')))
  for (const family of families) expect(text).toContain(`\n@fontsource/${family} `)
  expect(text).toContain('\nboma ')
})

test.each([
  ['en-GB', 'Licences'],
  ['de-DE', 'Lizenzen'],
])('the shelf leads there: %s', async (locale, name) => {
  const page = await visit({ locale })
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByText('This page is made of what follows').waitFor()
})
