import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { colorOption, colorVariants } from '../../common/color-variants.ts';
import { feltColors } from '../../common/colors.ts';
import { madeToOrder } from '../../common/delivery.ts';
import { objectTiers } from '../../common/tiers.ts';
import { inAllLanguages } from '../../in-all-languages.ts';
import { paraventDividerDetailPicture } from '../detail-pictures.ts';
import { paraventDividerPicture } from '../family-pictures.ts';

const { moss, pine, oat, fog, clay, ochre, midnight } = feltColors;
const colors = [moss, pine, oat, fog, clay, ochre, midnight] as const;

export const paraventDivider: SeedProduct = {
  key: 'paravent-divider',
  categories: ['screens-dividers'],
  brand: 'Stilhout',
  slugs: {
    nl: 'paravent-kamerscherm',
    fr: 'paravent-cloison-pliante',
    de: 'paravent-raumteiler',
    en: 'paravent-divider',
  },
  oldSlugs: { nl: ['paravent-vouwscherm'] },
  name: {
    nl: 'Paravent kamerscherm',
    fr: 'Cloison pliante Paravent',
    de: 'Raumteiler Paravent',
    en: 'Paravent divider',
  },
  intro: {
    nl: 'Drie vleugels vilt in slanke eiken lijsten: neerzetten, uitvouwen, en er is een hoek om in te praten.',
    fr: 'Trois vantaux de feutre dans de fins cadres de chêne : on pose, on déplie, et voilà un coin pour parler.',
    de: 'Drei Flügel Filz in schmalen Eichenrahmen: hinstellen, aufklappen, und schon gibt es eine Ecke zum Reden.',
    en: 'Three leaves of felt in slim oak frames: stand it up, unfold it, and there is a corner to talk in.',
  },
  description: {
    nl: `<p>Niet elke scheiding hoeft vast te zitten. Paravent staat op zijn eigen voeten, draait met messing scharnieren beide kanten op en vouwt terug tot een pakket van 130 mm. Handig waar een werkplek ’s avonds weer eettafel wordt.</p>
<p>Het vilt ligt los in een groef. Het kan dus vrij krimpen en uitzetten, en een vleugel is te vervangen zonder de lijst uit elkaar te halen. De lijst is massief eiken, met witte olie afgewerkt.</p>
<ul><li>Zet de vleugels in een flauwe zigzag: dat staat het stevigst en breekt het geluid het best</li><li>Verder te koppelen tot vijf vleugels</li></ul>`,
    fr: `<p>Une séparation n’a pas toujours besoin d’être fixe. Paravent tient sur ses propres pieds, pivote dans les deux sens sur des charnières en laiton et se replie en 130 mm d’épaisseur. Pratique là où le bureau redevient table à manger le soir.</p>
<p>Le feutre est posé libre dans une rainure : il peut travailler, et un vantail se remplace sans démonter le cadre. Celui-ci est en chêne massif, fini à l’huile blanche.</p>
<ul><li>Disposez les vantaux en léger zigzag : c’est plus stable et le son s’y brise mieux</li><li>Extensible jusqu’à cinq vantaux</li></ul>`,
    de: `<p>Nicht jede Trennung muss fest stehen. Paravent steht auf eigenen Füßen, dreht sich an Messingscharnieren in beide Richtungen und lässt sich auf 130 mm zusammenklappen. Praktisch, wo der Arbeitsplatz abends wieder Esstisch wird.</p>
<p>Der Filz liegt lose in einer Nut. Er darf also arbeiten, und ein Flügel lässt sich tauschen, ohne den Rahmen zu zerlegen. Der Rahmen ist aus massiver Eiche, weiß geölt.</p>
<ul><li>In leichtem Zickzack aufstellen: So steht er am sichersten und bricht den Schall am besten</li><li>Auf bis zu fünf Flügel erweiterbar</li></ul>`,
    en: `<p>Not every partition needs to be fixed. Paravent stands on its own feet, swings both ways on brass hinges and folds down to 130 mm. Handy where a desk turns back into a dining table at night.</p>
<p>The felt sits loose in a groove. It can move with the seasons, and a leaf can be swapped without taking the frame apart. The frame is solid oak, finished with white oil.</p>
<ul><li>Set the leaves in a shallow zigzag: steadiest to stand and best at breaking up sound</li><li>Extends to five leaves</li></ul>`,
  },
  pictures: [paraventDividerPicture, paraventDividerDetailPicture],
  options: [
    colorOption(colors),
    {
      key: 'leaves',
      type: 'Radio',
      name: { nl: 'Aantal vleugels', fr: 'Nombre de vantaux', de: 'Anzahl der Flügel', en: 'Number of leaves' },
      required: true,
      values: [
        { key: '3', name: inAllLanguages('3') },
        { key: '4', name: inAllLanguages('4') },
        { key: '5', name: inAllLanguages('5') },
      ],
    },
    {
      key: 'oil',
      type: 'DropDown',
      name: { nl: 'Afwerking van het eiken', fr: 'Finition du chêne', de: 'Oberfläche der Eiche', en: 'Oak finish' },
      values: [
        { key: 'white', name: { nl: 'Witte olie', fr: 'Huile blanche', de: 'Weiß geölt', en: 'White oil' } },
        { key: 'natural', name: { nl: 'Naturel olie', fr: 'Huile naturelle', de: 'Natur geölt', en: 'Natural oil' } },
        {
          key: 'black',
          name: { nl: 'Zwart gebeitst', fr: 'Teinté noir', de: 'Schwarz gebeizt', en: 'Stained black' },
          surcharge: { eur: 3512, gbp: 3083 },
        },
      ],
    },
    {
      key: 'castors',
      type: 'OrangeRemark',
      name: { nl: 'Vlakke vloer nodig', fr: 'Sol plan requis', de: 'Ebener Boden nötig', en: 'Needs a level floor' },
      description: {
        nl: 'Op hoogpolig tapijt of een ongelijke vloer staat het scherm minder vast.',
        fr: 'Sur une moquette épaisse ou un sol irrégulier, le paravent est moins stable.',
        de: 'Auf hochflorigem Teppich oder unebenem Boden steht der Raumteiler weniger sicher.',
        en: 'On deep-pile carpet or an uneven floor the screen is less steady.',
      },
    },
  ],
  variants: colorVariants(
    colors,
    {
      sku: 'PAR-3',
      choices: { leaves: '3' },
      price: { eur: 38926, gbp: 34333 },
      size: { width: 1880, height: 1720, depth: 34 },
      weight: 17800,
    },
    {
      sku: 'PAR-4',
      choices: { leaves: '4' },
      price: { eur: 49917, gbp: 44000 },
      size: { width: 2510, height: 1720, depth: 34 },
      weight: 23700,
    },
    {
      sku: 'PAR-5',
      choices: { leaves: '5' },
      price: { eur: 60909, gbp: 53667 },
      size: { width: 3140, height: 1720, depth: 34 },
      weight: 29600,
    },
  ),
  tiers: objectTiers,
  attributes: [
    attribute('dimensions', {
      nl: 'Vleugel 620 × 1720 mm',
      fr: 'Vantail 620 × 1720 mm',
      de: 'Flügel 620 × 1720 mm',
      en: 'Leaf 620 × 1720 mm',
    }),
    attribute('thickness', {
      nl: 'Vilt 24 mm, lijst 34 mm',
      fr: 'Feutre 24 mm, cadre 34 mm',
      de: 'Filz 24 mm, Rahmen 34 mm',
      en: 'Felt 24 mm, frame 34 mm',
    }),
    attribute('material', {
      nl: 'PET-vilt in massief eiken, messing scharnieren',
      fr: 'Feutre PET, chêne massif, charnières en laiton',
      de: 'PET-Filz in massiver Eiche, Messingscharniere',
      en: 'PET felt in solid oak, brass hinges',
    }),
    attribute('recycled', {
      nl: '70% van het vilt; eiken uit FSC-bos',
      fr: '70 % du feutre ; chêne FSC',
      de: '70 % des Filzes; Eiche aus FSC-Wald',
      en: '70% of the felt; FSC oak',
    }),
    attribute('weight', {
      nl: '5,9 kg per vleugel',
      fr: '5,9 kg par vantail',
      de: '5,9 kg je Flügel',
      en: '5.9 kg per leaf',
    }),
    attribute('origin', { nl: 'Nederland', fr: 'Pays-Bas', de: 'Niederlande', en: 'Netherlands' }),
    attribute('measured', {
      nl: 'EN ISO 354, vrijstaand, betrokken op één zijde',
      fr: 'EN ISO 354, autoportant, rapporté à une face',
      de: 'EN ISO 354, frei stehend, bezogen auf eine Seite',
      en: 'EN ISO 354, free-standing, related to one face',
    }),
  ],
  acoustics: {
    absorption: [0.08, 0.22, 0.48, 0.72, 0.84, 0.88],
    nrc: 0.55,
    fireClass: 'C-s2,d0',
    thickness: 24,
    density: 175,
  },
  delivery: madeToOrder,
  since: '2026-02-16',
  related: ['bureau-desk-screen', 'drape-acoustic-curtain', 'cascade-hanging-divider', 'fjord-wall-panel'],
};
