import type { SeedCategory } from '../../seed-data.ts';
import { feltPictures } from './felt.ts';

export const easyFeltCategories: readonly SeedCategory[] = [
  {
    key: 'shapes',
    slugs: { nl: 'vormen', fr: 'formes', de: 'formen', en: 'shapes' },
    name: { nl: 'Vormen', fr: 'Formes', de: 'Formen', en: 'Shapes' },
    intro: {
      nl: 'Vilt dat al gesneden is: zeshoeken, cirkels, driehoeken, bladeren en letters.',
      fr: 'Du feutre déjà découpé : hexagones, cercles, triangles, feuilles et lettres.',
      de: 'Filz, der schon geschnitten ist: Sechsecke, Kreise, Dreiecke, Blätter und Buchstaben.',
      en: 'Felt that has been cut already: hexagons, circles, triangles, leaves and letters.',
    },
    picture: feltPictures.hexagons,
  },
  {
    key: 'walls',
    slugs: { nl: 'wanden', fr: 'murs', de: 'waende', en: 'walls' },
    name: { nl: 'Voor de wand', fr: 'Pour le mur', de: 'Für die Wand', en: 'For the wall' },
    intro: {
      nl: 'Stroken, bogen, hoofdborden en prikborden: een muur die iets terugzegt, maar zachter.',
      fr: 'Lamelles, arches, têtes de lit et tableaux : un mur qui répond, mais plus bas.',
      de: 'Streifen, Bögen, Kopfteile und Pinnwände: eine Wand, die antwortet, nur leiser.',
      en: 'Strips, arches, headboards and pinboards: a wall that answers back, only softer.',
    },
    picture: feltPictures.strips,
  },
  {
    key: 'light-and-ceiling',
    slugs: { nl: 'licht-en-plafond', fr: 'lumiere-et-plafond', de: 'licht-und-decke', en: 'light-and-ceiling' },
    name: { nl: 'Licht en plafond', fr: 'Lumière et plafond', de: 'Licht und Decke', en: 'Light and ceiling' },
    intro: {
      nl: 'Boven tafel ontstaat het lawaai, dus daar hangen we het op.',
      fr: 'Le bruit naît au-dessus de la table, alors c’est là que nous suspendons.',
      de: 'Über dem Tisch entsteht der Lärm, also hängen wir es dort auf.',
      en: 'Noise begins above the table, so that is where we hang it.',
    },
    picture: feltPictures.lampshade,
  },
  {
    key: 'home',
    slugs: { nl: 'in-huis', fr: 'maison', de: 'zuhause', en: 'home' },
    name: { nl: 'In huis', fr: 'Maison', de: 'Zuhause', en: 'Around the house' },
    intro: {
      nl: 'Manden, matten en onderzetters: klein vilt dat elke dag gebruikt wordt.',
      fr: 'Paniers, tapis et dessous de verre : le petit feutre de tous les jours.',
      de: 'Körbe, Matten und Untersetzer: kleiner Filz für jeden Tag.',
      en: 'Baskets, mats and coasters: small felt that gets used every day.',
    },
    picture: feltPictures.basket,
  },
  {
    key: 'desk',
    slugs: { nl: 'bureau', fr: 'bureau', de: 'schreibtisch', en: 'desk' },
    name: { nl: 'Op het bureau', fr: 'Au bureau', de: 'Am Schreibtisch', en: 'On the desk' },
    intro: {
      nl: 'Voor wie thuis werkt, naast iemand die ook thuis werkt.',
      fr: 'Pour qui travaille à la maison, à côté de quelqu’un qui fait de même.',
      de: 'Für alle, die zu Hause arbeiten, neben jemandem, der das auch tut.',
      en: 'For those who work at home, next to someone else who does.',
    },
    picture: feltPictures.desk,
  },
  {
    key: 'craft',
    slugs: { nl: 'zelf-maken', fr: 'a-faire-soi-meme', de: 'selber-machen', en: 'make-your-own' },
    name: { nl: 'Zelf maken', fr: 'À faire soi-même', de: 'Selber machen', en: 'Make your own' },
    intro: {
      nl: 'Vilt van de rol, vellen, stalen en strips. De schaar hebt u al.',
      fr: 'Feutre au rouleau, feuilles, échantillons et languettes. Les ciseaux, vous les avez.',
      de: 'Filz von der Rolle, Bogen, Muster und Streifen. Die Schere haben Sie schon.',
      en: 'Felt off the roll, sheets, samples and tabs. You have the scissors already.',
    },
    picture: feltPictures.roll,
  },
];
