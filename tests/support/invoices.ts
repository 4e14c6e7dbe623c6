import type { InvoiceContent, Seller } from '#backend/db/schema/invoice-content.ts';
import { buildInvoice, type InvoicedOrder } from '#backend/invoices/build-invoice.ts';
import { discountOrder } from '#backend/orders/discount.ts';
import { sumTotals } from '#backend/orders/order-totals.ts';
import { withVat } from '#backend/pricing/vat.ts';
import type { components } from '#generated/contracts/product-api.ts';

type Schemas = components['schemas'];

const testSeller: Seller = {
  name: 'Quiet Rooms B.V.',
  address: { street: 'Stillestraat', houseNumber: '1', postalCode: '3511 AA', city: 'Utrecht', country: 'NL' },
  vatNumber: 'NL812345678B01',
  registerName: 'KVK',
  registerNumber: '08211001',
  iban: 'NL09RABO0417164301',
  bic: 'RABONL2U',
  email: 'hello@quiet.example',
  phone: '+31 30 555 0100',
};

const privateBuyer: Schemas['OrderDetails'] = {
  customerType: 'Private',
  email: 'sanne@voorbeeld.example',
  firstName: 'Sanne',
  lastName: 'de Vries',
  billingAddress: { street: 'Oudegracht', houseNumber: '231', postalCode: '3511 NL', city: 'Utrecht', country: 'NL' },
};

export const businessBuyer: Schemas['OrderDetails'] = {
  ...privateBuyer,
  customerType: 'Business',
  companyName: 'Łódź Akustik & Söhne GmbH',
  vatNumber: 'DE136695976',
  vatNumberState: 'confirmed',
  reference: 'PO-4711',
  billingAddress: { street: 'Hafenweg', houseNumber: '16', postalCode: '48155', city: 'Münster', country: 'DE' },
};

/** The price of an order line, in cents without VAT. */
export interface TestCost {
  readonly unitPrice: number;
  readonly quantity: number;
  readonly vatPercentage: number;
}

interface TestOrder extends Partial<Pick<InvoicedOrder, 'locale' | 'details' | 'paymentMethod'>> {
  readonly costs: readonly TestCost[];
  /** Cents without VAT. */
  readonly shipping: number;
  readonly shippingVat: number;
  readonly reverseCharge?: boolean;
  /** Cents including VAT that a voucher takes off the goods; absent: there is none. */
  readonly voucher?: number;
  readonly choices?: Schemas['OrderLine']['choices'];
  readonly values?: Schemas['OrderLine']['values'];
}

/** Creates a paid order with totals. */
export function paidOrder(order: TestOrder): InvoicedOrder {
  const { costs, shipping, shippingVat, reverseCharge = false, voucher = 0, choices = [], values = {} } = order;
  const lines = costs.map((cost, index) => getLine(cost, index, choices, values));
  const goods = lines.map(({ pricing }) => ({
    excVat: pricing.totalExcVat,
    incVat: pricing.totalIncVat,
    vatPercentage: pricing.vatPercentage,
  }));
  const shippingIncVat = withVat(shipping, shippingVat);
  const cost = { excVat: shipping, incVat: shippingIncVat, vatPercentage: shippingVat };
  const discounts = discountOrder(
    { kind: 'amount', amount: voucher, percentage: null, maximum: null },
    goods,
    undefined,
  ).costs;
  return {
    shopName: 'Quiet',
    shopColor: '#1f4f3c',
    locale: order.locale ?? 'nl-NL',
    number: 'QU-2026-000007',
    placedOn: '2026-11-20',
    seller: testSeller,
    details: order.details ?? privateBuyer,
    lines,
    paymentMethod: order.paymentMethod,
    record: {
      totals: sumTotals('EUR', goods, cost, reverseCharge, discounts),
      ...(discounts.length > 0 && { voucher: { code: 'LENTE10', kind: 'amount', state: 'applied' }, discounts }),
      shipping: {
        method: 'Deliver',
        name: 'Thuisbezorgd',
        date: '2026-11-27',
        priceIncVat: shippingIncVat,
        priceExcVat: shipping,
        vatPercentage: shippingVat,
      },
    },
  };
}

/** Creates the invoice of an order with two lines. */
export function testInvoice(order: Partial<TestOrder> = {}): InvoiceContent {
  const vatPercentage = order.reverseCharge === true ? 0 : 21;
  const costs = [
    { unitPrice: 6933, quantity: 3, vatPercentage },
    { unitPrice: 1250, quantity: 2, vatPercentage },
  ];
  return buildInvoice(paidOrder({ costs, shipping: 1236, shippingVat: vatPercentage, ...order }), '2026-11-22');
}

function getLine(
  { unitPrice, quantity, vatPercentage }: TestCost,
  index: number,
  choices: Schemas['OrderLine']['choices'],
  values: Schemas['OrderLine']['values'],
): Schemas['OrderLine'] {
  const net = unitPrice * quantity;
  return {
    id: `ln-${index}`,
    productId: 'panel',
    kind: 'Standard',
    sku: `PA-${index + 1}`,
    name: 'Fjord wandpaneel',
    slug: 'fjord-wandpaneel',
    values,
    choices,
    unit: index % 2 === 0 ? 'piece' : 'm2',
    parts: [],
    inStock: true,
    changes: [],
    quantity: { current: quantity, minimum: 1, maximum: 10_000, step: 1 },
    pricing: {
      currency: 'EUR',
      vatPercentage,
      quantity: { current: quantity },
      volumeDiscount: [],
      priceExcVat: unitPrice,
      priceIncVat: withVat(unitPrice, vatPercentage),
      totalExcVat: net,
      totalIncVat: withVat(net, vatPercentage),
    },
  };
}
