import { FIRST, newTable } from '@boma/kernel'
import { type Board, inEnglish, type Piece } from '@boma/showing'
import { createSignal } from 'solid-js'
import { render } from 'solid-js/web'
import { boxOf } from '../src/games.ts'
import { DARK } from '../src/map/highlights.ts'
import { type MapControl, MapView } from '../src/map/map-view.tsx'
import { FIGURES, TABLETOP } from './tabletop.ts'
import '../src/theme/theme.css'

// The map by itself, no part of the page that people visit: a sheet under more counters than any match has, which the
// bench drags about; or with '?tabletop' a table with figures, which no game on the shelf has yet.

/** As many counters as any game has. */
const MANY = 280

interface Shown {
  readonly board: Board
  readonly pieces: readonly Piece[]
}

/** A game's sheet, with counters all over its land. */
async function crowded(id: string): Promise<Shown> {
  const game = await boxOf(id)?.load?.()
  if (game === undefined) throw new Error(`${id} has nothing to show`)
  const { page } = inEnglish(game)
  const t = newTable(game.layout)
  game.setUp(t)
  const board = page.board(t)
  const some = page.pieces(t, FIRST)
  const land = board.spaces.filter((space) => space.terrain !== 'sea' && space.terrain !== 'box')
  const pieces = Array.from({ length: MANY }, (_, i) => {
    const like = some[i % some.length] as Piece
    return { ...like, id: i, space: land[(i * 37) % land.length]?.id ?? 0 }
  })
  return { board, pieces }
}

function Demo(props: Shown) {
  const [control, setControl] = createSignal<MapControl>()
  Object.assign(globalThis, { map: control })
  return (
    <div style={{ height: '100vh', display: 'grid' }}>
      <MapView
        label="Demo"
        {...props}
        marks={[]}
        lights={{ ...DARK, chosen: new Set([1]), able: new Set([2, 3]) }}
        numbers
        weather=""
        gestures={{
          onChoose(target) {
            console.log('chosen', JSON.stringify(target))
            return true
          },
        }}
        ref={setControl}
      />
    </div>
  )
}

const isTabletop = new URLSearchParams(location.search).has('tabletop')
const shown: Shown = isTabletop ? { board: TABLETOP, pieces: FIGURES } : await crowded('windhoek')
const root = document.getElementById('root')
if (root) render(() => <Demo {...shown} />, root)
