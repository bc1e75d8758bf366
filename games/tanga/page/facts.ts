import type { Hex, Side } from '@boma/kernel'
import type { Fact, Target } from '@boma/showing'
import { BLOCKS, COST, COVER, IS_ALL_ROUND, IS_DITCH, IS_EMBANKMENT, IS_PASSABLE, isHex } from '../board.ts'
import { OVERLAYS } from '../data/in-force.ts'
import type { Table } from '../layout.ts'
import { FORMATION, IS_COMBAT, NO_FORMATION, SECT, UNITS, type Unit } from '../roster.ts'
import { breakpointOf, isBound, lossesOf } from '../rules/06.3-standing.ts'
import { allowanceOf } from '../rules/15-ground.ts'
import { is, NO_AMMUNITION, RETREATED } from '../stacks.ts'
import { formationsIn, say, type Words } from '../words/words.ts'
import { isHalfSeen } from './standing.ts'

/** What is worth knowing about a hex or a counter. */
export function facts(t: Table, _viewer: Side, at: Target, words: Words): readonly Fact[] {
  if (at.piece !== undefined) return at.piece < UNITS ? unitFacts(t, at.piece as Unit, words) : []
  return at.space !== undefined && isHex(at.space as Hex) ? ground(at.space as Hex, words) : []
}

/** The terrain effects chart: what it costs to enter, what it does for a target, whether one sees through it. */
function ground(at: Hex, words: Words): readonly Fact[] {
  if (IS_PASSABLE[at] === 0) return [{ name: say(words, 'fact.enter'), text: say(words, 'fact.closed'), rule: '15.5' }]
  const covers = [
    COVER[at],
    ...(IS_DITCH[at] === 1 ? [OVERLAYS.ditch.modifier] : []),
    ...(IS_EMBANKMENT[at] === 1 ? [OVERLAYS.embankment.modifier] : []),
  ]
  const cover = Math.min(...covers)
  return [
    { name: say(words, 'fact.enter'), text: say(words, 'fact.factors', { count: String(COST[at]) }), rule: '15.2' },
    {
      name: say(words, 'fact.cover'),
      text: cover === 0 ? say(words, 'fact.none') : say(words, 'fact.coverOf', { count: String(-cover) }),
      rule: '10.25',
    },
    {
      name: say(words, 'fact.sight'),
      text: say(words, BLOCKS[at] === 1 ? 'fact.blocks' : 'fact.clear'),
      rule: '10.4.2',
    },
    ...(IS_ALL_ROUND[at] === 1
      ? [{ name: say(words, 'fact.facing'), text: say(words, 'fact.allRound'), rule: '8.3' }]
      : []),
  ]
}

function unitFacts(t: Table, u: Unit, words: Words): readonly Fact[] {
  const found: Fact[] = []
  const f = FORMATION[u]
  if (f !== NO_FORMATION)
    found.push({
      name: formationsIn(words)[f] ?? '',
      text: say(words, isHalfSeen(t, f) ? 'fact.lossesSeen' : 'fact.losses', {
        losses: String(lossesOf(t, f)),
        breakpoint: String(breakpointOf(t, f)),
      }),
      rule: '6.3.3',
      ...(breakpointOf(t, f) - lossesOf(t, f) <= 2 ? { tone: 'bad' as const } : {}),
    })
  if (isHex(t.units.where[u]))
    found.push({
      name: say(words, 'fact.moves'),
      text: say(words, 'fact.left', { count: String(Math.max(0, allowanceOf(t, u) - t.units.spent[u])) }),
      rule: '15.2',
    })
  if (SECT[u] > 0) found.push({ name: say(words, 'fact.sect'), text: words.sects[SECT[u] - 1] ?? '', rule: '9.7' })
  if (IS_COMBAT[u] === 1 && isBound(t, u)) found.push(bad(words, 'fact.bound', '6.3.4c'))
  if (is(t, u, NO_AMMUNITION)) found.push(bad(words, 'fact.empty', '7.3'))
  if (is(t, u, RETREATED)) found.push(bad(words, 'fact.retreated', '13.3b'))
  return found
}

const bad = (words: Words, key: 'fact.bound' | 'fact.empty' | 'fact.retreated', rule: string): Fact => ({
  name: say(words, 'fact.state'),
  text: say(words, key),
  rule,
  tone: 'bad',
})
