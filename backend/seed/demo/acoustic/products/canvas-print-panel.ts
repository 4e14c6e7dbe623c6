import type { SeedProduct, SeedVariant } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { madeToOrder } from '../../common/delivery.ts';
import { objectTiers } from '../../common/tiers.ts';
import { inAllLanguages } from '../../in-all-languages.ts';
import { canvasPrintPanelPicture } from '../family-pictures.ts';

const formats = [
  { width: 1200, height: 800, price: { eur: 17934, gbp: 15833 }, weight: 6200 },
  { width: 800, height: 800, price: { eur: 13884, gbp: 12250 }, weight: 4300 },
  { width: 1500, height: 1000, price: { eur: 23884, gbp: 21083 }, weight: 8900 },
  { width: 1800, height: 1200, price: { eur: 31488, gbp: 27833 }, weight: 12100 },
] as const;

type Format = (typeof formats)[number];

/** The first format is the one a visitor starts from; a list of sizes starts with the smallest. */
const byWidth = (a: Format, b: Format) => a.width - b.width;

const keyOf = ({ width, height }: Format) => `${width}x${height}`;

const variantOf = (format: Format): SeedVariant => ({
  sku: `CAN-${format.width / 10}X${format.height / 10}`,
  choices: { format: keyOf(format) },
  price: format.price,
  size: { width: format.width, height: format.height, depth: 45 },
  weight: format.weight,
});

export const canvasPrintPanel: SeedProduct = {
  key: 'canvas-print-panel',
  kind: 'PhotoPrint',
  categories: ['wall-panels', 'printed-panels'],
  brand: 'Weefhuis',
  slugs: {
    nl: 'canvas-fotopaneel',
    fr: 'canvas-panneau-photo',
    de: 'canvas-fotopaneel',
    en: 'canvas-print-panel',
  },
  oldSlugs: { nl: ['akoestisch-schilderij'], de: ['akustikbild'], fr: ['tableau-acoustique'] },
  name: { nl: 'Canvas fotopaneel', fr: 'Panneau photo Canvas', de: 'Fotopaneel Canvas', en: 'Canvas print panel' },
  intro: {
    nl: 'Je eigen foto op geluiddoorlatend doek, met 40 mm wol erachter: je ziet een schilderij, je hoort een absorber.',
    fr: 'Votre photo sur une toile perméable au son, 40 mm de laine derrière : un tableau à voir, un absorbeur à entendre.',
    de: 'Ihr Foto auf schalldurchlässigem Gewebe, dahinter 40 mm Wolle: zu sehen ist ein Bild, zu hören ein Absorber.',
    en: 'Your photograph on sound-open cloth with 40 mm of wool behind it: a picture to look at, an absorber to listen to.',
  },
  description: {
    nl: `<p>Gewoon canvas is dichtgesmeerd met grondverf en kaatst geluid terug. Wij drukken daarom op een open geweven polyester. De inkt trekt in de draad, de gaatjes blijven vrij en het geluid komt bij de wol.</p>
<p>Het doek zit met een siliconenpees in een aluminium frame van 45 mm diep en loopt over de zijkant door. Wil je na een paar jaar iets anders, dan bestel je alleen een nieuw doek.</p>
<ul><li>Lever een foto aan van minstens 2500 pixels breed; liever meer</li><li>We kijken elk bestand na voordat we drukken</li><li>Beeldrechten op stockfoto’s regel je zelf of via een licentiecode</li></ul>`,
    fr: `<p>Une toile ordinaire est bouchée par son apprêt et renvoie le son. Nous imprimons donc sur un polyester à tissage ouvert : l’encre imprègne le fil, les mailles restent libres et le son atteint la laine.</p>
<p>La toile est tendue par un jonc de silicone dans un cadre en aluminium de 45 mm de profondeur et se poursuit sur les côtés. Envie d’autre chose dans quelques années ? Il suffit de commander une nouvelle toile.</p>
<ul><li>Fournissez une photo d’au moins 2500 pixels de large, davantage si possible</li><li>Nous vérifions chaque fichier avant l’impression</li><li>Pour une image de banque, réglez les droits vous-même ou par un code de licence</li></ul>`,
    de: `<p>Gewöhnliche Leinwand ist mit Grundierung verschlossen und wirft Schall zurück. Wir drucken deshalb auf offen gewebtes Polyester: Die Tinte zieht in den Faden, die Poren bleiben frei, und der Schall erreicht die Wolle.</p>
<p>Das Gewebe sitzt mit einem Silikonkeder in einem 45 mm tiefen Aluminiumrahmen und läuft über die Seiten weiter. Wenn Sie nach ein paar Jahren ein anderes Motiv möchten, bestellen Sie nur den Druck neu.</p>
<ul><li>Ihr Foto sollte mindestens 2500 Pixel breit sein, gern mehr</li><li>Wir prüfen jede Datei, bevor wir drucken</li><li>Bildrechte an Stockfotos klären Sie selbst oder über einen Lizenzcode</li></ul>`,
    en: `<p>Ordinary canvas is sealed with primer and bounces sound straight back. We print on an open-weave polyester instead: the ink soaks into the thread, the gaps stay clear and sound gets through to the wool.</p>
<p>The cloth is held by a silicone bead in an aluminium frame 45 mm deep and wraps round the sides. If you fancy something else in a few years’ time, you order a new print and keep the rest.</p>
<ul><li>Send a photograph at least 2500 pixels wide; more is better</li><li>We look at every file before it goes to print</li><li>For stock images, clear the rights yourself or enter a licence code</li></ul>`,
  },
  pictures: [canvasPrintPanelPicture],
  options: [
    {
      key: 'format',
      type: 'DropDown',
      name: { nl: 'Formaat', fr: 'Format', de: 'Format', en: 'Size' },
      required: true,
      values: formats.toSorted(byWidth).map((format) => ({
        key: keyOf(format),
        name: inAllLanguages(`${format.width / 10} × ${format.height / 10} cm`),
      })),
    },
    {
      key: 'photo',
      type: 'File',
      name: { nl: 'Je foto', fr: 'Votre photo', de: 'Ihr Foto', en: 'Your photograph' },
      description: {
        nl: 'Het liefst het origineel uit de camera, niet een versie uit een bericht.',
        fr: 'De préférence l’original de l’appareil, pas une version reçue par message.',
        de: 'Am besten das Original aus der Kamera, keine Fassung aus einer Nachricht.',
        en: 'The original from the camera if you can, not a copy from a message.',
      },
      required: true,
    },
    {
      key: 'resolution',
      type: 'RedRemark',
      name: {
        nl: 'Let op de resolutie',
        fr: 'Attention à la résolution',
        de: 'Auflösung beachten',
        en: 'Mind the resolution',
      },
      description: {
        nl: 'Onder 60 dpi wordt het beeld op kijkafstand merkbaar zacht. Dan nemen we eerst contact op.',
        fr: 'En dessous de 60 dpi, l’image paraît floue à distance normale. Nous vous contactons alors avant d’imprimer.',
        de: 'Unter 60 dpi wirkt das Bild aus normalem Abstand unscharf. Dann melden wir uns, bevor wir drucken.',
        en: 'Below 60 dpi the picture looks soft at normal viewing distance. We will get in touch before we print.',
      },
    },
    {
      key: 'retouch',
      type: 'Checkbox',
      name: {
        nl: 'Kleur en scherpte laten nakijken door onze studio',
        fr: 'Faire retoucher couleurs et netteté par notre studio',
        de: 'Farbe und Schärfe von unserem Studio bearbeiten lassen',
        en: 'Have our studio adjust colour and sharpness',
      },
      surcharge: { eur: 2479, gbp: 2204 },
    },
    {
      key: 'note',
      type: 'TextArea',
      name: {
        nl: 'Opmerking voor de drukker',
        fr: 'Note pour l’imprimeur',
        de: 'Hinweis für die Druckerei',
        en: 'Note for the printer',
      },
      maxLength: 300,
    },
  ],
  variants: [variantOf(formats[0]), ...formats.slice(1).map(variantOf)],
  tiers: objectTiers,
  attributes: [
    attribute('dimensions', {
      nl: '80 × 80 tot 180 × 120 cm',
      fr: '80 × 80 à 180 × 120 cm',
      de: '80 × 80 bis 180 × 120 cm',
      en: '80 × 80 to 180 × 120 cm',
    }),
    attribute('thickness', '45 mm'),
    attribute('frame', {
      nl: 'Aluminium, blank geanodiseerd',
      fr: 'Aluminium anodisé naturel',
      de: 'Aluminium, natur eloxiert',
      en: 'Aluminium, clear anodised',
    }),
    attribute('material', {
      nl: 'Polyester doek, PET-wol van 40 mm',
      fr: 'Toile polyester, laine PET de 40 mm',
      de: 'Polyestergewebe, PET-Wolle 40 mm',
      en: 'Polyester cloth, 40 mm PET wool',
    }),
    attribute('recycled', {
      nl: '85% van de wol',
      fr: '85 % de la laine',
      de: '85 % der Wolle',
      en: '85% of the wool',
    }),
    attribute('mounting', {
      nl: 'Twee haken, meegeleverd',
      fr: 'Deux crochets fournis',
      de: 'Zwei Haken, liegen bei',
      en: 'Two hooks, supplied',
    }),
    attribute('lightFastness', {
      nl: 'Blauwschaal 6',
      fr: 'Échelle des bleus 6',
      de: 'Blauskala 6',
      en: 'Blue wool scale 6',
    }),
    attribute('measured', 'EN ISO 354'),
  ],
  acoustics: {
    absorption: [0.18, 0.55, 0.92, 1, 0.96, 0.9],
    nrc: 0.85,
    alphaW: 0.85,
    soundClass: 'B',
    fireClass: 'B-s1,d0',
    thickness: 45,
    density: 40,
  },
  delivery: madeToOrder,
  since: '2025-11-03',
  related: ['fjord-wall-panel', 'nube-ceiling-raft', 'drape-acoustic-curtain', 'lamel-slat-panel'],
};
