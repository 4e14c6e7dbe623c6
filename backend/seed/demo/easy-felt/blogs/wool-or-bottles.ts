import type { SeedBlog } from '../../../seed-data.ts';
import { feltPictures } from '../felt.ts';
import { authors } from './authors.ts';

export const woolOrBottles: SeedBlog = {
  key: 'wool-or-bottles',
  slugs: {
    nl: 'wolvilt-of-pet-vilt',
    fr: 'feutre-de-laine-ou-de-pet',
    de: 'wollfilz-oder-pet-filz',
    en: 'wool-felt-or-pet-felt',
  },
  title: {
    nl: 'Van het schaap of van de fles?',
    fr: 'Du mouton ou de la bouteille ?',
    de: 'Vom Schaf oder aus der Flasche?',
    en: 'From the sheep or from the bottle?',
  },
  intro: {
    nl: 'Wij snijden PET-vilt, en toch sturen we soms iemand naar een winkel met wol. Een eerlijke vergelijking: hitte, vlekken, motten, vuur en de was.',
    fr: 'Nous découpons du feutre PET, et pourtant nous envoyons parfois quelqu’un acheter de la laine. Comparaison honnête : chaleur, taches, mites, feu et lessive.',
    de: 'Wir schneiden PET-Filz, und trotzdem schicken wir manchmal jemanden in ein Wollgeschäft. Ein ehrlicher Vergleich: Hitze, Flecken, Motten, Feuer und Wäsche.',
    en: 'We cut PET felt, and still we sometimes send people to a shop that sells wool. An honest comparison: heat, stains, moths, fire and the wash.',
  },
  body: {
    nl: `<p>Een wolhaar heeft schubben. Maak hem nat, warm en zeperig, wrijf, en de schubben haken in elkaar: vilt. Een vezel van een fles is glad. Die haken we in elkaar met naalden. Het resultaat voelt bijna hetzelfde, maar in huis doet het zich anders voor.</p>
<table><thead><tr><th></th><th>Wolvilt</th><th>PET-vilt</th></tr></thead><tbody><tr><td>Vocht</td><td>Neemt een derde van zijn gewicht op voor het nat aanvoelt</td><td>Neemt niets op</td></tr><tr><td>Hete pan</td><td>Ja, schroeit pas rond 200 graden</td><td>Nee, tot 140 graden</td></tr><tr><td>Vlam</td><td>Verkoolt en dooft vanzelf</td><td>Krimpt weg van de vlam en smelt</td></tr><tr><td>Motten</td><td>Graag</td><td>Nooit</td></tr><tr><td>Wassen</td><td>Koud, met de hand; krimpt anders</td><td>30 graden, in een waszak</td></tr><tr><td>Zon</td><td>Verschiet, de kleur zit erop</td><td>Houdt langer kleur, die zit erin</td></tr><tr><td>Prijs per m²</td><td>Drie tot vijf keer zo hoog</td><td>Vanaf zo’n 14 euro</td></tr></tbody></table>
<h2>Het oor hoort geen verschil</h2>
<p>Geluid kent geen schapen. Bij gelijke dikte en dichtheid slikken beide evenveel; wat telt, is hoeveel moeite de lucht heeft om erdoor te komen. Betaal dus niet voor wol omdat het stiller zou zijn.</p>
<h2>Wanneer neem je wol?</h2>
<ul><li>Onder een gietijzeren pan, recht van het vuur.</li><li>Als zitkussen of slof: wol ademt, PET niet.</li><li>Als je het zelf nat wilt vilten. Met PET kun je schrobben tot je een ons weegt.</li></ul>
<h2>En wanneer de fles?</h2>
<p>Aan de muur, op tafel, op de trap en bij kinderen. Wijn en limonade liggen bovenop en zijn te deppen. Stofzuigen met de zachte borstel is het hele onderhoud. Pluist het in de eerste weken een beetje? Dat zijn losse vezels van het snijden. Eén keer met de kledingroller, en het is over.</p>`,
    fr: `<p>Un poil de laine porte des écailles. Mouillez-le, chauffez, savonnez, frottez : les écailles s’accrochent, voilà du feutre. Une fibre de bouteille est lisse ; nous l’emmêlons à l’aiguille. Au toucher, c’est presque pareil. Dans une maison, non.</p>
<table><thead><tr><th></th><th>Feutre de laine</th><th>Feutre PET</th></tr></thead><tbody><tr><td>Humidité</td><td>Absorbe un tiers de son poids avant de paraître mouillé</td><td>N’absorbe rien</td></tr><tr><td>Plat brûlant</td><td>Oui, ne roussit que vers 200 degrés</td><td>Non, jusqu’à 140 degrés</td></tr><tr><td>Flamme</td><td>Charbonne et s’éteint seul</td><td>Se rétracte devant la flamme et fond</td></tr><tr><td>Mites</td><td>Volontiers</td><td>Jamais</td></tr><tr><td>Lavage</td><td>À froid, à la main ; sinon il rétrécit</td><td>30 degrés, dans un filet</td></tr><tr><td>Soleil</td><td>Passe : la couleur est dessus</td><td>Tient mieux : la couleur est dedans</td></tr><tr><td>Prix au m²</td><td>Trois à cinq fois plus cher</td><td>À partir de 14 euros environ</td></tr></tbody></table>
<h2>L’oreille n’entend pas la différence</h2>
<p>Le son ignore les moutons. À épaisseur et densité égales, les deux absorbent autant ; ce qui compte, c’est la peine que l’air prend à les traverser. Ne payez donc pas la laine pour son silence.</p>
<h2>Quand choisir la laine ?</h2>
<ul><li>Sous une cocotte en fonte, à peine sortie du feu.</li><li>En galette de chaise ou en chausson : la laine respire, le PET non.</li><li>Pour feutrer vous-même à l’eau. Avec du PET, vous frotteriez jusqu’à demain.</li></ul>
<h2>Et la bouteille ?</h2>
<p>Au mur, sur la table, dans l’escalier et chez les enfants. Vin et sirop restent en surface et se tamponnent. Un coup d’aspirateur à brosse douce, c’est tout l’entretien. Il peluche un peu les premières semaines ? Ce sont des fibres libérées par la coupe. Un passage de rouleau adhésif, et c’est fini.</p>`,
    de: `<p>Ein Wollhaar hat Schuppen. Nass, warm und seifig gerieben haken sie sich ineinander: Filz. Eine Faser aus Flaschen ist glatt. Die verhaken wir mit Nadeln. Es fühlt sich fast gleich an, verhält sich im Haus aber anders.</p>
<table><thead><tr><th></th><th>Wollfilz</th><th>PET-Filz</th></tr></thead><tbody><tr><td>Feuchtigkeit</td><td>Nimmt ein Drittel seines Gewichts auf, bevor er sich nass anfühlt</td><td>Nimmt nichts auf</td></tr><tr><td>Heißer Topf</td><td>Ja, versengt erst bei etwa 200 Grad</td><td>Nein, bis 140 Grad</td></tr><tr><td>Flamme</td><td>Verkohlt und erlischt von selbst</td><td>Zieht sich vor der Flamme zurück und schmilzt</td></tr><tr><td>Motten</td><td>Gern</td><td>Nie</td></tr><tr><td>Waschen</td><td>Kalt, mit der Hand; sonst läuft er ein</td><td>30 Grad, im Wäschesack</td></tr><tr><td>Sonne</td><td>Bleicht aus, die Farbe liegt auf</td><td>Hält länger, die Farbe sitzt in der Faser</td></tr><tr><td>Preis je m²</td><td>Drei- bis fünfmal so hoch</td><td>Ab etwa 14 Euro</td></tr></tbody></table>
<h2>Das Ohr hört keinen Unterschied</h2>
<p>Schall kennt keine Schafe. Bei gleicher Dicke und Dichte schlucken beide gleich viel; es zählt, wie schwer die Luft hindurchkommt. Zahlen Sie also nicht für Wolle, weil sie leiser wäre.</p>
<h2>Wann Wolle?</h2>
<ul><li>Unter einen Gusstopf, der direkt vom Herd kommt.</li><li>Als Sitzkissen oder Hausschuh: Wolle atmet, PET nicht.</li><li>Wenn Sie selbst nass filzen wollen. Mit PET reiben Sie bis übermorgen.</li></ul>
<h2>Und wann die Flasche?</h2>
<p>An der Wand, auf dem Tisch, auf der Treppe und bei Kindern. Wein und Saft bleiben obenauf und lassen sich abtupfen. Absaugen mit weicher Bürste ist die ganze Pflege. Fusselt er in den ersten Wochen ein wenig? Das sind lose Fasern vom Schneiden. Einmal mit der Fusselrolle darüber, und es ist vorbei.</p>`,
    en: `<p>A wool hair has scales. Make it wet, warm and soapy, rub, and the scales lock together: felt. A fibre from a bottle is smooth, so we tangle it with needles. The two feel almost the same, but in a home they behave differently.</p>
<table><thead><tr><th></th><th>Wool felt</th><th>PET felt</th></tr></thead><tbody><tr><td>Moisture</td><td>Takes up a third of its weight before it feels wet</td><td>Takes up nothing</td></tr><tr><td>A hot pan</td><td>Yes, scorches only at around 200 degrees</td><td>No, good for 140 degrees</td></tr><tr><td>A flame</td><td>Chars and goes out by itself</td><td>Shrinks from the flame and melts</td></tr><tr><td>Moths</td><td>Gladly</td><td>Never</td></tr><tr><td>Washing</td><td>Cold, by hand; it shrinks otherwise</td><td>30 degrees, in a laundry bag</td></tr><tr><td>Sun</td><td>Fades, as the colour sits on top</td><td>Keeps its colour longer, as it is inside</td></tr><tr><td>Price per m²</td><td>Three to five times as much</td><td>From about £12</td></tr></tbody></table>
<h2>The ear can’t tell</h2>
<p>Sound knows nothing of sheep. At the same thickness and density both soak up the same; what counts is how hard it is for air to get through. So don’t pay for wool because you think it is quieter.</p>
<h2>When to buy wool</h2>
<ul><li>Under a cast-iron pot straight off the hob.</li><li>As a seat pad or a slipper: wool breathes and PET doesn’t.</li><li>If you want to wet-felt it yourself. With PET you could rub until next week.</li></ul>
<h2>And when the bottle?</h2>
<p>On the wall, on the table, on the stairs and around children. Wine and squash lie on top and can be dabbed off. Vacuuming with the soft brush is all the care it needs. Does it shed a little in the first weeks? Those are loose fibres from cutting. Go over it once with a lint roller, and that is that.</p>`,
  },
  ...authors.fleur,
  date: '2026-07-06',
  readingTime: 2,
  picture: feltPictures.coasters,
  products: ['felt-coasters', 'felt-placemats', 'felt-basket', 'stair-pads'],
};
