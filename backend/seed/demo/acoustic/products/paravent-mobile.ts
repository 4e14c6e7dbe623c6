import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { madeToOrder } from '../../common/delivery.ts';
import { objectTiers } from '../../common/tiers.ts';
import { paraventDividerDetailPicture } from '../detail-pictures.ts';
import { lamelSlatPanelPicture, paraventDividerPicture } from '../family-pictures.ts';

export const paraventMobile: SeedProduct = {
  key: 'paravent-mobile',
  categories: ['screens-dividers'],
  brand: 'Stilhout',
  slugs: {
    nl: 'paravent-verrijdbaar-scherm',
    fr: 'paravent-ecran-sur-roulettes',
    de: 'paravent-rollbare-stellwand',
    en: 'paravent-screen-on-castors',
  },
  oldSlugs: { nl: ['paravent-op-wielen'], de: ['paravent-mobil'] },
  name: {
    nl: 'Paravent verrijdbaar scherm',
    fr: 'Écran sur roulettes Paravent',
    de: 'Rollbare Stellwand Paravent',
    en: 'Paravent screen on castors',
  },
  intro: {
    nl: 'Eén breed scherm in een eiken lijst, op vier gedempte wielen: vergaderruimte om tien uur, lunchplek om twaalf.',
    fr: 'Un large écran cadré de chêne sur quatre roulettes amorties : salle de réunion à dix heures, coin déjeuner à midi.',
    de: 'Eine breite Stellwand im Eichenrahmen auf vier gedämpften Rollen: um zehn Besprechungsraum, um zwölf Mittagstisch.',
    en: 'One wide screen in an oak frame on four cushioned castors: meeting room at ten, lunch spot at twelve.',
  },
  description: {
    nl: `<p>Het vouwscherm staat waar je het zet; dit scherm gaat mee. De lijst is van massief eiken, de vulling 40 mm dik en aan beide kanten hetzelfde. Twee wielen hebben een rem. Met 21 kilo duwt één persoon het zonder moeite over een drempel.</p>
<p>Bij de vulling kies je tussen vilt en latten. Vilt absorbeert het meest en houdt een punaise; de latten op vilt geven een warmer beeld en verstrooien de hoge tonen. Een whiteboard aan één kant kan ook.</p>
<ul><li>1600 mm breed, 1720 mm hoog, gaat in de lengte door elke deur van 800 mm</li><li>Twee schermen koppelen met een magneetstrip in de stijl</li><li>Geen scherp randje: de lijst is met de hand rondgeschuurd</li></ul>`,
    fr: `<p>Le paravent pliant reste où il est ; cet écran-ci vous suit. Le cadre est en chêne massif, le garnissage de 40 mm est identique des deux côtés. Deux roulettes ont un frein. À 21 kilos, une personne le pousse sans peine par-dessus un seuil.</p>
<p>Le garnissage est au choix : feutre ou tasseaux. Le feutre absorbe le plus et retient une punaise ; les tasseaux sur feutre sont plus chaleureux et diffusent les aigus. Un tableau blanc d’un côté est possible.</p>
<ul><li>1600 mm de large, 1720 mm de haut, passe dans sa longueur par toute porte de 800 mm</li><li>Deux écrans se joignent par une bande magnétique logée dans le montant</li><li>Aucune arête vive : le cadre est adouci à la main</li></ul>`,
    de: `<p>Der Paravent steht, wo man ihn hinstellt; diese Wand kommt mit. Der Rahmen ist aus massiver Eiche, die Füllung 40 mm stark und auf beiden Seiten gleich. Zwei Rollen haben eine Bremse. Mit 21 Kilo schiebt eine Person sie mühelos über eine Schwelle.</p>
<p>Als Füllung wählen Sie Filz oder Leisten. Filz schluckt am meisten und hält Pinnnadeln; Leisten auf Filz wirken wärmer und streuen die Höhen. Auch ein Whiteboard auf einer Seite ist möglich.</p>
<ul><li>1600 mm breit, 1720 mm hoch, passt der Länge nach durch jede Tür ab 800 mm</li><li>Zwei Wände verbinden sich über Magnetstreifen im Pfosten</li><li>Keine scharfe Kante: Der Rahmen ist von Hand gerundet</li></ul>`,
    en: `<p>The folding screen stays where you put it; this one comes along. The frame is solid oak, the infill 40 mm thick and the same on both faces. Two of the castors have a brake. At 21 kilos, one person pushes it over a threshold with ease.</p>
<p>For the infill you choose felt or slats. Felt absorbs most and takes a drawing pin; slats on felt look warmer and scatter the treble. A whiteboard on one face is possible too.</p>
<ul><li>1600 mm wide and 1720 mm tall, goes lengthways through any 800 mm doorway</li><li>Two screens join by a magnetic strip in the upright</li><li>No sharp edges: the frame is rounded by hand</li></ul>`,
  },
  pictures: [paraventDividerPicture, paraventDividerDetailPicture],
  options: [
    {
      key: 'infill',
      type: 'RadioWithImageSmall',
      name: { nl: 'Vulling', fr: 'Garnissage', de: 'Füllung', en: 'Infill' },
      required: true,
      values: [
        {
          key: 'felt',
          name: { nl: 'Vilt, mosgroen', fr: 'Feutre vert mousse', de: 'Filz, moosgrün', en: 'Moss felt' },
          picture: paraventDividerPicture,
        },
        {
          key: 'slats',
          name: {
            nl: 'Eiken latten op vilt',
            fr: 'Tasseaux de chêne sur feutre',
            de: 'Eichenleisten auf Filz',
            en: 'Oak slats on felt',
          },
          picture: lamelSlatPanelPicture,
        },
      ],
    },
    {
      key: 'whiteboard',
      type: 'Checkbox',
      name: {
        nl: 'Whiteboard aan één kant',
        fr: 'Tableau blanc d’un côté',
        de: 'Whiteboard auf einer Seite',
        en: 'Whiteboard on one face',
      },
      description: {
        nl: 'Halveert de absorptie van het scherm.',
        fr: 'Divise par deux l’absorption de l’écran.',
        de: 'Halbiert die Absorption der Stellwand.',
        en: 'Halves the absorption of the screen.',
      },
      surcharge: { eur: 9835, gbp: 8625 },
    },
    {
      key: 'castors',
      type: 'Radio',
      name: { nl: 'Wielen voor', fr: 'Roulettes pour', de: 'Rollen für', en: 'Castors for' },
      values: [
        { key: 'hard', name: { nl: 'Harde vloer', fr: 'Sol dur', de: 'Hartboden', en: 'Hard floor' } },
        { key: 'carpet', name: { nl: 'Tapijt', fr: 'Moquette', de: 'Teppich', en: 'Carpet' } },
      ],
    },
    {
      key: 'privacy',
      type: 'OrangeRemark',
      name: {
        nl: 'Wat een scherm niet doet',
        fr: 'Ce qu’un écran ne fait pas',
        de: 'Was eine Stellwand nicht kann',
        en: 'What a screen won’t do',
      },
      description: {
        nl: 'Een los scherm dempt een gesprek met 4 tot 7 dB. Vertrouwelijk wordt het er niet door.',
        fr: 'Un écran mobile atténue une conversation de 4 à 7 dB. Il n’en garantit pas la confidentialité.',
        de: 'Eine freie Stellwand dämpft ein Gespräch um 4 bis 7 dB. Vertraulich wird es dadurch nicht.',
        en: 'A free-standing screen takes 4 to 7 dB off a conversation. It does not make it confidential.',
      },
    },
  ],
  variants: [
    {
      sku: 'PAM-1617-FELT',
      choices: { infill: 'felt' },
      price: { eur: 49504, gbp: 43417 },
      size: { width: 1600, height: 1720, depth: 450 },
      weight: 21000,
    },
    {
      sku: 'PAM-1617-SLAT',
      choices: { infill: 'slats' },
      price: { eur: 57769, gbp: 50667 },
      size: { width: 1600, height: 1720, depth: 450 },
      weight: 27500,
    },
  ],
  tiers: objectTiers,
  attributes: [
    attribute('dimensions', {
      nl: '1600 × 1720 mm, voet 450 mm',
      fr: '1600 × 1720 mm, pied 450 mm',
      de: '1600 × 1720 mm, Fuß 450 mm',
      en: '1600 × 1720 mm, foot 450 mm',
    }),
    attribute('thickness', '40 mm'),
    attribute('frame', {
      nl: 'Massief eiken, FSC, geolied',
      fr: 'Chêne massif FSC, huilé',
      de: 'Massive Eiche, FSC, geölt',
      en: 'Solid oak, FSC, oiled',
    }),
    attribute('weight', {
      nl: '21 kg (vilt), 27,5 kg (latten)',
      fr: '21 kg (feutre), 27,5 kg (tasseaux)',
      de: '21 kg (Filz), 27,5 kg (Leisten)',
      en: '21 kg (felt), 27.5 kg (slats)',
    }),
    attribute('origin', { nl: 'Nederland', fr: 'Pays-Bas', de: 'Niederlande', en: 'Netherlands' }),
    attribute('measured', {
      nl: 'EN ISO 354, vilt, vrijstaand, betrokken op één zijde',
      fr: 'EN ISO 354, feutre, autoportant, rapporté à une face',
      de: 'EN ISO 354, Filz, frei stehend, bezogen auf eine Seite',
      en: 'EN ISO 354, felt, free-standing, related to one face',
    }),
  ],
  acoustics: {
    absorption: [0.1, 0.28, 0.56, 0.8, 0.88, 0.9],
    nrc: 0.65,
    fireClass: 'C-s2,d0',
    thickness: 40,
    density: 120,
  },
  delivery: madeToOrder,
  since: '2025-03-10',
  related: ['paravent-divider', 'paravent-print-divider', 'bureau-side-screen', 'lamel-slat-panel'],
};
