import { type GameEvent, NOBODY, type Side, type TableBase } from '@boma/kernel'
import { type Game, isHeading, type SpokenGame, sayNews } from '@boma/showing'
import { type Accessor, batch, createMemo, createSignal } from 'solid-js'
import { chapters } from '../play/log/chapters.ts'
import { type Reasons, reasonsFor } from '../play/reasons/reasons.ts'
import { type Scene, setScene } from '../play/scene/scene.ts'
import type { Seats } from '../play/session/seats.ts'
import type { Reel } from '../referee/reel.ts'
import type { KeptReason } from '../store/reasons.ts'
import { spokenAt } from '../words/spoken.ts'
import { type Player, playerFor } from './player.ts'
import { viewpoints } from './viewpoints.ts'

/** What is watched, and from where on. */
export interface Watched {
  readonly game: Game
  readonly over: boolean
  readonly reel: Reel
  readonly seats: Seats
  /** The step to begin with, of the first viewer's; the last when left out. */
  readonly start: number | undefined
  /** Why the computer gave its orders. */
  readonly reasons?: ReadonlyMap<number, KeptReason>
}

/** A match that is watched: through whose eyes, at which step, and what is to be seen then. */
export interface Watching {
  readonly game: Accessor<SpokenGame>
  readonly scene: Scene
  /** Through whose eyes it may be seen, and through whose it is. */
  readonly eyes: readonly Side[]
  readonly viewer: Accessor<Side>
  /** Somebody else's eyes, at the same moment. */
  seeAs(side: Side): void
  readonly player: Player
  /** How many steps the viewer knows of. */
  readonly count: Accessor<number>
  /** How many orders stand at this moment. */
  readonly orders: Accessor<number>
  /** The same moment by the first viewer's count: through those eyes an address is opened. */
  readonly firstStep: Accessor<number>
  /** What happened up to it, and what just before it. */
  readonly log: Accessor<readonly (readonly GameEvent[])[]>
  readonly last: Accessor<readonly GameEvent[]>
  /** The step at which an entry of the log was told. */
  told(entry: number): number
  /** Why the computer gave its orders, as the viewer may read it. */
  readonly reasons: Reasons
  /** The table as it was just before that. */
  before(entry: number): TableBase
}

/** A match as somebody watches it. Inside a component. */
export function watchingAt(watched: Watched): Watching {
  const { reel } = watched
  const eyes = viewpoints(watched.game, watched.seats, watched.over)
  const first = eyes[0] ?? NOBODY
  const [viewer, setViewer] = createSignal<Side>(first)
  const count = () => reel.count(viewer())
  const player = playerFor(count, watched.start ?? count())
  const orders = () => reel.orders(player.at(), viewer())
  const view = createMemo(() => reel.at(player.at(), viewer()))
  const game = spokenAt(() => watched.game, view)
  const log = createMemo(() => reel.log(player.at(), viewer()))
  const last = () => reel.last(player.at(), viewer())
  const told = (entry: number) => reel.told(entry, viewer())
  const seen = {
    get game() {
      return game()
    },
    view,
    viewer,
    lastEvents: last,
    log,
  }
  const seeAs = (side: Side) => {
    const now = orders()
    batch(() => {
      setViewer(side)
      player.go(reel.step(now, side))
    })
  }
  const scene = setScene(seen, () => game().page)
  const firstStep = () => reel.step(orders(), first)
  const reasons = reasonsFor(() => watched.reasons ?? new Map(), {
    ...{ game, viewer, over: () => watched.over },
    orderOf: (entry) => reel.orderOf(entry, viewer()),
  })
  const before = (entry: number) => reel.at(told(entry) - 1, viewer())
  return { game, scene, eyes, viewer, seeAs, player, count, orders, firstStep, log, last, told, before, reasons }
}

/** The steps at which a turn or a phase begins, and what it is called. */
export function marksOf(reel: Reel, { game, viewer, count, told }: Watching): readonly { at: number; name: string }[] {
  const log = reel.log(count(), viewer())
  return chapters(log, { isHeading: (e) => isHeading(game(), e) }).flatMap(({ heads: [head] }) =>
    head === undefined ? [] : [{ at: told(head.action), name: sayNews(game(), head.event) }],
  )
}
