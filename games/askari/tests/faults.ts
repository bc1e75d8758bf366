// Faults that conformance must find by itself (npm run faults): each is planted in the game's source while it is loaded.

/** What is planted: in which file, instead of what. */
export const faults = [
  {
    name: 'a march listed twice',
    file: 'rules/10-march.ts',
    find: '  among: addPlaces,\n',
    plant: '  among: (t, out) => (addPlaces(t, out), addPlaces(t, out)),\n',
  },
  {
    name: 'steps that nobody can pay for',
    file: 'rules/10.1-step.ts',
    find: 'if (most >= COST[to] + 1 || whyNobodyGoes(t, to) === ALLOWED) out.add(act.step(to))',
    plant: 'out.add(act.step(to))',
  },
  {
    name: 'a guard that only the list knows',
    file: 'rules/10.1-step.ts',
    find: '  if (!t.force.has(unit)) return refuse.notWithStack(unit)\n  if (unit <= t.march.picked) return refuse.dropUpwards(unit)\n',
    plant: '',
  },
  {
    name: 'more Carriers left than there are',
    file: 'rules/10.1-step.ts',
    find: 'n > 0 && n <= mostToLeave(t)',
    plant: 'n > 0',
  },
  {
    name: 'some who may dig in are not asked',
    file: 'rules/09.1-impulse.ts',
    find: 'u = nextToEntrench(t, u + 1)) out.add(act.entrench(u))',
    plant: 'u = nextToEntrench(t, u + 1)) if (u % 7 !== 3) out.add(act.entrench(u))',
  },
  {
    name: 'Carriers that are noted where none lie',
    file: 'stacks.ts',
    find: '  else t.laden.remove(space)\n',
    plant: '',
  },
  {
    name: 'a check that changes the table',
    file: 'rules/10-march.ts',
    find: 'whyNot: (t, a) => whyNotForm(t, act.march.hex(a)),',
    plant: 'whyNot: (t, a) => (t.core.rolls++, whyNotForm(t, act.march.hex(a))),',
  },
  {
    name: 'pieces that are taken off the map, but not out of their stack',
    file: 'rules/02-steps.ts',
    find: '  put(t, unit, to)\n',
    plant: '  t.units.where[unit] = to\n',
  },
  {
    name: 'an endless war',
    file: 'rules/13-victory.ts',
    find: 'if (t.tracks.turn >= lastTurn(t)) decide(t)',
    plant: 'if (t.tracks.turn >= lastTurn(t) + 1000) decide(t)',
  },
  {
    name: 'lists that change places',
    file: 'rules/10-march.ts',
    find: '  among: addPlaces,\n',
    plant:
      '  among(t, out) {\n    addPlaces(t, out)\n    if (calls++ % 2 === 1) out.list.subarray(0, out.count).reverse()\n  },\n',
    also: [{ find: 'const setOut =', plant: 'let calls = 0\nconst setOut =' }],
  },
  {
    name: 'towns that are taken by nobody',
    file: 'rules/04-control.ts',
    find: '  t.towns.holder[town] = holder\n',
    plant: '  t.towns.holder[town] = 2\n',
  },
  {
    name: 'a list that calls itself exact',
    file: 'rules/10.1-step.ts',
    find: '  action: act.drop,\n',
    plant: '  action: act.drop,\n  exact: true,\n',
  },
  {
    name: 'trenches that go along to the pile',
    file: 'rules/02-steps.ts',
    find: 't.units.state[unit] &= GERMAN_HELD\n',
    plant: 't.units.state[unit] &= GERMAN_HELD | ENTRENCHED\n',
  },
  {
    name: 'lines of supply that are remembered until dice are rolled',
    file: 'rules/07-communications.ts',
    find: '  trace(t, side, nation, hex, how) !== NOWHERE\n',
    plant: `  remembered(t, \`\${[side, nation, hex, how]}\`, () => trace(t, side, nation, hex, how) !== NOWHERE)
const known = new Map<string, boolean>()
let rolls = -1
function remembered(t: Table, key: string, find: () => boolean): boolean {
  if (t.core.rolls !== rolls) known.clear()
  rolls = t.core.rolls
  const found = known.get(key) ?? find()
  known.set(key, found)
  return found
}
`,
  },
  {
    name: 'two take-backs in a row that lose a column',
    file: '../../kernel/match/past.ts',
    find: '    t.core.rolls = orders[length].rollsBefore\n',
    plant:
      '    t.core.rolls = orders[length].rollsBefore\n    const { at = 0, count = 0 } = this.#game.layout.slots.findLast((slot) => slot.count > 20) ?? {}\n    t.bytes.fill(0, at, at + count)\n',
  },
] as const
