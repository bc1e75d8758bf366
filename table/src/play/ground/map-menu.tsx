import type { Layer } from '@boma/showing'
import { createUniqueId, For, type JSX, Show } from 'solid-js'
import { t } from '../../words/words.ts'
import type { Wishes } from '../hand/wishes.ts'

interface MapMenuProps {
  readonly wishes: Wishes
  readonly layers: readonly Layer[]
  /** Has the map numbers to be shown or hidden? */
  readonly numbered: boolean
  readonly onFit: () => void
  readonly onCentre: () => void
  /** Takes out the thread of sight; left out where there is none. */
  readonly onThread?: (() => void) | undefined
  /** Asks for advice; left out where there is none. */
  readonly onHint?: (() => void) | undefined
  /** Tells again what the others did; left out where there is nothing to tell. */
  readonly onRecap: (() => void) | undefined
  /** Gives the match up; left out where nobody here can. */
  readonly onGiveUp?: (() => void) | undefined
  /** What a narrow bar has no room for. */
  readonly children?: JSX.Element
}

/** What a person wants of the table: a word in the bar that opens a slip of switches. */
export function MapMenu(props: MapMenuProps) {
  const id = createUniqueId()
  let menu: HTMLDivElement | undefined
  /** What was chosen there is done; a switch may be one of several that are wanted. */
  const putAway = (e: MouseEvent) => {
    if (e.target instanceof Element && e.target.closest('button')) menu?.hidePopover()
  }
  return (
    <>
      <button type="button" class="word menu" popovertarget={id}>
        {t('map.menu')}
      </button>
      <div class="map-menu slip-list" id={id} popover="auto" ref={menu} on:click={putAway}>
        <MenuWord label={t('map.fit')} mark="F" onDo={props.onFit} />
        <MenuWord label={t('map.centre')} mark="C" onDo={props.onCentre} />
        <MenuWord label={t('sight.out')} mark="M" onDo={props.onThread} />
        <MenuWord label={t('hint.ask')} mark="H" onDo={props.onHint} />
        <MenuWord label={t('recap.again')} mark="R" onDo={props.onRecap} />
        <WishList {...props} />
        <div class="narrow">{props.children}</div>
        <MenuWord label={t('end.giveUp')} onDo={props.onGiveUp} />
      </div>
    </>
  )
}

/** Something to be done from the menu, with its key; nothing where it cannot be done. */
function MenuWord(props: { readonly label: string; readonly mark?: string; readonly onDo: (() => void) | undefined }) {
  return (
    <Show when={props.onDo}>
      {(deed) => (
        <button type="button" class="word" onClick={() => deed()()}>
          {props.label}
          <Show when={props.mark}>
            {' '}
            <kbd>{props.mark}</kbd>
          </Show>
        </button>
      )}
    </Show>
  )
}

/** What can be switched on and off. */
function WishList(props: MapMenuProps) {
  const { wishes } = props
  return (
    <>
      <Show when={props.numbered}>
        <Wish label={t('map.numbers')} isOn={wishes.numbers()} onSet={wishes.setNumbers} />
      </Show>
      <Wish label={t('map.overview')} isOn={wishes.overview()} onSet={wishes.setOverview} />
      <Wish label={t('map.follow')} isOn={wishes.follow()} onSet={wishes.setFollow} />
      <Wish label={t('map.passes')} isOn={wishes.passes()} onSet={wishes.setPasses} />
      <Wish label={t('map.recap')} isOn={wishes.recap()} onSet={wishes.setRecap} />
      <Wish label={t('map.confirms')} why={t('map.confirms.why')} isOn={wishes.confirms()} onSet={wishes.setConfirms} />
      <Show when={props.layers.length > 0}>
        <p class="caption">{t('map.layers')}</p>
      </Show>
      <For each={props.layers}>
        {(layer) => (
          <Wish
            label={layer.name}
            isOn={wishes.layer() === layer.id}
            onSet={(isOn) => wishes.setLayer(isOn ? layer.id : undefined)}
          />
        )}
      </For>
    </>
  )
}

interface WishProps {
  readonly label: string
  /** What it means, where its label does not say all. */
  readonly why?: string
  readonly isOn: boolean
  readonly onSet: (isOn: boolean) => void
}

function Wish(props: WishProps) {
  const id = createUniqueId()
  return (
    <label class="choice">
      <input
        type="checkbox"
        checked={props.isOn}
        onChange={(e) => props.onSet(e.currentTarget.checked)}
        aria-describedby={props.why && id}
      />
      <span>
        {props.label}
        <Show when={props.why}>
          {(why) => (
            <small class="wish-why" id={id} aria-hidden="true">
              {why()}
            </small>
          )}
        </Show>
      </span>
    </label>
  )
}
