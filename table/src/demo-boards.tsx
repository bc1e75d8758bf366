import type { Board, Piece } from '@boma/kernel'
import { createSignal } from 'solid-js'
import { render } from 'solid-js/web'
import { boardIn } from '../../games/lettow/page/board.ts'
import { english } from '../../games/lettow/words-en.ts'
import { piece } from './demo-piece.ts'
import { FIGURES, TABLETOP } from './demo-tabletop.ts'
import { DARK, type Highlights } from './map/highlights.ts'
import { type MapControl, MapView } from './map/map-view.tsx'
import './theme/theme.css'

// Shows boards that are no maps of hexes by themselves, for pictures; no part of the page that people visit.

const BODIES = ['german', 'british', 'belgian', 'portuguese', 'union']
const SYMBOLS = ['infantry', 'mounted-rifles', 'artillery', 'leader']

/** Counters on every third space, up to six of them. */
const onPoints = (board: Board): readonly Piece[] =>
  board.spaces
    .filter((_, i) => i % 3 === 0)
    .flatMap((space, i) =>
      Array.from({ length: 1 + ((i * 5) % 6) }, (_, j) =>
        piece(i * 10 + j, {
          space: space.id,
          name: `${i + 1} FK`,
          values: String(1 + (j % 4)),
          body: BODIES[i % BODIES.length] ?? '',
          symbol: SYMBOLS[j % SYMBOLS.length] ?? '',
        }),
      ),
    )

/** A march along two links, with what it lights up. */
function march({ links = [], spaces }: Board): Highlights {
  const first = links.find((link) => link.by) ?? links[0]
  const second = links.find((link) => link.from === first?.to)
  const way = [first?.from ?? 0, first?.to ?? 0, ...(second ? [second.to] : [])]
  return {
    ...DARK,
    reach: [...way.slice(1), spaces[4]?.id ?? 0].map((space, i) => ({ space, text: String(3 - i) })),
    path: { spaces: way, text: '2' },
    targets: [spaces[0]?.id ?? 0],
    refused: spaces[12]?.id,
    trails: [[links[5]?.from ?? 0, links[5]?.to ?? 0]],
    lit: [spaces[20]?.id ?? 0],
    cursor: spaces[9]?.id,
    able: new Set([0, 10]),
    chosen: new Set([0, 30]),
  }
}

function Demo() {
  const [control, setControl] = createSignal<MapControl>()
  Object.assign(globalThis, { map: control })
  const query = new URLSearchParams(location.search)
  const isTabletop = query.has('tabletop')
  const board = isTabletop ? TABLETOP : boardIn(english)
  const some = { ...DARK, chosen: new Set([1]), able: new Set([2, 3, 60]) }
  return (
    <div style={{ height: '100vh', display: 'grid' }}>
      <MapView
        label="Points"
        board={board}
        pieces={isTabletop ? FIGURES : onPoints(board)}
        marks={[]}
        lights={isTabletop || query.has('bare') ? some : march(board)}
        numbers
        rain={false}
        onChoose={(target) => console.log('chosen', JSON.stringify(target))}
        ref={setControl}
      />
    </div>
  )
}

const theme = new URLSearchParams(location.search).get('theme')
if (theme) document.documentElement.setAttribute('data-theme', theme)
const root = document.getElementById('root')
if (root) render(() => <Demo />, root)
