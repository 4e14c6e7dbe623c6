import type { CatalogueEntries } from './catalogue-entry.ts';

/** Diagnostics about translations. */
export const messagesCodes = {
  'message.locale-missing': {
    cause: 'A site is offered in a locale that has no translations at all.',
    example: '',
    mend: '',
  },
  'message.namespace-missing': {
    cause: 'A file of translations that the other locales have, or that the shop uses, is missing.',
    example: '',
    mend: '',
  },
  'message.missing': {
    cause: 'A text that the other locales have, or that the shop uses, is missing in this locale.',
    example: '',
    mend: '',
  },
  'message.unknown': {
    cause: 'A brand says something differently that nobody says: the key does not exist in the base texts.',
    example: '',
    mend: '',
  },
  'message.wrong-type': {
    cause: 'Translations are texts, or groups of texts.',
    example: '',
    mend: '',
  },
  'message.unknown-folder': {
    cause: 'A folder of translations that belongs to no locale and to no bundle of a site.',
    example: '',
    mend: '',
  },
} as const satisfies CatalogueEntries;
