// Faults that conformance must find by itself (npm run faults): each is planted in the game's source while it is loaded.

/** What is planted: in which file, instead of what. */
export const faults = [
  {
    name: 'lose German-Fort',
    file: 'rules/14.2-losses.ts',
    find: 'IS_FORT[unit] === 0 && SIDE_OF[unit] === t.tracks.loser',
    plant: 'SIDE_OF[unit] === t.tracks.loser',
  },
  {
    name: 'a space too many by sea',
    file: 'rules/10-listing.ts',
    find: 'n += STAYS[own + (kinds[ports[i]] & counts)]',
    plant: 'n += STAYS[own + (kinds[ports[i]] & SHUT)]',
  },
  {
    name: 'a neutral country that is not closed',
    file: 'rules/10-movement.ts',
    find: '  if (isClosed(t, to)) return refuse.closed(to)\n',
    plant: '',
  },
  {
    name: 'no recruits outside supply centers',
    file: 'rules/09-recruiting.ts',
    find: 'if (IS_CENTER[s] === 1 || occupies(t, side, s)) out.add(act.deploy(s))',
    plant: 'if (IS_CENTER[s] === 1) out.add(act.deploy(s))',
  },
  {
    name: 'a railway remembered from another unit',
    file: 'rules/10.6-rail.ts',
    find: '  ride(t, side, from)\n  return',
    plant: '  if (from !== lastFrom) ride(t, side, from)\n  lastFrom = from\n  return',
    also: [{ find: 'const reached = new', plant: 'let lastFrom = -1\nconst reached = new' }],
  },
  {
    name: 'a crowd that never leaves',
    file: 'rules/03-map.ts',
    find: '    t.places.germanCrowd[place] += crowd\n',
    plant: '    if (by === 1) t.places.germanCrowd[place] += crowd\n',
  },
  {
    name: 'a fort that stays alone',
    file: 'rules/03-map.ts',
    find: 'if (unitsIn(t, side, from) === 0) abandonFort(t, side, from)',
    plant: 'if (unitsIn(t, side, from) === 0 && side === ALLIED) abandonFort(t, side, from)',
  },
  {
    name: 'an air raid that is not told',
    file: 'rules/12-combat.ts',
    find: '        } else tell.airFails(t)\n',
    plant: '        }\n        t.core.rolls++\n',
  },
  {
    name: 'declining goes nowhere',
    file: 'rules/12-combat.ts',
    find: 'function declineAir(t: Table): typeof NEXT {\n  t.combat.air = 0\n  return NEXT\n',
    plant: 'function declineAir(t: Table): typeof NEXT {\n  t.combat.air = 0\n  return 1 as never\n',
  },
  {
    name: 'fever that finds nobody',
    file: 'rules/05-fever.ts',
    find: 't.places.allied[s] >= least && exposed(t, s) >= least',
    plant: 't.places.allied[s] >= least',
  },
  {
    name: 'an endless war',
    file: 'rules/26-victory.ts',
    find: 'TURNS.length',
    plant: '(TURNS.length + 1000)',
  },
  {
    name: 'a forecast that plays on the table it is given',
    file: 'counsel/combat.ts',
    find: '  const next = newTable(layout)\n  copy(t, next)\n',
    plant: '  const next = t\n',
  },
] as const
