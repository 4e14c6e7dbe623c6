import path from 'node:path';
import { demoSeed } from '#tests/support/demo.ts';
import { startTestBackend, type TestBackend, type TestBackendOptions, testServiceKey } from './backend.ts';
import { behindProxy } from './behind-proxy.ts';
import { projectRoot } from './command.ts';
import { mailsTo } from './customers.ts';
import { sharedBackend, sharedStorefront } from './shared-sites.ts';
import { type Storefront, startStorefront } from './storefront.ts';

/** Sites of the demo data on a backend that tests write to. */
export interface RequestSites<Name extends string> {
  readonly backend: TestBackend;
  readonly storefronts: Readonly<Record<Name, Storefront>>;
  /** Origin of a site's locale: `http://nl-nl.localhost:4000`. */
  origin(site: Name, locale: string): string;
  /** Returns the latest mail to an address. */
  mailTo(email: string): Promise<string>;
  close(): Promise<void>;
}

/** External services and clock of the sites' backend. */
export type RequestSitesOptions = Pick<TestBackendOptions, 'viesUrl' | 'clock'>;

/**
 * Starts built sites: those that the worker's tests share, or, with options, some for the caller alone.
 *
 * @param distFolder - Holds them, each by its name.
 */
export async function startRequestSites<Name extends string>(
  distFolder: string,
  names: readonly Name[],
  options?: RequestSitesOptions,
): Promise<RequestSites<Name>> {
  const data = { seed: demoSeed, pictures: `${projectRoot}content/images` };
  const { backend, apiUrl } = options ? await startAlone({ ...data, ...options }) : await sharedBackend('demo', data);
  const start = options ? startStorefront : sharedStorefront;
  const started = await Promise.all(
    names.map(async (name) => {
      const env = { ...(await behindProxy(name)), SERVICE_KEY: testServiceKey, PAYMENT_HOSTS: apiUrl };
      return [name, await start({ folder: path.join(distFolder, name), apiUrl, env })] as const;
    }),
  );
  const storefronts = Object.fromEntries(started) as Record<Name, Storefront>;
  return {
    backend,
    storefronts,
    origin: (site, locale) => `http://${locale.toLowerCase()}.localhost:${storefronts[site].port}`,
    mailTo: async (email) => {
      const mail = (await mailsTo(backend, email)).at(-1);
      if (mail === undefined) throw new Error(`Nothing was mailed to ${email}`);
      return mail;
    },
    close: async () => {
      if (!options) return;
      await Promise.all(started.map(([, storefront]) => storefront.stop()));
      await backend.close();
    },
  };
}

async function startAlone(options: TestBackendOptions): Promise<{ backend: TestBackend; apiUrl: string }> {
  const backend = await startTestBackend(options);
  return { backend, apiUrl: await backend.listen() };
}
