import type { Choice, ThirdParty } from '#runtime/contracts/consent.ts';
import { type ConsentSignals, pushConsent, pushStart } from './data-layer.ts';
import { forgetCookies } from './forget-cookies.ts';
import { insertScript } from './insert-script.ts';

/** First-party cookies of Google Analytics and Google Ads. */
const leftCookies = /^(_ga|_gid$|_gat|_gac_|_gcl_)/;

/**
 * Creates Google's tag manager with the container `id`, which reads the data layer; consent mode v2 tells it what it
 * may do.
 *
 * @param server - Origin of the server that gives its script; Google's, or a tagging server of the shop's own.
 */
export function tagManager(id: string, server: string): ThirdParty {
  return {
    purposes: ['statistics', 'marketing'],
    tell: (choice) => pushConsent('update', getSignals(choice)),
    load: () => {
      pushStart(Date.now());
      insertScript(`${server}/gtm.js?id=${encodeURIComponent(id)}`);
      // Without it nothing is measured, and the page works.
      import('./tracker.ts').then(
        ({ startTracker }) => startTracker(),
        () => undefined,
      );
    },
    forget: () => forgetCookies(leftCookies),
  };
}

function getSignals({ statistics, marketing }: Choice): ConsentSignals {
  const ads = marketing ? 'granted' : 'denied';
  return {
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    analytics_storage: statistics ? 'granted' : 'denied',
  };
}
