import { Match } from '@boma/kernel'
import { type Game, type GameMatch, optionName, type SpokenGame, scenarioName } from '@boma/showing'
import { createSignal, For, Show } from 'solid-js'
import { go } from '../shell/place.ts'
import { hrefOf } from '../shell/route.ts'
import { SeatsChooser } from '../sitting/seats-chooser.tsx'
import { adopt, freshDice, freshId } from '../store/adopt.ts'
import { spoken } from '../words/spoken.ts'
import { t } from '../words/words.ts'
import { agreementOn, conclude } from './agreement.ts'
import { OpeningDice } from './opening-dice.tsx'

/** Everything that is agreed upon before a match, with what most people want already chosen. */
export function OpeningForm(props: { readonly game: Game }) {
  const { game } = props
  const inWords = () => spoken(game)
  const { scenario, setScenario, seats, setSeats, options, setOptions, dice, setDice } = agreementOn(game)
  /** A match with typed dice may want some before its first move. */
  const [waiting, setWaiting] = createSignal<GameMatch | undefined>(undefined)

  const sitDown = async (match: GameMatch) => {
    conclude(game)
    go({ at: 'play', id: await adopt(match, seats()) }, true)
  }
  const open = (e: Event) => {
    e.preventDefault()
    const from = dice() === 'own' ? freshDice() : { kind: 'manual' as const }
    const match = new Match(game, { id: freshId(), scenario: scenario(), options: options(), dice: from })
    if (match.waiting === undefined) void sitDown(match)
    else setWaiting(match)
  }
  return (
    <Show when={waiting() === undefined} fallback={<OpeningDice match={waiting()} onReady={sitDown} />}>
      <form onSubmit={open}>
        <h2 class="head">{t('open.scenario')}</h2>
        <div class="choices">
          <For each={game.scenarios}>
            {(s) => (
              <label class="choice">
                <input type="radio" name="scenario" checked={s.id === scenario()} onChange={() => setScenario(s.id)} />
                {scenarioName(inWords(), s.id)}
              </label>
            )}
          </For>
        </div>
        <h2 class="head">{t('open.who')}</h2>
        <SeatsChooser game={inWords()} seats={seats()} onChoose={setSeats} />
        <Show when={game.options.length > 0}>
          <h2 class="head">{t('open.options')}</h2>
          <OptionList game={inWords()} chosen={options()} onChoose={setOptions} />
        </Show>
        <h2 class="head">{t('open.dice')}</h2>
        <div class="choices">
          <label class="choice" title={t('open.diceOwnHint')}>
            <input type="radio" name="dice" checked={dice() === 'own'} onChange={() => setDice('own')} />
            {t('open.diceOwn')}
          </label>
          <label class="choice" title={t('open.diceTypedHint')}>
            <input type="radio" name="dice" checked={dice() === 'typed'} onChange={() => setDice('typed')} />
            {t('open.diceTyped')}
          </label>
        </div>
        <footer>
          <button type="submit" class="main">
            {t('open.play')}
          </button>
        </footer>
      </form>
    </Show>
  )
}

function OptionList(props: {
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
