import type { SeedAdvice } from '../../../seed-editorial.ts';
import { workPictures } from '../pictures.ts';

export const vibrationIsolation: SeedAdvice = {
  key: 'vibration-isolation',
  slugs: {
    nl: 'trillingen-isoleren',
    fr: 'isoler-les-vibrations',
    de: 'schwingungen-isolieren',
    en: 'isolating-vibration',
  },
  title: {
    nl: 'Trillingen isoleren: zacht genoeg, maar niet te zacht',
    fr: 'Isoler les vibrations : assez souple, mais pas trop',
    de: 'Schwingungen isolieren: weich genug, aber nicht zu weich',
    en: 'Isolating vibration: soft enough, but not too soft',
  },
  intro: {
    nl: 'Een rubber mat onder een koelmachine doet meestal niets. Waarom dat zo is, staat in één verhouding: die tussen toerental en eigenfrequentie.',
    fr: 'Un tapis de caoutchouc sous un groupe froid ne fait le plus souvent rien. L’explication tient en un rapport : régime sur fréquence propre.',
    de: 'Eine Gummimatte unter einer Kältemaschine bewirkt meist nichts. Warum, steht in einem Verhältnis: Drehzahl zu Eigenfrequenz.',
    en: 'A rubber mat under a chiller usually does nothing. The reason is a single ratio: running speed to natural frequency.',
  },
  topic: { nl: 'Trillingen', fr: 'Vibrations', de: 'Schwingungen', en: 'Vibration' },
  body: {
    nl: '<p>Een veer isoleert pas boven 1,4 keer haar eigenfrequentie. Daaronder versterkt ze. Voor 90 procent isolatie moet de storing minstens 3,3 keer zo snel zijn als de eigenfrequentie.</p><h2>Van inzakking naar hertz</h2><p>De eigenfrequentie volgt uit de statische inzakking: f = 15,8 ÷ √(inzakking in mm). Een mat die 1 mm indrukt, zit op 16 Hz. Een ventilator van 900 toeren stoort met 15 Hz: die staat op de mat harder te trillen dan zonder.</p><table><thead><tr><th>Inzakking</th><th>Eigenfrequentie</th><th>Isoleert 90% vanaf</th></tr></thead><tbody><tr><td>1 mm (mat)</td><td>16 Hz</td><td>3.100 min⁻¹</td></tr><tr><td>6 mm (rubberelement)</td><td>6,5 Hz</td><td>1.280 min⁻¹</td></tr><tr><td>25 mm (stalen veer)</td><td>3,2 Hz</td><td>630 min⁻¹</td></tr></tbody></table><h2>De vloer doet mee</h2><p>Een dakvloer met een overspanning van 9 meter veert zelf, vaak rond 7 Hz. Dan moet de machineveer nog slapper, of de machine naar een ligger.</p><h2>Vergeet de leidingen niet</h2><p>Eén starre leiding kortsluit alle veren. Compensatoren in elke aansluiting, en de eerste drie beugels ook verend.</p>',
    fr: '<p>Un ressort n’isole qu’au-delà de 1,4 fois sa fréquence propre. En dessous, il amplifie. Pour 90 % d’isolation, l’excitation doit être au moins 3,3 fois plus rapide que la fréquence propre.</p><h2>De l’écrasement aux hertz</h2><p>La fréquence propre se déduit de l’écrasement statique : f = 15,8 ÷ √(écrasement en mm). Un tapis qui s’écrase de 1 mm est à 16 Hz. Un ventilateur à 900 tours excite à 15 Hz : il vibre davantage avec le tapis que sans.</p><table><thead><tr><th>Écrasement</th><th>Fréquence propre</th><th>Isole à 90 % dès</th></tr></thead><tbody><tr><td>1 mm (tapis)</td><td>16 Hz</td><td>3 100 tr/min</td></tr><tr><td>6 mm (plot caoutchouc)</td><td>6,5 Hz</td><td>1 280 tr/min</td></tr><tr><td>25 mm (ressort acier)</td><td>3,2 Hz</td><td>630 tr/min</td></tr></tbody></table><h2>Le plancher participe</h2><p>Une toiture de 9 mètres de portée fléchit elle-même, souvent vers 7 Hz. Le ressort doit alors être plus souple encore, ou la machine posée sur une poutre.</p><h2>N’oubliez pas les conduites</h2><p>Une seule conduite rigide court-circuite tous les ressorts. Un compensateur à chaque raccord, et les trois premiers colliers sur suspension.</p>',
    de: '<p>Eine Feder isoliert erst oberhalb des 1,4-Fachen ihrer Eigenfrequenz. Darunter verstärkt sie. Für 90 Prozent Isolierung muss die Erregung mindestens 3,3-mal so schnell sein wie die Eigenfrequenz.</p><h2>Von der Einfederung zum Hertz</h2><p>Die Eigenfrequenz folgt aus der statischen Einfederung: f = 15,8 ÷ √(Einfederung in mm). Eine Matte, die 1 mm nachgibt, liegt bei 16 Hz. Ein Ventilator mit 900 Umdrehungen regt mit 15 Hz an: Auf der Matte schwingt er stärker als ohne.</p><table><thead><tr><th>Einfederung</th><th>Eigenfrequenz</th><th>Isoliert 90 % ab</th></tr></thead><tbody><tr><td>1 mm (Matte)</td><td>16 Hz</td><td>3.100 min⁻¹</td></tr><tr><td>6 mm (Gummielement)</td><td>6,5 Hz</td><td>1.280 min⁻¹</td></tr><tr><td>25 mm (Stahlfeder)</td><td>3,2 Hz</td><td>630 min⁻¹</td></tr></tbody></table><h2>Die Decke schwingt mit</h2><p>Eine Dachdecke mit 9 Metern Spannweite federt selbst, oft um 7 Hz. Dann muss die Maschinenfeder noch weicher sein, oder die Maschine auf einen Unterzug.</p><h2>Leitungen nicht vergessen</h2><p>Eine einzige starre Leitung schließt alle Federn kurz. Kompensatoren in jeden Anschluss, und die ersten drei Schellen ebenfalls gefedert.</p>',
    en: '<p>A spring isolates only above 1.4 times its natural frequency. Below that it amplifies. For 90 per cent isolation the excitation must be at least 3.3 times as fast as the natural frequency.</p><h2>From deflection to hertz</h2><p>Natural frequency follows from static deflection: f = 15.8 ÷ √(deflection in mm). A mat that gives 1 mm sits at 16 Hz. A fan at 900 rpm excites at 15 Hz: it shakes harder on the mat than without.</p><table><thead><tr><th>Deflection</th><th>Natural frequency</th><th>Isolates 90% from</th></tr></thead><tbody><tr><td>1 mm (mat)</td><td>16 Hz</td><td>3,100 rpm</td></tr><tr><td>6 mm (rubber mount)</td><td>6.5 Hz</td><td>1,280 rpm</td></tr><tr><td>25 mm (steel spring)</td><td>3.2 Hz</td><td>630 rpm</td></tr></tbody></table><h2>The floor joins in</h2><p>A roof slab spanning 9 metres is a spring itself, often around 7 Hz. Then the machine’s springs must be softer still, or the machine moves onto a beam.</p><h2>Do not forget the pipes</h2><p>One rigid pipe short-circuits every spring. Bellows in each connection, and the first three brackets sprung as well.</p>',
  },
  readingTime: 2,
  picture: workPictures.mounts,
  questions: [
    {
      question: {
        nl: 'Hoe meet ik de eigenfrequentie van een bestaande opstelling?',
        fr: 'Comment mesurer la fréquence propre d’une installation existante ?',
        de: 'Wie messe ich die Eigenfrequenz einer bestehenden Aufstellung?',
        en: 'How do I measure the natural frequency of an existing mount?',
      },
      answer: {
        nl: '<p>Met de machine uit: één tik met een zware kunststof hamer en een trillingsopnemer op het frame. Een telefoon-app wijst grof de weg, maar stopt vaak bij 10 Hz.</p>',
        fr: '<p>Machine arrêtée : un coup de maillet en plastique et un accéléromètre sur le châssis. Une application de téléphone donne une idée, mais s’arrête souvent vers 10 Hz.</p>',
        de: '<p>Bei stehender Maschine: ein Schlag mit dem Kunststoffhammer und ein Aufnehmer am Rahmen. Eine Handy-App weist grob den Weg, hört aber oft bei 10 Hz auf.</p>',
        en: '<p>With the machine off: one blow with a heavy plastic mallet and an accelerometer on the frame. A phone app gives a rough idea, but many stop at 10 Hz.</p>',
      },
    },
  ],
};
