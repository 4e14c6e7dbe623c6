import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { fromStock } from '../../common/delivery.ts';
import { boxTiers } from '../../common/tiers.ts';
import { cutToSize } from '../cutting.ts';
import { materialDetails } from '../detail-pictures.ts';
import { materialPictures } from '../pictures.ts';

export const ductFoamAlu: SeedProduct = {
  key: 'duct-foam-alu',
  categories: ['acoustic-foams'],
  brand: 'Fibers and Foams',
  slugs: {
    nl: 'kanaalschuim-met-aluminium',
    fr: 'mousse-de-gaine-aluminium',
    de: 'kanalschaum-mit-aluminium',
    en: 'duct-foam-with-aluminium',
  },
  name: {
    nl: 'Kanaalschuim met aluminium',
    fr: 'Mousse de gaine, face aluminium',
    de: 'Kanalschaum mit Aluminium',
    en: 'Duct foam with aluminium face',
  },
  intro: {
    nl: 'Zelfklevend polyetherschuim van 30 mm met een huid die olie en stof buiten houdt.',
    fr: 'Mousse polyéther adhésive de 30 mm, à peau étanche à l’huile et à la poussière.',
    de: 'Selbstklebender Polyetherschaum von 30 mm mit einer Haut, die Öl und Staub abhält.',
    en: 'Self-adhesive 30 mm polyether foam with a skin that keeps oil and dust out.',
  },
  description: {
    nl: '<p>De aluminiumfolie is 25 µm dik en laag voor laag geperforeerd: het geluid gaat erdoor, de olienevel niet. Bedoeld voor luchtkanalen, compressorkasten en motorruimten tot 100 °C.</p><p>Boven 1.000 Hz kost de huid iets aan absorptie; dat ziet u in de grafiek. Rond 500 Hz geeft zij er wat bij.</p>',
    fr: '<p>La feuille d’aluminium de 25 µm est microperforée : le son passe, le brouillard d’huile non. Pour gaines, coffrets de compresseurs et compartiments moteur jusqu’à 100 °C.</p><p>Au-dessus de 1 000 Hz, la peau coûte un peu d’absorption ; le graphique le montre. Vers 500 Hz, elle en rend.</p>',
    de: '<p>Die Aluminiumfolie ist 25 µm dünn und mikroperforiert: Der Schall geht hindurch, der Ölnebel nicht. Für Luftkanäle, Verdichtergehäuse und Motorräume bis 100 °C.</p><p>Über 1.000 Hz kostet die Haut etwas Absorption, das zeigt die Kurve. Um 500 Hz gibt sie etwas dazu.</p>',
    en: '<p>The aluminium foil is 25 µm thin and micro-perforated: sound passes, oil mist does not. Meant for air ducts, compressor housings and engine bays up to 100 °C.</p><p>Above 1,000 Hz the skin costs some absorption, as the graph shows. Around 500 Hz it adds a little.</p>',
  },
  pictures: [materialPictures.duct, materialDetails.duct],
  options: [
    cutToSize(1000, 1000, { eur: 290, gbp: 253 }),
    {
      key: 'heat',
      type: 'RedRemark',
      name: { nl: 'Uitlaat', fr: 'Échappement', de: 'Auspuff', en: 'Exhaust' },
      description: {
        nl: 'Houd 100 mm afstand tot een uitlaat: boven 120 °C laat de lijm los.',
        fr: 'Restez à 100 mm d’un échappement : au-delà de 120 °C, la colle lâche.',
        de: 'Halten Sie 100 mm Abstand zum Auspuff: Über 120 °C löst sich der Kleber.',
        en: 'Keep 100 mm away from an exhaust: above 120 °C the adhesive lets go.',
      },
    },
  ],
  variants: [
    {
      sku: 'FF-DUCT-30',
      choices: {},
      price: { eur: 2790, gbp: 2438 },
      size: { width: 1000, height: 1000, depth: 30 },
      weight: 1150,
    },
  ],
  tiers: boxTiers,
  measure: { unit: 'm2', pieces: 1 },
  attributes: [
    attribute('dimensions', '1000 × 1000 × 30 mm'),
    attribute('fireClass', 'B-s2,d0'),
    attribute('material', {
      nl: 'Polyetherschuim, aluminium, acrylaatlijm',
      fr: 'Mousse polyéther, aluminium, colle acrylique',
      de: 'Polyetherschaum, Aluminium, Acrylatkleber',
      en: 'Polyether foam, aluminium, acrylic adhesive',
    }),
  ],
  acoustics: {
    absorption: [0.06, 0.22, 0.6, 0.88, 0.7, 0.52],
    nrc: 0.6,
    alphaW: 0.5,
    soundClass: 'D',
    fireClass: 'B-s2,d0',
    thickness: 30,
    density: 32,
  },
  delivery: fromStock,
  since: '2023-11-27',
  related: ['polyether-30', 'damping-sheet', 'barrier-mat-5'],
};
