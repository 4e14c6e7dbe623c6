import type { SiteModel } from '#runtime/contracts/site.ts';

/**
 * Returns the addresses of a site while it runs on this machine, by locale: `http://fr-be.localhost:3000/fr`.
 *
 * @param site - Its locales and their path prefixes.
 * @param port - Where it listens.
 */
export function developmentAddresses(
  site: Pick<SiteModel, 'locales' | 'domains'>,
  port: number,
): Readonly<Record<string, string>> {
  return addressesBelow('localhost', site, port);
}

/** Returns the addresses of a site where all sites are served at once: `http://fr-be.acoustic.localhost:3000/fr`. */
export function siteAddresses(
  site: Pick<SiteModel, 'id' | 'locales' | 'domains'>,
  port: number,
): Readonly<Record<string, string>> {
  return addressesBelow(`${site.id}.localhost`, site, port);
}

function addressesBelow(parent: string, { locales, domains }: Pick<SiteModel, 'locales' | 'domains'>, port: number) {
  return Object.fromEntries(
    locales.map((locale) => [
      locale,
      `http://${locale.toLowerCase()}.${parent}:${port}${domains[locale]?.prefix || '/'}`,
    ]),
  );
}

/** A site that runs on this machine. */
export interface RunningSite {
  readonly id: string;
  readonly name: string;
  readonly port: number;
  /** URLs by locale. */
  readonly addresses: Readonly<Record<string, string>>;
  /** URL of the embedded backend's page of sent mails; absent with an external API. */
  readonly mails?: string | undefined;
  /** Whether changes are shown while it runs. */
  readonly isDeveloping: boolean;
}

/** Returns the message shown when a site is ready: its addresses, where to look, how to stop it, what to do next. */
export function renderWelcome({ id, name, port, addresses, mails, isDeveloping }: RunningSite): string {
  return [
    `${name} is ready at http://localhost:${port}`,
    `  languages  ${Object.values(addresses).join('  ')}`,
    ...(mails === undefined ? [] : [`  mails      ${mails} (an order sends two; shopgen backend order list)`]),
    '  stop       Ctrl+C',
    isDeveloping
      ? `  next       change a file of site-configs, locales or openapi: the page follows`
      : `  next       shopgen dev --site ${id} shows changes as you make them`,
  ].join('\n');
}
