/** What people ask of Lettow-Vorbeck, and the cases that answer: any of them will do. */
export const LETTOW = `
en | How many units can I stack in one space? | 11.0
en | Do garrisons count towards the stacking limit? | 11.0
en | Can a garrison move out of its town? | 4.5
en | What happens to a unit that has nowhere to retreat? | 17.2
en | Who fires first in a battle? | 14.1
en | Who wins ties on the superiority roll? | 13.0
en | How far can I go by train? | 10.6 28.3
en | Can I retreat by boat? | 17.3 28.2
en | When may the Belgians move? | 28.1
en | Do I have to attack when I enter a space with an enemy? | 12.1
en | How does air support work, and can I lose the planes? | 24.4
en | What happens if the battle is not decided after three rounds? | 16.0
en | When does the Königsberg crew land? | 5.5 27.1 5.2
en | Where can German recruits be placed? | 27.2
en | Where do British reinforcements arrive? | 27.3
en | How do the Germans win? | 26.0
en | Can the Germans cross the Indian Ocean? | 28.2
en | May British and Portuguese troops stack together? | 29.0
en | What does a fort do? | 22.2
en | Are the Germans ever out of supply at home? | 30.2
de | Was passiert, wenn mein Kartenstapel leer ist? | 8.0
de | Wann trifft ein Schuss? | 14.1 4.3
de | Darf ich mich aus dem Gefecht lösen, bevor geschossen wird? | 18.0 30.1
de | Wie viele Bewegungspunkte kostet ein Pfad? | 10.2
de | Was geschieht mit Einheiten ohne Nachschub? | 21.3
de | Kann eine kleine Truppe vom Land leben? | 21.4
de | Wer sucht aus, welche Einheit verloren geht? | 14.2
de | Kommen vernichtete Einheiten zurück? | 4.6 27.1
de | Welche Einheiten sind schnell? | 4.2
de | Darf ich mir die verdeckten Karten ansehen? | 5.6
`

/** 150 more, fifty of them German: what people ask first, and what they ask of cases drawn by lot. */
export const MORE_OF_LETTOW = `
en | How many turns does the game last? | 26.0
en | Can the British enter the Congo right away? | 28.1
en | When do the Belgians join the war? | 28.1
en | Can I move by sea and then march on? | 28.2
en | May a beaten unit flee by ship? | 28.2
en | Can the Germans sail on the ocean? | 28.2
en | How far can a train go? | 28.3
en | Do trains have to stop for enemies? | 28.3
en | Can Belgians and British stand together? | 29.0
en | Who can break off from a fight? | 30.1
en | How many forts can I build? | 30.3
en | When is a German unit out of supply? | 30.2
en | Where do new German troops show up? | 27.2
en | Where do Portuguese reinforcements arrive? | 27.3
en | Do eliminated units ever come back? | 27.1
en | How does the aircraft help me? | 24.4
en | Does the armoured car move like infantry? | 24.3
en | Who sets up first? | 25.0
en | What do the letters KAR and FKA mean? | 24.2
en | Where do the sailors of the Königsberg start? | 25.2 27.1
de | Wann gewinnt der Deutsche? | 26.0
de | Wo stellt der Alliierte seine Truppen zu Beginn auf? | 25.1
de | Darf ich über den Tanganjikasee fahren? | 28.2
de | Wie kommen die Südafrikaner ins Spiel? | 27.1
de | Welche Truppenarten gibt es? | 24.1
de | Kann ich Verstärkungen auf ein vom Feind besetztes Feld setzen? | 27.1
de | Kann ich ein erobertes Versorgungszentrum selbst nutzen? | 30.2
de | Wer darf eine Festung bauen? | 30.3
de | Ab wann ist Portugal nicht mehr neutral? | 28.1
de | Wie oft darf der Alliierte Flugzeuge einsetzen? | 24.4
en | What tells me how many movement points my troops have? | 5.2 10.1
en | Is Portugal neutral at the beginning? | 28.1
en | Can I retreat into the Congo while it is closed? | 10.5 28.1
en | Does terrain make shooting harder? | 14.4
en | Can supply be traced through a town with enemy troops? | 21.2 30.2
en | Am I forced to fight when we share a town? | 12.1
en | Can the winner chase the loser? | 17.4
en | Do I keep a town after marching out of it? | 3.4
en | How many losses can a battalion suffer before it is gone? | 2.1
en | Can recruits appear at a British fort? | 22.5
en | Do I have to carry out what the card says? | 5.3
en | Can a retreating unit start another fight? | 17.5
en | What does RFF stand for? | 24.2
en | What does a train ride cost? | 28.3 10.6
en | What happens when the fort marker comes out of the pool? | 9.6 22.1
en | Does a brigade at sea in the Indian Ocean box count as being on the map? | 19.2
en | Does a card do the same thing every time it is played? | 5.5
en | How fast is the armoured car? | 24.3 4.4
en | Where can Germans put their new companies? | 27.2
en | Which town may a beaten army go to? | 17.1
de | Wer bestimmt, welche Einheit fällt? | 14.2
de | Wie viel Bewegung verbraucht ein Pfad? | 10.2
de | Wo stehen die deutschen Abteilungen am Anfang? | 25.2
de | Was passiert, wenn ich beim Flugzeug eine Sechs würfle? | 24.4
de | Wie groß ist eine deutsche Einheit? | 24.1
de | Muss eine einzelne Abteilung ohne Versorgung würfeln? | 21.4
de | Wann genau wirkt eine Karte, die vor der Bewegung gilt? | 7.1
de | Darf ich mir die Verstärkung aussuchen? | 9.1 27.1
de | Kann ich mit Truppen von Mombasa nach Tanga übersetzen? | 28.2
de | Wann ist ein Gefecht vorbei? | 12.3 16.0
en | How long can a battle go on? | 12.2 16.0
en | Which troops are fast? | 4.2
en | What happens to a unit that gets no movement points? | 10.8
en | What does lack of supply do to a unit? | 21.3
en | May my opponent see my cards? | 5.6 19.1
en | Who shoots after the superior side has fired? | 14.3
en | How do I lose my fort? | 22.3
en | Where do the Belgians get their reinforcements? | 27.3
en | Can I escape by train after losing? | 17.3
en | How many cards does each player have? | 5.1
en | When do I have to check whether my men are fed? | 21.1
en | Which player may slip out of a fight first? | 18.1
en | Is there a road from Tabora to Muansa? | 3.7
en | What is the number on a counter for? | 4.3
en | May I look through the deck? | 5.6
en | How strong is the King's African Rifles battalion? | 4.7
en | Which places are harbours? | 3.2 3.7
en | How many supply centres are there? | 3.6
en | What becomes of a battalion that is wiped out? | 4.6 27.1 2.1
en | Must a unit halt when it meets the enemy? | 10.3
de | Was ist mit "ein Stapel" auf einer Karte gemeint? | 10.9
de | Schadet fehlende Versorgung auch dem Kampf? | 21.5
de | Was mache ich, wenn alle Karten gespielt sind? | 8.0
de | Wie viele Truppen passen in eine Stadt? | 11.0
de | Was gibt einen Vorteil beim Überlegenheitswurf? | 13.0
de | Darf ich mich nach der ersten Runde zurückziehen? | 15.0
de | Wer verliert, wenn nach drei Runden noch beide da sind? | 16.0
de | Können Garnisonen marschieren? | 4.5
de | Wohin kommen neue Einheiten der Deutschen? | 27.2
de | Wann sage ich die Flieger an? | 13.1 24.4
en | What decides who fires first? | 13.0 14.1
en | How many hits kill a unit? | 2.1
en | How do I get new units? | 9.1 27.1
en | What happens to Portuguese units before Portugal joins? | 28.1
en | Can I stack six units in one town? | 11.0
en | What is a supply centre good for? | 30.2 27.2 27.3 26.0 3.6
en | How do the Allies win the war? | 26.0
en | Must I use all movement points? | 5.3 10.1
en | Can an armoured car break off? | 30.1
en | How do cavalry move? | 10.1 5.2 4.2
en | Who has to give way if a fight drags on? | 16.0
en | Can I retreat into a space with my own troops? | 17.1 11.0
en | What does the fort give me in a battle? | 22.2 13.0
en | How many rounds are there in a fight? | 12.2
en | Can I move by train through an enemy town? | 10.6 28.3
en | What happens to a garrison when the others retreat? | 17.2 4.5 15.0
en | Where do British recruits land? | 27.3
en | How do I set up the Germans? | 25.2
en | Do I see my opponent's cards? | 5.6 19.1
en | How big is the chance that my planes help? | 24.4
de | Wer ist zuerst am Zug? | 7.0
de | Wie viele Karten hat jede Seite? | 5.1
de | Wie weit darf meine Infanterie marschieren? | 10.1 5.2
de | Darf ich beim Feind landen? | 28.2
de | Kann ich eine Schlacht vermeiden? | 12.1 18.0 30.1
de | Wer trifft wann? | 14.1
de | Müssen Deutsche in ihrer Kolonie Nachschub haben? | 30.2
de | Was passiert mit Einheiten ohne Versorgung? | 21.3
de | Dürfen britische und belgische Truppen zusammen kämpfen? | 29.0
de | Was geschieht, wenn das Kartendeck leer ist? | 8.0
en | When do my supply checks happen? | 21.1 7.0
en | Which units are slow? | 4.2
en | How are reinforcements chosen? | 9.1 27.1
en | Can a fort be destroyed? | 22.3
en | Who retreats first? | 15.0
en | Does retreating cause losses? | 17.2
en | Which side is the attacker? | 12.1
en | Does Smuts' card cost me units? | 5.6 5.5 5.2
en | What happens at the end of turn fourteen? | 26.0
en | Can garrisons be rebuilt? | 9.5 4.6
en | Is Mozambique closed at first? | 28.1 10.5
en | Can I put a recruit into a full town? | 9.2 9.3 11.0
en | May I sail into a harbour held by the enemy? | 28.2
en | How many ships can I use? | 28.2 10.7
en | What is tactical superiority? | 13.0
en | Can I use my opponent's supply centres? | 30.2
en | Do I lose the aeroplanes? | 24.4
en | What is a stack? | 2.2 10.9
en | How does the Königsberg card work? | 5.6 27.1
en | Can I pass through a town with five friendly units? | 11.0
de | Was ist eine schnelle Einheit? | 4.2
de | Wann darf ich abbrechen? | 18.0 30.1 18.1
de | Wie viele Einheiten ziehe ich? | 5.2 9.1
de | Was passiert bei Gleichstand? | 13.0
de | Kann ich mit der Bahn flüchten? | 17.3
de | Bringt ein Fort Verstärkungen? | 22.2 27.2 22.5
de | Wo landen die Südafrikaner? | 27.1 5.6
de | Wie lange dauert das Spiel? | 26.0 1.0
de | Darf ich in den Kongo? | 28.1 10.5
de | Was tun Garnisonen beim Rückzug? | 4.5 17.2 15.0
`
