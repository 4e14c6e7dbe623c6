import type { SeedProduct } from '../../../seed-data.ts';
import type { SeedOptionValue } from '../../../seed-options.ts';
import { attribute } from '../../common/attributes.ts';
import { fromStock } from '../../common/delivery.ts';
import { wallTiers } from '../../common/tiers.ts';
import { lamelSlatPanelDetailPicture } from '../detail-pictures.ts';
import { lamelSlatPanelPicture } from '../family-pictures.ts';

const woods = [
  {
    key: 'oak',
    name: { nl: 'Eiken, naturel', fr: 'Chêne naturel', de: 'Eiche natur', en: 'Natural oak' },
    color: '#c39a68',
  },
  {
    key: 'primed',
    name: {
      nl: 'Gegrond, om te lakken',
      fr: 'Apprêté, à peindre',
      de: 'Grundiert, zum Lackieren',
      en: 'Primed for paint',
    },
    color: '#e9e7e1',
  },
] as const satisfies readonly SeedOptionValue[];

export const lamelFortePanel: SeedProduct = {
  key: 'lamel-forte-panel',
  categories: ['wall-panels', 'wood-panels'],
  brand: 'Stilhout',
  slugs: {
    nl: 'lamel-forte-lattenpaneel',
    fr: 'lamel-forte-panneau-a-tasseaux',
    de: 'lamel-forte-lamellenpaneel',
    en: 'lamel-forte-slat-panel',
  },
  oldSlugs: { fr: ['lamel-forte'], en: ['lamel-forte'] },
  name: {
    nl: 'Lamel Forte lattenpaneel',
    fr: 'Panneau à tasseaux Lamel Forte',
    de: 'Lamellenpaneel Lamel Forte',
    en: 'Lamel Forte slat panel',
  },
  intro: {
    nl: 'Lamel met een drager van 20 mm vilt: direct op de muur te schroeven en toch de helft meer absorptie.',
    fr: 'Lamel sur un support de feutre de 20 mm : vissé à même le mur, il absorbe 50 % de plus.',
    de: 'Lamel mit einem Träger aus 20 mm Filz: direkt an die Wand geschraubt und trotzdem anderthalbmal so wirksam.',
    en: 'Lamel on a 20 mm felt backing: screws straight to the wall and still absorbs half as much again.',
  },
  description: {
    nl: `<p>Niet elke wand verdraagt regelwerk. In een smalle gang of achter een bed tel je elke centimeter, en dan blijft er voor een spouw niets over. Lamel Forte lost dat op in het paneel zelf: het vilt is 20 mm dik in plaats van 9, en de sleuven zijn met 20 mm een stuk ruimer.</p>
<p>De uitvoering om te lakken is gegrond en geschuurd. Spuit hem in de kleur van de wand en je ziet alleen nog schaduwlijnen. Wie dat liever aan ons overlaat, kiest hieronder een kleur.</p>
<ul><li>Totale dikte 32 mm, inclusief lat</li><li>Schroeven door het vilt, tussen de latten, dus onzichtbaar</li><li>Met hetzelfde gereedschap in te korten als Lamel</li></ul>`,
    fr: `<p>Tous les murs n’acceptent pas une ossature. Dans un couloir étroit ou derrière un lit, chaque centimètre compte et la cavité n’a plus sa place. Lamel Forte apporte la solution dans le panneau : le feutre mesure 20 mm au lieu de 9, et les rainures, larges de 20 mm, laissent mieux passer le son.</p>
<p>La version à peindre est apprêtée et poncée. Laquez-la dans la teinte du mur et seules les ombres restent visibles. Vous préférez nous confier la peinture ? Choisissez une couleur ci-dessous.</p>
<ul><li>Épaisseur totale de 32 mm, tasseau compris</li><li>Vissé à travers le feutre, entre les tasseaux, donc invisible</li><li>Se recoupe avec les mêmes outils que Lamel</li></ul>`,
    de: `<p>Nicht jede Wand verträgt eine Unterkonstruktion. Im schmalen Flur oder hinter dem Bett zählt jeder Zentimeter, für einen Hohlraum bleibt da kein Platz. Lamel Forte löst das im Paneel selbst: Der Filz ist 20 mm statt 9 mm dick, und die Fugen sind mit 20 mm deutlich breiter.</p>
<p>Die Ausführung zum Lackieren ist grundiert und geschliffen. In der Farbe der Wand gespritzt, bleiben nur die Schattenlinien. Wenn Sie das lieber uns überlassen, wählen Sie unten eine Farbe.</p>
<ul><li>Gesamtdicke 32 mm einschließlich Leiste</li><li>Zwischen den Leisten durch den Filz geschraubt, also unsichtbar</li><li>Mit demselben Werkzeug zu kürzen wie Lamel</li></ul>`,
    en: `<p>Not every wall will take battens. In a narrow hall or behind a bed you count the centimetres, and there is none to spare for a cavity. Lamel Forte does the job inside the panel: the felt is 20 mm instead of 9, and the gaps are a generous 20 mm.</p>
<p>The version for painting comes primed and sanded. Spray it the colour of the wall and all you see is lines of shadow. If you would rather leave that to us, pick a colour below.</p>
<ul><li>32 mm thick in all, slat included</li><li>Screwed through the felt between the slats, so nothing shows</li><li>Cut down with the same tools as Lamel</li></ul>`,
  },
  pictures: [lamelSlatPanelPicture, lamelSlatPanelDetailPicture],
  options: [
    {
      key: 'finish',
      type: 'RadioColor',
      name: { nl: 'Afwerking', fr: 'Finition', de: 'Oberfläche', en: 'Finish' },
      required: true,
      values: woods,
    },
    {
      key: 'paint',
      type: 'ColorPicker',
      name: {
        nl: 'Gelakt in eigen kleur',
        fr: 'Laqué à votre couleur',
        de: 'In Wunschfarbe lackiert',
        en: 'Painted in your own colour',
      },
      description: {
        nl: 'Voor de gegronde uitvoering; zijdemat, twee lagen.',
        fr: 'Pour la version apprêtée ; satiné, deux couches.',
        de: 'Für die grundierte Ausführung; seidenmatt, zwei Schichten.',
        en: 'For the primed version; satin, two coats.',
      },
      surcharge: { eur: 3884, gbp: 3417 },
      shownWhen: [{ option: 'finish', chosen: ['primed'] }],
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
      surcharge: { eur: 579, gbp: 508 },
    },
  ],
  variants: [
    {
      sku: 'LAF-2400-OAK',
      choices: { finish: 'oak' },
      price: { eur: 12314, gbp: 10833 },
      size: { width: 600, height: 2400, depth: 32 },
      weight: 13900,
    },
    {
      sku: 'LAF-2400-PRIM',
      choices: { finish: 'primed' },
      price: { eur: 10661, gbp: 9375 },
      size: { width: 600, height: 2400, depth: 32 },
      weight: 13600,
    },
  ],
  tiers: wallTiers,
  measure: { unit: 'm2', pieces: 1 },
  attributes: [
    attribute('dimensions', '600 × 2400 mm'),
    attribute('thickness', {
      nl: '32 mm (20 mm vilt, 12 mm lat)',
      fr: '32 mm (feutre 20 mm, tasseau 12 mm)',
      de: '32 mm (20 mm Filz, 12 mm Leiste)',
      en: '32 mm (20 mm felt, 12 mm slat)',
    }),
    attribute('material', {
      nl: 'Eikenfineer of grondlak op mdf, drager van PET-vilt',
      fr: 'Placage chêne ou apprêt sur MDF, support en feutre PET',
      de: 'Eichenfurnier oder Grundierung auf MDF, Träger aus PET-Filz',
      en: 'Oak veneer or primer on MDF, PET felt backing',
    }),
    attribute('weight', { nl: '9,7 kg/m²', fr: '9,7 kg/m²', de: '9,7 kg/m²', en: '9.7 kg/m²' }),
    attribute('mounting', {
      nl: 'Schroeven door het vilt',
      fr: 'Vis à travers le feutre',
      de: 'Schrauben durch den Filz',
      en: 'Screws through the felt',
    }),
    attribute('measured', {
      nl: 'EN ISO 354, direct op de wand',
      fr: 'EN ISO 354, pose directe au mur',
      de: 'EN ISO 354, direkt auf der Wand',
      en: 'EN ISO 354, fixed straight to the wall',
    }),
  ],
  acoustics: {
    absorption: [0.08, 0.24, 0.62, 0.82, 0.7, 0.6],
    nrc: 0.6,
    alphaW: 0.55,
    soundClass: 'D',
    fireClass: 'C-s2,d0',
    thickness: 32,
    density: 300,
  },
  delivery: fromStock,
  since: '2026-04-20',
  related: ['lamel-slat-panel', 'tract-slat-wall', 'fjord-wall-panel', 'quadra-plus-tile'],
};
