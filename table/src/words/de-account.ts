import type { enAccount } from './en-account.ts'

/** Was die Seite über ein Konto sagt: Programme, die für einen spielen, Nachrichten, Passkeys. */
export const deAccount: Readonly<Record<keyof typeof enAccount, string>> = {
  'account.programs': 'Programme, die für dich spielen',
  'account.programsHint':
    'Ein Programm von dir fragt den Club mit einem Schlüsselwort nach dem, was es darf. Die anderen am Tisch erfahren, dass ein Programm befiehlt; in Partien, die zählen, spielt es nicht.',
  'account.programsDocument': 'Was man fragen kann',
  'account.records': 'Alle deine Partien herunterladen',
  'account.programName': 'Wie nennst du es?',
  'account.programMay': 'Es darf',
  'account.scope.read': 'lesen, was ich lesen darf',
  'account.scope.play': 'Partien eröffnen, annehmen und spielen',
  'account.scope.talk': 'am Tisch sprechen',
  'account.makeProgram': 'Schlüsselwort ausstellen',
  'account.token': 'Sein Schlüsselwort, das nur dieses eine Mal gezeigt wird:',
  'account.programSince': '{scopes}. Seit {since}; zuletzt gefragt: {used}.',
  'account.never': 'nie',
  'account.revoke': '{name} widerrufen',
  'account.byProgram': 'durch ein Programm',
  'account.keptRules':
    'Die Regeln dieses Spiels wurden berichtigt, nachdem diese Partie begann (Fall {rule}). Sie wird nach denen zu Ende gespielt, mit denen sie begann.',
  'account.keptRulesPlain':
    'Die Regeln dieses Spiels wurden geändert, nachdem diese Partie begann. Sie wird nach denen zu Ende gespielt, mit denen sie begann.',
  'account.why.no-program': 'Ein Programm braucht einen Namen mit höchstens 40 Zeichen und etwas, das es darf.',
  'account.why.too-many': 'Mehr als zwanzig Programme gehen nicht: widerrufe erst eines.',
  'account.why.rated-program': 'Eine Partie, die zählt, spielen Menschen und nicht ihre Programme.',
}
