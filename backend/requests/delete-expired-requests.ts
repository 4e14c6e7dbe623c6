import { lt } from 'drizzle-orm';
import type { DatabaseWriter } from '../db/database.ts';
import { requestReceipts, requests } from '../db/schema/requests.ts';
import { receiptLifetime } from '../receipts/receipts.ts';

/** Milliseconds after which a request is deleted. */
const requestLifetime = 365 * 24 * 60 * 60 * 1000;

/** Deletes requests past their lifetime, with the data of their senders. Their files are no longer in use then. */
export async function deleteExpiredRequests(db: DatabaseWriter, now: Date): Promise<void> {
  await db.delete(requests).where(lt(requests.receivedAt, new Date(now.getTime() - requestLifetime)));
  await db.delete(requestReceipts).where(lt(requestReceipts.receivedAt, new Date(now.getTime() - receiptLifetime)));
}
