import type { SeedBlog } from '../../../seed-data.ts';
import { pieterClaes } from '../authors.ts';
import { materialPictures } from '../pictures.ts';

export const foamStopsNoNeighbours: SeedBlog = {
  key: 'foam-stops-no-neighbours',
  slugs: {
    nl: 'schuim-houdt-geen-buren-tegen',
    fr: 'la-mousse-n-arrete-pas-les-voisins',
    de: 'schaum-haelt-keine-nachbarn-ab',
    en: 'foam-stops-no-neighbours',
  },
  title: {
    nl: 'Schuim houdt geen buren tegen',
    fr: 'La mousse n’arrête pas les voisins',
    de: 'Schaum hält keine Nachbarn ab',
    en: 'Foam stops no neighbours',
  },
  intro: {
    nl: 'De vraag die we het vaakst krijgen, gaat over een piano en een muur. Het eerlijke antwoord kost ons omzet: absorptie en isolatie zijn twee vakken, en ze gebruiken verschillend materiaal.',
    fr: 'La question la plus fréquente parle d’un piano et d’un mur. La réponse honnête nous coûte des ventes : absorber et isoler sont deux métiers, avec des matières différentes.',
    de: 'Die häufigste Frage handelt von einem Klavier und einer Wand. Die ehrliche Antwort kostet uns Umsatz: Absorbieren und Dämmen sind zwei Fächer, und sie brauchen verschiedenes Material.',
    en: 'The question we are asked most is about a piano and a wall. The honest answer costs us sales: absorbing and insulating are two trades, and they use different materials.',
  },
  body: {
    nl: `<p>Absorptie bepaalt hoeveel geluid in uw eigen kamer terugkaatst. Isolatie bepaalt hoeveel er aan de andere kant uitkomt. Voor het eerste moet lucht erin kunnen, voor het tweede juist niet. Blaas erdoorheen: lukt dat, dan komt geluid er ook door.</p>
<h2>Wat massa doet</h2>
<p>Voor een enkele, slappe laag geldt de massawet: twee keer zo zwaar is 6 dB meer.</p>
<table><thead><tr><th>Laag</th><th>Gewicht</th><th>Isolatie bij 500 Hz</th></tr></thead><tbody><tr><td>PU-schuim, 50 mm</td><td>1,4 kg/m²</td><td>circa 3 dB</td></tr><tr><td>Zware mat</td><td>5 kg/m²</td><td>21 dB</td></tr><tr><td>Twee lagen, los op elkaar</td><td>10 kg/m²</td><td>27 dB</td></tr><tr><td>Gipsplaat, dubbel</td><td>20 kg/m²</td><td>33 dB</td></tr></tbody></table>
<h2>Wat een kier kost</h2>
<p>Staat één procent van het vlak open, dan haalt de beste wand van de wereld 20 dB. Daarom beginnen we altijd met kit en profielen: een koker van acht euro tegenover een wand van duizend.</p>
<h2>En toch schuim?</h2>
<p>Ja, op twee plaatsen. In de spouw tussen twee zware lagen: daar dempt het de resonantie, en dat scheelt 5 tot 8 dB. En in uw eigen kamer, waar het een paar decibel minder geluid maakt om tegen te houden. Reken op 3 dB; dat hoort u net.</p>`,
    fr: `<p>L’absorption règle ce qui revient dans votre propre pièce. L’isolation règle ce qui sort de l’autre côté. Pour la première, l’air doit entrer ; pour la seconde, surtout pas. Soufflez à travers : si l’air passe, le son passe aussi.</p>
<h2>Ce que fait la masse</h2>
<p>Pour une couche simple et souple, c’est la loi de masse : deux fois plus lourd, 6 dB de plus.</p>
<table><thead><tr><th>Couche</th><th>Poids</th><th>Isolation à 500 Hz</th></tr></thead><tbody><tr><td>Mousse PU, 50 mm</td><td>1,4 kg/m²</td><td>environ 3 dB</td></tr><tr><td>Masse lourde</td><td>5 kg/m²</td><td>21 dB</td></tr><tr><td>Deux couches libres</td><td>10 kg/m²</td><td>27 dB</td></tr><tr><td>Plaque de plâtre, double</td><td>20 kg/m²</td><td>33 dB</td></tr></tbody></table>
<h2>Ce que coûte un jour</h2>
<p>Si un pour cent de la surface est ouvert, le meilleur mur du monde atteint 20 dB. Nous commençons donc toujours par les mastics et les joints : une cartouche à huit euros face à un mur à mille.</p>
<h2>Et la mousse, alors ?</h2>
<p>Oui, à deux endroits. Dans le vide entre deux couches lourdes, où elle amortit la résonance : 5 à 8 dB de gagnés. Et dans votre propre pièce, où elle laisse un peu moins de bruit à arrêter. Comptez 3 dB ; cela s’entend tout juste.</p>`,
    de: `<p>Absorption bestimmt, wie viel Schall in Ihren eigenen Raum zurückkommt. Dämmung bestimmt, wie viel auf der anderen Seite ankommt. Für das Erste muss Luft hinein, für das Zweite gerade nicht. Blasen Sie hindurch: Geht das, geht auch der Schall durch.</p>
<h2>Was Masse bewirkt</h2>
<p>Für eine einzelne, biegeweiche Schicht gilt das Massegesetz: doppelt so schwer bringt 6 dB mehr.</p>
<table><thead><tr><th>Schicht</th><th>Gewicht</th><th>Dämmung bei 500 Hz</th></tr></thead><tbody><tr><td>PU-Schaum, 50 mm</td><td>1,4 kg/m²</td><td>etwa 3 dB</td></tr><tr><td>Schwerfolie</td><td>5 kg/m²</td><td>21 dB</td></tr><tr><td>Zwei Lagen, lose</td><td>10 kg/m²</td><td>27 dB</td></tr><tr><td>Gipskarton, doppelt</td><td>20 kg/m²</td><td>33 dB</td></tr></tbody></table>
<h2>Was eine Fuge kostet</h2>
<p>Ist ein Prozent der Fläche offen, schafft die beste Wand der Welt 20 dB. Deshalb fangen wir immer mit Dichtstoff und Profilen an: eine Kartusche für acht Euro gegen eine Wand für tausend.</p>
<h2>Und doch Schaum?</h2>
<p>Ja, an zwei Stellen. Im Hohlraum zwischen zwei schweren Schichten: Dort dämpft er die Resonanz, das bringt 5 bis 8 dB. Und im eigenen Raum, wo danach etwas weniger Lärm aufzuhalten ist. Rechnen Sie mit 3 dB; das hört man gerade.</p>`,
    en: `<p>Absorption decides how much sound comes back into your own room. Insulation decides how much comes out on the far side. For the one, air has to get in; for the other it must not. Blow through it: if that works, sound gets through as well.</p>
<h2>What mass does</h2>
<p>For a single limp layer the mass law holds: twice the weight is 6 dB more.</p>
<table><thead><tr><th>Layer</th><th>Weight</th><th>Insulation at 500 Hz</th></tr></thead><tbody><tr><td>PU foam, 50 mm</td><td>1.4 kg/m²</td><td>about 3 dB</td></tr><tr><td>Barrier mat</td><td>5 kg/m²</td><td>21 dB</td></tr><tr><td>Two layers, loose</td><td>10 kg/m²</td><td>27 dB</td></tr><tr><td>Plasterboard, double</td><td>20 kg/m²</td><td>33 dB</td></tr></tbody></table>
<h2>What a gap costs</h2>
<p>With one per cent of the area open, the best wall in the world manages 20 dB. So we always start with sealant and profiles: a cartridge for the price of two coffees against a wall for a thousand.</p>
<h2>Foam after all?</h2>
<p>Yes, in two places. In the cavity between two heavy layers, where it damps the resonance and gains 5 to 8 dB. And in your own room, where it leaves a little less noise to stop. Allow for 3 dB; you can just about hear that.</p>`,
  },
  ...pieterClaes,
  date: '2026-09-07',
  readingTime: 2,
  picture: materialPictures.barrier,
  products: ['barrier-mat-5', 'sealing-profile', 'acoustic-sealant'],
};
