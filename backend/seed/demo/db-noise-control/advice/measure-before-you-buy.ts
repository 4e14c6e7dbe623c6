import type { SeedAdvice } from '../../../seed-editorial.ts';
import { workPictures } from '../pictures.ts';

export const measureBeforeYouBuy: SeedAdvice = {
  key: 'measure-before-you-buy',
  slugs: {
    nl: 'eerst-meten-dan-kopen',
    fr: 'mesurer-avant-d-acheter',
    de: 'erst-messen-dann-kaufen',
    en: 'measure-before-you-buy',
  },
  title: {
    nl: 'Eerst meten, dan kopen',
    fr: 'Mesurer avant d’acheter',
    de: 'Erst messen, dann kaufen',
    en: 'Measure before you buy',
  },
  intro: {
    nl: 'Een geluidmeting kost een dag. Niet meten kost gemiddeld één verkeerde maatregel. Dit moet er in het rapport staan.',
    fr: 'Une mesure acoustique prend une journée. Ne pas mesurer coûte en moyenne une mesure inutile. Voici ce que doit contenir le rapport.',
    de: 'Eine Schallmessung kostet einen Tag. Nicht zu messen kostet im Schnitt eine falsche Maßnahme. Das gehört in den Bericht.',
    en: 'A noise survey takes a day. Not measuring costs one wrong measure on average. This is what the report must say.',
  },
  topic: { nl: 'Meten', fr: 'Mesures', de: 'Messen', en: 'Measuring' },
  body: {
    nl: '<p>Het oor wijst de luidste bron zelden goed aan: een hoge toon valt op, een lage bron draagt verder. In drie van de tien onderzoeken die wij overnemen, bleek de verdachte machine niet de oorzaak.</p><h2>Wat een bruikbare meting bevat</h2><ol><li>Geluidvermogen per bron, met de methode erbij (ISO 3744, ISO 9614-2)</li><li>Spectrum in tertsbanden van 50 tot 5.000 Hz, niet alleen dB(A)</li><li>Bedrijfstoestand: toerental, belasting, product op de band</li><li>Achtergrond met alles uit, op hetzelfde uur</li><li>Een rangorde: welke bron draagt hoeveel bij aan welk punt</li></ol><h2>Waarom de rangorde telt</h2><p>Drie bronnen van 50, 47 en 44 dB geven samen 52,4. De luidste wegnemen brengt u op 48,8. Alleen de twee kleinere aanpakken, hoe grondig ook, nooit onder de 50.</p><h2>Wat wij niet doen</h2><p>Een maatregel aanbieden op basis van een foto. We komen kijken; de reiskosten vallen weg tegen één paneel dat niet hoeft.</p>',
    fr: '<p>L’oreille désigne rarement la bonne source : un son aigu se remarque, une source grave porte plus loin. Dans trois études sur dix que nous reprenons, la machine suspecte n’y était pour rien.</p><h2>Ce que contient une mesure utile</h2><ol><li>La puissance acoustique de chaque source, avec la méthode (ISO 3744, ISO 9614-2)</li><li>Le spectre par tiers d’octave de 50 à 5 000 Hz, pas seulement des dB(A)</li><li>Les conditions : régime, charge, produit sur la ligne</li><li>Le bruit de fond, tout arrêté, à la même heure</li><li>Un classement : quelle source contribue de combien, à quel point</li></ol><h2>Pourquoi classer</h2><p>Trois sources de 50, 47 et 44 dB font ensemble 52,4. Ôter la plus forte ramène à 48,8. Ne traiter que les deux autres, si bien que ce soit, ne descendra jamais sous 50.</p><h2>Ce que nous ne faisons pas</h2><p>Proposer une solution sur photo. Nous venons voir ; le déplacement coûte moins qu’un panneau inutile.</p>',
    de: '<p>Das Ohr zeigt selten auf die richtige Quelle: Ein hoher Ton fällt auf, eine tiefe Quelle trägt weiter. In drei von zehn Fällen, die wir übernehmen, war die verdächtige Maschine nicht die Ursache.</p><h2>Was eine brauchbare Messung enthält</h2><ol><li>Schallleistung je Quelle, mit Verfahren (ISO 3744, ISO 9614-2)</li><li>Spektrum in Terzen von 50 bis 5.000 Hz, nicht nur dB(A)</li><li>Betriebszustand: Drehzahl, Last, Ware auf dem Band</li><li>Hintergrund mit allem aus, zur selben Stunde</li><li>Eine Rangfolge: welche Quelle wie viel zu welchem Punkt beiträgt</li></ol><h2>Warum die Rangfolge zählt</h2><p>Drei Quellen mit 50, 47 und 44 dB ergeben zusammen 52,4. Ohne die lauteste sind es 48,8. Wer nur die beiden kleineren angeht, kommt nie unter 50, so gründlich er auch ist.</p><h2>Was wir nicht tun</h2><p>Nach einem Foto anbieten. Wir kommen und sehen nach; die Anfahrt kostet weniger als ein Paneel, das niemand braucht.</p>',
    en: '<p>The ear seldom points at the right source: a high tone stands out, a low one carries further. In three out of ten cases we take over, the suspect machine was not the cause.</p><h2>What a useful survey contains</h2><ol><li>Sound power of each source, with the method (ISO 3744, ISO 9614-2)</li><li>Third-octave spectrum from 50 to 5,000 Hz, not just dB(A)</li><li>Operating state: speed, load, product on the line</li><li>Background with everything off, at the same hour</li><li>A ranking: which source contributes how much at which point</li></ol><h2>Why ranking matters</h2><p>Three sources of 50, 47 and 44 dB add up to 52.4. Take out the loudest and 48.8 is left. Treat only the two smaller ones, however thoroughly, and you never get below 50.</p><h2>What we do not do</h2><p>Quote from a photograph. We come and look; the trip costs less than one panel you did not need.</p>',
  },
  readingTime: 2,
  picture: workPictures.office,
  questions: [
    {
      question: {
        nl: 'Kan ik zelf alvast meten?',
        fr: 'Puis-je déjà mesurer moi-même ?',
        de: 'Kann ich selbst schon messen?',
        en: 'Can I measure something myself first?',
      },
      answer: {
        nl: '<p>Ja: noteer een week lang tijd, machine en weer bij elke klacht. Dat logboek vertelt ons vaak meer dan een dag meten.</p>',
        fr: '<p>Oui : notez pendant une semaine l’heure, la machine et la météo de chaque plainte. Ce journal nous en dit souvent plus qu’une journée de mesure.</p>',
        de: '<p>Ja: Notieren Sie eine Woche lang Uhrzeit, Maschine und Wetter zu jeder Beschwerde. Dieses Protokoll sagt uns oft mehr als ein Messtag.</p>',
        en: '<p>Yes: for a week, note time, machine and weather at every complaint. That log often tells us more than a day of measuring.</p>',
      },
    },
  ],
};
