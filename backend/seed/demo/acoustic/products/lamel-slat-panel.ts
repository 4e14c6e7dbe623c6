import type { SeedProduct } from '../../../seed-data.ts';
import type { SeedOptionValue } from '../../../seed-options.ts';
import { attribute } from '../../common/attributes.ts';
import { colorVariants } from '../../common/color-variants.ts';
import { fromStock } from '../../common/delivery.ts';
import { wallTiers } from '../../common/tiers.ts';
import { lamelSlatPanelDetailPicture } from '../detail-pictures.ts';
import { lamelSlatPanelPicture } from '../family-pictures.ts';

const veneers = [
  {
    key: 'oak',
    name: { nl: 'Eiken, naturel', fr: 'Chêne naturel', de: 'Eiche natur', en: 'Natural oak' },
    color: '#c39a68',
  },
  {
    key: 'smoked',
    name: { nl: 'Eiken, gerookt', fr: 'Chêne fumé', de: 'Räuchereiche', en: 'Smoked oak' },
    color: '#6f5440',
  },
  { key: 'walnut', name: { nl: 'Noten', fr: 'Noyer', de: 'Nussbaum', en: 'Walnut' }, color: '#5c4230' },
  {
    key: 'black',
    name: { nl: 'Essen, zwart', fr: 'Frêne noir', de: 'Esche schwarz', en: 'Black ash' },
    color: '#2b2928',
  },
] as const satisfies readonly SeedOptionValue[];

export const lamelSlatPanel: SeedProduct = {
  key: 'lamel-slat-panel',
  categories: ['wall-panels', 'wood-panels'],
  brand: 'Stilhout',
  slugs: {
    nl: 'lamel-lattenpaneel',
    fr: 'lamel-panneau-a-tasseaux',
    de: 'lamel-lamellenpaneel',
    en: 'lamel-slat-panel',
  },
  oldSlugs: { nl: ['lamel-akoestisch-houten-paneel'], de: ['lamel-akustikpaneel-holz'] },
  name: {
    nl: 'Lamel lattenpaneel',
    fr: 'Panneau à tasseaux Lamel',
    de: 'Lamellenpaneel Lamel',
    en: 'Lamel slat panel',
  },
  intro: {
    nl: 'Latten met echt houtfineer op zwart vilt: warm om te zien en merkbaar rustiger om in te praten.',
    fr: 'Des tasseaux plaqués de vrai bois sur feutre noir : chaleureux à l’œil et nettement plus calme à l’oreille.',
    de: 'Leisten mit Echtholzfurnier auf schwarzem Filz: warm fürs Auge und hörbar ruhiger im Gespräch.',
    en: 'Real wood veneer slats on black felt: warm to look at and noticeably calmer to talk in.',
  },
  description: {
    nl: `<p>Elke lat is 27 mm breed en 12 mm hoog en draagt een fineer dat we op kleur en nerf sorteren. De latten liggen 13 mm uit elkaar op een drager van 9 mm PET-vilt. Door die sleuven bereikt het geluid het vilt; het hout verstrooit wat er overblijft.</p>
<p>Hoe je het paneel ophangt, maakt veel uit:</p>
<ul><li><strong>Direct op de wand:</strong> klasse D, goed tegen een harde nagalm in het middengebied</li><li><strong>Op latten van 45 mm met minerale wol erachter:</strong> klasse B, ook werkzaam rond 250 Hz</li></ul>
<p>Inkorten gaat met een fijne zaag, het vilt snijd je met een mes. De nerf loopt over de latten door, want we maken elk paneel uit één fineerblad.</p>`,
    fr: `<p>Chaque tasseau mesure 27 mm de large et 12 mm de haut et porte un placage trié selon la teinte et le fil. Les tasseaux sont espacés de 13 mm sur un support en feutre PET de 9 mm. Le son atteint le feutre par ces rainures, et le bois diffuse ce qui reste.</p>
<p>Le mode de pose change beaucoup de choses :</p>
<ul><li><strong>Directement au mur :</strong> classe D, efficace contre une réverbération dure dans les médiums</li><li><strong>Sur tasseaux de 45 mm avec laine minérale derrière :</strong> classe B, avec un effet dès 250 Hz</li></ul>
<p>Une scie à denture fine suffit pour raccourcir le panneau, un cutter pour le feutre. Chaque panneau est plaqué à partir d’une seule feuille, si bien que le fil se poursuit d’un tasseau à l’autre.</p>`,
    de: `<p>Jede Leiste ist 27 mm breit und 12 mm hoch und trägt ein nach Farbe und Maserung sortiertes Furnier. Die Leisten liegen im Abstand von 13 mm auf einem Träger aus 9 mm PET-Filz. Durch die Fugen gelangt der Schall zum Filz, das Holz streut den Rest.</p>
<p>Die Montage entscheidet über die Wirkung:</p>
<ul><li><strong>Direkt auf der Wand:</strong> Klasse D, gut gegen harten Nachhall in den Mitten</li><li><strong>Auf 45-mm-Latten mit Mineralwolle dahinter:</strong> Klasse B, wirksam schon ab etwa 250 Hz</li></ul>
<p>Zum Kürzen genügt eine feine Säge, der Filz lässt sich mit dem Messer schneiden. Jedes Paneel wird aus einem Furnierblatt gefertigt, deshalb läuft die Maserung über die Leisten hinweg weiter.</p>`,
    en: `<p>Each slat is 27 mm wide and 12 mm deep, with a veneer sorted by shade and grain. The slats sit 13 mm apart on a backing of 9 mm PET felt. Sound reaches the felt through the gaps; the wood scatters what is left.</p>
<p>How you fix it makes a real difference:</p>
<ul><li><strong>Straight onto the wall:</strong> class D, good against a hard echo in the mid range</li><li><strong>On 45 mm battens with mineral wool behind:</strong> class B, working from about 250 Hz upwards</li></ul>
<p>A fine-toothed saw shortens it, a knife cuts the felt. Every panel is made from a single leaf of veneer, so the grain carries on from slat to slat.</p>`,
  },
  pictures: [
    lamelSlatPanelPicture,
    lamelSlatPanelDetailPicture,
    {
      key: 'scene-home',
      alt: {
        nl: 'Woonkamer met een wand van eiken latten naast een groen viltpaneel en een lichte bank',
        fr: 'Séjour avec un mur de tasseaux de chêne, un panneau de feutre vert et un canapé clair',
        de: 'Wohnraum mit einer Wand aus Eichenleisten neben einem grünen Filzpaneel und einem hellen Sofa',
        en: 'Living room with a wall of oak slats beside a green felt panel and a pale sofa',
      },
    },
    {
      key: 'scene-restaurant',
      alt: {
        nl: 'Restaurant met een lage lambrisering van eiken latten langs de bank',
        fr: 'Restaurant avec un soubassement de tasseaux de chêne le long de la banquette',
        de: 'Restaurant mit niedriger Wandverkleidung aus Eichenleisten entlang der Bank',
        en: 'Restaurant with a low wainscot of oak slats along the bench',
      },
    },
  ],
  options: [
    {
      key: 'color',
      type: 'RadioColor',
      name: { nl: 'Houtsoort', fr: 'Essence', de: 'Holzart', en: 'Wood' },
      required: true,
      values: veneers,
    },
    {
      key: 'length',
      type: 'Radio',
      name: { nl: 'Lengte', fr: 'Longueur', de: 'Länge', en: 'Length' },
      required: true,
      values: [
        { key: '2400', name: { nl: '2400 mm', fr: '2400 mm', de: '2400 mm', en: '2400 mm' } },
        { key: '3000', name: { nl: '3000 mm', fr: '3000 mm', de: '3000 mm', en: '3000 mm' } },
      ],
    },
    {
      key: 'screws',
      type: 'Checkbox',
      name: {
        nl: 'Zwarte schroeven, 24 stuks',
        fr: 'Vis noires, 24 pièces',
        de: 'Schwarze Schrauben, 24 Stück',
        en: 'Black screws, pack of 24',
      },
      surcharge: { eur: 496, gbp: 442 },
    },
    {
      key: 'acclimatise',
      type: 'OrangeRemark',
      name: {
        nl: 'Laat het hout wennen',
        fr: 'Laissez le bois s’acclimater',
        de: 'Holz akklimatisieren',
        en: 'Let the wood settle',
      },
      description: {
        nl: 'Leg de panelen 48 uur in de ruimte waar ze komen te hangen. Niet geschikt voor natte ruimtes.',
        fr: 'Laissez les panneaux 48 heures dans la pièce avant la pose. Ne convient pas aux pièces humides.',
        de: 'Lagern Sie die Paneele vor der Montage 48 Stunden im Raum. Nicht für Nassräume geeignet.',
        en: 'Leave the panels in the room for 48 hours before fixing. Not suitable for wet rooms.',
      },
    },
  ],
  variants: colorVariants(
    veneers,
    {
      sku: 'LAM-2400',
      choices: { length: '2400' },
      price: { eur: 9256, gbp: 8167 },
      size: { width: 600, height: 2400, depth: 21 },
      weight: 11400,
    },
    {
      sku: 'LAM-3000',
      choices: { length: '3000' },
      price: { eur: 11901, gbp: 10583 },
      size: { width: 600, height: 3000, depth: 21 },
      weight: 14200,
    },
  ),
  tiers: wallTiers,
  measure: { unit: 'm2', pieces: 1 },
  attributes: [
    attribute('dimensions', {
      nl: '600 × 2400 mm of 600 × 3000 mm',
      fr: '600 × 2400 mm ou 600 × 3000 mm',
      de: '600 × 2400 mm oder 600 × 3000 mm',
      en: '600 × 2400 mm or 600 × 3000 mm',
    }),
    attribute('thickness', {
      nl: '21 mm (9 mm vilt, 12 mm lat)',
      fr: '21 mm (feutre 9 mm, tasseau 12 mm)',
      de: '21 mm (9 mm Filz, 12 mm Leiste)',
      en: '21 mm (9 mm felt, 12 mm slat)',
    }),
    attribute('material', {
      nl: 'Houtfineer op mdf, drager van PET-vilt',
      fr: 'Placage bois sur MDF, support en feutre PET',
      de: 'Holzfurnier auf MDF, Träger aus PET-Filz',
      en: 'Wood veneer on MDF, PET felt backing',
    }),
    attribute('recycled', {
      nl: '45%, vooral in het vilt en de mdf',
      fr: '45 %, surtout dans le feutre et le MDF',
      de: '45 %, vor allem in Filz und MDF',
      en: '45%, mostly in the felt and the MDF',
    }),
    attribute('mounting', {
      nl: 'Schroeven door het vilt, of op regelwerk',
      fr: 'Vis à travers le feutre, ou sur tasseaux',
      de: 'Schrauben durch den Filz oder auf Lattung',
      en: 'Screws through the felt, or on battens',
    }),
    attribute('weight', { nl: '7,9 kg/m²', fr: '7,9 kg/m²', de: '7,9 kg/m²', en: '7.9 kg/m²' }),
    attribute('measured', {
      nl: 'EN ISO 354, direct op de wand',
      fr: 'EN ISO 354, pose directe au mur',
      de: 'EN ISO 354, direkt auf der Wand',
      en: 'EN ISO 354, fixed straight to the wall',
    }),
  ],
  acoustics: {
    absorption: [0.05, 0.14, 0.42, 0.61, 0.52, 0.48],
    nrc: 0.4,
    alphaW: 0.4,
    soundClass: 'D',
    fireClass: 'C-s2,d0',
    thickness: 21,
    density: 380,
  },
  delivery: fromStock,
  since: '2025-09-01',
  related: ['fjord-wall-panel', 'nube-ceiling-raft', 'melamine-absorber-block', 'linea-baffle'],
};
