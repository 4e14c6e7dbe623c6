import type { Storefront } from '#backend/db/schema/shops.ts';
import { allSeedLocales, getLanguage } from '#backend/seed/seed-locales.ts';
import type { SeedLanguage, SeedLocale } from '#backend/seed/seed-texts.ts';

/** Host suffix and path prefix of each locale. */
const places: Readonly<Record<SeedLocale, { readonly ending: string; readonly prefix: string }>> = {
  'nl-NL': { ending: 'nl', prefix: '' },
  'nl-BE': { ending: 'be', prefix: '' },
  'fr-BE': { ending: 'be', prefix: '/fr' },
  'fr-FR': { ending: 'fr', prefix: '' },
  'de-DE': { ending: 'de', prefix: '' },
  'de-AT': { ending: 'at', prefix: '' },
  'en-GB': { ending: 'uk', prefix: '' },
};

const paths: Readonly<Record<SeedLanguage, Required<Storefront['paths']>>> = {
  nl: {
    checkoutResult: '/afrekenen/resultaat',
    orderStatus: '/bestelstatus',
    myAccountOrderDetail: '/mijn-account/bestellingen/{id}',
    contentPage: '/info/{slug}',
  },
  fr: {
    checkoutResult: '/payer/resultat',
    orderStatus: '/suivi-commande',
    myAccountOrderDetail: '/mon-compte/commandes/{id}',
    contentPage: '/info/{slug}',
  },
  de: {
    checkoutResult: '/zahlen/resultat',
    orderStatus: '/bestellstatus',
    myAccountOrderDetail: '/mein-konto/bestellungen/{id}',
    contentPage: '/info/{slug}',
  },
  en: {
    checkoutResult: '/checkout/result',
    orderStatus: '/order-status',
    myAccountOrderDetail: '/my-account/orders/{id}',
    contentPage: '/info/{slug}',
  },
};

/** Returns the storefront addresses of a shop, with hosts and paths like those of the demo sites. */
export function storefrontAddresses(
  id: string,
  locales: readonly SeedLocale[] = allSeedLocales,
): Partial<Record<SeedLocale, Storefront>> {
  return Object.fromEntries(locales.map((locale) => [locale, getAddress(id, locale)]));
}

function getAddress(id: string, locale: SeedLocale): Storefront {
  const { ending, prefix } = places[locale];
  const { checkoutResult, orderStatus, myAccountOrderDetail, contentPage } = paths[getLanguage(locale)];
  return {
    origin: `https://www.${id}-${ending}.example`,
    paths: {
      checkoutResult: prefix + checkoutResult,
      orderStatus: prefix + orderStatus,
      myAccountOrderDetail: prefix + myAccountOrderDetail,
      contentPage: prefix + contentPage,
    },
  };
}
