import type { Side } from '@boma/kernel'
import type { Forecast } from '@boma/showing'
import { type Accessor, createComputed, createSignal, on } from 'solid-js'
import type { Session } from '../session/session.ts'
import { fightOf, type Slice } from './fights.ts'

/**
 * Keeps the odds under which a person went into each fight: those of the last order before its first die. Nobody but
 * that person is told them, as they speak of what he stands to win. Inside a component.
 */
export function oddsBefore(
  session: Session,
  fights: Accessor<readonly Slice[]>,
  owner: (piece: number) => Side | undefined,
  isUnderWay: Accessor<boolean>,
): (fight: number) => Forecast | undefined {
  const [known, setKnown] = createSignal<ReadonlyMap<number, NonNullable<Session['staked']>>>(new Map())
  let heeded = session.staked
  let hasRolled = false
  createComputed(
    on(session.version, () => {
      const { staked } = session
      const last = fights().length - 1
      const slice = fights()[last]
      if (staked !== undefined && staked !== heeded && !hasRolled && slice)
        setKnown((before) => new Map(before).set(last, staked))
      heeded = staked
      hasRolled = isUnderWay() && slice !== undefined && (fightOf(slice, owner)?.rounds.length ?? 0) > 0
    }),
  )
  return (fight) => {
    const found = known().get(fight)
    return found?.side === session.viewer() ? found?.forecast : undefined
  }
}
