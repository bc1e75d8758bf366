// Faults that conformance must find by itself (npm run faults): each is planted in the game's source while it is loaded.

/** What is planted: in which file, instead of what. */
export const faults = [
  {
    name: 'a rally listed twice',
    file: 'rules/06.2-rally.ts',
    find: 'u = nextToRally(t, u + 1)) out.add(act.rally(u))',
    plant: 'u = nextToRally(t, u + 1)) (out.add(act.rally(u)), out.add(act.rally(u)))',
  },
  {
    name: 'a way to turn that is not listed',
    file: 'rules/15-movement.ts',
    find: 'count += isBelow(0, d ^ facing)',
    plant: 'count += isBelow(0, d === 4 && at % 7 === 3 ? 0 : d ^ facing)',
  },
  {
    name: 'a list that calls itself exact',
    file: 'rules/10.3-fire-phases.ts',
    find: '      action: act.at,\n',
    plant: '      action: act.at,\n      exact: true,\n',
  },
  {
    name: 'who digs after others have moved',
    file: 'rules/18-trenches.ts',
    find: 'return hasAnyMoved(t) ? refuse.tooLateToDig(at) : ALLOWED',
    plant: 'return ALLOWED',
  },
  {
    name: 'a check that changes the table',
    file: 'rules/15-movement.ts',
    find: 'whyNot: (t, a) => whyNotTop(t, act.top.unit(a)),',
    plant: 'whyNot: (t, a) => (t.tried.add(act.top.unit(a)), whyNotTop(t, act.top.unit(a))),',
  },
  {
    name: 'the lost who still lie in a stack',
    file: 'rules/02-losses.ts',
    find: '  put(t, u, GONE)\n',
    plant: '  t.units.where[u] = GONE\n',
  },
  {
    name: 'a stack with a gap in it',
    file: 'stacks.ts',
    find: '  const from = t.units.where[u]\n  closeRanks(t, u)\n',
    plant: '  const from = t.units.where[u]\n',
  },
  {
    name: 'an endless battle',
    file: 'rules/21-victory.ts',
    find: 't.tracks.turn >= lastTurn(t))',
    plant: 't.tracks.turn >= lastTurn(t) + 60)',
  },
  {
    name: 'lists that change places',
    file: 'rules/10.3-fire-phases.ts',
    find: '        for (let i = 0; i < SWEEPS.length; i++) out.add(act.sweep(i))\n',
    plant:
      '        for (let i = 0; i < SWEEPS.length; i++) out.add(act.sweep(i))\n        if (calls++ % 2 === 1) out.list.subarray(0, out.count).reverse()\n',
    also: [{ find: 'const nameSweep =', plant: 'let calls = 0\nconst nameSweep =' }],
  },
  {
    name: 'who holds a hex is remembered until dice are rolled',
    file: 'stacks.ts',
    find: '  const first = t.places.first[at]\n  if (first === 0) return undefined\n',
    plant: `  if (t.core.rolls !== rolls) known.clear()
  rolls = t.core.rolls
  if (!known.has(at)) known.set(at, t.places.first[at])
  const first = known.get(at) ?? 0
  if (first === 0) return undefined
`,
    also: [
      {
        find: '/** Whose counters lie in a hex;',
        plant: 'const known = new Map<Hex, number>()\nlet rolls = -1\n/** Whose counters lie in a hex;',
      },
    ],
  },
  {
    name: 'a die that nobody is told of',
    file: 'rules/15-movement.ts',
    find: '    tell.turned(t, at, facing)\n',
    plant: '    tell.turned(t, at, facing)\n    if (facing === 3) t.core.rolls++\n',
  },
  {
    name: 'two options that do not bear one another',
    file: 'rules/10.25-volley.ts',
    find: "  has(t, 'total-six') ?",
    plant: "  has(t, 'total-six') && !has(t, 'lee-enfield') ? oops() :\n  has(t, 'total-six') ?",
    also: [
      {
        find: '/** §7.3: a natural six:',
        plant: "const oops = (): never => {\n  throw new Error('six of one')\n}\n/** §7.3: a natural six:",
      },
    ],
  },
  {
    name: 'a trench more than there are',
    file: 'rules/18-trenches.ts',
    find: '  if (trenchesOf(t, side) >= mostTrenches(side)) return refuse.noTrenchLeft(at)\n',
    plant: '',
  },
  {
    name: 'a hex that is read as another',
    file: 'actions/operands.ts',
    find: 'parseHex(grid, word)',
    plant: "parseHex(grid, word.replace('11', '12'))",
  },
  {
    name: 'two counters of one name',
    file: 'words/words.ts',
    find: 'counters[id] ?? TITLES[u] ?? id',
    plant: "(counters[id] ?? TITLES[u] ?? id).replace('1/', '2/')",
  },
  {
    name: 'an appraisal of nothing',
    file: 'counsel/appraise/formations.ts',
    find: '(losses[f] + FEARED * peril[f]) / BREAKPOINT[f])',
    plant: 'losses[f] / (BREAKPOINT[f] - losses[f]) - losses[f] / (BREAKPOINT[f] - losses[f]))',
  },
  {
    name: 'an event that names who moves unseen',
    file: 'rules/15-step.ts',
    find: 'tell.moved.to(seenBy(t, first), t, first, from, to)',
    plant: 'tell.moved(t, first, from, to)',
  },
  {
    name: 'a view with what unseen units have spent',
    file: 'fog.ts',
    find: '[state, rank, spent, shots, since, wave, exit, stood]',
    plant: '[state, rank, shots, since, wave, exit, stood]',
  },
  {
    name: 'an event that names who lands unseen',
    file: 'rules/05-landing.ts',
    find: 'tell.wentAshore.to(seenBy(t, u), t, u, at)',
    plant: 'tell.wentAshore(t, u, at)',
  },
  {
    name: 'a dream that gives somebody a stack without him',
    file: 'fog/imagine.ts',
    find: '  if (isGoing) sendSomebody(t, unseen)\n',
    plant: '',
  },
  {
    name: 'a view that counts the dice of both sides',
    file: '../../kernel/fog.ts',
    find: '  core.rolls = 0\n',
    plant: '',
  },
  {
    name: 'dice that are numbered for both sides',
    file: '../../kernel/events/log.ts',
    find: 'dice.map(({ sides, shows }, i) => ({ n: told + i, sides, shows }))',
    plant: 'dice',
  },
  {
    name: 'an event without facts for each unseen follower',
    file: 'actions/march.ts',
    find: "followed: secretly(event('15.1', unit, hex.as('from'), hex.as('to')).in('march')),",
    plant: "followed: hiding(event('15.1', unit, hex.as('from'), hex.as('to')).in('march'), 'unit', 'from', 'to'),",
  },
  {
    name: 'a list that misses the rally of units off the map',
    file: 'rules/06.2-rally.ts',
    find: 'u = nextToRally(t, u + 1)) out.add(act.rally(u))',
    plant: 'u = nextToRally(t, u + 1)) if (isHex(t.units.where[u])) out.add(act.rally(u))',
  },
] as const
