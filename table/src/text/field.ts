import { type Dangers, type Detour, type Meant, percent } from '@boma/showing'
import type { Session } from '../play/session/session.ts'
import { t } from '../words/words.ts'
import { numberOf, spaceWord } from './places.ts'

/** What is said of sight, of facing, and of who could fire on a way. */
export function sayField(
  session: Session,
  said: Extract<Meant, { kind: 'sight' | 'facing' | 'plan' }>,
): readonly string[] {
  switch (said.kind) {
    case 'sight':
      if (said.line === undefined) return [t('text.noSight')]
      return [`${said.line.title}.`, ...said.line.lines.map(({ text, rule }) => `${text} (${rule})`)]
    case 'facing':
      if (said.ways.length === 0) return [t('text.noFacing', { place: spaceWord(session, said.space) })]
      return [t('text.noSuchFacing', { ways: said.ways.join(', ') })]
    case 'plan':
      if (said.dangers === undefined) return [t('plan.nobody')]
      return [...tellDangers(session, said.dangers), ...tellDetour(session, said.from, said.dangers, said.detour)]
  }
}

function tellDangers(session: Session, { stops, assumes, sums }: Dangers): readonly string[] {
  const threats = stops.map(({ by }) =>
    by
      .map(({ who, needs, chance, isUnknown }) =>
        isUnknown ? who : t('text.threat', { who, needs, chance: percent(chance) }),
      )
      .join('; '),
  )
  return [
    ...stops.map(({ space }, i) =>
      t('text.planned', {
        step: String(i + 1),
        place: spaceWord(session, space),
        what: threats[i] || t('plan.nobody'),
      }),
    ),
    ...sums.map(({ text, value }) => `${text}: ${value}.`),
    `${assumes.text} (${assumes.rule})`,
  ]
}

/** 'A safer way: march 1508 1606 1708, 12 % instead of 37 % that a step is lost.' */
function tellDetour(session: Session, from: number, { risk }: Dangers, detour: Detour | undefined): readonly string[] {
  if (detour === undefined) return []
  const way = `march ${[from, ...detour.via].map((space) => numberOf(session, space)).join(' ')}`
  return [t('text.around', { way, risk: percent(detour.risk), now: percent(risk) })]
}
