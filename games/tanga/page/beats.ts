import { type EventName, type GameEvent, type Hex, NOBODY, type Side } from '@boma/kernel'
import { type Beat, entryOf, FALLEN, type OnBoard, type Text } from '@boma/showing'
import type { tell } from '../actions.ts'
import { DESTROYED } from '../rules/10.27-naval.ts'
import { type Message, name, say } from '../words/words.ts'

type Telling = (e: GameEvent) => readonly Beat<Text>[]

const none: Telling = () => []
const tells: Telling = () => [{ part: 'tells' }]
const follows: Telling = () => [{ part: 'follows' }]

/** A volley or a charge from one hex at another: whole stacks fight. */
const begins =
  (title: Message): Telling =>
  ({ facts: { side, from, to = 0 } }) => [
    {
      part: 'begins',
      title: say(title, { hex: name('hex', to as Hex) }),
      space: to,
      attacker: side as Side,
      ...(from === undefined ? {} : { from }),
    },
  ]

const sumOf = (dice: GameEvent['dice']): number => dice.reduce((sum, { shows }) => sum + shows, 0)
/** '8, needs 6'. */
const against = (dice: GameEvent['dice'], need: number): Text =>
  say('page.rolled', { sum: sumOf(dice), need: String(need) })

/** Two dice of a side, of which the second says what they came to. */
const pair = (by: 'attacker' | 'defender', note: Text) => [{ by, note: '' } as const, { by, note } as const]

/** §10.25: two dice of those who fire. */
const volley: Telling = ({ facts: { needed = 0 }, dice }) => [
  { part: 'throws', round: say('page.volley'), throws: pair('attacker', against(dice, needed)) },
]

/** §11.2: both sides' two dice. */
const clash: Telling = ({ facts: { round = 0, attack = 0, defence = 0 }, dice }) => [
  {
    part: 'throws',
    round: say('page.round', { round }),
    throws: [
      ...pair('attacker', against(dice.slice(0, 2), attack)),
      ...pair('defender', against(dice.slice(2), defence)),
    ],
  },
]

/** §10.28: what a shell does to those in a hex. Whose it was is forgotten by then: it may be their own that went astray. */
const shell: Telling = ({ facts: { hex = 0 } }) => [
  {
    part: 'begins',
    title: say('page.shellIn', { hex: name('hex', hex as Hex) }),
    space: hex,
    attacker: NOBODY,
    from: hex,
  },
]

/** §10.27: dice for the lot, where it is cast among several, and one for what the shell does. */
const damage: Telling = ({ dice }) => [
  { part: 'ends' },
  {
    part: 'throws',
    round: say('page.damage'),
    throws: dice.map((die, i) => ({
      by: NOBODY,
      note: i < dice.length - 1 ? say('page.lot') : say('page.rolled', { sum: die.shows, need: DESTROYED }),
    })),
  },
]

/** §10.27: a die of each of those around. */
const shaken: Telling = ({ facts: { unit: piece = 0 }, dice }) => [
  { part: 'throws', round: say('page.shaken'), throws: [{ piece, note: String(sumOf(dice)) }] },
]

/** §10.25B: the first check of all who were hit. What it comes to is the end of a volley; their own dice follow. */
const firstCheck: Telling = ({ facts: { needed = 0 }, dice }) => [
  { part: 'ends' },
  { part: 'throws', round: say('page.firstCheck'), throws: pair('defender', against(dice, needed)) },
]

/** A unit throws for itself: its nerve, or its place when others run past. */
const ownCheck =
  (round: Message): Telling =>
  ({ facts: { unit: piece = 0, morale = 0 }, dice }) => [
    { part: 'throws', round: say(round), throws: [{ piece, note: against(dice, morale) }] },
  ]

/** §17.2.3: two dice for a leader. */
const leader: Telling = ({ facts: { unit: piece = 0 }, dice }) => [
  {
    part: 'throws',
    round: say('page.leaders'),
    throws: [
      { piece, note: '' },
      { piece, note: String(sumOf(dice)) },
    ],
  },
]

/** A unit that loses something: it takes part by that, for dice are thrown for whole hexes. */
const lands =
  (state: string): Telling =>
  ({ facts: { unit: piece = 0 } }) => [
    { part: 'joins', piece },
    { part: 'lands', piece, state },
  ]

const both =
  (...tellings: readonly Telling[]): Telling =>
  (e) =>
    tellings.flatMap((telling) => telling(e))

/** Each of several names with blanks between them. */
type Each<S extends string> = S extends `${infer First} ${infer Rest}` ? First | Each<Rest> : S
const all = <const S extends string>(
  kinds: Each<S> extends EventName<typeof tell> ? S : never,
  telling: Telling,
): Readonly<Record<Each<S>, Telling>> =>
  Object.fromEntries(kinds.split(' ').map((kind) => [kind, telling])) as Record<Each<S>, Telling>

const BEATS: OnBoard<typeof tell, Telling> = {
  fired: both(begins('page.fireAt'), volley),
  charged: begins('page.meleeIn'),
  clashed: clash,
  shelled: shell,
  shipHit: both(shell, damage),
  ...all('stoodShell failedShell', shaken),
  missed: () => [{ part: 'ends' }],
  stood: firstCheck,
  wavered: firstCheck,
  ...all('sighted hit ranOut smoked digFailed brokeOff withdrew', tells),
  leaderSurvived: leader,
  leaderFell: both(leader, lands(FALLEN)),
  ...all('keptNerve lostNerve', ownCheck('page.ownChecks')),
  ...all('stoodMelee failedMelee', ownCheck('page.meleeChecks')),
  disorganized: lands('disorganized'),
  eliminated: lands(FALLEN),
  meleeOver: () => [{ part: 'ends' }],
  // §6.3, §9.6, §13, §14: what follows is told, and drawn on the map
  ...all('gunsThrownAway gunsSaved retreated leftTheMap noWayOut passedSteadily carriedAway', follows),
  ...all('unstacked noRoom faced collapsed removed neighbourStood neighbourBroke routPassed sweptAlong', follows),
  ...all('advanceWon advanced cutDown overrun seized', follows),
  // §10.26, §10.28: where shells fall is seen on the map; a board begins with what one does
  ...all(
    'gunFired shipFired salvoFired onTarget offTarget offTheMap misfired nobodyHit shellBurst shellHit hitVoid',
    none,
  ),
  // §9.5, §17.2: when the fight is over
  ...all('escaped gotAway captured caught crowdedOut', none),
}

/** §10.25, §10.28, §11.2: what an event is in a volley or a shell that costs somebody something, or in a melee. */
export const beats = (e: GameEvent): readonly Beat<Text>[] => entryOf(BEATS, e)?.(e) ?? []
