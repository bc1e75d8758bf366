import { type Fault, type GameEvent, NOBODY, type Side } from '@boma/kernel'
import { type Deck, sayNews } from '@boma/showing'
import { createEffect, createMemo, createSignal, For, Show } from 'solid-js'
import type { Gestures } from '../map/hands.ts'
import type { MapControl } from '../map/map-view.tsx'
import { WatchedFight } from '../play/battle/watched-fight.tsx'
import { Decks } from '../play/decks/decks.tsx'
import { CardsPane } from '../play/decks/leaf.tsx'
import { TableView } from '../play/ground/table-view.tsx'
import { lightsToWatch } from '../play/hand/lighting.ts'
import { wishesOfPerson } from '../play/hand/wishes.ts'
import { Log } from '../play/log/log.tsx'
import { Grip } from '../play/panel/grip.tsx'
import { Inspector } from '../play/panel/inspector.tsx'
import type { Draw } from '../play/panel/sheet.ts'
import { StatusPanel, Tally } from '../play/panel/status.tsx'
import { RuleLinks } from '../play/scene/rule-link.tsx'
import { faultWords } from '../records/fault-words.ts'
import { Bar } from '../shell/bar.tsx'
import { isCopied } from '../shell/copy.ts'
import { go } from '../shell/place.ts'
import { t } from '../words/words.ts'
import { Controls } from './controls.tsx'
import { LONGEST_LINK } from './link.ts'
import type { Sharing } from './share.ts'
import { marksOf, type Watched, type Watching, watchingAt } from './watching.ts'
import '../play/play.css'
import './replay.css'

interface WatchTableProps extends Watched {
  /** The match, if it is kept here: one stands over its map as one stood at the table. */
  readonly id?: string
  /** The address of a step of the first viewer's. */
  readonly hrefAt: (step: number) => string
  /** The address of the table that it is played at, if it is. */
  readonly back?: string
  /** Why the record goes no farther than it does; undefined when it is whole. */
  readonly stuck: Fault | undefined
  readonly sharing: Sharing
  /** Plays on from there: after so many orders. Left out where that would show what others still hide. */
  readonly onFork?: (orders: number) => void
  /** Hands the match out as a file. */
  readonly onSave?: () => void
  /** Keeps a match on this device that is not kept there. */
  readonly onKeep?: () => void
}

/** A match that is watched: the map at one moment, the timeline under it, what happened up to then beside it. */
export function WatchTable(props: WatchTableProps) {
  const watching = watchingAt(props)
  const { scene } = watching
  const [selected, setSelected] = createSignal<number>()
  const [draw, setDraw] = createSignal<Draw>('half')
  const [pointed, setPointed] = createSignal<readonly GameEvent[]>([])
  const [map, setMap] = createSignal<MapControl>()
  const pointAt = (events: readonly GameEvent[]) => {
    setPointed(events)
    const [space] = events.flatMap((e) => scene.lights(e).spaces)
    if (space !== undefined) map()?.follow(space)
  }
  return (
    <RuleLinks open={(rule) => go({ at: 'rules', game: props.game.id, rule })}>
      <div class="table watching" classList={{ carded: scene.decks().length > 0 }} data-pane="table" data-draw={draw()}>
        <Overhead watching={watching} onSave={props.onSave} />
        <Ground
          match={props.id ?? props.hrefAt(0)}
          watching={watching}
          pointed={pointed()}
          selected={selected()}
          onSelect={setSelected}
          ref={setMap}
        />
        <div class="bottom">
          <Grip draw={draw()} onDraw={setDraw} />
          <Timeline {...props} watching={watching} />
          <Beside watching={watching} selected={selected()} onPoint={pointAt} />
        </div>
      </div>
    </RuleLinks>
  )
}

/** The bar over the table. */
function Overhead(props: { readonly watching: Watching; readonly onSave: (() => void) | undefined }) {
  const { scene, game } = props.watching
  return (
    <Bar game={`${game().tongue.name}, ${t('replay.title')}`}>
      <Tally status={scene.status()} />
      <Viewpoint watching={props.watching} />
      <Show when={props.onSave}>
        {(save) => (
          <button type="button" class="word" onClick={() => save()()}>
            {t('bar.save')}
          </button>
        )}
      </Show>
    </Bar>
  )
}

interface GroundProps {
  readonly match: string
  readonly watching: Watching
  /** Events of the log that are pointed at. */
  readonly pointed: readonly GameEvent[]
  /** The space that was looked into. */
  readonly selected: number | undefined
  readonly onSelect: (space: number | undefined) => void
  readonly ref: (map: MapControl) => void
}

/** The map at that moment, and what just happened there. */
function Ground(props: GroundProps) {
  const { scene, player, viewer, game, log, last, before } = props.watching
  const lights = lightsToWatch(scene, {
    pointedAt: () => props.pointed.map(scene.lights),
    tones: () => [],
    cursor: () => props.selected,
  })
  const wishes = wishesOfPerson()
  return (
    <>
      <main tabindex="-1">
        <h1 class="unseen">{t('replay.title')}</h1>
        <TableView
          match={props.match}
          scene={scene}
          lights={lights}
          wishes={wishes}
          moment={player.at()}
          gestures={gesturesOn(props)}
          ref={props.ref}
        />
        <WatchedFight
          scene={scene}
          log={log()}
          last={last()}
          piecesBefore={(entry) => scene.page.pieces(before(entry), viewer())}
        />
      </main>
      <p class="unseen" aria-live="polite">
        {last()
          .map((event) => sayNews(game(), event))
          .join(' ')}
      </p>
    </>
  )
}

/** Who presses a space looks into it, or no longer. */
const gesturesOn = (props: GroundProps): Gestures => ({
  onChoose({ space }, { isPile }) {
    if (!isPile) props.onSelect(props.selected === space ? undefined : space)
    return !isPile
  },
})

/** The timeline under the map; the address follows it. */
function Timeline(props: WatchTableProps & { readonly watching: Watching }) {
  const { player, count, orders, firstStep } = props.watching
  const [remark, setRemark] = createSignal('')
  const marks = createMemo(() => marksOf(props.reel, props.watching))
  createEffect(() => {
    nameInAddress(props.hrefAt(firstStep()))
    setRemark('')
  })
  const link = linking(props.sharing, orders, () => props.over, setRemark)
  const stuck = () =>
    props.stuck === undefined || player.at() < count()
      ? ''
      : t('replay.stuck', { at: String(count()), reason: faultWords(props.stuck) })
  return (
    <Controls
      back={props.back}
      player={player}
      count={count()}
      marks={marks()}
      remark={remark() || stuck()}
      onFork={props.onFork && (() => props.onFork?.(orders()))}
      onLink={link}
      onKeep={props.onKeep}
    />
  )
}

/** Hands out a link to a moment, and says what came of it. One that carries what is hidden is not made by one press. */
function linking(
  sharing: Sharing,
  orders: () => number,
  isOver: () => boolean,
  say: (remark: string) => void,
): () => Promise<void> {
  let isWarned = false
  return async () => {
    if (!isWarned && sharing.hidesSomething()) {
      isWarned = true
      say(t('replay.carriesAll'))
      return
    }
    const address = await sharing.linkTo(orders())
    if (address === undefined) say(t('replay.tooLong', { most: String(LONGEST_LINK) }))
    else say((await isCopied(address)) ? t(isOver() ? 'replay.linked' : 'replay.linkedSoFar') : address)
  }
}

/** Lets the address name the moment; no step of the slider becomes a step of the way back. */
function nameInAddress(href: string): void {
  try {
    history.replaceState(null, '', href)
  } catch {
    // Some browsers refuse when it is asked too often, as by a slider that is dragged; the next moment will be named.
  }
}

interface BesideProps {
  readonly watching: Watching
  readonly selected: number | undefined
  readonly onPoint: (events: readonly GameEvent[]) => void
}

/** What is told beside the map: where the match stands, what was looked into, what happened; or the cards of a deck. */
function Beside(props: BesideProps) {
  const { scene, viewer, log, player, told, reasons } = props.watching
  const [leaf, setLeaf] = createSignal<number>()
  const goTo = (entry: number) => player.go(told(entry))
  return (
    <aside class="panel" aria-label={t('panel.label')} data-pane={leaf() === undefined ? 'table' : 'cards'}>
      <Show
        when={leaf() === undefined}
        fallback={<Leafing decks={scene.decks()} deck={leaf() ?? 0} onLeaf={setLeaf} />}
      >
        <StatusPanel status={scene.status()} />
        <Decks decks={scene.decks()} about={viewer()} onLeaf={setLeaf} />
        <Show when={props.selected !== undefined}>
          <Inspector scene={scene} space={props.selected ?? -1} log={log()} onGoTo={goTo} />
        </Show>
        <Log scene={scene} log={log()} reasons={reasons} onPoint={props.onPoint} onGoTo={goTo} />
      </Show>
    </aside>
  )
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

/** Through whose eyes it is watched. */
function Viewpoint(props: { readonly watching: Watching }) {
  const { game, eyes, viewer, seeAs } = props.watching
  return (
    <Show when={eyes.length > 1}>
      <label class="viewpoint">
        <span>{t('replay.eyes')}</span>
        <select
          aria-label={t('replay.eyes')}
          value={String(viewer())}
          onChange={(e) => seeAs(Number(e.currentTarget.value) as Side)}
        >
          <For each={eyes}>
            {(side) => (
              <option value={String(side)}>{side === NOBODY ? t('replay.onlooker') : game().tongue.sides[side]}</option>
            )}
          </For>
        </select>
      </label>
    </Show>
  )
}
