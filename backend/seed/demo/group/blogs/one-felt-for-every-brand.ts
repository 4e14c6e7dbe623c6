import type { SeedBlog } from '../../../seed-data.ts';
import { groupPictures } from '../pictures.ts';

export const bottlesBlog: SeedBlog = {
  key: 'one-felt-for-four-brands',
  slugs: {
    nl: 'een-vilt-voor-alle-merken',
    fr: 'un-feutre-pour-toutes-les-marques',
    de: 'ein-filz-fuer-alle-marken',
    en: 'one-felt-for-every-brand',
  },
  title: {
    nl: 'Eén vilt voor alle merken',
    fr: 'Un feutre pour toutes les marques',
    de: 'Ein Filz für alle Marken',
    en: 'One felt for every brand',
  },
  intro: {
    nl: 'Vanaf dit jaar komt al ons vilt van één lijn in Hengelo. Dat scheelt vrachtwagens, en het maakt terugnemen eenvoudig.',
    fr: 'Depuis cette année, tout notre feutre vient d’une seule ligne, à Hengelo. Moins de camions, et une reprise enfin simple.',
    de: 'Seit diesem Jahr kommt unser gesamter Filz von einer Anlage in Hengelo. Das spart Lastwagen und macht die Rücknahme einfach.',
    en: 'From this year all our felt comes off one line in Hengelo. That saves lorries, and makes taking it back simple.',
  },
  body: {
    nl: '<p>Tot 2025 kochten onze merken bij vijf fabrieken in. Vijf recepten betekende ook vijf soorten afval. Met een eigen naaldlijn is er nog één recept: polyester uit flessen, zonder bindmiddel, in de massa gekleurd.</p><p>Een oude plafondtegel van Acoustic kan nu een zeshoek van Easy Felt worden en andersom. In het eerste halfjaar namen we 38 ton terug. Het doel voor 2030 is dat de helft van de grondstof van onszelf komt.</p>',
    fr: '<p>Jusqu’en 2025, nos marques s’approvisionnaient dans cinq usines. Cinq recettes, donc aussi cinq sortes de déchets. Avec notre propre ligne d’aiguilletage, il n’en reste qu’une : du polyester de bouteilles, sans liant, teinté dans la masse.</p><p>Une vieille dalle Acoustic peut désormais devenir un hexagone Easy Felt, et inversement. Au premier semestre, nous avons repris 38 tonnes. Objectif 2030 : que la moitié de la matière provienne de chez nous.</p>',
    de: '<p>Bis 2025 kauften unsere Marken bei fünf Fabriken ein. Fünf Rezepturen hieß auch fünferlei Abfall. Mit der eigenen Nadelanlage gibt es noch eine: Polyester aus Flaschen, ohne Bindemittel, durchgefärbt.</p><p>Eine alte Deckenplatte von Acoustic kann nun ein Sechseck von Easy Felt werden und umgekehrt. Im ersten Halbjahr nahmen wir 38 Tonnen zurück. Bis 2030 soll die Hälfte des Rohstoffs von uns selbst kommen.</p>',
    en: '<p>Until 2025 our brands bought from five mills. Five recipes also meant five kinds of waste. With a needle line of our own there is just one: polyester from bottles, no binder, dyed right through.</p><p>An old Acoustic ceiling tile can now become an Easy Felt hexagon, or the reverse. In the first half of the year we took back 38 tonnes. By 2030 we want half of the raw material to come from ourselves.</p>',
  },
  author: 'Renske Hofman',
  date: '2026-07-02',
  readingTime: 1,
  picture: groupPictures.hexagonsClose,
};
