# Jedes Wort von Double Star.

title = Double Star
summary = Zwei Sterne, zwei geheime Entscheidungen, ein Würfel.

phase-choose = Die Entscheidung
    .guide = Geh auf, um zu würfeln und das Ergebnis zu deinem Stern zu zählen, oder geh unter und zähle 2 dazu.
    .guide-title = Auf oder unter?
phase-show = Das Aufdecken
    .guide = Entscheidungen und Sterne werden gezeigt, eins nach dem anderen.
    .guide-title = Was wurde gewählt?
phase-over = Das Ende
    .guide = Die höhere Summe gewinnt.
    .guide-title = Wer leuchtet heller?

choice-unseen = etwas Geheimes
choice-set = Untergehen
choice-rise = Aufgehen
star-unseen = einen Stern

prompt-choose = Auf- oder untergehen?

move-set = Untergehen
move-rise = Aufgehen

drawn = { $you ->
    [seat] Du ziehst { $star }.
   *[none] { $seat } zieht { $star }.
}
chosen = { $you ->
    [seat] Du wählst { $choice }.
   *[none] { $seat } wählt { $choice }.
}
rolled = { $you ->
    [seat] Du würfelst { $die }.
   *[none] { $seat } würfelt { $die }.
}
shown = { $you ->
    [seat] Dein Stern war { $star }.
   *[none] { $seat } hatte Stern { $star }.
}

not-asked = Dieser Platz hat jetzt nichts zu wählen.
not-held = Das enthält weder der Beutel noch der Würfel noch eine Hand.
not-a-choice = Man geht auf oder unter, sonst nichts.
not-a-move = „{ $text }“ ist kein Zug von Double Star.
