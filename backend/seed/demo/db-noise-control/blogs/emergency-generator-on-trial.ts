import type { SeedBlog } from '../../../seed-data.ts';
import { workPictures } from '../pictures.ts';

export const emergencyGeneratorOnTrial: SeedBlog = {
  key: 'emergency-generator-on-trial',
  slugs: {
    nl: 'noodstroom-proefdraaien',
    fr: 'essai-du-groupe-de-secours',
    de: 'probelauf-notstromaggregat',
    en: 'emergency-generator-on-trial',
  },
  title: {
    nl: 'Noodstroom proefdraaien zonder de wijk te wekken',
    fr: 'Essayer le groupe de secours sans réveiller le quartier',
    de: 'Notstrom proben, ohne das Viertel zu wecken',
    en: 'Testing emergency power without waking the district',
  },
  intro: {
    nl: 'Een ziekenhuis test elke maand 1,6 megawatt diesel. Na twee maatregelen aan de uitlaat belde niemand meer.',
    fr: 'Un hôpital essaie chaque mois 1,6 mégawatt de diesel. Après deux mesures sur l’échappement, plus un appel.',
    de: 'Ein Krankenhaus probt jeden Monat 1,6 Megawatt Diesel. Nach zwei Maßnahmen am Auspuff rief niemand mehr an.',
    en: 'A hospital tests 1.6 megawatts of diesel every month. After two measures on the exhaust nobody rang again.',
  },
  body: {
    nl: '<p>Twee aggregaten van 800 kW in een betonnen kelder: van de motoren zelf was buiten niets te horen. De klachten gingen over een dreun op 38 Hz, de ontstekingsfrequentie, uit een uitlaat zeven verdiepingen hoger.</p><h2>Waarom een gewone demper niet werkt</h2><p>Bij 38 Hz is de golf bij 400 °C veertien meter lang. Een absorptiedemper van twee meter merkt die golf niet op. Wat werkt is een resonator: een zijtak van een kwart golflengte, hier 3,4 meter pijp, die de toon tegen zichzelf keert.</p><h2>Uitkomst</h2><p>De zijtak haalde 16 dB van de toon. Een tweede demper, gewoon absorberend, nam het ruisen boven 500 Hz. De test verschoof bovendien van zeven naar elf uur ’s ochtends. Welk van de drie de telefoon stil kreeg, weten we niet; het ziekenhuis wil het niet uitproberen.</p>',
    fr: '<p>Deux groupes de 800 kW dans une cave de béton : dehors, on n’entendait rien des moteurs. Les plaintes portaient sur un grondement à 38 Hz, la fréquence d’allumage, sortant d’un conduit sept étages plus haut.</p><h2>Pourquoi un silencieux ordinaire échoue</h2><p>À 38 Hz et 400 °C, l’onde mesure quatorze mètres. Un silencieux à absorption de deux mètres ne la remarque pas. Il faut un résonateur : une branche d’un quart d’onde, ici 3,4 mètres de tube, qui retourne le son contre lui-même.</p><h2>Résultat</h2><p>La branche a ôté 16 dB à cette fréquence. Un second silencieux, absorbant, a pris le souffle au-dessus de 500 Hz. L’essai est aussi passé de sept à onze heures du matin. Laquelle des trois mesures a fait taire le téléphone, nous l’ignorons ; l’hôpital ne veut pas l’essayer.</p>',
    de: '<p>Zwei Aggregate mit 800 kW in einem Betonkeller: Von den Motoren selbst war draußen nichts zu hören. Die Klagen galten einem Dröhnen bei 38 Hz, der Zündfrequenz, aus einem Auspuff sieben Stockwerke höher.</p><h2>Warum ein gewöhnlicher Schalldämpfer versagt</h2><p>Bei 38 Hz und 400 °C ist die Welle vierzehn Meter lang. Ein Absorptionsschalldämpfer von zwei Metern bemerkt sie nicht. Was hilft, ist ein Resonator: ein Seitenzweig von einer viertel Wellenlänge, hier 3,4 Meter Rohr, der den Ton gegen sich selbst kehrt.</p><h2>Ergebnis</h2><p>Der Seitenzweig nahm dem Ton 16 dB. Ein zweiter, absorbierender Schalldämpfer holte das Rauschen über 500 Hz. Außerdem wanderte die Probe von sieben auf elf Uhr vormittags. Was davon das Telefon zum Schweigen brachte, wissen wir nicht; das Krankenhaus will es nicht ausprobieren.</p>',
    en: '<p>Two 800 kW sets in a concrete basement: outside, nothing could be heard of the engines themselves. The complaints were about a boom at 38 Hz, the firing frequency, from an exhaust seven storeys up.</p><h2>Why an ordinary silencer fails</h2><p>At 38 Hz and 400 °C the wave is fourteen metres long. A two-metre absorptive silencer does not notice it. What works is a resonator: a side branch of a quarter wavelength, here 3.4 metres of pipe, that turns the tone against itself.</p><h2>Outcome</h2><p>The side branch took 16 dB off the tone. A second silencer, absorptive, took the hiss above 500 Hz. The test also moved from seven to eleven in the morning. Which of the three silenced the telephone we do not know; the hospital would rather not find out.</p>',
  },
  author: 'Sander Wiersma',
  date: '2025-11-18',
  readingTime: 1,
  picture: workPictures.corner,
};
