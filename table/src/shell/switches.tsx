import { For, Show } from 'solid-js'
import { isComputerPlaying, paceSetting } from '../sitting/pace.ts'
import { language, t } from '../words/words.ts'
import { useLamp } from './theme.ts'

/** What a language calls itself. */
const NAMES = { en: 'English', de: 'Deutsch' } as const

/** Plain words at the right of a bar: the computer's pace where it plays, lamp-light, and the other language. */
export function Switches() {
  const lamp = useLamp()
  const isFast = () => paceSetting.value() === 'fast'
  return (
    <>
      <Show when={isComputerPlaying()}>
        <button
          type="button"
          class="word"
          aria-pressed={isFast()}
          title={t('settings.fastHint')}
          onClick={() => paceSetting.set(isFast() ? 'steady' : 'fast')}
        >
          {t('settings.fast')}
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
