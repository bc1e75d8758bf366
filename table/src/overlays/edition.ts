import type { Game } from '@boma/showing'

/** A game with an overlay laid over its data. */
export interface LaidEdition {
  readonly game: Game
  readonly overlay: { readonly name: string } | undefined
}

/** What a worker is sent before the first letter where a match is played with an overlay: where its edition lies, and its text. */
export interface Enclosure {
  readonly address: string
  readonly overlay: string
}

/** Opens the edition at an address of the page's with an overlay; throws what is wrong with that, with its `faults`. */
export async function openEdition(address: string, overlay: string): Promise<LaidEdition> {
  const { open }: { readonly open: (overlay: string) => LaidEdition } = await import(/* @vite-ignore */ address)
  return open(overlay)
}
