import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { fromStock } from '../../common/delivery.ts';
import { objectTiers } from '../../common/tiers.ts';
import {
  cornerBassTrapDetailPicture,
  pyraFoamPanelDetailPicture,
  wedgeFoamPanelDetailPicture,
} from '../detail-pictures.ts';
import { cornerBassTrapPicture, pyraFoamPanelPicture, wedgeFoamPanelPicture } from '../family-pictures.ts';

export const studioStarterSet: SeedProduct = {
  key: 'studio-starter-set',
  categories: ['absorbers', 'studio-foam'],
  brand: 'Silentum',
  slugs: {
    nl: 'studio-startset',
    fr: 'studio-ensemble-de-depart',
    de: 'studio-starterset',
    en: 'studio-starter-set',
  },
  oldSlugs: { nl: ['podcastset'], en: ['podcast-kit'] },
  name: { nl: 'Studio startset', fr: 'Ensemble de départ Studio', de: 'Starterset Studio', en: 'Studio starter set' },
  intro: {
    nl: 'Zestien schuimpanelen, vier hoekabsorbers en een plakplan: alles voor een opnamekamer van 8 tot 12 m².',
    fr: 'Seize panneaux de mousse, quatre absorbeurs d’angle et un plan de pose : tout pour une pièce de 8 à 12 m².',
    de: 'Sechzehn Schaumpaneele, vier Eckabsorber und ein Klebeplan: alles für einen Aufnahmeraum von 8 bis 12 m².',
    en: 'Sixteen foam panels, four corner traps and a layout plan: all you need for a recording room of 8 to 12 m².',
  },
  description: {
    nl: `<p>De vraag die we het vaakst krijgen over schuim is niet welk, maar hoeveel en waar. Deze set beantwoordt hem: vier panelen links, vier rechts, vier achter de microfoon en vier aan het plafond, met in twee hoeken een gestapeld paar absorbers.</p>
<p>Op het plakplan teken je de plek van je stoel in; de eerste reflecties volgen uit een spiegeltje en vijf minuten schuiven. In een kamer van 10 m² met een kast en een kleed zakt de nagalm van ongeveer 0,6 naar 0,3 seconde.</p>
<ul><li>Samen 4 m² schuim en 2,4 m hoek</li><li>Plakstrips voor alles zitten erbij</li><li>Uit te breiden met losse Pyra- of Wedge-panelen</li></ul>`,
    fr: `<p>La question la plus fréquente n’est pas quelle mousse, mais combien et où. Cet ensemble y répond : quatre panneaux à gauche, quatre à droite, quatre derrière le micro, quatre au plafond, et une paire d’absorbeurs empilés dans deux angles.</p>
<p>Sur le plan de pose, vous marquez la place de votre chaise ; un petit miroir et cinq minutes suffisent pour trouver les premières réflexions. Dans une pièce de 10 m² avec une armoire et un tapis, la réverbération passe de 0,6 à 0,3 seconde environ.</p>
<ul><li>4 m² de mousse et 2,4 m d’angle en tout</li><li>Bandes adhésives comprises</li><li>Se complète avec des panneaux Pyra ou Wedge à la pièce</li></ul>`,
    de: `<p>Am häufigsten fragt man uns nicht, welcher Schaum, sondern wie viel und wohin. Dieses Set gibt die Antwort: vier Paneele links, vier rechts, vier hinter das Mikrofon und vier an die Decke, dazu in zwei Ecken je ein gestapeltes Paar Absorber.</p>
<p>Auf dem Klebeplan zeichnen Sie Ihren Stuhl ein; die ersten Reflexionen finden Sie mit einem kleinen Spiegel in fünf Minuten. In einem Raum von 10 m² mit Schrank und Teppich sinkt der Nachhall von etwa 0,6 auf 0,3 Sekunden.</p>
<ul><li>Zusammen 4 m² Schaum und 2,4 m Ecke</li><li>Klebestreifen für alles liegen bei</li><li>Mit einzelnen Paneelen Pyra oder Wedge zu erweitern</li></ul>`,
    en: `<p>What people ask us most is not which foam, but how much and where. This set gives the answer: four panels on the left, four on the right, four behind the microphone and four on the ceiling, with a stacked pair of traps in two corners.</p>
<p>On the plan you mark where your chair stands; a small mirror and five minutes will find the first reflections. In a room of 10 m² with a wardrobe and a rug, reverberation drops from about 0.6 to 0.3 seconds.</p>
<ul><li>4 m² of foam and 2.4 m of corner in all</li><li>Adhesive strips for everything included</li><li>Add single Pyra or Wedge panels as you go</li></ul>`,
  },
  pictures: [
    pyraFoamPanelPicture,
    pyraFoamPanelDetailPicture,
    wedgeFoamPanelPicture,
    wedgeFoamPanelDetailPicture,
    cornerBassTrapPicture,
    cornerBassTrapDetailPicture,
  ],
  options: [
    {
      key: 'profile',
      type: 'RadioWithImage',
      name: { nl: 'Profiel', fr: 'Profil', de: 'Profil', en: 'Profile' },
      required: true,
      values: [
        {
          key: 'pyra',
          name: { nl: 'Piramide', fr: 'Pyramide', de: 'Pyramide', en: 'Pyramid' },
          picture: pyraFoamPanelPicture,
        },
        {
          key: 'wedge',
          name: { nl: 'Ribben', fr: 'Rainures', de: 'Rippen', en: 'Ribs' },
          picture: wedgeFoamPanelPicture,
        },
      ],
    },
    {
      key: 'advice',
      type: 'Checkbox',
      name: {
        nl: 'Advies op basis van een plattegrond',
        fr: 'Conseil d’après votre plan',
        de: 'Beratung anhand eines Grundrisses',
        en: 'Advice from your floor plan',
      },
      description: {
        nl: 'Een halfuur aan de telefoon met een van onze akoestici.',
        fr: 'Une demi-heure au téléphone avec l’un de nos acousticiens.',
        de: 'Eine halbe Stunde am Telefon mit einem unserer Akustiker.',
        en: 'Half an hour on the phone with one of our acousticians.',
      },
      surcharge: { eur: 4050, gbp: 3558 },
    },
    {
      key: 'room',
      type: 'Dimensions',
      name: { nl: 'Maat van de kamer', fr: 'Dimensions de la pièce', de: 'Maße des Raums', en: 'Size of the room' },
      description: {
        nl: 'Lengte, breedte en hoogte: dan zit het plakplan op schaal in de doos.',
        fr: 'Longueur, largeur et hauteur : le plan de pose sera joint à l’échelle.',
        de: 'Länge, Breite und Höhe: Dann liegt der Klebeplan maßstäblich bei.',
        en: 'Length, width and height: then the plan comes drawn to scale.',
      },
      dimensions: {
        width: { min: 1500, max: 6000, step: 10, default: 3500 },
        height: { min: 2000, max: 4000, step: 10, default: 2600 },
        depth: { min: 1500, max: 6000, step: 10, default: 3000 },
      },
    },
  ],
  variants: [
    { sku: 'STU-PYR', choices: { profile: 'pyra' }, price: { eur: 35537, gbp: 31250 }, weight: 12600 },
    { sku: 'STU-WED', choices: { profile: 'wedge' }, price: { eur: 38843, gbp: 34167 }, weight: 14100 },
  ],
  tiers: objectTiers,
  attributes: [
    attribute('packed', {
      nl: '16 panelen, 4 hoekabsorbers, 72 strips, plakplan',
      fr: '16 panneaux, 4 absorbeurs d’angle, 72 bandes, plan de pose',
      de: '16 Paneele, 4 Eckabsorber, 72 Streifen, Klebeplan',
      en: '16 panels, 4 corner traps, 72 strips, layout plan',
    }),
    attribute('coverage', {
      nl: '4 m² wand en plafond',
      fr: '4 m² de murs et de plafond',
      de: '4 m² Wand und Decke',
      en: '4 m² of wall and ceiling',
    }),
    attribute('material', {
      nl: 'PU-schuim met open cellen, antraciet',
      fr: 'Mousse PU à cellules ouvertes, anthracite',
      de: 'Offenporiger PU-Schaum, anthrazit',
      en: 'Open-cell PU foam, anthracite',
    }),
    attribute('emissions', 'CertiPUR'),
    attribute('measured', {
      nl: 'EN ISO 354, panelen van 50 mm',
      fr: 'EN ISO 354, panneaux de 50 mm',
      de: 'EN ISO 354, Paneele von 50 mm',
      en: 'EN ISO 354, 50 mm panels',
    }),
  ],
  acoustics: {
    absorption: [0.12, 0.32, 0.74, 0.95, 1, 1.02],
    nrc: 0.75,
    alphaW: 0.6,
    soundClass: 'C',
    fireClass: 'E',
  },
  delivery: fromStock,
  since: '2024-01-15',
  related: ['pyra-foam-panel', 'wedge-foam-panel', 'corner-bass-trap', 'pyra-70-foam-panel'],
  metaTitle: {
    nl: 'Akoestische startset voor een thuisstudio',
    fr: 'Ensemble acoustique pour home studio',
    de: 'Akustik-Starterset fürs Heimstudio',
    en: 'Acoustic starter set for a home studio',
  },
};
