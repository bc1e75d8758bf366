import { type Action, actionName, type GameEvent } from '@boma/kernel'
import { type Accessor, createMemo, createSignal, untrack } from 'solid-js'
import { legalOn } from '../../referee/referee.ts'
import { type Draft, draftOn, isRun } from './draft.ts'
import { answersFor, isPick, type Offered, offersFor } from './offers.ts'
import type { Seeing } from './seeing.ts'
import type { Session, Told } from './session.ts'

/** What is offered at a session and what was picked of it, which is tried out on the view and no order yet. */
export interface Picking extends Pick<Session, 'view' | 'offers' | 'picked' | 'pickable' | 'log' | 'since'> {
  readonly draft: Accessor<Draft | undefined>
  /** What the picks tell, as the order that they will be. */
  readonly told: Accessor<readonly GameEvent[]>
  /** Lays these picks; false, and nothing changes, when that cannot be. */
  lay(actions: readonly Action[]): boolean
  /** Is it a mere pick that waits for others? What is a deed of its own is done at once. */
  waits(action: Action): boolean
}

/** Nothing picked yet. Inside a component. */
export function pickingAt(seeing: Seeing, mayDecide: Accessor<boolean>): Picking {
  const { referee, known, deciding, inWords, version } = seeing
  const { game } = referee
  const [draft, setDraft] = createSignal<Draft>()
  const view = () => draft()?.view ?? known()
  const offers = createMemo(() => {
    version()
    return mayDecide() ? answersFor(inWords(), view(), legalOn(game, view())) : []
  })
  const pickable = createMemo(() =>
    (draft() === undefined ? offers() : offersFor(inWords(), known(), legalOn(game, known()))).filter(isPick),
  )
  const isDeed = deedsAmong(seeing, pickable)
  return {
    ...{ draft, view, offers, pickable },
    ...tellingAt(seeing, draft),
    picked: createMemo(() => offersFor(inWords(), known(), draft()?.actions ?? [])),
    lay(actions) {
      const next = actions.length === 0 ? undefined : draftOn(game, known(), deciding(), actions)
      if (actions.length > 0 && next === undefined) return false
      setDraft(next)
      return true
    },
    waits: (action) => offers().some((offer) => offer.action === action && isPick(offer)) && !isDeed(action),
  }
}

/** By the kind of pick: is each a deed of its own, or do they belong together? */
function deedsAmong({ referee, known, deciding, decision }: Seeing, pickable: Accessor<readonly Offered[]>) {
  const deeds = new Map<string, boolean>()
  return (action: Action): boolean => {
    const name = actionName(referee.game.actions, action)
    const kind = `${decision()?.prompt} ${name}`
    if (!deeds.has(kind)) {
      const alike = untrack(pickable).filter((offer) => offer.name === name)
      const run = isRun(referee.game, known(), deciding(), alike)
      if (run !== undefined) deeds.set(kind, !run)
    }
    return deeds.get(kind) ?? false
  }
}

/** What was told at a session, with what its picks tell. */
function tellingAt({ version, viewer, toldTo }: Seeing, draft: Accessor<Draft | undefined>) {
  const told = createMemo(() => draft()?.told.flat() ?? [])
  const withPicks = (entries: readonly (readonly GameEvent[])[]) => (told().length > 0 ? [...entries, told()] : entries)
  const log = createMemo(
    () => {
      version()
      return withPicks(toldTo(viewer()))
    },
    undefined,
    // It is the same list, and longer.
    { equals: false },
  )
  const since = ({ entries, events }: Told): readonly GameEvent[] => {
    const all = toldTo(viewer())
    return withPicks(all.slice(entries.get(viewer()) ?? all.length))
      .flat()
      .slice(events)
  }
  return { told, log, since }
}
