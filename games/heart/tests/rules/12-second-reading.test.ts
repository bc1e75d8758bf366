import { ALLOWED, apply, check, copyOf, searchDice } from '@boma/kernel'
import { expect, test } from 'vitest'
import { act } from '../../actions.ts'
import { heart } from '../../index.ts'
import { seeFights } from '../second-reading/close-combat.ts'
import { charge, march } from '../second-reading/legs.ts'
import { MoraleWatch } from '../second-reading/morale.ts'
import { fact, type Moment, playAll } from '../second-reading/played.ts'
import { seeVolleys } from '../second-reading/volleys.ts'

test('12.2, 12.4, 12.6, 9.12, 9.13 a second reading of marches agrees, wherever units go', () => {
  const wrong: string[] = []
  let [allowed, refused] = [0, 0]
  playAll(
    1,
    11,
    () => {},
    (t, side, asked, where, pick) => {
      if (asked !== 'legs' || t.move.legs >= 4 || t.move.found !== 0) return
      const head = (t.move.unit - 1) * 20
      const by = [pick(129) - 64, pick(129) - 64] as const
      const [x, y] = [(t.figures.x[head as never] ?? 0) + by[0], (t.figures.y[head as never] ?? 0) + by[1]]
      const plain = x < 0 || y < 0 || x > 72 * 16 || y > 48 * 16 ? undefined : march(t, by)
      if (plain === undefined) return
      const action = act.march(x, y)
      const isAllowed = check(heart, t, side, action) === ALLOWED
      if (isAllowed !== (plain !== 'refused')) wrong.push(`${where}: ${t.move.unit - 1} by ${by}: ${isAllowed}`)
      isAllowed ? allowed++ : refused++
      if (!isAllowed || plain === 'refused') return
      const after = copyOf(heart, t)
      apply(heart, after, side, action, searchDice(1))
      const first = plain[0]
      if (after.move.found === 0 && after.move.unit === t.move.unit)
        expect([after.figures.x[head as never], after.figures.y[head as never]]).toEqual(first)
    },
  )
  expect(wrong).toEqual([])
  expect(Math.min(allowed, refused)).toBeGreaterThan(80)
})

test('2.1-2.7, 12.8 a second reading of charges agrees: who comes into contact, and where', () => {
  const wrong: string[] = []
  const counts = { home: 0, short: 0 }
  const see = ({ before, after, events, asked, where }: Moment): void => {
    const charged = events.find(({ kind }) => kind === 'charged')
    const rolled = events.find(({ kind }) => kind === 'rolled')
    if (asked !== 'movement' || charged === undefined || rolled === undefined) return
    const plain = charge(
      before,
      fact(charged, 'unit'),
      fact(charged, 'target'),
      fact(rolled, 'open'),
      fact(rolled, 'cover'),
    )
    if (plain === undefined || events.some(({ kind }) => kind === 'found')) return
    counts[plain.reached ? 'home' : 'short']++
    const came = plain.who.map((f) => [after.figures.x[f as never], after.figures.y[f as never]])
    if (events.some(({ kind }) => kind === 'contacted') !== plain.reached || String(came) !== String(plain.to))
      wrong.push(`${where}: ${came}, and not ${plain.to}`)
  }
  playAll(2, 33, see, () => {})
  expect(wrong).toEqual([])
  expect(Math.min(counts.home, counts.short)).toBeGreaterThan(5)
})

test('4.7-4.12, 7.1, 7.2, 7.4-7.8, 14.2-14.5, 14.10, 14.12 a second reading of volleys agrees: aims, hits, blasts, saves, jams', () => {
  const wrong: string[] = []
  let volleys = 0
  playAll(
    3,
    33,
    (moment) => (volleys += seeVolleys(moment, (what) => wrong.push(`${moment.where}: ${what}`))),
    () => {},
  )
  expect(wrong).toEqual([])
  expect(volleys).toBeGreaterThan(400)
})

test('6.1-6.7, 15.3-15.7 a second reading of fights agrees: scores, the second against one, storming, who is killed', () => {
  const wrong: string[] = []
  let fights = 0
  playAll(
    4,
    33,
    (moment) => (fights += seeFights(moment, (what) => wrong.push(`${moment.where}: ${what}`))),
    () => {},
  )
  expect(wrong).toEqual([])
  expect(fights).toBeGreaterThan(40)
})

test('8.1-8.8, 5.1, 5.2, 16.1-16.6 a second reading of morale agrees: who tests, for what, how often, and what comes of it', () => {
  const wrong: string[] = []
  let watch = new MoraleWatch()
  let tests = 0
  const see = (moment: Moment): void => {
    watch.see(moment, (what) => wrong.push(`${moment.where}: ${what}`))
    if (moment.next !== '') return
    tests += watch.tests
    watch = new MoraleWatch()
  }
  playAll(5, 33, see, () => {})
  expect(wrong).toEqual([])
  expect(tests).toBeGreaterThan(200)
})
