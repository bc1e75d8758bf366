import { type Accessor, createSignal } from 'solid-js'
import { setting } from '../../shell/settings.ts'

/** What a person wants of the table. */
export interface Wishes {
  readonly numbers: Accessor<boolean>
  readonly overview: Accessor<boolean>
  /** Does the map go where something happens? */
  readonly follow: Accessor<boolean>
  /** Are questions answered that have but one answer? */
  readonly passes: Accessor<boolean>
  /** Is told again, after the others' turns, what they did? */
  readonly recap: Accessor<boolean>
  /** Is what cannot be taken back asked about first? */
  readonly confirms: Accessor<boolean>
  readonly layer: Accessor<string | undefined>
  setNumbers(isOn: boolean): void
  setOverview(isOn: boolean): void
  setFollow(isOn: boolean): void
  setPasses(isOn: boolean): void
  setRecap(isOn: boolean): void
  setConfirms(isOn: boolean): void
  setLayer(id: string | undefined): void
}

const NUMBERS = setting('map.numbers', ['on', 'off'], 'on')
const OVERVIEW = setting('map.overview', ['on', 'off'], 'on')
const FOLLOW = setting('map.follow', ['on', 'off'], 'on')
const PASSES = setting('play.passes', ['on', 'off'], 'on')
const RECAP = setting('play.recap', ['on', 'off'], 'on')
const CONFIRM = setting('play.confirm', ['on', 'off'], 'on')

/** Does this person want to be asked about what cannot be taken back? */
export const wishesToConfirm = (): boolean => CONFIRM.value() === 'on'

/** The wishes of this person: all but layers outlast the match. */
export function wishesOfPerson(): Wishes {
  const [layer, setLayer] = createSignal<string>()
  const word = (isOn: boolean) => (isOn ? 'on' : 'off')
  return {
    numbers: () => NUMBERS.value() === 'on',
    overview: () => OVERVIEW.value() === 'on',
    follow: () => FOLLOW.value() === 'on',
    passes: () => PASSES.value() === 'on',
    recap: () => RECAP.value() === 'on',
    confirms: wishesToConfirm,
    layer,
    setNumbers: (isOn) => NUMBERS.set(word(isOn)),
    setOverview: (isOn) => OVERVIEW.set(word(isOn)),
    setFollow: (isOn) => FOLLOW.set(word(isOn)),
    setPasses: (isOn) => PASSES.set(word(isOn)),
    setRecap: (isOn) => RECAP.set(word(isOn)),
    setConfirms: (isOn) => CONFIRM.set(word(isOn)),
    setLayer,
  }
}
