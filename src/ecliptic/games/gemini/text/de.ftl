# Jedes Wort von The Gemini Card Game, das jemand beim Spielen liest. Was Sätze benutzen können: `kernel/catalogue.py`.

title = The Gemini Card Game
summary = Leitet gemeinsam eine Sternwarte: Bringt zwölf Runden lang Programme, Instrumente, Ziele und Wetter zusammen.

## Optionen

option-roles = Rollen
    .help = Werden die Rollen ausgeteilt oder sucht sich jeder eine aus?
option-roles-dealt = Ausgeteilt
    .help = Der Zufall verteilt die Rollen.
option-roles-chosen = Gewählt
    .help = Einer nach dem anderen sucht sich eine Rolle aus.
option-instants = Sofortkarten
    .help = Sechs Sofortkarten werden in den Spielstapel gemischt.
option-visiting = Gastinstrumente
    .help = Wie viele Gastinstrumente in den Instrumentenstapel kommen.
option-visitors = Welche Gäste
    .help = Werden die Gäste gezogen oder nennt sie, wer beginnt?
option-visitors-drawn = Gezogen
    .help = Der Zufall zieht die Gäste.
option-visitors-chosen = Gewählt
    .help = Wer beginnt, nennt die Gäste.
option-booboo = Kleines Missgeschick
    .help = Die letzte Aktion lässt sich für 1 Ansehen zurücknehmen.
option-gmos_split = Je ein GMOS an jedem Standort
    .help = Die beiden GMOS stehen an je einem Standort statt beide an beiden.
option-bright_ao_primary = Helle Ziele mit AO zählen als Primär
    .help = Ein helles Ziel, das mit AO beobachtet wird, darf auch für ein primäres stehen.
option-closure_stops_base = Schließungen halten alles an
    .help = Schließungen halten auch Inbetriebnahme und Schlechtwetterzeit an.

## Programme

program-BASE = Inbetriebnahme
    .help = Zuerst wird die Sternwarte erprobt: Bis die Inbetriebnahme ihre Stunden hat, erhält kein Ziel Zeit. Jedes Instrument ist recht, bei jedem Wetter.
program-POOR = Schlechtwetterzeit
    .help = Jede Stunde hier bringt am Ende Punkte, mit jedem Instrument und bei jedem Wetter. Sie ist nie abgeschlossen und kostet nichts.
program-P01 = Planeten junger Sterne
program-P02 = Multi-Messenger-Transienten
program-P03 = Schwarze Löcher und ihre Galaxien
program-P04 = Bilder des extremen Universums
program-P05 = Aufgelöste Sternhaufen
program-P06 = Sterngeburt in Farbe
program-P07 = Scheiben und Ausströmungen
program-P08 = Aktive Galaxien im Blick
program-P09 = Helle Schnappschüsse
program-P10 = Spektren massereicher Sterne
program-P11 = Dämmerungsdurchmusterung

band-1 = Rang 1
    .help = Die wichtigsten Programme. Einige davon verlangt das Szenario: Jedes, das am Ende fehlt, kostet Ansehen. Bei idealem Wetter will ein aktives in dieser Runde Zeit.
band-2 = Rang 2
    .help = Gute Forschung mit weniger Punkten als Rang 1. Niemand besteht darauf, aber ein aktives ohne fertiges Ziel kostet am Ende Punkte.
band-3 = Rang 3
    .help = Lückenfüller für Wetter, das für alles andere zu schlecht ist: wenige Punkte und wenig zu verlieren.

mode-imaging = Bilder
    .short = Bilder
    .help = Das Programm will Bilder: Nur ein Instrument, das Bilder macht, kann hier eingesetzt werden.
mode-spectroscopy = Spektroskopie
    .short = Spektren
    .help = Das Programm will Spektren: Nur ein Instrument, das Spektroskopie macht, kann hier eingesetzt werden.

## Adaptive Optik (AO): was ein Programm zulässt und was ein Instrument tut

ao-any = mit oder ohne AO
    .short = AO egal
    .help = Adaptive Optik (AO) nimmt der Luft die Unschärfe. Dieses Programm nimmt Ziele mit AO und ohne.
ao-only = nur AO
    .short = nur AO
    .help = Adaptive Optik (AO) nimmt der Luft die Unschärfe. Dieses Programm nimmt nur Ziele, die mit AO beobachtet werden; es braucht also sehr gutes oder ideales Wetter und ein Instrument mit AO.
ao-none = keine AO
    .short = keine AO
    .help = Adaptive Optik (AO) nimmt der Luft die Unschärfe. Dieses Programm nimmt nur Ziele, die ohne sie beobachtet werden.
ao-never = nie AO
    .help = Dieses Instrument kann keine Ziele mit AO beobachten.
ao-with_altair = AO mit Altair
    .help = Dieses Instrument beobachtet ohne AO, und auch mit AO, solange es Altair trägt.
ao-always = immer AO
    .help = Dieses Instrument benutzt immer AO: Es kann kein Ziel beobachten, das ohne gespielt wurde.
ao-grants = verleiht AO
    .help = Altair beobachtet selbst nichts. Das Instrument, das es trägt, kann auch AO benutzen.

## Ziele

target-T01 = Nachleuchten eines Gammablitzes
target-T02 = Kilonova in NGC 4993
target-T03 = S-Sterne im galaktischen Zentrum
target-T04 = Planeten von HR 8799
target-T05 = 51 Eridani b
target-T06 = Quasar ULAS J1120+0641
target-T07 = Cygnus A
target-T08 = Kern von M87
target-T09 = NGC 4151
target-T10 = Geschosse im Orionnebel
target-T11 = R136 in 30 Doradus
target-T12 = Terzan 5
target-T13 = Arp 220
target-T14 = NGC 1068
target-T15 = Titan
target-T16 = Io
target-T17 = Eta Carinae
target-T18 = WR 140
target-T19 = Beta Pictoris

type-primary = Primär
    .help = Ein schwaches Ziel. Es füllt ein primäres Feld und braucht das klarste Wetter.
type-secondary = Sekundär
    .help = Ein Ziel von mittlerer Helligkeit. Es füllt ein sekundäres Feld und kommt mit gewöhnlichem Wetter aus.
type-bright = Hell
    .help = Ein helles Ziel. Es füllt ein helles Feld und leuchtet durch das schlechteste Wetter. Mit AO beobachtet darf es auch ein primäres Feld füllen, wenn am Tisch so gespielt wird.

site-north = Nord
    .short = N
    .name = Nord
    .help = Das Teleskop im Norden. Es sieht die nördlichen Ziele und die, die beide Standorte sehen. Ein Sturm oder eine Abschaltung schließt es für eine Runde.
site-south = Süd
    .short = S
    .name = Süd
    .help = Das Teleskop im Süden. Es sieht die südlichen Ziele und die, die beide Standorte sehen. Ein Erdbeben oder eine Abschaltung schließt es für eine Runde.

## Karten des Spielstapels nach dem, was sie zeigen

face-unseen = eine Karte
face-1h = 1 h Zeit
face-2h = 2 h Zeit
face-3h = 3 h Zeit
face-5h = 5 h Zeit
face-classical = Gastbeobachtung (5 h)
    .help = Fünf Stunden, die einem Gast versprochen wurden. Spiele sie spätestens in der Runde, die auf der Karte steht, wo du willst; sonst, oder wenn du sie abwirfst, kosten sie 1 Ansehen.
face-BASE = { program-BASE }
face-P01 = { program-P01 }
face-P02 = { program-P02 }
face-P03 = { program-P03 }
face-P04 = { program-P04 }
face-P05 = { program-P05 }
face-P06 = { program-P06 }
face-P07 = { program-P07 }
face-P08 = { program-P08 }
face-P09 = { program-P09 }
face-P10 = { program-P10 }
face-P11 = { program-P11 }
face-T01 = { target-T01 }
face-T02 = { target-T02 }
face-T03 = { target-T03 }
face-T04 = { target-T04 }
face-T05 = { target-T05 }
face-T06 = { target-T06 }
face-T07 = { target-T07 }
face-T08 = { target-T08 }
face-T09 = { target-T09 }
face-T10 = { target-T10 }
face-T11 = { target-T11 }
face-T12 = { target-T12 }
face-T13 = { target-T13 }
face-T14 = { target-T14 }
face-T15 = { target-T15 }
face-T16 = { target-T16 }
face-T17 = { target-T17 }
face-T18 = { target-T18 }
face-T19 = { target-T19 }
face-IN1 = Direktorenzeit
face-IN2 = Wolkenlücke
face-IN3 = Portwechsel
face-IN4 = Pressemitteilung
face-IN5 = Nachtschicht
face-IN6 = Archivsuche

effect-IN1 = { $n } h für das aktuelle Ziel eines Programms, bei jedem Wetter.
effect-IN2 = Für den Rest dieses Zuges gilt das Wetter als eine Stufe besser.
effect-IN3 = Ein Instrument bewegen, ohne Aktion.
effect-IN4 = 1 Ansehen zurück, bis zu den { $n } vom Anfang.
effect-IN5 = In diesem Zug eine Aktion mehr.
effect-IN6 = Eine beliebige Karte aus der Ablage auf deine Hand.

## Instrumente

instrument-unseen = ein Instrument
instrument-gmos_a = GMOS A
    .help = Kamera und Spektrograf für sichtbares Licht, eines von zweien.
instrument-gmos_b = GMOS B
    .help = Kamera und Spektrograf für sichtbares Licht, eines von zweien.
instrument-gnirs = GNIRS
    .help = Ein Spektrograf für das nahe Infrarot.
instrument-nifs = NIFS
    .help = Ein Nahinfrarot-Spektrograf, der von jedem Punkt eines kleinen Feldes ein Spektrum aufnimmt.
instrument-niri = NIRI
    .help = Eine Kamera für das nahe Infrarot.
instrument-f2 = FLAMINGOS-2
    .help = Kamera und Spektrograf für das nahe Infrarot, mit weitem Feld.
instrument-gsaoi = GSAOI
    .help = Eine Nahinfrarot-Kamera hinter adaptiver Optik.
instrument-gpi = GPI
    .help = Es sucht Planeten neben hellen Sternen, mit eigener adaptiver Optik.
instrument-altair = Altair
    .help = Die adaptive Optik des Nordens. Sie aus der Reihe anzubringen kostet keine Aktion. Sie kommt unter den Stapel, wenn ihr Instrument bewegt wird oder ihr Programm abgeschlossen ist.
instrument-V1 = 'Alopeke
    .help = Eine Gastkamera, die die Luft mit Tausenden kurzer Bilder einfriert.
instrument-V2 = Zorro
    .help = Eine Gastkamera, die die Luft mit Tausenden kurzer Bilder einfriert.
instrument-V3 = DSSI
    .help = Eine Gastkamera, die die Luft mit Tausenden kurzer Bilder einfriert.
instrument-V4 = GRACES
    .help = Ein Gastspektrograf am anderen Ende einer langen Glasfaser.
instrument-V5 = MAROON-X
    .help = Ein Gastspektrograf, der Planeten am Taumeln ihrer Sterne wiegt.
instrument-V6 = TEXES
    .help = Ein Gastspektrograf für das mittlere Infrarot.
instrument-V7 = IGRINS
    .help = Ein Gastspektrograf für das nahe Infrarot.
instrument-V8 = Phoenix
    .help = Ein Gastspektrograf für das nahe Infrarot.

## Wetter

sky-poor = Schlecht
sky-good = Gut
sky-great = Sehr gut
sky-best = Ideal
sky-X01 = Sturm
    .short = Sturm
    .help = Er schließt Nord für diese Runde. In der ersten Runde kommt er zurück unter den Stapel.
sky-X02 = Erdbeben
    .short = Beben
    .help = Es schließt Süd für diese Runde. In der ersten Runde kommt es zurück unter den Stapel.
sky-X03 = Abschaltung (Nord)
    .help = Nord ist in der nächsten Runde geschlossen, und für diese wird eine weitere Karte gezogen.
sky-X04 = Abschaltung (Süd)
    .help = Süd ist in der nächsten Runde geschlossen, und für diese wird eine weitere Karte gezogen.

## Rollen

role-R1 = Instrumenteningenieurin
role-R2 = Queue-Koordinator
role-R3 = Kontaktwissenschaftlerin
role-R4 = Teleskopoperator
ability-R1 = Einmal im Zug ein Instrument bewegen, ohne dass es eine Aktion kostet.
ability-R2 =
    Das Handkartenlimit ist um { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    } höher.
ability-R3 = Einmal im Zug eine Karte mit jemandem tauschen.
ability-R4 = Jede Zeitkarte auf einem Ziel zählt { $n } h mehr.

## Stufen des Sieges

level-0 = Förderung verloren
level-1 = Förderung gesichert
    .short = Gesichert
level-2 = Solides Semester
    .short = Solide
level-3 = Ertragreiches Semester
    .short = Ertragreich
level-4 = Goldenes Semester
    .short = Golden

## Phasen, und worum es darin geht, wenn man sie zum ersten Mal erlebt

phase-cast = Wer übernimmt welche Rolle?
    .guide = Jeder hat eine Rolle mit einer eigenen Fähigkeit, die im eigenen Zug nichts kostet. Zu zweit hat jeder zwei Rollen.
    .guide-title = Rollen
phase-open = Wer beginnt?
    .guide = Die Instrumenteningenieurin spielt nicht mit, deshalb bestimmt der Zufall, wer das ganze Semester über beginnt.
    .guide-title = Wer beginnt?
phase-invite = Welche Gastinstrumente kommen dazu?
    .guide = Nenne die Gäste, die in den Instrumentenstapel gemischt werden. Nur einer von ihnen kann jeweils im Einsatz sein.
    .guide-title = Gastinstrumente
phase-deal = Austeilen
    .guide = Die Hände sind offen, und alle dürfen reden: Plant von Anfang an gemeinsam.
    .guide-title = Die Hände
phase-row = Die Instrumentenreihe
    .guide = Zwei Instrumente liegen offen. Sobald eines weggeht, wird das nächste aufgedeckt.
    .guide-title = Die Instrumentenreihe
phase-sky = Das Wetter
    .guide = Das Wetter sagt, welche Ziele in dieser Runde Zeit erhalten dürfen und ob die adaptive Optik arbeitet. Ein Sturm oder ein Erdbeben schließt einen Standort.
    .guide-title = Das Wetter
phase-replenish = Nachziehen
    .guide = Ein Zug beginnt damit, dass die Hand aufgefüllt wird. Auf das Limit abwerfen muss nie jemand.
    .guide-title = Nachziehen
phase-main = Aktionen und freie Züge
    .guide = Du hast eine Aktion, bei idealem Wetter mehr: ein Programm aktivieren, ein Ziel spielen, Zeit spielen, ein Instrument bewegen oder deine Hand abwerfen. Gib zuerst der Inbetriebnahme ihre Stunden: Vorher erhält kein Ziel Zeit. Ein Programm ist abgeschlossen, wenn seine beiden Ziele ihre Stunden haben. Rot Gedrucktes kostet Ansehen, und ist keines mehr da, verliert ihr alle.
    .guide-title = Dein Zug
phase-give = Ein Tausch: das Angebot
    .guide = Biete eine deiner Karten an oder brich ab.
    .guide-title = Ein Tausch
phase-take = Ein Tausch: der Wunsch
    .guide = Nenne die Karte, die du für die angebotene haben willst.
    .guide-title = Ein Tausch
phase-release = Ein freies Instrument
    .guide = Ein Programm ist abgeschlossen. Sein Instrument darf sofort zu einem Programm, das keines hat und es brauchen kann.
    .guide-title = Ein freies Instrument
phase-over = Das Ende des Semesters
    .guide = Ist noch Ansehen übrig, zählen abgeschlossene Programme und Stunden der Schlechtwetterzeit; unfertige Programme können Punkte kosten. Die Summe ergibt die Stufe eures Sieges.
    .guide-title = Das Ende des Semesters

## Was gefragt ist

prompt-cast = Welche Rolle übernimmst du?
prompt-invite = Welches Gastinstrument kommt dazu?
prompt-main =
    { $actions ->
        [0] Keine Aktion mehr: Mach freie Züge oder beende den Zug.
        [one] Eine Aktion und freie Züge; beende dann den Zug.
       *[other] { $actions } Aktionen und freie Züge; beende dann den Zug.
    }
prompt-give = Welche Karte bietest du an?
prompt-take = Welche Karte willst du für { $face }?
prompt-release = Wohin kommt { $instrument }?

## Züge

move-discard-hand = Deine Hand abwerfen
move-place = { $instrument } bei „{ $program }“ einsetzen{ how }
move-move = { $instrument } zu „{ $program }“ bewegen{ how }
move-swap = { $instrument } und { $other_instrument } tauschen{ how }
move-return = { $instrument } unter den Stapel legen{ how }
move-move-altair = Altair zu { $host_instrument } bei „{ $program }“ bewegen{ how }
move-return-altair = Altair unter den Stapel legen{ how }
move-activate = „{ $program }“ aktivieren
move-target = { $target } für „{ $program }“ beobachten
move-target-ao = { $target } für „{ $program }“ mit AO beobachten
move-time =
    { $completes ->
        [checkouts] { $face } für „{ $program }“, das damit fertig ist
        [target] { $face } für „{ $program }“; damit fertig: { $target }
        [program] { $face } für „{ $program }“, das damit fertig ist
       *[nothing] { $face } für „{ $program }“
    }
move-attach = Altair an { $host_instrument } bei „{ $program }“ anbringen
move-exchange = Eine Karte tauschen
move-use = { $face } nutzen
move-use-on = { $face } für „{ $program }“ nutzen
move-use-for = Mit { $face } holen: { $found_face }
move-booboo = Die letzte Aktion zurücknehmen
move-end-turn = Den Zug beenden
move-give = { $face } anbieten
move-give-nothing = Alle Karten behalten
move-take = { $face } von { $other_seat } nehmen
move-send = { $instrument } zu „{ $program }“ schicken
move-send-under = { $instrument } unter den Stapel legen
move-role = Rolle: { $role }
move-visitor = { $instrument } einladen
move-first =
    { $you ->
        [seat] Du beginnst
       *[none] { $seat } beginnt
    }
move-row = { $instrument } aufdecken
move-weather = Wetter: { $sky }
move-draw = { $face } ziehen
how =
    { $by ->
        [ability] { " (Ingenieurin, ohne Aktion)" }
        [IN3] { " (Portwechsel, ohne Aktion)" }
       *[action] { "" }
    }

## Was geschehen ist: Vorbereitung und Wetter

role-dealt =
    { $you ->
        [seat] Du bist { $role }.
       *[none] { $seat } ist { $role }.
    }
role-chosen =
    { $you ->
        [seat] Du wählst die Rolle { $role }.
       *[none] { $seat } wählt die Rolle { $role }.
    }
first =
    { $you ->
        [seat] Du beginnst jede Runde.
       *[none] { $seat } beginnt jede Runde.
    }
visitor = { $instrument } kommt zu Gast.
turned-up = { $instrument } wird in die Instrumentenreihe aufgedeckt.
dealt =
    { $you ->
        [seat] Du erhältst { $face }.
       *[none] { $seat } erhält { $face }.
    }
drew =
    { $you ->
        [seat] Du ziehst { $face }.
       *[none] { $seat } zieht { $face }.
    }
run-due =
    { $you ->
        [seat] Du musst diese Gastbeobachtung spätestens in Runde { $due_round } spielen.
       *[none] { $seat } muss diese Gastbeobachtung spätestens in Runde { $due_round } spielen.
    }
reshuffled =
    Der Spielstapel ist aufgebraucht: { $n ->
        [one] Eine abgelegte Karte wird
       *[other] { $n } abgelegte Karten werden
    } gemischt.
weather = Runde { $round }, Wetter: { $sky }.
special = Runde { $round }: { $sky }. Geschlossen: { $sites }. Sonst bleibt das Wetter: { $other_sky }.
special-too-early = { $sky } in der ersten Runde: Die Karte kommt unter den Stapel.
shutdown = { $sky }. In Runde { $round } geschlossen: { $sites }.
shutdown-too-late = { $sky }: Dafür gibt es keine Runde mehr.
conditions =
    { $n ->
        [0] Wetter { $sky }: Kein Ziel darf Zeit erhalten.
       *[other]
            Wetter { $sky }: Zeit erhalten dürfen Ziele vom Typ { $types }, { $ao ->
                [yes] auch mit AO
               *[no] aber nicht mit AO
            }.
    }
closed = In dieser Runde geschlossen: { $sites }.
more-actions = Jeder Zug hat in dieser Runde { $actions } Aktionen.
owes-band1 = Ideales Wetter: Ein Programm von Rang 1 will in dieser Runde Zeit.
turn =
    { $you ->
        [seat] Du bist am Zug, als { $role }.
       *[none] { $seat } ist am Zug, als { $role }.
    }

## Was geschehen ist: Aktionen

discarded =
    { $you ->
        [seat] Du wirfst deine ganze Hand ab: { $faces }.
       *[none] { $seat } wirft die ganze Hand ab: { $faces }.
    }
runs-thrown-away =
    { $n ->
        [one] Eine Gastbeobachtung wurde weggeworfen.
       *[other] { $n } Gastbeobachtungen wurden weggeworfen.
    }
activated =
    { $you ->
        [seat] Du aktivierst „{ $program }“.
       *[none] { $seat } aktiviert „{ $program }“.
    }
target-played =
    { $you ->
        [seat] Du spielst { $target } für „{ $program }“, zu beobachten { $ao ->
            [yes] mit AO
           *[no] ohne AO
        }, { $hours } h lang.
       *[none] { $seat } spielt { $target } für „{ $program }“, zu beobachten { $ao ->
            [yes] mit AO
           *[no] ohne AO
        }, { $hours } h lang.
    }
target-due = Bis zum Ende von Runde { $due_round } muss fertig sein: { $target }.
target-replaced = { $target } macht Platz und wird mitsamt der Zeit darauf abgelegt.
opportunity-given-up = { $target } war ein Gelegenheitsziel, und es wurde aufgegeben.
time-on-target =
    { $you ->
        [seat] Du gibst { $target } { $hours } h: { $now_hours } von { $need_hours } h.
       *[none] { $seat } gibt { $target } { $hours } h: { $now_hours } von { $need_hours } h.
    }
time-on-checkouts =
    { $you ->
        [seat] Du gibst der Inbetriebnahme { $hours } h: { $now_hours } von { $need_hours } h.
       *[none] { $seat } gibt der Inbetriebnahme { $hours } h: { $now_hours } von { $need_hours } h.
    }
time-on-poor-weather =
    { $you ->
        [seat] Du gibst der Schlechtwetterzeit { $hours } h, das macht { $now_hours } h.
       *[none] { $seat } gibt der Schlechtwetterzeit { $hours } h, das macht { $now_hours } h.
    }
operator-hours = Der Teleskopoperator holt { $hours } h mehr aus der Karte heraus.
hours-lost = { $hours } h sind zu viel und verfallen.
target-complete = { $target } ist fertig.
    .guide = Ein Ziel ist geschafft, das Programm zählt nun seine Teilpunkte. Das zweite bringt den Rest und macht das Instrument frei.
    .guide-title = Ein halbes Programm
checkouts-complete = Die Inbetriebnahme ist abgeschlossen: Jetzt können Ziele Zeit erhalten, und die Schlechtwetterzeit beginnt.
program-complete =
    { $you ->
        [seat] Du schließt „{ $program }“ für { $worth } Punkte ab.
       *[none] { $seat } schließt „{ $program }“ für { $worth } Punkte ab.
    }
visitor-left = { $instrument } verlässt das Spiel.
under = { $instrument } kommt unter den Stapel.
sent =
    { $you ->
        [seat] Du schickst { $instrument } zu „{ $program }“.
       *[none] { $seat } schickt { $instrument } zu „{ $program }“.
    }
sent-under =
    { $you ->
        [seat] Du legst { $instrument } unter den Stapel.
       *[none] { $seat } legt { $instrument } unter den Stapel.
    }

## Was geschehen ist: Instrumente

placed =
    { $you ->
        [seat] Du setzt { $instrument } bei „{ $program }“ ein{ how }.
       *[none] { $seat } setzt { $instrument } bei „{ $program }“ ein{ how }.
    }
moved =
    { $you ->
        [seat] Du bewegst { $instrument } von „{ $from_program }“ zu „{ $program }“{ how }.
       *[none] { $seat } bewegt { $instrument } von „{ $from_program }“ zu „{ $program }“{ how }.
    }
swapped =
    { $you ->
        [seat] Du tauschst { $instrument } und { $other_instrument }{ how }.
       *[none] { $seat } tauscht { $instrument } und { $other_instrument }{ how }.
    }
returned =
    { $you ->
        [seat] Du legst { $instrument } von „{ $from_program }“ unter den Stapel{ how }.
       *[none] { $seat } legt { $instrument } von „{ $from_program }“ unter den Stapel{ how }.
    }
altair-moved =
    { $you ->
        [seat] Du bewegst Altair zu { $host_instrument } bei „{ $program }“{ how }.
       *[none] { $seat } bewegt Altair zu { $host_instrument } bei „{ $program }“{ how }.
    }
altair-returned =
    { $you ->
        [seat] Du legst Altair unter den Stapel{ how }.
       *[none] { $seat } legt Altair unter den Stapel{ how }.
    }
altair-attached =
    { $you ->
        [seat] Du bringst Altair an { $host_instrument } bei „{ $program }“ an, was keine Aktion kostet.
       *[none] { $seat } bringt Altair an { $host_instrument } bei „{ $program }“ an, was keine Aktion kostet.
    }
altair-lost = Altair kommt unter den Stapel.

## Was geschehen ist: Fähigkeiten und Sofortkarten

exchange =
    { $you ->
        [seat] Du beginnst einen Tausch.
       *[none] { $seat } beginnt einen Tausch.
    }
offered =
    { $you ->
        [seat] Du bietest { $face } an.
       *[none] { $seat } bietet { $face } an.
    }
offered-nothing =
    { $you ->
        [seat] Du brichst den Tausch ab.
       *[none] { $seat } bricht den Tausch ab.
    }
exchanged =
    { $you ->
        [seat] Du nimmst { $face } von { $other_seat } und gibst { $given_face }.
        [other_seat] { $seat } nimmt { $face } von dir und gibt dir { $given_face }.
       *[none] { $seat } nimmt { $face } von { $other_seat } und gibt { $given_face }.
    }
used =
    { $you ->
        [seat] Du nutzt { $face }.
       *[none] { $seat } nutzt { $face }.
    }
sky-better = Das Wetter gilt für den Rest dieses Zuges als { $sky }.
extra-action =
    { $actions ->
        [one] In diesem Zug ist noch eine Aktion übrig.
       *[other] In diesem Zug sind noch { $actions } Aktionen übrig.
    }
found =
    { $you ->
        [seat] Du findest { $face } in der Ablage.
       *[none] { $seat } findet { $face } in der Ablage.
    }
taken-back =
    { $you ->
        [seat] Du nimmst die letzte Aktion für 1 Ansehen zurück.
       *[none] { $seat } nimmt die letzte Aktion für 1 Ansehen zurück.
    }

## Was geschehen ist: Punkte, Ansehen, Ende

points =
    Das Semester steht jetzt bei { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkten
    }: { $reasons }.
counts = „{ $program }“ zählt { $worth }
reputation = Das Ansehen geht von { $before } auf { $after }.
    .guide = Roter Druck auf einer Karte ist ein Versprechen. Es zu brechen kostet Ansehen, und ist das dahin, haben alle verloren.
    .guide-title = Ansehen
turn-over =
    { $you ->
        [seat] Du beendest deinen Zug.
       *[none] { $seat } beendet den Zug.
    }
round-over =
    { $n ->
        [0] Runde { $round } ist vorbei.
       *[other] Runde { $round } ist vorbei: { $checks }. { $lost_reputation ->
            [0] Das Ansehen bleibt bei { $after }.
           *[other] Das Ansehen geht von { $before } auf { $after }.
        }
    }
best-met = für das ideale Wetter ist nichts mehr offen
best-missed = das ideale Wetter verging ohne Zeit für ein Programm von Rang 1 (−1 Ansehen)
target-waits = { $target } hat bis zum Ende von Runde { $due_round } Zeit
target-missed = { $target } bei „{ $program }“ wurde nicht rechtzeitig fertig und wird abgelegt (−1 Ansehen)
run-waits =
    { $you ->
        [seat] deine Gastbeobachtung hat bis zum Ende von Runde { $due_round } Zeit
       *[none] die Gastbeobachtung von { $seat } hat bis zum Ende von Runde { $due_round } Zeit
    }
run-missed =
    { $you ->
        [seat] deine Gastbeobachtung wurde nicht rechtzeitig gespielt und wird abgelegt (−1 Ansehen)
       *[none] die Gastbeobachtung von { $seat } wurde nicht rechtzeitig gespielt und wird abgelegt (−1 Ansehen)
    }
band1 =
    { $missing ->
        [0] Programme von Rang 1: { $n } abgeschlossen, { $required } verlangt. Es fehlt nichts.
       *[other] Programme von Rang 1: { $n } abgeschlossen, { $required } verlangt. Das kostet { $lost_reputation } Ansehen, von { $before } auf { $after }.
    }
total =
    { $n ->
        [0] Das Semester bringt keine Punkte.
       *[other]
            Das Semester bringt { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            }: { $reasons }.
    }
counts-full = { $points } für „{ $program }“
counts-partial = { $points } für „{ $program }“ (ein Feld gefüllt)
counts-open = { $points } für „{ $program }“ (kein Feld gefüllt)
counts-hours = { $points } für { $hours } h „{ $program }“
won = { $level } mit { $points } Punkten; mit { $short } mehr: { $next_level }.
won-all = { $level } mit { $points } Punkten.
lost = Die Förderung ist verloren: Es ist kein Ansehen mehr übrig.
headline = Runde { $round } von { $rounds }, Ansehen { $reputation }

## Worauf ein Programm wartet, wenn es keine der Ablehnungen ist

need-hours = { $target } braucht noch { $hours } h.
need-instrument = Braucht ein Instrument.
need-target =
    { $n ->
        [1] Braucht ein Ziel vom Typ { $type }.
       *[other] Braucht ein Ziel vom Typ { $type } oder { $other_type }.
    }
need-checkouts = Braucht noch { $hours } h bis zum Abschluss.

## Ablehnungen

several = { $reason } { $other_reason }
over = Das Semester ist vorbei.
no-such-seat = An diesem Tisch gibt es keinen Platz { $number }.
nature-acts = Es werden Karten aufgedeckt: Niemand hat etwas zu wählen.
not-you =
    { $you ->
        [seat] Jetzt hast du die Wahl.
       *[none] Jetzt hat { $seat } die Wahl.
    }
choose-role = Zuerst muss eine Rolle gewählt werden.
name-visitors = Zuerst müssen die Gastinstrumente genannt werden.
offer-card = Ein Tausch läuft: Biete eine Karte an oder behalte alle.
name-card = Ein Tausch läuft: Nenne die Karte, die du willst.
send-instrument = Zuerst muss { $instrument } weitergeschickt werden.
not-asked = Danach ist jetzt nicht gefragt.
nature-only-draws = Der Zufall deckt nur Karten auf; das hier muss ein Spieler tun.
not-next-role = { $role } kann jetzt nicht ausgeteilt werden.
first-known = Es steht fest, wer beginnt.
not-next-visitor = { $instrument } kann jetzt nicht dazukommen.
not-next-instrument = { $instrument } kann nicht die nächste Karte des Instrumentenstapels sein.
row-full = Die Instrumentenreihe braucht jetzt keine Karte.
not-next-weather = { $sky } kann nicht die nächste Karte des Wetterstapels sein.
no-weather-now = Jetzt wird kein Wetter gezogen.
not-next-card = Die nächste Karte des Spielstapels kann das nicht sein: { $face }.
no-draw-now = Jetzt zieht niemand eine Karte.
role-taken = Diese Rolle ist vergeben: { $role }.
visitor-order = Gäste werden in aufsteigender Reihenfolge genannt, insgesamt { $n }.
no-actions = In diesem Zug ist keine Aktion mehr übrig.
empty-hand = Es gibt keine Karte zum Abwerfen.
not-in-hand = Nicht auf deiner Hand: { $face }.
no-time-card = Nicht auf deiner Hand: { $face }.
not-active = „{ $program }“ ist nicht aktiv.
takes-no-target = „{ $program }“ nimmt kein Ziel.
no-such-side =
    { $target } kann nicht { $ao ->
        [yes] mit AO
       *[no] ohne AO
    } beobachtet werden.
side-not-allowed =
    „{ $program }“ nimmt keine Ziele { $ao ->
        [yes] mit AO
       *[no] ohne AO
    }.
no-slot =
    { $n ->
        [1] { $target } ist vom Typ { $target_type }, aber „{ $program }“ braucht { $type }.
       *[other] { $target } ist vom Typ { $target_type }, aber „{ $program }“ braucht { $type } oder { $other_type }.
    }
checkouts-first = Die Inbetriebnahme ist noch nicht abgeschlossen.
no-instrument = „{ $program }“ hat kein Instrument.
no-target = „{ $program }“ hat kein Ziel.
wrong-weather = { $target } ist vom Typ { $target_type }, und das Wetter ist: { $sky }.
no-ao-weather = AO braucht das Wetter { $needed_sky } oder besser, und das Wetter ist: { $sky }.
never-ao = { $instrument } benutzt nie AO.
needs-altair = { $instrument } braucht Altair für AO.
only-ao = { $instrument } benutzt immer AO, aber { $target } wurde ohne gespielt.
wrong-site = { $target } sieht man am Standort { $target_site }, aber { $instrument } steht am Standort { $site }.
site-closed = In dieser Runde geschlossen: { $sites }.
not-up = { $target } ist in den Runden { $first } bis { $last } zu sehen, und dies ist Runde { $round }.
no-open-site = { $instrument } hat in dieser Runde keinen offenen Standort.
not-in-row = { $instrument } liegt nicht in der Reihe.
occupied = „{ $program }“ hat schon ein Instrument.
wrong-mode = „{ $program }“ braucht { $mode }, und das kann { $instrument } nicht.
visitor-not-on-base = { $instrument } ist zu Gast und kann nicht zu „{ $program }“.
ports-full =
    { $n ->
        [one] Der einzige Port ist belegt.
       *[other] Alle { $n } Ports sind belegt.
    }
guest-ports-full =
    { $n ->
        [one] Nur ein Gastinstrument kann gleichzeitig im Einsatz sein.
       *[other] Nur { $n } Gastinstrumente können gleichzeitig im Einsatz sein.
    }
visitor-stays = { $instrument } ist zu Gast und kann nicht zu einem anderen Programm wechseln.
swap-order = Ein Tausch nennt das niedrigere Programm zuerst.
same-place = „{ $program }“ kann nicht mit sich selbst tauschen.
altair-not-in-row = Altair liegt nicht in der Reihe.
altair-not-attached = Altair ist an keinem Instrument angebracht.
cannot-carry-altair = { $instrument } kann Altair nicht tragen.
altair-already = Altair ist schon bei „{ $program }“.
not-engineer = Nur die Instrumenteningenieurin bewegt Instrumente ohne Aktion.
not-scientist = Nur die Kontaktwissenschaftlerin tauscht Karten.
ability-used = Die Fähigkeit wurde in diesem Zug schon genutzt.
exchange-broken-off = Gerade wurde ein Tausch abgebrochen: Mach erst einen anderen Zug.
nobody-to-trade = Ein Tausch braucht auf beiden Seiten eine Karte.
clear-already = Das Wetter ist: { $sky }. Da gibt es nichts aufzuklaren.
reputation-full = Das Ansehen ist so hoch, wie es sein kann.
not-discarded = Nicht in der Ablage: { $face }.
in-no-other-hand = Auf keiner anderen Hand: { $face }.
booboo-off = Zurücknehmen gehört nicht zu den Optionen dieses Spiels.
booboo-nothing = Seit dem letzten Wetter, Mischen oder Zurücknehmen gibt es keine Aktion zum Zurücknehmen.
booboo-reputation = Zum Zurücknehmen braucht ihr 2 Ansehen, jetzt und vor der Aktion.
no-home = { $instrument } kann nicht zu „{ $program }“.
not-a-move = „{ $text }“ ist kein Zug. Züge sehen so aus: place gnirs on P03, time 3h on P08, end turn.

## Auf den Spielbrettern

board-round = Runde { $round } von { $rounds }
board-reputation = Ansehen
    .help = Wie sehr man der Sternwarte vertraut. Rot Gedrucktes kostet jedes Mal 1, und jedes Programm von Rang 1, das am Ende fehlt, kostet mehr. Ist keines mehr übrig, verlieren alle.
board-turn =
    { $actions ->
        [one] { $role }, noch { $actions } Aktion
       *[other] { $role }, noch { $actions } Aktionen
    }
board-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
    .help = Was das Semester zählt, wenn es jetzt endet: abgeschlossene Programme ganz, andere mit einem gefüllten Feld zum Teil, alle übrigen als Verlust, dazu jede Stunde Schlechtwetterzeit.
board-program-points = { $full } / { $partial } / { $loss }
    .help = Punkte, wenn beide Felder gefüllt sind, eines oder keines.
board-semester = Semester
board-band1 = Rang 1: { $band1 } von { $required }
    .help = Wie viele Programme von Rang 1 abgeschlossen sind und wie viele das Szenario verlangt.
board-level = { $level } ab { $points }
board-next-level =
    { $short ->
        [one] noch { $short } bis: { $level }
       *[other] noch { $short } bis: { $level }
    }

board-weather = Wetter
board-weather-label = Wetter des Semesters
board-closed = geschlossen: { $sites }
board-closing = nächste Runde geschlossen: { $sites }
board-owes-band1 = Rang 1 will in dieser Runde Zeit
    .help = In einer Runde mit idealem Wetter muss ein Programm von Rang 1 Zeit erhalten, wenn zu Beginn der Runde eines aktiv war; sonst geht 1 Ansehen verloren.

board-program = Programm
board-instrument = Instrument
board-targets = Ziele und Stunden
board-needs = Fehlt noch
board-no-program = Kein Programm ist aktiv: Aktiviert eines aus einer Hand.
board-no-instrument = Kein Instrument
board-altair = + Altair
board-ready = Hier kann jetzt Zeit gespielt werden
board-done = fertig
board-slot =
    { $n ->
        [1] Feld für { $type }, frei
       *[other] Feld für { $type } oder { $other_type }, frei
    }
    .help = Ein Programm ist abgeschlossen, wenn in jedem seiner zwei Felder ein Ziel vom richtigen Typ alle seine Stunden hat.
board-hours = { $hours } h
board-progress = { $hours } von { $need_hours } h
board-target-is =
    { $target_type }, { $ao ->
        [yes] mit
       *[no] ohne
    } AO gespielt: { $hours } von { $need_hours } h
board-rounds = Runden { $first }–{ $last }
    .help = Das Ziel ist nur in diesen Runden zu sehen. Sonst erhält es keine Zeit, aber es geht auch nichts verloren.
board-due = bis Runde { $due_round }
board-opportunity = Gelegenheitsziel
    .help = Es muss bis zum Ende der Runde fertig sein, die auf die folgt, in der es gespielt wird. Wenn nicht, oder wenn es ersetzt wird, geht 1 Ansehen verloren.
board-ao = AO
    .help = Adaptive Optik nimmt der Luft die Unschärfe. Ein Ziel mit AO braucht weniger Stunden, aber auch sehr gutes oder ideales Wetter und ein Instrument, das AO benutzt oder Altair trägt.
board-terms = { $band }, { $mode }, { $ao }

board-row = Instrumentenreihe
    .help = Zwei Instrumente zur Auswahl. Wenn eines weggeht, wird das nächste aufgedeckt.
board-ports = Ports: { $used } von { $ports }
    .help = Jeder Port trägt ein Instrument bei einem Programm, auch bei Inbetriebnahme und Schlechtwetterzeit. Sind alle belegt, kann kein Instrument aus der Reihe kommen; Gäste und Altair haben eigene Plätze.
board-visiting = zu Gast
    .help = Ein Gastinstrument braucht keinen Port und steht nie bei Inbetriebnahme oder Schlechtwetterzeit. Es bleibt bei seinem Programm und verlässt das Spiel, wenn dieses abgeschlossen ist.
board-deck = Stapel: { $deck }
board-player-deck = Spielstapel { $deck }, Ablage { $discard }
board-discard = Ablage
board-completed = Abgeschlossen
    .help = Der Wertungsstapel: Diese Programme zählen ihre vollen Punkte, was auch geschieht.
board-none-completed = noch nichts
board-completed-by =
    { $you ->
        [seat] Runde { $round }, du
       *[none] Runde { $round }, { $seat }
    }

board-hand = Deine Hand
board-no-cards = keine Karten
board-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
board-kind-program = Programm
board-kind-target = Ziel
board-kind-time = Zeit
board-kind-classical = Gastbeobachtung
board-kind-instant = Sofort
board-legend = ! Gelegenheitsziel · Stunden ohne/mit AO

## Auf der Seite

moment-round-over = Die Runde ist vorbei

board-reputation-stars = { $stars } Ansehen { $reputation } von { $most }
board-reputation-of = Ansehen { $reputation } von { $most }
board-points-now = Was das Semester zählt
    .help = Wenn es jetzt endet: abgeschlossene Programme ganz, andere mit einem gefüllten Feld zum Teil, alle übrigen als Verlust, dazu jede Stunde Schlechtwetterzeit.
board-points-of = { $full } mit zwei gefüllten Feldern, { $partial } mit einem, { $loss } ohne.
board-terms-of = Es braucht ein passendes Instrument: { $mode }.
board-band1-costs =
    { $missing ->
        [0] Es fehlt nichts.
        [one] Eines fehlt. Am Ende kostet das { $lost_reputation } Ansehen.
       *[other] { $missing } fehlen. Am Ende kostet das { $lost_reputation } Ansehen.
    }
board-allows =
    { $all ->
        [yes] alle Ziele
       *[no] { $types }
    }{ $ao ->
        [yes] , AO
       *[no] , keine AO
    }
board-shut = { $where } zu
board-new = Hierher kommt das nächste Programm
board-base = Basis
board-any-weather = jedes Wetter
board-no-ao = keine AO
board-slot-short =
    { $n ->
        [1] { $type }
       *[other] { $type } oder { $other_type }
    }
board-poor-hours = bisher { $hours } h
board-poor-points =
    { $points ->
        [one] { $points } Punkt je Stunde
       *[other] { $points } Punkte je Stunde
    }
board-ao-hours = AO { $hours } h
board-bonus = +{ $hours } h auf einem Ziel
board-fits =
    { $n ->
        [0] passt nirgends
       *[other] passt bei { $n }
    }
board-fits-program = neues Programm
board-fits-instant = keine Aktion
board-instrument-does = Standort { $sites }: { $does }.
board-instrument-is = { $instrument }, Standort { $sites }: { $does }.
board-under = Unter den Stapel
board-top = Als Nächstes: { $instruments }
board-row-empty = Es ist kein Instrument mehr da.
board-stamp-round = Runde { $round }
board-type-sky =
    { $n ->
        [0] jedes Wetter
       *[other] { $sky } oder besser
    }

board-would-time =
    { $completes ->
        [program] Damit abgeschlossen: { $worth } Punkte
        [target] { $now_hours } von { $need_hours } h: Das Ziel ist fertig
        [checkouts] { $now_hours } von { $need_hours } h: Die Inbetriebnahme ist fertig
       *[nothing] { $now_hours } von { $need_hours } h
    }
board-would-poor =
    { $points ->
        [one] +{ $hours } h: { $points } Punkt
       *[other] +{ $hours } h: { $points } Punkte
    }
board-would-target =
    { $ao ->
        [yes] { $hours } h mit AO
       *[no] { $hours } h ohne AO
    }
board-would-replace = (ersetzt { $replaced_target })
board-way =
    { $by ->
        [ability] Ingenieurin, ohne Aktion
        [IN3] Portwechsel, ohne Aktion
       *[action] als Aktion
    }
board-would-swap = Tauschen mit { $instrument }
board-would-come = Kann hierher

board-choose = Wähle eine Karte oder ein Instrument
board-choose-card = Wähle eine Karte
board-choose-found = Wähle eine abgelegte Karte
board-choose-place = Wähle, wohin
board-choose-other = Jetzt nicht möglich
board-choose-way = Wähle, wie
board-choose-role = Wähle eine Rolle
board-choose-visitor = Wähle einen Gast

board-round-over = Das Ende von Runde { $round }
board-round-did = Was getan wurde
board-round-idle = Niemand hat etwas getan.
board-round-checks = Was geprüft wurde
board-round-nothing = Nichts war fällig.

board-end-level = Stufe { $level } von { $levels }
board-end-points =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }
board-end-sources = Woher die Punkte kommen
board-end-sum =
    { $rest ->
        [0] { $full } abgeschlossen
       *[other] { $full } abgeschlossen, { $rest } aus dem Rest
    }
board-end-half = eines von zwei Feldern gefüllt
board-end-open = kein Feld gefüllt
board-end-hours =
    { $points ->
        [one] { $hours } h, je { $points } Punkt
       *[other] { $hours } h, je { $points } Punkte
    }
board-end-duty = Pflicht: Rang 1
board-end-duty-of =
    { $lost_reputation ->
        [0] { $band1 } von { $required }, nichts verloren
       *[other] { $band1 } von { $required }, { $lost_reputation } Ansehen verloren
    }
board-end-programs =
    { $n ->
        [0] hat beobachtet
        [one] hat beobachtet und ein Programm abgeschlossen
       *[other] hat beobachtet und { $n } Programme abgeschlossen
    }

## Was man in einem Spiel tut, für die Statistik

tally-activated = Aktivierte Programme
tally-placed = Eingesetzte Instrumente
tally-moved = Bewegte Instrumente
tally-target-played = Gespielte Ziele
tally-time-on-target = Zeitkarten auf Zielen
tally-target-complete = Fertige Ziele
tally-program-complete = Abgeschlossene Programme
tally-time-on-poor-weather = Zeitkarten bei schlechtem Wetter
tally-exchanged = Getauschte Karten
tally-discarded = Abgeworfene Hände
tally-used = Genutzte Sofortkarten

## Auf Papier

print-authors = Spielidee von André-Nicolas Chené, ausgearbeitet von André-Nicolas Chené und Jerry Brower
print-player-deck = Spielstapel
print-programs = Programme
print-targets = Ziele
print-instants = Sofortkarten
print-instruments = Instrumente
print-visitors = Gastinstrumente
print-visitor = Gastinstrument
print-roles = Rollen
print-role = Rolle
print-scenario = Szenario
print-tracks = Leisten
print-markers = Marker
print-needs = Instrument für
print-both = Beide Plätze
print-one = Ein Platz
print-none = Kein Platz
print-best-band1 = ! Ideales Wetter: hier Zeit
print-type = Art
print-seen-from = Zu sehen von
print-stands = Standort
print-does = Kann
print-allows = Zeit für
print-yes = ja
print-no = nein
print-actions = { $n ->
    [one] { $n } Aktion je Zug
   *[other] { $n } Aktionen je Zug
}
print-no-action = keine Aktion
print-red = 1 Ansehen
print-classical = Spiele sie irgendwo, bevor die zweite Runde nach dieser vorbei ist, sonst kostet sie 1 Ansehen; auch wenn sie abgeworfen wird.
print-for = Für { $players } Personen
print-hand = Handkarten
print-rounds = Runden
print-required = Rang 1 verlangt
print-missing = Ansehen, je fehlendes
print-closed = Geschlossen
print-hundreds = Hunderter
print-tens = Zehner
print-ones = Einer
print-reference = Übersicht
print-turn = Ein Zug
print-turn-steps = Bis zum Handlimit nachziehen.
    Aktion, eine davon: ein Programm starten; ein Ziel spielen; Zeit spielen; ein Instrument bewegen; die Hand abwerfen.
    Frei: deine Rolle, Altair aus der Reihe, Sofortkarten.
    Ende der Runde: rote Schrift.
print-red-steps = Kostet 1 Ansehen:
    eine Runde mit idealem Wetter ohne Zeit für Rang 1, wenn zu Beginn eines aktiv war;
    ein Gelegenheitsziel, das zu spät kommt oder ersetzt wird;
    eine Gastbeobachtung, die zu spät kommt oder abgeworfen wird.
    Notiert mit einem Bleistift, wann etwas fällig ist.

print-summary-goal = Leitet die Sternwarte gemeinsam durch alle Runden des Szenarios. Habt ihr am Ende noch Ansehen, habt ihr gewonnen; die Punkte sagen, wie gut. Bei 0 Ansehen habt ihr sofort verloren.
    .title = Das Ziel
print-summary-setup = Teilt die Rollen aus, jedem eine. Nehmt die Seite des Szenarios für eure Zahl: Sie nennt Handkarten, Runden, Ansehen und wie viele Programme aus Rang 1 verlangt sind. Die Instrumenteningenieurin beginnt immer; ist die Rolle nicht im Spiel, beginnt irgendwer.
    Legt die Inbetriebnahme aus. Mischt das Wetter; mischt die Instrumente mit Altair und deckt { $row } auf: die Reihe, die sofort aufgefüllt wird, wenn eine Karte sie verlässt.
    Mischt Programme, Ziele und Zeitkarten zum Spielstapel (auf Wunsch mit Sofortkarten) und teilt aus. Die Hände liegen offen; redet frei.
    .title = Aufbau
print-summary-round = Schließungen der letzten Runde enden, angekündigte beginnen. Zieht eine Wetterkarte: Sie gilt bis zur nächsten.
    Sturm und Erdbeben schließen einen Standort in dieser Runde; der andere behält das letzte Wetter, ohne zweite Aktion. In der ersten Runde kommen sie unter den Stapel, und es wird neu gezogen.
    Eine Abschaltung schließt ihren Standort in der nächsten Runde; zieht weiter. Dann sind alle im Uhrzeigersinn einmal am Zug, danach wird die rote Schrift geprüft.
    .title = Eine Runde
print-summary-turn = Zieh zuerst bis zum Handlimit nach; ist der Stapel leer, wird der Ablagestapel gemischt. Niemand wirft überzählige Karten ab.
    Dann eine Aktion ({ $actions }, wenn die Karte dieser Runde selbst Ideal ist) und beliebig viele freie Züge in beliebiger Reihenfolge, oder passen.
    Frei: die Fähigkeit deiner Rolle, Altair aus der Reihe auf ein Instrument, Sofortkarten.
    .title = Ein Zug
print-summary-actions = Ein Programm aus der Hand starten. Ein Ziel spielen. Eine Zeitkarte spielen. Ein Instrument bewegen. Die ganze Hand abwerfen.
    .title = Aktionen
print-summary-instruments = Ein Programm trägt ein Instrument, das können muss, was das Programm braucht; die Inbetriebnahme nimmt jedes.
    Bewegen heißt: aus der Reihe auf ein Programm ohne Instrument; von Programm zu Programm; zwei vertauschen; oder zurück unter den Stapel.
    Höchstens { $ports } Instrumente sind zugleich angebracht, daneben { $visiting } Gastinstrument, nie auf der Inbetriebnahme.
    Altair kommt auf ein Instrument, das mit ihm arbeitet. Es kommt unter den Stapel, wenn sich das Instrument bewegt oder sein Programm fertig ist.
    .title = Instrumente
print-summary-targets = Leg es an ein aktives Programm und wähle seine Seite, mit AO oder ohne, endgültig. Das Programm muss diese Seite erlauben, und das Ziel muss nach seiner Art in einen offenen Platz passen. Ein helles Ziel mit AO passt auch in einen primären Platz.
    Ein Programm arbeitet an einem Ziel; ein neues ersetzt es, und dessen Zeit wird abgeworfen.
    .title = Ziele
print-summary-time = Nichts erhält Zeit, bevor die Inbetriebnahme ihre { $hours } Stunden hat. Sie gehen mit jedem Instrument, bei jedem Wetter und auch an geschlossenem Standort; dann wird die Zeit abgelegt und die Karte gewendet, ihr Instrument bleibt: Schlechtwetterzeit nimmt ebenso das ganze Spiel lang Stunden auf.
    Zeit für ein Ziel braucht: ein angebrachtes Instrument; Wetter, das die Art erlaubt; für eine AO-Seite auch Wetter mit AO und ein Instrument, das immer AO hat oder Altair trägt; für eine Seite ohne AO ein Instrument, das nicht immer AO hat; einen offenen Standort, den Instrument und Ziel gemeinsam haben; eine der Runden auf dem Ziel.
    Die AO-Seite eines hellen Ziels braucht sehr gutes oder ideales Wetter.
    .title = Zeit
print-summary-complete = Ein Ziel mit genug Stunden ist fertig; überzählige verfallen. Sind beide Plätze gefüllt, ist das Programm fertig: Sein Instrument darf sofort zu einem Programm ohne Instrument, sonst kommt es unter den Stapel. Ziele und Zeit werden abgeworfen, das Programm bleibt für seine Punkte liegen.
    .title = Fertig
print-summary-red = Je 1 Ansehen kostet: eine Runde mit idealem Wetter und offenem Standort, in der kein Programm aus Rang 1 Zeit erhielt, obwohl zu Beginn eines aktiv und die Inbetriebnahme fertig war; ein Gelegenheitsziel, das am Ende der Runde nach dem Spielen nicht fertig ist oder ersetzt wird; eine Gastbeobachtung, die am Ende der zweiten Runde nach dem Ziehen nicht gespielt ist oder abgeworfen wird.
    .title = Rote Schrift (!)
print-summary-end = Jedes verlangte Programm aus Rang 1, das fehlt, kostet Ansehen, wie es das Szenario sagt. Bleibt welches, zählt: fertige Programme voll, aktive zum Teil mit einem gefüllten Platz oder als Verlust mit keinem, und { $points } Punkte für jede Stunde Schlechtwetterzeit. Das Szenario nennt eure Stufe.
    .title = Das Ende
print-summary-two = Jede Person hat zwei Rollen, aber eine Hand, und für jede Rolle einen Zug: zuerst die mit der Instrumenteningenieurin, dann die andere mit der Rolle mit der kleineren Nummer, dann beide noch einmal.
    .title = Zu zweit

## Die erste Lektion

lesson-first = Die ersten Runden eines Semesters
    .help = Das Teleskop in Betrieb nehmen, ein Programm beginnen, ihm Ziele und Zeit geben und es gemeinsam abschließen.
lesson-first-theme = Mit deinem Team betreibst du die beiden Gemini-Teleskope, eines im Norden und eines im Süden. Die halbe Welt möchte daran beobachten.
lesson-first-goal = In zwölf Runden sammelt ihr gemeinsam Punkte, indem ihr Programme abschließt. Ihr verliert, wenn euer Ansehen am Ende dahin ist. Schließt also mindestens zwei Programme von Rang 1 ab.
lesson-first-weather = Jede Runde beginnt mit dem Wetter. Es sagt, welche Ziele man beobachten kann. Das Wetter „{ $sky }“ erlaubt alle, und in dieser Runde haben alle zwei Aktionen statt einer.
lesson-first-instrument = Vor der ersten Beobachtung wird das Teleskop in Betrieb genommen: Die Inbetriebnahme braucht ein Instrument und drei Stunden Zeit. Du bist die Instrumenteningenieurin und bewegst in jedem Zug ein Instrument umsonst.
    .try = Bringe { $instrument } in die Inbetriebnahme, mit deinem freien Zug.
    .other = Erlaubt, aber es war nicht der freie Zug der Ingenieurin mit { $instrument }. Wir machen weiter, als wäre er es gewesen.
lesson-first-checkouts = Zeitkarten sind Stunden am Teleskop. Eine zu spielen ist eine Aktion.
    .try = Spiele deine 2 Stunden und deine 1 Stunde auf die Inbetriebnahme.
    .other = Erlaubt, aber zuerst kommt die Inbetriebnahme: Vorher kann nichts beobachtet werden.
lesson-first-program = Die Inbetriebnahme ist abgeschlossen, und deine Freunde haben übrige Stunden in die Schlechtwetterzeit gesteckt: zwei Punkte je Stunde. Nun zur Wissenschaft. Ein Programm verlangt eine Art von Instrument und zwei Ziele.
    .try = Beginne { $program }: Es verlangt ein abbildendes Instrument und zwei helle Ziele.
    .other = Erlaubt, aber beginne mit { $program }: Es ist klein, und helle Ziele lassen sich bei jedem Wetter beobachten.
lesson-first-move = Ein offenes Programm zählt gegen euch, bis ein Ziel beobachtet ist. Bringt es also in Gang. Es braucht ein Instrument, und { $instrument } macht Bilder.
    .try = Bewege { $instrument } von der Schlechtwetterzeit zu { $program }, mit deinem freien Zug.
    .other = Erlaubt, aber ohne Instrument kann { $program } nicht beobachtet werden. Wir machen weiter, als hättest du { $instrument } bewegt.
lesson-first-target = Deine Freunde haben { $target } als erstes Ziel gespielt und ihm alle Stunden gegeben: Das halbe Programm ist geschafft. Ziele spielt man ohne AO oder mit: Adaptive Optik schärft das Bild und spart Stunden, braucht aber mindestens sehr gutes Wetter und ein Instrument, das sie hat.
    .try = Spiele { $other_target } ohne AO auf das Programm und beende dann deinen Zug.
    .other = Erlaubt, aber das Programm wartet auf sein zweites Ziel. Wir machen weiter, als hättest du { $other_target } gespielt.
lesson-first-complete = { $target } braucht zwei Stunden. Eine Zeitkarte darf mehr haben; der Rest verfällt. Bei schlechtem Wetter lassen sich nur helle Ziele beobachten, und dies ist eines.
    .try = Spiele deine 3 Stunden auf { $program }.
    .other = Erlaubt, aber { $program } fehlte nur noch eine Zeitkarte. Wir machen weiter, als hättest du sie gespielt.
lesson-first-tip = Zwanzig Punkte! Ein Tipp: Alle Karten liegen offen, plant also gemeinsam. Beginnt die Programme von Rang 1 früh: Jedes, das am Ende fehlt, kostet zwei Ansehen.
