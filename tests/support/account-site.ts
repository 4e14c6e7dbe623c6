import { demoSeed } from '#backend/seed/demo/demo-seed.ts';
import { startTestBackend, type TestBackend, testServiceKey } from './backend.ts';
import { projectRoot } from './command.ts';
import { mailsTo } from './customers.ts';
import { type Storefront, startStorefront } from './storefront.ts';

/** A site with accounts on a backend of its own, for tests that write. */
export interface AccountSite {
  readonly backend: TestBackend;
  readonly storefront: Storefront;
  /** Where browsers find it in a language: `http://nl-nl.localhost:4000`. */
  origin(locale: string): string;
  /** Waits for the latest mail to an address, and gives the address that it leads to. */
  linkMailedTo(email: string): Promise<string>;
  close(): Promise<void>;
}

/**
 * Starts a built site with accounts.
 *
 * @param folder - `dist/<site>`.
 */
export async function startAccountSite(folder: string): Promise<AccountSite> {
  const backend = await startTestBackend({ seed: demoSeed, pictures: `${projectRoot}backend/seed/pictures` });
  const storefront = await startStorefront({
    folder,
    apiUrl: await backend.listen(),
    // Each visitor comes from an address of their own: limits are for one.
    env: { SERVICE_KEY: testServiceKey, TRUST_PROXY: 'loopback' },
  });
  return {
    backend,
    storefront,
    origin: (locale) => `http://${locale.toLowerCase()}.localhost:${storefront.port}`,
    linkMailedTo: async (email) => {
      const mail = (await mailsTo(backend, email)).at(-1);
      const link = /https?:\/\/\S+token=[\w-]{43}/.exec(mail ?? '')?.[0];
      if (link === undefined) throw new Error(`No link was mailed to ${email}: ${mail}`);
      return link;
    },
    close: async () => {
      await storefront.stop();
      await backend.close();
    },
  };
}

let visitors = 0;

/** Headers of a visitor whom nobody has counted yet. */
export function fromElsewhere(): Record<string, string> {
  visitors += 1;
  return { 'x-forwarded-for': `10.1.${visitors >> 8}.${visitors & 255}` };
}
