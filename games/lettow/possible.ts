import { ALLOWED, asked, isOver, Moves, type Question, SIDES, type Side } from '@boma/kernel'
import {
  ASIDE,
  BEA,
  BY_RAIL,
  GEA,
  isOnMap,
  KONIGSBERG,
  OCEAN_BOX,
  PLACE_NAMES,
  PLACES,
  POOL,
  REGION_OF,
  SOUTH_AFRICA,
  SPACES,
  type Space,
  space,
} from './board.ts'
import { STACK_LIMIT } from './data/charts.ts'
import type { Table } from './layout.ts'
import {
  ALLIED,
  afterLast,
  BELGIAN,
  BRITISH,
  CARD_NAMES,
  type Card,
  CONTINGENT_OF,
  card,
  firstCard,
  firstOf,
  GERMAN,
  IS_FORT,
  IS_GARRISON,
  PER_DECK,
  PORTUGAL,
  SIDE_OF,
  UNIT_NAMES,
  UNITS,
  type Unit,
  unit,
} from './roster.ts'
import { isClosed, isInactive, occupies, unitsIn } from './rules/03-map.ts'
import { wasTurned } from './rules/05-cards.ts'
import { placeInSetUp, startOf, TO_SET_UP } from './rules/06-set-up.ts'
import { LANDED } from './rules/10-stirring.ts'
import { flow } from './sequence.ts'

const SOUTH_AFRICANS = card('A1')
const INTERVENTION = card('A2')
const KONIGSBERG_CARD = card('G1')
const KON_A = unit('KonA')
const BELGIAN_CONGO = space('Belgian-Congo')
const MOZAMBIQUE = space('Mozambique')

/** What does not go together in a position, in a sentence; undefined when all does. */
export const possible = (t: Table): string | undefined =>
  wrongCards(t) ?? wrongUnit(t) ?? wrongSpace(t) ?? wrongMoment(t)

const sideOfCard = (c: Card): Side => (c < PER_DECK ? ALLIED : GERMAN)

/** §5.0: a card that does not lie face down has been played, and so has the one in force. */
function wrongCards(t: Table): string | undefined {
  for (let c = 0 as Card; c < 2 * PER_DECK; c++) {
    if (!t.deck.has(c) && !wasTurned(t, c)) return `card ${CARD_NAMES[c]} lies face up and was never turned`
    // §5.3: a side turns one card a turn
    for (let d = firstCard(sideOfCard(c)); d < c; d++)
      if (wasTurned(t, c) && t.cards.turned[c] === t.cards.turned[d]) return 'two cards were turned at once'
    if (t.cards.turned[c] > t.tracks.turn) return `card ${CARD_NAMES[c]} was turned in a turn to come`
  }
  // §28.1: nothing else brings Belgium and Portugal into the war
  if ((t.tracks.intervened === 1) !== wasTurned(t, INTERVENTION)) return 'only card A2 brings intervention'
  if (t.tracks.turn === 0) return undefined
  const first = firstCard(t.tracks.phasing)
  if (t.tracks.card < first || t.tracks.card >= first + PER_DECK) return 'the card in force is of the wrong side'
  if (t.cards.turned[t.tracks.card] !== t.tracks.turn) return 'the card in force was not turned this turn'
  return t.deck.has(t.tracks.card) ? 'the card in force lies face down' : undefined
}

function wrongUnit(t: Table): string | undefined {
  // §6.0: set-up is over when all have been placed, and not before
  const { turn, setUp } = t.tracks
  if (turn === 0 ? setUp >= TO_SET_UP : setUp !== TO_SET_UP) return 'turns begin when set-up is over'
  for (let u = 0 as Unit; u < UNITS; u++) {
    const at = t.units.where[u]
    if (!mayBeAt(t, u, at)) return `${UNIT_NAMES[u]} cannot be at ${PLACE_NAMES[at]}`
    if (t.units.did[u] === LANDED) return `${UNIT_NAMES[u]} has landed without a move`
  }
  return undefined
}

function mayBeAt(t: Table, u: Unit, at: Space): boolean {
  const order = placeInSetUp(u)
  // §25.1, §25.2: before the first turn all are where set-up puts them; forts without 30.3 for good
  if (order >= t.tracks.setUp || (IS_FORT[u] === 1 && startOf(t, u) === ASIDE)) return at === ASIDE
  if (t.tracks.turn === 0)
    return order < 0 ? at === startOf(t, u) : isOnMap(at) && REGION_OF[at] === (SIDE_OF[u] === GERMAN ? GEA : BEA)
  if (isOnMap(at)) return mayBeOnMap(t, u, at)
  if (at === POOL + SIDE_OF[u]) return true
  // §27.3: British units may wait in the Indian Ocean box; §27.1: others in a box of their own, until their card comes
  if (at === OCEAN_BOX) return IS_FORT[u] === 0 && CONTINGENT_OF[u] === BRITISH
  return at === startOf(t, u) && hasNotCome(t, at)
}

function hasNotCome(t: Table, box: Space): boolean {
  if (box === SOUTH_AFRICA) return !wasTurned(t, SOUTH_AFRICANS)
  return box === KONIGSBERG && (!wasTurned(t, KONIGSBERG_CARD) || t.tracks.card === KONIGSBERG_CARD)
}

function mayBeOnMap(t: Table, u: Unit, at: Space): boolean {
  // §22.3: no fort without a friend
  if (IS_FORT[u] === 1) return occupies(t, SIDE_OF[u], at)
  // §28.1: neutrals are at home, and nobody else is in their countries
  return isInactive(t, u) ? at === (CONTINGENT_OF[u] === BELGIAN ? BELGIAN_CONGO : MOZAMBIQUE) : !isClosed(t, at)
}

/** What is wrong in a space or box: its counts, its stack, its markers. */
function wrongSpace(t: Table): string | undefined {
  const seen = counted(t)
  for (let s = 0 as Space; s < PLACES; s++) {
    const [allied, german, alliedCrowd, germanCrowd] = seen.map((of) => of[s])
    const isMiscounted =
      allied !== t.places.allied[s] ||
      german !== t.places.german[s] ||
      alliedCrowd !== t.places.alliedCrowd[s] ||
      germanCrowd !== t.places.germanCrowd[s]
    if (isMiscounted) return `the counts of ${PLACE_NAMES[s]} are not those of its counters`
    // §11.0: five units of a side
    if (isOnMap(s) && Math.max(alliedCrowd, germanCrowd) > STACK_LIMIT) return `${PLACE_NAMES[s]} is too crowded`
    if (!isContingent(t, s)) return `the contingents at ${PLACE_NAMES[s]} are not what is noted`
    if (t.raided.has(s) && !isUgandaRailway(s)) return `no raid can shut ${PLACE_NAMES[s]}`
    if (t.pending.has(s) && t.places.allied[s] === 0) return `nothing is to be settled at ${PLACE_NAMES[s]}`
  }
  return undefined
}

/** §3.4, §11.0: how many units of each side, and how many of them count for stacking, by the counters alone. */
function counted(t: Table): readonly [Uint8Array, Uint8Array, Uint8Array, Uint8Array] {
  const seen = Array.from({ length: 4 }, () => new Uint8Array(PLACES)) as unknown as ReturnType<typeof counted>
  for (let u = 0 as Unit; u < UNITS; u++) {
    if (IS_FORT[u] === 1) continue
    seen[SIDE_OF[u]][t.units.where[u]]++
    seen[2 + SIDE_OF[u]][t.units.where[u]] += 1 - IS_GARRISON[u]
  }
  return seen
}

/** §29.0: one contingent to a space; a box notes the one that came last. */
function isContingent(t: Table, place: Space): boolean {
  const noted = t.places.contingent[place]
  if (t.places.allied[place] === 0) return noted === 0
  if (!isOnMap(place)) return noted >= BRITISH && noted <= PORTUGAL
  for (let u = firstOf(ALLIED); u < afterLast(ALLIED); u++)
    if (t.units.where[u] === place && CONTINGENT_OF[u] !== noted) return false
  return true
}

/** Card G5: only the railway of British East Africa is raided. */
const isUgandaRailway = (s: Space): boolean => isOnMap(s) && REGION_OF[s] === BEA && (BY_RAIL[s]?.length ?? 0) > 0

/** What does not fit what is asked just now. */
function wrongMoment(t: Table): string | undefined {
  const { drawn, losses, loser, lossAt, phasing } = t.tracks
  if (losses > unitsIn(t, loser, lossAt)) return `nobody can lose ${losses} units at ${PLACE_NAMES[lossAt]}`
  if (drawn >= 0 && !mayBeDrawn(t, drawn)) return `${UNIT_NAMES[drawn]} cannot have been drawn by side ${phasing}`
  // §26.0: a side without a unit on the map has lost
  if (isOver(t)) return undefined
  if (SIDES.some((side) => !isInPlay(t, side))) return 'a side has no unit on the map'
  return wrongQuestion(t)
}

const mayBeDrawn = (t: Table, u: Unit): boolean =>
  SIDE_OF[u] === t.tracks.phasing &&
  (t.units.where[u] === POOL + SIDE_OF[u] || (u === KON_A && t.units.where[u] === KONIGSBERG))

function isInPlay(t: Table, side: Side): boolean {
  for (let s = 0 as Space; s < SPACES; s++) if (occupies(t, side, s)) return true
  return false
}

/** Is what is asked to be asked now, and has it an answer? */
function wrongQuestion(t: Table): string | undefined {
  const q = asked(flow, t)
  if (q === undefined) return undefined
  if (q.name === 'fallBack' && !isFallingBack(t)) return 'nobody falls back there'
  if (!q.when(t)) return `'${q.name}' is not to be asked now`
  const needed = q.name === 'lose' ? t.tracks.losses : 1
  return answers(t, q) < needed ? `'${q.name}' has no answer` : undefined
}

const isFallingBack = ({ combat, units }: Table): boolean =>
  combat.next >= 0 && SIDE_OF[combat.next] === combat.retreating && units.where[combat.next] === combat.at

const moves = new Moves()
function answers(t: Table, q: Question<Table>): number {
  let n = 0
  for (const choice of q.choices) {
    moves.count = 0
    choice.among(t, moves)
    for (let i = 0; i < moves.count; i++) if (choice.exact || choice.whyNot(t, moves.at(i)) === ALLOWED) n++
  }
  return n
}
