import { type Form, fields, type OverlayFault, oneOf, text } from './form.ts'
import { type Corrected, type GoodOverlay, type Laid, lay } from './lay.ts'
import type { InForce } from './registry.ts'

/** A hex by its printed number; the example is one of the game's. */
export const hexNumber = (example: string): Form => text(/^\d{4}$/, `a hex number like '${example}'`)

/** What people call something: short, and nothing that moves a cursor. */
export const title: Form = text(/^[^\p{Cc}]{1,60}$/u, 'a short text')

/** A file of corrections for a game: what every such file says first, and the parts that this game's may have. */
export const overlayFor = (game: string, parts: Readonly<Record<string, Form>>): Form =>
  fields({ overlay: oneOf(1), game: oneOf(game), name: title, ...parts }, ['overlay', 'game', 'name'])

/** How a game's data are corrected by files: read alone, or also put in force. */
export interface Correctable<D> {
  /** Reads a file of corrections and lays it over the data; nothing is taken on trust, and nothing is put in force. */
  readOverlay(file: string, over?: D): Laid<D>
  /** Puts an overlay in force, for good: call it before the game is loaded, and load the game only then. */
  applyOverlay(file: string): Laid<D>
}

/** Opens a game's data to corrections; `choose` is that of its registry. */
export function correctable<D, O extends { readonly name: string }>(
  ours: D,
  how: Corrected<D, O>,
  choose: (data: InForce<D>) => void,
): Correctable<D> {
  const readOverlay = (file: string, over: D = ours): Laid<D> => lay(file, over, how)
  return {
    readOverlay,
    applyOverlay(file) {
      const laid = readOverlay(file)
      if (laid.kind === 'good') choose({ data: laid.data, hash: laid.hash })
      return laid
    },
  }
}

/** What is wrong with an overlay, a line each as people are told: 'map.rails.copper[2]: 3333 is not next to 3133'. */
export const problemsOf = (laid: Laid<unknown>): readonly string[] =>
  laid.kind === 'bad' ? laid.faults.map(({ path, problem }: OverlayFault) => `${path}: ${problem}`) : []

/** The overlay, if it is good; throws what is wrong with it, as an error with its `faults`. */
export function goodOrThrow<D>(laid: Laid<D>): GoodOverlay<D> {
  if (laid.kind === 'good') return laid
  throw Object.assign(new Error(problemsOf(laid).join('\n')), { faults: laid.faults })
}
