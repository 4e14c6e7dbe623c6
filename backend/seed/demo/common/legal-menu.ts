import type { SeedMenuItem } from '../../seed-data.ts';

export const termsLink: SeedMenuItem = {
  label: {
    nl: 'Algemene voorwaarden',
    fr: 'Conditions générales',
    'fr-FR': 'Conditions générales de vente',
    de: 'AGB',
    en: 'Terms and conditions',
  },
  to: { page: 'terms' },
};

export const privacyLink: SeedMenuItem = {
  label: { nl: 'Privacy', fr: 'Vie privée', 'fr-FR': 'Confidentialité', de: 'Datenschutz', en: 'Privacy' },
  to: { page: 'privacy' },
};

export const siteTermsLink: SeedMenuItem = {
  label: { nl: 'Gebruiksvoorwaarden', fr: 'Conditions d’utilisation', de: 'Nutzungsbedingungen', en: 'Terms of use' },
  to: { page: 'terms' },
};
