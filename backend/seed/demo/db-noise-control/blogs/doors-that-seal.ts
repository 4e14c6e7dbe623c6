import type { SeedBlog } from '../../../seed-data.ts';
import { workPictures } from '../pictures.ts';

export const doorsThatSeal: SeedBlog = {
  key: 'doors-that-seal',
  slugs: {
    nl: 'een-kier-van-twee-millimeter',
    fr: 'un-jour-de-deux-millimetres',
    de: 'ein-spalt-von-zwei-millimetern',
    en: 'a-gap-of-two-millimetres',
  },
  title: {
    nl: 'Een kier van twee millimeter kost twaalf decibel',
    fr: 'Un jour de deux millimètres coûte douze décibels',
    de: 'Ein Spalt von zwei Millimetern kostet zwölf Dezibel',
    en: 'A gap of two millimetres costs twelve decibels',
  },
  intro: {
    nl: 'Waarom een deur van 42 dB in de praktijk 30 haalt, en wat een strookje papier daarover vertelt.',
    fr: 'Pourquoi une porte de 42 dB n’en fait que 30 sur place, et ce qu’en dit une bande de papier.',
    de: 'Warum eine Tür mit 42 dB vor Ort 30 schafft und was ein Streifen Papier darüber verrät.',
    en: 'Why a 42 dB door manages 30 on site, and what a strip of paper has to say about it.',
  },
  body: {
    nl: '<p>Een deur van 90 bij 210 cm heeft zes meter naad. Twee millimeter kier over die lengte is 120 cm² gat: 0,6 procent van het oppervlak. Door een gat van 0,6 procent komt geluid alsof er over de hele deur maar 22 dB zat.</p><h2>De papierproef</h2><p>Leg een strook papier in de naad en sluit de deur. Laat hij zich eruit trekken, dan lekt het daar. In negen van de tien gevallen is het de onderkant aan de slotzijde.</p><h2>Wat helpt</h2><ul><li>Scharnieren een halve slag stellen: gratis</li><li>Holle rubberprofielen in plaats van schuimband: na een jaar nog even dicht</li><li>Een valdorpel die aan de scharnierzijde drukt</li><li>Een sleutel die niemand kwijt is: een deur die op een kier staat, haalt 8 dB, welk certificaat er ook bij zit</li></ul>',
    fr: '<p>Une porte de 90 sur 210 cm a six mètres de joint. Un jour de deux millimètres sur cette longueur fait 120 cm², soit 0,6 % de la surface. Par là, le son passe comme si la porte entière n’isolait que 22 dB.</p><h2>L’épreuve du papier</h2><p>Glissez une bande de papier dans le joint et fermez. Si elle se retire, la porte fuit à cet endroit. Neuf fois sur dix, c’est en bas, côté serrure.</p><h2>Ce qui aide</h2><ul><li>Régler les paumelles d’un demi-tour : gratuit</li><li>Des profils caoutchouc creux plutôt que de la mousse : encore étanches au bout d’un an</li><li>Une plinthe automatique qui appuie côté paumelles</li><li>Une clé que personne n’égare : entrouverte, une porte fait 8 dB, quel que soit son certificat</li></ul>',
    de: '<p>Eine Tür von 90 mal 210 cm hat sechs Meter Fuge. Zwei Millimeter Spalt auf dieser Länge sind 120 cm², also 0,6 Prozent der Fläche. Dadurch kommt Schall, als dämmte die ganze Tür nur 22 dB.</p><h2>Die Papierprobe</h2><p>Legen Sie einen Streifen Papier in die Fuge und schließen Sie die Tür. Lässt er sich herausziehen, ist es dort undicht. In neun von zehn Fällen unten auf der Schlossseite.</p><h2>Was hilft</h2><ul><li>Bänder um eine halbe Umdrehung nachstellen: kostenlos</li><li>Hohle Gummiprofile statt Schaumband: nach einem Jahr noch dicht</li><li>Eine Absenkdichtung, die auf der Bandseite drückt</li><li>Ein Schlüssel, den niemand verliert: Eine angelehnte Tür bringt 8 dB, mit jedem Zertifikat</li></ul>',
    en: '<p>A door of 90 by 210 cm has six metres of seam. A two-millimetre gap along it is 120 cm², or 0.6 per cent of the area. Sound comes through as if the whole door insulated by only 22 dB.</p><h2>The paper test</h2><p>Lay a strip of paper in the seam and shut the door. If it pulls out, the door leaks there. Nine times out of ten it is at the bottom on the lock side.</p><h2>What helps</h2><ul><li>Adjusting the hinges by half a turn: free</li><li>Hollow rubber seals instead of foam tape: still tight after a year</li><li>A drop seal that presses on the hinge side</li><li>A key that nobody loses: a door left ajar does 8 dB, whatever its certificate</li></ul>',
  },
  author: 'Sander Wiersma',
  date: '2026-03-03',
  readingTime: 1,
  picture: workPictures.seals,
};
