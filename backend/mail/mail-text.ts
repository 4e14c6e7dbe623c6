import type { MailKind, OrderMailKind } from '../db/schema/mails.ts';

/** Mails to visitors, by what they say. */
export type MailTextKind = Exclude<MailKind, 'requestForShop' | OrderMailKind> | 'newsletterKnown';

/** The words of one kind of mail. No word in it comes from a visitor, so that nobody can have us mail theirs. */
export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** What the link says; only where there is one. */
  readonly action?: string;
}

/** The mails of one language. */
export interface MailTexts {
  /** @param shop - Its name. @param reference - Of the request that a mail is about. */
  readonly kinds: Readonly<Record<MailTextKind, (shop: string, reference: string) => MailText>>;
  readonly greeting: string;
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
  /** Until when it is to be paid; absent: it needs no payment. */
  readonly payBefore?: string;
  /** When it is handed over. */
  readonly date: string;
  /** What was paid back in all. */
  readonly refunded: string;
}

/** The mails about orders of one language. */
export interface OrderMailTexts {
  readonly kinds: Readonly<Record<OrderMailKind, (words: OrderWords) => MailText>>;
  readonly delivery: string;
  readonly exVat: string;
  /** @param rate - E.g. `21 %`. */
  readonly vat: (rate: string) => string;
  readonly total: string;
  readonly reverseCharge: string;
}
