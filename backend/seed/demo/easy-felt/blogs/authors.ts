import type { SeedBlog } from '../../../seed-data.ts';

/** Who writes at the workbench, and what they do there. */
export const authors = {
  noor: {
    author: 'Noor Aalders',
    authorRole: { nl: 'Oprichter', fr: 'Fondatrice', de: 'Gründerin', en: 'Founder' },
  },
  wietse: {
    author: 'Wietse Bruins',
    authorRole: { nl: 'Snijtafel', fr: 'Table de coupe', de: 'Schneidetisch', en: 'Cutting table' },
  },
  fleur: {
    author: 'Fleur Janssens',
    authorRole: { nl: 'Klantenservice', fr: 'Service clients', de: 'Kundenservice', en: 'Customer care' },
  },
} as const satisfies Readonly<Record<string, Required<Pick<SeedBlog, 'author' | 'authorRole'>>>>;
