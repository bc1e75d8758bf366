import type { Game } from '@boma/showing'

/** The games on the shelf. */
export type GameId = 'askari' | 'windhoek' | 'tanga' | 'lettow' | 'heart' | 'skirmish' | 'picket'

/** A box on the shelf: what can be told of a game before its rules are loaded. Its cover is home/covers/ID.svg. */
export interface Box {
  readonly id: GameId
  /** The name; what else the shelf says is in words/, under 'box.ID'. */
  readonly name: string
  /** Shown only with the flag for makers of games. */
  readonly sample?: true
  readonly load: () => Promise<Game>
}

/** The shelf, in its order. Each game is a chunk of its own, fetched when it is first opened. */
export const SHELF: readonly Box[] = [
  {
    id: 'askari',
    name: 'Guns of the Askari',
    load: async () => (await import('@boma/askari')).askari as unknown as Game,
  },
  { id: 'windhoek', name: 'Windhoek', load: async () => (await import('@boma/windhoek')).windhoek as unknown as Game },
  {
    id: 'tanga',
    name: 'The Battle of Tanga',
    load: async () => (await import('@boma/tanga')).tanga as unknown as Game,
  },
  { id: 'lettow', name: 'Lettow-Vorbeck', load: async () => (await import('@boma/lettow')).lettow as unknown as Game },
  {
    id: 'heart',
    name: 'In the Heart of East Africa',
    load: async () => (await import('@boma/heart')).heart as unknown as Game,
  },
  {
    id: 'skirmish',
    name: 'Skirmish at the ford',
    sample: true,
    load: async () => (await import('@boma/skirmish')).skirmish as unknown as Game,
  },
  {
    id: 'picket',
    name: 'The picket',
    sample: true,
    load: async () => (await import('@boma/picket')).picket as unknown as Game,
  },
]

/** The box with this id; undefined for a game nobody knows. */
export const boxOf = (id: string): Box | undefined => SHELF.find((box) => box.id === id)
