import type { Action, GameEvent, Side } from '@boma/kernel'
import type {
  Awaited,
  Board,
  Deck,
  Fact,
  Forecast,
  Lights,
  Mark,
  Page,
  Panel,
  Piece,
  Space,
  SpokenGame,
  Standing,
  Status,
  SupplyLine,
  Target,
  Town,
  Troop,
} from '@boma/showing'
import { lightsFor } from '@boma/showing'
import { type Accessor, createMemo, untrack } from 'solid-js'
import type { Sighted } from '../../map/highlights.ts'
import { spaceOf } from '../../map/hit.ts'
import { kept, keptBy } from '../../map/kept.ts'
import { steady } from '../../map/quiet.ts'
import { middleOf, ringOf } from '../../map/tabletop/ring.ts'
import { ghostsOf } from '../ghosts/ghosts.ts'
import type { Shown } from '../hand/places.ts'
import { forecastOn } from '../session/forecasts.ts'
import type { Session } from '../session/session.ts'
import { remainsOf } from './remains.ts'

/** What a scene is made from: a match under way or one that is watched again. */
export type Shot = Pick<Session, 'game' | 'view' | 'viewer' | 'lastEvents' | 'log'>

/** What lies on the table for one viewer, ready to be drawn and asked about. */
export interface Scene extends Shown {
  readonly game: SpokenGame
  readonly page: Page
  readonly viewer: Accessor<Side>
  readonly board: Accessor<Board>
  readonly pieces: Accessor<readonly Piece[]>
  readonly marks: Accessor<readonly Mark[]>
  /** The units on a tabletop. */
  readonly troops: Accessor<readonly Troop[]>
  readonly status: Accessor<Status>
  /** What the viewer's side sees where the rest lies in the dark. */
  readonly lit: Accessor<readonly number[]>
  readonly panel: Accessor<Panel | undefined>
  /** How victory stands, if the game says so. */
  readonly standing: Accessor<Standing | undefined>
  /** Who is still to be set up. */
  readonly awaited: Accessor<readonly Awaited[]>
  /** The cards on the table; none in games without them. */
  readonly decks: Accessor<readonly Deck[]>
  /** Enemy counters as they were seen last, where they are not seen now. */
  readonly ghosts: Accessor<readonly Sighted[]>
  /** What the last action lit up. */
  readonly lastLights: Accessor<readonly Lights[]>
  piece(id: number): Piece | undefined
  /** Whose a piece is, gone or not. */
  ownerOf(piece: number): Side | undefined
  piecesAt(space: number): readonly Piece[]
  /** A space of the sheet; undefined for boxes beside it. */
  space(id: number | undefined): Space | undefined
  /** What a person calls a space: its town, its number, or the box's name. */
  nameOf(space: number): string
  townAt(space: number): Town | undefined
  forecast(action: Action): Forecast | undefined
  /** What is worth knowing about a space or a counter, for those who may be sent there. */
  facts(at: Target, force: readonly number[]): readonly Fact[]
  supply(piece: number): SupplyLine | undefined
  lights(e: GameEvent): Lights
}

/** Sets the scene. A game without a page has none; its page changes with the language. */
export function setScene(shot: Shot, page: Accessor<Page>): Scene {
  const { view, viewer } = shot
  const pieces = createMemo((before: readonly Piece[] | undefined) =>
    keptBy(before, page().pieces(view(), viewer()), ({ id }) => id),
  )
  const lit = createMemo((before: readonly number[] | undefined) =>
    kept(before, page().field?.lit(view(), viewer()) ?? []),
  )
  const status = createMemo((before: Status | undefined) => kept(before, page().status(view())))
  const sheet = steady(() => page().board(view()))
  const board = createMemo(() => (sheet().kind === 'tabletop' ? withFigures(sheet(), pieces()) : sheet()))
  const remains = remainsOf(page, shot.log, view)
  const byId = createMemo(() => new Map(pieces().map((piece) => [piece.id, piece])))
  const bySpace = createMemo(() => Map.groupBy(pieces(), (piece) => piece.space))
  const space = (id: number | undefined) => (id === undefined ? undefined : spaceOf(board(), id))
  const boxes = createMemo(() => new Map(board().boxes.map((box) => [box.space, box.name])))
  const towns = createMemo(() => new Map(board().towns.map((town) => [town.space, town])))
  return {
    get game() {
      return shot.game
    },
    get page() {
      return page()
    },
    viewer,
    board,
    pieces,
    marks: createMemo((before: readonly Mark[] | undefined) => kept(before, [...page().marks(view()), ...remains()])),
    troops: createMemo((before: readonly Troop[] | undefined) =>
      keptBy(before, page().tabletop?.troops(view(), viewer()) ?? [], ({ space: id }) => id),
    ),
    status,
    lit,
    standing: createMemo((before: Standing | undefined) => kept(before, page().advice.standing?.(view()))),
    awaited: createMemo((before: readonly Awaited[] | undefined) =>
      kept(before, page().muster?.awaited(view(), viewer()) ?? []),
    ),
    ghosts: ghostsOf({ game: shot.game, page, view, viewer, log: shot.log, pieces, status }),
    panel: createMemo(() => page().fights?.panel(view(), viewer())),
    decks: createMemo(() => page().cards?.decks(view(), viewer()) ?? []),
    lastLights: createMemo(() => shot.lastEvents().map((e) => lightsFor(shot.game, e, view()))),
    piece: (id) => byId().get(id),
    ownerOf: (piece) => page().owner(piece, untrack(view)),
    piecesAt: (id) => bySpace().get(id) ?? [],
    space,
    nameOf: (id) => boxes().get(id) ?? space(id)?.name ?? '',
    townAt: (id) => towns().get(id),
    hasSpace: (id) => space(id) !== undefined || boxes().has(id),
    hasPiece: (piece) => byId().has(piece),
    forecast: (action) => forecastOn(page(), view(), action),
    facts: (at, force) => page().facts(view(), viewer(), at, force),
    supply: (piece) => page().supply?.line(view(), viewer(), piece),
    // What happened is not told anew with every move.
    lights: (e) => lightsFor(shot.game, e, untrack(view)),
  }
}

/** On a tabletop every unit, or figure by itself, is a place of its own, so that it can be looked at, aimed at and come to by keys. */
function withFigures(board: Board, pieces: readonly Piece[]): Board {
  const standing = pieces.filter((piece) => piece.stands !== undefined)
  const spaces = [...Map.groupBy(standing, (piece) => piece.space)].map(([id, figures]) => {
    const ring = ringOf(figures.flatMap(({ stands }) => stands ?? []))
    const [x, y] = middleOf(ring.hull)
    return { id, name: figures[0]?.name ?? '', x, y, ring, terrain: '' as const, territory: '' }
  })
  return { ...board, spaces }
}
