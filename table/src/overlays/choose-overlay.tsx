import { createSignal, createUniqueId, For, Show } from 'solid-js'
import { type KeptOverlay, overlays } from '../store/overlays.ts'
import { t } from '../words/words.ts'
import { layOver } from './laid.ts'
import './overlays.css'

/** Problems told at once: whoever mends a file mends a few and tries again. */
const TOLD = 8
/** Far more than a file of corrections may have; what is wrong with a smaller one the game says. */
const MOST_BYTES = 2_000_000

interface ChooseOverlayProps {
  readonly game: string
  readonly label: string
  /** The hash of the very one that is wanted; any will do when left out. */
  readonly wanted?: string
  readonly onLaid: (overlay: KeptOverlay) => void
}

/** What is wrong with a file: a sentence, and where it lies at the places that it names. */
interface Wrong {
  readonly sentence: string
  readonly problems: readonly string[]
}

/** The button that takes a file of corrections, and what is wrong with the one that was chosen. It is kept when it is good. */
export function ChooseOverlay(props: ChooseOverlayProps) {
  const [wrong, setWrong] = createSignal<Wrong>()
  const id = createUniqueId()
  let picker: HTMLInputElement | undefined
  const take = async (file: File | undefined) => {
    if (file === undefined) return
    setWrong(undefined)
    const read = await overlayIn(file, props)
    if ('sentence' in read) {
      setWrong(read)
      return
    }
    await overlays.keep(read)
    props.onLaid(read)
  }
  return (
    <div class="choose-overlay">
      <button type="button" class="quiet" aria-describedby={id} onClick={() => picker?.click()}>
        {props.label}
      </button>
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        aria-label={props.label}
        hidden
        onChange={(e) => {
          void take(e.currentTarget.files?.[0])
          e.currentTarget.value = ''
        }}
      />
      <div id={id} role="alert">
        <Show when={wrong()}>{(it) => <WrongFile {...it()} />}</Show>
      </div>
    </div>
  )
}

function WrongFile(props: Wrong) {
  const more = () => props.problems.length - TOLD
  return (
    <>
      <p class="wrong">{props.sentence}</p>
      <Show when={props.problems.length > 0}>
        <ul class="problems">
          {/* They name the fields of the file, which is written in English. */}
          <For each={props.problems.slice(0, TOLD)}>{(problem) => <li lang="en">{problem}</li>}</For>
          <Show when={more() > 0}>
            <li>{t('overlay.more', { count: String(more()) })}</li>
          </Show>
        </ul>
      </Show>
    </>
  )
}

/** The overlay in a file, laid over its game for a trial; or what is wrong with it. */
async function overlayIn(file: File, { game, wanted }: ChooseOverlayProps): Promise<KeptOverlay | Wrong> {
  const only = (sentence: string): Wrong => ({ sentence, problems: [] })
  if (file.size > MOST_BYTES) return only(t('overlay.tooBig', { file: file.name }))
  const text = await file.text().catch(() => undefined)
  if (text === undefined) return only(t('record.unreadable'))
  const laying = await layOver(game, text)
  if (laying.kind === 'notLoaded') return only(t('app.notLoaded'))
  if (laying.kind === 'bad') return { sentence: t('overlay.bad', { file: file.name }), problems: laying.problems }
  const { overlay } = laying
  if (wanted !== undefined && overlay.hash !== wanted)
    return only(t('overlay.another', { name: overlay.name, hash: overlay.hash, wanted }))
  return overlay
}
