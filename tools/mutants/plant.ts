// Loaded before the tests: puts a mutant in the place of the source that the environment names.

import { writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

const { file, start, end, text, mark } = JSON.parse(process.env['BOMA_MUTANT'] ?? '{}')
const address = pathToFileURL(file).href

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (url.split('?')[0] !== address) return loaded
    writeFileSync(mark, '')
    const source = String(loaded.source)
    return { ...loaded, source: source.slice(0, start) + text + source.slice(end) }
  },
})
