import type { MailKind, OrderMailKind } from '../db/schema/mails.ts';

/** Mails to visitors, by what they say. */
export type MailTextKind =
  | Exclude<MailKind, 'requestForShop' | 'withdrawalForShop' | OrderMailKind>
  | 'newsletterKnown';

/** The texts of one kind of mail. They contain no words of a visitor, so that nobody can send their own through us. */
export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Label of the link, if there is one. */
  readonly action?: string;
}

/** Labels of the parts of a mail's foot. */
export type ImprintLabels = Readonly<Record<'phone' | 'email' | 'vat', string>>;

/** The mails of one language. */
export interface MailTexts {
  /**
   * The texts of a kind.
   *
   * @param shop - Its name.
   * @param reference - Of the request of the mail.
   */
  readonly kinds: Readonly<Record<MailTextKind, (shop: string, reference: string) => MailText>>;
  readonly greeting: string;
  /** Returns the greeting. @param name - First name, and last name where it is known. */
  readonly greet: (name: { readonly first: string; readonly last?: string | undefined }) => string;
  readonly imprint: ImprintLabels;
  /** Before a phone number and its opening hours. */
  readonly call: string;
  readonly farewell: (shop: string) => string;
  /** Label of a token without a link. */
  readonly code: string;
  /** Label of a link to copy. */
  readonly copy: string;
}

/** The values of a mail about an order. Amounts and dates are formatted. */
export interface OrderWords {
  readonly shop: string;
  /** Number of the order. */
  readonly number: string;
  /** End of its payment term; absent: no payment is due. */
  readonly payBefore?: string;
  /** Until when an order on account is to be paid; absent: it is not on account. */
  readonly dueOn?: string;
  /** Whether it costs nothing. */
  readonly isFree: boolean;
  /** The tracking page of the parcel; absent: not known. */
  readonly tracking?: { readonly carrier: string; readonly number: string; readonly url?: string };
  /** The withdrawal of the mail. */
  readonly withdrawal?: {
    /** Date and time of its declaration, with the time zone. */
    readonly at: string;
    readonly amount: string;
    /** The reason for rejecting it; empty: none. */
    readonly refusal: string;
  };
  /** The day of the delivery. */
  readonly date: string;
  /** The amount refunded in all. */
  readonly refunded: string;
}

/** The state of an order's payment, as mails describe it. */
export type PaymentStanding = 'waiting' | 'paid' | 'refunded' | 'none';

/** The mails about orders of one language. */
export interface OrderMailTexts {
  readonly kinds: Readonly<Record<OrderMailKind, (words: OrderWords) => MailText>>;
  /** Between a name and its value, with the spaces of the language. */
  readonly colon: string;
  /** How an order on account is paid. @param date - Until when. */
  readonly due: (date: string) => string;
  /** The discount of a voucher. */
  readonly voucher: (code: string) => string;
  readonly exVat: string;
  /** @param rate - E.g. `21 %`. */
  readonly vat: (rate: string) => string;
  readonly total: string;
  readonly reverseCharge: string;
  readonly invoiceAttached: (number: string) => string;
  readonly creditNoteAttached: (number: string) => string;
  readonly deliveryAddress: string;
  readonly billingAddress: string;
  readonly payment: string;
  readonly standings: Readonly<Record<PaymentStanding, string>>;
  /** Names of methods without a brand. */
  readonly methods: Readonly<Record<string, string>>;
  /** Label of the address of the terms. */
  readonly terms: string;
  /** Label of the withdrawn lines. */
  readonly withdrawn: string;
}
