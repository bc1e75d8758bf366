import { deAccount } from './de-account.ts'
import { deBattle } from './de-battle.ts'
import { deClub } from './de-club.ts'
import { deEnd } from './de-end.ts'
import { deFar } from './de-far.ts'
import { deField } from './de-field.ts'
import { deGuide } from './de-guide.ts'
import { deLesson } from './de-lesson.ts'
import { deMarch } from './de-march.ts'
import { deMoves } from './de-moves.ts'
import { deMuster } from './de-muster.ts'
import { dePaper } from './de-paper.ts'
import { dePeople } from './de-people.ts'
import { dePlay } from './de-play.ts'
import { deStanding } from './de-standing.ts'
import { deStory } from './de-story.ts'
import { deThought } from './de-thought.ts'
import { deTroop } from './de-troop.ts'
import type { Catalogue } from './en.ts'

/** Was die Seite auf Deutsch sagt; was im Spiel geschieht, erzählt das Spiel selbst. */
export const de: Catalogue = {
  ...dePlay,
  ...deBattle,
  ...deStory,
  ...deMarch,
  ...deMuster,
  ...deStanding,
  ...deClub,
  ...dePaper,
  ...dePeople,
  ...deAccount,
  ...deFar,
  ...deMoves,
  ...deEnd,
  ...deField,
  ...deGuide,
  ...deLesson,
  ...deThought,
  ...deTroop,
  'app.name': 'Boma',
  'app.title': '{what} · Boma',
  'app.loading': 'Einen Augenblick …',
  'app.toShelf': 'Zurück zum Regal',
  'app.tryAgain': 'Noch einmal versuchen',
  'app.broken': 'Auf dieser Seite ist etwas zerbrochen; Ihre Partien sind aufgehoben, nichts ist verloren.',
  'app.details': 'Was der Browser dazu sagt',
  'app.notLoaded':
    'Dieser Teil von Boma ließ sich nicht laden; prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  'app.nowhere': 'Unter dieser Adresse gibt es nichts.',
  'app.dismiss': 'Ausblenden',
  'app.newer': 'Ein neueres Boma liegt bereit.',
  'app.loadNewer': 'Laden',

  'settings.label': 'Einstellungen',
  'settings.lamp': 'Lampe',
  'settings.lampHint': 'Dunkles Papier für den Abend',
  'settings.pace.slow': 'Langsam',
  'settings.pace.usual': 'Ruhig',
  'settings.pace.quick': 'Rasch',
  'settings.pace.at-once': 'Sofort',
  'settings.paceHint':
    'Wie schnell Gefechte und die Züge des Computers gezeigt werden: langsam, ruhig, rasch oder sofort',

  'home.tagline': 'Ein Tisch für die Konfliktspiele des Weltkriegs in Afrika',
  'home.shelf': 'Die Spiele',
  'home.licences': 'Lizenzen',
  'home.open': 'Schachtel öffnen',
  'home.import': 'Aufzeichnung öffnen',
  'home.drop': 'Aufzeichnung hier ablegen',
  'home.matches': 'Laufende Partien',
  'home.none': 'Nehmen Sie eine Schachtel vom Regal. Was Sie spielen, bleibt Zug um Zug auf diesem Gerät aufgehoben.',
  'home.yourMove': 'Sie sind am Zug',
  'home.yourMoveAt': 'Sie sind am Zug, {when}',
  'home.rowYours': '{game}, Sie sind am Zug.',
  'home.rowTheirs': '{game}, der Computer ist am Zug.',
  'home.rowOver': '{game}, zu Ende.',
  'home.goOn': 'An den Tisch',
  'home.watch': 'Ansehen',
  'home.save': 'Als Datei sichern',
  'home.delete': 'Wegwerfen',
  'home.deleteSure': 'Diese Partie endgültig wegwerfen?',
  'home.deleteYes': 'Wegwerfen',
  'home.deleteNo': 'Behalten',
  'home.shared': '{people} an einem Bildschirm',
  'home.against': '{people} gegen den Computer, {level}',
  'home.againstChance': '{people} gegen einen Computer, der würfelt',
  'home.nobodys': 'der Computer gegen sich selbst',
  'home.played': 'zuletzt gespielt {when}',
  'home.justPlayed': 'eben gespielt',
  'home.more': 'Alle {count} zeigen',

  'open.scenario': 'Szenario',
  'open.who': 'Wer spielt',
  'open.person': 'Ein Mensch',
  'open.random': 'Computer, zufällig',
  'open.computer': 'Computer, {level}',
  'open.options': 'Zusatzregeln',
  'open.rule': 'Abschnitt {rule} im Regelheft',
  'open.dice': 'Würfel',
  'open.diceOwn': 'Die Seite würfelt',
  'open.diceOwnHint': 'Ehrlich, und jeder kann sie danach prüfen.',
  'open.diceTyped': 'Wir würfeln selbst und tippen ein',
  'open.diceTypedHint': 'Für alle, die an ihren Würfeln hängen.',
  'open.data': 'Daten',
  'open.dataOwn': 'Wie sie mit dem Spiel kommen',
  'open.dataOwnHint': 'Unsere, zum Teil aus dem Regelheft erschlossen.',
  'open.play': 'Spielen',
  'open.unknown': 'Ein Spiel namens ‚{game}‘ steht nicht in diesem Regal.',
  'open.rollTitle': 'Vor dem ersten Zug',
  'open.roll': 'Werfen Sie einen Würfel mit {sides} Seiten und tippen Sie ein, was er zeigt.',
  'open.rollSoFar': 'Bisher: {faces}',
  'open.rollEnter': 'Eingeben',
  'open.rollWrong': 'Ein Würfel mit {sides} Seiten zeigt 1 bis {sides}.',

  'store.full':
    'Dieser Browser hat keinen Platz mehr für Ihre Partien; sichern Sie diese als Datei oder werfen Sie alte weg.',
  'store.closed':
    'Dieser Browser hebt nichts auf (ein privates Fenster?): Ihre Partie bleibt, solange diese Seite offen ist.',
  'store.save': 'Als Datei sichern',
  'store.retry': 'Noch einmal versuchen',
  'store.newer': 'Diese Partie ging in einem anderen Fenster weiter; was Sie hier spielen, wird nicht mehr aufbewahrt.',
  'store.showOther': 'Zeigen, wie sie dort steht',
  'store.keepBoth': 'Als eigene Partie behalten',
  'store.elsewhere': 'Diese Partie ist auch in einem anderen Fenster offen; spielen Sie nur in einem von beiden.',
  'store.gone':
    'Diese Partie ist auf diesem Gerät nicht aufgehoben; falls Sie sie als Datei gesichert haben, öffnen Sie die Aufzeichnung.',

  'store.wasSpoilt':
    'Was dieser Browser von der Partie aufbewahrt hatte, war nicht mehr so, wie Boma es geschrieben hatte; sie wurde von Anfang an nachgespielt, und alles daran gilt.',
  'store.otherRules':
    'Diese Partie wurde nach anderen Regeln begonnen als den hiesigen (Fassung {before}, hier {now}); alle ihre Züge gelten noch.',
  'overlay.choose': 'Berichtigungen aus einer Datei',
  'overlay.throw': '„{name}“ wegwerfen',
  'overlay.throwSure': 'Partien, die damit gespielt werden, fragen dann nach der Datei.',
  'overlay.named': '{game} mit „{name}“',
  'overlay.bad': '„{file}“ taugt nicht als Datei mit Berichtigungen, und nichts wurde geändert:',
  'overlay.more': '... und {count} weitere',
  'overlay.tooBig': '„{file}“ ist zu groß für eine Datei mit Berichtigungen.',
  'overlay.another': 'Das sind andere Berichtigungen: „{name}“ trägt die Kennung {hash}, gesucht ist {wanted}.',
  'overlay.missing':
    'Diese Partie {game} wurde mit berichtigten Daten gespielt, die dieser Browser nicht hat. Wählen Sie ihre Datei; sie trägt die Kennung {hash}.',
  'overlay.missingNamed':
    'Diese Partie {game} wurde mit berichtigten Daten gespielt, die dieser Browser nicht hat: „{name}“. Wählen Sie ihre Datei; sie trägt die Kennung {hash}.',

  'record.title': 'Eine Aufzeichnung von {game}',
  'record.what': '{scenario}, {count} {count|Zug|Züge}',
  'record.underWay': 'noch im Gang',
  'record.won': 'Sieg für {side}',
  'record.drawn': 'unentschieden',
  'record.play': 'Weiterspielen',
  'record.watch': 'Ansehen',
  'record.watchFar': 'Ansehen, so weit sie reicht',
  'record.resume': 'Von ihrer letzten Stellung weiterspielen',
  'record.branch': 'Ab Zug {at} weiterspielen',
  'record.cancel': 'Abbrechen',
  'record.otherRules': 'Sie wurde nach anderen Regeln gespielt als den hiesigen (Fassung {before}, hier {now}).',
  'record.stillHolds': 'Alle ihre Züge gelten noch.',
  'record.stuck': 'Sie lässt sich nur bis zum Eintrag {at} von {count} nachspielen. Der Grund: {reason}.',
  'record.stuckAtOnce': 'Sie lässt sich nicht nachspielen. Der Grund: {reason}.',
  'record.inLine': 'Zeile {line}: {problem}',
  'record.newDice': 'Von dort an wirft die Seite neue Würfel; die alte Aufzeichnung bleibt, wie sie ist.',
  'record.empty': 'Die Datei ist leer: Es steht keine Partie darin.',
  'record.tooBig': 'Die Datei ist zu groß für die Aufzeichnung einer Partie.',
  'record.unreadable':
    'Die Datei ließ sich nicht lesen; kopieren Sie sie auf dieses Gerät und versuchen Sie es noch einmal.',
  'record.noRecord': 'Das ist keine Aufzeichnung von Boma: Eine solche Datei beginnt mit „boma record“.',
  'record.newer':
    'Diese Aufzeichnung stammt von einem neueren Boma als diesem: Laden Sie die Seite neu, oder öffnen Sie sie dort, wo sie entstand. Die Datei ist so gut wie zuvor.',
  'record.damaged': 'Die Aufzeichnung ist beschädigt, und hier wurde nichts verändert. Der Fehler: {reason}.',
  'record.unknownGame':
    'Es ist eine Aufzeichnung von {game}, einem Spiel, das nicht in diesem Regal steht; die Datei bleibt, wie sie war.',
  'record.reading': 'Die Partie wird gelesen: {done}\u00a0%',
  'record.stop': 'Anhalten',
  'record.stopped': 'Das Lesen wurde angehalten; nichts wurde verändert.',
  'record.another': 'Eine andere öffnen',

  'seat.failed': 'Der Spieler des Computers ist zusammengebrochen ({reason}); die Partie steht, wie sie stand.',
  'seat.silent': 'Der Computer ({side}) hat nicht rechtzeitig geantwortet.',
  'seat.wordless': 'Der Computer ({side}) kam zu keinem Entschluss.',
  'seat.forbidden': 'Der Computer ({side}) wollte etwas, das nicht erlaubt ist.',
  'seat.stumbled': 'Der Spieler des Computers ({side}) ist zusammengebrochen ({reason}).',
  'seat.again': 'Ein neuer überlegt noch einmal; nichts ist verloren.',
  'seat.simply': 'Er wurde ersetzt, und dieses eine Mal gilt irgendeine erlaubte Antwort; nichts ist verloren.',
  'seat.simplyOn': 'Von nun an zieht er zufällig; nichts ist verloren.',
  'seat.takeOver': 'Diese Seite selbst spielen',
  'seat.retry': 'Noch einmal versuchen lassen',
  'seat.random': 'Zufällig ziehen lassen',

  'replay.title': 'Wiedergabe',
  'replay.at': 'Zug {at} von {count}',
  'replay.stuck': 'Die Aufzeichnung reicht bis Zug {at} und nicht weiter. Der Grund: {reason}.',
  'replay.first': 'Zum Anfang',
  'replay.back': 'Einen zurück',
  'replay.on': 'Einen vor',
  'replay.last': 'Zum Ende',
  'replay.fork': 'Ab hier weiterspielen',
  'rules.none': '{game} hat hier noch kein Regelheft.',
}
