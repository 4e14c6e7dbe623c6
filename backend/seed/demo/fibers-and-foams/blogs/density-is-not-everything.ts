import type { SeedBlog } from '../../../seed-data.ts';
import { pieterClaes } from '../authors.ts';

export const densityBlog: SeedBlog = {
  key: 'density-and-flow-resistance',
  slugs: {
    nl: 'dichtheid-zegt-niet-alles',
    fr: 'la-masse-volumique-ne-dit-pas-tout',
    de: 'rohdichte-sagt-nicht-alles',
    en: 'density-is-not-everything',
  },
  title: {
    nl: 'Waarom dichtheid niets zegt over absorptie',
    fr: 'Pourquoi la masse volumique ne dit rien de l’absorption',
    de: 'Warum die Rohdichte nichts über Absorption sagt',
    en: 'Why density tells you nothing about absorption',
  },
  intro: {
    nl: 'Twee schuimen van 28 kg/m³ kunnen akoestisch een factor twee schelen. De grootheid die telt, is de stromingsweerstand.',
    fr: 'Deux mousses de 28 kg/m³ peuvent différer du simple au double en acoustique. La grandeur qui compte est la résistance à l’écoulement.',
    de: 'Zwei Schäume mit 28 kg/m³ können akustisch um den Faktor zwei auseinanderliegen. Entscheidend ist der Strömungswiderstand.',
    en: 'Two foams of 28 kg/m³ can differ by a factor of two acoustically. The quantity that counts is flow resistance.',
  },
  body: {
    nl: '<p>Dichtheid vertelt hoeveel materiaal er in een kubieke meter zit, niet hoe het verdeeld is. Grove cellen met dikke stegen laten lucht door zonder wrijving; fijne cellen met dunne stegen remmen haar af.</p><table><thead><tr><th>Schuim</th><th>Dichtheid</th><th>Stromingsweerstand</th><th>α bij 500 Hz, 50 mm</th></tr></thead><tbody><tr><td>PU-filterschuim, 20 ppi</td><td>28 kg/m³</td><td>1 kPa·s/m²</td><td>0,35</td></tr><tr><td>PU 28</td><td>28 kg/m³</td><td>9 kPa·s/m²</td><td>0,68</td></tr><tr><td>Melamine 9</td><td>9 kg/m³</td><td>11 kPa·s/m²</td><td>0,92</td></tr></tbody></table><p>Het lichtste schuim wint dus. Vraag bij een vergelijking om de stromingsweerstand volgens ISO 9053-1. Voor lagen van 50 mm is 8 tot 15 kPa·s/m² gunstig; bij dikkere lagen mag hij lager zijn.</p>',
    fr: '<p>La masse volumique dit combien de matière tient dans un mètre cube, pas comment elle est répartie. De grosses cellules à parois épaisses laissent passer l’air sans frottement ; des cellules fines le freinent.</p><table><thead><tr><th>Mousse</th><th>Masse volumique</th><th>Résistance à l’écoulement</th><th>α à 500 Hz, 50 mm</th></tr></thead><tbody><tr><td>PU filtrant, 20 ppi</td><td>28 kg/m³</td><td>1 kPa·s/m²</td><td>0,35</td></tr><tr><td>PU 28</td><td>28 kg/m³</td><td>9 kPa·s/m²</td><td>0,68</td></tr><tr><td>Mélamine 9</td><td>9 kg/m³</td><td>11 kPa·s/m²</td><td>0,92</td></tr></tbody></table><p>C’est donc la plus légère qui gagne. Pour comparer, demandez la résistance à l’écoulement selon ISO 9053-1. Pour 50 mm, visez 8 à 15 kPa·s/m² ; au-delà, elle peut être plus faible.</p>',
    de: '<p>Die Rohdichte sagt, wie viel Material in einem Kubikmeter steckt, nicht, wie es verteilt ist. Grobe Zellen mit dicken Stegen lassen Luft ohne Reibung durch, feine Zellen mit dünnen Stegen bremsen sie.</p><table><thead><tr><th>Schaum</th><th>Rohdichte</th><th>Strömungswiderstand</th><th>α bei 500 Hz, 50 mm</th></tr></thead><tbody><tr><td>PU-Filterschaum, 20 ppi</td><td>28 kg/m³</td><td>1 kPa·s/m²</td><td>0,35</td></tr><tr><td>PU 28</td><td>28 kg/m³</td><td>9 kPa·s/m²</td><td>0,68</td></tr><tr><td>Melamin 9</td><td>9 kg/m³</td><td>11 kPa·s/m²</td><td>0,92</td></tr></tbody></table><p>Es gewinnt also der leichteste Schaum. Fragen Sie beim Vergleich nach dem Strömungswiderstand nach ISO 9053-1. Für 50 mm sind 8 bis 15 kPa·s/m² günstig, bei dickeren Lagen darf er niedriger sein.</p>',
    en: '<p>Density tells you how much material there is in a cubic metre, not how it is distributed. Coarse cells with thick struts let air through without friction; fine cells with thin struts slow it down.</p><table><thead><tr><th>Foam</th><th>Density</th><th>Flow resistance</th><th>α at 500 Hz, 50 mm</th></tr></thead><tbody><tr><td>PU filter foam, 20 ppi</td><td>28 kg/m³</td><td>1 kPa·s/m²</td><td>0.35</td></tr><tr><td>PU 28</td><td>28 kg/m³</td><td>9 kPa·s/m²</td><td>0.68</td></tr><tr><td>Melamine 9</td><td>9 kg/m³</td><td>11 kPa·s/m²</td><td>0.92</td></tr></tbody></table><p>So the lightest foam wins. When you compare, ask for flow resistance to ISO 9053-1. For 50 mm layers 8 to 15 kPa·s/m² works well; thicker layers can do with less.</p>',
  },
  ...pieterClaes,
  date: '2026-03-30',
  readingTime: 1,
  picture: {
    key: 'wedge-foam-panel',
    alt: {
      nl: 'Twaalf tegels antracietkleurig wigschuim op een wand, naast een luidspreker op een bank',
      fr: 'Douze dalles de mousse anthracite à dièdres sur un mur, près d’une enceinte posée sur un banc',
      de: 'Zwölf Platten aus anthrazitfarbenem Keilschaum an einer Wand, neben einem Lautsprecher auf einer Bank',
      en: 'Twelve tiles of anthracite wedge foam on a wall, beside a loudspeaker on a bench',
    },
  },
  products: ['pu-28-pyramid', 'melamine-9-block'],
};
