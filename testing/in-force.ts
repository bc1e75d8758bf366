/** A file of a game's source, by its path from the game's folder. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

/** What neither plays nor draws the game. */
const ASIDE = /(^|\/)(tests|data|overlay|node_modules)\b/
const IMPORTS = /^import (?:type )?\{([^}]*)\} from '[./]*\/data\/(?!in-force)[\w-]+\.ts'$/gm

/**
 * Files that read what an overlay may correct from the data as we wrote them, and not from data/in-force.ts. `correctable`
 * are the names of such data.
 */
export function pastInForce(files: readonly SourceFile[], correctable: readonly string[]): readonly string[] {
  const isCorrectable = (name: string) =>
    correctable.includes(
      name
        .trim()
        .replace(/^type /, '')
        .split(' as ')[0] ?? '',
    )
  return files
    .filter(({ path }) => path.endsWith('.ts') && !ASIDE.test(path))
    .filter(({ text }) => [...text.matchAll(IMPORTS)].some(([, names = '']) => names.split(',').some(isCorrectable)))
    .map(({ path }) => path)
}
