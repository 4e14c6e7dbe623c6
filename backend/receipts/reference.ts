import { randomInt } from 'node:crypto';
import type { components } from '#generated/contracts/content-api.ts';
import type { RequestKind } from '../db/schema/requests.ts';

export type Receipt = components['schemas']['Receipt'];

/** What a request is known by: a name for people, and when it was kept. */
export interface KeptRequest {
  readonly reference: string;
  readonly receivedAt: Date;
}

const prefixes = { newsletter: 'NB', contact: 'CT', quotation: 'OF', advice: 'AD' } as const;

/** A reference such as `OF-2026-004217`, drawn by lot: one that counts would tell how much a shop is asked. */
export function createReference(kind: RequestKind | 'newsletter', now: Date): string {
  return `${prefixes[kind]}-${now.getUTCFullYear()}-${String(randomInt(1_000_000)).padStart(6, '0')}`;
}

export function toReceipt({ reference, receivedAt }: KeptRequest): Receipt {
  return { reference, receivedAt: receivedAt.toISOString() };
}
