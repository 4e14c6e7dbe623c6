import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { colorOption, colorVariants } from '../../common/color-variants.ts';
import { fromStock, madeToOrder } from '../../common/delivery.ts';
import { boxTiers, objectTiers } from '../../common/tiers.ts';
import { feltDetails } from '../detail-pictures.ts';
import { allColors, feltAttributes, feltPictures } from '../felt.ts';
import { deskMatPictures } from '../house-pictures.ts';

export const deskDivider: SeedProduct = {
  key: 'desk-divider',
  categories: ['desk'],
  brand: 'Easy Felt',
  slugs: {
    nl: 'bureauschot-van-vilt',
    fr: 'cloison-de-bureau-en-feutre',
    de: 'schreibtischwand-aus-filz',
    en: 'felt-desk-divider',
  },
  name: {
    nl: 'Schot, scherm voor op tafel',
    fr: 'Paravent de table',
    de: 'Schott, Wand für den Tisch',
    en: 'Screen for the table',
  },
  intro: {
    nl: 'Thuis werken met z’n tweeën aan één tafel. Klapt plat, staat zonder klem.',
    fr: 'Télétravailler à deux sur la même table. Se plie à plat, tient sans pince.',
    de: 'Zu zweit am selben Tisch arbeiten. Klappt flach, steht ohne Klemme.',
    en: 'Two people working from home at one table. Folds flat, stands without a clamp.',
  },
  description: {
    nl: '<p>Drie delen van 12 mm vilt met een gefreesde vouw. Gevouwen past het achter een kast; uitgeklapt houdt het de helft van een telefoongesprek bij degene die belt.</p><p>Op maat? Vul breedte en hoogte in, tot 160 bij 60 cm.</p>',
    fr: '<p>Trois volets de feutre de 12 mm à pli fraisé. Plié, il se glisse derrière un meuble ; déplié, il garde la moitié d’un appel chez celui qui parle.</p><p>Sur mesure ? Indiquez largeur et hauteur, jusqu’à 160 sur 60 cm.</p>',
    de: '<p>Drei Teile aus 12 mm Filz mit gefräster Falte. Gefaltet passt es hinter einen Schrank; aufgeklappt bleibt die Hälfte eines Telefonats bei dem, der es führt.</p><p>Nach Maß? Breite und Höhe eingeben, bis 160 mal 60 cm.</p>',
    en: '<p>Three leaves of 12 mm felt with a routed fold. Folded, it slips behind a cupboard; open, it keeps half of a phone call with the person making it.</p><p>Made to measure? Enter width and height, up to 160 by 60 cm.</p>',
  },
  pictures: [feltPictures.desk, feltDetails.desk],
  options: [
    colorOption(allColors),
    {
      key: 'hold',
      type: 'DropDown',
      name: { nl: 'Bevestiging', fr: 'Fixation', de: 'Befestigung', en: 'Fixing' },
      description: {
        nl: 'Zonder keuze staat het scherm los. Magneten houden tot 1200 mm breed.',
        fr: 'Sans choix, le paravent se pose librement. Les aimants tiennent jusqu’à 1200 mm de large.',
        de: 'Ohne Auswahl steht die Wand frei. Magnete halten bis 1200 mm Breite.',
        en: 'Leave it open and the screen stands by itself. Magnets hold up to 1200 mm wide.',
      },
      values: [
        {
          key: 'clamps',
          name: { nl: 'Tafelklemmen', fr: 'Pinces de table', de: 'Tischklemmen', en: 'Desk clamps' },
          surcharge: { eur: 1290, gbp: 1130 },
        },
        {
          key: 'magnets',
          name: {
            nl: 'Magneten, voor stalen bladen',
            fr: 'Aimants, pour plateaux en acier',
            de: 'Magnete, für Stahlplatten',
            en: 'Magnets, for steel tops',
          },
          surcharge: { eur: 990, gbp: 870 },
        },
      ],
    },
    {
      key: 'measure',
      type: 'Dimensions',
      limits: [{ when: [{ option: 'hold', chosen: ['magnets'] }], width: { max: 1200 } }],
      name: { nl: 'Op maat', fr: 'Sur mesure', de: 'Nach Maß', en: 'Made to measure' },
      dimensions: {
        width: { min: 600, max: 1600, step: 10, default: 1200 },
        height: { min: 250, max: 600, step: 10, default: 400 },
      },
      surcharge: { eur: 900, gbp: 790 },
    },
  ],
  variants: colorVariants(allColors, {
    sku: 'EF-SCH-120',
    price: { eur: 5950, gbp: 5200 },
    size: { width: 1200, height: 400, depth: 12 },
    weight: 1040,
  }),
  tiers: objectTiers,
  attributes: [attribute('dimensions', '1200 × 400 mm'), attribute('thickness', '12 mm'), ...feltAttributes],
  acoustics: {
    absorption: [0.03, 0.1, 0.26, 0.46, 0.62, 0.7],
    nrc: 0.35,
    fireClass: 'B-s1,d0',
    thickness: 12,
    density: 180,
  },
  delivery: madeToOrder,
  since: '2023-01-16',
  related: ['desk-mat', 'felt-pinboard'],
};

export const deskMat: SeedProduct = {
  key: 'desk-mat',
  categories: ['desk'],
  brand: 'Easy Felt',
  slugs: { nl: 'bureaumat-van-vilt', fr: 'sous-main-en-feutre', de: 'schreibunterlage-aus-filz', en: 'felt-desk-mat' },
  name: { nl: 'Vel, bureaumat', fr: 'Feuille, sous-main', de: 'Bogen, Schreibunterlage', en: 'Sheet, desk mat' },
  intro: {
    nl: 'Toetsen klinken zachter, koffie blijft erop staan. 80 bij 35 cm of over het hele bureau.',
    fr: 'Les touches s’adoucissent, le café tient dessus. 80 sur 35 cm, ou tout le bureau.',
    de: 'Tasten klingen weicher, Kaffee bleibt stehen. 80 mal 35 cm oder über den ganzen Tisch.',
    en: 'Keys sound softer, coffee stays on top. 80 by 35 cm, or right across the desk.',
  },
  description: {
    nl: '<p>Vilt van 4 mm met een onderkant van kurk: schuift niet en krast niet. Een muis loopt er goed op; wie gamet, neemt de gladde kant.</p><p>Wilt u er een uitsparing in voor een monitorarm, stuur dan een schets mee.</p>',
    fr: '<p>Feutre de 4 mm sur liège : ne glisse pas, ne raye pas. La souris y court bien ; pour jouer, prenez la face lisse.</p><p>Une découpe pour un bras d’écran ? Joignez un croquis.</p>',
    de: '<p>Filz von 4 mm auf Kork: rutscht nicht und kratzt nicht. Die Maus läuft gut darauf; wer spielt, nimmt die glatte Seite.</p><p>Eine Aussparung für den Monitorarm? Eine Skizze beilegen.</p>',
    en: '<p>4 mm felt on cork: does not slip and does not scratch. A mouse runs well on it; gamers take the smooth side.</p><p>Want a cut-out for a monitor arm? Send a sketch.</p>',
  },
  pictures: deskMatPictures,
  options: [
    colorOption(allColors),
    {
      key: 'size',
      type: 'DropDown',
      name: { nl: 'Formaat', fr: 'Format', de: 'Format', en: 'Format' },
      required: true,
      values: [
        { key: 's80', name: { nl: '80 × 35 cm', fr: '80 × 35 cm', de: '80 × 35 cm', en: '80 × 35 cm' } },
        { key: 's120', name: { nl: '120 × 60 cm', fr: '120 × 60 cm', de: '120 × 60 cm', en: '120 × 60 cm' } },
      ],
    },
    {
      key: 'sketch',
      type: 'File',
      name: {
        nl: 'Schets van een uitsparing',
        fr: 'Croquis d’une découpe',
        de: 'Skizze einer Aussparung',
        en: 'Sketch of a cut-out',
      },
      surcharge: { eur: 650, gbp: 570 },
    },
  ],
  variants: colorVariants(
    allColors,
    {
      sku: 'EF-VEL-80',
      choices: { size: 's80' },
      price: { eur: 2450, gbp: 2140 },
      size: { width: 800, height: 350, depth: 6 },
      weight: 390,
    },
    {
      sku: 'EF-VEL-120',
      choices: { size: 's120' },
      price: { eur: 4450, gbp: 3890 },
      size: { width: 1200, height: 600, depth: 6 },
      weight: 1010,
    },
  ),
  tiers: boxTiers,
  attributes: [attribute('dimensions', '800 × 350 mm'), attribute('thickness', '4 mm'), ...feltAttributes],
  delivery: fromStock,
  since: '2023-01-16',
  related: ['desk-divider', 'tray-set'],
};
