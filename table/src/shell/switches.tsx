import { For, Show } from 'solid-js'
import { language, t } from '../words/words.ts'
import { isPaceWanted, nextPace, paceSetting } from './pace.ts'
import { useLamp } from './theme.ts'

/** What a language calls itself. */
const NAMES = { en: 'English', de: 'Deutsch' } as const

/** Plain words at the right of a bar: the pace where things happen, lamp-light, and the other language. */
export function Switches() {
  const lamp = useLamp()
  return (
    <>
      <Show when={isPaceWanted()}>
        <button type="button" class="word" title={t('settings.paceHint')} onClick={nextPace}>
          {t(`settings.pace.${paceSetting.value()}`)}
        </button>
      </Show>
      <button
        type="button"
        class="word"
        aria-pressed={lamp.isLamp()}
        title={t('settings.lampHint')}
        onClick={lamp.toggle}
      >
        {t('settings.lamp')}
      </button>
      <For each={language.values.filter((name) => name !== language.value())}>
        {(name) => (
          <button type="button" class="word" lang={name} onClick={() => language.set(name)}>
            {NAMES[name]}
          </button>
        )}
      </For>
    </>
  )
}
