import type { CatalogueEntries } from './catalogue-entry.ts';

/** Diagnostics about site configurations. */
export const configCodes = {
  'locale.unknown': {
    cause: 'The locale does not exist, or the site is not offered in it.',
    example: '',
    mend: '',
  },
  'config.file-name': {
    cause: 'A configuration file ends in .yaml.',
    example: '',
    mend: '',
  },
  'config.empty': {
    cause: 'The file holds no settings at all.',
    example: '',
    mend: '',
  },
  'config.not-a-map': {
    cause: 'A site configuration is a map of keys to values.',
    example: '',
    mend: '',
  },
  'config.unknown-key': {
    cause: 'The key is not one that a site configuration has.',
    example: '',
    mend: '',
  },
  'config.missing-key': {
    cause: 'A key that every site needs is not set in any of its layers.',
    example: '',
    mend: '',
  },
  'config.wrong-type': {
    cause: 'The value is of another type or outside what is allowed.',
    example: '',
    mend: '',
  },
  'config.extends-unknown': {
    cause: '`extends` names a file that is not there.',
    example: '',
    mend: '',
  },
  'config.extends-cycle': {
    cause: '`extends` leads back to where it came from.',
    example: '',
    mend: '',
  },
  'config.id-mismatch': {
    cause: 'The id of a site is the name of its file.',
    example: '',
    mend: '',
  },
  'config.font-unknown': {
    cause: 'The font package is not installed, so the site could not show it.',
    example: '',
    mend: '',
  },
  'locale.not-declared': {
    cause: 'A locale is used that `locales` does not list.',
    example: '',
    mend: '',
  },
  'locale.default-not-offered': {
    cause: 'The default locale has to be one that the site is offered in.',
    example: '',
    mend: '',
  },
  'domain.missing': {
    cause: 'A site is offered in at least one locale, each with a host under `domains`.',
    example: '',
    mend: '',
  },
  'domain.collision': {
    cause: 'Two locales or two sites claim the same host and path prefix: a request could belong to either.',
    example: '',
    mend: '',
  },
  'flag.prerequisite': {
    cause: 'A flag is on whose prerequisite is off.',
    example: '',
    mend: '',
  },
  'page.missing': {
    cause: 'The site has the route but no content page for it.',
    example: '',
    mend: '',
  },
  'page.without-route': {
    cause: 'A content page is given for a route that the site does not have.',
    example: '',
    mend: '',
  },
} as const satisfies CatalogueEntries;
