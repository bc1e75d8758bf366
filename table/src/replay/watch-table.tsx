import { type Fault, type GameEvent, NOBODY, type Side } from '@boma/kernel'
import { type Deck, type Game, isHeading, type SpokenGame, sayNews } from '@boma/showing'
import { batch, createEffect, createMemo, createSignal, For, Show } from 'solid-js'
import type { MapControl } from '../map/map-view.tsx'
import { WatchedFight } from '../play/battle/watched-fight.tsx'
import { Decks } from '../play/decks/decks.tsx'
import { CardsPane } from '../play/decks/leaf.tsx'
import { TableView } from '../play/ground/table-view.tsx'
import { lightsToWatch } from '../play/hand/lighting.ts'
import { wishesOfPerson } from '../play/hand/wishes.ts'
import { chapters } from '../play/log/chapters.ts'
import { Log } from '../play/log/log.tsx'
import { Grip } from '../play/panel/grip.tsx'
import { Inspector } from '../play/panel/inspector.tsx'
import type { Draw } from '../play/panel/sheet.ts'
import { StatusPanel, Tally } from '../play/panel/status.tsx'
import { RuleLinks } from '../play/scene/rule-link.tsx'
import { setScene } from '../play/scene/scene.ts'
import type { Seats } from '../play/session/seats.ts'
import { faultWords } from '../records/fault-words.ts'
import type { Reel } from '../referee/reel.ts'
import { Bar } from '../shell/bar.tsx'
import { go } from '../shell/place.ts'
import { spokenAt } from '../words/spoken.ts'
import { t } from '../words/words.ts'
import { Controls } from './controls.tsx'
import { LONGEST_LINK } from './link.ts'
import { playerFor } from './player.ts'
import type { Sharing } from './share.ts'
import { viewpoints } from './viewpoints.ts'
import '../play/play.css'
import './replay.css'

interface WatchTableProps {
  /** The match, if it is kept here: one stands over its map as one stood at the table. */
  readonly id?: string
  /** The address of a step of the first viewer's. */
  readonly hrefAt: (step: number) => string
  /** The address of the table that it is played at, if it is. */
  readonly back?: string
  readonly game: Game
  readonly over: boolean
  readonly reel: Reel
  readonly seats: Seats
  /** The step to begin with, of the first viewer's; the last when left out. */
  readonly start: number | undefined
  /** Why the record goes no farther than it does; undefined when it is whole. */
  readonly stuck: Fault | undefined
  readonly sharing: Sharing
  /** Plays on from there: after so many orders. */
  readonly onFork: (orders: number) => void
  /** Hands the match out as a file. */
  readonly onSave?: () => void
  /** Keeps a match on this device that is not kept there. */
  readonly onKeep?: () => void
}

/** A match that is watched: the map at one moment, the timeline under it, what happened up to then beside it. */
export function WatchTable(props: WatchTableProps) {
  const { reel, sharing } = props
  const eyes = viewpoints(props.game, props.seats, props.over)
  const first = eyes[0] ?? NOBODY
  const [viewer, setViewer] = createSignal<Side>(first)
  const count = () => reel.count(viewer())
  const player = playerFor(count, props.start ?? count())
  const orders = () => reel.orders(player.at(), viewer())
  /** Somebody else's eyes, at the same moment. */
  const seeAs = (side: Side) => {
    const now = orders()
    batch(() => {
      setViewer(side)
      player.go(reel.step(now, side))
    })
  }
  const [selected, setSelected] = createSignal<number>()
  const [draw, setDraw] = createSignal<Draw>('half')
  const [leaf, setLeaf] = createSignal<number>()
  const [pointed, setPointed] = createSignal<readonly GameEvent[]>([])
  const [remark, setRemark] = createSignal('')
  const [map, setMap] = createSignal<MapControl>()
  const wishes = wishesOfPerson()
  const view = createMemo(() => reel.at(player.at(), viewer()))
  const game = spokenAt(() => props.game, view)
  const log = createMemo(() => reel.log(player.at(), viewer()))
  const told = (entry: number) => reel.told(entry, viewer())
  const goTo = (entry: number) => player.go(told(entry))
  const scene = setScene(
    {
      get game() {
        return game()
      },
      view,
      viewer,
      lastEvents: () => reel.last(player.at(), viewer()),
      log,
    },
    () => game().page,
  )
  const lights = lightsToWatch(scene, {
    pointedAt: () => pointed().map(scene.lights),
    tones: () => [],
    cursor: selected,
  })
  const marks = createMemo(() =>
    chapters(reel.log(count(), viewer()), { isHeading: (e) => isHeading(game(), e) }).flatMap(({ heads: [head] }) =>
      head === undefined ? [] : [{ at: told(head.action), name: sayNews(game(), head.event) }],
    ),
  )
  /** It names the step by the first viewer's count: through those eyes it will be opened. */
  const href = () => props.hrefAt(reel.step(orders(), first))
  createEffect(() => {
    nameInAddress(href())
    setRemark('')
  })
  const stuck = () =>
    props.stuck === undefined || player.at() < count()
      ? ''
      : t('replay.stuck', { at: String(count()), reason: faultWords(props.stuck) })
  /** A link that carries what is hidden is not made by one press. */
  let isWarned = !sharing.hidesSomething
  const link = async () => {
    if (!isWarned) {
      isWarned = true
      setRemark(t('replay.carriesAll'))
      return
    }
    const address = await sharing.linkTo(orders())
    if (address === undefined) setRemark(t('replay.tooLong', { most: String(LONGEST_LINK) }))
    else setRemark((await isCopied(address)) ? t(props.over ? 'replay.linked' : 'replay.linkedSoFar') : address)
  }
  return (
    <RuleLinks open={(rule) => go({ at: 'rules', game: props.game.id, rule })}>
      <div class="table watching" classList={{ carded: scene.decks().length > 0 }} data-pane="table" data-draw={draw()}>
        <Bar game={`${game().tongue.name}, ${t('replay.title')}`}>
          <Tally status={scene.status()} />
          <Viewpoint game={game()} eyes={eyes} viewer={viewer()} onView={seeAs} />
          <Show when={props.onSave}>
            {(save) => (
              <button type="button" class="word" onClick={() => save()()}>
                {t('bar.save')}
              </button>
            )}
          </Show>
        </Bar>
        <main tabindex="-1">
          <h1 class="unseen">{t('replay.title')}</h1>
          <TableView
            match={props.id ?? props.hrefAt(0)}
            scene={scene}
            lights={lights}
            wishes={wishes}
            moment={player.at()}
            onChoose={({ space }, { isPile }) => {
              if (!isPile) setSelected((before) => (before === space ? undefined : space))
              return !isPile
            }}
            onPoint={() => {}}
            ref={setMap}
          />
          <WatchedFight
            scene={scene}
            log={log()}
            last={reel.last(player.at(), viewer())}
            piecesBefore={(entry) => scene.page.pieces(reel.at(told(entry) - 1, viewer()), viewer())}
          />
        </main>
        <p class="unseen" aria-live="polite">
          {reel
            .last(player.at(), viewer())
            .map((event) => sayNews(game(), event))
            .join(' ')}
        </p>
        <div class="bottom">
          <Grip draw={draw()} onDraw={setDraw} />
          <Controls
            back={props.back}
            player={player}
            count={count()}
            marks={marks()}
            remark={remark() || stuck()}
            onFork={() => props.onFork(orders())}
            onLink={link}
            onKeep={props.onKeep}
          />
          <aside class="panel" aria-label={t('panel.label')} data-pane={leaf() === undefined ? 'table' : 'cards'}>
            <Show
              when={leaf() === undefined}
              fallback={<Leafing decks={scene.decks()} deck={leaf() ?? 0} onLeaf={setLeaf} />}
            >
              <StatusPanel status={scene.status()} />
              <Decks decks={scene.decks()} about={viewer()} onLeaf={setLeaf} />
              <Show when={selected() !== undefined}>
                <Inspector scene={scene} space={selected() ?? -1} log={log()} onGoTo={goTo} />
              </Show>
              <Log
                scene={scene}
                log={log()}
                onPoint={(events) => {
                  setPointed(events)
                  const [space] = events.flatMap((e) => scene.lights(e).spaces)
                  if (space !== undefined) map()?.follow(space)
                }}
                onGoTo={goTo}
              />
            </Show>
          </aside>
        </div>
      </div>
    </RuleLinks>
  )
}

/** Lets the address name the moment; no step of the slider becomes a step of the way back. */
function nameInAddress(href: string): void {
  try {
    history.replaceState(null, '', href)
  } catch {
    // Some browsers refuse when it is asked too often, as by a slider that is dragged; the next moment will be named.
  }
}

/** Copies a text; false where the browser does not allow that. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** The cards of a deck instead of everything else in the panel, with a way back. */
function Leafing(props: {
  readonly decks: readonly Deck[]
  readonly deck: number
  readonly onLeaf: (deck: number | undefined) => void
}) {
  return (
    <div class="turned">
      <button type="button" class="word back" onClick={() => props.onLeaf(undefined)}>
        ‹ {t('panel.back')}
      </button>
      <CardsPane {...props} />
    </div>
  )
}

function Viewpoint(props: {
  readonly game: SpokenGame
  readonly eyes: readonly Side[]
  readonly viewer: Side
  readonly onView: (side: Side) => void
}) {
  return (
    <Show when={props.eyes.length > 1}>
      <label class="viewpoint">
        <span>{t('replay.eyes')}</span>
        <select
          aria-label={t('replay.eyes')}
          value={String(props.viewer)}
          onChange={(e) => props.onView(Number(e.currentTarget.value) as Side)}
        >
          <For each={props.eyes}>
            {(side) => (
              <option value={String(side)}>
                {side === NOBODY ? t('replay.onlooker') : props.game.tongue.sides[side]}
              </option>
            )}
          </For>
        </select>
      </label>
    </Show>
  )
}
