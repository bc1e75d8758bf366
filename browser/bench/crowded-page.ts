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

const PIECES = 'pieces: piecesIn(words),'

const strew: Plugin = {
  name: 'strew-counters',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/games/windhoek/page/index.ts')) return undefined
    if (!code.includes(PIECES)) throw new Error('Windhoek lays its counters out in another way: see crowded-page.ts')
    const crowd = JSON.stringify(join(import.meta.dirname, 'crowd.ts'))
    const strewn = 'pieces: crowded({ board: boardIn(words), pieces: piecesIn(words) }),'
    return `import { crowded } from ${crowd}\n${code.replace(PIECES, strewn)}`
  },
}
