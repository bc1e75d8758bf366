/** What is said before the first turn, and when hexes are over-stacked. */
export const messages = {
  'ask.naval': 'With which option of naval gunfire do you want to play?',
  'ask.deploy': 'Where does {unit} set up?',
  'ask.displace': 'There is too much in {hex}: which unit has to go?',
  'ask.into': 'The enemy has too much in one hex: where does {unit} go?',
  'do.propose': 'Naval gunfire: {option}',
  'do.deploy': 'Set up in {hex}, facing {facing}',
  'do.suggested': 'Set up the rest as suggested',
  'do.displace': '{unit} has to go',
  'do.into': 'Put it into {hex}',
  'no.notOffered': 'this scenario does not offer option {option}: choose one that it names',
  'no.outsideZone': 'this counter does not set up in {hex}: it must be a hex of its zone, on land',
  'no.inGermanSight': 'Germans can see {hex}: the British set up where no German has a line of sight',
  'no.stackedWrong':
    'it may not stack with who is in {hex}: one formation, within the limits, with a leader who may hold them together',
  'no.facingFixed': 'who is in {hex} faces some way already, and all in a hex face alike: name the same facing',
  'no.notTooMuch': '{unit} need not go: name a unit of the over-stacked hex without which less is wrong there',
  'no.noRoomBeside':
    'it cannot be put into {hex}: that must be a neighbouring hex, passable, without enemies, with room for it',
  'tell.proposed': 'The {side} want naval gunfire: {option}.',
  'tell.agreed': 'Naval gunfire: {option}.',
  'tell.contested': 'The {side} roll for it.',
  'tell.factorsWon': 'The British squadron has {factors} factors.',
  'tell.konigsbergChased': 'The Königsberg is hunted down: the British have {shots} naval shots.',
  'tell.konigsbergStays':
    'The Königsberg is about: the Germans have a naval shot, and two turns pass after each landing.',
  'tell.deployed': 'The {side} set up a counter[ in {hex}, facing {facing}: {unit}].',
  'tell.displaced': '{unit} has to go to {hex}.',
  'tell.crowdedOut': '{unit} finds no room and is lost.',
  'many.deployed': '{count} counters are set up.',
} as const
