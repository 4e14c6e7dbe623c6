import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { fromStock, madeToOrder } from '../../common/delivery.ts';
import { boxTiers, wallTiers } from '../../common/tiers.ts';
import { materialDetails } from '../detail-pictures.ts';
import { materialPictures } from '../pictures.ts';
import { needleFeltPictures, stoneWoolPictures } from '../sheet-pictures.ts';

export const woodWool: SeedProduct = {
  key: 'wood-wool-35',
  categories: ['fibre-panels'],
  brand: 'Fibers and Foams',
  slugs: {
    nl: 'houtwolplaat-35-mm',
    fr: 'panneau-laine-de-bois-35-mm',
    de: 'holzwolleplatte-35-mm',
    en: 'wood-wool-panel-35-mm',
  },
  name: {
    nl: 'Houtwolplaat, 35 mm',
    fr: 'Panneau de laine de bois, 35 mm',
    de: 'Holzwolleplatte, 35 mm',
    en: 'Wood wool panel, 35 mm',
  },
  intro: {
    nl: 'Sparhout en cement. Verdraagt een bal, een bezem en twintig jaar gymles.',
    fr: 'Épicéa et ciment. Résiste au ballon, au balai et à vingt ans de gymnastique.',
    de: 'Fichte und Zement. Hält Ball, Besen und zwanzig Jahre Turnunterricht aus.',
    en: 'Spruce and cement. Stands up to a ball, a broom and twenty years of PE.',
  },
  description: {
    nl: '<p>Draden van 1,5 mm, gebonden met wit cement. Zonder spouw absorbeert de plaat matig; op latten van 50 mm met minerale wol erachter haalt hij klasse B. De cijfers hieronder zijn die van de plaat alleen.</p><p>Balvast volgens EN 13964 klasse 1A. Te verven met een verfspuit tot 400 g/m², zonder verlies.</p>',
    fr: '<p>Brins de 1,5 mm liés au ciment blanc. Sans vide, le panneau absorbe modérément ; sur tasseaux de 50 mm avec de la laine minérale, il atteint la classe B. Les chiffres ci-dessous sont ceux du panneau seul.</p><p>Résiste au ballon selon EN 13964, classe 1A. Se peint au pistolet jusqu’à 400 g/m², sans perte.</p>',
    de: '<p>Fäden von 1,5 mm, mit weißem Zement gebunden. Ohne Hohlraum absorbiert die Platte mäßig; auf 50-mm-Latten mit Mineralwolle erreicht sie Klasse B. Die Werte unten gelten für die Platte allein.</p><p>Ballwurfsicher nach EN 13964, Klasse 1A. Mit der Spritzpistole bis 400 g/m² streichbar, ohne Verlust.</p>',
    en: '<p>Strands of 1.5 mm bound with white cement. With no cavity the panel absorbs moderately; on 50 mm battens with mineral wool behind it reaches class B. The figures below are for the panel alone.</p><p>Ball impact to EN 13964 class 1A. Can be sprayed with paint up to 400 g/m² without loss.</p>',
  },
  pictures: [materialPictures.woodWool, materialDetails.woodWool],
  options: [
    {
      key: 'finish',
      type: 'Radio',
      name: { nl: 'Afwerking', fr: 'Finition', de: 'Oberfläche', en: 'Finish' },
      required: true,
      values: [
        { key: 'natural', name: { nl: 'Naturel', fr: 'Naturel', de: 'Natur', en: 'Natural' } },
        { key: 'white', name: { nl: 'Wit gespoten', fr: 'Peint en blanc', de: 'Weiß gespritzt', en: 'Sprayed white' } },
      ],
    },
    {
      key: 'screws',
      type: 'Checkbox',
      name: {
        nl: 'Tien schroeven per plaat, kop in kleur',
        fr: 'Dix vis par panneau, tête assortie',
        de: 'Zehn Schrauben je Platte, Kopf in Farbe',
        en: 'Ten screws a panel, heads to match',
      },
      surcharge: { eur: 145, gbp: 127 },
    },
  ],
  variants: [
    {
      sku: 'FF-WOOD35-NAT',
      choices: { finish: 'natural' },
      price: { eur: 1580, gbp: 1381 },
      size: { width: 1200, height: 600, depth: 35 },
      weight: 10_100,
    },
    {
      sku: 'FF-WOOD35-WHI',
      choices: { finish: 'white' },
      price: { eur: 1890, gbp: 1652 },
      size: { width: 1200, height: 600, depth: 35 },
      weight: 10_300,
    },
  ],
  tiers: wallTiers,
  measure: { unit: 'm2', pieces: 1 },
  attributes: [
    attribute('dimensions', '1200 × 600 × 35 mm'),
    attribute('fireClass', 'B-s1,d0'),
    attribute('origin', { nl: 'Oostenrijk', fr: 'Autriche', de: 'Österreich', en: 'Austria' }),
    attribute('measured', {
      nl: 'EN ISO 354, montage type A',
      fr: 'EN ISO 354, montage de type A',
      de: 'EN ISO 354, Montage Typ A',
      en: 'EN ISO 354, type A mounting',
    }),
  ],
  acoustics: {
    absorption: [0.06, 0.14, 0.32, 0.62, 0.72, 0.66],
    nrc: 0.45,
    alphaW: 0.35,
    soundClass: 'D',
    fireClass: 'B-s1,d0',
    thickness: 35,
    density: 400,
  },
  delivery: madeToOrder,
  since: '2023-09-04',
  related: ['polyester-40', 'stone-wool-wrapped'],
};

export const stoneWoolWrapped: SeedProduct = {
  key: 'stone-wool-wrapped',
  categories: ['fibre-panels'],
  brand: 'Fibers and Foams',
  slugs: {
    nl: 'steenwol-in-vlies-50-mm',
    fr: 'laine-de-roche-sous-voile-50-mm',
    de: 'steinwolle-in-vlies-50-mm',
    en: 'stone-wool-in-fleece-50-mm',
  },
  name: {
    nl: 'Steenwol in vlies, 50 mm',
    fr: 'Laine de roche sous voile, 50 mm',
    de: 'Steinwolle in Vlies, 50 mm',
    en: 'Stone wool in fleece, 50 mm',
  },
  intro: {
    nl: 'Rondom in zwart glasvlies: geen stof, geen jeuk, wel klasse A.',
    fr: 'Entièrement sous voile de verre noir : ni poussière ni démangeaison, mais la classe A.',
    de: 'Rundum in schwarzem Glasvlies: kein Staub, kein Jucken, aber Klasse A.',
    en: 'Wrapped in black glass fleece: no dust, no itch, but class A.',
  },
  description: {
    nl: '<p>Onbrandbaar (A2) en bestand tegen 250 °C: voor omkastingen, stookruimtes en achter roosters waar schuim niet mag. De plaat is 60 kg/m³ en staat op eigen benen tussen profielen van 600 mm.</p><p>Niet snijden: dan is het vlies open. Bestel de maat die u nodig hebt, dan lassen wij hem rondom dicht.</p>',
    fr: '<p>Incombustible (A2), jusqu’à 250 °C : pour capotages, chaufferies et derrière les grilles où la mousse est exclue. À 60 kg/m³, elle tient seule entre profilés de 600 mm.</p><p>Ne pas couper : le voile s’ouvrirait. Commandez le format voulu, nous le fermons tout autour.</p>',
    de: '<p>Nicht brennbar (A2), bis 250 °C: für Kapselungen, Heizräume und hinter Gittern, wo Schaum nicht sein darf. Mit 60 kg/m³ steht die Platte zwischen 600er-Profilen von selbst.</p><p>Nicht schneiden, sonst ist das Vlies offen. Bestellen Sie das Maß, das Sie brauchen, wir schließen es rundum.</p>',
    en: '<p>Non-combustible (A2) and good for 250 °C: for enclosures, boiler rooms and behind grilles where foam is not allowed. At 60 kg/m³ it stands by itself between 600 mm studs.</p><p>Do not cut it: that opens the fleece. Order the size you need and we seal it all round.</p>',
  },
  pictures: stoneWoolPictures,
  options: [
    {
      key: 'size',
      type: 'DropDown',
      name: { nl: 'Formaat', fr: 'Format', de: 'Format', en: 'Format' },
      required: true,
      values: [
        { key: 's1200', name: { nl: '1200 × 600 mm', fr: '1200 × 600 mm', de: '1200 × 600 mm', en: '1200 × 600 mm' } },
        { key: 's600', name: { nl: '600 × 600 mm', fr: '600 × 600 mm', de: '600 × 600 mm', en: '600 × 600 mm' } },
      ],
    },
  ],
  variants: [
    {
      sku: 'FF-STONE-1200',
      choices: { size: 's1200' },
      price: { eur: 2260, gbp: 1975 },
      size: { width: 1200, height: 600, depth: 50 },
      weight: 2260,
    },
    {
      sku: 'FF-STONE-600',
      choices: { size: 's600' },
      price: { eur: 1390, gbp: 1215 },
      size: { width: 600, height: 600, depth: 50 },
      weight: 1150,
    },
  ],
  tiers: boxTiers,
  measure: { unit: 'm2', pieces: 1 },
  attributes: [
    attribute('dimensions', '1200 × 600 × 50 mm'),
    attribute('fireClass', 'A2-s1,d0'),
    attribute('measured', {
      nl: 'EN ISO 354, montage type A',
      fr: 'EN ISO 354, montage de type A',
      de: 'EN ISO 354, Montage Typ A',
      en: 'EN ISO 354, type A mounting',
    }),
  ],
  acoustics: {
    absorption: [0.2, 0.62, 1, 1.04, 1.02, 1],
    nrc: 0.9,
    alphaW: 0.9,
    soundClass: 'A',
    fireClass: 'A2-s1,d0',
    thickness: 50,
    density: 60,
  },
  delivery: madeToOrder,
  since: '2024-09-02',
  related: ['polyester-40', 'barrier-mat-5'],
};

export const needleFelt: SeedProduct = {
  key: 'needle-felt',
  categories: ['fibre-panels'],
  brand: 'Fibers and Foams',
  slugs: { nl: 'naaldvilt-9-mm', fr: 'feutre-aiguillete-9-mm', de: 'nadelfilz-9-mm', en: 'needle-felt-9-mm' },
  name: { nl: 'Naaldvilt, 9 mm', fr: 'Feutre aiguilleté, 9 mm', de: 'Nadelfilz, 9 mm', en: 'Needle felt, 9 mm' },
  intro: {
    nl: 'Persvilt van de rol, grijs gemêleerd. Tegen rammelen, krassen en een beetje tegen galm.',
    fr: 'Feutre au rouleau, gris chiné. Contre les vibrations, les rayures et un peu la réverbération.',
    de: 'Filz von der Rolle, grau meliert. Gegen Klappern, Kratzer und ein wenig gegen Nachhall.',
    en: 'Felt off the roll, heather grey. Against rattles, scratches and, a little, against echo.',
  },
  description: {
    nl: '<p>Voor laden, kisten, machinekappen en als tussenlaag onder houten vloeren. Met de stanslijn maken we er in elke vorm onderleggers van.</p><p>Als absorber is 9 mm bescheiden; op 50 mm afstand van de wand verdubbelt de waarde bij 500 Hz.</p>',
    fr: '<p>Pour tiroirs, caisses, capots et comme sous-couche de parquet. Notre emporte-pièce en tire des formes de tout genre.</p><p>Comme absorbeur, 9 mm restent modestes ; à 50 mm du mur, la valeur double à 500 Hz.</p>',
    de: '<p>Für Schubladen, Kisten, Hauben und als Zwischenlage unter Holzböden. Auf der Stanze werden daraus Unterlagen in jeder Form.</p><p>Als Absorber sind 9 mm bescheiden; mit 50 mm Wandabstand verdoppelt sich der Wert bei 500 Hz.</p>',
    en: '<p>For drawers, crates, machine hoods and as underlay beneath wooden floors. Our die cutter makes pads of it in any shape.</p><p>As an absorber 9 mm is modest; held 50 mm off the wall, the figure at 500 Hz doubles.</p>',
  },
  pictures: needleFeltPictures,
  variants: [
    {
      sku: 'FF-FELT-9',
      choices: {},
      price: { eur: 1190, gbp: 1040 },
      size: { width: 1000, height: 1000, depth: 9 },
      weight: 1600,
    },
  ],
  unit: 'm2',
  quantity: { min: 1, max: 1000, step: 1 },
  tiers: [
    { max: 9, discountPercent: 0 },
    { min: 10, max: 49, discountPercent: 7 },
    { min: 100, discountPercent: 18 },
  ],
  attributes: [
    attribute('thickness', '9 mm'),
    attribute('material', { nl: 'PET-vilt', fr: 'Feutre PET', de: 'PET-Filz', en: 'PET felt' }),
    attribute('fireClass', 'B-s1,d0'),
  ],
  acoustics: {
    absorption: [0.03, 0.08, 0.2, 0.42, 0.62, 0.72],
    nrc: 0.35,
    alphaW: 0.3,
    soundClass: 'D',
    fireClass: 'B-s1,d0',
    thickness: 9,
    density: 178,
  },
  delivery: fromStock,
  since: '2026-02-02',
  related: ['polyester-40', 'rubber-granulate-mat'],
};
