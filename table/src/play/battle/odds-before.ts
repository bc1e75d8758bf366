import type { Side } from '@boma/kernel'
import type { Forecast } from '@boma/showing'
import { type Accessor, createComputed, createSignal, on } from 'solid-js'
import type { Session } from '../session/session.ts'
import { type Fight, fightOf, type Slice } from './fights.ts'
import { mayDecide } from './luck.ts'

type BySide = ReadonlyMap<Side, Forecast>
const NOTHING: BySide = new Map()

/**
 * Keeps the odds under which persons went into each fight: those of their last orders before its first die. Somebody else
 * may have to answer before it begins, as when a landing is sought at sea. Nobody but that person is told them, as they
 * speak of what he stands to win. Inside a component.
 */
export function oddsBefore(
  session: Pick<Session, 'version' | 'staked' | 'viewer'>,
  fights: Accessor<readonly Slice[]>,
  owner: (piece: number) => Side | undefined,
): (fight: number) => Forecast | undefined {
  const [known, setKnown] = createSignal<ReadonlyMap<number, BySide>>(new Map())
  let heeded = session.staked
  /** What each side has staked that no fight has come of yet; what the computer answers leaves that as it is. */
  const staked = new Map<Side, Forecast>()
  /** The last fight that has come so far that nothing is staked on it any more. */
  let rolled = -1
  createComputed(
    on(session.version, () => {
      const fresh = session.staked === heeded ? undefined : session.staked
      if (fresh?.forecast !== undefined) staked.set(fresh.side, fresh.forecast)
      else if (fresh !== undefined) staked.delete(fresh.side)
      heeded = session.staked
      const last = fights().length - 1
      const fight = fightOf(fights()[last] ?? [], owner)
      if (fight !== undefined && last !== rolled) {
        const on = [...staked].filter(
          ([side, forecast]) => (side === fresh?.side || side === fight.attacker) && mayDecide(fight, forecast),
        )
        setKnown((before) => new Map(before).set(last, new Map([...(before.get(last) ?? NOTHING), ...on])))
      }
      rolled = fight !== undefined && isSettled(fight) ? last : -1
    }),
  )
  return (fight) => known().get(fight)?.get(session.viewer())
}

const isSettled = ({ rounds, end }: Fight): boolean => rounds.length > 0 || end !== undefined
