import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { importsIn, lineAt, sourcesUnder } from './sources.ts'

/** Complaints about relative imports that leave their package: they would slip past the layers Biome guards by name. */
export function crossedBorders(root: string): string[] {
  return sourcesUnder(root).flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return importsIn(text).flatMap(({ path, at }) =>
      !path.startsWith('.') || packageOf(resolve(dirname(file), path)) === packageOf(file)
        ? []
        : [`${file}:${lineAt(text, at)}: '${path}' leaves its package; import @boma/<name>`],
    )
  })
}

/** The nearest folder above a file that holds a package.json. */
function packageOf(file: string): string {
  const folder = dirname(file)
  return folder === file || existsSync(join(folder, 'package.json')) ? folder : packageOf(folder)
}
