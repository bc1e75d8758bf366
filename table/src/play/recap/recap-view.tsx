import type { TableBase } from '@boma/kernel'
import { type Accessor, Show } from 'solid-js'
import type { Haste } from '../hand/haste.ts'
import type { Line } from '../log/chapters.ts'
import type { Reasons } from '../reasons/reasons.ts'
import type { Scene } from '../scene/scene.ts'
import type { ToldDeed } from '../story/deeds.ts'
import type { Recap } from './recap.ts'
import { RecapPanel } from './recap-panel.tsx'
import { RecapPrompt } from './recap-prompt.tsx'

interface RecapViewProps {
  readonly recap: Recap
  readonly scene: Scene
  readonly reasons: Reasons
  readonly haste: Haste
  readonly view: Accessor<TableBase>
  /** Is there room beside the map, or was something else turned to? */
  readonly isBeside: boolean
  /** Shows a battle once more. */
  readonly onBattle: (deed: ToldDeed<Line>) => void
  /** A key has put it away, and what lay under it is uncovered. */
  readonly onUncovered: () => void
}

/** The recap in the places of the question and of what is beside the map. */
export function RecapView(props: RecapViewProps) {
  return (
    <>
      <RecapPrompt
        recap={props.recap}
        scene={props.scene}
        reasons={props.reasons}
        haste={props.haste}
        onUncovered={props.onUncovered}
      />
      <Show when={props.isBeside}>
        <RecapPanel {...props} />
      </Show>
    </>
  )
}
