import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { lineAt, sourcesUnder } from './sources.ts'

/** Static imports start a line, thanks to the formatter, so what a test quotes is not taken for one. */
const RELATIVE_IMPORT = /(?:^import |^(?:import|export|\}).* from |\bimport\()['"](\.[^'"]*)['"]/gm

/** Complaints about relative imports that leave their package: they would slip past the layers Biome guards by name. */
export function crossedBorders(root: string): string[] {
  return sourcesUnder(root).flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return [...text.matchAll(RELATIVE_IMPORT)].flatMap(({ 1: path = '', index }) =>
      packageOf(resolve(dirname(file), path)) === packageOf(file)
        ? []
        : [`${file}:${lineAt(text, index)}: '${path}' leaves its package; import @boma/<name>`],
    )
  })
}

/** The nearest folder above a file that holds a package.json. */
function packageOf(file: string): string {
  const folder = dirname(file)
  return folder === file || existsSync(join(folder, 'package.json')) ? folder : packageOf(folder)
}
