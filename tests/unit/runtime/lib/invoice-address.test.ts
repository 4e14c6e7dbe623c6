import { expect, it } from 'vitest';
import { invoiceAddress, readInvoiceFile } from '#runtime/lib/invoice-address.ts';

it.each([
  ['pdf', '/fr/invoices/or-2nVt1LxP0dYb3vN8/AC-INV-2026-000042.pdf'],
  ['ubl', '/fr/invoices/or-2nVt1LxP0dYb3vN8/AC-INV-2026-000042.xml'],
] as const)('names an invoice and its format, and reads them again: %s', (format, address) => {
  expect(invoiceAddress('/fr', 'or-2nVt1LxP0dYb3vN8', 'AC-INV-2026-000042', format)).toBe(address);
  const file = address.split('/').at(-1) ?? '';
  expect(readInvoiceFile(file)).toEqual({ number: 'AC-INV-2026-000042', format });
});

it('keeps what stands in an identifier from becoming a path', () => {
  expect(invoiceAddress('', 'a/b?c', 'AC-1', 'pdf')).toBe('/invoices/a%2Fb%3Fc/AC-1.pdf');
});

it.each(['', 'AC-1', 'AC-1.ubl', 'AC-1.pdf.exe', '.pdf', '../AC-1.pdf', 'ac-1.pdf', `${'A'.repeat(41)}.pdf`])(
  'reads no invoice from %j',
  (file) => {
    expect(readInvoiceFile(file)).toBeUndefined();
  },
);
