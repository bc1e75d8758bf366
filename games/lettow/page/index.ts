import { adviceIn, type Board, type Page } from '@boma/showing'
import { act } from '../actions.ts'
import { isOnMap } from '../board.ts'
import { counsel } from '../counsel/index.ts'
import { supply } from '../counsel/supply.ts'
import type { Table } from '../layout.ts'
import { SIDE_OF, UNITS, type Unit } from '../roster.ts'
import type { Words } from '../words/words.ts'
import { awaited } from './awaited.ts'
import { boardIn } from './board.ts'
import { captionIn } from './captions.ts'
import { charts } from './charts.ts'
import { decks } from './decks.ts'
import { facts } from './facts.ts'
import { layersIn } from './layers.ts'
import { lights } from './lights.ts'
import { offersIn } from './offers.ts'
import { panel } from './panel.ts'
import { phaseIn } from './phase.ts'
import { marks, pieces } from './pieces.ts'
import { sayingIn } from './saying.ts'
import { status } from './status.ts'
import { storyIn } from './story.ts'

/** How a page shows the game in a language. */
export function pageIn(words: Words): Omit<Page<Table>, 'describe'> {
  let board: Board | undefined
  return {
    board: () => {
      // Worked out when it is first shown: it takes a while, and a terminal never asks for it.
      board ??= boardIn(words)
      return board
    },
    pieces: (t) => pieces(t, words),
    owner: (piece) => SIDE_OF[piece as Unit],
    marks,
    status: (t) => status(t, words),
    offer: offersIn(words),
    // §28.2: whoever waits beside the map can only come by water
    intents: (t, { piece, space }) =>
      piece === undefined || piece >= UNITS || isOnMap(t.units.where[piece as Unit]) || space !== undefined
        ? []
        : [act.sail(piece as Unit, t.units.where[piece as Unit])],
    lights,
    facts: (t, _viewer, at, force) => facts(t, at, force, words),
    layers: layersIn(words),
    advice: adviceIn(counsel, sayingIn(words)),
    fights: { panel: (t) => panel(t, words), story: storyIn(words) },
    telling: { phase: phaseIn(words), caption: captionIn(words) },
    cards: { decks: (t) => decks(t, words) },
    supply: { line: supply },
    muster: { awaited: (t) => awaited(t, words) },
    charts,
    tabletop: undefined,
    field: undefined,
    memory: undefined,
    parting: undefined,
  }
}
