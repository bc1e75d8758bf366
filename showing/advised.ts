import type { Counsel, Counting, Odds, Plan, Plans, Stakes as Staked, Standing as Stood } from '@boma/counsel'
import { type BySide, NOBODY, type Side, type TableBase } from '@boma/kernel'
import { type Speaking, sayFact, sayNote } from './notes.ts'
import type { Goal, Reach } from './presence/choosing.ts'
import type { Forecast } from './presence/fight.ts'
import type { Stakes, Standing } from './presence/knowing.ts'
import type { Page } from './presence/page.ts'

/** How a game says what its counsel works out. */
export interface Saying extends Speaking {
  /** What the sides are called where they stand alone. */
  readonly sides: BySide<string>
  /** The look that stands for each side. */
  readonly bodies: BySide<string>
  /** Points as players count them; a number as it is when left out. */
  points?(points: number): string
  /** The same for what is left on arrival. */
  left?(points: number): string
}

/** What a page says of marches, odds and victory: a game's counsel, in words. */
export type Advice<T extends TableBase> = Pick<
  Page<T>,
  'reach' | 'forecast' | 'stakes' | 'standing' | 'standingAnswers'
>

/** What a game's counsel works out, as its page says it. */
export function adviceIn<T extends TableBase>(counsel: Counsel<T>, saying: Saying): Advice<T> {
  const { plans, odds, stakes, standing, customs } = counsel
  return {
    ...(plans && { reach: (t, from) => optional(plans(t, from), (found) => reachIn(found, saying)) }),
    ...(odds && { forecast: (t, action) => optional(odds(t, [action]), (found) => forecastIn(found, saying)) }),
    ...(stakes && {
      stakes: (t, action, acted) => optional(stakes(t, action, acted), (found) => stakesIn(found, saying)),
    }),
    ...(standing && { standing: (t) => optional(standing(t), (found) => standingIn(found, saying)) }),
    ...(customs && {
      standingAnswers: (given) =>
        customs.flatMap(({ key, offered, holds, answer }) => {
          const terms = offered(given)
          if (terms === undefined) return []
          const label = sayNote(saying, { key: `custom.${key}`, facts: terms })
          return [{ id: key, label, holds: (t) => holds(t, terms), answer: (t) => answer(t, terms) }]
        }),
    }),
  }
}

const optional = <V, W>(value: V | undefined, then: (value: V) => W): W | undefined =>
  value === undefined ? undefined : then(value)

const pointsIn = (points: number, saying: Saying): string => saying.points?.(points) ?? String(points)

function reachIn({ pieces, mobile, points, slow, halt, all, planned, field }: Plans, saying: Saying): Reach {
  return {
    ...{ pieces, mobile },
    ...(points === undefined ? {} : { points: pointsIn(points, saying) }),
    ...(slow && { slow: { pieces: slow.pieces, without: pointsIn(slow.without, saying) } }),
    ...(halt && { halt: sayNote(saying, halt) }),
    goals: all.map((plan) => goalIn(plan, saying)),
    ...(planned && { planned: goalIn(planned, saying) }),
    ...(field && { field: field.map((each) => ({ ...each, tone: each.chance === undefined ? 'good' : 'fire' })) }),
  }
}

const goalIn = ({ space, by, order, path, left, price, halts, hostile }: Plan, saying: Saying): Goal => ({
  ...{ space, by, order, path, left: left === undefined ? '' : (saying.left?.(left) ?? pointsIn(left, saying)) },
  ...(price && { price: sayNote(saying, price) }),
  ...{ halts, hostile },
})

/** The look of a side, or of what is nobody's. */
const bodyOf = (side: Side, { bodies }: Saying, isVain = false): string =>
  side === NOBODY ? (isVain ? 'marker' : '') : bodies[side]

function forecastIn(odds: Odds, saying: Saying): Forecast {
  const { title, rule, outcomes, exact, assumes, losses, counts } = odds
  return {
    ...{ title: sayNote(saying, title), rule },
    outcomes: outcomes.map(({ name, chance, side, isVain }) => ({
      ...{ name: sayNote(saying, name), probability: chance, body: bodyOf(side, saying, isVain) },
    })),
    exact,
    ...(assumes.length > 0 && { assumes: assumes.map((each) => sayNote(saying, each)).join(' ') }),
    histograms: losses.map(({ name, side, chances }) => ({
      ...{ name: sayNote(saying, name), body: bodyOf(side, saying), chances },
    })),
    lines: counts.map((counting) => lineIn(counting, saying)),
  }
}

/** One thing that counts, as odds and boards of fights have it. */
export function lineIn({ text, side, adds, is, rule }: Counting, saying: Saying): Forecast['lines'][number] {
  const said = sayFact(saying, text)
  return {
    text: side === undefined ? said : `${saying.sides[side]}: ${said}`,
    value: adds === undefined ? (is === undefined ? '' : sayFact(saying, is)) : signed(adds),
    rule,
  }
}

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')

const stakesIn = ({ question, risks }: Staked, saying: Saying): Stakes => ({
  question: sayNote(saying, question),
  risks: risks.map((risk) => ({
    ...risk,
    text: sayNote(saying, risk.text),
    why: risk.why === '' ? '' : sayNote(saying, risk.why),
    tag: risk.tag === '' ? '' : sayNote(saying, risk.tag),
  })),
})

const standingIn = ({ short, rule, claims, sums, brinks, places }: Stood, saying: Saying): Standing => ({
  ...{ short, rule },
  claims: claims.map((claim) => ({
    ...claim,
    text: sayNote(saying, claim.text),
    missing: claim.missing === '' ? '' : sayNote(saying, claim.missing),
  })),
  ...(sums && { sums: sums.map((sum) => ({ ...sum, text: sayNote(saying, sum.text) })) }),
  ...(brinks && {
    brinks: {
      title: sayNote(saying, brinks.title),
      rows: brinks.rows.map((row) => ({
        ...row,
        name: sayFact(saying, row.name),
        left: sayNote(saying, row.left),
      })),
    },
  }),
  places: places.map((place) => ({ ...place, name: sayFact(saying, place.name) })),
})
