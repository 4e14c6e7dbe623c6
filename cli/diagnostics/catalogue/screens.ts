import type { CatalogueEntries } from './catalogue-entry.ts';

/** Diagnostics about screens that sites have of their own. */
export const screensCodes = {
  'screen.taken': {
    cause: 'A screen of a site is named like a route of the runtime, which has a screen.',
    example: ['# site-configs/acoustic.yaml', 'screens: { home: ./acoustic/home/ }'].join('\n'),
    fix: 'Choose another key; where the screen of the runtime is to be changed, do so under overrides.',
  },
  'screen.key': {
    cause: 'The key of a screen is the name of its route in code and in file names, so it is made of letters.',
    example: ['# site-configs/acoustic.yaml', 'screens: { look-book: ./acoustic/look-book/ }'].join('\n'),
    fix: 'Write it with a capital for each further word: lookBook.',
  },
  'screen.no-route': {
    cause: 'A screen of the site has no route, so nobody would see it.',
    example: ['# site-configs/acoustic.yaml', 'screens: { lookbook: ./acoustic/lookbook/ }'].join('\n'),
    fix: 'Give the key a path per locale under routes: lookbook: { nl-NL: /lookbook }.',
  },
  'screen.export-missing': {
    cause:
      'A file of a screen does not export what it is for: screen.tsx a component Screen, head.ts a function head, loader.ts a function load.',
    example: [
      '// site-configs/acoustic/lookbook/screen.tsx',
      'export function Lookbook() {',
      '  return null;',
      '}',
    ].join('\n'),
    fix: 'Export it under the name that the message gives.',
  },
} as const satisfies CatalogueEntries;
