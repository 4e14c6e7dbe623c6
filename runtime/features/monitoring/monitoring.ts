import type { ThirdParty } from '#runtime/contracts/consent.ts';
import { thirdPartyAddress } from '#runtime/lib/third-party-address.ts';

/** Measures the performance of the page for its visitor, and sends it to `address` with the key of that endpoint. */
export function monitoring(address: string, key: string): ThirdParty {
  return {
    purposes: ['statistics'],
    load: () => {
      // Without it nothing is measured, and the page works.
      import('./measure-page.ts').then(
        ({ measurePage }) => measurePage({ address: thirdPartyAddress(address), key }),
        () => undefined,
      );
    },
  };
}
