import type { components } from '#generated/contracts/product-api.ts';
import { isPersonal } from '../configurator/option-types.ts';
import type {
  Buyer,
  InvoiceContent,
  InvoiceLine,
  InvoiceTotals,
  Seller,
  TaxedAmount,
} from '../db/schema/invoice-content.ts';
import type { OrderRecord } from '../db/schema/orders.ts';
import { getInvoiceTexts } from './invoice-texts.ts';
import { splitCredit, subtractCredits, sumAmounts } from './invoice-totals.ts';

type Schemas = components['schemas'];

/** The parts of a paid order that its invoice contains. */
export interface InvoicedOrder {
  readonly shopName: string;
  /** `#rrggbb`. */
  readonly shopColor: string;
  readonly locale: string;
  readonly number: string;
  /** `YYYY-MM-DD`. */
  readonly placedOn: string;
  readonly seller: Seller;
  /** Null: deleted with the account. */
  readonly details: Schemas['OrderDetails'] | null;
  readonly lines: readonly Schemas['OrderLine'][];
  readonly record: OrderRecord;
  readonly paymentMethod: string | undefined;
  /** Last day to pay, `YYYY-MM-DD`; absent: it is paid. */
  readonly dueDate?: string | undefined;
}

/** Returns the content of an order's invoice. Its totals are those of the order. @param issueDate - `YYYY-MM-DD`. */
export function buildInvoice(order: InvoicedOrder, issueDate: string): InvoiceContent {
  const { shopName, shopColor, locale, seller, details, record, paymentMethod, dueDate } = order;
  const { shipping: choice, totals, voucher, discounts = [] } = record;
  const lines = order.lines.map(toInvoiceLine);
  const shipping = {
    name: choice.name,
    vatPercentage: choice.vatPercentage,
    net: choice.priceExcVat,
    vat: choice.priceIncVat - choice.priceExcVat,
  };
  const isCharged = choice.priceIncVat > 0;
  const allowances = discounts.map(
    ({ excVat, incVat, vatPercentage }): TaxedAmount => ({ vatPercentage, net: excVat, vat: incVat - excVat }),
  );
  const taken = allowances.map(({ net, vat, ...rate }) => ({ ...rate, net: -net, vat: -vat }));
  return {
    shopName,
    shopColor,
    locale,
    currency: totals.currency,
    issueDate,
    seller,
    lines,
    orderNumber: order.number,
    orderDate: order.placedOn,
    deliveryDate: choice.date,
    ...(paymentMethod !== undefined && { paymentMethod }),
    ...(dueDate !== undefined && { dueDate }),
    ...(details && { buyer: toBuyer(details) }),
    ...(isCharged && { shipping }),
    ...(voucher && allowances.length > 0 && { voucher: { code: voucher.code, allowances } }),
    totals: sumAmounts([...lines, ...(isCharged ? [shipping] : []), ...taken]),
    reverseCharge: totals.reverseCharge,
  };
}

/**
 * Returns the content of a refund's credit note: all lines where the whole invoice is refunded at once, else a sum by
 * rate.
 *
 * @param credits - Totals of earlier credit notes of the invoice.
 * @param gross - Cents including VAT that are refunded.
 */
export function buildCreditNote(
  invoice: InvoiceContent & { readonly number: string },
  credits: readonly InvoiceTotals[],
  gross: number,
  issueDate: string,
): InvoiceContent {
  const { number, shipping, voucher, dueDate: _, ...content } = invoice;
  const corrects = { number, issueDate: invoice.issueDate };
  if (credits.length === 0 && gross === invoice.totals.gross) {
    return { ...content, ...(shipping && { shipping }), ...(voucher && { voucher }), issueDate, corrects };
  }
  const parts = splitCredit(subtractCredits(invoice.totals, credits), gross);
  const name = getInvoiceTexts(invoice.locale).partialRefund(invoice.orderNumber);
  const lines = parts.map(
    (part): InvoiceLine => ({ ...part, name, choices: [], quantity: 1, unit: 'piece', unitPrice: part.net }),
  );
  return { ...content, lines, totals: sumAmounts(parts), issueDate, corrects };
}

function toInvoiceLine({
  sku,
  name,
  variantName,
  values,
  choices,
  quantity,
  unit,
  pricing,
}: Schemas['OrderLine']): InvoiceLine {
  // Texts and files of a customer are theirs and stay out of the books.
  const chosen = choices.filter(({ optionId }) => !isPersonal(values[optionId]));
  const words = chosen.map(({ label, value }) => `${label}: ${value}`);
  return {
    sku,
    name,
    unit,
    quantity: quantity.current,
    choices: words.length === 0 && variantName !== undefined ? [variantName] : words,
    unitPrice: pricing.priceExcVat,
    vatPercentage: pricing.vatPercentage,
    net: pricing.totalExcVat,
    vat: pricing.totalIncVat - pricing.totalExcVat,
  };
}

function toBuyer(details: Schemas['OrderDetails']): Buyer {
  const { customerType, companyName, firstName, lastName, email, vatNumber, reference } = details;
  const person = `${firstName} ${lastName}`;
  const isBusiness = customerType === 'Business';
  return {
    isBusiness,
    name: companyName ?? person,
    ...(isBusiness && { email }),
    ...(companyName !== undefined && { contact: person }),
    ...(vatNumber !== undefined && { vatNumber }),
    ...(reference !== undefined && { reference }),
    address: details.billingAddress,
    ...(details.deliveryAddress && { deliveryAddress: details.deliveryAddress }),
  };
}
