import type { SeedProject } from '../../../seed-editorial.ts';
import { workPictures } from '../pictures.ts';

export const canteenLeeds: SeedProject = {
  key: 'canteen-leeds',
  slugs: {
    nl: 'kantine-leeds',
    fr: 'cantine-leeds',
    de: 'kantine-leeds',
    en: 'canteen-leeds',
  },
  title: {
    nl: 'Kantine in Leeds: pauze naast de walserij',
    fr: 'Cantine à Leeds : la pause à côté du laminoir',
    de: 'Kantine in Leeds: Pause neben dem Walzwerk',
    en: 'Canteen in Leeds: a break beside the rolling mill',
  },
  intro: {
    nl: 'Zestig mensen eten in een ruimte die één wand deelt met de walserij. Ze wilden twintig minuten geen wals horen.',
    fr: 'Soixante personnes mangent dans une salle mitoyenne du laminoir. Elles voulaient vingt minutes sans laminoir.',
    de: 'Sechzig Menschen essen in einem Raum, der eine Wand mit dem Walzwerk teilt. Sie wollten zwanzig Minuten keine Walze hören.',
    en: 'Sixty people eat in a room that shares a wall with the rolling mill. They wanted twenty minutes without the mill.',
  },
  body: {
    nl: '<p>Twee bronnen van ergernis: het dreunen door de wand, en het eigen geroezemoes in een ruimte met 2,2 seconden nagalm. De tweede bleek de ergste.</p><h2>De wand</h2><p>Een vrijstaande voorzetwand met 75 mm spouw, 60 mm steenwol en twee lagen gips van 12,5 mm. Winst: 14 dB bij 125 Hz. De doorvoer van een stoomleiding, ooit met schuim dichtgezet, kreeg een manchet van zwaar vinyl.</p><h2>De ruimte</h2><p>Absorberende tegels over 85 procent van het plafond, en panelen op de wand tegenover het loket. De nagalm is nu 0,6 seconde. Het geroezemoes daalde met 9 dB, meer dan het materiaal verklaart: wie elkaar verstaat, praat zachter.</p>',
    fr: '<p>Deux sources d’agacement : le grondement à travers le mur, et le brouhaha d’une salle à 2,2 secondes de réverbération. La seconde s’est révélée la pire.</p><h2>Le mur</h2><p>Une contre-cloison désolidarisée, 75 mm de vide, 60 mm de laine de roche, deux plaques de plâtre de 12,5 mm. Gain : 14 dB à 125 Hz. La traversée d’une conduite de vapeur, jadis bouchée à la mousse, a reçu un manchon de vinyle lourd.</p><h2>La salle</h2><p>Des dalles absorbantes sur 85 % du plafond, des panneaux face au comptoir. La réverbération est à 0,6 seconde. Le brouhaha a perdu 9 dB, plus que n’explique le matériau : quand on s’entend, on parle moins fort.</p>',
    de: '<p>Zwei Ärgernisse: das Dröhnen durch die Wand und das eigene Stimmengewirr in einem Raum mit 2,2 Sekunden Nachhall. Das zweite erwies sich als das schlimmere.</p><h2>Die Wand</h2><p>Eine frei stehende Vorsatzschale mit 75 mm Hohlraum, 60 mm Steinwolle und zwei Lagen Gipskarton zu 12,5 mm. Gewinn: 14 dB bei 125 Hz. Die Durchführung einer Dampfleitung, einst mit Schaum verschlossen, bekam eine Manschette aus schwerem Vinyl.</p><h2>Der Raum</h2><p>Absorbierende Platten auf 85 Prozent der Decke und Paneele gegenüber der Ausgabe. Der Nachhall liegt nun bei 0,6 Sekunden. Das Stimmengewirr sank um 9 dB, mehr als das Material erklärt: Wer sich versteht, spricht leiser.</p>',
    en: '<p>Two annoyances: rumble through the wall, and the room’s own babble at 2.2 seconds of reverberation. The second turned out to be the worse.</p><h2>The wall</h2><p>An independent lining with a 75 mm cavity, 60 mm rock wool and two layers of 12.5 mm plasterboard. Gain: 14 dB at 125 Hz. A steam pipe penetration, once stuffed with foam, got a collar of heavy vinyl.</p><h2>The room</h2><p>Absorbent tiles over 85 per cent of the ceiling, panels opposite the counter. Reverberation is now 0.6 seconds. The babble fell by 9 dB, more than the material explains: people who can hear each other talk more softly.</p>',
  },
  place: {
    nl: 'Leeds, Verenigd Koninkrijk',
    fr: 'Leeds, Royaume-Uni',
    de: 'Leeds, Vereinigtes Königreich',
    en: 'Leeds, United Kingdom',
  },
  sector: { nl: 'Metaal', fr: 'Métallurgie', de: 'Metall', en: 'Metals' },
  completedOn: '2025-06-06',
  picture: workPictures.ceiling,
  pictures: [workPictures.heavyMatEdge],
  figures: [
    {
      name: { nl: 'Nagalmtijd', fr: 'Durée de réverbération', de: 'Nachhallzeit', en: 'Reverberation time' },
      value: { nl: '2,2 → 0,6 s', fr: '2,2 → 0,6 s', de: '2,2 → 0,6 s', en: '2.2 → 0.6 s' },
    },
    {
      name: { nl: 'Tijdens de lunch', fr: 'Pendant le déjeuner', de: 'Während der Mittagspause', en: 'During lunch' },
      value: { nl: '78 → 69 dB(A)', fr: '78 → 69 dB(A)', de: '78 → 69 dB(A)', en: '78 → 69 dB(A)' },
    },
  ],
};
