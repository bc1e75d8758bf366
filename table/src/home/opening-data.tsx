import { createSignal, For, Show } from 'solid-js'
import { boxOf } from '../games.ts'
import { ChooseOverlay } from '../overlays/choose-overlay.tsx'
import { type KeptOverlay, overlays } from '../store/overlays.ts'
import { t } from '../words/words.ts'

interface OpeningDataProps {
  readonly game: string
  /** The hash of the overlay that was chosen; '' for none. */
  readonly chosen: string
  readonly onChoose: (hash: string) => void
}

/** With which data a game is played: as they come, or as an owner of the box corrected them. */
export function OpeningData(props: OpeningDataProps) {
  return (
    <Show when={boxOf(props.game)?.correctable}>
      <h2 class="head">{t('open.data')}</h2>
      <DataChoice {...props} />
    </Show>
  )
}

function DataChoice(props: OpeningDataProps) {
  // No resource: nobody waits for them to see the rest of the sheet.
  const [kept, setKept] = createSignal<readonly KeptOverlay[]>([])
  const look = async () => setKept(await overlays.of(props.game))
  void look()
  const thrown = async () => {
    props.onChoose('')
    await look()
  }
  const all = () => [{ hash: '', name: t('open.dataOwn') }, ...kept()]
  return (
    <>
      <div class="choices">
        <For each={all()}>
          {({ hash, name }) => (
            <label class="choice" title={hash === '' ? t('open.dataOwnHint') : hash}>
              <input type="radio" name="data" checked={props.chosen === hash} onChange={() => props.onChoose(hash)} />
              {name}
            </label>
          )}
        </For>
      </div>
      <Show when={kept().find(({ hash }) => hash === props.chosen)} keyed>
        {(overlay) => <ThrowAway overlay={overlay} onThrown={thrown} />}
      </Show>
      <ChooseOverlay
        game={props.game}
        label={t('overlay.choose')}
        onLaid={async ({ hash }) => {
          await look()
          props.onChoose(hash)
        }}
      />
    </>
  )
}

/** Throws a file of corrections away, once it is sure that this is meant. */
function ThrowAway(props: { readonly overlay: KeptOverlay; readonly onThrown: () => Promise<void> }) {
  const [isSure, setSure] = createSignal(false)
  const { hash, name } = props.overlay
  const throwAway = async () => {
    await overlays.forget(hash)
    await props.onThrown()
  }
  return (
    <p class="throw-overlay">
      <Show
        when={isSure()}
        fallback={
          <button type="button" class="word" onClick={() => setSure(true)}>
            {t('overlay.throw', { name })}
          </button>
        }
      >
        <span role="alert">{t('overlay.throwSure')}</span>
        <button type="button" class="danger" onClick={throwAway}>
          {t('home.deleteYes')}
        </button>
        <button type="button" class="quiet" onClick={() => setSure(false)}>
          {t('home.deleteNo')}
        </button>
      </Show>
    </p>
  )
}
