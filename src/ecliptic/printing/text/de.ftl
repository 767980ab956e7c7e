# Was jedes gedruckte Spiel sagt. Namen, Wirkungen und Regeln stehen bei den Spielen.

print-summary = Regeln
print-credits = { $title }: { $authors }. Gedruckt mit Ecliptic, einer unabhängigen Umsetzung, für den privaten Gebrauch; wem das Spiel gefällt, der kaufe das echte.
print-edition = Ausgabe { $hash }, Seite { $page }
