import type { enMoves } from './en-moves.ts'

/** Das Gleiche auf Deutsch. */
export const deMoves: Readonly<Record<keyof typeof enMoves, string>> = {
  'move.toClub': 'In den Club bringen',
  'move.atClub': '{game}, in den Club gebracht.',
  'move.there': 'Zum Club',
  'move.here': 'Hier weiterspielen',
  'move.title': 'Diese Partie in den Club bringen',
  'move.what':
    '{match}. Dort geht sie weiter, wo sie jetzt steht, auf jedem Gerät, das Sie kennt, und mit anderen, wenn Sie mögen.',
  'move.seat': '{seat}, gespielt von',
  'move.me': 'Mir',
  'move.open': 'Einem Gast',
  'move.invite': 'Der Gast kommt',
  'move.byLink': 'Über einen Link, den ich schicke',
  'move.byList': 'Aus der Liste der offenen Herausforderungen',
  'move.so.me': 'Sie spielen: {seats}.',
  'move.so.open': 'Wer Ihren Link öffnet, spielt: {seats}.',
  'move.so.list': 'Wer die Herausforderung annimmt, spielt: {seats}.',
  'move.so.computer': '{level} spielt: {seats}.',
  'move.dice':
    'Der Club spielt jeden Befehl nach und würfelt dann mit Würfeln, die niemand gesehen hat. Was hier gewürfelt wurde, bleibt stehen, ist aber nicht zu beweisen: Die Aufzeichnung sagt das, und die Partie zählt für keine Wertung.',
  'move.known':
    'Sie konnten bis hierher alles sehen, was verdeckt ist. Die anderen lesen, dass sie bei Ihnen begonnen hat.',
  'move.do': 'In den Club bringen',
  'move.moving': 'Der Club spielt sie nach …',
  'move.gone': 'Auf diesem Gerät liegt keine solche Partie.',
  'move.over': 'Diese Partie ist zu Ende: Es gibt nichts weiterzuspielen.',
  'move.corrected':
    'Diese Partie wird mit berichtigten Daten gespielt, die der Club nicht hat. Sie lässt sich nur auf diesem Gerät spielen.',
  'move.begunAt':
    '{name} hat diese Partie zu Hause begonnen und konnte bis dahin alles sehen, was verdeckt war. Ihre Würfel bis dorthin sind, was die Aufzeichnung sagt; sie zählt für keine Wertung.',
  'move.begunHere':
    'Bei {name} begonnen und in den Club gebracht: Bis dahin sind ihre Würfel, was die Aufzeichnung sagt.',
  'move.begun': 'zu Hause begonnen',
  'move.home': 'Zu Hause weiterspielen',
  'move.homeHint':
    'Die Partie endet im Club ohne Ergebnis, ihre Aufzeichnung wird offengelegt, und Sie spielen von hier aus auf diesem Gerät mit anderen Würfeln weiter.',
  'move.homeAlone': 'Hier beenden und zu Hause weiterspielen',
  'move.homeAll':
    'Die anderen müssen zustimmen: Dann sehen alle, was verdeckt ist, und jeder darf von der Aufzeichnung aus zu Hause weiterspielen.',
  'move.homeAsk': 'Die anderen fragen',
  'move.homeRated': 'Eine Partie, die zählt, wird im Club zu Ende gespielt.',
  'move.homeSure': 'Im Club ist sie dann endgültig zu Ende. Sicher?',
  'move.homeYes': 'Beenden und zu Hause weiterspielen',
  'move.homeNo': 'Im Club bleiben',
  'move.wentHome': 'Die Partie ging zu Hause weiter. Hier ist sie ohne Ergebnis zu Ende.',
  'move.playOn': 'Zu Hause weiterspielen',
  'move.noPlayOn':
    'Die Aufzeichnung lässt sich hier nicht weiterspielen: Ihre Regeln haben sich inzwischen geändert. „Wiedergabe“ zeigt sie weiterhin.',
  'move.agreedAlready': 'Sie haben zugestimmt; jemand anderes hat noch nicht geantwortet.',
  'club.asked.home':
    '{name} möchte die Partie hier ohne Ergebnis beenden und zu Hause weiterspielen. Dann sehen alle, was verdeckt ist.',
  'club.askedByMe.home': 'Sie haben gebeten, die Partie hier zu beenden und zu Hause weiterzuspielen.',
  'club.yes.home': 'Beenden und zu Hause weiterspielen',
  'club.no.home': 'Im Club bleiben',
  'move.refused.kept-rules':
    'Diese Partie bleibt bei Regeln, die Ihr Gerät nicht mehr hat; sie lässt sich nur im Club zu Ende spielen.',
  'move.why.no-record': 'Das ist keine Aufzeichnung, die der Club lesen kann.',
  'move.why.newer': 'Die Aufzeichnung stammt von einem neueren Boma als dem des Clubs.',
  'move.why.too-long': 'Die Aufzeichnung ist für den Club zu lang, oder es dauert zu lange, sie nachzuspielen.',
  'move.why.no-game': 'Dieses Spiel hat der Club nicht.',
  'move.why.overlay': 'Die Partie wurde mit berichtigten Daten gespielt, die der Club nicht hat.',
  'move.why.over': 'Die Partie ist zu Ende: Es gibt nichts weiterzuspielen.',
  'move.why.not-begun': 'Die Partie hat noch nicht begonnen.',
  'move.why.no-secret':
    'In der Aufzeichnung fehlt das Geheimnis ihrer Würfel, also kann niemand sie noch einmal werfen.',
  'move.why.no-story':
    'Die Partie beginnt mit einer Stellung, von der niemand weiß, wie sie zustande kam. Der Club nimmt nur, was aus Befehlen folgt.',
  'move.why.other-version':
    'Die Regeln wurden seit dem Beginn dieser Partie berichtigt, und nach denen des Clubs hält sie nicht.',
  'move.why.does-not-hold': 'Der Club hat die Aufzeichnung nachgespielt, und sie hält nicht.',
  'move.why.because': '{sentence} Was nicht stimmt: {fault}.',
  'move.why.becauseAt': '{sentence} Was in Eintrag {entry} nicht stimmt: {fault}.',
  'move.why.busy': 'Der Club spielt gerade andere Aufzeichnungen nach: Versuchen Sie es gleich noch einmal.',
  'move.why.not-you': 'Ein Platz muss Ihrer sein.',
  'move.why.no-sitter': 'Einen solchen Rechner hat der Club nicht.',
}
