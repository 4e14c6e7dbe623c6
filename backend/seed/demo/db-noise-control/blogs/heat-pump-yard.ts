import type { SeedBlog } from '../../../seed-data.ts';
import { workPictures } from '../pictures.ts';

export const heatPumpBlog: SeedBlog = {
  key: 'heat-pump-yard',
  slugs: {
    nl: 'praktijk-warmtepompen-op-het-dak',
    fr: 'cas-pratique-pompes-a-chaleur-en-toiture',
    de: 'praxis-waermepumpen-auf-dem-dach',
    en: 'case-study-heat-pumps-on-the-roof',
  },
  title: {
    nl: 'Praktijk: zes warmtepompen en een slaapkamerraam',
    fr: 'Cas pratique : six pompes à chaleur et une fenêtre de chambre',
    de: 'Praxis: sechs Wärmepumpen und ein Schlafzimmerfenster',
    en: 'Case study: six heat pumps and a bedroom window',
  },
  intro: {
    nl: 'Een school krijgt zes warmtepompen op het dak. De vergunning staat ’s nachts 40 dB(A) op de gevel toe. Berekend: 49. Zo ging er negen af.',
    fr: 'Une école reçoit six pompes à chaleur en toiture. Le permis admet 40 dB(A) la nuit en façade. Calculé : 49. Voici comment neuf ont disparu.',
    de: 'Eine Schule bekommt sechs Wärmepumpen aufs Dach. Erlaubt sind nachts 40 dB(A) an der Fassade. Berechnet: 49. So wurden es neun weniger.',
    en: 'A school gets six heat pumps on its roof. The permit allows 40 dB(A) at the façade by night. Calculated: 49. Here is how nine came off.',
  },
  body: {
    nl: '<p>De pompen staan op 18 meter van een slaapkamerraam. Elk toestel heeft een bronvermogen van 74 dB(A); samen is dat 82. Over een vlak dak blijft daar op de gevel 49 dB(A) van over, met een hoorbare toon bij 160 Hz.</p><h2>Drie maatregelen, op volgorde van effect</h2><table><thead><tr><th>Maatregel</th><th>Winst</th></tr></thead><tbody><tr><td>Opstelling 6 m verschuiven, achter de liftopbouw</td><td>4 dB</td></tr><tr><td>Scherm van 2,2 m, binnenzijde absorberend</td><td>4 dB</td></tr><tr><td>Ventilatortoerental ’s nachts naar 70%</td><td>3 dB</td></tr></tbody></table><p>Opgeteld 11, gemeten 8: maatregelen overlappen. De toon verdween door veerdempers met een eigenfrequentie van 7 Hz onder het frame. Na oplevering maten we drie nachten 41 dB(A). De laatste decibel bleek één losse kap; nu is het 40.</p><h2>Les</h2><p>Reken vóór de kraan komt. Verschuiven kostte op tekening niets; achteraf had het een dakdoorvoer en twee weken gekost.</p>',
    fr: '<p>Les pompes se trouvent à 18 mètres d’une fenêtre de chambre. Chaque appareil a une puissance acoustique de 74 dB(A) ; ensemble, 82. Sur un toit plat, il en reste 49 dB(A) en façade, avec une tonalité audible à 160 Hz.</p><h2>Trois mesures, par ordre d’effet</h2><table><thead><tr><th>Mesure</th><th>Gain</th></tr></thead><tbody><tr><td>Déplacer l’ensemble de 6 m, derrière l’édicule d’ascenseur</td><td>4 dB</td></tr><tr><td>Écran de 2,2 m, face intérieure absorbante</td><td>4 dB</td></tr><tr><td>Ventilateurs à 70 % la nuit</td><td>3 dB</td></tr></tbody></table><p>Somme : 11 ; mesuré : 8. Les mesures se recouvrent. La tonalité a disparu grâce à des plots à ressort de fréquence propre 7 Hz sous le châssis. Trois nuits de mesure après réception : 41 dB(A). Le dernier décibel venait d’un capot desserré ; nous sommes à 40.</p><h2>Leçon</h2><p>Calculez avant la grue. Sur plan, le déplacement ne coûtait rien ; après coup, il aurait fallu une traversée de toiture et deux semaines.</p>',
    de: '<p>Die Pumpen stehen 18 Meter von einem Schlafzimmerfenster entfernt. Jedes Gerät hat einen Schallleistungspegel von 74 dB(A), zusammen sind das 82. Über ein Flachdach kommen davon an der Fassade 49 dB(A) an, mit einem hörbaren Ton bei 160 Hz.</p><h2>Drei Maßnahmen, nach Wirkung geordnet</h2><table><thead><tr><th>Maßnahme</th><th>Gewinn</th></tr></thead><tbody><tr><td>Aufstellung um 6 m hinter den Aufzugsüberbau verschieben</td><td>4 dB</td></tr><tr><td>Schirm von 2,2 m, innen absorbierend</td><td>4 dB</td></tr><tr><td>Ventilatoren nachts auf 70 %</td><td>3 dB</td></tr></tbody></table><p>In der Summe 11, gemessen 8: Maßnahmen überlappen sich. Der Ton verschwand durch Federelemente mit 7 Hz Eigenfrequenz unter dem Rahmen. Nach der Abnahme haben wir drei Nächte lang 41 dB(A) gemessen. Das letzte Dezibel war eine lose Haube; jetzt sind es 40.</p><h2>Lehre</h2><p>Rechnen, bevor der Kran kommt. Auf dem Plan kostete das Verschieben nichts; hinterher wären es eine Dachdurchführung und zwei Wochen gewesen.</p>',
    en: '<p>The pumps stand 18 metres from a bedroom window. Each has a sound power of 74 dB(A); together that makes 82. Across a flat roof, 49 dB(A) of it reaches the façade, with an audible tone at 160 Hz.</p><h2>Three measures, in order of effect</h2><table><thead><tr><th>Measure</th><th>Gain</th></tr></thead><tbody><tr><td>Move the units 6 m, behind the lift overrun</td><td>4 dB</td></tr><tr><td>Screen of 2.2 m, absorbent inside</td><td>4 dB</td></tr><tr><td>Fans at 70% by night</td><td>3 dB</td></tr></tbody></table><p>Added up, 11; measured, 8. Measures overlap. The tone went with spring mounts under the frame, natural frequency 7 Hz. After handover we measured 41 dB(A) for three nights. The last decibel was one loose cover; now it is 40.</p><h2>Lesson</h2><p>Do the sums before the crane arrives. On paper the move cost nothing; afterwards it would have cost a roof penetration and two weeks.</p>',
  },
  author: 'Sander Wiersma',
  date: '2026-04-07',
  readingTime: 1,
  picture: workPictures.bedroom,
};
