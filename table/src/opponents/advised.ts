import type { Advised } from '@boma/opponents'

const COUNSELS = import.meta.glob<{ readonly advised: Advised }>('../../../games/*/counsel/index.ts')

/** What whoever thinks about a game takes of it: rules and counsel, and nothing that people read. It is fetched when it is played. */
export async function advisedNamed(id: string): Promise<Advised> {
  const load = COUNSELS[`../../../games/${id}/counsel/index.ts`]
  if (load === undefined) throw new Error(`there is no game '${id}'`)
  return (await load()).advised
}
