import type { Refusal } from '@boma/kernel'
import type { Deployed, DeployedDetail } from '@boma/showing'
import type { Refused } from '../session/session.ts'

/** A figure of a unit that cannot go where the others may. */
interface Barred {
  readonly piece: number
  readonly refused: Refused
}

/** What there is to know of a unit that is held over a tabletop. */
export interface AimDetail extends Pick<DeployedDetail, 'way' | 'spending' | 'facts'> {
  /** Those of its figures who cannot go where it is held; nobody where the whole unit may not. */
  readonly barred: readonly Barred[]
}

/**
 * Of what is held, who bars it; of what may be put down, there or as far along as it may be, the way, what that uses up,
 * and what is to be known of the place.
 */
export function aimDetail(
  held: Deployed | undefined,
  placed: Deployed | undefined,
  inWords: (why: Refusal) => Refused,
): AimDetail {
  const wished = held?.detail?.()
  const reached = placed === held ? wished : placed?.detail?.()
  const { way, spending } = reached ?? wished ?? {}
  return {
    barred: (wished?.barred ?? []).map(({ piece, why }) => ({ piece, refused: inWords(why) })),
    ...(way === undefined ? {} : { way }),
    ...(spending === undefined ? {} : { spending }),
    facts: reached?.facts ?? [],
  }
}

/** The reason that bars most of them. */
export function mostlyBarred(barred: readonly Barred[]): Refused | undefined {
  const byRule = [...Map.groupBy(barred, ({ refused }) => refused.rule).values()]
  return byRule.toSorted((a, b) => b.length - a.length)[0]?.[0]?.refused
}
