import { shortened } from '@boma/kernel'
import type { Game } from '@boma/showing'
import { type KeptOverlay, MissingOverlay, overlays } from '../store/overlays.ts'
import { type Enclosure, openEdition } from './edition.ts'

/** What came of laying a file of corrections over a game's data: the game, all that is wrong with the file, or neither. */
export type Laying =
  | { readonly kind: 'good'; readonly game: Game; readonly overlay: KeptOverlay }
  | { readonly kind: 'bad'; readonly problems: readonly string[] }
  | { readonly kind: 'notLoaded' }

/** Games with overlays that were laid, by the hashes of these; each is made once. */
const laid = new Map<string, Game>()
/** The overlays in them. */
const inForce = new Map<string, KeptOverlay>()

/** The overlay that a game is played with, if it is one of those laid here. */
export const overlayOf = ({ overlay }: Pick<Game, 'overlay'>): KeptOverlay | undefined => inForce.get(overlay)

/** Lays a file of corrections over a game's data. The game as it is stays as it is. */
export async function layOver(id: string, text: string): Promise<Laying> {
  const known = [...inForce.values()].find((each) => each.game === id && each.text === text)
  const before = known && laid.get(known.hash)
  if (known !== undefined && before !== undefined) return { kind: 'good', game: before, overlay: known }
  try {
    const { game, overlay } = await openEdition(addressOf(id), text)
    const kept = { hash: game.overlay, game: id, name: overlay?.name ?? '', text }
    laid.set(kept.hash, laid.get(kept.hash) ?? game)
    inForce.set(kept.hash, kept)
    return { kind: 'good', game: laid.get(kept.hash) ?? game, overlay: kept }
  } catch (caught) {
    const problems = problemsIn(caught)
    return problems === undefined ? { kind: 'notLoaded' } : { kind: 'bad', problems }
  }
}

/** The game with the overlay of this hash, if this browser keeps that. */
export async function gameWith(id: string, hash: string): Promise<Game> {
  const kept = await overlays.one(hash)
  if (kept?.game !== id) throw new MissingOverlay(hash)
  const laying = await layOver(id, kept.text)
  if (laying.kind === 'notLoaded') throw new Error('the edition could not be loaded')
  // Another would mean that it was changed where it is kept; a bad one, that the game asks more of its data now.
  if (laying.kind === 'bad' || laying.game.overlay !== hash) throw new MissingOverlay(hash)
  return laying.game
}

/** What a worker needs to think about a game that has an overlay; undefined for one that has none. */
export function enclosureFor(game: Pick<Game, 'id' | 'overlay'>): Enclosure | undefined {
  const overlay = overlayOf(game)
  return overlay && { address: addressOf(game.id), overlay: overlay.text }
}

/** Where a game's edition lies. */
const addressOf = (id: string): string => new URL(`editions/${id}.js`, document.baseURI).href

/** What an edition says is wrong with an overlay, if it is that which went wrong. */
function problemsIn(caught: unknown): readonly string[] | undefined {
  const faults = typeof caught === 'object' && caught !== null && 'faults' in caught ? caught.faults : undefined
  if (!Array.isArray(faults)) return undefined
  return faults.map(({ path, problem }) => `${shortened(String(path), 120)}: ${shortened(String(problem), 120)}`)
}
