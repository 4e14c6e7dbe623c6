import type { SeedPicture } from '../../seed-data.ts';

/** The whole, and a part of it from close by. */
type Pictures = readonly [SeedPicture, SeedPicture];

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
  {
    key: 'felt-trays-detail',
    alt: {
      nl: 'Hoeken van groene viltbakjes van dichtbij, samengeknepen met een drukknoop van messing',
      fr: 'Coins de vide-poches en feutre vert vus de près, pincés par une pression en laiton',
      de: 'Ecken grüner Filzschalen aus der Nähe, von einem Druckknopf aus Messing zusammengehalten',
      en: 'Corners of green felt trays from close by, pinched together by a brass press stud',
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
  {
    key: 'felt-placemats-detail',
    alt: {
      nl: 'Ovale okergele placemat van dichtbij, met een wit bord en een groene kom erop',
      fr: 'Set de table ovale ocre vu de près, avec une assiette blanche et un bol vert',
      de: 'Ovales ockergelbes Tischset aus der Nähe, darauf ein weißer Teller und eine grüne Schale',
      en: 'Oval ochre placemat from close by, with a white plate and a green bowl on it',
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
  {
    key: 'felt-desk-mat-detail',
    alt: {
      nl: 'Ronde hoek van een mosgroene bureaumat op een houten blad, met de laag kurk onder het vilt',
      fr: 'Angle arrondi d’un sous-main vert mousse sur un plateau de bois, avec le liège sous le feutre',
      de: 'Runde Ecke einer moosgrünen Schreibunterlage auf einer Holzplatte, unter dem Filz die Lage Kork',
      en: 'Rounded corner of a moss green desk mat on a wooden top, with the layer of cork below the felt',
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
  {
    key: 'felt-stair-pads-detail',
    alt: {
      nl: 'Drie houten traptreden met nachtblauwe viltmatten van dichtbij',
      fr: 'Trois marches en bois et leurs tapis de feutre bleu nuit vus de près',
      de: 'Drei Holzstufen mit nachtblauen Filzmatten aus der Nähe',
      en: 'Three wooden treads with midnight blue felt pads from close by',
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
  {
    key: 'felt-drop-lampshade-detail',
    alt: {
      nl: 'Eén saliegroene lampenkap in de vorm van een druppel van dichtbij, met de lamp tussen de lamellen',
      fr: 'Un abat-jour vert sauge en forme de goutte vu de près, l’ampoule visible entre les lamelles',
      de: 'Ein salbeigrüner Lampenschirm in Tropfenform aus der Nähe, zwischen den Lamellen die Lampe',
      en: 'One sage lampshade in the shape of a drop from close by, with the bulb between its fins',
    },
  },
] as const satisfies Pictures;
