import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { isCorrectable, press } from '../../editions/press.ts'

/** Where the page finds them. */
const PLACE = /^\/editions\/([a-z]+)\.js(?:\?|$)/

/**
 * Lays editions beside the page, of the games whose data owners of the box may correct: each is fetched only when somebody
 * lays an overlay over it (docs/decisions/0017).
 */
export function editions(root: string): Plugin {
  const games = readdirSync(join(root, 'games')).filter((game) => isCorrectable(root, game))
  const textOf = (game: string) => press({ root, game }, 'game')
  return {
    name: 'boma:editions',
    async generateBundle() {
      for (const game of games)
        this.emitFile({ type: 'asset', fileName: `editions/${game}.js`, source: await textOf(game) })
    },
    configureServer(server) {
      server.middlewares.use(async (asked, answer, next) => {
        const game = PLACE.exec(asked.url ?? '')?.[1] ?? ''
        if (!games.includes(game)) return next()
        answer.setHeader('content-type', 'text/javascript')
        answer.end(await textOf(game))
      })
    },
  }
}
