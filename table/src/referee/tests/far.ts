import { type Action, ALLOWED, blank, check, NOBODY, type Seen, type Side } from '@boma/kernel'
import type { GameMatch } from '@boma/showing'
import { localReferee } from '../local.ts'
import { asItCame } from '../pages.ts'
import type { Referee, Settled } from '../referee.ts'

/** A referee somewhere else: one side's, it sees no table but that side's view, and every answer comes later. */
export function farReferee(match: GameMatch, side: Side): Referee & { arrive(): void } {
  const { game } = match
  const there = localReferee(match)
  const post: (() => void)[] = []
  const heard = new Set<() => void>()
  /** All that a server would send to a side after a change; nothing in it but what the side may know. */
  const send = (): Seen => structuredClone(there.state(side))
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
    seen.bytes.set(here.view)
    return seen
  }
  return {
    game,
    state: () => here,
    get over() {
      return here.decision === undefined
    },
    get decision() {
      return here.decision
    },
    heard: () => here.log.length - 1,
    last: () => here.log.at(-1)?.order,
    wanted: undefined,
    view,
    log: (_, from = 0) => here.log.slice(from).map(({ events }) => events),
    step: (entry) => entry,
    order(actions: readonly Action[]) {
      const refusal = check(game, view(side), here.decision?.side ?? NOBODY, actions[0] ?? -1)
      if (refusal !== ALLOWED) return { settled: { kind: 'refused', refusal, at: 0 } }
      let settled: Settled | undefined
      post.push(() => {
        settled = there.order(actions).settled
      })
      return {
        get settled() {
          return settled
        },
      }
    },
    mayAgree: false,
    undo(seat) {
      post.push(() => void there.undo(seat))
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
