/** What the page says in English of questions that are answered once for all. */
export const enStanding = {
  'standing.fromNowOn': 'From now on',
  'standing.ask': 'Ask me each time',
  'standing.answered': 'Answered as you said: {label}.',
  'standing.stands': 'Stands',
  'standing.retract': '{label}: ask me again',
  'keys.standing': 'answer a question that comes again once for all, or be asked each time (1)',
  'text.always': "Type 'always 2' to answer so from now on, 'always 1' to be asked each time.",
  'text.alwaysNothing': 'What is asked now cannot be answered once for all.',
  'text.alwaysNone': "There is no such answer: 'always' reads them out.",
  'text.alwaysAsked': 'You will be asked each time.',
  'text.alwaysKept': 'From now on: {label}.',
} as const
