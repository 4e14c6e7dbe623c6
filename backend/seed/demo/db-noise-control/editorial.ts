import type { SeedEditorial } from '../../seed-editorial.ts';
import { enclosureOrScreen } from './advice/enclosure-or-screen.ts';
import { hallReverberation } from './advice/hall-reverberation.ts';
import { heatPumpLimits } from './advice/heat-pump-limits.ts';
import { measureBeforeYouBuy } from './advice/measure-before-you-buy.ts';
import { ventilationSilencers } from './advice/ventilation-silencers.ts';
import { vibrationIsolation } from './advice/vibration-isolation.ts';
import { inspiration } from './inspiration.ts';
import { jobOffers } from './job-offers.ts';
import { bakeryCharleroi } from './projects/bakery-charleroi.ts';
import { canteenLeeds } from './projects/canteen-leeds.ts';
import { dataCentreFrankfurt } from './projects/data-centre-frankfurt.ts';
import { granulatorGenk } from './projects/granulator-genk.ts';
import { schoolRoofUtrecht } from './projects/school-roof-utrecht.ts';
import { testCellEindhoven } from './projects/test-cell-eindhoven.ts';

/** What there is to read and look at beside pages and blogs. */
export const dbNoiseControlEditorial: SeedEditorial = {
  advice: [
    measureBeforeYouBuy,
    enclosureOrScreen,
    heatPumpLimits,
    vibrationIsolation,
    ventilationSilencers,
    hallReverberation,
  ],
  projects: [schoolRoofUtrecht, dataCentreFrankfurt, canteenLeeds, granulatorGenk, bakeryCharleroi, testCellEindhoven],
  inspiration,
  jobOffers,
  imageRules: [],
};
