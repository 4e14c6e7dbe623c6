import type { StoredAddress } from '../db/schema/customers.ts';

/** Tracking pages of carriers, by the name of the carrier in lower case. */
const pages: Readonly<Record<string, (number: string, to: StoredAddress | undefined) => string>> = {
  bpost: (number) => `https://track.bpost.cloud/btr/web/#/search?itemCode=${number}`,
  colissimo: (number) => `https://www.laposte.fr/outils/suivre-vos-envois?code=${number}`,
  dhl: (number) => `https://www.dhl.com/global-en/home/tracking.html?tracking-id=${number}`,
  dpd: (number) => `https://www.dpdgroup.com/nl/mydpd/my-parcels/track?parcelNumber=${number}`,
  gls: (number) => `https://gls-group.com/EU/en/parcel-tracking?match=${number}`,
  'österreichische post': (number) => `https://www.post.at/sv/sendungsdetails?snr=${number}`,
  postnl: (number, to) =>
    to
      ? `https://jouw.postnl.nl/track-and-trace/${number}-${to.country}-${encodeURIComponent(to.postalCode.replaceAll(' ', ''))}`
      : `https://jouw.postnl.nl/track-and-trace/${number}`,
  'royal mail': (number) => `https://www.royalmail.com/track-your-item#/tracking-results/${number}`,
  ups: (number) => `https://www.ups.com/track?tracknum=${number}`,
};

/** Returns the tracking page of a parcel; `undefined` for an unknown carrier. @param to - PostNL needs it. */
export function trackingUrl(carrier: string, number: string, to: StoredAddress | undefined): string | undefined {
  const name = carrier.toLowerCase();
  return Object.hasOwn(pages, name) ? pages[name]?.(encodeURIComponent(number), to) : undefined;
}
