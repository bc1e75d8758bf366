import { optionName, type SpokenGame, scenarioName } from '@boma/showing'
import { For } from 'solid-js'
import { hrefOf } from '../shell/route.ts'
import { t } from '../words/words.ts'
import type { DiceKind } from './agreement.ts'

/** Which scenario is played. */
export function ScenarioChoice(props: {
  readonly game: SpokenGame
  readonly chosen: string
  readonly onChoose: (id: string) => void
}) {
  return (
    <div class="choices">
      <For each={props.game.scenarios}>
        {({ id }) => (
          <label class="choice">
            <input type="radio" name="scenario" checked={id === props.chosen} onChange={() => props.onChoose(id)} />
            {scenarioName(props.game, id)}
          </label>
        )}
      </For>
    </div>
  )
}

const DICE = [
  ['own', 'open.diceOwn', 'open.diceOwnHint'],
  ['typed', 'open.diceTyped', 'open.diceTypedHint'],
] as const

/** Who rolls. */
export function DiceChoice(props: { readonly chosen: DiceKind; readonly onChoose: (kind: DiceKind) => void }) {
  return (
    <div class="choices">
      <For each={DICE}>
        {([kind, name, hint]) => (
          <label class="choice" title={t(hint)}>
            <input type="radio" name="dice" checked={kind === props.chosen} onChange={() => props.onChoose(kind)} />
            {t(name)}
          </label>
        )}
      </For>
    </div>
  )
}

/** Which options are played with. */
export function OptionList(props: {
  readonly game: SpokenGame
  readonly chosen: readonly string[]
  readonly onChoose: (ids: readonly string[]) => void
}) {
  const turn = (id: string, isOn: boolean) =>
    props.onChoose(isOn ? [...props.chosen, id] : props.chosen.filter((each) => each !== id))
  return (
    <ul class="options">
      <For each={props.game.options}>
        {(option) => (
          <li>
            <label class="choice">
              <input
                type="checkbox"
                checked={props.chosen.includes(option.id)}
                onChange={(e) => turn(option.id, e.currentTarget.checked)}
              />
              {optionName(props.game, option.id)}
            </label>
            <a
              class="case"
              href={hrefOf({ at: 'rules', game: props.game.id, rule: option.rule })}
              aria-label={t('open.rule', { rule: option.rule })}
            >
              {option.rule}
            </a>
          </li>
        )}
      </For>
    </ul>
  )
}
