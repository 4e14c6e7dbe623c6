import { isIPv6 } from 'node:net';
import type { CommandContext } from '#cli/terminal/command-context.ts';
import { getBackendDataDir, ownsData } from './embedded-backend.ts';
import { isPortFree } from './free-port.ts';
import type { ProcessGroup } from './process-group.ts';
import { provideBackend } from './provide-backend.ts';
import { readVariable } from './read-variable.ts';
import { storefrontsFile } from './register-storefront.ts';
import { startFailure } from './start-failure.ts';

/** The host and port that a storefront listens on. */
export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/**
 * Returns the URL by which this machine reaches a listener. One on all addresses is reached on the loopback address.
 */
export function ownUrl({ host, port }: ListenAddress): string {
  const name = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
}

const defaultPort = 3000;
const defaultHost = '127.0.0.1';

/**
 * Chooses the address to listen on: from the command line, else the environment, else port 3000 of this machine alone.
 *
 * @throws InputError when the port is taken, or none.
 */
export async function chooseAddress(wantedPort: number | undefined): Promise<ListenAddress> {
  const host = readVariable('HOST') ?? defaultHost;
  const port = wantedPort ?? Number(readVariable('PORT') ?? defaultPort);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw startFailure(`PORT is ${process.env.PORT}, which is no port.`, 'A port is a number from 1 to 65535.');
  }
  if (await isPortFree(host, port)) return { host, port };
  throw startFailure(`Port ${port} is taken.`, 'Name a free one with --port.');
}

/** The API and the environment variables of a storefront. */
export interface Environment {
  readonly productApiUrl: string;
  /** URL of the embedded backend's page of sent mails. */
  readonly mails?: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * Provides the API behind a storefront: the one the environment names, else the embedded backend, which joins the
 * group.
 *
 * @param storefront - Where the storefront will listen, so that the backend can tell it what has changed; absent for
 * one that keeps no pages.
 */
export async function provideApi(
  context: Pick<CommandContext, 'root' | 'say' | 'detail' | 'verbose'>,
  processes: ProcessGroup,
  storefront: ListenAddress | undefined,
): Promise<Environment> {
  const { root, detail, verbose } = context;
  const given = { LOG_LEVEL: verbose ? 'info' : 'warn', ...process.env };
  const productApiUrl = readVariable('PRODUCT_API_URL');
  // A generated key would be unknown to an external API.
  if (productApiUrl !== undefined) return { productApiUrl, env: given };
  const { url, serviceKey } = await provideBackend(context, processes, {
    // The embedded backend serves only this machine, wherever the storefront listens. A locale that was just added has
    // no data yet and is shown anyway. NODE_ENV may be set to production by an earlier build, but this backend is never
    // public.
    ...(ownsData()
      ? { PURGE_URLS_FILE: storefrontsFile(getBackendDataDir(root)) }
      : storefront && { PURGE_URLS: ownUrl(storefront) }),
    NEAREST_LOCALE: '1',
    THIRD_PARTIES: '1',
    ...given,
    HOST: defaultHost,
    NODE_ENV: 'development',
  });
  detail(`The backend is at ${url}`);
  return {
    productApiUrl: url,
    mails: `${url}/dev/mails`,
    env: {
      ...given,
      SERVICE_KEY: serviceKey,
      PAYMENT_HOSTS: paymentHosts(url),
      THIRD_PARTY_SANDBOX: `http://third-parties.localhost:${new URL(url).port}`,
    },
  };
}

/**
 * Returns the hosts of the payment page. The embedded backend serves the sandbox's page itself, which is another origin
 * for the storefront.
 */
function paymentHosts(backendUrl: string): string {
  return [readVariable('PAYMENT_HOSTS'), new URL(backendUrl).origin].filter((host) => host !== undefined).join(',');
}
