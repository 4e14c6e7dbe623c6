import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { colorOption, colorVariants } from '../../common/color-variants.ts';
import { feltColors } from '../../common/colors.ts';
import { fromStock } from '../../common/delivery.ts';
import { percent } from '../../common/percent.ts';
import { wallTiers } from '../../common/tiers.ts';
import { fjordWallPanelDetailPicture } from '../detail-pictures.ts';
import { inTheirColors, tintedPicture } from '../tinted-pictures.ts';

const { pine, sage, oat, sand, fog, clay } = feltColors;
const colors = [clay, pine, sage, oat, sand, fog] as const;

export const duneWallPanel: SeedProduct = {
  key: 'dune-wall-panel',
  categories: ['wall-panels', 'felt-panels'],
  brand: 'Feltwerk',
  slugs: {
    nl: 'dune-wandpaneel',
    fr: 'dune-panneau-mural',
    de: 'dune-wandpaneel',
    en: 'dune-wall-panel',
  },
  oldSlugs: { nl: ['dune-viltpaneel'], en: ['dune-felt-panel'] },
  name: { nl: 'Dune wandpaneel', fr: 'Panneau mural Dune', de: 'Wandpaneel Dune', en: 'Dune wall panel' },
  intro: {
    nl: 'Het kleinere broertje van Fjord: drie lagen vilt in een formaat dat één persoon kan ophangen.',
    fr: 'Le petit frère de Fjord : trois couches de feutre, dans un format qu’on pose seul.',
    de: 'Der kleinere Bruder von Fjord: drei Lagen Filz in einem Format, das eine Person allein aufhängt.',
    en: 'Fjord’s smaller sibling: three layers of felt in a size that one person can hang alone.',
  },
  description: {
    nl: `<p>Dune komt uit dezelfde snijmachine als Fjord, maar met drie lagen in plaats van vijf. Het paneel meet 600 × 1200 mm, weegt nog geen drie kilo en past op de stukken muur die overblijven: naast een deur, boven een radiator, tussen twee kozijnen.</p>
<p>Een derde minder vilt betekent ook minder absorptie bij lage stemmen. In een slaapkamer, gang of kleine spreekkamer merk je dat nauwelijks; voor een grote woonkamer raden we Fjord aan, of Dune in ruimere aantallen.</p>
<ul><li>Staand of liggend te gebruiken</li><li>Twee panelen dekken samen 1,44 m²</li><li>Een kwartslag draaien breekt het ritme in een lange rij</li></ul>`,
    fr: `<p>Dune sort de la même découpe que Fjord, avec trois couches au lieu de cinq. Le panneau mesure 600 × 1200 mm, pèse moins de trois kilos et tient sur les pans de mur qui restent : à côté d’une porte, au-dessus d’un radiateur, entre deux fenêtres.</p>
<p>Moins de feutre, c’est aussi moins d’absorption pour les voix graves. Dans une chambre, un couloir ou une petite salle de réunion, la différence s’entend à peine ; pour un grand séjour, préférez Fjord, ou posez davantage de Dune.</p>
<ul><li>Se pose à la verticale ou à l’horizontale</li><li>Deux panneaux couvrent ensemble 1,44 m²</li><li>Un quart de tour suffit à rompre le rythme d’une longue rangée</li></ul>`,
    de: `<p>Dune kommt aus demselben Zuschnitt wie Fjord, nur mit drei statt fünf Lagen. Das Paneel misst 600 × 1200 mm, wiegt keine drei Kilo und passt auf die Wandstücke, die übrig bleiben: neben einer Tür, über einem Heizkörper, zwischen zwei Fenstern.</p>
<p>Weniger Filz heißt auch weniger Absorption bei tiefen Stimmen. Im Schlafzimmer, im Flur oder in einem kleinen Besprechungsraum fällt das kaum auf; für ein großes Wohnzimmer empfehlen wir Fjord oder ein paar Dune mehr.</p>
<ul><li>Hochkant oder quer verwendbar</li><li>Zwei Paneele decken zusammen 1,44 m²</li><li>Eine Vierteldrehung bricht den Rhythmus einer langen Reihe</li></ul>`,
    en: `<p>Dune comes off the same cutter as Fjord, with three layers instead of five. The panel measures 600 × 1200 mm, weighs under three kilos and suits the bits of wall that are left over: beside a door, above a radiator, between two windows.</p>
<p>Less felt also means less absorption for low voices. In a bedroom, a hall or a small meeting room you will hardly notice; for a large living room we suggest Fjord, or more of Dune.</p>
<ul><li>Hangs upright or on its side</li><li>Two panels cover 1.44 m² between them</li><li>A quarter turn breaks up the rhythm of a long row</li></ul>`,
  },
  pictures: [tintedPicture('fjord-wall-panel', clay), fjordWallPanelDetailPicture],
  options: [
    colorOption(colors),
    {
      key: 'fixing',
      type: 'Radio',
      name: { nl: 'Bevestiging', fr: 'Fixation', de: 'Befestigung', en: 'Fixing' },
      values: [
        {
          key: 'bracket',
          name: { nl: 'Beugel met schroef', fr: 'Équerre et vis', de: 'Winkel mit Schraube', en: 'Bracket and screw' },
        },
        {
          key: 'tape',
          name: {
            nl: 'Klittenband, zonder boren',
            fr: 'Bande auto-agrippante, sans percer',
            de: 'Klettband, ohne Bohren',
            en: 'Hook-and-loop tape, no drilling',
          },
          surcharge: { eur: 372, gbp: 325 },
        },
      ],
    },
    {
      key: 'stock',
      type: 'GreenRemark',
      name: { nl: 'Nabestellen kan', fr: 'Réassort possible', de: 'Nachbestellen möglich', en: 'Easy to reorder' },
      description: {
        nl: 'Deze zes kleuren houden we minstens tot eind 2029 op voorraad.',
        fr: 'Ces six couleurs resteront en stock au moins jusqu’à fin 2029.',
        de: 'Diese sechs Farben halten wir mindestens bis Ende 2029 auf Lager.',
        en: 'These six colours stay in stock until the end of 2029 at least.',
      },
    },
  ],
  variants: inTheirColors(
    'fjord-wall-panel',
    colorVariants(colors, {
      sku: 'DUN-0612',
      price: { eur: 7851, gbp: 6917 },
      size: { width: 600, height: 1200, depth: 36 },
      weight: 2900,
    }),
  ),
  tiers: wallTiers,
  measure: { unit: 'm2', pieces: 1 },
  reduction: {
    since: '2026-11-16',
    before: [
      { since: '2025-09-01', percent: 120 },
      { since: '2026-10-26', percent: 112 },
      { since: '2026-11-09', percent: 120 },
    ],
  },
  attributes: [
    attribute('dimensions', '600 × 1200 mm'),
    attribute('thickness', { nl: '12 tot 36 mm', fr: '12 à 36 mm', de: '12 bis 36 mm', en: '12 to 36 mm' }),
    attribute('coverage', { nl: '0,72 m²', fr: '0,72 m²', de: '0,72 m²', en: '0.72 m²' }),
    attribute('material', {
      nl: 'Genaald PET-vilt, drie lagen',
      fr: 'Feutre PET aiguilleté, trois couches',
      de: 'Vernadelter PET-Filz, dreilagig',
      en: 'Needled PET felt in three layers',
    }),
    attribute('recycled', percent(70)),
    attribute('weight', { nl: '2,9 kg', fr: '2,9 kg', de: '2,9 kg', en: '2.9 kg' }),
    attribute('mounting', {
      nl: 'Beugel of klittenband',
      fr: 'Équerre ou bande auto-agrippante',
      de: 'Winkel oder Klettband',
      en: 'Bracket or hook-and-loop tape',
    }),
    attribute('measured', {
      nl: 'EN ISO 354, direct op de wand',
      fr: 'EN ISO 354, pose directe au mur',
      de: 'EN ISO 354, direkt auf der Wand',
      en: 'EN ISO 354, straight on the wall',
    }),
  ],
  acoustics: {
    absorption: [0.07, 0.2, 0.48, 0.72, 0.84, 0.88],
    nrc: 0.55,
    alphaW: 0.5,
    soundClass: 'D',
    fireClass: 'B-s1,d0',
    thickness: 36,
    density: 180,
  },
  delivery: fromStock,
  since: '2024-03-18',
  related: ['fjord-wall-panel', 'hexa-felt-tiles', 'hexa-mini-tiles', 'bureau-desk-screen'],
};
