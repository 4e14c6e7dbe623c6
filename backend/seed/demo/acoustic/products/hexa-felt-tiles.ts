import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { colorOption, colorVariants } from '../../common/color-variants.ts';
import { feltColors } from '../../common/colors.ts';
import { fromStock } from '../../common/delivery.ts';
import { percent } from '../../common/percent.ts';
import { objectTiers } from '../../common/tiers.ts';
import { hexaFeltTilesDetailPicture } from '../detail-pictures.ts';
import { hexaFeltTilesPicture } from '../family-pictures.ts';
import { inTheirColors } from '../tinted-pictures.ts';

const { pine, moss, sage, oat, sand, clay, chalk, fog, anthracite, ochre, lake, midnight } = feltColors;
const colors = [pine, moss, sage, oat, sand, clay, chalk, fog, anthracite, ochre, lake, midnight] as const;

export const hexaFeltTiles: SeedProduct = {
  key: 'hexa-felt-tiles',
  categories: ['wall-panels', 'felt-panels'],
  brand: 'Feltwerk',
  slugs: {
    nl: 'hexa-vilttegels',
    fr: 'hexa-tuiles-de-feutre',
    de: 'hexa-filzkacheln',
    en: 'hexa-felt-tiles',
  },
  oldSlugs: { nl: ['zeshoekige-vilttegels'], en: ['hexagon-felt-tiles'] },
  name: {
    nl: 'Hexa vilttegels, set van 10',
    fr: 'Tuiles de feutre Hexa, lot de 10',
    de: 'Filzkacheln Hexa, 10er-Set',
    en: 'Hexa felt tiles, set of 10',
  },
  intro: {
    nl: 'Zeshoekige tegels in drie diktes, per tien verpakt: begin met één set en groei door waar de galm zit.',
    fr: 'Des hexagones de trois épaisseurs, par dix : commencez par un lot et agrandissez là où la pièce résonne.',
    de: 'Sechsecke in drei Dicken, zu zehnt verpackt: mit einem Set anfangen und dort weiterwachsen, wo es hallt.',
    en: 'Hexagons in three depths, ten to a box: start with one set and grow it where the room echoes.',
  },
  description: {
    nl: `<p>Een Hexa-tegel is 286 mm breed en ligt prettig in de hand. In een gemengde doos zitten vier tegels van 20 mm, drie van 34 mm en drie van 48 mm. Door de hoogteverschillen ontstaat schaduw en werkt het veld over een breder gebied dan één dikte zou doen.</p>
<p>Leg je compositie eerst op de vloer, maak er een foto van en plak dan van het midden naar buiten. De tegels zijn zelfklevend of worden met montagelijm gezet. Meer kleuren? Bestel van elke kleur een set en meng ze.</p>
<ul><li>Een doos bedekt 0,71 m²</li><li>Te snijden met een scherp mes, bijvoorbeeld langs een plint of kozijn</li><li>Past ook op een deur of kastwand</li></ul>`,
    fr: `<p>Une tuile Hexa mesure 286 mm de large et tient bien en main. Le lot mixte réunit quatre tuiles de 20 mm, trois de 34 mm et trois de 48 mm. Ces différences de hauteur créent des ombres et étendent l’absorption à une plage plus large qu’une seule épaisseur.</p>
<p>Composez d’abord au sol, prenez une photo, puis posez du centre vers l’extérieur. Les tuiles sont autocollantes ou se fixent à la colle de montage. Envie de plusieurs couleurs ? Prenez un lot de chacune et mélangez.</p>
<ul><li>Un lot couvre 0,71 m²</li><li>Se coupe au cutter, le long d’une plinthe ou d’un encadrement</li><li>Trouve aussi sa place sur une porte ou un côté d’armoire</li></ul>`,
    de: `<p>Eine Hexa-Kachel ist 286 mm breit und liegt gut in der Hand. Im gemischten Set stecken vier Kacheln mit 20 mm, drei mit 34 mm und drei mit 48 mm. Die Höhenunterschiede werfen Schatten, und das Feld wirkt in einem breiteren Bereich als eine einzige Dicke.</p>
<p>Legen Sie das Bild zuerst auf dem Boden aus, machen Sie ein Foto und kleben Sie dann von der Mitte nach außen. Die Kacheln sind selbstklebend oder werden mit Montagekleber gesetzt. Mehrere Farben? Bestellen Sie von jeder ein Set und mischen Sie.</p>
<ul><li>Ein Set deckt 0,71 m²</li><li>Mit dem Cuttermesser zu schneiden, etwa an Sockelleiste oder Türrahmen</li><li>Hält auch auf Türen und Schrankwänden</li></ul>`,
    en: `<p>A Hexa tile is 286 mm across and sits nicely in the hand. The mixed box holds four tiles of 20 mm, three of 34 mm and three of 48 mm. The steps throw a little shadow, and the field works over a wider range than a single depth would.</p>
<p>Lay your pattern out on the floor, photograph it, then work from the middle outwards. Tiles come self-adhesive or go up with grab adhesive. Want several colours? Order a set of each and shuffle.</p>
<ul><li>One set covers 0.71 m²</li><li>Cuts with a sharp knife, along a skirting board or round a door frame</li><li>Works on doors and the sides of cupboards too</li></ul>`,
  },
  pictures: [hexaFeltTilesPicture, hexaFeltTilesDetailPicture],
  options: [
    colorOption(colors),
    {
      key: 'depth',
      type: 'Radio',
      name: { nl: 'Dikte', fr: 'Épaisseur', de: 'Dicke', en: 'Depth' },
      required: true,
      values: [
        {
          key: 'mixed',
          name: {
            nl: 'Gemengd, 20 tot 48 mm',
            fr: 'Mixte, 20 à 48 mm',
            de: 'Gemischt, 20 bis 48 mm',
            en: 'Mixed, 20 to 48 mm',
          },
        },
        { key: 'flat', name: { nl: 'Alle 20 mm', fr: 'Toutes 20 mm', de: 'Alle 20 mm', en: 'All 20 mm' } },
      ],
    },
    {
      key: 'adhesive',
      type: 'Checkbox',
      name: {
        nl: 'Zelfklevende achterkant',
        fr: 'Dos autocollant',
        de: 'Selbstklebende Rückseite',
        en: 'Self-adhesive backing',
      },
      description: {
        nl: 'Hecht op glad stucwerk, hout en glas. Niet op structuurbehang.',
        fr: 'Adhère à l’enduit lisse, au bois et au verre. Pas au papier peint structuré.',
        de: 'Haftet auf glattem Putz, Holz und Glas. Nicht auf Strukturtapete.',
        en: 'Sticks to smooth plaster, wood and glass. Not to textured wallpaper.',
      },
      surcharge: { eur: 864, gbp: 750 },
    },
  ],
  variants: inTheirColors(
    'hexa-felt-tiles',
    colorVariants(
      colors,
      {
        sku: 'HEX-10M',
        choices: { depth: 'mixed' },
        price: { eur: 8926, gbp: 7833 },
        size: { width: 286, height: 330, depth: 48 },
        weight: 4100,
      },
      {
        sku: 'HEX-10F',
        choices: { depth: 'flat' },
        price: { eur: 6901, gbp: 6083 },
        size: { width: 286, height: 330, depth: 20 },
        weight: 2500,
      },
    ),
  ),
  tiers: objectTiers,
  measure: { unit: 'm2', amount: 710_000 },
  attributes: [
    attribute('dimensions', {
      nl: '286 mm breed, 330 mm van punt tot punt',
      fr: '286 mm de large, 330 mm de pointe à pointe',
      de: '286 mm breit, 330 mm von Spitze zu Spitze',
      en: '286 mm across, 330 mm point to point',
    }),
    attribute('thickness', '20, 34, 48 mm'),
    attribute('coverage', {
      nl: '0,71 m² per set van 10',
      fr: '0,71 m² par lot de 10',
      de: '0,71 m² je 10er-Set',
      en: '0.71 m² per set of 10',
    }),
    attribute('material', { nl: 'PET-vilt', fr: 'Feutre PET', de: 'PET-Filz', en: 'PET felt' }),
    attribute('recycled', percent(70)),
    attribute('mounting', {
      nl: 'Zelfklevend of montagelijm',
      fr: 'Autocollant ou colle de montage',
      de: 'Selbstklebend oder Montagekleber',
      en: 'Self-adhesive or grab adhesive',
    }),
    attribute('packed', { nl: '10 stuks', fr: '10 pièces', de: '10 Stück', en: '10 pieces' }),
    attribute('measured', {
      nl: 'EN ISO 354, gemengde set',
      fr: 'EN ISO 354, lot mixte',
      de: 'EN ISO 354, gemischtes Set',
      en: 'EN ISO 354, mixed set',
    }),
  ],
  acoustics: {
    absorption: [0.08, 0.24, 0.55, 0.78, 0.88, 0.9],
    nrc: 0.6,
    alphaW: 0.55,
    soundClass: 'D',
    fireClass: 'B-s1,d0',
    thickness: 48,
    density: 180,
  },
  delivery: fromStock,
  since: '2025-05-19',
  related: ['fjord-wall-panel', 'cascade-hanging-divider', 'luna-round-raft', 'bureau-desk-screen'],
};
