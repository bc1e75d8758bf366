import { askari } from '@boma/askari'
import { heart } from '@boma/heart'
import { question } from '@boma/kernel'
import { lettow } from '@boma/lettow'
import type { Game } from '@boma/showing'
import { tanga } from '@boma/tanga'
import { windhoek } from '@boma/windhoek'
import { describe, expect, test } from 'vitest'
import type { Refused } from '../../session/session.ts'
import type { Hand } from '../hand.ts'
import { playedAtRandom, type RandomTable } from './at-random.ts'

const GAMES = ([askari, windhoek, tanga, lettow, heart] as unknown as readonly Game[]).map(readOnce)
/** Positions a game: `PLACES=2000 npx vitest run --project programs table/src/play/hand/tests/every-place.test.ts -t askari`. */
const POSITIONS = Number(import.meta.env['PLACES'] ?? 4)
/** The first match that is played: many positions can be looked at in several runs, of other matches each. */
const FROM = Number(import.meta.env['FROM'] ?? 1)
/** Of a few positions only some of the places: a map may have a thousand. */
const ONE_IN = POSITIONS > 4 ? 1 : 23
/** Orders of a match, every third of which has its position looked at. */
const ORDERS = 90

/** The game with a page that reads a table that has not changed once: here one table is pressed a thousand times. */
function readOnce(game: Game): Game {
  const { pieces } = game.presence
  let last:
    | { readonly bytes: Uint8Array; readonly viewer: number; readonly found: ReturnType<typeof pieces> }
    | undefined
  return {
    ...game,
    presence: {
      ...game.presence,
      pieces(t, viewer) {
        const isSame = last?.viewer === viewer && last.bytes.every((byte, i) => byte === t.bytes[i])
        if (!isSame) last = { bytes: t.bytes.slice(), viewer, found: pieces(t, viewer) }
        return last?.found ?? []
      },
    },
  }
}

/** What a press did: an action of the hand, a reason with its case, a vague one, or nothing at all. */
function answered({ session, hand }: RandomTable, before: number): string {
  const slip = hand.slip()
  if (session.length() !== before || session.picked().length > 0) return 'action'
  if (slip?.kind === 'note') return isVague(hand, slip.refused) ? `too vague: ${slip.refused.sentence}` : 'reason'
  return slip !== undefined || isBusy(hand) ? 'action' : 'silence'
}
/** Has the reason no case, says it no more than that a place is far, or of an enemy no more to those who could strike him than that he is one? */
const isVague = (hand: Hand, { rule, sentence }: Refused): boolean =>
  rule === '' ||
  sentence.endsWith('is out of reach.') ||
  (hand.taken.space() !== undefined && / is not yours: /.test(sentence))
const isBusy = ({ held, taken, plan, reminder }: Hand): boolean =>
  [held(), taken.space(), plan.goal(), reminder()].some((it) => it !== undefined) || taken.asked().length > 0

/** A stack of the one who decides that can be taken up. */
function takeUpSome({ scene, hand, roll }: RandomTable): number | undefined {
  const own = [...new Set(scene.pieces().flatMap(({ side, space }) => (side === scene.viewer() ? [space] : [])))]
  const able = own.filter((space) => hand.taken.reachOf({ space }) !== undefined)
  const space = able[roll(Math.max(1, able.length))]
  return space !== undefined && hand.taken.takeUp(space) ? space : undefined
}

/** The places that are pressed. */
const placesOf = ({ scene, roll }: RandomTable) =>
  scene.board().spaces.filter((_, i) => (i + roll(ONE_IN)) % ONE_IN === 0)

/** Presses every place with a stack in the hand that may take no order by it, and tells what was silent. */
function silent(at: RandomTable, from: number): readonly string[] {
  const { session, scene, hand, clock } = at
  const before = session.length()
  const isOwn = ({ side }: { readonly side: number }): boolean => side === scene.viewer()
  return placesOf(at).flatMap(({ id, name }) => {
    // What it can do was tested elsewhere; here it is pressed where it can do nothing.
    if (hand.taken.goals().has(id) || hand.places().spaces.has(id) || scene.piecesAt(id).some(isOwn)) return []
    clock.pass(1000)
    hand.press({ space: id })
    const what = answered(at, before)
    const isHeld = hand.taken.space() === from
    if (!isHeld) hand.taken.takeUp(from)
    return what === 'reason' && isHeld ? [] : [`${scene.nameOf(from)} to ${name}: ${what}${isHeld ? '' : ', put down'}`]
  })
}

/** Presses every place where nothing is offered with nothing in the hand: it is looked into, and whatever is said has its case. */
function silentWhenBare(at: RandomTable): readonly string[] {
  const { session, hand, clock } = at
  const before = session.length()
  return placesOf(at).flatMap(({ id, name }) => {
    if (hand.places().spaces.has(id)) return []
    clock.pass(1000)
    hand.press({ space: id })
    const what = answered(at, before)
    const isLookedInto = hand.selected() === id
    hand.taken.putDown()
    return what.startsWith('too vague') || (what === 'silence' && !isLookedInto) ? [`${name}: ${what}`] : []
  })
}

/** Which positions are looked at: all of a question that is seldom asked, some of those that are asked all the time. */
function evenly(): (at: RandomTable) => boolean {
  const looked = new Map<string, number>()
  let all = 0
  return ({ match: { game, table }, roll }) => {
    const asked = `${table.core.scenario} ${question(game, table)?.name}`
    const times = looked.get(asked) ?? 0
    if (times * looked.size > 2 * all && roll(6) > 0) return false
    looked.set(asked, times + 1)
    all++
    return true
  }
}

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const title = 'a press out of reach says what is in the way, with its case, and the stack stays in the hand'
  test(title, { timeout: 3_600_000 }, () => {
    const found: string[] = []
    const isWanted = evenly()
    let positions = 0
    for (let seed = FROM; positions < POSITIONS && seed < FROM + 10 * POSITIONS; seed++)
      playedAtRandom(game, seed, ORDERS, (at) => {
        if (positions >= POSITIONS || !isWanted(at)) return
        positions++
        const from = at.roll(4) === 0 ? undefined : takeUpSome(at)
        const asked = `${at.match.setup.scenario}, ${question(game, at.match.table)?.name}`
        const told = from === undefined ? silentWhenBare(at) : silent(at, from)
        found.push(...told.slice(0, 3).map((what) => `${asked}: ${what}`))
        at.hand.taken.putDown()
      })
    expect(positions).toBe(POSITIONS)
    expect(found).toEqual([])
  })
})
