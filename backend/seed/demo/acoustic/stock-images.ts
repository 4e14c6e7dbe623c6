import type { SeedPhotoPrint } from '../../seed-data.ts';
import { cascadeHangingDividerPicture, fjordWallPanelPicture } from './family-pictures.ts';

/** Licensed pictures that can be printed instead of a photograph of one's own. */
export const stockImages: NonNullable<SeedPhotoPrint['stockImages']> = [
  {
    licenseCode: 'HILLS-2026-01',
    title: {
      nl: 'Heuvels in de ochtendnevel',
      fr: 'Collines dans la brume du matin',
      de: 'Hügel im Morgennebel',
      en: 'Hills in the morning mist',
    },
    // Drawn as large as it is printed.
    picture: {
      key: 'stock-hills',
      alt: {
        nl: 'Heuvelruggen achter elkaar in de ochtendnevel, onder een bleke zon',
        fr: 'Collines en enfilade dans la brume du matin, sous un soleil pâle',
        de: 'Hügelketten hintereinander im Morgennebel unter einer blassen Sonne',
        en: 'Ridges behind one another in the morning mist, under a pale sun',
      },
    },
  },
  {
    licenseCode: 'SHORE-2025-11',
    title: {
      nl: 'Kustlijnen in groen',
      fr: 'Lignes de côte en vert',
      de: 'Küstenlinien in Grün',
      en: 'Shorelines in green',
    },
    picture: fjordWallPanelPicture,
  },
  {
    licenseCode: 'LEAVES-2024-05',
    title: {
      nl: 'Bladeren tegen het licht',
      fr: 'Feuilles à contre-jour',
      de: 'Blätter im Gegenlicht',
      en: 'Leaves against the light',
    },
    picture: cascadeHangingDividerPicture,
  },
];
