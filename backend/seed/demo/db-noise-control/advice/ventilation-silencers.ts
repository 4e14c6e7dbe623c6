import type { SeedAdvice } from '../../../seed-editorial.ts';
import { workPictures } from '../pictures.ts';

export const ventilationSilencers: SeedAdvice = {
  key: 'ventilation-silencers',
  slugs: {
    nl: 'dempers-voor-ventilatie',
    fr: 'silencieux-de-ventilation',
    de: 'schalldaempfer-fuer-lueftung',
    en: 'silencers-for-ventilation',
  },
  title: {
    nl: 'De juiste demper in het kanaal',
    fr: 'Le bon silencieux dans la gaine',
    de: 'Der richtige Schalldämpfer im Kanal',
    en: 'The right silencer in the duct',
  },
  intro: {
    nl: 'Een langere demper is niet altijd stiller: te smalle spleten gaan zelf ruisen. Zo leest u een dempertabel.',
    fr: 'Un silencieux plus long n’est pas toujours plus silencieux : des voies trop étroites sifflent elles-mêmes. Voici comment lire un tableau d’atténuation.',
    de: 'Ein längerer Schalldämpfer ist nicht immer leiser: Zu enge Spalte rauschen selbst. So liest man eine Dämpfungstabelle.',
    en: 'A longer silencer is not always quieter: airways that are too narrow hiss by themselves. How to read a silencer table.',
  },
  topic: { nl: 'Ventilatie', fr: 'Ventilation', de: 'Lüftung', en: 'Ventilation' },
  body: {
    nl: '<p>Begin achteraan: welk niveau mag er bij het rooster uitkomen, per octaafband? Tel ruimtedemping, bochten en kanaal erbij op. Wat overblijft is de taak van de demper.</p><h2>Drie maten bepalen alles</h2><ul><li><strong>Coulissedikte</strong> bepaalt waar de demping piekt: 200 mm rond 500 Hz, 100 mm rond 1.000 Hz</li><li><strong>Spleetbreedte</strong> bepaalt hoe hoog de piek is, en wat het aan druk kost</li><li><strong>Lengte</strong> bepaalt hoe vaak de piek geldt: 1 meter geeft bij 250 Hz ongeveer 12 dB, 1,5 meter 17 dB</li></ul><h2>Eigenruis</h2><p>Boven 12 m/s in de spleet begint de demper zelf te ruisen; elke verdubbeling van de snelheid kost 15 tot 18 dB. Voor kantoren houden we 8 m/s aan, voor studio’s 4.</p><h2>Waar hij hoort</h2><p>Zo dicht mogelijk bij de wand van de technische ruimte, half erin. Een demper vijf meter verderop laat het kanaal ervoor de ruimte in stralen.</p>',
    fr: '<p>Commencez par la fin : quel niveau peut sortir de la grille, par bande d’octave ? Ajoutez l’amortissement du local, les coudes et la gaine. Le reste revient au silencieux.</p><h2>Trois cotes décident de tout</h2><ul><li><strong>L’épaisseur des baffles</strong> fixe le pic : 200 mm vers 500 Hz, 100 mm vers 1 000 Hz</li><li><strong>La largeur des voies</strong> fixe sa hauteur, et la perte de charge</li><li><strong>La longueur</strong> le multiplie : 1 mètre donne environ 12 dB à 250 Hz, 1,5 mètre 17 dB</li></ul><h2>Le bruit propre</h2><p>Au-delà de 12 m/s dans les voies, le silencieux bruit lui-même ; doubler la vitesse coûte 15 à 18 dB. Pour des bureaux, nous retenons 8 m/s ; pour un studio, 4.</p><h2>Sa place</h2><p>Au plus près de la paroi du local technique, à moitié dedans. Cinq mètres plus loin, la gaine qui précède rayonne dans le local.</p>',
    de: '<p>Fangen Sie hinten an: Welcher Pegel darf am Gitter herauskommen, je Oktave? Rechnen Sie Raumdämpfung, Bögen und Kanal dazu. Was übrig bleibt, ist Aufgabe des Schalldämpfers.</p><h2>Drei Maße entscheiden</h2><ul><li><strong>Kulissendicke</strong> bestimmt, wo die Dämpfung am größten ist: 200 mm um 500 Hz, 100 mm um 1.000 Hz</li><li><strong>Spaltbreite</strong> bestimmt, wie groß sie ist, und was sie an Druck kostet</li><li><strong>Länge</strong> vervielfacht: 1 Meter bringt bei 250 Hz etwa 12 dB, 1,5 Meter 17 dB</li></ul><h2>Eigengeräusch</h2><p>Ab 12 m/s im Spalt rauscht der Schalldämpfer selbst; jede Verdopplung der Geschwindigkeit kostet 15 bis 18 dB. Für Büros rechnen wir mit 8 m/s, für Studios mit 4.</p><h2>Wohin er gehört</h2><p>So nah wie möglich an die Wand des Technikraums, halb hinein. Fünf Meter weiter strahlt der Kanal davor in den Raum ab.</p>',
    en: '<p>Start at the end: what level may leave the grille, per octave band? Add room effect, bends and duct. What is left is the silencer’s job.</p><h2>Three dimensions decide</h2><ul><li><strong>Splitter thickness</strong> sets where attenuation peaks: 200 mm around 500 Hz, 100 mm around 1,000 Hz</li><li><strong>Airway width</strong> sets how high the peak is, and what it costs in pressure</li><li><strong>Length</strong> multiplies it: 1 metre gives about 12 dB at 250 Hz, 1.5 metres 17 dB</li></ul><h2>Regenerated noise</h2><p>Above 12 m/s in the airways the silencer hisses by itself; doubling the velocity costs 15 to 18 dB. For offices we use 8 m/s, for studios 4.</p><h2>Where it belongs</h2><p>As close as possible to the plant room wall, half inside it. Five metres further on, the duct before it radiates into the room.</p>',
  },
  readingTime: 2,
  picture: workPictures.duct,
  questions: [
    {
      question: {
        nl: 'Ronde of rechthoekige demper?',
        fr: 'Silencieux rond ou rectangulaire ?',
        de: 'Rund oder rechteckig?',
        en: 'Round or rectangular?',
      },
      answer: {
        nl: '<p>Rond zonder kern dempt onder 500 Hz bijna niets, maar kost geen druk. Voor keukens en slaapkamers volstaat het; voor een ventilator met een toon bij 160 Hz niet.</p>',
        fr: '<p>Un rond sans noyau n’atténue presque rien sous 500 Hz, mais ne coûte pas de pression. Il suffit à une cuisine ou une chambre ; pas à un ventilateur qui siffle à 160 Hz.</p>',
        de: '<p>Rund ohne Kern dämpft unter 500 Hz fast nichts, kostet aber keinen Druck. Für Küche und Schlafzimmer genügt das, für einen Ventilator mit Ton bei 160 Hz nicht.</p>',
        en: '<p>Round without a core attenuates next to nothing below 500 Hz, but costs no pressure. It will do for kitchens and bedrooms; not for a fan with a tone at 160 Hz.</p>',
      },
    },
  ],
};
