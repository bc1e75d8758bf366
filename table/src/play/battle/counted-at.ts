import type { Side, TableBase } from '@boma/kernel'
import type { Counted } from '@boma/showing'
import { type Accessor, createComputed, createSignal, on } from 'solid-js'
import type { Scene } from '../scene/scene.ts'
import type { Session } from '../session/session.ts'
import type { Slice } from './fights.ts'

/**
 * Keeps what counted for the first dice of each fight, by what the viewer saw of the table before the order and after it:
 * later he may see less. Told to nobody else. Inside a component.
 */
export function countedAt(
  session: Session,
  scene: Scene,
  fights: Accessor<readonly Slice[]>,
): (fight: number) => Counted | undefined {
  const [known, setKnown] = createSignal<ReadonlyMap<string, Counted>>(new Map())
  let seen: { readonly view: TableBase; readonly viewer: Side; readonly fights: number } | undefined
  const keyOf = (fight: number): string => `${session.viewer()} ${fight}`
  createComputed(
    on(session.version, () => {
      const now = { view: session.view(), viewer: session.viewer(), fights: fights().length }
      const began = fights().at(-1)?.[0]?.[0]
      const isNew = seen?.viewer === now.viewer && now.fights > seen.fights
      const found = isNew && began && seen ? scene.page.field?.counted(began, seen.view, now.view) : undefined
      if (found) setKnown((before) => new Map(before).set(keyOf(now.fights - 1), found))
      seen = now
    }),
  )
  return (fight) => known().get(keyOf(fight))
}
