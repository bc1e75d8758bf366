import type { Group, Parting } from '@boma/showing'
import { type Accessor, createComputed, createMemo, createSignal, on } from 'solid-js'
import type { Scene } from '../scene/scene.ts'
import type { Session } from '../session/session.ts'

/** Counters on a fight's board as a person parts them into groups, before anything is ordered. */
export interface Parted {
  readonly parting: Accessor<Parting | undefined>
  /** The groups as they are, and behind them an empty one as long as one more can be made. */
  readonly groups: Accessor<readonly Group[]>
  /** Is anything parted, so that there is something to declare? */
  readonly isParted: Accessor<boolean>
  /** Puts a member into a group; into the one after its own, and then round again, when none is named. */
  move(member: number, to?: number): void
  /** Has a group do something else. */
  turn(group: number, way: string): void
  /** Has the group under the keyboard do the quietest thing. */
  pass(): void
  /** All in one group again. */
  unite(): void
  /** Orders it so. */
  declare(): void
}

/** Groups for whoever is asked at a session. Inside a component. */
export function partedAt(session: Session, scene: Scene): Parted {
  const [made, setMade] = createSignal<readonly Group[]>([])
  const parting = createMemo(() =>
    session.offers().length === 0 || session.picked().length > 0 ? undefined : scene.page.parting?.now(session.view()),
  )
  const unite = () => void setMade(wholeOf(parting()))
  // What was parted on the old table says nothing about the new one.
  createComputed(on([session.version, parting], unite))
  const groups = createMemo((): readonly Group[] => {
    const isFull = made().length >= (parting()?.members.length ?? 0)
    return isFull ? made() : [...made(), { members: [], way: '' }]
  })
  const place = (member: number): number => made().findIndex(({ members }) => members.includes(member))
  const next = (member: number): number => {
    const from = place(member)
    const isAlone = made()[from]?.members.length === 1
    // Who is alone need not begin another group.
    return (from + 1) % (isAlone ? made().length : groups().length)
  }
  const waysOf = (group: number) => parting()?.ways(made()[group]?.members ?? []) ?? []
  const turn = (group: number, way: string) => {
    if (waysOf(group).some(({ id }) => id === way))
      setMade(made().map((each, i) => (i === group ? { ...each, way } : each)))
  }
  return {
    parting,
    groups,
    isParted: () => made().length > 1,
    move(member, to = next(member)) {
      if (to !== place(member) && groups()[to] !== undefined) setMade(movedInto(parting(), groups(), member, to))
    },
    turn,
    pass() {
      const group = Number(document.activeElement?.closest<HTMLElement>('[data-berth]')?.dataset['berth'] ?? -1)
      turn(group, waysOf(group).at(-1)?.id ?? '')
    },
    unite,
    declare: () => void session.order(parting()?.order(made()) ?? []),
  }
}

/** All in one group. */
function wholeOf(parting: Parting | undefined): readonly Group[] {
  const members = parting?.members.map(({ id }) => id) ?? []
  return members.length === 0 ? [] : [{ members, way: wayOf(parting, members, undefined, 0) }]
}

/** The groups once a member has gone into another; the empty ones are dropped. */
function movedInto(
  parting: Parting | undefined,
  groups: readonly Group[],
  member: number,
  to: number,
): readonly Group[] {
  const order = parting?.members.map(({ id }) => id) ?? []
  const moved = groups.map(({ members, way }, i) => {
    const all = i === to ? [...members, member] : members.filter((id) => id !== member)
    return { members: order.filter((id) => all.includes(id)), way }
  })
  const filled = moved.filter(({ members }) => members.length > 0)
  return filled.map(({ members, way }, i) => ({ members, way: wayOf(parting, members, way, i) }))
}

/** What a group does: what it was told if it may, else what the first of all is taken to do, or the last that others may. */
function wayOf(
  parting: Parting | undefined,
  members: readonly number[],
  told: string | undefined,
  place: number,
): string {
  const ways = parting?.ways(members) ?? []
  return (ways.find(({ id }) => id === told) ?? (place === 0 ? ways[0] : ways.at(-1)))?.id ?? ''
}
