import type { CatalogueEntries } from './catalogue-entry.ts';

/** Diagnostics about the command line and the machine it runs on. */
export const commandLineCodes = {
  'usage.invalid': {
    cause: 'The command line is wrong: an unknown command or option, or one that is missing.',
    example: '',
    mend: '',
  },
  'internal.bug': {
    cause: 'shopgen itself failed. This is not your mistake: please report it with the text it printed.',
    example: '',
    mend: '',
  },
  'system.refused': {
    cause: 'The operating system refused to read or write a file: permissions, a full disk, and the like.',
    example: '',
    mend: '',
  },
  'root.missing': {
    cause: 'The folder given with --root does not exist or holds no site-configs folder.',
    example: '',
    mend: '',
  },
  'site.unknown': {
    cause: 'There is no site of this id: no file of that name in site-configs.',
    example: '',
    mend: '',
  },
  'start.not-built': {
    cause: 'There is no build of the site to start.',
    example: '',
    mend: '',
  },
  'start.failed': {
    cause: 'The built storefront or its backend could not be started.',
    example: '',
    mend: '',
  },
  'explain.unknown-code': {
    cause: 'explain was asked for a diagnostic code that does not exist.',
    example: '$ shopgen explain route.colision',
    mend: 'Take the code as the diagnostic prints it, or choose from the list that shopgen explain prints.',
  },
  'explain.unknown-key': {
    cause: 'explain was asked for a key that the configuration of the site does not have.',
    example: '$ shopgen explain pageSize.archive --site acoustic',
    mend: 'Write the key as in the YAML, with dots: pageSizes.archive. shopgen config --site ID prints all of them.',
  },
} as const satisfies CatalogueEntries;
