import { eq } from 'drizzle-orm';
import { acceptWithdrawal, refundWithdrawal } from '#backend/compositions/decide-withdrawals.ts';
import { openDatabase } from '#backend/db/database.ts';
import { refunds } from '#backend/db/schema/refunds.ts';
import { withdrawals } from '#backend/db/schema/withdrawals.ts';
import { packagePaths } from '#backend/process/package-root.ts';

// Accepts the waiting withdrawals and refunds the accepted ones, as an operator would.

const [dataDir = '', databaseUrl] = process.argv.slice(2);
const { db, close } = await openDatabase({ databaseUrl, dataDir, migrations: packagePaths.migrations });
process.stdout.write('open\n');
for (const { id, state } of await db.select().from(withdrawals)) {
  if (state === 'requested') await acceptWithdrawal(db, id, new Date());
  const owed = await db.$count(refunds, eq(refunds.withdrawalId, id));
  if (owed === 0) await refundWithdrawal(db, id, undefined, new Date());
}
await close();
process.stdout.write('done\n');
