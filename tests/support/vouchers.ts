import { addVoucher } from '#backend/compositions/operate-vouchers.ts';
import type { VoucherRow } from '#backend/db/schema/vouchers.ts';
import type { TestBackend } from './backend.ts';

let codes = 0;

/** Adds a voucher that takes ten percent off, once for each customer, unless the terms say otherwise. @returns Its code. */
export async function addTestVoucher(
  { backend }: Pick<TestBackend, 'backend'>,
  terms: Partial<VoucherRow> = {},
  now = new Date(),
): Promise<string> {
  codes += 1;
  const tenPercent = { kind: 'percentage', percentage: 10, amount: null, maximum: null, currency: null } as const;
  const always = { minimum: null, validFrom: null, validUntil: null, maxUses: null, oncePerCustomer: true } as const;
  const added = await addVoucher(
    backend.database.db,
    { shopId: 'quiet', code: `code-${codes}`, ...tenPercent, ...always, ...terms },
    now,
  );
  return added.code;
}
