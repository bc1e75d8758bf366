/** What the page says about an account: programs that act for one, notices, passkeys. */
export const enAccount = {
  'account.programs': 'Programs that play for you',
  'account.programsHint':
    'A program of yours asks the club for what it may by a token. Others at the table are told that a program orders; it plays in no match that counts.',
  'account.programsDocument': 'What can be asked for',
  'account.records': 'Download all your matches',
  'account.programName': 'What do you call it?',
  'account.programMay': 'It may',
  'account.scope.read': 'read what I may read',
  'account.scope.play': 'open, join and play matches',
  'account.scope.talk': 'speak at the table',
  'account.makeProgram': 'Make a token',
  'account.token': 'Its token, which is told this once:',
  'account.programSince': '{scopes}. Since {since}; last asked {used}.',
  'account.never': 'never',
  'account.revoke': 'Revoke {name}',
  'account.byProgram': 'by a program',
  'account.keptRules':
    'The rules of this game were corrected after this match began (case {rule}). It goes on under those that it was begun with.',
  'account.keptRulesPlain':
    'The rules of this game were changed after this match began. It goes on under those that it was begun with.',
  'account.why.no-program': 'A program needs a name of up to 40 letters, and something that it may do.',
  'account.why.too-many': 'Twenty programs are the most: revoke one first.',
  'account.why.rated-program': 'A match that counts is played by people, not by their programs.',
} as const
