import { describe, expect, it } from 'vitest';
import { renderPdfInThread } from '#backend/invoices/pdf-thread.ts';
import { renderPdf } from '#backend/invoices/render-pdf.ts';
import { businessBuyer, testInvoice } from '#tests/support/invoices.ts';

const number = 'QU-INV-2026-000001';

describe('renderPdfInThread', () => {
  it('gives each of many at once its own document, the same as without a thread', async () => {
    const contents = [testInvoice({ shipping: 950 }), testInvoice({ locale: 'fr-FR', details: businessBuyer })];
    const given = await Promise.all(
      [...contents, ...contents].map((content) => renderPdfInThread('invoice', number, content)),
    );
    for (const [index, content] of [...contents, ...contents].entries()) {
      expect(given[index]?.equals(await renderPdf('invoice', number, content))).toBe(true);
    }
  });

  it('lets this thread go on meanwhile', async () => {
    let turns = 0;
    let isDone = false;
    const rendering = renderPdfInThread('invoice', number, testInvoice()).finally(() => {
      isDone = true;
    });
    while (!isDone) {
      await new Promise((resolve) => setImmediate(resolve));
      turns += 1;
    }
    expect((await rendering).subarray(0, 5).toString()).toBe('%PDF-');
    expect(turns).toBeGreaterThan(1);
  });

  it('fails with the reason, and renders the next one', async () => {
    await expect(renderPdfInThread('invoice', number, testInvoice({ locale: 'no locale' }))).rejects.toThrow(
      'Incorrect locale information provided',
    );
    expect((await renderPdfInThread('invoice', number, testInvoice())).byteLength).toBeGreaterThan(1000);
  });
});
