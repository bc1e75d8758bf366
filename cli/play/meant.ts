import type { Side } from '@boma/kernel'
import type { Goal } from '@boma/showing'
import { attackOdds, type Meant, nameOfSpace, percent, type SpokenMatch } from '@boma/showing'

/** What is said to words about marches that are no order yet: what is still to be said, how far they get, why not. */
export function sayMeant(
  match: SpokenMatch,
  side: Side,
  said: Exclude<Meant, { kind: 'order' }>,
  text: string,
): readonly string[] {
  const { game } = match
  const view = match.view(side)
  const place = (space: number): string => nameOfSpace(game.page, view, space)
  const odds = (goal: Goal): string =>
    attackOdds(game, view, side, goal)
      ?.outcomes.map(({ name, probability }) => `${name} ${percent(probability)}`)
      .join(', ') ?? 'nobody has seen who is there'
  switch (said.kind) {
    case 'which':
      return [`Several could: ${said.places.join(', ')}. Write '${text} from' and one of them.`]
    case 'reach':
      return reachLines(said.reach, place, odds)
    case 'enemy':
      return [`${place(said.goal.space)}: ${odds(said.goal)}. Write 'attack ${said.to} from ${said.from}' to do it.`]
    case 'sight':
      if (said.line === undefined) return ['Nothing is to be said of sight there.']
      return [`${said.line.title}.`, ...said.line.lines.map(({ text: line, rule }) => `${line} (${rule})`)]
    case 'facing':
      if (said.ways.length === 0) return [`Nobody in ${place(said.space)} can be turned now.`]
      return [`They may face: ${said.ways.join(', ')}.`]
    case 'plan':
      return planLines(said, place)
    case 'measured':
      return said.lengths.map(({ to, inches }) => `${said.from} to ${to}: ${inches.toFixed(1)} inches`)
    case 'unknown':
      return [`There is no '${said.name}' ${said.what === 'place' ? 'on this map' : 'there'}.`]
    case 'stuck':
      return [said.isPlace ? `Nobody in ${said.name} can go anywhere now.` : `${said.name} cannot go anywhere now.`]
    case 'out-of-reach':
      if (!said.hostile) return [`${place(said.space)} is out of reach.`]
      if (said.from === '') return [`Nobody can attack ${place(said.space)} now.`]
      return [`${place(said.space)} cannot be attacked from there now.`]
  }
}

type Said<Kind extends Meant['kind']> = Extract<Meant, { kind: Kind }>

/** How many can go, whom they can attack at what odds, and where they get to. */
function reachLines(
  { pieces, mobile, goals }: Said<'reach'>['reach'],
  place: (space: number) => string,
  odds: (goal: Goal) => string,
): readonly string[] {
  const peaceful = goals.filter((goal) => !goal.hostile)
  return [
    `${pieces.length} of ${mobile.length} can go.`,
    ...goals.filter((goal) => goal.hostile).map((goal) => `Attack ${place(goal.space)}: ${odds(goal)}.`),
    peaceful.length === 0 ? 'There is nowhere to go.' : peaceful.map((goal) => placeWith(place, goal)).join(', '),
  ]
}

/** Who could fire at each step of a plan, and whether there is a safer way. */
function planLines({ dangers, detour }: Said<'plan'>, place: (space: number) => string): readonly string[] {
  const stops = (dangers?.stops ?? []).map(({ space, by }, i) => {
    const threats = by.map(({ who, needs, chance, isUnknown }) =>
      isUnknown ? who : `${who} needs ${needs}, ${percent(chance)}`,
    )
    return `${i + 1}: ${place(space)}, ${threats.join('; ') || 'nobody in sight'}`
  })
  if (detour === undefined) return stops
  const [via, before] = [detour.via.map(place).join(', '), percent(dangers?.risk ?? 0)]
  return [...stops, `A safer way: by ${via}, ${percent(detour.risk)} instead of ${before} that a step is lost.`]
}

function placeWith(place: (space: number) => string, { space, left, halts }: Goal): string {
  const facts = [...(left === '' ? [] : [`${left} left`]), ...(halts ? ['halted'] : [])]
  return facts.length === 0 ? place(space) : `${place(space)} (${facts.join(', ')})`
}
