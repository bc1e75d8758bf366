import type { messages as english } from '../english/battle.ts'

/** What is said: land battles (11). */
export const messages: Readonly<Record<keyof typeof english, string>> = {
  'ask.withdraw': 'Der Feind kommt nach {hex}: vor dem Gefecht ausweichen oder standhalten?',
  'ask.reinforce': 'Welche Einheiten kommen mit der Bahn zum Gefecht in {hex}?',
  'ask.battle-supply': 'Einheiten in {hex} haben keine Etappenlinie: einen Träger für sie verbrauchen?',
  'ask.deploy': 'Die Geschütze gehen in die Artilleriestellung. Welche von ihnen kämpfen stattdessen in der Linie?',
  'ask.lead': 'In diesem Gefecht die Führung einsetzen?',
  'ask.gun': 'Welches Geschütz feuert als nächstes?',
  'ask.target': 'Wen beschießt {unit}?',
  'ask.firer': 'Welche Einheit gibt als nächste MG-Feuer?',
  'ask.type': 'Auf wen richtet {unit} das MG-Feuer?',
  'ask.rifles': 'Alle feuern auf den Feind im freien Feld. Welche Einheiten feuern stattdessen auf die Verschanzten?',
  'ask.loss': 'Welche Einheit nimmt den Treffer?',
  'ask.retreat': 'In {hex} geschlagen: Wohin gehen die Einheiten?',
  'do.withdraw': 'Ausweichen',
  'do.stand': 'Standhalten',
  'do.reinforce': '{unit} heranholen',
  'do.end.reinforce': 'Niemanden mehr heranholen',
  'do.end.battle-supply': 'Sie niedergehalten sein lassen',
  'do.line': '{unit} in die Linie',
  'do.go.deploy': 'Aufstellen: Die anderen beschießen',
  'do.lead': 'Führung einsetzen',
  'do.end.lead': 'Für ein anderes Gefecht aufheben',
  'do.fire': 'Mit {unit} feuern',
  'do.bombard': '{unit} beschießen',
  'do.aim': 'Auf {type} feuern',
  'do.assign': '{unit} auf die Verschanzten',
  'do.all.rifles': 'Alle auf die Verschanzten',
  'do.go.rifles': 'Feuer: die anderen auf die im freien Feld',
  'do.lose': '{unit} nimmt den Treffer',
  'do.retreat': 'Rückzug nach {hex}',
  'do.evacuate': '{unit} über See abholen',
  'do.end.retreat': 'Die Übrigen aufgeben',
  'no.notOfDefender': '{unit} ist keine eigene Einheit auf der Karte: Nur solche kommen mit der Bahn zu einem Gefecht',
  'no.offTheLine':
    '{unit} steht nicht an der Bahn, die durch das Gefechtsfeld führt: Die Einheit muss anderswo an dieser Bahn stehen',
  'no.railwayBroken':
    '{unit} kommt an {hex} nicht vorbei: Der ganze Weg muss beherrscht sein, mit den Städten an beiden Enden jeder Strecke, und kein Feind darf darin oder daneben stehen',
  'no.tooFarByRail': '{unit} ist zu weit weg: Höchstens neun Felder weit kommt man mit der Bahn zu einem Gefecht',
  'no.lineExhausted':
    'auf dieser Bahn ({line}) sind in diesem Impuls sechs Einheiten zu Gefechten gekommen: Mehr fasst sie nicht',
  'no.cameAlready':
    '{unit} ist in diesem Abschnitt schon mit der Bahn zu einem Gefecht gekommen: Das geht in jedem nur einmal',
  'no.cannotRide': '{unit} ist Küstenwehr und bewegt sich nie: Nur andere Einheiten kommen mit der Bahn',
  'no.reinforceUpwards':
    '{unit} kommt vor einer Einheit, die schon gerufen ist: Nur die folgenden der Reihe nach rufen',
  'no.notReached':
    'keine Linie von Einheiten ohne Nachschub erreicht einen eigenen Träger in {hex}: Einen nennen, den sie erreicht',
  'no.cannotBombard':
    '{unit} ist kein eigenes Geschütz in diesem Gefecht: Nur Einheiten mit Artilleriewert haben hier die Wahl',
  'no.lineUpwards':
    '{unit} steht in der Linie oder kommt vor einem Geschütz, das dorthin gestellt ist: Nur die folgenden der Reihe nach nehmen',
  'no.leadershipUsed':
    'die Führung ist in dieser Operationsphase schon eingesetzt ({side}): In jeder geht das nur einmal',
  'no.leadershipLater': 'die Entente hat noch keinen solchen Führer: Sie kann die Führung ab Runde 18 einsetzen',
  'no.notReadyToBombard':
    '{unit} kann jetzt nicht beschießen: Nötig ist ein ungebrochenes Geschütz in der eigenen Artilleriestellung, das noch nicht gefeuert hat und ein Ziel erreicht, dem noch etwas anzuhaben ist',
  'no.notReadyToFire':
    '{unit} kann jetzt kein MG-Feuer geben: Nötig ist eine ungebrochene Einheit der eigenen Linie mit MG-Wert, die in diesem Durchgang noch nicht gefeuert hat',
  'no.noTarget': '{unit} ist kein Ziel: Nötig ist eine ungebrochene feindliche Marke in diesem Gefecht',
  'no.outOfRange':
    '{unit} schießt weiter als dieses Geschütz: In der feindlichen Artilleriestellung sind nur Ziele mit keinem höheren Wert zu treffen',
  'no.shipOutOfRange':
    '{unit} schießt weiter als dieses Geschütz: Nur Geschütze, deren Wert nicht unter dem Schiffsgeschützwert liegt, können treffen',
  'no.noneOfType': 'in der feindlichen Linie ist dort niemand ungebrochen: Auf {type} lässt sich nicht feuern',
  'no.noRifles':
    '{unit} hat keine Gewehre zum Feuern: Nötig ist eine ungebrochene Einheit der eigenen Linie mit Gewehrwert',
  'no.assignUpwards':
    '{unit} kommt vor einer Einheit, die schon eingeteilt ist: Nur die folgenden der Reihe nach nehmen',
  'no.cannotTakeHit':
    '{unit} kann diesen Treffer nicht nehmen: Nötig ist eine ungebrochene Einheit der eigenen Linie von der beschossenen Art',
  'no.hitAlready': '{unit} ist von dieser Salve schon getroffen: Erst sind andere dieser Art an der Reihe',
  'no.vesselTakesNoHit': '{unit} ist ein Fahrzeug: Nur Einheiten der Linie nehmen solche Treffer',
  'no.notNextDoor': '{hex} grenzt nicht an das Gefecht: Der Rückzug führt in ein Nachbarfeld',
  'no.noWayThere':
    'kein Landweg führt nach {hex}: Der Rückzug geht über Land, von dem Ufer aus, an dem die Einheiten stehen',
  'no.attackersCameThence': 'von {hex} kamen die Angreifer: Der Rückzug muss anderswohin gehen',
  'no.enemyHolds':
    'in {hex} stehen feindliche Einheiten oder würden es beim Betreten: Der Rückzug muss dahin gehen, wo keine sind',
  'no.carsKeepOut': 'keine der Einheiten darf nach {hex}: Ein Feld nennen, das wenigstens eine betreten kann',
  'no.notBeaten':
    '{unit} kann nicht über See abgeholt werden: Nötig ist eine geschlagene Einheit, die noch im Feld steht und die Wahl hat',
  'no.noSeaThere': '{hex} liegt nicht an der Küste eines großen Gewässers: Nur von dort werden Einheiten abgeholt',
  'no.waterHeld': 'der Feind beherrscht das Gewässer vor {hex}: Abgeholt wird nur, wo er es nicht tut',
  'no.noTransportLeft':
    'für {unit} ist kein Transporter mehr da: Jede Nation holt höchstens so viele Einheiten ab, wie sie verschiffen kann',
  'no.evacuateUpwards':
    '{unit} kommt vor einer Einheit, die schon abgeholt ist: Nur die folgenden der Reihe nach nehmen',
  'no.stillAWayOut': 'die Einheiten haben noch einen Ausweg: Dorthin müssen sie gehen',
  'tell.battleBegan': 'Angriff der {side} auf {at}.',
  'tell.stoodToFight': 'Die {side} halten stand.',
  'tell.withdrawalFailed': 'Die {side} wollen ausweichen und werden festgehalten.',
  'tell.withdrew': 'Die {side} weichen vor dem Gefecht aus {hex} aus.',
  'tell.reinforced': '{unit} kommt mit der Bahn von {from} nach {to}.',
  'tell.deployed': '{unit}: {section}.',
  'many.deployed': '{count} Marken werden aufgestellt.',
  'tell.leadershipInvoked': 'Führung auf Seiten der {side}.',
  'tell.suppressed': '{unit} wird niedergehalten.',
  'tell.rodeOut': '{unit} liegt wieder unter Beschuss und übersteht ihn.',
  'tell.shelled': '{unit} beschießt {target} (bis {need}) und trifft.',
  'tell.shellsMissed': '{unit} beschießt {target} (bis {need}) und verfehlt.',
  'tell.quickFireHit': '{unit} gibt MG-Feuer auf {type} (bis {need}) und trifft.',
  'tell.quickFireMissed': '{unit} gibt MG-Feuer auf {type} (bis {need}) und verfehlt.',
  'tell.rifleHit': '{unit} feuert auf {type} (bis {need}) und trifft.',
  'tell.rifleMissed': '{unit} feuert auf {type} (bis {need}) und verfehlt.',
  'tell.hitsFell': 'Treffer auf Seiten der {side}, {type}: {hits}.',
  'tell.steady': '{unit} bleibt fest (Moral {morale}).',
  'tell.broke': '{unit} bricht (Moral {morale}).',
  'tell.battleWon': 'Sieg der {side} im Gefecht in {hex}.',
  'tell.gunCaptured': '{unit} wird Beute der {side}.',
  'tell.fellBack': '{unit} weicht von {from} nach {to} zurück.',
  'tell.putToSea': '{unit} geht in {from} in See: {to}.',
  'battle.open': 'die im freien Feld',
  'battle.entrenched': 'die Verschanzten',
  'battle.line': 'in der Linie',
  'battle.trench': 'in der Linie, verschanzt',
  'battle.guns': 'in der Artilleriestellung',
  'page.suppressed': 'Niedergehalten',
  'page.leadership': 'Führung',
  'page.mountain': 'Angriff im Gebirge',
  'page.entrenchedTarget': 'Ziel verschanzt',
  'page.fromTheSea': 'Feuert von See',
  'page.aircraft': 'Marineflieger',
  'page.attackingGuns': 'MG-Feuer des Angreifers',
  'page.roughGround': 'Angriff in schwerem Gelände',
  'page.overRiver': 'Angriff über einen Fluss',
  'page.landing': 'Angriff von See',
}
