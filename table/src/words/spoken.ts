import type { Names, TableBase } from '@boma/kernel'
import { type Game, namedSo, namesAt, type SpokenGame, speak, type Tongue } from '@boma/showing'
import { type Accessor, createMemo, createSignal } from 'solid-js'
import { type Box, boxOf } from '../games.ts'
import { gameWith, overlayOf } from '../overlays/laid.ts'
import { language, t } from './words.ts'

/** Games in other languages than their own, as far as their words have come. */
const [learnt, setLearnt] = createSignal<ReadonlyMap<string, SpokenGame>>(new Map())
/** Words that were sent for; what does not come is not sent for again at every sentence. */
const sentFor = new Map<string, Promise<void>>()

/** Each game in its own words, once. */
const own = new WeakMap<Game, SpokenGame>()
function inOwnWords(game: Game): SpokenGame {
  const known = own.get(game) ?? spokenIn(game, game.english)
  own.set(game, known)
  return known
}

const keyOf = (game: Game): string => `${language.value()} ${game.id} ${game.overlay}`

/** The game in a language; with an overlay over its data it says so wherever it is named. */
function spokenIn(game: Game, tongue: Tongue): SpokenGame {
  const overlay = overlayOf(game)
  return speak(game, overlay === undefined ? tongue : { ...tongue, name: namedWith(tongue.name, overlay.name) })
}
const namedWith = (game: string, name: string): string => t('overlay.named', { game, name })

/** The game in the language in use: in its own until those words have come, or when it speaks no other. */
export function spoken(game: Game): SpokenGame {
  const found = learnt().get(keyOf(game))
  if (found === undefined) void learn(game)
  return found ?? inOwnWords(game)
}

/**
 * The game in the language in use, as it is spoken of at this table: units that every match has others of go by their names
 * in it. It is another one only when the names are others. Inside a component.
 */
export function spokenAt(game: Accessor<Game>, t: Accessor<TableBase>): Accessor<SpokenGame> {
  const names = createMemo(() => namesAt(spoken(game()), t()), undefined, { equals: isSame })
  return createMemo(() => namedSo(spoken(game()), names()))
}
const isSame = (a: Names | undefined, b: Names | undefined): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Sends for a game's words in the language in use. */
export function learn(game: Game): Promise<void> {
  const key = keyOf(game)
  const fetching = sentFor.get(key) ?? fetchWords(game, key)
  sentFor.set(key, fetching)
  return fetching
}

async function fetchWords(game: Game, key: string): Promise<void> {
  try {
    const tongue = await game.tongues?.[language.value()]?.()
    if (tongue !== undefined) setLearnt((known) => new Map([...known, [key, spokenIn(game, tongue)]]))
  } catch {
    // Then the game is played in its own language.
  }
}

/** A box whose game is fetched with its words, and with an overlay if that is wanted: by its hash, '' for none. */
export interface SpokenBox extends Box {
  readonly load: (overlay?: string) => Promise<Game>
}

/** The box with this id; its game comes along with its words in the language in use. */
export function spokenBoxOf(id: string): SpokenBox | undefined {
  const box = boxOf(id)
  if (box === undefined) return undefined
  return {
    ...box,
    load: async (overlay = '') => {
      const game = await (overlay === '' || !box.correctable ? box.load() : gameWith(id, overlay))
      await learn(game)
      return game
    },
  }
}
