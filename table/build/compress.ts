import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(?:html|js|css|svg|json|webmanifest|md|txt)$/
/** Below this a packet more or less is not to be saved. */
const WORTH_IT = 1000

/** Lays compressed twins beside the built files, so that a server has nothing to do but hand them out. */
export function compress(): Plugin {
  let folder = ''
  return {
    name: 'boma:compress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    // Last of all: the folder is then as it will be served.
    writeBundle: {
      order: 'post',
      handler() {
        for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          const path = join(folder, entry)
          if (TEXT.test(entry) && statSync(path).size >= WORTH_IT) compressFile(path)
        }
      },
    },
  }
}

function compressFile(path: string): void {
  const content = readFileSync(path)
  const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY } = constants
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY } }))
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
}
