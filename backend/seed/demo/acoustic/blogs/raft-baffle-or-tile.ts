import type { SeedBlog } from '../../../seed-data.ts';
import { lineaBaffleDetailPicture } from '../detail-pictures.ts';

export const raftBaffleOrTile: SeedBlog = {
  key: 'raft-baffle-or-tile',
  slugs: {
    nl: 'eiland-baffle-of-tegel',
    fr: 'ilot-baffle-ou-dalle',
    de: 'segel-baffel-oder-platte',
    en: 'raft-baffle-or-tile',
  },
  title: {
    nl: 'Eiland, baffle of tegel: drie plafonds naast elkaar',
    fr: 'Îlot, baffle ou dalle : trois plafonds côte à côte',
    de: 'Segel, Baffel oder Platte: drei Decken im Vergleich',
    en: 'Raft, baffle or tile: three ceilings side by side',
  },
  intro: {
    nl: 'We rekenden hetzelfde kantoor van 100 m² drie keer door. De winnaar hangt af van wat er boven je hoofd al zit, en dat is niet altijd wat het mooist in de folder staat.',
    fr: 'Nous avons calculé trois fois le même bureau de 100 m². Le gagnant dépend de ce qui se trouve déjà au-dessus de vous, et ce n’est pas toujours le plus beau du catalogue.',
    de: 'Wir haben dasselbe Büro mit 100 m² dreimal durchgerechnet. Der Sieger hängt davon ab, was schon über Ihrem Kopf ist, und das ist nicht immer das Schönste im Prospekt.',
    en: 'We ran the same office of 100 m² through the sums three times. The winner depends on what is above your head already, and that is not always what looks best in the brochure.',
  },
  body: {
    nl: `<p>Het kantoor is 3 m hoog, heeft tapijttegels en twee glazen wanden. De nagalm is 1,3 seconde; het doel 0,6. Daarvoor is 43 m² absorptie extra nodig bij 500 Hz.</p>
<table><thead><tr><th>Oplossing</th><th>Aantal</th><th>Materiaal, excl. btw</th><th>Plafond bedekt</th></tr></thead><tbody><tr><td>Nube-eilanden, groot</td><td>18 stuks</td><td>€ 7.468</td><td>47%</td></tr><tr><td>Linea-baffles, 1200 mm</td><td>117 stuks</td><td>€ 5.458</td><td>6%</td></tr><tr><td>Quadra Plus in bestaand raster</td><td>128 tegels</td><td>€ 2.851</td><td>45%</td></tr></tbody></table>
<p>De prijzen zijn zonder staffelkorting. De verhoudingen blijven ook met korting gelijk.</p>
<h2>Heb je al een raster? Dan een tegel</h2>
<p>Niets verslaat een tegel die in een bestaand raster valt. Geen boorwerk, geen hangplan, en in een weekend klaar. Alleen zit het plafond dan waar het zat.</p>
<h2>Moet het plafond open blijven? Dan baffles</h2>
<p>Sprinklers, koelbalken, daglicht van boven: baffles laten alles door. Ze hangen in rijen en bepalen de ruimte; dat moet je willen.</p>
<h2>Wil je plekken maken? Dan eilanden</h2>
<p>Een eiland is het duurst per vierkante meter absorptie, maar het enige dat je kunt richten: boven de overlegtafel wel, boven het gangpad niet. In de praktijk hangen we zelden voor 43 m² eilanden op; we zetten er acht waar gepraat wordt en halen de rest uit schermen en gordijnen.</p>`,
    fr: `<p>Le bureau fait 3 m de haut, avec des dalles de moquette et deux parois vitrées. La réverbération est de 1,3 seconde ; l’objectif, 0,6. Il faut pour cela 43 m² d’absorption en plus à 500 Hz.</p>
<table><thead><tr><th>Solution</th><th>Nombre</th><th>Matériel, hors TVA</th><th>Plafond couvert</th></tr></thead><tbody><tr><td>Îlots Nube, grands</td><td>18 pièces</td><td>7 468 €</td><td>47 %</td></tr><tr><td>Baffles Linea, 1200 mm</td><td>117 pièces</td><td>5 458 €</td><td>6 %</td></tr><tr><td>Quadra Plus, ossature existante</td><td>128 dalles</td><td>2 851 €</td><td>45 %</td></tr></tbody></table>
<p>Les prix s’entendent sans remise sur quantité. Les rapports restent les mêmes avec.</p>
<h2>Une ossature est en place ? Une dalle</h2>
<p>Rien ne bat une dalle posée dans une ossature existante. Ni perçage ni plan d’accrochage, et un week-end suffit. Seulement, le plafond reste là où il était.</p>
<h2>Le plafond doit rester ouvert ? Des baffles</h2>
<p>Sprinklers, poutres froides, lumière zénithale : les baffles laissent tout passer. Alignés, ils marquent l’espace ; il faut que cela vous plaise.</p>
<h2>Vous voulez créer des lieux ? Des îlots</h2>
<p>L’îlot est le plus cher au mètre carré d’absorption, mais le seul que l’on puisse viser : oui au-dessus de la table de réunion, non au-dessus du passage. En pratique, nous suspendons rarement 43 m² d’îlots ; nous en plaçons huit là où l’on parle et demandons le reste aux écrans et aux rideaux.</p>`,
    de: `<p>Das Büro ist 3 m hoch, hat Teppichfliesen und zwei Glaswände. Der Nachhall beträgt 1,3 Sekunden, das Ziel 0,6. Dafür fehlen 43 m² Absorption bei 500 Hz.</p>
<table><thead><tr><th>Lösung</th><th>Anzahl</th><th>Material, ohne MwSt.</th><th>Decke bedeckt</th></tr></thead><tbody><tr><td>Nube-Segel, groß</td><td>18 Stück</td><td>7.468 €</td><td>47 %</td></tr><tr><td>Linea-Baffeln, 1200 mm</td><td>117 Stück</td><td>5.458 €</td><td>6 %</td></tr><tr><td>Quadra Plus im vorhandenen Raster</td><td>128 Platten</td><td>2.851 €</td><td>45 %</td></tr></tbody></table>
<p>Die Preise verstehen sich ohne Mengenrabatt. Mit Rabatt bleiben die Verhältnisse gleich.</p>
<h2>Ein Raster ist da? Dann die Platte</h2>
<p>Nichts schlägt eine Platte, die in ein vorhandenes Raster fällt. Kein Bohren, kein Hängeplan, an einem Wochenende fertig. Nur bleibt die Decke eben, wo sie war.</p>
<h2>Die Decke muss offen bleiben? Dann Baffeln</h2>
<p>Sprinkler, Kühlbalken, Tageslicht von oben: Baffeln lassen alles durch. In Reihen prägen sie den Raum; das muss man mögen.</p>
<h2>Sie wollen Orte schaffen? Dann Segel</h2>
<p>Ein Segel ist je Quadratmeter Absorption am teuersten, lässt sich aber als einziges richten: über dem Besprechungstisch ja, über dem Gang nein. In der Praxis hängen wir selten 43 m² Segel auf; acht kommen dorthin, wo gesprochen wird, den Rest holen Trennwände und Vorhänge.</p>`,
    en: `<p>The office is 3 m high, with carpet tiles and two glass walls. Reverberation is 1.3 seconds; the target is 0.6. That takes another 43 m² of absorption at 500 Hz.</p>
<table><thead><tr><th>Solution</th><th>Number</th><th>Materials, excl. VAT</th><th>Ceiling covered</th></tr></thead><tbody><tr><td>Nube rafts, large</td><td>18</td><td>£6,585</td><td>47%</td></tr><tr><td>Linea baffles, 1200 mm</td><td>117</td><td>£4,777</td><td>6%</td></tr><tr><td>Quadra Plus in the existing grid</td><td>128 tiles</td><td>£2,506</td><td>45%</td></tr></tbody></table>
<p>Prices are before volume discount. With it, the proportions stay the same.</p>
<h2>A grid in place? Then a tile</h2>
<p>Nothing beats a tile that drops into an existing grid. No drilling, no hanging plan, done in a weekend. Only, the ceiling stays where it was.</p>
<h2>The ceiling has to stay open? Then baffles</h2>
<p>Sprinklers, chilled beams, daylight from above: baffles let it all through. Hung in rows, they set the tone of a room; you have to want that.</p>
<h2>You want to make places? Then rafts</h2>
<p>A raft costs most per square metre of absorption, but it is the only one you can aim: over the meeting table, yes; over the aisle, no. In practice we seldom hang 43 m² of rafts; we put eight where people talk and get the rest from screens and curtains.</p>`,
  },
  author: 'Lieke van Dalen',
  date: '2026-08-31',
  readingTime: 4,
  picture: lineaBaffleDetailPicture,
  products: ['nube-ceiling-raft', 'linea-baffle', 'quadra-plus-tile', 'bureau-desk-screen'],
};
