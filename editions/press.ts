import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'

/** Which game is pressed, and from which sources. */
export interface Manuscript {
  /** The folder that holds kernel/ and games/. */
  readonly root: string
  readonly game: string
  /** What its rules go by; as its own file says when left out. */
  readonly version?: string
}

/** What is in an edition: what a referee and players need, or all that people see of the game too. */
export type Binding = 'rules' | 'game'

const PACKAGES = ['kernel', 'counsel', 'overlay', 'showing']
const ENTRY = 'edition'
const LAID = 'overlay'
const STAMP = 'version'

/**
 * Makes one module of a game that needs no other: `open(overlay?)` gives the game with that overlay laid over its data, each
 * call one of its own. The same sources make the same letters, wherever they lie.
 */
export async function press(of: Manuscript, binding: Binding): Promise<string> {
  const alias = Object.fromEntries(PACKAGES.map((name) => [`@boma/${name}`, join(of.root, name, 'index.ts')]))
  const bundle = await rolldown({
    input: ENTRY,
    cwd: of.root,
    logLevel: 'silent',
    resolve: { alias },
    plugins: [written(of, binding), stamped(of)],
  })
  const { output } = await bundle.generate({ format: 'iife', name: 'edition', minify: true, codeSplitting: false })
  await bundle.close()
  // As a function, for the tables of a game are made while its modules are loaded.
  return `export const open=(OVERLAY)=>{${output[0].code.trimEnd()}\nreturn edition}\n`
}

/** Can an owner of the box correct the data of a game? */
export const isCorrectable = (root: string, game: string): boolean =>
  existsSync(join(root, 'games', game, 'overlay.ts'))

/** What is exported, and before that the overlay: modules are run in the order in which they are imported. */
function written(of: Manuscript, binding: Binding): Plugin {
  const texts: Readonly<Record<string, string>> = {
    [ENTRY]: `export { overlay } from '${LAID}'\n${binding === 'rules' ? rulesOf(of) : gameOf(of)}`,
    [LAID]: isCorrectable(of.root, of.game) ? overlayOf(of) : REFUSED,
  }
  return {
    name: 'written',
    resolveId: (id) => (id in texts ? id : undefined),
    load: (id) => (id in texts ? { code: texts[id] ?? '', moduleSideEffects: true } : undefined),
  }
}

const quotedPath = ({ root, game }: Manuscript, file: string): string => JSON.stringify(join(root, 'games', game, file))

// A match is played with the kernel of its rules: that, too, decides outcomes.
const rulesOf = (of: Manuscript): string => `
export { rules } from ${quotedPath(of, 'rules.ts')}
export { counsel } from ${quotedPath(of, 'counsel/index.ts')}
export * as kernel from '@boma/kernel'
`
const gameOf = (of: Manuscript): string => `export { ${of.game} as game } from ${quotedPath(of, 'index.ts')}`

const overlayOf = (of: Manuscript): string => `
import { goodOrThrow } from '@boma/overlay'
import { applyOverlay } from ${quotedPath(of, 'overlay.ts')}
export const overlay = OVERLAY === undefined ? undefined : goodOrThrow(applyOverlay(OVERLAY))
`
const REFUSED = `
if (OVERLAY !== undefined) throw new Error('this game takes no overlay')
export const overlay = undefined
`

/** Puts the version in that was reckoned, whatever a file says that may be stale. */
function stamped({ root, game, version }: Manuscript): Plugin {
  if (version === undefined) return { name: 'as it is' }
  const rules = join(root, 'games', game, 'rules.ts')
  return {
    name: 'stamped',
    resolveId: (id, importer) => (importer === rules && id === './version.ts' ? STAMP : undefined),
    load: (id) => (id === STAMP ? `export const version = '${version}'` : undefined),
  }
}
