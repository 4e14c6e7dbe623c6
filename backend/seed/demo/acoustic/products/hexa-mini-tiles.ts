import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { colorOption, colorVariants } from '../../common/color-variants.ts';
import { feltColors } from '../../common/colors.ts';
import { fromStock } from '../../common/delivery.ts';
import { percent } from '../../common/percent.ts';
import { boxTiers } from '../../common/tiers.ts';
import { hexaFeltTilesDetailPicture } from '../detail-pictures.ts';
import { inTheirColors, tintedPicture } from '../tinted-pictures.ts';

const { pine, moss, sage, sand, chalk, clay, lake } = feltColors;
const colors = [lake, moss, pine, sage, sand, chalk, clay] as const;

export const hexaMiniTiles: SeedProduct = {
  key: 'hexa-mini-tiles',
  categories: ['wall-panels', 'felt-panels'],
  brand: 'Feltwerk',
  slugs: {
    nl: 'hexa-mini-vilttegels',
    fr: 'hexa-mini-tuiles-de-feutre',
    de: 'hexa-mini-filzkacheln',
    en: 'hexa-mini-felt-tiles',
  },
  name: {
    nl: 'Hexa Mini vilttegels, set van 24',
    fr: 'Mini-tuiles de feutre Hexa, lot de 24',
    de: 'Filzkacheln Hexa Mini, 24er-Set',
    en: 'Hexa Mini felt tiles, set of 24',
  },
  intro: {
    nl: 'Half zo breed als Hexa en dubbel zo speels: 24 tegels die ook om een lichtknop of hoek heen passen.',
    fr: 'Deux fois moins larges que Hexa, deux fois plus joueuses : 24 tuiles qui contournent même un interrupteur.',
    de: 'Halb so breit wie Hexa und doppelt so verspielt: 24 Kacheln, die auch um Schalter und Ecken passen.',
    en: 'Half as wide as Hexa and twice as playful: 24 tiles that fit round a light switch or a corner.',
  },
  description: {
    nl: `<p>Een Hexa Mini is 143 mm breed, de maat van een schoteltje. Je vult er randen mee op waar de grote tegel niet past, of je maakt een klein veld boven een nachtkastje. In de doos zitten acht tegels van 12 mm, acht van 20 mm en acht van 30 mm.</p>
<p>Mini en gewone Hexa hebben dezelfde hoek en dezelfde kleuren, dus ze sluiten op elkaar aan: twee kleine naast elkaar zijn één grote breed.</p>
<ul><li>Een doos bedekt 0,42 m²</li><li>Zelfklevend, op elke gladde ondergrond</li><li>Restjes zijn goede onderzetters</li></ul>`,
    fr: `<p>Une tuile Hexa Mini mesure 143 mm de large, comme une soucoupe. Elle comble les bords où la grande ne passe pas, ou compose un petit motif au-dessus d’une table de chevet. Le lot réunit huit tuiles de 12 mm, huit de 20 mm et huit de 30 mm.</p>
<p>Mini et grande Hexa partagent les mêmes angles et les mêmes couleurs, si bien qu’elles s’emboîtent : deux petites côte à côte font la largeur d’une grande.</p>
<ul><li>Un lot couvre 0,42 m²</li><li>Autocollantes, sur tout support lisse</li><li>Les chutes font de bons dessous de verre</li></ul>`,
    de: `<p>Eine Hexa Mini ist 143 mm breit, so groß wie eine Untertasse. Sie füllt Ränder, an denen die große Kachel nicht passt, oder ergibt ein kleines Feld über dem Nachttisch. Im Set stecken acht Kacheln mit 12 mm, acht mit 20 mm und acht mit 30 mm.</p>
<p>Mini und große Hexa haben dieselben Winkel und dieselben Farben und schließen deshalb aneinander an: Zwei kleine nebeneinander sind so breit wie eine große.</p>
<ul><li>Ein Set deckt 0,42 m²</li><li>Selbstklebend, auf jedem glatten Untergrund</li><li>Reste geben gute Untersetzer</li></ul>`,
    en: `<p>A Hexa Mini is 143 mm across, the size of a saucer. It fills the edges where the large tile won’t go, or makes a small field above a bedside table. The box holds eight tiles of 12 mm, eight of 20 mm and eight of 30 mm.</p>
<p>Mini and full-size Hexa share their angles and their colours, so they meet up: two small ones side by side are as wide as one large.</p>
<ul><li>One box covers 0.42 m²</li><li>Self-adhesive, on any smooth surface</li><li>Leftovers make good coasters</li></ul>`,
  },
  pictures: [tintedPicture('hexa-felt-tiles', lake), hexaFeltTilesDetailPicture],
  options: [
    colorOption(colors),
    {
      key: 'template',
      type: 'Checkbox',
      name: {
        nl: 'Papieren legsjabloon',
        fr: 'Gabarit de pose en papier',
        de: 'Legeschablone aus Papier',
        en: 'Paper layout template',
      },
      description: {
        nl: 'Tien patronen op ware grootte, met de aantallen erbij.',
        fr: 'Dix motifs grandeur nature, avec le nombre de tuiles.',
        de: 'Zehn Muster in Originalgröße, mit Stückzahlen.',
        en: 'Ten patterns at full size, with the numbers you need.',
      },
      surcharge: { eur: 413, gbp: 363 },
    },
    {
      key: 'glue',
      type: 'OrangeRemark',
      name: { nl: 'Eerst ontvetten', fr: 'Dégraissez d’abord', de: 'Erst entfetten', en: 'Degrease first' },
      description: {
        nl: 'De lijm hecht op schoon, droog en glad. Op verse verf (jonger dan drie weken) laat hij los.',
        fr: 'L’adhésif tient sur un support propre, sec et lisse. Sur une peinture de moins de trois semaines, il lâche.',
        de: 'Der Kleber hält auf sauberem, trockenem, glattem Grund. Auf Farbe, die jünger als drei Wochen ist, löst er sich.',
        en: 'The adhesive needs a clean, dry, smooth surface. On paint less than three weeks old it lets go.',
      },
    },
  ],
  variants: inTheirColors(
    'hexa-felt-tiles',
    colorVariants(colors, {
      sku: 'HXM-24',
      price: { eur: 5702, gbp: 5000 },
      size: { width: 143, height: 165, depth: 30 },
      weight: 1600,
    }),
  ),
  tiers: boxTiers,
  measure: { unit: 'm2', amount: 420_000 },
  attributes: [
    attribute('dimensions', {
      nl: '143 mm breed, 165 mm van punt tot punt',
      fr: '143 mm de large, 165 mm de pointe à pointe',
      de: '143 mm breit, 165 mm von Spitze zu Spitze',
      en: '143 mm across, 165 mm point to point',
    }),
    attribute('thickness', '12, 20, 30 mm'),
    attribute('coverage', {
      nl: '0,42 m² per set van 24',
      fr: '0,42 m² par lot de 24',
      de: '0,42 m² je 24er-Set',
      en: '0.42 m² per set of 24',
    }),
    attribute('material', { nl: 'PET-vilt', fr: 'Feutre PET', de: 'PET-Filz', en: 'PET felt' }),
    attribute('recycled', percent(70)),
    attribute('mounting', { nl: 'Zelfklevend', fr: 'Autocollant', de: 'Selbstklebend', en: 'Self-adhesive' }),
    attribute('packed', { nl: '24 stuks', fr: '24 pièces', de: '24 Stück', en: '24 pieces' }),
    attribute('measured', {
      nl: 'EN ISO 354, gemengde set',
      fr: 'EN ISO 354, lot mixte',
      de: 'EN ISO 354, gemischtes Set',
      en: 'EN ISO 354, mixed set',
    }),
  ],
  acoustics: {
    absorption: [0.06, 0.18, 0.44, 0.68, 0.8, 0.84],
    nrc: 0.55,
    alphaW: 0.45,
    soundClass: 'D',
    fireClass: 'B-s1,d0',
    thickness: 30,
    density: 180,
  },
  delivery: fromStock,
  since: '2026-07-06',
  related: ['hexa-felt-tiles', 'dune-wall-panel', 'sample-box', 'cascade-hanging-divider'],
};
