import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CommandContext, Outcome } from '#cli/commands/command.ts';
import { loadSite } from '#cli/config/load-site.ts';
import { errorAt } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { packageRoot } from '#cli/package-root.ts';
import { type ChildProgram, startChild } from './child-program.ts';
import { dataDirOf, startBackend } from './embedded-backend.ts';
import { isPortFree } from './free-port.ts';
import { keepSessionSecret } from './session-secret.ts';
import { developmentAddresses, renderAddresses } from './site-addresses.ts';
import { waitUntilReady } from './wait-until-ready.ts';

const defaultPort = 3000;
const defaultHost = '127.0.0.1';

const failed = (message: string, help?: string): InputError =>
  new InputError([errorAt('start.failed', undefined, message, help)]);

/** Runs programs side by side: when one ends by itself, or a person stops us, all end, the last started first. */
function createCrew(stopped: AbortSignal) {
  const members: { name: string; program: ChildProgram }[] = [];
  const ended = new AbortController();
  stopped.addEventListener('abort', () => ended.abort(), { once: true });
  return {
    /** Aborted when it is over, for whatever reason. */
    over: ended.signal,
    add(name: string, program: ChildProgram): void {
      members.push({ name, program });
      const end = (reason: string): void =>
        ended.abort(failed(`${name} ended by itself (${reason}).`, program.lastWords() || undefined));
      program.exited.then(
        ({ code, signal }) => end(signal === null ? `exit code ${code}` : signal),
        (error: unknown) => end(String(error)),
      );
    },
    async stop(): Promise<void> {
      for (const { program } of members.toReversed()) await program.stop();
    },
  };
}

function chooseAddress(port: number | undefined): { host: string; port: number } {
  return { host: process.env.HOST ?? defaultHost, port: port ?? Number(process.env.PORT ?? defaultPort) };
}

/**
 * `shopgen start`: serves what `build` built, with the embedded backend beside it unless the environment names another.
 * Ends when a person stops it.
 */
export async function startSite(context: CommandContext, id: string, wantedPort: number | undefined): Promise<Outcome> {
  const { root, say, detail } = context;
  const { model: site } = await loadSite(root, id);
  const server = path.join(root, 'dist', id, 'server.js');
  if (!existsSync(server)) {
    const how = `Build it first: shopgen build --site ${id}`;
    throw new InputError([errorAt('start.not-built', undefined, `Site ${id} is not built.`, how)]);
  }
  const { host, port } = chooseAddress(wantedPort);
  if (!(await isPortFree(host, port))) throw failed(`Port ${port} is taken.`, 'Name a free one with --port.');

  const stopped = context.untilStopped();
  const crew = createCrew(stopped);
  const serviceKey = process.env.SERVICE_KEY ?? randomBytes(32).toString('base64url');
  const shared = { LOG_LEVEL: context.verbose ? 'info' : 'warn', ...process.env, SERVICE_KEY: serviceKey };
  try {
    let productApiUrl = process.env.PRODUCT_API_URL;
    if (productApiUrl === undefined) {
      say('Starting the embedded backend (the first start seeds its data) …');
      const env = { PURGE_URLS: `http://${host}:${port}`, ...shared };
      const backend = await startBackend({ packageRoot, root, env, onLine: say, signal: stopped });
      crew.add('The backend', backend);
      productApiUrl = backend.url;
      detail(`Backend at ${backend.url}`);
    }
    const storefront = startChild({
      file: server,
      env: {
        ...shared,
        HOST: host,
        PORT: String(port),
        PRODUCT_API_URL: productApiUrl,
        SESSION_SECRET: process.env.SESSION_SECRET ?? (await keepSessionSecret(dataDirOf(root))),
      },
      onStdout: say,
      onStderr: say,
    });
    crew.add('The storefront', storefront);
    await waitUntilReady(`http://${host}:${port}/readyz`, crew.over);
    say(renderAddresses(site.siteName, developmentAddresses(site, port), port));
    await new Promise<void>((resolve) => crew.over.addEventListener('abort', () => resolve(), { once: true }));
  } catch (error) {
    if (!stopped.aborted) throw error;
  } finally {
    await crew.stop();
  }
  if (crew.over.reason instanceof InputError && !stopped.aborted) throw crew.over.reason;
  return {};
}
