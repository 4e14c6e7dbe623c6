import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InvoiceContent, InvoiceTotals, TaxedAmount } from '#backend/db/schema/invoice-content.ts';
import { buildCreditNote, buildInvoice } from '#backend/invoices/build-invoice.ts';
import { businessBuyer, paidOrder, testInvoice } from '#tests/support/invoices.ts';

const rates = fc.constantFrom(21, 20, 19, 9, 5.5, 0);
const anyOrder = fc
  .record({
    costs: fc.array(
      fc.record({
        unitPrice: fc.integer({ min: 1, max: 500_000 }),
        quantity: fc.integer({ min: 1, max: 300 }),
        vatPercentage: rates,
      }),
      { minLength: 1, maxLength: 20 },
    ),
    shipping: fc.integer({ min: 0, max: 20_000 }),
    shippingVat: rates,
    voucher: fc.option(fc.integer({ min: 1, max: 200_000 }), { nil: 0 }),
  })
  .map(paidOrder);

/** Returns what a voucher takes off, as amounts to add. */
const takenOff = (voucher: InvoiceContent['voucher']): readonly TaxedAmount[] =>
  (voucher?.allowances ?? []).map(({ net, vat, ...rate }) => ({ ...rate, net: -net, vat: -vat }));

const sum = (amounts: readonly TaxedAmount[], part: 'net' | 'vat'): number =>
  amounts.reduce((total, amount) => total + amount[part], 0);

/** Creates credit notes for parts of an invoice, in sequence. */
function credit(invoice: InvoiceContent, refunds: readonly number[]): InvoiceContent[] {
  const notes: InvoiceContent[] = [];
  for (const refund of refunds) {
    const earlier = notes.map(({ totals }) => totals);
    notes.push(buildCreditNote({ ...invoice, number: 'QU-INV-2026-000001' }, earlier, refund, '2026-12-01'));
  }
  return notes;
}

/** Splits an amount at positions between 0 and 1. */
function cut(amount: number, places: readonly number[]): number[] {
  const marks = [...new Set([...places.map((place) => Math.round(place * amount)), amount])].sort((a, b) => a - b);
  return marks.map((mark, index) => mark - (marks[index - 1] ?? 0)).filter((part) => part > 0);
}

describe('an invoice', () => {
  it('adds up to the order that it is of, by rate and in all', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const { lines, shipping, voucher, totals } = buildInvoice(order, '2026-11-22');
        const amounts = [...lines, ...(shipping ? [shipping] : []), ...takenOff(voucher)];
        const { totals: ofOrder } = order.record;
        expect(totals).toMatchObject({ net: ofOrder.totalExcVat, gross: ofOrder.totalIncVat });
        expect([sum(amounts, 'net'), sum(amounts, 'net') + sum(amounts, 'vat')]).toEqual([totals.net, totals.gross]);
        const charged = ofOrder.vat.filter(({ baseExcVat, amount }) => baseExcVat + amount > 0);
        // Where a voucher takes everything off a rate, its lines still need their breakdown.
        expect(totals.vat.filter(({ net, vat }) => net + vat > 0)).toEqual(
          charged.map(({ percentage, baseExcVat, amount }) => ({
            vatPercentage: percentage,
            net: baseExcVat,
            vat: amount,
          })),
        );
        for (const { unitPrice, quantity, net } of lines) expect(net).toBe(unitPrice * quantity);
      }),
    );
  });

  it('names the choices, without texts and files of the customer', () => {
    const { lines } = testInvoice({
      values: {
        color: { type: 'RadioColor', value: 'clay' },
        engraving: { type: 'TextArea', value: 'For my love' },
        photo: { type: 'File', value: 'fl-1' },
      } as never,
      choices: [
        { optionId: 'color', label: 'Kleur', value: 'Klei' },
        { optionId: 'engraving', label: 'Tekst', value: 'For my love' },
        { optionId: 'photo', label: 'Foto', value: 'us-two.jpg' },
      ],
    });
    expect(lines[0]?.choices).toEqual(['Kleur: Klei']);
  });

  it('is addressed to the company of a business, and without a name after the account was erased', () => {
    expect(testInvoice({ details: businessBuyer }).buyer).toMatchObject({
      isBusiness: true,
      name: businessBuyer.companyName,
      contact: 'Sanne de Vries',
      reference: 'PO-4711',
    });
    // Private invoices contain no e-mail address, since they outlive the account.
    expect(JSON.stringify(testInvoice())).not.toContain('sanne@');
    const erased = { ...paidOrder({ costs: [], shipping: 100, shippingVat: 21 }), details: null };
    expect(buildInvoice(erased, '2026-11-22').buyer).toBeUndefined();
  });
});

describe('credit notes', () => {
  it('add up to the refund, and never to more than the invoice at any rate', () => {
    const places = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 });
    fc.assert(
      fc.property(anyOrder, places, (order, at) => {
        const invoice = buildInvoice(order, '2026-11-22');
        const refunds = cut(invoice.totals.gross, at);
        const notes = credit(invoice, refunds);
        expect(notes.map(({ totals }) => totals.gross)).toEqual(refunds);
        for (const { totals, lines, shipping, voucher } of notes) {
          const amounts = [...lines, ...(shipping ? [shipping] : []), ...takenOff(voucher)];
          expect([sum(amounts, 'net'), sum(amounts, 'vat')]).toEqual([totals.net, totals.gross - totals.net]);
          for (const { net, vat } of totals.vat) expect(Math.min(net, vat)).toBeGreaterThanOrEqual(0);
        }
        const credited = (vatPercentage: number, part: 'net' | 'vat'): number =>
          sum(
            notes.flatMap(({ totals }: { totals: InvoiceTotals }) =>
              totals.vat.filter((rate) => rate.vatPercentage === vatPercentage),
            ),
            part,
          );
        expect(
          invoice.totals.vat.map(({ vatPercentage }) => ({
            vatPercentage,
            net: credited(vatPercentage, 'net'),
            vat: credited(vatPercentage, 'vat'),
          })),
        ).toEqual(invoice.totals.vat);
      }),
    );
  });

  it('repeat the lines where all is paid back at once, and name the order where a part is', () => {
    const invoice = testInvoice();
    const [whole] = credit(invoice, [invoice.totals.gross]);
    expect(whole).toMatchObject({ lines: invoice.lines, shipping: invoice.shipping, totals: invoice.totals });
    expect(whole?.corrects).toEqual({ number: 'QU-INV-2026-000001', issueDate: '2026-11-22' });
    const [part] = credit(invoice, [1210]);
    expect(part?.lines).toEqual([
      {
        name: 'Gedeeltelijke terugbetaling van bestelling QU-2026-000007',
        choices: [],
        unit: 'piece',
        quantity: 1,
        unitPrice: 1000,
        vatPercentage: 21,
        net: 1000,
        vat: 210,
      },
    ]);
    expect(part?.shipping).toBeUndefined();
  });
});
