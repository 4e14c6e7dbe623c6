import type { SeedProject } from '../../../seed-editorial.ts';
import { materialDetails } from '../detail-pictures.ts';
import { materialPictures } from '../pictures.ts';
import { lobbyScene } from '../scene-pictures.ts';

export const receptionHall: SeedProject = {
  key: 'reception-hall',
  slugs: { nl: 'ontvangsthal-linz', fr: 'hall-d-accueil-linz', de: 'empfangshalle-linz', en: 'reception-hall-linz' },
  title: {
    nl: 'Wat er achter de latten zit',
    fr: 'Ce qu’il y a derrière les lattes',
    de: 'Was hinter den Latten steckt',
    en: 'What is behind the slats',
  },
  intro: {
    nl: 'Een schrijnwerker in Linz bouwde een ontvangsthal voor een verzekeraar: eik, vilt, alles op zicht. Van ons kwam wat niemand ziet, in 212 stukken, elk met een nummer.',
    fr: 'Un menuisier de Linz a réalisé le hall d’un assureur : chêne, feutre, tout à la vue. De nous vient ce que personne ne voit, en 212 pièces numérotées.',
    de: 'Ein Tischler in Linz baute die Empfangshalle eines Versicherers: Eiche, Filz, alles sichtbar. Von uns kam, was niemand sieht, in 212 nummerierten Teilen.',
    en: 'A joiner in Linz built a reception hall for an insurer: oak, felt, everything on show. From us came what nobody sees, in 212 numbered pieces.',
  },
  body: {
    nl: `<p>De hal is 60 m² groot en 3,6 m hoog, met glas aan twee kanten. Aan de balie moesten mensen hun gegevens noemen zonder dat de wachtende op de bank meeluisterde. Dat begint met minder galm: van 1,4 naar 0,7 seconde, dus 25 m² absorptie erbij.</p>
<h2>De wand, 18 m²</h2>
<p>Latten van 25 mm met voegen van 15 mm, daarachter 50 mm polyestervezel. Met het zwarte vlies ervoor meet die opbouw α 0,75 bij 500 Hz. Wij zaagden de platen op de stijlen van de schrijnwerker, met 1 procent klem, zodat er geen lijm aan te pas kwam.</p>
<h2>De baffles en de balie</h2>
<p>Twaalf baffles met een kern van 40 mm vezel en naaldvilt aan weerszijden, nachtblauw overtrokken. De balie is van binnen bekleed met hetzelfde naaldvilt: laden die dichtvallen, hoort u niet meer.</p>
<h2>Het papier</h2>
<p>De hal is vluchtweg. De brandweer vroeg B-s1,d0 voor elk onderdeel, met rapport. Vezel en vilt hebben dat van zichzelf; PU was hier uitgesloten.</p>`,
    fr: `<p>Le hall fait 60 m² et 3,6 m de haut, vitré de deux côtés. Au comptoir, on donne ses coordonnées, et la personne assise ne doit pas les entendre. Cela commence par moins de réverbération : de 1,4 à 0,7 seconde, soit 25 m² d’absorption de plus.</p>
<h2>Le mur, 18 m²</h2>
<p>Des lattes de 25 mm à joints de 15 mm, et derrière 50 mm de fibre polyester. Avec le voile noir, le montage mesure α 0,75 à 500 Hz. Nous avons coupé les plaques selon les montants du menuisier, 1 pour cent trop grandes : aucune colle.</p>
<h2>Les baffles et le comptoir</h2>
<p>Douze baffles à âme de fibre de 40 mm, feutre aiguilleté sur les deux faces, tendus de bleu nuit. L’intérieur du comptoir porte le même feutre : un tiroir qui claque ne s’entend plus.</p>
<h2>Les papiers</h2>
<p>Le hall est un chemin d’évacuation. Les pompiers voulaient B-s1,d0 pour chaque pièce, rapport à l’appui. La fibre et le feutre l’ont par nature ; le PU était exclu.</p>`,
    de: `<p>Die Halle misst 60 m² bei 3,6 m Höhe, mit Glas auf zwei Seiten. Am Tresen nennt man seine Daten, und wer auf dem Sofa wartet, soll sie nicht hören. Das beginnt mit weniger Hall: von 1,4 auf 0,7 Sekunden, also 25 m² Absorption mehr.</p>
<h2>Die Wand, 18 m²</h2>
<p>Latten von 25 mm mit Fugen von 15 mm, dahinter 50 mm Polyesterfaser. Mit dem schwarzen Vlies davor misst der Aufbau α 0,75 bei 500 Hz. Wir schnitten die Platten auf die Ständer des Tischlers, mit 1 Prozent Klemmung: Kleber brauchte es keinen.</p>
<h2>Baffeln und Tresen</h2>
<p>Zwölf Baffeln mit einem Kern aus 40 mm Faser und Nadelfilz auf beiden Seiten, nachtblau bezogen. Der Tresen ist innen mit demselben Filz ausgekleidet: Zufallende Schubladen hört man nicht mehr.</p>
<h2>Das Papier</h2>
<p>Die Halle ist Fluchtweg. Die Behörde verlangte B-s1,d0 für jedes Teil, mit Bericht. Faser und Filz bringen das mit; PU schied aus.</p>`,
    en: `<p>The hall is 60 m² and 3.6 m high, with glass on two sides. At the counter people give their details, and whoever is waiting on the sofa should not hear them. That begins with less echo: from 1.4 to 0.7 seconds, so 25 m² of absorption more.</p>
<h2>The wall, 18 m²</h2>
<p>Slats of 25 mm with joints of 15 mm, and 50 mm of polyester fibre behind. With the black fleece in front that build-up measures α 0.75 at 500 Hz. We cut the panels to the joiner’s studs, 1 per cent too large, so that no glue was needed.</p>
<h2>The baffles and the counter</h2>
<p>Twelve baffles with a core of 40 mm fibre and needle felt on both faces, covered in midnight blue. The counter is lined with the same felt: you no longer hear a drawer fall shut.</p>
<h2>The paperwork</h2>
<p>The hall is an escape route. The authorities asked for B-s1,d0 for every part, with a report. Fibre and felt have that by nature; PU was out of the question.</p>`,
  },
  place: { nl: 'Linz, Oostenrijk', fr: 'Linz, Autriche', de: 'Linz, Österreich', en: 'Linz, Austria' },
  sector: { nl: 'Kantoor', fr: 'Bureaux', de: 'Büro', en: 'Offices' },
  completedOn: '2026-04-30',
  picture: lobbyScene,
  pictures: [materialDetails.polyester, materialPictures.felt],
  figures: [
    {
      name: { nl: 'Nagalmtijd', fr: 'Réverbération', de: 'Nachhallzeit', en: 'Reverberation' },
      value: { nl: '1,4 → 0,7 s', fr: '1,4 → 0,7 s', de: '1,4 → 0,7 s', en: '1.4 → 0.7 s' },
    },
    {
      name: { nl: 'Opbouw van de wand', fr: 'Profondeur du mur', de: 'Aufbau der Wand', en: 'Depth of the wall' },
      value: { nl: '75 mm', fr: '75 mm', de: '75 mm', en: '75 mm' },
    },
    {
      name: { nl: 'Gezaagde stukken', fr: 'Pièces coupées', de: 'Zugeschnittene Teile', en: 'Pieces cut' },
      value: { nl: '212', fr: '212', de: '212', en: '212' },
    },
  ],
  quote: {
    text: {
      nl: 'Ik heb de platen erin gedrukt en ze bleven zitten. Zo hoort het, maar zo gaat het zelden.',
      fr: 'J’ai poussé les plaques, elles ont tenu. C’est ainsi que cela devrait être, et que ce n’est jamais.',
      de: 'Ich habe die Platten hineingedrückt, und sie saßen. So soll es sein, so ist es selten.',
      en: 'I pushed the panels in and they stayed. That is how it should be and seldom is.',
    },
    name: 'Georg Aigner',
    role: { nl: 'Schrijnwerker', fr: 'Menuisier', de: 'Tischlermeister', en: 'Master joiner' },
  },
  products: ['polyester-40', 'needle-felt'],
};
