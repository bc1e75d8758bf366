// Chapters 6 and 15 read a second time, plainly: what a pair's dice come to.
import type { Rect } from '../../data/kind.ts'
import { TYPES } from '../../data/types.ts'
import type { Table } from '../../layout.ts'
import { WARRIOR } from '../../roster.ts'
import { CHARGED, ON_FOOT } from '../../rules/09-units.ts'
import { isEntrenchedFrom } from '../../rules/10-cover.ts'
import { hasDone, hostOf, isSo, type Man, man, of, terrainOf } from './men.ts'
import { fact, type Moment } from './played.ts'

/** A fighter: his type, mounted or not, a Warrior or not, whether he storms and is the second against one. */
export interface Fighter {
  readonly type: string
  readonly onFoot?: boolean
  readonly warrior?: boolean
  readonly storms?: boolean
  readonly second?: boolean
}

/** 6.3-6.6 as the sheet prints them, and what it does not list (H14, 15.6). */
const PLUS: Readonly<Record<string, number>> = {
  ...{ volunteer: 3, 'volunteer-scout': 3, regular: 3, 'regular-lm': 3, warrior: 3, scout: 3, cavalry: 3, leader: 3 },
  ...{ 'ruga-ruga': 2, 'standard-bearer': 2, soldier: 1, 'soldier-lm': 1, askari: -1, 'askari-modern': -1 },
}

/** What is added to his die. */
export function added({ type, onFoot, warrior, storms, second }: Fighter): number {
  if (!TYPES.some(({ id }) => id === type)) throw new Error(`there are no ${type}`)
  const arm = type === 'cavalry' && onFoot ? 1 : (PLUS[type] ?? 0)
  return arm + (warrior ? 1 : 0) - (storms ? 1 : 0) + (second ? 2 : 0)
}

/** 6.7: who is killed: -1 the first, 1 the second, 0 nobody. */
export function killed(first: number, second: number): number {
  if (first <= second - 2) return -1
  return second <= first - 2 ? 1 : 0
}

const SHELTERS = ['building', 'fort', 'fieldwork-box']
const isWithin = ({ x, y }: Man, r: Rect): boolean => x >= r.x && x <= r.x + r.w && y >= r.y && y <= r.y + r.h
/** 15.5: does a figure storm against that one? */
function isStorming(t: Table, a: Man, b: Man): boolean {
  const u = hostOf(t, a.slot)
  if (of(t, 'charged', u) === 0) return false
  if (isEntrenchedFrom(t, b.x * 16, b.y * 16, a.x * 16, a.y * 16)) return true
  const sheltersOf = (m: Man): readonly string[] =>
    terrainOf(t).flatMap((each) =>
      each.shape === 'rect' && SHELTERS.includes(each.kind) && isWithin(m, each) ? [each.id] : [],
    )
  return hasDone(t, u, CHARGED) && sheltersOf(a).some((id) => sheltersOf(b).includes(id))
}

/** Looks at the fights of the first combat of an action: scores, who is the second, who is killed; how many. */
export function seeFights({ before: t, events }: Moment, say: (what: string) => void): number {
  const first = events.findIndex(({ kind }) => kind === 'fought')
  const next = events.findIndex(({ kind }, i) => kind === 'combat' && i > first)
  const seen: number[] = []
  const combat = events.slice(0, next < 0 || first < 0 ? events.length : next)
  for (const [i, e] of combat.entries()) {
    if (e.kind !== 'fought') continue
    const a = man(t, fact(e, 'figure'))
    const b = man(t, fact(e, 'opponent'))
    // 6.2: who fights a second time is the single one, and the other has the bonus
    const scoreOf = (own: Man, other: Man, die: number): number =>
      die +
      added({
        type: own.type.id,
        onFoot: isSo(t, own.slot, ON_FOOT),
        warrior: (of(t, 'traits', own.slot) & WARRIOR) !== 0,
        storms: isStorming(t, own, other),
        second: seen.includes(other.id),
      })
    const scores = [scoreOf(a, b, e.dice[0] ?? 0), scoreOf(b, a, e.dice[1] ?? 0)] as const
    // Scores are told with five more, so that none is below zero
    if (scores[0] !== fact(e, 'score') - 5 || scores[1] !== fact(e, 'other') - 5)
      say(
        `${a.type.id} against ${b.type.id}, ${e.dice}: ${fact(e, 'score') - 5} to ${fact(e, 'other') - 5}, not ${scores}`,
      )
    const dead = [-1, a.id, b.id][killed(...scores) === 0 ? 0 : killed(...scores) < 0 ? 1 : 2]
    const after = combat[i + 1]
    if ((after?.kind === 'killed' ? fact(after, 'figure') : -1) !== dead) say(`at ${scores} ${dead} should be killed`)
    seen.push(a.id, b.id)
  }
  return seen.length / 2
}
