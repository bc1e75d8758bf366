import type { Rules, TableBase } from '@boma/kernel'

/** What of a game's rules it takes to try actions out. */
export type Playable<T extends TableBase> = Pick<Rules<T>, 'layout' | 'flow' | 'actions'>
