import type { Hex, Side } from '@boma/kernel'
import type { Fact, Target, Text } from '@boma/showing'
import { BLOCKS, COST, COVER, IS_ALL_ROUND, IS_DITCH, IS_EMBANKMENT, IS_PASSABLE, isHex } from '../board.ts'
import { isHalfSeen } from '../counsel/standing.ts'
import { OVERLAYS } from '../data/in-force.ts'
import type { Table } from '../layout.ts'
import { BRITISH, FORMATION, IS_COMBAT, NO_FORMATION, SECT, SIDE_OF, UNITS, type Unit } from '../roster.ts'
import { isDivided, moraleInCombat, moraleUnderFire, printedMorale } from '../rules/06.1-morale.ts'
import { breakpointOf, isBound, lossesOf } from '../rules/06.3-standing.ts'
import { DEFENSIVE } from '../rules/10-fire.ts'
import { allowanceOf } from '../rules/15-ground.ts'
import { is, isMachineGun, NO_AMMUNITION, RETREATED } from '../stacks.ts'
import { name, say } from '../words/words.ts'

/** What is worth knowing about a hex or a counter. */
export function facts(t: Table, _viewer: Side, at: Target): readonly Fact<Text>[] {
  if (at.piece !== undefined) return at.piece < UNITS ? unitFacts(t, at.piece as Unit) : []
  return at.space !== undefined && isHex(at.space as Hex) ? ground(at.space as Hex) : []
}

/** The terrain effects chart: what it costs to enter, what it does for a target, whether one sees through it. */
function ground(at: Hex): readonly Fact<Text>[] {
  if (IS_PASSABLE[at] === 0) return [{ name: say('fact.enter'), text: say('fact.closed'), rule: '15.5' }]
  const covers = [
    COVER[at],
    ...(IS_DITCH[at] === 1 ? [OVERLAYS.ditch.modifier] : []),
    ...(IS_EMBANKMENT[at] === 1 ? [OVERLAYS.embankment.modifier] : []),
  ]
  const cover = Math.min(...covers)
  return [
    { name: say('fact.enter'), text: say('fact.factors', { count: COST[at] }), rule: '15.2' },
    {
      name: say('fact.cover'),
      text: cover === 0 ? say('fact.none') : say('fact.coverOf', { count: -cover }),
      rule: '10.25',
    },
    {
      name: say('fact.sight'),
      text: say(BLOCKS[at] === 1 ? 'fact.blocks' : 'fact.clear'),
      rule: '10.4.2',
    },
    ...(IS_ALL_ROUND[at] === 1 ? [{ name: say('fact.facing'), text: say('fact.allRound'), rule: '8.3' }] : []),
  ]
}

function unitFacts(t: Table, u: Unit): readonly Fact<Text>[] {
  const found: Fact<Text>[] = []
  const f = FORMATION[u]
  if (f !== NO_FORMATION)
    found.push({
      name: name('formation', f),
      text: say(isHalfSeen(t, f) ? 'fact.lossesSeen' : 'fact.losses', {
        losses: lossesOf(t, f),
        breakpoint: breakpointOf(t, f),
      }),
      rule: '6.3.3',
      ...(breakpointOf(t, f) - lossesOf(t, f) <= 2 ? { tone: 'bad' as const } : {}),
    })
  if (isHex(t.units.where[u]))
    found.push({
      name: say('fact.moves'),
      text: say('fact.left', { count: Math.max(0, allowanceOf(t, u) - t.units.spent[u]) }),
      rule: '15.2',
    })
  found.push(...moraleInFights(t, u))
  if (SECT[u] > 0) found.push({ name: say('fact.sect'), text: name('sect', SECT[u] - 1), rule: '9.7' })
  if (IS_COMBAT[u] === 1 && isBound(t, u)) found.push(bad('fact.bound', '6.3.4c'))
  if (is(t, u, NO_AMMUNITION)) found.push(bad('fact.empty', '7.3'))
  if (is(t, u, RETREATED)) found.push(bad('fact.retreated', '13.3b'))
  return found
}

/** What counts instead of the printed morale: §19.5 of Hering's guns, §19.2.1 + §11.2 of bearers on the move, §9.7 among other sects. */
function moraleInFights(t: Table, u: Unit): readonly Fact<Text>[] {
  if (IS_COMBAT[u] === 0) return []
  const fact = (text: Text, rule: string): Fact<Text> => ({ name: say('fact.morale'), text, rule })
  const counts = moraleInCombat(t, u)
  if (counts !== printedMorale(t, u)) return [fact(say('fact.moraleFights', { morale: counts }), '19.5')]
  if (isMachineGun(u) && SIDE_OF[u] === BRITISH) return [fact(say('fact.moraleMoving', { morale: 1 }), '19.2.1')]
  if (!isHex(t.units.where[u]) || !isDivided(t, u, false)) return []
  const less = moraleUnderFire(t, u, DEFENSIVE, true)
  return [fact(say('fact.moraleSects', { morale: less }), '9.7')]
}

const bad = (key: 'fact.bound' | 'fact.empty' | 'fact.retreated', rule: string): Fact<Text> => ({
  name: say('fact.state'),
  text: say(key),
  rule,
  tone: 'bad',
})
