import {
  type DeedPart,
  deedPart,
  type EventIn,
  type EventName,
  type EventOf,
  eventOperands,
  type GameEvent,
  headingOf,
  NOBODY,
  type Rules,
  type Side,
  type TableBase,
} from '@boma/kernel'
import type { SpokenGame } from './game.ts'
import type { Caption } from './presence/story.ts'

/** What to make of events, each by its name and with its own facts. */
export type ByEvent<E, R> = { readonly [N in EventName<E>]: (e: EventOf<E, N>) => R }

/** Reads any event by what is said of its name, if something is: `byEvent<typeof tell, Caption>({ ... })`. */
export const byEvent =
  <E, R>(readings: Partial<ByEvent<E, R>>): ((e: GameEvent) => R | undefined) =>
  (e) =>
    (readings as unknown as Readonly<Record<string, (e: GameEvent) => R>>)[e.kind]?.(e)

/** What events are on the board of a fight: every part of a battle and every loss has an entry, and any other may have one. */
export type OnBoard<E, R> = Readonly<Record<EventIn<E, 'battle' | 'loss'>, R> & Partial<Record<EventName<E>, R>>>

/** The entry of an event, if it has one. */
export const entryOf = <R>(entries: Readonly<Partial<Record<string, R>>>, { kind }: GameEvent): R | undefined =>
  entries[kind]

/** What an event is a part of; undefined for a heading, and for what stands by itself. */
export const partOf = <T extends TableBase>(game: Rules<T>, e: GameEvent): DeedPart | undefined =>
  deedPart(game.events, e)

/** What people call the deed that an event begins; undefined where it has no name. */
export const captionOf = <T extends TableBase>({ page }: SpokenGame<T>, e: GameEvent): Caption | undefined =>
  page.telling?.caption(e)

/** Is an event a heading of the log, with which a turn or a phase begins? */
export const isHeading = <T extends TableBase>(game: Rules<T>, e: GameEvent): boolean =>
  headingOf(game.events, e) !== undefined

/** What the phase is called that an event happened in; '' where it is of none, or goes without a heading. */
export const phaseName = <T extends TableBase>({ page }: SpokenGame<T>, { phase = '' }: GameEvent): string =>
  page.telling?.phases[phase] ?? ''

/** The side whose turn an event begins, NOBODY where it is everybody's; undefined for any other event. */
export function turnBegunBy<T extends TableBase>(game: Rules<T>, e: GameEvent): Side | undefined {
  if (headingOf(game.events, e) !== 'turn') return undefined
  const side = eventOperands(game.events, e).find(([o]) => o.role === 'side')
  return side === undefined ? NOBODY : (side[1] as Side)
}
