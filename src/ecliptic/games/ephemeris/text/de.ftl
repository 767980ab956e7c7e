# Jedes Wort von Ephemeris, das jemand beim Spielen liest, außer den Quizkarten: Die sind auf Englisch. Was Sätze benutzen
# können: `kernel/catalogue.py`.

title = Ephemeris
summary = Schiebt Mond, Sonne und Planeten durch den Tierkreis, bis sie in den Zeichen stehen, die ihr auf der Hand habt.

## Optionen

option-mode = Spiel
    .help = Welches der fünf Spiele gespielt wird.
option-mode-one = Spiel Eins
    .help = Zu zweit, eine Figur je Zug, verdeckte Hände.
option-mode-two = Spiel Zwei
    .help = Zwei Würfel sagen, welche Farben ziehen; mit Rücklauf, Pluto und Finsternis.
option-mode-three = Spiel Drei
    .help = Ein Quiz mit englischen Fragen: Richtige Antworten bringen deinen Planeten durch den Tierkreis.
option-mode-pairs = Paare
    .help = Decke zwei Karten auf und merke dir, was sie waren.
option-mode-snap = Snap
    .help = Drehe Karten um und sieh als Erster, wenn zwei gleich sind.
option-cap = Grenze
    .help = Nach so vielen Zügen endet Spiel Eins oder Zwei ohne Sieger.
option-open = Offene Zeichen
    .help = In Spiel Eins und Zwei liegen die Tierkreiskarten offen.
option-draft = Auswahl
    .help = In Spiel Eins wählt jeder seine Himmelskörper und nennt die Zeichen des anderen.
option-manual_call = Selbst rufen
    .help = In Spiel Eins und Zwei muss man EPHEMERIS selbst rufen.
option-pick = Planeten wählen
    .help = In Spiel Drei wählt man seinen Planeten, statt einen zu bekommen.
option-series = Serie
    .help = Wie viele Spiele von Spiel Drei um Punkte gespielt werden.
option-thirds = Dritte Karten
    .help = Paare wird mit der dritten Karte jedes Himmelskörpers gespielt, die keinen Partner findet.

mode-one = Spiel Eins
mode-two = Spiel Zwei
mode-three = Spiel Drei
mode-pairs = Paare
mode-snap = Snap

## Spielmaterial: im Satz (im Akkusativ), am Satzanfang, und auf einer Karte

body-unseen = eine Planetenkarte
body-moon = den Mond
    .start = Der Mond
    .name = Mond
body-sun = die Sonne
    .start = Die Sonne
    .name = Sonne
body-mercury = Merkur
    .start = Merkur
    .name = Merkur
body-venus = Venus
    .start = Venus
    .name = Venus
body-mars = Mars
    .start = Mars
    .name = Mars
body-jupiter = Jupiter
    .start = Jupiter
    .name = Jupiter
body-saturn = Saturn
    .start = Saturn
    .name = Saturn
body-uranus = Uranus
    .start = Uranus
    .name = Uranus
body-neptune = Neptun
    .start = Neptun
    .name = Neptun

sign-unseen = eine Tierkreiskarte
sign-aries = Widder
sign-taurus = Stier
sign-gemini = Zwillinge
sign-cancer = Krebs
sign-leo = Löwe
sign-virgo = Jungfrau
sign-libra = Waage
sign-scorpio = Skorpion
sign-sagittarius = Schütze
sign-capricorn = Steinbock
sign-aquarius = Wassermann
sign-pisces = Fische

# Was eine Karte zeigt: einen Himmelskörper oder ein Zeichen.
face-moon = { body-moon.name }
face-sun = { body-sun.name }
face-mercury = { body-mercury.name }
face-venus = { body-venus.name }
face-mars = { body-mars.name }
face-jupiter = { body-jupiter.name }
face-saturn = { body-saturn.name }
face-uranus = { body-uranus.name }
face-neptune = { body-neptune.name }
face-aries = { sign-aries }
face-taurus = { sign-taurus }
face-gemini = { sign-gemini }
face-cancer = { sign-cancer }
face-leo = { sign-leo }
face-virgo = { sign-virgo }
face-libra = { sign-libra }
face-scorpio = { sign-scorpio }
face-sagittarius = { sign-sagittarius }
face-capricorn = { sign-capricorn }
face-aquarius = { sign-aquarius }
face-pisces = { sign-pisces }

colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb

## Phasen, und worum es darin geht, wenn man sie zum ersten Mal erlebt

phase-deal-bodies = Austeilen
    .guide = Deine Karten nennen Himmelskörper und ebenso viele Zeichen. Wenn diese Körper in diesen Zeichen stehen, gleich in welcher Zuordnung, hast du gewonnen.
    .guide-title = Austeilen
phase-count-exchanges = Umtausch
    .guide = Eine zweite Karte eines Himmelskörpers, den du schon hast, wird umgetauscht. Wie viele es sind, sehen alle, welche, nicht.
    .guide-title = Umtausch
phase-look-through-pack = Umtausch
    .guide = Eine zweite Karte eines Himmelskörpers, den du schon hast, wird umgetauscht. Wie viele es sind, sehen alle, welche, nicht.
    .guide-title = Umtausch
phase-draw-replacement = Umtausch
    .guide = Eine zweite Karte eines Himmelskörpers, den du schon hast, wird umgetauscht. Wie viele es sind, sehen alle, welche, nicht.
    .guide-title = Umtausch
phase-deal-signs = Die Zeichen
    .guide = Jetzt werden die Zeichen ausgeteilt. Ein Zeichen, das zweimal kommt, will zwei Himmelskörper.
    .guide-title = Die Zeichen
phase-check-deal = Die Zeichen
    .guide = Sollte eine Hand schon vor dem ersten Zug vollständig sein, wird alles neu ausgeteilt.
    .guide-title = Die Zeichen
phase-first-roller = Wer beginnt?
    .guide = Reihum wird gewürfelt, bis Gelb fällt; wer es gewürfelt hat, beginnt.
    .guide-title = Wer beginnt?
phase-roll-for-start = Wer beginnt?
    .guide = Reihum wird gewürfelt, bis Gelb fällt; wer es gewürfelt hat, beginnt.
    .guide-title = Wer beginnt?
phase-choose-bodies = Auswahl: deine Himmelskörper
    .guide = Wähle heimlich fünf verschiedene Himmelskörper. Ihre Zeichen nennt dein Gegenüber.
    .guide-title = Auswahl: deine Himmelskörper
phase-name-signs = Auswahl: fremde Zeichen
    .guide = Nenne deinem Gegenüber heimlich fünf Zeichen, keines öfter als zweimal. Wähle solche, die zusammen schwer zu erreichen sind.
    .guide-title = Auswahl: fremde Zeichen
phase-move = Ein Zug
    .guide = Ziehe irgendeine Figur weiter. Der Mond hält die Sonne auf, beide die roten Planeten, und alle fünf die blauen: Eine Figur darf in das Zeichen einer, die sie aufhält, aber nicht vorbei und nicht wieder heraus.
    .guide-title = Dein Zug
phase-draw-offered = Ein Remis wird angeboten
    .guide = Nimm an, und das Spiel endet ohne Sieger; lehne ab, und es geht weiter.
    .guide-title = Ein Remis wird angeboten
phase-call = EPHEMERIS
    .guide = Eine Hand ist vollständig: Ihre Himmelskörper stehen in ihren Zeichen.
    .guide-title = EPHEMERIS
phase-show-hand = EPHEMERIS
    .guide = Wer gewonnen hat, zeigt die Himmelskörper der vollständigen Hand.
    .guide-title = EPHEMERIS
phase-race = Sei schnell
    .guide = Rufe, wenn deine Hand vollständig ist, oder bei Snap, wenn zwei Stapel dasselbe zeigen. Der schnellste Ruf zählt. Ein falscher Ruf bei Snap kostet dich eine Karte für jeden Mitspieler.
    .guide-title = Sei schnell
phase-roll = Der Wurf
    .guide = Wirf beide Würfel: Jeder lässt dich eine Figur seiner Farbe ziehen. Sieht deine Hand hoffnungslos aus, darfst du eine Finsternis ausrufen: Du steigst aus, und mit dir alle, die zustimmen.
    .guide-title = Dein Zug
phase-dice = Die Würfel
    .guide = Jeder Würfel lässt dich eine Figur seiner Farbe ziehen, insgesamt zwei verschiedene Figuren.
    .guide-title = Die Würfel
phase-first-move = Der erste Zug
    .guide = Nimm einen der Würfel. Gibt es einen ersten Zug, nach dem noch ein zweiter möglich ist, muss deiner ein solcher sein, außer er macht deine Hand vollständig. Pluto, einmal im Spiel: Würde ein einziger Zug deine Hand vollständig machen, entscheidet der Pluto-Würfel, ob du ihn machen darfst.
    .guide-title = Der erste Zug
phase-second-move = Der zweite Zug
    .guide = Nimm den anderen Würfel für eine andere Figur. Wenn es geht, musst du.
    .guide-title = Der zweite Zug
phase-blocked = Nichts kann ziehen
    .guide = Alle Figuren beider Farben sind blockiert: Stattdessen schickt eine Rücklaufkarte einen Planeten rückwärts.
    .guide-title = Nichts kann ziehen
phase-retrograde-card = Rücklauf
    .guide = Die Karte nennt einen Planeten, der rückwärts läuft. Auf diesem Weg behindert ihn nichts.
    .guide-title = Rücklauf
phase-move-back = Rücklauf
    .guide = Schicke den Planeten zurück, so weit du willst, ein bis elf Zeichen. Nichts behindert ihn.
    .guide-title = Rücklauf
phase-pluto-die = Pluto
    .guide = Zeigt der Würfel eine Farbe, die den siegreichen Zug machen kann, darf er gemacht werden. Die Karte ist so oder so verbraucht.
    .guide-title = Pluto
phase-pluto-move = Pluto
    .guide = Der Würfel ist richtig gefallen: Mach den Zug, der deine Hand vollständig macht.
    .guide-title = Pluto
phase-end-of-turn = Das Ende des Zuges
    .guide = Der letzte Moment für Pluto oder eine Finsternis. Jeder, der Pluto noch hat, hält hier an, damit das Anhalten nichts verrät.
    .guide-title = Das Ende des Zuges
phase-vote = Eine Finsternis wird ausgerufen
    .guide = Stimme heimlich ab: mit aussteigen oder bleiben. Wer als Einziger bleibt, hat gewonnen.
    .guide-title = Eine Finsternis wird ausgerufen
phase-deal-planets = Die Planeten
    .guide = Jeder erhält offen einen Planeten. Wer seinen zuerst einmal durch den Tierkreis bringt, hat gewonnen.
    .guide-title = Dein Planet
phase-take-planet = Die Planeten
    .guide = Wähle den Planeten, den du einmal durch den Tierkreis bringen willst.
    .guide-title = Dein Planet
phase-die = Die Farbe
    .guide = Der Würfel sagt, zu welcher Farbe die Frage gehört und welche Figuren ziehen dürfen.
    .guide-title = Die Farbe
phase-quiz-card = Die Frage
    .guide = Eine Karte mit einer Frage zu jeder Farbe wird gezogen; gestellt wird die der gewürfelten Farbe. Die Fragen sind auf Englisch.
    .guide-title = Die Frage
phase-answer = Die Frage
    .guide = Antworte A, B oder C. Eine richtige Antwort lässt dich eine Figur der Farbe ziehen, so weit sie kann, eine falsche nur um ein Zeichen. Die Fragen sind auf Englisch.
    .guide-title = Die Frage
phase-key = Die Antwort
    .guide = Die richtige Antwort und etwas Wissenswertes dazu werden gezeigt, auf Englisch.
    .guide-title = Die Antwort
phase-quiz-move = Ein Zug
    .guide = Ziehe eine Figur der Farbe: deinen eigenen Planeten weiter oder einen anderen aus dem Weg. Zieht ein Planet, zählt das für den, dem er gehört, gleich, wer ihn zieht.
    .guide-title = Dein Zug
phase-turn-up = Decke eine Karte auf
    .guide = Decke zwei Karten auf. Gleiche gehören dir, und du bist noch einmal dran; andere werden wieder umgedreht, also merke sie dir.
    .guide-title = Paare
phase-face = Eine Karte wird aufgedeckt
    .guide = Sieh gut hin: Was sie zeigt, ist wichtig.
    .guide-title = Eine Karte wird aufgedeckt
phase-flip = Drehe eine Karte um
    .guide = Drehe die oberste Karte deines Vorrats auf deinen Stapel um. Zeigen zwei Stapel dasselbe, rufe als Erster und gewinne sie.
    .guide-title = Snap
phase-over = Das Ende
    .guide = Wer eine Hand vollständig hat, durch den Tierkreis gekommen ist oder am meisten hat, hat gewonnen.
    .guide-title = Das Ende

## Was gefragt ist

prompt-move = Ziehe irgendeine Figur oder biete vorher Remis an.
prompt-draw-refused = Ziehe irgendeine Figur; das Remis wurde abgelehnt.
prompt-draw-offered = Nimm das Remis an oder lehne es ab.
prompt-roll = Wirf beide Würfel oder rufe eine Finsternis aus.
prompt-first = Mach den ersten Zug mit einem der Würfel.
prompt-second = Mach den zweiten Zug mit einer anderen Figur.
prompt-blocked = Nichts kann ziehen: Decke eine Rücklaufkarte auf.
prompt-back = Ziehe { $body } zurück, so weit du willst.
prompt-end = Beende deinen Zug, wenn weder Pluto noch eine Finsternis ruft.
prompt-pluto = Plutos Würfel ist richtig gefallen: Mach den siegreichen Zug.
prompt-vote = Eine Finsternis ist ausgerufen: Steig mit aus oder bleib.
prompt-race = Rufe EPHEMERIS, wenn deine Hand vollständig ist.
prompt-snap = Rufe, wenn zwei Stapel dasselbe zeigen.
prompt-answer = Antworte A, B oder C.
prompt-right = Richtig! Ziehe eine Figur in { $colour }, so weit du willst.
prompt-wrong = Falsch: Ziehe eine Figur in { $colour } um ein Zeichen.
prompt-take = Nimm einen Planeten.
prompt-choose = Wähle heimlich fünf Himmelskörper für deine Hand.
prompt-name = Nenne deinem Gegenüber heimlich fünf Zeichen.
prompt-place = Decke eine Karte auf.
prompt-place-second = Decke eine zweite Karte auf.
prompt-flip = Drehe deine oberste Karte um.

## Züge

move-move = { $body_name } bis { $to_sign }
move-back = { $body_name } zurück bis { $to_sign }
move-answer = Antwort { $letter }
move-roll = Würfeln
move-turn-up = Eine Karte aufdecken
move-pluto = Pluto einsetzen
move-eclipse = Die Finsternis ausrufen und aussteigen
move-agree = Auch aussteigen
move-decline = Bleiben
move-end = Meinen Zug beenden
move-offer = Remis anbieten
move-accept = Das Remis annehmen
move-refuse = Weiterspielen
move-choose = { $body_name } wählen
move-name = { $sign } nennen
move-take = { $body_name } nehmen
move-silent = Nichts sagen
move-call = Ruf nach { $ms } ms
move-place = Karte { $place } aufdecken
move-flip = Die oberste Karte umdrehen

## Was geschehen ist: Austeilen und Auswahl

dealt-body = { $you ->
    [seat] Du erhältst { $body }.
   *[none] { $seat } erhält { $body }.
}
dealt-again = { $you ->
    [seat] Du erhältst { $body } ein zweites Mal: Die Karte kommt unter den Stapel.
   *[none] { $seat } erhält { $body } ein zweites Mal: Die Karte kommt unter den Stapel.
}
dealt-sign = { $you ->
    [seat] Du erhältst { $sign }.
   *[none] { $seat } erhält { $sign }.
}
exchanges = { $you ->
    [seat] { $n ->
        [0] Du tauschst nichts um.
        [one] Du tauschst eine Karte um.
       *[other] Du tauschst { $n } Karten um.
    }
   *[none] { $n ->
        [0] { $seat } tauscht nichts um.
        [one] { $seat } tauscht eine Karte um.
       *[other] { $seat } tauscht { $n } Karten um.
    }
}
searched = { $you ->
    [seat] Du suchst eine Karte, die du brauchen kannst.
   *[none] { $seat } sucht eine brauchbare Karte.
}
buried = { $n ->
    [0] Keine weitere Karte für { $body } war im Weg.
    [one] Eine Karte für { $body } kommt ungenutzt unter den Stapel.
   *[other] { $n } Karten für { $body } kommen ungenutzt unter den Stapel.
}
void = Eine Hand ist vor dem ersten Zug vollständig: Es wird neu ausgeteilt.
void-draft = Die genannten Zeichen passen schon zu einer Hand: Beide nennen neue.
deal-stands = Keine Hand ist vollständig: Es bleibt dabei.
chose = { $you ->
    [seat] Du wählst { $body }.
   *[none] { $seat } wählt { $body }.
}
named = { $you ->
    [seat] Du nennst { $sign } für { $other_seat }.
    [other_seat] { $seat } nennt { $sign } für dich.
   *[none] { $seat } nennt { $sign } für { $other_seat }.
}
dealt-planet = { $you ->
    [seat] Du erhältst { $body } und beginnst in { $home_sign }.
   *[none] { $seat } erhält { $body } und beginnt in { $home_sign }.
}
took-planet = { $you ->
    [seat] Du nimmst { $body } und beginnst in { $home_sign }.
   *[none] { $seat } nimmt { $body } und beginnt in { $home_sign }.
}
rolls-first = { $you ->
    [seat] Du würfelst als Erster um den Anfang.
   *[none] { $seat } würfelt zuerst um den Anfang.
}
rolled-for-start = { $you ->
    [seat] Du würfelst { $colour }.
   *[none] { $seat } würfelt { $colour }.
}
starts = { $you ->
    [seat] Du beginnst.
   *[none] { $seat } beginnt.
}
dealt-out = Alle { $n } Karten werden verdeckt ausgeteilt.

## Was geschehen ist: Figuren

moved = { $you ->
    [seat] { $distance ->
        [one] Du ziehst { $body } um ein Zeichen bis { $to_sign }.
       *[other] Du ziehst { $body } um { $distance } Zeichen bis { $to_sign }.
    }
   *[none] { $distance ->
        [one] { $seat } zieht { $body } um ein Zeichen bis { $to_sign }.
       *[other] { $seat } zieht { $body } um { $distance } Zeichen bis { $to_sign }.
    }
}
moved-back = { $you ->
    [seat] { $distance ->
        [one] Du ziehst { $body } um ein Zeichen zurück bis { $to_sign }.
       *[other] Du ziehst { $body } um { $distance } Zeichen zurück bis { $to_sign }.
    }
   *[none] { $distance ->
        [one] { $seat } zieht { $body } um ein Zeichen zurück bis { $to_sign }.
       *[other] { $seat } zieht { $body } um { $distance } Zeichen zurück bis { $to_sign }.
    }
}
went-back = { $body_start } geht um ein Zeichen zurück bis { $to_sign }.
got-pinned = { $body_start } ist in { $sign } blockiert durch { $blocking_bodies }.
    .guide = Wer sein Zeichen mit einem schnelleren Körper teilt, kann erst fort, wenn dieser gegangen ist. Das Schloss an der Figur zeigt es.
    .guide-title = Gebunden
freed = { $body_start } kann { $sign } wieder verlassen.
goal-met = { $you ->
    [seat] Bei dir stimmen { $n } von { $size } Zeichen.
   *[none] Bei { $seat } stimmen { $n } von { $size } Zeichen.
}
    .guide = Ein Zeichen ist erfüllt, wenn irgendein Körper deines Blattes dort steht. Am Ende darf es ein anderer sein.
    .guide-title = Eines deiner Zeichen
goal-lost = { $you ->
    [seat] Bei dir stimmen nur noch { $n } von { $size } Zeichen.
   *[none] Bei { $seat } stimmen nur noch { $n } von { $size } Zeichen.
}
orbit = { $you ->
    [seat] { $body_start } hat für dich { $progress } von 12 Zeichen geschafft.
   *[none] { $body_start } hat für { $seat } { $progress } von 12 Zeichen geschafft.
}
home = { $you ->
    [seat] { $body_start } ist zu Hause: Dieses Spiel geht an dich.
   *[none] { $body_start } ist zu Hause: Dieses Spiel geht an { $seat }.
}

## Was geschehen ist: Würfel, Karten und Rufe

rolls = { $you ->
    [seat] Du wirfst die Würfel.
   *[none] { $seat } wirft die Würfel.
}
rolled-dice = Die Würfel zeigen { $first_colour } und { $second_colour }.
all-blocked = Keine Figur dieser Farben kann ziehen.
die-lapsed = Nur ein Zug ist möglich: Der Würfel mit { $colour } verfällt.
turns-up = { $you ->
    [seat] Du deckst eine Rücklaufkarte auf.
   *[none] { $seat } deckt eine Rücklaufkarte auf.
}
retrograde-card = Die Rücklaufkarte zeigt { $body }.
rolled-die = { $you ->
    [seat] Du würfelst { $colour }.
   *[none] { $seat } würfelt { $colour }.
}
colour-pinned = Jede Figur in { $colour } ist blockiert: Statt einer Frage kommt eine Rücklaufkarte.
played-pluto = { $you ->
    [seat] Du spielst Pluto.
   *[none] { $seat } spielt Pluto.
}
pluto-helps = Plutos Würfel zeigt { $colour }: Der siegreiche Zug ist da.
pluto-fails = Plutos Würfel zeigt { $colour }: Das hilft nicht, und die Karte ist verbraucht.
ended-turn = { $you ->
    [seat] Du beendest deinen Zug.
   *[none] { $seat } beendet den Zug.
}
offered-draw = { $you ->
    [seat] Du bietest Remis an.
   *[none] { $seat } bietet Remis an.
}
accepted-draw = { $you ->
    [seat] Du nimmst das Remis an.
   *[none] { $seat } nimmt das Remis an.
}
refused-draw = { $you ->
    [seat] Du lehnst das Remis ab.
   *[none] { $seat } lehnt das Remis ab.
}
called-eclipse = { $you ->
    [seat] Du rufst eine Finsternis aus.
   *[none] { $seat } ruft eine Finsternis aus.
}
agreed-eclipse = { $you ->
    [seat] Du stimmst der Finsternis zu.
   *[none] { $seat } stimmt der Finsternis zu.
}
declined-eclipse = { $you ->
    [seat] Du bleibst.
   *[none] { $seat } bleibt.
}
retired = { $you ->
    [seat] Du steigst aus.
   *[none] { $seat } steigt aus.
}
called = { $you ->
    [seat] Du rufst EPHEMERIS nach { $ms } ms.
   *[none] { $seat } ruft EPHEMERIS nach { $ms } ms.
}
ephemeris = { $you ->
    [seat] EPHEMERIS! Bei dir steht jeder Himmelskörper in seinem Zeichen.
   *[none] EPHEMERIS! Bei { $seat } steht jeder Himmelskörper in seinem Zeichen.
}
showed = { $you ->
    [seat] Du zeigst { $body } in { $sign }.
   *[none] { $seat } zeigt { $body } in { $sign }.
}
prediction = Nur zum Spaß: { $prediction }
hand-shown = { $you ->
    [seat] Deine Hand ist vollständig, du hast { $bodies } in { $signs }.
   *[none] Die Hand ist vollständig, { $seat } hat { $bodies } in { $signs }.
}

## Was geschehen ist: das Quiz

asked = { $question } A: { $choice_a }. B: { $choice_b }. C: { $choice_c }.
answered = { $you ->
    [seat] Du antwortest { $letter }: { $choice }.
   *[none] { $seat } antwortet { $letter }: { $choice }.
}
answer-right = Richtig, es ist { $letter }. { $explanation }
answer-wrong = Falsch: Es war { $letter }, { $choice }. { $explanation }
limit-reached = Die Grenze von { $limit } ist erreicht.
points = { $you ->
    [seat] { $points ->
        [0] Du erhältst nichts: { $reasons }.
       *[other] Du erhältst { $points }: { $reasons }.
    }
   *[none] { $points ->
        [0] { $seat } erhält nichts: { $reasons }.
       *[other] { $seat } erhält { $points }: { $reasons }.
    }
}
signs-made = { $n ->
    [12] nach allen 12 Zeichen zu Hause
    [one] { $n } Zeichen geschafft
   *[other] { $n } Zeichen geschafft
}
game-begins = Spiel { $game } von { $games } beginnt.

## Was geschehen ist: Paare und Snap

turned = { $you ->
    [seat] Du deckst Karte { $place } auf: { $face }.
   *[none] { $seat } deckt Karte { $place } auf: { $face }.
}
pair = { $you ->
    [seat] Du behältst ein Paar mit { $face }.
   *[none] { $seat } behält ein Paar mit { $face }.
}
no-pair = { $faces } werden wieder umgedreht.
turned-over = { $you ->
    [seat] Du drehst deinen Stapel um: ein neuer Vorrat.
   *[none] { $seat } dreht den Stapel um: ein neuer Vorrat.
}
flipped = { $you ->
    [seat] Du drehst um: { $face }.
   *[none] { $seat } dreht um: { $face }.
}
called-snap = { $you ->
    [seat] Du rufst Snap nach { $ms } ms.
   *[none] { $seat } ruft Snap nach { $ms } ms.
}
took = { $you ->
    [seat] Du nimmst die Stapel mit { $face }: { $n } Karten.
   *[none] { $seat } nimmt die Stapel mit { $face }: { $n } Karten.
}
lost-pile = { $you ->
    [seat] Dein Stapel von { $n } ist weg.
   *[none] { $seat } verliert einen Stapel von { $n }.
}
paid = { $you ->
    [seat] { $n ->
        [one] Dein falscher Ruf kostet dich eine Karte.
       *[other] Dein falscher Ruf kostet dich { $n } Karten.
    }
   *[none] { $n ->
        [one] Der falsche Ruf kostet { $seat } eine Karte.
       *[other] Der falsche Ruf kostet { $seat } { $n } Karten.
    }
}
received = { $you ->
    [seat] { $n ->
        [one] Du erhältst eine Karte für einen falschen Ruf.
       *[other] Du erhältst { $n } Karten für falsche Rufe.
    }
   *[none] { $n ->
        [one] { $seat } erhält eine Karte für einen falschen Ruf.
       *[other] { $seat } erhält { $n } Karten für falsche Rufe.
    }
}
out = { $you ->
    [seat] Du hast keine Karten mehr und scheidest aus.
   *[none] { $seat } hat keine Karten mehr und scheidet aus.
}

## Das Ende

total-points = { $you ->
    [seat] Insgesamt hast du { $total }: { $reasons }.
   *[none] Insgesamt hat { $seat } { $total }: { $reasons }.
}
earlier-games = { $points } aus den Spielen davor
last-game = { $points } aus dem letzten
total-pairs = { $you ->
    [seat] { $total ->
        [one] Du hast ein Paar.
       *[other] Du hast { $total } Paare.
    }
   *[none] { $total ->
        [one] { $seat } hat ein Paar.
       *[other] { $seat } hat { $total } Paare.
    }
}
total-cards = { $you ->
    [seat] { $total ->
        [one] Du hast eine Karte.
       *[other] Du hast { $total } Karten.
    }
   *[none] { $total ->
        [one] { $seat } hat eine Karte.
       *[other] { $seat } hat { $total } Karten.
    }
}
won = { $you ->
    [seat] Du gewinnst: { $how }.
   *[none] { $seat } gewinnt: { $how }.
}
win-shared = Geteilter Sieg für { $seats }: { $how }.
nobody-wins = Niemand gewinnt: { $how }.
how-hand = Jeder Himmelskörper der Hand steht in seinem Zeichen
how-alone = Alle anderen sind ausgestiegen
how-home = Der Planet ist zu Hause
how-points = die meisten Punkte
how-pairs = die meisten Paare
how-cards = die meisten Karten
how-draw = Man hat sich auf Remis geeinigt
how-limit = Die Grenze ist erreicht
how-eclipse = Alle sind ausgestiegen
headline = { $mode }, Zug { $count }
headline-over = { $mode }: { $ending }

## Ablehnungen

over = Das Spiel ist zu Ende.
not-asked = Jetzt entscheidet: { $seats }.
answers-pending = Alle antworten gleichzeitig und heimlich: Warte, bis alle es getan haben.
chance-first = Zuerst muss der Zufall entscheiden.
no-chance-now = Der Zufall entscheidet jetzt nichts. Am Zug: { $seats }.
not-by-chance = Das können Karten und Würfel hier nicht zeigen.
not-now = Das geht jetzt nicht. { $prompt }
pinned = { $n ->
    [one] { $body_start } kann { $sign } nicht verlassen, blockiert durch { $blocking_bodies }.
   *[other] { $body_start } kann { $sign } nicht verlassen, blockiert durch { $blocking_bodies }.
}
stopped = { $reach ->
    [one] { $body_start } kann höchstens ein Zeichen weit gehen, bis { $sign }, und darf { $blocking_bodies } dort nicht überholen.
   *[other] { $body_start } kann höchstens { $reach } Zeichen weit gehen, bis { $sign }, und darf { $blocking_bodies } dort nicht überholen.
}
no-die = Kein Würfel zeigt { $colour }, die richtige Farbe für { $body }.
die-left = Der übrige Würfel zeigt { $die_colour }, und für { $body } braucht es { $colour }.
same-piece = { $body_start } hat den ersten Zug gemacht; der zweite braucht eine andere Figur.
must-enable = Danach wäre kein zweiter Zug möglich, nach einem anderen ersten Zug schon.
asked-colour = Der Würfel zeigt { $die_colour }, und für { $body } braucht es { $colour }.
wrong-answer = Nach einer falschen Antwort zieht eine Figur nur ein Zeichen weit.
stops-at-home = { $distance ->
    [one] { $body_start } ist nach einem Zeichen zu Hause und hält dort an.
   *[other] { $body_start } ist nach { $distance } Zeichen zu Hause und hält dort an.
}
pluto-colour = Plutos Würfel zeigt { $die_colour }, und für { $body } braucht es { $colour }.
pluto-move = Pluto erlaubt nur einen Zug, der die Hand vollständig macht.
offered-already = In diesem Zug wurde schon Remis angeboten.
no-draws-here = Remis kann man nur in Spiel Eins anbieten.
no-eclipse-here = In diesem Spiel gibt es keine Finsternis.
pluto-first = Plutos siegreicher Zug kommt zuerst.
own-turn-only = Das geht nur, während du in deinem eigenen Zug etwas entscheidest.
pluto-spent = Die Pluto-Karte ist verbraucht.
pluto-useless = Kein einzelner Zug würde die Hand jetzt vollständig machen.
pluto-too-early = Pluto wartet auf den Wurf.
no-pluto-here = In diesem Spiel gibt es keine Pluto-Karte.
false-call = Die Hand ist nicht vollständig.
choose-in-order = { $body_start } kann jetzt nicht gewählt werden: Himmelskörper werden in aufsteigender Reihenfolge gewählt, jeder einmal, und es müssen fünf zur Wahl bleiben.
name-in-order = { $sign } kann jetzt nicht genannt werden: Zeichen werden in aufsteigender Reihenfolge genannt, jedes höchstens zweimal, und nie dieselben fünf wie zuvor.
not-a-free-planet = { $body_start } ist schon vergeben oder keiner der sieben Planeten.
no-card-there = Karte { $place } ist schon weg oder liegt schon offen.

not-a-move = „{ $text }“ ist kein Zug von Ephemeris. Eine Figur zieht so: mars +3.
not-a-distance = Eine Figur zieht 1 bis 11 Zeichen weit, nicht { $distance }.
no-retrograde-card = { $body_start } geht nur zurück, wenn die passende Rücklaufkarte offen liegt.

## Auf den Spielbrettern

board-to-act = Am Zug: { $seats }
board-turn = { $you ->
    [seat] Du bist am Zug
   *[none] { $seat } ist am Zug
}
board-you = { $seat } (du)
board-series = Spiel { $game } von { $games }
board-count-one = Zug { $number }
board-count-two = Zug { $number }
board-count-three = Zug { $number }
board-count-pairs = Versuch { $number }
board-count-snap = Karte { $number }
board-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
board-pairs = { $n ->
    [one] { $n } Paar
   *[other] { $n } Paare
}
board-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-signs = { $n } von 12 Zeichen
board-mine = Deine Karten und Möglichkeiten
board-cancel = Abbrechen
board-eclipse = Finsternis …
board-pluto = Pluto …
board-offer = Remis anbieten …
board-eclipse-closed = Finsternis
board-pluto-closed = Pluto
board-offer-closed = Remis anbieten
board-game-over = Spiel { $game } von { $games } ist vorbei

# Wo die Seite innehält.
moment-no-pair = Kein Paar
moment-answer-right = Richtig
moment-answer-wrong = Falsch
moment-hand-shown = EPHEMERIS
moment-game-begins = Das Spiel ist vorbei

# Der Kreis.
board-ring = Der Tierkreis mit den neun Himmelskörpern
board-home = Zuhause von { $seat }
board-piece-pinned = { $body_name } in { $sign }, blockiert durch { $blocking_bodies }
board-piece-moves = { $n ->
    [one] { $body_name } in { $sign }, ein Zug
   *[other] { $body_name } in { $sign }, { $n } Züge
}
board-piece-reach = { $body_name } in { $sign }, Reichweite { $reach }
board-way = { $body_name } { $distance } bis { $to_sign }
board-way-back = { $body_name } zurück { $distance } bis { $to_sign }
board-goes-back = { $body_start } geht zurück
board-may-go = { $n ->
    [one] { $body_start } darf ein Zeichen weit gehen
   *[other] { $body_start } darf { $n } Zeichen weit gehen
}
board-reaches = { $n ->
    [one] { $body_start } erreicht ein Zeichen
   *[other] { $body_start } erreicht { $n } Zeichen
}
board-stop = Bis { $sign } geht es, aber { $blocking_bodies } darf man dort nicht überholen.
board-goal-key = eines deiner Ziele
board-choose-sign = Wähle ein Zeichen
board-choose-piece = Wähle eine Figur
board-choose-answer = Wähle eine Antwort
board-key-reach = +3: darf drei Zeichen weit gehen
board-key-pinned = × Sonne: die Sonne blockiert ihn
board-key-moved = *: zuletzt gezogen, von ○
board-key-hand = ◉ Zeichen, › Himmelskörper der Hand
board-key-planet = › dein Planet, ◉ sein Zuhause

# Würfel und Karten.
board-dice = Würfel
board-die = Würfel
board-roll = Beide Würfel werfen
board-pluto-die = Plutos Würfel
board-die-pluto = Pluto: { $colour }
board-die-used = benutzt
board-die-moving = es zieht { $colour }
board-die-then = dann { $colour }
board-moved = Gezogen: { $body_name }
board-retrograde = Rücklauf
board-retrograde-open = Rücklauf: { $body_name }
board-retrograde-back = { $body_start } geht zurück
board-retrograde-next = Als Nächstes: { $body_name }
board-retrograde-seen = Gesehen: { $bodies }
board-retrograde-unseen = { $n } noch verdeckt
board-retrograde-cards-unseen = { $n ->
    [one] { $n } Karte noch verdeckt
   *[other] { $n } Karten noch verdeckt
}
board-retrograde-none-seen = { $n ->
    [one] { $n } Karte, keine gesehen
   *[other] { $n } Karten, keine gesehen
}

# Hände und Mitspieler.
board-hand = Deine Hand
board-hand-of = Hand von { $seat }
board-hand-line = { $you ->
    [seat] Du: { $held } in { $wanted }
   *[none] { $seat }: { $held } in { $wanted }
}
board-hidden-bodies = verdeckte Himmelskörper
board-hidden-signs = verdeckten Zeichen
board-none-yet = noch nichts
board-and-hidden = { $held } und Verdecktes
board-retired = { $you ->
    [seat] Du bist ausgestiegen
   *[none] { $seat } ist ausgestiegen
}
board-in-place = { $n } von { $size } am Platz
board-in-place-yours = Du hattest { $n } von { $size } am Platz.
board-in-sign = in { $sign }
board-met = erreicht
board-near = { $body_name } +{ $distance }
board-near-back = { $body_name } −{ $distance }
board-goal = Ziel:
board-goal-met = Ziel, erreicht:
board-goal-near = Ziel in Reichweite:
board-pluto-ready = Pluto bereit
board-pluto-spent = Pluto verbraucht
board-plate-retired = ausgestiegen
board-plate-open = offene Zeichen
board-plate-hidden = { $n ->
    [one] { $n } verdeckte Karte
   *[other] { $n } verdeckte Karten
}
board-plate-planet = { $body_name } { $progress }/12
board-plate-points = { $points ->
    [one] { $body_name } { $progress }/12, { $points } Punkt
   *[other] { $body_name } { $progress }/12, { $points } Punkte
}
board-orbit = { $progress } von 12 Zeichen ab { $home_sign } geschafft
board-planet-line = { $you ->
    [seat] Du: { $body_name } ab { $home_sign }
   *[none] { $seat }: { $body_name } ab { $home_sign }
}
board-predictions = { $you ->
    [seat] Nur zum Spaß, für dich
   *[none] Nur zum Spaß, für { $seat }
}
board-prediction = { $body_name } in { $sign }
board-call = EPHEMERIS rufen
board-silent = Nichts sagen

# Wählen vor dem Spiel.
board-pick-twice = Ein zweites Tippen nennt ein Zeichen zweimal.
board-pick-void = Diese Zeichen passten vorhin sofort: Nenne andere.
board-pick-keep = Diese fünf behalten
board-pick-name = Diese fünf nennen
board-pick-planet = Wähle einen Planeten
board-pick-choose = Wähle { $n }
board-pick-more = noch { $n }
board-pick-signs-title = Zeichen für die andere Hand
board-pick-planet-title = Dein Planet

# Das Quiz.
board-quiz-about = { $body_name } · Stufe { $level }
board-quiz-right = Richtig
board-quiz-wrong = Falsch
board-quiz-is-right = ist richtig
board-quiz-answered = war die Antwort
board-quiz-hint = Eine richtige Antwort zieht eine Figur, so weit sie kann, eine falsche nur ein Zeichen weit. Die Fragen sind auf Englisch.

# Paare und Snap.
board-place-up = Karte { $place }, { $face }
board-place-down = Karte { $place }, verdeckt
board-pairs-won = { $you ->
    [seat] { $n ->
        [one] Du: ein Paar
       *[other] Du: { $n } Paare
    }
   *[none] { $n ->
        [one] { $seat }: ein Paar
       *[other] { $seat }: { $n } Paare
    }
}
board-pile = { $you ->
    [seat] Du: { $stock } verdeckt, { $pile } offen, oben { $face }
   *[none] { $seat }: { $stock } verdeckt, { $pile } offen, oben { $face }
}
board-pile-empty = { $you ->
    [seat] Du: { $stock } verdeckt, nichts offen
   *[none] { $seat }: { $stock } verdeckt, nichts offen
}
board-snap-note = Rufe, wenn zwei Stapel dasselbe zeigen. Deine Zeit zählt ab dem Moment, in dem dein Bildschirm die Karte zeigt.
board-snap-call = Snap!
board-snap-no-match = Nichts gleich

## Vorhersagen: eine Zeile für jeden Himmelskörper in jedem Zeichen, dem Sieger vorgelesen

prediction-moon-aries = Deine Laune sprintet heute Abend voraus; leih ihr deine Schuhe und folge in Pantoffeln.
prediction-moon-taurus = Der Mond hat gesehen, wie du dir ein drittes Mal nachgenommen hast, und verspricht zu schweigen.
prediction-moon-gemini = Du redest dich in den Schlaf, und deine bessere Hälfte ruft nach einer Zugabe.
prediction-moon-cancer = Dein Zuhause ruft an; es wüsste gern, wer die Marmelade aufgegessen hat.
prediction-moon-leo = Noch vor Mitternacht bekommt sogar dein Gähnen Applaus.
prediction-moon-virgo = Um drei Uhr morgens wirst du genau wissen, wo das Maßband liegt.
prediction-moon-libra = Heute Nacht brauchst du zwei Kissen, eines für jede Seite der Debatte.
prediction-moon-scorpio = Diese Woche findet dich ein Geheimnis; es geht nur um Kekse.
prediction-moon-sagittarius = Irgendwo sehnt sich ein Nachtbus danach, dir das falsche Ende der Stadt zu zeigen.
prediction-moon-capricorn = Du buchst demnächst einen Tagtraum und kommst zehn Minuten zu früh.
prediction-moon-aquarius = Seltsam, aber wahr: Der Nachbarshund träumt neuerdings von dir.
prediction-moon-pisces = Die Abendflut bringt dir eine Melodie, an die sich sonst niemand erinnert.
prediction-sun-aries = Du stehst ganz vorn in der Schlange und erfährst dann, wofür.
prediction-sun-taurus = Das wärmste Stück Wiese im Park hat sich für dich freigehalten.
prediction-sun-gemini = Mittags folgen dir zwei Schatten, jeder mit eigener Meinung.
prediction-sun-cancer = Die Sonne schleicht in deine Küche und ertappt dich, wie du dem Wasserkocher etwas vorsingst.
prediction-sun-leo = Das Scheinwerferlicht suchte nur den Ausgang, aber für dich bleibt es.
prediction-sun-virgo = Du rückst einen Bilderrahmen gerade, und der ganze Tag tritt in Reih und Glied an.
prediction-sun-libra = Bis zum Mittag geben dir alle recht, und du fragst dich, was du gesagt hast.
prediction-sun-scorpio = Deine Sonnenbrille verbirgt nichts; die ganze Straße weiß, dass du ein Picknick ausheckst.
prediction-sun-sagittarius = Folge der hellsten Straße, und sie führt dich zu einem prächtigen Kuchenstand.
prediction-sun-capricorn = Du erreichst den Gipfel früh, doch die Ziegen sind schon seit Stunden da.
prediction-sun-aquarius = Dein schrägster Hut ist seiner Zeit um genau einen Dienstag voraus.
prediction-sun-pisces = Eine Pfütze hebt ihr schönstes Spiegelbild für dich auf.
prediction-mercury-aries = Deine Antwort verlässt das Haus, bevor die Frage angekommen ist.
prediction-mercury-taurus = Du wählst deine Worte mit Bedacht und isst sie dann mit Butter.
prediction-mercury-gemini = Drei Gespräche auf einmal warten auf dich, und du gewinnst sie alle.
prediction-mercury-cancer = Eine Postkarte, die du nie verschickt hast, hat beschlossen, sich selbst zu schreiben.
prediction-mercury-leo = Diese Woche erzählst du eine Geschichte so gut, dass selbst ihr Held sie glaubt.
prediction-mercury-virgo = In weiter Ferne zittert ein Druckfehler, denn er spürt dich kommen.
prediction-mercury-libra = Einerseits wirst du dich entscheiden, andererseits hast du es längst getan.
prediction-mercury-scorpio = Das Kreuzworträtsel verschweigt etwas, und zur Kaffeezeit gesteht es dir alles.
prediction-mercury-sagittarius = Du erklärst den Weg so charmant, dass die Verirrten zurückkommen, um dir zu danken.
prediction-mercury-capricorn = Eine gehobene Augenbraue von dir beendet die längste Sitzung aller Zeiten.
prediction-mercury-aquarius = Ein Papagei, ein Radio und du werdet gleichzeitig dasselbe sagen.
prediction-mercury-pisces = Auf deine Flaschenpost kommt eine Abwesenheitsnotiz.
prediction-venus-aries = Jemand bewundert deine Dreistigkeit, und womöglich auch deine Grübchen.
prediction-venus-taurus = Die Gemütlichkeit winkt: Dein Sofa hat nach dir gefragt.
prediction-venus-gemini = Du flirtest mit der ganzen Speisekarte und bestellst dann die Suppe.
prediction-venus-cancer = Eine alte Teekanne liebt dich seit jeher und wird es bald gestehen.
prediction-venus-leo = Spiegel haben den ganzen Morgen geübt, um dir gerecht zu werden.
prediction-venus-virgo = Die wahre Schönheit begegnet dir diese Woche in einem alphabetischen Gewürzregal.
prediction-venus-libra = Zwei Kissen beißen sich, und nur du bringst sie an einen Tisch.
prediction-venus-scorpio = Ein langer Blick von dir lässt eine Zimmerpflanze erröten.
prediction-venus-sagittarius = Dein Herz hat einen Rucksack gepackt und dir eine halbe Landkarte dagelassen.
prediction-venus-capricorn = Langsam, aber sicher bezirzt du die mürrischste Türklingel der Straße.
prediction-venus-aquarius = Du verliebst dich in eine Lampe, die sonst niemand anbekommt.
prediction-venus-pisces = Geigen spielen, wenn du eintrittst, falls es nicht nur die Türangeln sind.
prediction-mars-aries = Du stürmst gegen eine offene Tür an und machst trotzdem Eindruck auf sie.
prediction-mars-taurus = Am Donnerstag bringt dich nichts vom Fleck außer dem Duft von frischem Brot.
prediction-mars-gemini = Im Duell mit einem Zungenbrecher fällst du in Ehren.
prediction-mars-cancer = Verteidige deine Deckenburg tapfer; die Kissen glauben an dich.
prediction-mars-leo = Du gewinnst einen Streit mit einer Katze und entschuldigst dich dann bei ihr.
prediction-mars-virgo = Dein Feldzug gegen die Krümel tritt in seine ruhmreiche Endphase.
prediction-mars-libra = Tapfer kämpfst du für beide Seiten und verlierst haarscharf gegen dich selbst.
prediction-mars-scorpio = Ein Schraubdeckel hat geschworen, nie aufzugehen, aber dich kennt er noch nicht.
prediction-mars-sagittarius = Ziele, wohin du willst: Dein Pfeil hat zum Abendessen schon etwas vor.
prediction-mars-capricorn = Vor dir liegt etwas Steiles, vermutlich eine Treppe mit einem Klavier darauf.
prediction-mars-aquarius = Ganz allein beendest du die lange Tyrannei des quietschenden Einkaufswagens.
prediction-mars-pisces = Du schwimmst den ganzen Tag gegen den Strom und triffst einen sehr überraschten Lachs.
prediction-jupiter-aries = Das Glück kommt so früh zu dir, dass du noch in Socken bist.
prediction-jupiter-taurus = Ein Käse von historischer Größe rollt auf dich zu.
prediction-jupiter-gemini = Bis Freitag weißt du ein wenig über alles und viel zu viel über Igel.
prediction-jupiter-cancer = An deinem Tisch ist Platz für alle, sobald die Elefanten den Bauch einziehen.
prediction-jupiter-leo = Die Bescheidenheit klopft an deine Tür, hört die Fanfare und schleicht davon.
prediction-jupiter-virgo = Deine Glücksfälle zu zählen dauert den ganzen Abend, denn du bestehst auf einem Register.
prediction-jupiter-libra = Die nächste Münze, die du wirfst, bleibt aus reiner Höflichkeit auf der Kante stehen.
prediction-jupiter-scorpio = Du gräbst nach einer kleinen Antwort und stößt auf eine sprudelnde Quelle von Klatsch.
prediction-jupiter-sagittarius = Große Pläne stehen dir; das Packen dafür nicht.
prediction-jupiter-capricorn = Ein Berg hat von deinem Ehrgeiz gehört und steht gleich etwas gerader.
prediction-jupiter-aquarius = Deine wildeste Idee hat bald einen Fanclub, eine Fahne und eine eigene Tasse.
prediction-jupiter-pisces = Der Fisch, der dir entkommen ist, schreibt dir und gibt zu, wie groß er war.
prediction-saturn-aries = Du beeilst dich und wartest dann, beides in persönlicher Bestzeit.
prediction-saturn-taurus = Ein sehr alter Sessel und du werdet euch demnächst einig.
prediction-saturn-gemini = Eine ganze Minute lang sagst du nichts, und Historiker notieren das Datum.
prediction-saturn-cancer = Hiermit wirst du zum Hüter der guten Schere ernannt.
prediction-saturn-leo = Jeder große Auftritt will geprobt sein, und deiner beginnt damit, die Tür zu finden.
prediction-saturn-virgo = Keine Socke in deiner Schublade wird es wagen, Single zu sein.
prediction-saturn-libra = Du wägst alles zweimal ab und nimmst, was nach Toast riecht.
prediction-saturn-scorpio = Etwas ganz hinten in deinem Gefrierfach ist endlich bereit zu reden.
prediction-saturn-sagittarius = Endlich reisen der Fahrplan und du in dieselbe Richtung.
prediction-saturn-capricorn = Für deine ordentliche Liste aller Listen schlägt die große Stunde.
prediction-saturn-aquarius = Du erfindest eine Regel, brichst sie und verurteilst dich zu Pfannkuchen.
prediction-saturn-pisces = Deine Sandburg besteht jede Abnahme, zum Ärger der Wellen.
prediction-uranus-aries = Der Blitz schlägt nie zweimal ein, aber er hätte da eine Frage zu deinem Drachen.
prediction-uranus-taurus = Eine Kuh mit glänzendem Timing tritt demnächst in deinen Alltag.
prediction-uranus-gemini = Die Autokorrektur macht aus einer deiner Nachrichten ein Meisterwerk.
prediction-uranus-cancer = Verrücke einen Kleiderschrank, und du entdeckst einen kleinen neuen Kontinent.
prediction-uranus-leo = Deine Haare haben heute eigene Pläne, und sie sind großartig.
prediction-uranus-virgo = Das Chaos kommt zum Tee, und du reichst ihm einen Untersetzer.
prediction-uranus-libra = Du wirst von deinen eigenen Füßen überstimmt.
prediction-uranus-scorpio = Auf dem Maskenball erkennt dich niemand, du selbst am wenigsten.
prediction-uranus-sagittarius = Einmal falsch abgebogen, und du bist an einem Ort, der dich seit Mittag erwartet.
prediction-uranus-capricorn = Die Leiter, die du erklimmst, gibt eine noch bessere Brücke ab.
prediction-uranus-aquarius = Roboter nehmen bei dir Stunden in Spontaneität.
prediction-uranus-pisces = Einen Moment lang regnet es nach oben, und nur du siehst hin.
prediction-neptune-aries = Du wachst auf und rufst die Lösung eines Rätsels, das niemand gestellt hat.
prediction-neptune-taurus = Wolken in Kuchenform stellen deine Willenskraft auf die Probe.
prediction-neptune-gemini = Deine beiden erfundenen Freunde kennen sich, wie sich herausstellt.
prediction-neptune-cancer = Eine Muschel klingelt, und der Anruf ist für dich.
prediction-neptune-leo = Im nächsten Traum krönen dich Otter, und das steigt dir sofort zu Kopf.
prediction-neptune-virgo = Du heftest den Nebel unter N ab und verlierst dann den Buchstaben.
prediction-neptune-libra = Wenn sich die Meerjungfrauen in zwei Chöre teilen, wirst du um ein Urteil gebeten.
prediction-neptune-scorpio = Tief unter dem Badeschaum regt sich etwas, und es kennt deinen Namen.
prediction-neptune-sagittarius = Dein Kompass zeigt auf Pudding, und wer bist du, ihm zu widersprechen?
prediction-neptune-capricorn = Du baust ein Luftschloss und bestehst auf einem ordentlichen Fundament.
prediction-neptune-aquarius = Deine Sonntagsidee wird ganz leicht nach Seetang riechen.
prediction-neptune-pisces = Du verlierst deine Schlüssel an einem sehr poetischen Ort.

## Was man in einem Spiel tut, für die Statistik

tally-moved = Bewegte Himmelskörper
tally-got-pinned = Blockierte Himmelskörper
tally-freed = Befreite Himmelskörper
tally-goal-met = Erfüllte Ziele
tally-goal-lost = Wieder verlorene Ziele
tally-called-eclipse = Ausgerufene Finsternisse
tally-answer-right = Richtige Antworten
tally-answer-wrong = Falsche Antworten
tally-pair = Behaltene Paare
tally-no-pair = Karten, die nicht passten
tally-took = Gewonnene Snaps
tally-lost-pile = Verlorene Stapel

## Auf Papier

print-authors = erfunden von F & M Dusnic, Cheltenham; EPHEMERIS ist ihre eingetragene Marke
print-bodies = Planetenkarten
print-body = Planetenkarte
print-signs = Tierkreiskarten
print-sign = Tierkreiskarte
print-retrograde = Rückläufig
print-pluto = Pluto
print-pluto-text = Einmal im Spiel, nach deinem Wurf: Würde ein einziger Zug deine Hand vollenden, wirf den gleichmäßigen Würfel. Zeigt er die Farbe eines solchen Zuges, mach ihn und gewinne.
print-quiz = Quizkarten
print-question = Fragen (englisch)
print-answer = Antworten
print-ring = Der Ring
print-ring-note = Stellt jede Figur auf ihr Zeichen. Vorwärts ist gegen den Uhrzeigersinn.
print-forward = vorwärts
print-pieces = Figuren
print-pieces-note = Ausschneiden, an den gestrichelten Linien falten, die Seiten Rücken an Rücken und die Laschen zusammenkleben.
print-dice = Würfel
print-even = Gleichmäßiger Würfel
print-other = Anderer Würfel
print-starts = beginnt in: { $sign }
print-back = rückwärts
print-predictions = Vorhersagen
print-predictions-note = Nur zum Spaß: Wer gewinnt, liest für jeden Körper der Hand eine vor.

print-summary-moving = Alle Figuren gehören allen. Eine Figur zieht vorwärts, Zeichen für Zeichen, so weit du willst, aber nicht null Zeichen und nicht ganz herum.
    Der Mond hindert die Sonne; Mond und Sonne hindern die roten Planeten; diese fünf hindern die blauen. Eine Figur darf in ein Zeichen ziehen, in dem eine steht, die sie hindert, aber nicht hinaus. Gleich schnelle oder langsamere hindern nie.
    .title = Figuren
print-summary-hands = Spiel Eins und Zwei: Du erhältst Planetenkarten, dann ebenso viele Tierkreiskarten. Eine zweite Karte desselben Körpers kommt unter den Stapel und wird ersetzt. Eine Hand ist vollständig, wenn ihre Körper in ihren Zeichen stehen, gleich welcher in welchem; ein doppeltes Zeichen braucht zwei Körper. Wer nach irgendeinem einzelnen Zug, auch einem fremden, eine vollständige Hand hat, ruft EPHEMERIS und gewinnt. Sind es mehrere, gilt zuerst, wer gezogen hat, dann die Reihenfolge.
    Ist eine Hand vor dem ersten Zug vollständig, wird neu gegeben. Wer mit dem gleichmäßigen Würfel zuerst Gelb wirft, beginnt.
    .title = Hände
print-summary-one = Zwei Personen, je fünf Körper und fünf Zeichen. Zieht abwechselnd eine beliebige Figur.
    .title = Spiel Eins
print-summary-two = Zwei bis vier Personen, je vier Körper, vier Zeichen und ein Pluto. Wirf beide Würfel: Jeder erlaubt den Zug einer Figur seiner Farbe, zwei verschiedene Figuren. Gibt es einen ersten Zug, nach dem der zweite möglich ist, mach einen solchen, außer deiner vollendet deine Hand.
    Kann nichts ziehen, deck eine Rückläufig-Karte auf: Zieh diesen Planeten ein bis elf Zeichen zurück, nichts hindert ihn. Die Karte kommt unter den Stapel. Ist nur ein Würfel nutzbar, nutze ihn.
    .title = Spiel Zwei
print-summary-pluto = Einmal im Spiel, von deinem Wurf bis zum Ende deines Zuges: Würde ein Zug deine Hand vollenden, wirf den gleichmäßigen Würfel. Zeigt er die Farbe eines solchen Zuges, mach ihn. Die Karte ist in jedem Fall verbraucht.
    .title = Pluto
print-summary-eclipse = In deinem Zug darfst du eine Finsternis ausrufen: Alle anderen stimmen geheim ab, und du und alle, die zustimmen, scheiden aus. Wer allein bleibt, hat gewonnen.
    .title = Finsternis
print-summary-three = Zwei bis sieben Personen. Alle erhalten offen einen der sieben Planeten; er beginnt in seinem Zeichen und gewinnt für seine Person, wenn er einmal herum ist. Wirf den gleichmäßigen Würfel. Jemand neben dir zieht eine Quizkarte und stellt die Frage dieser Farbe. Richtig: Zieh eine Figur der Farbe, so weit sie kann. Falsch: eine solche ein Zeichen weit, wenn sie ziehen kann.
    Sind alle Figuren der Farbe gefangen, gibt es keine Frage: Deck eine Rückläufig-Karte auf und zieh diesen Planeten ein Zeichen zurück.
    .title = Spiel Drei
print-summary-pairs = Planeten- und Tierkreiskarten verdeckt. Deck zwei auf; zwei gleiche gehören dir, und du darfst noch einmal. Die meisten Paare gewinnen.
    .title = Paare
print-summary-snap = Teilt Planeten- und Tierkreiskarten aus. Deckt reihum die oberste Karte auf den eigenen Stapel auf. Zeigen zwei Stapel dasselbe, nimmt alle solchen, wer zuerst ruft. Ein falscher Ruf kostet eine Karte an jeden Gegner. Ist der Vorrat leer, wird der eigene Stapel umgedreht.
    .title = Snap

## Lektionen

lesson-one = Spiel Eins
    .help = Zwei Spieler, je fünf geheime Ziele, und das Gesetz, dass langsame Körper die schnellen nicht überholen. Am besten für den Anfang.
lesson-one-theme = Neun Himmelskörper wandern durch die zwölf Tierkreiszeichen, und du gibst dem Himmel einen Schubs. Zwei Spieler, ein Himmel und geheime Pläne.
lesson-one-goal = Du hältst fünf Körper und fünf Zeichen. Du gewinnst, sobald deine Körper in deinen Zeichen stehen, in jedem einer, egal welcher. Merkur und Jupiter stehen schon richtig.
lesson-one-ring = In deinem Zug bewegst du eine Figur gegen den Uhrzeigersinn, um ein Zeichen oder mehr. Du darfst jede Figur im Ring nehmen: Sie gehören niemandem.
lesson-one-move = Schnellere Körper werden nie überholt. Mars darf zum Mond in den Krebs ziehen, aber nicht weiter. Der Krebs ist eines deiner Zeichen.
    .try = Ziehe Mars drei Zeichen weit, in den Krebs.
    .other = Ein guter Zug. Mars im Krebs wäre dein dritter Körper am richtigen Platz gewesen. Wir machen von dort aus weiter.
lesson-one-pinned = Solange der Mond im Krebs stand, war Mars dort gebunden: Wer sein Zeichen mit einem schnelleren Körper teilt, kann nicht fort. Nun ist der Mond weitergezogen, und Mars ist wieder frei.
lesson-one-slow = Am schnellsten ist der Mond, dann die Sonne, dann Merkur, Venus und Mars. Jupiter und die Planeten jenseits sind am langsamsten: Jeder andere Körper hält sie auf. Zwischen Saturn und den Fischen steht niemand.
    .try = Ziehe Saturn zwei Zeichen weit, in die Fische.
    .other = Ein guter Zug. Saturn in den Fischen wäre dein vierter Körper am richtigen Platz gewesen. Wir machen von dort aus weiter.
lesson-one-win = Nur noch die Jungfrau fehlt, und nur Venus ist noch frei für sie. Dort steht die Sonne: Venus kann sie nicht überholen, aber sich zu ihr stellen.
    .try = Ziehe Venus vier Zeichen weit, in die Jungfrau.
    .other = Diesmal nicht: Mit Venus in der Jungfrau hättest du sofort gewonnen.
lesson-one-tip = Ein Tipp: Achte darauf, was der andere immer wieder bewegt. Ein schnellerer Körper davor oder daneben hält es auf, und auch dein Zug kann sein Blatt vollenden.

lesson-two = Spiel Zwei
    .help = Wie Spiel Eins, für zwei bis vier, mit Würfeln, die sagen, was bewegt werden darf, und zwei Überraschungen.
lesson-two-theme = Derselbe Himmel, aber nun entscheiden die Würfel, welche Körper du bewegen darfst. Für zwei bis vier Spieler.
lesson-two-goal = Du hältst vier Körper und vier Zeichen, und wieder gewinnst du, sobald in jedem deiner Zeichen einer deiner Körper steht. Venus und der Mond stehen schon richtig.
lesson-two-roll = Ein Zug beginnt mit beiden Würfeln. Jeder erlaubt einen Zug mit einem Körper seiner Farbe: Gelb sind Sonne und Mond, Rot Merkur, Venus und Mars, Blau die übrigen.
    .try = Würfle.
    .other = Du darfst stattdessen eine Finsternis ausrufen und anbieten aufzuhören, aber spielen wir weiter.
lesson-two-first = Gelb und Blau. Du wählst, welchen Würfel du zuerst nutzt. Mit Gelb kommt die Sonne in den Steinbock, eines deiner Zeichen.
    .try = Ziehe die Sonne fünf Zeichen weit, in den Steinbock.
    .other = Ein guter Zug. Die Sonne im Steinbock wäre dein dritter Körper am richtigen Platz gewesen. Wir machen von dort aus weiter.
lesson-two-second = Auch der andere Würfel muss genutzt werden, mit einem anderen Körper. Blau hilft dir gerade nicht, also sei im Weg: Uranus kommt bis zum Widder, dort hält ihn Mars auf.
    .try = Ziehe Uranus zwei Zeichen weit, in den Widder.
    .other = Jeder blaue Körper wäre recht. Wir machen weiter, als hättest du Uranus gezogen.
lesson-two-blocked = Kann kein Körper beider Farben ziehen, wird eine Rücklaufkarte aufgedeckt, und dieser Planet geht rückwärts. Und einmal im Spiel gibt dir deine Plutokarte einen Würfel mehr, wenn ein einziger Zug gewinnen könnte.
lesson-two-win = Der andere hat den Mond in den Schützen gezogen. Das ist eines deiner Zeichen! Nun ist nur noch der Krebs leer, und Mars kann dorthin, wenn Rot fällt.
    .try = Würfle, dann ziehe Mars drei Zeichen weit, in den Krebs.
    .other = Diesmal nicht: Mit Mars im Krebs hättest du sofort gewonnen.
lesson-two-tip = Ein Tipp: Behalte Ziele in verschiedenen Farben. Wer noch zwei Körper derselben Farbe braucht, wartet lange auf die Würfel.

lesson-three = Spiel Drei
    .help = Ein Wettlauf einmal rund um den Himmel, für zwei bis sieben. Richtige Antworten machen dich schneller.
lesson-three-theme = Ein Wettlauf um den Tierkreis, mit Fragen zum Himmel. Du musst die Antworten nicht wissen: Auch Raten bringt dich voran.
lesson-three-goal = Dein Planet ist Mars. Der erste Planet, der alle zwölf Zeichen durchläuft und heimkehrt, gewinnt für seinen Besitzer.
lesson-three-question = Ein Würfel hat die Farbe deiner Frage bestimmt: Rot, deine eigene. Nach einer richtigen Antwort zieht ein roter Körper, so weit er kommt, nach einer falschen nur ein Zeichen. Kepler fand seine Gesetze an der Bahn des Mars.
    .try = Antworte A.
    .other = Falsche Antworten kosten wenig: Du würdest ein Zeichen weit ziehen. Wir machen weiter, als hättest du A gesagt.
lesson-three-move = Richtig! Nun musst du einen roten Körper ziehen, deinen oder einen anderen. Mars darf zum Mond in den Krebs, aber kein Körper überholt einen schnelleren.
    .try = Ziehe Mars drei Zeichen weit, in den Krebs.
    .other = Erlaubt, aber nur Mars zählt für dich: drei von zwölf Zeichen. Wir machen weiter, als hättest du ihn gezogen.
lesson-three-wrong = Im Krebs konnte Mars nicht fort, solange der schnellere Mond da war. Der andere hatte Gelb und zog den Mond weiter, also ist Mars frei. Alle dürfen alle Planeten ziehen.
lesson-three-again = Wieder Rot. Dieser Planet heißt oft Zwilling der Erde. Danach ist die Sonne im Löwen die nächste, die Mars aufhält.
    .try = Antworte B, dann ziehe Mars ein Zeichen weit, in den Löwen.
    .other = Wir machen weiter, als hättest du B geantwortet und Mars in den Löwen gezogen: vier von zwölf Zeichen.
lesson-three-tip = Ein Tipp: Fällt deine Farbe nicht, dann stell dem Führenden schnelle Körper in den Weg, und bring langsame niemandem nach vorn.

lesson-pairs = Paare
    .help = Ein Gedächtnisspiel für zwei bis sechs.
lesson-pairs-theme = Alle Planeten- und Tierkreiskarten liegen verdeckt. Wer merkt sich, wo sie sind?
lesson-pairs-goal = Sammle Paare: zwei Karten mit demselben Bild. Wer am Ende die meisten hat, gewinnt.
lesson-pairs-turn = In deinem Zug deckst du zwei Karten auf. Sind sie verschieden, werden sie wieder umgedreht, und alle haben sie gesehen.
    .try = Decke die erste Karte auf, dann die zweite.
    .other = Du darfst jede Karte aufdecken. In dieser Lektion beginnen wir bei der ersten. Wir machen weiter, als hättest du es getan.
lesson-pairs-watch = Deine Karten waren { $face } und etwas anderes. Dann deckte der andere als dritte Karte auch { $face } auf. Nun weißt du, wo beide liegen.
lesson-pairs-pair = Zwei Karten mit demselben Bild gehören dir, und du bist noch einmal dran.
    .try = Decke die erste und die dritte Karte auf.
    .other = Das waren andere. Die erste und die dritte Karte zeigen beide { $face }. Wir machen weiter, als hättest du sie genommen.
lesson-pairs-again = Ein Paar! Du bist noch einmal dran, bis du danebenliegst.
    .try = Decke die fünfte und die sechste Karte auf.
    .other = Jede Karte ist erlaubt. Wir machen von hier aus weiter.
lesson-pairs-tip = Ein Tipp: Decke zuerst eine neue Karte auf. Kennst du ihren Zwilling, nimm ihn; wenn nicht, decke eine Karte auf, die alle kennen, und verrate nichts.

lesson-snap = Snap
    .help = Schnelle Augen, für zwei bis sechs.
lesson-snap-theme = Karte um Karte wird umgedreht, und wer zuerst zwei gleiche sieht, nimmt sie.
lesson-snap-goal = Alle Karten sind verteilt. Du gewinnst, wenn du alle hast, oder am Ende die meisten.
lesson-snap-silent = Reihum dreht jeder eine Karte auf den eigenen Stapel. Du hast { $face } umgedreht, und sonst liegt noch nichts da. Im echten Spiel hast du drei Sekunden zum Rufen; in dieser Lektion läuft keine Uhr.
    .try = Lass diese vorbeigehen.
    .other = Vorsicht: Ein Ruf ohne zwei gleiche Bilder kostet dich eine Karte. Wir machen weiter, als hättest du sie vorbeigehen lassen.
lesson-snap-look = Nun zeigen die Stapel { $face } und { $other_face }. Sie sind nicht gleich.
    .try = Lass auch diese vorbeigehen.
    .other = Vorsicht: Ein Ruf ohne zwei gleiche Bilder kostet dich eine Karte. Wir machen weiter, als hättest du sie vorbeigehen lassen.
lesson-snap-call = Zwei Stapel zeigen { $face }! Wer zuerst ruft, nimmt beide.
    .try = Ruf!
    .other = Diese beiden waren gleich: Ein Ruf hätte dir beide Stapel gebracht. Wir machen weiter, als hättest du gerufen.
lesson-snap-wrong = Du hast beide Stapel genommen, sie kamen unter deinen Vorrat. Ein falscher Ruf kostet dich eine Karte für jeden anderen. Schau also, bevor du rufst.
lesson-snap-tip = Ein Tipp: Beobachte die Stapel der anderen, nicht deinen. Nur die neueste Karte kann ein Paar bilden.
