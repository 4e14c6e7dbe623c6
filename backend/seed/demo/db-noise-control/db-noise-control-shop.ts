import type { SeedMenuItem, SeedShop } from '../../seed-data.ts';
import { siteLegalMenu } from '../common/legal-menu.ts';
import { requestLinks } from '../common/request-menu.ts';
import { dbNoiseControlSeller } from '../common/sellers.ts';
import { doorsThatSeal } from './blogs/doors-that-seal.ts';
import { emergencyGeneratorOnTrial } from './blogs/emergency-generator-on-trial.ts';
import { heatPumpBlog } from './blogs/heat-pump-yard.ts';
import { jacketsForCompressors } from './blogs/jackets-for-compressors.ts';
import { quietCompressedAir } from './blogs/quiet-compressed-air.ts';
import { readingANoiseReport } from './blogs/reading-a-noise-report.ts';
import { theHumAt63Hertz } from './blogs/the-hum-at-63-hertz.ts';
import { whatIsADecibel } from './blogs/what-is-a-decibel.ts';
import { dbNoiseControlEditorial } from './editorial.ts';
import { dbNoiseControlPages } from './pages.ts';

const cases: SeedMenuItem = {
  label: { nl: 'Praktijk', fr: 'Cas pratiques', de: 'Praxis', en: 'Case studies' },
  to: { route: 'blogOverview' },
};
const about: SeedMenuItem = {
  label: { nl: 'Over ons', fr: 'À propos', de: 'Über uns', en: 'About us' },
  to: { page: 'about' },
};
const projects: SeedMenuItem = {
  label: { nl: 'Projecten', fr: 'Projets', de: 'Projekte', en: 'Projects' },
  to: { route: 'projectOverview' },
};
const advice: SeedMenuItem = {
  label: { nl: 'Advies', fr: 'Conseils', de: 'Rat', en: 'Advice' },
  to: { route: 'adviceOverview' },
};
const inspiration: SeedMenuItem = {
  label: { nl: 'In beeld', fr: 'En images', de: 'In Bildern', en: 'In pictures' },
  to: { route: 'inspirationOverview' },
};
const jobs: SeedMenuItem = {
  label: { nl: 'Vacatures', fr: 'Postes vacants', de: 'Stellen', en: 'Jobs' },
  to: { route: 'jobOfferOverview' },
};

export const dbNoiseControlShop: SeedShop = {
  id: 'db-noise-control',
  name: 'dB Noise Control',
  mailbox: 'info@db-noise-control-nl.example',
  seller: dbNoiseControlSeller,
  categories: [],
  products: [],
  pages: dbNoiseControlPages,
  menus: {
    header: [projects, cases, advice, about, jobs],
    footer: [
      {
        label: { nl: 'Bureau', fr: 'Bureau', de: 'Büro', en: 'Office' },
        items: [about, projects, cases, advice, inspiration, jobs],
      },
    ],
    service: [
      ...requestLinks,
      {
        label: {
          nl: 'Recent: warmtepompen op het dak',
          fr: 'Récent : pompes à chaleur en toiture',
          de: 'Aktuell: Wärmepumpen auf dem Dach',
          en: 'Recent: heat pumps on the roof',
        },
        to: { blog: 'heat-pump-yard' },
      },
    ],
    legal: siteLegalMenu,
  },
  blogs: [
    heatPumpBlog,
    doorsThatSeal,
    emergencyGeneratorOnTrial,
    jacketsForCompressors,
    quietCompressedAir,
    readingANoiseReport,
    theHumAt63Hertz,
    whatIsADecibel,
  ],
  ...dbNoiseControlEditorial,
};
