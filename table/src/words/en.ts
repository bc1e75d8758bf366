import { enAccount } from './en-account.ts'
import { enBattle } from './en-battle.ts'
import { enClub } from './en-club.ts'
import { enEnd } from './en-end.ts'
import { enFar } from './en-far.ts'
import { enField } from './en-field.ts'
import { enGuide } from './en-guide.ts'
import { enLesson } from './en-lesson.ts'
import { enMarch } from './en-march.ts'
import { enMoves } from './en-moves.ts'
import { enMuster } from './en-muster.ts'
import { enPaper } from './en-paper.ts'
import { enPeople } from './en-people.ts'
import { enPlay } from './en-play.ts'
import { enStanding } from './en-standing.ts'
import { enStory } from './en-story.ts'
import { enThought } from './en-thought.ts'
import { enTroop } from './en-troop.ts'

/** What the page says in English; what happens in a game is told by the game itself. */
export const en = {
  ...enPlay,
  ...enBattle,
  ...enStory,
  ...enMarch,
  ...enMuster,
  ...enStanding,
  ...enClub,
  ...enPaper,
  ...enPeople,
  ...enAccount,
  ...enFar,
  ...enMoves,
  ...enEnd,
  ...enField,
  ...enGuide,
  ...enLesson,
  ...enThought,
  ...enTroop,
  'app.name': 'Boma',
  'app.title': '{what} · Boma',
  'app.loading': 'One moment …',
  'app.toShelf': 'Back to the shelf',
  'app.tryAgain': 'Try again',
  'app.broken': 'Something on this page broke; your matches are kept, and nothing is lost.',
  'app.details': 'What the browser says',
  'app.notLoaded': 'This part of Boma could not be loaded; look to your connection and try again.',
  'app.nowhere': 'There is nothing at this address.',
  'app.dismiss': 'Dismiss',
  'app.newer': 'A newer Boma is ready.',
  'app.loadNewer': 'Load it',

  'settings.label': 'Settings',
  'settings.lamp': 'Lamp',
  'settings.lampHint': 'Dark paper, for the evening',
  'settings.pace.slow': 'Slow',
  'settings.pace.usual': 'Steady',
  'settings.pace.quick': 'Quick',
  'settings.pace.at-once': 'At once',
  'settings.paceHint': 'How fast battles and the computer’s moves are shown: slow, steady, quick or at once',

  'home.tagline': 'A table for the wargames of the Great War in Africa',
  'home.shelf': 'The games',
  'home.licences': 'Licences',
  'home.open': 'Open the box',
  'home.import': 'Open a record',
  'home.drop': 'Drop the record here',
  'home.matches': 'Matches under way',
  'home.none': 'Take a box from the shelf. What you play is kept on this device, move by move.',
  'home.yourMove': 'Your move',
  'home.yourMoveAt': 'Your move, {when}',
  'home.rowYours': '{game}, your move.',
  'home.rowTheirs': '{game}, the computer to move.',
  'home.rowOver': '{game}, over.',
  'home.goOn': 'Go to the table',
  'home.watch': 'Watch',
  'home.save': 'Save as a file',
  'home.delete': 'Throw away',
  'home.deleteSure': 'Throw this match away for good?',
  'home.deleteYes': 'Throw it away',
  'home.deleteNo': 'Keep it',
  'home.shared': '{people} at one screen',
  'home.against': '{people} against the computer, {level}',
  'home.againstChance': '{people} against a computer that plays at random',
  'home.nobodys': 'the computer against itself',
  'home.played': 'last played {when}',
  'home.justPlayed': 'played just now',
  'home.more': 'Show all {count}',

  'open.scenario': 'Scenario',
  'open.who': 'Who plays',
  'open.person': 'A person',
  'open.random': 'Computer, at random',
  'open.computer': 'Computer, {level}',
  'open.options': 'Options',
  'open.rule': 'Case {rule} in the rulebook',
  'open.dice': 'Dice',
  'open.diceOwn': 'The page rolls',
  'open.diceOwnHint': 'Fair, and anyone can check them afterwards.',
  'open.diceTyped': 'We roll and type them in',
  'open.diceTypedHint': 'For people who like their own dice.',
  'open.data': 'Data',
  'open.dataOwn': 'As they come with the game',
  'open.dataOwnHint': 'Ours, of which some are reconstructed from the rulebook.',
  'open.play': 'Play',
  'open.unknown': "There is no game called '{game}' on this shelf.",
  'open.rollTitle': 'Before the first move',
  'open.roll': 'Roll a die with {sides} sides and type what it shows.',
  'open.rollSoFar': 'So far: {faces}',
  'open.rollEnter': 'Enter',
  'open.rollWrong': 'A die with {sides} sides shows 1 to {sides}.',

  'store.full': 'This browser has no room left for your matches; save this one as a file, or throw old ones away.',
  'store.closed': 'This browser keeps nothing (a private window?): your match lasts as long as this page is open.',
  'store.save': 'Save as a file',
  'store.retry': 'Try again',
  'store.newer': 'This match went on in another window, so what you play here is no longer kept.',
  'store.showOther': 'Show it as it is there',
  'store.keepBoth': 'Keep this as a match of its own',
  'store.elsewhere': 'This match is open in another window as well; play it in one of the two.',
  'store.gone': 'This match is not kept on this device; if you saved it as a file, open the record.',

  'store.wasSpoilt':
    'What this browser had kept of the match was no longer as Boma wrote it; it was played again from its beginning, and all of it holds.',
  'store.otherRules':
    'This match was begun under other rules than those here (version {before}, here {now}); all its orders still hold.',
  'overlay.choose': 'Corrections from a file',
  'overlay.throw': 'Throw “{name}” away',
  'overlay.throwSure': 'Matches that are played with it will ask for the file.',
  'overlay.named': '{game} with “{name}”',
  'overlay.bad': '“{file}” is no good file of corrections, and nothing was changed:',
  'overlay.more': '... and {count} more',
  'overlay.tooBig': '“{file}” is too big to be a file of corrections.',
  'overlay.another': 'These are other corrections: “{name}” goes by {hash}, and {wanted} are wanted.',
  'overlay.missing':
    'This match of {game} was played with corrected data that are not in this browser. Choose their file; they go by {hash}.',
  'overlay.missingNamed':
    'This match of {game} was played with corrected data that are not in this browser: “{name}”. Choose their file; they go by {hash}.',

  'record.title': 'A record of {game}',
  'record.what': '{scenario}, {count} {count|order|orders}',
  'record.underWay': 'under way',
  'record.won': 'won by {side}',
  'record.drawn': 'drawn',
  'record.play': 'Play on',
  'record.watch': 'Watch it',
  'record.watchFar': 'Watch as far as it goes',
  'record.resume': 'Go on from its last position',
  'record.branch': 'Play on from order {at}',
  'record.cancel': 'Cancel',
  'record.otherRules': 'It was played under other rules than those here (version {before}, here {now}).',
  'record.stillHolds': 'All its orders still hold.',
  'record.stuck': 'It cannot be played again beyond entry {at} of {count}: {reason}.',
  'record.stuckAtOnce': 'It cannot be played again: {reason}.',
  'record.inLine': 'line {line}: {problem}',
  'record.newDice': 'From there on the page rolls new dice; the old record stays as it is.',
  'record.empty': 'The file is empty: there is no match in it.',
  'record.tooBig': 'The file is too big to be a record of a match.',
  'record.unreadable': 'The file could not be read; copy it to this device and try again.',
  'record.noRecord': 'This is no record of Boma: such a file begins with “boma record”.',
  'record.newer':
    'This record is of a newer Boma than this one: load the page anew, or open it where it was made. The file is as good as before.',
  'record.damaged': 'The record is damaged ({reason}), so nothing was changed here.',
  'record.unknownGame': 'It is a record of {game}, a game that is not on this shelf; the file is as good as before.',
  'record.reading': 'Reading the match: {done}\u00a0%',
  'record.stop': 'Stop',
  'record.stopped': 'The reading was stopped; nothing was changed.',
  'record.another': 'Open another',

  'seat.failed': 'The computer’s player broke down ({reason}); the match is as it was.',
  'seat.silent': 'The computer ({side}) gave no answer in time.',
  'seat.wordless': 'The computer ({side}) came to no decision.',
  'seat.forbidden': 'The computer ({side}) wanted what is not allowed.',
  'seat.stumbled': 'The computer’s player ({side}) broke down ({reason}).',
  'seat.again': 'A new one is thinking it over; nothing is lost.',
  'seat.simply': 'It was replaced, and any legal answer given this once; nothing is lost.',
  'seat.simplyOn': 'From now on it moves at random; nothing is lost.',
  'seat.takeOver': 'Play this side myself',
  'seat.retry': 'Let it try again',
  'seat.random': 'Let it move at random',

  'replay.title': 'Replay',
  'replay.at': 'Order {at} of {count}',
  'replay.stuck': 'The record holds up to order {at} and no farther: {reason}.',
  'replay.first': 'To the beginning',
  'replay.back': 'One back',
  'replay.on': 'One on',
  'replay.last': 'To the end',
  'replay.fork': 'Play on from here',
  'rules.none': '{game} has no rulebook here yet.',
} as const

/** The name of a message. */
export type Key = keyof typeof en
/** All messages in one language. */
export type Catalogue = Readonly<Record<Key, string>>
