import type { SeedEditorial } from '../../seed-editorial.ts';
import { gluingFoam } from './advice/gluing-foam.ts';
import { liningADuct } from './advice/lining-a-duct.ts';
import { liningAMachineHood } from './advice/lining-a-machine-hood.ts';
import { listeningRoom } from './advice/listening-room.ts';
import { makingClothPanels } from './advice/making-cloth-panels.ts';
import { sealingADoor } from './advice/sealing-a-door.ts';
import { materialDetails } from './detail-pictures.ts';
import { inspiration } from './inspiration.ts';
import { jobOffers } from './job-offers.ts';
import { materialPictures } from './pictures.ts';
import { compressorRoom } from './projects/compressor-room.ts';
import { danceHall } from './projects/dance-hall.ts';
import { logisticsCanteen } from './projects/logistics-canteen.ts';
import { musicSchool } from './projects/music-school.ts';
import { receptionHall } from './projects/reception-hall.ts';
import { voiceOverStudio } from './projects/voice-over-studio.ts';

/** What there is to read and look at beside pages and blogs. */
export const fibersAndFoamsEditorial: SeedEditorial = {
  advice: [liningAMachineHood, makingClothPanels, sealingADoor, listeningRoom, liningADuct, gluingFoam],
  projects: [compressorRoom, musicSchool, voiceOverStudio, receptionHall, logisticsCanteen, danceHall],
  inspiration,
  jobOffers,
  // The product itself shows the white ones.
  imageRules: [{ skuPattern: 'FF-MELP-*-GREY', pictures: [materialPictures.greyPyramids, materialDetails.melamine] }],
};
