import { type Hex, other } from '@boma/kernel'
import { join, lineOf, type Panel, sideAlone, type Text } from '@boma/showing'
import { asked } from '../counsel/asked.ts'
import { countingIn, type Firing, firersIn, firingsIn, listOf } from '../counsel/fire.ts'
import type { Table } from '../layout.ts'
import { isGround, type Unit } from '../roster.ts'
import { attacking, BOMBARDMENT, cameFrom, defending, forceOf, OUTCOME, RIFLE_FIRE } from '../rules/11-forces.ts'
import { BROKEN, is, LANDED, SUPPRESSED } from '../stacks.ts'
import { name, say } from '../words/words.ts'
import { byNeed, ROUND_RULE, roundName } from './fire.ts'

type Row = Panel<Text>['rows'][number]
type Line = Row['lines'][number]

/** §11.1.3: the battle board of a land battle, from the moment the attackers come in until the beaten have left. */
export function landPanel(t: Table): Panel<Text> | undefined {
  if (t.battle.round === 0) return undefined
  const [attacker, defender] = [attacking(t), defending(t)]
  return {
    title: say('page.battleOf', { hex: name('hex', t.battle.at) }),
    subtitle: came(t),
    left: { name: sideAlone(attacker), side: attacker },
    right: { name: sideAlone(defender), side: defender },
    rows: rowsOf(t),
  }
}

/** Who attacks from where: by land, from the sea, or both. */
function came(t: Table): Text {
  const side = name('side', attacking(t))
  const from = cameFrom(t)
  const landed = listOf(t.attackers).some((u) => is(t, u, LANDED))
  if (from < 0) return say('page.comeAshore', { side })
  const hex = name('hex', from as Hex)
  return say(landed ? 'page.attackFromBoth' : 'page.attackFrom', { side, hex })
}

/** What is still to be fought; nothing when the fire is over. */
function rowsOf(t: Table): readonly Row[] {
  if (t.battle.round === OUTCOME) return []
  const rows = t.battle.round < BOMBARDMENT ? [forces(t)] : firingsIn(t).map((firing) => fireRow(t, firing))
  return [...rows, ...broken(t)].filter((row) => row.active || row.left.length + row.right.length > 0)
}

/** Before the guns are laid out: who is there, and what the ground and the want of supply will do. */
const forces = (t: Table): Row => ({
  name: say('page.forces'),
  rule: '11.7',
  left: listOf(t.attackers),
  right: listOf(t.defenders),
  active: true,
  lines: [...groundLines(t), ...unsupplied(t)],
})

/** What the ground and the trenches will add to the attackers' rifles. */
const groundLines = (t: Table): readonly Line[] =>
  modifierLines(t, { round: RIFLE_FIRE, side: attacking(t) }).map(([text, value]) => [
    say('page.attackersRifles', { text }),
    value,
  ])

/** §11.7.1: how many of each side have no line. */
const unsupplied = (t: Table): readonly Line[] =>
  [attacking(t), defending(t)].flatMap((side) => {
    const count = listOf(forceOf(t, side)).filter((u) => isGround(u) && is(t, u, SUPPRESSED)).length
    const text = say('page.withoutLine', { side: name('side', side) })
    return count === 0 ? [] : [[text, String(count)] as const]
  })

const isNow = (t: Table, { round, side }: Firing): boolean => t.battle.round === round && t.battle.firing === side

/** A side's fire: those who fire, opposite them those who may be hit, if it is their turn. */
function fireRow(t: Table, firing: Firing): Row {
  const active = isNow(t, firing)
  const fire = firersIn(t, firing)
  const struck = active ? listOf(forceOf(t, other(firing.side))).filter((u) => !is(t, u, BROKEN)) : []
  const isAttack = firing.side === attacking(t)
  return {
    name: roundName(firing),
    rule: ROUND_RULE[firing.round] ?? '11.1.4',
    left: isAttack ? fire : struck,
    right: isAttack ? struck : fire,
    active,
    lines: [...needLines(t, firing, fire), ...modifierLines(t, firing), ...hitLines(t, active)],
  }
}

/** What they need, those with the same need together. */
const needLines = (t: Table, firing: Firing, fire: readonly Unit[]): readonly Line[] =>
  byNeed(t, firing, fire).map(({ units, need }) => [
    units.length > MOST_NAMED
      ? say('page.unitsHitOn', { count: units.length })
      : join(units.map((u) => name('unit', u))),
    need,
  ])
/** More units than that are counted, not named. */
const MOST_NAMED = 3

const modifierLines = (t: Table, firing: Firing): readonly Line[] =>
  countingIn(t, firing).map((counting) => {
    const line = lineOf(counting)
    return [line.text, line.value]
  })

/** §11.10.7: hits that the owner still has to deal out. */
const hitLines = (t: Table, active: boolean): readonly Line[] =>
  active && asked(t) === 'loss' ? [[say('page.hitsToTake'), String(t.battle.dugHits + t.battle.openHits)]] : []

/** §11.3.3: who is broken and out of it. */
function broken(t: Table): readonly Row[] {
  const left = listOf(t.attackers).filter((u) => is(t, u, BROKEN))
  const right = listOf(t.defenders).filter((u) => is(t, u, BROKEN))
  if (left.length + right.length === 0) return []
  return [{ name: say('page.broken'), rule: '11.3.4', left, right, active: false, lines: [] }]
}
