import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InvoiceContent } from '#backend/db/schema/invoice-content.ts';
import { buildCreditNote, buildInvoice } from '#backend/invoices/build-invoice.ts';
import { writeUbl } from '#backend/invoices/write-ubl.ts';
import { findBrokenRules } from '#tests/support/en16931-rules.ts';
import { businessBuyer, paidOrder, testInvoice } from '#tests/support/invoices.ts';
import { checkPeppolStructure } from '#tests/support/peppol-schema.ts';

const number = 'QU-INV-2026-000001';
const business = testInvoice({ details: businessBuyer });
const creditNote = (invoice: InvoiceContent, gross: number): InvoiceContent =>
  buildCreditNote({ ...invoice, number }, [], gross, '2026-12-01');
const writeInvoice = async (content: InvoiceContent): Promise<string> =>
  String(await writeUbl('invoice', number, content));
const getProblems = (xml: string): string[] => [...checkPeppolStructure(xml), ...findBrokenRules(xml)];

describe('the electronic invoice of a business', () => {
  it.each([
    ['with VAT', business],
    ['under reverse charge', testInvoice({ details: businessBuyer, reverseCharge: true })],
    [
      'of a business without a VAT number',
      testInvoice({ details: { ...businessBuyer, vatNumber: undefined as never } }),
    ],
    ['that was paid by card', testInvoice({ details: businessBuyer, paymentMethod: 'creditcard' })],
    ['without a reference of the buyer', testInvoice({ details: { ...businessBuyer, reference: undefined as never } })],
    ['on account', { ...business, paymentMethod: 'account', dueDate: '2026-12-22' }],
    ['with a voucher', testInvoice({ details: businessBuyer, voucher: 1500 })],
    [
      'with a voucher, under reverse charge',
      testInvoice({ details: businessBuyer, voucher: 1500, reverseCharge: true }),
    ],
    ['with a delivery that costs nothing', testInvoice({ details: businessBuyer, shipping: 0 })],
  ])('keeps the structure and the rules of its profile: %s', async (_, content) => {
    expect(getProblems(await writeInvoice(content))).toEqual([]);
  });

  it('has the discount of a voucher as an allowance', async () => {
    const xml = await writeInvoice(testInvoice({ details: businessBuyer, voucher: 1500 }));
    expect(xml).toContain('<cbc:AllowanceChargeReason>Kortingscode LENTE10</cbc:AllowanceChargeReason>');
    // 15.00 including 21 % of VAT.
    expect(xml).toContain('<cbc:AllowanceTotalAmount currencyID="EUR">12.40</cbc:AllowanceTotalAmount>');
  });

  it('keeps them as a credit note for all and for a part', async () => {
    for (const gross of [business.totals.gross, 1999]) {
      const xml = String(await writeUbl('creditNote', 'QU-CRN-2026-000001', creditNote(business, gross)));
      expect(getProblems(xml)).toEqual([]);
      expect(xml).toContain(`<cbc:ID>${number}</cbc:ID>`);
    }
  });

  it('keeps them for any order at any rates', async () => {
    const rate = fc.constantFrom(21, 20, 9, 5.5);
    const cost = fc.record({
      unitPrice: fc.integer({ min: 1, max: 500_000 }),
      quantity: fc.integer({ min: 1, max: 300 }),
      vatPercentage: rate,
    });
    const costs = fc.array(cost, { minLength: 1, maxLength: 6 });
    const shipping = fc.integer({ min: 0, max: 20_000 });
    const voucher = fc.option(fc.integer({ min: 1, max: 10_000 }), { nil: 0 });
    await fc.assert(
      fc.asyncProperty(
        costs,
        shipping,
        rate,
        fc.double({ min: 0.01, max: 1, noNaN: true }),
        voucher,
        async (...order) => {
          const [lines, delivery, shippingVat, part, off] = order;
          const paid = paidOrder({
            costs: lines,
            shipping: delivery,
            shippingVat,
            voucher: off,
            details: businessBuyer,
          });
          // Of an order that costs nothing there is no invoice.
          if (paid.record.totals.totalIncVat === 0) return;
          const invoice = buildInvoice(paid, '2026-11-22');
          expect(getProblems(await writeInvoice(invoice))).toEqual([]);
          const credit = creditNote(invoice, Math.max(1, Math.round(invoice.totals.gross * part)));
          expect(findBrokenRules(String(await writeUbl('creditNote', 'QU-CRN-2026-000001', credit)))).toEqual([]);
        },
      ),
      { numRuns: 15 },
    );
  });

  it('is found out where it breaks them', async () => {
    const xml = await writeInvoice(business);
    expect(findBrokenRules(xml.replace(/(<cbc:TaxInclusiveAmount[^>]*>)\d/, '$19'))).toEqual(['BR-CO-15', 'BR-CO-16']);
    expect(findBrokenRules(xml.replace('>0106<', '><').replace('schemeID="0106"', 'schemeID="9999"'))).toEqual([
      'NL-R-003',
    ]);
    expect(checkPeppolStructure(xml.replace('>380<', '>999<'))).not.toEqual([]);
    const [, party = ''] = /(<cac:AccountingSupplierParty>.*<\/cac:AccountingSupplierParty>)/s.exec(xml) ?? [];
    const late = xml.replace(party, '').replace('</Invoice>', `${party}</Invoice>`);
    expect(checkPeppolStructure(late)).toContain('Invoice: cac:AccountingSupplierParty stands too late');
  });

  it('is not available for an erased buyer', async () => {
    const { buyer: _, ...erased } = business;
    await expect(writeUbl('invoice', number, erased)).rejects.toThrow('has been erased');
  });
});
