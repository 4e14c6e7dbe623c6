import type { SeedPicture } from '../../seed-data.ts';

/** The whole, and where there is one a part of it from close by. */
type Pictures = readonly [SeedPicture, ...SeedPicture[]];

/* What lies, stands and hangs about the house. */

export const trayPictures = [
  {
    key: 'felt-trays',
    alt: {
      nl: 'Drie groene bakjes van vilt op een kast, met post, een kabel en sleutels erin',
      fr: 'Trois vide-poches de feutre vert sur un meuble, garnis de courrier, d’un câble et de clés',
      de: 'Drei grüne Filzschalen auf einem Schrank, mit Post, einem Kabel und Schlüsseln darin',
      en: 'Three green felt trays on a cupboard, holding post, a cable and keys',
    },
  },
] as const satisfies Pictures;

export const placematPictures = [
  {
    key: 'felt-placemats',
    alt: {
      nl: 'Vier ovale okergele placemats van vilt op een ronde houten tafel, met borden, lepels en een vaas',
      fr: 'Quatre sets de table ovales en feutre ocre sur une table ronde en bois, avec assiettes, cuillères et vase',
      de: 'Vier ovale ockergelbe Tischsets aus Filz auf einem runden Holztisch, mit Tellern, Löffeln und Vase',
      en: 'Four oval ochre felt placemats on a round wooden table, with plates, spoons and a vase',
    },
  },
] as const satisfies Pictures;

export const deskMatPictures = [
  {
    key: 'felt-desk-mat',
    alt: {
      nl: 'Mosgroene bureaumat van vilt onder een wit toetsenbord, een muis en een kopje, voor een beeldscherm',
      fr: 'Sous-main en feutre vert mousse sous un clavier blanc, une souris et une tasse, devant un écran',
      de: 'Moosgrüne Schreibunterlage aus Filz unter weißer Tastatur, Maus und Tasse vor einem Bildschirm',
      en: 'Moss green felt desk mat below a white keyboard, a mouse and a cup, in front of a screen',
    },
  },
] as const satisfies Pictures;

export const stairPadPictures = [
  {
    key: 'felt-stair-pads',
    alt: {
      nl: 'Houten trap met op elke trede een nachtblauwe mat van vilt met ronde hoeken',
      fr: 'Escalier en bois portant sur chaque marche un tapis de feutre bleu nuit aux angles ronds',
      de: 'Holztreppe mit einer nachtblauen Filzmatte mit runden Ecken auf jeder Stufe',
      en: 'Wooden stairs with a midnight blue felt pad with rounded corners on every tread',
    },
  },
] as const satisfies Pictures;

export const dropLampshadePictures = [
  {
    key: 'felt-drop-lampshade',
    alt: {
      nl: 'Drie slanke saliegroene lampenkappen van viltlamellen op een rij boven een keukeneiland',
      fr: 'Trois abat-jour élancés en lamelles de feutre vert sauge, alignés au-dessus d’un îlot de cuisine',
      de: 'Drei schlanke salbeigrüne Lampenschirme aus Filzlamellen in einer Reihe über einer Kücheninsel',
      en: 'Three slim sage lampshades of felt fins in a row above a kitchen island',
    },
  },
] as const satisfies Pictures;
