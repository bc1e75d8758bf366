import type { Bulletin, Dispatch } from '@boma/club'
import { Orderly } from '@boma/club'
import type { Side } from '@boma/kernel'
import type { GameMatch } from '@boma/showing'
import { FarReferee } from '../far.ts'
import { localReferee } from '../local.ts'
import type { Referee } from '../referee.ts'

/** The post between a page and a referee far away. */
export interface Post {
  /** Brings a letter: later, perhaps after letters that were written after it, perhaps twice, perhaps never. */
  carry(bring: () => void): void
  /** Calls when so many milliseconds have gone by. */
  later(milliseconds: number, then: () => void): void
}

/** How bad a post is: how many letters of a hundred are lost or come twice, and how many milliseconds one takes. */
export interface Badness {
  readonly lost: number
  readonly doubled: number
  readonly least: number
  readonly most: number
}

/** A post of that badness, by chance that gives a number below another. */
export function badPost({ lost, doubled, least, most }: Badness, roll: Roll, later: Post['later']): Post {
  const carry = (bring: () => void) => {
    if (roll(100) < lost) return
    const isDoubled = roll(100) < doubled
    later(least + roll(most - least + 1), bring)
    if (isDoubled) later(least + roll(most - least + 1), bring)
  }
  return { carry, later }
}

/** Chance: a number below another. */
export type Roll = (below: number) => number

/** Chance that comes out the same every time for a seed. */
export function rollsOf(seed: number): Roll {
  let state = seed
  // mulberry32
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) % below
  }
}

/** A clock that is put forward by hand, and a post by it. */
export function clock() {
  let now = 0
  let due: { readonly at: number; readonly then: () => void }[] = []
  const later: Post['later'] = (milliseconds, then) => void due.push({ at: now + milliseconds, then })
  /** Puts it forward to the next thing that is due; false when nothing is. */
  const tick = (): boolean => {
    const next = due.toSorted((a, b) => a.at - b.at)[0]
    if (next === undefined) return false
    due = due.filter((each) => each !== next)
    now = next.at
    next.then()
    return true
  }
  return { later, tick }
}

/** A page's referee at the other end of a post, with these eyes. Letters are copies, as on a wire. */
export function farFrom(there: Referee, viewers: readonly Side[], post: Post, patience: number): FarReferee {
  const orderly = new Orderly(there, { viewers }, (letter: Bulletin) => {
    const copy = structuredClone(letter)
    post.carry(() => far.hear(structuredClone(copy)))
  })
  const send = (letter: Dispatch) => {
    const copy = structuredClone(letter)
    post.carry(() => orderly.receive(structuredClone(copy)))
    // Whoever gets no answer asks again.
    post.later(patience, () => far.isAwaited && far.remind())
  }
  const { game, mayAgree, pages } = there
  const step: Referee['step'] = (...which) => there.step(...which)
  const orderOf: Referee['orderOf'] = (...which) => there.orderOf(...which)
  const far = new FarReferee({ game, mayAgree, pages, step, orderOf, tell: () => there.tell(), send }, orderly.tell())
  return far
}

/** A match far away whose letters all come, when `arrive` says so: for a page with the eyes of one side. */
export function slowly(match: GameMatch, side: Side) {
  const { later, tick } = clock()
  const post = badPost({ lost: 0, doubled: 0, least: 1, most: 1 }, rollsOf(1), later)
  const there = localReferee(match)
  const referee = farFrom(there, [side], post, 1000)
  const arrive = () => {
    while (tick());
  }
  return { referee, there, arrive }
}
