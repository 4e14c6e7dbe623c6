import type { MailKind, OrderMailKind } from '../db/schema/mails.ts';

/** Mails to visitors, by what they say. */
export type MailTextKind =
  | Exclude<MailKind, 'requestForShop' | 'withdrawalForShop' | OrderMailKind>
  | 'newsletterKnown';

/** The words of one kind of mail. No word in it comes from a visitor, so that nobody can have us mail theirs. */
export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** What the link says; only where there is one. */
  readonly action?: string;
}

/** What stands before the parts of the foot of a mail. */
export type ImprintLabels = Readonly<Record<'phone' | 'email' | 'vat', string>>;

/** The mails of one language. */
export interface MailTexts {
  /** @param shop - Its name. @param reference - Of the request that a mail is about. */
  readonly kinds: Readonly<Record<MailTextKind, (shop: string, reference: string) => MailText>>;
  readonly greeting: string;
  /** @param name - First name, and last name where that is known. */
  readonly greet: (name: { readonly first: string; readonly last?: string | undefined }) => string;
  readonly imprint: ImprintLabels;
  readonly farewell: (shop: string) => string;
  /** Stands before a token that comes without a link. */
  readonly code: string;
  /** Stands before a link for those who cannot click. */
  readonly copy: string;
}

/** What a mail about an order is written with. Amounts and dates come as they are read. */
export interface OrderWords {
  readonly shop: string;
  /** Number of the order. */
  readonly number: string;
  /** Until when it waits for its payment; absent: it waits for none. */
  readonly payBefore?: string;
  /** Where the parcel can be followed; absent: nobody has said. */
  readonly tracking?: { readonly carrier: string; readonly number: string; readonly url?: string };
  /** The withdrawal that the mail is about. */
  readonly withdrawal?: {
    /** Date and time of its declaration, with the time zone. */
    readonly at: string;
    readonly amount: string;
    /** Why it was refused; empty: nobody has said. */
    readonly refusal: string;
  };
  /** When it is handed over. */
  readonly date: string;
  /** What was paid back in all. */
  readonly refunded: string;
}

/** How far the payment of an order is. */
export type PaymentStanding = 'waiting' | 'paid' | 'refunded' | 'none';

/** The mails about orders of one language. */
export interface OrderMailTexts {
  readonly kinds: Readonly<Record<OrderMailKind, (words: OrderWords) => MailText>>;
  /** Stands between a name and its value, with the spaces that the language wants around it. */
  readonly colon: string;
  readonly delivery: string;
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
  /** Names of methods that are no brand. */
  readonly methods: Readonly<Record<string, string>>;
  /** Stands before the address of the terms. */
  readonly terms: string;
  /** Stands before the list of what was withdrawn. */
  readonly withdrawn: string;
}
