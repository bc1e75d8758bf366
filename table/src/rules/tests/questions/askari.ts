/** What people ask of Guns of the Askari, and the cases that answer: any of them will do. */
export const ASKARI = `
en | Can cavalry retreat across the lake? | 10.3.6 11.12.2
en | Is there a stacking limit? | 3.0
en | Do units have to stop when they enter a hex with enemies? | 10.1.6
en | How do I use a porter column as a supply source? | 7.2.3 7.2.3a
en | Does using up a Carrier for supply cost victory points? | 7.2.3b 13.1.4
en | Where may a British unit start its line of communication? | 7.1.7
en | What happens to a unit that moves without supply? | 10.1.8
en | Can the Germans run away before a battle? | 11.5.1 11.5.2
en | How many units can ride the railway? | 10.2.5
en | What does it cost to move by rail? | 10.2.6
en | Can a broken unit still be shot at? | 11.3.4
en | When is a third Segment played? | 9.1.4 9.1.4b
en | Can battleships shell troops on land? | 12.6.1 11.8.7
en | Can a cruiser sail into any coastal hex? | 12.3.10
en | What happens to Carriers when my troops lose the battle? | 11.12.3
en | How do I capture an enemy gun? | 11.12.1 2.2.4a
en | How do I dig in? | 10.1.9
en | Who controls a lake? | 4.1.5
en | May attackers use machine guns? | 11.9.2
en | When do I get replacements? | 8.2 8.2.3 8.2.2
de | Wie oft darf ich Führung einsetzen? | 11.13.1
de | Wann tritt Portugal in den Krieg ein? | 8.4.1 8.4.3
de | Was bewirkt Unterdrückung durch Beschuss? | 11.4.3 11.4.1
de | Wer schießt zuerst beim Gewehrfeuer? | 11.10.2
de | Was bringen die Blockadebrecher? | 12.7.1 12.7
de | Wie fange ich einen Transport auf See ab? | 12.4.1 12.4.7 12.4.7c 10.3.7
de | Welche Verluste bringt die Regenzeit durch Krankheiten? | 6.2 6.2.3 6.2.4 6.2.2
de | Wann erobert man eine Stadt? | 4.1.4
de | Wann kommen die Geschütze der Königsberg? | 8.1.8f
de | Darf ich zwei geschwächte Einheiten zusammenlegen? | 8.2.10
`

/** 150 more, fifty of them German: what people ask first, and what they ask of cases drawn by lot. */
export const MORE_OF_ASKARI = `
en | How many units can I pile up in one hex? | 3.0
en | Do British troops need to bring porters along when they attack? | 7.1.7 7.1.6 11.7.1
en | What happens if both of us roll the same number for the random event? | 6.1.3
en | Do I lose points for eating up porters? | 7.2.3b 13.1.4
en | Can I save replacement points for later? | 8.2.1
en | How do I get a destroyed company back? | 8.2.6 8.2.8
en | When does Portugal come into the war? | 8.4.1 8.4.3
en | Is there always a third operations segment? | 9.1.4 9.1.4a 9.1.4b
en | Can my men walk from one coast of a lake hex to the other coast of the same hex? | 10.1.7
en | What does digging in cost and when may I do it? | 10.1.9
en | How many units fit on a train? | 10.2.5
en | Can I bring more troops by rail into a battle when I am attacked? | 11.6 11.6.1 11.6.2
en | Can a cruiser be shot at by guns on land? | 12.6.5
en | Can the Germans slip away before a battle? | 11.5.1 11.5.2 11.5.3
en | When may the attacker use his machine guns? | 11.9.2
en | What happens to units that fail morale? | 11.3.3 11.3.4
en | Who wins the fight if both sides still have unbroken units? | 11.11.2
en | Can I retreat into a hex with enemies? | 11.12.4
en | My carrier stood alone and the enemy walked in. What becomes of it? | 2.5.6
en | What do the Germans get when the Königsberg is sunk? | 8.1.8f
de | Wie viele Siegpunkte braucht die Entente in Smuts? | 14.2.8
de | Können Schiffe auf den Viktoriasee fahren? | 2.3.5 2.3.4 12.3.3
de | Wie weit darf ein Schiff in einem Impuls fahren? | 12.3.4 12.3.5 12.3.8
de | Welche Einheiten sind vor Krankheit in der Regenzeit sicher? | 6.2.2
de | Darf ich zwei angeschlagene Bataillone zusammenlegen? | 8.2.10
de | Was passiert mit meinen Trägern, wenn ich die Schlacht verliere? | 11.12.3
de | Geht eine gewürfelte Sechs immer daneben? | 11.1.7
de | Ab wann darf die Entente ihre Führung ausspielen? | 11.13.4
de | Was bringt ein Blockadebrecher? | 12.7.1 12.7.2
de | Fährt ein Panzerwagen ohne Versorgung noch? | 10.1.8
en | Where on the battle board do I put infantry that has not dug in? | 11.7.3c
en | In which turns do my troops suffer from malaria? | 6.2.1 5.1.3
en | Is Mombasa a supply base? | 7.2.2
en | If I take Dar-es-Salaam, does it supply my side? | 7.2.1 7.2.2
en | Do we count points every turn? | 5.1.4
en | What if one battalion of the moving stack has no movement points left? | 10.1.5
en | When does a boat count as being on Lake Victoria? | 2.3.6
en | What happens to a ship that takes a second hit? | 12.5.4b
en | Do I win as attacker if all his units are broken? | 11.11.3
en | Must I use a replacement point in the turn I get it? | 8.2.1
en | Can a battery bombard twice in one battle? | 11.8.4
en | Do railways help to carry supply? | 7.1.4
en | The only hex to fall back to is full of Germans, what then? | 11.12.4
en | Does the harbour defence keep firing when the enemy fleet breaks off? | 12.5.6c
en | Whose choice is it which battalions are reduced by rifle fire? | 11.10.7
en | Does the Entente own Bukoba at the start of the 1916 scenario? | 14.2.3 14.2.2
en | Do ships move hex by hex? | 12.3.1
en | My company is attacked, must it stand and fight? | 11.5 11.5.1
en | Can the same company ride to two battles in one segment? | 11.6.4
en | Are there any vessels in the Guerilla War? | 14.3.2
de | Wird beim MG-Feuer jeder Schuss einzeln abgehandelt? | 11.9.5
de | Was geht verloren, wenn ein Transporter getroffen wird? | 12.5.4d
de | Kann Artillerie durch Gewehrfeuer getroffen werden? | 11.10.1
de | In welcher Reihenfolge läuft eine Landschlacht ab? | 11.1.4
de | Schadet eine weitere Granate einer schon niedergehaltenen, geschwächten Einheit? | 11.4.5 11.4.4b
de | Wie hilft mir die Führung beim Würfeln? | 11.13.2
de | Wie bewegen sich Träger? | 2.5.3
de | Was wird aus meinen Booten, wenn der Feind den Hafen besetzt? | 12.3.9 12.3.9a 12.3.9b
de | Woran erkennt man einen Hafen? | 2.1.6
de | Wem gehört Taveta 1916? | 14.2.2 14.2.3
en | Which side fires its rifles first? | 11.10.2
en | What if a battalion on its weak side is hit again? | 2.2.3 11.2.2
en | How do I get more porters during the campaign? | 8.1.9 8.1.9a 8.1.9b 8.1.9c 8.1.9d
en | Will the South African regiments return after they have left? | 8.1.7g
en | Who has the first go in each segment? | 9.1.2
en | Do fresh units arrive at half strength? | 8.1.2
en | Can a company skip over a hex? | 10.1.3
en | Can riflemen damage a gunboat in a shore fight? | 12.6.3
en | Are the Portuguese allowed to march in the 1914 scenario? | 14.1.2
en | How do British units get from the west of the map to the east coast? | 10.3.10
en | Where does a defeated attacker go? | 11.12.2
en | Can I put a boat on Lake Kivu? | 12.1.3
en | Who picks the victim of a machine gun hit? | 11.9.8
en | What if both admirals want a fight? | 12.4.5
en | How many times a month may Lettow's leadership be called on? | 11.13.1
en | What if I want to catch a ship and my opponent would rather not fight? | 12.4.6
en | Does a German force need porters beside it when it attacks a town? | 7.1.8
en | What is the use of porters? | 2.5.2 2.5
en | Which player lays out his battle board first? | 11.7.3
en | When are porters taken off the map? | 2.5.4 7.2.3a 8.2.4b
de | Kann ich einen Stapel aufteilen und nur einen Teil ziehen? | 10.1.2
de | Was gilt für schwere Geschütze, die keine Rückseite haben? | 2.2.4 2.2.4b
de | Wann treten die gewürfelten Ereignisse ein? | 6.1.4
de | Wie trifft ein Schiff ein anderes? | 12.5.4 12.5.4b 12.5.4a
de | Sind gelandete Truppen in der Schlacht versorgt? | 10.3.5
de | Wie bringe ich eine vernichtete Einheit gleich in voller Stärke zurück? | 8.2.7
de | Darf ich über einen See fahren, den der Gegner beherrscht? | 10.3.3
de | Beschießt der Angreifer oder der Verteidiger zuerst? | 11.8.1
de | Was passiert, wenn die Kingani versenkt wird? | 8.1.7e
de | Wie oft darf ein Schiff das Abfangen versuchen? | 12.4.2
en | Is there any penalty for having a huge stack? | 3.0
en | What do I need to do to keep hold of a town? | 4.1.4
en | My troops are cut off, what does that do to them when they march? | 10.1.8
en | Does an army that is cut off fight worse? | 11.7.1
en | Can I carry soldiers on my lake steamers? | 10.3 10.3.1 10.3.8
en | Can I stop the enemy using a lake? | 7.1.5b 10.3.3 4.1.5
en | What does the Marie carry? | 8.1.8e 12.7.1
en | Can infantry fire at my bombarding guns? | 11.10.1 11.9.1
en | What happens when a suppressed unit fires? | 11.4.3
en | May I fight two battles with the same ship? | 12.3.11 12.3.11a 12.4.3 12.3.7
en | How do the Germans win? | 13.1.1
en | How does the Entente score? | 13.1.2
en | When can I fetch units from the dead pile? | 8.2.6 8.2.3 2.4.2 8.2
en | Do Carriers slow my troops down? | 2.5.3 10.1.1
en | Where do Indian reinforcements land? | 8.1.7a 8.1.5
en | Can trenches be used at once when I arrive in a hex? | 10.1.9
en | How many dice do I roll in a rifle volley? | 11.10.5
en | What happens to guns when the infantry around them is gone? | 11.12.1
en | Can Zanzibar or Mafia be conquered? | 4.1.6
en | Does the German have to retreat with his whole force? | 11.5.3
de | Wie weit kommt die Feldkompanie in einem Impuls? | 10.1.1
de | Kann ich nach einer Schlacht noch weiterziehen? | 10.1.6 11.5.4
de | Woher bekomme ich Nachschub im Landesinneren? | 7.1.4 7.2.3 7.2.2
de | Wie viele Siegpunkte verliere ich durch aufgezehrte Träger? | 7.2.3b 13.1.4
de | Wann dürfen Briten mit Maschinengewehren angreifen? | 11.9.2
de | Was kann ich gegen feindliche Landungen auf See tun? | 10.3.7 12.4.1 12.4.10
de | Welche Einheiten verlassen Afrika im Lauf des Krieges? | 8.3.1 8.3.2
de | Wie viele Runden wird zur See geschossen? | 12.5.2b
de | Darf ein Kreuzer vor jedem Strand ankern? | 12.3.10
de | Was bedeutet MQV? | 1.1 2.2.2c
en | Do Belgian units get sick in the rains? | 6.2.2
en | What is the benefit of holding Dar-es-Salaam? | 8.1.9b 7.2.2 13.1.2
en | Can the Entente land a Carrier every month? | 8.1.9a
en | Does a ship need supply? | 7.1.9
en | How do two neighbouring Carriers work? | 7.1.10
en | Can a stack be split while it is marching? | 10.1.2 10.1.5
en | May enemies next to the track stop my trains? | 10.2.2
en | Which side fires machine guns first? | 11.9.4
en | Do artillery units also shoot with rifles in the same battle? | 11.7.3b
en | What is a coastal defence unit? | 12.2.4
en | Can my fleet be divided before an interception? | 12.4.7a
en | Is it possible to break off a sea battle? | 12.5.6 12.5.6a 12.5.6b
en | How much damage can a boat take? | 12.5.4b 2.2.2
en | What if a battle hex has no way out? | 11.12.4
en | May the Portuguese be attacked before they join? | 8.4.3
en | Can reduced units be merged? | 8.2.10
en | How many replacement points do I get from Tabora? | 8.2.3
en | Do units in reserve help in a rail battle far away? | 11.6 11.6.1 11.6.2
en | Which ships are missing in 1916? | 14.2.7a
en | How long is the Grand Campaign? | 14.4.1
de | Wo dürfen deutsche Verstärkungen aufgestellt werden? | 8.1.8a
de | Was ist ein Patrouillenkasten? | 2.1.5b 12.1.2 12.1.4
de | Kostet die Bahnfahrt Bewegungspunkte? | 10.2.6
de | Was geschieht bei einem Unentschieden im Gefecht? | 11.11.2
de | Wann prüft eine Einheit ihre Moral? | 11.3.1
de | Wie oft darf ein Geschütz in einem Gefecht feuern? | 11.8.4
de | Kann ein Boot einen anderen See erreichen? | 2.3.4 12.3.3 2.3.2
de | Welche Seite beginnt den Zug? | 9.1.2 5.1.5
de | Dürfen Träger mit der Bahn fahren? | 10.2.6 10.2.5
de | Was ist die Insel Mafia wert? | 13.1.2 4.1.6
`
