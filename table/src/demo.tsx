import { type Hex, newTable, type Piece, type Side } from '@boma/kernel'
import { createSignal, For, Show } from 'solid-js'
import { render } from 'solid-js/web'
import { CAPE, hex } from '../../games/windhoek/board.ts'
import { SCENARIOS } from '../../games/windhoek/data/scenarios.ts'
import { layOutCounters } from '../../games/windhoek/lay-out.ts'
import { layout, type Table } from '../../games/windhoek/layout.ts'
import { pageIn } from '../../games/windhoek/page/index.ts'
import { unit } from '../../games/windhoek/roster.ts'
import { DISRUPTED, ENTRENCHED, link, unlink } from '../../games/windhoek/stacks.ts'
import { english } from '../../games/windhoek/words/english.ts'
import { CounterFace } from './counters/counter.tsx'
import { SYMBOLS } from './counters/symbols.tsx'
import { DARK, type Highlights } from './map/highlights.ts'
import { type MapControl, MapView } from './map/map-view.tsx'
import { Pinned } from './map/pinned.tsx'
import './theme/theme.css'

// Shows the map and the counters by themselves, for pictures and measurements; no part of the page that people visit.

const { board, marks, pieces } = pageIn(english)

/** Windhoek set up by the book, with a few things that happen later. */
function setUp(): Table {
  const t = newTable(layout)
  layOutCounters(t)
  const put = (name: string, place: Hex) => {
    const u = unit(name)
    unlink(t, u, t.units.where[u] as Hex)
    link(t, u, place)
  }
  for (const placement of Object.values(SCENARIOS.standard.ready))
    for (const [place, names] of Object.entries(placement))
      for (const name of names) {
        if (place === 'cape-colony') put(name, CAPE)
        else if (/^\d/.test(place)) put(name, hex(place))
      }
  put('Botha', hex('2316'))
  put('UMR', hex('2316'))
  put('CLH', hex('2316'))
  put('KLH', hex('2316'))
  put('Maritz', hex('3121'))
  put('RN-Cars', hex('2219'))
  t.units.state[unit('FK-7')] = DISRUPTED
  t.places.marks[hex('2117')] = ENTRENCHED
  t.places.marks[hex('2426')] = ENTRENCHED
  t.places.marks[hex('2715')] = 2
  return t
}

const at = (text: string) => text.split(' ').map((name) => hex(name))

/** A march by Botha's column, with everything a march can light up. */
const march: Highlights = {
  ...DARK,
  reach: [
    ['2216', '4½'],
    ['2315', '6'],
    ['2415', '6½'],
    ['2414', '3'],
    ['2416', '5'],
    ['2317', '5'],
    ['2217', '6½'],
    ['2418', '4'],
    ['2318', '2'],
    ['2314', '2'],
    ['2214', '1'],
    ['2215', '4'],
    ['2517', '1'],
    ['2417', '3'],
  ].map(([name, text]) => ({ space: hex(name ?? ''), text: text ?? '' })),
  path: { spaces: at('2316 2415'), text: '½' },
  targets: at('2515'),
  refused: hex('2517'),
  trails: [at('2118 2218 2219')],
  threats: [{ space: hex('2415'), from: hex('2515') }],
  able: new Set([unit('CTH')]),
  chosen: new Set([unit('Botha')]),
}

function TableDemo() {
  const t = setUp()
  const query = new URLSearchParams(location.search)
  const [control, setControl] = createSignal<MapControl>()
  const many = () => (query.has('many') ? crowd(pieces(t, 0 as Side)) : pieces(t, 0 as Side))
  Object.assign(globalThis, { map: control, hex })
  return (
    <div style={{ height: '100vh', display: 'grid' }}>
      <MapView
        label="Windhoek"
        board={board(t)}
        pieces={many()}
        marks={marks(t)}
        lights={query.has('march') ? march : DARK}
        numbers={!query.has('bare')}
        rain={query.has('rain')}
        onChoose={(target) => console.log('chosen', JSON.stringify(target))}
        ref={setControl}
      >
        <Show when={query.has('march')}>
          <Pinned at={hex('2517')}>
            <p>
              The river is up: 3 for the mountain, 1 to cross. Botha has <strong>3</strong> left.{' '}
              <button type="button" class="case">
                13.4
              </button>
            </p>
          </Pinned>
        </Show>
      </MapView>
    </div>
  )
}

/** As many counters as any game has, spread over the land. */
function crowd(some: readonly Piece[]): readonly Piece[] {
  const land = board(setUp()).spaces.filter((space) => space.terrain !== 'sea' && space.terrain !== 'box')
  return Array.from({ length: 280 }, (_, i) => {
    const like = some[i % some.length] as Piece
    return { ...like, id: i, space: land[(i * 37) % land.length]?.id ?? 0 }
  })
}

function SheetOfCounters() {
  const all = pieces(setUp(), 0 as Side)
  const one = all.find((piece) => piece.body === 'union') as Piece
  const bodies = ['german', 'boer', 'british', 'union', 'belgian', 'portuguese', 'marker']
  const states = ['disrupted', 'suppressed', 'unsupplied', 'fired', 'moving', 'acted']
  const kinds = all.filter((p, i) => all.findIndex((q) => q.symbol === p.symbol && q.body === p.body) === i)
  const others = SYMBOLS.filter((symbol) => !all.some((piece) => piece.symbol === symbol))
  return (
    <main style={{ padding: '18px 26px' }}>
      <CounterRow title="Windhoek" pieces={kinds} />
      <CounterRow
        title="Other symbols, other sides"
        pieces={others.map((symbol, i) => ({
          ...one,
          symbol,
          name: symbol.slice(0, 9),
          body: bodies[(i * 2) % 7] ?? '',
        }))}
      />
      <CounterRow
        title="States, and what fog hides"
        pieces={[
          ...states.map((state) => ({ ...one, states: [state], name: state })),
          ...bodies.slice(0, 4).map((body) => ({ ...one, body, symbol: '', states: ['hidden'] })),
        ]}
      />
    </main>
  )
}

function CounterRow(props: { readonly title: string; readonly pieces: readonly Piece[] }) {
  return (
    <>
      <h2 class="head">{props.title}</h2>
      <div style={{ display: 'flex', 'flex-wrap': 'wrap', gap: '18px 20px', padding: '6px 6px 26px' }}>
        <For each={props.pieces}>
          {(piece) => (
            <div style={{ width: '78px', height: '78px' }}>
              <CounterFace piece={piece} />
            </div>
          )}
        </For>
      </div>
    </>
  )
}

const theme = new URLSearchParams(location.search).get('theme')
if (theme) document.documentElement.setAttribute('data-theme', theme)
const root = document.getElementById('root')
if (root) render(() => (location.search.includes('counters') ? <SheetOfCounters /> : <TableDemo />), root)
