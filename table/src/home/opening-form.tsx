import { Match } from '@boma/kernel'
import type { Game, GameMatch } from '@boma/showing'
import { createSignal, lazy, Show, Suspense } from 'solid-js'
import { ProposeFar } from '../club/propose.tsx'
import { seatsUnder } from '../play/session/seats.ts'
import { go } from '../shell/place.ts'
import { SeatsChooser } from '../sitting/seats-chooser.tsx'
import { adopt, freshDice, freshId } from '../store/adopt.ts'
import { spoken, spokenBoxOf } from '../words/spoken.ts'
import { t } from '../words/words.ts'
import { type Agreement, agreementOn, conclude } from './agreement.ts'
import { DiceChoice, OptionList, ScenarioChoice } from './opening-choices.tsx'
import { OpeningData } from './opening-data.tsx'
import { OpeningDice } from './opening-dice.tsx'

const ScenarioPage = lazy(async () => ({ default: (await import('./scenario-page.tsx')).ScenarioPage }))

/** Everything that is agreed upon before a match, with what most people want already chosen. */
export function OpeningForm(props: { readonly game: Game }) {
  const { game } = props
  const agreement = agreementOn(game)
  /** A match with typed dice may want some before its first move. */
  const [waiting, setWaiting] = createSignal<GameMatch>()
  const [isNotLoaded, setNotLoaded] = createSignal(false)
  const sitDown = async (match: GameMatch) => {
    conclude(game)
    go({ at: 'play', id: await adopt(match, seatsUnder(game, agreement.options(), agreement.seats())) }, true)
  }
  const open = async (e: Event) => {
    e.preventDefault()
    const match = await matchOf(game, agreement).catch(() => undefined)
    setNotLoaded(match === undefined)
    if (match?.waiting !== undefined) setWaiting(match)
    else if (match !== undefined) await sitDown(match)
  }
  return (
    <Show when={waiting() === undefined} fallback={<OpeningDice match={waiting()} onReady={sitDown} />}>
      <form onSubmit={open}>
        <Terms game={game} agreement={agreement} />
        <Show when={isNotLoaded()}>
          <p class="wrong" role="alert">
            {t('app.notLoaded')}
          </p>
        </Show>
        <footer>
          <button type="submit" class="main">
            {t('open.play')}
          </button>
        </footer>
        <ProposeFar game={game} agreement={agreement} />
      </form>
    </Show>
  )
}

/** What can be chosen, part by part. */
function Terms(props: { readonly game: Game; readonly agreement: Agreement }) {
  const inWords = () => spoken(props.game)
  const { scenario, setScenario, seats, setSeats, options, setOptions, dice, setDice, overlay, setOverlay } =
    props.agreement
  return (
    <>
      <h2 class="head">{t('open.scenario')}</h2>
      <ScenarioChoice game={inWords()} chosen={scenario()} onChoose={setScenario} />
      <Suspense>
        <ScenarioPage game={inWords()} scenario={scenario()} />
      </Suspense>
      <h2 class="head">{t('open.who')}</h2>
      <SeatsChooser game={inWords()} scenario={scenario()} options={options()} seats={seats()} onChoose={setSeats} />
      <Show when={props.game.options.length > 0}>
        <h2 class="head">{t('open.options')}</h2>
        <OptionList game={inWords()} chosen={options()} onChoose={setOptions} />
      </Show>
      <h2 class="head">{t('open.dice')}</h2>
      <DiceChoice chosen={dice()} onChoose={setDice} />
      <OpeningData game={props.game.id} chosen={overlay()} onChoose={setOverlay} />
    </>
  )
}

/** The match that was agreed upon; its game is another one where an overlay lies over the data. */
async function matchOf(game: Game, { overlay, scenario, options, dice }: Agreement): Promise<GameMatch> {
  const laid = overlay() === '' ? game : await spokenBoxOf(game.id)?.load(overlay())
  return new Match(laid ?? game, {
    id: freshId(),
    scenario: scenario(),
    options: options(),
    dice: dice() === 'own' ? freshDice() : { kind: 'manual' },
  })
}
