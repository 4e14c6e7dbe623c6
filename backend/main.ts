import { once } from 'node:events';
import { createServer } from 'node:net';
import { startTracing } from '#runtime/serving/trace/tracer.ts';
import { StartupError } from './errors/startup-error.ts';
import type { SeedData } from './seed/seed-data.ts';
import { SeedError } from './seed/seed-database.ts';
import { createBackend } from './server/create-backend.ts';
import { demoTemplate } from './server/demo-template.ts';
import { listeningAddress } from './server/listening-address.ts';
import { type BackendSettings, readOptions } from './server/read-options.ts';

/** Max. milliseconds for requests under way to end before the process exits. */
const closeWithin = 10_000;

try {
  await run(readOptions(process.argv.slice(2), process.env, process.cwd()));
} catch (error) {
  process.stderr.write(`${describe(error)}\n`);
  process.exit(1);
}

async function run(settings: BackendSettings): Promise<void> {
  const { seed } = settings;
  // A stop during the start closes what has been opened.
  const stop = stopRequest(settings);
  // Before the data is opened, which takes a while: a port in use is reported at once.
  await tryPort(settings);
  const endTracing = startTracing(process.env, 'shopgen-backend', {});
  const backend = await createBackend({
    databaseUrl: settings.databaseUrl,
    databaseReadUrl: settings.databaseReadUrl,
    pooler: settings.pooler,
    dataDir: settings.dataDir,
    template: templateFor(settings),
    serviceKey: settings.serviceKey,
    purgeUrls: settings.purgeUrls,
    purgeUrlsFile: settings.purgeUrlsFile,
    redisUrl: settings.redisUrl,
    publicUrl: settings.publicUrl,
    files: settings.files,
    smtp: settings.smtp,
    viesUrl: settings.viesUrl,
    createPaymentProvider: (context) => settings.paymentProvider.create(context),
    businessCentral: settings.businessCentral,
    elfsquad: settings.elfsquad,
    nearestLocale: settings.nearestLocale,
    thirdParties: settings.thirdParties,
    metrics: settings.metrics,
    content: seed && 'content' in seed ? seed.content : undefined,
    seed: seed && 'products' in seed ? () => loadSeed(seed) : undefined,
    logger: { level: settings.logLevel, stream: process.stderr },
    say: (message) => process.stderr.write(`${message}\n`),
  });
  try {
    await listening(settings, (address) => backend.app.listen(address));
  } catch (error) {
    await backend.close();
    throw error;
  }
  // The one line for the program that started us; everything else goes to stderr.
  process.stdout.write(
    `${JSON.stringify({ ready: true, url: settings.publicUrl ?? listeningAddress(backend.app) })}\n`,
  );
  await stop;
  setTimeout(() => process.exit(1), closeWithin).unref();
  await backend.app.drain();
  await backend.close();
  await endTracing();
  process.exit(0);
}

async function tryPort(settings: BackendSettings): Promise<void> {
  const probe = createServer();
  await listening(settings, async (address) => {
    probe.listen(address);
    await once(probe, 'listening');
  });
  probe.close();
  await once(probe, 'close');
}

/** Returns the template of a first start: the prepared one for the demo; other data is filled in at the start. */
function templateFor({ seed }: BackendSettings): string | undefined {
  return seed && 'products' in seed && seed.products === undefined ? demoTemplate() : undefined;
}

async function loadSeed({ products }: { readonly products: number | undefined }): Promise<SeedData> {
  const { loadDemo } = await import('./content/load-demo.ts');
  const demo = await loadDemo();
  if (products === undefined) return demo;
  const { scaleSeed } = await import('./seed/scale-seed.ts');
  return scaleSeed(demo, products);
}

/** Listens. @throws {StartupError} with the reason when that is not possible. */
async function listening(
  { host, port }: BackendSettings,
  listen: (address: { readonly host: string; readonly port: number }) => Promise<unknown>,
): Promise<void> {
  try {
    await listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new StartupError(
        `Port ${port} of ${host} is taken.`,
        'Stop what listens there, or choose another one with PORT or --port.',
      );
    }
    if (code === 'EACCES')
      throw new StartupError(`Port ${port} of ${host} may not be used.`, 'Choose one above 1023 with PORT or --port.');
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartupError(`${host} is not an address of this machine.`, 'Correct HOST.');
    }
    throw error;
  }
}

/** Resolves when a signal, or the end of the process that started us, requests a stop. */
async function stopRequest({ child }: BackendSettings): Promise<void> {
  const requests = [once(process, 'SIGTERM'), once(process, 'SIGINT')];
  if (child) {
    if (process.connected) requests.push(once(process, 'disconnect'));
    // Without a channel the end of our standard input means the same.
    else {
      process.stdin.resume();
      requests.push(once(process.stdin, 'close'));
    }
  }
  await Promise.race(requests);
}

/** Returns the text of an error: one sentence for an operator's mistake, with a stack for a bug. */
function describe(error: unknown): string {
  if (error instanceof StartupError) return `${error.message}\n${error.help}`;
  if (error instanceof SeedError) return error.message;
  return `The backend failed to start, and the fault is ours:\n${error instanceof Error ? error.stack : String(error)}`;
}
