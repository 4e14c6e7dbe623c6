import { createBackend } from '#backend/server/create-backend.ts';
import { testServiceKey } from '#tests/support/backend.ts';
import { mailDomains } from '#tests/support/mail-domains.ts';
import { smallSeed } from '#tests/support/small-seed.ts';

// A backend with the small seed, to be killed. It completes unfinished work before it listens.

const [port = '', dataDir = '', pictures = '', ahead = '', databaseUrl] = process.argv.slice(2);
const backend = await createBackend({
  databaseUrl,
  dataDir,
  pictures,
  mailResolver: mailDomains,
  serviceKey: testServiceKey,
  viesUrl: 'http://127.0.0.1:1',
  seed: async () => smallSeed,
  clock: () => new Date(Date.now() + Number(ahead)),
  logger: { level: 'fatal' },
  say: () => undefined,
});
await backend.app.listen({ host: '127.0.0.1', port: Number(port) });
await backend.payments.watching.wake();
await backend.payments.refunding.wake();
await backend.accounts.mailWorker.wake();
await backend.invoices.making.wake();
process.stdout.write('listening\n');
process.once('SIGTERM', () => {
  void backend.close().then(() => process.exit(0));
});
