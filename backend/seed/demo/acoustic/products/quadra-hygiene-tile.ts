import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { fromStock } from '../../common/delivery.ts';
import { quadraCeilingTilePicture } from '../family-pictures.ts';

export const quadraHygieneTile: SeedProduct = {
  key: 'quadra-hygiene-tile',
  categories: ['ceiling', 'ceiling-tiles'],
  brand: 'Silentum',
  slugs: {
    nl: 'quadra-hygiene-plafondtegel',
    fr: 'quadra-hygiene-dalle-de-plafond',
    de: 'quadra-hygiene-deckenplatte',
    en: 'quadra-hygiene-ceiling-tile',
  },
  name: {
    nl: 'Quadra Hygiëne, doos van 10 tegels',
    fr: 'Quadra Hygiène, carton de 10 dalles',
    de: 'Quadra Hygiene, Karton mit 10 Platten',
    en: 'Quadra Hygiene, box of 10 tiles',
  },
  intro: {
    nl: 'Afwasbare plafondtegel met een foliehuid voor keukens, praktijken en kinderopvang: brandklasse A2.',
    fr: 'Dalle lavable à film tendu pour cuisines, cabinets médicaux et crèches : Euroclasse A2.',
    de: 'Abwaschbare Deckenplatte mit Folienhaut für Küchen, Praxen und Kitas: Brandverhalten A2.',
    en: 'A washable ceiling tile with a film skin for kitchens, surgeries and nurseries: fire class A2.',
  },
  description: {
    nl: `<p>In een grootkeuken mag vilt niet, en een gladde plaat galmt. Quadra Hygiëne is glaswol van 20 mm in een dichte, dunne folie. De folie trilt mee met lage en middelhoge tonen en laat ze door; alleen boven 2000 Hz kaatst er iets terug, zoals je in de cijfers ziet.</p>
<p>Afnemen gaat met een vochtige doek en een mild middel, tot aan een lagedrukreiniger op 30 cm. De naden zijn gelast, zodat er geen vezels vrijkomen en geen vocht in de wol trekt.</p>
<ul><li>Bestand tegen de gangbare reinigings- en desinfectiemiddelen</li><li>Voor ruimtes tot 95% relatieve vochtigheid</li><li>Tien tegels van 600 × 600 mm: goed voor 3,6 m²</li></ul>`,
    fr: `<p>Le feutre est exclu d’une cuisine collective, et une dalle lisse résonne. Quadra Hygiène est une laine de verre de 20 mm sous un film mince et fermé. Le film vibre avec les graves et les médiums et les laisse passer ; seules les fréquences au-dessus de 2000 Hz reviennent un peu, comme le montrent les chiffres.</p>
<p>Elle se nettoie avec un chiffon humide et un produit doux, et jusqu’au jet basse pression à 30 cm. Les soudures sont étanches : aucune fibre ne s’échappe, aucune humidité ne gagne la laine.</p>
<ul><li>Résiste aux nettoyants et désinfectants courants</li><li>Jusqu’à 95 % d’humidité relative</li><li>Dix dalles de 600 × 600 mm, soit 3,6 m²</li></ul>`,
    de: `<p>In einer Großküche ist Filz nicht erlaubt, und eine glatte Platte hallt. Quadra Hygiene ist Glaswolle, 20 mm stark, in einer dünnen, geschlossenen Folie. Die Folie schwingt bei tiefen und mittleren Tönen mit und lässt sie durch; nur oberhalb von 2000 Hz kommt etwas zurück, wie die Zahlen zeigen.</p>
<p>Gereinigt wird mit feuchtem Tuch und mildem Mittel, bis hin zum Niederdruckstrahl aus 30 cm. Die Nähte sind verschweißt, es treten keine Fasern aus und keine Feuchte ein.</p>
<ul><li>Beständig gegen übliche Reinigungs- und Desinfektionsmittel</li><li>Für Räume bis 95 % relative Luftfeuchte</li><li>Zehn Platten von 600 × 600 mm ergeben 3,6 m²</li></ul>`,
    en: `<p>Felt is not allowed in a commercial kitchen, and a smooth tile rings. Quadra Hygiene is 20 mm glass wool in a thin, sealed film. The film moves with low and middle notes and lets them in; only above 2000 Hz does some of the sound come back, as the figures show.</p>
<p>It wipes down with a damp cloth and a mild cleaner, and takes a low-pressure jet from 30 cm. The seams are welded, so no fibres get out and no damp gets in.</p>
<ul><li>Stands up to the usual cleaners and disinfectants</li><li>For rooms up to 95% relative humidity</li><li>Ten tiles of 600 × 600 mm make 3.6 m²</li></ul>`,
  },
  pictures: [quadraCeilingTilePicture],
  options: [
    {
      key: 'clips',
      type: 'Checkbox',
      name: {
        nl: 'Borgklemmen, 40 stuks',
        fr: 'Clips anti-soulèvement, 40 pièces',
        de: 'Niederhalteklammern, 40 Stück',
        en: 'Hold-down clips, pack of 40',
      },
      description: {
        nl: 'Nodig als je onder druk reinigt.',
        fr: 'Indispensables en cas de nettoyage sous pression.',
        de: 'Erforderlich, wenn mit Druck gereinigt wird.',
        en: 'Needed if you clean under pressure.',
      },
      surcharge: { eur: 1240, gbp: 1092 },
    },
    {
      key: 'wet',
      type: 'RedRemark',
      name: { nl: 'Niet buiten', fr: 'Pas en extérieur', de: 'Nicht im Freien', en: 'Not outdoors' },
      description: {
        nl: 'De folie verdraagt geen direct zonlicht en geen vorst.',
        fr: 'Le film ne supporte ni le soleil direct ni le gel.',
        de: 'Die Folie verträgt weder direkte Sonne noch Frost.',
        en: 'The film stands neither direct sun nor frost.',
      },
    },
  ],
  variants: [
    {
      sku: 'QUH-10',
      choices: {},
      price: { eur: 13140, gbp: 11583 },
      size: { width: 595, height: 595, depth: 20 },
      weight: 6200,
    },
  ],
  tiers: [
    { min: 6, max: 6, discountPercent: 5 },
    { min: 12, max: 12, discountPercent: 9 },
    { min: 24, discountPercent: 12 },
  ],
  measure: { unit: 'm2', pieces: 10 },
  attributes: [
    attribute('dimensions', '595 × 595 × 20 mm'),
    attribute('coverage', {
      nl: '3,6 m² per doos',
      fr: '3,6 m² par carton',
      de: '3,6 m² je Karton',
      en: '3.6 m² per box',
    }),
    attribute('material', {
      nl: 'Glaswol in polyesterfolie',
      fr: 'Laine de verre sous film polyester',
      de: 'Glaswolle in Polyesterfolie',
      en: 'Glass wool in polyester film',
    }),
    attribute('packed', {
      nl: '10 tegels; 6 dozen op een halve pallet, 12 op een hele',
      fr: '10 dalles ; 6 cartons par demi-palette, 12 par palette',
      de: '10 Platten; 6 Kartons auf der halben Palette, 12 auf der ganzen',
      en: '10 tiles; 6 boxes to a half pallet, 12 to a full one',
    }),
    attribute('weight', {
      nl: '6,2 kg per doos',
      fr: '6,2 kg par carton',
      de: '6,2 kg je Karton',
      en: '6.2 kg per box',
    }),
    attribute('care', {
      nl: 'Dagelijks nat afneembaar',
      fr: 'Lavable chaque jour à l’eau',
      de: 'Täglich feucht abwischbar',
      en: 'Can be washed down daily',
    }),
    attribute('measured', {
      nl: 'EN ISO 354, type E-200',
      fr: 'EN ISO 354, montage E-200',
      de: 'EN ISO 354, Montage E-200',
      en: 'EN ISO 354, mounting E-200',
    }),
  ],
  acoustics: {
    absorption: [0.4, 0.7, 0.85, 0.95, 0.8, 0.6],
    nrc: 0.85,
    alphaW: 0.8,
    soundClass: 'B',
    fireClass: 'A2-s1,d0',
    thickness: 20,
    density: 80,
  },
  delivery: fromStock,
  since: '2021-10-04',
  related: ['quadra-ceiling-tile', 'quadra-plus-tile', 'melamine-absorber-block', 'melamine-sheet'],
};
