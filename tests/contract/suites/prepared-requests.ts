import type { TestBackend } from '#tests/support/backend.ts';
import { accountRequests, type PreparedRequest } from './account-requests.ts';
import { afterPurchaseRequests } from './after-purchase-requests.ts';
import { companyRequests } from './company-requests.ts';
import { orderRequests } from './order-requests.ts';
import { callbackRequests, otherSystemRequests } from './other-system-requests.ts';
import { paymentRequests, webhookRequests } from './payment-requests.ts';
import { storageRequests } from './storage-requests.ts';
import { visitorRequests } from './visitor-requests.ts';

/** A successful request for each operation that needs existing data, created each time. */
export const preparedRequests: Readonly<Record<string, (backend: TestBackend) => Promise<PreparedRequest>>> = {
  ...accountRequests,
  ...companyRequests,
  ...visitorRequests,
  ...storageRequests,
  ...orderRequests,
  ...afterPurchaseRequests,
  ...paymentRequests,
  ...webhookRequests,
  ...otherSystemRequests,
  ...callbackRequests,
};
