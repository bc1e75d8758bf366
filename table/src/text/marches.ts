import type { Goal, Reach } from '@boma/showing'
import { attackOdds, type Meant, percent } from '@boma/showing'
import type { Session } from '../play/session/session.ts'
import { language, t } from '../words/words.ts'
import { sayField } from './field.ts'
import { spaceWord } from './places.ts'

/** What is said to words about marches that are no order yet: what is still to be said, how far they get, why not. */
export function sayMeant(session: Session, said: Exclude<Meant, { kind: 'order' }>, text: string): readonly string[] {
  switch (said.kind) {
    case 'which':
      return [t('text.whence', { places: said.places.join(', '), text })]
    case 'reach':
      return tellReach(session, said.reach)
    case 'sight':
    case 'facing':
    case 'plan':
      return sayField(session, said)
    case 'enemy': {
      const { goal, from, to } = said
      return [t('text.sayAttack', { place: spaceWord(session, goal.space), from, to, odds: oddsIn(session, goal) })]
    }
    case 'measured':
      return said.lengths.map(({ to, inches }) => t('text.measured', { from: said.from, to, inches: tenths(inches) }))
    case 'unknown':
      return [t(said.what === 'place' ? 'text.noSuchSpace' : 'text.notThere', { name: said.name })]
    case 'stuck':
      return [t(said.isPlace ? 'text.nobodyGoes' : 'text.cannotGo', { name: said.name })]
    case 'out-of-reach': {
      const place = spaceWord(session, said.space)
      if (!said.hostile) return [t('text.outOfReach', { place })]
      return [t(said.from === '' ? 'text.nobodyAttacks' : 'text.cannotAttack', { place })]
    }
  }
}

/** Inches to the tenth, as the language writes them. */
const tenths = (inches: number): string =>
  inches.toLocaleString(language.value(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Who goes; whom they can attack, with the odds; and everywhere else, with what is left there. */
function tellReach(session: Session, reach: Reach): readonly string[] {
  const targets = reach.goals.filter((goal) => goal.hostile)
  const places = reach.goals.filter((goal) => !goal.hostile)
  return [
    t('text.whoGoes', { count: String(reach.pieces.length), all: String(reach.mobile.length) }),
    ...targets.map(
      (goal) => `${t('text.canAttack', { place: spaceWord(session, goal.space) })}: ${oddsIn(session, goal)}`,
    ),
    places.length === 0 ? t('text.nowhere') : places.map((goal) => placeIn(session, goal, reach.halt)).join(', '),
  ]
}

function placeIn(session: Session, { space, left, halts }: Goal, halt = t('text.halted')): string {
  const facts = [left === '' ? '' : t('text.pointsLeft', { left }), halts ? halt : ''].filter((f) => f !== '')
  return facts.length === 0 ? spaceWord(session, space) : `${spaceWord(session, space)} (${facts.join(', ')})`
}

function oddsIn(session: Session, goal: Goal): string {
  const odds = attackOdds(session.game, session.view(), session.deciding(), goal)
  if (odds === undefined) return t('text.unseen')
  return odds.outcomes.map(({ name, probability }) => `${name} ${percent(probability)}`).join(', ')
}
