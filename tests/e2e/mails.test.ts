import { expect, inject, it } from 'vitest';
import type { Imprint } from '#backend/mail/imprint.ts';
import { type WrittenMail, writeMail } from '#backend/mail/write-mail.ts';
import { allSeedLocales } from '#backend/seed/seed-locales.ts';
import { launchBrowser, openPage } from '#tests/support/browser.ts';
import { demoSeed } from '#tests/support/demo.ts';
import { findViolations } from '#tests/support/find-violations.ts';
import { mailKinds, orderMailKinds, writeSampleOrderMail } from '#tests/support/sample-mails.ts';

const link = `http://nl-nl.localhost:${new URL(inject('storefrontUrl')).port}/account`;
const token = 'Q2n8sVt1LxP0dYb3vN8kLq0Zt6HsW5fJ8sQ2nVt1LxA';

const shops = demoSeed.shops.map(({ id, name, mails, color, storefronts = {} }) => ({
  id,
  imprintIn: (locale: (typeof allSeedLocales)[number]): Imprint => ({
    shopName: name,
    ...(mails && { look: mails }),
    ...(color !== undefined && { color }),
    home: storefronts[locale]?.origin ?? link,
    terms: link,
  }),
}));

it.each(shops)(
  'of $id fit into a phone and a window, in every language, and can be read by day and by night',
  async ({ imprintIn }) => {
    const browser = await launchBrowser();
    const { page } = await openPage(browser, { width: 390 });
    for (const locale of allSeedLocales) {
      const imprint = imprintIn(locale);
      const written: WrittenMail[] = [
        ...mailKinds.map((kind) => writeMail({ kind, locale, imprint, token, link, reference: 'AC-2026-000007' })),
        ...orderMailKinds.map((kind) => writeSampleOrderMail(kind, locale, imprint)),
      ];
      for (const { subject, html } of written) {
        await page.setContent(html);
        for (const width of [390, 700]) {
          await page.setViewportSize({ width, height: 900 });
          const widest = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(widest, `${locale} ${subject} at ${width}`).toBeLessThanOrEqual(width);
        }
      }
      // Colours are the same in every language.
      if (locale !== 'de-DE') continue;
      const [account] = written;
      for (const html of [account?.html ?? '', written.at(mailKinds.length)?.html ?? '']) {
        await page.setContent(html);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          expect(await findViolations(page), `${locale} ${colorScheme}`).toEqual([]);
        }
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
