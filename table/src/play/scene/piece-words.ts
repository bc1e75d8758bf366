import type { Piece } from '@boma/showing'
import type { Key } from '../../words/en.ts'
import { t } from '../../words/words.ts'
import type { Scene } from './scene.ts'

const STATES: Readonly<Record<string, Key>> = {
  acted: 'state.acted',
  broken: 'state.broken',
  disorganized: 'state.disorganized',
  disrupted: 'state.disrupted',
  emptied: 'state.emptied',
  entrenched: 'state.entrenched',
  fired: 'state.fired',
  hidden: 'state.hidden',
  moving: 'state.moving',
  reduced: 'state.reduced',
  retreated: 'state.retreated',
  suppressed: 'state.suppressed',
  unsupplied: 'state.unsupplied',
}

const SOURCES: Readonly<Record<string, Key>> = {
  printed: 'source.printed',
  derived: 'source.derived',
  reconstructed: 'source.reconstructed',
}

/** A state of a counter in words; a word of the game's own as it is. */
export function stateWords(state: string): string {
  const key = STATES[state]
  return key === undefined ? state : t(key)
}

/** Where a counter's figures come from, in words. */
export function sourceWords(source: string): string {
  const key = SOURCES[source]
  return key === undefined ? source : t(key)
}

/** A counter in one line: name, values, states. */
export const pieceWords = (piece: Piece): string =>
  [piece.fullName, piece.about ?? '', piece.values, ...piece.states.map(stateWords)]
    .filter((word) => word !== '')
    .join(', ')

/** The counters of a space as they are told one by one: of a unit of figures the first stands for all. */
export function toldAt(scene: Scene, space: number): readonly Piece[] {
  const here = scene.piecesAt(space)
  return scene.troops().some((troop) => troop.space === space) ? here.slice(0, 1) : here
}

/** The states of a counter that lies with its weaker side up. */
const WEAK: readonly string[] = ['disorganized', 'disrupted', 'reduced']
/** Is it the state of a counter with its weaker side up? */
export const isWeak = (state: string): boolean => WEAK.includes(state)

/** The counter with its other face up, as far as it has one. */
export function otherFace(piece: Piece): Piece | undefined {
  if (piece.back === '') return undefined
  // What stands in the band is of the face that lies up.
  return { ...piece, values: piece.back, code: '', states: piece.states.some(isWeak) ? [] : ['reduced'] }
}
