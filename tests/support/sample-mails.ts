import type { OrderMailKind } from '#backend/db/schema/mails.ts';
import type { Imprint } from '#backend/mail/imprint.ts';
import { formatOpeningHours } from '#backend/mail/opening-hours.ts';
import type { WrittenMail } from '#backend/mail/write-mail.ts';
import { writeOrderMail } from '#backend/mail/write-order-mail.ts';
import { numberedFor, orderNumber } from '#backend/order-rows/order-number.ts';
import { sumTotals } from '#backend/orders/order-totals.ts';
import { priceProduct } from '#backend/pricing/price-product.ts';
import { getVatPercentage, withVat } from '#backend/pricing/vat.ts';
import type { SeedShop } from '#backend/seed/seed-data.ts';
import { allSeedLocales, inLocale, seedLocales } from '#backend/seed/seed-locales.ts';
import type { SeedLocale } from '#backend/seed/seed-texts.ts';
import { variantId } from '#backend/seed/seed-variants.ts';
import type { components } from '#generated/contracts/product-api.ts';
import { demoShop } from './demo.ts';

type Schemas = components['schemas'];

/** Every kind of mail about an account, the newsletter or a request. */
export const mailKinds = [
  ...(['confirmRegistration', 'resetPassword', 'confirmEmail'] as const),
  ...(['emailChanging', 'passwordChanged', 'accountDeleted'] as const),
  ...(['confirmNewsletter', 'newsletterKnown', 'newsletterWelcome'] as const),
  ...(['contactReceived', 'quotationReceived', 'quotationAnswered', 'adviceReceived'] as const),
  ...(['companyInvitation', 'approvalRequested', 'approvalGiven', 'approvalRefused'] as const),
];

const mailsOfOrders: Readonly<Record<OrderMailKind, true>> = {
  orderConfirmation: true,
  orderPaid: true,
  orderInProduction: true,
  orderShipped: true,
  orderCompleted: true,
  orderCancelled: true,
  orderRefunded: true,
  orderLink: true,
  reviewInvitation: true,
  withdrawalReceived: true,
  withdrawalAccepted: true,
  withdrawalRefused: true,
};

/** Every kind of mail about an order. */
export const orderMailKinds: readonly OrderMailKind[] = Object.keys(mailsOfOrders).filter(isOfOrder);

function isOfOrder(kind: string): kind is OrderMailKind {
  return Object.hasOwn(mailsOfOrders, kind);
}

/** Returns the sender of a demo shop's mails, as the backend loads it. */
export function sampleImprint(shopId: string, locale: string): Imprint {
  const { name, mails, color, mailbox, seller, storefronts = {}, pages } = demoShop(shopId);
  const known = toSeedLocale(locale);
  const storefront = storefronts[known];
  const terms = pages.find(({ id }) => id === 'terms')?.slugs;
  const termsPath = terms && storefront?.paths.contentPage?.replace('{slug}', inLocale(terms, known));
  return {
    shopName: name,
    mailbox: mailbox ?? null,
    ...(mails && { look: mails }),
    ...(color !== undefined && { color }),
    ...(seller && { seller: { ...seller, hours: formatOpeningHours(seller.openingHours, locale) } }),
    ...(storefront && { home: storefront.origin }),
    ...(storefront && termsPath !== undefined && { terms: new URL(termsPath, storefront.origin).href }),
  };
}

function toSeedLocale(locale: string): SeedLocale {
  const known = allSeedLocales.find((one) => one === locale);
  if (!known) throw new Error(`The demo has no locale ${locale}.`);
  return known;
}

/** What is ordered, and when it comes. */
interface Basket {
  readonly product: string;
  readonly quantity: number;
  /** ISO 8601. */
  readonly date: string;
}

/**
 * What is ordered, by shop: so few that no volume discount counts, and that the total with VAT is the price of one times
 * their number, as a reader expects. What is made to order takes weeks.
 */
const baskets: Readonly<Record<string, Basket>> = {
  acoustic: { product: 'fjord-wall-panel', quantity: 1, date: '2026-12-21' },
  'easy-felt': { product: 'honeycomb-hexagons', quantity: 1, date: '2026-12-07' },
  'fibers-and-foams': { product: 'melamine-9-sheet', quantity: 2, date: '2026-12-07' },
};

/** The shops that sell. */
export const sellingShops: readonly string[] = Object.keys(baskets);

interface Customer {
  readonly name: readonly [first: string, last: string];
  readonly address: Schemas['Address'];
  readonly payment: string;
}

/** A customer by locale, who pays as many do there. */
const customers: Readonly<Record<SeedLocale, Customer>> = {
  'nl-NL': {
    name: ['Sanne', 'de Vries'],
    address: { street: 'Oudegracht', houseNumber: '231', postalCode: '3511 NL', city: 'Utrecht', country: 'NL' },
    payment: 'ideal',
  },
  'nl-BE': {
    name: ['Lotte', 'Peeters'],
    address: { street: 'Meir', houseNumber: '48', postalCode: '2000', city: 'Antwerpen', country: 'BE' },
    payment: 'bancontact',
  },
  'fr-BE': {
    name: ['Élise', 'Lambert'],
    address: { street: 'Rue de Fer', houseNumber: '26', postalCode: '5000', city: 'Namur', country: 'BE' },
    payment: 'bancontact',
  },
  'fr-FR': {
    name: ['Camille', 'Moreau'],
    address: { street: 'rue des Capucins', houseNumber: '14', postalCode: '69001', city: 'Lyon', country: 'FR' },
    payment: 'creditcard',
  },
  'de-DE': {
    name: ['Anna', 'Schneider'],
    address: { street: 'Lindenstraße', houseNumber: '8', postalCode: '50674', city: 'Köln', country: 'DE' },
    payment: 'paypal',
  },
  'de-AT': {
    name: ['Lukas', 'Gruber'],
    address: { street: 'Mariahilfer Straße', houseNumber: '55', postalCode: '1060', city: 'Wien', country: 'AT' },
    payment: 'klarna',
  },
  'en-GB': {
    name: ['Emily', 'Clarke'],
    address: { street: 'Park Row', houseNumber: '27', postalCode: 'LS1 5JL', city: 'Leeds', country: 'GB' },
    payment: 'creditcard',
  },
};

interface SampleOrder {
  readonly kind: OrderMailKind;
  /** Of a shop that sells nothing, the mail looks like its own, with an order of another shop. */
  readonly shopId: string;
  readonly locale: string;
  readonly imprint?: Imprint;
  /** What is different about its line. */
  readonly change?: Partial<Schemas['OrderLine']>;
}

/** Writes a mail about an order that was paid, refunded in part and sent. */
export function writeSampleOrderMail({
  kind,
  shopId,
  locale,
  imprint = sampleImprint(shopId, locale),
  change = {},
}: SampleOrder): WrittenMail {
  const shop = demoShop(sellingShops.includes(shopId) ? shopId : 'acoustic');
  const known = toSeedLocale(locale);
  const { name, address, payment } = customers[known];
  const [firstName, lastName] = name;
  const line = { ...sampleLine(shop, known), ...change };
  const shipping = sampleShipping(shop, known);
  const { currency, vatPercentage, priceIncVat, totalExcVat, totalIncVat } = line.pricing;
  const storefront = shop.storefronts?.[known];
  return writeOrderMail({
    kind,
    locale,
    number: orderNumber(shop.id, 2026, 7),
    orderId: 'or-1',
    timeZone: 'Europe/Amsterdam',
    payBefore: null,
    dueOn: null,
    imprint,
    details: { customerType: 'Private', email: 'customer@mail.com', firstName, lastName, billingAddress: address },
    lines: [line],
    totals: sumTotals(
      currency,
      [{ excVat: totalExcVat, incVat: totalIncVat, vatPercentage }],
      { excVat: shipping.priceExcVat, incVat: shipping.priceIncVat, vatPercentage },
      false,
    ),
    shipping,
    invoiceNumber: kind === 'orderRefunded' || kind === 'orderPaid' ? numberedFor(shop.id, 'INV-2026', 7) : undefined,
    payments: [{ method: payment, state: 'paid', refunded: priceIncVat }],
    tracking: { carrier: 'PostNL', number: '3SABC' },
    withdrawal: kind.startsWith('withdrawal')
      ? {
          amount: priceIncVat,
          refusal: 'Broken',
          requestedAt: new Date('2026-11-20T10:00:00Z'),
          lines: [{ lineId: line.id, quantity: 1 }],
        }
      : undefined,
    token: 'Q2n8sVt1LxP0dYb3vN8kLq0Zt6HsW5fJ8sQ2nVt1LxA',
    link: storefront && new URL(storefront.paths.orderStatus, storefront.origin).href,
  });
}

function sampleBasket({ id, products }: SeedShop) {
  const basket = baskets[id];
  const product = products.find(({ key }) => key === basket?.product);
  if (!basket || !product) throw new Error(`The shop ${id} has no product for a sample.`);
  return { product, variant: product.variants[0], quantity: basket.quantity, date: basket.date };
}

/** Returns the slug of what is ordered of a shop that sells. */
export function sampleSlug(shopId: string, locale: string): string {
  return inLocale(sampleBasket(demoShop(shopId)).product.slugs, toSeedLocale(locale));
}

/** Returns a product of a shop in an order, in its first variant. */
function sampleLine(shop: SeedShop, locale: SeedLocale): Schemas['OrderLine'] {
  const { product, variant, quantity } = sampleBasket(shop);
  const { country, currency } = seedLocales[locale];
  return {
    id: 'ln-1',
    productId: product.key,
    variantId: variantId(product, variant),
    kind: 'Standard',
    sku: variant.sku,
    name: inLocale(product.name, locale),
    slug: inLocale(product.slugs, locale),
    values: {},
    choices: (product.options ?? []).flatMap(({ key, name, values = [] }) => {
      const chosen = values.find((value) => value.key === variant.choices[key]);
      if (!chosen) return [];
      return [{ optionId: key, label: inLocale(name, locale), value: inLocale(chosen.name, locale) }];
    }),
    unit: 'piece',
    parts: [],
    inStock: true,
    changes: [],
    quantity: { current: quantity, minimum: 1, maximum: 100, step: 1 },
    pricing: priceProduct({ country, currency }, variant.price[currency] ?? 0, [], quantity),
  };
}

/** Returns the delivery of a shop's sample to the country of a locale. */
function sampleShipping(shop: SeedShop, locale: SeedLocale): Schemas['ShippingChoice'] {
  const { variant, quantity, date } = sampleBasket(shop);
  const { country, currency } = seedLocales[locale];
  const vatPercentage = getVatPercentage(country);
  const method = shop.shipping?.methods.find((one) => one.method === 'Deliver');
  const { width = 0, height = 0 } = variant.size ?? {};
  const tariff = method?.tariffs.find(
    ({ country: to, maxWeight = Infinity, maxLength = Infinity }) =>
      (to === country || to === '*') &&
      (variant.weight ?? 0) * quantity <= maxWeight &&
      Math.max(width, height) <= maxLength,
  );
  const priceExcVat = tariff?.price[currency];
  if (!method || priceExcVat === undefined) throw new Error(`The shop ${shop.id} does not deliver to ${country}.`);
  return {
    method: 'Deliver',
    name: inLocale(method.name, locale),
    date,
    priceExcVat,
    priceIncVat: withVat(priceExcVat, vatPercentage),
    vatPercentage,
  };
}
