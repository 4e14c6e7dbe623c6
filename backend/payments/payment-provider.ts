import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { components } from '#generated/contracts/product-api.ts';
import type { Db } from '../db/database.ts';
import type { Report } from '../process/report.ts';

type PaymentState = components['schemas']['PaymentState'];

/** A payment provider, and what it takes to use it. */
export interface ProviderModule {
  /**
   * The environment variables that it needs, all of them secrets: where they are set, it takes payments. One that needs none is
   * chosen with `PAYMENTS=<id>`.
   */
  readonly environment: z.ZodObject<Readonly<Record<string, z.ZodType>>>;
  /** Makes the provider. @param variables - Its environment variables. */
  create(variables: Readonly<Record<string, unknown>>, context: ProviderContext): PaymentProvider;
}

/** What a backend gives to a provider. */
export interface ProviderContext {
  readonly db: Db;
  readonly clock: () => Date;
  readonly report: Report;
  /** Returns where others reach this server, without a trailing slash; `undefined`: nowhere, so that we have to ask. */
  readonly publicUrl: () => string | undefined;
  /** Returns where this server is reached from its own machine at least, without a trailing slash. */
  readonly ownUrl: () => string;
}

/** Who takes the money. Deadlines and retries are the provider's own; nothing here is called inside a transaction. */
export interface PaymentProvider {
  /** Its name in the table of providers, which the database keeps with its payments. */
  readonly id: string;
  /**
   * Opens a payment. With the same key again, it is the one that was opened first.
   *
   * @throws {PaymentRefusedError} when it cannot be paid like that.
   * @throws {ProviderUnavailableError}
   */
  createPayment(wanted: WantedPayment): Promise<ProviderPayment>;
  /** @returns `undefined` for one that the provider does not know. @throws {ProviderUnavailableError} */
  lookUpPayment(id: string): Promise<ProviderPayment | undefined>;
  /** Returns the id of the payment or the order that the body of a webhook names; `undefined`: it is no body of the provider's. */
  readWebhook(body: unknown): string | undefined;
  /** Ids of the payments of an order of the provider's; none for one that it does not know. @throws {ProviderUnavailableError} */
  findPaymentsOfOrder(orderId: string): Promise<readonly string[]>;
  /** Cancels what can still be cancelled. @returns How it stands afterwards. @throws {ProviderUnavailableError} */
  cancelPayment(id: string): Promise<ProviderPayment | undefined>;
  /**
   * Pays back. With the same key again, nothing more is paid back.
   *
   * @throws {PaymentRefusedError} when it cannot be paid back (any more, or yet).
   * @throws {ProviderUnavailableError}
   */
  refundPayment(id: string, refund: WantedRefund): Promise<void>;
  /** In the provider's order. @throws {ProviderUnavailableError} */
  listMethods(asked: AskedMethods): Promise<readonly ProviderMethod[]>;
  /** Puts its pages into the server, where it has them here. */
  registerPages?(app: FastifyInstance): void;
}

/** Integer cents of an ISO 4217 currency. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

/** A payment to be opened. */
export interface WantedPayment extends Money {
  /** The same for each attempt. */
  readonly key: string;
  readonly method: string;
  readonly issuer: string | undefined;
  /** What people call the order by. */
  readonly orderNumber: string;
  readonly shopName: string;
  /** BCP 47. */
  readonly locale: string;
  /** Where the browser goes afterwards. */
  readonly returnAddress: string;
  /** When the order is given up. */
  readonly payBefore: Date | undefined;
  readonly payer: Payer | undefined;
  /** Add up to the amount. */
  readonly lines: readonly PaidLine[];
}

/** Who pays, as far as those ask who pay first and are paid later. */
export interface Payer {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string | undefined;
  readonly address: components['schemas']['Address'];
}

export interface PaidLine {
  readonly description: string;
  readonly kind: 'goods' | 'delivery';
  /** Cents including VAT. */
  readonly total: number;
  readonly vatPercentage: number;
}

/** A payment as the provider sees it. */
export interface ProviderPayment extends Money {
  readonly id: string;
  /** What was paid back is told by `refunded`. */
  readonly state: Exclude<PaymentState, 'refunded'>;
  /** Cents. */
  readonly refunded: number;
  /** Absent when there is nothing left to do there. */
  readonly paymentPage: string | undefined;
  readonly expiresAt: Date | undefined;
}

export interface WantedRefund extends Money {
  readonly key: string;
  readonly orderNumber: string;
}

export interface AskedMethods extends Money {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** BCP 47, of the names. */
  readonly locale: string;
}

export interface ProviderMethod {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  readonly issuers: readonly { readonly id: string; readonly name: string }[];
}

/** The provider cannot be asked, or does not answer in time. What it was asked for may have happened all the same. */
export class ProviderUnavailableError extends Error {
  override readonly name = 'ProviderUnavailableError';
}

/** The provider has understood, and will not. */
export class PaymentRefusedError extends Error {
  override readonly name = 'PaymentRefusedError';
}
