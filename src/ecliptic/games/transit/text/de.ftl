# Jedes Wort von The Transit of Venus, das jemand beim Spielen liest. Was Sätze benutzen können: `kernel/catalogue.py`.

title = The Transit of Venus
summary = Kooperatives Cribbage: Astronomen aus vier Jahrhunderten spielen gegen die Sanduhr, mit Karten, über die sie nicht reden dürfen.

## Optionen

option-rounds = Feste Rundenzahl
    .help = Es werden genau so viele Runden gespielt, und die Sanduhr beginnt bei 0; 0 ist das offene Spiel.
option-historical = Historische Reihenfolge
    .help = Rückschläge und Meilensteine kommen in der Reihenfolge der Geschichte, statt gemischt zu werden.
option-harder = Schwereres Spiel
    .help = Nur die Rückschläge vier bis acht sind im Spiel.
option-ascending_runs = Nur steigende Folgen
    .help = Bei „Alte Weltbilder halten sich“ zählen nur steigende Folgen, keine fallenden.
option-war_adds = Der Krieg legt Karten dazu
    .help = Der Siebenjährige Krieg legt seine vier Karten zu den ausgelegten dazu. Fast immer verloren.

## Spielmaterial

card-unseen = eine Karte
card-1H = 1♥
card-2H = 2♥
card-3H = 3♥
card-4H = 4♥
card-5H = 5♥
card-6H = 6♥
card-7H = 7♥
card-8H = 8♥
card-1D = 1♦
card-2D = 2♦
card-3D = 3♦
card-4D = 4♦
card-5D = 5♦
card-6D = 6♦
card-7D = 7♦
card-8D = 8♦
card-1S = 1♠
card-2S = 2♠
card-3S = 3♠
card-4S = 4♠
card-5S = 5♠
card-6S = 6♠
card-7S = 7♠
card-8S = 8♠
card-1C = 1♣
card-2C = 2♣
card-3C = 3♣
card-4C = 4♣
card-5C = 5♣
card-6C = 6♣
card-7C = 7♣
card-8C = 8♣

century-17 = 17. Jh.
    .the = das 17. Jahrhundert
century-18 = 18. Jh.
    .the = das 18. Jahrhundert
century-19 = 19. Jh.
    .the = das 19. Jahrhundert
century-21 = 21. Jh.
    .the = das 21. Jahrhundert
century-enlightenment = Aufklärung
    .the = die Aufklärung
century-modern = Moderne
    .the = die Moderne

setback-old-models = Alte Weltbilder halten sich
    .phase = Fortschritt
setback-black-drop = Tropfenphänomen
    .phase = Forschung
setback-cloudy-skies = Wolkenverhangener Himmel
    .phase = Fortschritt
setback-first-transit = Der erste Transit findet statt
    .phase = Fortschritt
setback-revolutions = Unwissenschaftliche Revolutionen
    .phase = Fortschritt
setback-yellow-fever = Ausbruch des Gelbfiebers
    .phase = Fortschritt
setback-unluckiest-astronomer = Der größte Pechvogel der Astronomie
    .phase = Fortschritt
setback-seven-years-war = Der Siebenjährige Krieg
    .phase = Forschung

effect-old-models = { $by_option ->
    [yes] Eine Folge zählt nur, wenn ihre Karten steigend gespielt wurden, jede um eins höher.
   *[no] Eine Folge zählt nur, wenn ihre Karten der Reihe nach gespielt wurden, jede um eins höher oder jede um eins niedriger.
}
effect-black-drop = Die Sonne bleibt bis zur Beobachtung verdeckt.
effect-cloudy-skies = Eine Karte in der Farbe der Sonne bringt beim Ausspielen nichts ein.
effect-first-transit = Gleiche Karten bringen nur die Hälfte.
effect-revolutions = Wer in dieser Runde zuerst passt, verliert die übrigen Handkarten.
effect-yellow-fever = Jede 31 und jede letzte Karte rückt auch die Sanduhr um 1 vor.
effect-unluckiest-astronomer = Dreizehn bringt Punkte, fünfzehn nicht.
effect-seven-years-war = { $by_option ->
    [yes] Vier unbekannte Karten kommen in die Auslage; alle erhalten 4 Karten und legen wie gewohnt noch welche dazu.
   *[no] Vier unbekannte Karten bilden die Auslage; alle erhalten 4 Karten, und niemand legt aus.
}

milestone-unseen = einen Meilenstein
milestone-first-telescopes = Erste Fernrohre
    .timing = Jederzeit
milestone-stellae-novae = Stellae novae
    .timing = Jederzeit
milestone-keplers-model = Keplers Modell
    .timing = Fortschritt
milestone-paired-transits = Transite im Doppel
    .timing = Sofort, dauerhaft
milestone-nos-keplari = Nos Keplari
    .timing = Forschung
milestone-venus-in-sole-visa = Venus in sole visa
    .timing = Beginn der Beobachtung
milestone-sixty-million-miles = 60 Millionen Meilen
    .timing = Fortschritt
milestone-telescope-micrometer = Fernrohrmikrometer
    .timing = Jederzeit
milestone-cone-of-visibility = Sichtbarkeitskegel
    .timing = Fortschritt
milestone-lomonosovs-arc = Lomonossows Bogen
    .timing = Fortschritt
milestone-international-cooperation = Internationale Zusammenarbeit
    .timing = Sofort, dauerhaft
milestone-endeavour = Endeavour sticht in See
    .timing = Jederzeit
milestone-learned-societies = Gelehrte Gesellschaften
    .timing = Forschung
milestone-astronomical-unit = Astronomische Einheit
    .timing = Fortschritt
milestone-solving-longitude = Gelöstes Längenproblem
    .timing = Fortschritt
milestone-heliometer = Heliometer
    .timing = Fortschritt
milestone-congress = Kongress bezahlt Expeditionen
    .timing = Beginn der Forschung
milestone-photographic-plates = Fotoplatten
    .timing = Sofort, dauerhaft
milestone-amateur-observers = Amateurastronomen
    .timing = Fortschritt
milestone-transit-march = Venustransit-Marsch
    .timing = Jederzeit
milestone-newcombs-tables = Newcombs Sonnentafeln
    .timing = Fortschritt
milestone-iss = ISS im Orbit
    .timing = Fortschritt
milestone-hubble = Hubble-Weltraumteleskop
    .timing = Forschung
milestone-venus-express = Venus Express startet
    .timing = Jederzeit
milestone-exoplanet-research = Exoplanetenforschung
    .timing = Sofort, dauerhaft
milestone-vt-2004 = VT-2004
    .timing = Fortschritt
milestone-live-stream = Transit im Livestream
    .timing = Forschung
milestone-simultaneous-observation = Gleichzeitige Beobachtung
    .timing = Beginn des Fortschritts

effect-first-telescopes = Alle ziehen 1 Karte.
effect-stellae-novae = Die Sonne wird abgeworfen und eine neue aufgedeckt.
effect-paired-transits = Wer diese Karte vor sich hat, erhält auch die Punkte für gleiche Karten anderer, sobald eine eigene darunter ist.
effect-nos-keplari = Sieh dir eine fremde Hand an und tausche Karten mit ihr, eine gegen eine.
effect-venus-in-sole-visa = Wirf eine Karte der Auslage ab.
effect-telescope-micrometer = { $players ->
    [2] Beide ziehen je 1 Karte.
    [3] Das 18. und das 19. Jahrhundert ziehen je 1 Karte.
   *[other] Das 18., das 19. und das 21. Jahrhundert ziehen je 1 Karte.
}
effect-international-cooperation = Wer diese Karte vor sich hat und mit einer Folge punktet, verschafft allen, von denen eine Karte darin liegt, 1 Punkt mehr.
effect-endeavour = Die ganze Auslage wird abgeworfen; vier Karten vom Stapel ersetzen sie.
effect-learned-societies = In dieser Runde dürfen alle mit einer offenen Sonne tauschen wie mit der Auslage.
effect-congress = Alle erhalten 2 Karten mehr und werfen vor dem Fortschritt 2 ab.
effect-photographic-plates = Wer diese Karte vor sich hat, erhält für die eigene 31 oder letzte Karte 1 Punkt mehr.
effect-transit-march = { $players ->
    [2] Die Moderne zieht 1 Karte.
    [3] Das 19. Jahrhundert zieht 1 Karte.
   *[other] Das 19. und das 21. Jahrhundert ziehen je 1 Karte.
}
effect-iss = Decke zwei verdeckte Karten der Auslage auf.
effect-hubble = In diesem Fortschritt bringen drei oder mehr Karten einer Farbe hintereinander 1 Punkt je Karte.
effect-venus-express = Nimm eine Karte der Auslage auf die Hand; vom Stapel wird nachgelegt.
effect-exoplanet-research = Wer diese Karte vor sich hat, erhält 1 Punkt, sobald die Summe 31 erreicht.
effect-live-stream = Eine Hand liegt in dieser Runde für alle offen.
effect-simultaneous-observation = Eine Person darf ihre Hand gegen die Auslage tauschen.
effect-wild = Spiele die Karte als { $rank ->
    [0] beliebigen Wert
   *[other] { $rank }
} aus. Jederzeit: Gib sie an { $players ->
    [2] eine spätere Epoche
   *[other] ein späteres Jahrhundert
} weiter.

## Phasen, und worum es darin geht, wenn man sie zum ersten Mal erlebt

phase-first-player = Wer beginnt?
    .guide = Der Zufall bestimmt, wer als 17. Jahrhundert beginnt (zu zweit: als Aufklärung); die anderen folgen im Uhrzeigersinn. Jede Runde rücken alle um eins weiter, damit niemand auf dem schwächsten Stuhl sitzen bleibt.
    .guide-title = Jeder bekommt ein Jahrhundert
phase-setback = Ein Rückschlag wird aufgedeckt
    .guide = Ein Rückschlag verbiegt in dieser Runde eine Regel zu euren Ungunsten. Lies ihn, bevor du etwas auslegst.
    .guide-title = Der Rückschlag
phase-w6 = Vor der Runde
    .guide = Ein Moment, um Meilensteine zu nutzen oder jemandem einen Joker zu geben. Wenn du nichts tun willst, bist du fertig.
    .guide-title = Vor der Runde
phase-limit = Obergrenze für Meilensteine
    .guide = Niemand beginnt eine Runde mit mehr Meilensteinen als erlaubt: Wirf ab, was zu viel ist.
    .guide-title = Zu viele Meilensteine
phase-w0 = Beginn der Forschung
    .guide = Wer einen Meilenstein hat, der jetzt wirkt, darf ihn nutzen. Wenn du nichts tun willst, bist du fertig.
    .guide-title = Beginn der Forschung
phase-deal = Forschung: Austeilen
    .guide = Die Karten werden ausgeteilt, so viele, wie jedes Jahrhundert bekommt; deine sieht sonst niemand. Bis zur Beobachtung darf nur über die Wirkung von Karten gesprochen werden.
    .guide-title = Austeilen
phase-w1 = Forschung: nach dem Austeilen
    .guide = Wer einen Meilenstein hat, der jetzt wirkt, darf ihn nutzen. Wenn du nichts tun willst, bist du fertig.
    .guide-title = Nach dem Austeilen
phase-place = Forschung: Auslegen
    .guide = Lege Handkarten offen in die Auslage; wie viele, hängt von deinem Jahrhundert ab. Was dort liegt, zählt später für die Sanduhr: Vermeide also Fünfzehnen, Paare und Folgen. Offene Karten lassen sich im Spiel aber auch eintauschen.
    .guide-title = In die Auslage legen
phase-sun = Forschung: die Sonne
    .guide = Eine weitere Karte wird aufgedeckt: die Sonne. Am Ende der Runde wird sie zusammen mit der Auslage gezählt.
    .guide-title = Die Sonne
phase-w2 = Forschung: nach der Sonne
    .guide = Wer einen Meilenstein hat, der jetzt wirkt, darf ihn nutzen. Wenn du nichts tun willst, bist du fertig.
    .guide-title = Nach der Sonne
phase-discard = Vor dem Fortschritt
    .guide = Eine Karte verlangt, dass du vor dem Ausspielen verdeckt abwirfst.
    .guide-title = Vor dem Fortschritt
phase-w3 = Beginn des Fortschritts
    .guide = Wer einen Meilenstein hat, der jetzt wirkt, darf ihn nutzen. Wenn du nichts tun willst, bist du fertig.
    .guide-title = Beginn des Fortschritts
phase-turn = Fortschritt
    .guide = Spiele eine Karte in die Reihe oder tausche eine deiner Karten verdeckt gegen eine offene aus der Auslage und spiele diese aus. Die Summe darf 31 nicht übersteigen. Fünfzehn, einunddreißig, Paare, Folgen und die letzte Karte rücken den Marker deines Jahrhunderts vor. Hilf dem Jahrhundert, das hinter der Sanduhr zurückliegt. Passen darfst du nur, wenn keine deiner Handkarten passt.
    .guide-title = Fortschritt
phase-w4 = Beginn der Beobachtung
    .guide = Von hier an dürft ihr frei reden. Meilensteine, die die Auslage verändern, werden jetzt genutzt.
    .guide-title = Beginn der Beobachtung
phase-reveal = Beobachtung: Aufdecken
    .guide = Verdeckte Karten der Auslage werden aufgedeckt.
    .guide-title = Aufdecken
phase-w5 = Beobachtung: vor dem Zählen
    .guide = Die letzte Gelegenheit für Meilensteine, bevor Auslage und Sonne gezählt werden und die Sanduhr vorrückt.
    .guide-title = Vor dem Zählen
phase-over = Das Ende
    .guide = Ihr habt gewonnen, wenn am Ende einer Runde kein Jahrhundert hinter der Sanduhr liegt.
    .guide-title = Das Ende

stage-research = Forschung
stage-advancement = Fortschritt
stage-observation = Beobachtung
stage-cleanup = Aufräumen

## Was gefragt ist

prompt-window = Nutze einen Meilenstein, gib einen weiter oder sag, dass du fertig bist.
prompt-limit = Du hast zu viele Meilensteine: Wirf { $left } ab.
prompt-place =
    Lege { $left ->
        [one] eine Karte
       *[other] { $left } Karten
    } in die Auslage.
prompt-discard =
    Wirf { $left ->
        [one] eine Karte
       *[other] { $left } Karten
    } verdeckt ab.
prompt-turn = Spiele eine Karte aus, tausche mit der Auslage oder passe, wenn keine Karte passt.
prompt-keep = Behalte einen der beiden Meilensteine.
prompt-target = Vor wem soll { $milestone } liegen?
prompt-partner = Wessen Hand willst du sehen?
prompt-offer = Biete eine deiner Karten an oder sag, dass du fertig bist.
prompt-take = Nimm eine Karte für die, die du anbietest.
prompt-stream-who = Wessen Hand wird übertragen?
prompt-pick = Wähle eine Karte der Auslage.
prompt-accept = Willst du deine Hand gegen die Auslage tauschen?

## Züge

move-play = { $card } ausspielen
move-place = { $card } auslegen
move-discard = { $card } abwerfen
move-offer = { $card } anbieten
move-take = { $card } nehmen
move-trade = { $slot ->
    [0] Die Sonne
   *[other] { $taken_card }
} gegen { $card } eintauschen und ausspielen
move-wild = { $milestone } als { $as_card } ausspielen
move-use = { $milestone } nutzen
move-give = { $milestone } weitergeben an { $seat }
move-keep = { $milestone } behalten
move-drop = { $milestone } abwerfen
move-pick = Die Karte auf Platz { $slot } wählen
move-seat = { $you ->
    [seat] Ich selbst
   *[none] { $seat }
}
move-accept = Hand gegen Auslage tauschen
move-decline = Meine Hand behalten
move-done = Fertig
move-pass = Passen

## Was geschehen ist

first = { $you ->
    [seat] Du beginnst und übernimmst { $century_the }.
   *[none] { $seat } beginnt und übernimmt { $century_the }.
}
round = Runde { $round } beginnt; { $you ->
    [seat] du übernimmst { $century_the }.
   *[none] { $seat } übernimmt { $century_the }.
}
setback = Rückschlag: { $setback }. { $effect }
dealt = { $you ->
    [seat] Du erhältst { $card }.
   *[none] { $seat } erhält { $card }.
}
drew = { $you ->
    [seat] Du ziehst { $card }.
   *[none] { $seat } zieht { $card }.
}
placed = { $you ->
    [seat] Du legst { $card } in die Auslage.
   *[none] { $seat } legt { $card } in die Auslage.
}
sun = { $card } ist die Sonne.
blind-sun = Eine Sonne, die niemand sehen darf, wird hingelegt.
into-tableau = In die Auslage kommt { $card }.
war = Vier unbekannte Karten kommen in die Auslage.
discarded = { $you ->
    [seat] Du wirfst { $card } verdeckt ab.
   *[none] { $seat } wirft { $card } verdeckt ab.
}
passed = { $you ->
    [seat] Du passt.
   *[none] { $seat } passt.
}
played = { $you ->
    [seat] Du spielst { $card }: { $total }.
   *[none] { $seat } spielt { $card }: { $total }.
}
traded = { $you ->
    [seat] Du spielst { $card } aus der Auslage und legst dafür { $laid_card } verdeckt hin: { $total }.
   *[none] { $seat } spielt { $card } aus der Auslage und legt dafür { $laid_card } verdeckt hin: { $total }.
}
played-wild = { $you ->
    [seat] Du spielst { $milestone } als { $as_card }: { $total }.
   *[none] { $seat } spielt { $milestone } als { $as_card }: { $total }.
}
points = { $you ->
    [seat] Du erhältst { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }: { $reasons }.
   *[none] { $seat } erhält { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }: { $reasons }.
}
earned-nothing = { $card } hat die Farbe der Sonne und bringt nichts ein.
run = Folge aus { $n }
multiple = { $n ->
    [2] Paar
    [3] Drilling
    [4] Vierling
   *[other] { $n } Gleiche
}
thirteen = Dreizehn
fifteen = Fünfzehn
thirty-one = Einunddreißig
suits = { $n } von einer Farbe
last-card = letzte Karte
plated = Fotoplatten
paired = Transite im Doppel
cooperated = Internationale Zusammenarbeit
watched = Exoplanetenforschung
fever = Gelbfieber: Die Sanduhr rückt auf { $mark } vor.
count-closed = Die Zählung ist beendet.
    .guide = Bei 31, oder wenn alle gepasst haben, wird die Reihe geräumt, und die Summe beginnt bei 0. Es beginnt, wer links vom letzten Spieler sitzt.
    .guide-title = Eine Zählung endet
drew-milestone = { $you ->
    [seat] Du ziehst { $milestone }.
   *[none] { $seat } zieht { $milestone }.
}
    .guide = Meilensteine helfen einmal oder für den Rest des Spiels. Tippe deine an, um zu lesen, was sie tun; sie leuchten, wenn du sie nutzen darfst.
    .guide-title = Ein Meilenstein
kept = { $you ->
    [seat] Du behältst { $milestone } und wirfst { $discarded_milestone } ab.
   *[none] { $seat } behält { $milestone } und wirft { $discarded_milestone } ab.
}
laid-before = { $you ->
    [other_seat] Ab jetzt vor dir: { $milestone }. { $effect }
   *[none] Ab jetzt vor { $other_seat }: { $milestone }. { $effect }
}
used = { $you ->
    [seat] Du nutzt { $milestone }: { $effect }
   *[none] { $seat } nutzt { $milestone }: { $effect }
}
given = { $you ->
    [seat] Du gibst { $milestone } an { $other_seat } weiter.
    [other_seat] { $seat } gibt dir { $milestone }.
   *[none] { $seat } gibt { $milestone } an { $other_seat } weiter.
}
dropped = { $you ->
    [seat] Du wirfst { $milestone } ab.
   *[none] { $seat } wirft { $milestone } ab.
}
looked-at-hand = { $you ->
    [seat] Du siehst dir die Hand von { $other_seat } an.
    [other_seat] { $seat } sieht sich deine Hand an.
   *[none] { $seat } sieht sich die Hand von { $other_seat } an.
}
showed = { $you ->
    [seat] Du zeigst { $card }.
   *[none] { $seat } zeigt { $card }.
}
offered = { $you ->
    [seat] Du bietest { $card } an.
   *[none] { $seat } bietet { $card } an.
}
swapped = { $you ->
    [seat] Du nimmst { $card } von { $other_seat } und gibst { $given_card }.
    [other_seat] { $seat } nimmt { $card } von dir und gibt dir { $given_card }.
   *[none] { $seat } nimmt { $card } von { $other_seat } und gibt { $given_card }.
}
opened-hand = { $you ->
    [seat] Deine Hand liegt in dieser Runde für alle offen.
   *[none] Die Hand von { $seat } liegt in dieser Runde für alle offen.
}
holds = { $you ->
    [seat] Du hast { $card } auf der Hand.
   *[none] { $seat } hat { $card } auf der Hand.
}
picked = { $you ->
    [seat] Du wählst { $card } auf Platz { $slot }.
   *[none] { $seat } wählt { $card } auf Platz { $slot }.
}
found = { $you ->
    [seat] Du findest { $card }.
   *[none] { $seat } findet { $card }.
}
turned-up = { $card } wird aufgedeckt.
exchanged = { $you ->
    [seat] Du tauschst deine Hand gegen die Auslage.
   *[none] { $seat } tauscht die Hand gegen die Auslage.
}
declined = { $you ->
    [seat] Du lehnst den Tausch ab.
   *[none] { $seat } lehnt den Tausch ab.
}
laid-open = { $card } kommt offen in die Auslage.
gathered = { $you ->
    [seat] Du nimmst { $card } auf.
   *[none] { $seat } nimmt { $card } auf.
}
burned = { $you ->
    [seat] Du musst { $card } abwerfen.
   *[none] { $seat } muss { $card } abwerfen.
}
observed = { $points ->
    [0] Die Auslage bringt keine Punkte. Die Sanduhr bleibt auf { $mark }.
   *[other] Die Auslage zählt { $points }: { $sets }. Die Sanduhr rückt auf { $mark } vor.
}
    .guide = Auslage und Sonne haben für die Sanduhr gezählt. Auch verdeckt Eingetauschtes zählt: Lege beim Tauschen also harmlose Karten hin.
    .guide-title = Die Sanduhr ist gewandert
so-far = { $points ->
    [0] Bisher nichts für die Sanduhr.
   *[other] Bisher { $points } für die Sanduhr: { $sets }.
}
victory = Sieg: { $players ->
    [2] Jede Epoche
   *[other] Jedes Jahrhundert
} hat mit der Sanduhr Schritt gehalten.
hourglass = Niederlage: Die Sanduhr ist bei { $mark } abgelaufen.
setbacks = Niederlage: Es gibt keinen Rückschlag mehr, und die Sanduhr liegt noch vorn.
behind = Niederlage: Die Runden sind vorbei, und die Sanduhr liegt vor mindestens { $players ->
    [2] einer Epoche
   *[other] einem Jahrhundert
}.
headline = Runde { $round }, Sanduhr auf { $mark }

## Was gesagt werden darf, solange nicht geredet wird

say-setback = { $setback }: { $effect }
say-milestone = { $milestone }: { $effect }

## Ablehnungen

over = Das Spiel ist zu Ende.
not-you = { $seat } ist am Zug.
nature-only = Das entscheidet nur der Zufall.
nature-acts = Zuerst muss der Zufall entscheiden.
not-in-hand = { $card } ist nicht auf dieser Hand.
too-high = { $total } + { $rank } wäre mehr als 31.
must-play = { $card } kann gespielt werden, deshalb darf nicht gepasst werden.
no-empty-trade = Zum Tauschen braucht man eine Handkarte, die man hinlegt.
slot-facedown = Nur offene Karten der Auslage können eingetauscht werden.
slot-empty = Auf diesem Platz liegt keine Karte.
sun-not-traded = Ohne „Gelehrte Gesellschaften“ kann die Sonne nicht eingetauscht werden.
milestone-not-held = { $milestone } ist nicht auf dieser Hand.
not-a-wild-face = { $milestone } kann nicht als { $rank } gespielt werden.
wrong-time = { $milestone } kann jetzt nicht genutzt werden. Die richtige Zeit: { $milestone_timing }.
no-cards = Der Stapel reicht nicht für: { $milestone }.
nothing-to-do = Hier hätte keine Wirkung: { $milestone }.
wild-only = { $milestone } wird weitergegeben oder als Karte gespielt, nicht genutzt.
no-handing-now = Zwischen dem Aufdecken und dem Zählen kann nichts weitergegeben werden.
not-later = Ein Meilenstein kann nur an { $players ->
    [2] eine spätere Epoche
   *[other] ein späteres Jahrhundert
} gehen; das trifft auf { $seat } nicht zu.
not-asked = Danach ist jetzt nicht gefragt.
order = Mehrere Karten werden in aufsteigender Reihenfolge gewählt, und es müssen noch genug zur Wahl stehen.
no-such-seat = { $seat } kann hier nicht gewählt werden.
none-left-to-take = Jede Karte der anderen Hand hat schon den Besitzer gewechselt.
already-swapped = { $card } hat schon den Besitzer gewechselt.
not-drawn = Das kann jetzt nicht kommen.
suit-silent = Auf die Farbe kommt es jetzt nicht an, für einen Joker wird nur sein Wert angesagt.

not-a-move = „{ $text }“ ist kein Zug. Züge sehen so aus: play 5H, trade 7S for 2C, use iss, pass.
not-now = Mit „{ $text }“ ist hier nichts anzufangen.
not-a-card = „{ $text }“ ist keine Karte. Karten sind 1 bis 8 mit H, D, S, C, zum Beispiel 5H.
not-a-milestone = Es gibt keinen Meilenstein „{ $text }“.
not-a-setback = Es gibt keinen Rückschlag „{ $text }“.
not-a-seat = „{ $text }“ ist kein Sitzplatz.
not-a-place = „{ $text }“ ist kein Platz der Auslage: Sie hat die Plätze 1 bis 12.
not-a-trade = Ein Tausch lautet: trade 7S for 2C, die Karte der Auslage zuerst.
not-faceup = { $text } liegt nicht offen in der Auslage (T-11).
not-a-wild-move = Ein Joker lautet: wild keplers-model as 1H.
wild-without-suit = Auf die Farbe kommt es hier nicht an: Ein Joker lautet zum Beispiel wild keplers-model as { $text }.
not-a-wild = „{ $text }“ ist kein Joker.
not-a-gift = Weitergeben lautet: give keplers-model to 2.

## Auf den Spielbrettern

board-round = Runde { $round }
board-round-of = Runde { $round } von { $rounds }
board-stock = Stapel { $deck } · Ablage { $discard } · Rückschläge übrig { $left }
board-setback = Rückschlag
board-this-round = In dieser Runde
board-hourglass = Sanduhr
board-tableau = Auslage
board-sun = Sonne
board-row = Reihe: { $total } von { $limit }
board-players = Am Tisch
board-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
board-milestones = { $n ->
    [one] { $n } Meilenstein
   *[other] { $n } Meilensteine
}
board-open = offen
board-hand = Deine Hand
board-hand-empty = Deine Hand ist leer
board-before = vor { $seat }
board-choose = { $chosen ->
    [0] Wähle { $count } Karten
   *[other] { $chosen } von { $count } gewählt
}
board-choose-one = Wähle eine Karte
board-choose-laid = Wähle die Karte, die du hinlegst
board-lay = Jetzt die Karte, die du dafür verdeckt hinlegst.
board-feeds = Die Sanduhr
board-options = So kannst du sie nutzen
board-count-label = Die Zählung steht bei { $total } von { $limit }
board-count-of = von { $limit }
board-count-played = { $card }, gespielt von { $name }
board-count-played-wild = { $card }, { $wild }, gespielt von { $name }
board-count-wild = Joker
board-count-title = Die Zählung
    .help = Karten werden nacheinander gespielt, und ihre Werte zählen zusammen bis höchstens 31. Punkte gibt es für eine Folge, für gleiche Werte und für Summen wie 15 und 31. Bei 31, oder wenn alle gepasst haben, wird die Reihe abgeräumt.
board-count-closed = Zählung bei { $total } beendet
board-count-new = Die nächste Karte beginnt eine neue Zählung.
board-hand-label = Deine Hand
board-hand-points = { $total } · +{ $points }
board-hand-no-points = { $total } · keine Punkte
board-hand-clouded = { $total } · Farbe der Sonne, keine Punkte
board-hand-fever = { $total } · { $points ->
    [0] keine Punkte
   *[other] +{ $points }
}, Sanduhr auf { $mark }
board-hand-over = { $total } + { $rank } ist über 31
board-hand-brief = { $points ->
    [0] { $total }
   *[other] { $total } · +{ $points }
}
board-hand-over-brief = über 31
board-hand-lay = hinlegen
board-hand-keep = behalten
board-hand-to-tableau = in die Auslage
board-hand-chosen = gewählt
board-milestones-yours = Deine Meilensteine · { $count }
board-milestones-offered = Behalte einen davon
board-milestones-unseen = { $count ->
    [one] { $count } verdeckter Meilenstein
   *[other] { $count } verdeckte Meilensteine
}
board-tableau-title = Auslage
    .help = Am Ende der Runde werden diese Karten zusammen mit der Sonne gezählt, und die Punkte rücken die Sanduhr vor. Wenn du am Zug bist, darfst du eine offene anstelle einer eigenen Karte spielen; die eigene legst du verdeckt in die Lücke.
board-tableau-sun = ☉ Sonne
    .help = Sie wird am Ende der Runde mit der Auslage gezählt, kann aber nicht eingetauscht werden.
board-tableau-in-sun = Sonne: { $card }
board-tableau-hidden = eine verdeckte Karte
board-tableau-laid = { $card }, gelegt von { $name }
board-tableau-usable = { $card }, verwendbar
board-tableau-yours = deine, verdeckt
board-tableau-from-hand = von deiner Hand
board-tableau-theirs = geheim, von { $name }
board-tableau-empty = Hier liegt noch nichts.
board-tracks-row = { $century }, { $name }: { $mark } von { $end }, { $gap }
board-tracks-at = Sanduhr auf { $mark }.
board-tracks-behind = { $count } zurück
board-tracks-ahead = { $count } voraus
board-tracks-is-behind = zurück
board-tracks-is-level = gleichauf
board-tracks-is-ahead = voraus
board-tracks-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
board-tracks-milestones = , { $count ->
    [one] { $count } Meilenstein
   *[other] { $count } Meilensteine
}
board-tracks-gained = +{ $count } in dieser Runde
board-tracks-hourglass = Sanduhr
board-tracks-the-hourglass = Die Sanduhr
    .help = Nach jeder Runde rückt sie um das vor, was Auslage und Sonne zählen, und manche Rückschläge schieben sie auch. Ihr habt gewonnen, sobald am Ende einer Runde kein Jahrhundert hinter ihr liegt, und verloren, wenn sie vorher ans Ende ihrer Leiste kommt.
board-tracks-centuries = Die Jahrhunderte
    .help = Jedes Jahrhundert hat einen Marker. Punkte bewegen den Marker des Jahrhunderts, das du in dieser Runde hast; nach der Runde bekommst du das nächste. Erreicht er ein ◇ oder kommt daran vorbei, ziehst du einen Meilenstein.
board-tracks-all-must = alle müssen
board-tracks-keep-up = mithalten
board-tracks-ends = { $end } beendet das Spiel
board-place-several = { $cards } auslegen
board-discard-several = { $cards } abwerfen
board-use-it = Nutzen
board-as = Als { $as_card }
board-hand-to = Weitergeben an { $seat }

## Der Rückblick auf eine Runde, und das Ende

moment-observed = Beobachtet
moment-count-closed = Zählung beendet
board-observed = Runde { $round }, beobachtet
board-observed-sum = Eure Jahrhunderte haben { $together } gewonnen. Die Sanduhr hat { $points } gewonnen. { $gap ->
    [0] Niemand liegt zurück.
   *[other] Der größte Rückstand ist { $gap }.
}
board-observed-glass = +{ $points } aus der Auslage
board-observed-tableau = Die Auslage und die Sonne
board-observed-nothing = Keine Fünfzehn, kein Paar, keine Folge: nichts zu zählen.
board-observed-moves = Die Sanduhr rückt vor
board-set-fifteen = Fünfzehn
board-set-multiple = { $n ->
    [2] Paar
    [3] Drilling
   *[other] Vierling
}
board-set-run = Folge aus { $n }
board-sum-run = Folgen { $points }
board-sum-multiple = Paare { $points }
board-sum-suits = Farben { $points }
board-sum-thirteen = Dreizehn { $points }
board-sum-fifteen = Fünfzehn { $points }
board-sum-thirty-one = Einunddreißig { $points }
board-sum-last-card = letzte Karte { $points }
board-sum-paired = Transite im Doppel { $points }
board-sum-cooperated = Zusammenarbeit { $points }
board-sum-plated = Platten { $points }
board-sum-watched = Exoplaneten { $points }
tally-run = Folgen
tally-multiple = Paare und mehr
tally-suits = Farben
tally-thirteen = Dreizehnen
tally-fifteen = Fünfzehnen
tally-thirty-one = Einunddreißiger
tally-last-card = Letzte Karten
tally-paired = Transite im Doppel
tally-cooperated = Zusammenarbeit
tally-plated = Fotoplatten
tally-watched = Exoplaneten
tally-fever = Gelbfieber
board-end-rounds = { $count ->
    [one] Nach einer Runde
   *[other] Nach { $count } Runden
}
board-end-won = Alle haben mitgehalten
board-end-lost = Die Zeit lief davon
board-end-spare = { $count ->
    [0] Das Schlusslicht hat es auf den Punkt genau geschafft.
    [one] Das Schlusslicht war 1 voraus.
   *[other] Das Schlusslicht war { $count } voraus.
}
board-end-short = Dem Schlusslicht fehlten { $count }.
board-end-centuries = Was die Jahrhunderte eingebracht haben
board-end-hourglass = Was die Sanduhr gespeist hat
board-end-start = Zu Beginn
board-end-by-round = Runde für Runde: { $rounds }.

## Was man in einem Spiel tut, für die Statistik

tally-traded = Tausche mit der Auslage
tally-passed = Gepasst
tally-used = Genutzte Meilensteine
tally-given = Weitergegebene Meilensteine
tally-played-wild = Gespielte Joker

## Auf Papier

print-authors = von Nathan Fullerton, Grafik von Mac Fullerton
print-cards = Transitkarten
print-setbacks = Rückschläge
print-setback = Rückschlag
print-milestones = Meilensteine
print-milestone = Meilenstein, { $century }
print-deck = Meilensteine, { $century }
print-reference = Übersichtskarte
print-deal = Ausgeteilt
print-place = In die Auslage
print-pays-run = Folge ab drei Karten
print-pays-multiple = 2, 3, 4 gleiche
print-pays-fifteen = Summe 15
print-pays-thirty-one = Summe 31
print-pays-last = Letzte Karte
print-past = über { $end }: dazuzählen
print-board = Spielplan
print-board-note = ★ Meilenstein dieses Jahrhunderts ziehen
print-century = { $century }

print-summary-goal = Liegt nach einer Runde kein Jahrhundert hinter der Sanduhr, habt ihr alle gewonnen.
    Ihr verliert, wenn die Sanduhr nach einer Runde auf { $end } oder darüber steht oder kein Rückschlag mehr für die nächste da ist.
    .title = Das Ziel
print-summary-setup = Bestimmt, wer beginnt und das 17. Jahrhundert nimmt; die anderen nehmen im Uhrzeigersinn das 18., 19. und 21. Zu dritt fällt das 21. Jahrhundert weg.
    Stellt die Marker der Jahrhunderte auf 0 und die Sanduhr auf { $start }. Mischt jeden Stapel für sich; deckt einen Rückschlag auf, er gilt für die Runde.
    .title = Aufbau
print-summary-research = In der Reihenfolge der Jahrhunderte erhalten alle Karten und legen dann einige offen in die Auslage, wie es die Übersichtskarten sagen. Danach haben alle 4 auf der Hand.
    Die nächste Karte vom Stapel wird neben der Auslage aufgedeckt: die Sonne.
    Vom Austeilen bis zur Beobachtung redet niemand über Karten auf der Hand oder in der Auslage.
    .title = 1 Forschung
print-summary-advancement = Das 17. Jahrhundert beginnt, dann geht es im Uhrzeigersinn. Wer dran ist, spielt eine Handkarte in eine Reihe und nennt die Summe; sie steigt nie über 31.
    Oder tauschen: eine offene Karte der Auslage ausspielen und dafür eine Handkarte verdeckt an ihre Stelle legen.
    Passen darf nur, wer keine passende oder keine Karte mehr auf der Hand hat. Wer gepasst hat, wird wieder gefragt.
    Bei 31, oder wenn alle nacheinander gepasst haben, ist die Zählung zu Ende und wird weggeräumt. Wer links von der Person sitzt, die zuletzt gespielt hat, beginnt die nächste bei 0.
    Die Phase endet mit der Zählung, in der die letzte Hand leer wird; auch ihre letzte Karte bringt Punkte.
    .title = 2 Fortschritt
print-summary-scoring = Für jede gespielte Karte rückt der Marker des eigenen Jahrhunderts um alles vor, was zutrifft:
    Folge: Die letzten drei oder mehr Karten der Reihe sind in beliebiger Reihenfolge aufeinanderfolgend: 1 für jede, nur die längste Folge zählt.
    Gleiche: Die letzten Karten sind gleich: 2 für zwei, 6 für drei, 12 für vier.
    Summe genau 15: 2. Summe genau 31: 2.
    Letzte Karte, wenn alle gepasst haben: 1 für die Person, die sie gespielt hat.
    Für jeden erreichten oder überschrittenen ★ einen Meilenstein dieses Jahrhunderts ziehen.
    Ein Marker, der über { $end } hinauskommt, läuft bei 0 weiter: Dreht die Übersichtskarte seines Jahrhunderts um. ★ gibt es für ihn dann keine mehr.
    .title = Punkte
print-summary-observation = Deckt alles auf. Ihr dürft wieder reden. Zählt Auslage und Sonne zusammen für die Sanduhr:
    jede Gruppe von Karten mit der Summe 15: 2; Paare 2, Drillinge 6, Vierlinge 12; jede Folge ab drei Karten: 1 je Karte, für jede Auswahl unter gleichen Karten einmal.
    .title = 3 Beobachtung
print-summary-cleanup = Seht zuerst nach, ob ihr gewonnen habt, dann, ob ihr verloren habt (Sanduhr auf { $end }, kein Rückschlag mehr).
    Sonst mischt alle Transitkarten, gebt die Übersichtskarten gegen den Uhrzeigersinn weiter (die Marker bleiben stehen, Meilensteine bei den Personen) und deckt einen neuen Rückschlag auf.
    Niemand behält mehr als { $limit } Meilensteine auf der Hand.
    .title = 4 Aufräumen
print-summary-milestones = Ein Meilenstein bleibt geheim und wird einmal zu der Zeit benutzt, die auf ihm steht; das ist kein Zug. Sofort: beim Ziehen ausführen und vor eine Person eurer Wahl legen. Dauerhaft: er bleibt dort das ganze Spiel.
    Ein Joker, mit einer Zahl im Kreis, wird im eigenen Zug als Karte mit dem Wert auf ihm und einer Farbe nach Wahl gespielt, oder jederzeit an eine Person mit einem späteren Jahrhundert weitergegeben.
    Gezogen wird vom Transitstapel; was abgeworfen ist, bleibt bis zum Ende der Runde draußen.
    .title = Meilensteine
print-summary-two = Eine Person ist die Aufklärung (Marker des 17., zählt als 17. und 18. Jahrhundert), die andere die Moderne (Marker des 19., zählt als 19. und 21.). Beide erhalten { $deal } Karten und legen { $place } aus. Rückschlag 5 bleibt weg. Bei einem ★ von beiden eigenen Stapeln je eine Karte ansehen und eine behalten.
    .title = Zu zweit
print-summary-variants = Geschichte: Rückschläge und Meilensteine nicht mischen, sondern nach Nummern stapeln. Schwerer: nur die Rückschläge 4 bis 8. Feste Rundenzahl: beliebig viele zufällige Rückschläge nehmen, die Sanduhr auf 0 stellen; gewonnen ist, wenn am Ende niemand hinter ihr liegt.
    .title = Varianten

## Die erste Lektion

lesson-first = Eine erste Runde
    .help = Karten auslegen, fünfzehn und einunddreißig treffen, mit der Auslage tauschen und sehen, was die Sanduhr nährt.
lesson-first-theme = Nur wenige Male in einem Leben zieht Venus vor der Sonne vorbei. Du und zwei Freunde beobachtet das als Astronomen dreier Jahrhunderte, jeder in seiner Zeit.
lesson-first-goal = Ihr gewinnt gemeinsam: Am Ende einer Runde muss jedes Jahrhundert die Sanduhr eingeholt oder überholt haben. Sie beginnt mit zehn Punkten Vorsprung. Ihr verliert, wenn sie vorher auf 60 kommt oder acht Runden um sind.
lesson-first-round = Jede Runde hat drei Teile: Forschung, wo Karten ausgelegt werden; Fortschritt, wo ihr punktet; und Beobachtung, wo die Sanduhr punktet. Ein Rückschlag macht jede Runde schwerer. Dieser heißt { $setback }.
lesson-first-place = Forschung: Du legst zwei Karten in die Auslage, deine Freunde je eine. Am Ende der Runde bringt sie der Sanduhr Punkte. Vermeide dort also Paare, Folgen und Fünfzehnen.
    .try = Lege { $first_card } und { $second_card } aus.
    .other = Auch das ist erlaubt. { $first_card } und { $second_card } wären sicher gewesen: weder ein Paar noch fünfzehn. Wir machen weiter, als hättest du diese gelegt.
lesson-first-play = Fortschritt: Reihum spielen alle eine Karte in dieselbe Reihe, und die Summe wächst. Sie darf nie über 31 steigen. Du beginnst, und die erste Karte bringt noch nichts.
    .try = Spiele { $card }.
    .other = Du darfst mit jeder Karte beginnen. In dieser Lektion beginnt { $card }, damit deine Freunde darauf aufbauen können.
lesson-first-fifteen = Die Summe ist 12. Wer sie auf genau 15 bringt, bekommt zwei Punkte, und die Marke seines Jahrhunderts zieht vor.
    .try = Spiele { $card } für fünfzehn.
    .other = Erlaubt, aber { $card } hätte fünfzehn ergeben: zwei Punkte für dein Jahrhundert. Achte auf fünfzehn, solange die Summe darunter liegt.
lesson-first-thirty-one = { $third_card } bildete mit { $first_card } und { $second_card } eine Folge: drei aufeinanderfolgende Karten, die Reihenfolge ist egal, je ein Punkt. Paare bringen zwei. Nun ist die Summe 27, und genau 31 bringt ebenfalls zwei.
    .try = Spiele { $card } für einunddreißig.
    .other = Erlaubt, aber { $card } hätte genau 31 ergeben: zwei Punkte, und die Zählung beginnt wieder bei 0.
lesson-first-trade = 31 hat die Zählung geschlossen, und das Gelbfieber hat die Sanduhr einen Schritt weitergebracht. Die neue Summe ist 7. Du darfst auch tauschen: Spiele eine offene Karte der Auslage und lege dafür eine von dir verdeckt hin.
    .try = Tausche: Spiele { $card } aus der Auslage für fünfzehn und lege { $laid_card } hin.
    .other = Erlaubt, aber der Tausch hätte zwei Punkte gebracht. Er nutzt eine Karte der Auslage, als hättest du sie auf der Hand.
lesson-first-hourglass = Als alle Karten gespielt waren, wurden Auslage und Sonne für die Sanduhr gezählt: zweimal fünfzehn, vier Punkte. Jedes Jahrhundert behält seine Punkte. In der nächsten Runde rücken alle ein Jahrhundert weiter.
lesson-first-tip = Ein Tipp: Niemand gewinnt allein. Überlasse fünfzehn und einunddreißig dem Jahrhundert, das am weitesten zurückliegt, und halte die Auslage langweilig.
