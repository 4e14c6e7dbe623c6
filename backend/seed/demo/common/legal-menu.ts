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

const privacyLink: SeedMenuItem = {
  label: { nl: 'Privacy', fr: 'Vie privée', 'fr-FR': 'Confidentialité', de: 'Datenschutz', en: 'Privacy' },
  to: { page: 'privacy' },
};

const siteTermsLink: SeedMenuItem = {
  label: { nl: 'Gebruiksvoorwaarden', fr: 'Conditions d’utilisation', de: 'Nutzungsbedingungen', en: 'Terms of use' },
  to: { page: 'terms' },
};

const imprintLink: SeedMenuItem = {
  label: { nl: 'Bedrijfsgegevens', fr: 'Mentions légales', de: 'Impressum', en: 'Company details' },
  to: { page: 'imprint' },
};

const withdrawalLink: SeedMenuItem = {
  label: {
    nl: 'Herroepingsrecht',
    fr: 'Rétractation',
    de: 'Widerrufsbelehrung',
    'de-AT': 'Rücktrittsbelehrung',
    en: 'Right to cancel',
  },
  to: { page: 'withdrawal' },
};

const accessibilityLink: SeedMenuItem = {
  label: { nl: 'Toegankelijkheid', fr: 'Accessibilité', de: 'Barrierefreiheit', en: 'Accessibility' },
  to: { page: 'accessibility' },
};

/** The legal menu of a shop that sells. */
export const shopLegalMenu = [termsLink, withdrawalLink, privacyLink, imprintLink, accessibilityLink];

/** The legal menu of a site that sells nothing. */
export const siteLegalMenu = [siteTermsLink, privacyLink, imprintLink, accessibilityLink];
