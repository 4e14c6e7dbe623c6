import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { lamelSlatPanelDetailPicture } from '../detail-pictures.ts';
import { lamelSlatPanelPicture } from '../family-pictures.ts';

export const tractSlatWall: SeedProduct = {
  key: 'tract-slat-wall',
  categories: ['wall-panels', 'wood-panels'],
  brand: 'Stilhout',
  slugs: {
    nl: 'tract-lattenwand-op-maat',
    fr: 'tract-mur-a-tasseaux-sur-mesure',
    de: 'tract-lamellenwand-nach-mass',
    en: 'tract-made-to-measure-slat-wall',
  },
  oldSlugs: { nl: ['lattenwand-per-m2'], de: ['lamellenwand-pro-m2'] },
  name: {
    nl: 'Tract lattenwand op maat',
    fr: 'Mur à tasseaux sur mesure Tract',
    de: 'Lamellenwand nach Maß Tract',
    en: 'Tract made-to-measure slat wall',
  },
  intro: {
    nl: 'Massieve latten van vloer tot plafond, per vierkante meter, met wol in de spouw en zonder zichtbare naad.',
    fr: 'Des tasseaux massifs du sol au plafond, au mètre carré, avec laine dans la cavité et sans joint visible.',
    de: 'Massive Leisten vom Boden bis zur Decke, nach Quadratmetern, mit Wolle im Hohlraum und ohne sichtbare Fuge.',
    en: 'Solid slats from floor to ceiling, by the square metre, with wool in the cavity and no visible joint.',
  },
  description: {
    nl: `<p>Lamel is een paneel; Tract is een wand. Je geeft de maten door, wij maken er elementen van die op jouw wand uitkomen, met passtukken die links en rechts even breed zijn. De latten zijn van massief hout en lopen in één lengte door tot 3,2 m.</p>
<p>Achter de latten zit 20 mm vilt en daarachter 45 mm regelwerk met houtwol. Die spouw maakt het verschil: bij 250 Hz neemt de wand ruim zes tiende op, waar een paneel dat plat op de muur zit nog bijna niets doet.</p>
<ul><li>Reken op 10% meer oppervlak als er een deur of kozijn in de wand zit</li><li>Stopcontacten werken we uit op tekening</li><li>Vanaf 2 m², in hele vierkante meters</li></ul>`,
    fr: `<p>Lamel est un panneau ; Tract est un mur. Vous donnez les mesures, nous en faisons des éléments qui tombent juste, avec des ajustages de même largeur à gauche et à droite. Les tasseaux sont en bois massif, d’une seule longueur jusqu’à 3,2 m.</p>
<p>Derrière viennent 20 mm de feutre, puis 45 mm d’ossature garnie de laine de bois. C’est cette cavité qui change tout : à 250 Hz, le mur absorbe plus de six dixièmes, là où un panneau plaqué ne fait encore presque rien.</p>
<ul><li>Comptez 10 % de surface en plus si le mur comporte une porte ou une fenêtre</li><li>Les prises sont reportées sur le plan</li><li>À partir de 2 m², par mètres carrés entiers</li></ul>`,
    de: `<p>Lamel ist ein Paneel, Tract ist eine Wand. Sie nennen die Maße, wir fertigen daraus Elemente, die auf Ihrer Wand aufgehen, mit gleich breiten Passstücken links und rechts. Die Leisten sind aus Massivholz und laufen bis 3,2 m in einem Stück durch.</p>
<p>Dahinter liegen 20 mm Filz und 45 mm Unterkonstruktion mit Holzwolle. Dieser Hohlraum macht den Unterschied: Bei 250 Hz nimmt die Wand gut sechs Zehntel auf, wo ein Paneel direkt auf der Wand noch fast nichts bewirkt.</p>
<ul><li>Rechnen Sie mit 10 % mehr Fläche, wenn eine Tür oder ein Fenster in der Wand liegt</li><li>Steckdosen arbeiten wir nach Zeichnung ein</li><li>Ab 2 m², in ganzen Quadratmetern</li></ul>`,
    en: `<p>Lamel is a panel; Tract is a wall. You send the measurements and we turn them into sections that come out right on your wall, with infill pieces of equal width left and right. The slats are solid wood and run in one length up to 3.2 m.</p>
<p>Behind them sit 20 mm of felt and 45 mm of battens filled with wood wool. That cavity makes the difference: at 250 Hz the wall takes in over six tenths, where a panel flat on the plaster does next to nothing.</p>
<ul><li>Allow 10% more area if there is a door or window in the wall</li><li>Sockets are worked out on the drawing</li><li>From 2 m², in whole square metres</li></ul>`,
  },
  pictures: [lamelSlatPanelPicture, lamelSlatPanelDetailPicture],
  options: [
    {
      key: 'wood',
      type: 'RadioColor',
      name: { nl: 'Houtsoort', fr: 'Essence', de: 'Holzart', en: 'Wood' },
      required: true,
      values: [
        {
          key: 'oiled-oak',
          name: { nl: 'Eiken, geolied', fr: 'Chêne huilé', de: 'Eiche geölt', en: 'Oiled oak' },
          color: '#bf9563',
        },
        {
          key: 'white-ash',
          name: { nl: 'Essen, wit geolied', fr: 'Frêne huilé blanc', de: 'Esche weiß geölt', en: 'White-oiled ash' },
          color: '#ddcfb8',
        },
        { key: 'walnut', name: { nl: 'Noten', fr: 'Noyer', de: 'Nussbaum', en: 'Walnut' }, color: '#5c4230' },
      ],
    },
    {
      key: 'wall',
      type: 'Dimensions',
      name: { nl: 'Maat van de wand', fr: 'Dimensions du mur', de: 'Maße der Wand', en: 'Size of the wall' },
      description: {
        nl: 'Wij bellen voor we zagen; een maat op de centimeter is genoeg.',
        fr: 'Nous vous appelons avant la découpe ; une mesure au centimètre suffit.',
        de: 'Vor dem Zuschnitt rufen wir an; ein Maß auf den Zentimeter genügt.',
        en: 'We ring before we cut; a measurement to the centimetre will do.',
      },
      dimensions: {
        width: { min: 800, max: 12000, step: 10, default: 3000 },
        height: { min: 1000, max: 3200, step: 10, default: 2600 },
      },
      required: true,
    },
    {
      key: 'drawing',
      type: 'File',
      name: {
        nl: 'Tekening of foto van de wand',
        fr: 'Plan ou photo du mur',
        de: 'Zeichnung oder Foto der Wand',
        en: 'Drawing or photograph of the wall',
      },
      description: {
        nl: 'Nodig voor wanden van meer dan 6 meter: dan bepalen we samen waar de naden vallen.',
        fr: 'Nécessaire au-delà de 6 mètres : nous plaçons alors les joints ensemble.',
        de: 'Ab 6 Metern nötig: Dann legen wir gemeinsam fest, wo die Fugen liegen.',
        en: 'Needed for walls longer than 6 metres: we then settle together where the joints fall.',
      },
      requiredWhen: [{ option: 'wall', measure: 'width', min: 6010 }],
    },
    {
      key: 'fitting',
      type: 'OrangeRemark',
      name: { nl: 'Vlakke wand', fr: 'Mur plan', de: 'Ebene Wand', en: 'Flat wall' },
      description: {
        nl: 'Het regelwerk vangt tot 10 mm oneffenheid op. Is de wand boller, laat dan onze monteurs vooraf meten.',
        fr: 'L’ossature rattrape jusqu’à 10 mm. Si le mur est plus irrégulier, faites-le mesurer par nos poseurs.',
        de: 'Die Unterkonstruktion gleicht bis 10 mm aus. Ist die Wand unebener, lassen Sie unsere Monteure vorher messen.',
        en: 'The battens take up to 10 mm of unevenness. If the wall bows more, have our fitters measure it first.',
      },
    },
  ],
  variants: [
    { sku: 'TRA-OAK', choices: { wood: 'oiled-oak' }, price: { eur: 13140, gbp: 11583 }, weight: 17500 },
    { sku: 'TRA-ASH', choices: { wood: 'white-ash' }, price: { eur: 12314, gbp: 10833 }, weight: 16800 },
    { sku: 'TRA-WALN', choices: { wood: 'walnut' }, price: { eur: 17273, gbp: 15167 }, weight: 16200 },
  ],
  unit: 'm2',
  // Walls, each cut to its own size.
  quantity: { min: 1, max: 50, step: 1 },
  tiers: [
    { max: 9, discountPercent: 0 },
    { min: 10, max: 24, discountPercent: 5 },
    { min: 25, max: 59, discountPercent: 9 },
    { min: 60, discountPercent: 14 },
  ],
  attributes: [
    {
      name: { nl: 'Opbouw', fr: 'Composition', de: 'Aufbau', en: 'Build-up' },
      value: {
        nl: 'Lat 22 mm, vilt 20 mm, regelwerk 45 mm',
        fr: 'Tasseau 22 mm, feutre 20 mm, ossature 45 mm',
        de: 'Leiste 22 mm, Filz 20 mm, Unterkonstruktion 45 mm',
        en: 'Slat 22 mm, felt 20 mm, battens 45 mm',
      },
    },
    attribute('thickness', '87 mm'),
    attribute('material', {
      nl: 'Massief hout, PET-vilt, houtwol',
      fr: 'Bois massif, feutre PET, laine de bois',
      de: 'Massivholz, PET-Filz, Holzwolle',
      en: 'Solid wood, PET felt, wood wool',
    }),
    attribute('weight', {
      nl: '16 tot 18 kg/m²',
      fr: '16 à 18 kg/m²',
      de: '16 bis 18 kg/m²',
      en: '16 to 18 kg/m²',
    }),
    attribute('origin', { nl: 'Nederland', fr: 'Pays-Bas', de: 'Niederlande', en: 'Netherlands' }),
    attribute('measured', {
      nl: 'EN ISO 354, met gevulde spouw van 45 mm',
      fr: 'EN ISO 354, cavité garnie de 45 mm',
      de: 'EN ISO 354, mit gefülltem Hohlraum, 45 mm',
      en: 'EN ISO 354, with a filled 45 mm cavity',
    }),
  ],
  acoustics: {
    absorption: [0.28, 0.62, 0.92, 0.86, 0.7, 0.62],
    nrc: 0.8,
    alphaW: 0.75,
    soundClass: 'C',
    fireClass: 'C-s2,d0',
    thickness: 87,
  },
  delivery: { time: { min: 5, max: 6, unit: 'Week' }, methods: ['Deliver', 'DeliverAndAssemble'] },
  since: '2023-09-11',
  related: ['lamel-slat-panel', 'lamel-forte-panel', 'lamel-batten-set', 'linea-baffle'],
  metaTitle: {
    nl: 'Lattenwand op maat, per m²',
    fr: 'Mur à tasseaux sur mesure, au m²',
    de: 'Lamellenwand nach Maß, pro m²',
    en: 'Made-to-measure slat wall, per m²',
  },
  metaDescription: {
    nl: 'Akoestische lattenwand van massief eiken, essen of noten, op maat gemaakt en per m² geprijsd. αw 0,75 met gevulde spouw. Montage door heel Nederland en België.',
    fr: 'Mur acoustique à tasseaux massifs en chêne, frêne ou noyer, fabriqué sur mesure et vendu au m². αw 0,75 avec cavité garnie. Pose possible.',
    de: 'Akustische Lamellenwand aus massiver Eiche, Esche oder Nussbaum, nach Maß gefertigt und nach m² berechnet. αw 0,75 mit gefülltem Hohlraum.',
    en: 'Acoustic slat wall in solid oak, ash or walnut, made to measure and priced by the m². αw 0.75 with a filled cavity. Fitting available.',
  },
};
