import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { hexaFeltTilesDetailPicture, lamelSlatPanelDetailPicture } from '../detail-pictures.ts';
import {
  fjordWallPanelPicture,
  hexaFeltTilesPicture,
  lamelSlatPanelPicture,
  melamineAbsorberBlockPicture,
} from '../family-pictures.ts';

export const sampleBox: SeedProduct = {
  key: 'sample-box',
  categories: ['accessories'],
  brand: 'Acoustic',
  slugs: { nl: 'stalendoos', fr: 'boite-d-echantillons', de: 'musterbox', en: 'sample-box' },
  oldSlugs: { nl: ['stalen'], fr: ['echantillons'], de: ['muster'], en: ['samples'] },
  name: { nl: 'Stalendoos', fr: 'Boîte d’échantillons', de: 'Musterbox', en: 'Sample box' },
  intro: {
    nl: 'Echte stukken van 100 × 100 mm, want groen op een scherm is nooit het groen van vilt in jouw licht.',
    fr: 'De vrais morceaux de 100 × 100 mm, car un vert à l’écran n’est jamais le vert du feutre sous votre lumière.',
    de: 'Echte Stücke von 100 × 100 mm, denn Grün am Bildschirm ist nie das Grün von Filz in Ihrem Licht.',
    en: 'Real pieces of 100 × 100 mm, because green on a screen is never the green of felt in your own light.',
  },
  description: {
    nl: `<p>In een doos zitten zes tot twaalf stalen van één materiaal, elk met kleurnaam en artikelnummer op de achterkant. Leg ze een dag op de plek waar het paneel komt en kijk ’s ochtends en ’s avonds: vooral zand en haver veranderen meer dan je denkt.</p>
<p>Zit er een doos in je eerste bestelling van meer dan € 250, dan trekken we het bedrag daar weer van af. Terugsturen hoeft niet. Scholen en ontwerpbureaus krijgen de vierde doos gratis; zet dat bij de opmerking.</p>
<ul><li>Stalen op ware dikte, dus je voelt ook het gewicht</li><li>Verzending per brievenbus</li><li>Kaart met de absorptiecijfers van elk materiaal</li></ul>`,
    fr: `<p>Une boîte réunit six à douze échantillons d’une même matière, avec le nom de la couleur et la référence au dos. Posez-les un jour à l’endroit prévu et regardez-les matin et soir : sable et avoine, surtout, changent plus qu’on ne le croit.</p>
<p>À la première commande de plus de 250 €, le prix de la boîte est déduit. Inutile de la renvoyer. Pour les écoles et les agences, la quatrième boîte est offerte ; indiquez-le en remarque.</p>
<ul><li>Échantillons à l’épaisseur réelle : vous sentez aussi le poids</li><li>Envoi en boîte aux lettres</li><li>Fiche avec les chiffres d’absorption de chaque matière</li></ul>`,
    de: `<p>In einer Box liegen sechs bis zwölf Muster eines Materials, jedes mit Farbname und Artikelnummer auf der Rückseite. Legen Sie sie einen Tag dorthin, wo das Paneel hängen soll, und schauen Sie morgens und abends: Vor allem Sand und Hafer ändern sich mehr, als man denkt.</p>
<p>Bei Ihrer ersten Bestellung über 250 € ziehen wir den Preis der Box wieder ab. Zurückschicken müssen Sie nichts. Schulen und Planungsbüros erhalten die vierte Box kostenlos; bitte als Bemerkung angeben.</p>
<ul><li>Muster in Originaldicke, Sie spüren also auch das Gewicht</li><li>Versand im Briefkastenformat</li><li>Karte mit den Absorptionswerten jedes Materials</li></ul>`,
    en: `<p>A box holds six to twelve samples of one material, each with its colour name and article number on the back. Leave them for a day where the panel will hang and look morning and evening: sand and oat, above all, change more than you would think.</p>
<p>On your first order over £220 we take the price of the box off again. There is no need to send it back. Schools and design practices get the fourth box free; say so in the note.</p>
<ul><li>Samples at full thickness, so you feel the weight as well</li><li>Comes through the letterbox</li><li>A card with the absorption figures of each material</li></ul>`,
  },
  pictures: [hexaFeltTilesPicture, hexaFeltTilesDetailPicture, lamelSlatPanelPicture, lamelSlatPanelDetailPicture],
  options: [
    {
      key: 'material',
      type: 'RadioWithImageSmall',
      name: { nl: 'Materiaal', fr: 'Matière', de: 'Material', en: 'Material' },
      required: true,
      values: [
        {
          key: 'felt',
          name: { nl: 'Vilt, 12 kleuren', fr: 'Feutre, 12 couleurs', de: 'Filz, 12 Farben', en: 'Felt, 12 colours' },
          picture: hexaFeltTilesPicture,
        },
        {
          key: 'layered',
          name: {
            nl: 'Gelaagd vilt, 9 kleuren',
            fr: 'Feutre en couches, 9 couleurs',
            de: 'Geschichteter Filz, 9 Farben',
            en: 'Layered felt, 9 colours',
          },
          picture: fjordWallPanelPicture,
        },
        {
          key: 'wood',
          name: {
            nl: 'Latten, 6 houtsoorten',
            fr: 'Tasseaux, 6 essences',
            de: 'Leisten, 6 Holzarten',
            en: 'Slats, 6 woods',
          },
          picture: lamelSlatPanelPicture,
        },
        {
          key: 'foam',
          name: {
            nl: 'Schuim, 6 soorten',
            fr: 'Mousses, 6 sortes',
            de: 'Schaumstoffe, 6 Sorten',
            en: 'Foams, 6 kinds',
          },
          picture: melamineAbsorberBlockPicture,
        },
      ],
    },
    {
      key: 'project',
      type: 'TextArea',
      name: { nl: 'Waar is het voor?', fr: 'Pour quel projet ?', de: 'Wofür ist es?', en: 'What is it for?' },
      description: {
        nl: 'Noem de ruimte, dan leggen we de drie kleuren bovenop die daar het vaakst gekozen worden.',
        fr: 'Dites-nous de quelle pièce il s’agit : nous plaçons sur le dessus les trois teintes qu’on y choisit le plus.',
        de: 'Nennen Sie den Raum, dann liegen die drei Farben obenauf, die dort am häufigsten gewählt werden.',
        en: 'Tell us the room and we will put the three colours most often chosen for it on top.',
      },
      maxLength: 300,
    },
  ],
  variants: [
    { sku: 'SAM-FELT', choices: { material: 'felt' }, price: { eur: 1033, gbp: 906 }, weight: 420 },
    { sku: 'SAM-LAY', choices: { material: 'layered' }, price: { eur: 1033, gbp: 906 }, weight: 560 },
    { sku: 'SAM-WOOD', choices: { material: 'wood' }, price: { eur: 1446, gbp: 1271 }, weight: 780 },
    { sku: 'SAM-FOAM', choices: { material: 'foam' }, price: { eur: 826, gbp: 725 }, weight: 90 },
  ],
  quantity: { min: 1, max: 4, step: 1 },
  attributes: [
    attribute('packed', {
      nl: '6 tot 12 stalen van 100 × 100 mm',
      fr: '6 à 12 échantillons de 100 × 100 mm',
      de: '6 bis 12 Muster von 100 × 100 mm',
      en: '6 to 12 samples of 100 × 100 mm',
    }),
    attribute('dimensions', '330 × 230 × 32 mm'),
    {
      name: { nl: 'Post', fr: 'Envoi', de: 'Versand', en: 'Post' },
      value: {
        nl: 'Past door de brievenbus',
        fr: 'Passe dans la boîte aux lettres',
        de: 'Passt in den Briefkasten',
        en: 'Fits through the letterbox',
      },
    },
  ],
  delivery: { time: { min: 1, max: 2, unit: 'Day' }, methods: ['Deliver'] },
  since: '2021-01-11',
  related: ['fjord-wall-panel', 'hexa-felt-tiles', 'lamel-slat-panel', 'melamine-absorber-block'],
  metaDescription: {
    nl: 'Stalen van vilt, hout en schuim op ware dikte, per brievenbus. De prijs gaat van je eerste bestelling boven € 250 af.',
    fr: 'Échantillons de feutre, de bois et de mousse à l’épaisseur réelle, envoyés en boîte aux lettres. Prix déduit de votre première commande dès 250 €.',
    de: 'Muster aus Filz, Holz und Schaum in Originaldicke, im Briefkastenformat. Der Preis wird bei der ersten Bestellung über 250 € abgezogen.',
    en: 'Samples of felt, wood and foam at full thickness, through the letterbox. The price comes off your first order over £220.',
  },
};
