import type { Company } from '@boma/club'
import type { Game } from '@boma/showing'
import { type Accessor, createResource } from 'solid-js'
import { spokenBoxOf } from '../words/spoken.ts'
import { clubAddress } from './post.ts'

/**
 * The game of a match far away, once it is here. Where that is played under rules that have changed since, the club has kept
 * the game as it was. Inside a component.
 */
export function gameAt(company: Accessor<Company | undefined>): Accessor<Game | undefined> {
  const wanted = () => {
    const { game, version } = company() ?? {}
    return game === undefined ? undefined : `${game} ${version}`
  }
  const [game] = createResource(wanted, async (name) => {
    const [id = '', version = ''] = name.split(' ')
    const today = await spokenBoxOf(id)?.load()
    return today === undefined || today.version === version ? today : keptGame(id, version)
  })
  return game
}

async function keptGame(id: string, version: string): Promise<Game> {
  const address = clubAddress(`editions/${id}/${version}.js`)
  const { open }: { readonly open: () => { readonly game: Game } } = await import(/* @vite-ignore */ address)
  return open().game
}
