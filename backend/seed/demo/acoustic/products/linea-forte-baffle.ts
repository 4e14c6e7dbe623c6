import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { colorOption, colorVariants } from '../../common/color-variants.ts';
import { feltColors } from '../../common/colors.ts';
import { madeAndFitted } from '../../common/delivery.ts';
import { percent } from '../../common/percent.ts';
import { wallTiers } from '../../common/tiers.ts';
import { inAllLanguages } from '../../in-all-languages.ts';
import { lineaBaffleDetailPicture } from '../detail-pictures.ts';
import { inTheirColors, tintedPicture } from '../tinted-pictures.ts';

const { sage, pine, chalk, fog, anthracite } = feltColors;
const colors = [anthracite, sage, pine, chalk, fog] as const;

export const lineaForteBaffle: SeedProduct = {
  key: 'linea-forte-baffle',
  categories: ['ceiling', 'baffles'],
  brand: 'Feltwerk',
  slugs: {
    nl: 'linea-forte-baffle',
    fr: 'linea-forte-baffle-acoustique',
    de: 'linea-forte-baffel',
    en: 'linea-forte-baffle',
  },
  name: {
    nl: 'Linea Forte baffle',
    fr: 'Baffle Linea Forte',
    de: 'Baffel Linea Forte',
    en: 'Linea Forte baffle',
  },
  intro: {
    nl: 'Een baffle van 400 mm hoog en 60 mm dik voor sporthallen, kantines en alles met een hoog plafond.',
    fr: 'Un baffle de 400 mm de haut et 60 mm d’épaisseur, pour gymnases, cantines et plafonds hauts.',
    de: 'Eine Baffel mit 400 mm Höhe und 60 mm Dicke für Sporthallen, Kantinen und hohe Räume.',
    en: 'A baffle 400 mm tall and 60 mm thick for sports halls, canteens and anything with a high ceiling.',
  },
  description: {
    nl: `<p>In een hoge ruimte is er veel lucht per vierkante meter vloer, dus veel galm om weg te nemen. Linea Forte heeft twee keer zoveel kern als Linea en een derde meer hoogte. Per strekkende meter levert dat bij 500 Hz bijna het dubbele op.</p>
<p>De kern zit in een aluminium binnenframe. Daardoor blijft de baffle recht over 2400 mm en kan hij tegen een bal: we hebben hem laten testen volgens de norm voor sporthallen.</p>
<ul><li>Balvast volgens EN 13964, bijlage D</li><li>Twee of drie ophangpunten, afhankelijk van de lengte</li><li>Reken voor een gymzaal met één baffle per 2 m² vloer</li></ul>`,
    fr: `<p>Sous un haut plafond, il y a beaucoup d’air au mètre carré de sol, donc beaucoup de réverbération à réduire. Linea Forte possède deux fois plus d’âme que Linea et un tiers de hauteur en plus. Au mètre linéaire, le gain à 500 Hz approche le double.</p>
<p>L’âme est tenue par un cadre intérieur en aluminium. Le baffle reste droit sur 2400 mm et supporte un ballon : nous l’avons fait essayer selon la norme des salles de sport.</p>
<ul><li>Résistant aux chocs de ballon selon EN 13964, annexe D</li><li>Deux ou trois points de suspension selon la longueur</li><li>Pour un gymnase, comptez un baffle par 2 m² de sol</li></ul>`,
    de: `<p>In einem hohen Raum steht viel Luft über jedem Quadratmeter Boden, also auch viel Nachhall. Linea Forte hat doppelt so viel Kern wie Linea und ein Drittel mehr Höhe. Je laufendem Meter bringt das bei 500 Hz fast das Doppelte.</p>
<p>Der Kern sitzt in einem Innenrahmen aus Aluminium. So bleibt die Baffel über 2400 mm gerade und hält auch einen Ball aus: Wir haben sie nach der Norm für Sporthallen prüfen lassen.</p>
<ul><li>Ballwurfsicher nach EN 13964, Anhang D</li><li>Zwei oder drei Aufhängepunkte je nach Länge</li><li>In einer Turnhalle rechnet man mit einer Baffel je 2 m² Boden</li></ul>`,
    en: `<p>A high room holds a lot of air over each square metre of floor, and so a lot of reverberation. Linea Forte has twice the core of Linea and a third more height. Per metre run that comes to nearly double at 500 Hz.</p>
<p>The core sits in an inner frame of aluminium. It keeps the baffle straight over 2400 mm and lets it take a ball: we had it tested to the standard for sports halls.</p>
<ul><li>Impact resistant to EN 13964, annex D</li><li>Two or three suspension points, depending on length</li><li>For a gym, allow one baffle per 2 m² of floor</li></ul>`,
  },
  pictures: [tintedPicture('linea-baffle', anthracite), lineaBaffleDetailPicture],
  options: [
    colorOption(colors),
    {
      key: 'length',
      type: 'DropDown',
      name: { nl: 'Lengte', fr: 'Longueur', de: 'Länge', en: 'Length' },
      required: true,
      values: [
        { key: '1200', name: inAllLanguages('1200 mm') },
        { key: '1800', name: inAllLanguages('1800 mm') },
        { key: '2400', name: inAllLanguages('2400 mm') },
      ],
    },
    {
      key: 'wire',
      type: 'Number',
      name: {
        nl: 'Draadlengte (mm)',
        fr: 'Longueur des câbles (mm)',
        de: 'Seillänge (mm)',
        en: 'Wire length (mm)',
      },
      description: {
        nl: 'De draden zijn na montage nog in te korten.',
        fr: 'Les câbles se raccourcissent encore après la pose.',
        de: 'Die Seile lassen sich nach der Montage noch kürzen.',
        en: 'The wires can still be shortened after fitting.',
      },
      number: { min: 500, max: 8000, step: 250, default: 1500 },
    },
    {
      key: 'height',
      type: 'RedRemark',
      name: {
        nl: 'Montage op hoogte',
        fr: 'Pose en hauteur',
        de: 'Montage in der Höhe',
        en: 'Working at height',
      },
      description: {
        nl: 'Boven 3 m is een hoogwerker nodig. Onze monteurs brengen die mee, als doe-het-zelver huur je er een.',
        fr: 'Au-delà de 3 m, il faut une nacelle. Nos poseurs l’apportent ; si vous posez vous-même, louez-en une.',
        de: 'Über 3 m ist eine Arbeitsbühne nötig. Unsere Monteure bringen sie mit; wer selbst montiert, mietet eine.',
        en: 'Above 3 m you need a lift. Our fitters bring one; if you do it yourself, hire one.',
      },
    },
  ],
  variants: inTheirColors(
    'linea-baffle',
    colorVariants(
      colors,
      {
        sku: 'LIF-1200',
        choices: { length: '1200' },
        price: { eur: 7355, gbp: 6458 },
        size: { width: 1200, height: 400, depth: 60 },
        weight: 3900,
      },
      {
        sku: 'LIF-1800',
        choices: { length: '1800' },
        price: { eur: 10331, gbp: 9083 },
        size: { width: 1800, height: 400, depth: 60 },
        weight: 5700,
      },
      {
        sku: 'LIF-2400',
        choices: { length: '2400' },
        price: { eur: 13140, gbp: 11542 },
        size: { width: 2400, height: 400, depth: 60 },
        weight: 7500,
      },
    ),
  ),
  tiers: wallTiers,
  attributes: [
    attribute('dimensions', {
      nl: '1200, 1800 of 2400 × 400 × 60 mm',
      fr: '1200, 1800 ou 2400 × 400 × 60 mm',
      de: '1200, 1800 oder 2400 × 400 × 60 mm',
      en: '1200, 1800 or 2400 × 400 × 60 mm',
    }),
    attribute('material', {
      nl: 'PET-vilt om een kern van PET-wol, frame van aluminium',
      fr: 'Feutre PET sur âme en laine PET, cadre en aluminium',
      de: 'PET-Filz um einen Kern aus PET-Wolle, Rahmen aus Aluminium',
      en: 'PET felt around a PET wool core, aluminium frame',
    }),
    attribute('recycled', percent(72)),
    attribute('weight', {
      nl: '3,9 tot 7,5 kg',
      fr: '3,9 à 7,5 kg',
      de: '3,9 bis 7,5 kg',
      en: '3.9 to 7.5 kg',
    }),
    attribute('measured', {
      nl: 'EN ISO 354, losse objecten op 400 mm, betrokken op beide zijden',
      fr: 'EN ISO 354, objets espacés de 400 mm, rapporté aux deux faces',
      de: 'EN ISO 354, Einzelobjekte im Abstand von 400 mm, bezogen auf beide Seiten',
      en: 'EN ISO 354, discrete objects at 400 mm, related to both faces',
    }),
  ],
  acoustics: {
    absorption: [0.12, 0.34, 0.66, 0.9, 0.98, 0.98],
    nrc: 0.7,
    fireClass: 'B-s1,d0',
    thickness: 60,
    density: 130,
  },
  delivery: madeAndFitted,
  since: '2023-04-17',
  related: ['linea-baffle', 'linea-rail-set', 'suspension-set', 'quadra-plus-tile'],
};
