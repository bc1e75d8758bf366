import { compareWorlds, coverage, type Follow } from '@boma/conformance'
import { type Match, type Rules, type Seat, type Side, seatsOf } from '@boma/kernel'
import { expect, test } from 'vitest'
import { Guest } from '../hall/guest.ts'
import { Judge } from '../hall/judge.ts'

/** Pairs of worlds that are compared: a few, or as many as `BOMA_WORLDS` says. */
const WORLDS = Number(process.env['BOMA_WORLDS'] ?? 30)
const HIDING = ['windhoek', 'tanga', 'lettow', 'heart', 'askari', 'picket']

/** A page of a side at a match: all that it is sent since it was last asked, letter by letter. */
function pageAt(match: Match, viewer: Side): () => string {
  const judge = new Judge(match)
  const seats = seatsOf(match.game).flatMap(({ side }, seat) => (side === viewer ? [seat as Seat] : []))
  const sent: string[] = []
  const guest = new Guest(judge, { person: 'a', name: 'Anna', page: 'p', seats, done: 0 }, (letter) =>
    sent.push(JSON.stringify(letter)),
  )
  guest.greet()
  return () => {
    judge.changed()
    return sent.splice(0).join('\n')
  }
}

const follow: Follow = (one, two, viewer) => {
  const [here, there] = [pageAt(one, viewer), pageAt(two, viewer)]
  return () => {
    const [first, second] = [here(), there()]
    return first === second ? '' : `is sent other letters (${first.length} and ${second.length} bytes)`
  }
}

const rulesOf = async (id: string): Promise<Rules> =>
  ((await import(`../../games/${id}/rules.ts`)) as { readonly rules: Rules }).rules

for (const id of HIDING)
  test(`${id}: a side is sent the same bytes, letter by letter, in worlds that it cannot tell apart`, async () => {
    const rules = await rulesOf(id)
    if (rules.fog === undefined) return
    const seen = coverage()
    const fog = rules.options.filter((option) => option.usually || option.id === 'fog').map((option) => option.id)
    const faults = compareWorlds(rules as never, { worlds: WORLDS, seed: 5, options: fog, coverage: seen, follow })
    expect(faults.map(({ problem }) => problem)).toEqual([])
    expect(seen.worlds.pairs).toBeGreaterThanOrEqual(WORLDS)
  })
