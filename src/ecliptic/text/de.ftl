# Was jedes Programm sagt, gleich welches Spiel. Programme und Spiele haben noch eigene Sätze.

# Ein Satz, der schon aus Wörtern besteht.
plain = { $text }

you = du
list = { $cards }
seat-name = Spieler { $number }
no-text = Eine leere Zeile ist kein Zug.
not-a-move = „{ $text }“ ist kein Zug.
not-a-kind = „{ $kind }“ ist in diesem Spiel keine Art von Zug, oder es fehlt etwas.
not-playing = Das Spiel läuft gerade nicht.

## Was vor einem Spiel verlangt wurde

no-game = Es gibt kein Spiel „{ $name }“. Es gibt: { $known }.
no-option = Dieses Spiel hat keine Option „{ $name }“. { $count ->
    [0] Es hat überhaupt keine.
   *[other] Es hat: { $known }.
}
bad-choice = Die Option { $name } kann nicht „{ $text }“ sein. Möglich ist: { $known }.
bad-switch = Die Option { $name } verlangt yes oder no, nicht „{ $text }“.
bad-number = Die Option { $name } verlangt eine Zahl von { $low } bis { $high }, nicht „{ $text }“.
option-not-here = Die Option { $name } gibt es nur bei { $other } { $known }, nicht bei { $other } { $text }.
option-pointless = Die Option { $name } ändert zusammen mit { $other } nichts.
option-too-high = Mit diesen Personen und Optionen kann { $name } höchstens { $high } sein, nicht { $value }.
bad-seats = Dieses Spiel geht so nicht mit { $n } Personen. Mögliche Anzahlen: { $known }.

bot-no-setting = Der Bot { $name } hat keine Einstellung „{ $setting }“. Er hat: { $known }.
bot-bad-setting = Eine Einstellung eines Bots ist eine Zahl wie 2000, 200ms oder seed=1, oder ein Stil, nicht „{ $text }“.
bot-no-simulation = Eine Suche braucht mindestens eine Simulation oder eine Millisekunde.
bot-bad-limit = Die Einstellung { $name } ist eine Zahl über 0, oder 0 für keine Grenze, nicht { $limit }.
bot-no-master = Dieses Spiel hat keinen Bot „master“: „hard“ ist sein stärkster.
bot-no-style = Dieses Spiel hat für Bots keinen Stil „{ $style }“. { $count ->
    [0] Seine Bots haben keinen.
   *[other] Es hat: { $known }.
}
bot-not-for-studies = „{ $name }“ ist kein Bot für eine Studie. Eine Suche schreibt man search:200, mit ihren Simulationen.

## Was eine Aufzeichnung beweist

verified-moves = { $count ->
    [one] Ein Ereignis lässt sich nachspielen und ist regelgerecht.
   *[other] { $count } Ereignisse lassen sich nachspielen, jeder Zug ist regelgerecht.
}
verified-result = Das Ergebnis stimmt.
verified-luck = { $past ->
    [0] Alle { $count } Zufallsereignisse folgen aus dem Startwert.
   *[other] Alle { $count } Zufallsereignisse seit Ereignis { $past } folgen aus dem Startwert.
}
verified-seed = Der Startwert ist der, der vor dem ersten Ereignis versiegelt wurde.

## Was an einer Aufzeichnung oder einem Spielstand nicht stimmt

record-no-head = In Zeile 1 sollte „{ $text }“ stehen.
record-line = Zeile { $n }: { $why }
record-late-head = „{ $text }“ gehört vor das erste Ereignis.
record-no-value = Eine Option schreibt man name=wert.
record-no-words = Wörter zum Startwert stehen in doppelten Anführungszeichen.
record-no-hex = Der Startwert sollte aus hexadezimalen Ziffern bestehen.
record-no-number = { $what ->
    [version] Die Version der Regeln
    [seats] Die Anzahl der Plätze
    [past] Die Anzahl früherer Ereignisse
   *[seat] Ein Platz
} sollte eine Zahl sein, nicht „{ $text }“.
record-no-results = „{ $text }“ ist keine Liste von Ergebnissen.
record-after-end = Nach dem Ende des Spiels kann nichts mehr kommen.
record-no-game = Die Aufzeichnung sagt nicht, von welchem Spiel sie ist.
record-no-seats = Die Aufzeichnung sagt nicht, wie viele Plätze mitspielen.
record-no-edition = Die Aufzeichnung sagt nicht, mit welcher Ausgabe gespielt wurde.
record-no-start = Das Spiel dieser Aufzeichnung kann nicht beginnen. { $why }
record-other-game = Die Aufzeichnung ist von „{ $name }“. Hier lässt sich spielen: { $known }.
record-other-version = Die Aufzeichnung entstand mit Version { $version } der Regeln, hier gilt aber Version { $now }.
record-other-edition = Die Aufzeichnung wurde mit Ausgabe { $text } gespielt, hier gilt aber Ausgabe { $now }.
record-no-such-seat = Ereignis { $n }, „{ $text }“, passt nicht: Es gibt { $count } Plätze.
record-wrong-event = Ereignis { $n }, „{ $text }“, passt nicht. { $why }
record-illegal-event = Ereignis { $n }, „{ $text }“, ist nicht erlaubt ({ $rule }). { $why }
record-wrong-luck = Ereignis { $n } ist nicht das, was der Startwert ergibt.
record-wrong-seed = Der aufgedeckte Startwert ist nicht der, der versiegelt wurde.
record-wrong-result = Die Aufzeichnung nennt das Ergebnis { $text }, nach den Regeln ist es aber { $given }.
record-not-over = Die Aufzeichnung nennt ein Ende, aber das Spiel geht nach ihrem letzten Ereignis weiter.
record-unfinished = Das Spiel dieser Aufzeichnung ist nicht zu Ende.
record-bad-components = Die Zeile mit dem Spielmaterial passt nicht: { $why }.
save-bad-line = Die Zeile, die sagt, wer wo sitzt, passt nicht: { $why }.
save-no-save = Das ist eine Aufzeichnung, aber kein Spielstand, der sagt, wer wo sitzt.
save-no-seed = Die Aufzeichnung enthält ihren Startwert nicht, deshalb lässt sich das Spiel nicht fortsetzen.
save-players = Der Spielstand nennt { $names } Namen, es gibt aber { $players } Plätze.
save-over = Dieses Spiel ist zu Ende: Man kann es ansehen, aber nicht fortsetzen.
save-own-components = Der Spielstand wird mit eigenem Spielmaterial gespielt: { $path }

## Ergebnisse: was zu erwarten ist, was erreicht wurde, und Unterschiede von beidem

result-victory = { $value } % Siegchance
result-levels = Stufe { $value } von 4
result-stars = { $value } von 5 Sternen
result-points = { $value } Punkte

outcome-victory = { $value ->
    [0] verloren
    [100] gewonnen
   *[other] { $value } % eines Sieges
}
outcome-levels = Stufe { $value } von 4
outcome-stars = { $value } von 5 Sternen
outcome-points = { $value } Punkte

gap-victory = { $error ->
    [0] { $value } %
   *[other] { $value } ± { $error } %
}
gap-levels = { $error ->
    [0] { $value } Stufen
   *[other] { $value } ± { $error } Stufen
}
gap-stars = { $error ->
    [0] { $value } Sterne
   *[other] { $value } ± { $error } Sterne
}
gap-points = { $error ->
    [0] { $value } Punkte
   *[other] { $value } ± { $error } Punkte
}

## Tipps

hint-only = { $move }. Es gibt nur diesen Zug.
hint = { $move }: { $result }.
hint-reason = { $move }: { $reason }
hint-as-good = Genauso gut, soweit sich das sagen lässt: { $moves }.
hint-worse = { $move } lässt { $result } erwarten, { $gap } weniger.
hint-none = Hier gibt es keinen Tipp: Es zählt, was du weißt oder wie schnell du bist.

## Was ein Tisch oder ein Server ablehnt

refused-enough = Es wurden schon genug Wörter beigesteuert.
refused-open-seats = Es sind noch Plätze frei.
refused-no-chore = Für diesen Platz muss niemand antworten.
refused-illegal = Der Bot wollte etwas, das die Regeln nicht erlauben.
refused-stands-in = Dort spielt schon ein Bot.
refused-present = Ein Bot springt nur für jemanden ein, der gegangen ist oder länger nicht da war.
refused-present-again = Diese Person ist wieder da.
refused-asked = Eine andere Frage ist noch offen.
refused-not-asked = Dieser Platz wurde nicht gefragt.
refused-changed = Was zurückgenommen würde, ist nicht mehr das, worum gebeten wurde.
refused-no-question = Es ist keine Frage offen.
refused-silence = Die Spielregeln erlauben es nicht, das jetzt zu sagen.
refused-no-event = Das Spiel hat { $events } Ereignisse, nicht { $n }.
refused-no-seat = Es gibt keinen Platz { $n }.
refused-no-person = Auf diesem Platz sitzt kein Mensch.
refused-taken = Platz { $n } ist besetzt.
refused-lost-seat = Im nächsten Spiel sitzt jemand anderes auf deinem Platz. Schau zu oder eröffne einen eigenen Tisch.
refused-begun-without-you = Das nächste Spiel hat ohne dich begonnen. Schau zu oder eröffne einen eigenen Tisch.
refused-no-bot = Es gibt keinen Bot „{ $name }“. Es gibt: { $known }.
refused-empty = { $what ->
    [name] Der Name sollte nicht leer sein.
   *[words] Die Wörter sollten nicht leer sein.
}
refused-long = { $what ->
    [name] Der Name sollte höchstens { $most } Zeichen haben.
   *[words] Die Wörter sollten höchstens { $most } Zeichen haben.
}
refused-revealed = Seitdem wurde etwas aufgedeckt, deshalb lässt es sich nicht zurücknehmen.
refused-nothing = Es gibt nichts zurückzunehmen.
refused-nothing-now = Jetzt lässt sich nichts zurücknehmen.
refused-no-more-words = Wörter lassen sich nur vor dem ersten Ereignis beisteuern.
refused-started = Das Spiel hat schon begonnen.
refused-not-playing = Das Spiel läuft gerade nicht.
refused-not-over = Das Spiel ist noch nicht zu Ende.
refused-one-seat = Jeder nimmt einen Platz; wer am selben Bildschirm mitspielt, ist von der Art „here“.
refused-token = Ein Token gilt für einen Platz: Dieser hier braucht ein anderes.
refused-not-your-turn = Du bist nicht am Zug: Einen Tipp gibt es nur für einen Zug.
refused-hints = Zu viele Tipps. Den nächsten gibt es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
}.
refused-no-deal = Für den { $day } gibt es hier keine Partie.
refused-played-tonight = Du hast die heutige Partie gespielt: ein Versuch am Tag zählt. Üben kannst du sie jetzt.
refused-play-first = Geübt wird, wenn dein Versuch, der zählt, vorbei ist.
refused-no-puzzle = Du hast alle Rätsel dieses Spiels beantwortet.
refused-no-hints = An diesem Tisch gibt es keine Tipps: die Partie zählt.
refused-bad-key = Ein Schlüssel hat 256 zufällige Bits, geschrieben als 43 Buchstaben, Ziffern, - und _.
refused-code-used = Dieser Code wurde benutzt. Erstelle einen neuen auf dem Gerät, das den Platz hat.
refused-bad-code = Dieser Code gilt nicht oder ist zu alt. Erstelle einen neuen auf dem Gerät, das den Platz hat.
refused-no-mail = Dieser Server verschickt keine Mail.
refused-bad-address = Das ist keine Mail-Adresse.
refused-no-qr = QR-Codes können hier nicht gezeichnet werden: Nimm den Link.
refused-still-sealed = Diese Partie kann gelöscht werden, wenn ihr Tag vorbei ist.
refused-not-alone = Hier haben auch andere gespielt: Ein Tisch, der auch ihnen gehört, kann nicht gelöscht werden.
refused-rate = Zu viele Anfragen. Warte einen Moment.
refused-kept = Dieser Platz ist für { $name } reserviert.
refused-bad-url = Ein Webhook ist eine http- oder https-Adresse.
refused-short-secret = Das Geheimnis eines Webhooks sollte mindestens { $least } Zeichen haben.
refused-no-game = Es gibt kein Spiel „{ $name }“.
refused-no-spectators = An diesem Tisch darf niemand zuschauen.
refused-no-invitation = Für diesen Platz braucht man eine Einladung.
refused-bad-invitation = Diese Einladung gilt nicht. Bitte um eine neue, wo du sie herhast.
refused-other-invitation = Diese Einladung gilt für einen anderen Platz. Bitte um eine neue, wo du sie herhast.
refused-used = Diese Einladung wurde schon benutzt. Bitte um eine für einen anderen Platz.
refused-denied = Dafür braucht es ein Token, das an diesem Tisch gilt.
refused-spectators-watch = Wer zuschaut, schaut nur zu.
refused-seat-left = Dieser Platz wurde verlassen, sein Token gilt nicht mehr.
refused-bad-header = Der Authorization-Header muss lauten: Bearer TOKEN.
refused-needs-token = Dafür braucht es ein Token.
refused-not-found = Unter dieser Adresse gibt es nichts.
refused-stale = Inzwischen ist etwas passiert. Sieh noch einmal hin.
refused-no-answer = Kein Bot hat geantwortet. Versuch es gleich noch einmal.
refused-unavailable = Die Datenbank ist nicht erreichbar. Versuch es gleich noch einmal.
refused-failed = Etwas ist schiefgegangen.
refused-hello = Die erste Nachricht muss ein Hello sein.
refused-malformed = Das ist keine Nachricht des Protokolls.
refused-cut-short = Der Inhalt kam nicht vollständig an.
refused-host = Dieser Server heißt anders.
refused-origin = Diese Seite darf den Server nicht benutzen.

## Mail

mail-subject = Du bist am Zug: { $game }
mail-text =
    In { $game } bist du am Zug:
    { $address }

    Du hast am Tisch, in seinem Menü, um diese Mail gebeten und kannst sie dort abbestellen.
