import { type Action, ALLOWED, blank, check, type GameEvent, NOBODY, type Order, type Side } from '@boma/kernel'
import type { GameMatch } from '@boma/showing'
import { localReferee } from '../local.ts'
import { asItCame } from '../pages.ts'
import type { Decision, Referee } from '../referee.ts'

/** All that a server would send to a side after a change; nothing in it but what the side may know. */
interface News {
  readonly seen: Uint8Array
  readonly events: readonly (readonly GameEvent[])[]
  readonly decision: Decision | undefined
  readonly over: boolean
  readonly length: number
  readonly last: Order | undefined
}

/** A referee somewhere else: one side's, it sees no table but that side's view, and every answer comes later. */
export function farReferee(match: GameMatch, side: Side): Referee & { arrive(): void } {
  const { game } = match
  const there = localReferee(match)
  const post: (() => void)[] = []
  const heard = new Set<() => void>()
  const send = (): News =>
    structuredClone({
      seen: there.view(side).bytes.slice(),
      events: there.log(side),
      decision: there.decision,
      over: there.over,
      // Whoever counted all orders would know of hidden ones.
      length: there.log(side).length - 1,
      last: there.last?.side === side ? there.last : undefined,
    })
  let here = send()
  there.onChange(() => {
    const news = send()
    post.push(() => {
      here = news
      for (const listener of heard) listener()
    })
  })
  const view = (viewer: Side) => {
    if (viewer !== side) throw new Error('that is not for these eyes')
    const seen = blank(game)
    seen.bytes.set(here.seen)
    return seen
  }
  return {
    game,
    get length() {
      return here.length
    },
    get over() {
      return here.over
    },
    get decision() {
      return here.decision
    },
    get last() {
      return here.last
    },
    wanted: undefined,
    view,
    log: (_, from = 0) => here.events.slice(from),
    moment: (_, entry) => entry,
    order(actions: readonly Action[]) {
      const refusal = check(game, view(side), here.decision?.side ?? NOBODY, actions[0] ?? -1)
      if (refusal === ALLOWED) post.push(() => void there.order(actions))
      return refusal
    },
    mayAgree: false,
    undo() {
      post.push(() => void there.undo())
      return 'done'
    },
    offer() {},
    pages: asItCame(''),
    tell() {},
    onChange(listener) {
      heard.add(listener)
      return () => void heard.delete(listener)
    },
    /** The post comes: first what was sent from here, then what is sent back. */
    arrive() {
      for (let letter = post.shift(); letter !== undefined; letter = post.shift()) letter()
    },
  }
}
