import { type DBSchema, openDB } from 'idb'
import { inPatience } from './patience.ts'

/** An owner's file of corrections to a game's data, as it is kept. */
export interface KeptOverlay {
  /** What names it in records. */
  readonly hash: string
  readonly game: string
  /** What people call it. */
  readonly name: string
  readonly text: string
}

/** The overlays of this device. What it does not keep is held for as long as the page is open. */
export interface Overlays {
  keep(overlay: KeptOverlay): Promise<void>
  one(hash: string): Promise<KeptOverlay | undefined>
  /** All of a game, by their names. */
  of(game: string): Promise<readonly KeptOverlay[]>
  forget(hash: string): Promise<void>
}

/** What is thrown for a match whose overlay this browser does not have. */
export class MissingOverlay extends Error {
  constructor(hash: string) {
    super(`the overlay '${hash}' is not here`)
    this.name = 'MissingOverlay'
  }
}

/** A place that keeps overlays; every deed of it may fail. */
export interface OverlayDrawer {
  put(overlay: KeptOverlay): Promise<unknown>
  all(): Promise<readonly unknown[]>
  remove(hash: string): Promise<unknown>
}

/** The overlays in a drawer, which is opened when it is first needed. */
export function overlaysIn(open: () => Promise<OverlayDrawer>): Overlays {
  const held = new Map<string, KeptOverlay>()
  let opened: Promise<OverlayDrawer> | undefined
  /** Does something with the drawer; one that was lost is opened again the next time. */
  const inside = async <V>(deed: (drawer: OverlayDrawer) => Promise<V>, otherwise: V): Promise<V> => {
    try {
      opened ??= open()
      return await deed(await opened)
    } catch {
      opened = undefined
      return otherwise
    }
  }
  const all = async (): Promise<readonly KeptOverlay[]> => {
    const found = await inside<readonly unknown[]>((drawer) => drawer.all(), [])
    const kept = found.flatMap((each) => readOverlay(each) ?? [])
    return [...new Map([...kept, ...held.values()].map((each) => [each.hash, each])).values()]
  }
  return {
    async keep(overlay) {
      held.set(overlay.hash, overlay)
      await inside<unknown>((drawer) => drawer.put(overlay), undefined)
    },
    async forget(hash) {
      held.delete(hash)
      await inside<unknown>((drawer) => drawer.remove(hash), undefined)
    },
    one: async (hash) => held.get(hash) ?? (await all()).find((each) => each.hash === hash),
    of: async (game) => (await all()).filter((each) => each.game === game).sort((a, b) => a.name.localeCompare(b.name)),
  }
}

/** What was found as an overlay, if it is that: anything may have been written there. */
function readOverlay(found: unknown): KeptOverlay | undefined {
  if (typeof found !== 'object' || found === null) return undefined
  const { hash, game, name, text } = found as { readonly [K in keyof KeptOverlay]?: unknown }
  if (typeof hash !== 'string' || typeof game !== 'string') return undefined
  return typeof name === 'string' && typeof text === 'string' ? { hash, game, name, text } : undefined
}

interface Drawers extends DBSchema {
  overlays: { key: string; value: unknown }
}

/** The browser's own. Not beside the matches: an older Boma in another window goes on with those. */
async function browserOverlays(): Promise<OverlayDrawer> {
  const opening = openDB<Drawers>('boma-overlays', 1, {
    upgrade: (fresh) => void fresh.createObjectStore('overlays', { keyPath: 'hash' }),
  })
  const db = await inPatience(opening)
  return {
    put: (overlay) => db.put('overlays', overlay),
    all: () => db.getAll('overlays'),
    remove: (hash) => db.delete('overlays', hash),
  }
}

/** The overlays that this browser keeps. */
export const overlays: Overlays = overlaysIn(browserOverlays)
