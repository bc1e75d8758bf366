import { Show } from 'solid-js'
import { Bar } from '../shell/bar.tsx'
import { TextMode } from '../text/text-mode.tsx'
import { Curtain } from './paper/curtain.tsx'
import { PlayTable, type PlayTableProps } from './play-table.tsx'
import { bodyOfSide } from './scene/event-words.tsx'
import { setScene } from './scene/scene.ts'
import { seatName } from './session/seats.ts'
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
  const scene = setScene(session, () => session.game.present.page ?? page)
  const isDown = () => session.curtain() !== undefined
  return (
    <div class="play">
      <Show when={isDown()}>
        <Curtain
          side={seatName(session.game, session.decision()?.seat)}
          body={bodyOfSide(scene, session.viewer())}
          onRaise={() => session.raise()}
        />
      </Show>
      <div class="behind" classList={{ hidden: isDown() }} inert={isDown()}>
        <PlayTable {...props} scene={scene} />
      </div>
    </div>
  )
}
