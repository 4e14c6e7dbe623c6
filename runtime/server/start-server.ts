import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { startTracing } from '#runtime/serving/trace/tracer.ts';
import { createServer } from './create-server.ts';
import { EnvironmentError, parseEnvironment } from './environment.ts';
import { stopOnSignals } from './stop-on-signals.ts';
import type { StorefrontDefinition } from './storefront-definition.ts';

/** Min. characters of a secret, in hexadecimal or a larger alphabet. */
const secretLength = 32;

/** Paths of the built server's files. */
export interface BuiltFiles {
  /** Absolute path of the folder of the client build. */
  readonly clientDir: string;
  /** Absolute path of the folder with what draws images. */
  readonly imageDir: string;
  /** Absolute paths of the modules that a build is: the code, and the data of the site with the names of its files. */
  readonly programs: readonly string[];
}

/**
 * Runs a built storefront: reads the environment, listens, and reports it on standard output in one line of JSON
 * (`{"ready":true,…}`). Errors that a person has to fix go to standard error, with exit code 1.
 */
export async function startServer(
  definition: StorefrontDefinition,
  { clientDir, imageDir, programs }: BuiltFiles,
): Promise<void> {
  try {
    const environment = parseEnvironment(process.env, definition.site.locales);
    const { host, port, logLevel, redisUrl, pageCacheBytes, pageFreshMs, ...storefront } = environment;
    const endTracing = startTracing(process.env, 'shopgen-storefront', { 'shopgen.site': definition.site.id });
    const server = await createServer({
      ...storefront,
      definition: () => definition,
      clientDir,
      imageDir,
      logger: { level: logLevel },
      caches: {
        bytes: pageCacheBytes,
        freshMs: pageFreshMs,
        ...(redisUrl !== undefined && { redis: { url: redisUrl, build: await nameBuild(programs) } }),
      },
    });
    if (environment.sessionSecret.length < secretLength) {
      server.log.warn(`SESSION_SECRET has fewer than ${secretLength} characters and could be guessed`);
    }
    server.addHook('onClose', endTracing);
    stopOnSignals(server);
    await server.listen({ host, port });
    const listening = server.server.address();
    const ready = {
      ready: true,
      site: definition.site.id,
      url: getUrl(host, typeof listening === 'object' ? (listening?.port ?? port) : port),
    };
    process.stdout.write(`${JSON.stringify(ready)}\n`);
  } catch (error) {
    const message = messageForPeople(error);
    if (message === undefined) throw error;
    process.stderr.write(`${message}\n`);
    process.exitCode = 1;
  }
}

/** Returns the name of the running build, from its bytes: the same on every server of one build. */
async function nameBuild(programs: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const program of programs) hash.update(await readFile(program));
  return hash.digest('base64url').slice(0, 16);
}

function getUrl(host: string, port: number): string {
  const name = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/**
 * Returns the message for an error that a person can fix; `undefined` for a bug of ours, which keeps its stack trace.
 */
function messageForPeople(error: unknown): string | undefined {
  if (error instanceof EnvironmentError) return error.message;
  if (!isSystemError(error)) return undefined;
  const address = `${error.address ?? error.hostname ?? 'an address'}${error.port === undefined ? '' : `:${error.port}`}`;
  switch (error.code) {
    case 'EADDRINUSE':
      return `Another program already listens on ${address}. Stop it, or choose another port: PORT=3010`;
    case 'EACCES':
      return `This user may not listen on ${address}. Choose a port above 1023: PORT=3000`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST names ${address}, which is no address of this machine. HOST=0.0.0.0 listens on all of them.`;
    default:
      return undefined;
  }
}

interface ListenError extends NodeJS.ErrnoException {
  readonly address?: string;
  /** Set instead of an address if a name could not be resolved. */
  readonly hostname?: string;
  readonly port?: number;
}

const isSystemError = (error: unknown): error is ListenError => error instanceof Error && 'syscall' in error;
