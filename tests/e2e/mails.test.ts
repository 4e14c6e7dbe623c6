import { expect, inject, it } from 'vitest';
import type { Imprint } from '#backend/mail/imprint.ts';
import { type WrittenMail, writeMail } from '#backend/mail/write-mail.ts';
import type { SeedLocale } from '#backend/seed/seed-texts.ts';
import { launchBrowser, openPage } from '#tests/support/browser.ts';
import { demoSeed } from '#tests/support/demo.ts';
import { findViolations } from '#tests/support/find-violations.ts';
import { mailKinds, orderMailKinds, sampleImprint, writeSampleOrderMail } from '#tests/support/sample-mails.ts';

const link = `http://nl-nl.localhost:${new URL(inject('storefrontUrl')).port}/account`;
const token = 'Q2n8sVt1LxP0dYb3vN8kLq0Zt6HsW5fJ8sQ2nVt1LxA';

/** Mails of locales with one language say the same. */
const languages = ['nl-NL', 'fr-FR', 'de-DE', 'en-GB'] as const;

const shops = demoSeed.shops.map(({ id }) => ({
  id,
  imprintIn: (locale: SeedLocale): Imprint => ({ home: link, terms: link, ...sampleImprint(id, locale) }),
}));

it.each(shops)(
  'of $id fit into a phone and a window, in every language, and can be read by day and by night',
  async ({ id, imprintIn }) => {
    const browser = await launchBrowser();
    const phone = await openPage(browser, { width: 390 });
    const window = await openPage(browser, { width: 700 });
    for (const locale of languages) {
      const imprint = imprintIn(locale);
      const written: WrittenMail[] = [
        ...mailKinds.map((kind) => writeMail({ kind, locale, imprint, token, link, reference: 'AC-2026-000007' })),
        ...orderMailKinds.map((kind) => writeSampleOrderMail({ kind, shopId: id, locale, imprint })),
      ];
      for (const { page } of [phone, window]) {
        for (const { subject, html } of written) {
          await page.setContent(html);
          const [widest, width] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
          expect(widest, `${locale} ${subject}`).toBeLessThanOrEqual(width ?? 0);
        }
      }
    }
    // Colours are the same in every language.
    const imprint = imprintIn('de-DE');
    for (const { html } of [
      writeMail({ kind: 'confirmRegistration', locale: 'de-DE', imprint, token, link }),
      writeSampleOrderMail({ kind: 'orderConfirmation', shopId: id, locale: 'de-DE', imprint }),
    ]) {
      await phone.page.setContent(html);
      for (const colorScheme of ['light', 'dark'] as const) {
        await phone.page.emulateMedia({ colorScheme });
        expect(await findViolations(phone.page), colorScheme).toEqual([]);
      }
    }
    await browser.close();
  },
);

it('look different for each shop', () => {
  const looks = shops.map(({ imprintIn }) => {
    const { look, color } = imprintIn('en-GB');
    return `${look?.headingFont} ${look?.head} ${color}`;
  });
  expect(new Set(looks).size).toBe(shops.length);
});
