import { type Forecast, type Goal, percent } from '@boma/showing'
import { t } from '../../words/words.ts'
import type { Hand } from '../hand/hand.ts'
import { chanceToWin, isHope } from '../hand/odds.ts'
import type { AskedMarch } from '../hand/taken.ts'
import type { Scene } from '../scene/scene.ts'
import { isPriced, type Offered } from '../session/offers.ts'

/** Ways that have words of their own; others are just gone. */
const KNOWN = ['march', 'rail', 'sea'] as const
/** How a goal calls it that nobody goes anywhere: they fire from where they are. */
const FIRE = 'fire'
/** The same of units on a tabletop. */
const VOLLEY = 'volley'
const isFire = (by: string): boolean => by === FIRE || by === VOLLEY
/** How it calls it that a counter is set up there. */
const LAY = 'lay'
const wordOf = (by: string) => KNOWN.find((known) => known === by) ?? 'any'

/** What a place is called within a sentence: its town, or its number. */
const called = (scene: Scene, space: number): string => scene.townAt(space)?.name ?? scene.nameOf(space)

/** What the stack in the hand is about to do, as a question; undefined while there is none. */
export function marchSentence(scene: Scene, { taken, plan, aiming }: Hand): string | undefined {
  const goal = plan.eyed()
  const [first] = taken.asked()
  if (taken.space() === undefined && first) return t('march.whoAttacks', { target: called(scene, first.goal.space) })
  const planned = plan.goal()
  if (planned !== undefined && first === undefined) return planWords(scene, planned)
  if (goal !== undefined) return goalWords(scene, goal)
  const [only, ...others] = taken.reach()?.pieces ?? []
  if (taken.isUnderWay() || only === undefined) return undefined
  if (scene.troops().length > 0)
    return t(aiming.isTroop() ? 'troop.ask' : 'troop.shoot', { unit: called(scene, taken.space() ?? -1) })
  if (taken.reach()?.field) return t('fire.where', { place: called(scene, taken.space() ?? -1) })
  if (others.length === 0) return t('march.whereOne', { piece: scene.piece(only)?.fullName ?? '' })
  return t('march.where', { place: called(scene, taken.space() ?? -1) })
}

/** A planned march as a question. */
function planWords(scene: Scene, { path, space, by }: Goal): string {
  if (by === LAY) return t('lay.ask', { place: called(scene, space) })
  const facts = { count: String(path.length - 1), place: called(scene, space) }
  return t(path.length > 2 ? 'plan.ask' : 'plan.askOne', facts)
}

/** A goal as a question: 'March to Usakos and attack Karibib?' */
function goalWords(scene: Scene, goal: Goal): string {
  const end = goal.path.at(-1) ?? goal.space
  const facts = { place: called(scene, end), target: called(scene, goal.space) }
  if (goal.by === LAY) return t('lay.ask', facts)
  if (!goal.hostile) return t(`march.to.${wordOf(goal.by)}`, facts)
  if (isFire(goal.by)) return t('fire.ask', facts)
  const isThere = goal.path.length < 2 || end === goal.space
  return isThere ? t('march.attack', facts) : t(`march.attack.${wordOf(goal.by)}`, facts)
}

/** What it costs and risks, in a line; while no place is pointed at, what the signs on the map mean. */
export function marchHelp(scene: Scene, hand: Hand, offers: readonly Offered[]): string | undefined {
  const { taken, plan } = hand
  const goal = plan.eyed()
  if (taken.space() === undefined) return undefined
  const planned = plan.goal()
  if (planned?.by === LAY) return t('lay.help')
  if (planned !== undefined) return `${capital(leftWords(taken.reach()?.points, planned.left))}. ${t('plan.still')}`
  const via = plan.via().map((space) => called(scene, space))
  const by = via.length > 0 ? t('march.via', { places: via.join(', ') }) : ''
  const isTabletop = scene.board().kind === 'tabletop'
  const told =
    goal === undefined
      ? taken.isUnderWay()
        ? undefined
        : isTabletop
          ? troopWords(hand)
          : signWords(hand)
      : costWords(hand, goal, offers)
  return told === undefined ? undefined : [told, by].filter((words) => words !== '').join(' ')
}

function troopWords({ aiming }: Hand): string {
  if (!aiming.isTroop()) return t('troop.helpShoot')
  if (isByFinger()) return t('troop.helpFinger')
  return t(aiming.mover()?.states.includes('waiting') ? 'troop.helpPlace' : 'troop.help')
}

function signWords({ taken }: Hand): string {
  const { goals = [], halt = t('march.helpHalt') } = taken.reach() ?? {}
  if (taken.reach()?.field) return t(isByFinger() ? 'fire.helpFinger' : 'fire.help')
  if (isByFinger()) return t('march.helpFinger')
  const signs = [
    ...(goals.some(({ left }) => left !== '') ? [t('march.helpLeft')] : []),
    ...(goals.some(({ halts, hostile }) => halts && !hostile) ? [t('march.helpHalts', { halt })] : []),
    ...(goals.some(({ hostile }) => hostile) ? [t('march.helpHostile')] : []),
  ]
  return signs.length === 0 ? t('march.helpPlain') : `${capital(signs.join('; '))}.`
}

function costWords({ taken, odds: risk }: Hand, goal: Goal, offers: readonly Offered[]): string {
  const price = offers.find((offer) => offer.action === goal.order[0])
  const odds = risk.of(goal)
  const chance = odds
    ? t(odds.asSeen ? 'march.winAsSeen' : isHope(goal) ? 'troop.hurt' : 'march.win', {
        chance: percent(chanceToWin(odds)),
        what: hopedFor(odds),
      })
    : t('march.unseen')
  const facts = [
    price && isPriced(price) ? price.cost : '',
    goal.price ?? '',
    goal.left === '' || goal.hostile ? '' : leftWords(taken.reach()?.points, goal.left),
    goal.halts ? (taken.reach()?.halt ?? t('march.halts')) : '',
    goal.hostile && goal.path.length > 1 ? t('march.battle') : '',
    goal.hostile ? chance : voyageWords(odds),
    goal.hostile ? onTheWay(odds) : '',
  ]
  const line = facts.filter((fact) => fact !== '').join(', ')
  const sentence = line === '' ? '' : `${capital(line)}.`
  const isAsked = taken.asked().some((about) => about.goal === goal)
  const undoing = isAsked && risk.isFinal(goal) ? t('march.final') : risk.isSeen(goal) ? t('march.seen') : ''
  return [sentence, undoing].filter((s) => s !== '').join(' ')
}

/** What the chance is for: the best outcome, and those that are as good; of what cannot come, that alone which is hoped for. */
function hopedFor({ outcomes: [best, ...others] }: Forecast): string {
  const good = [best, ...others].filter((outcome) => outcome?.body === best?.body)
  const likely = good.filter((outcome) => (outcome?.probability ?? 0) > 0)
  return (likely.length > 0 ? likely : [best]).map((outcome) => outcome?.name ?? '').join(' / ')
}

/** How likely it is that those who sail get there, where that is in doubt. */
function voyageWords(odds: Forecast | undefined): string {
  const [best] = odds?.outcomes ?? []
  return best === undefined ? '' : t('battle.beside', { outcome: best.name, percent: percent(best.probability) })
}

/** How likely it is that those who attack are stopped before the fight: what is decided in another one on their way. */
function onTheWay(odds: Forecast | undefined): string {
  const [best] = odds?.outcomes ?? []
  const stops = odds?.outcomes.filter(({ decidedIn = '' }) => decidedIn !== '' && decidedIn !== best?.decidedIn)
  return (stops ?? [])
    .map(({ name, probability }) => t('battle.beside', { outcome: name, percent: percent(probability) }))
    .join(', ')
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const leftWords = (points: string | undefined, left: string): string =>
  points === undefined ? t('march.left', { left }) : t('march.leftOf', { left, points })

/** What the stack in the hand can spend, and who of it holds the others up; '' where no goal counts points. */
export function paceWords(scene: Scene, { taken }: Hand): string {
  const { points, slow, goals = [] } = taken.reach() ?? {}
  if (points === undefined || goals.every(({ left }) => left === '')) return ''
  if (slow === undefined) return t('march.points', { points })
  const pieces = slow.pieces.map((piece) => scene.piece(piece)?.name ?? '').join(', ')
  return t('march.slow', { pieces, points, without: slow.without })
}

/** What a place means for the stack in the hand, for ears: what the stack can do, or what going there would be. */
export function goalsAloud(scene: Scene, hand: Hand, space: number): readonly string[] {
  const { taken } = hand
  const laid = hand.thread.laid()
  if (laid?.to === space)
    return [laid.title, ...laid.lines.map(({ text }) => text), ...strikesAloud(scene, hand, space)]
  if (space === hand.plan.goal()?.space) return planAloud(scene, hand)
  if (space === taken.space()) {
    const targets = taken.targets().size
    const facts = { places: String(taken.goals().size - targets), targets: String(targets) }
    return [marchSentence(scene, hand) ?? '', paceWords(scene, hand), t('march.aloud', facts)].filter(
      (words) => words !== '',
    )
  }
  return strikesAloud(scene, hand, space)
}

const strikesAloud = (scene: Scene, hand: Hand, space: number): readonly string[] =>
  (hand.taken.goals().get(space) ?? []).map((goal) =>
    [goalWords(scene, goal), costWords(hand, goal, [])].filter((words) => words !== '').join(' '),
  )

/** The last step of a planned march: who could fire there, and which way those face who come there. */
function planAloud(scene: Scene, hand: Hand): readonly string[] {
  const stops = hand.dangers()?.stops ?? []
  const last = stops.at(-1)
  const facings = hand.turning.facings()
  const way = facings?.ways.find(({ turned }) => turned === facings.turned)
  const unseen = last?.by.find(({ isUnknown }) => isUnknown)
  const what = last?.chance ? t('plan.aloudHit', { chance: percent(last.chance) }) : (unseen?.who ?? t('plan.nobody'))
  return [
    ...(last ? [t('plan.aloud', { step: String(stops.length), place: called(scene, last.space), what })] : []),
    ...(way ? [t('facing.now', { name: way.name })] : []),
  ]
}

/** What the button says that does it. */
export function marchLabel(scene: Scene, hand: Hand, { from, goal }: AskedMarch): string {
  if (hand.taken.space() === undefined) return t('march.from', { place: called(scene, from) })
  if (isFire(goal.by)) return t('fire.go')
  if (goal.by === LAY) return t('lay.go')
  if (!goal.hostile) return t(`march.go.${wordOf(goal.by)}`)
  return goal.path.length < 2 ? t('march.goAttack') : t(`march.goAttack.${wordOf(goal.by)}`)
}

/** What is told beside it: what is left on arrival, or the odds. */
export function marchFigure(hand: Hand, march: AskedMarch): string {
  // Of several stacks that could attack the odds come as they are reckoned.
  if (hand.taken.space() === undefined && !hand.odds.areKnown([march.goal])) return '…'
  const odds = hand.odds.of(march.goal)
  if (!march.goal.hostile)
    return voyageWords(odds) || (march.goal.left === '' ? '' : t('march.tag.left', { left: march.goal.left }))
  if (odds === undefined) return t('march.tag.unseen')
  const chance = percent(chanceToWin(odds))
  if (odds.asSeen) return t('march.tag.asSeen', { chance })
  return isHope(march.goal) ? t('troop.hurt', { what: hopedFor(odds), chance }) : chance
}

const isByFinger = (): boolean => globalThis.matchMedia?.('(pointer: coarse)').matches === true
