import type { SeedMenuItem, SeedShop } from '../../seed-data.ts';
import { shopLegalMenu } from '../common/legal-menu.ts';
import { requestLinks } from '../common/request-menu.ts';

const products: SeedMenuItem = {
  label: { nl: 'Producten', fr: 'Produits', de: 'Produkte', en: 'Products' },
  to: { route: 'productOverview' },
  items: [
    {
      label: { nl: 'Wandpanelen', fr: 'Panneaux muraux', de: 'Wandpaneele', en: 'Wall panels' },
      to: { category: 'wall-panels' },
    },
    { label: { nl: 'Plafond', fr: 'Plafond', de: 'Decke', en: 'Ceiling' }, to: { category: 'ceiling' } },
    {
      label: {
        nl: 'Schermen en roomdividers',
        fr: 'Écrans et cloisons',
        de: 'Stellwände und Raumteiler',
        en: 'Screens and dividers',
      },
      to: { category: 'screens-dividers' },
    },
    { label: { nl: 'Absorbers', fr: 'Absorbeurs', de: 'Absorber', en: 'Absorbers' }, to: { category: 'absorbers' } },
    {
      label: {
        nl: 'Toebehoren en stalen',
        fr: 'Accessoires et échantillons',
        de: 'Zubehör und Muster',
        en: 'Accessories and samples',
      },
      to: { category: 'accessories' },
    },
  ],
};

const projects: SeedMenuItem = {
  label: { nl: 'Projecten', fr: 'Projets', de: 'Projekte', en: 'Projects' },
  to: { route: 'projectOverview' },
};

const inspiration: SeedMenuItem = {
  label: { nl: 'Inspiratie', fr: 'Inspiration', de: 'Inspiration', en: 'Inspiration' },
  to: { route: 'inspirationOverview' },
};

const advice: SeedMenuItem = {
  label: { nl: 'Advies', fr: 'Conseils', de: 'Ratgeber', en: 'Advice' },
  to: { route: 'adviceOverview' },
};

const blogs: SeedMenuItem = {
  label: { nl: 'Kennis', fr: 'Comprendre', de: 'Wissen', en: 'Know-how' },
  to: { route: 'blogOverview' },
};

const about: SeedMenuItem = {
  label: { nl: 'Over ons', fr: 'À propos', de: 'Über uns', en: 'About us' },
  to: { page: 'about' },
};

const service: SeedMenuItem = {
  label: {
    nl: 'Levering en retour',
    'nl-BE': 'Levering en retour',
    fr: 'Livraison et retours',
    de: 'Versand und Rückgabe',
    'de-AT': 'Lieferung und Rückgabe',
    en: 'Delivery and returns',
  },
  to: { page: 'service' },
};

export const acousticMenus: SeedShop['menus'] = {
  header: [products, projects, inspiration, advice, blogs, about],
  footer: [
    { label: { nl: 'Assortiment', fr: 'Assortiment', de: 'Sortiment', en: 'Range' }, items: products.items ?? [] },
    {
      label: { nl: 'Lezen', fr: 'À lire', de: 'Lesen', en: 'To read' },
      items: [
        advice,
        projects,
        inspiration,
        {
          label: {
            nl: 'Nagalm in een open kantoor',
            fr: 'La réverbération en open space',
            de: 'Nachhall im Großraumbüro',
            en: 'Reverberation in open-plan offices',
          },
          to: { blog: 'reverberation-open-office' },
        },
        {
          label: { nl: 'Vilt of schuim?', fr: 'Feutre ou mousse ?', de: 'Filz oder Schaumstoff?', en: 'Felt or foam?' },
          to: { blog: 'felt-or-foam' },
        },
        {
          label: {
            nl: 'Absorptieklassen lezen',
            fr: 'Lire une classe d’absorption',
            de: 'Absorberklassen lesen',
            en: 'Reading absorption classes',
          },
          to: { blog: 'absorption-classes' },
        },
      ],
    },
  ],
  service: [
    ...requestLinks,
    service,
    {
      label: { nl: 'Werken bij ons', fr: 'Travailler chez nous', de: 'Arbeiten bei uns', en: 'Work with us' },
      to: { route: 'jobOfferOverview' },
    },
    {
      label: {
        nl: 'Absorptieklassen uitgelegd',
        fr: 'Les classes d’absorption expliquées',
        de: 'Absorberklassen erklärt',
        en: 'Absorption classes explained',
      },
      to: { blog: 'absorption-classes' },
    },
  ],
  legal: shopLegalMenu,
};
