import { germanInvoices } from './texts/de.ts';
import { englishInvoices } from './texts/en.ts';
import { frenchInvoices } from './texts/fr.ts';
import type { InvoiceTexts } from './texts/invoice-language.ts';
import { dutchInvoices } from './texts/nl.ts';

const languages: Readonly<Record<string, InvoiceTexts>> = {
  nl: dutchInvoices,
  fr: frenchInvoices,
  de: germanInvoices,
  en: englishInvoices,
};

/** Returns the texts of a locale's language; English where there are none. */
export function getInvoiceTexts(locale: string): InvoiceTexts {
  return languages[locale.split('-')[0] ?? ''] ?? englishInvoices;
}
