import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { colorOption, colorVariants } from '../../common/color-variants.ts';
import { feltColors } from '../../common/colors.ts';
import { madeToOrder } from '../../common/delivery.ts';
import { objectTiers } from '../../common/tiers.ts';
import { fjordWallPanelDetailPicture } from '../detail-pictures.ts';
import { fjordWallPanelPicture } from '../family-pictures.ts';
import { inTheirColors } from '../tinted-pictures.ts';

const { pine, moss, sage, chalk, sand, fog, anthracite, clay, lake } = feltColors;
const colors = [pine, moss, sage, chalk, sand, fog, anthracite, clay, lake] as const;

export const fjordWallPanel: SeedProduct = {
  key: 'fjord-wall-panel',
  categories: ['wall-panels', 'felt-panels'],
  brand: 'Feltwerk',
  slugs: {
    nl: 'fjord-wandpaneel',
    fr: 'fjord-panneau-mural',
    de: 'fjord-wandpaneel',
    en: 'fjord-wall-panel',
  },
  oldSlugs: {
    nl: ['fjord-vilten-wandpaneel'],
    fr: ['fjord-panneau-feutre'],
    de: ['fjord-filzpaneel'],
    en: ['fjord-felt-panel'],
  },
  name: { nl: 'Fjord wandpaneel', fr: 'Panneau mural Fjord', de: 'Wandpaneel Fjord', en: 'Fjord wall panel' },
  intro: {
    nl: 'Vijf lagen vilt, gesneden als de kustlijnen op een zeekaart, die spraak en galm uit de kamer halen.',
    fr: 'Cinq couches de feutre découpées comme les courbes d’une carte marine, qui absorbent voix et échos.',
    de: 'Fünf Lagen Filz, geschnitten wie die Küstenlinien einer Seekarte: Sie nehmen dem Raum Stimmen und Nachhall.',
    en: 'Five layers of felt, cut like the shorelines on a chart, that take speech and echo out of a room.',
  },
  description: {
    nl: `<p>Fjord begint met een vlakke plaat vilt van 12 mm. Daarop liggen vier lagen, elk met een andere golvende rand, tot het paneel op zijn dikst 56 mm meet. Licht van opzij tekent de randen af; in de ochtend ziet de wand er anders uit dan ’s avonds.</p>
<p>Het reliëf is er niet alleen voor het oog. Waar het vilt dikker wordt, pakt het ook lagere stemmen mee, en de randen verstrooien wat er terugkaatst. Voor een woonkamer van 30 m² zijn vier tot zes panelen een goed begin.</p>
<ul><li>Het patroon loopt door als je een linker en een rechter paneel naast elkaar hangt</li><li>Hangt aan twee verborgen beugels; ophangen lukt in een kwartier</li><li>In de massa gekleurd, dus ook de randen hebben de volle kleur</li></ul>`,
    fr: `<p>Fjord part d’une plaque de feutre plane de 12 mm. Quatre couches s’y superposent, chacune avec un bord ondulant différent, jusqu’à 56 mm au plus épais. Une lumière rasante en dessine les contours : le mur n’a pas le même visage le matin et le soir.</p>
<p>Ce relief n’est pas qu’un décor. Là où le feutre s’épaissit, il retient aussi les voix graves, et les bords diffusent ce qui revient. Pour un séjour de 30 m², quatre à six panneaux sont un bon début.</p>
<ul><li>Le motif se poursuit lorsqu’un panneau gauche et un panneau droit se touchent</li><li>Se suspend à deux équerres cachées, en un quart d’heure</li><li>Teinté dans la masse : les bords ont la même couleur que la face</li></ul>`,
    de: `<p>Fjord beginnt mit einer ebenen Filzplatte von 12 mm. Darauf liegen vier Lagen, jede mit einer anderen geschwungenen Kante, bis das Paneel an der dicksten Stelle 56 mm misst. Streiflicht zeichnet die Kanten nach; morgens wirkt die Wand anders als am Abend.</p>
<p>Das Relief ist mehr als Zierde. Wo der Filz dicker wird, schluckt er auch tiefere Stimmen, und die Kanten streuen, was zurückgeworfen wird. Für ein Wohnzimmer von 30 m² sind vier bis sechs Paneele ein guter Anfang.</p>
<ul><li>Das Muster läuft weiter, wenn ein linkes und ein rechtes Paneel nebeneinander hängen</li><li>Hängt an zwei verdeckten Winkeln, in einer Viertelstunde montiert</li><li>Durchgefärbt, auch die Kanten zeigen den vollen Farbton</li></ul>`,
    en: `<p>Fjord starts as a flat sheet of felt, 12 mm thick. Four more layers go on top, each with a different flowing edge, until the panel measures 56 mm at its deepest. Light from the side picks the edges out, so the wall looks one way at breakfast and another after dark.</p>
<p>The relief earns its keep. Where the felt is thicker it reaches lower voices, and the edges scatter what does come back. For a living room of 30 m², four to six panels are a sound start.</p>
<ul><li>The pattern runs on when a left and a right panel hang side by side</li><li>Hangs from two hidden brackets, a quarter of an hour’s work</li><li>Dyed right through, so the edges carry the full colour too</li></ul>`,
  },
  pictures: [
    fjordWallPanelPicture,
    fjordWallPanelDetailPicture,
    {
      key: 'scene-home',
      alt: {
        nl: 'Groene Fjord-panelen achter een lichte bank in een woonkamer',
        fr: 'Panneaux Fjord verts derrière un canapé clair dans un séjour',
        de: 'Grüne Fjord-Paneele hinter einem hellen Sofa im Wohnzimmer',
        en: 'Green Fjord panels behind a pale sofa in a living room',
      },
    },
  ],
  options: [
    colorOption(colors),
    {
      key: 'side',
      type: 'Radio',
      name: {
        nl: 'Verloop van het patroon',
        fr: 'Sens du motif',
        de: 'Verlauf des Musters',
        en: 'Direction of the pattern',
      },
      description: {
        nl: 'Kies links en rechts om en om voor een doorlopende lijn.',
        fr: 'Alternez gauche et droite pour une ligne continue.',
        de: 'Links und rechts im Wechsel ergibt eine durchgehende Linie.',
        en: 'Alternate left and right for one continuous line.',
      },
      values: [
        { key: 'left', name: { nl: 'Links', fr: 'Gauche', de: 'Links', en: 'Left' } },
        {
          key: 'right',
          name: {
            nl: 'Rechts (gespiegeld)',
            fr: 'Droite (en miroir)',
            de: 'Rechts (gespiegelt)',
            en: 'Right (mirrored)',
          },
        },
      ],
    },
    {
      key: 'edge',
      type: 'Radio',
      name: { nl: 'Buitenrand', fr: 'Chant', de: 'Außenkante', en: 'Outer edge' },
      required: true,
      values: [
        { key: 'straight', name: { nl: 'Recht', fr: 'Droit', de: 'Gerade', en: 'Straight' } },
        {
          key: 'bevelled',
          name: { nl: 'Afgeschuind', fr: 'Biseauté', de: 'Gefast', en: 'Bevelled' },
          surcharge: { eur: 1860, gbp: 1629 },
        },
      ],
    },
    {
      key: 'engraving',
      type: 'TextArea',
      name: { nl: 'Tekst op de rand', fr: 'Texte sur le chant', de: 'Text auf der Kante', en: 'Text on the edge' },
      description: {
        nl: 'Wordt in de onderste rand gebrand, in hoofdletters van 8 mm.',
        fr: 'Gravé à chaud dans le chant inférieur, en capitales de 8 mm.',
        de: 'Wird in Großbuchstaben von 8 mm in die untere Kante gebrannt.',
        en: 'Branded into the lower edge in capitals 8 mm tall.',
      },
      maxLength: 40,
      surcharge: { eur: 1500, gbp: 1310 },
      // A bevel leaves no flat edge to write on.
      shownWhen: [{ option: 'edge', chosen: ['straight'] }],
    },
    {
      key: 'mounting',
      type: 'DropDown',
      name: { nl: 'Ophanging', fr: 'Fixation', de: 'Befestigung', en: 'Fixing' },
      values: [
        {
          key: 'brackets',
          name: {
            nl: 'Beugels en schroeven',
            fr: 'Équerres et vis',
            de: 'Winkel und Schrauben',
            en: 'Brackets and screws',
          },
        },
        {
          key: 'magnets',
          name: {
            nl: 'Magneten, voor stalen wanden',
            fr: 'Aimants, pour parois en acier',
            de: 'Magnete, für Stahlwände',
            en: 'Magnets, for steel partitions',
          },
          surcharge: { eur: 1240, gbp: 1079 },
        },
      ],
    },
    {
      key: 'batch',
      type: 'GreenRemark',
      name: { nl: 'Eén verfpartij', fr: 'Un seul bain', de: 'Eine Farbcharge', en: 'One dye batch' },
      description: {
        nl: 'Panelen uit één bestelling komen altijd uit dezelfde verfpartij.',
        fr: 'Les panneaux d’une même commande proviennent toujours du même bain de teinture.',
        de: 'Paneele einer Bestellung stammen immer aus derselben Farbcharge.',
        en: 'Panels in one order always come from the same dye batch.',
      },
    },
  ],
  variants: inTheirColors(
    'fjord-wall-panel',
    colorVariants(colors, {
      sku: 'FJO-0919',
      price: { eur: 26364, gbp: 23333 },
      size: { width: 900, height: 1900, depth: 56 },
      weight: 10600,
    }),
  ),
  tiers: objectTiers,
  measure: { unit: 'm2', pieces: 1 },
  attributes: [
    attribute('dimensions', '900 × 1900 mm'),
    attribute('thickness', {
      nl: '12 tot 56 mm',
      fr: '12 à 56 mm',
      de: '12 bis 56 mm',
      en: '12 to 56 mm',
    }),
    attribute('coverage', { nl: '1,71 m²', fr: '1,71 m²', de: '1,71 m²', en: '1.71 m²' }),
    attribute('material', {
      nl: 'Genaald PET-vilt, vijf lagen',
      fr: 'Feutre PET aiguilleté, cinq couches',
      de: 'Vernadelter PET-Filz, fünflagig',
      en: 'Needled PET felt in five layers',
    }),
    attribute('recycled', {
      nl: '70%, uit drankflessen',
      fr: '70 %, issus de bouteilles',
      de: '70 %, aus Getränkeflaschen',
      en: '70%, from drinks bottles',
    }),
    attribute('mounting', {
      nl: 'Twee verborgen beugels, of magneten',
      fr: 'Deux équerres cachées, ou aimants',
      de: 'Zwei verdeckte Winkel oder Magnete',
      en: 'Two hidden brackets, or magnets',
    }),
    attribute('weight', { nl: '10,6 kg', fr: '10,6 kg', de: '10,6 kg', en: '10.6 kg' }),
    attribute('care', {
      nl: 'Stofzuigen met een zachte borstel',
      fr: 'Aspirer avec une brosse douce',
      de: 'Mit weicher Bürste absaugen',
      en: 'Vacuum with a soft brush',
    }),
    attribute('measured', 'EN ISO 354'),
  ],
  acoustics: {
    absorption: [0.1, 0.28, 0.56, 0.8, 0.9, 0.92],
    nrc: 0.65,
    alphaW: 0.55,
    soundClass: 'D',
    fireClass: 'B-s1,d0',
    thickness: 56,
    density: 180,
  },
  delivery: madeToOrder,
  since: '2026-03-09',
  related: ['hexa-felt-tiles', 'lamel-slat-panel', 'nube-ceiling-raft', 'drape-acoustic-curtain'],
};
