import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { fromStock } from '../../common/delivery.ts';
import { boxTiers } from '../../common/tiers.ts';
import { inAllLanguages } from '../../in-all-languages.ts';
import { quadraCeilingTileDetailPicture } from '../detail-pictures.ts';
import { quadraCeilingTilePicture } from '../family-pictures.ts';

export const quadraPlusTile: SeedProduct = {
  key: 'quadra-plus-tile',
  categories: ['ceiling', 'ceiling-tiles'],
  brand: 'Feltwerk',
  slugs: {
    nl: 'quadra-plus-plafondtegel',
    fr: 'quadra-plus-dalle-de-plafond',
    de: 'quadra-plus-deckenplatte',
    en: 'quadra-plus-ceiling-tile',
  },
  oldSlugs: { nl: ['quadra-40'], fr: ['quadra-40'], de: ['quadra-40'], en: ['quadra-40'] },
  name: {
    nl: 'Quadra Plus plafondtegel',
    fr: 'Dalle de plafond Quadra Plus',
    de: 'Deckenplatte Quadra Plus',
    en: 'Quadra Plus ceiling tile',
  },
  intro: {
    nl: 'De 40 mm dikke Quadra: klasse A in een gewoon systeemplafond, voor klaslokalen en callcenters.',
    fr: 'La Quadra de 40 mm : classe A dans une ossature ordinaire, pour les salles de classe et les centres d’appels.',
    de: 'Die Quadra mit 40 mm: Klasse A in einer gewöhnlichen Rasterdecke, für Klassenzimmer und Callcenter.',
    en: 'The 40 mm Quadra: class A in an ordinary grid ceiling, for classrooms and call centres.',
  },
  description: {
    nl: `<p>Waar veel mensen tegelijk praten, telt elke vierkante meter plafond. Quadra Plus heeft een open viltlaag van 9 mm op een kern van 31 mm PET-wol. Met 200 mm lucht erboven neemt de tegel al bij 250 Hz meer dan acht tiende op, en dat is precies het gebied waar stemmen door elkaar gaan lopen.</p>
<p>De tegel is zwaarder dan een standaardplaat, maar blijft met 2,4 kg/m² ruim onder wat een T24-raster draagt. De rand is geseald, zodat er bij het tillen niets loslaat.</p>
<ul><li>In de maten 600 × 600 mm en 1200 × 600 mm</li><li>Om in een klaslokaal van 50 m² aan de nagalmeis te voldoen, is 80% van het plafond genoeg</li><li>Uit te nemen zonder gereedschap, dus de leidingen blijven bereikbaar</li></ul>`,
    fr: `<p>Là où beaucoup de gens parlent en même temps, chaque mètre carré de plafond compte. Quadra Plus réunit une couche de feutre ouverte de 9 mm et une âme de 31 mm en laine PET. Avec 200 mm d’air au-dessus, la dalle retient déjà plus de huit dixièmes du son à 250 Hz, précisément là où les voix se mêlent.</p>
<p>Plus lourde qu’une dalle courante, elle reste avec 2,4 kg/m² bien en deçà de ce que porte une ossature T24. Le chant est scellé : rien ne s’effiloche à la manipulation.</p>
<ul><li>En 600 × 600 mm et 1200 × 600 mm</li><li>Dans une classe de 50 m², couvrir 80 % du plafond suffit à tenir la durée de réverbération exigée</li><li>Se dépose sans outil : les réseaux restent accessibles</li></ul>`,
    de: `<p>Wo viele gleichzeitig sprechen, zählt jeder Quadratmeter Decke. Quadra Plus hat eine offene Filzlage von 9 mm auf einem Kern aus 31 mm PET-Wolle. Mit 200 mm Luft darüber nimmt die Platte schon bei 250 Hz mehr als acht Zehntel auf, genau dort, wo Stimmen ineinanderlaufen.</p>
<p>Sie ist schwerer als eine Standardplatte, bleibt mit 2,4 kg/m² aber weit unter dem, was ein T24-Raster trägt. Die Kante ist versiegelt, beim Anheben löst sich nichts.</p>
<ul><li>In 600 × 600 mm und 1200 × 600 mm</li><li>In einem Klassenzimmer von 50 m² genügen 80 % der Decke, um die geforderte Nachhallzeit einzuhalten</li><li>Ohne Werkzeug herauszunehmen, die Leitungen bleiben also zugänglich</li></ul>`,
    en: `<p>Where many people talk at once, every square metre of ceiling counts. Quadra Plus has an open face of 9 mm felt on a core of 31 mm PET wool. With 200 mm of air above it, the tile takes in over eight tenths at 250 Hz already, and that is just where voices run together.</p>
<p>It is heavier than a standard tile, but at 2.4 kg/m² stays far below what a T24 grid carries. The edge is sealed, so nothing comes away as you lift it.</p>
<ul><li>In 600 × 600 mm and 1200 × 600 mm</li><li>In a classroom of 50 m², covering 80% of the ceiling is enough to meet the reverberation target</li><li>Lifts out without tools, so services stay within reach</li></ul>`,
  },
  pictures: [quadraCeilingTilePicture, quadraCeilingTileDetailPicture],
  options: [
    {
      key: 'size',
      type: 'Radio',
      name: { nl: 'Maat', fr: 'Format', de: 'Format', en: 'Size' },
      required: true,
      values: [
        { key: '600', name: inAllLanguages('600 × 600 mm') },
        { key: '1200', name: inAllLanguages('1200 × 600 mm') },
      ],
    },
    {
      key: 'edge',
      type: 'DropDown',
      // The long tile is too heavy for a stepped edge.
      limits: [{ when: [{ option: 'size', chosen: ['1200'] }], values: ['t24', 't15'] }],
      name: { nl: 'Raster', fr: 'Ossature', de: 'Raster', en: 'Grid' },
      values: [
        { key: 't24', name: { nl: 'T24, vlak', fr: 'T24, à plat', de: 'T24, flach', en: 'T24, lay-in' } },
        { key: 't15', name: { nl: 'T15, vlak', fr: 'T15, à plat', de: 'T15, flach', en: 'T15, lay-in' } },
        {
          key: 't24-tegular',
          name: {
            nl: 'T24, verdiept',
            fr: 'T24, bord décaissé',
            de: 'T24, vertieft',
            en: 'T24, tegular',
          },
          surcharge: { eur: 165, gbp: 145 },
        },
      ],
    },
    {
      key: 'tools',
      type: 'GreenRemark',
      name: {
        nl: 'Past in het bestaande raster',
        fr: 'Convient à l’ossature existante',
        de: 'Passt ins vorhandene Raster',
        en: 'Fits the grid you have',
      },
      description: {
        nl: 'Meet één tegel na: 595 mm wordt 600 mm genoemd, en dat is de maat die je nodig hebt.',
        fr: 'Mesurez une dalle : 595 mm se vendent sous le nom de 600 mm, c’est bien le format qu’il vous faut.',
        de: 'Messen Sie eine Platte nach: 595 mm heißen im Handel 600 mm, und das ist das Format, das Sie brauchen.',
        en: 'Measure one tile: 595 mm is sold as 600 mm, and that is the size you want.',
      },
    },
  ],
  variants: [
    {
      sku: 'QUP-0606',
      choices: { size: '600' },
      price: { eur: 2227, gbp: 1958 },
      size: { width: 595, height: 595, depth: 40 },
      weight: 900,
    },
    {
      sku: 'QUP-1206',
      choices: { size: '1200' },
      price: { eur: 4215, gbp: 3708 },
      size: { width: 1195, height: 595, depth: 40 },
      weight: 1750,
    },
  ],
  tiers: boxTiers,
  measure: { unit: 'm2', pieces: 1 },
  attributes: [
    attribute('dimensions', {
      nl: '595 × 595 mm of 1195 × 595 mm',
      fr: '595 × 595 mm ou 1195 × 595 mm',
      de: '595 × 595 mm oder 1195 × 595 mm',
      en: '595 × 595 mm or 1195 × 595 mm',
    }),
    attribute('thickness', '40 mm'),
    attribute('material', {
      nl: 'PET-vilt op een kern van PET-wol',
      fr: 'Feutre PET sur âme en laine PET',
      de: 'PET-Filz auf einem Kern aus PET-Wolle',
      en: 'PET felt on a core of PET wool',
    }),
    attribute('weight', { nl: '2,4 kg/m²', fr: '2,4 kg/m²', de: '2,4 kg/m²', en: '2.4 kg/m²' }),
    attribute('lightFastness', {
      nl: 'Blauwschaal 6',
      fr: 'Échelle des bleus 6',
      de: 'Blauskala 6',
      en: 'Blue wool scale 6',
    }),
    attribute('mounting', {
      nl: 'Inleggen in T15 of T24',
      fr: 'Pose sur ossature T15 ou T24',
      de: 'Einlegen in T15 oder T24',
      en: 'Lay-in, T15 or T24',
    }),
    attribute('measured', {
      nl: 'EN ISO 354, type E-200',
      fr: 'EN ISO 354, montage E-200',
      de: 'EN ISO 354, Montage E-200',
      en: 'EN ISO 354, mounting E-200',
    }),
  ],
  acoustics: {
    absorption: [0.45, 0.85, 0.95, 1, 1, 0.98],
    nrc: 0.95,
    alphaW: 1,
    soundClass: 'A',
    fireClass: 'B-s1,d0',
    thickness: 40,
    density: 60,
  },
  delivery: fromStock,
  since: '2022-02-14',
  related: ['quadra-ceiling-tile', 'quadra-hygiene-tile', 'linea-baffle', 'isola-raft-set'],
};
