import type { SeedProject } from '../../../seed-editorial.ts';
import { workPictures } from '../pictures.ts';

export const dataCentreFrankfurt: SeedProject = {
  key: 'data-centre-frankfurt',
  slugs: {
    nl: 'datacenter-frankfurt',
    fr: 'centre-de-donnees-francfort',
    de: 'rechenzentrum-frankfurt',
    en: 'data-centre-frankfurt',
  },
  title: {
    nl: 'Datacenter in Frankfurt: 24 koelmachines naast een woonwijk',
    fr: 'Centre de données à Francfort : 24 groupes froids près d’un quartier',
    de: 'Rechenzentrum in Frankfurt: 24 Kältemaschinen neben einem Wohngebiet',
    en: 'Data centre in Frankfurt: 24 chillers beside a housing estate',
  },
  intro: {
    nl: 'Bij uitbreiding van 12 naar 24 machines mocht het op de gevel geen decibel luider worden. Het werd 3 dB stiller.',
    fr: 'En passant de 12 à 24 machines, la façade ne devait pas gagner un décibel. Elle en a perdu 3.',
    de: 'Beim Ausbau von 12 auf 24 Maschinen durfte es an der Fassade kein Dezibel lauter werden. Es wurde 3 dB leiser.',
    en: 'Going from 12 to 24 units, the façade was not to gain a decibel. It lost 3.',
  },
  body: {
    nl: '<p>Twee keer zoveel machines is 3 dB meer. Die 3 moesten weg, plus wat de nieuwe machines door hun hogere stand extra de wijk in straalden. Een scherm van vijf meter was uitgesloten: te veel wind op de dakrand.</p><h2>De aanpak</h2><p>Op de ventilatoren kwamen diffusoren met absorberende binnenkant: 5 dB, en 8 procent minder stroom omdat de ventilator minder tegendruk heeft. De compressoren kregen een mantel van 8 kg/m² op 30 mm foam. Een laag scherm van 1,9 meter, alleen op de dakrand aan de wijkzijde, nam de rest.</p><h2>Bewijs</h2><p>Veertien nachten onbemand meten op drie gevels, met opname van elke gebeurtenis boven de grenswaarde. Er waren er zes: vijf treinen en één kat.</p>',
    fr: '<p>Deux fois plus de machines, c’est 3 dB de plus. Il fallait les supprimer, ainsi que le surcroît dû à la position plus haute des nouvelles. Un écran de cinq mètres était exclu : trop de vent en rive de toiture.</p><h2>La démarche</h2><p>Des diffuseurs absorbants sur les ventilateurs : 5 dB de moins, et 8 % de courant en moins car la contre-pression baisse. Une enveloppe de 8 kg/m² sur 30 mm de mousse pour les compresseurs. Un écran bas de 1,9 mètre, côté quartier seulement, pour le reste.</p><h2>La preuve</h2><p>Quatorze nuits de mesure automatique sur trois façades, avec enregistrement de chaque dépassement. Il y en eut six : cinq trains et un chat.</p>',
    de: '<p>Doppelt so viele Maschinen sind 3 dB mehr. Die mussten weg, dazu das, was die neuen durch ihren höheren Standort zusätzlich ins Wohngebiet abstrahlten. Ein Schirm von fünf Metern schied aus: zu viel Wind an der Dachkante.</p><h2>Das Vorgehen</h2><p>Auf die Ventilatoren kamen Diffusoren mit absorbierender Innenseite: 5 dB, und 8 Prozent weniger Strom, weil der Gegendruck sinkt. Die Verdichter bekamen einen Mantel mit 8 kg/m² auf 30 mm Schaum. Ein niedriger Schirm von 1,9 Metern, nur an der Kante zum Wohngebiet, nahm den Rest.</p><h2>Der Nachweis</h2><p>Vierzehn Nächte unbemannte Messung an drei Fassaden, mit Aufzeichnung jeder Überschreitung. Es waren sechs: fünf Züge und eine Katze.</p>',
    en: '<p>Twice as many machines is 3 dB more. Those had to go, along with what the new units, standing higher, would send into the estate. A five-metre screen was ruled out: too much wind at the roof edge.</p><h2>The approach</h2><p>The fans got diffusers with absorbent lining: 5 dB, and 8 per cent less power because back pressure falls. The compressors got jackets of 8 kg/m² on 30 mm foam. A low screen of 1.9 metres, only along the edge facing the estate, took the rest.</p><h2>The proof</h2><p>Fourteen nights of unattended measurement at three façades, recording every event above the limit. There were six: five trains and a cat.</p>',
  },
  place: {
    nl: 'Frankfurt am Main, Duitsland',
    fr: 'Francfort-sur-le-Main, Allemagne',
    de: 'Frankfurt am Main, Deutschland',
    en: 'Frankfurt am Main, Germany',
  },
  sector: { nl: 'Datacenter', fr: 'Centre de données', de: 'Rechenzentrum', en: 'Data centre' },
  completedOn: '2025-09-30',
  picture: workPictures.heavyMat,
  figures: [
    {
      name: {
        nl: 'Gevel, nacht, vóór',
        fr: 'Façade, nuit, avant',
        de: 'Fassade, nachts, vorher',
        en: 'Façade at night, before',
      },
      value: { nl: '42 dB(A)', fr: '42 dB(A)', de: '42 dB(A)', en: '42 dB(A)' },
    },
    {
      name: {
        nl: 'Gevel, nacht, na',
        fr: 'Façade, nuit, après',
        de: 'Fassade, nachts, nachher',
        en: 'Façade at night, after',
      },
      value: { nl: '39 dB(A)', fr: '39 dB(A)', de: '39 dB(A)', en: '39 dB(A)' },
    },
    {
      name: {
        nl: 'Stroom ventilatoren',
        fr: 'Courant des ventilateurs',
        de: 'Strom der Ventilatoren',
        en: 'Fan power',
      },
      value: { nl: '−8%', fr: '−8 %', de: '−8 %', en: '−8%' },
    },
  ],
};
