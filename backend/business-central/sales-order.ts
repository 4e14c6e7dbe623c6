import type { components } from '#generated/contracts/product-api.ts';
import type { OrderRow } from '../order-rows/order-key.ts';
import type { BusinessCentralSettings } from './business-central-settings.ts';

type OrderLine = components['schemas']['OrderLine'];
type OrderDetails = components['schemas']['OrderDetails'];
type Address = OrderDetails['billingAddress'];

/** A sales order of API v2.0: https://learn.microsoft.com/dynamics365/business-central/dev-itpro/api-reference/v2.0/resources/dynamics_salesorder */
export type SalesOrder = Readonly<Record<string, string | readonly SalesOrderLine[]>> & {
  readonly externalDocumentNumber: string;
  readonly salesOrderLines: readonly SalesOrderLine[];
};

export interface SalesOrderLine {
  readonly lineType: 'Item';
  /** Number of the item: our SKU. */
  readonly lineObjectNumber: string;
  readonly description: string;
  readonly quantity: number;
  /** For one, in units of the currency, without VAT. */
  readonly unitPrice: number;
  /** Of the whole line, in units of the currency, without VAT; absent: none. */
  readonly discountAmount?: number;
}

/** Max. characters that Business Central stores. */
const maxLength = { name: 100, street: 100, phone: 30, city: 30, postalCode: 20, email: 80 } as const;

/** Returns a placed order as a sales order. @throws {Error} for an order in progress. */
export function toSalesOrder(
  order: OrderRow,
  lines: readonly OrderLine[],
  { customerNumber, shippingItem }: Pick<BusinessCentralSettings, 'customerNumber' | 'shippingItem'>,
): SalesOrder {
  const { number, placedAt, currency, record, details } = order;
  if (number === null || placedAt === null || record === null) throw new Error(`Order ${order.id} was never placed.`);
  const { shipping, voucher, discounts = [] } = record;
  const shippingDiscount =
    voucher?.kind === 'freeShipping' ? discounts.reduce((sum, { excVat }) => sum + excVat, 0) : 0;
  return {
    externalDocumentNumber: number,
    customerNumber,
    orderDate: placedAt.toISOString().slice(0, 10),
    currencyCode: currency,
    requestedDeliveryDate: shipping.date,
    ...(details && toContact(details)),
    salesOrderLines: [
      ...lines.map(toSalesOrderLine),
      ...(shipping.priceExcVat === 0
        ? []
        : [line(shippingItem, shipping.name, 1, shipping.priceExcVat, shippingDiscount)]),
    ],
  };
}

function toContact(details: OrderDetails): Readonly<Record<string, string>> {
  const { billingAddress, deliveryAddress = billingAddress, companyName, firstName, lastName, email, phone } = details;
  const name = (companyName ?? `${firstName} ${lastName}`).slice(0, maxLength.name);
  return {
    ...toAddressFields('sellTo', billingAddress),
    ...toAddressFields('billTo', billingAddress),
    ...toAddressFields('shipTo', deliveryAddress),
    shipToName: name,
    shipToContact: `${firstName} ${lastName}`.slice(0, maxLength.name),
    email: email.slice(0, maxLength.email),
    ...(phone !== undefined && { phoneNumber: phone.slice(0, maxLength.phone) }),
  };
}

function toAddressFields(prefix: 'sellTo' | 'billTo' | 'shipTo', address: Address): Readonly<Record<string, string>> {
  const { street, houseNumber, houseNumberAddition, city, postalCode, country } = address;
  const addressLine = [street, houseNumber, houseNumberAddition].filter((part) => part !== undefined).join(' ');
  return {
    [`${prefix}AddressLine1`]: addressLine.slice(0, maxLength.street),
    [`${prefix}City`]: city.slice(0, maxLength.city),
    [`${prefix}PostCode`]: postalCode.slice(0, maxLength.postalCode),
    [`${prefix}Country`]: country,
  };
}

function toSalesOrderLine({ sku, name, variantName, choices, quantity, pricing, discount }: OrderLine): SalesOrderLine {
  const words = [name, ...(variantName === undefined ? [] : [variantName]), ...choices.map(({ value }) => value)];
  return line(sku, words.join(', '), quantity.current, pricing.priceExcVat, discount?.excVat);
}

/** Returns a sales order line. @param cents - For one, without VAT. @param discount - Cents of the whole line, without VAT. */
function line(item: string, description: string, quantity: number, cents: number, discount = 0): SalesOrderLine {
  return {
    lineType: 'Item',
    lineObjectNumber: item,
    quantity,
    unitPrice: cents / 100,
    ...(discount > 0 && { discountAmount: discount / 100 }),
    description: description.slice(0, maxLength.name),
  };
}
