import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { madeToOrder } from '../../common/delivery.ts';
import { canvasPrintPanelPicture } from '../family-pictures.ts';
import { stockImages } from '../stock-images.ts';

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
      key: 'frame',
      type: 'Radio',
      name: { nl: 'Frame', fr: 'Cadre', de: 'Rahmen', en: 'Frame' },
      required: true,
      values: [
        {
          key: 'hidden',
          name: {
            nl: 'Geen, doek om de zijkant',
            fr: 'Aucun, toile sur les côtés',
            de: 'Keiner, Gewebe um die Kante',
            en: 'None, cloth round the sides',
          },
        },
        {
          key: 'shadow-gap',
          name: {
            nl: 'Baklijst, gelakt',
            fr: 'Caisse américaine laquée',
            de: 'Schattenfugenrahmen, lackiert',
            en: 'Floating frame, painted',
          },
          surcharge: { eur: 4545, gbp: 3980 },
        },
      ],
    },
    {
      key: 'frame-color',
      type: 'ColorPicker',
      name: { nl: 'Kleur van de lijst', fr: 'Couleur du cadre', de: 'Farbe des Rahmens', en: 'Colour of the frame' },
      required: true,
      default: '#2d2a26',
      shownWhen: [{ option: 'frame', chosen: ['shadow-gap'] }],
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
        nl: 'Onder 120 dpi wordt het beeld van dichtbij zacht, onder 60 dpi drukken we niet.',
        fr: 'En dessous de 120 dpi, l’image paraît floue de près ; en dessous de 60 dpi, nous n’imprimons pas.',
        de: 'Unter 120 dpi wirkt das Bild aus der Nähe weich, unter 60 dpi drucken wir nicht.',
        en: 'Below 120 dpi the picture looks soft from close by; below 60 dpi we do not print it.',
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
  // Of one square metre.
  variants: [{ sku: 'CAN-M2', choices: {}, price: { eur: 18680, gbp: 16490 }, weight: 6500 }],
  unit: 'm2',
  quantity: { min: 1, max: 60, step: 1 },
  tiers: [
    { max: 3, discountPercent: 0 },
    { min: 4, max: 9, discountPercent: 4 },
    { min: 10, max: 19, discountPercent: 8 },
    { min: 20, discountPercent: 12 },
  ],
  photoPrint: {
    width: { min: 300, max: 2400, step: 10, default: 1200 },
    height: { min: 300, max: 1200, step: 10, default: 800 },
    scale: { min: 25, max: 200, step: 1, default: 100 },
    minimumDpi: 60,
    recommendedDpi: 120,
    stockImages,
  },
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
