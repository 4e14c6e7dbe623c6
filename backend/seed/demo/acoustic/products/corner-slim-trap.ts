import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { colorOption, colorVariants } from '../../common/color-variants.ts';
import { foamColors } from '../../common/colors.ts';
import { fromStock } from '../../common/delivery.ts';
import { objectTiers } from '../../common/tiers.ts';
import { cornerBassTrapDetailPicture } from '../detail-pictures.ts';
import { cornerBassTrapPicture } from '../family-pictures.ts';

const { anthracite, grey } = foamColors;
const colors = [anthracite, grey] as const;

export const cornerSlimTrap: SeedProduct = {
  key: 'corner-slim-trap',
  categories: ['absorbers', 'studio-foam'],
  brand: 'Silentum',
  slugs: {
    nl: 'corner-slim-hoekabsorber',
    fr: 'corner-slim-absorbeur-d-angle',
    de: 'corner-slim-eckabsorber',
    en: 'corner-slim-bass-trap',
  },
  name: {
    nl: 'Corner Slim hoekabsorber',
    fr: 'Absorbeur d’angle Corner Slim',
    de: 'Eckabsorber Corner Slim',
    en: 'Corner Slim bass trap',
  },
  intro: {
    nl: 'Voor werkkamers waar Corner te groot is: benen van 300 mm die achter een gordijn of plant verdwijnen.',
    fr: 'Pour les bureaux où Corner prend trop de place : 300 mm de côté, vite cachés par un rideau ou une plante.',
    de: 'Für Arbeitszimmer, in denen Corner zu groß ist: 300 mm Schenkellänge, hinter Vorhang oder Pflanze kaum zu sehen.',
    en: 'For studies where Corner is too much: sides of 300 mm that vanish behind a curtain or a plant.',
  },
  description: {
    nl: `<p>Een kamer van drie bij vier meter heeft geen plaats voor halve meters schuim in elke hoek. Corner Slim heeft 210 mm schuim tussen voorkant en hoek. Dat is te weinig voor de laagste octaaf, maar bij 125 Hz gaat er toch vier tiende weg, en bij 250 Hz bijna acht.</p>
<p>Een element is 1000 mm lang. Met twee en een half element vul je een hoek van vloer tot plafond; het restje past precies in de naad boven een deur.</p>
<ul><li>Plakt met twee strips of montagekit</li><li>Ook liggend, langs het plafond</li><li>In te korten met een gekarteld mes</li></ul>`,
    fr: `<p>Une pièce de trois mètres sur quatre n’a pas de place pour un demi-mètre de mousse dans chaque angle. Corner Slim offre 210 mm de mousse entre la face et l’angle. C’est trop peu pour l’octave la plus grave, mais à 125 Hz quatre dixièmes disparaissent, et près de huit à 250 Hz.</p>
<p>Un élément mesure 1000 mm. Deux éléments et demi remplissent un angle du sol au plafond ; le reste trouve sa place au-dessus d’une porte.</p>
<ul><li>Se colle avec deux bandes ou un mastic de montage</li><li>Se pose aussi couché, le long du plafond</li><li>Se raccourcit au couteau dentelé</li></ul>`,
    de: `<p>Ein Zimmer von drei mal vier Metern hat keinen Platz für einen halben Meter Schaum in jeder Ecke. Corner Slim bringt 210 mm Schaum zwischen Front und Ecke. Für die tiefste Oktave ist das zu wenig, bei 125 Hz verschwinden aber vier Zehntel, bei 250 Hz fast acht.</p>
<p>Ein Element ist 1000 mm lang. Zweieinhalb füllen eine Ecke vom Boden bis zur Decke; der Rest passt in die Kante über einer Tür.</p>
<ul><li>Hält mit zwei Streifen oder Montagekleber</li><li>Auch liegend entlang der Decke</li><li>Mit einem gezahnten Messer zu kürzen</li></ul>`,
    en: `<p>A room of three metres by four has no space for half a metre of foam in every corner. Corner Slim puts 210 mm of foam between face and corner. That is too little for the lowest octave, but at 125 Hz four tenths still goes, and at 250 Hz nearly eight.</p>
<p>An element is 1000 mm long. Two and a half fill a corner from floor to ceiling; what is left fits along the join above a door.</p>
<ul><li>Fixed with two strips or grab adhesive</li><li>Also lies along the ceiling</li><li>Shortens with a serrated knife</li></ul>`,
  },
  pictures: [cornerBassTrapPicture, cornerBassTrapDetailPicture],
  options: [
    colorOption(colors),
    {
      key: 'cut',
      type: 'Number',
      name: { nl: 'Ingekort tot (mm)', fr: 'Recoupé à (mm)', de: 'Gekürzt auf (mm)', en: 'Cut down to (mm)' },
      number: { min: 200, max: 1000, step: 10, default: 1000 },
      surcharge: { eur: 310, gbp: 272 },
    },
    {
      key: 'cover',
      type: 'Checkbox',
      name: {
        nl: 'Hoes van open doek, krijtwit',
        fr: 'Housse en toile ouverte, blanc craie',
        de: 'Bezug aus offenem Gewebe, kreideweiß',
        en: 'Cover of open cloth, chalk',
      },
      surcharge: { eur: 1901, gbp: 1667 },
    },
  ],
  variants: colorVariants(colors, {
    sku: 'COS-3010',
    price: { eur: 3223, gbp: 2825 },
    size: { width: 300, height: 1000, depth: 300 },
    weight: 1250,
  }),
  tiers: objectTiers,
  attributes: [
    attribute('dimensions', {
      nl: 'Benen 300 mm, lengte 1000 mm',
      fr: 'Côtés 300 mm, longueur 1000 mm',
      de: 'Schenkel 300 mm, Länge 1000 mm',
      en: 'Sides 300 mm, length 1000 mm',
    }),
    attribute('thickness', {
      nl: '210 mm in het hart',
      fr: '210 mm au centre',
      de: '210 mm in der Mitte',
      en: '210 mm at the centre',
    }),
    attribute('material', {
      nl: 'PU-schuim met open cellen',
      fr: 'Mousse PU à cellules ouvertes',
      de: 'Offenporiger PU-Schaum',
      en: 'Open-cell PU foam',
    }),
    attribute('weight', { nl: '1,25 kg', fr: '1,25 kg', de: '1,25 kg', en: '1.25 kg' }),
    attribute('emissions', 'CertiPUR'),
    attribute('measured', {
      nl: 'EN ISO 354, in de hoek, betrokken op de voorkant',
      fr: 'EN ISO 354, en angle, rapporté à la face avant',
      de: 'EN ISO 354, in der Ecke, bezogen auf die Front',
      en: 'EN ISO 354, in a corner, related to the front face',
    }),
  ],
  acoustics: {
    absorption: [0.4, 0.78, 1.02, 1.04, 1.02, 1],
    nrc: 0.95,
    alphaW: 1,
    soundClass: 'A',
    fireClass: 'E',
    thickness: 210,
    density: 28,
  },
  delivery: fromStock,
  since: '2026-02-02',
  related: ['corner-bass-trap', 'pyra-70-foam-panel', 'studio-starter-set', 'melamine-absorber-block'],
};
