/** What is said in English around the guide to a game: help at questions, its glossary, its scenarios. */
export const enGuide = {
  'guide.ask': 'What is this? What should I weigh?',
  'guide.label': 'Help to this question',
  'guide.what': 'What is this?',
  'guide.weigh': 'What should I weigh?',
  'guide.usual': 'Usually:',
  'guide.here': 'Here, from what you can see:',
  'guide.forced': 'There is no choice here: only one answer is allowed.',
  'guide.close': 'Close',
  'scenario.about': 'About this scenario',
  'scenario.map': 'The map at the start',
  'glossary.says': '{term}: {means}',
} as const
