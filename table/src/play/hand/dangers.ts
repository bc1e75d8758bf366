import type { Dangers } from '@boma/showing'
import { type Accessor, createMemo } from 'solid-js'
import type { Bead, Tag, ThreatLine } from '../../map/highlights.ts'
import { percent } from '../battle/percent.ts'
import type { Scene } from '../scene/scene.ts'
import type { Session } from '../session/session.ts'
import type { Taken } from './in-hand.ts'

/** Who could fire at those who go the planned way. Inside a component. */
export function dangersOf(session: Session, scene: Scene, taken: Taken): Accessor<Dangers | undefined> {
  return createMemo(() => {
    const plan = taken.plan()
    return plan && scene.page.field?.dangers(session.view(), plan)
  })
}

/** The planned way, step by step. */
export const beadsOf = (taken: Taken): readonly Bead[] =>
  (taken.plan()?.path ?? []).slice(1).map((space, i) => ({ space, text: String(i + 1) }))

/** The best chance to be hit at each of them; a question mark where only those look on of whom nobody can tell it. */
export const dangerTags = (dangers: Dangers | undefined): readonly Tag[] =>
  (dangers?.stops ?? [])
    .filter(({ by }) => by.length > 0)
    .map(({ space, chance }) => ({ space, kind: 'danger', text: chance > 0 ? percent(chance) : '?' }))

/** From whom: all of them where it hurts most, elsewhere the best, or nobody could tell the threads apart. */
export const threatLines = (dangers: Dangers | undefined): readonly ThreatLine[] =>
  (dangers?.stops ?? []).flatMap(({ space, by, isWorst = false }) =>
    (isWorst ? by : by.slice(0, 1)).map((threat) => ({
      from: threat.space,
      to: space,
      chance: threat.chance,
      isSolid: isWorst,
    })),
  )
