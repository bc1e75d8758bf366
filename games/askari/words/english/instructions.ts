/** What somebody leaves behind for the enemy's turn, as sentences with blanks. */
export const messages = {
  'instruct.spare': 'I never seek where {vessels} would have to come along.',
  'instruct.seek': 'Of those who come in by sea I seek {whom}.',
  'instruct.seek.whom.0': 'nobody',
  'instruct.seek.whom.1': 'only who has transports',
  'instruct.seek.whom.2': 'everybody',
  'instruct.retire': 'Met at sea, I {what}.',
  'instruct.retire.what.0': 'fight on',
  'instruct.retire.what.1': 'would retire',
  'instruct.withdraw':
    'Attacked, I withdraw before the battle when my chance not to be beaten is below {chance}; else I stand.',
  'instruct.save': 'For a defence I bring nobody up by rail and use up no Carrier.',
  'instruct.losses': 'Hits go to {first}, to full units before reduced ones.',
  'instruct.losses.first.0': 'the weakest first',
  'instruct.losses.first.1': 'the strongest first',
} as const
