import { Show } from 'solid-js'
import { Curtain } from './paper/curtain.tsx'
import { PlayTable, type PlayTableProps } from './play-table.tsx'
import { bodyOfSide } from './scene/bodies.ts'
import { setScene } from './scene/scene.ts'
import { nameOfSeat } from './session/seats.ts'
import './play.css'

/** A match being played. */
export function PlayScreen(props: Omit<PlayTableProps, 'scene'>) {
  const { session } = props
  const scene = setScene(session, () => session.game.page)
  const isDown = () => session.curtain() !== undefined
  return (
    <div class="play">
      <Show when={isDown()}>
        <Curtain
          side={nameOfSeat(session.game, session.decision()?.seat)}
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
