import { apply, type Dice, legal, Moves, searchDice, toDecide, writeAction } from '@boma/kernel'
import { beforeAll, expect, test } from 'vitest'
import { BRITISH } from '../../data/counters-british.ts'
import { GERMAN } from '../../data/counters-german.ts'
import { tanga } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { given } from '../given.ts'
import { drawsOf, scatterAnew } from '../scattered.ts'
import { Audit } from '../second-reading/audit.ts'
import { ableAt, type Fire } from '../second-reading/fire.ts'
import { learnBacks, story } from '../second-reading/hit.ts'
import { ground, isWay, NAMES, type Spot, spotOf, type World, worldOf } from '../second-reading/world.ts'

/** Volleys, moves under fire, retreats and routs are played at random from scattered positions, and read a second time. */

beforeAll(() =>
  learnBacks(new Map([...BRITISH, ...GERMAN].map((c) => [c.id, Number((c.back ?? c.front).split('-')[1])]))),
)

const g = given()
const { t } = g
const audit = new Audit(t)
const moves = new Moves()

function lay(seed: number, phase: Parameters<typeof g.phase>[0]): void {
  g.arrange((table) => scatterAnew(table, seed))
  g.phase(phase)
  audit.anew()
}

const groupNow = (): ReadonlySet<string> => {
  const names = new Set<string>()
  for (let u = t.group.next(0); u >= 0; u = t.group.next(u + 1)) names.add(NAMES[u] ?? '')
  return names
}
const prompt = () => g.asked.split(' ')[1] ?? ''

/** Dice with which a volley hits: the first two show 1, the others what they may. */
function hitting(seed: number, index: number): Dice {
  const dice = searchDice([seed, index])
  let n = 0
  return { draw: (...roll) => (n++ < 2 ? 0 : dice.draw(...roll)) }
}

/** Plays one action and holds what was told of a volley against the second reading. */
function play(index: number, seed: number, fire: Fire, from: Spot, paid: number): string {
  legal(tanga, t, moves)
  const action = moves.at(index % moves.count)
  const words = writeAction(tanga.actions, action)
  const isShot = /^(at|fire) /.test(words) && (fire === 'opportunity' || words.startsWith('at '))
  const before = isShot ? worldOf(t) : undefined
  const movers = fire === 'opportunity' ? { names: groupNow(), facing: t.march.facing, cover: paid } : undefined
  const at = fire === 'opportunity' ? spotOf(t.march.at) : words.slice(3)
  const { reveals } = t.core
  audit.begin()
  const dice = isShot && seed % 4 > 0 ? hitting(seed, index) : searchDice([seed, index])
  const refused = apply(tanga, t, toDecide(tanga, t), action, dice, audit)
  if (refused !== 0) throw new Error(`${words} is refused`)
  // §19.7, ruling T179: whoever is seen to go, and where there is room, is not taken back
  if ((t.core.options & 1) === 1 && /^(step|by|along|stay|retreat|face|unstack)\b/.test(words))
    audit.check(t.core.reveals > reveals, `${seed}: ${words} shows nothing`)
  if (before !== undefined)
    judge(before, { from: fire === 'opportunity' ? words.slice(5) : from, at, fire, ...(movers && { movers }) }, seed)
  return words
}
function judge(w: World, shot: Parameters<typeof story>[1], seed: number): void {
  const expected = story(w, shot, audit.dice, ((t.core.options >> 2) & 1) === 1)
  const actual = audit.told_.slice(0, expected?.length)
  const where = `${seed}: ${shot.fire} from ${shot.from} at ${shot.at}`
  for (const [i, each] of (expected ?? ['no dice']).entries())
    audit.check(actual[i] === each, `${where}: ${actual[i]}, not ${each}`)
}

const FIRES = {
  britishFire: 'offensive',
  germanFire: 'offensive',
  germanDefence: 'defensive',
  britishDefence: 'defensive',
} as const
const FIRE_PHASES = ['britishFire', 'germanFire', 'germanDefence', 'britishDefence'] as const

test('6.3, 7.3, 8.1, 9.6, 10.25, 13.2, 17.2.3, 19.4 what a volley does, who breaks, who checks beside them, and by what way they run', {
  timeout: 240_000,
}, () => {
  audit.compared = 0
  let volleys = 0
  for (let seed = 1; seed <= 32; seed++) {
    const phase = FIRE_PHASES[seed % 4] ?? 'britishFire'
    const below = drawsOf(seed + 7_000)
    lay(seed, phase)
    let from = ''
    let before: World | undefined
    for (let i = 0; i < 60 && t.core.result === 0; i++) {
      const asked = prompt()
      if (/^(sweep|fire)$/.test(asked) || !/^(target|retreat|along|by|keep|unstack|face|break|rout)$/.test(asked)) {
        if (before !== undefined) audit.end(before)
        before = undefined
        if (!/^(sweep|fire)$/.test(asked)) break
      }
      if (asked === 'target') before = worldOf(t)
      legal(tanga, t, moves)
      // 'end' comes last: it is not chosen
      const last = asked === 'sweep' || asked === 'fire' ? moves.count - 1 : moves.count
      const words = play(asked === 'sweep' ? 0 : below(last), seed, FIRES[phase], from, 0)
      if (words.startsWith('fire ')) from = words.slice(5)
      if (words.startsWith('at ')) volleys++
    }
  }
  expect(audit.wrong.slice(0, 12)).toEqual([])
  expect(volleys).toBeGreaterThan(120)
  expect(audit.compared).toBeGreaterThan(5_000)
})

/** What has befallen each counter in this Movement Phase. */
class Ledger {
  readonly #shots = new Map<string, number>()
  readonly #since = new Map<string, number>()
  stepped(names: Iterable<string>): void {
    for (const name of names) this.#since.set(name, (this.#since.get(name) ?? 0) + 1)
  }
  firedOn(names: Iterable<string>): void {
    for (const name of names) {
      this.#shots.set(name, (this.#shots.get(name) ?? 0) + 1)
      this.#since.set(name, 0)
    }
  }
  isExposed(name: string): boolean {
    const shots = this.#shots.get(name) ?? 0
    return shots === 0 || (shots === 1 && (this.#since.get(name) ?? 0) >= 3)
  }
}

/** §10.3C: the hexes that may fire at who has just come to a hex. */
function whoMayFire(table: Table, ledger: Ledger, fired: ReadonlySet<Spot>): readonly Spot[] {
  const w = worldOf(table)
  const group = w.pieces.filter((p) => groupNow().has(p.name) && p.kind !== 'leader' && p.kind !== 'stevedore')
  const [first] = group
  if (first === undefined || (fired.size === 0 && !group.some((p) => ledger.isExposed(p.name)))) return []
  return ableAt(w, first.party, spotOf(table.march.at)).filter((from) => !fired.has(from))
}

test('10.3c, 19.2.1 when those who move may be fired on, by whom, with what, and what comes of it', {
  timeout: 240_000,
}, () => {
  audit.compared = 0
  let [steps, occasions] = [0, 0]
  for (let seed = 101; seed <= 125; seed++) {
    const below = drawsOf(seed + 9_000)
    lay(seed, seed % 2 === 0 ? 'britishMovement' : 'germanMovement')
    const ledger = new Ledger()
    let fired = new Set<Spot>()
    let paid = 0
    for (let i = 0; i < 80 && t.core.result === 0; i++) {
      const asked = prompt()
      if (!/^(movement|take|step|opportunity|retreat|along|by|face|break|rout)$/.test(asked)) break
      legal(tanga, t, moves)
      const all = moves.toArray().map((a) => writeAction(tanga.actions, a))
      if (asked === 'opportunity' && (fired.size > 0 || i > 0)) {
        const may = all.filter((words) => words.startsWith('fire ')).map((words) => words.slice(5))
        const expected = whoMayFire(t, ledger, fired)
        audit.check(
          may.toSorted().join() === expected.join(),
          `${seed}: ${may.join()} may fire, not ${expected.join()}`,
        )
        occasions++
      }
      const wanted = all.findIndex((words) =>
        (asked === 'movement' ? /^march (?!west)/ : asked === 'take' ? /^all/ : /^step|^fire/).test(words),
      )
      const marches = all.filter((words) => words.startsWith('march '))
      const index =
        asked === 'movement'
          ? marches.length === 0
            ? -1
            : all.indexOf(marches[below(marches.length)] ?? '')
          : wanted < 0 || below(6) === 0
            ? below(all.length)
            : asked === 'take'
              ? wanted
              : below(all.length)
      if (index < 0) break
      const was = { at: t.march.at, group: groupNow() }
      const words = play(index, seed, 'opportunity', '', paid)
      if (audit.told_.some((each) => each.startsWith('unstacked'))) break
      if (words.startsWith('fire ')) fired.add(words.slice(5))
      if (words.startsWith('step ')) {
        steps++
        const to = words.slice(8, 12)
        ledger.stepped(was.group)
        paid = paidFor(spotOf(was.at), to)
        fired = new Set()
        if (prompt() !== 'opportunity' && t.group.next(0) >= 0 && t.core.result === 0)
          audit.check(whoMayFire(t, ledger, fired).length === 0, `${seed}: nobody may fire at ${to}, by the rules`)
      }
      if (fired.size > 0 && prompt() === 'step') {
        audit.check(whoMayFire(t, ledger, fired).length === 0 || words === 'hold', `${seed}: more may fire`)
        ledger.firedOn(groupNow())
        fired = new Set()
      }
      if (prompt() === 'movement') fired = new Set()
    }
  }
  expect(audit.wrong.slice(0, 12)).toEqual([])
  expect(steps).toBeGreaterThan(200)
  expect(occasions).toBeGreaterThan(100)
})

/** §10.3C, §15.7: the cover that was paid for. */
function paidFor(from: Spot, to: Spot): number {
  if (from === 'west') return ['0112', '0116'].includes(to) ? 1 : ground(to).paid
  return isWay(from, to) ? 1 : ground(to).paid
}
