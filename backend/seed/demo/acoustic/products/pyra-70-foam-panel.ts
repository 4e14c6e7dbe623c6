import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { colorOption, colorVariants } from '../../common/color-variants.ts';
import { foamColors } from '../../common/colors.ts';
import { fromStock } from '../../common/delivery.ts';
import { boxTiers } from '../../common/tiers.ts';
import { pyraFoamPanelDetailPicture } from '../detail-pictures.ts';
import { inTheirColors, tintedPicture } from '../tinted-pictures.ts';

const { anthracite, grey } = foamColors;
const colors = [grey, anthracite] as const;

export const pyra70FoamPanel: SeedProduct = {
  key: 'pyra-70-foam-panel',
  categories: ['absorbers', 'studio-foam'],
  brand: 'Silentum',
  slugs: {
    nl: 'pyra-70-schuimpaneel',
    fr: 'pyra-70-panneau-de-mousse',
    de: 'pyra-70-schaumpaneel',
    en: 'pyra-70-foam-panel',
  },
  name: {
    nl: 'Pyra 70 schuimpaneel',
    fr: 'Panneau de mousse Pyra 70',
    de: 'Schaumpaneel Pyra 70',
    en: 'Pyra 70 foam panel',
  },
  intro: {
    nl: 'Twintig millimeter dikker dan Pyra en daardoor al bij 250 Hz bruikbaar: voor drums, gitaren en zware stemmen.',
    fr: 'Vingt millimètres de plus que Pyra, et déjà utile à 250 Hz : pour batterie, guitares et voix graves.',
    de: 'Zwanzig Millimeter dicker als Pyra und damit schon bei 250 Hz wirksam: für Schlagzeug, Gitarren und tiefe Stimmen.',
    en: 'Twenty millimetres deeper than Pyra, and useful from 250 Hz: for drums, guitars and deep voices.',
  },
  description: {
    nl: `<p>Het verschil tussen 50 en 70 mm klinkt klein. Toch neemt Pyra 70 bij 250 Hz bijna de helft van het geluid op, tegen een derde voor de dunnere versie. Dat is het gebied waar een mannenstem begint en waar kleine kamers het hardst dreunen.</p>
<p>Het paneel is 1000 × 500 mm groot, dus je bent in de helft van de tijd klaar. Snijden gaat met een broodmes met kartel of een elektrisch mes; duw niet, laat het mes het werk doen.</p>
<ul><li>Twee panelen per vierkante meter</li><li>Voor een opnamehoek van 2 × 2 m reken je op twaalf panelen</li><li>Veert terug na transport: uitpakken en een dag laten liggen</li></ul>`,
    fr: `<p>De 50 à 70 mm, la différence semble mince. À 250 Hz, Pyra 70 absorbe pourtant près de la moitié du son, contre un tiers pour la version fine. C’est là que commence une voix d’homme et que les petites pièces bourdonnent le plus.</p>
<p>Le panneau mesure 1000 × 500 mm : deux fois moins de pose. Il se coupe au couteau à pain dentelé ou au couteau électrique ; n’appuyez pas, laissez la lame travailler.</p>
<ul><li>Deux panneaux au mètre carré</li><li>Pour un coin d’enregistrement de 2 × 2 m, comptez douze panneaux</li><li>Reprend sa forme après le transport : déballez et laissez reposer un jour</li></ul>`,
    de: `<p>Der Unterschied zwischen 50 und 70 mm klingt klein. Dennoch nimmt Pyra 70 bei 250 Hz fast die Hälfte des Schalls auf, die dünnere Ausführung nur ein Drittel. Dort beginnt eine Männerstimme, und dort dröhnen kleine Räume am meisten.</p>
<p>Das Paneel misst 1000 × 500 mm, Sie sind also in der halben Zeit fertig. Schneiden lässt es sich mit einem gezahnten Brotmesser oder einem Elektromesser; nicht drücken, die Klinge arbeiten lassen.</p>
<ul><li>Zwei Paneele je Quadratmeter</li><li>Für eine Aufnahmeecke von 2 × 2 m rechnen Sie mit zwölf Paneelen</li><li>Stellt sich nach dem Transport zurück: auspacken und einen Tag liegen lassen</li></ul>`,
    en: `<p>From 50 to 70 mm sounds like little. Yet at 250 Hz Pyra 70 takes in nearly half the sound, against a third for the thinner one. That is where a man’s voice begins and where small rooms boom the most.</p>
<p>The panel measures 1000 × 500 mm, so you are done in half the time. Cut it with a serrated bread knife or an electric one; don’t push, let the blade do the work.</p>
<ul><li>Two panels to the square metre</li><li>For a recording corner of 2 × 2 m, allow twelve panels</li><li>Springs back after transport: unpack and leave it for a day</li></ul>`,
  },
  pictures: [tintedPicture('pyra-foam-panel', grey), pyraFoamPanelDetailPicture],
  options: [
    colorOption(colors),
    {
      key: 'glue',
      type: 'DropDown',
      name: { nl: 'Lijm', fr: 'Colle', de: 'Kleber', en: 'Adhesive' },
      values: [
        { key: 'none', name: { nl: 'Zonder', fr: 'Sans', de: 'Ohne', en: 'None' } },
        {
          key: 'strips',
          name: {
            nl: 'Zes plakstrips per paneel',
            fr: 'Six bandes adhésives par panneau',
            de: 'Sechs Klebestreifen je Paneel',
            en: 'Six adhesive strips per panel',
          },
          surcharge: { eur: 268, gbp: 235 },
        },
        {
          key: 'spray',
          name: {
            nl: 'Spuitlijm, één bus per acht panelen',
            fr: 'Colle en bombe, une pour huit panneaux',
            de: 'Sprühkleber, eine Dose je acht Paneele',
            en: 'Spray adhesive, one can per eight panels',
          },
          surcharge: { eur: 182, gbp: 160 },
        },
      ],
    },
    {
      key: 'fire',
      type: 'RedRemark',
      name: { nl: 'Brandklasse E', fr: 'Euroclasse E', de: 'Brandverhalten E', en: 'Fire class E' },
      description: {
        nl: 'Niet voor vluchtwegen, horeca of scholen. Kies daar Wedge Melamine.',
        fr: 'Ni dans les issues de secours, ni dans les lieux publics ou les écoles : prenez-y Wedge Mélamine.',
        de: 'Nicht für Fluchtwege, Gastronomie oder Schulen. Dort ist Wedge Melamin die Wahl.',
        en: 'Not for escape routes, restaurants or schools. Choose Wedge Melamine there.',
      },
    },
  ],
  variants: inTheirColors(
    'pyra-foam-panel',
    colorVariants(colors, {
      sku: 'PYR70-1005',
      price: { eur: 2636, gbp: 2313 },
      size: { width: 1000, height: 500, depth: 70 },
      weight: 560,
    }),
  ),
  tiers: boxTiers,
  measure: { unit: 'm2', pieces: 1 },
  attributes: [
    attribute('dimensions', '1000 × 500 × 70 mm'),
    attribute('coverage', { nl: '0,5 m²', fr: '0,5 m²', de: '0,5 m²', en: '0.5 m²' }),
    attribute('material', {
      nl: 'PU-schuim met open cellen, esterbasis',
      fr: 'Mousse PU ester à cellules ouvertes',
      de: 'Offenporiger PU-Schaum auf Esterbasis',
      en: 'Open-cell PU foam, ester based',
    }),
    attribute('weight', { nl: '560 g', fr: '560 g', de: '560 g', en: '560 g' }),
    attribute('emissions', 'CertiPUR'),
    attribute('packed', { nl: 'Los per stuk', fr: 'À la pièce', de: 'Einzeln', en: 'Singles' }),
    attribute('measured', {
      nl: 'EN ISO 354, direct op de wand',
      fr: 'EN ISO 354, pose directe au mur',
      de: 'EN ISO 354, direkt auf der Wand',
      en: 'EN ISO 354, straight on the wall',
    }),
  ],
  acoustics: {
    absorption: [0.18, 0.46, 0.9, 1.02, 1.04, 1.05],
    nrc: 0.85,
    alphaW: 0.75,
    soundClass: 'C',
    fireClass: 'E',
    thickness: 70,
    density: 28,
  },
  delivery: fromStock,
  since: '2022-06-20',
  related: ['pyra-foam-panel', 'corner-slim-trap', 'studio-starter-set', 'wedge-melamine-panel'],
};
