/** Standard rate of value added tax in percent, by country of delivery (ISO 3166-1 alpha-2). */
const vatPercentages: Readonly<Record<string, number>> = { NL: 21, BE: 21, FR: 20, DE: 19, AT: 20, GB: 20 };

/**
 * Returns the VAT rate of a country in percent.
 *
 * @throws {Error} for a country that no shop delivers to: a locale must not be set up for one.
 */
export function getVatPercentage(country: string): number {
  const percentage = vatPercentages[country];
  if (percentage === undefined) throw new Error(`No VAT percentage is known for the country ${country}.`);
  return percentage;
}

/** Returns the price including VAT, rounded half up to the cent. Both in cents. */
export function withVat(centsExcVat: number, percentage: number): number {
  return scaleByPercent(centsExcVat, 100 + percentage);
}

/**
 * Returns cents times a percentage with up to two decimals, rounded half up. Calculates in whole numbers until the last
 * step, so that no half cent gets lost.
 */
export function scaleByPercent(cents: number, percentage: number): number {
  return Math.round((cents * Math.round(percentage * 100)) / 10_000);
}
