import { describe, expect, it } from 'vitest';
import type { components } from '#generated/contracts/product-api.ts';
import { orderedPanel, orderMailKinds, writeSampleOrderMail } from '#tests/support/sample-mails.ts';

/** Terms by language. */
const languages = [
  {
    locale: 'nl-NL',
    greeting: 'Hallo Sanne,',
    total: 'Totaal: € 101,79',
    parties: ['Bezorgadres\n', 'Factuuradres\n', 'Betaling: iDEAL, betaald'],
  },
  {
    locale: 'nl-BE',
    greeting: 'Hallo Sanne,',
    total: 'Totaal: € 101,79',
    parties: ['Bezorgadres\n', 'Factuuradres\n', 'Betaling: iDEAL, betaald'],
  },
  {
    locale: 'fr-BE',
    greeting: 'Bonjour Sanne de Vries,',
    total: 'Total\u202f: 101,79 €',
    parties: ['Adresse de livraison\n', 'Adresse de facturation\n', 'Paiement\u202f: iDEAL, payé'],
  },
  {
    locale: 'fr-FR',
    greeting: 'Bonjour Sanne de Vries,',
    total: 'Total\u202f: 101,79 €',
    parties: ['Adresse de livraison\n', 'Adresse de facturation\n', 'Paiement\u202f: iDEAL, payé'],
  },
  {
    locale: 'de-DE',
    greeting: 'Guten Tag Sanne de Vries,',
    total: 'Gesamtsumme: 101,79 €',
    parties: ['Lieferadresse\n', 'Rechnungsadresse\n', 'Zahlung: iDEAL, bezahlt'],
  },
  {
    locale: 'de-AT',
    greeting: 'Guten Tag Sanne de Vries,',
    total: 'Gesamtsumme: € 101,79',
    parties: ['Lieferadresse\n', 'Rechnungsadresse\n', 'Zahlung: iDEAL, bezahlt'],
  },
  {
    locale: 'en-GB',
    greeting: 'Dear Sanne,',
    total: 'Total: €101.79',
    parties: ['Delivery address\n', 'Billing address\n', 'Payment: iDEAL, paid'],
  },
];

const imprint = { shopName: 'Acoustic', home: 'https://shop.example', terms: 'https://shop.example/terms' };
const write = (kind: (typeof orderMailKinds)[number], locale: string, change: Partial<typeof orderedPanel> = {}) =>
  writeSampleOrderMail(kind, locale, imprint, [{ ...orderedPanel, ...change }]);

/** Replaces non-breaking spaces of numbers by plain ones; narrow ones stay. */
const withPlainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');

describe.each(languages)('a mail about an order in $locale', ({ locale, greeting, total, parties }) => {
  it.each(orderMailKinds)('says in %s all that it should, and nothing that is no word', (kind) => {
    const { subject, text, html } = write(kind, locale);
    expect(subject).toContain('AC-2026-000007');
    expect(text.startsWith(`${greeting}\n\n`)).toBe(true);
    expect(text).toContain('https://shop.example/order-status?token=');
    for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|null|NaN|\[object|\{\{|Invalid Date/);
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toContain('>Acoustic</a>');
    expect(text.trimEnd().endsWith('Acoustic\nhttps://shop.example')).toBe(true);
    if (kind === 'orderConfirmation' || kind === 'orderPaid') {
      const said = withPlainSpaces(text);
      for (const part of [total, ...parties, 'Oudegracht 231', 'https://shop.example/terms'])
        expect(said).toContain(part);
    }
    if (kind.startsWith('withdrawal')) expect(text).toContain('1 × Fjord (PA-MOSS)');
  });
});

it.each(['fr-FR', 'fr-BE'])('has a narrow space before two-part punctuation in %s', (locale) => {
  for (const kind of orderMailKinds) {
    const { subject, text } = write(kind, locale);
    const words = `${subject}\n${text}`.replaceAll(/https?:\S+/g, '').replaceAll(/\d\d:\d\d(:\d\d)?/g, '');
    expect(words).not.toMatch(/[^\u202f\d\s][:;!?]|[ \u00a0][:;!?]/);
  }
});

it('has words of its own for each kind and language', () => {
  for (const kind of orderMailKinds) {
    const firsts = ['nl-NL', 'fr-FR', 'de-DE', 'en-GB'].map((locale) => write(kind, locale).subject);
    expect(new Set(firsts).size, kind).toBe(4);
  }
});

describe('the pictures of a mail', () => {
  const image: components['schemas']['Image'] = {
    folder: 'fjord-3f9a1c',
    alt: 'Green felt',
    width: 1600,
    height: 1200,
    color: '#8a9484',
    widths: [96, 320, 640],
    formats: ['avif', 'webp'],
  };

  it('are fetched from the shop that was ordered in, not too large', () => {
    const elsewhere = { ...imprint, home: 'https://other-host.example' };
    expect(writeSampleOrderMail('orderConfirmation', 'nl-NL', elsewhere, [{ ...orderedPanel, image }]).html).toContain(
      '<img src="https://shop.example/media/fjord-3f9a1c/320.jpg" alt=""',
    );
  });

  it('are never those of a customer, which nobody else may fetch', () => {
    expect(write('orderConfirmation', 'nl-NL', { image, configurationId: 'cf-1' }).html).not.toContain('<img');
  });
});
