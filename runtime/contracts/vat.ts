/** Whether prices are shown with or without VAT: the value of the `vat` cookie, and part of a page's cache key. */
export type VatChoice = 'incl' | 'excl';

/** The cookie that holds it. */
export const vatCookie = 'vat';

/** The choice of visitors without the cookie. */
export const defaultVatChoice: VatChoice = 'incl';
