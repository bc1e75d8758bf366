import type { enPlay } from './en-play.ts'

/** Was der Spielbildschirm, das Regelheft und der Textmodus auf Deutsch sagen. */
export const dePlay: Readonly<Record<keyof typeof enPlay, string>> = {
  'play.undo': 'Zurück',
  'play.redo': 'Wieder vor',
  'undo.nothing': 'Es gibt nichts zurückzunehmen.',
  'undo.not-yours': 'Den letzten Zug können nicht Sie zurücknehmen.',
  'undo.dice': 'Es wurde gewürfelt: Das lässt sich nicht zurücknehmen.',
  'undo.reveal': 'Es wurde etwas aufgedeckt: Das lässt sich nicht zurücknehmen.',
  'play.over': 'Die Partie ist zu Ende.',
  'dice.ask': 'Werfen Sie einen Würfel mit {sides} Seiten und geben Sie ein, was er zeigt.',
  'log.label': 'Was geschah',
  'log.title': 'Verlauf',
  'log.goTo': 'Zu diesem Augenblick zurückgehen',
  'status.label': 'Wie die Partie steht',
  'status.rain': 'Regen',
  'forecast.label': 'Was daraus werden kann',
  'forecast.estimated': 'Diese Aussichten sind geschätzt.',
  'rules.label': 'Regelheft',
  'rules.title': 'Regeln',
  'rules.close': 'Schließen',
  'rules.search': 'In den Regeln suchen',
  'rules.nothingFound': 'Kein Abschnitt enthält alle diese Wörter.',
  'rules.table': 'Tabelle',
  'text.help': `Geben Sie eine Handlung so ein, wie Spieler sie schreiben, oder ihre Nummer in der Liste.
list: was erlaubt ist; list all: alles auf einmal; list WORT: alles mit diesem Wort
table: die ganze Stellung; at 2117: wer dort steht
log 10: die letzten zehn Ereignisse
why HANDLUNG: die Regel, die sie verbietet
undo, redo: zurück, wieder vor`,
  'text.welcome': 'Textmodus. ‚help‘ nennt alle Befehle.',
  'text.label': 'Textmodus',
  'text.title': 'Textmodus',
  'text.close': 'Schließen',
  'text.prompt': 'Befehl',
  'text.enter': 'Eingeben',
  'text.redone': 'Wieder ausgeführt.',
  'text.undone': 'Zurückgenommen.',
  'text.nothingToRedo': 'Es gibt nichts wieder auszuführen.',
  'text.nothingToDo': 'Sie haben jetzt nichts zu entscheiden.',
  'text.more': 'Noch {count}: ‚list all‘ liest sie vor.',
  'text.unknown': '‚{text}‘ ist weder ein Befehl noch eine Handlung dieses Spiels.',
  'text.refused': 'Nicht erlaubt. {reason}',
  'text.noneLike': 'Mit ‚{word}‘ ist jetzt nichts zu tun.',
  'text.nothingForbids': 'Nichts verbietet es.',
  'text.noSuchSpace': 'Auf dieser Karte gibt es kein ‚{name}‘.',
  'text.nobodyThere': 'Dort steht niemand.',
  'text.toDecide': '{side} entscheidet: {question}',
}
