import type { InvoiceTotals, TaxedAmount } from '../db/schema/invoice-content.ts';

/** Adds up amounts by rate; each has had its VAT rounded by itself, so the sums are those of the order. */
export function sumAmounts(amounts: readonly TaxedAmount[]): InvoiceTotals {
  const rates = [...new Set(amounts.map(({ vatPercentage }) => vatPercentage))].sort((a, b) => b - a);
  const vat = rates.map((vatPercentage) => {
    const ofRate = amounts.filter((amount) => amount.vatPercentage === vatPercentage);
    return {
      vatPercentage,
      net: ofRate.reduce((sum, { net }) => sum + net, 0),
      vat: ofRate.reduce((sum, amount) => sum + amount.vat, 0),
    };
  });
  const net = vat.reduce((sum, rate) => sum + rate.net, 0);
  return { vat, net, gross: vat.reduce((sum, rate) => sum + rate.vat, net) };
}

/**
 * Splits a refund over the rates of an invoice, in proportion to the remainder of each. The last part of an invoice
 * takes exactly the remainder, so credit notes never add up to more or less than the invoice.
 *
 * @param left - By rate, what has not been credited yet.
 * @param gross - Cents including VAT; at most the sum of `left`.
 */
export function splitCredit(left: readonly TaxedAmount[], gross: number): readonly TaxedAmount[] {
  let restLeft = left.reduce((sum, { net, vat }) => sum + net + vat, 0);
  let rest = Math.min(gross, restLeft);
  const parts: TaxedAmount[] = [];
  for (const { vatPercentage, net, vat } of left) {
    const most = net + vat;
    const part = restLeft === 0 ? 0 : Math.min(most, rest, Math.round((rest * most) / restLeft));
    // Rounding that the later rates cannot take is added to this one.
    const needed = Math.max(part, rest - (restLeft - most));
    restLeft -= most;
    rest -= needed;
    if (needed === 0) continue;
    const rounded = Math.round((needed * 100) / (100 + vatPercentage));
    const partNet = needed === most ? net : Math.min(net, Math.max(needed - vat, rounded));
    parts.push({ vatPercentage, net: partNet, vat: needed - partNet });
  }
  return parts;
}

/** Returns the remainder of an invoice after its credit notes, by rate, without rates of which nothing is left. */
export function subtractCredits(invoice: InvoiceTotals, credits: readonly InvoiceTotals[]): readonly TaxedAmount[] {
  return invoice.vat
    .map(({ vatPercentage, net, vat }) => {
      const credited = credits.flatMap((credit) => credit.vat.filter((rate) => rate.vatPercentage === vatPercentage));
      return {
        vatPercentage,
        net: credited.reduce((rest, rate) => rest - rate.net, net),
        vat: credited.reduce((rest, rate) => rest - rate.vat, vat),
      };
    })
    .filter(({ net, vat }) => net + vat > 0);
}
