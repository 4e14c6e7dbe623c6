import type { SeedBlog } from '../../../seed-data.ts';
import { workPictures } from '../pictures.ts';

export const jacketsForCompressors: SeedBlog = {
  key: 'jackets-for-compressors',
  slugs: {
    nl: 'een-jas-voor-de-compressor',
    fr: 'un-manteau-pour-le-compresseur',
    de: 'ein-mantel-fuer-den-verdichter',
    en: 'a-jacket-for-the-compressor',
  },
  title: {
    nl: 'Een jas voor de compressor: wanneer een mantel werkt',
    fr: 'Un manteau pour le compresseur : quand l’enveloppe fonctionne',
    de: 'Ein Mantel für den Verdichter: Wann eine Ummantelung wirkt',
    en: 'A jacket for the compressor: when wrapping works',
  },
  intro: {
    nl: 'Geluidmantels zijn populair omdat ze in een uur gemonteerd zijn. Onder 250 Hz doen ze niets, en soms minder dan niets.',
    fr: 'Les enveloppes acoustiques plaisent car elles se posent en une heure. Sous 250 Hz, elles ne font rien, parfois moins que rien.',
    de: 'Schallschutzmäntel sind beliebt, weil sie in einer Stunde montiert sind. Unter 250 Hz bewirken sie nichts, manchmal weniger als nichts.',
    en: 'Acoustic jackets are popular because they go on in an hour. Below 250 Hz they do nothing, and at times less than nothing.',
  },
  body: {
    nl: '<p>Een mantel is een massa op een veer: een zwaar vel op een zachte laag. Onder de eigenfrequentie van dat paar straalt hij evenveel uit als het blik eronder. Bij 8 kg/m² op 30 mm foam ligt die rond 110 Hz; pas een octaaf hoger begint de winst.</p><table><thead><tr><th>Opbouw</th><th>250 Hz</th><th>1.000 Hz</th><th>4.000 Hz</th></tr></thead><tbody><tr><td>4 kg/m² op 20 mm</td><td>1 dB</td><td>9 dB</td><td>18 dB</td></tr><tr><td>8 kg/m² op 30 mm</td><td>4 dB</td><td>15 dB</td><td>24 dB</td></tr><tr><td>2 × 6 kg/m² op 50 mm</td><td>8 dB</td><td>22 dB</td><td>30 dB</td></tr></tbody></table><h2>Drie voorwaarden</h2><ol><li>Het geluid komt uit het huis, niet uit de koelribben of de leiding</li><li>De naden overlappen tien centimeter, met klittenband of gespen</li><li>Wie het onderhoud doet, krijgt hem er alleen weer op</li></ol><p>Die laatste vergeten wij ook weleens. Dan vinden we de jas terug op een haak, netjes schoon.</p>',
    fr: '<p>Une enveloppe est une masse sur un ressort : une feuille lourde sur une couche souple. Sous la fréquence propre de ce couple, elle rayonne autant que la tôle. Avec 8 kg/m² sur 30 mm de mousse, c’est vers 110 Hz ; le gain commence une octave plus haut.</p><table><thead><tr><th>Composition</th><th>250 Hz</th><th>1 000 Hz</th><th>4 000 Hz</th></tr></thead><tbody><tr><td>4 kg/m² sur 20 mm</td><td>1 dB</td><td>9 dB</td><td>18 dB</td></tr><tr><td>8 kg/m² sur 30 mm</td><td>4 dB</td><td>15 dB</td><td>24 dB</td></tr><tr><td>2 × 6 kg/m² sur 50 mm</td><td>8 dB</td><td>22 dB</td><td>30 dB</td></tr></tbody></table><h2>Trois conditions</h2><ol><li>Le son vient du carter, non des ailettes ni de la conduite</li><li>Les joints se recouvrent de dix centimètres, par velcro ou boucles</li><li>Le technicien peut la remettre seul</li></ol><p>Cette dernière, il nous arrive de l’oublier. Nous retrouvons alors le manteau sur un crochet, bien propre.</p>',
    de: '<p>Ein Mantel ist eine Masse auf einer Feder: eine schwere Bahn auf einer weichen Schicht. Unter der Eigenfrequenz dieses Paars strahlt er so viel ab wie das Blech darunter. Bei 8 kg/m² auf 30 mm Schaum liegt sie um 110 Hz; der Gewinn beginnt erst eine Oktave höher.</p><table><thead><tr><th>Aufbau</th><th>250 Hz</th><th>1.000 Hz</th><th>4.000 Hz</th></tr></thead><tbody><tr><td>4 kg/m² auf 20 mm</td><td>1 dB</td><td>9 dB</td><td>18 dB</td></tr><tr><td>8 kg/m² auf 30 mm</td><td>4 dB</td><td>15 dB</td><td>24 dB</td></tr><tr><td>2 × 6 kg/m² auf 50 mm</td><td>8 dB</td><td>22 dB</td><td>30 dB</td></tr></tbody></table><h2>Drei Bedingungen</h2><ol><li>Der Schall kommt aus dem Gehäuse, nicht aus Kühlrippen oder Leitung</li><li>Die Stöße überlappen zehn Zentimeter, mit Klett oder Schnallen</li><li>Wer wartet, bekommt ihn allein wieder angelegt</li></ol><p>Die letzte vergessen auch wir manchmal. Dann finden wir den Mantel am Haken wieder, schön sauber.</p>',
    en: '<p>A jacket is a mass on a spring: a heavy sheet on a soft layer. Below the natural frequency of that pair it radiates as much as the metal beneath. With 8 kg/m² on 30 mm of foam that is about 110 Hz; the gain begins an octave higher.</p><table><thead><tr><th>Build-up</th><th>250 Hz</th><th>1,000 Hz</th><th>4,000 Hz</th></tr></thead><tbody><tr><td>4 kg/m² on 20 mm</td><td>1 dB</td><td>9 dB</td><td>18 dB</td></tr><tr><td>8 kg/m² on 30 mm</td><td>4 dB</td><td>15 dB</td><td>24 dB</td></tr><tr><td>2 × 6 kg/m² on 50 mm</td><td>8 dB</td><td>22 dB</td><td>30 dB</td></tr></tbody></table><h2>Three conditions</h2><ol><li>The sound comes from the housing, not from cooling fins or pipework</li><li>Seams overlap by ten centimetres, with hook-and-loop or buckles</li><li>Whoever does the servicing can put it back alone</li></ol><p>We forget that last one ourselves at times. Then we find the jacket on a hook, nice and clean.</p>',
  },
  author: 'Annelies Koster',
  authorRole: {
    nl: 'Akoestisch adviseur',
    fr: 'Conseillère en acoustique',
    de: 'Akustikberaterin',
    en: 'Acoustic consultant',
  },
  date: '2025-10-07',
  readingTime: 1,
  picture: workPictures.heavyMatEdge,
};
