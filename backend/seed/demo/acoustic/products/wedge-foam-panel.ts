import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { colorOption, colorVariants } from '../../common/color-variants.ts';
import { foamColors } from '../../common/colors.ts';
import { fromStock } from '../../common/delivery.ts';
import { boxTiers } from '../../common/tiers.ts';
import { wedgeFoamPanelDetailPicture } from '../detail-pictures.ts';
import { wedgeFoamPanelPicture } from '../family-pictures.ts';

const { anthracite, grey, blue } = foamColors;
const colors = [anthracite, grey, blue] as const;

export const wedgeFoamPanel: SeedProduct = {
  key: 'wedge-foam-panel',
  categories: ['absorbers', 'studio-foam'],
  brand: 'Silentum',
  slugs: {
    nl: 'wedge-wigschuim',
    fr: 'wedge-mousse-a-diedres',
    de: 'wedge-keilschaum',
    en: 'wedge-foam-panel',
  },
  oldSlugs: { fr: ['wedge-mousse-studio'], nl: ['studioschuim-wig'] },
  name: { nl: 'Wedge wigschuim', fr: 'Mousse à dièdres Wedge', de: 'Keilschaum Wedge', en: 'Wedge foam panel' },
  intro: {
    nl: 'Wiggen van 65 mm die lager reiken dan vlak schuim van gelijk gewicht; om en om gedraaid blijft er geen richting over.',
    fr: 'Des dièdres de 65 mm qui descendent plus bas qu’une mousse plane de même poids ; à poser en damier.',
    de: 'Keile von 65 mm, die tiefer reichen als flacher Schaum gleichen Gewichts; im Wechsel gedreht geklebt.',
    en: 'Wedges of 65 mm that reach lower than flat foam of the same weight, laid with every other panel turned.',
  },
  description: {
    nl: `<p>Een wig laat het geluid geleidelijk binnen. Daardoor weerkaatst er minder op de overgang van lucht naar schuim, en werkt het paneel al vanaf 250 Hz merkbaar. In een mix- of voice-overruimte is dat precies het gebied waar spraak modderig wordt.</p>
<p>Plak de panelen om en om, met de ribben staand en liggend. Dat oogt als vlechtwerk en verstrooit wat overblijft naar alle kanten. Een paneel snijd je met een broodmes; neem het lange.</p>
<ul><li>20 mm rug, 45 mm wig</li><li>Combineert met Pyra: zelfde raster van 500 mm</li></ul>`,
    fr: `<p>Un dièdre laisse entrer le son peu à peu. Moins d’énergie rebondit à la limite entre l’air et la mousse, et le panneau agit nettement dès 250 Hz. En cabine de voix ou de mixage, c’est justement la zone où la parole devient confuse.</p>
<p>Collez les panneaux en alternant arêtes verticales et horizontales. L’ensemble évoque un tressage et diffuse le reste dans toutes les directions. Pour les couper, un couteau à pain fait l’affaire ; prenez le plus long.</p>
<ul><li>Dos de 20 mm, dièdres de 45 mm</li><li>Se combine avec Pyra : même trame de 500 mm</li></ul>`,
    de: `<p>Ein Keil lässt den Schall nach und nach hinein. Am Übergang von Luft zu Schaum wird weniger zurückgeworfen, und das Paneel wirkt schon ab 250 Hz spürbar. In Regie und Sprecherkabine ist das genau der Bereich, in dem Sprache mulmig wird.</p>
<p>Kleben Sie die Paneele im Wechsel, mit stehenden und liegenden Rippen. Das sieht aus wie Flechtwerk und streut den Rest in alle Richtungen. Schneiden lässt sich der Schaum mit dem Brotmesser; nehmen Sie das lange.</p>
<ul><li>20 mm Rücken, 45 mm Keil</li><li>Passt zu Pyra: gleiches Raster von 500 mm</li></ul>`,
    en: `<p>A wedge lets sound in by degrees. Less of it bounces at the boundary between air and foam, and the panel starts to work from about 250 Hz. In a mixing or voice-over room that is just where speech turns muddy.</p>
<p>Lay the panels with ribs upright and flat by turns. It looks like basketwork and scatters the rest in every direction. To trim a panel use a bread knife; take the long one.</p>
<ul><li>20 mm base, 45 mm wedge</li><li>Mixes with Pyra: the same 500 mm grid</li></ul>`,
  },
  pictures: [wedgeFoamPanelPicture, wedgeFoamPanelDetailPicture],
  options: [
    colorOption(colors),
    {
      key: 'glue',
      type: 'DropDown',
      name: { nl: 'Lijm', fr: 'Colle', de: 'Kleber', en: 'Adhesive' },
      values: [
        { key: 'none', name: { nl: 'Zonder', fr: 'Sans', de: 'Ohne', en: 'None' } },
        {
          key: 'spray',
          name: {
            nl: 'Spuitlijm, per acht panelen',
            fr: 'Colle en bombe, pour huit panneaux',
            de: 'Sprühkleber, für acht Paneele',
            en: 'Spray adhesive, for eight panels',
          },
          surcharge: { eur: 186, gbp: 167 },
        },
      ],
    },
    {
      key: 'mix',
      type: 'GreenRemark',
      name: { nl: 'Eerst rekenen', fr: 'D’abord le calcul', de: 'Erst rechnen', en: 'Do the sums first' },
      description: {
        nl: 'Een kwart van de wand bekleden is in een kleine studio vaak genoeg. Een volle wand klinkt al snel dood.',
        fr: 'Dans un petit studio, un quart des murs suffit souvent. Un mur entier sonne vite étouffé.',
        de: 'In einem kleinen Studio reicht oft ein Viertel der Wandfläche. Ganz beklebt klingt ein Raum schnell tot.',
        en: 'In a small studio a quarter of the wall is often enough. Cover it all and the room soon sounds dead.',
      },
    },
  ],
  variants: colorVariants(colors, {
    sku: 'WED-5050',
    price: { eur: 1488, gbp: 1329 },
    size: { width: 500, height: 500, depth: 65 },
    weight: 290,
  }),
  tiers: boxTiers,
  measure: { unit: 'm2', pieces: 1 },
  reduction: { since: '2026-11-09', before: [{ since: '2026-03-02', percent: 125 }] },
  attributes: [
    attribute('dimensions', '500 × 500 × 65 mm'),
    attribute('coverage', { nl: '0,25 m²', fr: '0,25 m²', de: '0,25 m²', en: '0.25 m²' }),
    attribute('material', {
      nl: 'PU-schuim met open cellen, esterbasis',
      fr: 'Mousse PU ester à cellules ouvertes',
      de: 'Offenporiger PU-Schaum auf Esterbasis',
      en: 'Open-cell PU foam, ester based',
    }),
    attribute('mounting', {
      nl: 'Spuitlijm of montagelijm',
      fr: 'Colle en bombe ou colle de montage',
      de: 'Sprüh- oder Montagekleber',
      en: 'Spray or grab adhesive',
    }),
    attribute('emissions', 'CertiPUR'),
    attribute('weight', { nl: '290 g', fr: '290 g', de: '290 g', en: '290 g' }),
    attribute('measured', {
      nl: 'EN ISO 354, direct op de wand',
      fr: 'EN ISO 354, pose directe au mur',
      de: 'EN ISO 354, direkt auf der Wand',
      en: 'EN ISO 354, straight on the wall',
    }),
  ],
  acoustics: {
    absorption: [0.16, 0.45, 0.86, 1, 1.04, 1.05],
    nrc: 0.85,
    alphaW: 0.75,
    soundClass: 'C',
    fireClass: 'E',
    thickness: 65,
    density: 28,
  },
  delivery: fromStock,
  since: '2024-11-04',
  related: ['pyra-foam-panel', 'corner-bass-trap', 'melamine-absorber-block', 'canvas-print-panel'],
};
