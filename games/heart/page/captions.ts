import type { GameEvent } from '@boma/kernel'
import { byEvent, type Caption, type Text } from '@boma/showing'
import type { tell } from '../actions.ts'
import { type Message, say } from '../words/words.ts'

const called = (key: Message) => (): Caption<Text> => ({ name: say(key) })
const [fire, shells, morale] = [called('page.deed.fire'), called('page.deed.shells'), called('page.deed.morale')]
const [combat, ambush, task] = [called('page.deed.combat'), called('page.deed.ambush'), called('page.deed.task')]

/** What people call what an event begins. Units go by their names in the sentences below: they are others in every match. */
export const caption: (e: GameEvent) => Caption<Text> | undefined = byEvent<typeof tell, Caption<Text>>({
  charged: called('page.deed.charge'),
  ...{ combat, fedIn: combat },
  ...{ volley: fire, burst: fire },
  ...{ shellHit: shells, shellMissed: shells, objectHit: shells, objectMissed: shells },
  ...{ sprung: ambush, found: ambush },
  ...{ passedTest: morale, failedTest: morale, ignoredTest: morale, steadied: morale },
  ...{ ralliedUnit: morale, notRallied: morale, heldOn: morale, shaken: morale },
  ...{ taskDone: task, taskFailed: task },
})
