import type { SeedEditorial } from '../../seed-editorial.ts';
import { advice } from './advice.ts';
import { inspiration } from './inspiration.ts';
import { jobOffers } from './job-offers.ts';
import { familyGuesthouseSchladming } from './projects/family-guesthouse-schladming.ts';
import { hostelHamburg } from './projects/hostel-hamburg.ts';
import { hotelNamur } from './projects/hotel-namur.ts';
import { libraryFaversham } from './projects/library-faversham.ts';
import { livingRoomRestaurantZwolle } from './projects/living-room-restaurant-zwolle.ts';
import { publishingHouseLille } from './projects/publishing-house-lille.ts';

/** What there is to read and look at beside pages and blogs. */
export const easyFeltEditorial: SeedEditorial = {
  advice,
  projects: [
    hotelNamur,
    livingRoomRestaurantZwolle,
    libraryFaversham,
    publishingHouseLille,
    familyGuesthouseSchladming,
    hostelHamburg,
  ],
  inspiration,
  jobOffers,
  imageRules: [],
};
