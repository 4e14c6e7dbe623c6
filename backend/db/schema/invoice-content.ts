import type { components } from '#generated/contracts/product-api.ts';

type Schemas = components['schemas'];

/** The business that issues an invoice. */
export interface Seller {
  /** Registered name. */
  readonly name: string;
  readonly address: Schemas['Address'];
  readonly vatNumber: string;
  /** The trade register, e.g. `KVK`. */
  readonly registerName: string;
  readonly registerNumber: string;
  /** Without blanks. */
  readonly iban: string;
  readonly bic: string;
  readonly email: string;
  readonly phone: string;
}

/** The customer that an invoice is issued to. */
export interface Buyer {
  readonly isBusiness: boolean;
  /** The company, or the person where there is none. */
  readonly name: string;
  /** The person who ordered, where `name` is a company. */
  readonly contact?: string;
  /** Of a business only: the electronic document needs one. */
  readonly email?: string;
  readonly vatNumber?: string;
  /** The customer's own reference. */
  readonly reference?: string;
  readonly address: Schemas['Address'];
  /** Absent: the same as `address`. */
  readonly deliveryAddress?: Schemas['Address'];
}

/** An amount with its VAT. Cents. */
export interface TaxedAmount {
  readonly vatPercentage: number;
  readonly net: number;
  readonly vat: number;
}

export interface InvoiceLine extends TaxedAmount {
  /** Article number; absent for a part of an order that was refunded. */
  readonly sku?: string;
  readonly name: string;
  /** Chosen values of the shop's own, as text. */
  readonly choices: readonly string[];
  readonly quantity: number;
  readonly unit: Schemas['PriceUnit'];
  /** Cents without VAT. */
  readonly unitPrice: number;
}

export interface InvoiceTotals {
  /** By rate, highest first. */
  readonly vat: readonly TaxedAmount[];
  /** Cents without VAT. */
  readonly net: number;
  /** Cents including VAT. */
  readonly gross: number;
}

/** The content of an invoice or a credit note. Amounts of a credit note are positive. */
export interface InvoiceContent {
  /** Name of the shop as customers know it. */
  readonly shopName: string;
  /** `#rrggbb`; the accent colour of the document. */
  readonly shopColor: string;
  /** BCP 47. */
  readonly locale: string;
  /** ISO 4217. */
  readonly currency: Schemas['Currency'];
  /** `YYYY-MM-DD`, by the shop's time zone. */
  readonly issueDate: string;
  readonly orderNumber: string;
  /** `YYYY-MM-DD`, by the shop's time zone. */
  readonly orderDate: string;
  /** Identifier of the payment method; absent: not paid through a provider. */
  readonly paymentMethod?: string;
  /** `YYYY-MM-DD`, as it was planned when the order was placed. */
  readonly deliveryDate: string;
  readonly seller: Seller;
  /** Absent: the account was deleted before the order was paid. */
  readonly buyer?: Buyer;
  readonly lines: readonly InvoiceLine[];
  /** Absent: delivery is free, or is not refunded. */
  readonly shipping?: TaxedAmount & { readonly name: string };
  /** Last day to pay, `YYYY-MM-DD`; absent: it is paid. */
  readonly dueDate?: string;
  /** Absent: none takes anything off. */
  readonly voucher?: { readonly code: string; readonly allowances: readonly TaxedAmount[] };
  readonly totals: InvoiceTotals;
  readonly reverseCharge: boolean;
  /** The invoice that a credit note corrects. */
  readonly corrects?: { readonly number: string; readonly issueDate: string };
}
