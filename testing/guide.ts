import type { Case } from '@boma/kernel'
import { casesIn, type Game, type Guide, type QuestionHelp, type Tongue } from '@boma/showing'

/** A guide, and the language in which it is written. */
interface GuideIn {
  readonly guide: Guide
  readonly tongue: Tongue
}

/**
 * What the guides of a game lack: help at a question that its sequence of play can ask, a page of a scenario, an entry of an
 * abbreviation; and cases that there are not, or that the languages do not share.
 */
export function guideFaults(game: Game, ledger: readonly Case[], guides: readonly GuideIn[]): readonly string[] {
  const cases = new Set(ledger.map(({ id }) => id))
  const own = guides.flatMap((each) => [
    ...questionFaults(game, each).map((fault) => `${each.tongue.language}: ${fault}`),
    ...termFaults(each).map((fault) => `${each.tongue.language}: ${fault}`),
    ...citedIn(each.guide)
      .filter((id) => !cases.has(id) && !id.endsWith('.0'))
      .map((id) => `${each.tongue.language}: ${id} is cited, and no case`),
    ...game.scenarios
      .filter(({ id }) => !Object.hasOwn(each.guide.scenarios, id))
      .map(({ id }) => `${each.tongue.language}: ${id} has no page`),
  ])
  return [...own, ...unlikeFaults(guides)]
}

/** The names of all questions that a game can ask. */
const questionsOf = (game: Game): readonly string[] => [
  ...new Set(game.flow.steps.flatMap((step) => (step?.kind === 'question' ? [step.name] : []))),
]

function questionFaults(game: Game, { guide }: GuideIn): readonly string[] {
  const asked = questionsOf(game)
  const helps: Readonly<Record<string, QuestionHelp | undefined>> = guide.questions
  return [
    ...asked.flatMap((name) => {
      const { what = '', weigh = '', usual = '' } = helps[name] ?? {}
      if (![what, weigh, usual].every((text) => /[.!?]$/.test(text))) return [`'${name}' has no help`]
      const count = sentencesIn(what) + sentencesIn(weigh)
      return count >= 2 && count <= 4 ? [] : [`'${name}' is explained in ${count} sentences, not two to four`]
    }),
    ...Object.keys(helps)
      .filter((name) => !asked.includes(name))
      .map((name) => `'${name}' is never asked`),
  ]
}

const sentencesIn = (text: string): number => text.replaceAll(/\([^)]*\)/g, '').match(/[.!?](?=\s|$)/g)?.length ?? 0

/** Two capitals make an abbreviation: 'FK', 'KonA', 'SFK'. Numbers of turns are none. */
const ABBREVIATION = /(?<![\p{L}\p{N}])(?:\p{Lu}\p{L}*\p{Lu}\p{L}*)(?!\p{L})/gu
const ROMAN = /^[IVX]+$/

/** Abbreviations in all that a language says, without what is lettered on the map. */
function abbreviationsIn({ messages, names = {}, options }: Tongue): readonly string[] {
  const said = Object.entries(messages).flatMap(([key, text]) => (key.startsWith('map.') ? [] : [text]))
  const named = Object.values(names).flatMap((list) => (Array.isArray(list) ? list.map(String) : []))
  const all = [...said, ...named, ...Object.values(options)].join('\n').replaceAll(/\{[^}]*\}/g, ' ')
  return [...new Set(all.match(ABBREVIATION) ?? [])].filter((word) => !ROMAN.test(word)).toSorted()
}

function termFaults({ guide, tongue }: GuideIn): readonly string[] {
  const words = guide.terms.flatMap(({ term, also = [] }) => [term, ...also])
  const parts = new Set(words.flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}]+/u)]))
  return [
    ...words.filter((word, i) => words.indexOf(word) !== i).map((word) => `'${word}' is explained twice`),
    ...guide.terms.filter(({ means }) => !/[.!?]$/.test(means)).map(({ term }) => `'${term}' has no sentence`),
    ...abbreviationsIn(tongue)
      .filter((word) => !parts.has(word))
      .map((word) => `'${word}' has no entry`),
  ]
}

const citedIn = ({ questions, terms, scenarios }: Guide): readonly string[] => [
  ...Object.values(questions).flatMap(({ what, weigh, usual }) => casesIn(`${what} ${weigh} ${usual}`)),
  ...terms.map(({ rule }) => rule),
  ...Object.values(scenarios).flatMap(({ needs, sides }) => casesIn([...needs, ...sides].join(' '))),
]

/** What languages must share: the cases of each question, those that explain words, the first scenario. */
function unlikeFaults([first, ...others]: readonly GuideIn[]): readonly string[] {
  if (first === undefined) return []
  const casesOf = ({ guide }: GuideIn, name: string) => {
    const { what = '', weigh = '', usual = '' } = guide.questions[name] ?? {}
    return casesIn(`${what} ${weigh} ${usual}`).toSorted().join(' ')
  }
  const explained = ({ guide }: GuideIn) => [...new Set(guide.terms.map(({ rule }) => rule))]
  const lacks = (one: GuideIn, two: GuideIn) =>
    explained(one)
      .filter((rule) => !explained(two).includes(rule))
      .map((rule) => `${rule} explains a word in ${one.tongue.language}, and none in ${two.tongue.language}`)
  return others.flatMap((other) => [
    ...lacks(first, other),
    ...lacks(other, first),
    ...Object.keys(first.guide.questions)
      .filter((name) => casesOf(first, name) !== casesOf(other, name))
      .map(
        (name) => `'${name}' cites ${casesOf(other, name)} in ${other.tongue.language}, not ${casesOf(first, name)}`,
      ),
    ...(other.guide.first === first.guide.first ? [] : ['another scenario is the first']),
  ])
}
