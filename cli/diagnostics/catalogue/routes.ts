import type { CatalogueEntries } from './catalogue-entry.ts';

/** Diagnostics about route tables. */
export const routesCodes = {
  'route.unknown-key': {
    cause: 'The route key does not exist.',
    example: '',
    mend: '',
  },
  'route.missing': {
    cause: 'A route that every site needs has been removed.',
    example: '',
    mend: '',
  },
  'route.path-missing': {
    cause: 'A route has no path in one of the locales of the site.',
    example: '',
    mend: '',
  },
  'route.path-invalid': {
    cause:
      'A path starts with one slash, has no empty segments and no trailing slash; a segment is literal or one {parameter}.',
    example: '',
    mend: '',
  },
  'route.parameter-missing': {
    cause: 'The path lacks a parameter that the screen needs to know what to show.',
    example: '',
    mend: '',
  },
  'route.parameter-unknown': {
    cause: 'The path has a parameter that the screen does not know.',
    example: '',
    mend: '',
  },
  'route.collision': {
    cause: 'Two routes of a locale match the same paths, so one of them could never be reached.',
    example: '',
    mend: '',
  },
  'route.shadowed': {
    cause: 'The path starts with the prefix of another locale on the same host and would be taken for that locale.',
    example: '',
    mend: '',
  },
  'route.reserved': {
    cause: "The path begins with a segment that the storefront's server keeps for itself, such as /api.",
    example: '',
    mend: '',
  },
} as const satisfies CatalogueEntries;
