import { ALLOWED, DONE, NEXT, RESTART, type Refusal } from '@boma/kernel'
import type { TargetType } from '../actions/battle.ts'
import { act, refuse, tell } from '../actions.ts'
import { automatic, choice, perform, procedure } from '../flow.ts'
import type { Table } from '../layout.ts'
import type { Unit } from '../roster.ts'
import { quickFire } from '../stacks.ts'
import { losses } from './11.2-hits.ts'
import { hits, needOf, shotNow } from './11-fire.ts'
import { areAlike, DUG_TYPE, firing, hasType, OPEN_TYPE, stands, underFire } from './11-forces.ts'
import {
  aimAt,
  aimedAt,
  chooseAim,
  chooseFirer,
  endShot,
  firer,
  isUnspent,
  seekFirers,
  tellOff,
} from './11-single-shots.ts'

/** §11.9: may this unit fire its machine guns now? */
const whyNotQuickFire = (t: Table, unit: Unit): Refusal =>
  // §11.9.1 + §11.9.3: in the line, unbroken, with a value of 1 or more, and one fire each
  isUnspent(t, unit) && stands(t, unit) && quickFire(t, unit) > 0 ? ALLOWED : refuse.notReadyToFire(unit)
const nextFirer = seekFirers(whyNotQuickFire)

/** The enemy has both entrenched units and others, so that there is something to choose. */
export const hasBothTypes = (t: Table): boolean =>
  hasType(t, underFire(t), OPEN_TYPE) && hasType(t, underFire(t), DUG_TYPE)

/** §11.9.6: only a type that somebody standing is of. */
const whyNotAim = (t: Table, type: TargetType): Refusal =>
  hasType(t, underFire(t), type) ? ALLOWED : refuse.noneOfType(type)

/** §11.9.5: who fires next is all the same when there is one type to fire at, or when all are alike. */
const pickFirer = automatic('11.9.5', (t) => {
  const first = nextFirer(t, 0)
  const isOpen = hasType(t, underFire(t), OPEN_TYPE)
  const isDug = hasType(t, underFire(t), DUG_TYPE)
  if (first < 0 || !(isOpen || isDug)) return DONE
  if (isOpen && isDug && !areAlike(t, first, nextFirer)) return NEXT
  tellOff(t, first)
  if (!isDug) aimAt(t, OPEN_TYPE)
  if (!isOpen) aimAt(t, DUG_TYPE)
  return NEXT
})

/** §11.9.6: the type is named for each unit as it fires, in the light of what came before. */
const chooseType = chooseAim(
  'type',
  '11.9.6',
  choice({
    action: act.aim,
    among(_, out) {
      out.add(act.aim(OPEN_TYPE))
      out.add(act.aim(DUG_TYPE))
    },
    whyNot: (t, a) => whyNotAim(t, act.aim.type(a)),
    take(t, a) {
      aimAt(t, act.aim.type(a))
      return NEXT
    },
  }),
)

/** §11.9.7: one die; a hit is a casualty of the owner's choice. */
const shoot = automatic('11.9.7', (t) => {
  const unit = firer(t)
  const type = aimedAt(t) as TargetType
  endShot(t)
  const need = needOf(t, shotNow(t, unit, type))
  if (!hits(t, need)) {
    tell.quickFireMissed(t, unit, type, need, firing(t))
    return RESTART
  }
  tell.quickFireHit(t, unit, type, need, firing(t))
  if (type === DUG_TYPE) t.battle.dugHits = 1
  else t.battle.openHits = 1
  return NEXT
})

/** §11.9: a side's machine gun and quick fire, one unit after the other. */
export const quickFires = procedure('quick-fire', '11.9', [
  pickFirer,
  chooseFirer('firer', '11.9.5', whyNotQuickFire),
  chooseType,
  shoot,
  perform(losses), // §11.9.8
  automatic('11.9.5', () => RESTART),
])
