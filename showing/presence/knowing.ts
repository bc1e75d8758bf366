export type { Brink, Claim, Decided, Risk, Stakes, Standing, Sum, SupplyLine } from '@boma/counsel'

/** Something worth knowing about a space or a counter: 'Zone: German, halt here', with its case. */
export interface Fact<W = string> {
  readonly name: W
  readonly text: W
  /** '' where no case says so. */
  readonly rule: string
  /** Is it good or bad news for its viewer? Neither when left out. */
  readonly tone?: 'good' | 'bad'
}

/** A counter that is still to be set up. */
export interface Awaited<W = string> {
  readonly piece: number
  readonly name: W
  /** Where it usually goes, or may: 'Windhoek', 'any town'. */
  readonly where: W
}
