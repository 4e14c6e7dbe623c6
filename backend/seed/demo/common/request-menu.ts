import type { SeedMenuItem } from '../../seed-data.ts';

/** Where visitors write to the shop. */
const contactLink: SeedMenuItem = {
  label: { nl: 'Contact', fr: 'Contact', de: 'Kontakt', en: 'Contact' },
  to: { route: 'contact' },
};

/** For larger amounts and whole projects. */
const quotationLink: SeedMenuItem = {
  label: { nl: 'Offerte aanvragen', fr: 'Demander un devis', de: 'Angebot anfordern', en: 'Ask for a quotation' },
  to: { route: 'quotation' },
};

const newsletterLink: SeedMenuItem = {
  label: { nl: 'Nieuwsbrief', fr: 'Newsletter', de: 'Newsletter', en: 'Newsletter' },
  to: { route: 'newsletter' },
};

/** All that visitors can ask, as the footer lists it. */
export const requestLinks: readonly SeedMenuItem[] = [contactLink, quotationLink, newsletterLink];
