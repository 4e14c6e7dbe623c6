import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { fromStock } from '../../common/delivery.ts';
import { materialDetails } from '../detail-pictures.ts';
import { materialPictures } from '../pictures.ts';

export const rubberMounts: SeedProduct = {
  key: 'rubber-mounts',
  categories: ['seals-and-fixings'],
  brand: 'Fibers and Foams',
  slugs: { nl: 'rubber-trillingsdempers', fr: 'plots-antivibratoires', de: 'gummipuffer', en: 'rubber-mounts' },
  name: {
    nl: 'Rubber trillingsdempers, set van 4',
    fr: 'Plots antivibratoires, jeu de 4',
    de: 'Gummipuffer, Satz zu 4',
    en: 'Rubber mounts, set of 4',
  },
  intro: {
    nl: 'Voor pompen, ventilatoren en warmtepompen van 20 tot 120 kg. Kies op gewicht, niet op gevoel.',
    fr: 'Pour pompes, ventilateurs et pompes à chaleur de 20 à 120 kg. Choisissez au poids, pas au jugé.',
    de: 'Für Pumpen, Ventilatoren und Wärmepumpen von 20 bis 120 kg. Nach Gewicht wählen, nicht nach Gefühl.',
    en: 'For pumps, fans and heat pumps of 20 to 120 kg. Choose by weight, not by feel.',
  },
  description: {
    nl: '<p>Een te stugge demper doet niets, een te slappe laat de machine wiebelen. Bij de juiste keuze zakt de machine 4 tot 6 mm in en isoleert de set vanaf 1.300 toeren per minuut voor 90 procent.</p><p>M8-draad boven en onder, natuurrubber, buiten gebruiken mag.</p>',
    fr: '<p>Trop raide, un plot ne fait rien ; trop souple, la machine tangue. Bien choisi, il s’écrase de 4 à 6 mm et isole à 90 % dès 1 300 tours par minute.</p><p>Filetage M8 dessus et dessous, caoutchouc naturel, utilisable dehors.</p>',
    de: '<p>Zu steif bewirkt ein Puffer nichts, zu weich schwankt die Maschine. Richtig gewählt federt sie 4 bis 6 mm ein, und der Satz isoliert ab 1.300 Umdrehungen zu 90 Prozent.</p><p>M8-Gewinde oben und unten, Naturkautschuk, auch für draußen.</p>',
    en: '<p>Too stiff a mount does nothing, too soft a one lets the machine wobble. Chosen right, the machine settles by 4 to 6 mm and the set isolates 90 per cent from 1,300 rpm.</p><p>M8 thread top and bottom, natural rubber, fit for outdoors.</p>',
  },
  pictures: [materialPictures.mounts, materialDetails.mounts],
  options: [
    {
      key: 'load',
      type: 'Radio',
      name: { nl: 'Machinegewicht', fr: 'Poids de la machine', de: 'Maschinengewicht', en: 'Machine weight' },
      required: true,
      values: [
        { key: 'k40', name: { nl: '20 tot 40 kg', fr: '20 à 40 kg', de: '20 bis 40 kg', en: '20 to 40 kg' } },
        { key: 'k70', name: { nl: '40 tot 70 kg', fr: '40 à 70 kg', de: '40 bis 70 kg', en: '40 to 70 kg' } },
        { key: 'k120', name: { nl: '70 tot 120 kg', fr: '70 à 120 kg', de: '70 bis 120 kg', en: '70 to 120 kg' } },
      ],
    },
    {
      key: 'speed',
      type: 'Number',
      name: {
        nl: 'Toerental, ter controle',
        fr: 'Régime, pour contrôle',
        de: 'Drehzahl, zur Kontrolle',
        en: 'Speed, so that we can check',
      },
      number: { min: 300, max: 6000, step: 10 },
      unit: { nl: 'min⁻¹', fr: 'tr/min', de: 'min⁻¹', en: 'rpm' },
    },
    {
      key: 'slow',
      type: 'OrangeRemark',
      name: { nl: 'Langzame machine', fr: 'Machine lente', de: 'Langsame Maschine', en: 'Slow machine' },
      description: {
        nl: 'Onder 900 toeren per minuut veren deze dempers te stijf. Bel ons: dan passen veren beter.',
        fr: 'Sous 900 tours par minute, ces plots sont trop raides. Appelez-nous : des ressorts conviennent mieux.',
        de: 'Unter 900 Umdrehungen pro Minute sind diese Puffer zu steif. Rufen Sie uns an: Federn passen dann besser.',
        en: 'Below 900 revolutions a minute these mounts are too stiff. Call us: springs will suit you better.',
      },
      shownWhen: [{ option: 'speed', max: 890 }],
    },
  ],
  variants: [
    { sku: 'FF-MOUNT-40', choices: { load: 'k40' }, price: { eur: 1890, gbp: 1652 }, weight: 240 },
    { sku: 'FF-MOUNT-70', choices: { load: 'k70' }, price: { eur: 2190, gbp: 1914 }, weight: 310 },
    { sku: 'FF-MOUNT-120', choices: { load: 'k120' }, price: { eur: 2690, gbp: 2351 }, weight: 420 },
  ],
  attributes: [
    attribute('material', {
      nl: 'Natuurrubber, verzinkt staal',
      fr: 'Caoutchouc naturel, acier zingué',
      de: 'Naturkautschuk, verzinkter Stahl',
      en: 'Natural rubber, zinc-plated steel',
    }),
    attribute('mounting', { nl: 'M8 × 20', fr: 'M8 × 20', de: 'M8 × 20', en: 'M8 × 20' }),
  ],
  delivery: fromStock,
  since: '2023-08-21',
  related: ['rubber-granulate-mat', 'damping-sheet'],
};

export const sealingProfile: SeedProduct = {
  key: 'sealing-profile',
  categories: ['seals-and-fixings'],
  brand: 'Fibers and Foams',
  slugs: { nl: 'afdichtprofiel-epdm', fr: 'joint-epdm', de: 'dichtprofil-epdm', en: 'epdm-seal' },
  name: {
    nl: 'Afdichtprofiel EPDM, 6 meter',
    fr: 'Joint EPDM, 6 mètres',
    de: 'Dichtprofil EPDM, 6 Meter',
    en: 'EPDM seal, 6 metres',
  },
  intro: {
    nl: 'Hol profiel voor één deur. Twee millimeter kier kost tien decibel; dit kost een uur.',
    fr: 'Profil creux pour une porte. Deux millimètres de jour coûtent dix décibels ; ceci coûte une heure.',
    de: 'Hohlprofil für eine Tür. Zwei Millimeter Spalt kosten zehn Dezibel; das hier kostet eine Stunde.',
    en: 'Hollow profile for one door. A two-millimetre gap costs ten decibels; this costs an hour.',
  },
  description: {
    nl: '<p>Zes meter is genoeg voor een binnendeur rondom, drempel uitgezonderd. Het holle profiel blijft veren waar schuimband na een winter plat is.</p><p>Meet de kier met een strook papier, kies het profiel twee millimeter dikker en plak het op een ontvette sponning.</p>',
    fr: '<p>Six mètres suffisent au pourtour d’une porte intérieure, seuil excepté. Le profil creux garde son ressort quand la mousse est plate après un hiver.</p><p>Mesurez le jour avec une bande de papier, prenez deux millimètres de plus et collez sur une feuillure dégraissée.</p>',
    de: '<p>Sechs Meter reichen rund um eine Innentür, ohne Schwelle. Das Hohlprofil federt noch, wenn Schaumband nach einem Winter platt ist.</p><p>Spalt mit einem Papierstreifen messen, zwei Millimeter dicker wählen und auf den entfetteten Falz kleben.</p>',
    en: '<p>Six metres go round an interior door, threshold excepted. A hollow profile stays springy when foam tape is flat after one winter.</p><p>Measure the gap with a strip of paper, choose two millimetres more and stick it to a degreased rebate.</p>',
  },
  pictures: [materialPictures.seal, materialDetails.seal],
  options: [
    {
      key: 'height',
      type: 'DropDown',
      name: { nl: 'Hoogte', fr: 'Hauteur', de: 'Höhe', en: 'Height' },
      required: true,
      values: [
        { key: 'h4', name: { nl: '4 mm', fr: '4 mm', de: '4 mm', en: '4 mm' } },
        { key: 'h6', name: { nl: '6 mm', fr: '6 mm', de: '6 mm', en: '6 mm' } },
        { key: 'h9', name: { nl: '9 mm', fr: '9 mm', de: '9 mm', en: '9 mm' } },
      ],
    },
  ],
  variants: [
    { sku: 'FF-SEAL-6', choices: { height: 'h6' }, price: { eur: 1090, gbp: 953 }, weight: 260 },
    { sku: 'FF-SEAL-4', choices: { height: 'h4' }, price: { eur: 890, gbp: 778 }, weight: 190 },
    { sku: 'FF-SEAL-9', choices: { height: 'h9' }, price: { eur: 1390, gbp: 1215 }, weight: 380 },
  ],
  tiers: [
    { max: 9, discountPercent: 0 },
    { min: 10, discountPercent: 10 },
  ],
  measure: { unit: 'm', amount: 6000 },
  attributes: [
    attribute('material', {
      nl: 'EPDM, zwart, zelfklevend',
      fr: 'EPDM noir, adhésif',
      de: 'EPDM, schwarz, selbstklebend',
      en: 'EPDM, black, self-adhesive',
    }),
    attribute('care', { nl: '−40 tot 90 °C', fr: '−40 à 90 °C', de: '−40 bis 90 °C', en: '−40 to 90 °C' }),
  ],
  delivery: fromStock,
  since: '2021-12-06',
  related: ['acoustic-sealant', 'barrier-mat-5'],
};

export const acousticSealant: SeedProduct = {
  key: 'acoustic-sealant',
  categories: ['seals-and-fixings'],
  brand: 'Silentum',
  slugs: { nl: 'akoestische-kit', fr: 'mastic-acoustique', de: 'akustikdichtstoff', en: 'acoustic-sealant' },
  name: {
    nl: 'Akoestische kit, 310 ml',
    fr: 'Mastic acoustique, 310 ml',
    de: 'Akustikdichtstoff, 310 ml',
    en: 'Acoustic sealant, 310 ml',
  },
  intro: {
    nl: 'Blijft twintig jaar zacht. Voor naden van wanden, doorvoeren en profielen.',
    fr: 'Reste souple vingt ans. Pour joints de cloisons, traversées et profilés.',
    de: 'Bleibt zwanzig Jahre weich. Für Fugen an Wänden, Durchführungen und Profilen.',
    en: 'Stays soft for twenty years. For joints in walls, penetrations and studs.',
  },
  description: {
    nl: '<p>Gewone acrylaatkit krimpt en scheurt, en door een scheur van een haar komt spraak. Deze kit op MS-polymeerbasis krimpt minder dan 3 procent en is na een dag overschilderbaar.</p><p>Eén koker vult 12 meter naad van 5 × 5 mm.</p>',
    fr: '<p>Un mastic acrylique ordinaire se rétracte et fissure ; une fissure fine comme un cheveu laisse passer la parole. Celui-ci, à base de polymère MS, se rétracte de moins de 3 % et se peint après un jour.</p><p>Une cartouche remplit 12 mètres de joint de 5 × 5 mm.</p>',
    de: '<p>Gewöhnliches Acryl schrumpft und reißt, und durch einen haarfeinen Riss dringt Sprache. Dieser Dichtstoff auf MS-Polymer-Basis schrumpft unter 3 Prozent und ist nach einem Tag überstreichbar.</p><p>Eine Kartusche füllt 12 Meter Fuge von 5 × 5 mm.</p>',
    en: '<p>Ordinary acrylic shrinks and cracks, and speech comes through a crack as fine as a hair. This MS polymer sealant shrinks by less than 3 per cent and can be painted after a day.</p><p>One cartridge fills 12 metres of 5 × 5 mm joint.</p>',
  },
  pictures: [materialPictures.sealant, materialDetails.sealant],
  variants: [{ sku: 'SIL-KIT-310', choices: {}, price: { eur: 845, gbp: 739 }, weight: 480 }],
  tiers: [
    { max: 11, discountPercent: 0 },
    { min: 12, discountPercent: 12 },
  ],
  attributes: [
    attribute('material', {
      nl: 'MS-polymeer, wit',
      fr: 'Polymère MS, blanc',
      de: 'MS-Polymer, weiß',
      en: 'MS polymer, white',
    }),
    attribute('emissions', 'EMICODE EC1 Plus'),
    attribute('packed', { nl: '12 kokers', fr: '12 cartouches', de: '12 Kartuschen', en: '12 cartridges' }),
  ],
  delivery: fromStock,
  since: '2022-02-28',
  related: ['sealing-profile', 'spray-adhesive'],
};

export const sprayAdhesive: SeedProduct = {
  key: 'spray-adhesive',
  categories: ['seals-and-fixings'],
  brand: 'Silentum',
  slugs: {
    nl: 'spuitlijm-voor-schuim',
    fr: 'colle-en-bombe-pour-mousse',
    de: 'spruehkleber-fuer-schaum',
    en: 'spray-adhesive-for-foam',
  },
  name: {
    nl: 'Spuitlijm voor schuim, 500 ml',
    fr: 'Colle en bombe pour mousse, 500 ml',
    de: 'Sprühkleber für Schaum, 500 ml',
    en: 'Spray adhesive for foam, 500 ml',
  },
  intro: {
    nl: 'Lost schuim niet op en sluit de cellen niet af. Eén bus plakt zes vierkante meter.',
    fr: 'N’attaque pas la mousse et ne bouche pas ses cellules. Une bombe colle six mètres carrés.',
    de: 'Greift Schaum nicht an und verschließt die Zellen nicht. Eine Dose klebt sechs Quadratmeter.',
    en: 'Does not dissolve foam or close its cells. One can sticks six square metres.',
  },
  description: {
    nl: '<p>Spuit beide zijden licht in, wacht vijf minuten, en druk aan: verschuiven kan daarna niet meer. Op behang en kalkverf hecht niets lang; breng daar eerst een grondlaag of latten aan.</p><p>Werk met het raam open. Eenmaal droog ruikt het na een dag niet meer.</p>',
    fr: '<p>Pulvérisez légèrement les deux faces, attendez cinq minutes, pressez : on ne déplace plus ensuite. Sur papier peint ou badigeon, rien ne tient longtemps ; posez d’abord une couche d’accroche ou des tasseaux.</p><p>Fenêtre ouverte. Une fois sèche, plus d’odeur après un jour.</p>',
    de: '<p>Beide Seiten dünn einsprühen, fünf Minuten warten, andrücken: Verschieben geht dann nicht mehr. Auf Tapete und Kalkfarbe hält nichts lange; dort zuerst grundieren oder Latten setzen.</p><p>Bei offenem Fenster arbeiten. Trocken riecht er nach einem Tag nicht mehr.</p>',
    en: '<p>Spray both sides lightly, wait five minutes and press: there is no moving it afterwards. Nothing holds for long on wallpaper or limewash; prime first, or fix battens.</p><p>Work with the window open. Once dry the smell is gone within a day.</p>',
  },
  pictures: [materialPictures.glue, materialDetails.glue],
  options: [
    {
      key: 'flammable',
      type: 'RedRemark',
      name: { nl: 'Ontvlambaar', fr: 'Inflammable', de: 'Entzündbar', en: 'Flammable' },
      description: {
        nl: 'Drijfgas is zeer licht ontvlambaar. Niet verzendbaar per vliegtuig.',
        fr: 'Gaz propulseur extrêmement inflammable. Non expédiable par avion.',
        de: 'Treibgas extrem entzündbar. Kein Versand per Flugzeug.',
        en: 'Propellant is extremely flammable. Cannot be sent by air.',
      },
    },
  ],
  variants: [{ sku: 'SIL-SPRAY-500', choices: {}, price: { eur: 1095, gbp: 957 }, weight: 560 }],
  tiers: [
    { max: 5, discountPercent: 0 },
    { min: 6, max: 23, discountPercent: 9 },
    { min: 24, discountPercent: 16 },
  ],
  attributes: [
    attribute('coverage', { nl: '6 m² per bus', fr: '6 m² par bombe', de: '6 m² je Dose', en: '6 m² a can' }),
    attribute('packed', { nl: '6 bussen', fr: '6 bombes', de: '6 Dosen', en: '6 cans' }),
  ],
  delivery: fromStock,
  since: '2022-02-28',
  related: ['acoustic-sealant', 'pu-28-flat', 'pu-28-wedge'],
};
