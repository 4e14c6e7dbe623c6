import type { SeedPage, SeedText } from '../../seed-data.ts';

/** The titles of the pages that stand above a shop's own screens; every shop of the group calls them the same. */
const titles = {
  cart: {
    nl: 'Winkelwagen',
    'nl-BE': 'Winkelmandje',
    fr: 'Panier',
    de: 'Warenkorb',
    en: 'Your basket',
  },
  checkout: { nl: 'Afrekenen', fr: 'Passer commande', de: 'Zur Kasse', en: 'Checkout' },
  result: { nl: 'Je bestelling', fr: 'Votre commande', de: 'Ihre Bestellung', en: 'Your order' },
  account: { nl: 'Mijn account', fr: 'Mon compte', de: 'Mein Konto', en: 'My account' },
  'account-address': { nl: 'Je adressen', fr: 'Vos adresses', de: 'Ihre Adressen', en: 'Your addresses' },
  'account-details': { nl: 'Je gegevens', fr: 'Vos données', de: 'Ihre Daten', en: 'Your details' },
  'reset-password': {
    nl: 'Kies een nieuw wachtwoord',
    fr: 'Choisissez un nouveau mot de passe',
    de: 'Wählen Sie ein neues Passwort',
    en: 'Choose a new password',
  },
} as const satisfies Readonly<Record<string, SeedText>>;

type Screen = keyof typeof titles;

const isScreen = (name: string): name is Screen => Object.hasOwn(titles, name);

/**
 * The pages that carry a shop's words on its cart, checkout, account and password screens.
 *
 * @param prefix - Begins the page ids: `ac` makes `ac-cart`.
 * @param introductions - What stands under each title, in the shop's own voice.
 */
export function screenPages(prefix: string, introductions: Readonly<Record<Screen, SeedText>>): SeedPage[] {
  return Object.keys(titles)
    .filter(isScreen)
    .map((screen) => ({
      id: `${prefix}-${screen}`,
      title: titles[screen],
      intro: introductions[screen],
      blocks: [],
    }));
}
