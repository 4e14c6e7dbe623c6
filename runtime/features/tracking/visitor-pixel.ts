import type { ThirdParty } from '#runtime/contracts/consent.ts';
import { thirdPartyAddress } from '#runtime/lib/third-party-address.ts';

/** Creates the third party whose image at `address` tells its owner of the visit. */
export function visitorPixel(address: string): ThirdParty {
  return {
    purposes: ['marketing'],
    load: () => {
      new Image(1, 1).src = thirdPartyAddress(address);
    },
  };
}
