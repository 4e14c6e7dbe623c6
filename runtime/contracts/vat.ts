/** Whether a visitor wants prices with or without VAT: the `vat` cookie's value, and part of what a kept page is kept under. */
export type VatChoice = 'incl' | 'excl';

/** What visitors see who have not chosen. */
export const defaultVatChoice: VatChoice = 'incl';
