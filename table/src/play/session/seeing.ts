import { FIRST, NOBODY, question, SECOND, type Seat, type Side, type TableBase } from '@boma/kernel'
import type { SpokenGame } from '@boma/showing'
import { type Accessor, createMemo, createSignal } from 'solid-js'
import type { Referee, ToDecide } from '../../referee/referee.ts'
import { spokenAt } from '../../words/spoken.ts'
import { peopleAt, type SeatsAnywhere, seatsFor, viewerOf } from './seats.ts'
import type { Told } from './session.ts'
import { followed } from './told.ts'

/** A match as those at this screen see it, whoever decides. */
export interface Seeing {
  readonly referee: Referee
  readonly seats: SeatsAnywhere
  /** The sides that people at this screen play. */
  readonly people: readonly Side[]
  readonly version: Accessor<number>
  readonly decision: Accessor<ToDecide | undefined>
  readonly deciding: Accessor<Side>
  readonly viewer: Accessor<Side>
  /** The viewer's table. */
  readonly known: Accessor<TableBase>
  readonly inWords: Accessor<SpokenGame>
  /** Does a person at this screen decide? */
  readonly isPersons: Accessor<boolean>
  readonly isSecretive: Accessor<boolean>
  readonly curtain: Accessor<Side | undefined>
  raise(): void
  /** Something that the referee says, which is no signal itself: asked again whenever the match has changed. */
  watch<V>(read: () => V): Accessor<V>
  /** The match has changed. */
  changed(): void
  /** How many orders stand that somebody here knows of. */
  length(): number
  readonly toldTo: ReturnType<typeof followed>
  /** How many entries each log has that is followed here. */
  marks(): Told['entries']
}

/** Looks at a match. Inside a component. */
export function seeingAt(referee: Referee, sitters: SeatsAnywhere): Seeing {
  const { game } = referee
  const seats = seatsFor(game, sitters)
  const people = peopleAt(game, seats)
  const [version, setVersion] = createSignal(0)
  const watch = <V>(read: () => V) =>
    createMemo(() => {
      version()
      return read()
    })
  const decision = watch(() => referee.decision)
  const deciding = () => decision()?.side ?? NOBODY
  let lastViewer: Side = NOBODY
  const viewer = watch(() => {
    lastViewer = viewerOf(people, deciding(), lastViewer)
    return lastViewer
  })
  const known = watch(() => referee.view(viewer()))
  const isSecretive = watch(() => people.length === 2 && (hidesSomething(referee) || isToHide(referee)))
  const [screenWith, setScreenWith] = createSignal<Side>(NOBODY)
  const raise = () => void setScreenWith(viewer())
  const toldTo = followed(referee)
  /** Whose logs are followed here: those of the people, and where there is not just one an onlooker's. */
  const watchers = people.length === 1 ? people : [...people, NOBODY]
  return {
    ...{ referee, seats, people, version, decision, deciding, viewer, known, isSecretive, raise, watch, toldTo },
    inWords: spokenAt(() => game, known),
    isPersons: () => isPerson(seats, decision()?.seat),
    curtain: () => (isSecretive() && viewer() !== screenWith() && !referee.over ? viewer() : undefined),
    changed() {
      // Where nothing is hidden the screen is always in the right hands.
      if (!isSecretive()) raise()
      setVersion((v) => v + 1)
    },
    length: () => referee.heard(people),
    marks: () => new Map(watchers.map((side) => [side, toldTo(side).length])),
  }
}

/** Does a person sit there? */
export const isPerson = (seats: SeatsAnywhere, seat: Seat | undefined): boolean => seats[seat ?? -1] === 'person'

/** Is somebody asked whose answer may hide something? Then the other side looks away before it is given. */
function isToHide(referee: Referee): boolean {
  const { game, decision } = referee
  const table = decision && referee.view(decision.side)
  return table !== undefined && question(game, table)?.hides(table) === true
}

/** Do the two sides see different tables? */
function hidesSomething(referee: Referee): boolean {
  const [mine, yours] = [referee.view(FIRST).bytes, referee.view(SECOND).bytes]
  return mine.some((byte, i) => byte !== yours[i])
}
