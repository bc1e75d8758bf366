import { apply, legal, Moves, searchDice, toDecide, writeAction } from '@boma/kernel'
import { expect, test } from 'vitest'
import { tanga } from '../../index.ts'
import type { Unit } from '../../roster.ts'
import { given } from '../given.ts'
import { drawsOf, scatterAnew } from '../scattered.ts'
import { advancers, isWon, meeting, nextSteps, whoMayLead } from '../second-reading/advance.ts'
import { ableAt } from '../second-reading/fire.ts'
import {
  fightersAt,
  ground,
  NAMES,
  type Piece,
  type Spot,
  spotOf,
  type World,
  worldOf,
} from '../second-reading/world.ts'

/** Melees are fought at random from scattered positions, and every advance that comes of them is read a second time. */
const POSITIONS = 16
const ACTIONS = 120
const FACINGS = ['N', 'NE', 'SE', 'S', 'SW', 'NW']

const g = given()
const { t } = g

/** What was told since the last answer, as 'kind unit', the dice, and how many hexes were won. */
const audit = {
  wrong: [] as string[],
  compared: 0,
  told_: [] as string[],
  dice: [] as number[],
  won: undefined as number | undefined,
  check(holds: boolean, what: string): void {
    audit.compared++
    if (!holds) audit.wrong.push(what)
  },
  begin(): void {
    audit.told_ = []
    audit.dice = []
    audit.won = undefined
  },
  rolled({ shows }: { readonly shows: number }): void {
    audit.dice.push(shows)
  },
  told(kind: string, _rule: string, { unit = -1, hexes = 0 }: Record<string, number>): void {
    audit.told_.push(`${kind} ${NAMES[unit] ?? ''}`)
    if (kind === 'advanceWon') audit.won = hexes
  },
}
const moves = new Moves()
const asked = () => g.asked.split(' ')[1] ?? ''

/** A melee, and the advance after it. */
interface Attack {
  readonly from: Spot
  readonly at: Spot
  readonly attackers: ReadonlySet<string>
  /** Hexes that are left; undefined until they are won. */
  left?: number
  steps: number
  halted: boolean
  /** §14.1.1, ruling T104: after how many steps they were fired on; and from where since the last. */
  firedAt?: number
  fired: Set<Spot>
}
let attack: Attack | undefined
let from: Spot = ''

function lay(seed: number): void {
  g.arrange((table) => {
    scatterAnew(table, seed)
    // As their moves have left them
    const below = drawsOf(seed + 104_000)
    for (let u = 0 as Unit; u < NAMES.length; u++) {
      table.units.shots[u] = below(3)
      table.units.since[u] = below(6)
    }
  })
  g.phase(seed % 2 === 0 ? 'britishMelee' : 'germanMelee')
  attack = undefined
  known = undefined
}

const groupNow = (w: World): readonly Piece[] => {
  const names: string[] = []
  for (let u = t.group.next(0); u >= 0; u = t.group.next(u + 1)) names.push(NAMES[u] ?? '')
  return w.pieces.filter((p) => names.includes(p.name))
}
const sorted = (names: readonly string[]): string => names.toSorted().join(' ')
/** Whom an event of this kind named since the last action. */
const toldOf = (kind: string): string =>
  sorted(audit.told_.filter((each) => each.startsWith(`${kind} `)).map((each) => each.slice(kind.length + 1)))

/** Before an answer: what the question offers. */
function inspect(seed: number): void {
  if (attack === undefined) return
  const where = `${seed}: from ${attack.from} into ${attack.at}`
  const question = asked()
  if (!['lead', 'opportunity', 'advance', 'melee'].includes(question)) return
  const w = worldOf(t)
  if (question === 'lead') {
    audit.check(isWon(w, attack.from, attack.at, attack.attackers), `${where}: no advance was won`)
    const leaders = whoMayLead(advancers(w, attack.from, attack.attackers))
    const offered = g.legal.filter((each) => each !== 'unled').map((each) => each.slice(5))
    audit.check(sorted(leaders) === sorted(offered), `${where}: ${offered} may lead, not ${leaders}`)
  }
  inspectFire(w, attack, question, where)
  if (question === 'advance') {
    const group = groupNow(w)
    const here = spotOf(t.march.at)
    if (attack.steps === 0) {
      audit.check(isWon(w, attack.from, attack.at, attack.attackers), `${where}: no advance was won`)
      const all = advancers(w, attack.from, attack.attackers)
      audit.check(sorted(group.map((p) => p.name)) === sorted(all.map((p) => p.name)), `${where}: others advance`)
    }
    audit.check(!attack.halted && (attack.left ?? 0) > 0, `${where}: goes on after ${attack.steps}`)
    const steps = nextSteps(w, group, here, attack.steps === 0 ? attack.at : undefined)
    const expected = steps.flatMap((to) =>
      (ground(to).allRound ? ['N'] : FACINGS).map((facing) => `advance to ${to} facing ${facing}`),
    )
    audit.check(sorted(g.legal) === sorted(expected), `${where}: ${g.legal}, not ${expected}`)
  }
  // The next attack is asked for: nothing of this one is left to do
  if (question !== 'melee') return
  if (attack.steps === 0)
    audit.check(!isWon(w, attack.from, attack.at, attack.attackers), `${where}: an advance is left out`)
  else if (!attack.halted && (attack.left ?? 0) > 0) {
    const group = lastGroup.flatMap(({ name }) => w.pieces.filter((p) => p.name === name && p.at === lastHex))
    const fit = group.some((p) => p.kind !== 'leader') && !group.some((p) => p.swept)
    audit.check(!fit || nextSteps(w, group, lastHex, undefined).length === 0, `${where}: stops after ${attack.steps}`)
  }
  attack = undefined
}

/** §14.1.1, ruling T104: whoever can may fire at each hex that is entered, until somebody has at an earlier one. */
function inspectFire(w: World, { steps, firedAt, fired }: Attack, question: string, where: string): void {
  const [first] = lastGroup
  if (steps === 0 || first === undefined || question === 'lead') return
  const mayBe = firedAt === undefined || firedAt === steps
  const able = mayBe ? ableAt(w, first.party, lastHex).filter((each) => !fired.has(each)) : []
  const offered = question === 'opportunity' ? g.legal.flatMap((each) => /^fire (.*)/.exec(each)?.[1] ?? []) : []
  // Who holds his fire is not asked again here, nor is anybody when nobody is left to fire at
  if (question !== 'opportunity' && (heldFire || (fired.size > 0 && question !== 'advance'))) return
  audit.check(sorted(able) === sorted(offered), `${where}: ${offered} may fire at ${lastHex}, not ${able}`)
}
let heldFire = false
let lastGroup: readonly Piece[] = []
let lastHex: Spot = ''

/** After an answer: what it did. */
function judge(words: string, before: World, seed: number): void {
  const [kind = '', , to = ''] = words.split(' ')
  if (kind === 'charge') from = words.slice(7)
  if (kind === 'storm') {
    const attackers = new Set(fightersAt(before, from).flatMap((p) => (p.marked ? [] : [p.name])))
    attack = { from, at: words.slice(6), attackers, steps: 0, halted: false, fired: new Set() }
  }
  // §21.2.1.1A: nothing is told after a victory
  if (attack === undefined || t.core.result !== 0) return
  heldFire = kind === 'hold'
  if (kind === 'fire') attack.fired.add(words.slice(5))
  const where = `${seed}: from ${attack.from} into ${attack.at}`
  if (kind === 'advance') {
    lastHex = to
    attack.steps++
    attack.fired.clear()
    attack.left = (attack.left ?? 0) - 1
    const party = lastGroup[0]?.party ?? 'british'
    const met = meeting(before, party, to, attack.left)
    attack.halted = met.halts
    audit.check(toldOf('advanced') === sorted(lastGroup.map((p) => p.name)), `${where}: ${toldOf('advanced')} advance`)
    for (const each of ['overrun', 'cutDown', 'caught'] as const)
      audit.check(toldOf(each) === sorted(met[each]), `${where}, at ${to}: ${each} ${toldOf(each)}, not ${met[each]}`)
  }
  if (audit.told_.some((each) => each.startsWith('fired ')) && attack.steps > 0) attack.firedAt ??= attack.steps
  const { won } = audit
  if (won === undefined) return
  const led = kind === 'lead' ? (before.pieces.find((p) => p.name === words.slice(5))?.bonus ?? 0) : 0
  const isSlow = before.night && t.tracks.phasing === 0
  const hexes = isSlow ? 1 : (audit.dice.at(-1) ?? 0) + led
  audit.check(won === hexes, `${where}: ${won} hexes, not ${hexes}`)
  attack.left = won
}

/** The last position that mattered: who fights by night does so to the end of a phase. */
let known: World | undefined

function answer(seed: number, index: number, below: (n: number) => number): void {
  inspect(seed)
  legal(tanga, t, moves)
  const question = asked()
  // Whoever can attacks, and fights on: 'end' comes last, 'fight' first
  const most = question === 'melee' ? moves.count - 1 : moves.count
  const chosen = question === 'withdraw' && below(6) > 0 ? 0 : below(most)
  const action = moves.at(chosen)
  const words = writeAction(tanga.actions, action)
  const before = ['storm', 'lead', 'advance'].includes(question) || known === undefined ? worldOf(t) : known
  known = before
  lastGroup = question === 'advance' ? groupNow(before) : lastGroup
  audit.begin()
  if (apply(tanga, t, toDecide(tanga, t), action, searchDice([seed, index]), audit) !== 0)
    throw new Error(`${words} is refused`)
  judge(words, before, seed)
}

test('14.1, 14.1.1, 17.2.3, 20.5 who advances, led by whom, how far, by which hexes, and whom they meet', {
  timeout: 120_000,
}, () => {
  let advances = 0
  let steps = 0
  for (let seed = 1; seed <= POSITIONS; seed++) {
    lay(seed)
    const below = drawsOf(seed + 14_000)
    for (let i = 0; i < ACTIONS && t.core.result === 0 && !/^(guns|sweep|movement|rally)$/.test(asked()); i++) {
      answer(seed, i, below)
      if (audit.won !== undefined) advances++
      if (audit.told_.some((each) => each.startsWith('advanced '))) steps++
    }
  }
  expect(audit.wrong.slice(0, 12)).toEqual([])
  expect(advances).toBeGreaterThan(10)
  expect(steps).toBeGreaterThan(12)
  expect(audit.compared).toBeGreaterThan(250)
})
