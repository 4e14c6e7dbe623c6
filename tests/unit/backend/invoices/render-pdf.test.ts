import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { InvoiceContent } from '#backend/db/schema/invoice-content.ts';
import { buildCreditNote } from '#backend/invoices/build-invoice.ts';
import { renderPdf } from '#backend/invoices/render-pdf.ts';
import { businessBuyer, testInvoice } from '#tests/support/invoices.ts';
import { getPdfText, openPdf, withoutBlanks } from '#tests/support/pdf-text.ts';

const number = 'QU-INV-2026-000001';

const read = async (content: InvoiceContent): Promise<string> =>
  await getPdfText(await openPdf(await renderPdf('invoice', number, content)));

const node: z.ZodType<{ role?: string | undefined; children?: unknown[] | undefined }> = z.object({
  role: z.string().optional(),
  children: z.array(z.unknown()).optional(),
});

/** Returns the roles of the structure tree in reading order. */
function rolesIn(tree: unknown): string[] {
  const { role, children = [] } = node.parse(tree);
  return [...(role === undefined ? [] : [role]), ...children.flatMap(rolesIn)];
}

describe('the PDF of an invoice', () => {
  it.each([
    ['nl-NL', 'Factuur', '€ 293,42', 'Btw 21% over € 242,49'],
    ['nl-BE', 'Factuur', '€ 293,42', 'Btw 21% over € 242,49'],
    ['fr-BE', 'Facture', '293,42 €', 'TVA 21 % sur 242,49 €'],
    ['fr-FR', 'Facture', '293,42 €', 'TVA 21 % sur 242,49 €'],
    ['de-DE', 'Rechnung', '293,42 €', 'Umsatzsteuer 21 % auf 242,49 €'],
    ['de-AT', 'Rechnung', '€ 293,42', 'Umsatzsteuer 21 % auf € 242,49'],
    ['en-GB', 'Invoice', '€293.42', 'VAT 21% on €242.49'],
  ])('is in the language of the order: %s', async (locale, title, total, vat) => {
    const bytes = await renderPdf('invoice', number, testInvoice({ locale, shipping: 950 }));
    const pdf = await openPdf(bytes);
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: `${title} ${number}`, Language: locale, Author: 'Quiet Rooms B.V.' });
    const text = await getPdfText(pdf);
    for (const words of [title, number, total, vat, 'Sanne de Vries', 'NL812345678B01', 'KVK 08211001']) {
      expect(text).toContain(withoutBlanks(words));
    }
    // The replacement glyph for missing ones.
    expect(text).not.toContain('\u0000');
  });

  it('is tagged, in the order in which it is read, and carries its fonts', async () => {
    const bytes = await renderPdf('invoice', number, testInvoice({ details: businessBuyer }));
    const pdf = await openPdf(bytes);
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const roles = rolesIn(await (await pdf.getPage(1)).getStructTree());
    expect(roles.filter((role) => /^H\d$/.test(role))).toEqual(['H1', 'H2']);
    expect(roles.filter((role) => role === 'Table')).toHaveLength(2);
    expect(roles.filter((role) => role === 'TH').length).toBeGreaterThan(5);
    const source = bytes.toString('latin1');
    expect(source).toContain('/DisplayDocTitle true');
    const fonts = source.match(/\/BaseFont \/[\w+-]+/g) ?? [];
    expect(fonts.length).toBeGreaterThan(0);
    // The name of an embedded subset has a prefix of six letters.
    for (const font of fonts) expect(font).toMatch(/^\/BaseFont \/[A-Z]{6}\+Inter-/);
    expect(source.match(/\/FontFile2 /g)).toHaveLength(2);
  });

  it('is the same file for the same content', async () => {
    const content = testInvoice({ details: businessBuyer });
    expect((await renderPdf('invoice', number, content)).equals(await renderPdf('invoice', number, content))).toBe(
      true,
    );
  });

  it('says who owes the VAT under reverse charge, with both VAT numbers', async () => {
    const sentences = {
      'nl-NL': 'Btw verlegd',
      'fr-FR': 'Autoliquidation',
      'de-DE': 'Steuerschuldnerschaft des Leistungsempfängers',
      'en-GB': 'Reverse charge',
    };
    for (const [locale, sentence] of Object.entries(sentences)) {
      const text = await read(testInvoice({ locale, details: businessBuyer, reverseCharge: true }));
      for (const words of [sentence, 'NL812345678B01', 'DE136695976', businessBuyer.companyName ?? '']) {
        expect(text).toContain(withoutBlanks(words));
      }
    }
    expect(await read(testInvoice({ details: businessBuyer }))).not.toContain('Btwverlegd');
  });

  it('names VAT by rate', async () => {
    const costs = [
      { unitPrice: 10_000, quantity: 1, vatPercentage: 21 },
      { unitPrice: 2000, quantity: 5, vatPercentage: 5.5 },
    ];
    const text = await read(testInvoice({ costs, shipping: 0 }));
    for (const words of ['Btw 21% over € 100,00', '€ 21,00', 'Btw 5,5% over € 100,00', '€ 5,50', '€ 226,50']) {
      expect(text).toContain(withoutBlanks(words));
    }
  });

  it('goes on over pages, with its head and the seller on each', async () => {
    const costs = Array.from({ length: 40 }, (_, index) => ({
      unitPrice: 100 + index,
      quantity: 1,
      vatPercentage: 21,
    }));
    const text = await read(testInvoice({ costs, shipping: 0 }));
    expect(text).toContain('Pagina4van4');
    expect(text.match(/Omschrijving/g)).toHaveLength(3);
    expect(text.match(/KVK08211001/g)).toHaveLength(4);
  });

  it('names the invoice that a credit note corrects', async () => {
    const invoice = testInvoice();
    const content = buildCreditNote({ ...invoice, number }, [], 1210, '2026-12-01');
    const text = await getPdfText(await openPdf(await renderPdf('creditNote', 'QU-CRN-2026-000001', content)));
    for (const words of [
      'Creditfactuur',
      `Correctie op factuur ${number} van 22 november 2026`,
      '€ 12,10',
      'Terugbetaald',
    ]) {
      expect(text).toContain(withoutBlanks(words));
    }
  });
});
