import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { colorOption, colorVariants } from '../../common/color-variants.ts';
import { feltColors } from '../../common/colors.ts';
import { madeToOrder } from '../../common/delivery.ts';
import { percent } from '../../common/percent.ts';
import { wallTiers } from '../../common/tiers.ts';
import { bureauDeskScreenDetailPicture } from '../detail-pictures.ts';
import { bureauDeskScreenPicture } from '../family-pictures.ts';

const { pine, sage, fog, anthracite, clay } = feltColors;
const colors = [pine, sage, fog, anthracite, clay] as const;

export const bureauSideScreen: SeedProduct = {
  key: 'bureau-side-screen',
  categories: ['screens-dividers'],
  brand: 'Feltwerk',
  slugs: {
    nl: 'bureau-zijscherm',
    fr: 'bureau-ecran-lateral',
    de: 'bureau-seitentrennwand',
    en: 'bureau-side-screen',
  },
  name: {
    nl: 'Bureau zijscherm',
    fr: 'Écran latéral Bureau',
    de: 'Seitentrennwand Bureau',
    en: 'Bureau side screen',
  },
  intro: {
    nl: 'Het korte scherm voor de zijkant van een bureaueiland, op maat van de bladdiepte en met je logo als je wilt.',
    fr: 'L’écran court pour le côté d’un îlot de bureaux, à la mesure du plateau et, au besoin, à votre logo.',
    de: 'Die kurze Trennwand für die Seite einer Tischinsel, passend zur Plattentiefe und auf Wunsch mit Ihrem Logo.',
    en: 'The short screen for the side of a desk island, sized to the depth of the top and carrying your logo if you like.',
  },
  description: {
    nl: `<p>Een scherm voor je houdt de overbuurman stil, maar niet wie naast je zit. Het zijscherm sluit die opening: 28 mm vilt tussen twee werkplekken, laag genoeg om nog een pen door te geven. Samen met het tafelscherm vormt het een hoek die spraak op drie kanten afremt.</p>
<p>Het vilt schuift in een stalen voet die onder het blad klemt. Boren hoeft niet. Je geeft de diepte van je blad door; wij snijden het scherm 20 mm korter, zodat kabels erlangs kunnen.</p>
<ul><li>350 mm boven het blad: zittend kijk je er nog overheen</li><li>Links en rechts te gebruiken</li><li>Logo’s snijden we uit in een tweede kleur, verzonken in het vilt</li></ul>`,
    fr: `<p>L’écran devant vous calme le collègue d’en face, pas celui d’à côté. L’écran latéral ferme ce passage : 28 mm de feutre entre deux postes, assez bas pour se passer un stylo. Avec l’écran de table, il forme un angle qui freine la parole sur trois côtés.</p>
<p>Le feutre se glisse dans un pied d’acier pincé sous le plateau, sans percer. Vous indiquez la profondeur du plateau ; nous coupons l’écran 20 mm plus court pour laisser passer les câbles.</p>
<ul><li>350 mm au-dessus du plateau : la vue reste dégagée, même assis</li><li>À gauche comme à droite</li><li>Les logos sont incrustés dans le feutre, dans une seconde couleur</li></ul>`,
    de: `<p>Die Trennwand vor Ihnen dämpft das Gegenüber, nicht aber den Platz nebenan. Das Seitenteil schließt diese Lücke: 28 mm Filz zwischen zwei Plätzen, niedrig genug, um einen Stift hinüberzureichen. Zusammen mit der Tischtrennwand bildet es eine Ecke, die Sprache auf drei Seiten bremst.</p>
<p>Der Filz steckt in einem Stahlfuß, der unter die Platte klemmt; gebohrt wird nicht. Sie nennen die Tiefe der Platte, wir schneiden das Teil 20 mm kürzer, damit Kabel vorbeikommen.</p>
<ul><li>350 mm über der Platte: Im Sitzen bleibt der Blick frei</li><li>Links und rechts verwendbar</li><li>Logos setzen wir in einer zweiten Farbe bündig in den Filz ein</li></ul>`,
    en: `<p>The screen in front of you quietens whoever sits opposite, not whoever sits beside you. The side screen closes that gap: 28 mm of felt between two desks, low enough to pass a pen across. With the desk screen it makes a corner that checks speech on three sides.</p>
<p>The felt slots into a steel foot that clamps under the top, with no drilling. Tell us the depth of your desk and we cut the screen 20 mm shorter, so that cables can get by.</p>
<ul><li>350 mm above the top, so the view stays clear when you sit</li><li>Works on the left or the right</li><li>Logos are cut in a second colour and set flush into the felt</li></ul>`,
  },
  pictures: [bureauDeskScreenPicture, bureauDeskScreenDetailPicture],
  options: [
    colorOption(colors),
    {
      key: 'depth',
      type: 'Number',
      name: {
        nl: 'Diepte van je blad (mm)',
        fr: 'Profondeur de votre plateau (mm)',
        de: 'Tiefe Ihrer Tischplatte (mm)',
        en: 'Depth of your desk top (mm)',
      },
      number: { min: 600, max: 900, step: 10, default: 800 },
      required: true,
    },
    {
      key: 'logo',
      type: 'File',
      name: { nl: 'Logo', fr: 'Logo', de: 'Logo', en: 'Logo' },
      description: {
        nl: 'Een lijntekening werkt het best; we sturen een proef voor we snijden.',
        fr: 'Un dessin au trait convient le mieux ; nous envoyons une épreuve avant la découpe.',
        de: 'Am besten eignet sich eine Strichzeichnung; vor dem Schnitt schicken wir einen Entwurf.',
        en: 'A line drawing works best; we send a proof before we cut.',
      },
      surcharge: { eur: 2025, gbp: 1775 },
    },
  ],
  variants: colorVariants(colors, {
    sku: 'BUS-0800',
    price: { eur: 7025, gbp: 6167 },
    size: { width: 780, height: 450, depth: 28 },
    weight: 2700,
  }),
  tiers: wallTiers,
  attributes: [
    attribute('dimensions', {
      nl: '580 tot 880 × 450 × 28 mm',
      fr: '580 à 880 × 450 × 28 mm',
      de: '580 bis 880 × 450 × 28 mm',
      en: '580 to 880 × 450 × 28 mm',
    }),
    attribute('material', {
      nl: 'PET-vilt, voet van gepoederlakt staal',
      fr: 'Feutre PET, pied en acier thermolaqué',
      de: 'PET-Filz, Fuß aus pulverbeschichtetem Stahl',
      en: 'PET felt, powder-coated steel foot',
    }),
    attribute('recycled', percent(70)),
    attribute('mounting', {
      nl: 'Klem, bladdikte 15 tot 40 mm',
      fr: 'Pince, plateau de 15 à 40 mm',
      de: 'Klemme, Plattenstärke 15 bis 40 mm',
      en: 'Clamp, desk tops of 15 to 40 mm',
    }),
    attribute('measured', {
      nl: 'EN ISO 20189, betrokken op één zijde',
      fr: 'EN ISO 20189, rapporté à une face',
      de: 'EN ISO 20189, bezogen auf eine Seite',
      en: 'EN ISO 20189, related to one face',
    }),
  ],
  acoustics: {
    absorption: [0.08, 0.2, 0.46, 0.7, 0.8, 0.84],
    nrc: 0.55,
    fireClass: 'B-s1,d0',
    thickness: 28,
    density: 175,
  },
  delivery: madeToOrder,
  since: '2024-09-02',
  related: ['bureau-desk-screen', 'paravent-mobile', 'linea-rail-set', 'dune-wall-panel'],
};
