import type {
  SeedAdvice,
  SeedEditorial,
  SeedInspiration,
  SeedJobOffer,
  SeedProject,
} from '#backend/seed/seed-editorial.ts';
import { html, picture, slugs, text } from './small-texts.ts';

const advice = (key: string, more: Partial<SeedAdvice>): SeedAdvice => ({
  key,
  slugs: slugs(key),
  title: text(`Advice ${key}`),
  intro: text('What to do'),
  body: html('How to do it'),
  topic: text('Offices'),
  readingTime: 7,
  image: picture('raft'),
  questions: [],
  ...more,
});

const project = (key: string, completedOn: string, more: Partial<SeedProject>): SeedProject => ({
  key,
  slugs: slugs(key),
  title: text(`Project ${key}`),
  intro: text('What was asked'),
  body: html('What was done'),
  place: text('Hengelo'),
  sector: text('Culture'),
  completedOn,
  image: picture('panel'),
  figures: [],
  ...more,
});

const jobOffer = (key: string, date: string, more: Partial<SeedJobOffer>): SeedJobOffer => ({
  key,
  slugs: slugs(key),
  title: text(`Job ${key}`),
  intro: text('What you do'),
  body: html('Who you are'),
  place: text('Enschede'),
  hours: { min: 32, max: 40 },
  employment: 'Permanent',
  date,
  contact: { name: 'Hanne de Wit', email: 'jobs@quiet.example' },
  ...more,
});

const room = (key: string, hotspots: SeedInspiration['hotspots'] = []): SeedInspiration => ({
  key,
  title: text(`Room ${key}`),
  image: picture('raft'),
  hotspots,
});

/** The editorial content of the shop `quiet`: with and without each optional member. */
export const quietEditorial: SeedEditorial = {
  advice: [
    advice('booth', { topic: text('Studios') }),
    advice('echo', {
      oldSlugs: { fr: ['ancien-echo'] },
      metaTitle: text('Echo, explained'),
      metaDescription: text('For search engines'),
      questions: [{ question: text('Does a sofa count?'), answer: html('It does') }],
      products: ['raft', 'panel'],
    }),
    advice('meeting', {}),
  ],
  projects: [
    project('library', '2025-11-14', {
      oldSlugs: { de: ['alte-bibliothek'] },
      metaTitle: text('Library, quiet again'),
      images: [picture('raft'), picture('close-up')],
      video: { id: '76979871', provider: 'Vimeo', title: text('Before and after') },
      figures: [{ name: text('Reverberation'), value: text('0.7 s') }],
      spectrum: [125, 250, 500].map((hertz) => ({ hertz, before: 61.5, after: 48 })),
      quote: { text: text('We hear pages turn'), name: 'M. Schuurman', role: text('Head of the library') },
      products: ['raft'],
    }),
    project('canteen', '2026-05-02', { sector: text('Food'), quote: { text: text('So calm'), name: 'A cook' } }),
    project('museum', '2024-02-29', {}),
  ],
  inspiration: [
    room('corner', [
      { product: 'panel', x: 42.5, y: 61 },
      { product: 'raft', x: 0, y: 100 },
    ]),
    room('hall'),
    room('den', [{ product: 'panel', x: 33.3, y: 5 }]),
  ],
  jobOffers: [
    jobOffer('upholsterer', '2026-09-01', {
      oldSlugs: { nl: ['oude-stoffeerder'] },
      metaDescription: text('For search engines'),
      salary: { min: { EUR: 260_000, GBP: 230_000 }, max: { EUR: 320_000, GBP: 285_000 }, per: 'Month' },
      contact: { name: 'Hanne de Wit', email: 'jobs@quiet.example', phone: '053 123 4567' },
    }),
    jobOffer('tester', '2026-09-15', { closesOn: '2099-12-31', employment: 'Temporary' }),
    jobOffer('porter', '2020-01-06', { closesOn: '2020-02-29' }),
  ],
  imageRules: [
    { skuPattern: 'RA-*', images: [picture('close-up')] },
    { skuPattern: 'PA-C*', images: [picture('raft'), picture('close-up')] },
    { skuPattern: 'RA-1*', images: [picture('panel'), picture('close-up')] },
  ],
};

/** The content of another shop: one of each with its own key, and one project with the same key. */
export const loudEditorial: SeedEditorial = {
  advice: [advice('stage', { products: ['drum'] })],
  projects: [project('library', '2026-01-31', { title: text('Loud library') })],
  inspiration: [room('cellar', [{ product: 'drum', x: 50, y: 50 }])],
  jobOffers: [jobOffer('roadie', '2026-09-20', {})],
  imageRules: [{ skuPattern: 'DR-*', images: [picture('close-up')] }],
};
