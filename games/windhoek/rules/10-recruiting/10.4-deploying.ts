import { ALLOWED, call, type Hex, local, NEXT, type Side } from '@boma/kernel'
import { act, tell } from '../../actions.ts'
import { CAPE, isHex } from '../../board.ts'
import { choice, procedure, question } from '../../flow.ts'
import type { Table } from '../../layout.ts'
import { NO_UNIT, SIDE_OF, type Unit } from '../../roster.ts'
import { putAt } from '../04-control.ts'
import { seersAt } from '../26-fog.ts'
import { type Line, SITES } from './lines.ts'
import { whyNotPut } from './sites.ts'

const arriving = (t: Table): Unit => t.tracks.arriving
/** The recruit line that says where the unit may go. */
const line = (t: Table): Line => local(t, 0)

/** §10.4 + §19.1: puts a unit into play, in good order. */
function deploy(t: Table, unit: Unit, place: Hex): void {
  if (isHex(place) || place === CAPE) tell.deployed.to(seersAt(t, unit, place), t, unit, place)
  else tell.readied(t, unit)
  t.units.state[unit] = 0
  putAt(t, unit, place)
}

const chooseSite = question({
  name: 'deploy',
  rule: '10.4',
  when: (t) => arriving(t) >= 0,
  about: (t) => ({ unit: arriving(t) }),
  who: (t): Side => SIDE_OF[arriving(t)],
  choices: [
    choice({
      action: act.deploy,
      exact: true,
      among(t, out) {
        const unit = arriving(t)
        const sites = SITES[line(t)]
        for (let i = 0; i < sites.places.length; i++)
          if (whyNotPut(t, unit, sites, sites.places[i]) === ALLOWED) out.add(act.deploy(sites.places[i]))
      },
      whyNot: (t, a) => whyNotPut(t, arriving(t), SITES[line(t)], act.deploy.hex(a)),
      take(t, a) {
        const unit = arriving(t)
        t.tracks.arriving = NO_UNIT
        deploy(t, unit, act.deploy.hex(a))
        return NEXT
      },
    }),
  ],
})

/** §10.4: the owner says where an arriving unit goes. */
export const deployment = procedure('deploy', '10.4', [chooseSite])

/**
 * Brings a unit into play by a line: at once if the line has one place only, else its owner is asked. He is asked even
 * if only one place is free just now, for the enemy must not learn that from his not being asked.
 */
export function bringIn(t: Table, unit: Unit, by: Line): void {
  const { places } = SITES[by]
  if (places.length === 1) {
    deploy(t, unit, places[0])
    return
  }
  t.tracks.arriving = unit
  call(t, deployment, by)
}
