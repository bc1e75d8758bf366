import { createHash } from 'node:crypto'
import { join, sep } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'

/** What of a game's rules decides no outcome: what is checked or counted, and the version itself. */
const OUTSIDE = /^\.\/(?:ledger|possible|version)\.ts$/

/** What of the kernel carries out rules, whether or not the game's own code calls it. */
const KERNEL = ['play.ts', 'fog.ts', 'dice/cipher.ts', 'dice/commitment.ts']

const ENTRY = 'what decides outcomes'
const DIGITS = 12

/**
 * Names the rules and data of a game: a hash of all code that decides outcomes, joined and minified. So comments, types,
 * formatting and names of files are not in it, nor are parts of the kernel that the game does not use.
 */
export async function versionOf(root: string, game: string): Promise<string> {
  const bundle = await rolldown({
    input: ENTRY,
    cwd: root,
    logLevel: 'silent',
    resolve: { alias: { '@boma/kernel': join(root, 'kernel', 'index.ts') } },
    // A module of the kernel counts only if something of it is used.
    treeshake: { moduleSideEffects: (id) => !id.startsWith(join(root, 'kernel') + sep) },
    plugins: [entry(root, game), outside(root, game)],
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true, codeSplitting: false })
  await bundle.close()
  return createHash('sha256').update(output[0].code).digest('hex').slice(0, DIGITS)
}

const rulesOf = (root: string, game: string): string => join(root, 'games', game, 'rules.ts')

function entry(root: string, game: string): Plugin {
  const files = [rulesOf(root, game), ...KERNEL.map((file) => join(root, 'kernel', file))]
  const text = files.map((file, n) => `export * as part${n} from ${JSON.stringify(file)}`).join('\n')
  return {
    name: 'entry',
    resolveId: (id) => (id === ENTRY ? id : undefined),
    load: (id) => (id === ENTRY ? text : undefined),
  }
}

/** Leaves out what only `rules.ts` puts together; should a rule look into it, it is in. */
function outside(root: string, game: string): Plugin {
  const rules = rulesOf(root, game)
  return {
    name: 'outside',
    resolveId: (id, importer) =>
      importer === rules && OUTSIDE.test(id) ? { id: 'outside', external: true } : undefined,
  }
}
