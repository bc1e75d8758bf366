/** What a page says of sight, and of who could fire at a move. */
export const messages = {
  'sight.none': 'No sight to {to}',
  'sight.clear': '{from} sees {to}',
  'sight.apart': 'Nothing in the way, {count} {count|hex|hexes}.',
  'sight.rain': 'In the rain one sees into the next hex and no farther.',
  'sight.ground': '{hex} is in the way: one does not see through it.',
  'sight.foliage': 'Foliage at {hex} is in the way.',
  'sight.plantation': 'Rubber trees at {hex} are in the way.',
  'sight.palms': 'Palms at {hex} are in the way.',
  'sight.units': 'Counters at {hex} are in the way.',
  'sight.between': 'It runs between {hex} and {other}, and both are in the way.',
  'sight.itself': '{hex} itself can be seen.',
  'sight.aside': 'It lies off the front of the units there.',
  'sight.far': 'Out of range: their fire carries {count} {count|hex|hexes}.',
  'danger.assumes':
    'Fired on once, then three hexes of peace, then once more. Units that you do not see may fire too: only those you see are counted, each firing whenever it may, until a step is lost, they part for want of a leader, or its ammunition is gone.',
  'danger.unseen': 'face down, {hex}',
  'danger.firedOn': 'If they fire where it hurts most',
  'danger.once': 'at {first}',
  'danger.twice': 'at {first}, then at {second}',
  'danger.step': 'A step is lost',
  'danger.unhurt': 'No step is lost',
} as const
