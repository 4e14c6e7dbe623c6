import { describe, expect, it } from 'vitest';
import type { components } from '#generated/contracts/product-api.ts';
import { orderMailKinds, sampleImprint, sellingShops, writeSampleOrderMail } from '#tests/support/sample-mails.ts';

/** Terms by language. */
const languages = [
  {
    locale: 'nl-NL',
    origin: 'https://www.acoustic-nl.example',
    page: '/bestelstatus',
    terms: '/info/algemene-voorwaarden',
    greeting: 'Hallo Sanne,',
    line: '1 × Fjord wandpaneel, Kleur Dennengroen: € 319,00',
    delivery: '\nThuisbezorgd: € 59,90',
    total: 'Totaal: € 378,90',
    parties: ['Bezorgadres\n', 'Factuuradres\n', 'Betaling: iDEAL, betaald'],
    address: 'Oudegracht 231\n3511 NL Utrecht\nNederland\n',
    withdrawn: '1 × Fjord wandpaneel (FJO-0919-PINE)',
    home: 'Nederland',
    phone: 'Telefoon +31 74 201 0110 (maandag – vrijdag 08:30–17:00)',
  },
  {
    locale: 'nl-BE',
    origin: 'https://www.acoustic-be.example',
    page: '/bestelstatus',
    terms: '/info/algemene-voorwaarden',
    greeting: 'Hallo Lotte,',
    line: '1 × Fjord wandpaneel, Kleur Dennengroen: € 319,00',
    delivery: '\nThuisbezorgd: € 72,00',
    total: 'Totaal: € 391,00',
    parties: ['Bezorgadres\n', 'Factuuradres\n', 'Betaling: Bancontact, betaald'],
    address: 'Meir 48\n2000 Antwerpen\nBelgië\n',
    withdrawn: '1 × Fjord wandpaneel (FJO-0919-PINE)',
    home: 'Nederland',
    phone: 'Telefoon +31 74 201 0110 (maandag – vrijdag 08:30–17:00)',
  },
  {
    locale: 'fr-BE',
    origin: 'https://www.acoustic-be.example',
    page: '/fr/suivi-commande',
    terms: '/fr/info/conditions-generales',
    greeting: 'Bonjour Élise Lambert,',
    line: '1 × Panneau mural Fjord, Couleur Vert sapin\u202f: 319,00 €',
    delivery: '\nLivraison à domicile\u202f: 72,00 €',
    total: 'Total\u202f: 391,00 €',
    parties: ['Adresse de livraison\n', 'Adresse de facturation\n', 'Paiement\u202f: Bancontact, payé'],
    address: 'Rue de Fer 26\n5000 Namur\nBelgique\n',
    withdrawn: '1 × Panneau mural Fjord (FJO-0919-PINE)',
    home: 'Pays-Bas',
    phone: 'Téléphone +31 74 201 0110 (lundi – vendredi 08:30–17:00)',
  },
  {
    locale: 'fr-FR',
    origin: 'https://www.acoustic-fr.example',
    page: '/suivi-commande',
    terms: '/info/conditions-generales',
    greeting: 'Bonjour Camille Moreau,',
    line: '1 × Panneau mural Fjord, Couleur Vert sapin\u202f: 316,37 €',
    delivery: '\nLivraison à domicile\u202f: 107,40 €',
    total: 'Total\u202f: 423,77 €',
    parties: ['Adresse de livraison\n', 'Adresse de facturation\n', 'Paiement\u202f: carte de crédit, payé'],
    address: '14 rue des Capucins\n69001 Lyon\nFrance\n',
    withdrawn: '1 × Panneau mural Fjord (FJO-0919-PINE)',
    home: 'Pays-Bas',
    phone: 'Téléphone +31 74 201 0110 (lundi – vendredi 08:30–17:00)',
  },
  {
    locale: 'de-DE',
    origin: 'https://www.acoustic-de.example',
    page: '/bestellstatus',
    terms: '/info/allgemeine-geschaeftsbedingungen',
    greeting: 'Guten Tag Anna Schneider,',
    line: '1 × Wandpaneel Fjord, Farbe Tannengrün: 313,73 €',
    delivery: '\nLieferung nach Hause: 76,76 €',
    total: 'Gesamtsumme: 390,49 €',
    parties: ['Lieferadresse\n', 'Rechnungsadresse\n', 'Zahlung: PayPal, bezahlt'],
    address: 'Lindenstraße 8\n50674 Köln\nDeutschland\n',
    withdrawn: '1 × Wandpaneel Fjord (FJO-0919-PINE)',
    home: 'Niederlande',
    phone: 'Telefon +31 74 201 0110 (Montag – Freitag 08:30–17:00 Uhr)',
  },
  {
    locale: 'de-AT',
    origin: 'https://www.acoustic-at.example',
    page: '/bestellstatus',
    terms: '/info/allgemeine-geschaeftsbedingungen',
    greeting: 'Guten Tag Lukas Gruber,',
    line: '1 × Wandpaneel Fjord, Farbe Tannengrün: € 316,37',
    delivery: '\nLieferung nach Hause: € 119,40',
    total: 'Gesamtsumme: € 435,77',
    parties: ['Lieferadresse\n', 'Rechnungsadresse\n', 'Zahlung: Klarna, bezahlt'],
    address: 'Mariahilfer Straße 55\n1060 Wien\nÖsterreich\n',
    withdrawn: '1 × Wandpaneel Fjord (FJO-0919-PINE)',
    home: 'Niederlande',
    phone: 'Telefon +31 74 201 0110 (Montag – Freitag 08:30–17:00 Uhr)',
  },
  {
    locale: 'en-GB',
    origin: 'https://www.acoustic-uk.example',
    page: '/order-status',
    terms: '/info/terms-and-conditions',
    greeting: 'Dear Emily,',
    line: '1 × Fjord wall panel, Colour Pine: £280.00',
    delivery: '\nHome delivery: £126.19',
    total: 'Total: £406.19',
    parties: ['Delivery address\n', 'Billing address\n', 'Payment: credit card, paid'],
    address: '27 Park Row\nLeeds\nLS1 5JL\nUnited Kingdom\n',
    withdrawn: '1 × Fjord wall panel (FJO-0919-PINE)',
    home: 'Netherlands',
    phone: 'Phone +31 74 201 0110 (Monday – Friday 08:30–17:00)',
  },
];

/** What is sold by shop, in each language. */
const samples: Readonly<Record<string, { readonly number: string; readonly names: Readonly<Record<string, string>> }>> =
  {
    acoustic: {
      number: 'AC-2026-000007',
      names: { nl: 'Fjord wandpaneel', fr: 'Panneau mural Fjord', de: 'Wandpaneel Fjord', en: 'Fjord wall panel' },
    },
    'easy-felt': {
      number: 'EF-2026-000007',
      names: { nl: 'Raat, tien', fr: 'Alvéoles, dix', de: 'Wabe, zehn', en: 'Honeycomb, ten' },
    },
    'fibers-and-foams': {
      number: 'FAF-2026-000007',
      names: { nl: 'Melamine 9 plaat', fr: 'Plaque mélamine 9', de: 'Platte Melamin 9', en: 'Melamine 9 sheet' },
    },
  };

/** Percent of VAT by country. */
const rates: Readonly<Record<string, number>> = { NL: 21, BE: 21, FR: 20, DE: 19, AT: 20, GB: 20 };

const write = (kind: (typeof orderMailKinds)[number], locale: string, shopId = 'acoustic') =>
  writeSampleOrderMail({ kind, shopId, locale });

/** Replaces non-breaking spaces of numbers by plain ones; narrow ones stay. */
const withPlainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');

describe.each(languages)('a mail about an order in $locale', ({ locale, origin, greeting, ...words }) => {
  it.each(orderMailKinds)('says in %s all that it should, and nothing that is no word', (kind) => {
    const { subject, text, html } = write(kind, locale);
    expect(subject).toContain('AC-2026-000007');
    expect(text.startsWith(`${greeting}\n\n`)).toBe(true);
    expect(text).toContain(`${origin}${words.page}?token=`);
    for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|null|NaN|\[object|\{\{|Invalid Date/);
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toContain('>Acoustic Shop</a>');
    const foot = ['Acoustic Products B.V.', `Diamantstraat 25, 7554 TA Hengelo, ${words.home}`, words.phone];
    expect(text).toContain(`\n\n${foot.join('\n')}\n`);
    expect(html.replaceAll(/<\/?span[^>]*>/g, '')).toContain(foot.join('<br>'));
    expect(text.trimEnd().endsWith(`\n${origin}`)).toBe(true);
    if (kind === 'orderConfirmation' || kind === 'orderPaid') {
      const said = withPlainSpaces(text);
      const { line, delivery, total, parties, address, terms } = words;
      for (const part of [line, delivery, total, ...parties, address, `${origin}${terms}`])
        expect(said).toContain(part);
      expect(html).toContain(address.trimEnd().replaceAll('\n', '<br>'));
    }
    if (kind.startsWith('withdrawal')) expect(text).toContain(words.withdrawn);
  });
});

describe.each(sellingShops)('the sample of %s', (shopId) => {
  it.each(languages)('has its own number and names in $locale, and sums that add up', ({ locale }) => {
    const { subject, text } = write('orderPaid', locale, shopId);
    const { number, names } = samples[shopId] ?? { number: '', names: {} };
    expect(subject).toContain(number);
    const rows = (text.split('\n\n')[3] ?? '').split('\n');
    const [goods = 0, delivery = 0, net = 0, vat = 0, total = 0] = rows.map((row) =>
      Number(/(\d+[.,]\d\d)\D*$/.exec(row)?.[1]?.replace(/[.,]/, '')),
    );
    expect(rows[0]).toContain(names[locale.slice(0, 2)]);
    expect(rows).toHaveLength(5);
    expect(rows[3]).toContain(`${rates[locale.slice(3)]}`);
    expect(goods + delivery).toBe(total);
    expect(net + vat).toBe(total);
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

  const writeWith = (change: Partial<components['schemas']['OrderLine']>) =>
    writeSampleOrderMail({
      kind: 'orderConfirmation',
      shopId: 'acoustic',
      locale: 'nl-NL',
      imprint: { ...sampleImprint('acoustic', 'nl-NL'), home: 'https://other-host.example' },
      change,
    }).html;

  it('are fetched from the shop that was ordered in, not too large', () => {
    expect(writeWith({ image })).toContain(
      '<img src="https://www.acoustic-nl.example/media/fjord-3f9a1c/320.jpg" alt=""',
    );
  });

  it('are never those of a customer, which nobody else may fetch', () => {
    expect(writeWith({ image, configurationId: 'cf-1' })).not.toContain('<img');
  });
});
