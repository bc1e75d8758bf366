import type { Counted } from '@boma/showing'
import { Show } from 'solid-js'
import { t } from '../../words/words.ts'
import { Counts } from './counts.tsx'

/** What counted for the enemy's dice, each with its case, as far as it was to be seen. */
export function WhatCounted(props: { readonly counted: Counted }) {
  return (
    <section class="odds" aria-label={t('battle.counted')}>
      <h3>
        <span>{t('battle.counted')}</span>
        <b>{props.counted.needs}</b>
      </h3>
      <Counts lines={props.counted.lines} />
      <Show when={props.counted.unseen !== ''}>
        <p class="estimated">{props.counted.unseen}</p>
      </Show>
    </section>
  )
}
