import type { AskedBy, Guide } from '@boma/showing'
import type { Message } from '../../words/words.ts'

/** Hilfe bei jeder Frage. */
export const questions: Guide<AskedBy<Message>>['questions'] = {
  place: {
    what: 'Beide Seiten legen ihre ersten Einheiten aus, die Deutschen vor den Alliierten; die Regeln sagen, wer wo stehen darf (6.2, 6.3). Die Stapelgrenzen gelten schon.',
    weigh:
      'Ein Ort gehört einem nur, solange eine Einheit darin steht (4.0); eine Miliz in jedem kostet den Feind also einen Marsch. Große deutsche Stapel stehen in Gebirgsorten wie Windhuk und Otavi am sichersten (16.5).',
    usual: 'In der ersten Partie die fertige Aufstellung; später die Feldtruppen sammeln und anderswo Miliz lassen.',
  },
  purchase: {
    what: 'Mit den Aktionspunkten des Aufstellungswürfels kaufen die Deutschen vor der ersten Runde Marinetruppen (MEK) und Schanzen; der Rest bleibt (6.2).',
    weigh:
      'Jede jetzt gekaufte MEK-Einheit verlängert das Spiel um zwei Runden bis August 1915 (5.4), und die Zeit ist der Verbündete der Deutschen.',
    usual: 'Eine Schanze in dem Ort, der bis zuletzt gehalten werden soll, keine Marine, den Rest behalten.',
  },
  'blockade-runner': {
    what: 'Ein Blockadebrecher ist durchgekommen: Eine Marineeinheit darf umsonst in einen Hafen (event-2).',
    weigh: 'Marine, die so kommt, verlängert das Spiel nicht (5.4). Ein Hafen ohne andere Deutsche kann gleich fallen.',
    usual: 'Dorthin, wo schon ein Stapel steht.',
  },
  'ausland-rebellion': {
    what: 'Die deutschen Aktionspunkte fallen auf 0, und zwei geordnete deutsche Einheiten werden zersprengt: Sie sagen, welche (event-3). Einheiten mit nur einer Stufe gehören nicht dazu.',
    weigh:
      'Zersprengte sind schwächer und haben keine Zone, bis sie sich im Nachschub sammeln, ein Aktionspunkt für zwei (19.2).',
    usual: 'Einheiten in einem sicheren Ort, die sich gleich sammeln können, Nachschub vor Berittenen.',
  },
  guerrillas: {
    what: 'Eine berittene oder Reserveeinheit darf an einen leeren Ort der Kolonie (event-4).',
    weigh: 'In einem Ort ohne Alliierte nimmt sie ihnen diesen Ort; hinter ihrer Front schneidet sie Nachschubwege ab.',
    usual: 'Der leerste Ort fern von jedem alliierten Stapel, oder einer, der eine Bahn sperrt.',
  },
  'portuguese-arrivals': {
    what: 'Portugal verstärkt Angola: Bis zu zwei portugiesische Einheiten kommen nach Port Alexander oder an den Nordrand, oder man verzichtet (29.4).',
    weigh:
      'Ist Portugal im Krieg, so brauchen die Alliierten jeden Ort in Angola, die Deutschen Humbe und Port Alexander (5.2).',
    usual: 'Beide nehmen: Wer in Port Alexander steht, hält es, und vom Nordrand ist es nicht weit nach Humbe.',
  },
  recruit: {
    what: 'Aktionspunkte kaufen Einheiten aus dem Rekrutenfeld, machen deutsche Miliz beritten und heben Schanzen aus (10.1, 10.2, 25.1.1). Wer ausgehoben ist, darf in derselben Runde marschieren.',
    weigh:
      'Dieselben Punkte bezahlen später in der Runde Märsche, Gefechte und das Sammeln; mehr als 12 fasst der Vorrat nie (9.2).',
    usual:
      'Die Alliierten nehmen früh Infanterie, Berittene und schwere Geschütze und Miliz für genommene Orte; die Deutschen eine berittene Kompanie oder eine Patrouille in einen leeren Ort, und behalten einige Punkte.',
  },
  deploy: {
    what: 'Die gekaufte Einheit kommt dorthin, wo ihre Zeile der Rekrutentafel es erlaubt; feindliche Zonen sind gleich, volle Felder und solche mit einer Höllenmaschine nicht (10.4).',
    weigh:
      'Wie viele Märsche weit wird sie gebraucht? Im Kapfeld ist sie sicher, und eine Fahrt an jede Küste kostet zwei Punkte (22.2).',
    usual: 'An die Front, wenn dort ein Platz erlaubt ist, sonst an den Anfang von Bahn oder Schiff.',
  },
  act: {
    what: 'Eine Handlung nach der anderen, solange Punkte da sind: mit einer Truppe marschieren oder fahren (1 Punkt), übersetzen (2 Punkte), zu einem Führer sammeln, aufklären, Bahn sprengen, Höllenmaschine legen, ausbessern (12.2, 22.2, 20.3, 23.2, 25.2). Dieselben Einheiten dürfen wieder marschieren (12.3).',
    weigh:
      'Die Bahn trägt einen ganzen Stapel für einen Punkt beliebig weit (21.2). Wer weder in einem Ort noch an einem Nachschubweg noch neben einer Nachschubeinheit endet, kann in der Nachschubphase zersprengt werden (18.5).',
    usual:
      'Erst fahren, dann marschieren, zuletzt angreifen und nur mit guten Aussichten; die Alliierten lassen in jedem genommenen Ort eine Einheit.',
  },
  form: {
    what: 'Eine Truppe sind beliebige Einheiten eines Feldes, die für einen Aktionspunkt zusammen aufbrechen (12.1). Die langsamste gibt das Tempo vor, und unterwegs dürfen Einheiten zurückbleiben (13.1).',
    weigh:
      'Wer bleibt, hält den Ort und seine Schanze (4.0, 25.1.2). Eine Truppe nur aus geordneten Einheiten mit Zone zählt 1 zum Vorteilswürfel (15.5.2).',
    usual: 'Alles, was kämpft, nehmen, eine Besatzung lassen, langsame Geschütze zur Infanterie.',
  },
  step: {
    what: 'Die Truppe geht Feld für Feld und zahlt das Gelände bis zur Bewegung ihrer Einheiten (13.4); die Straße an der Bahn kostet einen halben Punkt (21.1). Eine feindliche Zone zu betreten beendet den Marsch (11.4).',
    weigh:
      'Von einer feindlichen Zone geradewegs in die nächste ist verboten (11.8). Wo sie endet, darf sie ein Nachbarfeld angreifen (15.2).',
    usual: 'Auf den Bahnstraßen von Ort zu Ort, und in einem Ort enden.',
  },
  ride: {
    what: 'Die Truppe fährt über beliebig viele verbundene Bahnfelder ohne Sprengung und Feind; das ist ihre ganze Bewegung (21.2, 21.3).',
    weigh: 'In einer feindlichen Zone hält sie (21.5), und von dort darf sie angreifen.',
    usual: 'So weit die Strecke offen ist, dorthin, wo der nächste Marsch beginnt.',
  },
  sail: {
    what: 'Eine alliierte Truppe landet auf einem Küstenfeld ohne Deutsche; ein Ende der Fahrt muss ein Hafen oder das Kap sein (22.1, 22.2).',
    weigh:
      'Neben Deutschen darf sie sofort angreifen, mit dem Schiffsgeschütz, wenn sie die Küste verteidigen (22.3, 23.5). Über Land geht es in dieser Handlung nicht weiter.',
    usual: 'Neben Swakopmund oder der Lüderitzbucht landen, stark genug, sie zu nehmen, oder in einem eigenen Hafen.',
  },
  attack: {
    what: 'Die Truppe darf einmal in diesem Marsch ein Nachbarfeld angreifen (15.2, 15.6). Es wird genannt, bevor man den Feind darin sieht.',
    weigh:
      'Gewonnen ist ein Gefecht nur, wenn jeder Feind vernichtet oder zersprengt ist (17.1); in einer Schanze oder im Gebirge verliert der Verteidiger die Hälfte (16.5).',
    usual: 'Mit mehr als doppelten Kampfwerten angreifen, sonst halten und die nächste Truppe holen.',
  },
  gather: {
    what: 'Ein Punkt ruft Einheiten zu einem Führer: Jede, die sein Feld in einem Marsch erreicht, darf auf ihrem Weg kommen, und dann darf von dort ein Gefecht geführt werden (20.3).',
    weigh:
      'Ab zwei Feldern spart es Punkte, aber wer einen Ort verlässt, gibt ihn auf (4.0), und die Stapelgrenze gilt.',
    usual: 'Alle, die entbehrlich sind, wenn das Gefecht danach es wert ist.',
  },
  gang: {
    what: 'Mit Bahnbau dürfen weitere Pioniere im Feld mit dem ersten Gleis legen, jeder für einen Punkt und ein Feld mehr (32.2).',
    weigh: 'Wer baut, tut in dieser Handlung nichts anderes.',
    usual: 'Alle, die da sind.',
  },
  scout: {
    what: 'Ein Flugzeug besieht ein Feld im Umkreis von zehn um eine Nachschubeinheit: Ein ungerader Würfel zeigt die Feinde dort und ringsum, ein gerader nichts (23.2).',
    weigh:
      'Es kostet einen Punkt, gelingt jedes zweite Mal, und danach muss das Flugzeug erst wieder bereit werden (23.3).',
    usual: 'Der Stapel, den man angreifen will und nicht kennt.',
  },
  join: {
    what: 'Andere bewegliche Einheiten im Feld dürfen sich dem Angriff der Truppe anschließen, die hineinmarschiert ist (12.4, 15.2).',
    weigh:
      'Mehr Würfel, mehr zu verlieren; eine Einheit ohne Zone kostet die 1 auf den Vorteilswürfel, die nur Berittene allein haben (15.5.2).',
    usual: 'Alle, die treffen können, aber nicht die letzte Besatzung eines Ortes.',
  },
  gun: {
    what: 'Das Schiffsgeschütz darf als Artillerie auf Deutsche feuern, die einen Hafen oder ein Küstenfeld verteidigen, einmal in der Runde; es kann nicht getroffen werden (23.5).',
    weigh: 'Es kostet nichts und dient in dieser Runde nur einem Gefecht.',
    usual: 'Ja, außer es folgt ein größeres Gefecht an der Küste.',
  },
  aeroplane: {
    what: 'Jede Seite darf ein Flugzeug für 1 mehr auf den Vorteilswürfel einsetzen; es kostet keinen Punkt (23.1).',
    weigh: 'Nach dem Gefecht sagt ein Wurf, wann es wieder bereit ist (23.3), und aufklären soll es auch.',
    usual: 'Ja, in jedem Gefecht, auf das es ankommt.',
  },
  bid: {
    what: 'Beide Seiten werfen einen Würfel, und die höhere Summe hat den Vorteil: Sie feuert in jedem Gang zuerst oder darf ohne einen Schuss abziehen. Ein Aktionspunkt bringt 1 auf Ihren Würfel, einmal im Gefecht; erst sagt es der Angreifer, dann der Verteidiger (15.5.2).',
    weigh:
      'Eins mehr auf dem Würfel ist etwa jeder sechste Wurf. Die andere Seite kann nachziehen, und derselbe Punkt kauft einen Marsch oder sammelt zwei Einheiten (12.2, 19.2).',
    usual: 'Zahlen, wenn man abziehen will oder das Gefecht einen Ort entscheidet; sonst nichts.',
  },
  withdraw: {
    what: 'Wer den Vorteil hat, darf gehen statt zu kämpfen: Niemand feuert, ein Würfel sagt, wie viele Felder die ganze Truppe geht, und unbewegliche Einheiten sind verloren (15.5.3, 16.4, 16.4.1).',
    weigh:
      'Jedes Feld in einer feindlichen Zone zersprengt die ganze Truppe oder kostet schon Zersprengte (16.4.2), und der Ort ist aufgegeben.',
    usual:
      'Kämpfen, wenn man gewinnen oder halten kann; einen guten Stapel aus einem Ort abziehen, der ohnehin verloren ist.',
  },
  advance: {
    what: 'Das Feld ist leer: Beliebige der angreifenden beweglichen Einheiten dürfen sofort hinein, ohne Punkte und ungeachtet der Zonen (17.5).',
    weigh:
      'Ein Ort zählt nur, wenn jemand darin steht (4.0). Wer hineingeht, kann dort angegriffen werden, und wer zurückbleibt, auch.',
    usual: 'Genug, um ihn gegen die Nachbarn zu halten, die Geschütze dahinter.',
  },
  hits: {
    what: 'Sie sagen, welche Einheit den Treffer nimmt: Geordnete werden zersprengt, Zersprengte und Einheiten mit einer Stufe sind vernichtet (16.2, 16.3).',
    weigh:
      'Eine geordnete Einheit am Ende verhindert die Niederlage (17.1). Führer und Funkstationen bringen jede Runde einen Punkt (9.1).',
    usual: 'Die schwächsten zuerst, und eine starke Einheit bis zuletzt geordnet lassen.',
  },
  'fall-back': {
    what: 'Die Truppe, die abzieht oder geschlagen ist, geht zusammen so viele Felder, wie der Würfel sagt, nie näher zum Feind (16.4, 17.4). Jedes Feld in einer feindlichen Zone schadet ihr (16.4.2).',
    weigh: 'Endet der Weg im Nachschub, in einem Ort oder in einer eigenen Schanze, wo sie halten darf (17.4)?',
    usual: 'Um die feindlichen Zonen herum zu den eigenen.',
  },
  trench: {
    what: 'Eine geschlagene Truppe in ihrer eigenen Schanze darf bleiben statt zurückzugehen, ganz oder gar nicht (17.4).',
    weigh:
      'Sie behält den Ort, aber mit Zersprengten, und der Feind kann für einen weiteren Punkt wieder angreifen (15.6).',
    usual: 'Halten, außer der nächste Angriff würde sie vernichten und der Ort wird nicht gebraucht.',
  },
  overstacked: {
    what: 'Durch einen Rückzug stehen mehr als zwölf Deutsche oder neun Alliierte in einem Feld; der Besitzer gibt Einheiten auf (14.1, 14.2, 14.4).',
    weigh: 'Das gilt als im Gefecht verloren, und nur manche Arten können wieder gekauft werden (10.5).',
    usual: 'Zersprengte und schwache, oder solche, die ersetzt werden können.',
  },
  rally: {
    what: 'Ein Aktionspunkt ordnet bis zu zwei zersprengte Einheiten in einem Feld, die im Nachschub sind, so oft man will (19.2).',
    weigh: 'Zwei Stufen für einen Punkt sind billiger als jeder Rekrut. Übrige Punkte bleiben, bis zu 12 (9.2).',
    usual: 'Zuerst Einheiten mit Zone und solche, die angegriffen werden, immer zu zweit.',
  },
}
