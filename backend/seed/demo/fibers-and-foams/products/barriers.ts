import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { fromStock, madeToOrder } from '../../common/delivery.ts';
import { boxTiers } from '../../common/tiers.ts';
import { cutToSize } from '../cutting.ts';
import { materialDetails } from '../detail-pictures.ts';
import { materialPictures } from '../pictures.ts';
import { compositePictures } from '../sheet-pictures.ts';

export const barrierMat5: SeedProduct = {
  key: 'barrier-mat-5',
  categories: ['mass-and-damping'],
  brand: 'Fibers and Foams',
  slugs: { nl: 'zware-mat-5-kg', fr: 'masse-lourde-5-kg', de: 'schwerfolie-5-kg', en: 'barrier-mat-5-kg' },
  name: {
    nl: 'Zware mat, 5 kg/m²',
    fr: 'Masse lourde, 5 kg/m²',
    de: 'Schwerfolie, 5 kg/m²',
    en: 'Barrier mat, 5 kg/m²',
  },
  intro: {
    nl: 'Slap en zwaar: houdt geluid tegen waar schuim het alleen verzacht. Rw 26 dB bij 2,6 mm.',
    fr: 'Souple et lourde : arrête le son là où la mousse ne fait que l’adoucir. Rw 26 dB pour 2,6 mm.',
    de: 'Biegeweich und schwer: hält Schall auf, wo Schaum ihn nur mildert. Rw 26 dB bei 2,6 mm.',
    en: 'Limp and heavy: stops sound where foam only softens it. Rw 26 dB at 2.6 mm.',
  },
  description: {
    nl: '<p>Een folie van EPDM met mineraalvulling. Omdat zij zelf niet trilt, heeft ze geen zwakke frequentie zoals een plaat van hetzelfde gewicht. Voor mantels om leidingen, achter systeemplafonds en als kern van een sandwich.</p><p>Per vierkante meter, van een rol van 1,22 meter. Overlap 50 mm en plak de naad af: een kier doet al het werk teniet.</p>',
    fr: '<p>Une membrane d’EPDM chargée de minéraux. Comme elle ne vibre pas, elle n’a pas la fréquence faible d’une tôle de même poids. Pour envelopper des conduites, au-dessus d’un plafond suspendu, au cœur d’un sandwich.</p><p>Au mètre carré, d’un rouleau de 1,22 mètre. Recouvrez de 50 mm et collez le joint : un jour ruine tout.</p>',
    de: '<p>Eine EPDM-Folie mit mineralischer Füllung. Weil sie selbst nicht schwingt, fehlt ihr die schwache Frequenz einer gleich schweren Platte. Für Ummantelungen, über abgehängten Decken und als Kern eines Sandwichs.</p><p>Je Quadratmeter, von einer 1,22 Meter breiten Rolle. 50 mm überlappen und die Naht verkleben: Ein Spalt macht alles zunichte.</p>',
    en: '<p>An EPDM membrane with mineral filler. As it does not ring itself, it lacks the weak frequency of a sheet of equal weight. For pipe jackets, above suspended ceilings and as the core of a sandwich.</p><p>By the square metre, off a roll 1.22 metres wide. Overlap by 50 mm and tape the seam: a gap undoes it all.</p>',
  },
  pictures: [materialPictures.barrier, materialDetails.barrier],
  options: [
    {
      key: 'lead',
      type: 'GreenRemark',
      name: { nl: 'Zonder lood', fr: 'Sans plomb', de: 'Bleifrei', en: 'Lead-free' },
      description: {
        nl: 'Zonder lood, bitumen en weekmakers.',
        fr: 'Sans plomb, bitume ni plastifiant.',
        de: 'Ohne Blei, Bitumen und Weichmacher.',
        en: 'No lead, bitumen or plasticisers.',
      },
    },
  ],
  variants: [
    {
      sku: 'FF-BARR-5',
      choices: {},
      price: { eur: 2150, gbp: 1879 },
      size: { width: 1220, height: 820, depth: 3 },
      weight: 5000,
    },
  ],
  unit: 'm2',
  quantity: { min: 2, max: 400, step: 1 },
  tiers: [
    { max: 9, discountPercent: 0 },
    { min: 10, max: 39, discountPercent: 6 },
    { min: 40, discountPercent: 13 },
  ],
  attributes: [
    attribute('thickness', '2,6 mm'),
    attribute('weight', { nl: '5 kg/m²', fr: '5 kg/m²', de: '5 kg/m²', en: '5 kg/m²' }),
    attribute('fireClass', 'C-s2,d0'),
    attribute('measured', {
      nl: 'Rw 26 dB, EN ISO 10140-2',
      fr: 'Rw 26 dB, EN ISO 10140-2',
      de: 'Rw 26 dB, EN ISO 10140-2',
      en: 'Rw 26 dB, EN ISO 10140-2',
    }),
  ],
  delivery: fromStock,
  since: '2022-11-14',
  related: ['barrier-foam-composite', 'damping-sheet', 'sealing-profile'],
};

export const barrierFoamComposite: SeedProduct = {
  key: 'barrier-foam-composite',
  categories: ['mass-and-damping'],
  brand: 'Fibers and Foams',
  slugs: {
    nl: 'sandwich-schuim-en-massa',
    fr: 'complexe-mousse-et-masse',
    de: 'verbund-schaum-und-masse',
    en: 'foam-and-mass-composite',
  },
  name: {
    nl: 'Sandwich van schuim en massa, 32 mm',
    fr: 'Complexe mousse et masse, 32 mm',
    de: 'Verbund aus Schaum und Masse, 32 mm',
    en: 'Foam and mass composite, 32 mm',
  },
  intro: {
    nl: '6 mm veer, 5 kg massa, 25 mm absorptie. Eén plaat doet drie dingen in een machinekast.',
    fr: '6 mm de ressort, 5 kg de masse, 25 mm d’absorption. Une plaque, trois rôles dans un capot.',
    de: '6 mm Feder, 5 kg Masse, 25 mm Absorption. Eine Platte erledigt in der Kapsel drei Dinge.',
    en: '6 mm of spring, 5 kg of mass, 25 mm of absorption. One sheet does three jobs in a housing.',
  },
  description: {
    nl: '<p>De dunne laag schuim ontkoppelt de massa van het blik; de massa houdt tegen; de dikke laag slikt wat binnen rondkaatst. In een kast van 1 mm staal scheelt dat 12 tot 18 dB boven 500 Hz.</p><p>Zelfklevend. Reinig het blik met alcohol, druk van het midden naar de rand, en dek snijkanten af met tape.</p>',
    fr: '<p>La mince couche découple la masse de la tôle ; la masse arrête ; la couche épaisse absorbe ce qui tourne dedans. Dans un capot d’acier de 1 mm, cela fait 12 à 18 dB au-dessus de 500 Hz.</p><p>Adhésif. Nettoyez la tôle à l’alcool, pressez du centre vers les bords et couvrez les chants de ruban.</p>',
    de: '<p>Die dünne Schaumlage entkoppelt die Masse vom Blech, die Masse hält auf, die dicke Lage schluckt, was innen kreist. In einem Gehäuse aus 1 mm Stahl bringt das 12 bis 18 dB über 500 Hz.</p><p>Selbstklebend. Blech mit Alkohol reinigen, von der Mitte zum Rand andrücken, Schnittkanten mit Band abdecken.</p>',
    en: '<p>The thin foam uncouples the mass from the metal; the mass stops sound; the thick layer swallows what circulates inside. In a housing of 1 mm steel that makes 12 to 18 dB above 500 Hz.</p><p>Self-adhesive. Clean the metal with alcohol, press from the middle outwards and tape the cut edges.</p>',
  },
  pictures: compositePictures,
  options: [
    cutToSize(1000, 600, { eur: 360, gbp: 315 }),
    {
      key: 'oil',
      type: 'OrangeRemark',
      name: { nl: 'Olienevel', fr: 'Brouillard d’huile', de: 'Ölnebel', en: 'Oil mist' },
      description: {
        nl: 'Bij olienevel: neem de uitvoering met aluminium (kanaalschuim) als binnenlaag.',
        fr: 'En brouillard d’huile : mettez la mousse de gaine aluminium en couche intérieure.',
        de: 'Bei Ölnebel den Kanalschaum mit Aluminium als Innenlage verwenden.',
        en: 'In oil mist, use the aluminium-faced duct foam as the inner layer.',
      },
    },
  ],
  variants: [
    {
      sku: 'FF-COMP-32',
      choices: {},
      price: { eur: 4290, gbp: 3750 },
      size: { width: 1000, height: 600, depth: 34 },
      weight: 3560,
    },
  ],
  tiers: boxTiers,
  measure: { unit: 'm2', pieces: 1 },
  attributes: [
    attribute('dimensions', '1000 × 600 × 34 mm'),
    attribute('material', {
      nl: 'PU-schuim, EPDM, acrylaatlijm',
      fr: 'Mousse PU, EPDM, colle acrylique',
      de: 'PU-Schaum, EPDM, Acrylatkleber',
      en: 'PU foam, EPDM, acrylic adhesive',
    }),
    attribute('fireClass', 'E'),
  ],
  delivery: madeToOrder,
  since: '2023-03-20',
  related: ['barrier-mat-5', 'duct-foam-alu', 'damping-sheet'],
};

export const dampingSheet: SeedProduct = {
  key: 'damping-sheet',
  categories: ['mass-and-damping'],
  brand: 'Fibers and Foams',
  slugs: { nl: 'ontdreuningsplaat', fr: 'plaque-amortissante', de: 'entdroehnplatte', en: 'damping-sheet' },
  name: {
    nl: 'Ontdreuningsplaat, 2 mm',
    fr: 'Plaque amortissante, 2 mm',
    de: 'Entdröhnplatte, 2 mm',
    en: 'Damping sheet, 2 mm',
  },
  intro: {
    nl: 'Kloppen op het blik: klinkt het als een bel, dan helpt dit. Klinkt het als karton, dan niet.',
    fr: 'Frappez la tôle : si elle sonne comme une cloche, ceci aide. Si elle sonne comme un carton, non.',
    de: 'Ans Blech klopfen: Klingt es wie eine Glocke, hilft das hier. Klingt es wie Karton, nicht.',
    en: 'Knock on the metal: if it rings like a bell, this helps. If it sounds like card, it does not.',
  },
  description: {
    nl: '<p>Een taaie polymeerlaag met aluminium huid die trilling in warmte omzet. Op staal van 1 mm daalt de uitklinktijd van 2 seconden naar minder dan 0,1. Het hoeft niet overal: een derde van het vlak, in het midden, doet driekwart van het werk.</p><p>Aanbrengen boven 15 °C, met een roller. Overschilderbaar.</p>',
    fr: '<p>Une couche de polymère à peau d’aluminium qui change la vibration en chaleur. Sur acier de 1 mm, la traîne passe de 2 secondes à moins de 0,1. Inutile d’en mettre partout : un tiers de la surface, au milieu, fait les trois quarts du travail.</p><p>À poser au-dessus de 15 °C, au rouleau. Se peint.</p>',
    de: '<p>Eine zähe Polymerschicht mit Aluminiumhaut, die Schwingung in Wärme verwandelt. Auf 1 mm Stahl sinkt das Nachklingen von 2 Sekunden auf weniger als 0,1. Es muss nicht überall sein: Ein Drittel der Fläche, in der Mitte, tut drei Viertel der Arbeit.</p><p>Über 15 °C aufbringen, mit der Rolle. Überstreichbar.</p>',
    en: '<p>A tough polymer layer with an aluminium skin that turns vibration into heat. On 1 mm steel, ringing falls from 2 seconds to under 0.1. It need not go everywhere: a third of the area, in the middle, does three quarters of the work.</p><p>Apply above 15 °C, with a roller. Can be painted.</p>',
  },
  pictures: [materialPictures.damping, materialDetails.damping],
  variants: [
    {
      sku: 'FF-DAMP-2',
      choices: {},
      price: { eur: 690, gbp: 603 },
      size: { width: 500, height: 375, depth: 2 },
      weight: 620,
    },
  ],
  tiers: [
    { max: 9, discountPercent: 0 },
    { min: 10, max: 49, discountPercent: 10 },
    { min: 50, discountPercent: 20 },
  ],
  measure: { unit: 'm2', pieces: 1 },
  attributes: [
    attribute('dimensions', '500 × 375 × 2 mm'),
    attribute('packed', { nl: '10 vellen', fr: '10 feuilles', de: '10 Blatt', en: '10 sheets' }),
    attribute('care', { nl: '−30 tot 80 °C', fr: '−30 à 80 °C', de: '−30 bis 80 °C', en: '−30 to 80 °C' }),
  ],
  delivery: fromStock,
  since: '2021-10-11',
  related: ['barrier-foam-composite', 'duct-foam-alu'],
};

export const rubberGranulateMat: SeedProduct = {
  key: 'rubber-granulate-mat',
  categories: ['mass-and-damping'],
  brand: 'Fibers and Foams',
  slugs: {
    nl: 'rubbergranulaatmat',
    fr: 'tapis-de-granules-de-caoutchouc',
    de: 'gummigranulatmatte',
    en: 'rubber-granulate-mat',
  },
  name: {
    nl: 'Rubbergranulaatmat, 10 mm',
    fr: 'Tapis de granulés de caoutchouc, 10 mm',
    de: 'Gummigranulatmatte, 10 mm',
    en: 'Rubber granulate mat, 10 mm',
  },
  intro: {
    nl: 'Onder vloeren, wasmachines en fitnessapparaten: 20 dB minder contactgeluid onder een dekvloer.',
    fr: 'Sous les sols, lave-linge et appareils de sport : 20 dB de bruit d’impact en moins sous chape.',
    de: 'Unter Böden, Waschmaschinen und Fitnessgeräten: 20 dB weniger Trittschall unter Estrich.',
    en: 'Under floors, washing machines and gym equipment: 20 dB less impact noise below a screed.',
  },
  description: {
    nl: '<p>Korrels van autobanden, gebonden met polyurethaan. De mat draagt 50 kN/m² en veert bij een dekvloer van 50 mm op ongeveer 60 Hz.</p><p>Leg de naden strak en de randen los van de wand: een randstrook hoort erbij, anders brengt de wand het geluid alsnog over.</p>',
    fr: '<p>Granulés de pneus liés au polyuréthane. Le tapis porte 50 kN/m² et, sous une chape de 50 mm, résonne vers 60 Hz.</p><p>Joints serrés, bords désolidarisés : sans bande de rive, le mur transmet quand même.</p>',
    de: '<p>Reifengranulat, mit Polyurethan gebunden. Die Matte trägt 50 kN/m² und schwingt unter 50 mm Estrich bei etwa 60 Hz.</p><p>Stöße dicht, Ränder frei: Ohne Randstreifen überträgt die Wand den Schall doch.</p>',
    en: '<p>Tyre granules bound with polyurethane. The mat carries 50 kN/m² and, under a 50 mm screed, resonates at about 60 Hz.</p><p>Butt the joints and keep the edges off the wall: without an edge strip the wall carries the sound after all.</p>',
  },
  pictures: [materialPictures.rubber, materialDetails.rubber],
  options: [
    {
      key: 'edge',
      type: 'Checkbox',
      name: {
        nl: 'Randstrook, 4 meter per m²',
        fr: 'Bande de rive, 4 mètres par m²',
        de: 'Randstreifen, 4 Meter je m²',
        en: 'Edge strip, 4 metres per m²',
      },
      surcharge: { eur: 240, gbp: 210 },
    },
  ],
  variants: [
    {
      sku: 'FF-RUBB-10',
      choices: {},
      price: { eur: 1480, gbp: 1294 },
      size: { width: 1250, height: 800, depth: 10 },
      weight: 7300,
    },
  ],
  unit: 'm2',
  quantity: { min: 1, max: 500, step: 1 },
  tiers: [
    { min: 12, max: 59, discountPercent: 6 },
    { min: 60, discountPercent: 14 },
  ],
  attributes: [
    attribute('thickness', '10 mm'),
    attribute('recycled', { nl: '92%', fr: '92 %', de: '92 %', en: '92%' }),
    attribute('measured', {
      nl: 'ΔLw 20 dB, EN ISO 10140-3',
      fr: 'ΔLw 20 dB, EN ISO 10140-3',
      de: 'ΔLw 20 dB, EN ISO 10140-3',
      en: 'ΔLw 20 dB, EN ISO 10140-3',
    }),
  ],
  delivery: fromStock,
  since: '2022-06-27',
  related: ['rubber-mounts', 'sealing-profile'],
};
