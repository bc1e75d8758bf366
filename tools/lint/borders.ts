import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { importsIn, lineAt, sourcesUnder } from './sources.ts'

/** Complaints about relative imports that leave their package: they would slip past the layers Biome guards by name. */
export function crossedBorders(root: string): string[] {
  return sourcesUnder(root).flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return importsIn(text).flatMap(({ path, at }) =>
      !path.startsWith('.') || isWithin(root, file, resolve(dirname(file), path))
        ? []
        : [`${file}:${lineAt(text, at)}: '${path}' leaves its package; import @boma/<name>`],
    )
  })
}

/** What builds the page is no part of it, and may use what belongs to no package; the club keeps editions, and opens them. */
function isWithin(root: string, file: string, imported: string): boolean {
  const known = packageOf(imported)
  if (known === packageOf(file)) return true
  const opensEdition = file.startsWith(join(root, 'server', sep)) && dirname(imported) === join(root, 'editions')
  return known === root && (opensEdition || dirname(file) === join(root, 'table', 'build'))
}

/** The nearest folder above a file that holds a package.json. */
function packageOf(file: string): string {
  const folder = dirname(file)
  return folder === file || existsSync(join(folder, 'package.json')) ? folder : packageOf(folder)
}
