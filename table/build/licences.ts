import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** Where the licences lie beside the page. */
const FILE = 'licences.txt'

/** The tools write a few lines into what they build: modules of a name that no file has. */
const BY_TOOLS = /^\0?(vite|rolldown)\//

/** The folder of the package that a module or a font came from; undefined when it is ours. */
export function packageFolder(id: string, modules: string): string | undefined {
  const [, tool] = BY_TOOLS.exec(id) ?? []
  if (tool !== undefined) return join(modules, tool)
  if (id.startsWith('\0')) throw new Error(`nobody knows whose the module '${id.slice(1)}' is`)
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id)?.[0]
}

/** A package with what it says of its licence. */
export interface Licensed {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly text: string
}

/** Reads what a package says of its licence. One without a word of it cannot go with the page. */
export function licenceOf(folder: string): Licensed {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((entry) => /^(?:licen[cs]e|copying)(?:\.|$)/i.test(entry))
  if (typeof license !== 'string' || file === undefined) throw new Error(`${name} comes without a licence`)
  // What Vite itself was bundled of stays in Vite.
  const [text = ''] = readFileSync(join(folder, file), 'utf8').split('# Licenses of bundled dependencies')
  return { name, version, license, text: text.trim() }
}

/** All licences as one text: our own first. */
export function written(all: readonly Licensed[]): string {
  const sorted = [...all].sort((a, b) => (a.name === 'boma' || (a.name < b.name && b.name !== 'boma') ? -1 : 1))
  const line = '-'.repeat(80)
  const parts = sorted.map(({ name, version, license, text }) => `${line}\n${name} ${version}: ${license}\n\n${text}\n`)
  return `This page is made of what follows, each part under its licence.\n\n${parts.join('\n')}`
}

/**
 * Lays the licences of everything that the page is made of beside it. `page` is for the page, `workers` for what the
 * page's workers are built of, which happens apart.
 */
export function licences(root: string): { readonly page: Plugin; workers(): Plugin } {
  const modules = join(root, 'node_modules')
  const folders = new Set([root])
  const note = (bundle: Rolldown.OutputBundle) => {
    const ids = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? file.moduleIds : file.originalFileNames.map((name) => resolve(root, 'table', name)),
    )
    for (const folder of ids.map((id) => packageFolder(id, modules))) if (folder !== undefined) folders.add(folder)
  }
  return {
    page: {
      name: 'boma:licences',
      apply: 'build',
      generateBundle(_options, bundle) {
        note(bundle)
        this.emitFile({ type: 'asset', fileName: FILE, source: written([...folders].map(licenceOf)) })
      },
    },
    workers: () => ({
      name: 'boma:licences-of-workers',
      apply: 'build',
      generateBundle: (_options, bundle) => note(bundle),
    }),
  }
}
