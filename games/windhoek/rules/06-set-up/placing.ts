import { AGAIN, ALLOWED, type Hex, NEXT, type Next, type Refusal, type Side } from '@boma/kernel'
import { act, refuse } from '../../actions.ts'
import { choice } from '../../flow.ts'
import type { Table } from '../../layout.ts'
import type { Unit } from '../../roster.ts'
import { putAt } from '../04-control.ts'
import { whyNotPut } from '../10-recruiting/sites.ts'
import { seersAt } from '../26-fog.ts'
import { type Post, type SetUpList, setUpList } from './posts.ts'

/** Whose set-up is under way. */
export const settingUp = (t: Table): Side => t.tracks.phasing
const list = (t: Table): SetUpList => setUpList(t, settingUp(t))
const nextPost = (t: Table): Post => list(t).posts[t.tracks.setUp]

/** The counter whose turn it is. */
export const nextToPlace = (t: Table): Unit => nextPost(t).unit

/** Is there anybody left to place? */
export const isPlacing = (t: Table): boolean => t.tracks.setUp < list(t).posts.length

/** May the counter whose turn it is be set up there? */
export function whyNotPost(t: Table, post: Post, place: Hex): Refusal {
  // §6.2 + §6.3: militia one to a town, Angolan infantry one to a settlement
  for (let i = 0; i < post.apartFrom.length; i++)
    if (t.units.where[post.apartFrom[i]] === place) return list(t).twoInOne(post.unit, place)
  return whyNotPut(t, post.unit, post.sites, place)
}

/** May this counter be set up there now? */
function whyNotPlace(t: Table, unit: Unit, place: Hex): Refusal {
  const post = nextPost(t)
  return unit === post.unit ? whyNotPost(t, post, place) : refuse.placeFirst(post.unit)
}

/** §6.2 + §6.3 + §10.7: sets up the next counter, free, in good order (19.1). */
function placeNext(t: Table, place: Hex): void {
  const { unit } = nextPost(t)
  list(t).placed.to(seersAt(t, unit, place), t, unit, place)
  putAt(t, unit, place)
  t.tracks.setUp++
}

/** Sets up those who have one place only: the garrison of Walvis Bay, the historical columns (35.0). */
export function placeFixed(t: Table): void {
  t.tracks.setUp = 0
  while (t.tracks.setUp < list(t).fixed) placeNext(t, nextPost(t).usually)
}

/** Sets up all that are left where they usually go, or where there is room. */
export function placeRest(t: Table): void {
  while (isPlacing(t)) placeNext(t, usualPlace(t, nextPost(t)))
}

function usualPlace(t: Table, post: Post): Hex {
  if (whyNotPost(t, post, post.usually) === ALLOWED) return post.usually
  const free = post.sites.places.find((place) => whyNotPost(t, post, place) === ALLOWED)
  if (free === undefined) throw new Error('a counter has no place left to be set up in')
  return free
}

/** Place the next counter. */
export const placeChoice = choice({
  action: act.place,
  exact: true,
  among(t, out) {
    const post = nextPost(t)
    const { places } = post.sites
    for (let i = 0; i < places.length; i++)
      if (whyNotPost(t, post, places[i]) === ALLOWED) out.add(act.place(post.unit, places[i]))
  },
  whyNot: (t, a) => whyNotPlace(t, act.place.unit(a), act.place.hex(a)),
  take(t, a): Next {
    placeNext(t, act.place.hex(a))
    return isPlacing(t) ? AGAIN : NEXT
  },
})
