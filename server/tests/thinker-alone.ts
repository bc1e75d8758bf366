// A process that only thinks, for tests that kill it: its books are at the address that is named, its number is printed. Its
// first thought takes as many milliseconds longer as are named, so that there is time to kill it.
import type { Inquiry } from '@boma/opponents'
import { openStore } from '../store/open.ts'
import { Staff } from '../thinking/staff.ts'
import { Thinkers } from '../thinking/thinkers.ts'

const [, , address = '', longer = '0'] = process.argv
const staff = new Staff(1)
let pause = Number(longer)
const slow = {
  size: 1,
  drop: (match: string) => staff.drop(match),
  async ask(inquiry: Inquiry) {
    const first = pause
    pause = 0
    await new Promise((later) => void setTimeout(later, first))
    return staff.ask(inquiry)
  },
}
const thinkers = new Thinkers(address, await openStore(address), slow)
await thinkers.open()
console.log(thinkers.number)
// It ends with whoever started it, however that ended.
process.on('disconnect', () => process.exit())
