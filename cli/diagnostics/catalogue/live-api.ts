import type { CatalogueEntries } from './catalogue-entry.ts';

/** Diagnostics about what a site names and running APIs lack. */
export const liveApiCodes = {
  'live.missing': {
    cause:
      'The APIs that were asked lack something that the site names: its shop, one of its locales, a page, what an entry of a menu leads to, or the picture of an image rule. Visitors miss it, or get a 404. doctor --api says so as an error, start as a warning.',
    example: [
      '# site-configs/acoustic.yaml',
      'pages:',
      '  cart: ac-crat',
      '$ shopgen doctor --api http://127.0.0.1:3001 --site acoustic',
    ].join('\n'),
    fix: 'Correct the line, or add to the backend what it names. Then run shopgen doctor --api again.',
  },
  'live.silent': {
    cause:
      'An API that was asked did not answer, answered with a fault of its own, or in another shape than its description says, so nothing is known of what it has.',
    example: '$ shopgen doctor --api http://127.0.0.1:9 --site acoustic',
    fix: 'Start the API, or name another address with --api. A running API that is described differently is found with shopgen api diff.',
  },
} as const satisfies CatalogueEntries;
