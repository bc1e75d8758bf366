import { join, relative } from 'node:path'
import { build, type Plugin } from 'vite'
import { type Served, serve } from '../open.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const TABLE = join(ROOT, 'table')
const OUT = join(ROOT, '.cache', 'bench-crowd')

/** Serves the page as people get it, but for the counters that are strewn over Windhoek's map. */
export async function serveCrowded(): Promise<Served> {
  await build({
    configFile: join(TABLE, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'error',
    plugins: [strew],
    build: { outDir: relative(TABLE, OUT), emptyOutDir: true },
  })
  return serve(OUT)
}

/** How the game's presence says what counters lie there. */
const PIECES = '\n  pieces,\n'

/** Lays them. */
export const strew = {
  name: 'strew-counters',
  enforce: 'pre',
  transform(code: string, id: string): string | undefined {
    if (!id.endsWith('/games/windhoek/page/index.ts')) return undefined
    if (!code.includes(PIECES)) throw new Error('Windhoek lays its counters out in another way: see crowded-page.ts')
    const crowd = JSON.stringify(join(import.meta.dirname, 'crowd.ts'))
    const strewn = '\n  pieces: crowded({ board, pieces }),\n'
    return `import { crowded } from ${crowd}\n${code.replace(PIECES, strewn)}`
  },
} satisfies Plugin
