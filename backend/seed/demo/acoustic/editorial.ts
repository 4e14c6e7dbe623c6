import type { SeedEditorial } from '../../seed-editorial.ts';
import { classroomAdvice } from './advice/classroom.ts';
import { homeStudioAdvice } from './advice/home-studio.ts';
import { livingRoomAdvice } from './advice/living-room.ts';
import { meetingRoomAdvice } from './advice/meeting-room.ts';
import { practiceRoomAdvice } from './advice/practice-room.ts';
import { restaurantAdvice } from './advice/restaurant.ts';
import {
  bureauDeskScreenDetailPicture,
  cascadeHangingDividerDetailPicture,
  fjordWallPanelDetailPicture,
} from './detail-pictures.ts';
import { bureauDeskScreenPicture, cascadeHangingDividerPicture, fjordWallPanelPicture } from './family-pictures.ts';
import { acousticInspiration } from './inspiration.ts';
import { acoustician } from './job-offers/acoustician.ts';
import { feltCutter } from './job-offers/felt-cutter.ts';
import { fitter } from './job-offers/fitter.ts';
import { materialInternship } from './job-offers/material-internship.ts';
import { cologneLoft } from './projects/cologne-loft.ts';
import { croixRoussePodcast } from './projects/croix-rousse-podcast.ts';
import { deKorenmaat } from './projects/de-korenmaat.ts';
import { havenkadeAntwerp } from './projects/havenkade-antwerp.ts';
import { leedsCanteen } from './projects/leeds-canteen.ts';
import { linzPrimarySchool } from './projects/linz-primary-school.ts';

/** What there is to read and look at beside pages and blogs. */
export const acousticEditorial: SeedEditorial = {
  advice: [
    livingRoomAdvice,
    meetingRoomAdvice,
    restaurantAdvice,
    classroomAdvice,
    homeStudioAdvice,
    practiceRoomAdvice,
  ],
  projects: [cologneLoft, havenkadeAntwerp, croixRoussePodcast, deKorenmaat, linzPrimarySchool, leedsCanteen],
  inspiration: acousticInspiration,
  jobOffers: [materialInternship, feltCutter, acoustician, fitter],
  // The families' own pictures show the pine green ones.
  imageRules: [
    { skuPattern: 'FJO-*-PINE', pictures: [fjordWallPanelPicture, fjordWallPanelDetailPicture] },
    { skuPattern: 'DUN-*-PINE', pictures: [fjordWallPanelPicture, fjordWallPanelDetailPicture] },
    { skuPattern: 'CAS-*-PINE', pictures: [cascadeHangingDividerPicture, cascadeHangingDividerDetailPicture] },
    { skuPattern: 'BUR-*-PINE', pictures: [bureauDeskScreenPicture, bureauDeskScreenDetailPicture] },
    { skuPattern: 'BUS-*-PINE', pictures: [bureauDeskScreenPicture, bureauDeskScreenDetailPicture] },
  ],
};
