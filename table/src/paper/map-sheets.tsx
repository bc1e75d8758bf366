import { blank, FIRST, Match } from '@boma/kernel'
import type { Board, SpokenGame } from '@boma/showing'
import { For } from 'solid-js'
import { paperOf } from '../map/draw/land.ts'
import { DARK } from '../map/highlights.ts'
import { wholePixels } from '../map/pixels.ts'
import { Ground, type Lie, makeLie, Things } from '../map/planes.tsx'
import { freshDice, freshId } from '../store/adopt.ts'
import { t } from '../words/words.ts'
import { Leaf } from './leaf.tsx'
import { type Paper, roomOn, type Tile, tiles } from './sheets.ts'
import '../map/map.css'
import '../map/things.css'

/** So many pixels of the drawing make a board unit: near enough for hex numbers and all names. */
const NEAR = 60
/** Pixels of the browser to a millimetre of paper. */
const PER_MM = 96 / 25.4
/** A plan of a tabletop shares its sheet with another. */
const PLANS = 2

interface MapSheetsProps {
  readonly game: SpokenGame
  readonly paper: Paper
  readonly foot: string
}

/** The map in sheets that are glued together, or the tables of all scenarios as plans. */
export function MapSheets(props: MapSheetsProps) {
  const board = props.game.page.board(blank(props.game))
  return board.kind === 'tabletop' ? <Plans {...props} /> : <Tiles {...props} board={board} />
}

function Tiles(props: MapSheetsProps & { readonly board: Board }) {
  const unit = props.game.page.box?.unit ?? 1
  const laid = layOut(props.board, unit)
  const all = () => tiles(props.paper, laid.width, laid.height)
  return (
    <For each={all()}>
      {(tile) => (
        <Leaf paper={props.paper} foot={`${t('paper.tile', { name: tile.name })} · ${props.foot}`}>
          <div class="tile" style={{ width: `${tile.width}mm`, height: `${tile.height}mm` }}>
            <Part laid={laid} tile={tile} />
          </div>
        </Leaf>
      )}
    </For>
  )
}

/** §17.7 of a game on a tabletop: how the ground lies, to be laid out with what one has. */
function Plans(props: MapSheetsProps) {
  const tables = props.game.scenarios.map(({ id }) => ({ id, board: boardIn(props.game, id) })).filter(hasGround)
  const [wide] = roomOn(props.paper)
  const pairs = Array.from({ length: Math.ceil(tables.length / PLANS) }, (_, i) =>
    tables.slice(PLANS * i, PLANS * (i + 1)),
  )
  return (
    <For each={pairs}>
      {(pair) => (
        <Leaf paper={props.paper} foot={props.foot}>
          <div class="plans">
            <For each={pair}>
              {({ id, board }) => {
                const { left, right } = paperOf(board)
                const laid = layOut(board, wide / (right - left))
                const whole: Tile = { name: '', x: 0, y: 0, width: laid.width, height: laid.height }
                return (
                  <figure>
                    <figcaption>{props.game.tongue.scenarios[id]}</figcaption>
                    <div class="tile" style={{ width: `${laid.width}mm`, height: `${laid.height}mm` }}>
                      <Part laid={laid} tile={whole} />
                    </div>
                  </figure>
                )
              }}
            </For>
          </div>
        </Leaf>
      )}
    </For>
  )
}

/** The board as it lies when a scenario begins. */
function boardIn(game: SpokenGame, scenario: string): Board {
  const match = new Match(game, { id: freshId(), scenario, options: [], dice: freshDice() })
  return game.page.board(match.view(FIRST))
}
/** Ground that is diced for, or agreed on, has no plan. */
const hasGround = ({ board }: { readonly board: Board }): boolean => (board.areas?.length ?? 0) > 0

interface Laid {
  readonly board: Board
  readonly lie: Lie
  /** How large it is on paper, in millimetres. */
  readonly width: number
  readonly height: number
  /** How much larger than the drawing it is printed, and where the drawing begins. */
  readonly by: number
  readonly x: number
  readonly y: number
}

/** A board as it is printed, so many millimetres a unit. Inside a component. */
function layOut(board: Board, unit: number): Laid {
  const lie = makeLie({ board, pieces: [], marks: [], lights: DARK, numbers: true, weather: '' })
  lie.setRested({ x: 0, y: 0, scale: NEAR })
  const drawn = wholePixels(paperOf(board), NEAR)
  const perPixel = unit / NEAR
  return {
    ...{ board, lie, by: perPixel * PER_MM, x: drawn.x, y: drawn.y },
    width: drawn.width * perPixel,
    height: drawn.height * perPixel,
  }
}

/** What of a map is on one sheet; the rest is cut off. */
function Part(props: { readonly laid: Laid; readonly tile: Tile }) {
  const { board, lie, by, x, y } = props.laid
  const shift = `translate(${-props.tile.x}mm, ${-props.tile.y}mm) scale(${by}) translate(${-x}px, ${-y}px)`
  const shown = { ...{ board, lie, pieces: [], marks: [], lights: DARK }, numbers: true, weather: '', plane: () => {} }
  return (
    <div class="map printed-map" data-kind={board.kind} style={{ transform: shift }}>
      <Ground {...shown} />
      <Things {...shown} />
    </div>
  )
}
