import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { madeToOrder } from '../../common/delivery.ts';
import { objectTiers } from '../../common/tiers.ts';
import { inAllLanguages } from '../../in-all-languages.ts';
import { canvasPrintPanelPicture, paraventDividerPicture } from '../family-pictures.ts';
import { stockImages } from '../stock-images.ts';

export const paraventPrintDivider: SeedProduct = {
  key: 'paravent-print-divider',
  kind: 'PhotoPrint',
  categories: ['screens-dividers'],
  brand: 'Weefhuis',
  slugs: {
    nl: 'paravent-bedrukte-roomdivider',
    fr: 'paravent-cloison-imprimee',
    de: 'paravent-bedruckter-raumteiler',
    en: 'paravent-printed-room-divider',
  },
  name: {
    nl: 'Paravent bedrukte roomdivider',
    fr: 'Cloison imprimée Paravent',
    de: 'Bedruckter Raumteiler Paravent',
    en: 'Paravent printed room divider',
  },
  intro: {
    nl: 'Een vouwscherm waarop één beeld over drie vleugels doorloopt, met 30 mm absorberende wol in elk paneel.',
    fr: 'Un paravent où une même image court sur trois vantaux, avec 30 mm de laine absorbante dans chacun.',
    de: 'Ein Paravent, über dessen drei Flügel ein einziges Bild läuft, mit 30 mm absorbierender Wolle in jedem.',
    en: 'A folding screen with one picture running across three leaves, and 30 mm of absorbing wool in each.',
  },
  description: {
    nl: `<p>Elke vleugel is 620 mm breed en met bedrukt doek bespannen. Het beeld loopt over de naden door: wij rekenen de dikte van de lijsten mee, zodat een horizon ook bij een scherm in zigzag recht blijft als je er voor staat.</p>
<p>De achterkant krijgt een effen doek in krijtwit, of een tweede beeld. Voor een praktijk of showroom is dat handig: buiten je merk, binnen een bos. Het doek zit in een pees en is te vervangen; wassen kan op 30 graden.</p>
<ul><li>Lever een beeld aan van minstens 4000 pixels breed</li><li>Bij de voorvertoning zie je waar de scharnieren vallen</li><li>Lijsten van eiken, messing scharnieren die beide kanten op draaien</li></ul>`,
    fr: `<p>Chaque vantail mesure 620 mm de large et porte une toile imprimée. L’image traverse les joints : nous tenons compte de l’épaisseur des cadres, de sorte qu’un horizon reste droit, vu de face, même quand le paravent est plié.</p>
<p>Le dos reçoit une toile unie blanc craie, ou une seconde image. Pratique pour un cabinet ou une boutique : votre marque d’un côté, une forêt de l’autre. La toile tient par un jonc et se remplace ; elle se lave à 30 degrés.</p>
<ul><li>Fournissez une image d’au moins 4000 pixels de large</li><li>L’aperçu montre où tombent les charnières</li><li>Cadres en chêne, charnières en laiton pivotant dans les deux sens</li></ul>`,
    de: `<p>Jeder Flügel ist 620 mm breit und mit bedrucktem Gewebe bespannt. Das Bild läuft über die Fugen: Wir rechnen die Rahmenstärke mit ein, damit ein Horizont von vorn gerade bleibt, auch wenn der Paravent im Zickzack steht.</p>
<p>Die Rückseite erhält ein glattes Gewebe in Kreideweiß oder ein zweites Bild. Für Praxis oder Laden ist das praktisch: außen Ihre Marke, innen ein Wald. Das Gewebe sitzt in einem Keder, lässt sich tauschen und bei 30 Grad waschen.</p>
<ul><li>Ihr Bild sollte mindestens 4000 Pixel breit sein</li><li>Die Vorschau zeigt, wo die Scharniere liegen</li><li>Rahmen aus Eiche, Messingscharniere, in beide Richtungen klappbar</li></ul>`,
    en: `<p>Each leaf is 620 mm wide and carries a printed cloth. The picture runs on across the joints: we allow for the thickness of the frames, so a horizon stays level from the front even when the screen stands in a zigzag.</p>
<p>The back takes a plain cloth in chalk, or a second picture. Handy for a surgery or a showroom: your brand outside, a wood inside. The cloth is held by a bead and can be changed; it washes at 30 degrees.</p>
<ul><li>Send a picture at least 4000 pixels wide</li><li>The preview shows where the hinges fall</li><li>Oak frames, brass hinges that fold either way</li></ul>`,
  },
  pictures: [paraventDividerPicture, canvasPrintPanelPicture],
  options: [
    {
      key: 'leaves',
      type: 'Radio',
      name: { nl: 'Aantal vleugels', fr: 'Nombre de vantaux', de: 'Anzahl der Flügel', en: 'Number of leaves' },
      required: true,
      values: [
        { key: '3', name: inAllLanguages('3') },
        { key: '4', name: inAllLanguages('4') },
      ],
    },
    {
      key: 'back',
      type: 'File',
      name: {
        nl: 'Beeld voor de achterkant',
        fr: 'Image du verso',
        de: 'Bild für die Rückseite',
        en: 'Picture for the back',
      },
      description: {
        nl: 'Zonder tweede beeld blijft de achterkant krijtwit.',
        fr: 'Sans seconde image, le dos reste blanc craie.',
        de: 'Ohne zweites Bild bleibt die Rückseite kreideweiß.',
        en: 'Without a second picture the back stays chalk.',
      },
      surcharge: { eur: 11488, gbp: 10083 },
    },
    {
      key: 'brief',
      type: 'TextArea',
      name: {
        nl: 'Wensen voor de uitsnede',
        fr: 'Souhaits de cadrage',
        de: 'Wünsche zum Ausschnitt',
        en: 'Wishes for the crop',
      },
      maxLength: 400,
    },
    {
      key: 'hinges',
      type: 'RedRemark',
      name: {
        nl: 'Gezichten op een naad',
        fr: 'Visages sur un joint',
        de: 'Gesichter auf der Fuge',
        en: 'Faces on a joint',
      },
      description: {
        nl: 'Houd gezichten en tekst 60 mm weg van de scharnieren, anders vallen ze in de vouw.',
        fr: 'Éloignez visages et textes de 60 mm des charnières, sinon ils tombent dans le pli.',
        de: 'Halten Sie Gesichter und Schrift 60 mm von den Scharnieren entfernt, sonst liegen sie im Knick.',
        en: 'Keep faces and lettering 60 mm away from the hinges, or they end up in the fold.',
      },
    },
  ],
  variants: [
    {
      sku: 'PAP-3',
      choices: { leaves: '3' },
      price: { eur: 53636, gbp: 47083 },
      size: { width: 1880, height: 1720, depth: 38 },
      weight: 16200,
    },
    {
      sku: 'PAP-4',
      choices: { leaves: '4' },
      price: { eur: 68512, gbp: 60083 },
      size: { width: 2510, height: 1720, depth: 38 },
      weight: 21600,
    },
  ],
  tiers: objectTiers,
  attributes: [
    attribute('dimensions', {
      nl: '1720 mm hoog, vleugels van 620 mm',
      fr: '1720 mm de haut, vantaux de 620 mm',
      de: '1720 mm hoch, Flügel je 620 mm',
      en: '1720 mm tall, leaves of 620 mm',
    }),
    attribute('thickness', '38 mm'),
    attribute('frame', { nl: 'Massief eiken', fr: 'Chêne massif', de: 'Massive Eiche', en: 'Solid oak' }),
    attribute('material', {
      nl: 'Open geweven polyester, PET-wol van 30 mm',
      fr: 'Polyester à tissage ouvert, laine PET de 30 mm',
      de: 'Offen gewebtes Polyester, PET-Wolle 30 mm',
      en: 'Open-weave polyester, 30 mm PET wool',
    }),
    attribute('care', {
      nl: 'Doek wasbaar op 30 °C',
      fr: 'Toile lavable à 30 °C',
      de: 'Gewebe waschbar bei 30 °C',
      en: 'Cloth washable at 30 °C',
    }),
    attribute('measured', {
      nl: 'EN ISO 354, vrijstaand, betrokken op één zijde',
      fr: 'EN ISO 354, autoportant, rapporté à une face',
      de: 'EN ISO 354, frei stehend, bezogen auf eine Seite',
      en: 'EN ISO 354, free-standing, related to one face',
    }),
  ],
  acoustics: {
    absorption: [0.14, 0.42, 0.8, 0.95, 0.96, 0.92],
    nrc: 0.8,
    fireClass: 'C-s2,d0',
    thickness: 38,
    density: 40,
  },
  delivery: madeToOrder,
  since: '2026-08-24',
  related: ['paravent-divider', 'canvas-print-panel', 'canvas-round-print', 'paravent-mobile'],
  photoPrint: {
    width: { min: 1880, max: 2510, step: 630, default: 1880 },
    height: { min: 1720, max: 1720, step: 10, default: 1720 },
    minimumDpi: 50,
    recommendedDpi: 100,
    stockImages,
  },
};
