import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { colorOption, colorVariants } from '../../common/color-variants.ts';
import { feltColors } from '../../common/colors.ts';
import { madeAndFitted } from '../../common/delivery.ts';
import { objectTiers } from '../../common/tiers.ts';
import { cascadeHangingDividerDetailPicture } from '../detail-pictures.ts';
import { cascadeHangingDividerPicture } from '../family-pictures.ts';

const { pine, moss, sage, sand, fog, anthracite, clay, lake, ochre } = feltColors;
const colors = [pine, moss, sage, sand, fog, anthracite, clay, lake, ochre] as const;

export const cascadeHangingDivider: SeedProduct = {
  key: 'cascade-hanging-divider',
  categories: ['screens-dividers'],
  brand: 'Feltwerk',
  slugs: {
    nl: 'cascade-hangende-roomdivider',
    fr: 'cascade-cloison-suspendue',
    de: 'cascade-haengender-raumteiler',
    en: 'cascade-hanging-divider',
  },
  name: {
    nl: 'Cascade hangende roomdivider',
    fr: 'Cloison suspendue Cascade',
    de: 'Hängender Raumteiler Cascade',
    en: 'Cascade hanging divider',
  },
  intro: {
    nl: 'Banen vilt met uitgesneden bladeren, aan een rail: een scheiding die licht en blikken half doorlaat.',
    fr: 'Des lés de feutre ajourés de feuilles, sur un rail : une séparation qui laisse filtrer lumière et regards.',
    de: 'Filzbahnen mit ausgeschnittenen Blättern an einer Schiene: eine Trennung, die Licht und Blicke halb durchlässt.',
    en: 'Lengths of felt with leaves cut out, on a rail: a divide that lets half the light and half a glance through.',
  },
  description: {
    nl: `<p>De laser snijdt rijen smalle bladeren uit vilt van 9 mm, onderaan groot en naar boven toe kleiner. Tegen daglicht tekenen ze zich af op de vloer. De banen schuiven over een zwarte stalen rail, zodat je de opening elke dag anders kunt zetten.</p>
<p>Verwacht geen wand: 9 mm met gaten dempt de scherpe tonen en neemt een hoek zijn holle klank af, maar een gesprek blijft hoorbaar. Wil je meer, hang dan twee lagen met 100 mm ertussen.</p>
<ul><li>Banen van 620 mm breed, hoogte op maat</li><li>De rail van 10 mm volgt ook een bocht</li></ul>`,
    fr: `<p>Le laser découpe des rangées de feuilles élancées dans un feutre de 9 mm, grandes en bas, plus petites vers le haut. À contre-jour, elles se dessinent sur le sol. Les lés glissent sur un rail d’acier noir : l’ouverture peut changer chaque jour.</p>
<p>N’en attendez pas un mur : 9 mm ajourés adoucissent les aigus et ôtent à un angle sa résonance creuse, mais une conversation reste audible. Pour aller plus loin, suspendez deux couches à 100 mm l’une de l’autre.</p>
<ul><li>Lés de 620 mm de large, hauteur sur mesure</li><li>Le rail de 10 mm accepte les courbes</li></ul>`,
    de: `<p>Der Laser schneidet Reihen schlanker Blätter aus 9 mm Filz, unten groß und nach oben kleiner. Im Gegenlicht zeichnen sie sich auf dem Boden ab. Die Bahnen gleiten an einer schwarzen Stahlschiene, die Öffnung kann also jeden Tag eine andere sein.</p>
<p>Eine Wand ist das nicht: 9 mm mit Ausschnitten dämpfen die scharfen Töne und nehmen einer Ecke den hohlen Klang, ein Gespräch bleibt aber hörbar. Wer mehr möchte, hängt zwei Lagen mit 100 mm Abstand.</p>
<ul><li>Bahnen 620 mm breit, Höhe nach Maß</li><li>Die 10-mm-Schiene folgt auch einer Kurve</li></ul>`,
    en: `<p>A laser cuts rows of slender leaves from 9 mm felt, large at the foot and smaller towards the top. Against daylight they fall as a pattern on the floor. The lengths slide on a black steel rail, so the opening can be in a different place each day.</p>
<p>Don’t expect a wall: 9 mm with holes in it softens the sharp sounds and takes the hollowness out of a corner, but you will still hear a conversation. For more, hang two layers 100 mm apart.</p>
<ul><li>Lengths 620 mm wide, height to order</li><li>The 10 mm rail follows a bend</li></ul>`,
  },
  pictures: [cascadeHangingDividerPicture, cascadeHangingDividerDetailPicture],
  options: [
    colorOption(colors),
    {
      key: 'size',
      type: 'Dimensions',
      name: {
        nl: 'Maat per set van drie banen',
        fr: 'Mesures du jeu de trois lés',
        de: 'Maß je Set aus drei Bahnen',
        en: 'Measure per set of three',
      },
      description: {
        nl: 'Breedte van het set en hoogte van rail tot onderkant.',
        fr: 'Largeur du jeu et hauteur du rail au bas du lé.',
        de: 'Breite des Sets und Höhe von der Schiene bis zur Unterkante.',
        en: 'Width of the set and height from rail to lower edge.',
      },
      dimensions: {
        width: { min: 1200, max: 1950, step: 10, default: 1920 },
        height: { min: 1200, max: 3000, step: 10, default: 2000 },
      },
    },
    {
      key: 'rail',
      type: 'Radio',
      // A bend takes 120 mm of the width.
      limits: [{ when: [{ option: 'size', measure: 'width', min: 1810 }], values: ['none', 'straight'] }],
      name: { nl: 'Rail', fr: 'Rail', de: 'Schiene', en: 'Rail' },
      values: [
        {
          key: 'none',
          name: { nl: 'Zonder rail', fr: 'Sans rail', de: 'Ohne Schiene', en: 'Without rail' },
        },
        {
          key: 'straight',
          name: { nl: 'Recht, 2,1 m', fr: 'Droit, 2,1 m', de: 'Gerade, 2,1 m', en: 'Straight, 2.1 m' },
          surcharge: { eur: 4917, gbp: 4292 },
        },
        {
          key: 'bent',
          name: {
            nl: 'Met één bocht van 90°',
            fr: 'Avec un coude à 90°',
            de: 'Mit einem Bogen, 90°',
            en: 'With one 90° bend',
          },
          surcharge: { eur: 7897, gbp: 7000 },
        },
      ],
    },
  ],
  variants: colorVariants(colors, {
    sku: 'CAS-3',
    price: { eur: 23719, gbp: 20917 },
    size: { width: 1920, height: 2000, depth: 9 },
    weight: 4600,
  }),
  tiers: objectTiers,
  attributes: [
    attribute('dimensions', {
      nl: 'Drie banen van 620 × 2000 mm, hoogte tot 3000 mm',
      fr: 'Trois lés de 620 × 2000 mm, hauteur jusqu’à 3000 mm',
      de: 'Drei Bahnen, 620 × 2000 mm, Höhe bis 3000 mm',
      en: 'Three lengths of 620 × 2000 mm, up to 3000 mm high',
    }),
    attribute('thickness', '9 mm'),
    attribute('material', {
      nl: 'PET-vilt, lasergesneden',
      fr: 'Feutre PET découpé au laser',
      de: 'PET-Filz, lasergeschnitten',
      en: 'Laser-cut PET felt',
    }),
    attribute('recycled', {
      nl: '70%; snijresten gaan terug in de productie',
      fr: '70 % ; les chutes retournent en production',
      de: '70 %; Verschnitt geht zurück in die Produktion',
      en: '70%; offcuts go back into production',
    }),
    attribute('mounting', {
      nl: 'Rail aan het plafond of aan draden',
      fr: 'Rail au plafond ou sur câbles',
      de: 'Schiene an der Decke oder an Seilen',
      en: 'Rail on the ceiling or on wires',
    }),
    attribute('measured', {
      nl: 'EN ISO 354, vrij hangend, betrokken op één zijde',
      fr: 'EN ISO 354, suspension libre, rapporté à une face',
      de: 'EN ISO 354, frei hängend, bezogen auf eine Seite',
      en: 'EN ISO 354, hanging free, related to one face',
    }),
  ],
  acoustics: {
    absorption: [0.04, 0.12, 0.26, 0.44, 0.58, 0.64],
    nrc: 0.35,
    fireClass: 'B-s1,d0',
    thickness: 9,
    density: 180,
  },
  delivery: madeAndFitted,
  since: '2026-05-04',
  related: ['paravent-divider', 'drape-acoustic-curtain', 'fjord-wall-panel', 'hexa-felt-tiles'],
};
