import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { colorOption, colorVariants } from '../../common/color-variants.ts';
import { feltColors } from '../../common/colors.ts';
import { madeAndFitted } from '../../common/delivery.ts';
import { percent } from '../../common/percent.ts';
import { wallTiers } from '../../common/tiers.ts';
import { cascadeHangingDividerDetailPicture } from '../detail-pictures.ts';
import { cascadeHangingDividerPicture } from '../family-pictures.ts';

const { pine, sage, sand, clay, anthracite, midnight } = feltColors;
const colors = [pine, sage, sand, clay, anthracite, midnight] as const;

export const cascadeSlidingPanel: SeedProduct = {
  key: 'cascade-sliding-panel',
  categories: ['screens-dividers'],
  brand: 'Feltwerk',
  slugs: {
    nl: 'cascade-schuifpaneel',
    fr: 'cascade-panneau-coulissant',
    de: 'cascade-schiebepaneel',
    en: 'cascade-sliding-panel',
  },
  name: {
    nl: 'Cascade schuifpaneel',
    fr: 'Panneau coulissant Cascade',
    de: 'Schiebepaneel Cascade',
    en: 'Cascade sliding panel',
  },
  intro: {
    nl: 'Eén baan vilt op loopwagentjes, dicht of met bladeren, op de centimeter gesneden voor jouw rail.',
    fr: 'Un lé de feutre sur chariots, plein ou ajouré de feuilles, coupé au centimètre pour votre rail.',
    de: 'Eine Filzbahn auf Laufwagen, geschlossen oder mit Blättern, auf den Zentimeter für Ihre Schiene geschnitten.',
    en: 'One length of felt on runners, plain or cut with leaves, made to the centimetre for your track.',
  },
  description: {
    nl: `<p>Dunne panelen die langs elkaar schuiven maken van één kamer twee, zonder dat er iets staat. Cascade is 9 mm vilt met een onderlat van 25 mm die de baan strak houdt. Open is de stapel 620 mm breed en verdwijnt hij achter een kolom.</p>
<p>Wees eerlijk over wat 9 mm doet: tegen de galm in hoge tonen werkt het merkbaar, tegen lage stemmen nauwelijks. Hang twee lagen met 100 mm ertussen als je meer nodig hebt, of kies ons gordijn Drape.</p>
<ul><li>Past in rails met twee tot vijf lopen</li><li>Bladmotief: 31% open, laat daglicht door</li><li>Kreukt niet en rafelt niet, dus ook zelf korter te snijden</li></ul>`,
    fr: `<p>Des panneaux minces qui glissent l’un devant l’autre font de la pièce deux pièces, sans rien poser au sol. Cascade est un feutre de 9 mm lesté par une barre de 25 mm qui le tend. Ouvert, l’ensemble occupe 620 mm et s’efface derrière un poteau.</p>
<p>Soyons honnêtes sur ce que font 9 mm : l’effet est net dans les aigus, presque nul sur les voix graves. Pour davantage, suspendez deux couches espacées de 100 mm, ou choisissez notre rideau Drape.</p>
<ul><li>Pour rails de deux à cinq voies</li><li>Motif de feuilles : 31 % de vide, la lumière passe</li><li>Ne se froisse pas, ne s’effiloche pas : vous pouvez le raccourcir vous-même</li></ul>`,
    de: `<p>Dünne Paneele, die voreinander gleiten, machen aus einem Zimmer zwei, ohne dass etwas auf dem Boden steht. Cascade besteht aus 9 mm Filz und einer Beschwerungsleiste von 25 mm, die die Bahn glatt hält. Geöffnet ist der Stapel 620 mm breit und verschwindet hinter einer Stütze.</p>
<p>Ehrlich gesagt, was 9 mm leisten: gegen hellen Nachhall spürbar, gegen tiefe Stimmen kaum. Wenn Sie mehr brauchen, hängen Sie zwei Lagen mit 100 mm Abstand oder nehmen unseren Vorhang Drape.</p>
<ul><li>Für Schienen mit zwei bis fünf Läufen</li><li>Blattmuster: 31 % offen, Tageslicht kommt durch</li><li>Knittert und franst nicht, lässt sich also selbst kürzen</li></ul>`,
    en: `<p>Thin panels that slide past one another make two rooms of one, with nothing standing on the floor. Cascade is 9 mm felt with a 25 mm bottom bar that keeps it taut. Open, the stack is 620 mm wide and slips behind a column.</p>
<p>To be frank about what 9 mm will do: it tells against bright echo, and hardly at all against low voices. If you need more, hang two layers 100 mm apart, or choose our Drape curtain.</p>
<ul><li>Fits tracks with two to five channels</li><li>Leaf pattern: 31% open, lets daylight through</li><li>Neither creases nor frays, so you can shorten it yourself</li></ul>`,
  },
  pictures: [cascadeHangingDividerPicture, cascadeHangingDividerDetailPicture],
  options: [
    colorOption(colors),
    {
      key: 'pattern',
      type: 'Radio',
      name: { nl: 'Patroon', fr: 'Motif', de: 'Muster', en: 'Pattern' },
      required: true,
      values: [
        { key: 'leaf', name: { nl: 'Bladeren', fr: 'Feuilles', de: 'Blätter', en: 'Leaves' } },
        { key: 'plain', name: { nl: 'Dicht', fr: 'Plein', de: 'Geschlossen', en: 'Plain' } },
      ],
    },
    {
      key: 'size',
      type: 'Dimensions',
      name: { nl: 'Maat van het paneel', fr: 'Dimensions du panneau', de: 'Maße des Paneels', en: 'Size of the panel' },
      dimensions: {
        width: { min: 300, max: 1200, step: 10, default: 620 },
        height: { min: 800, max: 3000, step: 10, default: 2400 },
      },
    },
    {
      key: 'runners',
      type: 'DropDown',
      // Three wide panels do not stack beside the window.
      limits: [{ when: [{ option: 'size', measure: 'width', min: 910 }], values: ['none', 'two'] }],
      name: { nl: 'Rail', fr: 'Rail', de: 'Schiene', en: 'Track' },
      values: [
        { key: 'none', name: { nl: 'Heb ik al', fr: 'J’en ai un', de: 'Ist vorhanden', en: 'I have one' } },
        {
          key: 'two',
          name: {
            nl: 'Twee lopen, 1,5 m',
            fr: 'Deux voies, 1,5 m',
            de: 'Zwei Läufe, 1,5 m',
            en: 'Two channels, 1.5 m',
          },
          surcharge: { eur: 3678, gbp: 3225 },
        },
        {
          key: 'three',
          name: {
            nl: 'Drie lopen, 2 m',
            fr: 'Trois voies, 2 m',
            de: 'Drei Läufe, 2 m',
            en: 'Three channels, 2 m',
          },
          surcharge: { eur: 5744, gbp: 5033 },
        },
      ],
    },
  ],
  variants: colorVariants(
    colors,
    {
      sku: 'CSP-LEAF',
      choices: { pattern: 'leaf' },
      price: { eur: 8182, gbp: 7183 },
      size: { width: 620, height: 2400, depth: 9 },
      weight: 2000,
    },
    {
      sku: 'CSP-PLAIN',
      choices: { pattern: 'plain' },
      price: { eur: 7107, gbp: 6233 },
      size: { width: 620, height: 2400, depth: 9 },
      weight: 2700,
    },
  ),
  tiers: wallTiers,
  attributes: [
    attribute('dimensions', {
      nl: 'Tot 1200 × 3000 mm',
      fr: 'Jusqu’à 1200 × 3000 mm',
      de: 'Bis 1200 × 3000 mm',
      en: 'Up to 1200 × 3000 mm',
    }),
    attribute('thickness', '9 mm'),
    attribute('material', {
      nl: 'PET-vilt, onderlat van aluminium',
      fr: 'Feutre PET, barre de lestage en aluminium',
      de: 'PET-Filz, Beschwerungsleiste aus Aluminium',
      en: 'PET felt, aluminium bottom bar',
    }),
    attribute('recycled', percent(70)),
    attribute('lightFastness', {
      nl: 'Blauwschaal 6',
      fr: 'Échelle des bleus 6',
      de: 'Blauskala 6',
      en: 'Blue wool scale 6',
    }),
    attribute('measured', {
      nl: 'EN ISO 354, dicht paneel, 100 mm voor de wand',
      fr: 'EN ISO 354, panneau plein, à 100 mm du mur',
      de: 'EN ISO 354, geschlossenes Paneel, 100 mm vor der Wand',
      en: 'EN ISO 354, plain panel, 100 mm off the wall',
    }),
  ],
  acoustics: {
    absorption: [0.06, 0.16, 0.36, 0.54, 0.6, 0.66],
    nrc: 0.4,
    alphaW: 0.4,
    soundClass: 'D',
    fireClass: 'B-s1,d0',
    thickness: 9,
    density: 180,
  },
  delivery: madeAndFitted,
  since: '2022-10-03',
  related: ['cascade-hanging-divider', 'drape-acoustic-curtain', 'paravent-mobile', 'suspension-set'],
};
