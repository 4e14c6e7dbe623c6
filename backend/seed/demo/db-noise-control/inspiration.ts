import type { SeedInspiration } from '../../seed-editorial.ts';
import { workPictures } from './pictures.ts';

/** What the bureau's work looks like. It sells nothing from a picture, so nothing in them leads to a product. */
export const inspiration: readonly SeedInspiration[] = [
  {
    key: 'wedge-lined-cell',
    title: {
      nl: 'Meetcel met wiggen, vrij veld vanaf 250 Hz',
      fr: 'Cellule à dièdres, champ libre dès 250 Hz',
      de: 'Messzelle mit Keilen, Freifeld ab 250 Hz',
      en: 'Test cell with wedges, free field from 250 Hz',
    },
    picture: workPictures.wedges,
  },
  {
    key: 'baffles-over-line',
    title: {
      nl: 'Baffles boven een lijn: de kraanbaan blijft vrij',
      fr: 'Baffles au-dessus d’une ligne : le pont roulant reste libre',
      de: 'Baffeln über einer Linie: Die Kranbahn bleibt frei',
      en: 'Baffles above a line: the crane way stays clear',
    },
    picture: workPictures.baffleEnds,
  },
  {
    key: 'control-room',
    title: {
      nl: 'Regiekamer onder 25 dB(A)',
      fr: 'Régie sous 25 dB(A)',
      de: 'Regieraum unter 25 dB(A)',
      en: 'Studio control room below 25 dB(A)',
    },
    picture: workPictures.mixingDesk,
  },
  {
    key: 'plant-office',
    title: {
      nl: 'Kantoor aan de hal, met zicht op de machines',
      fr: 'Bureau donnant sur la halle, avec vue sur les machines',
      de: 'Büro an der Halle, mit Blick auf die Maschinen',
      en: 'Office by the hall, with a view of the machines',
    },
    picture: workPictures.office,
  },
  {
    key: 'canteen',
    title: {
      nl: 'Kantine waar men elkaar verstaat',
      fr: 'Une cantine où l’on s’entend',
      de: 'Eine Kantine, in der man sich versteht',
      en: 'A canteen where people hear each other',
    },
    picture: workPictures.canteen,
  },
  {
    key: 'low-frequency-corner',
    title: {
      nl: 'Hoekabsorber voor een brom van 63 Hz',
      fr: 'Absorbeur d’angle contre un bourdonnement à 63 Hz',
      de: 'Eckabsorber gegen ein Brummen bei 63 Hz',
      en: 'Corner absorber for a 63 Hz hum',
    },
    picture: workPictures.corner,
  },
];
