import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { colorOption, colorVariants } from '../../common/color-variants.ts';
import { feltColors } from '../../common/colors.ts';
import { madeAndFitted } from '../../common/delivery.ts';
import { lineaBaffleDetailPicture } from '../detail-pictures.ts';
import { inTheirColors, tintedPicture } from '../tinted-pictures.ts';

const { sage, pine, oat, anthracite, lake } = feltColors;
const colors = [lake, pine, sage, oat, anthracite] as const;

export const lineaRailSet: SeedProduct = {
  key: 'linea-rail-set',
  categories: ['ceiling', 'baffles'],
  brand: 'Feltwerk',
  slugs: {
    nl: 'linea-railset-vijf-baffles',
    fr: 'linea-ensemble-cinq-baffles-sur-rails',
    de: 'linea-schienenset-fuenf-baffeln',
    en: 'linea-rail-set-five-baffles',
  },
  oldSlugs: { en: ['linea-baffle-kit'] },
  name: {
    nl: 'Linea railset met vijf baffles',
    fr: 'Ensemble Linea, cinq baffles sur rails',
    de: 'Schienenset Linea mit fünf Baffeln',
    en: 'Linea rail set with five baffles',
  },
  intro: {
    nl: 'Vijf baffles die je op twee rails klikt: vier gaten boren in plaats van tien, en elke afstand te schuiven.',
    fr: 'Cinq baffles à clipser sur deux rails : quatre trous à percer au lieu de dix, et un écart réglable.',
    de: 'Fünf Baffeln, auf zwei Schienen geklickt: vier Bohrlöcher statt zehn, und jeder Abstand ist verschiebbar.',
    en: 'Five baffles that click onto two rails: four holes to drill instead of ten, and the spacing slides.',
  },
  description: {
    nl: `<p>Losse baffles op een rechte lijn krijgen kost een middag. Bij de railset hangen er twee profielen van 1500 mm aan vier draden en schuif je de baffles daarna op hun plek. Wil je later een lamp ertussen, dan verplaats je ze zonder ladder en boor.</p>
<p>Eén set dekt ongeveer 1,8 bij 1,5 m: een vergadertafel, twee werkplekken of de kassa. De sets koppelen met een verbindingsstuk dat erin zit.</p>
<ul><li>Vijf baffles van 1800 × 300 × 40 mm</li><li>Vier ophangpunten, draad van 1,5 m inbegrepen</li><li>De rails zijn zwart; in je eigen kleur kan ook</li></ul>`,
    fr: `<p>Aligner des baffles un par un prend un après-midi. Avec l’ensemble sur rails, deux profilés de 1500 mm pendent à quatre câbles et les baffles glissent ensuite à leur place. Une lampe à ajouter plus tard ? Déplacez-les, sans percer.</p>
<p>Un ensemble couvre environ 1,8 sur 1,5 m : une table de réunion, deux postes de travail, une caisse. Les ensembles se raccordent par l’éclisse fournie.</p>
<ul><li>Cinq baffles de 1800 × 300 × 40 mm</li><li>Quatre points de suspension, câbles de 1,5 m compris</li><li>Rails noirs ; à votre couleur sur demande</li></ul>`,
    de: `<p>Einzelne Baffeln auf eine Linie zu bringen, kostet einen Nachmittag. Beim Schienenset hängen zwei Profile von 1500 mm an vier Seilen, die Baffeln schieben Sie danach an ihren Platz. Soll später eine Leuchte dazwischen, verschieben Sie sie ohne Bohrer.</p>
<p>Ein Set deckt etwa 1,8 mal 1,5 m: einen Besprechungstisch, zwei Arbeitsplätze oder die Kasse. Sets lassen sich mit dem beiliegenden Verbinder koppeln.</p>
<ul><li>Fünf Baffeln, 1800 × 300 × 40 mm</li><li>Vier Aufhängepunkte, Seile von 1,5 m inbegriffen</li><li>Schienen in Schwarz, auf Wunsch in Ihrer Farbe</li></ul>`,
    en: `<p>Getting single baffles into a straight line takes an afternoon. With the rail set, two 1500 mm profiles hang from four wires and you slide the baffles into place afterwards. If you want a lamp between them later, move them along, no drill needed.</p>
<p>One set covers about 1.8 by 1.5 m: a meeting table, two desks or a till. Sets join with the connector that comes in the box.</p>
<ul><li>Five baffles of 1800 × 300 × 40 mm</li><li>Four suspension points, 1.5 m wires included</li><li>Rails in black, or in a colour of your own</li></ul>`,
  },
  pictures: [tintedPicture('linea-baffle', lake), lineaBaffleDetailPicture],
  options: [
    colorOption(colors),
    {
      key: 'rail-color',
      type: 'ColorPicker',
      name: {
        nl: 'Rails in eigen kleur',
        fr: 'Rails à votre couleur',
        de: 'Schienen in Wunschfarbe',
        en: 'Rails in your own colour',
      },
      description: {
        nl: 'Gepoederlakt; een week extra levertijd.',
        fr: 'Thermolaqués ; une semaine de délai en plus.',
        de: 'Pulverbeschichtet; eine Woche längere Lieferzeit.',
        en: 'Powder coated; adds a week to delivery.',
      },
      surcharge: { eur: 4917, gbp: 4308 },
    },
    {
      key: 'ceiling',
      type: 'Radio',
      name: { nl: 'Soort plafond', fr: 'Type de plafond', de: 'Art der Decke', en: 'Kind of ceiling' },
      values: [
        { key: 'concrete', name: { nl: 'Beton', fr: 'Béton', de: 'Beton', en: 'Concrete' } },
        {
          key: 'plaster',
          name: { nl: 'Gips, holle ruimte', fr: 'Plaque de plâtre', de: 'Gipskarton', en: 'Plasterboard' },
        },
        {
          key: 'grid',
          name: { nl: 'Systeemplafond', fr: 'Plafond démontable', de: 'Rasterdecke', en: 'Grid ceiling' },
          surcharge: { eur: 620, gbp: 542 },
        },
      ],
    },
    {
      key: 'spacing',
      type: 'GreenRemark',
      name: {
        nl: 'Goede afstand',
        fr: 'Le bon écart',
        de: 'Der richtige Abstand',
        en: 'The right spacing',
      },
      description: {
        nl: 'Verdeel de vijf baffles over de volle rail (300 mm hart op hart): dichter opeen levert minder op.',
        fr: 'Répartissez les cinq baffles sur tout le rail (300 mm d’entraxe) : plus serrés, ils rendent moins.',
        de: 'Verteilen Sie die fünf Baffeln über die ganze Schiene (300 mm Achsmaß): enger gehängt bringen sie weniger.',
        en: 'Spread the five baffles over the whole rail (300 mm centres): any closer and they do less.',
      },
    },
  ],
  variants: inTheirColors(
    'linea-baffle',
    colorVariants(colors, {
      sku: 'LIR-5180',
      price: { eur: 38843, gbp: 34167 },
      size: { width: 1800, height: 340, depth: 1500 },
      weight: 23400,
    }),
  ),
  tiers: [
    { min: 3, max: 5, discountPercent: 4 },
    { min: 6, max: 11, discountPercent: 8 },
    { min: 12, max: 40, discountPercent: 12 },
  ],
  attributes: [
    attribute('dimensions', {
      nl: '1800 × 1500 mm, 340 mm hoog',
      fr: '1800 × 1500 mm, hauteur 340 mm',
      de: '1800 × 1500 mm, 340 mm hoch',
      en: '1800 × 1500 mm, 340 mm high',
    }),
    attribute('packed', {
      nl: '5 baffles, 2 rails, 4 draden, verbindingsstuk',
      fr: '5 baffles, 2 rails, 4 câbles, éclisse',
      de: '5 Baffeln, 2 Schienen, 4 Seile, Verbinder',
      en: '5 baffles, 2 rails, 4 wires, connector',
    }),
    attribute('material', {
      nl: 'PET-vilt om een kern van PET-wol, rails van aluminium',
      fr: 'Feutre PET sur âme en laine PET, rails en aluminium',
      de: 'PET-Filz um einen Kern aus PET-Wolle, Schienen aus Aluminium',
      en: 'PET felt around a PET wool core, aluminium rails',
    }),
    attribute('weight', { nl: '23,4 kg', fr: '23,4 kg', de: '23,4 kg', en: '23.4 kg' }),
    attribute('measured', {
      nl: 'EN ISO 354, vijf stuks op 300 mm, betrokken op beide zijden',
      fr: 'EN ISO 354, cinq pièces espacées de 300 mm, rapporté aux deux faces',
      de: 'EN ISO 354, fünf Stück im Abstand von 300 mm, bezogen auf beide Seiten',
      en: 'EN ISO 354, five pieces at 300 mm, related to both faces',
    }),
  ],
  acoustics: {
    absorption: [0.08, 0.24, 0.52, 0.78, 0.9, 0.92],
    nrc: 0.6,
    fireClass: 'B-s1,d0',
    thickness: 40,
    density: 95,
  },
  delivery: madeAndFitted,
  since: '2024-06-10',
  related: ['linea-baffle', 'linea-forte-baffle', 'suspension-set', 'bureau-desk-screen'],
};
