import { hrefOf } from '../shell/route.ts'
import { t } from '../words/words.ts'

/** Nothing that one could sit down at, why, and the ways on. */
export const NothingHere = (props: { readonly sentence: string }) => (
  <>
    <h1>{t('club.with')}</h1>
    <p>{props.sentence}</p>
    <div class="ways">
      <a class="button quiet" href={hrefOf({ at: 'club' })}>
        {t('club.toMine')}
      </a>
      <a class="button quiet" href={hrefOf({ at: 'home' })}>
        {t('app.toShelf')}
      </a>
    </div>
  </>
)
