import { getRecord } from '#cli/config/record-of.ts';
import { plainFlagNames, searchTypes } from '#runtime/contracts/flags.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';

const settings = (language: string, country: string, currency: string, timeZone: string) => ({
  language,
  name: language,
  country,
  currency,
  timeZone,
});

/** A site with three locales on two hosts, one of them under a prefix. */
export const siteModel: SiteModel = {
  id: 'acoustic',
  siteName: 'Acoustic',
  shopName: 'Acoustic Shop',
  aliases: {
    productOverview: { 'nl-NL': ['/assortiment'] },
    blogOverview: { 'nl-NL': ['/größe'] },
    home: { 'fr-BE': ['/accueil'] },
  },
  securityContact: 'mailto:security@acoustic-nl.example',
  shopId: 'acoustic-shop',
  bundle: 'enc-web',
  defaultLocale: 'nl-NL',
  locales: ['nl-NL', 'nl-BE', 'fr-BE', 'de-DE'],
  localeSettings: {
    'nl-NL': settings('nl', 'NL', 'EUR', 'Europe/Amsterdam'),
    'nl-BE': settings('nl', 'BE', 'EUR', 'Europe/Brussels'),
    'fr-BE': settings('fr', 'BE', 'EUR', 'Europe/Brussels'),
    'de-DE': settings('de', 'DE', 'EUR', 'Europe/Berlin'),
  },
  domains: {
    'nl-NL': { host: 'www.acoustic-nl.example', prefix: '' },
    'nl-BE': { host: 'www.acoustic-be.example', prefix: '' },
    'fr-BE': { host: 'www.acoustic-be.example', prefix: '/fr' },
    'de-DE': { host: 'www.acoustic-de.example', prefix: '' },
  },
  pages: {},
  flags: { ...getRecord(plainFlagNames, () => true), search: getRecord(searchTypes, () => true) },
  pageSizes: { archive: 9, productArchive: 16, inspirationArchive: 6 },
  routes: {},
  integrations: {
    tagManager: { hosts: { script: ['https://tags.example'], connect: ['https://collect.example'] } },
    payment: { hosts: { 'form-action': ['https://pay.example'] } },
  },
  theme: {
    colors: {
      surface: '#ffffff',
      surfaceRaised: '#ffffff',
      surfaceSunken: '#f2f2f0',
      ink: '#111111',
      inkMuted: '#555555',
      line: '#dddddd',
      accent: '#2f5d50',
      accentStrong: '#1f4138',
      accentSoft: '#dfeae6',
      onAccent: '#ffffff',
      header: '#ffffff',
      onHeader: '#111111',
      footer: '#111111',
      onFooter: '#ffffff',
      success: '#1b7f4b',
      warning: '#8a5a00',
      danger: '#b3261e',
      info: '#1d5fa8',
    },
    fonts: {
      text: { family: 'Inter', package: '@fontsource-variable/inter', fallback: 'Arial' },
      heading: { family: 'Inter', package: '@fontsource-variable/inter', fallback: 'Arial' },
      label: { family: 'Inter', package: '@fontsource-variable/inter', fallback: 'Arial' },
    },
    heading: { weight: 600, letterSpacing: '0' },
    radius: { small: '4px', medium: '8px', large: '16px', pill: '999px' },
    density: 1,
    cardRatio: '4 / 3',
    layout: {},
  },
};
