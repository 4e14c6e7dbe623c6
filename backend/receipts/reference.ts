import { randomInt } from 'node:crypto';
import type { components } from '#generated/contracts/content-api.ts';
import type { RequestKind } from '../db/schema/requests.ts';

export type Receipt = components['schemas']['Receipt'];

/** The reference of a stored request, and when it was stored. */
export interface KeptRequest {
  readonly reference: string;
  readonly receivedAt: Date;
}

const prefixes = { newsletter: 'NB', contact: 'CT', quotation: 'OF', advice: 'AD' } as const;

/** Returns a random reference such as `OF-2026-004217`: consecutive ones would reveal the number of requests. */
export function createReference(kind: RequestKind | 'newsletter', now: Date): string {
  return `${prefixes[kind]}-${now.getUTCFullYear()}-${String(randomInt(1_000_000)).padStart(6, '0')}`;
}

export function toReceipt({ reference, receivedAt }: KeptRequest): Receipt {
  return { reference, receivedAt: receivedAt.toISOString() };
}
