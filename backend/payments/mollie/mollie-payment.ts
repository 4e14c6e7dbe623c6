import { Locale, PaymentLineType, PaymentMethod, type PaymentStatus } from '@mollie/api-client';
import { type PaidLine, PaymentRefusedError, type ProviderPayment, type WantedPayment } from '../payment-provider.ts';
import { fromMollieAmount, type MollieAmount, toMollieAmount } from './mollie-money.ts';

/** The fields of a payment that we read. */
export interface MolliePayment {
  readonly id: string;
  readonly status: PaymentStatus;
  readonly amount: MollieAmount;
  readonly amountRefunded?: MollieAmount;
  readonly expiresAt?: string;
  readonly _links: { readonly checkout?: { readonly href: string } };
}

/** Methods that are paid later: the lender needs the buyer and the lines. Other methods do not get them. */
const asksWho = new Set(['klarna', 'klarnapaylater', 'klarnapaynow', 'klarnasliceit', 'riverty', 'billie', 'in3']);

const day = 24 * 60 * 60 * 1000;
/** Max. days that Mollie waits for a transfer. */
const maxTransferDays = 100;

/** Returns a payment of Mollie as a provider's. https://docs.mollie.com/reference/get-payment */
export function readMolliePayment(payment: MolliePayment): ProviderPayment {
  return {
    ...fromMollieAmount(payment.amount),
    id: payment.id,
    state: payment.status,
    refunded: payment.amountRefunded ? fromMollieAmount(payment.amountRefunded).amount : 0,
    paymentPage: payment._links.checkout?.href,
    expiresAt: payment.expiresAt === undefined ? undefined : new Date(payment.expiresAt),
  };
}

/**
 * Returns the parameters of a new payment. https://docs.mollie.com/reference/create-payment
 *
 * @throws {PaymentRefusedError} for a method that Mollie does not have.
 */
export function writeMolliePayment(wanted: WantedPayment, webhookUrl: string | undefined, now: Date) {
  const method = Object.values(PaymentMethod).find((known) => known === wanted.method);
  if (method === undefined) throw new PaymentRefusedError(`Mollie has no method ${wanted.method}.`);
  const { payer } = wanted;
  const locale = toMollieLocale(wanted.locale);
  return {
    amount: toMollieAmount(wanted),
    description: `${wanted.orderNumber} ${wanted.shopName}`.slice(0, 255),
    redirectUrl: wanted.returnAddress,
    ...(webhookUrl !== undefined && { webhookUrl }),
    method,
    ...(wanted.issuer !== undefined && { issuer: wanted.issuer }),
    ...(locale !== undefined && { locale }),
    metadata: { orderNumber: wanted.orderNumber },
    ...(method === PaymentMethod.banktransfer && transferUntil(wanted.payBefore, now)),
    ...(asksWho.has(method) && {
      lines: wanted.lines.map((line) => toMollieLine(line, wanted.currency)),
      ...(payer && { billingAddress: toBillingAddress(payer) }),
    }),
    idempotencyKey: wanted.key,
  };
}

export function toMollieLocale(locale: string): Locale | undefined {
  return Object.values(Locale).find((known) => known === locale.replace('-', '_'));
}

function transferUntil(payBefore: Date | undefined, now: Date): { dueDate?: string } {
  if (!payBefore) return {};
  const latest = now.getTime() + maxTransferDays * day;
  // Tomorrow at the earliest.
  const until = Math.max(Math.min(payBefore.getTime(), latest), now.getTime() + day);
  return { dueDate: new Date(until).toISOString().slice(0, 10) };
}

const lineTypes = {
  goods: PaymentLineType.physical,
  delivery: PaymentLineType.shipping_fee,
  discount: PaymentLineType.discount,
} as const satisfies Record<PaidLine['kind'], PaymentLineType>;

/**
 * Returns a line with quantity one, so that price times quantity is the total to the cent; the real quantity is in the
 * description.
 */
function toMollieLine({ description, kind, total, vatPercentage }: PaidLine, currency: string) {
  const amount = toMollieAmount({ amount: total, currency });
  // By Mollie's formula: from the total.
  const vat = Math.round((total * vatPercentage) / (100 + vatPercentage));
  return {
    type: lineTypes[kind],
    description: description.slice(0, 100),
    quantity: 1,
    unitPrice: amount,
    totalAmount: amount,
    vatRate: vatPercentage.toFixed(2),
    vatAmount: toMollieAmount({ amount: vat, currency }),
  };
}

function toBillingAddress({ email, firstName, lastName, companyName, address }: NonNullable<WantedPayment['payer']>) {
  const { street, houseNumber, houseNumberAddition, extra, postalCode, city, country } = address;
  return {
    givenName: firstName,
    familyName: lastName,
    ...(companyName !== undefined && { organizationName: companyName }),
    email,
    streetAndNumber: [street, houseNumber, houseNumberAddition].filter((part) => part !== undefined).join(' '),
    ...(extra !== undefined && { streetAdditional: extra }),
    postalCode,
    city,
    country,
  };
}
