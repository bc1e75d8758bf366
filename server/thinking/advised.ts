import { pathToFileURL } from 'node:url'
import type { Advised } from '@boma/opponents'
import type { Edition } from '../../editions/open.ts'

/** A game with its counsel, for threads: of today by its name; of an edition by the file in which that lies. */
export const advisedNamed = async (name: string): Promise<Advised> =>
  name.endsWith('.js')
    ? advisedIn(name)
    : ((await import(`../../games/${name}/counsel/index.ts`)) as { readonly advised: Advised }).advised

const editions = new Map<string, Promise<Advised>>()

/** One of each: whoever thinks about a match knows its game by that it is the same. */
function advisedIn(file: string): Promise<Advised> {
  const known = editions.get(file) ?? opened(file)
  editions.set(file, known)
  return known
}

async function opened(file: string): Promise<Advised> {
  const { open } = (await import(pathToFileURL(file).href)) as { readonly open: () => Edition }
  const { rules, counsel } = open()
  return { ...rules, counsel }
}
