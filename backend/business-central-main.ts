import { parseArgs } from 'node:util';
import { createConnections } from './business-central/connection.ts';
import { shops } from './db/schema/shops.ts';
import { StartupError } from './errors/startup-error.ts';
import { openOperatorDatabase } from './server/open-operator-database.ts';
import { readBusinessCentral } from './server/read-business-central.ts';
import { runOperatorProgram } from './server/run-operator-program.ts';

/**
 * Starts a login at Business Central, with the backend's own database: `business-central.js --shop <id>`. Prints one
 * JSON document with the address to open; an error goes to stderr, its message in one line and its help in the next.
 */
await runOperatorProgram(connect);

async function connect(): Promise<void> {
  const { values } = parseArgs({ options: { shop: { type: 'string' } } });
  const shop = values.shop ?? '';
  const settings = readBusinessCentral(process.env);
  if (!settings) {
    throw new StartupError(
      'Business Central is not configured.',
      'Set the variables BUSINESS_CENTRAL_… as docs/operating.md lists them.',
    );
  }
  const { db, close } = await openOperatorDatabase();
  try {
    const known = await db.select({ id: shops.id }).from(shops);
    if (!known.some(({ id }) => id === shop)) {
      throw new StartupError(`There is no shop ${shop}.`, `There are ${known.map(({ id }) => id).join(', ')}.`);
    }
    const address = await createConnections(db, settings)
      .begin(shop, new Date())
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        throw new StartupError(`${settings.authority} cannot be asked: ${reason}`, 'See BUSINESS_CENTRAL_AUTHORITY.');
      });
    process.stdout.write(`${JSON.stringify({ shop, address })}\n`);
  } finally {
    await close();
  }
}
