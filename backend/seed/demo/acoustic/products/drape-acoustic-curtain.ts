import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { colorOption, colorVariants } from '../../common/color-variants.ts';
import { feltColors } from '../../common/colors.ts';
import { madeAndFitted } from '../../common/delivery.ts';
import { objectTiers } from '../../common/tiers.ts';
import { drapeAcousticCurtainDetailPicture } from '../detail-pictures.ts';
import { drapeAcousticCurtainPicture } from '../family-pictures.ts';

const { moss, pine, oat, fog, anthracite, clay, midnight } = feltColors;
const colors = [pine, moss, oat, fog, anthracite, clay, midnight] as const;

export const drapeAcousticCurtain: SeedProduct = {
  key: 'drape-acoustic-curtain',
  categories: ['screens-dividers'],
  brand: 'Weefhuis',
  slugs: {
    nl: 'drape-akoestisch-gordijn',
    fr: 'drape-rideau-acoustique',
    de: 'drape-akustikvorhang',
    en: 'drape-acoustic-curtain',
  },
  oldSlugs: { nl: ['geluiddempend-gordijn'], fr: ['rideau-phonique-drape'], en: ['sound-curtain-drape'] },
  name: {
    nl: 'Drape akoestisch gordijn',
    fr: 'Rideau acoustique Drape',
    de: 'Akustikvorhang Drape',
    en: 'Drape acoustic curtain',
  },
  intro: {
    nl: 'Zwaar wollen gordijn op maat, in ruime plooien: de enige absorber die je ’s ochtends openschuift.',
    fr: 'Un lourd rideau de laine sur mesure, aux plis généreux : le seul absorbeur que l’on ouvre le matin.',
    de: 'Schwerer Wollvorhang nach Maß, in vollen Falten: der einzige Absorber, den man morgens aufzieht.',
    en: 'A heavy wool curtain made to measure, in generous folds: the one absorber you draw back each morning.',
  },
  description: {
    nl: `<p>Glas is de hardste wand in huis. Een gordijn ervoor helpt, mits het zwaar is, dicht geweven en ruim geplooid. Drape weegt 520 gram per vierkante meter en wordt met dubbele plooi genaaid; uitgerekt is het doek dus twee keer zo breed als je raam.</p>
<p>De plooien staan 60 tot 150 mm van het glas, en die lucht doet mee. Hoe verder de rail van het raam, hoe lager de toon die het gordijn nog pakt.</p>
<ul><li>Laat het doek 10 mm boven de vloer eindigen</li><li>Met verduisterende voering absorbeert de kamerkant evenveel</li><li>Buitengeluid houdt een gordijn nauwelijks tegen; daarvoor is ander glas nodig</li></ul>`,
    fr: `<p>Le verre est le mur le plus dur de la maison. Un rideau y remédie, à condition d’être lourd, tissé serré et bien plissé. Drape pèse 520 grammes au mètre carré et se confectionne avec une ampleur double : à plat, le tissu fait deux fois la largeur de la fenêtre.</p>
<p>Les plis se tiennent à 60 à 150 mm du vitrage, et cet air compte. Plus le rail est éloigné de la fenêtre, plus le rideau descend dans les graves.</p>
<ul><li>Arrêtez le tissu à 10 mm du sol</li><li>Avec une doublure occultante, la face côté pièce absorbe tout autant</li><li>Un rideau n’arrête guère le bruit extérieur ; pour cela, il faut changer de vitrage</li></ul>`,
    de: `<p>Glas ist die härteste Wand im Haus. Ein Vorhang hilft, wenn er schwer, dicht gewebt und reich gefaltet ist. Drape wiegt 520 Gramm je Quadratmeter und wird mit doppelter Stoffzugabe genäht: Flach ausgelegt ist er zweimal so breit wie das Fenster.</p>
<p>Die Falten stehen 60 bis 150 mm vor dem Glas, und diese Luft arbeitet mit. Je weiter die Schiene vom Fenster entfernt ist, desto tiefer reicht die Wirkung.</p>
<ul><li>Den Stoff 10 mm über dem Boden enden lassen</li><li>Mit Verdunkelungsfutter schluckt die Raumseite ebenso viel</li><li>Lärm von draußen hält ein Vorhang kaum ab; dafür braucht es anderes Glas</li></ul>`,
    en: `<p>Glass is the hardest wall in the house. A curtain helps, provided it is heavy, closely woven and amply gathered. Drape weighs 520 grams per square metre and is sewn at double fullness: laid flat, the cloth is twice as wide as your window.</p>
<p>The folds stand 60 to 150 mm off the glass, and that air does its share. The further the rail is from the window, the lower the note it still catches.</p>
<ul><li>Let the cloth end 10 mm above the floor</li><li>With blackout lining the room side absorbs just as much</li><li>A curtain hardly stops noise from outside; for that you need different glazing</li></ul>`,
  },
  pictures: [drapeAcousticCurtainPicture, drapeAcousticCurtainDetailPicture],
  options: [
    colorOption(colors),
    {
      key: 'size',
      type: 'Dimensions',
      name: { nl: 'Afgewerkte maat', fr: 'Dimensions finies', de: 'Fertigmaß', en: 'Finished size' },
      description: {
        nl: 'Breedte van de rail en hoogte vanaf de rail.',
        fr: 'Largeur du rail et hauteur depuis le rail.',
        de: 'Breite der Schiene und Höhe ab Schiene.',
        en: 'Width of the rail, and height from the rail down.',
      },
      dimensions: {
        width: { min: 600, max: 3000, step: 10, default: 1400 },
        height: { min: 1000, max: 3200, step: 10, default: 2600 },
      },
    },
    {
      key: 'heading',
      type: 'DropDown',
      // Eyelets tear out under the weight of a longer curtain.
      limits: [{ when: [{ option: 'size', measure: 'height', min: 2810 }], values: ['wave', 'double'] }],
      name: { nl: 'Plooi', fr: 'Tête', de: 'Kopf', en: 'Heading' },
      values: [
        { key: 'wave', name: { nl: 'Wave-plooi', fr: 'Pli vague', de: 'Wellenband', en: 'Wave' } },
        { key: 'double', name: { nl: 'Dubbele plooi', fr: 'Pli flamand', de: 'Flämische Falte', en: 'Double pleat' } },
        {
          key: 'eyelet',
          name: { nl: 'Ringen', fr: 'Œillets', de: 'Ösen', en: 'Eyelets' },
          surcharge: { eur: 905, gbp: 792 },
        },
      ],
    },
    {
      key: 'lining',
      type: 'Checkbox',
      name: {
        nl: 'Verduisterende voering',
        fr: 'Doublure occultante',
        de: 'Verdunkelungsfutter',
        en: 'Blackout lining',
      },
      surcharge: { eur: 5413, gbp: 4750 },
    },
    {
      key: 'measuring',
      type: 'RedRemark',
      name: { nl: 'Maatwerk', fr: 'Sur mesure', de: 'Maßanfertigung', en: 'Made to measure' },
      description: {
        nl: 'Een gordijn dat op maat is genaaid, kunnen we niet terugnemen. Meet dus liever twee keer.',
        fr: 'Un rideau cousu à vos mesures ne peut être repris. Mesurez donc deux fois.',
        de: 'Einen nach Maß genähten Vorhang können wir nicht zurücknehmen. Messen Sie lieber zweimal.',
        en: 'We can’t take back a curtain sewn to your measurements, so it pays to measure twice.',
      },
    },
  ],
  variants: colorVariants(colors, {
    sku: 'DRA-1426',
    price: { eur: 21818, gbp: 19167 },
    size: { width: 1400, height: 2600 },
    weight: 3900,
  }),
  tiers: objectTiers,
  attributes: [
    attribute('dimensions', {
      nl: 'Tot 3000 × 3200 mm per baan',
      fr: 'Jusqu’à 3000 × 3200 mm par rideau',
      de: 'Bis 3000 × 3200 mm je Bahn',
      en: 'Up to 3000 × 3200 mm per curtain',
    }),
    attribute('material', {
      nl: '85% scheerwol, 15% polyamide',
      fr: '85 % laine vierge, 15 % polyamide',
      de: '85 % Schurwolle, 15 % Polyamid',
      en: '85% virgin wool, 15% polyamide',
    }),
    attribute('weight', '520 g/m²'),
    attribute('lightFastness', {
      nl: 'Blauwschaal 6',
      fr: 'Échelle des bleus 6',
      de: 'Blauskala 6',
      en: 'Blue wool scale 6',
    }),
    attribute('care', {
      nl: 'Luchten en stofzuigen; chemisch reinigen',
      fr: 'Aérer et aspirer ; nettoyage à sec',
      de: 'Lüften und absaugen; chemisch reinigen',
      en: 'Air and vacuum; dry clean',
    }),
    attribute('mounting', {
      nl: 'Op een bestaande rail of roede',
      fr: 'Sur un rail ou une tringle existants',
      de: 'An vorhandener Schiene oder Stange',
      en: 'On an existing track or pole',
    }),
    attribute('measured', {
      nl: 'EN ISO 354, dubbele plooi, 100 mm voor de wand',
      fr: 'EN ISO 354, ampleur double, à 100 mm du mur',
      de: 'EN ISO 354, doppelte Stoffzugabe, 100 mm vor der Wand',
      en: 'EN ISO 354, double fullness, 100 mm off the wall',
    }),
  ],
  acoustics: {
    absorption: [0.1, 0.32, 0.62, 0.78, 0.84, 0.86],
    nrc: 0.65,
    alphaW: 0.6,
    soundClass: 'C',
    fireClass: 'C-s1,d0',
  },
  delivery: madeAndFitted,
  since: '2025-12-01',
  related: ['paravent-divider', 'canvas-print-panel', 'nube-ceiling-raft', 'fjord-wall-panel'],
};
