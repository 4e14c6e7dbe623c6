import type { SeedProject } from '../../../seed-editorial.ts';
import { feltDetails } from '../detail-pictures.ts';
import { scenes } from '../scene-pictures.ts';

export const hostelHamburg: SeedProject = {
  key: 'hostel-hamburg',
  slugs: { nl: 'hostel-hamburg', fr: 'auberge-hambourg', de: 'hostel-hamburg', en: 'hostel-in-hamburg' },
  title: {
    nl: 'Een balie die tegen een koffer kan',
    fr: 'Un comptoir à l’épreuve des valises',
    de: 'Ein Tresen, der Koffer aushält',
    en: 'A counter that can take a suitcase',
  },
  intro: {
    nl: 'Honderdtachtig bedden, dus vijfhonderd koffers per week die tegen de balie stoten. Nachtblauw vilt vangt ze op, en de gesprekken erboven ook.',
    fr: 'Cent quatre-vingts lits, donc cinq cents valises par semaine contre le comptoir. Un feutre bleu nuit les amortit, et les conversations au-dessus aussi.',
    de: 'Hundertachtzig Betten, also fünfhundert Koffer in der Woche, die an den Tresen stoßen. Nachtblauer Filz fängt sie ab, und die Gespräche darüber gleich mit.',
    en: 'A hundred and eighty beds, so five hundred suitcases a week that bump the counter. Midnight blue felt takes the knocks, and some of the talk above it.',
  },
  body: {
    nl: `<p>De oude balie van hostel Kaiserspeicher was gelakt. Elke koffer liet een streep achter, elk jaar kwam de schilder. Daarbij kaatste het front het gesprek met de gast terug de hal in, zodat iedereen op de bank wist wie er een sleutel kwijt was.</p>
<h2>Bekleden als een boek</h2>
<p>Het front en de zijkanten zijn 6 m². We sneden vilt van 9 mm op maat, met een V-groef op de hoeken, zodat het zonder naad om de kast heen vouwt. Contactlijm op de rechte stukken; langs de plint zitten schroeven, want daar moet ooit een strook vervangen kunnen worden zonder de rest te raken. Een koffer laat geen streep na, hooguit een veeg, en die gaat eruit met lauw water.</p>
<h2>De rest van de hal</h2>
<p>Alleen met een balie maak je een hal van 60 m² niet stil. De baffles aan het plafond komen van onze zusterzaak Acoustic, van vilt in dezelfde kleur, uit dezelfde fabriek. Samen brachten ze de nagalm van 1,6 naar 0,9 seconde. Ons aandeel daarin is eerlijk gezegd klein; het front doet vooral iets voor wie ervoor staat.</p>
<h2>Op het blad</h2>
<p>Zes bakjes voor sleutels, pennen en gevonden oorbellen. Ook van vilt, zodat de nachtportier er om vier uur niemand mee wekt.</p>`,
    fr: `<p>L’ancien comptoir de l’auberge Kaiserspeicher était laqué. Chaque valise laissait une trace, chaque année le peintre revenait. Et la façade renvoyait la conversation dans le hall : du canapé, chacun savait qui avait perdu sa clé.</p>
<h2>Relié comme un livre</h2>
<p>Façade et côtés font 6 m². Nous avons coupé un feutre de 9 mm sur mesure, avec une rainure en V aux angles pour qu’il tourne sans couture. Colle contact sur les parties droites ; le long de la plinthe, des vis, car un jour il faudra remplacer une bande sans toucher au reste. Une valise ne laisse plus de rayure, tout au plus une marque, qui part à l’eau tiède.</p>
<h2>Le reste du hall</h2>
<p>Un comptoir ne suffit pas à calmer un hall de 60 m². Les baffles du plafond viennent de notre maison sœur Acoustic, dans un feutre de la même teinte et de la même usine. Ensemble, ils ont ramené la réverbération de 1,6 à 0,9 seconde. Notre part y est modeste, soyons honnêtes : la façade profite surtout à qui se tient devant.</p>
<h2>Sur le plateau</h2>
<p>Six vide-poches pour clés, stylos et boucles d’oreilles perdues. En feutre aussi : à quatre heures, le veilleur ne réveille personne.</p>`,
    de: `<p>Der alte Tresen des Hostels Kaiserspeicher war lackiert. Jeder Koffer hinterließ einen Streifen, jedes Jahr kam der Maler. Außerdem warf die Front das Gespräch mit dem Gast in die Halle zurück, und auf dem Sofa wusste jeder, wer seinen Schlüssel verloren hatte.</p>
<h2>Bezogen wie ein Buch</h2>
<p>Front und Seiten messen 6 m². Wir schnitten Filz von 9 mm auf Maß, mit einer V-Nut an den Ecken, damit er sich ohne Naht um das Möbel legt. Kontaktkleber auf den geraden Stücken; an der Sockelleiste Schrauben, denn dort soll sich eines Tages ein Streifen tauschen lassen, ohne den Rest anzurühren. Ein Koffer hinterlässt keinen Kratzer mehr, höchstens eine Spur, und die geht mit lauem Wasser weg.</p>
<h2>Der Rest der Halle</h2>
<p>Mit einem Tresen allein wird eine Halle von 60 m² nicht still. Die Baffeln an der Decke kommen von unserem Schwesterunternehmen Acoustic, aus Filz in derselben Farbe und aus derselben Fabrik. Zusammen senkten sie den Nachhall von 1,6 auf 0,9 Sekunden. Unser Anteil daran ist, ehrlich gesagt, klein; die Front hilft vor allem dem, der davorsteht.</p>
<h2>Auf der Platte</h2>
<p>Sechs Schalen für Schlüssel, Stifte und gefundene Ohrringe. Auch aus Filz, damit der Nachtportier um vier niemanden weckt.</p>`,
    en: `<p>The old counter of the Kaiserspeicher hostel was lacquered. Every suitcase left a streak, and every year the painter came. On top of that, the front threw the conversation with the guest back into the hall, so that everyone on the sofa knew who had lost a key.</p>
<h2>Bound like a book</h2>
<p>Front and sides come to 6 m². We cut 9 mm felt to size, with a V-groove at the corners so that it folds round without a seam. Contact glue on the straight parts; screws along the plinth, because one day a strip will have to be replaced there without touching the rest. A suitcase leaves no scratch now, a smear at most, and that comes out with lukewarm water.</p>
<h2>The rest of the hall</h2>
<p>A counter alone will not quieten a hall of 60 m². The baffles on the ceiling come from our sister company Acoustic, in felt of the same colour from the same factory. Together they brought reverberation from 1.6 down to 0.9 seconds. Our share in that is, to be honest, small; the front mostly helps whoever stands before it.</p>
<h2>On the top</h2>
<p>Six trays for keys, pens and lost earrings. Felt too, so that the night porter wakes nobody at four.</p>`,
  },
  place: { nl: 'Hamburg, Duitsland', fr: 'Hambourg, Allemagne', de: 'Hamburg, Deutschland', en: 'Hamburg, Germany' },
  sector: { nl: 'Hostel', fr: 'Auberge', de: 'Hostel', en: 'Hostel' },
  completedOn: '2025-10-17',
  picture: scenes.lobby,
  pictures: [feltDetails.roll],
  figures: [
    {
      name: {
        nl: 'Nagalmtijd, met baffles',
        fr: 'Réverbération, avec baffles',
        de: 'Nachhallzeit, mit Baffeln',
        en: 'Reverberation, with baffles',
      },
      value: { nl: '1,6 → 0,9 s', fr: '1,6 → 0,9 s', de: '1,6 → 0,9 s', en: '1.6 → 0.9 s' },
    },
    {
      name: {
        nl: 'Bekleding van de balie',
        fr: 'Habillage du comptoir',
        de: 'Bezug des Tresens',
        en: 'Covering of the counter',
      },
      value: { nl: '6 m² van 9 mm', fr: '6 m² en 9 mm', de: '6 m² zu 9 mm', en: '6 m² of 9 mm' },
    },
    {
      name: { nl: 'Koffers per week', fr: 'Valises par semaine', de: 'Koffer in der Woche', en: 'Suitcases a week' },
      value: { nl: '500', fr: '500', de: '500', en: '500' },
    },
  ],
  products: ['felt-by-the-metre', 'tray-set', 'sample-ring'],
};
