import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { colorOption, colorVariants } from '../../common/color-variants.ts';
import { feltColors } from '../../common/colors.ts';
import { madeAndFitted } from '../../common/delivery.ts';
import { percent } from '../../common/percent.ts';
import { wallTiers } from '../../common/tiers.ts';
import { inAllLanguages } from '../../in-all-languages.ts';
import { lineaBaffleDetailPicture } from '../detail-pictures.ts';
import { lineaBafflePicture } from '../family-pictures.ts';
import { inTheirColors } from '../tinted-pictures.ts';

const { moss, pine, sage, chalk, fog, anthracite, ochre, lake } = feltColors;
const colors = [sage, pine, moss, chalk, fog, anthracite, ochre, lake] as const;

export const lineaBaffle: SeedProduct = {
  key: 'linea-baffle',
  categories: ['ceiling', 'baffles'],
  brand: 'Feltwerk',
  slugs: { nl: 'linea-baffle', fr: 'linea-baffle-acoustique', de: 'linea-baffel', en: 'linea-baffle' },
  oldSlugs: { fr: ['baffle-linea'], de: ['linea-deckenbaffel'] },
  name: { nl: 'Linea baffle', fr: 'Baffle Linea', de: 'Baffel Linea', en: 'Linea baffle' },
  intro: {
    nl: 'Staande stroken vilt onder het plafond: lucht, licht en sprinklers houden vrij spel, stemmen niet.',
    fr: 'Des lames de feutre sous le plafond : air, lumière et sprinklers passent, les voix s’y perdent.',
    de: 'Stehende Filzstreifen unter der Decke: Luft, Licht und Sprinkler bleiben frei, Stimmen verlieren sich.',
    en: 'Upright strips of felt below the ceiling: air, light and sprinklers get through, voices don’t.',
  },
  description: {
    nl: `<p>Een baffle hangt op zijn kant en vangt geluid met beide vlakken. Zo krijg je veel absorptie in een ruimte waar een dicht plafond niet kan, omdat er leidingen lopen, omdat het beton moet koelen of omdat de hoogte te mooi is om weg te werken.</p>
<p>Linea heeft twee huiden van 9 mm vilt om een kern van PET-wol en is 40 mm dik. Hij weegt nog geen drie kilo per 1200 mm, dus één staaldraad per uiteinde is genoeg.</p>
<ul><li>Hang de rijen 250 tot 400 mm uit elkaar; dichter op elkaar levert per stuk minder op</li><li>De draad is traploos te verstellen, ook na montage</li><li>Reken voor een kantoor met één baffle per 1,5 m² vloer</li></ul>`,
    fr: `<p>Un baffle pend sur chant et capte le son par ses deux faces. On obtient ainsi beaucoup d’absorption là où un plafond fermé est exclu : gaines apparentes, béton qui doit rafraîchir, ou hauteur trop belle pour être cachée.</p>
<p>Linea se compose de deux peaux de feutre de 9 mm autour d’une âme en laine PET, pour 40 mm d’épaisseur. Il pèse moins de trois kilos en 1200 mm : un câble d’acier à chaque bout suffit.</p>
<ul><li>Espacez les rangées de 250 à 400 mm ; plus serrées, chaque pièce rend moins</li><li>Le câble se règle en continu, même après la pose</li><li>Pour un bureau, comptez un baffle par 1,5 m² de sol</li></ul>`,
    de: `<p>Eine Baffel hängt hochkant und nimmt Schall mit beiden Flächen auf. So kommt viel Absorption in Räume, in denen eine geschlossene Decke nicht infrage kommt: weil Leitungen offen liegen, weil der Beton kühlen soll oder weil die Höhe zu schön ist, um sie zu verbauen.</p>
<p>Linea besteht aus zwei Häuten von 9 mm Filz um einen Kern aus PET-Wolle und ist 40 mm dick. Bei 1200 mm wiegt sie keine drei Kilo, ein Stahlseil je Ende genügt.</p>
<ul><li>Reihenabstand 250 bis 400 mm; enger gehängt bringt jedes Stück weniger</li><li>Die Seile sind stufenlos verstellbar, auch nach der Montage</li><li>Im Büro rechnet man mit einer Baffel je 1,5 m² Boden</li></ul>`,
    en: `<p>A baffle hangs on edge and takes in sound on both faces. That puts a lot of absorption into rooms where a closed ceiling is out of the question: because of services, because the concrete has to cool, or because the height is too good to hide.</p>
<p>Linea has two skins of 9 mm felt around a core of PET wool and is 40 mm thick. It weighs under three kilos at 1200 mm, so a single steel wire at each end will do.</p>
<ul><li>Space the rows 250 to 400 mm apart; any closer and each one does less</li><li>The wires adjust steplessly, after fitting too</li><li>For an office, allow one baffle per 1.5 m² of floor</li></ul>`,
  },
  pictures: [
    lineaBafflePicture,
    lineaBaffleDetailPicture,
    {
      key: 'scene-office',
      alt: {
        nl: 'Baffles boven de werkplekken in een open kantoor',
        fr: 'Baffles au-dessus des postes de travail d’un bureau ouvert',
        de: 'Baffeln über den Arbeitsplätzen in einem Großraumbüro',
        en: 'Baffles above the desks of an open-plan office',
      },
    },
  ],
  options: [
    colorOption(colors),
    {
      key: 'length',
      type: 'Radio',
      name: { nl: 'Lengte', fr: 'Longueur', de: 'Länge', en: 'Length' },
      required: true,
      values: [
        { key: '1200', name: inAllLanguages('1200 mm') },
        { key: '1800', name: inAllLanguages('1800 mm') },
      ],
    },
    {
      key: 'suspension',
      type: 'DropDown',
      name: { nl: 'Ophanging', fr: 'Suspension', de: 'Abhängung', en: 'Suspension' },
      values: [
        {
          key: 'wire-1',
          name: { nl: 'Twee draden van 1 m', fr: 'Deux câbles de 1 m', de: 'Zwei Seile, 1 m', en: 'Two 1 m wires' },
        },
        {
          key: 'wire-3',
          name: { nl: 'Twee draden van 3 m', fr: 'Deux câbles de 3 m', de: 'Zwei Seile, 3 m', en: 'Two 3 m wires' },
          surcharge: { eur: 372, gbp: 333 },
        },
        {
          key: 'rail',
          name: {
            nl: 'Klemmen voor T-profiel',
            fr: 'Pinces pour profil en T',
            de: 'Klemmen für T-Profil',
            en: 'Clips for T-bar',
          },
          surcharge: { eur: 207, gbp: 192 },
        },
      ],
    },
    {
      key: 'sprinklers',
      type: 'OrangeRemark',
      name: { nl: 'Sprinklers', fr: 'Sprinklers', de: 'Sprinkler', en: 'Sprinklers' },
      description: {
        nl: 'Houd 500 mm vrij onder de sprinklerkoppen en leg het plan voor aan je verzekeraar.',
        fr: 'Laissez 500 mm libres sous les têtes et soumettez le plan à votre assureur.',
        de: 'Halten Sie unter den Sprinklerköpfen 500 mm frei und legen Sie den Plan Ihrem Versicherer vor.',
        en: 'Keep 500 mm clear below sprinkler heads and show your insurer the layout.',
      },
    },
  ],
  variants: inTheirColors(
    'linea-baffle',
    colorVariants(
      colors,
      {
        sku: 'LIN-1200',
        choices: { length: '1200' },
        price: { eur: 4665, gbp: 4083 },
        size: { width: 1200, height: 300, depth: 40 },
        weight: 2800,
      },
      {
        sku: 'LIN-1800',
        choices: { length: '1800' },
        price: { eur: 6694, gbp: 5917 },
        size: { width: 1800, height: 300, depth: 40 },
        weight: 4100,
      },
    ),
  ),
  tiers: wallTiers,
  attributes: [
    attribute('dimensions', {
      nl: '1200 of 1800 × 300 × 40 mm',
      fr: '1200 ou 1800 × 300 × 40 mm',
      de: '1200 oder 1800 × 300 × 40 mm',
      en: '1200 or 1800 × 300 × 40 mm',
    }),
    {
      name: {
        nl: 'Absorberend oppervlak per stuk (1200 mm)',
        fr: 'Aire d’absorption équivalente par pièce (1200 mm)',
        de: 'Äquivalente Absorptionsfläche je Stück (1200 mm)',
        en: 'Equivalent absorption area each (1200 mm)',
      },
      value: {
        nl: '0,37 m² bij 500 Hz, 0,56 m² bij 1000 Hz',
        fr: '0,37 m² à 500 Hz, 0,56 m² à 1000 Hz',
        de: '0,37 m² bei 500 Hz, 0,56 m² bei 1000 Hz',
        en: '0.37 m² at 500 Hz, 0.56 m² at 1000 Hz',
      },
    },
    attribute('material', {
      nl: 'PET-vilt om een kern van PET-wol',
      fr: 'Feutre PET sur âme en laine PET',
      de: 'PET-Filz um einen Kern aus PET-Wolle',
      en: 'PET felt around a PET wool core',
    }),
    attribute('recycled', percent(75)),
    attribute('mounting', {
      nl: 'Staaldraad of klemmen voor T-profiel',
      fr: 'Câble d’acier ou pinces pour profil en T',
      de: 'Stahlseil oder Klemmen für T-Profil',
      en: 'Steel wire or T-bar clips',
    }),
    attribute('weight', {
      nl: '2,8 of 4,1 kg',
      fr: '2,8 ou 4,1 kg',
      de: '2,8 oder 4,1 kg',
      en: '2.8 or 4.1 kg',
    }),
    attribute('measured', {
      nl: 'EN ISO 354, losse objecten op 300 mm, betrokken op beide zijden',
      fr: 'EN ISO 354, objets espacés de 300 mm, rapporté aux deux faces',
      de: 'EN ISO 354, Einzelobjekte im Abstand von 300 mm, bezogen auf beide Seiten',
      en: 'EN ISO 354, discrete objects at 300 mm, related to both faces',
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
  since: '2025-06-16',
  related: ['nube-ceiling-raft', 'bureau-desk-screen', 'quadra-ceiling-tile', 'luna-round-raft'],
};
