import { type Fact, join, type Target, type Text, text } from '@boma/showing'
import { inQuestion } from '../counsel/asked.ts'
import { CHARACTERISTICS } from '../data/values.ts'
import type { Table } from '../layout.ts'
import {
  ARMY_LEADER,
  CAVALRY,
  FIGURES,
  type Figure,
  GUN,
  headOf,
  LEADER,
  NO_UNIT,
  SCOUT,
  SHOTS,
  TYPE_WORDS,
  UNITS,
  type Unit,
  unitOf,
} from '../roster.ts'
import { sumOf } from '../rules/03-modifiers.ts'
import { RANGE_AS_MG, rangeOf, SPREADS, shotsNamed } from '../rules/04-ranges.ts'
import { isSteadied, PASSES_ON, ralliesOn } from '../rules/05-leaders.ts'
import { ownBonus } from '../rules/06-scores.ts'
import { hitsToTest, isCounted } from '../rules/07-hits.ts'
import { NO_SAVE, SAVES_ON } from '../rules/07-saves.ts'
import { lossesToTest } from '../rules/08-causes.ts'
import {
  AGROUND,
  IMMOBILE,
  isIn,
  isUnit,
  JAMMED,
  MARKER,
  mobilityOf,
  nextAttached,
  SMOKE,
  typeOf,
  UNSAVED,
} from '../rules/09-units.ts'
import { unitInAreaCover } from '../rules/10-cover.ts'
import { isOnRoad } from '../rules/10-ground.ts'
import { findPace, pace } from '../rules/12-dice.ts'
import { leftOver } from '../rules/12-leg.ts'
import { isGun, shellsOf } from '../rules/14-firers.ts'
import { firerBits, gunBits } from '../rules/14-shot.ts'
import { objectOf } from '../rules/14-specials.ts'
import { OUT_AFTER } from '../rules/16-vehicles.ts'
import { type Message, name, say } from '../words/words.ts'
import { formName } from './forms.ts'
import { inInches } from './sheet.ts'

/** What is worth knowing about a unit: how it moves, shoots, fights and holds, and how it stands now. */
export function facts(t: Table, at: Target): readonly Fact<Text>[] {
  const u = (at.space ?? (at.piece === undefined || at.piece >= FIGURES ? -1 : unitOf(at.piece as Figure))) as Unit
  if (!(u >= 0 && u < UNITS) || t.units.count[u] === 0) return []
  return [
    ...moveFacts(t, u),
    ...leaderFacts(t, u),
    moveFact(t, u),
    ...fireFacts(t, u),
    ...fightFacts(t, u),
    ...moraleFacts(t, u),
    ...objectFacts(t, u),
    ...formFacts(t, u),
    ...stateFacts(t, u),
  ]
}

/** §12.2: what the dice gave, while it moves. */
function moveFacts(t: Table, u: Unit): readonly Fact<Text>[] {
  if (inQuestion(t) !== u || t.move.unit !== u + 1 || t.move.open === 0) return []
  const part = leftOver(t) / (256 * t.move.open * Math.max(1, t.move.cover))
  const left = (inches: number) => inInches(inches * Math.max(0, Math.min(1, part)))
  return [
    {
      name: say('page.moveLeft'),
      text: say('page.moveLeftOf', {
        open: left(t.move.open),
        cover: left(t.move.cover),
      }),
      rule: '12.2',
    },
  ]
}

/** §2, §12.10, §7.2: the dice that it would roll now, whoever is with it; or why it stays where it is. */
function moveFact(t: Table, u: Unit): Fact<Text> {
  const name = say('page.moves')
  if (isIn(t, u, IMMOBILE)) return { name, text: say('page.brokenDown'), rule: '7.7', tone: 'bad' }
  if (isIn(t, u, AGROUND)) return { name, text: say('page.aground'), rule: '12.12', tone: 'bad' }
  const head = headOf(u)
  // §2.5: guns and machine guns never move in, into or out of cover
  if (mobilityOf(t, u) === GUN && unitInAreaCover(t, u) && !isOnRoad(t, t.figures.x[head], t.figures.y[head]))
    return { name, text: say('page.stays'), rule: '2.5', tone: 'bad' }
  findPace(t, u)
  const { dice, inCover, open, cover } = pace
  return {
    name,
    text: text`${diceOf(dice, open)} / ${inCover === 0 ? '–' : diceOf(inCover, cover)}`,
    rule: moveCase(t, u),
  }
}
const diceOf = (dice: number, plus: number): Text =>
  say('page.dice', { dice: dice === 1 ? '' : dice, plus: plus === 0 ? '' : plus < 0 ? ` − ${-plus}` : ` + ${plus}` })
const moveCase = (t: Table, u: Unit): string =>
  typeOf(t, u) === CAVALRY ? '12.10' : hasScout(t, u) ? '7.2' : (MOVES[TYPE_WORDS[typeOf(t, u)] ?? ''] ?? '9.9')
function hasScout(t: Table, u: Unit): boolean {
  for (let a = nextAttached(t, u, u); a !== NO_UNIT; a = nextAttached(t, u, a)) if (typeOf(t, a) === SCOUT) return true
  return false
}
/** The case that gives the dice of a type; of those that the sheet leaves out 9.9 speaks. */
const MOVES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['2.1', 'regular regular-lm volunteer volunteer-scout'],
    ['2.2', 'soldier soldier-lm askari askari-modern'],
    ['2.3', 'ruga-ruga warrior musketeer'],
    ['2.4', 'scout'],
    ['2.5', 'mg pom-pom artillery qf'],
    ['2.6', 'armoured-car'],
    ['2.7', 'gunboat'],
    ['12.11', 'lmg'],
  ].flatMap(([rule = '', types = '']) => types.split(' ').map((type) => [type, rule])),
)

/** §3, §4: how far and how well it shoots. */
function fireFacts(t: Table, u: Unit): readonly Fact<Text>[] {
  const type = typeOf(t, u)
  if (SHOTS[type] === 0) return []
  const asMg = RANGE_AS_MG[type]
  const range = asMg > 0 ? say('page.rangeOrMg', { range: rangeOf(t, u), asMg }) : `${rangeOf(t, u)}″`
  const bonus = isGun(t, u) ? sumOf(gunBits(t, u, 0, rangeOf(t, u))) : sumOf(firerBits(t, headOf(u)))
  const shots = SPREADS[type] > 0 ? shotsNamed(t, u) : isGun(t, u) ? shellsOf(t, u) : 0
  return [
    { name: say('page.range'), text: range, rule: '14.3' },
    { name: say('page.shoots'), text: signed(bonus), rule: bonus === 1 ? '3.3' : '3.2' },
    ...(shots > 1 ? [{ name: say('page.shots'), text: String(shots), rule: isGun(t, u) ? '7.8' : '12.11' }] : []),
  ]
}

/** §6, §14.5: how it fights, and what saves it. */
function fightFacts(t: Table, u: Unit): readonly Fact<Text>[] {
  const save = SAVES_ON[typeOf(t, u)] === NO_SAVE || isIn(t, u, UNSAVED) ? NO_SAVE : SAVES_ON[typeOf(t, u)]
  return [
    ...(isCounted(t, u) ? [] : [{ name: say('page.close'), text: signed(ownBonus(t, headOf(u))), rule: '6.1' }]),
    ...(save === NO_SAVE ? [] : [{ name: say('page.saves'), text: facesFrom(save), rule: '14.5' }]),
  ]
}

/** §8, H38: what it passes a test with, and when it takes one; who never tests has none. */
function moraleFacts(t: Table, u: Unit): readonly Fact<Text>[] {
  if (!isUnit(t, u)) return []
  const name = say('page.morale')
  const passes: Fact<Text> = { name, text: facesFrom(PASSES_ON[typeOf(t, u)]), rule: '8.6' }
  if (isCounted(t, u)) return [passes, ...damageFacts(t, u)]
  const lost = t.units.began[u] - t.units.count[u]
  const atLosses = { lost, least: lossesToTest(t.units.began[u]) }
  return [
    passes,
    ...(isSteadied(t, u) ? [{ name, text: say('page.steady'), rule: '5.1', tone: 'good' as const }] : []),
    ...(t.units.began[u] > 1 ? [{ name: say('page.lostNow'), text: say('page.lostOf', atLosses), rule: '8.5' }] : []),
  ]
}
/** §7.7, §7.8, §14.11: hits that were counted, and tests that failed. */
function damageFacts(t: Table, u: Unit): readonly Fact<Text>[] {
  const facts = { hits: t.units.hits[u], more: hitsToTest(t, u) }
  const fails = t.units.fails[u]
  return [
    { name: say('page.hits'), text: say('page.hitsSoFar', facts), rule: '14.11' },
    ...(fails > 0
      ? [
          {
            name: say('page.fails'),
            text: say('page.failsOf', { fails, most: OUT_AFTER[typeOf(t, u)] }),
            rule: '14.11',
            tone: 'bad' as const,
          },
        ]
      : []),
  ]
}

/** §5: what a leader is, and whether the army is his. */
function leaderFacts(t: Table, u: Unit): readonly Fact<Text>[] {
  const traits = CHARACTERISTICS.map((_, i) => i).filter((i) => (t.units.traits[u] & (1 << i)) !== 0)
  return [
    ...((t.units.traits[u] & ARMY_LEADER) === 0
      ? []
      : [{ name: say('page.leads'), text: say('page.army'), rule: '8.3' }]),
    ...traits.map((i) => ({
      name: name('characteristic', i),
      text: say(`page.trait.${i}` as Message),
      rule: `5.${i + 1}`,
    })),
    ...(typeOf(t, u) === LEADER
      ? [{ name: say('page.ralliesOn'), text: facesFrom(ralliesOn(t, u)), rule: '8.8' }]
      : []),
  ]
}

/** Sphinxhaven: how far the steamer is wrecked that this boat may shell. */
function objectFacts(t: Table, u: Unit): readonly Fact<Text>[] {
  const special = objectOf(t, u)
  if (special?.hits === undefined) return []
  return [
    {
      name: say('page.steamer'),
      text: say('page.wreckedOf', { hits: t.tracks.object, most: special.hits }),
      rule: '17.4',
    },
  ]
}
const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)
const facesFrom = (least: number): string => `${least}–6`

/** §9.5, §9.6: how its figures stand. */
function formFacts(t: Table, u: Unit): readonly Fact<Text>[] {
  if (t.units.count[u] < 2 || t.units.width[u] === 0) return []
  const form = formName(t.units.count[u], t.units.width[u])
  return [{ name: say('page.formation'), text: join([form, name('order', t.units.open[u])]), rule: '9.5' }]
}

function stateFacts(t: Table, u: Unit): readonly Fact<Text>[] {
  const found: readonly (readonly [boolean, Fact<Text>])[] = [
    [unitInAreaCover(t, u), { name: say('page.cover'), text: say('page.inArea'), rule: '10.7', tone: 'good' }],
    [isIn(t, u, MARKER), { name: say('page.morale'), text: say('page.shaken'), rule: '8.7', tone: 'bad' }],
    [isIn(t, u, SMOKE), { name: say('page.smoke'), text: '−1', rule: '14.7', tone: 'bad' }],
    [isIn(t, u, JAMMED), { name: say('page.gun'), text: say('page.jammed'), rule: '7.6', tone: 'bad' }],
  ]
  return found.flatMap(([is, fact]) => (is ? [fact] : []))
}
