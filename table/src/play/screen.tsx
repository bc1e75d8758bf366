import { Show } from 'solid-js'
import { Bar } from '../shell/bar.tsx'
import { TextMode } from '../text/text-mode.tsx'
import { Curtain } from './curtain.tsx'
import { bodyOfSide } from './event-words.tsx'
import { PlayTable, type PlayTableProps } from './play-table.tsx'
import { setScene } from './scene.ts'
import './play.css'

/** A match being played; by typed commands alone where the game has no page. */
export function PlayScreen(props: Omit<PlayTableProps, 'scene'>) {
  const { session } = props
  const page = session.game.present.page
  if (page === undefined)
    return (
      <div class="text-only">
        <Bar game={session.game.name} />
        <main tabindex="-1">
          <h1 class="unseen">{session.game.name}</h1>
          <TextMode session={session} />
        </main>
      </div>
    )
  const scene = setScene(session, page)
  const sideName = () => session.game.sides[session.curtain() ?? 0] ?? ''
  return (
    <Show
      when={session.curtain() === undefined}
      fallback={
        <Curtain side={sideName()} body={bodyOfSide(scene, session.viewer())} onRaise={() => session.raise()} />
      }
    >
      <PlayTable {...props} scene={scene} />
    </Show>
  )
}
