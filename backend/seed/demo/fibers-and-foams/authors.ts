import type { SeedBlog } from '../../seed-data.ts';

type Author = Required<Pick<SeedBlog, 'author' | 'authorRole'>>;

export const pieterClaes: Author = {
  author: 'Pieter Claes',
  authorRole: {
    nl: 'Hoofd laboratorium',
    fr: 'Responsable du laboratoire',
    de: 'Leiter des Labors',
    en: 'Head of the laboratory',
  },
};

export const elkeWouters: Author = {
  author: 'Elke Wouters',
  authorRole: {
    nl: 'Hoofd zagerij',
    fr: 'Responsable de la découpe',
    de: 'Leiterin des Zuschnitts',
    en: 'Head of the cutting shop',
  },
};

export const mehdiLambert: Author = {
  author: 'Mehdi Lambert',
  authorRole: {
    nl: 'Toepassingstechnicus',
    fr: 'Ingénieur d’application',
    de: 'Anwendungstechniker',
    en: 'Applications engineer',
  },
};
