/** Whether prices are shown with VAT or without; what a visitor chose, by default with. */
export type VatChoice = 'incl' | 'excl';
