import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { colorOption, colorVariants } from '../../common/color-variants.ts';
import { feltColors } from '../../common/colors.ts';
import { madeAndFitted } from '../../common/delivery.ts';
import { objectTiers } from '../../common/tiers.ts';
import { drapeAcousticCurtainDetailPicture } from '../detail-pictures.ts';
import { drapeAcousticCurtainPicture } from '../family-pictures.ts';

const { pine, anthracite, midnight, clay } = feltColors;
const colors = [anthracite, pine, midnight, clay] as const;

export const drapeStageCurtain: SeedProduct = {
  key: 'drape-stage-curtain',
  categories: ['screens-dividers'],
  brand: 'Weefhuis',
  slugs: {
    nl: 'drape-toneelgordijn',
    fr: 'drape-rideau-de-scene',
    de: 'drape-buehnenvorhang',
    en: 'drape-stage-curtain',
  },
  oldSlugs: { nl: ['drape-zaalgordijn'], de: ['drape-saalvorhang'] },
  name: {
    nl: 'Drape toneelgordijn',
    fr: 'Rideau de scène Drape',
    de: 'Bühnenvorhang Drape',
    en: 'Drape stage curtain',
  },
  intro: {
    nl: 'Wolfluweel van 900 gram voor aula’s, repetitielokalen en zalen waar ook eens stilte moet vallen.',
    fr: 'Un velours de laine de 900 grammes pour auditoriums, salles de répétition et lieux où le silence doit pouvoir tomber.',
    de: 'Wollvelours mit 900 Gramm für Aulen, Proberäume und Säle, in denen auch einmal Stille herrschen soll.',
    en: 'Wool velour of 900 grams for assembly halls, rehearsal rooms and places that now and then need silence.',
  },
  description: {
    nl: `<p>Een zwaar gordijn is de enige absorber die je elke dag anders zet. Dicht voor spraak, open voor het koor: in een aula van 200 m² scheelt dat bijna een halve seconde nagalm. Daarvoor is gewicht nodig, en plooi. We naaien met 100% ruimte, dus tweemaal de breedte van je rail aan stof.</p>
<p>Het fluweel is permanent vlamvertragend: de vezel zelf, niet een laag erop. Wassen of stomen verandert daar niets aan. Bij levering zit een certificaat voor je brandverzekeraar.</p>
<ul><li>Zoom met loodveter tegen waaien</li><li>Per baan tot 3 m rail en 6 m hoogte</li><li>Op te hangen aan een bestaande toneelrail of aan een rail van ons</li></ul>`,
    fr: `<p>Un rideau lourd est le seul absorbant que l’on règle chaque jour autrement. Fermé pour la parole, ouvert pour le chœur : dans une salle de 200 m², l’écart approche la demi-seconde de réverbération. Il faut pour cela du poids et de l’ampleur. Nous cousons avec 100 % d’ampleur, soit deux fois la largeur du rail en tissu.</p>
<p>Le velours est ignifuge de façon permanente : c’est la fibre elle-même, pas un apprêt. Lavage et nettoyage à sec n’y changent rien. Un certificat pour votre assureur accompagne la livraison.</p>
<ul><li>Ourlet lesté d’un plomb en cordon</li><li>Jusqu’à 3 m de rail et 6 m de haut par lé</li><li>Se monte sur votre rail de scène ou sur un rail fourni par nous</li></ul>`,
    de: `<p>Ein schwerer Vorhang ist der einzige Absorber, den man jeden Tag anders einstellt. Zu für die Rede, offen für den Chor: In einer Aula von 200 m² macht das fast eine halbe Sekunde Nachhall aus. Dafür braucht es Gewicht und Falten. Wir nähen mit 100 % Stoffzugabe, also der doppelten Breite Ihrer Schiene.</p>
<p>Der Velours ist dauerhaft schwer entflammbar: durch die Faser selbst, nicht durch eine Ausrüstung. Waschen und Reinigen ändern daran nichts. Ein Zertifikat für Ihren Versicherer liegt bei.</p>
<ul><li>Saum mit Bleiband gegen Wehen</li><li>Je Bahn bis 3 m Schiene und 6 m Höhe</li><li>An vorhandener Bühnenschiene oder an einer Schiene von uns</li></ul>`,
    en: `<p>A heavy curtain is the only absorber you can set differently every day. Drawn for speech, open for the choir: in a hall of 200 m² that comes to nearly half a second of reverberation. It takes weight, and folds. We sew at 100% fullness, so twice the width of your track in cloth.</p>
<p>The velour is permanently flame retardant: it is the fibre itself, not a finish. Washing or dry cleaning makes no difference. A certificate for your insurer comes with it.</p>
<ul><li>Hem weighted with lead cord against draughts</li><li>Up to 3 m of track and 6 m of drop per curtain</li><li>Hangs from an existing stage track, or from one of ours</li></ul>`,
  },
  pictures: [drapeAcousticCurtainPicture, drapeAcousticCurtainDetailPicture],
  options: [
    colorOption(colors),
    {
      key: 'size',
      type: 'Dimensions',
      name: { nl: 'Rail en hoogte', fr: 'Rail et hauteur', de: 'Schiene und Höhe', en: 'Track and drop' },
      dimensions: {
        width: { min: 1000, max: 3000, step: 50, default: 2000 },
        height: { min: 2000, max: 6000, step: 50, default: 4000 },
      },
      required: true,
    },
    {
      key: 'heading',
      type: 'Radio',
      // Velcro does not hold more.
      limits: [{ when: [{ option: 'size', measure: 'height', min: 4550 }], values: ['hooks', 'ties'] }],
      name: { nl: 'Bovenkant', fr: 'Tête', de: 'Oberkante', en: 'Heading' },
      values: [
        { key: 'hooks', name: { nl: 'Haken', fr: 'Crochets', de: 'Haken', en: 'Hooks' } },
        { key: 'ties', name: { nl: 'Bindlinten', fr: 'Lacets', de: 'Bindebänder', en: 'Ties' } },
        {
          key: 'velcro',
          name: { nl: 'Klittenband', fr: 'Bande auto-agrippante', de: 'Klettband', en: 'Hook-and-loop' },
          surcharge: { eur: 1570, gbp: 1375 },
        },
      ],
    },
    {
      key: 'survey',
      type: 'Checkbox',
      name: {
        nl: 'Inmeten door onze monteur',
        fr: 'Prise de mesures par notre poseur',
        de: 'Aufmaß durch unseren Monteur',
        en: 'Measured up by our fitter',
      },
      surcharge: { eur: 12397, gbp: 10875 },
    },
    {
      key: 'return',
      type: 'OrangeRemark',
      name: {
        nl: 'Gewicht aan de rail',
        fr: 'Poids sur le rail',
        de: 'Gewicht an der Schiene',
        en: 'Weight on the track',
      },
      description: {
        nl: 'Een baan van 2 × 4 m weegt 15,5 kg. Controleer of je rail minstens 12 kg per meter draagt.',
        fr: 'Un lé de 2 × 4 m pèse 15,5 kg. Vérifiez que le rail porte au moins 12 kg par mètre.',
        de: 'Eine Bahn von 2 × 4 m wiegt 15,5 kg. Prüfen Sie, ob Ihre Schiene mindestens 12 kg je Meter trägt.',
        en: 'A curtain of 2 × 4 m weighs 15.5 kg. Check that your track carries at least 12 kg per metre.',
      },
    },
  ],
  variants: colorVariants(colors, {
    sku: 'DST-2040',
    price: { eur: 73554, gbp: 64583 },
    size: { width: 2000, height: 4000 },
    weight: 15500,
  }),
  tiers: objectTiers,
  attributes: [
    attribute('dimensions', {
      nl: 'Tot 3000 × 6000 mm per baan',
      fr: 'Jusqu’à 3000 × 6000 mm par lé',
      de: 'Bis 3000 × 6000 mm je Bahn',
      en: 'Up to 3000 × 6000 mm per curtain',
    }),
    attribute('material', {
      nl: '100% scheerwol, velours',
      fr: '100 % laine vierge, velours',
      de: '100 % Schurwolle, Velours',
      en: '100% virgin wool velour',
    }),
    attribute('weight', '900 g/m²'),
    attribute('lightFastness', {
      nl: 'Blauwschaal 5',
      fr: 'Échelle des bleus 5',
      de: 'Blauskala 5',
      en: 'Blue wool scale 5',
    }),
    attribute('care', {
      nl: 'Borstelen en chemisch reinigen',
      fr: 'Brossage et nettoyage à sec',
      de: 'Bürsten und chemisch reinigen',
      en: 'Brush and dry clean',
    }),
    attribute('measured', {
      nl: 'EN ISO 354, 100% plooi, 100 mm voor de wand',
      fr: 'EN ISO 354, 100 % d’ampleur, à 100 mm du mur',
      de: 'EN ISO 354, 100 % Stoffzugabe, 100 mm vor der Wand',
      en: 'EN ISO 354, 100% fullness, 100 mm off the wall',
    }),
  ],
  acoustics: {
    absorption: [0.12, 0.4, 0.75, 0.88, 0.94, 0.96],
    nrc: 0.75,
    alphaW: 0.7,
    soundClass: 'C',
    fireClass: 'B-s1,d0',
  },
  delivery: madeAndFitted,
  since: '2021-05-17',
  related: ['drape-acoustic-curtain', 'cascade-sliding-panel', 'linea-forte-baffle', 'corner-bass-trap'],
};
