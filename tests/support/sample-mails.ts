import type { OrderMailKind } from '#backend/db/schema/mails.ts';
import type { Imprint } from '#backend/mail/imprint.ts';
import type { WrittenMail } from '#backend/mail/write-mail.ts';
import { writeOrderMail } from '#backend/mail/write-order-mail.ts';
import type { components } from '#generated/contracts/product-api.ts';
import { demoSeed } from './demo.ts';

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

/** Returns the sender of a demo shop's mails. */
export function sampleImprint(shopId: string, locale: string): Imprint {
  const shop = demoSeed.shops.find(({ id }) => id === shopId);
  if (!shop) throw new Error(`There is no demo shop ${shopId}.`);
  const { name, mails, color, storefronts = {} } = shop;
  const address = new Map(Object.entries(storefronts)).get(locale)?.origin;
  return {
    shopName: name,
    ...(mails && { look: mails }),
    ...(color !== undefined && { color }),
    ...(address !== undefined && { home: address, terms: address }),
  };
}

const address = {
  street: 'Oudegracht',
  houseNumber: '231',
  postalCode: '3511 NL',
  city: 'Utrecht',
  country: 'NL',
} as const;
/** Two panels of an order. */
export const orderedPanel: components['schemas']['OrderLine'] = {
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

/** Writes a mail about an order that was paid, refunded in part and sent. */
export const writeSampleOrderMail = (
  kind: OrderMailKind,
  locale: string,
  imprint: Imprint,
  lines: readonly components['schemas']['OrderLine'][] = [orderedPanel],
): WrittenMail =>
  writeOrderMail({
    kind,
    locale,
    number: 'AC-2026-000007',
    orderId: 'or-1',
    timeZone: 'Europe/Amsterdam',
    payBefore: null,
    dueOn: null,
    imprint,
    details: {
      customerType: 'Private',
      email: 'sanne@mail.com',
      firstName: 'Sanne',
      lastName: 'de Vries',
      billingAddress: address,
    },
    lines,
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
