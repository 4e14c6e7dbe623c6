import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { madeToOrder } from '../../common/delivery.ts';
import { objectTiers } from '../../common/tiers.ts';
import { inAllLanguages } from '../../in-all-languages.ts';
import { canvasPrintPanelPicture } from '../family-pictures.ts';
import { stockImages } from '../stock-images.ts';

export const canvasRoundPrint: SeedProduct = {
  key: 'canvas-round-print',
  kind: 'PhotoPrint',
  categories: ['wall-panels', 'printed-panels'],
  brand: 'Weefhuis',
  slugs: {
    nl: 'canvas-rond-fotopaneel',
    fr: 'canvas-panneau-photo-rond',
    de: 'canvas-rundes-fotopaneel',
    en: 'canvas-round-print-panel',
  },
  name: {
    nl: 'Canvas rond fotopaneel',
    fr: 'Panneau photo rond Canvas',
    de: 'Rundes Fotopaneel Canvas',
    en: 'Canvas round print panel',
  },
  intro: {
    nl: 'Hetzelfde open doek als Canvas, maar in een cirkel: een patrijspoort met jouw uitzicht en wol erachter.',
    fr: 'La même toile ouverte que Canvas, mais en cercle : un hublot avec votre vue et de la laine derrière.',
    de: 'Das gleiche offene Gewebe wie bei Canvas, nur im Kreis: ein Bullauge mit Ihrer Aussicht und Wolle dahinter.',
    en: 'The same open cloth as Canvas in a circle: a porthole with your own view, and wool behind it.',
  },
  description: {
    nl: `<p>Een rond beeld vraagt om een onderwerp in het midden en rust aan de rand. Denk aan een bloem van dichtbij, een planeet, een plattegrond van de stad waar je woont. In het voorbeeld zie je meteen wat er buiten de cirkel valt.</p>
<p>Het frame is een gebogen aluminium profiel uit één stuk, met een las aan de onderkant die je niet ziet. Achter het doek ligt 40 mm wol van PET. Een doorsnede van 1200 mm heeft 1,13 m² en doet in een slaapkamer al verschil.</p>
<ul><li>Doek los na te bestellen in dezelfde maat</li><li>Hangt aan één haak, dus nooit scheef</li><li>Even diep als de rechthoekige Canvas, dus goed te combineren</li></ul>`,
    fr: `<p>Une image ronde demande un sujet au centre et du calme au bord. Une fleur en gros plan, une planète, le plan de votre ville. L’aperçu montre tout de suite ce qui sort du cercle.</p>
<p>Le cadre est un profilé d’aluminium cintré d’une seule pièce, soudé en bas, hors de vue. Derrière la toile se trouvent 40 mm de laine PET. Un diamètre de 1200 mm offre 1,13 m² et s’entend déjà dans une chambre.</p>
<ul><li>La toile seule se commande à nouveau dans la même mesure</li><li>Tient à un seul crochet : aucun risque d’accrocher de travers</li><li>Même profondeur que la toile rectangulaire Canvas</li></ul>`,
    de: `<p>Ein rundes Bild braucht ein Motiv in der Mitte und Ruhe am Rand. Eine Blüte aus der Nähe, ein Planet, der Stadtplan Ihrer Stadt. In der Vorschau sehen Sie sofort, was außerhalb des Kreises liegt.</p>
<p>Der Rahmen ist ein gebogenes Aluminiumprofil aus einem Stück, unten verschweißt, wo es niemand sieht. Hinter dem Gewebe liegen 40 mm PET-Wolle. Ein Durchmesser von 1200 mm ergibt 1,13 m² und ist im Schlafzimmer bereits zu hören.</p>
<ul><li>Das Gewebe lässt sich in derselben Größe einzeln nachbestellen</li><li>Hängt an einem einzigen Haken und damit nie schief</li><li>Gleiche Tiefe wie das rechteckige Canvas</li></ul>`,
    en: `<p>A round picture wants a subject in the middle and calm at the edge: a flower close up, a planet, a street map of the town you live in. The preview shows at once what falls outside the circle.</p>
<p>The frame is a single length of curved aluminium, welded at the bottom where nobody looks. Behind the cloth is 40 mm of PET wool. A diameter of 1200 mm gives 1.13 m², enough to hear in a bedroom.</p>
<ul><li>The cloth alone can be reordered in the same size</li><li>Hangs from a single hook, so it is never crooked</li><li>As deep as the rectangular Canvas, so the two go together</li></ul>`,
  },
  pictures: [canvasPrintPanelPicture],
  options: [
    {
      key: 'diameter',
      type: 'Radio',
      name: { nl: 'Doorsnede', fr: 'Diamètre', de: 'Durchmesser', en: 'Diameter' },
      required: true,
      values: [
        { key: '800', name: inAllLanguages('80 cm') },
        { key: '1000', name: inAllLanguages('100 cm') },
        { key: '1200', name: inAllLanguages('120 cm') },
      ],
    },
    {
      key: 'frame',
      type: 'Radio',
      name: { nl: 'Frame', fr: 'Cadre', de: 'Rahmen', en: 'Frame' },
      values: [
        {
          key: 'silver',
          name: { nl: 'Aluminium', fr: 'Aluminium', de: 'Aluminium', en: 'Aluminium' },
        },
        { key: 'black', name: { nl: 'Zwart', fr: 'Noir', de: 'Schwarz', en: 'Black' } },
        {
          key: 'painted',
          name: { nl: 'In eigen kleur', fr: 'À votre couleur', de: 'In Wunschfarbe', en: 'In a colour of your own' },
          surcharge: { eur: 2314, gbp: 2025 },
        },
      ],
    },
    {
      key: 'frame-color',
      type: 'ColorPicker',
      name: { nl: 'Kleur van het frame', fr: 'Couleur du cadre', de: 'Farbe des Rahmens', en: 'Colour of the frame' },
      required: true,
      default: '#2d2a26',
      shownWhen: [{ option: 'frame', chosen: ['painted'] }],
    },
    {
      key: 'rights',
      type: 'OrangeRemark',
      name: { nl: 'Beeldrecht', fr: 'Droits à l’image', de: 'Bildrechte', en: 'Picture rights' },
      description: {
        nl: 'Druk alleen beelden af waarvan je de rechten hebt. Met een licentiecode uit onze collectie is dat geregeld.',
        fr: 'N’imprimez que des images dont vous avez les droits. Avec un code de licence de notre collection, c’est réglé.',
        de: 'Drucken Sie nur Bilder, deren Rechte Sie haben. Mit einem Lizenzcode aus unserer Sammlung ist das geklärt.',
        en: 'Only print pictures you hold the rights to. A licence code from our collection settles that for you.',
      },
    },
  ],
  variants: [
    {
      sku: 'CAR-100',
      choices: { diameter: '1000' },
      price: { eur: 20579, gbp: 18083 },
      size: { width: 1000, height: 1000, depth: 45 },
      weight: 5300,
    },
    {
      sku: 'CAR-080',
      choices: { diameter: '800' },
      price: { eur: 15620, gbp: 13750 },
      size: { width: 800, height: 800, depth: 45 },
      weight: 3600,
    },
    {
      sku: 'CAR-120',
      choices: { diameter: '1200' },
      price: { eur: 27190, gbp: 23917 },
      size: { width: 1200, height: 1200, depth: 45 },
      weight: 7500,
    },
  ],
  tiers: objectTiers,
  attributes: [
    attribute('dimensions', {
      nl: '80, 100 of 120 cm rond',
      fr: '80, 100 ou 120 cm de diamètre',
      de: '80, 100 oder 120 cm Durchmesser',
      en: '80, 100 or 120 cm across',
    }),
    attribute('thickness', '45 mm'),
    attribute('frame', {
      nl: 'Gebogen aluminium, geanodiseerd of zwart gelakt',
      fr: 'Aluminium cintré, anodisé ou laqué noir',
      de: 'Gebogenes Aluminium, eloxiert oder schwarz lackiert',
      en: 'Curved aluminium, anodised or painted black',
    }),
    attribute('material', {
      nl: 'Polyester doek, PET-wol van 40 mm',
      fr: 'Toile polyester, laine PET de 40 mm',
      de: 'Polyestergewebe, PET-Wolle 40 mm',
      en: 'Polyester cloth, 40 mm PET wool',
    }),
    attribute('mounting', {
      nl: 'Eén haak, meegeleverd',
      fr: 'Un crochet fourni',
      de: 'Ein Haken, liegt bei',
      en: 'One hook, supplied',
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
    absorption: [0.17, 0.52, 0.9, 1, 0.97, 0.91],
    nrc: 0.85,
    alphaW: 0.8,
    soundClass: 'B',
    fireClass: 'B-s1,d0',
    thickness: 45,
    density: 40,
  },
  delivery: madeToOrder,
  since: '2026-09-14',
  related: ['canvas-print-panel', 'paravent-print-divider', 'luna-round-raft', 'dune-wall-panel'],
  photoPrint: {
    width: { min: 800, max: 1200, step: 200, default: 1000 },
    height: { min: 800, max: 1200, step: 200, default: 1000 },
    minimumDpi: 60,
    recommendedDpi: 120,
    stockImages,
  },
};
