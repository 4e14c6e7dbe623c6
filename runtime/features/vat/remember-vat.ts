import type { VatChoice } from '#runtime/contracts/vat.ts';

/** Path that the form of the toggle is posted to. */
export const vatPath = '/vat';

/**
 * Sends the choice to the server, which stores it in a cookie for later pages. The current page has changed already; if
 * this fails, the choice lasts as long as the page.
 */
export async function rememberVat(vat: VatChoice): Promise<void> {
  try {
    // The redirect is for browsers without JavaScript; `keepalive` lets the visitor go on at once.
    await fetch(vatPath, { method: 'POST', body: new URLSearchParams({ vat }), redirect: 'manual', keepalive: true });
  } catch {
    // Offline: see above.
  }
}
