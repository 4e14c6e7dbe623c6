/** A short text by locale tag, for labels that are never searched or sorted by. */
export type TextByLocale = Readonly<Record<string, string>>;

/** Integer cents excluding VAT by ISO 4217 code. */
export type CentsByCurrency = Readonly<Record<string, number>>;

/** The unit of a unit price: metre or square metre. */
export type MeasureUnit = 'm' | 'm2';
