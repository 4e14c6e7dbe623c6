import { describe, expect, it } from 'vitest';
import { writeOrderMail } from '#backend/mail/write-order-mail.ts';
import type { components } from '#generated/contracts/product-api.ts';

const kinds = [
  ...(['orderConfirmation', 'orderPaid', 'orderInProduction', 'orderShipped', 'orderCompleted'] as const),
  ...(['orderCancelled', 'orderRefunded', 'orderLink'] as const),
  ...(['withdrawalReceived', 'withdrawalAccepted', 'withdrawalRefused'] as const),
];

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

const address = {
  street: 'Oudegracht',
  houseNumber: '231',
  postalCode: '3511 NL',
  city: 'Utrecht',
  country: 'NL',
} as const;
const panel: components['schemas']['OrderLine'] = {
  id: 'ln-1',
  productId: 'panel',
  variantId: 'panel-moss',
  kind: 'Standard',
  sku: 'PA-MOSS',
  name: 'Fjord',
  slug: 'fjord',
  values: {},
  choices: [],
  unit: 'piece',
  parts: [],
  inStock: true,
  changes: [],
  quantity: { current: 2, minimum: 1, maximum: 10, step: 1 },
  pricing: {
    currency: 'EUR',
    vatPercentage: 21,
    quantity: { current: 2 },
    volumeDiscount: [],
    priceExcVat: 3000,
    priceIncVat: 3630,
    totalExcVat: 6000,
    totalIncVat: 7260,
  },
};

const write = (kind: (typeof kinds)[number], locale: string) =>
  writeOrderMail({
    kind,
    locale,
    number: 'AC-2026-000007',
    orderId: 'or-1',
    timeZone: 'Europe/Amsterdam',
    payBefore: null,
    imprint: { shopName: 'Acoustic', home: 'https://shop.example', terms: 'https://shop.example/terms' },
    details: {
      customerType: 'Private',
      email: 'sanne@mail.com',
      firstName: 'Sanne',
      lastName: 'de Vries',
      billingAddress: address,
    },
    lines: [panel],
    totals: {
      currency: 'EUR',
      goodsExcVat: 6000,
      goodsIncVat: 7260,
      shippingExcVat: 2413,
      shippingIncVat: 2919,
      totalExcVat: 8413,
      totalIncVat: 10_179,
      reverseCharge: false,
      vat: [{ percentage: 21, baseExcVat: 8413, amount: 1766 }],
    },
    shipping: {
      method: 'Deliver',
      name: 'Home',
      date: '2026-12-01',
      priceIncVat: 2919,
      priceExcVat: 2413,
      vatPercentage: 21,
    },
    invoiceNumber: kind === 'orderRefunded' || kind === 'orderPaid' ? 'AC-INV-2026-000007' : undefined,
    payments: [{ method: 'ideal', state: 'paid', refunded: 3630 }],
    tracking: { carrier: 'PostNL', number: '3SABC' },
    withdrawal: kind.startsWith('withdrawal')
      ? {
          amount: 3630,
          refusal: 'Broken',
          requestedAt: new Date('2026-11-20T10:00:00Z'),
          lines: [{ lineId: 'ln-1', quantity: 1 }],
        }
      : undefined,
    token: 'Q2n8sVt1LxP0dYb3vN8kLq0Zt6HsW5fJ8sQ2nVt1LxA',
    link: 'https://shop.example/order-status',
  });

/** Replaces non-breaking spaces of numbers by plain ones; narrow ones stay. */
const withPlainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');

describe.each(languages)('a mail about an order in $locale', ({ locale, greeting, total, parties }) => {
  it.each(kinds)('says in %s all that it should, and nothing that is no word', (kind) => {
    const { subject, text, html } = write(kind, locale);
    expect(subject).toContain('AC-2026-000007');
    expect(text.startsWith(`${greeting}\n\n`)).toBe(true);
    expect(text).toContain('https://shop.example/order-status?token=');
    for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|null|NaN|\[object|\{\{|Invalid Date/);
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toContain('<strong style="font-size:20px">Acoustic</strong>');
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
  for (const kind of kinds) {
    const { subject, text } = write(kind, locale);
    const words = `${subject}\n${text}`.replaceAll(/https?:\S+/g, '').replaceAll(/\d\d:\d\d(:\d\d)?/g, '');
    expect(words).not.toMatch(/[^\u202f\d\s][:;!?]|[ \u00a0][:;!?]/);
  }
});

it('has words of its own for each kind and language', () => {
  for (const kind of kinds) {
    const firsts = ['nl-NL', 'fr-FR', 'de-DE', 'en-GB'].map((locale) => write(kind, locale).subject);
    expect(new Set(firsts).size, kind).toBe(4);
  }
});
