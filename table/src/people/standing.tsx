import type { ShownRating } from '@boma/club'
import { Show } from 'solid-js'
import { t } from '../words/words.ts'

/** A rating with how far it may be off; whoever hears it is told from where to where. */
export function StandingFigure(props: { readonly standing: ShownRating }) {
  const { rating, error } = props.standing
  return (
    <span class="standing" role="img" aria-label={saidStanding(props.standing)}>
      <b>{rating}</b>
      <Show when={error > 0}> {t('people.error', { error: String(error) })}</Show>
    </span>
  )
}

/** A rating as it is read out: from where to where. */
export const saidStanding = ({ rating, error }: ShownRating): string =>
  t('people.said', { rating: String(rating), low: String(rating - error), high: String(rating + error) })

/** What the bars of a page reach from and to. */
const [LOW, HIGH] = [400, 2400]
const MARKS = [800, 1200, 1600, 2000]
const WIDE = 300
const at = (rating: number): number => ((Math.min(HIGH, Math.max(LOW, rating)) - LOW) / (HIGH - LOW)) * WIDE

/** The same as a bar: the middle, and where the true strength lies nineteen times out of twenty. */
export function StandingBar(props: { readonly standing: ShownRating | undefined }) {
  return (
    <svg class="standing-bar" viewBox={`0 0 ${WIDE} 20`} aria-hidden="true" preserveAspectRatio="none">
      <line class="scale" x1="0" x2={WIDE} y1="10" y2="10" />
      {MARKS.map((mark) => (
        <line class="scale" x1={at(mark)} x2={at(mark)} y1="6" y2="14" />
      ))}
      <Show when={props.standing}>
        {(standing) => {
          const ends = () =>
            [at(standing().rating - standing().error), at(standing().rating + standing().error)] as const
          return (
            <>
              <rect class="within" x={ends()[0]} width={Math.max(1, ends()[1] - ends()[0])} y="4" height="12" />
              <rect class="middle" x={at(standing().rating) - 1.5} width="3" y="2" height="16" />
            </>
          )
        }}
      </Show>
    </svg>
  )
}
