import type { SeedBlog } from '../../../seed-data.ts';
import { pieterClaes } from '../authors.ts';
import { materialDetails } from '../detail-pictures.ts';

export const woodWoolAndItsCavity: SeedBlog = {
  key: 'wood-wool-and-its-cavity',
  slugs: {
    nl: 'houtwol-en-zijn-spouw',
    fr: 'la-laine-de-bois-et-son-vide',
    de: 'holzwolle-und-ihr-hohlraum',
    en: 'wood-wool-and-its-cavity',
  },
  title: {
    nl: 'Houtwol doet het halve werk, de spouw de rest',
    fr: 'La laine de bois fait la moitié du travail, le vide fait le reste',
    de: 'Holzwolle macht die halbe Arbeit, der Hohlraum den Rest',
    en: 'Wood wool does half the work, the cavity does the rest',
  },
  intro: {
    nl: 'Dezelfde plaat haalt klasse D of klasse B, afhankelijk van wat erachter zit. Drie opbouwen uit onze galmkamer, met wat ze per vierkante meter kosten.',
    fr: 'La même plaque atteint la classe D ou la classe B selon ce qu’il y a derrière. Trois montages mesurés en chambre réverbérante, avec leur prix au mètre carré.',
    de: 'Dieselbe Platte erreicht Klasse D oder Klasse B, je nachdem, was dahinter ist. Drei Aufbauten aus unserem Hallraum, mit ihrem Preis je Quadratmeter.',
    en: 'The same panel reaches class D or class B, depending on what is behind it. Three build-ups from our reverberation room, with what they cost a square metre.',
  },
  body: {
    nl: `<p>Houtwol is sterk omdat er cement tussen de draden zit, en om dezelfde reden is zij akoestisch grof: de poriën zijn groot en de plaat is maar 35 mm dik. Lage tonen gaan erdoorheen, raken de muur en komen terug. Wat u daarachter legt, bepaalt of ze dat nog eens doen.</p>
<table><thead><tr><th>Opbouw</th><th>αw</th><th>Klasse</th><th>Dikte</th></tr></thead><tbody><tr><td>Direct op beton</td><td>0,35</td><td>D</td><td>35 mm</td></tr><tr><td>Op latten, 50 mm lucht</td><td>0,50</td><td>D</td><td>85 mm</td></tr><tr><td>Op latten, 50 mm steenwol</td><td>0,80</td><td>B</td><td>85 mm</td></tr></tbody></table>
<h2>Wat het kost</h2>
<p>De plaat kost ongeveer € 22 per vierkante meter, de steenwol € 31. Bijna tweeënhalf keer zo duur voor ruim twee keer de absorptie: het materiaal kost dus ongeveer evenveel, maar u hangt minder dan de helft van het vlak op. In een gymzaal scheelt dat steigerdagen, en die zijn het duurst.</p>
<h2>Drie fouten die we zien</h2>
<ul><li><strong>Rollen verf.</strong> Spuiten mag, tot 400 g/m². Een roller sluit de poriën en kost een klasse.</li><li><strong>Folie erachter.</strong> Een dampscherm tussen plaat en wol houdt de hoge tonen tegen. Leg het achter de wol.</li><li><strong>Alleen het plafond.</strong> In een hoge hal pingpongt het geluid dan tussen de wanden. Houd een derde voor de wand, vanaf 2,5 meter.</li></ul>`,
    fr: `<p>La laine de bois est solide parce que du ciment lie ses fibres, et pour la même raison elle est grossière en acoustique : de gros pores, et 35 mm seulement. Les graves la traversent, touchent le mur et reviennent. Ce que vous mettez derrière décide si elles recommencent.</p>
<table><thead><tr><th>Montage</th><th>αw</th><th>Classe</th><th>Épaisseur</th></tr></thead><tbody><tr><td>Directement sur béton</td><td>0,35</td><td>D</td><td>35 mm</td></tr><tr><td>Sur lattes, 50 mm d’air</td><td>0,50</td><td>D</td><td>85 mm</td></tr><tr><td>Sur lattes, 50 mm de laine de roche</td><td>0,80</td><td>B</td><td>85 mm</td></tr></tbody></table>
<h2>Ce que cela coûte</h2>
<p>La plaque coûte environ 22 € le mètre carré, la laine de roche 31 €. Près de deux fois et demie le prix pour plus de deux fois l’absorption : la matière revient donc à peu près au même, mais vous posez moins de la moitié de la surface. Dans un gymnase, ce sont des jours d’échafaudage en moins, et ce sont eux qui coûtent.</p>
<h2>Trois erreurs que nous voyons</h2>
<ul><li><strong>La peinture au rouleau.</strong> Au pistolet, oui, jusqu’à 400 g/m². Le rouleau bouche les pores et coûte une classe.</li><li><strong>Un film derrière.</strong> Un pare-vapeur entre plaque et laine arrête les aigus. Mettez-le derrière la laine.</li><li><strong>Le plafond seul.</strong> Dans une salle haute, le son joue alors au ping-pong entre les murs. Gardez un tiers pour eux, au-dessus de 2,5 mètres.</li></ul>`,
    de: `<p>Holzwolle ist fest, weil Zement ihre Fasern bindet, und aus demselben Grund ist sie akustisch grob: große Poren, nur 35 mm Dicke. Tiefe Töne gehen hindurch, treffen die Wand und kommen zurück. Was dahinterliegt, entscheidet, ob sie es noch einmal tun.</p>
<table><thead><tr><th>Aufbau</th><th>αw</th><th>Klasse</th><th>Dicke</th></tr></thead><tbody><tr><td>Direkt auf Beton</td><td>0,35</td><td>D</td><td>35 mm</td></tr><tr><td>Auf Latten, 50 mm Luft</td><td>0,50</td><td>D</td><td>85 mm</td></tr><tr><td>Auf Latten, 50 mm Steinwolle</td><td>0,80</td><td>B</td><td>85 mm</td></tr></tbody></table>
<h2>Was es kostet</h2>
<p>Die Platte kostet rund 22 € je Quadratmeter, die Steinwolle 31 €. Knapp das Zweieinhalbfache für mehr als die doppelte Absorption: Das Material kostet also etwa gleich viel, aber Sie montieren weniger als die halbe Fläche. In einer Turnhalle spart das Gerüsttage, und die sind das Teuerste.</p>
<h2>Drei Fehler, die wir sehen</h2>
<ul><li><strong>Farbe mit der Rolle.</strong> Spritzen geht, bis 400 g/m². Die Rolle schließt die Poren und kostet eine Klasse.</li><li><strong>Folie dahinter.</strong> Eine Dampfbremse zwischen Platte und Wolle sperrt die hohen Töne aus. Sie gehört hinter die Wolle.</li><li><strong>Nur die Decke.</strong> In einer hohen Halle spielt der Schall dann Pingpong zwischen den Wänden. Behalten Sie ein Drittel für die Wand, ab 2,5 Metern.</li></ul>`,
    en: `<p>Wood wool is strong because cement binds its strands, and for the same reason it is acoustically coarse: large pores and only 35 mm of depth. Low notes pass through, meet the wall and come back. What you put behind it decides whether they do so again.</p>
<table><thead><tr><th>Build-up</th><th>αw</th><th>Class</th><th>Depth</th></tr></thead><tbody><tr><td>Straight on concrete</td><td>0.35</td><td>D</td><td>35 mm</td></tr><tr><td>On battens, 50 mm of air</td><td>0.50</td><td>D</td><td>85 mm</td></tr><tr><td>On battens, 50 mm stone wool</td><td>0.80</td><td>B</td><td>85 mm</td></tr></tbody></table>
<h2>What it costs</h2>
<p>The panel costs about £19 a square metre, the stone wool £27. Nearly two and a half times the price for more than twice the absorption: so the material costs about the same, but you fit less than half the area. In a gym that saves days of scaffolding, which are dearest of all.</p>
<h2>Three mistakes we see</h2>
<ul><li><strong>Paint from a roller.</strong> Spraying is fine, up to 400 g/m². A roller closes the pores and costs a class.</li><li><strong>Film behind it.</strong> A vapour barrier between panel and wool shuts the treble out. Put it behind the wool.</li><li><strong>The ceiling alone.</strong> In a tall hall the sound then plays ping-pong between the walls. Keep a third for the wall, from 2.5 metres up.</li></ul>`,
  },
  ...pieterClaes,
  date: '2026-10-12',
  readingTime: 2,
  picture: materialDetails.woodWool,
  products: ['wood-wool-35', 'stone-wool-wrapped'],
};
