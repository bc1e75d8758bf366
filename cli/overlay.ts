import { shortened } from '@boma/kernel'
import type { Game } from '@boma/showing'
import type { Arguments, OptionSpec } from './args.ts'
import { readText } from './records/file.ts'
import { Unusable } from './unusable.ts'

/** Faults told at once: whoever mends an overlay mends a few and tries again. */
const TOLD = 8

/** The option of every command that loads a game. */
export const overlayOption: Readonly<Record<'overlay', OptionSpec>> = {
  overlay: {
    value: 'FILE',
    says: `corrections to a game's data by somebody who owns the box (Windhoek, Guns of the Askari and The Battle of Tanga take them)`,
  },
}

/** Corrections that hold for as long as the program runs. */
export interface Overlay {
  readonly file: string
  readonly name: string
  readonly hash: string
}

/** Lays the corrections that were given over the data of their game. They are taken when it is loaded: this goes first. */
export async function layOverlay(given: Arguments): Promise<Overlay | undefined> {
  const file = given.text('overlay')
  return file === undefined ? undefined : layFile(file)
}

/** The same for a file. */
export async function layFile(file: string): Promise<Overlay> {
  const text = readText(file)
  const laid = await corrected(text)
  if (laid.kind === 'good') return { file, name: laid.name, hash: laid.hash }
  const faults = laid.faults
    .slice(0, TOLD)
    .map(({ path, problem }) => `  ${shortened(path, 120)}: ${shortened(problem, 120)}`)
  const more = laid.faults.length - faults.length
  throw new Unusable(
    [`'${file}' is no good overlay:`, ...faults, ...(more > 0 ? [`  ... and ${more} more`] : [])].join('\n'),
  )
}

/** Lays them over the game that the file says it is for. What else is wrong with it, the game finds. */
async function corrected(text: string) {
  switch (gameOf(text)) {
    case 'askari':
      return (await import('@boma/askari/overlay')).applyOverlay(text)
    case 'tanga':
      return (await import('@boma/tanga/overlay')).applyOverlay(text)
    default:
      return (await import('@boma/windhoek/overlay')).applyOverlay(text)
  }
}

function gameOf(text: string): unknown {
  try {
    return (JSON.parse(text) as { readonly game?: unknown } | null)?.game
  } catch {
    return undefined
  }
}

/** Makes sure that the corrections which were given are for the game that is played. */
export function fits(overlay: Overlay | undefined, game: Game): void {
  if (overlay !== undefined && overlay.hash !== game.overlay)
    throw new Unusable(`'${overlay.file}' corrects another game; ${game.english.name} is played as it is.`)
}
