import type { SeedMenuItem, SeedShop } from '../../seed-data.ts';
import { shopLegalMenu } from '../common/legal-menu.ts';
import { requestLinks } from '../common/request-menu.ts';
import { fibersAndFoamsCategories } from './categories.ts';

const range: SeedMenuItem = {
  label: { nl: 'Assortiment', fr: 'Catalogue', de: 'Sortiment', en: 'Range' },
  to: { route: 'productOverview' },
};
const materials = fibersAndFoamsCategories.map(
  ({ key, name }): SeedMenuItem => ({ label: name, to: { category: key } }),
);
const advice: SeedMenuItem = {
  label: { nl: 'Werkwijzen', fr: 'Modes d’emploi', de: 'Anleitungen', en: 'How to' },
  to: { route: 'adviceOverview' },
};
const projects: SeedMenuItem = {
  label: { nl: 'Toepassingen', fr: 'Réalisations', de: 'Anwendungen', en: 'Applications' },
  to: { route: 'projectOverview' },
};
const lab: SeedMenuItem = {
  label: { nl: 'Uit het lab', fr: 'Du laboratoire', de: 'Aus dem Labor', en: 'From the lab' },
  to: { route: 'blogOverview' },
};
const inspiration: SeedMenuItem = {
  label: { nl: 'In gebruik', fr: 'En situation', de: 'Im Einsatz', en: 'In use' },
  to: { route: 'inspirationOverview' },
};
const company: SeedMenuItem = {
  label: { nl: 'Bedrijf', fr: 'Entreprise', de: 'Unternehmen', en: 'Company' },
  to: { page: 'about' },
};
const jobs: SeedMenuItem = {
  label: { nl: 'Vacatures', fr: 'Offres d’emploi', de: 'Stellenangebote', en: 'Vacancies' },
  to: { route: 'jobOfferOverview' },
};
const service: SeedMenuItem = {
  label: {
    nl: 'Levering en maatwerk',
    fr: 'Livraison et sur-mesure',
    de: 'Lieferung und Zuschnitt',
    en: 'Delivery and cutting',
  },
  to: { page: 'service' },
};

export const fibersAndFoamsMenus: SeedShop['menus'] = {
  header: [{ ...range, items: materials }, projects, advice, lab, company],
  footer: [
    { label: { nl: 'Materialen', fr: 'Matières', de: 'Materialien', en: 'Materials' }, items: [range, ...materials] },
    {
      label: { nl: 'Toepassen', fr: 'Mettre en œuvre', de: 'Anwenden', en: 'Applying it' },
      items: [
        advice,
        projects,
        inspiration,
        {
          label: {
            nl: 'Hoe dik moet schuim zijn?',
            fr: 'Quelle épaisseur de mousse ?',
            de: 'Wie dick muss Schaum sein?',
            en: 'How thick should foam be?',
          },
          to: { blog: 'thickness-and-cavity' },
        },
        {
          label: {
            nl: 'Schuim lijmen',
            fr: 'Coller la mousse',
            de: 'Schaum kleben',
            en: 'Gluing foam',
          },
          to: { advice: 'gluing-foam' },
        },
      ],
    },
    {
      label: { nl: 'Informatie', fr: 'Informations', de: 'Informationen', en: 'Information' },
      items: [lab, company, jobs],
    },
  ],
  service: [
    ...requestLinks,
    service,
    {
      label: {
        nl: 'Tekenen voor de zaag',
        fr: 'Dessiner pour la scie',
        de: 'Zeichnen für die Säge',
        en: 'Drawing for the saw',
      },
      to: { blog: 'two-millimetres' },
    },
  ],
  legal: shopLegalMenu,
};
