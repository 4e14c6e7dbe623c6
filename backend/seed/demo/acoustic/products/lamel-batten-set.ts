import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { fromStock } from '../../common/delivery.ts';
import { percent } from '../../common/percent.ts';
import { boxTiers } from '../../common/tiers.ts';
import { lamelSlatPanelDetailPicture } from '../detail-pictures.ts';
import { lamelSlatPanelPicture } from '../family-pictures.ts';

export const lamelBattenSet: SeedProduct = {
  key: 'lamel-batten-set',
  categories: ['accessories'],
  brand: 'Stilhout',
  slugs: {
    nl: 'lamel-regelset-met-wol',
    fr: 'lamel-kit-ossature-et-laine',
    de: 'lamel-lattenset-mit-wolle',
    en: 'lamel-batten-set-with-wool',
  },
  name: {
    nl: 'Lamel regelset met wol',
    fr: 'Kit ossature et laine Lamel',
    de: 'Lattenset mit Wolle für Lamel',
    en: 'Lamel batten set with wool',
  },
  intro: {
    nl: 'Regels van 45 mm en houtwol op maat: de spouw die van een Lamel-paneel klasse D een klasse B maakt.',
    fr: 'Des tasseaux de 45 mm et une laine de bois prédécoupée : la cavité qui fait passer Lamel de la classe D à la B.',
    de: 'Latten von 45 mm und zugeschnittene Holzwolle: der Hohlraum, der aus Lamel Klasse D eine Klasse B macht.',
    en: 'Battens of 45 mm and wood wool cut to fit: the cavity that takes Lamel from class D to class B.',
  },
  description: {
    nl: `<p>De beste verbetering van een lattenpaneel zie je niet. Met 45 mm spouw en wol erachter neemt Lamel bij 250 Hz ruim vier keer zoveel op als plat op de muur. In deze set zit alles voor één paneel van 2400 mm: drie regels, vier stroken wol, pluggen en schroeven.</p>
<p>De regels zijn van gedroogd vuren, zwart gebeitst, zodat er tussen de latten niets lichts doorschemert. De wol is van houtvezel en prikt niet; snijden gaat met een broodmes.</p>
<ul><li>Eén set per paneel, ook voor Lamel van 3000 mm met één extra regel</li><li>Hart op hart 300 mm, gelijk aan de schroeflijn van het paneel</li><li>Kabels en leidingen passen in de spouw</li></ul>`,
    fr: `<p>La meilleure amélioration d’un panneau à tasseaux ne se voit pas. Avec 45 mm de cavité garnie, Lamel absorbe à 250 Hz plus de quatre fois ce qu’il absorbe à même le mur. Ce kit contient le nécessaire pour un panneau de 2400 mm : trois tasseaux, quatre bandes de laine, chevilles et vis.</p>
<p>Les tasseaux sont en épicéa séché, teintés noir, pour que rien de clair ne transparaisse. La laine est en fibre de bois et ne pique pas ; elle se coupe au couteau à pain.</p>
<ul><li>Un kit par panneau, y compris Lamel 3000 mm avec un tasseau de plus</li><li>Entraxe de 300 mm, comme la ligne de vissage du panneau</li><li>Câbles et gaines passent dans la cavité</li></ul>`,
    de: `<p>Die beste Verbesserung eines Lamellenpaneels sieht man nicht. Mit 45 mm gefülltem Hohlraum nimmt Lamel bei 250 Hz mehr als viermal so viel auf wie direkt auf der Wand. Das Set enthält alles für ein Paneel von 2400 mm: drei Latten, vier Streifen Wolle, Dübel und Schrauben.</p>
<p>Die Latten sind aus getrockneter Fichte, schwarz gebeizt, damit zwischen den Leisten nichts Helles durchscheint. Die Wolle besteht aus Holzfaser und sticht nicht; ein Brotmesser genügt zum Schneiden.</p>
<ul><li>Ein Set je Paneel, mit einer weiteren Latte auch für Lamel mit 3000 mm</li><li>Achsmaß 300 mm, passend zur Schraublinie des Paneels</li><li>Kabel und Leerrohre finden im Hohlraum Platz</li></ul>`,
    en: `<p>The best improvement to a slat panel is one you never see. With a filled cavity of 45 mm, Lamel takes in more than four times as much at 250 Hz as it does flat on the wall. This set has all you need for one 2400 mm panel: three battens, four strips of wool, plugs and screws.</p>
<p>The battens are dried spruce, stained black so that nothing pale shows between the slats. The wool is wood fibre and doesn’t itch; a bread knife cuts it.</p>
<ul><li>One set per panel, or with one more batten for Lamel at 3000 mm</li><li>300 mm centres, to match the panel’s line of screws</li><li>Cables and conduit fit in the cavity</li></ul>`,
  },
  pictures: [lamelSlatPanelDetailPicture, lamelSlatPanelPicture],
  options: [
    {
      key: 'extra',
      type: 'Checkbox',
      name: {
        nl: 'Extra regel, voor 3000 mm',
        fr: 'Tasseau supplémentaire, pour 3000 mm',
        de: 'Zusätzliche Latte, für 3000 mm',
        en: 'Extra batten, for 3000 mm',
      },
      surcharge: { eur: 454, gbp: 399 },
    },
    {
      key: 'wall',
      type: 'Radio',
      name: { nl: 'Pluggen voor', fr: 'Chevilles pour', de: 'Dübel für', en: 'Plugs for' },
      values: [
        {
          key: 'masonry',
          name: { nl: 'Steen of beton', fr: 'Brique ou béton', de: 'Stein oder Beton', en: 'Brick or concrete' },
        },
        { key: 'board', name: { nl: 'Gipsplaat', fr: 'Plaque de plâtre', de: 'Gipskarton', en: 'Plasterboard' } },
      ],
    },
    {
      key: 'order',
      type: 'GreenRemark',
      name: { nl: 'Hoeveel sets?', fr: 'Combien de kits ?', de: 'Wie viele Sets?', en: 'How many sets?' },
      description: {
        nl: 'Evenveel als panelen: elke set hoort bij één paneel van 600 mm breed.',
        fr: 'Autant que de panneaux : chaque kit correspond à un panneau de 600 mm de large.',
        de: 'So viele wie Paneele: Jedes Set gehört zu einem Paneel von 600 mm Breite.',
        en: 'As many as you have panels: each set goes with one panel 600 mm wide.',
      },
    },
  ],
  variants: [{ sku: 'LBS-2400', choices: {}, price: { eur: 2802, gbp: 2458 }, weight: 9300 }],
  tiers: boxTiers,
  attributes: [
    attribute('packed', {
      nl: '3 regels, 4 stroken wol, 15 pluggen en schroeven',
      fr: '3 tasseaux, 4 bandes de laine, 15 chevilles et vis',
      de: '3 Latten, 4 Streifen Wolle, 15 Dübel und Schrauben',
      en: '3 battens, 4 strips of wool, 15 plugs and screws',
    }),
    attribute('dimensions', {
      nl: 'Regel 45 × 45 × 2400 mm',
      fr: 'Tasseau 45 × 45 × 2400 mm',
      de: 'Latte 45 × 45 × 2400 mm',
      en: 'Batten 45 × 45 × 2400 mm',
    }),
    attribute('material', {
      nl: 'Vuren, houtvezelwol van 50 kg/m³',
      fr: 'Épicéa, laine de fibre de bois de 50 kg/m³',
      de: 'Fichte, Holzfaserwolle mit 50 kg/m³',
      en: 'Spruce, wood fibre wool of 50 kg/m³',
    }),
    attribute('recycled', percent(60)),
    attribute('weight', { nl: '9,3 kg', fr: '9,3 kg', de: '9,3 kg', en: '9.3 kg' }),
  ],
  acoustics: { fireClass: 'E', thickness: 45, density: 50 },
  delivery: fromStock,
  since: '2025-11-24',
  related: ['lamel-slat-panel', 'lamel-forte-panel', 'tract-slat-wall', 'suspension-set'],
};
