import { type Guide, guideTo, type SpokenGame } from '@boma/showing'
import { type Accessor, createContext, createResource, useContext } from 'solid-js'

/** The guide to a game, in the language that it speaks; undefined until it has come, or where there is none. Inside a component. */
export function guideOf(game: Accessor<SpokenGame>): Accessor<Guide | undefined> {
  // What does not come is done without.
  const [guide] = createResource(
    () => ({ game: game(), key: `${game().id} ${game().tongue.language}` }),
    async ({ game: spoken }) => {
      try {
        return await guideTo(spoken)
      } catch {
        return undefined
      }
    },
  )
  return () => guide.latest
}

const NoGuide: Accessor<Guide | undefined> = () => undefined
const TheGuide = createContext(NoGuide)

/** Says by which guide words are explained, for all within. */
export const GuideBeside = TheGuide.Provider

/** The guide that words are explained by here. */
export const useGuide = (): Accessor<Guide | undefined> => useContext(TheGuide)
