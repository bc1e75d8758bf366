import { createResource, Show } from 'solid-js'
import { boxOf } from '../games.ts'
import { Bar } from '../shell/bar.tsx'
import { go } from '../shell/place.ts'
import { useTitle } from '../shell/title.ts'
import { Trouble } from '../shell/trouble.tsx'
import { language, t } from '../words/words.ts'
import { Rulebook } from './rulebook.tsx'
import { rulebookOf } from './rulebooks.ts'

/** A game's rulebook on a page of its own, open at a case. */
export function RulesScreen(props: { readonly game: string; readonly rule: string }) {
  const name = () => boxOf(props.game)?.name ?? props.game
  useTitle(() => `${name()}, ${t('rules.title')}`)
  const [found] = createResource(
    () => [props.game, language.value()] as const,
    async ([game, tongue]) => ({ book: await rulebookOf(game, tongue) }),
  )
  const turnTo = (rule: string) => go({ at: 'rules', game: props.game, rule })
  return (
    <Show when={found.latest}>
      {(it) => (
        <Show when={it().book} fallback={<Trouble sentence={t('rules.none', { game: name() })} />}>
          {(book) => (
            <div class="rules-page">
              <Bar game={name()} />
              <main tabindex="-1">
                <h1 class="unseen">{t('rules.title')}</h1>
                <Rulebook book={book()} at={props.rule} onRule={turnTo} />
              </main>
            </div>
          )}
        </Show>
      )}
    </Show>
  )
}
